### The table of both games: what stands around the cards.

## Around the table

stage-menu = Menu
stage-beside = Naast de tafel
stage-log = Verloop
stage-talk = Praten
stage-notes = Notities
stage-unread = nieuw: { $n }
stage-question = Wat te doen
stage-back = Een stap terug
stage-hurry = Verder
stage-seconds-left = { $n ->
    [one] Nog { $n } seconde
   *[other] Nog { $n } seconden
}
stage-your-turn = Jouw beurt
stage-you-are-asked = Jouw antwoord
stage-line-lost = Opnieuw verbinden … er is niets verloren.
stage-watching = Je kijkt toe.
stage-paused = Het spel staat stil.
stage-bot-plays-for-you = Een bot speelt voor jou.
stage-take-back = Zelf weer spelen
stage-log-empty = Nog niets wat de tafel onthoudt.
stage-talk-empty = Nog niemand heeft iets gezegd.
stage-say = Zeg iets
stage-send = Zeg
stage-notes-about = Alleen jij ziet dit. Eén tik: zeker niet. Twee: zeker wel. Drie: wie weet.
stage-note-open = wie weet
stage-note-struck = zeker niet
stage-note-pinned = zeker wel
stage-notes-clear = Notities wissen

## The menu

stage-pause = Pauzeer het spel
stage-go-on = Laat het spel doorgaan
stage-vote-pause = Stem voor een pauze
stage-vote-go-on = Stem om door te gaan
stage-stand = Sta op en kijk toe
stage-leave = Verlaat de tafel
stage-leave-sure = Midden in het spel weggaan? Een bot speelt verder; je plaats blijft van jou.
stage-leave-sure-watching = De tafel verlaten?

## Seats and cards

stage-seat = { $name }: { coins }
stage-plays-now = speelt
stage-thinks = denkt
stage-bot = bot
stage-away = weg
stage-stood-in = een bot speelt
stage-announces = kondigt aan
stage-claims = ik ook!
stage-passes = past
stage-has-answered = beslist
stage-wins = wint!
stage-hold-to-see = Houd ingedrukt om te zien
stage-card-known = { $card }: die ken je
stage-card-unsure = { $card }: je weet het niet zeker
stage-card-open = { $card }: { $mask }
stage-secret-seen = Je hebt een kaart gezien. Niemand anders mag dat.
stage-done = Klaar
stage-remember = Onthoud wie wie is: de kaarten gaan zo dicht.
stage-remembered = Ik weet het

## Deciding, step by step

stage-do-look = Kijk
stage-do-look-about = bekijk stiekem je eigen kaart
stage-do-swap = Ruil
stage-do-swap-about = met een andere kaart, of doe alsof
stage-do-announce = Kondig aan
stage-do-announce-about = zeg dat je een masker bent
stage-which-look = Welke van je kaarten bekijk je?
stage-which-own = Welke van je kaarten neem je?
stage-which-other = Met welke kaart? Tik hem aan op tafel.
stage-which-how = { $first } en { $second }: ruil je ze echt?
stage-how-swapped = Echt ruilen
stage-how-pretended = Alleen doen alsof
stage-how-fate = Laat het lot beslissen
stage-which-mask = Wie zeg je dat je bent?
stage-which-hand = { $mask }: met welke van je kaarten?
stage-claim = Dat ben ik!
stage-sure = Echt: { $move }?
stage-yes = Ja
stage-no = Nee, terug
stage-passing = Passen over { $n } …
stage-stop = Stop
stage-sent = Aan tafel doorgegeven …
stage-about = Wat doet { $mask }?

## The Grimm Masquerade

stage-grimm-turn = aan de beurt
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
stage-grimm-ask-payment = { $action }: waarmee betaal je?
stage-grimm-ask-who = Welk personage is { $who }?
stage-grimm-ask-whom = { $artifact }: aan wie?
stage-grimm-ask-way = { $artifact }: welke kant gaat de dans op?
stage-grimm-ask-else = Nog iemand?
stage-grimm-nobody-else = Niemand anders
stage-grimm-thinking = { $who } denkt na.

## Those who watch, and the wall

stage-tv-sit = Ga zitten
stage-tv-take-seat = Speel voor { $name }
stage-tv-soon = Het bal gaat zo beginnen
stage-tv-over = Het spel is uit
