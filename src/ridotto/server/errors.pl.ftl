### What the server's refusals say in Polish (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Playing

no-game-now = teraz nie ma gry; poczekaj, aż gospodarz ją zacznie
watching = oglądasz; zajmij miejsce, żeby grać
game-moved-on = gra poszła dalej; spójrz i zdecyduj jeszcze raz
not-your-decision = to decyzja kogoś innego; poczekaj na swoją
paused = gra jest wstrzymana; poczekaj, aż ruszy dalej
not-an-option = nie masz takiej możliwości; wybierz jedną z tych w pytaniu
empty-seats = niektóre miejsca są wolne; poczekaj na ludzi albo posadź boty
game-goes-on = trwa gra; poczekaj, aż się skończy
game-not-over = najpierw musi się skończyć gra; potem można zagrać jeszcze raz
study-only-from-the-start = gry tego stołu mogą służyć badaniom tylko wtedy, gdy tak go otwarto; otwórz w tym celu nowy stół
nothing-to-adjust = zegar i tempo już takie są
nothing-to-pause = teraz nie ma czego wstrzymać
not-paused = nic nie jest wstrzymane
no-vote-without-seat = głosować mogą tylko osoby, które mają miejsce; zajmij jedno
knew-too-early = najpierw musi się skończyć gra; potem można mówić, co się wiedziało
knew-too-late = chwile tej gry już minęły; popatrz na tę na ekranie
knew-nothing = w tej grze nie było takiej chwili; wybierz jedną z tych w opowieści
knew-already = to już jest powiedziane
knew-enough = to już { $most } takich chwil w tej grze; zostaw coś innym

## Seats and people

not-at-this-table = nie ma cię już przy tym stole; dołącz jeszcze raz
removed-by-host = gospodarz usunął cię od tego stołu; otwórz własny
table-locked = ten stół jest zamknięty; poproś gospodarza, żeby go otworzył
log-almost-full = przy tym stole zdarzyło się tyle, że na rozmowy nie ma już miejsca; dokończcie grę i otwórz nowy stół
log-full-in-game = dziennik tego stołu jest pełny; dokończcie grę i otwórz nowy stół
log-full = dziennik tego stołu jest pełny; otwórz nowy stół (skończone gry można dalej oglądać)
table-damaged = dziennik tego stołu jest uszkodzony w miejscu { $number }; powiadom osobę, która prowadzi serwer, i otwórz nowy stół
table-full = przy tym stole jest za dużo osób; otwórz inny
no-seat = nie ma miejsca { $seat }; ten stół ma { $seats }
seat-taken = to miejsce jest zajęte; wybierz inne
seen-from-another-seat = znasz tę grę z innego miejsca; wróć na nie albo poczekaj na następną
seats-stay = przy tym stole nikt nie dosiada się w trakcie gry; oglądaj i zagraj w następną
ask-for-seat = przy tym stole gospodarz decyduje, kto dosiada się w trakcie gry; poproś o miejsce
nothing-to-ask = teraz nie ma miejsca, o które można prosić; oglądaj albo zajmij wolne
seat-asked-already = prośba o to miejsce już jest wysłana; poczekaj na gospodarza
another-seat-asked = ta osoba prosi już o inne miejsce; spójrz jeszcze raz
seat-declined = w tej grze gospodarz nie dał ci miejsca; oglądaj i zagraj w następną
nobody-asks = gość numer { $number } nie prosi o miejsce; zobacz, kto prosi
not-seated = nie masz miejsca; nie ma czego opuszczać
no-stand-in = żaden bot nie gra za ciebie; nie ma czego odbierać
names-stay = w trakcie gry imiona się nie zmieniają; zmień swoje po grze
bad-name = imię ma od 1 do { $most } widocznych znaków; wybierz inne
back-already = ta osoba już wróciła albo gra już za nią bot

## Hosting

table-closed = ten stół został zamknięty; otwórz inny
banned = nie masz dostępu do tego serwera; wróć za { $seconds }
not-host = to może zrobić tylko gospodarz; poproś o to
cannot-remove-yourself = to ty prowadzisz stół; jeśli tego chcesz, odejdź
no-stand-in-for-yourself = to ty prowadzisz stół; wstań, a bot zagra dalej za ciebie
nothing-to-stand-in-for = { $guest } teraz nie gra; bot nie miałby tu nic do zrobienia
awake-not-asked = { $guest } jest przy stole i teraz nikt na tę osobę nie czeka; bot może zagrać, gdy zostawi pytanie bez odpowiedzi
awake-has-time = { $guest } jest przy stole i może się zastanawia; jeśli pytanie będzie jeszcze otwarte za { $seconds }, będzie mógł zagrać bot
guest-away = { $guest } jest poza stołem; przekaż stół komuś, kto tu jest
no-guest-with-number = nie ma gościa numer { $number }; zobacz, kto tu jest
has-host = gospodarz wrócił
agreement-impossible = tak nie można zagrać ({ $reason }); zmień ustalenia stołu

## Talk

no-chat = przy tym stole nie ma czatu; użyj zwrotów
muted = gospodarz cię wyciszył; poproś o prawo głosu
empty-text = nie ma tu widocznych znaków; napisz kilka słów
no-phrases = zwroty są przy tym stole wyłączone albo masz wyciszenie
no-such-phrase = przy tym stole nie ma zwrotu „{ $phrase }”; do wyboru: { $phrases }

## Connections

old-client = ten serwer używa wersji { $version } protokołu; odśwież stronę albo zaktualizuj Ridotto
no-person = serwer jeszcze cię nie zna; najpierw podaj imię
no-table = nie ma stołu z tym kodem; sprawdź kod albo otwórz stół
only-shows = ekran tylko pokazuje stół; dołącz, żeby coś zrobić
closed-slow = masz zbyt duże zaległości; połącz się ponownie
closed-fast = za dużo wiadomości od ciebie; zwolnij
closed-damaged = dane tego stołu są uszkodzone; otwórz inny
closed-left = nie ma cię już przy tym stole; dołącz ponownie
closed-banned = nie masz dostępu do tego serwera; wróć później
message-too-long = wiadomość ma najwyżej { $most } bajtów; skróć ją
messages-too-fast = wysyłasz za dużo wiadomości naraz; poczekaj chwilę i wyślij jeszcze raz
message-not-understood = tego nie można zrozumieć: { $problem }; zobacz docs/protocol.md
too-many-rows = z twojego adresu zrobiono zbyt wiele; spróbuj za { $seconds }
too-many-sockets = z twojego adresu jest za dużo połączeń; zamknij kilka albo spróbuj za { $seconds }
not-written = nie udało się tego zapisać; wyślij jeszcze raz
store-in-trouble = serwer ma kłopot z danymi; połącz się jeszcze raz za chwilę
table-busy = przy tym stole dzieje się zbyt wiele naraz; spróbuj za chwilę

## Requests

no-page = pod tym adresem nic nie ma; zacznij tutaj: /
no-address = pod tym adresem nic nie ma; co jest, pokazuje /api/openapi.json
other-http-error = serwer odpowiada { $status }; jak pytać, pokazuje /api/openapi.json
wrong-method = ten adres nie przyjmuje tej metody; jak pytać, pokazuje /api/openapi.json
bad-host = nie ma takiego hosta; sprawdź adres
unknown-host = ten serwer nie zna nazwy { $host }; można ją dopuścić przez --hosts { $host }
other-origin = strony z innych witryn nie mogą o to pytać; otwórz naszą stronę
request-too-long = żądanie ma najwyżej { $most } bajtów; skróć je
request-cut-off = żądanie skończyło się za wcześnie; wyślij je jeszcze raz
request-not-understood = tego nie można zrozumieć: { $problem }; zobacz /api/openapi.json
try-again = teraz nie można tego zrobić; spróbuj za chwilę
no-person-in-request = serwer jeszcze cię nie zna; najpierw podaj imię: POST /api/people
too-many-requests = z twojego adresu przyszło za dużo żądań; spróbuj za { $seconds }
too-many-people = z twojego adresu przyszło za dużo osób; spróbuj za { $seconds }
too-many-codes = z twojego adresu próbowano zbyt wielu złych kodów; spróbuj za { $seconds }
too-many-tables = z twojego adresu otwarto za dużo stołów; spróbuj za { $seconds }
no-language = nie ma języka „{ $language }”; do wyboru: { $languages }
bad-way-back = ten kod jest zły albo za stary; utwórz nowy na urządzeniu, które cię zna
nobody-to-begin-with = pozostałe miejsca są wolne; podaj boty albo zacznij, gdy ktoś przyjdzie
no-such-game-number = gry przy stole mają numery 1, 2, 3…; podaj jeden z nich
game-goes-on-still = gra { $number } jeszcze trwa; poczekaj na jej koniec
game-not-finished = gry { $number } nie dokończono przy tym stole; wybierz inną
no-story = ta gra nie ma opowieści; obejrzyj jej powtórkę
no-viewer = w tej grze nie ma gracza { $player }; wybierz od 0 do { $last }, table albo truth
game-is-private = gracze tej gry zachowali ją dla swojego stołu; zapytaj kogoś z nich
not-your-game = mogą to zrobić tylko osoby, które grały w tę grę
privacy-unchanged = gra już tak jest ustawiona
reviews-off = ten serwer nie robi analiz; zapisz grę i użyj: ridotto review FILE
too-many-reviews = z twojego adresu poproszono o zbyt wiele analiz; spróbuj za { $seconds }
too-many-reviews-wait = zbyt wiele analiz czeka w kolejce; spróbuj za { $seconds }
review-failed = tej analizy nie udało się policzyć; poproś o nią jeszcze raz, a jeśli to nie pomoże, daj znać osobie, która prowadzi serwer
no-such-part = ta analiza nie ma takiej części albo nie jest gotowa; sprawdź, na jakim jest etapie
no-such-review = nie ma takiej analizy albo jest za stara; poproś o nią jeszcze raz
record-not-finished = ta gra jeszcze się nie skończyła; analiza będzie po jej końcu
record-too-long = gra, którą można tu przeanalizować, ma najwyżej { $most } ruchów
game-is-being-played = taka gra toczy się właśnie przy jednym ze stołów; analiza będzie po jej końcu
no-such-step = tę grę można podjąć od kroku 0 do { $last }, a nie od { $step }
hint-only-among-bots = podpowiedzi są tylko tam, gdzie na wszystkich innych miejscach grają boty
hint-not-here = na tym serwerze nie ma podpowiedzi do tej gry
no-such-puzzle = nie ma takiej zagadki; wybierz jedną z listy

## Settings

bad-processes = procesów może być od 1 do 64, nie { $processes }; zmień --processes
processes-need-postgresql = kilka procesów wymaga PostgreSQL; ustaw --store postgresql://… albo --processes 1
bad-proxy = pośrednik to adres albo sieć, np. 10.0.0.0/8, a nie „{ $proxy }”; zmień --proxies
bad-port = port to liczba od 0 do 65535, a nie { $port }; zmień --port
setting-below-zero = { $flag } to liczba skończona, nie mniejsza od 0; wybierz inną
setting-is-zero = z { $flag } 0 nikt nie mógłby grać; wybierz inną liczbę
no-log-level = nie ma poziomu dziennika „{ $level }”; wybierz debug, info, warning albo error
bad-variable = { $variable } nie może mieć wartości „{ $value }”; wygląda ona tak: { $example }

## Proofs

other-cards-sealed = pieczęć nie pasuje do tej gry: karty nie są tymi, które zapieczętowano na początku
other-seal = to nie jest pieczęć podana na początku; nie ufaj tej grze

## Starting

server-not-started = serwer nie mógł się uruchomić; powód jest w wierszach powyżej
port-in-use = port { $port } jest zajęty; zakończ program, który go używa, albo wybierz inny po --port
port-not-allowed = nie masz prawa używać portu { $port }; wybierz po --port większy niż 1023
host-not-ours = { $host } nie jest adresem tego komputera; ustaw --host na 0.0.0.0 albo na adres tego komputera

## Store and bus

no-such-store = w „{ $url }” nie można przechowywać stołów; podaj plik albo postgresql://użytkownik@host/baza
no-such-bus = procesy nie mogą się powiadamiać przez „{ $url }”; podaj postgresql://… albo valkey://host:6379
store-needs-extra = { $what } wymaga jeszcze jednego pakietu; zainstaluj go poleceniem: pip install "ridotto[{ $extra }]"
bad-valkey-address = nie można odczytać adresu serwera Valkey ({ $reason }); napisz go tak: valkey://host:6379
store-closed = dane są zamknięte; uruchom serwer ponownie
no-store-directory = nie ma katalogu { $directory } na dane; utwórz go najpierw albo podaj inne miejsce po --store
store-of-other-program = { $file } należy do innego programu; wybierz inny plik
store-not-usable = nie można użyć { $file } ({ $reason }); wybierz inne miejsce
newer-store = { $place } pochodzi z nowszego Ridotto (dane mają wersję { $version }, a ten program czyta wersje do { $ours }); zaktualizuj Ridotto albo wybierz inne miejsce
way-back-without-person = kod powrotu jest dla osoby z danych; najpierw zapisz tę osobę
old-sqlite = Ridotto wymaga SQLite { $needed } lub nowszego, a ten Python ma { $version }; użyj nowszego Pythona
sqlite-full = dla { $file } nie ma już miejsca; zwolnij trochę dysku i spróbuj ponownie
sqlite-locked = { $file } jest zablokowany przez inny program; zakończ go i spróbuj ponownie
sqlite-not-a-database = { $file } nie jest bazą SQLite; wybierz inny plik
sqlite-damaged = { $file } jest uszkodzony; zastąp go kopią zapasową
sqlite-read-only = do { $file } nie można pisać; daj prawo zapisu do pliku i jego katalogu
sqlite-not-opened = nie można otworzyć { $file }; sprawdź, czy jego katalog istnieje i czy można w nim pisać
sqlite-disk = dysk z { $file } zgłasza błąd; sprawdź dysk, zanim pójdziesz dalej
other-sqlite-error = SQLite nie może użyć { $file } ({ $reason }); sprawdź plik albo wybierz inny
postgresql-slow = PostgreSQL pod { $address } potrzebuje więcej niż { $seconds }; sprawdź, co go zajmuje
postgresql-unreachable = nie można użyć PostgreSQL pod { $address } ({ $reason }); sprawdź, czy działa i czy adres jest dobry
postgresql-refuses = PostgreSQL pod { $address } odrzuca polecenie ({ $reason }); sprawdź bazę
backup-exists = { $file } już istnieje; wybierz inną nazwę
backup-not-writable = nie można zapisać { $file } ({ $reason }); wybierz inne miejsce
use-pg-dump = PostgreSQL ma własny program do kopii zapasowych; użyj: pg_dump --format=custom --file={ $file } { $address }

## Clients

no-answer = nikt nie odpowiada pod { $address } ({ $reason }); sprawdź adres
not-our-server = serwer odpowiada { $status } i chyba nie jest serwerem Ridotto; sprawdź adres
server-refuses = serwer odmawia: { $reason }
connection-lost = { $address } już nie odpowiada ({ $reason }); spróbuj później
