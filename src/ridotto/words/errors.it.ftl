### What a Refusal says in Italian (src/ridotto/refusal.py). Nothing but { $fact } may be used here: these
### sentences are read where Fluent is not installed.

## Moves

no-such-move = «{ $text }» non è una mossa a questo tavolo; le mosse sono come: { $examples }
move-not-readable = una mossa è un numero intero o un testo, non { $move }
move-not-allowed = «{ $move }» non è permesso: { $reason }
some-moves = { $moves } e altre { $more }
move-in-record = mossa { $number }: { $reason }
has-to-choose = { $who } deve scegliere tra { $options }
game-over = la partita è finita; non c’è niente da decidere
not-your-decision = decide { $decider }, non { $player }; aspetta
no-player = a un tavolo da { $players } non c’è il numero { $player }; si conta da 0
no-event = gli eventi sono numerati da 0; { $number } non è il numero di un evento
truth-too-early = i segreti di una partita si mostrano solo alla fine; chiedi che cosa si vede da un posto
story-too-early = il racconto di una partita c’è solo alla fine; chiedi che cosa si vede da un posto

## Saved games

record-not-a-game = { $file } non è una partita salvata, o è incompleto: { $reason }
record-not-bytes = una partita salvata si legge da byte, non da { $value }
not-a-record = si può rivedere solo una registrazione, non { $value }; leggila con read_record
not-a-game = si può salvare solo una partita, non { $value }
record-not-ours = { $file } non è una partita di Ridotto ma «{ $format }»
record-other-version = { $file } ha il formato in versione { $version } e questo programma legge fino alla { $ours }; aggiorna Ridotto o usa la versione che ha scritto il file
record-damaged = { $file } è danneggiato: { $reason }
record-cannot-be-replayed = { $file } non si può rivedere: { $reason }
record-events-disagree = { $file }: le mosse e gli eventi non concordano a partire dall’evento { $event }; non fidarti
record-result-disagrees = { $file }: le mosse non portano al risultato scritto; non fidarti
record-checksum-wrong = { $file } è danneggiato: la somma di controllo non torna; usa un’altra copia
record-other-rules = questa partita segue la versione { $version } delle regole e questo programma conosce la { $ours }; leggila con la versione che l’ha scritta
record-no-seat = a un tavolo da { $players } non c’è il posto { $seat }; i posti vanno da 0 a { $last }
record-bad-seed = il seme «{ $seed }» non è un numero esadecimale di al massimo { $bits } bit
bad-name = «{ $name }» non è un nome; un nome ha da 1 a { $most } caratteri visibili
name-not-text = il nome di chi gioca è un testo, non { $name }; dai un nome a tutti
wrong-number-of-players = { $title } si gioca da { $least } a { $most }, non in { $players }; cambia il numero
same-name = due persone hanno lo stesso nome; danne un altro a una

## Tables

bad-argument = non si può preparare un tavolo così: { $argument } non può essere { $value }; dev’essere { $type }
players-not-readable = indica quante persone giocano o un elenco di nomi, non { $value }
not-a-header = una partita comincia da un’intestazione, non da { $value }; cominciala con Game
no-game = non c’è il gioco «{ $game }»; i giochi sono: { $games }
game-without-words = il gioco «{ $game }» non ha parole; mostra i suoi eventi e le sue mosse come numeri
bad-seed = un seme è un numero intero da 0 a 2^{ $bits } − 1, non { $seed }; scegline un altro
table-impossible = non si può preparare un tavolo così: { $reason }

## Bots and languages

no-bot = per questo gioco non c’è il bot «{ $bot }»; i bot sono: { $bots }
no-bot-but = per questo gioco non c’è il bot «{ $bot }»; intendevi { $near }?
not-a-network = { $file } non è una rete; indica un file scritto da ridotto train
other-network-version = { $file } è una rete di un’altra versione; addestrala di nuovo con questa
network-of-another-game = { $file } è una rete per { $other }, e si gioca a { $game }
broken-network = { $file } è danneggiato: non contiene i numeri di una rete
bots-not-readable = dai al tavolo un elenco di bot, ciascuno da find_bot o una tua classe, non { $value }
bad-budget = un bot cerca per un certo tempo o numero di partite di prova, non per { $value }; dagli un Budget
bot-not-loaded = il bot «{ $bot }» è installato ma non si può caricare: { $reason }
bot-illegal-move = il bot { $bot } ha fatto una mossa non permessa come { $player }: { $reason }; correggi il bot o scegline un altro
bots-not-on-cluster = non tutti tra { $bots } giocano su un cluster; togli --ray
bot-only-alone = «{ $bot }» gioca a tutti i posti o a nessuno; indica solo questo bot
no-language = non c’è la lingua «{ $language }»; le lingue sono: { $languages }

## Errors of the system and of parsers

os-no-file = il file o la cartella non esiste
os-denied = permesso negato
os-is-directory = è una cartella
os-not-directory = non è una cartella
os-exists = esiste già
os-no-space = sul disco non c’è più spazio
os-read-only = il disco è di sola lettura
os-long-name = il nome è troppo lungo
os-loop = i collegamenti girano in tondo
os-many-files = sono aperti troppi file
os-disk = il disco segnala un errore
os-refused = lì non c’è nessun server in ascolto
os-cut-off = la connessione è caduta
os-too-slow = ci è voluto troppo tempo
os-unreachable = la rete non ci arriva
system-says = il sistema dice: { $reason }
net-no-host = questo nome non si trova
net-certificate = il suo certificato non è affidabile
net-no-tls = non si è potuta stabilire una connessione sicura
net-too-slow = ci è voluto troppo tempo
net-cut-off = la connessione è caduta
net-no-http = non risponde come un server web
net-bad-address = questo non è un indirizzo
server-says = la risposta è: { $reason }
toml-same-key = la stessa chiave c’è due volte
toml-no-equals = manca il segno = dopo la chiave
toml-open-table = manca una ] dopo il nome di una tabella
toml-more-on-line = dopo il valore c’è altro sulla stessa riga
toml-open-text = un testo non è chiuso dalle virgolette
toml-bad-character = il carattere { $character } non può stare lì
toml-bad-key = qui dovrebbe cominciare una chiave; le chiavi hanno lettere e cifre
toml-bad-value = il valore non si può leggere; i testi vanno tra virgolette
toml-bad-date = questa data o quest’ora non esiste
toml-open-list = un elenco non è chiuso da ]
toml-open-braces = una tabella tra graffe non è chiusa
toml-bad-escape = dopo una \ in un testo ci vuole altro
toml-other = questo non è TOML ({ $reason })
data-cut-off = i dati finiscono troppo presto
data-not-json = questo non è JSON (byte { $byte })
data-not-utf8 = questo non è testo UTF-8
data-too-deep = l’annidamento è troppo profondo
data-missing = manca il campo { $field }
data-unknown = il campo { $field } non esiste
data-no-such-value = il valore { $value } non è possibile
data-wrong-type = ci vuole { $wanted }, e c’è { $found }
data-other-type = ci vuole { $wanted }
data-type-int = un numero intero
data-type-float = un numero
data-type-str = un testo
data-type-bool = vero o falso
data-type-array = un elenco
data-type-object = un oggetto con campi
data-type-null = un valore vuoto
data-too-small = il numero è minore di { $least }
data-too-large = il numero è maggiore di { $most }
data-short-text = il testo è troppo corto; numero minimo di caratteri: { $least }
data-long-text = il testo è troppo lungo; numero massimo di caratteri: { $most }
data-short-list = l’elenco è troppo corto; numero minimo di voci: { $least }
data-long-list = l’elenco è troppo lungo; numero massimo di voci: { $most }
data-other-length = il numero di voci dell’elenco non è { $length }
data-other-form = il testo non ha la forma prevista
data-at = { $path }: { $reason }
data-other = non si può leggere ({ $reason })
