### The table of both games: what stands around the cards.

## The Grimm Masquerade

stage-grimm-turn = è di turno
stage-grimm-bot = bot
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
stage-grimm-back = Indietro
stage-grimm-ask-payment = { $action }: con che cosa paghi?
stage-grimm-ask-who = Quale personaggio è { $who }?
stage-grimm-ask-whom = { $artifact }: a chi?
stage-grimm-ask-way = { $artifact }: da che parte va il ballo?
stage-grimm-ask-else = Anche qualcun altro?
stage-grimm-nobody-else = Nessun altro
stage-grimm-thinking = { $who } riflette.
