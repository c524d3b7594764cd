### The Grimm Masquerade on the page.

## Start and agreement

start-game-grimm = Dedukcja: odkryj, kto jest kim na balu bestii, zanim stracisz własną maskę.

## The table

stage-grimm-turn = trwa tura tej osoby
stage-grimm-hold = Przytrzymaj, by zajrzeć
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
after-roses = Róże w czasie gry
after-rounds = Runda po rundzie
after-unmasked = Utracone maski
after-fell-self = { $who } ({ $character }): zgubna para, bez niczyjej pomocy.
after-fell-pair = { $who } ({ $character }): zgubna para, za sprawą gracza { $by }.
after-fell-pointed = { $who } ({ $character }): trafne oskarżenie, { $by }.
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
learn-term-trophy-about = Dla tego, kto wygra rundę: 1 róża w pierwszej, 3 w drugiej, 5 w trzeciej.
learn-term-draft = draft
learn-term-draft-about = Przed pierwszą turą rundy leżą odkryte karty i każdy po kolei bierze jedną.
learn-guide-grimm-dealt = Masz tajną postać: przytrzymaj swoją maskę, by zobaczyć, kim jesteś. Trzy karty atutu wygrywają rundę, dwie karty zguby pozbawiają cię maski.
learn-guide-grimm-draft = Weź kartę na początek. Zguba jest groźna, ale kto zawsze jej unika, ten się zdradza.
learn-guide-grimm-keep = Zatrzymaj tę kartę albo ją oddaj, a z następną zrób odwrotnie. Podarunek bywa trucizną: dwie karty czyjejś zguby zdejmują maskę, a ty dostajesz różę.
learn-guide-grimm-marked = Gdy para nikogo nie demaskuje, trzeba położyć znacznik na postaci: teraz wszyscy wiedzą, kim nie jest { $who }.
learn-guide-grimm-acting = Parą możesz zapłacić za jedną akcję. Oskarż kogoś, jeśli sądzisz, że wiesz, kim jest: 2 róże, jeśli masz rację, 1 dla niego, jeśli nie.
learn-guide-grimm-unmasked = Ktoś stracił maskę. Bez niej nie można już wygrać rundy, ale nadal rozdaje się karty, a róże liczą się do końca.
