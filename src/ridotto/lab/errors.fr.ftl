### What the lab's refusals say in French (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Results files

not-results = { $file } n’est pas le fichier d’un tournoi ; indiques-en un autre
results-of-other-format = { $file } est d’un autre tournoi : son format est différent ; indique un autre fichier
results-of-other-release = { $file } est d’un autre tournoi : une autre version de Ridotto l’a commencé ; indique un autre fichier
results-of-other-sources = { $file } est d’un autre tournoi : depuis, le programme ou un des bots a changé ; indique un autre fichier
results-of-other-game = { $file } est d’un autre tournoi : c’est un autre jeu ; indique un autre fichier
results-of-other-bots = { $file } est d’un autre tournoi : d’autres bots y jouent ; indique un autre fichier
results-of-other-seed = { $file } est d’un autre tournoi : sa graine est différente ; indique un autre fichier
results-of-other-table = { $file } est d’un autre tournoi : sa table est préparée autrement ; indique un autre fichier
results-of-other-rollouts = { $file } est d’un autre tournoi : ses bots qui calculent ont un autre nombre de simulations ; indique un autre fichier
results-of-other-cpu-time = { $file } est d’un autre tournoi : ses bots qui calculent ont un autre temps de calcul ; indique un autre fichier
block-not-readable = { $file }, ligne { $line } : impossible de la lire ; retire cette ligne, ou indique un autre fichier
block-out-of-order = { $file }, ligne { $line } : elle ne continue pas les lignes d’avant ; indique un autre fichier
block-of-other-tournament = { $file }, ligne { $line } : ce n’est pas un bloc de ce tournoi ; indique un autre fichier
