### What the server's refusals say in French (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Playing

no-game-now = il n’y a pas de partie en ce moment ; attends que l’hôte en commence une
watching = tu regardes ; prends une place pour jouer
game-moved-on = la partie a continué ; regarde et décide de nouveau
not-your-decision = c’est à quelqu’un d’autre de décider ; attends ton tour
paused = la partie est en pause ; attends qu’elle reprenne
not-an-option = ce n’est pas une de tes possibilités ; choisis parmi celles de la question
empty-seats = des places sont vides ; attends du monde, ou mets-y des bots
game-goes-on = une partie est en cours ; attends qu’elle finisse
game-not-over = une partie doit d’abord finir ; ensuite on pourra rejouer
study-only-from-the-start = les parties d’une table ne peuvent servir à la recherche que si elle a été ouverte ainsi ; ouvre une nouvelle table pour cela
nothing-to-adjust = l’horloge et le rythme sont déjà ainsi
nothing-to-pause = il n’y a rien à mettre en pause
not-paused = rien n’est en pause
no-vote-without-seat = il faut une place pour voter ; prends-en une
knew-too-early = une partie doit d’abord finir ; ensuite on pourra dire ce qu’on savait
knew-too-late = les moments de cette partie sont passés ; regarde ce qui est à l’écran
knew-nothing = cette partie n’a pas de tel moment ; choisis parmi ceux du récit
knew-already = tu l’as déjà dit
knew-enough = tu savais déjà { $most } choses dans cette partie ; laisse-en aux autres

## Seats and people

not-at-this-table = tu n’es plus à cette table ; entre de nouveau
removed-by-host = l’hôte t’a fait quitter cette table ; ouvre la tienne
table-locked = cette table est fermée ; demande à l’hôte de l’ouvrir
log-almost-full = il s’est passé tant de choses à cette table qu’il n’y a plus de place pour parler ; finissez la partie et ouvre une nouvelle table
log-full-in-game = le journal de cette table est plein ; finissez la partie et ouvre une nouvelle table
log-full = le journal de cette table est plein ; ouvre une nouvelle table (les parties finies restent lisibles)
table-damaged = le journal de cette table est abîmé au numéro { $number } ; préviens la personne qui gère le serveur, et ouvre une nouvelle table
table-full = il y a trop de monde à cette table ; ouvres-en une autre
no-seat = la place { $seat } n’existe pas ; cette table en a { $seats }
seat-taken = cette place est prise ; choisis-en une autre
seen-from-another-seat = tu as vu cette partie d’une autre place ; retournes-y, ou attends la prochaine
seats-stay = à cette table, personne ne s’assied en cours de partie ; regarde, et joue la prochaine
ask-for-seat = à cette table, l’hôte décide qui s’assied en cours de partie ; demande la place
nothing-to-ask = il n’y a pas de place à demander ; regarde, ou prends une place vide
seat-asked-already = tu as déjà demandé cette place ; attends l’hôte
another-seat-asked = entre-temps, cette personne a demandé une autre place ; regarde de nouveau
seat-declined = l’hôte ne t’a pas donné de place dans cette partie ; regarde, et joue la prochaine
nobody-asks = la personne numéro { $number } ne demande pas de place ; regarde qui en demande
not-seated = tu n’as pas de place ; il n’y a rien à quitter
no-stand-in = aucun bot ne joue pour toi ; il n’y a rien à reprendre
names-stay = les noms ne changent pas en cours de partie ; change le tien après
bad-name = un nom a de 1 à { $most } caractères visibles ; choisis-en un autre
back-already = cette personne est de retour, ou un bot joue déjà pour elle

## Hosting

table-closed = cette table a été supprimée ; ouvres-en une autre
banned = l’accès à ce serveur t’est interdit ; reviens dans { $seconds }
not-host = il faut être l’hôte pour le faire ; demande-lui
cannot-remove-yourself = tu es l’hôte ; quitte la table, si tu veux
no-stand-in-for-yourself = tu es l’hôte ; lève-toi, et un bot continue de jouer pour toi
nothing-to-stand-in-for = { $guest } ne joue pas en ce moment ; un bot n’aurait rien à faire
awake-not-asked = { $guest } est à la table, et personne n’attend après cette personne ; un bot pourra jouer si une question reste sans réponse
awake-has-time = { $guest } est à la table et réfléchit peut-être ; si la question est encore ouverte dans { $seconds }, un bot pourra jouer
guest-away = { $guest } n’est pas là ; confie la table à quelqu’un qui est là
no-guest-with-number = il n’y a personne avec le numéro { $number } ; regarde qui est là
has-host = l’hôte est de retour
agreement-impossible = on ne peut pas jouer ainsi ({ $reason }) ; change les règles de la table

## Talk

no-chat = cette table joue sans chat ; utilise les phrases
muted = l’hôte t’a coupé la parole ; demande-lui de te la rendre
empty-text = il n’y a pas de caractères visibles ; écris quelques mots
no-phrases = les phrases sont désactivées à cette table, ou ta parole est coupée
no-such-phrase = il n’y a pas de phrase « { $phrase } » à cette table ; choisis parmi { $phrases }

## Connections

old-client = ce serveur utilise la version { $version } du protocole ; recharge la page, ou mets Ridotto à jour
no-person = le serveur ne te connaît pas encore ; dis d’abord ton nom
no-table = il n’y a pas de table avec ce code ; vérifie-le, ou ouvre une table
only-shows = un écran ne fait que montrer la table ; entre pour agir
closed-slow = tu as pris trop de retard ; reconnecte-toi
closed-fast = trop de messages de ta part ; ralentis
closed-damaged = les données de cette table sont abîmées ; ouvres-en une autre
closed-left = tu as quitté cette table ; rejoins-la de nouveau
closed-banned = l’accès à ce serveur t’est interdit ; reviens plus tard
message-too-long = un message a au plus { $most } octets ; raccourcis-le
messages-too-fast = tu envoies trop de messages à la fois ; attends un instant et renvoie-le
message-not-understood = impossible de comprendre : { $problem } ; voir docs/protocol.md
too-many-rows = ton adresse en a trop fait ; réessaie dans { $seconds }
too-many-sockets = trop de connexions sont ouvertes depuis ton adresse ; fermes-en, ou réessaie dans { $seconds }
not-written = impossible de l’enregistrer ; renvoie-le
store-in-trouble = le serveur a du mal avec ses données ; reconnecte-toi dans un instant
table-busy = il se passe trop de choses à la fois à cette table ; réessaie dans un instant

## Requests

no-page = il n’y a rien à cette adresse ; commence par /
no-address = il n’y a rien à cette adresse ; /api/openapi.json dit ce qu’il y a
other-http-error = le serveur répond { $status } ; /api/openapi.json dit comment demander
wrong-method = cette adresse n’accepte pas cette méthode ; /api/openapi.json dit comment demander
bad-host = cet hôte n’existe pas ; vérifie l’adresse
unknown-host = ce serveur ne connaît pas le nom { $host } ; on peut l’admettre avec --hosts { $host }
other-origin = les pages d’autres sites ne peuvent pas demander cela ; ouvre notre page
request-too-long = une requête a au plus { $most } octets ; raccourcis-la
request-cut-off = la requête s’est arrêtée trop tôt ; renvoie-la
request-not-understood = impossible de comprendre : { $problem } ; voir /api/openapi.json
try-again = ce n’est pas possible en ce moment ; réessaie dans un instant
no-person-in-request = le serveur ne te connaît pas encore ; dis d’abord ton nom : POST /api/people
too-many-requests = trop de requêtes viennent de ton adresse ; réessaie dans { $seconds }
too-many-people = trop de personnes viennent de ton adresse ; réessaie dans { $seconds }
too-many-codes = trop de mauvais codes ont été essayés depuis ton adresse ; réessaie dans { $seconds }
too-many-tables = trop de tables ont été ouvertes depuis ton adresse ; réessaie dans { $seconds }
no-language = il n’y a pas de langue « { $language } » ; choisis parmi { $languages }
bad-way-back = ce code est faux ou trop vieux ; crées-en un nouveau sur un appareil qui te connaît
nobody-to-begin-with = les autres places sont vides ; cite des bots, ou commence quand il y a du monde
no-such-game-number = les parties d’une table sont numérotées 1, 2, 3… ; indiques-en une
game-goes-on-still = la partie { $number } n’est pas encore finie ; attends la fin
game-not-finished = la partie { $number } n’a pas été finie à cette table ; choisis-en une autre
no-story = ce jeu n’a pas de récit ; regarde sa rediffusion
no-viewer = il n’y a pas de numéro { $player } dans cette partie ; choisis de 0 à { $last }, table ou truth
game-is-private = les personnes qui ont joué cette partie la gardent pour leur table ; demande à l’une d’elles
not-your-game = seules les personnes qui ont joué cette partie peuvent le faire
privacy-unchanged = la partie est déjà ainsi
reviews-off = ce serveur ne fait pas d’analyses ; enregistre la partie et utilise : ridotto review FILE
too-many-reviews = trop d’analyses ont été demandées depuis ton adresse ; réessaie dans { $seconds }
too-many-reviews-wait = trop d’analyses attendent ; réessaie dans { $seconds }
review-failed = cette analyse n’a pas pu être calculée ; redemande-la et, si cela ne suffit pas, préviens la personne qui tient le serveur
no-such-part = cette analyse n’a pas cette partie, ou n’est pas terminée ; demande où elle en est
no-such-review = cette analyse n’existe pas, ou est trop ancienne ; redemande-la
record-not-finished = cette partie n’est pas finie ; l’analyse vient après la fin
record-too-long = une partie analysée ici a au plus { $most } coups
game-is-being-played = une partie comme celle-ci se joue à une table d’ici ; l’analyse vient après la fin
no-such-step = cette partie peut reprendre des étapes 0 à { $last }, pas de { $step }
hint-only-among-bots = il n’y a de conseils que là où toutes les autres places sont à des bots
hint-not-here = il n’y a pas de conseils pour ce jeu sur ce serveur
no-such-puzzle = ce problème n’existe pas ; choisis-en un dans la liste

## Settings

bad-processes = il y a de 1 à 64 processus, pas { $processes } ; change --processes
processes-need-postgresql = plusieurs processus demandent PostgreSQL ; règle --store postgresql://… ou --processes 1
bad-proxy = un proxy est une adresse ou un réseau comme 10.0.0.0/8, pas « { $proxy } » ; change --proxies
bad-port = un port est un nombre de 0 à 65535, pas { $port } ; change --port
setting-below-zero = { $flag } doit être un nombre fini et non négatif ; choisis-en un autre
setting-is-zero = avec { $flag } 0, personne ne pourrait jouer ; choisis un autre nombre
no-log-level = il n’y a pas de niveau de journal « { $level } » ; choisis debug, info, warning ou error
bad-variable = { $variable } ne peut pas être « { $value } » ; c’est comme { $example }

## Proofs

other-cards-sealed = le sceau ne va pas avec cette partie : ses cartes ne sont pas celles qui ont été scellées au début
other-seal = ce n’est pas le sceau qu’on t’a donné au début ; ne te fie pas à cette partie

## Starting

server-not-started = le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi
port-in-use = le port { $port } est occupé ; arrête ce qui l’utilise, ou choisis-en un autre avec --port
port-not-allowed = tu n’as pas le droit d’utiliser le port { $port } ; choisis-en un au-dessus de 1023 avec --port
host-not-ours = { $host } n’est pas une adresse de cette machine ; règle --host sur 0.0.0.0 ou sur une adresse de cette machine

## Store and bus

no-such-store = on ne peut pas garder de tables dans « { $url } » ; indique un fichier, ou postgresql://nom@hôte/base
no-such-bus = les processus ne peuvent pas se prévenir par « { $url } » ; indique postgresql://… ou valkey://host:6379
store-needs-extra = { $what } demande un paquet de plus ; installe-le avec : pip install "ridotto[{ $extra }]"
bad-valkey-address = impossible de lire l’adresse du serveur Valkey ({ $reason }) ; écris-la comme valkey://host:6379
store-closed = les données sont fermées ; redémarre le serveur
no-store-directory = le dossier { $directory } pour les données n’existe pas ; crée-le d’abord, ou choisis un autre endroit avec --store
store-of-other-program = { $file } est à un autre programme ; choisis un autre fichier
store-not-usable = impossible d’utiliser { $file } ({ $reason }) ; choisis un autre endroit
newer-store = { $place } vient d’un Ridotto plus récent (ses données ont la version { $version }, et celui-ci lit jusqu’à { $ours }) ; mets Ridotto à jour, ou choisis un autre endroit
way-back-without-person = un code de retour est pour une personne connue des données ; enregistre d’abord la personne
old-sqlite = Ridotto demande SQLite { $needed } ou plus récent, et ce Python a { $version } ; utilise un Python plus récent
sqlite-full = il n’y a plus de place pour { $file } ; libère de l’espace sur le disque et réessaie
sqlite-locked = { $file } est verrouillé par un autre programme ; arrête-le et réessaie
sqlite-not-a-database = { $file } n’est pas une base SQLite ; choisis un autre fichier
sqlite-damaged = { $file } est abîmé ; remplace-le par une sauvegarde
sqlite-read-only = impossible d’écrire dans { $file } ; autorise l’écriture du fichier et de son dossier
sqlite-not-opened = impossible d’ouvrir { $file } ; vérifie que son dossier existe et qu’on peut y écrire
sqlite-disk = le disque de { $file } signale une erreur ; vérifie le disque avant de continuer
other-sqlite-error = SQLite ne peut pas utiliser { $file } ({ $reason }) ; vérifie le fichier, ou choisis-en un autre
postgresql-slow = PostgreSQL à { $address } a mis plus de { $seconds } ; cherche ce qui l’occupe
postgresql-unreachable = impossible d’utiliser PostgreSQL à { $address } ({ $reason }) ; vérifie qu’il tourne et que l’adresse est bonne
postgresql-refuses = PostgreSQL à { $address } refuse une commande ({ $reason }) ; vérifie la base
backup-exists = { $file } existe déjà ; choisis un autre nom
backup-not-writable = impossible d’écrire { $file } ({ $reason }) ; choisis un autre endroit
use-pg-dump = PostgreSQL a son propre programme de sauvegarde ; utilise : pg_dump --format=custom --file={ $file } { $address }

## Clients

no-answer = personne ne répond à { $address } ({ $reason }) ; vérifie l’adresse
not-our-server = le serveur répond { $status } et n’est sans doute pas un serveur Ridotto ; vérifie l’adresse
server-refuses = le serveur refuse : { $reason }
connection-lost = { $address } ne répond plus ({ $reason }) ; réessaie plus tard
