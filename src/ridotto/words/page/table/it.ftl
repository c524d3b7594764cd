### The table of both games: what stands around the cards.

## Around the table

stage-menu = Menu
stage-beside = Accanto al tavolo
stage-log = Storia
stage-talk = Parole
stage-notes = Appunti
stage-unread = nuovi: { $n }
stage-question = Che cosa fare
stage-back = Un passo indietro
stage-hurry = Avanti
stage-seconds-left = { $n ->
    [one] Resta { $n } secondo
   *[other] Restano { $n } secondi
}
stage-your-turn = Tocca a te
stage-you-are-asked = La tua risposta
stage-line-lost = Mi ricollego … nulla è perduto.
stage-watching = Stai guardando.
stage-paused = La partita è in pausa.
stage-bot-plays-for-you = Un bot gioca per te.
stage-take-back = Torno a giocare
stage-log-empty = Ancora niente che il tavolo ricordi.
stage-talk-empty = Nessuno ha ancora detto niente.
stage-say = Di’ qualcosa
stage-send = Di’
stage-notes-about = Lo vedi solo tu. Un tocco: di certo no. Due: di certo sì. Tre: chissà.
stage-note-open = chissà
stage-note-struck = di certo no
stage-note-pinned = di certo sì
stage-notes-clear = Svuota il taccuino

## The menu

stage-pause = Metti in pausa
stage-go-on = Fai riprendere la partita
stage-vote-pause = Vota per una pausa
stage-vote-go-on = Vota per continuare
stage-stand = Alzati e guarda
stage-leave = Lascia il tavolo
stage-leave-sure = Andartene a metà partita? Un bot gioca per te e il posto resta tuo.
stage-leave-sure-watching = Lasciare il tavolo?

## Seats and cards

stage-seat = { $name }: { coins }
stage-plays-now = gioca
stage-thinks = riflette
stage-bot = bot
stage-away = altrove
stage-stood-in = gioca un bot
stage-announces = annuncia
stage-claims = sono io!
stage-passes = passa
stage-has-answered = risposto
stage-wins = vince!
stage-hold-to-see = Tieni premuto per vedere
stage-card-known = { $card }: la conosci
stage-card-unsure = { $card }: non ne sei certo
stage-card-open = { $card }: { $mask }
stage-secret-seen = Hai visto una carta. Nessun altro deve vederla.
stage-done = Fatto
stage-remember = Ricorda chi è chi: le carte stanno per essere coperte.
stage-remembered = Ricordo

## Deciding, step by step

stage-do-look = Guarda
stage-do-look-about = vedi di nascosto la tua carta
stage-do-swap = Scambia
stage-do-swap-about = con un’altra carta, o fai finta
stage-do-announce = Annuncia
stage-do-announce-about = di’ che sei una maschera
stage-which-look = Quale delle tue carte guardi?
stage-which-own = Quale delle tue carte prendi?
stage-which-other = Con quale carta? Toccala sul tavolo.
stage-which-how = { $first } e { $second }: le scambi davvero?
stage-how-swapped = Scambia davvero
stage-how-pretended = Fai solo finta
stage-how-fate = Decida la sorte
stage-which-mask = Chi dici di essere?
stage-which-hand = { $mask }: con quale delle tue carte?
stage-claim = Sono io!
stage-sure = Davvero: { $move }?
stage-yes = Sì
stage-no = No, indietro
stage-passing = Passo tra { $n } …
stage-stop = Ferma
stage-sent = Detto al tavolo …
stage-about = Che cosa fa { $mask }?

## The Grimm Masquerade

stage-grimm-turn = è di turno
stage-grimm-hold = Tieni premuto per guardare
stage-grimm-board = Chi è chi?
stage-grimm-privately = Tieni premuto: con ciò che sai solo tu
stage-grimm-cell-shown = è questo personaggio
stage-grimm-cell-marker = ha messo un segnalino: non lo è
stage-grimm-cell-impossible = non può essere
stage-grimm-cell-certain = può essere solo questo
stage-grimm-cell-open = possibile
stage-grimm-pencil-struck = cancellato da te
stage-grimm-pencil-pinned = il tuo sospetto
stage-grimm-pencil-about = Tocca una casella per i tuoi appunti: cancella, sospetta, togli.
stage-grimm-middle = Il centro del tavolo
stage-grimm-cost = Dopo le tue due carte puoi compiere una di queste azioni. Costa due artefatti uguali delle tue carte scoperte, o un tesoro e un artefatto qualsiasi.
stage-grimm-ask-payment = { $action }: con che cosa paghi?
stage-grimm-ask-who = Quale personaggio è { $who }?
stage-grimm-ask-whom = { $artifact }: a chi?
stage-grimm-ask-way = { $artifact }: da che parte va il ballo?
stage-grimm-ask-else = Anche qualcun altro?
stage-grimm-nobody-else = Nessun altro
stage-grimm-thinking = { $who } riflette.

## Those who watch, and the wall

stage-tv-sit = Siediti
stage-tv-take-seat = Gioca al posto di { $name }
stage-tv-soon = Il ballo sta per cominciare
stage-tv-over = La partita è finita
