### The Grimm Masquerade on the page.

## Start and agreement

start-game-grimm = Deduzione: scopri chi è chi al ballo della bestia prima che smascherino te.

## The table

stage-grimm-turn = è di turno
stage-grimm-hold = Tieni premuto per guardare
stage-grimm-goal = L’obiettivo: più rose di tutti dopo tre manche. Tre carte della tua fortuna vincono la manche, due della rovina ti smascherano.
stage-grimm-board = Chi è chi?
stage-grimm-privately = Tieni premuto: con ciò che sai solo tu
stage-grimm-cell-shown = è questo personaggio
stage-grimm-cell-marker = ha messo un segnalino: non lo è
stage-grimm-cell-impossible = non può esserlo
stage-grimm-cell-certain = può essere solo questo
stage-grimm-cell-open = possibile
stage-grimm-pencil-struck = cancellato da te
stage-grimm-pencil-pinned = il tuo sospetto
stage-grimm-pencil-about = Tocca una casella per i tuoi appunti: cancella, sospetta, togli.
stage-grimm-middle = Il centro del tavolo
stage-grimm-discarded = scarti
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
after-grimm-honour-unmasker = Terrore delle maschere
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
after-show-masked = Dietro la maschera: { $who }. Chi è?
after-show-was = { $who } era: { $characters }
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
learn-guide-grimm-goal = L’obiettivo: più rose di tutti. Vincere la prima manche ne porta 1, la seconda 3, la terza 5. Si vince con tre carte della propria fortuna, o con l’ultima maschera. Con 10 rose dopo una manche la partita finisce prima.
learn-guide-grimm-character = Sei uno di otto personaggi; nessun altro sa quale. Tre carte della tua fortuna, l’artefatto a te propizio, ti fanno vincere subito la manche; due della tua rovina ti smascherano. Entrambe stanno al tuo posto: le vedi solo tu.
learn-guide-grimm-draft = Per cominciare ognuno prende un artefatto, che resta scoperto. Ogni tipo è la fortuna di un personaggio e la rovina di un altro. I volti accanto a un nome mostrano chi può ancora essere quella persona.
learn-guide-grimm-keep = Tieni questa carta o dalla via; con la prossima devi fare il contrario. Le vedono tutti. Due carte della rovina di qualcuno ne fanno subito cadere la maschera: 1 rosa per chi ha dato la seconda.
learn-guide-grimm-gift = Ogni carta davanti a te conta per la tua fortuna o la tua rovina, da chiunque venga. Se tieni la seconda carta della tua rovina, la tua maschera cade e nessuno riceve rose.
learn-guide-grimm-give = Hai tenuto la prima carta, quindi questa deve andare a qualcun altro. Se è la seconda carta della sua rovina, perde la maschera e ricevi 1 rosa.
learn-guide-grimm-pair = Due carte uguali, e { $who } ha ancora la maschera: non sono la sua rovina. Perciò un segnalino, una croce rossa, deve andare sul personaggio di cui sono la rovina. Una sola barra: escluso per altri motivi.
learn-guide-grimm-triple = Tre carte uguali, e la manche continua: la fortuna di { $who } è un’altra. Perciò un segnalino deve andare sul personaggio di cui sono la fortuna.
learn-guide-grimm-acting = Puoi compiere un’azione, o nessuna. Costa due tuoi artefatti uguali. Punta il dito: di’ quale personaggio è un’altra persona. Se è giusto, perde la maschera e ricevi 2 rose; se no, ne riceve 1 lei.
learn-guide-grimm-acted = { $who } compie un’azione: dopo le due carte può farlo chi è in maschera, con due artefatti uguali, che si scartano. Tocca le carte azione sul tavolo per leggerle. Tutte tranne «Punta il dito» cambiano a ogni manche.
learn-guide-grimm-pointed = Se è giusto, { $other } perde la maschera e { $who } riceve 2 rose. Se no, { $other } riceve 1 rosa. I due artefatti pagati sono persi in ogni caso.
learn-guide-grimm-pointed-you = Se è giusto, perdi la maschera e { $who } riceve 2 rose. Se no, ricevi 1 rosa. I due artefatti pagati sono persi in ogni caso.
learn-guide-grimm-placing = Devi mettere un segnalino su un personaggio: non il tuo, non uno smascherato, non dove ne hai già uno. Tutti scoprono chi non sei.
learn-guide-grimm-unmasked = Senza maschera { $who } non compie azioni e non può vincere questa manche. Le carte diventano una mano segreta: a ogni turno { $who } ne pesca una e ne dà una a chi è in maschera. Se questa cade, riceve 1 rosa.
learn-guide-grimm-unmasked-you = La tua maschera è caduta: niente più azioni, e non puoi vincere questa manche. Le tue carte diventano una mano che vedi solo tu. Continui a giocare i tuoi turni e puoi ancora ricevere rose.
learn-guide-grimm-hand = Hai pescato una carta che vedi solo tu. Ora danne una dalla mano a chi è ancora in maschera. Se è la seconda carta della sua rovina, perde la maschera e ricevi 1 rosa.
learn-guide-grimm-round-ended = La manche finisce subito con tre carte di una fortuna, o quando resta una sola maschera. Il trofeo sono le rose per averla vinta: 1, 3 o 5. Se dopo una manche qualcuno ha almeno 10 rose, la partita è finita.
learn-guide-grimm-round = Una nuova manche: le rose restano; personaggi, carte e tutte le azioni tranne «Punta il dito» sono nuovi. Comincia chi ha meno rose.
learn-guide-grimm-ended = Vince la partita chi ha più rose: { $who }. A parità decidono le rose dei trofei; se anche quelle sono pari, si vince insieme.
learn-guide-grimm-ended-you = Vince la partita chi ha più rose, e le hai tu. A parità decidono le rose dei trofei; se anche quelle sono pari, si vince insieme.
