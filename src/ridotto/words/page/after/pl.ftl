### Po grze, i jeszcze raz od początku.

after-title = Po balu
after-again = Zagraj jeszcze raz
after-room = Z powrotem do poczekalni
after-wait = O następnej grze decyduje gospodarz: { $host }.
after-another = Jeszcze jedna gra?
after-all-ready = Wszyscy mogą zaczynać.
after-not-ready = Jeszcze czekamy: { $names }.
after-begin-without = Zacząć, nie czekając ({ $names })?
after-keep-waiting = Poczekaj
after-join-next = Zagraj w następnej grze
after-next-begun = Zaczęła się następna gra. Doczytaj spokojnie albo dołącz.
after-next-call = Następna gra już trwa
after-next-room = Stół wrócił do poczekalni.
after-next-over = Następna gra też się skończyła.
after-next-asked = Stół czeka na twoją decyzję.
after-go-along = Do stołu
after-replay = Obejrzyj jeszcze raz
after-start = Na stronę główną
after-loading = Maski opadają…
after-failed = Nie udało się pobrać historii tej gry. Czy jest połączenie z siecią?
after-retry = Spróbuj ponownie

## Odsłonięcie

after-reveal = Maski w dół
after-reveal-about = Kto naprawdę był kim na koniec.

## The show: moments in which something else was true than what was said

after-show = Wielkie chwile
after-show-about = Co z tego nie było dla ciebie tajemnicą? Imiona widać tu i na telewizorze.
after-truth = Co było prawdą?
after-knew = Przejrzane!
after-knew-you = Twoim zdaniem przejrzane
after-knew-names = Przejrzane: { $names }
after-knew-most = Najczęściej przejrzane: { $names }
after-ready-names = Gotowość na następną grę: { $names }
after-show-step = { $n } z { $total }

## Wyróżnienia

after-honours = Wyróżnienia

## Blefy

after-to-moment = Obejrzyj turę { $n } jeszcze raz

## Monety i róże w czasie

after-chart-about = Jedna linia dla każdego gracza, od rozdania do ostatniej tury.
after-chart-which = Która linia?
after-chart-all = wszystkie
after-as-table = Liczby w tabeli
after-deal = rozdanie

## Kto naprawdę był kim

after-turn = tura
after-mark-right = racja
after-mark-wrong = pomyłka

## Pieczęć

after-seal = Czy rozdanie było uczciwe?
after-seal-about = Przed pierwszym ruchem karty zapieczętowano tą liczbą. Nikt nie mógł ich potem zmienić bez złamania pieczęci.
after-seal-check = Sprawdź pieczęć
after-seal-wrong = Pieczęć nie pasuje do tej gry. Nie ufaj jej.
after-seal-cannot = Ta przeglądarka sprawdzi ją tylko przez https. W terminalu: { $command }
after-seal-proof = Dowód jako plik

## Jeszcze raz od początku

replay-title = Powtórka
replay-as = Kto patrzy
replay-table = wszyscy
replay-truth = prawda
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Tempo
replay-speed-times = { $n }×
replay-step = Krok { $n } z { $total }
replay-copy = Kopiuj link do tej chwili
replay-copied = Link skopiowany.
replay-to-table = Do stołu
replay-none = Nie ma tu skończonej gry. Sprawdź link.
replay-keys = Strzałki robią krok, spacja odtwarza.
