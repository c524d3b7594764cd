### What the refusals of data sets say in French (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Data sets

not-a-dataset = il n’y a pas de jeu de données dans { $directory } ; crées-en un avec : ridotto dataset { $directory }
dataset-damaged = { $file } est illisible ; indique un autre dossier
dataset-cannot-use = impossible d’utiliser { $file } : { $reason }
dataset-is-file = { $directory } est un fichier ; indique un dossier
dataset-not-empty = { $directory } contient d’autres fichiers ; indique un dossier nouveau ou vide
dataset-no-parent = le dossier { $directory } où créer celui-ci n’existe pas ; crée-le d’abord
dataset-not-writable = on ne peut pas écrire dans { $directory } ; choisis un autre endroit
dataset-no-room = il n’y a peut-être pas assez de place dans { $directory } : il faut jusqu’à { $needed } et il reste { $free } ; fais de la place ou choisis un autre endroit
dataset-disk-full = le disque de { $directory } est plein ; fais de la place et relance la même commande pour continuer
dataset-without-games = le jeu de données dans { $directory } n’a pas encore de parties ; relance la commande qui l’a créé pour continuer
dataset-without-game = le jeu de données dans { $directory } n’a pas de partie { $game } ; choisis un autre numéro
dataset-without-player = personne n’a le numéro { $player } dans le jeu de données dans { $directory } ; les numéros vont de 0 à { $last }, et { $spectator } est celui du public
dataset-of-other-format = { $directory } contient un autre jeu de données : il est écrit dans un autre format ; indique un autre dossier
dataset-of-other-origin = { $directory } contient un autre jeu de données : il a été créé autrement ; indique un autre dossier
dataset-of-other-game = { $directory } contient un autre jeu de données : il porte sur un autre jeu ; indique un autre dossier
dataset-of-other-seed = { $directory } contient un autre jeu de données : sa graine est différente ; indique un autre dossier
dataset-of-other-number = { $directory } contient un autre jeu de données : il a un autre nombre de parties ; indique un autre dossier
dataset-of-other-bots = { $directory } contient un autre jeu de données : d’autres bots y jouent ; indique un autre dossier
dataset-of-other-table = { $directory } contient un autre jeu de données : sa table est réglée autrement ; indique un autre dossier
dataset-of-other-beliefs = { $directory } contient un autre jeu de données : un seul des deux a des croyances ; indique un autre dossier
dataset-of-other-release = { $directory } contient un autre jeu de données : une autre version de Ridotto l’a commencé ; indique un autre dossier
dataset-of-other-sources = { $directory } contient un autre jeu de données : depuis, le programme ou un des bots a changé ; indique un autre dossier
