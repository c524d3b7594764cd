### What environments refuse, in English (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Tables

header-and-settings = a table is either a header or a game with settings; leave out one of the two
not-compiled = this table cannot be compiled: { $reason }
not-observable = { $title } has no observations, so there are no environments for it; there are some for: { $games }
bad-count = { $what } has to be a whole number from { $least } to { $most }, not { $value }
too-many-tables = { $tables } tables need { $need } GB of memory and { $free } GB are free; at most { $most } tables fit
bad-array = the array { $array } needs the shape { $shape } and the type { $type }, and has to be contiguous and writable, not { $given }
no-arrays = arrays are given by name, as new_arrays() returns them, not { $given }
saved-by-another = these tables were saved by another version of Ridotto ({ $release }); load them with that one, or set new tables

## Players

bad-seats = seats are a list with a name for each seat, or a list of such lists, not { $seats }
too-many-seats = there are { $seats } names of seats for { $players } players
no-learner = at least one seat has to be { $learner }
not-one-learner = exactly one seat has to be { $learner } here, and in these seats it is not so
bot-not-compiled = the bot { $bot } cannot play at compiled tables; those that can are: { $bots }
no-agent = there is no agent { $agent }; the agents are: { $agents }

## Steps

bad-seed = a seed is a whole number from 0 to 2^{ $bits } - 1, not { $seed }
not-reset = nothing has been dealt yet; call { $method } first
no-action-of = a step needs the action of { $agent }, who decides, by the name of the agent; not { $given }
game-over = the game is over; call { $method } for another one
no-reset-mask = all tables are dealt anew together, and none alone; leave out reset_mask
bad-actions = a step needs one whole number for each of the { $tables } tables, not { $given }
bad-action = an action is a whole number, not { $action }
masked-action = action { $action } is masked at table { $table }, where player { $player } decides; choose one whose mask is 1
masked-move = action { $action } is masked now; choose one whose mask is 1
illegal-action = action { $action } is not legal now; choose one of legal_actions()
bad-render-mode = there is no render mode { $mode }; those that exist are: { $modes }
no-environment = there is no environment { $name }: { $reason }
unnamed-environment = name what makes the environment as module:function, not as { $name }
environment-not-made = the environment cannot be made: { $reason }
not-an-environment = { $made } is neither an environment of PettingZoo (AEC) nor one of Gymnasium
no-chance-node = chance decides nothing here; ask chance_outcomes() where is_chance_node() is true
no-observer-parameter = an observer has one parameter, { $known }; leave out { $parameters }
no-observer-of-all = there are observations of one player and of what is public, and none of all players
not-the-decider = player { $player } does not decide here, so nothing is sampled for them
no-library = there are no environments for { $library }; there are some for: { $libraries }
