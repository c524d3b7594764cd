### What the command line's refusals say in Polish (src/ridotto/refusal.py). Nothing but { $fact } may be used
### here: these sentences are read where Fluent is not installed.

## The command line

bad-arguments = { $reason }; zobacz: { $command } --help
needs-extra = do tego potrzeba dodatku { $extra }; zainstaluj go poleceniem: pip install "ridotto[{ $extra }]"
cannot-go-on = nie można kontynuować: { $reason }
not-whole = „{ $text }” nie jest liczbą całkowitą
too-many-digits = { $text } ma za dużo cyfr
turns-out-of-range = { $number } nie mieści się między 0 (bez limitu) a { $most }
games-out-of-range = { $number } nie mieści się między 1 a { $most }
threads-out-of-range = { $number } nie mieści się między 1 a { $most } ani nie jest zerem (wszystkie rdzenie)
not-seconds = „{ $text }” nie jest liczbą sekund
seconds-out-of-range = { $text } nie mieści się między 0 a { $most } sekundami
milliseconds-out-of-range = { $number } to nie liczba milisekund od 1 do { $most }
not-minutes = „{ $text }” nie jest liczbą minut większą od 0
not-a-seed = „{ $text }” nie jest liczbą całkowitą, dziesiętną ani szesnastkową
seed-out-of-range = ziarno ma najwyżej { $bits } bitów i nie jest mniejsze od 0
number-below-zero = „{ $text }” nie jest liczbą od 0 w górę
bad-review-budget = „{ $text }” to nie budżet; budżet to { $names } albo liczba większa od 0 i najwyżej { $most }

## Files

cannot-read = nie można odczytać { $file }: { $reason }
cannot-write = nie można zapisać { $file }: { $reason }
not-utf8 = { $file } nie jest tekstem UTF-8 (bajt { $byte }); zapisz go jako UTF-8
save-exists = { $file } już istnieje; podaj inną nazwę po --save
save-no-directory = nie ma katalogu { $directory }, w którym można by zapisać grę; utwórz go najpierw
save-not-writable = w katalogu { $directory } nie można zapisywać; podaj inne miejsce po --save
cannot-save = nie można zapisać gry w { $file }: { $reason }
target-ending = „{ $file }” nie mówi, co zapisać; zakończ nazwę jednym z: { $endings }
target-is-directory = { $file } to katalog; podaj plik w tym katalogu
target-no-directory = nie ma katalogu { $directory }, w którym można by pisać; utwórz go najpierw
target-not-writable = w katalogu { $directory } nie można zapisywać; wybierz inne miejsce

## Tables and seats

no-seat = przy stole dla { $players } osób nie ma miejsca „{ $seat }”; miejsca są od A do { $last } albo od 1 do { $players }
option-of-other-game = { $option } to opcja innej gry ({ $other }), a to jest { $title }; pomiń ją
names-and-players = liczba imion ({ $names }) nie zgadza się z liczbą graczy ({ $players })
no-turn-limit = { $title } nie ma limitu tur; pomiń --max-turns
spectator-with-seat = kto ogląda, nie ma miejsca; pomiń --seat albo --watch
spectator-with-hint = kto ogląda, o niczym nie decyduje; pomiń --hint albo --watch
no-hints = { $title } nie ma podpowiedzi; pomiń --hint
resume-without-seat = zapisana gra nie pamięta, które miejsce było twoje; podaj je po --seat albo wybierz --watch
resume-settled = w zapisanej grze { $option } jest już ustalone; pomiń tę opcję
resume-over = gra w { $file } jest skończona; obejrzyj ją poleceniem: ridotto replay { $file }

## Many games

no-simulation = { $title }: tej gry nie można symulować, bo jej pakiet nie ma symulacji
long-seed = ziarno wielu gier ma najwyżej { $bits } bitów; podaj mniejsze
too-few-games = tak mało gier ({ $games }) nic nie mówi o zestawie; rozegraj co najmniej { $least }
too-many-among = --among mieści boty w liczbie { $room } przy stole dla { $players } osób; podaj ich mniej
odd-and-among = jedno miejsce przeciw wszystkim innym wymaga i --odd, i --among
odd-or-bots = --bots grają między sobą, a --odd gra pośród --among; wybierz jedno z dwojga
rollouts-or-cpu-time = --rollouts i --cpu-time mówią, jak długo bot liczy; wybierz jedno z dwojga
same-bot = ten sam bot jest podany dwa razy; podaj każdego raz
one-bot = jeden bot nie ma przeciwnika; podaj dwa albo więcej
no-tempers = nie można losować temperamentów do gry { $title }
no-rollouts = { $bot } nie liczy symulacji; pomiń --rollouts
rounds-without-learn = --rounds to rundy uczenia; podaj też folder po --learn
no-learning-among = żadna sieć nie może uczyć się wśród botów { $bot }; potrzebny jest bot, który odpowiada od razu i działa jako kod maszynowy
cannot-use = nie można użyć { $file }: { $reason }
worker-died = proces roboczy zakończył się w środku gry; spróbuj jeszcze raz, z mniejszym --threads

## Servers

no-such-table = w tych danych nie ma stołu { $code }; listę pokaże: ridotto admin tables
no-such-ban = { $who } nie ma zakazu; listę zakazów pokaże: ridotto admin bans
no-admin-code = powiedz, o który stół chodzi: ridotto admin { $what } KOD
not-to-ban = „{ $who }” nie jest ani adresem, ani identyfikatorem osoby; zobacz: ridotto admin reports
bad-ban-hours = zakaz trwa dłużej niż 0 i najwyżej 87600 godzin; zmień --hours
no-store = nie ma pliku { $file }; podaj po --store, gdzie są dane
not-an-address = „{ $address }” nie jest adresem; adres wygląda tak: http://192.168.1.20:8080/t/ABC123
only-for-new-table = { $option } jest dla nowego stołu; pomiń tę opcję albo kod stołu
bad-agreement = takiego stołu nie można otworzyć ({ $reason }); zmień opcje
no-name = bez imienia nie można dołączyć; podaj je po --name
cannot-save-identity = nie można zapisać twojej tożsamości w { $file }: { $reason }
identity-damaged = { $file } jest uszkodzony; usuń go i dołącz od nowa
proof-is-saved-game = { $file } to zapisana gra, która nie ma pieczęci; obejrzyj ją poleceniem: ridotto replay { $file }
not-a-proof = { $file } nie jest dowodem gry albo jest ucięty: { $reason }
