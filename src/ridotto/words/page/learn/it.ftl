### Learning the games: the rules in short, what things are, and what the coach of a first game says.

learn-title = Impara a giocare
learn-lead = Giochi in maschera. Leggi per due minuti, o impara al tavolo.
learn-games = I giochi
learn-back = Pagina iniziale
learn-in-short = In due minuti
learn-rules = Regole del gioco
learn-all-rules = Tutte le regole e le carte, in una nuova scheda
learn-options = Regole della casa
learn-options-about = Il vostro tavolo può accordarsi su ognuna di queste.
learn-glossary = Parole che sentirai
learn-nothing = Su questo non c’è scritto niente.
learn-offline = Non è stato possibile caricarlo. Controlla la connessione e riprova.
learn-guided = Gioca una prima partita guidata
learn-guided-about = Tre bot si siedono con te, nessuno ha fretta, e una guida ti spiega che cosa succede.
learn-begin = Siediti e comincia
learn-guide-title = La tua guida
learn-guide-got-it = Capito
learn-guide-stop = Salta tutte le lezioni
learn-learned = Che cosa hai imparato
learn-guide-won = Era la tua prima partita. Guarda qui sotto chi era davvero chi. Nel menu della prossima partita puoi rileggere tutte le lezioni.
