### The Grimm Masquerade in italiano. I nomi di giocatori, personaggi, artefatti e azioni sono variabili e non si
### flettono mai. -you è chi agisce, -other tutti gli altri; dove si parla di due, il secondo è chi ne è toccato.
### -known se può conoscere il segreto, -hidden se non può.

grimm-title = The Grimm Masquerade

## Personaggi

grimm-character-evil-queen = Regina Cattiva
grimm-character-red-riding-hood = Cappuccetto Rosso
grimm-character-big-bad-wolf = Lupo Cattivo
grimm-character-hansel = Hansel
grimm-character-cinderella = Cenerentola
grimm-character-sleeping-beauty = Bella Addormentata
grimm-character-rumpelstiltskin = Tremotino
grimm-character-the-beast = La Bestia

## Artefatti

grimm-artifact-crown = Corona
grimm-artifact-treats = Dolcetti
grimm-artifact-disguise = Travestimento
grimm-artifact-cauldron = Calderone
grimm-artifact-glass-slipper = Scarpetta di cristallo
grimm-artifact-clock = Orologio
grimm-artifact-spindle = Fuso
grimm-artifact-mirror = Specchio

## Azioni

grimm-action-point-the-finger = Punta il dito
grimm-action-eavesdrop = Origlia
grimm-action-peek-at-the-guest-list = Sbircia la lista degli invitati
grimm-action-start-the-dance = Apri le danze
grimm-action-make-a-toast = Proponi un brindisi
grimm-action-pick-pocket = Borseggio
grimm-action-thoughtful-gift = Regalo premuroso
grimm-action-secrets = Segreti

## Contare. La seconda forma delle rose è il complemento oggetto.

grimm-roses = { $n ->
    [one] { $n } rosa
   *[other] { $n } rose
}
grimm-roses-object = { grimm-roses }
grimm-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
grimm-so-many = { $n ->
    [1] { $artifact }
   *[other] { $n } × { $artifact }
}

## Parti di frasi

grimm-your-character = { $which ->
    [first] Il tuo primo personaggio
    [second] Il tuo secondo personaggio
   *[only] Il tuo personaggio
}
# Una coppia, o un artefatto con il tesoro.
grimm-payment = { $n ->
    [1] tesoro + { $artifact }
   *[other] { $n } × { $artifact }
}
grimm-what-for = { $why ->
    [unmasking] per uno smascheramento
    [guess] per l’accusa giusta
    [accused] come consolazione per la falsa accusa
    [action] per l’azione
    [trophy] per il trofeo
    [wager] per la scommessa vinta
   *[treasure] per il tesoro non usato
}
grimm-direction = { $direction ->
    [left] verso sinistra
   *[right] verso destra
}
grimm-a-wager = { $how ->
    [random] una scommessa a caso
   *[chosen] una scommessa
}

## Eventi: comincia una manche

grimm-round-you = Manche { $n }: cominci tu.
grimm-round-other = Manche { $n }: comincia { $who }.
grimm-ability-you = In questa manche hai l’abilità del personaggio: { $character }.
grimm-ability-other = In questa manche { $who } ha l’abilità del personaggio: { $character }.
grimm-offered = Viene scoperta una carta azione: { $action }.
grimm-dealt-you-known = { grimm-your-character }: { $character }.
grimm-dealt-you-hidden = Ricevi un personaggio segreto.
grimm-dealt-other-known = { $who } riceve un personaggio segreto: { $character }.
grimm-dealt-other-hidden = { $who } riceve un personaggio segreto.
grimm-treasure-you = Ricevi un tesoro.
grimm-treasure-other = { $who } riceve un tesoro.
grimm-revealed-known = Scoperta per il draft: { $artifact }.
grimm-revealed-hidden = Viene messa in tavola una carta per il draft.
grimm-drafted-you = Nel draft prendi: { $artifact }.
grimm-drafted-other = Nel draft { $who } prende: { $artifact }.
grimm-discarded = Avanzi del draft, scartati: { grimm-so-many }.

## Eventi: un turno

grimm-turn-masked-you = Turno { $n }: tocca a te.
grimm-turn-masked-other = Turno { $n }: gioca { $who }.
grimm-turn-unmasked-you = Turno { $n }: tocca a te, senza maschera.
grimm-turn-unmasked-other = Turno { $n }: gioca { $who }, senza maschera.
grimm-drew-you-known = Peschi: { $artifact }.
grimm-drew-you-alone = Peschi una carta che vedi solo tu: { $artifact }.
grimm-drew-you-hidden = Peschi una carta.
grimm-drew-other-known = { $who } pesca: { $artifact }.
grimm-drew-other-alone = { $who } pesca una carta che gli altri non vedono: { $artifact }.
grimm-drew-other-hidden = { $who } pesca una carta che gli altri non vedono.
grimm-kept-you = Tieni: { $artifact }.
grimm-kept-other = { $who } tiene: { $artifact }.
grimm-gave-you-other = Dai a { $other }: { $artifact }.
grimm-gave-other-you = { $who } ti dà: { $artifact }.
grimm-gave-other-other = { $who } dà a { $other }: { $artifact }.
grimm-passed-you-other = Una carta a caso passa da te a { $other }: { $artifact }.
grimm-passed-other-you = Una carta a caso passa da { $who } a te: { $artifact }.
grimm-passed-other-other = Una carta a caso passa da { $who } a { $other }: { $artifact }.
grimm-shuffled = Gli scarti vengono mescolati in un nuovo mazzo: { grimm-cards }.

## Eventi: indizi, maschere, rose

grimm-marked-pair-you = Una coppia ({ $artifact }): metti un segnalino sul personaggio { $character }.
grimm-marked-pair-other = Una coppia ({ $artifact }): { $who } mette un segnalino sul personaggio { $character }.
grimm-marked-triple-you = Un tris ({ $artifact }): metti un segnalino sul personaggio { $character }.
grimm-marked-triple-other = Un tris ({ $artifact }): { $who } mette un segnalino sul personaggio { $character }.
grimm-marked-pointed-you = L’accusa è falsa: metti un segnalino sul personaggio { $character }.
grimm-marked-pointed-other = L’accusa è falsa: { $who } mette un segnalino sul personaggio { $character }.
grimm-marked-chosen-you = Metti un segnalino su un personaggio a tua scelta: { $character }.
grimm-marked-chosen-other = { $who } mette un segnalino su un personaggio a sua scelta: { $character }.
grimm-unmasked-you-pair = Coppia fatale ({ $artifact }): perdi la maschera – { $character }!
grimm-unmasked-you-pointed = L’accusa è giusta: perdi la maschera – { $character }!
grimm-unmasked-you-hidden = Perdi la maschera!
grimm-unmasked-other-pair = Coppia fatale ({ $artifact }): { $who } perde la maschera – { $character }!
grimm-unmasked-other-pointed = L’accusa è giusta: { $who } perde la maschera – { $character }!
grimm-unmasked-other-hidden = { $who } perde la maschera!
grimm-roses-you = Ricevi { grimm-roses-object } { grimm-what-for }.
grimm-roses-other = { $who } riceve { grimm-roses-object } { grimm-what-for }.

## Eventi: azioni e abilità

grimm-acted-you = La tua azione: { $action } ({ grimm-payment }).
grimm-acted-other = { $who } compie un’azione: { $action } ({ grimm-payment }).
grimm-pointed-you-other = Accusi { $other }: { $character }!
grimm-pointed-other-you = { $who } accusa te: { $character }!
grimm-pointed-other-other = { $who } accusa { $other }: { $character }!
grimm-listened-you = Ascolti di nascosto { $others }.
grimm-listened-other = { $who } ascolta di nascosto { $others }.
grimm-listened-other-you = { $who } ti ascolta di nascosto.
grimm-listened-other-you-too = { $who } ascolta di nascosto te e { $others }.
grimm-chose-you-known = Scegli in segreto dove mettere un segnalino: { $character }.
grimm-chose-you-hidden = Scegli in segreto dove mettere un segnalino.
grimm-chose-other-known = { $who } sceglie in segreto dove mettere un segnalino: { $character }.
grimm-chose-other-hidden = { $who } sceglie in segreto dove mettere un segnalino.
grimm-peeked-you-known = Guardi una carta del mazzo dei personaggi: { $character }.
grimm-peeked-you-hidden = Guardi una carta del mazzo dei personaggi.
grimm-peeked-other-known = { $who } guarda una carta del mazzo dei personaggi: { $character }.
grimm-peeked-other-hidden = { $who } guarda una carta del mazzo dei personaggi.
grimm-danced-you = Apri le danze { grimm-direction }.
grimm-danced-other = { $who } apre le danze { grimm-direction }.
grimm-used-you = Usi l’abilità del personaggio: { $character }.
grimm-used-other = { $who } usa l’abilità del personaggio: { $character }.
grimm-declined-action-you = Non compi azioni.
grimm-declined-action-other = { $who } non compie azioni.
grimm-declined-wager-you = Per ora non prendi una scommessa.
grimm-declined-wager-other = { $who } per ora non prende una scommessa.
grimm-declined-extra-card-you = Non peschi una carta in più.
grimm-declined-extra-card-other = { $who } non pesca una carta in più.
grimm-declined-look-you = Non guardi il mazzo dei personaggi.
grimm-declined-look-other = { $who } non guarda il mazzo dei personaggi.
grimm-declined-draw-you = Non peschi.
grimm-declined-draw-other = { $who } non pesca.

## Eventi: scommesse

grimm-browsed-you-known = Guardi le scommesse rimaste ({ $n }): { $characters }.
grimm-browsed-you-hidden = Guardi le scommesse rimaste ({ $n }).
grimm-browsed-other-known = { $who } guarda le scommesse rimaste ({ $n }): { $characters }.
grimm-browsed-other-hidden = { $who } guarda le scommesse rimaste ({ $n }).
grimm-wagered-you-known = Prendi { grimm-a-wager }: { $character }. Scommesse rimaste: { $n }.
grimm-wagered-you-hidden = Prendi { grimm-a-wager }. Scommesse rimaste: { $n }.
grimm-wagered-other-known = { $who } prende { grimm-a-wager }: { $character }. Scommesse rimaste: { $n }.
grimm-wagered-other-hidden = { $who } prende { grimm-a-wager }, coperta. Scommesse rimaste: { $n }.

## Eventi: la fine

grimm-round-ended-boon-you = Tre carte della tua fortuna: vinci la manche!
grimm-round-ended-boon-other = Tre carte della fortuna: { $who } vince la manche.
grimm-round-ended-last-mask-you = Solo tu hai ancora la maschera: vinci la manche!
grimm-round-ended-last-mask-other = Solo { $who } ha ancora la maschera e vince la manche.
grimm-round-ended-six-different-you = Sei artefatti diversi: vinci la manche!
grimm-round-ended-six-different-other = Sei artefatti diversi: { $who } vince la manche.
grimm-round-ended-together = Le ultime maschere cadono insieme: nessuno vince la manche e il trofeo va perso.
grimm-round-ended-stalemate = Per un giro intero non si è mossa una carta: nessuno vince la manche.
grimm-shown-you-known = Ti togli la maschera: { $character }.
grimm-shown-you-hidden = Ti togli la maschera.
grimm-shown-other-known = { $who } si toglie la maschera: { $character }.
grimm-shown-other-hidden = { $who } si toglie la maschera.
grimm-wager-shown-you-known = Mostri la tua scommessa: { $character }.
grimm-wager-shown-you-hidden = Mostri la tua scommessa.
grimm-wager-shown-other-known = { $who } mostra una scommessa: { $character }.
grimm-wager-shown-other-hidden = { $who } mostra una scommessa.
grimm-ended-ten-roses = Dieci rose o più: la partita è finita.
grimm-ended-three-rounds = Era la terza manche: la partita è finita.
grimm-ended-limit = Era l’ultimo turno: la partita è finita.

## Opzioni

grimm-move-pass = Passa
grimm-move-no-action = Non compiere azioni
grimm-move-accept = Accetta
grimm-move-accept-wager = Prendi una scommessa
grimm-move-accept-extra-card = Pesca una carta in più
grimm-move-accept-look = Guarda una carta del mazzo dei personaggi
grimm-move-accept-draw = Pesca una carta
grimm-move-keep = Tieni la carta
grimm-move-keep-known = Tieni: { $artifact }
grimm-move-give = Dai la carta a { $who }
grimm-move-hand = Dai a { $who }: { $artifact }
grimm-move-take = Prendi: { $artifact }
grimm-move-mark = Metti un segnalino su: { $character }
grimm-move-wager = Prendi la scommessa su: { $character }
grimm-move-ability = Scegli l’abilità: { $character }
grimm-move-accuse = Accusa { $who }: { $character }
grimm-move-dance = Danza { grimm-direction } e passa: { $artifact }
grimm-move-toast = La prima carta a { $first }, la seconda a { $second }
grimm-move-toast-known = { $one } a { $first }, { $two } a { $second }
grimm-move-toast-both = Entrambe le carte a { $who }
grimm-move-listen = Ascolta di nascosto { $others }
grimm-move-act = { $action } ({ grimm-payment })

## Che cosa c’è da decidere

grimm-question-draft = Il draft: quale artefatto prendi?
grimm-question-keep-or-give = Tieni la carta o la dai via?
grimm-question-keep-or-give-known = Carta pescata: { $artifact }. La tieni o la dai via?
grimm-question-giving = A chi dai la carta?
grimm-question-giving-known = Carta pescata: { $artifact }. A chi la dai?
grimm-question-acting = Compi un’azione, e con che cosa la paghi?
grimm-question-hand = Quale carta della tua mano dai, e a chi?
grimm-question-pointing = Chi accusi, e che personaggio è?
grimm-question-listening = Chi ascolti di nascosto?
grimm-question-placing = Su quale personaggio metti un segnalino?
grimm-question-dancing = Da che parte va la danza, e che cosa passi?
grimm-question-toasting = A chi dai le due carte?
grimm-question-gift = Quale dei tuoi artefatti dai, e a chi?
grimm-question-offer-wager = Prendi adesso una scommessa?
grimm-question-offer-extra-card = Non hai coppie: peschi una carta in più?
grimm-question-offer-look = Guardi una carta del mazzo dei personaggi?
grimm-question-offer-draw = L’accusa era sbagliata: peschi una carta?
grimm-question-wagering = Quale scommessa prendi?
grimm-question-abilities = L’abilità di quale personaggio vuoi in questa manche?
grimm-note-second = Sarebbe la seconda per: { $them }.
grimm-note-third = Sarebbe la terza per: { $them }.
grimm-note-placing = Un segnalino dice a tutti che non sei quel personaggio.
grimm-thinking-draft = { $who } riflette: quale artefatto prendere nel draft?
grimm-thinking-keep-or-give = { $who } riflette: tenere la carta o darla via?
grimm-thinking-giving = { $who } riflette: a chi dare la carta?
grimm-thinking-acting = { $who } riflette: compiere un’azione?
grimm-thinking-hand = { $who } riflette: quale carta della mano dare, e a chi?
grimm-thinking-pointing = { $who } riflette: chi accusare?
grimm-thinking-listening = { $who } riflette: chi ascoltare di nascosto?
grimm-thinking-placing = { $who } riflette: dove mettere un segnalino?
grimm-thinking-dancing = { $who } riflette: da che parte danzare?
grimm-thinking-toasting = { $who } riflette: a chi dare le due carte?
grimm-thinking-gift = { $who } riflette: che cosa dare, e a chi?
grimm-thinking-offer = { $who } riflette: farlo o no?
grimm-thinking-offer-wager = { $who } riflette: prendere una scommessa?
grimm-thinking-offer-extra-card = { $who } riflette: pescare una carta in più?
grimm-thinking-offer-look = { $who } riflette: guardare il mazzo dei personaggi?
grimm-thinking-offer-draw = { $who } riflette: pescare una carta?
grimm-thinking-wagering = { $who } riflette: quale scommessa prendere?
grimm-thinking-abilities = { $who } riflette: quale abilità scegliere?

## Testi delle carte. $boon e $bane sono artefatti; di un artefatto, i personaggi di cui è la fortuna e la rovina.

grimm-character-about = Fortuna: { $boon }. Tre di queste carte ti fanno vincere la manche. Rovina: { $bane }. Due di queste carte ti smascherano.
grimm-artifact-about = Tre di queste carte fanno vincere la manche ({ $boon }), due smascherano ({ $bane }).

grimm-action-about-point = Di’ quale personaggio è un’altra persona in maschera. Se hai ragione, perde la maschera e ricevi 2 rose. Se hai torto, riceve 1 rosa e mette un segnalino su quel personaggio.
grimm-action-about-eavesdrop = Una o due altre persone in maschera devono mettere un segnalino ciascuna su un personaggio a loro scelta: non il proprio, non uno smascherato e non dove hanno già un segnalino.
grimm-action-about-guest-list = Guarda in segreto le prime due carte del mazzo dei personaggi, che poi viene mescolato.
grimm-action-about-dance = Scegli un tuo artefatto e una direzione, e passalo da quella parte. Tutte le altre persone in maschera passano insieme un artefatto a caso dalla stessa parte.
grimm-action-about-toast = Pesca due artefatti davanti a tutti e dalli a una o due altre persone.
grimm-action-about-pick-pocket = Guarda in segreto una carta a caso del mazzo dei personaggi. Poi pesca un artefatto, e tienilo o dallo via.
grimm-action-about-gift = Dai un tuo artefatto a un’altra persona in maschera, che te ne dà in cambio due a caso.
grimm-action-about-secrets = Guarda le scommesse rimaste e prendine una, coperta.

grimm-ability-about-giving-marks = Quando dai a qualcuno uno di questi artefatti ({ $boon }, { $bane }), chi lo riceve deve mettere un segnalino su un personaggio a sua scelta, se ha ancora la maschera.
grimm-ability-about-giving-shows = Quando dai a qualcuno uno di questi artefatti ({ $boon }, { $bane }), puoi guardare in segreto una carta a caso del mazzo dei personaggi.
grimm-ability-about-error-shows = Dopo un’accusa sbagliata puoi guardare in segreto una carta a caso del mazzo dei personaggi.
grimm-ability-about-random-wager = All’inizio della manche prendi una scommessa a caso (solo se si gioca con le scommesse).
grimm-ability-about-extra-card = All’inizio del tuo turno, se non hai coppie, puoi pescare un artefatto in più, e tenerlo o darlo via.
grimm-ability-about-six-different = Finché hai la maschera, sei artefatti diversi ti fanno vincere la manche.
grimm-ability-about-error-draws = Dopo un’accusa sbagliata puoi pescare un artefatto, e tenerlo o darlo via.
grimm-ability-about-marker-draws = Se metti un segnalino durante il tuo turno, alla fine devi pescare un artefatto, e tenerlo o darlo via.

grimm-rules-aim = Raccogli più rose di tutti in tre manche. Ognuno si nasconde dietro un personaggio con una fortuna e una rovina: tre carte della fortuna fanno vincere la manche, due carte della rovina smascherano.
grimm-rules-turn = Nel tuo turno pesca un artefatto davanti a tutti, e tienilo o dallo via. Poi pescane un secondo e fai il contrario.
grimm-rules-evidence = Se una coppia non ti smaschera, metti un segnalino sul personaggio di cui è la rovina; se un tris non ti fa vincere, su quello di cui è la fortuna. Così tutti scoprono chi non sei.
grimm-rules-action = Poi puoi scartare una coppia per compiere un’azione. Chi smaschera qualcuno riceve 1 rosa.
grimm-rules-unmasked = Senza maschera non si può vincere la manche. Nel tuo turno pesca una carta, aggiungila alla mano e danne una a qualcuno che è ancora in maschera.
grimm-rules-end = Chi vince la manche, con tre carte della propria fortuna o con l’ultima maschera, riceve il trofeo: 1, 3, poi 5 rose. La partita finisce dopo tre manche, o prima se alla fine di una manche qualcuno ha almeno 10 rose.

grimm-option-wagers = scommesse
grimm-option-wagers-about = Chi è senza maschera scommette su chi vincerà la manche, per tante rose quante ne vale il trofeo; con i Segreti può farlo anche chi è in maschera. Non in due.
grimm-option-treasures = tesori
grimm-option-treasures-about = A ogni manche tutti ricevono un tesoro: con un artefatto qualsiasi paga un’azione; se non è usato, vale 1 rosa.
grimm-option-abilities = abilità speciali
grimm-option-abilities-about = Dalla seconda manche, chi ha meno rose ha l’abilità del personaggio avuto nella manche precedente.
grimm-option-max-turns = limite di turni
grimm-option-max-turns-about = La partita finisce dopo questo numero di turni; 0 significa nessun limite.
grimm-option-deduction = chi può ancora essere chi
grimm-option-deduction-about = Mostra quali personaggi può ancora essere ciascuno, in base a ciò che tutti possono dedurre.
grimm-two-players = in due
grimm-two-players-about = Due personaggi a testa; chi perde entrambe le maschere perde la manche. Ogni azione tranne puntare il dito vale 1 rosa.

## Etichette

grimm-label-roses = rose
grimm-label-trophy = trofeo
grimm-label-round = manche { $n }
grimm-label-first-player = comincia
grimm-label-tableau = carte scoperte
grimm-label-hand = mano
grimm-label-markers = segnalini
grimm-label-broken-mirror = specchio rotto
grimm-label-treasure = tesoro
grimm-label-wager = scommessa
grimm-label-wagers = scommesse
grimm-label-deck = mazzo
grimm-label-discard-pile = scarti
grimm-label-character-deck = mazzo dei personaggi
grimm-label-draft = draft
grimm-label-masked = in maschera
grimm-label-unmasked = senza maschera
grimm-label-still-possible = ancora possibili
grimm-label-boon = fortuna
grimm-label-bane = rovina
grimm-label-ability = abilità
grimm-label-actions = azioni
grimm-label-character = personaggio
grimm-label-characters = personaggi
grimm-label-artifacts = artefatti

## Frasi solo di questo gioco

phrase-big-eyes = Che occhi grandi che hai!
phrase-mirror-mirror = Specchio, specchio, dimmi chi è!
phrase-this-dance = Mi concedi questo ballo?

## Terminal

grimm-label-drawn = pescata
grimm-label-not = esclusi
grimm-label-own-wagers = le tue scommesse
grimm-label-peeked = visti nel mazzo dei personaggi
grimm-label-abilities = abilità
grimm-label-variants = varianti
grimm-menu-give = Dai a { $who }
grimm-menu-dance = Danza { grimm-direction }
grimm-everybody-dealt = Tutti ricevono un personaggio segreto.
grimm-everybody-treasure = Tutti ricevono un tesoro.
grimm-actions-offered = Carte azione di questa manche: { $actions }.
grimm-ending-ten-roses = dieci rose
grimm-ending-three-rounds = tre manche
grimm-ending-limit = limite di turni
grimm-round-end-boon = tre carte di una fortuna
grimm-round-end-last-mask = l’ultima maschera
grimm-round-end-six-different = sei artefatti diversi
grimm-round-end-together = le ultime maschere insieme
grimm-round-end-stalemate = stallo
grimm-hint = Il Pensatore farebbe così: { $move }. Probabilità di vincere: { $chance }%, rose dopo questa manche: { $roses }.
grimm-hint-instead = Oppure: { $move }. Probabilità di vincere: { $chance }%, rose dopo questa manche: { $roses }.
grimm-hint-believed = In base a ciò che hai visto, { $who } potrebbe essere: { $characters }.

## What was skipped

grimm-missed-acted = Azioni: { $each }.
grimm-missed-unmasked = Maschere cadute: { $each }.
grimm-missed-action = { $who } ({ $action })
grimm-missed-character = { $who } ({ $character })
