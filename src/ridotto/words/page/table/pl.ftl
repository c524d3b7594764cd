### The table of every game: what stands around the cards.

## Around the table

stage-menu = Menu
stage-beside = Obok stołu
stage-log = Historia
stage-talk = Rozmowa
stage-notes = Notatki
stage-unread = nowe: { $n }
stage-question = Co robić
stage-back = Krok wstecz
stage-hurry = Dalej
stage-device-show = Pokaż, co wiem: tylko ja widzę ten ekran
stage-device-hide = Ukryj, co wiem: inni widzą ten ekran
stage-seconds-left = { $n ->
    [one] Została { $n } sekunda
    [few] Zostały { $n } sekundy
   *[many] Zostało { $n } sekund
}
stage-your-turn = Twoja kolej
stage-you-are-asked = Twoja odpowiedź
stage-connection-lost = Łączę ponownie… nic nie przepadło.
stage-watching = Oglądasz.
stage-paused = Gra jest wstrzymana.
stage-bot-plays-for-you = Bot gra za ciebie.
stage-take-back = Gram dalej
stage-log-empty = Jeszcze nic się nie wydarzyło.
stage-talk-empty = Nikt jeszcze nic nie powiedział.
stage-say = Powiedz coś
stage-send = Wyślij
stage-notes-about = Widzisz to tylko ty. Jedno dotknięcie: na pewno nie. Dwa: na pewno tak. Trzy: kto wie.
stage-note-open = kto wie
stage-note-struck = na pewno nie
stage-note-pinned = na pewno tak
stage-notes-clear = Wyczyść notatnik

## The menu

stage-pause = Wstrzymaj grę
stage-go-on = Wznów grę
stage-vote-pause = Głosuj za przerwą
stage-vote-go-on = Głosuj za wznowieniem
stage-stand = Wstań i oglądaj
stage-tv-about = Otwórz ten adres w przeglądarce telewizora. Widać tam tylko to, co mogą widzieć wszyscy.
stage-tv-open = Otwórz tutaj
stage-let-bot-play = Niech bot zagra za gracza { $name }
stage-let-bot-play-about = Na swoje miejsce można wrócić w każdej chwili.
stage-tempo = Czas i tempo
stage-tempo-about = Zmiana działa od razu i dowiadują się o niej wszyscy.
stage-named-text = { $name }: { $text }
stage-leave = Odejdź od stołu
stage-leave-sure = Odejść w trakcie gry? Bot zagra za ciebie, a miejsce pozostanie twoje.
stage-leave-sure-watching = Odejść od stołu?

## How fast it goes, and what was skipped

stage-speed = Tempo
stage-speed-normal = Zwykłe
stage-speed-fast = Szybkie
stage-speed-very-fast = Bardzo szybkie
stage-fast-forward = Przewijaj
stage-skip = Do mojej decyzji
stage-skipping = W drodze do twojej decyzji…
stage-as-usual = Pokazuj wszystko
stage-missed = Co zostało pominięte
stage-missed-more = Między innymi:
stage-missed-passes = { $n ->
    [one] Pasuje { $n } osoba.
    [few] Pasują { $n } osoby.
   *[many] Pasuje { $n } osób.
}
stage-missed-you = Twój stan: { $now } ({ $change }).
stage-missed-you-same = Twój stan bez zmian: { $now }.
stage-missed-others = Inni: { $changes }.
stage-missed-scores = Łącznie: { $changes }.
stage-missed-nothing = Nie wydarzyło się nic ważnego.

## People at the table

stage-people = Osoby przy stole
stage-mute-for-me = Ukryj wiadomości
stage-unmute-for-me = Pokazuj wiadomości
stage-muted-for-me = wiadomości ukryte
stage-report = Zgłoś
stage-report-about = Co się stało?
stage-report-note = Przeczyta to tylko operator tego serwera; przy stole nikt się nie dowie.
stage-report-send = Wyślij zgłoszenie
stage-reported = Zgłoszenie wysłane.
stage-remove-sure = Usunąć od stołu na dobre: { $name }?
stage-plays-for = gra za gracza { $name }
stage-nobody-else = Nie ma tu nikogo innego.

## Seats and cards

stage-plays-now = gra
stage-thinks = myśli
stage-bot = bot
stage-away = poza stołem
stage-stood-in = gra bot
stage-wins = wygrywa!
stage-done = Gotowe

## Deciding, step by step

stage-sure = Na pewno: { $move }?
stage-yes = Tak
stage-no = Nie, wróć
stage-stop = Stop
stage-sent = Wysłano…

## Those who watch, and the wall

stage-tv-sit = Zajmij miejsce
stage-own-seat = Na twoim miejscu gra bot.
stage-tv-take-seat = Graj za gracza { $name }
stage-ask-seat = Poproś o grę za gracza { $name }
stage-asked = Prośba o miejsce wysłana; decyduje gospodarz.
stage-seat-request = { $who } chce grać za gracza { $name }.
stage-same-address = Ten sam adres co { $names }: to może być ta sama osoba.
stage-let-in = Wpuść
stage-decline = Odmów
stage-declined = Gospodarz nie daje ci miejsca w tej grze.
stage-more-requests = Inne prośby: { $n }
stage-tv-soon = Bal zaraz się zacznie
stage-tv-over = Gra skończona
