### The Grimm Masquerade on the page.

## Start and agreement

start-game-grimm = Deduzione: scopri chi è chi al ballo della bestia prima che smascherino te.

## The table

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

## After a game

after-grimm-honour-detective = Miglior detective
after-grimm-honour-detective-about = Accuse giuste: { $n }
after-grimm-honour-unmasker = Gran cerimoniere
after-grimm-honour-unmasker-about = Maschere fatte cadere: { $n }
after-grimm-honour-masked = Più a lungo in maschera
after-grimm-honour-masked-about = Turni in maschera: { $n }
after-grimm-honour-suspect = I soliti sospetti
after-grimm-honour-suspect-about = Accuse ingiuste subite: { $n }
after-grimm-honour-giver = Mano generosa
after-grimm-honour-giver-about = Carte donate: { $n }
after-grimm-honour-gambler = Fortuna nelle scommesse
after-grimm-honour-gambler-about = Rose vinte con le scommesse: { $n }
after-grimm-honour-bloom = In piena fioritura
after-grimm-honour-bloom-about = Rose in una sola manche: { $n }
after-roses = Rose nel tempo
after-rounds = Manche per manche
after-unmasked = Maschere perse
after-fell-self = { $who } ({ $character }): coppia fatale, senza l’aiuto di nessuno.
after-fell-pair = { $who } ({ $character }): coppia fatale, grazie a { $by }.
after-fell-pointed = { $who } ({ $character }): accusa giusta di { $by }.
after-nobody-fell = In questa manche nessuna maschera è caduta.
after-accusations = Accuse
after-wager = { $who }: { $character }. Rose: { $n }
after-round-open = La partita è finita a metà di questa manche.

## Learning

learn-grimm-aim-title = Obiettivo
learn-grimm-turn-title = Il tuo turno
learn-grimm-evidence-title = Indizi
learn-grimm-action-title = Azioni e accuse
learn-grimm-unmasked-title = Senza maschera
learn-grimm-end-title = Le rose e la fine
learn-term-rose = rosa
learn-term-rose-about = Con le rose si vince: dopo tre manche, o appena qualcuno ne ha almeno 10 alla fine di una manche, vince chi ne ha di più.
learn-term-boon = fortuna
learn-term-boon-about = L’artefatto che il tuo personaggio desidera. Tre davanti a te, e la manche è tua.
learn-term-bane = rovina
learn-term-bane-about = L’artefatto che il tuo personaggio teme. Due davanti a te, e cade la maschera.
learn-term-marker = segnalino
learn-term-marker-about = Sta su un personaggio che non sei. Lo vedono tutti: meno ne hai, meglio ti nascondi.
learn-term-trophy = trofeo
learn-term-trophy-about = Per chi vince la manche: 1 rosa nella prima, 3 nella seconda, 5 nella terza.
learn-term-draft = draft
learn-term-draft-about = Prima del primo turno di una manche ci sono carte scoperte, e ognuno a turno ne prende una.
learn-guide-grimm-dealt = Hai un’identità segreta: tieni premuta la tua maschera per scoprirla. Tre carte della fortuna vincono la manche, due della rovina ti smascherano.
learn-guide-grimm-draft = Prendi una carta per cominciare. La tua rovina è pericolosa, ma chi la evita sempre si tradisce.
learn-guide-grimm-keep = Tieni questa carta o dalla via, e con la prossima fai il contrario. Un dono può essere veleno: due carte della rovina di qualcuno lo smascherano, e tu ricevi una rosa.
learn-guide-grimm-marked = Quando una coppia non smaschera nessuno, si mette un segnalino su un personaggio: ora tutti sanno chi non è { $who }.
learn-guide-grimm-acting = Con una coppia puoi pagare un’azione. Accusa qualcuno se pensi di sapere chi è: 2 rose se hai ragione, 1 per l’altro se hai torto.
learn-guide-grimm-unmasked = È caduta una maschera. Senza non si può più vincere la manche, ma si continua a dare carte, e le rose contano fino alla fine.
