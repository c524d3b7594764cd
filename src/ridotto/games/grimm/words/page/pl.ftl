### The Grimm Masquerade on the page.

## Start and agreement

start-game-grimm = Dedukcja: odkryj, kto jest kim na balu bestii, zanim stracisz własną maskę.

## The table

stage-grimm-turn = trwa tura tej osoby
stage-grimm-hold = Przytrzymaj, by zajrzeć
stage-grimm-goal = Cel: najwięcej róż po trzech rundach. Trzy karty atutu wygrywają rundę, dwie karty zguby pozbawiają cię maski.
stage-grimm-board = Kto jest kim?
stage-grimm-privately = Przytrzymaj: z tym, co wiesz tylko ty
stage-grimm-cell-shown = jest tą postacią
stage-grimm-cell-marker = położony znacznik: to nie ta postać
stage-grimm-cell-impossible = to nie może być ta postać
stage-grimm-cell-certain = może być tylko tą postacią
stage-grimm-cell-open = możliwe
stage-grimm-pencil-struck = skreślone przez ciebie
stage-grimm-pencil-pinned = twoje podejrzenie
stage-grimm-pencil-about = Dotknij pola, by notować: skreśl, podejrzewaj, wymaż.
stage-grimm-middle = Środek stołu
stage-grimm-discarded = odrzucone
stage-grimm-cost = Po dwóch kartach możesz wykonać jedną z tych akcji. Kosztuje dwa jednakowe artefakty z twoich odkrytych kart albo skarb i jeden dowolny artefakt.
stage-grimm-ask-payment = { $action }: czym płacisz?
stage-grimm-ask-who = Jaką postacią jest { $who }?
stage-grimm-ask-whom = { $artifact }: komu?
stage-grimm-ask-way = { $artifact }: w którą stronę idzie taniec?
stage-grimm-ask-else = Kogoś jeszcze?
stage-grimm-nobody-else = Nikogo więcej
stage-grimm-thinking = { $who } myśli.

## After a game

after-grimm-honour-detective = Detektyw wieczoru
after-grimm-honour-detective-about = Trafne oskarżenia: { $n }
after-grimm-honour-unmasker = Postrach masek
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
after-roses = Róże w czasie gry
after-rounds = Runda po rundzie
after-unmasked = Utracone maski
after-fell-self = { $who } ({ $character }): zgubna para, bez niczyjej pomocy.
after-fell-pair = { $who } ({ $character }): zgubna para, za sprawą gracza { $by }.
after-fell-pointed = { $who } ({ $character }): trafne oskarżenie, { $by }.
after-show-masked = Pod maską: { $who }. Kto to jest?
after-show-was = { $who } to: { $characters }
after-nobody-fell = W tej rundzie nikt nie stracił maski.
after-accusations = Oskarżenia
after-wager = { $who }: { $character }. Róże: { $n }
after-round-open = Gra skończyła się w połowie tej rundy.

## Learning

learn-grimm-aim-title = O co chodzi
learn-grimm-turn-title = Twoja kolej
learn-grimm-evidence-title = Poszlaki
learn-grimm-action-title = Akcje i oskarżenia
learn-grimm-unmasked-title = Bez maski
learn-grimm-end-title = Róże i koniec
learn-term-rose = róża
learn-term-rose-about = Za nie się wygrywa: po trzech rundach – lub gdy po którejś rundzie ktoś ma ich co najmniej 10 – wygrywa osoba, która ma ich najwięcej.
learn-term-boon = atut
learn-term-boon-about = Artefakt, którego pragnie twoja postać. Trzy przed tobą i runda jest twoja.
learn-term-bane = zguba
learn-term-bane-about = Artefakt, którego boi się twoja postać. Dwa przed tobą i tracisz maskę.
learn-term-marker = znacznik
learn-term-marker-about = Leży na postaci, którą nie jesteś. Widzą go wszyscy: im mniej twoich, tym lepiej się kryjesz.
learn-term-trophy = trofeum
learn-term-trophy-about = Dla osoby, która wygra rundę: 1 róża w pierwszej, 3 w drugiej, 5 w trzeciej.
learn-term-draft = draft
learn-term-draft-about = Przed pierwszą turą rundy leżą odkryte karty i każdy po kolei bierze jedną.
learn-guide-grimm-goal = Cel: najwięcej róż. Wygrana w pierwszej rundzie daje 1, w drugiej 3, w trzeciej 5. Rundę wygrywają trzy karty twojego atutu albo ostatnia maska, która nie spadła. 10 róż po rundzie kończy grę wcześniej.
learn-guide-grimm-character = Jesteś jedną z ośmiu postaci; nikt inny nie wie którą. Trzy karty twojego atutu, szczęśliwego artefaktu, od razu wygrywają rundę; dwie karty twojej zguby zdejmują ci maskę. Jedno i drugie widać przy tobie, tylko dla ciebie.
learn-guide-grimm-draft = Na początek każdy bierze jeden artefakt; leży on odkryty. Każdy rodzaj jest atutem jednej postaci i zgubą innej. Twarze obok imienia pokazują, kim ta osoba wciąż może być.
learn-guide-grimm-keep = Zatrzymaj tę kartę albo ją oddaj; z następną musisz zrobić odwrotnie. Obie widzą wszyscy. Dwie karty czyjejś zguby od razu zdejmują maskę: 1 róża dla osoby, która dała drugą.
learn-guide-grimm-gift = Każda karta przed tobą liczy się do twojego atutu lub zguby, obojętnie od kogo jest. Jeśli zatrzymasz drugą kartę własnej zguby, tracisz maskę i nikt nie dostaje róży.
learn-guide-grimm-give = Pierwsza karta została u ciebie, więc tę musisz dać komuś innemu. Jeśli to druga karta zguby tej osoby, traci ona maskę, a ty dostajesz 1 różę.
learn-guide-grimm-pair = Dwie jednakowe karty, a { $who } wciąż ma maskę: to nie zguba tej osoby. Dlatego znacznik, czerwony krzyżyk, musi trafić na postać, której zgubą są. Jedna kreska: wykluczenie z innego powodu.
learn-guide-grimm-triple = Trzy jednakowe karty, a runda trwa: { $who } ma inny atut. Dlatego znacznik musi trafić na postać, której atutem są te karty.
learn-guide-grimm-acting = Możesz wykonać jedną akcję albo żadnej. Kosztuje dwa jednakowe twoje artefakty. Wytknij palcem: nazwij postać innej osoby. Jeśli masz rację, traci ona maskę, a ty dostajesz 2 róże; jeśli nie, ona dostaje 1.
learn-guide-grimm-acted = { $who } wykonuje akcję: po obu kartach można, mając maskę, za dwa jednakowe artefakty, które się odrzuca. Dotknij kart akcji na stole, by je przeczytać. Wszystkie oprócz „Wytknij palcem” zmieniają się co rundę.
learn-guide-grimm-pointed = Jeśli to prawda, { $other } traci maskę, a { $who } dostaje 2 róże. Jeśli nie, 1 różę dostaje { $other }. Dwa artefakty, którymi zapłacono, przepadają w każdym razie.
learn-guide-grimm-pointed-you = Jeśli to prawda, tracisz maskę, a { $who } dostaje 2 róże. Jeśli nie, 1 różę dostajesz ty. Dwa artefakty, którymi zapłacono, przepadają w każdym razie.
learn-guide-grimm-placing = Musisz położyć znacznik na postaci: nie na swojej, nie na zdemaskowanej i nie tam, gdzie już masz znacznik. Wszyscy dowiedzą się, kim nie jesteś.
learn-guide-grimm-unmasked = Bez maski { $who } nie wykonuje akcji i nie wygra tej rundy. Karty stają się tajną ręką: co turę { $who } dobiera jedną i daje jedną komuś w masce. Jeśli ta karta zdejmie maskę, daje 1 różę.
learn-guide-grimm-unmasked-you = Tracisz maskę: nie wykonujesz już akcji i nie wygrasz tej rundy. Twoje karty stają się ręką, którą widzisz tylko ty. Nadal masz swoje tury i nadal możesz zdobywać róże.
learn-guide-grimm-hand = Masz na ręce nową kartę, którą widzisz tylko ty. Teraz daj jedną z ręki komuś, kto wciąż ma maskę. Jeśli to druga karta zguby tej osoby, traci ona maskę, a ty dostajesz 1 różę.
learn-guide-grimm-round-ended = Runda kończy się natychmiast, gdy ktoś ma trzy karty atutu albo została jedna maska. Trofeum to róże za jej wygranie: 1, 3 albo 5. Jeśli po rundzie ktoś ma co najmniej 10 róż, gra się kończy.
learn-guide-grimm-round = Nowa runda: róże zostają; postacie, karty i wszystkie akcje oprócz „Wytknij palcem” są nowe. Zaczyna osoba z najmniejszą liczbą róż.
learn-guide-grimm-ended = Grę wygrywa największa liczba róż: { $who }. Przy remisie decydują róże z trofeów; jeśli i tych jest tyle samo, wygrana jest wspólna.
learn-guide-grimm-ended-you = Grę wygrywa największa liczba róż, czyli ty. Przy remisie decydują róże z trofeów; jeśli i tych jest tyle samo, wygrana jest wspólna.
