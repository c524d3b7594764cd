### What Mascarade's refusals say in English (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Moves

not-a-move-number = { $move } is not a move; moves are numbered from 0 to { $last }
no-seat = there is no seat { $seat } at a table for { $players }
no-place = there is no place { $place } at this table
no-hand = there is no hand { $hand } at this table
no-mask-number = there is no mask { $mask } in this game
opening-swap = this is one of the opening swaps, so { $who } has to swap or pretend (M10)
must-swap = { $who } revealed a card in the turn before and has to swap or pretend (M15)
no-announce = { $who } revealed a card in the turn before and may only look or swap (M15)
has-to-turn = { $who } has to take a turn; choose from { $options }
has-to-answer = { $who } has to answer; choose from { $options }
has-to-seats = { $who } has to choose a player; choose from { $options }
has-to-places = { $who } has to choose a card; choose from { $options }
has-to-how = { $who } has to swap or pretend; choose from { $options }
has-to-naming = { $who } has to name a mask; choose from { $options }

## Saved games

record-too-many-effects = { $mask } has more than { $most } effects
record-no-such-edition = edition { $edition } with { $players } players does not exist
record-cards-do-not-fit = { $cards } cards do not fit { $players } players
record-unknown-masks = the cards name masks that are not in the game
record-same-mask = two masks have the same name; give one of them another
record-unused-mask = { $mask } is listed, but none of the cards has it

## Sets

no-edition = there is no edition { $edition }; choose 1 or 2
wrong-number-of-players = edition { $edition } is for { $least } to { $most } players, not { $players }; change the number
masks-not-readable = a set is a list of masks, not { $value }
no-scenario = edition { $edition } has no scenario '{ $scenario }'; it has: { $scenarios }
no-mask = edition { $edition } has no mask '{ $mask }'; see them with: ridotto masks
no-mask-but = edition { $edition } has no mask '{ $mask }'; did you mean { $near }?
other-edition = M50: { $mask } belongs to edition { $other } and the editions are not mixed; leave it out or play edition { $other }
same-mask-name = M55: two different masks are named { $mask }; rename one of them
no-room = M50: { $mask } has no place in this set; name all masks yourself with --masks
scenario-and-masks = choose a scenario or name the masks, not both
masks-named-twice = name the masks once, with --masks or without it
own-mask-not-named = { $mask } is not among the --masks; add it there or leave its --mask out
own-masks-same-name = two masks of your own are named { $mask }; rename one
deal-and-masks = the deal and the masks are not the same cards; give one of them
bad-set = { $problems }
set-problem = { $rule }: { $problem }

set-no-court = no mask collects the court; add the { $mask }
set-too-few-cards = { $players } players need { $wanted }, not { $cards }; add { $short }
set-too-many-cards = { $players } players need { $wanted }, not { $cards }; remove { $over }
set-exactly = { $n } cards
set-between = { $least } to { $most } cards
set-too-few-bank = at least a third of the cards must carry the bank symbol, and { $banking } of { $cards } do; replace { $missing } with masks that draw on the bank
set-much-bank = { $banking } of { $cards } cards carry the bank symbol, more than half; expect a short game
set-alone = one { $mask } alone makes no sense; add a second one or leave it out
set-too-few-players = the { $mask } needs { $least } players or more, not { $players }; replace it
set-too-many-copies = there are { $copies } × { $mask }, not { $cards }; remove { $over }
set-mixed = the { $mask } is not of edition { $edition } and the editions are not mixed; replace it

## Sets to compare

sets-one-named = one set cannot be compared; name two, or a .toml file with several
sets-named-twice = a set is named twice; name each once
sets-not-readable = { $file } is not a file of sets: { $reason }; see docs/lab.md
sets-scenario-or-masks = { $file }: the set { $set } needs either a scenario or masks
sets-none = { $file } has 0 sets; name at least two
sets-only-one = { $file } has 1 set; name at least two
sets-mask-not-readable = cannot read the mask { $mask }; name a TOML file beside the sets

## Mask files

mask-not-text = { $file }: a mask is read from text, not from { $value }
mask-too-long = { $file }: a mask is a few lines, and this has { $characters } characters; shorten it
mask-bad-toml = { $file }, line { $line }: { $reason }; correct the TOML there
mask-bad-toml-end = { $file }, end of file: { $reason }; correct the TOML there
mask-too-many-dots = { $file }: a mask has at most { $most } dots; its keys need none
mask-too-deep = { $file }: its lists are nested too deeply; a power is one list
mask-at-line = { $file }, line { $line }: { $reason }
mask-no-such-setting = there is no setting '{ $setting }'; the settings are: { $settings }
mask-no-name = a mask needs a name; write name = "Smuggler"
mask-name-too-long = a name has at most { $most } characters, not { $characters }; shorten it
mask-name-characters = a name may contain only letters, digits, spaces, ' and -; choose another name
mask-name-printed = there is a printed mask named { $name } already; choose another name
mask-no-power = a mask needs a power; write power = ["gain(2)"]
mask-too-many-effects = a power has at most { $most } effects, not { $effects }
mask-effect-not-quoted = an effect is written in quotes, like "gain(2)", not { $effect }
mask-bad-number = { $setting } is a whole number from { $least } to { $most }, not { $number }

## Links

link-too-long = a link has at most { $most } characters, not { $characters }; leave masks out, or send a file
link-without-mask = there is no mask in this link; copy the whole link
link-other-version = this link is of version { $version } and cannot be read here; update Ridotto, or ask for the mask as a file
link-damaged = this link is incomplete or damaged; copy the whole link again

## Effects

effect-no-verb = there is no verb '{ $verb }'; the verbs are: { $verbs }
effect-no-brackets = '{ $effect }' needs brackets, like { $verb }(1, another)
effect-wrong-count = '{ $effect }' has the wrong number of words; { $usage }
effect-usage = write { $verb }({ $words })
effect-wrong-word = '{ $word }' is neither a number nor one of: { $words }
effect-wrong-whom = { $verb } does not go with { $whom }; it goes with: { $whoms }
effect-needs-number = { $verb } needs a number of coins from 1 to { $most }, not { $n }
