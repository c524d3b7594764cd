### What is said in every game.

language-name = polski
and = { $first } i { $last }
or = { $first } lub { $last }
percent = { $n }%
won-you = Wygrywasz!
won-you-too = { $count ->
    [one] Wygrywasz! Wygrywa też { $winners }.
   *[other] Wygrywasz! Wygrywają też { $winners }.
}
won-other = { $count ->
    [one] Wygrywa { $winners }.
   *[other] Wspólnie wygrywają { $winners }.
}
question-over = Koniec gry.
you = ty
player = gracz
turn-number = tura { $n }
winners = { $count ->
    [one] Wygrywa
   *[other] Wygrywają
}
saved = Gra jest zapisana w pliku { $file }.
choose-number = Wybierz liczbę od 1 do { $n }.
not-an-option = Nie ma takiej możliwości.
goodbye = Do zobaczenia!
your-choice = Twój wybór (1–{ $n }, ? pomoc, q wyjście):
press-enter-to-go-on = Naciśnij Enter, aby grać dalej.
help-typing = Wpisz numer opcji albo ruch w skrócie, np. { $example }. Litera q to wyjście; gra zostanie zapisana.
go-on-with = Aby grać dalej: { $command }
hint-mask = { $mask } { $chance }%
hint-only = Myśliciel widzi tylko jeden ruch: { $move }.
hint-not-ready = Myśliciel jeszcze się przygotowuje; podpowiedzi będą później.
simulated-games = Gry: { $n }
stopped-early = Przerwano po { $done } z { $asked } gier.
