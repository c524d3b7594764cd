### Italiano. I nomi dei giocatori e delle maschere sono variabili e non si flettono mai.
### La fine del nome dice chi ascolta: -you è chi agisce, -other tutti gli altri;
### -known se può conoscere il segreto, -hidden se non può.

## Monete. La seconda forma è il complemento oggetto; la terza è quanto tocca a ciascuno.

coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
coins-object = { coins }
coins-each = { coins } ciascuna

## Maschere

mask-judge = Giudice
mask-bishop = Vescovo
mask-king = Re
mask-fool = Giullare
mask-queen = Regina
mask-thief = Ladro
mask-witch = Sciamana
mask-spy = Spia
mask-peasant = Contadino
mask-cheat = Baro
mask-inquisitor = Inquisitore
mask-widow = Vedova
mask-empress = Imperatrice
mask-guru = Guru
mask-princess = Principessa
mask-puppet-master = Burattinaio
mask-patron = Mecenate
mask-swindler = Imbroglione
mask-beggar = Mendicante

## Carte, per nome

card-you-only = la tua carta
card-you-left = la tua carta sinistra
card-you-right = la tua carta destra
card-you-protected = la tua carta protetta
card-player-only = la carta di { $name }
card-player-left = la carta sinistra di { $name }
card-player-right = la carta destra di { $name }
card-player-protected = la carta protetta di { $name }
card-centre-only = la carta al centro
card-centre-first = la prima carta al centro
card-centre-second = la seconda carta al centro

## Carte come oggetto: -yourself e -themself stanno davanti a chi agisce, -you davanti a te

object-yourself-only = la tua carta
object-yourself-left = la tua carta sinistra
object-yourself-right = la tua carta destra
object-yourself-protected = la tua carta protetta
object-themself-only = la propria carta
object-themself-left = la propria carta sinistra
object-themself-right = la propria carta destra
object-themself-protected = la propria carta protetta
object-you-only = la tua carta
object-you-left = la tua carta sinistra
object-you-right = la tua carta destra
object-you-protected = la tua carta protetta
object-player-only = la carta di { $name }
object-player-left = la carta sinistra di { $name }
object-player-right = la carta destra di { $name }
object-player-protected = la carta protetta di { $name }
object-centre-only = la carta al centro
object-centre-first = la prima carta al centro
object-centre-second = la seconda carta al centro

# Con quale carta si annuncia o si rivendica; niente dove ognuno ne ha una sola.
with-hand = { $hand ->
    [left] { " " }(carta sinistra)
    [right] { " " }(carta destra)
    [protected] { " " }(carta protetta)
   *[only] { "" }
}

## Eventi

dealt-known = Distribuzione: { $card } – { $mask }.
dealt-hidden = Distribuzione: { $card }, coperta.

turn-free-you = Turno { $n }: tocca a te.
turn-free-other = Turno { $n }: gioca { $who }.
turn-opening-you = Turno { $n }: tocca a te, turno iniziale.
turn-opening-other = Turno { $n }: gioca { $who }, turno iniziale.
turn-must-swap-you = Turno { $n }: tocca a te. La tua carta è appena stata rivelata, quindi devi scambiare o fare finta.
turn-must-swap-other = Turno { $n }: gioca { $who }. La sua carta è appena stata rivelata, quindi deve scambiare o fare finta.
turn-no-announce-you = Turno { $n }: tocca a te. La tua carta è appena stata rivelata, quindi non puoi dichiarare.
turn-no-announce-other = Turno { $n }: gioca { $who }. La sua carta è appena stata rivelata, quindi non può dichiarare.

looked-you-known = Guardi { $card }: { $mask }.
looked-you-hidden = Guardi { $card }.
looked-other-known = { $who } guarda { $card }: { $mask }.
looked-other-hidden = { $who } guarda { $card }.

handled-you-swapped = Porti { $first } e { $second } sotto il tavolo e le scambi.
handled-you-pretended = Porti { $first } e { $second } sotto il tavolo e fai solo finta di scambiarle.
handled-you-fate = Porti { $first } e { $second } sotto il tavolo e lasci decidere alla sorte.
handled-you-hidden = Porti { $first } e { $second } sotto il tavolo e le scambi oppure no.
handled-other-swapped = { $who } porta { $first } e { $second } sotto il tavolo e le scambia.
handled-other-pretended = { $who } porta { $first } e { $second } sotto il tavolo e fa solo finta di scambiarle.
handled-other-fate = { $who } porta { $first } e { $second } sotto il tavolo e lascia decidere alla sorte.
handled-other-hidden = { $who } porta { $first } e { $second } sotto il tavolo e le scambia oppure no.

announced-you = Dichiari: { $mask }{ with-hand }.
announced-other = { $who } dichiara: { $mask }{ with-hand }.
passed-you = Passi.
passed-other = { $who } passa.
claimed-you = Affermi di averla anche tu: { $mask }{ with-hand }.
claimed-other = Anche { $who } afferma di averla: { $mask }{ with-hand }.
answered-you-claimed = Rispondi in segreto: affermi di avere la maschera{ with-hand }.
answered-you-passed = Rispondi in segreto: passi.
answered-you-hidden = Rispondi in segreto.
answered-other-claimed = { $who } risponde in segreto e afferma di avere la maschera{ with-hand }.
answered-other-passed = { $who } risponde in segreto e passa.
answered-other-hidden = { $who } risponde in segreto.

revealed-you-known = Riveli { $card }: { $mask }.
revealed-you-hidden = Riveli { $card }.
revealed-other-known = { $who } rivela { $card }: { $mask }.
revealed-other-hidden = { $who } rivela { $card }.

used-you = Usi il potere: { $mask }.
used-other = { $who } usa il potere: { $mask }.
declined-you = Rinunci al potere: { $mask }.
declined-other = { $who } rinuncia al potere: { $mask }.

paid-bank-you = Prendi { coins-object } dalla banca.
paid-bank-other = { $taker } prende { coins-object } dalla banca.
paid-court-you = Prendi { coins-object } dal tribunale.
paid-court-other = { $taker } prende { coins-object } dal tribunale.
paid-you-other = Dai { coins-object } a { $taker }.
paid-other-you = { $giver } ti dà { coins-object }.
paid-other-other = { $giver } dà { coins-object } a { $taker }.
paid-you-court = Paghi { coins-object } al tribunale.
paid-other-court = { $giver } paga { coins-object } al tribunale.
fined-you = Paghi { coins-object } di ammenda al tribunale per una falsa affermazione.
fined-other = { $who } paga { coins-object } di ammenda al tribunale per una falsa affermazione.
exchanged-you-other = Scambi il tuo patrimonio con { $other } e ora hai { coins-object }.
exchanged-other-you = { $who } scambia il proprio patrimonio con te e ora ha { coins-object }.
exchanged-other-other = { $who } scambia il proprio patrimonio con { $other } e ora ha { coins-object }.

spied-you-known = Guardi in segreto { $card }: { $mask }.
spied-you-hidden = Guardi in segreto { $card }.
spied-other-known = { $who } guarda in segreto { $card }: { $mask }.
spied-other-hidden = { $who } guarda in segreto { $card }.
shown-you-known = Senza guardare, mostri al resto del tavolo { $card }: { $mask }.
shown-you-hidden = Senza guardare, mostri al resto del tavolo { $card }.
shown-other-known = Senza guardare, { $who } mostra al resto del tavolo { $card }: { $mask }.
shown-other-hidden = Senza guardare, { $who } mostra al resto del tavolo { $card }.

asked-you-other = Chiedi a { $other }: che maschera hai{ with-hand }? Una risposta sbagliata costa { coins-object }.
asked-other-you = { $who } ti chiede: che maschera hai{ with-hand }? Una risposta sbagliata costa { coins-object }.
asked-other-other = { $who } chiede a { $other }: che maschera hai{ with-hand }? Una risposta sbagliata costa { coins-object }.
named-you = Rispondi: { $mask }.
named-other = { $who } risponde: { $mask }.
moved-you-other = Fai scambiare di posto { $first } e { $second }.
moved-other-you = { $who } fa scambiare di posto te e { $second }.
moved-other-other = { $who } fa scambiare di posto { $first } e { $second }.

ended-rich = Tredici monete o più: la partita è finita.
ended-ruin = Qualcuno ha perso l’ultima moneta: la partita è finita.
ended-power = Un potere decide la partita.
ended-limit = Era l’ultimo turno: la partita è finita.

## Testi delle carte: uno per ogni verbo e per chi ne è toccato; -same se è il giocatore appena scelto

effect-gain-self = Prendi { coins-object } dalla banca.
effect-gain-left = Chi ti sta a sinistra prende { coins-object } dalla banca.
effect-gain-right = Chi ti sta a destra prende { coins-object } dalla banca.
effect-gain-neighbours = Le due persone al tuo fianco prendono { coins-each } dalla banca.
effect-gain-everyone-else = Tutte le altre persone prendono { coins-each } dalla banca.
effect-gain-the-richest = La più ricca tra le altre persone prende { coins-object } dalla banca; in caso di parità scegli tu.
effect-gain-the-poorest = La più povera tra le altre persone prende { coins-object } dalla banca; in caso di parità scegli tu.
effect-gain-another = Scegli un’altra persona, che prende { coins-object } dalla banca.
effect-gain-two-others = Scegli altre due persone, che prendono { coins-each } dalla banca.
effect-gain-same = La stessa persona prende { coins-object } dalla banca.
effect-gain-same-two = Le stesse due persone prendono { coins-each } dalla banca.

effect-take-left = Prendi { coins-object } da chi ti sta a sinistra.
effect-take-right = Prendi { coins-object } da chi ti sta a destra.
effect-take-neighbours = Prendi { coins-object } da ciascuna delle due persone al tuo fianco.
effect-take-everyone-else = Prendi { coins-object } da ogni altra persona.
effect-take-the-richest = Prendi { coins-object } dalla più ricca tra le altre persone; in caso di parità scegli tu.
effect-take-the-poorest = Prendi { coins-object } dalla più povera tra le altre persone; in caso di parità scegli tu.
effect-take-another = Prendi { coins-object } da un’altra persona a tua scelta.
effect-take-two-others = Prendi { coins-object } da ciascuna di altre due persone a tua scelta.
effect-take-same = Prendi { coins-object } dalla stessa persona.
effect-take-same-two = Prendi { coins-object } da ciascuna delle stesse due persone.

effect-give-left = Dai { coins-object } a chi ti sta a sinistra.
effect-give-right = Dai { coins-object } a chi ti sta a destra.
effect-give-neighbours = Dai { coins-object } a ciascuna delle due persone al tuo fianco.
effect-give-everyone-else = Dai { coins-object } a ogni altra persona.
effect-give-the-richest = Dai { coins-object } alla più ricca tra le altre persone; in caso di parità scegli tu.
effect-give-the-poorest = Dai { coins-object } alla più povera tra le altre persone; in caso di parità scegli tu.
effect-give-another = Dai { coins-object } a un’altra persona a tua scelta.
effect-give-two-others = Dai { coins-object } a ciascuna di altre due persone a tua scelta.
effect-give-same = Dai { coins-object } alla stessa persona.
effect-give-same-two = Dai { coins-object } a ciascuna delle stesse due persone.

effect-fine-self = Paga { coins-object } al tribunale.
effect-fine-left = Chi ti sta a sinistra paga { coins-object } al tribunale.
effect-fine-right = Chi ti sta a destra paga { coins-object } al tribunale.
effect-fine-neighbours = Le due persone al tuo fianco pagano { coins-each } al tribunale.
effect-fine-everyone-else = Tutte le altre persone pagano { coins-each } al tribunale.
effect-fine-the-richest = La più ricca tra le altre persone paga { coins-object } al tribunale; in caso di parità scegli tu.
effect-fine-the-poorest = La più povera tra le altre persone paga { coins-object } al tribunale; in caso di parità scegli tu.
effect-fine-another = Scegli un’altra persona, che paga { coins-object } al tribunale.
effect-fine-two-others = Scegli altre due persone, che pagano { coins-each } al tribunale.
effect-fine-same = La stessa persona paga { coins-object } al tribunale.
effect-fine-same-two = Le stesse due persone pagano { coins-each } al tribunale.

effect-collect-the-court-self = Prendi tutte le monete del tribunale.
effect-top-up-self = Prendi monete dalla banca fino ad averne { $n }; se ne hai già altrettante o di più, non prendi nulla.
effect-gain-together-self = Prendi { coins-object } dalla banca. Se nello stesso turno più persone rivelano questa maschera, ciascuna prende invece { coins-object } per ognuna di loro.
effect-beg-self = In senso orario dalla tua sinistra, ogni persona che in quel momento ha più monete di te ti dà { coins-object }.
effect-exchange-fortunes-another = Puoi scambiare tutte le tue monete con quelle di un’altra persona a tua scelta.
effect-exchange-fortunes-same = Puoi scambiare tutte le tue monete con quelle della stessa persona.
effect-win-with-self = Se hai { coins-object } o più, vinci subito.
effect-swap-or-pretend-two-others = Prendi senza guardarle le carte di altre due persone e scambiale, o fai solo finta.
effect-swap-or-pretend-same-two = Prendi senza guardarle le carte delle stesse due persone e scambiale, o fai solo finta.
effect-see-and-swap-another = Guarda in segreto la tua carta e quella di un’altra persona, poi scambiale o fai solo finta.
effect-see-and-swap-another-or-centre = Guarda in segreto la tua carta e una di un’altra persona o del centro, poi scambiale o fai solo finta.
effect-see-and-swap-same = Guarda in segreto la tua carta e quella della stessa persona, poi scambiale o fai solo finta.
effect-see-and-swap-same-or-centre = Guarda in segreto la tua carta e quella della stessa persona (dopo una carta del centro, scegli di nuovo), poi scambiale o fai solo finta.
effect-peek-another = Guarda in segreto la carta di un’altra persona.
effect-peek-another-or-centre = Guarda in segreto la carta di un’altra persona o una del centro.
effect-peek-same = Guarda in segreto la carta della stessa persona.
effect-peek-same-or-centre = Guarda in segreto la carta della stessa persona (dopo una carta del centro, scegli di nuovo).
effect-show-another = Scegli un’altra persona, che mostra la propria carta al resto del tavolo senza guardarla.
effect-show-same = La stessa persona mostra la propria carta al resto del tavolo senza guardarla.
effect-question-another = Scegli un’altra persona, che dice quale maschera ha e poi la rivela. Se sbaglia, ti dà { coins-object }.
effect-question-same = La stessa persona dice quale maschera ha e poi la rivela. Se sbaglia, ti dà { coins-object }.
effect-change-seats-two-others = Scegli altre due persone, che si scambiano di posto; le carte e le monete restano dove sono.
effect-change-seats-same-two = Le stesse due persone si scambiano di posto; le carte e le monete restano dove sono.

## Opzioni

move-pass = Passa
move-decline = Rinuncia al potere
move-pretend = Fai solo finta di scambiarle
move-swap = Scambiale
move-claim = Sono io! (contesta){ with-hand }
move-look = Guarda { $card }
move-name = Rispondi: { $mask }
move-choose-you = Scegli te
move-choose-other = Scegli { $who }
move-take = Prendi { $card }
move-announce = Dichiara: { $mask }{ with-hand }
move-swap-swapped = Scambia { $first } e { $second }
move-swap-pretended = Fai solo finta di scambiare { $first } e { $second }
move-swap-fate = Lascia decidere alla sorte: { $first } e { $second }

## Che cosa c’è da decidere

question-turn-free = Tocca a te: guardi, scambi o dichiari?
question-turn-opening = Il tuo turno iniziale: quale carta prendi, e scambi davvero?
question-turn-must-swap = La tua carta è appena stata rivelata, quindi devi scambiare o fare finta. Quale carta prendi?
question-turn-no-announce = La tua carta è appena stata rivelata, quindi puoi solo guardare o scambiare. Che cosa fai?
question-answer = { $who } dichiara: { $mask }. Passi o contesti?
question-seats = Potere: { $mask }. Chi scegli?
question-places = Potere: { $mask }. Quale carta prendi?
question-how = Potere: { $mask }. Scambi le due carte o fai solo finta?
question-naming = Potere: { $mask }. Quale maschera dici di avere?
note-claims = Contestazioni: { $others }.
note-meets-theirs = Se { $who } usa ora il potere, riguarda: { $them }.
note-meets-yours = Se lo usi tu, riguarda: { $them }.
note-cost-claim = Una falsa affermazione ti costa { coins-object }, da pagare al tribunale.
note-cost-announce = Dichiarare: se qualcuno contesta e non hai la maschera, paghi { coins-object } al tribunale. Se nessuno contesta, non si rivela nessuna carta.
note-cost-naming = Una risposta sbagliata ti costa { coins-object }. La tua carta si rivela comunque.
note-lately = Dichiarate di recente: { $masks }.
note-how = Solo tu saprai se sono state scambiate.
note-card-one = Per quanto ne sai, { $card } è: { $masks }.
note-card-some = Per quanto ne sai, { $card } potrebbe essere: { $masks }.
note-card-all = Non sai quale maschera sia { $card }.
thinking-turn-free = { $who } riflette: guardare, scambiare o dichiarare?
thinking-turn-opening = { $who } riflette: turno iniziale.
thinking-turn-must-swap = { $who } riflette: scambiare o fare finta, altro non è permesso.
thinking-turn-no-announce = { $who } riflette: guardare o scambiare?
thinking-answer = { $who } riflette: passare o contestare? ({ $mask })
thinking-seats = { $who } riflette: chi? ({ $mask })
thinking-places = { $who } riflette: quale carta? ({ $mask })
thinking-how = { $who } riflette: scambiare o fare finta? ({ $mask })
thinking-naming = { $who } riflette: quale maschera dire? ({ $mask })

## Etichette

court = tribunale
bank = banca
centre = centro
mask = maschera
masks-in-game = Maschere in questa partita
may-be = forse { $masks }
unknown = non si sa
edition-1 = prima edizione (2013)
edition-2 = seconda edizione (2021)
scenario-recommended = il set consigliato
scenario-a = A: un nostro scenario per le prime partite (non quello della scatola)
scenario-b = B: un nostro scenario, più strategico (non quello della scatola)

option-opening-round = giro iniziale intero
option-opening-round-about = I turni iniziali durano un giro intero invece di soli quattro turni.
option-all-at-once = risposte simultanee
option-all-at-once-about = Le risposte a una dichiarazione restano segrete finché non hanno risposto tutti.
option-fate = decide la sorte
option-fate-about = Chi scambia può lasciar decidere alla sorte, e allora nessuno sa com’è andata.
option-show-bans = anche mostrare una carta limita
option-show-bans-about = Dover mostrare una carta agli altri limita il turno seguente, come rivelarla.
option-max-turns = limite di turni
option-max-turns-about = La partita finisce dopo questo numero di turni e vince chi ha più monete; 0 significa nessun limite.
option-memory = memoria
option-memory-about = Per quanto tempo il gioco ricorda per te le carte che conosci.
memory-nothing = solo il turno in corso
memory-round = l’ultimo giro
memory-everything = tutta la partita

## Frasi solo di questo gioco

phrase-i-am-the-king = Io sono il Re. Davvero.

## Terminal

hand-left = sinistra
hand-right = destra
hand-protected = protetta
menu-announce = Dichiara{ with-hand }
menu-swap = Scambia{ with-hand } con
menu-pretend = Fai finta{ with-hand } con
menu-fate = Affida al caso{ with-hand }
passing = Passano: { $names }.
press-enter = Ricorda chi è chi: le carte stanno per essere coperte. Premi Invio.
hint = Il Pensatore farebbe così: { $move }. Probabilità di vincere: { $chance }%, monete alla fine: { $coins }.
hint-instead = Oppure: { $move }. Probabilità di vincere: { $chance }%, monete alla fine: { $coins }.
hint-believed = In base a ciò che hai visto, { $card } potrebbe essere: { $masks }.
from-players = da { $n } persone in su
bank-symbol = prende monete dalla banca
mask-is-fine = Questa maschera si può giocare.
set-is-fine = Con questo set si può giocare: edizione { $edition }, in { $players }.
ending-rich = 13 monete
ending-ruin = qualcuno è in rovina
ending-power = con un potere
ending-limit = limite di turni

## What was skipped

missed-announced = Dichiarazioni: { $each }.
missed-revealed = Carte rivelate: { $each }.
missed-each = { $who } ({ $mask })
