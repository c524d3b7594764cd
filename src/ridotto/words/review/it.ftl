### What reviews and puzzles say, in terminal, page and link previews. The page loads it when a review or a puzzle is opened.

## The review

review-heading = Analisi di una partita: { $game }
review-made-with = Budget: { $budget } · seme: { $seed } · partite continuate: { $rollouts }
review-assumes = I numeri presuppongono che ognuno continui come un bot del suo stile. Le persone non sono bot.
review-doing = { $what ->
    [compile] Compilazione, una volta su questo computer
    [truth] Si continua con le carte vere
    [own] Si continua da ciò che ogni persona sapeva
    [decisions] Si provano altre scelte
   *[write] Si scrive tutto
}

## Turning points

review-points = Momenti decisivi
review-point-better = Turno { $n }: { $who } sceglie «{ $move }». «{ $better }» avrebbe portato la probabilità di vittoria da { $before } a { $after }.
review-point-better-true = Turno { $n }: { $who } sceglie «{ $move }». «{ $better }», che era vero, avrebbe portato la probabilità di vittoria da { $before } a { $after }.
review-point-better-bluff = Turno { $n }: { $who } sceglie «{ $move }». Il bluff «{ $better }» avrebbe portato la probabilità di vittoria da { $before } a { $after }.
review-point-move = Turno { $n }: { $who } sceglie «{ $move }». Probabilità di vittoria ({ $player }): da { $before } a { $after }.
review-point-chance = Turno { $n }: decide la sorte. Probabilità di vittoria ({ $player }): da { $before } a { $after }.

## The players

review-players = Come hanno giocato
review-column = { $column ->
    [accuracy] precisione
    [courage] coraggio
    [suspicion] sospetto
    [luck] fortuna
    [own] scelte proprie
    [others] scelte altrui
    [chance] caso
   *[result] risultato
}
review-report-points = Fortuna, scelte e caso sono in punti, cioè centesimi di una vittoria; scelte proprie, scelte altrui e caso danno insieme il risultato meno la parte equa.
review-honours = Onori
review-honour = { $honour }: { $who } ({ $about })
review-honour-accurate = Mano ferma
review-honour-accurate-about = precisione: { $n }
review-honour-cool = Faccia di bronzo
review-honour-cool-about = bluff riusciti: { $n }
review-honour-sharp = Occhio acuto
review-honour-sharp-about = sospetto: { $n }
review-honour-lucky = Baci della fortuna
review-honour-lucky-about = fortuna, in punti: { $n }
review-honour-unlucky = Sfortuna
review-honour-unlucky-about = sfortuna, in punti: { $n }
review-honour-comeback = Rimonta
review-honour-comeback-about = punti recuperati: { $n }

## Decisions

review-report-decisions = Scelte costose
review-no-mistakes = Non ci sono stati errori evidenti.
review-verdict-good = buona
review-verdict-inaccurate = imprecisa
review-verdict-mistake = errore
review-verdict-blunder = errore grave
review-verdict-none = troppo incerta
review-decision = Turno { $n }, { $who }, «{ $move }»: { $verdict }, punti persi: { $loss } (da { $low } a { $high }).
review-better = Meglio: «{ $move }» ({ $chance } invece di { $taken }).
review-fortune-lucky = Un errore fortunato: con le carte vere non ha fatto danni.
review-fortune-unlucky = Con le carte vere è andata male lo stesso.

## Bluffs

review-bluffs = I bluff
review-no-bluffs = Non c’è stato alcun bluff.
review-bluff = Turno { $n }, { $who }: «{ $move }», in verità: { $truth }.
review-believed = Ci credeva: { $names }.
review-believed-by = { $who } { $chance }
review-earned = Punti guadagnati: { $n }.
review-should-claim = Conveniva contestare: { $names }.
review-bluff-stood = Nessuna obiezione.
review-bluff-contested = È stato contestato.
review-bluff-good = Un buon bluff.
review-bluff-bad = Un cattivo bluff.
review-bluff-unclear = Difficile dire se fosse un buon bluff.

## Plots of the report

review-report-chances = Probabilità di vincere con le carte vere
review-own-chances = Probabilità di vincere secondo ciò che ogni persona poteva sapere
review-chance = probabilità di vincere
review-result-made-of = Di che cosa è fatto ogni risultato
review-in-points = punti

## Puzzles

puzzle-title = Che cosa faresti?
puzzles-about = Posizioni da partite di bot, come le vedeva una persona. In ognuna una decisione è chiaramente la migliore. Quale?
puzzle-theme = { $theme ->
    [who] Chi è?
    [claim] Farsi avanti o no?
    [lie] Quando mentire?
   *[point] Chi indicare?
}
puzzle-number = Problema { $n } di { $count }: { puzzle-theme }
puzzle-you-are = Sei { $who }. Ecco che cosa hai visto:
puzzle-right = Giusto: «{ $move }» vince più spesso.
puzzle-wrong = No: vince più spesso «{ $move }».
puzzle-option = { $move }: { $chance }% (da { $low } a { $high }%)
puzzle-chances = Quanto spesso vince ogni scelta, da ciò che sapevi:
puzzle-again = Un altro: { $command }
puzzles-searched = Problemi in { $file }: { $n }
puzzles-players = { $game } (persone: { $players }): { $n }
puzzles-valid = Ogni problema si può giocare e mantiene le promesse.
