### What the command line's refusals say in French (src/ridotto/refusal.py). Nothing but { $fact } may be used
### here: these sentences are read where Fluent is not installed.

## The command line

bad-arguments = { $reason } ; voir : { $command } --help
needs-extra = il faut l’extra { $extra } ; installe-le avec : pip install "ridotto[{ $extra }]"
cannot-go-on = impossible de continuer : { $reason }
not-whole = « { $text } » n’est pas un nombre entier
too-many-digits = { $text } a trop de chiffres
turns-out-of-range = { $number } n’est pas compris entre 0 (sans limite) et { $most }
games-out-of-range = { $number } n’est pas compris entre 1 et { $most }
threads-out-of-range = { $number } n’est pas compris entre 1 et { $most }, et n’est pas 0 (tous les cœurs)
not-seconds = « { $text } » n’est pas un nombre de secondes
seconds-out-of-range = { $text } n’est pas compris entre 0 et { $most } secondes
milliseconds-out-of-range = { $number } n’est pas un nombre de millisecondes de 1 à { $most }
not-minutes = « { $text } » n’est pas un nombre de minutes supérieur à 0
not-a-seed = « { $text } » n’est pas un nombre entier, décimal ou hexadécimal
seed-out-of-range = une graine a au plus { $bits } bits et n’est pas négative
number-below-zero = « { $text } » n’est pas un nombre à partir de 0
bad-review-budget = « { $text } » n’est pas un budget ; un budget est { $names }, ou un nombre au-dessus de 0 et jusqu’à { $most }

## Files

cannot-read = impossible de lire { $file } : { $reason }
cannot-write = impossible d’écrire { $file } : { $reason }
not-utf8 = { $file } n’est pas du texte UTF-8 (octet { $byte }) ; enregistre-le en UTF-8
save-exists = { $file } existe déjà ; choisis un autre nom avec --save
save-no-directory = le dossier { $directory } où enregistrer n’existe pas ; crée-le d’abord
save-not-writable = on ne peut pas écrire dans { $directory } ; choisis un autre endroit avec --save
cannot-save = impossible d’enregistrer la partie dans { $file } : { $reason }
target-ending = « { $file } » ne dit pas quoi écrire ; termine son nom par { $endings }
target-is-directory = { $file } est un dossier ; indique un fichier à l’intérieur
target-no-directory = le dossier { $directory } où écrire n’existe pas ; crée-le d’abord
target-not-writable = on ne peut pas écrire dans { $directory } ; choisis un autre endroit

## Tables and seats

no-seat = il n’y a pas de place « { $seat } » à une table de { $players } ; les places vont de A à { $last }, ou de 1 à { $players }
option-of-other-game = { $option } est d’un autre jeu ({ $other }), et ici c’est { $title } ; retire cette option
names-and-players = il y a { $names } noms pour { $players } places
no-turn-limit = { $title } n’a pas de limite de tours ; retire --max-turns
spectator-with-seat = quand on regarde, on n’a pas de place ; retire --seat ou --watch
spectator-with-hint = quand on regarde, on n’a rien à décider ; retire --hint ou --watch
no-hints = il n’y a pas de conseils pour { $title } ; retire --hint
resume-without-seat = une partie enregistrée ne sait pas quelle place était la tienne ; indique-la avec --seat, ou choisis --watch
resume-settled = dans une partie enregistrée, { $option } est déjà fixé ; retire cette option
resume-over = la partie de { $file } est finie ; regarde-la avec : ridotto replay { $file }

## Many games

no-simulation = { $title } ne peut pas être simulé ; son paquet n’a pas de simulation
long-seed = une graine pour beaucoup de parties a au plus { $bits } bits ; prends-en une plus petite
too-few-games = { $games } parties ne disent rien d’un jeu de masques ; joues-en au moins { $least }
too-many-among = --among a de la place pour { $room } bots à une table de { $players } ; indiques-en moins
odd-and-among = une place contre toutes les autres demande à la fois --odd et --among
odd-or-bots = --bots jouent entre eux, et --odd joue au milieu de --among ; choisis l’un des deux
rollouts-or-cpu-time = --rollouts et --cpu-time disent tous deux combien de temps un bot calcule ; choisis l’un des deux
same-bot = le même bot est cité deux fois ; cite chacun une fois
one-bot = un bot seul n’a pas d’adversaire ; cites-en deux ou plus
no-tempers = on ne peut tirer au sort aucun tempérament pour { $title }
no-rollouts = { $bot } ne calcule pas ; retire --rollouts
rounds-without-learn = --rounds compte des tours d’entraînement ; indique aussi un dossier avec --learn
no-learning-among = aucun réseau ne peut apprendre parmi { $bot } ; il faut un bot qui répond aussitôt et tourne en code machine
cannot-use = impossible d’utiliser { $file } : { $reason }
worker-died = un processus s’est arrêté au milieu d’une partie ; réessaie, avec moins de --threads

## Servers

no-such-table = il n’y a pas de table { $code } dans ces données ; la liste : ridotto admin tables
no-such-ban = { $who } n’a pas d’interdiction ; la liste des interdictions : ridotto admin bans
no-admin-code = indique la table : ridotto admin { $what } CODE
not-to-ban = « { $who } » n’est ni une adresse ni l’identifiant d’une personne ; voir : ridotto admin reports
bad-ban-hours = une interdiction dure plus de 0 et au plus 87600 heures ; change --hours
no-store = le fichier { $file } n’existe pas ; indique où sont les données avec --store
not-an-address = « { $address } » n’est pas une adresse ; elle ressemble à http://192.168.1.20:8080/t/ABC123
only-for-new-table = { $option } est pour une nouvelle table ; retire cette option, ou le code de la table
bad-agreement = on ne peut pas ouvrir une table ainsi ({ $reason }) ; change les options
no-name = on ne peut pas entrer sans nom ; indique-le avec --name
cannot-save-identity = impossible d’enregistrer ton identité dans { $file } : { $reason }
identity-damaged = { $file } est abîmé ; supprime-le et entre de nouveau
proof-is-saved-game = { $file } est une partie enregistrée, qui n’a pas de sceau ; regarde-la avec : ridotto replay { $file }
not-a-proof = { $file } n’est pas la preuve d’une partie, ou il est tronqué : { $reason }
