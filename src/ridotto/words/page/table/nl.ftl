### The table of both games: what stands around the cards.

## The Grimm Masquerade

stage-grimm-turn = aan de beurt
stage-grimm-bot = bot
stage-grimm-hold = Houd vast om te kijken
stage-grimm-board = Wie is wie?
stage-grimm-privately = Houd vast: met wat alleen jij weet
stage-grimm-cell-shown = is dit personage
stage-grimm-cell-marker = heeft een fiche gelegd: is het niet
stage-grimm-cell-impossible = kan het niet zijn
stage-grimm-cell-certain = kan alleen deze zijn
stage-grimm-cell-open = mogelijk
stage-grimm-pencil-struck = door jou doorgestreept
stage-grimm-pencil-pinned = jouw vermoeden
stage-grimm-pencil-about = Tik op een vakje voor je eigen notities: doorstrepen, verdenken, wissen.
stage-grimm-middle = Het midden van de tafel
stage-grimm-cost = Na je twee kaarten mag je een van deze acties doen. Dat kost twee gelijke artefacten uit je open kaarten, of een schat en één artefact naar keuze.
stage-grimm-back = Terug
stage-grimm-ask-payment = { $action }: waarmee betaal je?
stage-grimm-ask-who = Welk personage is { $who }?
stage-grimm-ask-whom = { $artifact }: aan wie?
stage-grimm-ask-way = { $artifact }: welke kant gaat de dans op?
stage-grimm-ask-else = Nog iemand?
stage-grimm-nobody-else = Niemand anders
stage-grimm-thinking = { $who } denkt na.
