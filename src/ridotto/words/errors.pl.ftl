### What a Refusal says in Polish (src/ridotto/refusal.py). Nothing but { $fact } may be used here: these
### sentences are read where Fluent is not installed.

## Moves

no-such-move = „{ $text }” nie jest ruchem przy tym stole; ruchy wyglądają tak: { $examples }
move-not-readable = ruch to liczba całkowita albo tekst, a nie { $move }
move-not-allowed = „{ $move }” nie jest dozwolone: { $reason }
some-moves = { $moves } i jeszcze { $more }
move-in-record = ruch { $number }: { $reason }
has-to-choose = { $who } musi wybrać spośród: { $options }
game-over = gra jest skończona; nie ma już nic do decydowania
not-your-decision = decyduje { $decider }, a nie { $player }; poczekaj
no-player = przy stole dla { $players } osób nie ma gracza { $player }; gracze mają numery od 0
no-event = zdarzenia mają numery od 0; { $number } nie jest takim numerem
truth-too-early = tajemnice gry pokazuje się dopiero po jej końcu; zapytaj, co widać z miejsca gracza
story-too-early = opowieść o grze jest dopiero po jej końcu; zapytaj, co widać z miejsca gracza

## Saved games

record-not-a-game = { $file } nie jest zapisaną grą albo jest ucięty: { $reason }
record-not-bytes = zapisaną grę czyta się z bajtów, a nie z { $value }
not-a-record = odtworzyć można tylko zapis gry, a nie { $value }; wczytaj go przez read_record
not-a-game = zapisać można tylko grę, a nie { $value }
record-not-ours = { $file } to nie gra Ridotto, tylko „{ $format }”
record-other-version = { $file } ma format w wersji { $version }, a ten program czyta wersje do { $ours }; zaktualizuj Ridotto albo użyj wydania, które ten plik zapisało
record-damaged = { $file } jest uszkodzony: { $reason }
record-cannot-be-replayed = { $file }: nie można odtworzyć tej gry: { $reason }
record-events-disagree = { $file }: ruchy i zdarzenia nie zgadzają się od zdarzenia { $event }; nie ufaj temu plikowi
record-result-disagrees = { $file }: ruchy nie prowadzą do podanego wyniku; nie ufaj temu plikowi
record-checksum-wrong = { $file } jest uszkodzony: suma kontrolna się nie zgadza; użyj innej kopii
record-other-rules = tę grę rozegrano według zasad w wersji { $version }, a ten program zna wersję { $ours }; otwórz ją wydaniem, które ją zapisało
record-no-seat = przy stole dla { $players } osób nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }
record-bad-seed = ziarno „{ $seed }” nie jest liczbą szesnastkową o najwyżej { $bits } bitach
bad-name = „{ $name }” nie jest imieniem; imię ma od 1 do { $most } widocznych znaków
name-not-text = imię gracza to tekst, a nie { $name }; daj każdemu imię
wrong-number-of-players = { $title } to gra dla { $least } do { $most } osób, nie dla { $players }; zmień liczbę
same-name = dwie osoby mają to samo imię; daj jednej inne

## Tables

bad-argument = takiego stołu nie można ustawić: { $argument } nie może być { $value }; musi być { $type }
players-not-readable = podaj liczbę graczy albo listę imion, a nie { $value }
not-a-header = gra zaczyna się od nagłówka, a nie od { $value }; zacznij ją przez Game
no-game = nie ma gry „{ $game }”; są: { $games }
game-without-words = gra „{ $game }” nie ma słów; pokaż jej zdarzenia i ruchy jako liczby
bad-seed = ziarno to liczba całkowita od 0 do 2^{ $bits } − 1, a nie { $seed }; wybierz inne
table-impossible = takiego stołu nie można ustawić: { $reason }

## Bots and languages

no-bot = w tej grze nie ma bota „{ $bot }”; są: { $bots }
no-bot-but = w tej grze nie ma bota „{ $bot }”; czy to miał być bot { $near }?
not-a-network = { $file } nie jest siecią; podaj plik zapisany przez ridotto train
other-network-version = { $file } to sieć innej wersji; wytrenuj ją ponownie w tej
network-of-another-game = { $file } to sieć do gry { $other }, a grana jest { $game }
broken-network = { $file } jest uszkodzony: nie zawiera liczb, które ma sieć
bots-not-readable = podaj listę botów, każdego z find_bot albo własną klasę, a nie { $value }
bad-budget = bot szuka przez sekundy albo rozgrywki próbne, a nie { $value }; podaj Budget
bot-not-loaded = bot „{ $bot }” jest zainstalowany, ale nie można go wczytać: { $reason }
bot-illegal-move = bot { $bot } zrobił niedozwolony ruch jako { $player }: { $reason }; popraw bota albo wybierz innego
bots-not-on-cluster = nie wszystkie z { $bots } grają w klastrze; pomiń --ray
bot-only-alone = „{ $bot }” gra na wszystkich miejscach albo na żadnym; podaj tylko jego
no-language = nie ma języka „{ $language }”; są: { $languages }

## Errors of the system and of parsers

os-no-file = nie ma takiego pliku ani katalogu
os-denied = brak uprawnień
os-is-directory = to jest katalog
os-not-directory = to nie jest katalog
os-exists = już istnieje
os-no-space = na dysku nie ma już miejsca
os-read-only = dysk jest tylko do odczytu
os-long-name = nazwa jest za długa
os-loop = dowiązania tworzą pętlę
os-many-files = otwarto zbyt wiele plików
os-disk = dysk zgłasza błąd
os-refused = nie działa tam żaden serwer
os-cut-off = połączenie zostało przerwane
os-too-slow = trwało to zbyt długo
os-unreachable = w sieci nie ma tam drogi
system-says = system mówi: { $reason }
net-no-host = nie można znaleźć tej nazwy
net-certificate = certyfikatowi nie można zaufać
net-no-tls = nie udało się nawiązać bezpiecznego połączenia
net-too-slow = trwało to zbyt długo
net-cut-off = połączenie zostało przerwane
net-no-http = odpowiedź nie jest odpowiedzią serwera WWW
net-bad-address = to nie jest adres
server-says = odpowiedź brzmi: { $reason }
toml-same-key = ten sam klucz jest tu dwa razy
toml-no-equals = po kluczu brakuje znaku =
toml-open-table = po nazwie tabeli brakuje ]
toml-more-on-line = po wartości w tym samym wierszu jest coś jeszcze
toml-open-text = tekst nie jest zamknięty cudzysłowem
toml-bad-character = znak { $character } nie może tu stać
toml-bad-key = tu powinien się zaczynać klucz; klucze mają litery i cyfry
toml-bad-value = wartości nie można odczytać; teksty pisze się w cudzysłowie
toml-bad-date = nie ma takiej daty ani godziny
toml-open-list = lista nie jest zamknięta znakiem ]
toml-open-braces = tabela w klamrach nie jest zamknięta
toml-bad-escape = po znaku \ w tekście musi stać coś innego
toml-other = to nie jest TOML ({ $reason })
data-cut-off = dane kończą się za wcześnie
data-not-json = to nie jest JSON (bajt { $byte })
data-not-utf8 = to nie jest tekst w UTF-8
data-too-deep = zagnieżdżenie jest zbyt głębokie
data-missing = brakuje pola { $field }
data-unknown = nie ma pola { $field }
data-no-such-value = wartość { $value } nie jest możliwa
data-wrong-type = powinno tu być: { $wanted }, a jest: { $found }
data-other-type = powinno tu być: { $wanted }
data-type-int = liczba całkowita
data-type-float = liczba
data-type-str = tekst
data-type-bool = prawda lub fałsz
data-type-array = lista
data-type-object = obiekt z polami
data-type-null = nic
data-too-small = liczba jest mniejsza niż { $least }
data-too-large = liczba jest większa niż { $most }
data-short-text = tekst jest za krótki; najmniejsza liczba znaków: { $least }
data-long-text = tekst jest za długi; największa liczba znaków: { $most }
data-short-list = lista jest za krótka; najmniejsza liczba pozycji: { $least }
data-long-list = lista jest za długa; największa liczba pozycji: { $most }
data-other-length = liczba pozycji na liście to nie { $length }
data-other-form = tekst nie ma oczekiwanej postaci
data-at = { $path }: { $reason }
data-other = nie można tego odczytać ({ $reason })
