### What a Refusal says in French (src/ridotto/refusal.py). Nothing but { $fact } may be used here: these
### sentences are read where Fluent is not installed.

## Moves

no-such-move = « { $text } » n’est pas un coup à cette table ; les coups ressemblent à : { $examples }
move-not-readable = un coup est un nombre entier ou un texte, pas { $move }
move-not-allowed = « { $move } » n’est pas permis : { $reason }
some-moves = { $moves } et { $more } de plus
move-in-record = coup { $number } : { $reason }
has-to-choose = { $who } doit choisir parmi { $options }
game-over = la partie est finie ; il n’y a plus rien à décider
not-your-decision = c’est à { $decider } de décider, pas à { $player } ; attends
no-player = il n’y a pas de numéro { $player } à une table de { $players } ; on compte à partir de 0
no-event = les événements sont numérotés à partir de 0 ; { $number } n’en est pas un numéro
truth-too-early = les secrets d’une partie ne se montrent qu’à la fin ; demande plutôt ce qu’on a vu d’une place
story-too-early = le récit d’une partie n’existe qu’à la fin ; demande plutôt ce qu’on a vu d’une place

## Saved games

record-not-a-game = { $file } n’est pas une partie enregistrée, ou il est tronqué : { $reason }
record-not-bytes = une partie enregistrée se lit dans des octets, pas dans { $value }
not-a-record = on ne peut rejouer qu’un enregistrement, pas { $value } ; lis-en un avec read_record
not-a-game = on ne peut enregistrer qu’une partie, pas { $value }
record-not-ours = { $file } n’est pas une partie de Ridotto mais « { $format } »
record-other-version = { $file } a la version { $version } du format et ce programme lit jusqu’à { $ours } ; mets Ridotto à jour ou utilise la version qui l’a écrit
record-damaged = { $file } est abîmé : { $reason }
record-cannot-be-replayed = { $file } ne peut pas être rejoué : { $reason }
record-events-disagree = { $file } : ses coups et ses événements ne concordent plus à partir de l’événement { $event } ; ne t’y fie pas
record-result-disagrees = { $file } : ses coups ne mènent pas à son résultat ; ne t’y fie pas
record-checksum-wrong = { $file } est abîmé : sa somme de contrôle est fausse ; utilise une autre copie
record-other-rules = cette partie suit la version { $version } des règles et ce programme connaît la version { $ours } ; lis-la avec la version qui l’a écrite
record-no-seat = il n’y a pas de place { $seat } à une table de { $players } ; les places vont de 0 à { $last }
record-bad-seed = la graine « { $seed } » n’est pas un nombre hexadécimal d’au plus { $bits } bits
bad-name = « { $name } » n’est pas un nom ; un nom a de 1 à { $most } caractères visibles
name-not-text = un nom est un texte, pas { $name } ; donne un nom à chaque personne
wrong-number-of-players = { $title } se joue de { $least } à { $most }, pas à { $players } ; change le nombre
same-name = deux personnes ont le même nom ; donne un autre nom à l’une d’elles

## Tables

bad-argument = on ne peut pas préparer une table ainsi : { $argument } ne peut pas être { $value } ; il faut { $type }
players-not-readable = indique combien vous êtes ou une liste de noms, pas { $value }
not-a-header = une partie commence par un en-tête, pas par { $value } ; commences-en une avec Game
no-game = il n’y a pas de jeu « { $game } » ; les jeux sont : { $games }
game-without-words = le jeu « { $game } » n’a pas de mots ; montre ses événements et ses coups en nombres
bad-seed = une graine est un nombre entier de 0 à 2^{ $bits } − 1, pas { $seed } ; choisis-en une autre
table-impossible = on ne peut pas préparer une table ainsi : { $reason }

## Bots and languages

no-bot = il n’y a pas de bot « { $bot } » pour ce jeu ; les bots sont : { $bots }
no-bot-but = il n’y a pas de bot « { $bot } » pour ce jeu ; voulais-tu dire { $near } ?
not-a-network = { $file } n’est pas un réseau ; indiquez un fichier écrit par ridotto train
other-network-version = { $file } est un réseau d’une autre version ; entraînez-le à nouveau avec celle-ci
network-of-another-game = { $file } est un réseau pour { $other }, et on joue à { $game }
broken-network = { $file } est abîmé : il ne contient pas les nombres d’un réseau
bots-not-readable = donne à la table une liste de bots, chacun de find_bot ou d’une classe à toi, pas { $value }
bad-budget = un bot cherche pendant un temps ou un nombre de parties d’essai, pas pendant { $value } ; donne-lui un Budget
bot-not-loaded = le bot « { $bot } » est installé mais ne peut pas être chargé : { $reason }
bot-illegal-move = le bot { $bot } a joué un coup interdit comme { $player } : { $reason } ; corrige le bot ou choisis-en un autre
bots-not-on-cluster = tous ceux de { $bots } ne jouent pas sur un cluster ; retire --ray
bot-only-alone = « { $bot } » joue à toutes les places ou à aucune ; cite seulement ce bot
no-language = il n’y a pas de langue « { $language } » ; les langues sont : { $languages }

## Errors of the system and of parsers

os-no-file = ce fichier ou dossier n’existe pas
os-denied = accès refusé
os-is-directory = c’est un dossier
os-not-directory = ce n’est pas un dossier
os-exists = cela existe déjà
os-no-space = il n’y a plus de place sur le disque
os-read-only = le disque est en lecture seule
os-long-name = le nom est trop long
os-loop = les liens tournent en rond
os-many-files = trop de fichiers sont ouverts
os-disk = le disque signale une erreur
os-refused = aucun serveur n’écoute à cet endroit
os-cut-off = la connexion a été coupée
os-too-slow = cela a pris trop de temps
os-unreachable = le réseau n’y mène pas
system-says = le système dit : { $reason }
net-no-host = ce nom est introuvable
net-certificate = son certificat n’est pas fiable
net-no-tls = aucune connexion sécurisée n’a pu être établie
net-too-slow = cela a pris trop de temps
net-cut-off = la connexion a été coupée
net-no-http = la réponse n’est pas celle d’un serveur web
net-bad-address = ce n’est pas une adresse
server-says = la réponse est : { $reason }
toml-same-key = la même clé s’y trouve deux fois
toml-no-equals = il manque un = après la clé
toml-open-table = il manque un ] après le nom d’une table
toml-more-on-line = autre chose suit la valeur sur la même ligne
toml-open-text = un texte n’est pas fermé par un guillemet
toml-bad-character = le caractère { $character } n’a rien à faire là
toml-bad-key = une clé devrait commencer ici ; les clés ont des lettres et des chiffres
toml-bad-value = la valeur est illisible ; les textes se mettent entre guillemets
toml-bad-date = cette date ou cette heure n’existe pas
toml-open-list = une liste n’est pas fermée par ]
toml-open-braces = une table entre accolades n’est pas fermée
toml-bad-escape = après un \ dans un texte, il faut autre chose
toml-other = ce n’est pas du TOML ({ $reason })
data-cut-off = les données s’arrêtent trop tôt
data-not-json = ce n’est pas du JSON (octet { $byte })
data-not-utf8 = ce n’est pas un texte en UTF-8
data-too-deep = l’imbrication est trop profonde
data-missing = il manque le champ { $field }
data-unknown = il n’y a pas de champ { $field }
data-no-such-value = la valeur { $value } n’est pas possible
data-wrong-type = il faudrait { $wanted }, et il y a { $found }
data-other-type = il faudrait { $wanted }
data-type-int = un nombre entier
data-type-float = un nombre
data-type-str = un texte
data-type-bool = vrai ou faux
data-type-array = une liste
data-type-object = un objet avec des champs
data-type-null = une valeur vide
data-too-small = le nombre est inférieur à { $least }
data-too-large = le nombre est supérieur à { $most }
data-short-text = le texte est trop court ; nombre minimal de caractères : { $least }
data-long-text = le texte est trop long ; nombre maximal de caractères : { $most }
data-short-list = la liste est trop courte ; nombre minimal d’éléments : { $least }
data-long-list = la liste est trop longue ; nombre maximal d’éléments : { $most }
data-other-length = le nombre d’éléments de la liste n’est pas { $length }
data-other-form = le texte n’a pas la forme attendue
data-at = { $path } : { $reason }
data-other = c’est illisible ({ $reason })
