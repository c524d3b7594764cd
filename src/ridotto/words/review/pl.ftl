### What reviews and puzzles say, in terminal, page and link previews. The page loads it when a review or a puzzle is opened.

## The review

review-heading = Analiza gry: { $game }
review-made-with = Budżet: { $budget } · ziarno: { $seed } · rozegrane ciągi dalsze: { $rollouts }
review-assumes = Liczby zakładają, że wszyscy grają dalej jak boty o podobnym stylu. Ludzie nie są botami.
review-doing = { $what ->
    [compile] Kompilacja, raz na tym komputerze
    [truth] Dogrywanie z prawdziwymi kartami
    [own] Dogrywanie według wiedzy każdej osoby
    [decisions] Próby innych możliwości
   *[write] Zapisywanie
}

## Turning points

review-points = Punkty zwrotne
review-point-better = Tura { $n }: { $who } wybiera „{ $move }”. „{ $better }” zwiększyłoby szansę na wygraną z { $before } do { $after }.
review-point-better-true = Tura { $n }: { $who } wybiera „{ $move }”. „{ $better }”, zgodnie z prawdą, zwiększyłoby szansę na wygraną z { $before } do { $after }.
review-point-better-bluff = Tura { $n }: { $who } wybiera „{ $move }”. Blef „{ $better }” zwiększyłby szansę na wygraną z { $before } do { $after }.
review-point-move = Tura { $n }: { $who } wybiera „{ $move }”. Szansa na wygraną ({ $player }): z { $before } na { $after }.
review-point-chance = Tura { $n }: decyduje los. Szansa na wygraną ({ $player }): z { $before } na { $after }.

## The players

review-players = Jak kto grał
review-column = { $column ->
    [accuracy] celność
    [courage] odwaga
    [suspicion] czujność
    [luck] szczęście
    [own] własne decyzje
    [others] decyzje innych
    [chance] przypadek
   *[result] wynik
}
review-report-points = Szczęście, decyzje i przypadek podano w punktach, czyli procentach wygranej; decyzje własne, decyzje innych i przypadek dają razem wynik bez równego udziału.
review-honours = Wyróżnienia
review-honour = { $honour }: { $who } ({ $about })
review-honour-accurate = Pewna ręka
review-honour-accurate-about = celność: { $n }
review-honour-cool = Kamienna twarz
review-honour-cool-about = udane blefy: { $n }
review-honour-sharp = Bystre oko
review-honour-sharp-about = czujność: { $n }
review-honour-lucky = W czepku urodzeni
review-honour-lucky-about = szczęście, w punktach: { $n }
review-honour-unlucky = Pech
review-honour-unlucky-about = pech, w punktach: { $n }
review-honour-comeback = Wielki powrót
review-honour-comeback-about = odrobione punkty: { $n }

## Decisions

review-report-decisions = Kosztowne decyzje
review-no-mistakes = Nie było wyraźnych błędów.
review-verdict-good = dobra
review-verdict-inaccurate = niedokładna
review-verdict-mistake = błąd
review-verdict-blunder = gruby błąd
review-verdict-none = nie do rozstrzygnięcia
review-decision = Tura { $n }, { $who }, „{ $move }”: { $verdict }, utracone punkty: { $loss } (od { $low } do { $high }).
review-better = Lepiej: „{ $move }” ({ $chance } zamiast { $taken }).
review-fortune-lucky = Szczęśliwa pomyłka: przy prawdziwych kartach nie zaszkodziła.
review-fortune-unlucky = Przy prawdziwych kartach i tak poszło źle.

## Bluffs

review-bluffs = Blefy
review-no-bluffs = Nikt nie blefował.
review-bluff = Tura { $n }, { $who }: „{ $move }”, a naprawdę: { $truth }.
review-believed = Prawdopodobieństwo prawdy: { $names }.
review-believed-by = { $who } { $chance }
review-earned = Zyskane punkty: { $n }.
review-should-claim = Sprzeciw opłaciłby się: { $names }.
review-bluff-stood = Nikt tego nie podważył.
review-bluff-contested = Zostało to podważone.
review-bluff-good = Dobry blef.
review-bluff-bad = Zły blef.
review-bluff-unclear = Trudno powiedzieć, czy to był dobry blef.

## Plots of the report

review-report-chances = Szanse na wygraną przy prawdziwych kartach
review-own-chances = Szanse na wygraną według wiedzy każdej osoby
review-chance = szansa na wygraną
review-result-made-of = Z czego składa się wynik
review-in-points = punkty

## Puzzles

puzzle-title = Jaki ruch wybierasz?
puzzles-about = Pozycje z gier botów, tak jak widziała je jedna osoba. W każdej jedna decyzja jest wyraźnie najlepsza. Która?
puzzle-theme = { $theme ->
    [who] Kto to jest?
    [claim] Zgłosić się czy nie?
    [lie] Kiedy kłamać?
   *[point] Kogo wskazać?
}
puzzle-number = Zagadka { $n } z { $count }: { puzzle-theme }
puzzle-you-are = Grasz jako { $who }. Oto, co widać było dotąd:
puzzle-right = Dobrze: „{ $move }” wygrywa najczęściej.
puzzle-wrong = Nie: najczęściej wygrywa „{ $move }”.
puzzle-option = { $move }: { $chance }% (od { $low } do { $high }%)
puzzle-chances = Jak często wygrywa każda możliwość przy twojej wiedzy:
puzzle-again = Następna: { $command }
puzzles-searched = Zagadki w { $file }: { $n }
puzzles-players = { $game } (liczba osób: { $players }): { $n }
puzzles-valid = Każdą zagadkę da się zagrać i każda spełnia warunki.
