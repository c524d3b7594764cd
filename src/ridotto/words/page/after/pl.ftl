### Po grze, i jeszcze raz od początku.

after-title = Po balu
after-again = Zagrajcie jeszcze raz
after-room = Z powrotem do poczekalni
after-wait = O następnej grze decyduje gospodarz: { $host }.
after-replay = Obejrzyj jeszcze raz
after-start = Na stronę początkową
after-loading = Maski opadają …
after-failed = Nie udało się pobrać historii tej gry. Czy jest połączenie z siecią?
after-retry = Spróbuj ponownie

## Odsłonięcie

after-reveal = Maski w dół
after-reveal-about = Kto naprawdę był kim na koniec.

## Wyróżnienia

after-honours = Wyróżnienia
after-honour-bluffer = Mistrzostwo blefu
after-honour-bluffer-about = Udane blefy: { $n }
after-honour-gold = Złote usta
after-honour-gold-about = Monety zdobyte blefem: { $n }
after-honour-trusting = Dobre serce
after-honour-trusting-about = Blefy, w które uwierzono: { $n }
after-honour-detective = Detektyw wieczoru
after-honour-detective-about = Przyłapane blefy: { $n }
after-honour-unlucky = Stały gość sądu
after-honour-unlucky-about = Zapłacone kary: { $n }
after-honour-restless = Niespokojne ręce
after-honour-restless-about = Karty brane pod stół, razy: { $n }
after-honour-true = Wierność sobie
after-honour-true-about = Prawdziwe ogłoszenia: { $n }
after-honour-faces = Tysiąc twarzy
after-honour-faces-about = Różne noszone maski: { $n }
after-honour-swing = Mistrzowskie zagranie
after-honour-swing-about = Monety zdobyte w jednej turze: { $n }
after-grimm-honour-detective = Detektyw wieczoru
after-grimm-honour-detective-about = Trafne oskarżenia: { $n }
after-grimm-honour-unmasker = Mistrz ceremonii
after-grimm-honour-unmasker-about = Strącone maski: { $n }
after-grimm-honour-masked = Najdłużej w masce
after-grimm-honour-masked-about = Tury w masce: { $n }
after-grimm-honour-suspect = Wieczne podejrzenia
after-grimm-honour-suspect-about = Niesłuszne oskarżenia: { $n }
after-grimm-honour-giver = Hojna dłoń
after-grimm-honour-giver-about = Oddane karty: { $n }
after-grimm-honour-gambler = Szczęście w zakładach
after-grimm-honour-gambler-about = Róże z zakładów: { $n }
after-grimm-honour-bloom = W pełnym rozkwicie
after-grimm-honour-bloom-about = Róże w jednej rundzie: { $n }

## Blefy

after-bluffs = Wszystkie blefy
after-no-bluffs = W tej grze nikt nie skłamał. Niebywałe.
after-bluff = { $who } ogłasza: { $mask }. A naprawdę: { $truth }.
after-believed = Uwierzyli: { $names }
after-caught = Słusznie też ogłasza: { $names }
after-also-lied = Niesłusznie też ogłasza: { $names }
after-modest = Pas z tą właśnie maską: { $names }
after-to-moment = Obejrzyj turę { $n } jeszcze raz

## Monety i róże w czasie

after-coins = Monety w czasie gry
after-roses = Róże w czasie gry
after-chart-about = Jedna linia dla każdego gracza, od rozdania do ostatniej tury.
after-as-table = Liczby w tabeli
after-deal = rozdanie

## Kto naprawdę był kim

after-timeline = Kto naprawdę był kim
after-timeline-about = Każdy wiersz to tura; widać w nim maski takie, jakie leżały po niej.
after-turn = tura
after-mark-bluff = blef
after-mark-caught = wpadka
after-mark-true = prawda
after-mark-right = racja
after-mark-wrong = pomyłka
after-mark-swap = zamiana
after-mark-pretend = pozór
after-mark-look = wgląd

## The Grimm Masquerade

after-rounds = Runda po rundzie
after-unmasked = Utracone maski
after-fell-self = { $who } ({ $character }): zgubna para, bez niczyjej pomocy.
after-fell-pair = { $who } ({ $character }): zgubna para, za sprawą gracza { $by }.
after-fell-pointed = { $who } ({ $character }): trafne oskarżenie, { $by }.
after-nobody-fell = W tej rundzie nikt nie stracił maski.
after-accusations = Oskarżenia
after-wager = { $who }: { $character }. Róże: { $n }
after-round-open = Gra skończyła się w połowie tej rundy.

## Pieczęć

after-seal = Czy rozdanie było uczciwe?
after-seal-about = Przed pierwszym ruchem karty zapieczętowano tą liczbą. Nikt nie mógł ich potem zmienić bez złamania pieczęci.
after-seal-check = Sprawdź pieczęć
after-seal-wrong = Pieczęć nie pasuje do tej gry. Nie ufaj jej.
after-seal-cannot = Ta przeglądarka sprawdzi ją tylko przez https. W terminalu: { $command }
after-seal-proof = Dowód jako plik

## Jeszcze raz od początku

replay-title = Spojrzenie wstecz
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
