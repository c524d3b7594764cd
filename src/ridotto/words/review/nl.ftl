### What reviews and puzzles say, in terminal, page and link previews. The page loads it when a review or a puzzle is opened.

## The review

review-heading = Analyse van een spel: { $game }
review-made-with = Budget: { $budget } · startgetal: { $seed } · uitgespeelde partijen: { $rollouts }
review-assumes = De cijfers nemen aan dat iedereen verdergaat als een bot van dezelfde stijl. Mensen zijn geen bots.
review-doing = { $what ->
    [compile] Compileren, eenmalig op deze computer
    [truth] Uitspelen met de echte kaarten
    [own] Uitspelen met wat iedereen wist
    [decisions] Andere keuzes proberen
   *[write] Opschrijven
}

## Turning points

review-points = Keerpunten
review-point-better = Beurt { $n }: { $who } koos “{ $move }”. “{ $better }” had de winstkans verhoogd van { $before } naar { $after }.
review-point-better-true = Beurt { $n }: { $who } koos “{ $move }”. “{ $better }”, wat waar was, had de winstkans verhoogd van { $before } naar { $after }.
review-point-better-bluff = Beurt { $n }: { $who } koos “{ $move }”. De bluf “{ $better }” had de winstkans verhoogd van { $before } naar { $after }.
review-point-move = Beurt { $n }: { $who } koos “{ $move }”. De winstkans van { $player } ging van { $before } naar { $after }.
review-point-chance = Beurt { $n }: het geluk besliste. De winstkans van { $player } ging van { $before } naar { $after }.

## The players

review-players = Hoe iedereen speelde
review-column = { $column ->
    [accuracy] nauwkeurigheid
    [courage] moed
    [suspicion] argwaan
    [luck] geluk
    [own] eigen keuzes
    [others] keuzes van anderen
    [chance] toeval
   *[result] resultaat
}
review-report-points = Geluk, keuzes en toeval staan in punten, dus procenten van een winst; eigen keuzes, keuzes van anderen en toeval zijn samen het resultaat min het eerlijke deel.
review-honours = Eervolle vermeldingen
review-honour = { $honour }: { $who } ({ $about })
review-honour-accurate = Vaste hand
review-honour-accurate-about = nauwkeurigheid: { $n }
review-honour-cool = Pokerface
review-honour-cool-about = goede bluffen: { $n }
review-honour-sharp = Scherpe blik
review-honour-sharp-about = argwaan: { $n }
review-honour-lucky = Geluksvogel
review-honour-lucky-about = geluk, in punten: { $n }
review-honour-unlucky = Pech
review-honour-unlucky-about = pech, in punten: { $n }
review-honour-comeback = Inhaalrace
review-honour-comeback-about = ingehaalde punten: { $n }

## Decisions

review-report-decisions = Dure keuzes
review-no-mistakes = Niemand maakte een duidelijke fout.
review-verdict-good = goed
review-verdict-inaccurate = onnauwkeurig
review-verdict-mistake = fout
review-verdict-blunder = flater
review-verdict-none = te onzeker
review-decision = Beurt { $n }, { $who }, “{ $move }”: { $verdict }, verloren punten: { $loss } ({ $low } tot { $high }).
review-better = Beter: “{ $move }” ({ $chance } in plaats van { $taken }).
review-fortune-lucky = Een gelukkige fout: met de echte kaarten kon het geen kwaad.
review-fortune-unlucky = Met de echte kaarten liep het toch slecht af.

## Bluffs

review-bluffs = Bluffen
review-no-bluffs = Niemand blufte.
review-bluff = Beurt { $n }, { $who }: “{ $move }”, in werkelijkheid: { $truth }.
review-believed = Geloofden het: { $names }.
review-believed-by = { $who } { $chance }
review-earned = Gewonnen punten: { $n }.
review-should-claim = Had moeten betwisten: { $names }.
review-bluff-stood = Niemand betwistte het.
review-bluff-contested = Het werd betwist.
review-bluff-good = Goed gebluft.
review-bluff-bad = Slecht gebluft.
review-bluff-unclear = Moeilijk te zeggen of er goed gebluft werd.

## Plots of the report

review-report-chances = Winkansen met de echte kaarten
review-own-chances = Winkansen volgens wat iedereen zelf kon weten
review-chance = winkans
review-result-made-of = Waaruit elk resultaat bestaat
review-in-points = punten

## Puzzles

puzzle-title = Wat zou jij doen?
puzzles-about = Stellingen uit spellen van bots, zoals één speler ze zag. In elk is één beslissing duidelijk de beste. Welke?
puzzle-theme = { $theme ->
    [who] Wie is het?
    [claim] Claimen of niet?
    [lie] Wanneer liegen?
   *[point] Wie aanwijzen?
}
puzzle-number = Puzzel { $n } van { $count }: { puzzle-theme }
puzzle-you-are = Jij bent { $who }. Dit heb je gezien:
puzzle-right = Goed: “{ $move }” wint het vaakst.
puzzle-wrong = Nee: “{ $move }” wint het vaakst.
puzzle-option = { $move }: { $chance }% ({ $low } tot { $high }%)
puzzle-chances = Hoe vaak elke keuze wint, met wat je wist:
puzzle-again = Nog een: { $command }
puzzles-searched = Puzzels in { $file }: { $n }
puzzles-players = { $game } (aantal spelers: { $players }): { $n }
puzzles-valid = Elke puzzel is speelbaar en klopt.
