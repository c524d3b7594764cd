### Puzzles. Loaded when somebody opens them.

puzzles-game = Jeu
puzzles-every-game = tous les jeux
puzzles-mixed = Tous les thèmes
puzzles-solve = En résoudre un
puzzles-solved = Résolus : { $n } sur { $total }
puzzles-forget = Recommencer à zéro
puzzles-seen = Ce que tu as vu jusqu’ici
puzzles-tried = Chaque choix a été essayé { $n } fois, avec des cartes possibles d’après ce que tu savais.
puzzles-close = Difficile à dire : « { $move } » a gagné plus souvent, mais pas nettement.
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-share = Demander à quelqu’un d’autre
