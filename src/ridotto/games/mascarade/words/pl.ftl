### Polski. Imiona graczy i nazwy masek są zmiennymi i zawsze stoją w mianowniku.
### Końcówka nazwy mówi, kto słucha: -you to ten, kto działa, -other to wszyscy pozostali;
### -known, jeśli wolno mu znać tajemnicę, -hidden, jeśli nie.

## Monety. Druga postać to dopełnienie w bierniku.

coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
coins-object = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}

# Ile bierze lub daje każdy z kilku: po 1 monecie, po 2 monety, po 5 monet.
coins-each = { $n ->
    [one] po { $n } monecie
    [few] po { $n } monety
   *[many] po { $n } monet
}

## Maski

mask-judge = Sędzia
mask-bishop = Biskup
mask-king = Król
mask-fool = Błazen
mask-queen = Królowa
mask-thief = Złodziej
mask-witch = Wiedźma
mask-spy = Szpieg
mask-peasant = Wieśniak
mask-cheat = Oszust
mask-inquisitor = Inkwizytor
mask-widow = Wdowa
mask-empress = Cesarzowa
mask-guru = Guru
mask-princess = Księżniczka
mask-puppet-master = Lalkarz
mask-patron = Mecenas
mask-swindler = Naciągacz
mask-beggar = Żebrak

## Karty w mianowniku

card-you-only = twoja karta
card-you-left = twoja lewa karta
card-you-right = twoja prawa karta
card-you-protected = twoja chroniona karta
card-player-only = karta gracza { $name }
card-player-left = lewa karta gracza { $name }
card-player-right = prawa karta gracza { $name }
card-player-protected = chroniona karta gracza { $name }
card-centre-only = karta na środku
card-centre-first = pierwsza karta na środku
card-centre-second = druga karta na środku

## Karty w bierniku: -yourself i -themself leżą przed tym, kto działa, -you przed tobą

object-yourself-only = swoją kartę
object-yourself-left = swoją lewą kartę
object-yourself-right = swoją prawą kartę
object-yourself-protected = swoją chronioną kartę
object-themself-only = swoją kartę
object-themself-left = swoją lewą kartę
object-themself-right = swoją prawą kartę
object-themself-protected = swoją chronioną kartę
object-you-only = twoją kartę
object-you-left = twoją lewą kartę
object-you-right = twoją prawą kartę
object-you-protected = twoją chronioną kartę
object-player-only = kartę gracza { $name }
object-player-left = lewą kartę gracza { $name }
object-player-right = prawą kartę gracza { $name }
object-player-protected = chronioną kartę gracza { $name }
object-centre-only = kartę ze środka
object-centre-first = pierwszą kartę ze środka
object-centre-second = drugą kartę ze środka

# Którą kartą ktoś ogłasza lub zgłasza maskę; nic, jeśli każdy ma tylko jedną.
with-hand = { $hand ->
    [left] { " " }(lewa karta)
    [right] { " " }(prawa karta)
    [protected] { " " }(chroniona karta)
   *[only] { "" }
}

## Zdarzenia

dealt-known = Rozdanie: { $card } – { $mask }.
dealt-hidden = Rozdanie: { $card }, zakryta.

turn-free-you = Tura { $n }: twoja kolej.
turn-free-other = Tura { $n }: gra { $who }.
turn-opening-you = Tura { $n }: twoja kolej, tura wprowadzająca.
turn-opening-other = Tura { $n }: gra { $who }, tura wprowadzająca.
turn-must-swap-you = Tura { $n }: twoja kolej. Twoją kartę właśnie odkryto, więc musisz zamienić karty lub udać zamianę.
turn-must-swap-other = Tura { $n }: gra { $who }. Kartę tej osoby właśnie odkryto, więc musi ona zamienić karty lub udać zamianę.
turn-no-announce-you = Tura { $n }: twoja kolej. Twoją kartę właśnie odkryto, więc nie możesz ogłosić maski.
turn-no-announce-other = Tura { $n }: gra { $who }. Kartę tej osoby właśnie odkryto, więc nie może ona ogłosić maski.

looked-you-known = Podglądasz { $card }: { $mask }.
looked-you-hidden = Podglądasz { $card }.
looked-other-known = { $who } podgląda { $card }: { $mask }.
looked-other-hidden = { $who } podgląda { $card }.

handled-you-swapped = Bierzesz pod stół { $first } i { $second }, po czym je zamieniasz.
handled-you-pretended = Bierzesz pod stół { $first } i { $second }, po czym tylko udajesz zamianę.
handled-you-fate = Bierzesz pod stół { $first } i { $second }, zdając się na los.
handled-you-hidden = Bierzesz pod stół { $first } i { $second }, po czym je zamieniasz albo nie.
handled-other-swapped = { $who } bierze pod stół { $first } i { $second }, po czym je zamienia.
handled-other-pretended = { $who } bierze pod stół { $first } i { $second }, po czym tylko udaje zamianę.
handled-other-fate = { $who } bierze pod stół { $first } i { $second }, zdając się na los.
handled-other-hidden = { $who } bierze pod stół { $first } i { $second }, po czym je zamienia albo nie.

announced-you = Ogłaszasz: { $mask }{ with-hand }.
announced-other = { $who } ogłasza: { $mask }{ with-hand }.
passed-you = Pasujesz.
passed-other = { $who } pasuje.
claimed-you = Też się zgłaszasz: { $mask }{ with-hand }.
claimed-other = { $who } też się zgłasza: { $mask }{ with-hand }.
answered-you-claimed = Odpowiadasz w tajemnicy: to twoja maska{ with-hand }.
answered-you-passed = Odpowiadasz w tajemnicy: pas.
answered-you-hidden = Odpowiadasz w tajemnicy.
answered-other-claimed = { $who } odpowiada w tajemnicy: to moja maska{ with-hand }.
answered-other-passed = { $who } odpowiada w tajemnicy: pas.
answered-other-hidden = { $who } odpowiada w tajemnicy.

revealed-you-known = Odkrywasz { $card }: { $mask }.
revealed-you-hidden = Odkrywasz { $card }.
revealed-other-known = { $who } odkrywa { $card }: { $mask }.
revealed-other-hidden = { $who } odkrywa { $card }.

used-you = Używasz mocy: { $mask }.
used-other = { $who } używa mocy: { $mask }.
declined-you = Rezygnujesz z mocy: { $mask }.
declined-other = { $who } rezygnuje z mocy: { $mask }.

paid-bank-you = Bierzesz { coins-object } z banku.
paid-bank-other = { $taker } bierze { coins-object } z banku.
paid-court-you = Bierzesz { coins-object } z sądu.
paid-court-other = { $taker } bierze { coins-object } z sądu.
paid-you-other = Oddajesz { coins-object } graczowi { $taker }.
paid-other-you = { $giver } oddaje ci { coins-object }.
paid-other-other = { $giver } oddaje { coins-object } graczowi { $taker }.
paid-you-court = Płacisz { coins-object } do sądu.
paid-other-court = { $giver } płaci { coins-object } do sądu.
fined-you = Płacisz do sądu { coins-object } kary za kłamstwo.
fined-other = { $who } płaci do sądu { coins-object } kary za kłamstwo.
exchanged-you-other = Wymieniasz się majątkiem z graczem { $other } i masz teraz { coins-object }.
exchanged-other-you = { $who } wymienia się z tobą majątkiem i ma teraz { coins-object }.
exchanged-other-other = { $who } wymienia się majątkiem z graczem { $other } i ma teraz { coins-object }.

spied-you-known = Podglądasz w tajemnicy { $card }: { $mask }.
spied-you-hidden = Podglądasz w tajemnicy { $card }.
spied-other-known = { $who } podgląda w tajemnicy { $card }: { $mask }.
spied-other-hidden = { $who } podgląda w tajemnicy { $card }.
shown-you-known = Bez patrzenia pokazujesz { $card } wszystkim pozostałym: { $mask }.
shown-you-hidden = Bez patrzenia pokazujesz { $card } wszystkim pozostałym.
shown-other-known = { $who } bez patrzenia pokazuje { $card } wszystkim pozostałym: { $mask }.
shown-other-hidden = { $who } bez patrzenia pokazuje { $card } wszystkim pozostałym.

asked-you-other = Pytasz gracza { $other }: jaką masz maskę{ with-hand }? Błędna odpowiedź kosztuje { coins-object }.
asked-other-you = { $who } pyta cię: jaką masz maskę{ with-hand }? Błędna odpowiedź kosztuje { coins-object }.
asked-other-other = { $who } pyta gracza { $other }: jaką masz maskę{ with-hand }? Błędna odpowiedź kosztuje { coins-object }.
named-you = Odpowiadasz: { $mask }.
named-other = { $who } odpowiada: { $mask }.
moved-you-other = Każesz graczom { $first } i { $second } zamienić się miejscami.
moved-other-you = { $who } każe tobie i graczowi { $second } zamienić się miejscami.
moved-other-other = { $who } każe graczom { $first } i { $second } zamienić się miejscami.

ended-rich = Ktoś ma co najmniej 13 monet: koniec gry.
ended-ruin = Ktoś stracił ostatnią monetę: koniec gry.
ended-power = O wygranej decyduje moc maski.
ended-limit = To była ostatnia tura: koniec gry.

## Teksty kart: osobny dla każdego czasownika i każdego, kogo dotyczy; -same, gdy chodzi o gracza wybranego tuż przedtem

effect-gain-self = Weź { coins-object } z banku.
effect-gain-left = Twój lewy sąsiad bierze { coins-object } z banku.
effect-gain-right = Twój prawy sąsiad bierze { coins-object } z banku.
effect-gain-neighbours = Osoby po obu twoich stronach biorą { coins-each } z banku.
effect-gain-everyone-else = Wszyscy pozostali gracze biorą { coins-each } z banku.
effect-gain-the-richest = Najbogatszy z pozostałych graczy bierze { coins-object } z banku; przy remisie ty wybierasz.
effect-gain-the-poorest = Najbiedniejszy z pozostałych graczy bierze { coins-object } z banku; przy remisie ty wybierasz.
effect-gain-another = Wybierz innego gracza: bierze on { coins-object } z banku.
effect-gain-two-others = Wybierz dwóch innych graczy: biorą oni { coins-each } z banku.
effect-gain-same = Ten sam gracz bierze { coins-object } z banku.
effect-gain-same-two = Te same dwie osoby biorą { coins-each } z banku.

effect-take-left = Weź { coins-object } od lewego sąsiada.
effect-take-right = Weź { coins-object } od prawego sąsiada.
effect-take-neighbours = Weź { coins-each } od obu sąsiadów.
effect-take-everyone-else = Weź { coins-each } od wszystkich pozostałych graczy.
effect-take-the-richest = Weź { coins-object } od najbogatszego z pozostałych graczy; przy remisie ty wybierasz.
effect-take-the-poorest = Weź { coins-object } od najbiedniejszego z pozostałych graczy; przy remisie ty wybierasz.
effect-take-another = Weź { coins-object } od wybranego innego gracza.
effect-take-two-others = Weź { coins-each } od dwóch wybranych innych graczy.
effect-take-same = Weź { coins-object } od tego samego gracza.
effect-take-same-two = Weź { coins-each } od tych samych dwóch graczy.

effect-give-left = Oddaj { coins-object } lewemu sąsiadowi.
effect-give-right = Oddaj { coins-object } prawemu sąsiadowi.
effect-give-neighbours = Oddaj { coins-each } obu sąsiadom.
effect-give-everyone-else = Oddaj { coins-each } wszystkim pozostałym graczom.
effect-give-the-richest = Oddaj { coins-object } najbogatszemu z pozostałych graczy; przy remisie ty wybierasz.
effect-give-the-poorest = Oddaj { coins-object } najbiedniejszemu z pozostałych graczy; przy remisie ty wybierasz.
effect-give-another = Oddaj { coins-object } wybranemu innemu graczowi.
effect-give-two-others = Oddaj { coins-each } dwóm wybranym innym graczom.
effect-give-same = Oddaj { coins-object } temu samemu graczowi.
effect-give-same-two = Oddaj { coins-each } tym samym dwóm graczom.

effect-fine-self = Zapłać { coins-object } do sądu.
effect-fine-left = Twój lewy sąsiad płaci { coins-object } do sądu.
effect-fine-right = Twój prawy sąsiad płaci { coins-object } do sądu.
effect-fine-neighbours = Osoby po obu twoich stronach płacą { coins-each } do sądu.
effect-fine-everyone-else = Wszyscy pozostali gracze płacą { coins-each } do sądu.
effect-fine-the-richest = Najbogatszy z pozostałych graczy płaci { coins-object } do sądu; przy remisie ty wybierasz.
effect-fine-the-poorest = Najbiedniejszy z pozostałych graczy płaci { coins-object } do sądu; przy remisie ty wybierasz.
effect-fine-another = Wybierz innego gracza: płaci on { coins-object } do sądu.
effect-fine-two-others = Wybierz dwóch innych graczy: płacą oni { coins-each } do sądu.
effect-fine-same = Ten sam gracz płaci { coins-object } do sądu.
effect-fine-same-two = Te same dwie osoby płacą { coins-each } do sądu.

effect-collect-the-court-self = Weź wszystkie monety z sądu.
effect-top-up-self = Dobierz monety z banku, aby mieć { coins-object }; jeśli masz już tyle lub więcej, nic nie dostajesz.
effect-gain-together-self = Weź { coins-object } z banku. Jeśli w tej samej turze kilku graczy odkryje tę maskę, każdy z nich bierze zamiast tego { coins-object } za każdego z nich.
effect-beg-self = Po kolei, od lewego sąsiada zgodnie z ruchem wskazówek zegara, każdy, kto ma w danej chwili więcej monet niż ty, oddaje ci { coins-object }.
effect-exchange-fortunes-another = Możesz wymienić się wszystkimi monetami z wybranym innym graczem.
effect-exchange-fortunes-same = Możesz wymienić się wszystkimi monetami z tym samym graczem.
effect-win-with-self = Jeśli masz { coins-object } lub więcej, od razu wygrywasz.
effect-swap-or-pretend-two-others = Weź bez patrzenia karty dwóch innych graczy i zamień je albo tylko udaj zamianę.
effect-swap-or-pretend-same-two = Weź bez patrzenia karty tych samych dwóch graczy i zamień je albo tylko udaj zamianę.
effect-see-and-swap-another = Podejrzyj w tajemnicy swoją kartę i kartę innego gracza, a potem zamień je albo tylko udaj zamianę.
effect-see-and-swap-another-or-centre = Podejrzyj w tajemnicy swoją kartę oraz kartę innego gracza lub ze środka, a potem zamień je albo tylko udaj zamianę.
effect-see-and-swap-same = Podejrzyj w tajemnicy swoją kartę i kartę tego samego gracza, a potem zamień je albo tylko udaj zamianę.
effect-see-and-swap-same-or-centre = Podejrzyj w tajemnicy swoją kartę i kartę tego samego gracza (po karcie ze środka wybierz ponownie), a potem zamień je albo tylko udaj zamianę.
effect-peek-another = Podejrzyj w tajemnicy kartę innego gracza.
effect-peek-another-or-centre = Podejrzyj w tajemnicy kartę innego gracza lub ze środka.
effect-peek-same = Podejrzyj w tajemnicy kartę tego samego gracza.
effect-peek-same-or-centre = Podejrzyj w tajemnicy kartę tego samego gracza (po karcie ze środka wybierz ponownie).
effect-show-another = Wybierz innego gracza: bez patrzenia pokazuje swoją kartę wszystkim pozostałym.
effect-show-same = Ten sam gracz bez patrzenia pokazuje swoją kartę wszystkim pozostałym.
effect-question-another = Wybierz innego gracza: mówi on, jaką ma maskę, po czym ją odkrywa. Jeśli się myli, oddaje ci { coins-object }.
effect-question-same = Ten sam gracz mówi, jaką ma maskę, po czym ją odkrywa. Jeśli się myli, oddaje ci { coins-object }.
effect-change-seats-two-others = Wybierz dwóch innych graczy: zamieniają się miejscami, a karty i monety zostają tam, gdzie leżą.
effect-change-seats-same-two = Te same dwie osoby zamieniają się miejscami, a karty i monety zostają tam, gdzie leżą.

## Możliwości

move-pass = Pas
move-decline = Zrezygnuj z mocy
move-pretend = Tylko udaj zamianę
move-swap = Zamień je
move-claim = To ja! (zgłoś się){ with-hand }
move-look = Podejrzyj { $card }
move-name = Powiedz: { $mask }
move-choose-you = Wybierz siebie
move-choose-other = Wybierz gracza { $who }
move-take = Weź { $card }
move-announce = Ogłoś: { $mask }{ with-hand }
move-swap-swapped = Zamień { $first } i { $second }
move-swap-pretended = Tylko udaj, że zamieniasz { $first } i { $second }
move-swap-fate = Zdaj się na los: weź { $first } i { $second }

## Co jest do rozstrzygnięcia

question-turn-free = Twoja kolej: podglądasz kartę, zamieniasz czy ogłaszasz?
question-turn-opening = Twoja tura wprowadzająca: którą kartę bierzesz i czy naprawdę zamieniasz?
question-turn-must-swap = Twoją kartę właśnie odkryto, więc musisz zamienić karty lub udać zamianę. Którą kartę bierzesz?
question-turn-no-announce = Twoją kartę właśnie odkryto, więc możesz tylko podejrzeć kartę lub zamienić. Co robisz?
question-answer = { $who } ogłasza: { $mask }. Pasujesz czy też się zgłaszasz?
question-seats = Moc: { $mask }. Którego gracza wybierasz?
question-places = Moc: { $mask }. Którą kartę bierzesz?
question-how = Moc: { $mask }. Zamieniasz te dwie karty czy tylko udajesz?
question-naming = Moc: { $mask }. Jaką maskę masz, twoim zdaniem?
note-claims = Zgłoszenia: { $others }.
note-meets-theirs = Jeśli mocy użyje { $who }, dotyczy ona teraz tych osób: { $them }.
note-meets-yours = Jeśli użyjesz jej ty, dotyczy tych osób: { $them }.
note-cost-claim = Fałszywe zgłoszenie kosztuje cię { coins-object } (do sądu).
note-cost-announce = Ogłaszanie: gdy ktoś się zgłosi, a nie masz tej maski, płacisz { coins-object } do sądu. Bez zgłoszeń nikt nie odkrywa kart.
note-cost-naming = Zła odpowiedź kosztuje cię { coins-object }. Kartę odkrywasz tak czy inaczej.
note-lately = Ostatnio ogłoszone: { $masks }.
note-how = Tylko ty będziesz wiedzieć, czy karty zamieniły się miejscami.
note-card-one = O ile wiesz, { $card } to: { $masks }.
note-card-some = O ile wiesz, { $card } to może być: { $masks }.
note-card-all = Nie wiesz, czym jest { $card }.
thinking-turn-free = { $who } myśli: podejrzeć kartę, zamienić czy ogłosić?
thinking-turn-opening = { $who } myśli: tura wprowadzająca.
thinking-turn-must-swap = { $who } myśli: zamienić czy udać, nic innego nie wolno.
thinking-turn-no-announce = { $who } myśli: podejrzeć kartę czy zamienić?
thinking-answer = { $who } myśli: spasować czy też się zgłosić? ({ $mask })
thinking-seats = { $who } myśli: którego gracza wybrać? ({ $mask })
thinking-places = { $who } myśli: którą kartę wziąć? ({ $mask })
thinking-how = { $who } myśli: zamienić czy udać? ({ $mask })
thinking-naming = { $who } myśli: jaką maskę podać? ({ $mask })

## Etykiety

court = sąd
bank = bank
centre = środek
mask = maska
masks-in-game = Maski w tej grze
may-be = może to { $masks }
unknown = nie wiadomo
edition-1 = pierwsza edycja (2013)
edition-2 = druga edycja (2021)
scenario-recommended = zalecany zestaw
scenario-a = A: nasz scenariusz na pierwsze gry (nie ten z pudełka)
scenario-b = B: nasz scenariusz, bardziej strategiczny (nie ten z pudełka)

option-opening-round = pełna runda wprowadzająca
option-opening-round-about = Tury wprowadzające trwają całą rundę, a nie tylko cztery tury.
option-all-at-once = odpowiedzi jednocześnie
option-all-at-once-about = Odpowiedzi na ogłoszenie są tajne, póki wszyscy nie odpowiedzą.
option-fate = zdanie się na los
option-fate-about = Przy zamianie można zdać się na los: wtedy nikt nie wie, czy karty się zamieniły.
option-show-bans = pokazanie karty też ogranicza
option-show-bans-about = Kto musi pokazać kartę innym, ma ograniczoną następną turę, tak jak po odkryciu karty.
option-max-turns = limit tur
option-max-turns-about = Po tylu turach gra się kończy i wygrywa najbogatsza osoba; 0 oznacza brak limitu.
option-memory = pamięć
option-memory-about = Jak długo gra pamięta za ciebie karty, które znasz.
memory-nothing = tylko bieżąca tura
memory-round = ostatnia runda
memory-everything = cała gra

## Zwroty tylko tej gry

phrase-i-am-the-king = To ja jestem Królem. Naprawdę.

## Terminal

hand-left = lewa
hand-right = prawa
hand-protected = chroniona
menu-announce = Ogłoś{ with-hand }
menu-swap = Zamiana{ with-hand } z:
menu-pretend = Pozorna zamiana{ with-hand } z:
menu-fate = Zdaj się na los{ with-hand }
passing = Pasują: { $names }.
press-enter = Zapamiętaj, kto jest kim: karty zaraz zostaną zakryte. Naciśnij Enter.
hint = Myśliciel zrobiłby tak: { $move }. Szansa na wygraną: { $chance }%, monety na koniec: { $coins }.
hint-instead = Zamiast tego: { $move }. Szansa na wygraną: { $chance }%, monety na koniec: { $coins }.
hint-believed = Z tego, co wiesz, { $card } to: { $masks }.
from-players = od { $n } graczy
bank-symbol = bierze monety z banku
mask-is-fine = Tą maską można grać.
set-is-fine = Tym zestawem można grać: edycja { $edition }, liczba graczy: { $players }.
ending-rich = 13 monet
ending-ruin = ruina gracza
ending-power = dzięki mocy
ending-limit = limit tur

## What was skipped

missed-announced = Ogłoszenia: { $each }.
missed-revealed = Odkryte karty: { $each }.
missed-each = { $who } ({ $mask })
