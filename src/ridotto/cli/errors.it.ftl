### What the command line's refusals say in Italian (src/ridotto/refusal.py). Nothing but { $fact } may be used
### here: these sentences are read where Fluent is not installed.

## The command line

bad-arguments = { $reason }; vedi: { $command } --help
needs-extra = serve l’extra { $extra }; installalo con: pip install "ridotto[{ $extra }]"
cannot-go-on = non si può continuare: { $reason }
not-whole = «{ $text }» non è un numero intero
too-many-digits = { $text } ha troppe cifre
turns-out-of-range = { $number } non è compreso tra 0 (nessun limite) e { $most }
games-out-of-range = { $number } non è compreso tra 1 e { $most }
threads-out-of-range = { $number } non è compreso tra 1 e { $most }, e non è 0 (tutti i core)
not-seconds = «{ $text }» non è un numero di secondi
seconds-out-of-range = { $text } non è compreso tra 0 e { $most } secondi
milliseconds-out-of-range = { $number } non è un numero di millisecondi da 1 a { $most }
not-minutes = «{ $text }» non è un numero di minuti maggiore di 0
not-a-seed = «{ $text }» non è un numero intero, decimale o esadecimale
seed-out-of-range = un seme ha al massimo { $bits } bit e non è minore di 0
number-below-zero = «{ $text }» non è un numero da 0 in su
bad-review-budget = «{ $text }» non è un budget; un budget è { $names }, o un numero sopra 0 e fino a { $most }

## Files

cannot-read = impossibile leggere { $file }: { $reason }
cannot-write = impossibile scrivere { $file }: { $reason }
not-utf8 = { $file } non è testo UTF-8 (byte { $byte }); salvalo come UTF-8
save-exists = { $file } esiste già; scegli un altro nome con --save
save-no-directory = la cartella { $directory } in cui salvare non esiste; prima creala
save-not-writable = nella cartella { $directory } non si può scrivere; scegli un altro posto con --save
cannot-save = impossibile salvare la partita in { $file }: { $reason }
target-ending = «{ $file }» non dice che cosa scrivere; termina il nome con { $endings }
target-is-directory = { $file } è una cartella; indica un file al suo interno
target-no-directory = la cartella { $directory } in cui scrivere non esiste; prima creala
target-not-writable = nella cartella { $directory } non si può scrivere; scegli un altro posto

## Tables and seats

no-seat = a un tavolo da { $players } non c’è il posto «{ $seat }»; i posti vanno da A a { $last }, o da 1 a { $players }
option-of-other-game = { $option } è di un altro gioco ({ $other }), e questo è { $title }; toglila
names-and-players = i nomi sono { $names } e i posti { $players }; devono essere altrettanti
no-turn-limit = { $title } non ha un limite di turni; togli --max-turns
spectator-with-seat = chi guarda non ha un posto; togli --seat o --watch
spectator-with-hint = chi guarda non decide niente; togli --hint o --watch
no-hints = per { $title } non ci sono suggerimenti; togli --hint
resume-without-seat = una partita salvata non sa quale posto era il tuo; indicalo con --seat, o usa --watch
resume-settled = in una partita salvata { $option } è già stabilito; toglilo
resume-over = la partita in { $file } è finita; guardala con: ridotto replay { $file }

## Many games

no-simulation = { $title } non si può simulare; il suo pacchetto non ha una simulazione
long-seed = un seme per molte partite ha al massimo { $bits } bit; prendine uno più piccolo
too-few-games = così poche partite ({ $games }) non dicono niente su un set; giocane almeno { $least }
too-many-among = --among ha posto per { $room } bot a un tavolo da { $players }; indicane di meno
odd-and-among = un posto contro tutti gli altri richiede sia --odd sia --among
odd-or-bots = --bots giocano tra loro, e --odd gioca in mezzo a --among; scegli uno dei due
rollouts-or-cpu-time = --rollouts e --cpu-time dicono entrambi quanto calcola un bot; scegli uno dei due
same-bot = lo stesso bot è indicato due volte; indica ognuno una volta
one-bot = un bot da solo non ha avversari; indicane due o più
no-tempers = per { $title } non si possono sorteggiare temperamenti
no-rollouts = { $bot } non calcola; togli --rollouts
rounds-without-learn = --rounds conta cicli di addestramento; indica anche una cartella con --learn
no-learning-among = nessuna rete può imparare fra { $bot }; serve un bot che risponde subito e gira in codice macchina
cannot-use = impossibile usare { $file }: { $reason }
worker-died = un processo si è interrotto nel mezzo di una partita; riprova, con meno --threads

## Servers

no-such-table = in questi dati non c’è il tavolo { $code }; l’elenco: ridotto admin tables
no-such-ban = { $who } non ha divieti; l’elenco dei divieti: ridotto admin bans
no-admin-code = indica il tavolo: ridotto admin { $what } CODICE
not-to-ban = «{ $who }» non è né un indirizzo né l’identificativo di una persona; vedi: ridotto admin reports
bad-ban-hours = un divieto dura più di 0 e al massimo 87600 ore; cambia --hours
no-store = il file { $file } non esiste; indica dove sono i dati con --store
not-an-address = «{ $address }» non è un indirizzo; dev’essere come http://192.168.1.20:8080/t/ABC123
only-for-new-table = { $option } è per un nuovo tavolo; togli questa opzione, o il codice del tavolo
bad-agreement = non si può aprire un tavolo così ({ $reason }); cambia le opzioni
no-name = non si può entrare senza un nome; indicalo con --name
cannot-save-identity = impossibile salvare la tua identità in { $file }: { $reason }
identity-damaged = { $file } è danneggiato; cancellalo ed entra di nuovo
proof-is-saved-game = { $file } è una partita salvata, che non ha sigillo; guardala con: ridotto replay { $file }
not-a-proof = { $file } non è la prova di una partita, o è incompleto: { $reason }
