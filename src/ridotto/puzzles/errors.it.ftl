### Why puzzles cannot be used (src/ridotto/puzzles/trouble.py). Nothing but { $fact } may be used here.

not-puzzles = { $file } non è un file di problemi
puzzles-other-version = { $file } è della versione { $version }, e questo programma legge la versione { $ours }; trovane di nuovi con «ridotto puzzles»
puzzle-damaged = la riga { $line } di { $file } è danneggiata: { $reason }
no-theme = non c’è un tema «{ $theme }»; i temi sono { $themes }
no-puzzle = non c’è un problema { $number }; ce ne sono { $count }
puzzle-not-playable = il problema { $number } non si può giocare: { $reason }
puzzle-not-a-choice = il problema { $number } non chiede a chi decide lì, o offre una mossa impossibile
puzzle-not-clear = nel problema { $number } la scelta migliore non ha { $points } punti di vantaggio
puzzle-disagrees = nel problema { $number } le probabilità non differiscono dei vantaggi indicati
puzzle-not-deduced = il problema { $number } chiede chi è qualcuno, e la sua risposta non è la più probabile
puzzle-too-few-worlds = il problema { $number } non è confermato con { $times } volte le prove con cui fu trovato
puzzle-same-game = i problemi { $first } e { $number } vengono dalla stessa partita
puzzle-other-rules = il problema { $number } è per le regole { $rules } e la strategia «{ $policy }»; va trovato di nuovo
