### What --help says in French (src/ridotto/cli/speech.py). Nothing but { $fact } may be used here.

masks = montre tous les masques et ce qu’ils font
scenarios = montre les jeux de masques qui ont un nom
check-mask = vérifie un masque à toi et montre sa carte
check-set = vérifie si des masques peuvent être joués ensemble
edition = 1 (2013, par défaut) ou 2 (2021)
scenario = recommended (édition 1), A ou B (édition 2)
masks-named = les masques de la partie, par leur nom
mask = un masque à toi, d’un fichier TOML ; peut être donné plusieurs fois
opening-round = tout le monde commence par un échange
all-at-once = les réponses restent secrètes jusqu’à la dernière
fate = la personne qui échange peut laisser le sort décider
show-bans = montrer une carte pour un pouvoir limite aussi le tour suivant
memory = combien de temps la table se souvient de ce que tu as vu : seulement ce tour, le dernier tour de table ou toute la partie (par défaut : { $default })
only-edition = seulement cette édition, 1 ou 2
only-players = seulement pour ce nombre de places
mask-file = un masque en TOML, ou un lien vers un masque ou un jeu
mask-link = écrit un lien que tout le monde peut ouvrir et jouer sur ce serveur (par défaut : { $default })
compare = compare des jeux de masques en les jouant beaucoup de fois
compare-question = montre quel jeu de masques est plus équitable entre les places, plus court et plus mouvementé
six-players = à combien on joue (par défaut : 6)
masks-listed = les masques, par leur nom
compare-sets = un scénario (recommended, A, B), des masques séparés par des virgules, ou un fichier TOML avec plusieurs jeux
compare-edition = 1 ou 2 (par défaut : celle qui convient)
compare-seed = un nombre qui redonne les mêmes parties ; 0x devant un nombre hexadécimal
