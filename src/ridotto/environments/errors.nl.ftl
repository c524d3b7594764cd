### Wat omgevingen weigeren, in het Nederlands (src/ridotto/refusal.py). Hier mag alleen { $fact } worden gebruikt.

## Tafels

header-and-settings = een tafel is een kop of een spel met instellingen; laat een van beide weg
not-compiled = deze tafel kan niet worden gecompileerd: { $reason }
not-observable = { $title } heeft geen waarnemingen en dus geen omgevingen; die zijn er voor: { $games }
bad-count = { $what } moet een geheel getal van { $least } tot en met { $most } zijn, niet { $value }
too-many-tables = { $tables } tafels hebben { $need } GB geheugen nodig en er is { $free } GB vrij; er passen er hoogstens { $most }
bad-array = de array { $array } moet de vorm { $shape } en het type { $type } hebben, aaneengesloten en beschrijfbaar zijn, niet { $given }
no-arrays = arrays worden bij naam gegeven, zoals new_arrays() ze teruggeeft, niet { $given }
saved-by-another = deze tafels zijn door een andere versie van Ridotto opgeslagen ({ $release }); laad ze daarmee, of zet nieuwe tafels klaar

## Spelers

bad-seats = plaatsen zijn een lijst met een naam voor elke plaats, of een lijst van zulke lijsten, niet { $seats }
too-many-seats = er zijn { $seats } namen van plaatsen voor { $players } spelers
no-learner = minstens één plaats moet { $learner } heten
not-one-learner = precies één plaats moet hier { $learner } heten, en bij deze plaatsen is dat niet zo
bot-not-compiled = de bot { $bot } kan niet aan gecompileerde tafels spelen; deze kunnen het: { $bots }
no-agent = er is geen agent { $agent }; de agenten zijn: { $agents }

## Stappen

bad-seed = een seed is een geheel getal van 0 tot 2^{ $bits } − 1, niet { $seed }
not-reset = er is nog niets gedeeld; roep eerst { $method } aan
no-action-of = een stap heeft de actie nodig van { $agent }, die beslist, onder de naam van de agent, niet { $given }
game-over = het spel is afgelopen; roep { $method } aan voor een nieuw
no-reset-mask = aan alle tafels wordt tegelijk opnieuw gedeeld, en aan geen alleen; laat reset_mask weg
bad-actions = een stap heeft één geheel getal nodig voor elk van de { $tables } tafels, niet { $given }
bad-action = een actie is een geheel getal, niet { $action }
masked-action = actie { $action } is gemaskeerd aan tafel { $table }, waar speler { $player } beslist; kies er een waarvan het masker 1 is
masked-move = actie { $action } is nu gemaskeerd; kies er een waarvan het masker 1 is
illegal-action = actie { $action } mag nu niet; kies er een uit legal_actions()
bad-render-mode = er is geen tekenwijze { $mode }; deze zijn er: { $modes }
no-environment = er is geen omgeving { $name }: { $reason }
unnamed-environment = noem wat de omgeving maakt als module:functie, niet als { $name }
environment-not-made = de omgeving kan niet worden gemaakt: { $reason }
not-an-environment = { $made } is geen omgeving van PettingZoo (AEC) en ook niet van Gymnasium
no-chance-node = hier beslist het toeval niets; vraag chance_outcomes() waar is_chance_node() waar is
no-observer-parameter = een waarnemer heeft één parameter, { $known }; laat { $parameters } weg
no-observer-of-all = er zijn waarnemingen van één speler en van wat openbaar is, en geen van alle spelers
not-the-decider = speler { $player } beslist hier niet, dus er wordt niets voor getrokken
no-library = er zijn geen omgevingen voor { $library }; wel voor: { $libraries }
