### The table of both games: what stands around the cards.

## The Grimm Masquerade

stage-grimm-turn = trwa tura tej osoby
stage-grimm-bot = bot
stage-grimm-hold = Przytrzymaj, by zajrzeć
stage-grimm-board = Kto jest kim?
stage-grimm-privately = Przytrzymaj: z tym, co wiesz tylko ty
stage-grimm-cell-shown = jest tą postacią
stage-grimm-cell-marker = położony znacznik: to nie ta postać
stage-grimm-cell-impossible = nie może być
stage-grimm-cell-certain = może być tylko tą postacią
stage-grimm-cell-open = możliwe
stage-grimm-pencil-struck = skreślone przez ciebie
stage-grimm-pencil-pinned = twoje podejrzenie
stage-grimm-pencil-about = Dotknij pola, by notować: skreśl, podejrzewaj, wymaż.
stage-grimm-middle = Środek stołu
stage-grimm-cost = Po dwóch kartach możesz wykonać jedną z tych akcji. Kosztuje dwa jednakowe artefakty z twoich odkrytych kart albo skarb i jeden dowolny artefakt.
stage-grimm-back = Wstecz
stage-grimm-ask-payment = { $action }: czym płacisz?
stage-grimm-ask-who = Jaką postacią jest { $who }?
stage-grimm-ask-whom = { $artifact }: komu?
stage-grimm-ask-way = { $artifact }: w którą stronę idzie taniec?
stage-grimm-ask-else = Kogoś jeszcze?
stage-grimm-nobody-else = Nikogo więcej
stage-grimm-thinking = { $who } myśli.
