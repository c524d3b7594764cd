# Co mówią sprawozdania z wielu gier.

lab-section = { $section ->
    [seats] Wygrane według miejsc
    [order] Wygrane według kolejności gry (1 zaczyna)
    [endings] Jak kończą się gry
    [ladder] Kto wygrywa
   *[cross] Jeden wśród innych
}
lab-measure = { $measure ->
    [wins] wygrane gry
    [games] ze wszystkich gier
    [win-ratio] wygrane względem równego udziału
   *[rating] ranking
}
lab-length = Jak długie są gry
lab-turns = tury
lab-moves = ruchy
lab-lead-changes = zmiany prowadzenia
lab-mean = średnia
lab-middle-half = połowa gier: od { $low } do { $high } tur; dziewięć na dziesięć: od { $least } do { $most }
lab-numbers = liczby
lab-interval = 95-procentowy przedział ufności
lab-fair = Linia to tyle, ile miałby każdy wiersz, gdyby wszystkie były równe: { $share }.
lab-played-by = grają: { $policy }
lab-first-seat = zaczyna { $seat }
lab-players = gracze: { $n }
lab-seed = ziarno { $seed }
lab-made-by = Wygenerowane przez Ridotto, program nieoficjalny.
lab-again = Te same gry jeszcze raz: { $command }
lab-set = zestaw
lab-games = gry
lab-compared = Porównanie zestawów
lab-property = { $property ->
    [unevenness] nierówność miejsc
    [turns] tury na grę
   *[lead-changes] zmiany prowadzenia na grę
}
lab-property-meaning = { $property ->
    [unevenness] Jak bardzo różnią się udziały wygranych między miejscami, w stosunku do udziału sprawiedliwego. 0 to pełna sprawiedliwość.
    [turns] Jak długa jest gra.
   *[lead-changes] Ile razy w grze ktoś inny samodzielnie obejmuje prowadzenie.
}
lab-first = { $property ->
    [unevenness] Najsprawiedliwszy między miejscami: { $set }.
    [turns] Najkrótszy: { $set }.
   *[lead-changes] Najbardziej zmienny: { $set }.
}
lab-cannot-tell = { $property ->
    [unevenness] Te gry nie rozstrzygają, co jest sprawiedliwsze: { $one } czy { $two }
    [turns] Te gry nie rozstrzygają, co jest krótsze: { $one } czy { $two }
   *[lead-changes] Te gry nie rozstrzygają, co jest bardziej zmienne: { $one } czy { $two }
}; { $needed ->
    [none] może są jednakowe.
   *[other] jeśli różnica jest taka, na jaką wygląda, wystarczyłoby około { $needed } gier na każdy.
}
lab-arena-title = Arena
lab-arena-size = rozdania: { $deals } × składy: { $tables } × miejsca: { $seats }
lab-arena-corner = jeden ↓ wśród →
lab-arena-cross-note = Jak często ten jeden wygrywa, względem równego udziału: 1 to tyle, ile wygrywałby każdy, gdyby wszyscy byli jednakowi. ▲ na pewno więcej, ▼ na pewno mniej.
lab-arena-fooled = { $odd } ma jeden stały pomysł i na pewno wygrywa więcej niż równy udział wśród botów: { $among }.
lab-arena-not-fooled = Nikt z jednym stałym pomysłem nie wygrywa na pewno więcej niż równy udział wśród żadnych botów.
lab-exploit-title = Najlepsza odpowiedź na bota { $bot }
lab-exploit-tempers = temperamenty: { $n }
lab-exploit-learned = sieć, rundy: { $n }
lab-exploit-note = Jeden temperament wśród botów tego rodzaju, nowe gry każdego: { $games }; 1 to równy udział. Najlepszy ma te parametry:
dataset-done = Gry zapisane w { $folder }: { $n }, po { $bytes } B (ziarno { $seed })
dataset-stopped = Przerwano: zapisane gry: { $n } z { $games }. Wydaj to samo polecenie jeszcze raz, żeby kontynuować.
training-done = Wytrenowano w { $n } rundach; wygrywa { $share } ± { $margin } uczciwych udziałów. Sieć i jej krzywa są w { $folder }.
training-stopped = Przerwano po { $n } z { $rounds } rund; wygrywa { $share } ± { $margin } uczciwych udziałów. Wydaj to samo polecenie jeszcze raz, żeby kontynuować.
training-begun = Przerwano po { $n } z { $rounds } rund. Wydaj to samo polecenie jeszcze raz, żeby kontynuować.
training-round = runda
training-share = wygrane uczciwe udziały

## Jak grają boty.

manners-memory = { $what ->
    [everything] niczego nie zapomina
    [some] co turę zapomina { $share }
   *[nothing] na nic nie zważa
}
manners-none = Żadnych stałych nawyków
