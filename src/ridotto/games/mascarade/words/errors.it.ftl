### What Mascarade's refusals say in Italian (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Moves

not-a-move-number = { $move } non è una mossa; le mosse sono numerate da 0 a { $last }
no-seat = a un tavolo da { $players } non c’è il posto { $seat }
no-place = a questo tavolo non c’è la posizione { $place }
no-hand = a questo tavolo non c’è la mano { $hand }
no-mask-number = in questa partita non c’è la maschera { $mask }
opening-swap = è uno degli scambi iniziali, quindi { $who } deve scambiare o fare finta (M10)
must-swap = { $who } ha rivelato una carta nel turno precedente e deve scambiare o fare finta (M15)
no-announce = { $who } ha rivelato una carta nel turno precedente e può solo guardare o scambiare (M15)
has-to-turn = { $who } deve giocare il suo turno; la scelta: { $options }
has-to-answer = { $who } deve rispondere; la scelta: { $options }
has-to-seats = { $who } deve scegliere qualcuno; la scelta: { $options }
has-to-places = { $who } deve scegliere una carta; la scelta: { $options }
has-to-how = { $who } deve scambiare o fare finta; la scelta: { $options }
has-to-naming = { $who } deve nominare una maschera; la scelta: { $options }

## Saved games

record-too-many-effects = { $mask } ha più di { $most } effetti
record-no-such-edition = l’edizione { $edition } in { $players } non esiste
record-cards-do-not-fit = il numero di carte ({ $cards }) non va bene in { $players }
record-unknown-masks = le carte nominano maschere che non sono in gioco
record-same-mask = due maschere hanno lo stesso nome; danne un altro a una
record-unused-mask = { $mask } è nell’elenco, ma su nessuna carta

## Sets

no-edition = l’edizione { $edition } non esiste; scegli 1 o 2
wrong-number-of-players = l’edizione { $edition } si gioca da { $least } a { $most }, non in { $players }; cambia il numero
masks-not-readable = un set è un elenco di maschere, non { $value }
no-scenario = l’edizione { $edition } non ha lo scenario «{ $scenario }»; ha: { $scenarios }
no-mask = l’edizione { $edition } non ha la maschera «{ $mask }»; l’elenco: ridotto masks
no-mask-but = l’edizione { $edition } non ha la maschera «{ $mask }»; intendevi { $near }?
other-edition = M50: { $mask } è dell’edizione { $other } e le edizioni non si mescolano; togli la maschera o gioca l’edizione { $other }
same-mask-name = M55: due maschere diverse si chiamano { $mask }; cambia nome a una
no-room = M50: { $mask } non trova posto in questo set; indica tutte le maschere con --masks
scenario-and-masks = scegli uno scenario o indica le maschere, non entrambi
masks-named-twice = indica le maschere una volta, con --masks o senza
own-mask-not-named = { $mask } non è tra le --masks; aggiungi lì la maschera o togli la sua --mask
own-masks-same-name = due maschere tue si chiamano { $mask }; cambia nome a una
deal-and-masks = la distribuzione e le maschere non sono le stesse carte; indica una delle due
bad-set = { $problems }
set-problem = { $rule }: { $problem }

set-no-court = nessuna maschera prende le monete del tribunale; aggiungi la maschera: { $mask }
set-too-few-cards = in { $players } servono { $wanted }, non { $cards }; da aggiungere: { $short }
set-too-many-cards = in { $players } servono { $wanted }, non { $cards }; da togliere: { $over }
set-exactly = { $n } carte
set-between = da { $least } a { $most } carte
set-too-few-bank = almeno un terzo delle carte deve avere il simbolo della banca, e nel set lo hanno { $banking } su { $cards }; da sostituire con maschere che prendono dalla banca: { $missing }
set-much-bank = carte con il simbolo della banca: { $banking } su { $cards }, più della metà; la partita sarà breve
set-alone = una sola carta { $mask } non ha senso; aggiungine una seconda o togli questa
set-too-few-players = { $mask } si gioca almeno in { $least }, non in { $players }; sostituisci la carta
set-too-many-copies = nella scatola ci sono { $copies } × { $mask }, non { $cards }; da togliere: { $over }
set-mixed = { $mask } non è dell’edizione { $edition } e le edizioni non si mescolano; sostituisci la carta

## Sets to compare

sets-one-named = un solo set non si può confrontare; indicane due, o un file .toml con più set
sets-named-twice = lo stesso set è indicato due volte; indica ognuno una volta
sets-not-readable = { $file } non è un file di set: { $reason }; vedi docs/lab.md
sets-scenario-or-masks = { $file }: il set { $set } vuole uno scenario oppure delle maschere
sets-none = { $file } non ha nessun set; indicane almeno due
sets-only-one = { $file } ha un solo set; indicane almeno due
sets-mask-not-readable = impossibile leggere la maschera { $mask }; indica un file TOML accanto ai set

## Mask files

mask-not-text = { $file }: una maschera si legge da un testo, non da { $value }
mask-too-long = { $file }: una maschera è di poche righe, e questa ha { $characters } caratteri; accorciala
mask-bad-toml = { $file }, riga { $line }: { $reason }; correggi lì il TOML
mask-bad-toml-end = { $file }, fine del file: { $reason }; correggi lì il TOML
mask-too-many-dots = { $file }: una maschera ha al massimo { $most } punti; le sue chiavi non ne vogliono
mask-too-deep = { $file }: gli elenchi sono annidati troppo in profondità; un potere è un solo elenco
mask-at-line = { $file }, riga { $line }: { $reason }
mask-no-such-setting = non c’è l’impostazione «{ $setting }»; ci sono: { $settings }
mask-no-name = una maschera vuole un nome; scrivi name = "Smuggler"
mask-name-too-long = un nome ha al massimo { $most } caratteri, non { $characters }; accorcialo
mask-name-characters = un nome può avere solo lettere, cifre, spazi, ' e -; scegline un altro
mask-name-printed = c’è già una maschera stampata che si chiama { $name }; scegli un altro nome
mask-no-power = una maschera vuole un potere; scrivi power = ["gain(2)"]
mask-too-many-effects = un potere ha al massimo { $most } effetti, non { $effects }
mask-effect-not-quoted = un effetto si scrive tra virgolette, come "gain(2)", non { $effect }
mask-bad-number = { $setting } è un numero intero da { $least } a { $most }, non { $number }

## Links

link-too-long = un link ha al massimo { $most } caratteri, non { $characters }; togli qualche maschera, o manda un file
link-without-mask = in questo link non c’è una maschera; copialo per intero
link-other-version = questo link ha la versione { $version } e qui non si può leggere; aggiorna Ridotto, o chiedi la maschera come file
link-damaged = questo link è incompleto o danneggiato; copialo di nuovo per intero

## Effects

effect-no-verb = non c’è il verbo «{ $verb }»; i verbi sono: { $verbs }
effect-no-brackets = «{ $effect }» vuole le parentesi, come { $verb }(1, another)
effect-wrong-count = «{ $effect }» ha il numero di parole sbagliato; { $usage }
effect-usage = scrivi { $verb }({ $words })
effect-wrong-word = «{ $word }» non è né un numero né una di queste parole: { $words }
effect-wrong-whom = { $verb } non va con { $whom }; va con: { $whoms }
effect-needs-number = { $verb } vuole un numero di monete da 1 a { $most }, non { $n }
