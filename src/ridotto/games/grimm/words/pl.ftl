### The Grimm Masquerade po polsku. Imiona graczy i nazwy postaci, artefaktów i akcji są zmiennymi i zawsze
### stoją w mianowniku. -you to ten, kto działa, -other wszyscy pozostali; gdzie mowa o dwojgu, drugi jest ten,
### kogo to spotyka. -known, jeśli wolno mu znać tajemnicę, -hidden, jeśli nie.

grimm-title = The Grimm Masquerade

## Postacie

grimm-character-evil-queen = Zła Królowa
grimm-character-red-riding-hood = Czerwony Kapturek
grimm-character-big-bad-wolf = Wielki Zły Wilk
grimm-character-hansel = Jaś
grimm-character-cinderella = Kopciuszek
grimm-character-sleeping-beauty = Śpiąca Królewna
grimm-character-rumpelstiltskin = Rumpelsztyk
grimm-character-the-beast = Bestia

## Artefakty

grimm-artifact-crown = Korona
grimm-artifact-treats = Smakołyki
grimm-artifact-disguise = Przebranie
grimm-artifact-cauldron = Kocioł
grimm-artifact-glass-slipper = Szklany pantofelek
grimm-artifact-clock = Zegar
grimm-artifact-spindle = Wrzeciono
grimm-artifact-mirror = Lustro

## Akcje

grimm-action-point-the-finger = Wytknij palcem
grimm-action-eavesdrop = Podsłuchaj
grimm-action-peek-at-the-guest-list = Zerknij na listę gości
grimm-action-start-the-dance = Rozpocznij taniec
grimm-action-make-a-toast = Wznieś toast
grimm-action-pick-pocket = Zajrzyj do kieszeni
grimm-action-thoughtful-gift = Podarunek od serca
grimm-action-secrets = Sekrety

## Liczenie. Druga postać róż to dopełnienie w bierniku.

grimm-roses = { $n ->
    [one] { $n } róża
    [few] { $n } róże
   *[many] { $n } róż
}
grimm-roses-object = { $n ->
    [one] { $n } różę
    [few] { $n } róże
   *[many] { $n } róż
}
grimm-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
grimm-so-many = { $n ->
    [1] { $artifact }
   *[other] { $n } × { $artifact }
}

## Części zdań

grimm-your-character = { $which ->
    [first] Twoja pierwsza postać
    [second] Twoja druga postać
   *[only] Twoja postać
}
# Para albo jeden artefakt ze skarbem.
grimm-payment = { $n ->
    [1] skarb + { $artifact }
   *[other] { $n } × { $artifact }
}
grimm-what-for = { $why ->
    [unmasking] za zdemaskowanie
    [guess] za trafne wskazanie
    [accused] na pocieszenie po fałszywym oskarżeniu
    [action] za akcję
    [trophy] za trofeum
    [wager] za trafiony zakład
   *[treasure] za niewykorzystany skarb
}
grimm-direction = { $direction ->
    [left] w lewo
   *[right] w prawo
}
grimm-a-wager = { $how ->
    [random] losowy zakład
   *[chosen] zakład
}

## Zdarzenia: początek rundy

grimm-round-you = Runda { $n }: zaczynasz.
grimm-round-other = Runda { $n }: zaczyna { $who }.
grimm-ability-you = W tej rundzie masz zdolność postaci { $character }.
grimm-ability-other = W tej rundzie { $who } ma zdolność postaci { $character }.
grimm-offered = Odsłonięta karta akcji: { $action }.
grimm-dealt-you-known = { grimm-your-character }: { $character }.
grimm-dealt-you-hidden = Dostajesz tajną postać.
grimm-dealt-other-known = { $who } dostaje tajną postać: { $character }.
grimm-dealt-other-hidden = { $who } dostaje tajną postać.
grimm-treasure-you = Dostajesz skarb.
grimm-treasure-other = { $who } dostaje skarb.
grimm-revealed-known = Do wyboru w drafcie: { $artifact }.
grimm-revealed-hidden = Do draftu wyłożono kartę.
grimm-drafted-you = W drafcie bierzesz: { $artifact }.
grimm-drafted-other = W drafcie { $who } bierze: { $artifact }.
grimm-discarded = Odrzucone po drafcie: { grimm-so-many }.

## Zdarzenia: tura

grimm-turn-masked-you = Tura { $n }: twoja kolej.
grimm-turn-masked-other = Tura { $n }: gra { $who }.
grimm-turn-unmasked-you = Tura { $n }: twoja kolej, bez maski.
grimm-turn-unmasked-other = Tura { $n }: gra { $who }, bez maski.
grimm-drew-you-known = Dobierasz: { $artifact }.
grimm-drew-you-alone = Dobierasz kartę, którą widzisz tylko ty: { $artifact }.
grimm-drew-you-hidden = Dobierasz kartę.
grimm-drew-other-known = { $who } dobiera: { $artifact }.
grimm-drew-other-alone = { $who } dobiera kartę niewidoczną dla innych: { $artifact }.
grimm-drew-other-hidden = { $who } dobiera kartę niewidoczną dla innych.
grimm-kept-you = Zatrzymujesz: { $artifact }.
grimm-kept-other = { $who } zatrzymuje: { $artifact }.
grimm-gave-you-other = Dajesz graczowi { $other }: { $artifact }.
grimm-gave-other-you = { $who } daje ci: { $artifact }.
grimm-gave-other-other = { $who } daje graczowi { $other }: { $artifact }.
grimm-passed-you-other = Losowa karta wędruje od ciebie do gracza { $other }: { $artifact }.
grimm-passed-other-you = Losowa karta wędruje od gracza { $who } do ciebie: { $artifact }.
grimm-passed-other-other = Losowa karta wędruje od gracza { $who } do gracza { $other }: { $artifact }.
grimm-shuffled = Odrzucone karty zostają przetasowane w nową talię: { grimm-cards }.

## Zdarzenia: poszlaki, maski, róże

grimm-marked-pair-you = Para ({ $artifact }): kładziesz znacznik na postaci { $character }.
grimm-marked-pair-other = Para ({ $artifact }): { $who } kładzie znacznik na postaci { $character }.
grimm-marked-triple-you = Trójka ({ $artifact }): kładziesz znacznik na postaci { $character }.
grimm-marked-triple-other = Trójka ({ $artifact }): { $who } kładzie znacznik na postaci { $character }.
grimm-marked-pointed-you = Oskarżenie jest fałszywe: kładziesz znacznik na postaci { $character }.
grimm-marked-pointed-other = Oskarżenie jest fałszywe: { $who } kładzie znacznik na postaci { $character }.
grimm-marked-chosen-you = Kładziesz znacznik na wybranej postaci: { $character }.
grimm-marked-chosen-other = { $who } kładzie znacznik na wybranej postaci: { $character }.
grimm-unmasked-you-pair = Zgubna para ({ $artifact }): tracisz maskę – { $character }!
grimm-unmasked-you-pointed = Oskarżenie jest trafne: tracisz maskę – { $character }!
grimm-unmasked-you-hidden = Tracisz maskę!
grimm-unmasked-other-pair = Zgubna para ({ $artifact }): { $who } traci maskę – { $character }!
grimm-unmasked-other-pointed = Oskarżenie jest trafne: { $who } traci maskę – { $character }!
grimm-unmasked-other-hidden = { $who } traci maskę!
grimm-roses-you = Dostajesz { grimm-roses-object } { grimm-what-for }.
grimm-roses-other = { $who } dostaje { grimm-roses-object } { grimm-what-for }.

## Zdarzenia: akcje i zdolności

grimm-acted-you = Twoja akcja: { $action } ({ grimm-payment }).
grimm-acted-other = { $who } wykonuje akcję: { $action } ({ grimm-payment }).
grimm-pointed-you-other = Wskazujesz gracza { $other }: to { $character }!
grimm-pointed-other-you = { $who } wskazuje ciebie: to { $character }!
grimm-pointed-other-other = { $who } wskazuje gracza { $other }: to { $character }!
grimm-listened-you = Podsłuchujesz: { $others }.
grimm-listened-other = { $who } podsłuchuje: { $others }.
grimm-listened-other-you = { $who } cię podsłuchuje.
grimm-listened-other-you-too = { $who } podsłuchuje ciebie i gracza { $others }.
grimm-chose-you-known = Wybierasz w tajemnicy miejsce na znacznik: { $character }.
grimm-chose-you-hidden = Wybierasz w tajemnicy miejsce na znacznik.
grimm-chose-other-known = { $who } wybiera w tajemnicy miejsce na znacznik: { $character }.
grimm-chose-other-hidden = { $who } wybiera w tajemnicy miejsce na znacznik.
grimm-peeked-you-known = Podglądasz kartę z talii postaci: { $character }.
grimm-peeked-you-hidden = Podglądasz kartę z talii postaci.
grimm-peeked-other-known = { $who } podgląda kartę z talii postaci: { $character }.
grimm-peeked-other-hidden = { $who } podgląda kartę z talii postaci.
grimm-danced-you = Rozpoczynasz taniec { grimm-direction }.
grimm-danced-other = { $who } rozpoczyna taniec { grimm-direction }.
grimm-used-you = Używasz zdolności postaci { $character }.
grimm-used-other = { $who } używa zdolności postaci { $character }.
grimm-declined-action-you = Nie wykonujesz akcji.
grimm-declined-action-other = { $who } nie wykonuje akcji.
grimm-declined-wager-you = Nie bierzesz teraz zakładu.
grimm-declined-wager-other = { $who } nie bierze teraz zakładu.
grimm-declined-extra-card-you = Nie dobierasz dodatkowej karty.
grimm-declined-extra-card-other = { $who } nie dobiera dodatkowej karty.
grimm-declined-look-you = Nie podglądasz talii postaci.
grimm-declined-look-other = { $who } nie podgląda talii postaci.
grimm-declined-draw-you = Nie dobierasz karty.
grimm-declined-draw-other = { $who } nie dobiera karty.

## Zdarzenia: zakłady

grimm-browsed-you-known = Przeglądasz pozostałe zakłady ({ $n }): { $characters }.
grimm-browsed-you-hidden = Przeglądasz pozostałe zakłady ({ $n }).
grimm-browsed-other-known = { $who } przegląda pozostałe zakłady ({ $n }): { $characters }.
grimm-browsed-other-hidden = { $who } przegląda pozostałe zakłady ({ $n }).
grimm-wagered-you-known = Bierzesz { grimm-a-wager }: { $character }. Pozostałe zakłady: { $n }.
grimm-wagered-you-hidden = Bierzesz { grimm-a-wager }. Pozostałe zakłady: { $n }.
grimm-wagered-other-known = { $who } bierze { grimm-a-wager }: { $character }. Pozostałe zakłady: { $n }.
grimm-wagered-other-hidden = { $who } bierze zakryty { grimm-a-wager }. Pozostałe zakłady: { $n }.

## Zdarzenia: koniec

grimm-round-ended-boon-you = Trzy karty twojego atutu: wygrywasz rundę!
grimm-round-ended-boon-other = Trzy karty atutu: rundę wygrywa { $who }.
grimm-round-ended-last-mask-you = Tylko ty masz jeszcze maskę: wygrywasz rundę!
grimm-round-ended-last-mask-other = Tylko { $who } ma jeszcze maskę i wygrywa rundę.
grimm-round-ended-six-different-you = Sześć różnych artefaktów: wygrywasz rundę!
grimm-round-ended-six-different-other = Sześć różnych artefaktów: rundę wygrywa { $who }.
grimm-round-ended-together = Ostatnie maski spadają jednocześnie: nikt nie wygrywa rundy, a trofeum przepada.
grimm-round-ended-stalemate = Przez całe okrążenie nie ruszyła się żadna karta: nikt nie wygrywa rundy.
grimm-shown-you-known = Zdejmujesz maskę: { $character }.
grimm-shown-you-hidden = Zdejmujesz maskę.
grimm-shown-other-known = { $who } zdejmuje maskę: { $character }.
grimm-shown-other-hidden = { $who } zdejmuje maskę.
grimm-wager-shown-you-known = Odkrywasz swój zakład: { $character }.
grimm-wager-shown-you-hidden = Odkrywasz swój zakład.
grimm-wager-shown-other-known = { $who } odkrywa zakład: { $character }.
grimm-wager-shown-other-hidden = { $who } odkrywa zakład.
grimm-ended-ten-roses = Ktoś ma co najmniej 10 róż: koniec gry.
grimm-ended-three-rounds = To była trzecia runda: koniec gry.
grimm-ended-limit = To była ostatnia tura: koniec gry.

## Możliwości

grimm-move-pass = Pas
grimm-move-no-action = Nie wykonuj akcji
grimm-move-accept = Skorzystaj
grimm-move-accept-wager = Weź zakład
grimm-move-accept-extra-card = Dobierz dodatkową kartę
grimm-move-accept-look = Podejrzyj kartę z talii postaci
grimm-move-accept-draw = Dobierz kartę
grimm-move-keep = Zatrzymaj kartę
grimm-move-keep-known = Zatrzymaj: { $artifact }
grimm-move-give = Daj kartę graczowi { $who }
grimm-move-hand = Daj graczowi { $who }: { $artifact }
grimm-move-take = Weź: { $artifact }
grimm-move-mark = Połóż znacznik: { $character }
grimm-move-wager = Weź zakład: { $character }
grimm-move-ability = Wybierz zdolność postaci { $character }
grimm-move-accuse = Wskaż gracza { $who }: to { $character }
grimm-move-dance = Taniec { grimm-direction }, podaj dalej: { $artifact }
grimm-move-toast = Pierwsza karta dla gracza { $first }, druga dla gracza { $second }
grimm-move-toast-known = { $one } dla gracza { $first }, { $two } dla gracza { $second }
grimm-move-toast-both = Obie karty dla gracza { $who }
grimm-move-listen = Podsłuchaj: { $others }
grimm-move-act = { $action } ({ grimm-payment })

## Co jest do rozstrzygnięcia

grimm-question-draft = Draft: który artefakt bierzesz?
grimm-question-keep-or-give = Zatrzymujesz kartę czy ją oddajesz?
grimm-question-keep-or-give-known = Dobrana karta: { $artifact }. Zatrzymujesz ją czy oddajesz?
grimm-question-giving = Komu dajesz kartę?
grimm-question-giving-known = Dobrana karta: { $artifact }. Komu ją dajesz?
grimm-question-acting = Czy wykonujesz akcję i czym za nią płacisz?
grimm-question-hand = Którą kartę z ręki dajesz i komu?
grimm-question-pointing = Kogo wskazujesz i jaka to postać?
grimm-question-listening = Kogo podsłuchujesz?
grimm-question-placing = Na której postaci kładziesz znacznik?
grimm-question-dancing = W którą stronę idzie taniec i co podajesz dalej?
grimm-question-toasting = Komu dajesz te dwie karty?
grimm-question-gift = Który ze swoich artefaktów dajesz i komu?
grimm-question-offer-wager = Czy bierzesz teraz zakład?
grimm-question-offer-extra-card = Nie masz pary: czy dobierasz dodatkową kartę?
grimm-question-offer-look = Czy podglądasz kartę z talii postaci?
grimm-question-offer-draw = Oskarżenie było fałszywe: czy dobierasz kartę?
grimm-question-wagering = Który zakład bierzesz?
grimm-question-abilities = Której postaci zdolność wybierasz na tę rundę?
grimm-note-second = Byłaby to druga taka karta, gdy dostanie ją: { $them }.
grimm-note-third = Byłaby to trzecia taka karta, gdy dostanie ją: { $them }.
grimm-note-placing = Znacznik mówi wszystkim, że nie jesteś tą postacią.
grimm-thinking-draft = { $who } myśli: który artefakt wziąć w drafcie?
grimm-thinking-keep-or-give = { $who } myśli: zatrzymać kartę czy oddać?
grimm-thinking-giving = { $who } myśli: komu dać kartę?
grimm-thinking-acting = { $who } myśli: wykonać akcję?
grimm-thinking-hand = { $who } myśli: którą kartę z ręki dać i komu?
grimm-thinking-pointing = { $who } myśli: kogo wskazać?
grimm-thinking-listening = { $who } myśli: kogo podsłuchać?
grimm-thinking-placing = { $who } myśli: gdzie położyć znacznik?
grimm-thinking-dancing = { $who } myśli: w którą stronę zatańczyć?
grimm-thinking-toasting = { $who } myśli: komu dać dwie karty?
grimm-thinking-gift = { $who } myśli: co dać i komu?
grimm-thinking-offer = { $who } myśli: skorzystać czy nie?
grimm-thinking-offer-wager = { $who } myśli: wziąć zakład?
grimm-thinking-offer-extra-card = { $who } myśli: dobrać dodatkową kartę?
grimm-thinking-offer-look = { $who } myśli: podejrzeć talię postaci?
grimm-thinking-offer-draw = { $who } myśli: dobrać kartę?
grimm-thinking-wagering = { $who } myśli: który zakład wziąć?
grimm-thinking-abilities = { $who } myśli: którą zdolność wybrać?

## Teksty kart. $boon i $bane to artefakty; przy artefakcie to postacie, których jest atutem i zgubą.

grimm-character-about = Atut: { $boon }. Trzy takie karty dają ci zwycięstwo w rundzie. Zguba: { $bane }. Dwie takie karty pozbawiają cię maski.
grimm-artifact-about = Trzy takie karty wygrywają rundę ({ $boon }), dwie pozbawiają maski ({ $bane }).

grimm-action-about-point = Powiedz, jaką postacią jest inny gracz w masce. Jeśli masz rację, traci on maskę, a ty dostajesz 2 róże. Jeśli nie, dostaje on 1 różę i kładzie na tej postaci znacznik.
grimm-action-about-eavesdrop = Jedna lub dwie inne osoby w maskach muszą położyć po znaczniku na wybranej postaci: nie na własnej, nie na zdemaskowanej i nie tam, gdzie mają już znacznik.
grimm-action-about-guest-list = Podejrzyj w tajemnicy dwie wierzchnie karty z talii postaci, po czym talia jest tasowana.
grimm-action-about-dance = Wybierz swój artefakt i kierunek i podaj go w tę stronę. Wszyscy inni gracze w maskach podają jednocześnie w tę samą stronę losowy artefakt.
grimm-action-about-toast = Dobierz na oczach wszystkich dwa artefakty i daj je jednemu lub dwóm innym graczom.
grimm-action-about-pick-pocket = Podejrzyj w tajemnicy losową kartę z talii postaci. Potem dobierz artefakt i zatrzymaj go albo oddaj.
grimm-action-about-gift = Daj swój artefakt innemu graczowi w masce, a on odda ci dwa losowe.
grimm-action-about-secrets = Przejrzyj pozostałe zakłady i weź jeden zakryty.

grimm-ability-about-giving-marks = Gdy dajesz komuś jeden z tych artefaktów ({ $boon }, { $bane }), osoba ta musi położyć znacznik na wybranej postaci, jeśli wciąż ma maskę.
grimm-ability-about-giving-shows = Gdy dajesz komuś jeden z tych artefaktów ({ $boon }, { $bane }), możesz podejrzeć w tajemnicy losową kartę z talii postaci.
grimm-ability-about-error-shows = Po błędnym oskarżeniu możesz podejrzeć w tajemnicy losową kartę z talii postaci.
grimm-ability-about-random-wager = Na początku rundy bierzesz losowy zakład (tylko w grze z zakładami).
grimm-ability-about-extra-card = Na początku swojej tury, jeśli nie masz pary, możesz dobrać dodatkowy artefakt i zatrzymać go albo oddać.
grimm-ability-about-six-different = Póki masz maskę, sześć różnych artefaktów daje ci zwycięstwo w rundzie.
grimm-ability-about-error-draws = Po błędnym oskarżeniu możesz dobrać artefakt i zatrzymać go albo oddać.
grimm-ability-about-marker-draws = Jeśli w swojej turze kładziesz znacznik, na jej końcu musisz dobrać artefakt i zatrzymać go albo oddać.

grimm-rules-aim = Zbierz najwięcej róż w trzech rundach. Każdy kryje się za postacią, która ma atut i zgubę: trzy karty atutu wygrywają rundę, dwie karty zguby pozbawiają maski.
grimm-rules-turn = W swojej turze dobierz na oczach wszystkich artefakt i zatrzymaj go albo oddaj. Potem dobierz drugi i zrób odwrotnie.
grimm-rules-evidence = Gdy masz parę, która nie pozbawia cię maski, kładziesz znacznik na postaci, której zgubą jest ten artefakt; gdy masz trójkę, która nie wygrywa – na postaci, której jest on atutem. Tak wszyscy dowiadują się, kim nie jesteś.
grimm-rules-action = Następnie możesz odrzucić parę, aby wykonać jedną akcję. Kto kogoś demaskuje, dostaje 1 różę.
grimm-rules-unmasked = Bez maski nie można wygrać rundy. W swojej turze dobierz kartę na rękę i daj jedną komuś, kto wciąż ma maskę.
grimm-rules-end = Kto wygrywa rundę – trzema kartami atutu albo jako ostatnia osoba w masce – dostaje trofeum: 1, 3, a potem 5 róż. Gra kończy się po trzech rundach albo wcześniej, gdy po rundzie ktoś ma co najmniej 10 róż.

grimm-option-wagers = zakłady
grimm-option-wagers-about = Osoby bez maski zakładają się o to, kto wygra rundę, a stawką jest tyle róż, ile daje trofeum; dzięki Sekretom mogą też osoby w maskach. Nie dla dwojga graczy.
grimm-option-treasures = skarby
grimm-option-treasures-about = Każdy dostaje co rundę skarb: z dowolnym artefaktem opłaca on akcję, a niewykorzystany jest wart 1 różę.
grimm-option-abilities = zdolności specjalne
grimm-option-abilities-about = Od drugiej rundy osoby z najmniejszą liczbą róż mają zdolność swojej postaci z poprzedniej rundy.
grimm-option-max-turns = limit tur
grimm-option-max-turns-about = Po tylu turach gra się kończy; 0 oznacza brak limitu.
grimm-option-deduction = kto jeszcze może być kim
grimm-option-deduction-about = Pokazuje, jakimi postaciami każdy może jeszcze być – na podstawie tego, co mogą wywnioskować wszyscy.
grimm-two-players = dwoje graczy
grimm-two-players-about = Każdy ma dwie postacie; kto traci obie maski, przegrywa rundę. Każda akcja prócz wytknięcia palcem daje 1 różę.

## Etykiety

grimm-label-roses = róże
grimm-label-trophy = trofeum
grimm-label-round = runda { $n }
grimm-label-first-player = zaczyna
grimm-label-tableau = odkryte karty
grimm-label-hand = ręka
grimm-label-markers = znaczniki
grimm-label-broken-mirror = stłuczone lustro
grimm-label-treasure = skarb
grimm-label-wager = zakład
grimm-label-wagers = zakłady
grimm-label-deck = talia
grimm-label-discard-pile = stos kart odrzuconych
grimm-label-character-deck = talia postaci
grimm-label-draft = draft
grimm-label-masked = w masce
grimm-label-unmasked = bez maski
grimm-label-still-possible = wciąż możliwe
grimm-label-boon = atut
grimm-label-bane = zguba
grimm-label-ability = zdolność
grimm-label-actions = akcje
grimm-label-character = postać
grimm-label-characters = postacie
grimm-label-artifacts = artefakty

## Zwroty tylko tej gry

phrase-big-eyes = Jakie masz wielkie oczy!
phrase-mirror-mirror = Lustereczko, powiedz, kto to?
phrase-this-dance = Można prosić do tańca?

## Terminal

grimm-label-drawn = dobrana
grimm-label-not = wykluczone
grimm-label-own-wagers = twoje zakłady
grimm-label-peeked = widziane w talii postaci
grimm-label-abilities = zdolności
grimm-label-variants = warianty
grimm-menu-give = Daj: { $who }
grimm-menu-dance = Tańcz { grimm-direction }
grimm-everybody-dealt = Każdy dostaje tajną postać.
grimm-everybody-treasure = Każdy dostaje skarb.
grimm-actions-offered = Karty akcji w tej rundzie: { $actions }.
grimm-ending-ten-roses = dziesięć róż
grimm-ending-three-rounds = trzy rundy
grimm-ending-limit = limit tur
grimm-round-end-boon = trzy karty atutu
grimm-round-end-last-mask = ostatnia maska
grimm-round-end-six-different = sześć różnych artefaktów
grimm-round-end-together = ostatnie maski naraz
grimm-round-end-stalemate = pat
grimm-hint = Myśliciel zrobiłby tak: { $move }. Szansa na wygraną: { $chance }%, róże po tej rundzie: { $roses }.
grimm-hint-instead = Zamiast tego: { $move }. Szansa na wygraną: { $chance }%, róże po tej rundzie: { $roses }.
grimm-hint-believed = Z tego, co wiesz, { $who } to być może: { $characters }.

## What was skipped

grimm-missed-acted = Akcje: { $each }.
grimm-missed-unmasked = Utracone maski: { $each }.
grimm-missed-action = { $who } ({ $action })
grimm-missed-character = { $who } ({ $character })
