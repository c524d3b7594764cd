### What Mascarade's refusals say in Polish (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Moves

not-a-move-number = { $move } nie jest ruchem; ruchy mają numery od 0 do { $last }
no-seat = przy stole dla { $players } osób nie ma miejsca { $seat }
no-place = przy tym stole nie ma pola { $place }
no-hand = przy tym stole nie ma ręki { $hand }
no-mask-number = w tej grze nie ma maski { $mask }
opening-swap = to jedna z tur wprowadzających, więc { $who } musi zamienić karty lub udać zamianę (M10)
must-swap = { $who } ma kartę odkrytą w poprzedniej turze i musi zamienić karty lub udać zamianę (M15)
no-announce = { $who } ma kartę odkrytą w poprzedniej turze i może tylko podejrzeć kartę lub zamienić (M15)
has-to-turn = { $who } musi wykonać turę; do wyboru: { $options }
has-to-answer = { $who } musi odpowiedzieć; do wyboru: { $options }
has-to-seats = { $who } musi wybrać gracza; do wyboru: { $options }
has-to-places = { $who } musi wybrać kartę; do wyboru: { $options }
has-to-how = { $who } musi zamienić karty lub udać zamianę; do wyboru: { $options }
has-to-naming = { $who } musi nazwać maskę; do wyboru: { $options }

## Saved games

record-too-many-effects = { $mask } ma więcej efektów niż { $most }
record-no-such-edition = nie ma edycji { $edition } dla { $players } osób
record-cards-do-not-fit = liczba kart ({ $cards }) nie pasuje do liczby graczy ({ $players })
record-unknown-masks = na kartach są maski, których nie ma w grze
record-same-mask = dwie maski mają tę samą nazwę; nazwij jedną inaczej
record-unused-mask = { $mask } jest na liście, ale nie ma tej maski na żadnej karcie

## Sets

no-edition = nie ma edycji { $edition }; wybierz 1 albo 2
wrong-number-of-players = edycja { $edition } jest dla { $least } do { $most } osób, nie dla { $players }; zmień liczbę
masks-not-readable = zestaw to lista masek, a nie { $value }
no-scenario = edycja { $edition } nie ma scenariusza „{ $scenario }”; ma: { $scenarios }
no-mask = edycja { $edition } nie ma maski „{ $mask }”; listę pokaże: ridotto masks
no-mask-but = edycja { $edition } nie ma maski „{ $mask }”; czy to miała być maska { $near }?
other-edition = M50: { $mask } należy do edycji { $other }, a edycji się nie miesza; pomiń tę maskę albo zagraj w edycję { $other }
same-mask-name = M55: dwie różne maski mają nazwę { $mask }; zmień nazwę jednej z nich
no-room = M50: { $mask } nie mieści się w tym zestawie; wymień wszystkie maski po --masks
scenario-and-masks = wybierz scenariusz albo wymień maski, nie jedno i drugie
masks-named-twice = wymień maski raz: po --masks albo bez tej opcji
own-mask-not-named = { $mask } nie ma wśród --masks; dodaj tam tę maskę albo pomiń jej --mask
own-masks-same-name = dwie twoje maski mają nazwę { $mask }; zmień nazwę jednej
deal-and-masks = rozdanie i maski to nie te same karty; podaj jedno z dwojga
bad-set = { $problems }
set-problem = { $rule }: { $problem }

set-no-court = żadna maska nie zabiera monet z sądu; dodaj maskę: { $mask }
set-too-few-cards = dla { $players } graczy potrzeba tylu kart: { $wanted }, a nie { $cards }; dodaj { $short }
set-too-many-cards = dla { $players } graczy potrzeba tylu kart: { $wanted }, a nie { $cards }; usuń { $over }
set-exactly = { $n }
set-between = od { $least } do { $most }
set-too-few-bank = co najmniej jedna trzecia kart musi mieć symbol banku, a w zestawie ma go { $banking } z { $cards }; tyle zamień na maski, które biorą z banku: { $missing }
set-much-bank = symbol banku mają { $banking } z { $cards } kart, czyli ponad połowa; gra będzie krótka
set-alone = pojedyncza karta { $mask } nie ma sensu; dodaj drugą albo pomiń tę
set-too-few-players = { $mask } wymaga co najmniej { $least } graczy, a jest { $players }; wymień tę kartę
set-too-many-copies = w pudełku jest { $copies } × { $mask }, a nie { $cards }; usuń { $over }
set-mixed = { $mask } nie jest z edycji { $edition }, a edycji się nie miesza; wymień tę kartę

## Sets to compare

sets-one-named = jednego zestawu nie ma z czym porównać; podaj dwa albo plik .toml z kilkoma
sets-named-twice = ten sam zestaw jest podany dwa razy; podaj każdy raz
sets-not-readable = { $file } nie jest plikiem z zestawami: { $reason }; zobacz docs/lab.md
sets-scenario-or-masks = { $file }: zestaw { $set } potrzebuje albo scenariusza, albo masek
sets-none = w { $file } nie ma zestawów; podaj co najmniej dwa
sets-only-one = w { $file } jest tylko jeden zestaw; podaj co najmniej dwa
sets-mask-not-readable = nie można odczytać maski { $mask }; podaj plik TOML leżący obok zestawów

## Mask files

mask-not-text = { $file }: maskę czyta się z tekstu, a nie z { $value }
mask-too-long = { $file }: maska to kilka wierszy, a tu liczba znaków to { $characters }; skróć ją
mask-bad-toml = { $file }, wiersz { $line }: { $reason }; popraw tam TOML
mask-bad-toml-end = { $file }, koniec pliku: { $reason }; popraw tam TOML
mask-too-many-dots = { $file }: maska ma najwyżej tyle kropek: { $most }; jej klucze nie potrzebują żadnej
mask-too-deep = { $file }: listy są zagnieżdżone zbyt głęboko; moc to jedna lista
mask-at-line = { $file }, wiersz { $line }: { $reason }
mask-no-such-setting = nie ma ustawienia „{ $setting }”; ustawienia to: { $settings }
mask-no-name = maska musi mieć nazwę; napisz name = "Smuggler"
mask-name-too-long = nazwa ma najwyżej { $most } znaków, a nie { $characters }; skróć ją
mask-name-characters = nazwa może mieć tylko litery, cyfry, spacje, ' i -; wybierz inną
mask-name-printed = w grze jest już maska o nazwie { $name }; wybierz inną nazwę
mask-no-power = maska musi mieć moc; napisz power = ["gain(2)"]
mask-too-many-effects = moc ma najwyżej tyle efektów: { $most }, a nie { $effects }
mask-effect-not-quoted = efekt pisze się w cudzysłowie, np. "gain(2)", a nie { $effect }
mask-bad-number = { $setting } to liczba całkowita od { $least } do { $most }, a nie { $number }

## Links

link-too-long = link ma najwyżej { $most } znaków, a nie { $characters }; pomiń kilka masek albo wyślij plik
link-without-mask = w tym linku nie ma maski; skopiuj cały link
link-other-version = ten link ma wersję { $version } i nie można go tu odczytać; zaktualizuj Ridotto albo poproś o maskę w pliku
link-damaged = ten link jest niepełny albo uszkodzony; skopiuj jeszcze raz cały link

## Effects

effect-no-verb = nie ma czasownika „{ $verb }”; czasowniki to: { $verbs }
effect-no-brackets = „{ $effect }” potrzebuje nawiasów, np. { $verb }(1, another)
effect-wrong-count = „{ $effect }” ma złą liczbę słów; { $usage }
effect-usage = napisz { $verb }({ $words })
effect-wrong-word = „{ $word }” nie jest ani liczbą, ani jednym z: { $words }
effect-wrong-whom = { $verb } nie łączy się z { $whom }; łączy się z: { $whoms }
effect-needs-number = { $verb } wymaga liczby monet od 1 do { $most }, a nie { $n }
