### Why puzzles cannot be used (src/ridotto/puzzles/trouble.py). Nothing but { $fact } may be used here.

not-puzzles = { $file } n’est pas un fichier de problèmes
puzzles-other-version = { $file } est de la version { $version }, et ce programme lit la version { $ours } ; trouves-en de nouveaux avec « ridotto puzzles »
puzzle-damaged = la ligne { $line } de { $file } est abîmée : { $reason }
no-theme = il n’y a pas de thème « { $theme } » ; les thèmes sont { $themes }
no-puzzle = il n’y a pas de problème { $number } ; il y en a { $count }
puzzle-not-playable = le problème { $number } ne peut pas être joué : { $reason }
puzzle-not-a-choice = le problème { $number } ne demande pas à qui décide là, ou propose un coup impossible
puzzle-not-clear = dans le problème { $number }, le meilleur choix n’a pas { $points } points d’avance
puzzle-disagrees = dans le problème { $number }, les chances ne diffèrent pas des avances indiquées
puzzle-not-deduced = le problème { $number } demande qui est quelqu’un, et sa réponse n’est pas la plus probable
puzzle-too-few-worlds = le problème { $number } n’est pas confirmé avec { $times } fois ce qui l’a trouvé
puzzle-same-game = les problèmes { $first } et { $number } viennent de la même partie
puzzle-other-rules = le problème { $number } est pour les règles { $rules } et la stratégie « { $policy } » ; il faut le retrouver
