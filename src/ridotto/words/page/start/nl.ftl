### The start, the waiting room, settings, and what can go wrong there.

start-motto = Een bal, een masker, een leugen.
start-description = Kaartspellen vol maskers, met vrienden en bots. Niet officieel.
start-no-script = Ridotto heeft hier JavaScript nodig. Zonder: { $command } in een terminal.
start-close = Sluiten
start-home = Startpagina
start-again = Opnieuw proberen
start-loading = De deuren gaan open …
start-offline = Je bent offline. Wat er al is kun je bekijken; spellen gaan verder als je weer verbinding hebt.
start-connection-lost = Verbinding verbroken. Opnieuw verbinden …
start-trouble = Dit is niet gelukt. Probeer het zo nog eens.

## The start

start-invitation = Iedereen draagt een masker, kaarten wisselen onder tafel van hand, en wie dan ook kan zeggen de Koning te zijn. Geloof je het?
start-play-now = Nu spelen
start-play-now-about = Zes aan tafel, van wie vijf bots die bluffen. Het spel onthoudt alles voor je, en niemand heeft haast.
start-play-other = Of { $game }, met vier aan tafel
start-guest = Gast
start-friends = Met vrienden
start-create = Een tafel openen
start-create-about = Voor mensen dichtbij en ver weg: ze komen met een link, code of QR-code.
start-code = Code van de tafel
start-join = Meedoen
start-join-about = Zes letters en cijfers. Met een link of QR-code heb je geen tafelcode nodig.
start-join-bad = Een code heeft zes letters en cijfers; deze heeft er { $n }.
start-public-tables = Openbare tafels
start-public-none = Nu wacht er niemand. Open een openbare tafel, dan vinden anderen je.
start-table-of = { $host } wacht
start-table-free = { $n ->
    [0] alle plaatsen bezet
    [one] { $n } vrije plaats van { $players }
   *[other] { $n } vrije plaatsen van { $players }
}
start-your-tables = Jouw tafels
start-table-code = Tafel { $code }
start-phase-waiting = wacht
start-phase-playing = wordt gespeeld
start-phase-over = afgelopen
start-learn = Leren spelen
start-learn-about = De regels in een paar minuten, en een eerste spel met een gids.
start-puzzles = Puzzels
start-puzzles-about = Wat zou jij doen? Stellingen met één beste beslissing.
start-file = Bewaarde spellen
start-file-about = Open een bestand: bekijk het spel nog eens en lees de analyse.
start-notice = Ridotto is onofficieel. Het heeft niets te maken met de uitgevers of auteurs van de spellen; woorden en tekeningen zijn van onszelf.
start-you-are = Je bent { $name }
start-welcome-back = Welkom terug, { $name }!

## A new table

start-new-table = Een nieuwe tafel
start-game = Spel
start-players = Spelers
start-players-about = Mensen en bots samen.
start-house-rules = Huisregels
start-house-rules-about = Alles is zoals gedrukt, tenzij je het verandert.
start-rules = Regels
start-tempo = Tijd
start-company = Gezelschap
start-clock = Bedenktijd
start-clock-about = Is die voorbij, dan doet de tafel voor jou wat je het minst vastlegt.
start-clock-none = zo lang je wilt
start-clock-relaxed = rustig
start-clock-brisk = vlot
start-clock-times = { $turn } seconden voor een beurt, { $answer } voor een antwoord.
start-pace = Hoe snel bots spelen
start-pace-about = Ze weten meteen wat ze willen; dit is zodat jij het kunt volgen.
start-pace-instant = meteen
start-pace-brisk = vlot
start-pace-relaxed = rustig
start-stand-in = Invaller
start-stand-in-about = De bot die speelt voor wie al een minuut weg is, tot die terug is.
start-public = Openbare tafel
start-public-about = Vreemden vinden hem op de startpagina. Anders komt alleen binnen wie de code heeft.
start-chat = Chat
start-chat-about = Mensen mogen elkaar schrijven.
start-phrases = Zinnen
start-phrases-about = Kant-en-klare zinnen die iedereen in de eigen taal leest.
start-notes = Notities
start-notes-about = Je mag op de pagina vermoedens noteren.
start-study = Voor onderzoek
start-study-about = Afgelopen spellen van deze tafel mogen worden gebruikt om het spel te bestuderen: de zetten, zonder namen, gesprekken en tijden. Wie erbij komt, krijgt dat te zien. Later aanzetten kan niet.
start-late-seats = Plaatsen midden in een spel
start-late-seats-about = Wie de plaats van een bot mag overnemen, afgezien van wie daar eerst zat. Vanaf dat moment weet die persoon alles wat de speler weet. Aan een openbare tafel mag niemand dat.
start-late-seats-nobody = niemand
start-late-seats-host = wie de host toelaat
start-late-seats-anybody = iedereen
start-delay = Vertraging voor toeschouwers
start-delay-about = Zodat niemand die kijkt een speler iets kan verklappen.
start-delay-none = geen
start-seconds = { $n } s
start-open = De tafel openen
start-agree = Met deze regels spelen

## Bots

start-bot-name-honest = De Eerlijke
start-bot-name-bluffer = De Bluffer
start-bot-name-random = De Gril
start-bot-name-forgetful = De Vergeetachtige
start-bot-name-daring = De Waaghals
start-bot-name-careful = De Voorzichtige
start-bot-name-sly = De Sluwe
start-bot-name-veteran = De Veteraan
start-bot-name-searcher = De Denker
start-bot-name-searcher-fast = De Snelle Denker
start-bot-name-searcher-deep = De Diepe Denker
start-bot-honest = Liegt nooit met opzet en vergeet niets.
start-bot-bluffer = Liegt als het loont, en niemand weet wanneer.
start-bot-random = Doet wat er in hem opkomt.
start-bot-forgetful = Speelt goed met wat hij onthoudt, en dat is weinig.
start-bot-daring = Durft meer dan verstandig is, en verdenkt iedereen.
start-bot-careful = Denkt een stap vooruit en verraadt weinig.
start-bot-sly = Weegt elke kaart naar wat die jou zou vertellen.
start-bot-veteran = Leerde van honderdduizenden spellen. Liegt zo vaak als het loont.
start-bot-searcher = Speelt vele spellen in zijn hoofd. Moeilijk te verslaan.
start-bot-searcher-fast = Hetzelfde, in een oogwenk.
start-bot-searcher-deep = Hetzelfde, een hele seconde lang. De sterkste.
start-bot-level = sterkte { $n } van 5

## Who are you?

start-name = Je naam
start-name-about = Zo noemen de anderen aan tafel je.
start-introduce = Welkom op het bal
start-introduce-table = { $host } nodigt je uit voor { $game }.
start-join-table = Aan tafel
start-language = Taal
start-refused = Je kunt niet naar binnen
start-reload = De pagina opnieuw laden
start-old-page = Er is een nieuwere versie van deze pagina. Laad de pagina opnieuw.
start-removed = Je bent niet meer aan deze tafel. Open er zelf een, of doe mee aan een andere.
start-elsewhere = Al aan tafel op een ander apparaat? Open daar de instellingen en kies “{ start-other-device }”.

## Another device

start-other-device = Ik ben op een ander apparaat
start-other-device-about = Open daar deze link of scan de QR-code, en we herkennen je ook daar, op dezelfde plaats. De link werkt een dag: geef hem niet aan anderen.
start-other-device-make = De link tonen
start-back-ask = Dit apparaat kent je als { $name }. Met deze link kent het je als degene die hem gemaakt heeft.
start-back-yes = De link gebruiken
start-back-no = { $name } blijven
start-back-bad = Deze link is ongeldig of verlopen. Maak een nieuwe waar we je kennen.

## Deleting an identity

start-delete-me = Mijn identiteit verwijderen
start-delete-me-about = De server vergeet je naam, je taal en je links voor andere apparaten. Je verlaat de tafel waar je zit en kunt niet als dezelfde persoon terugkomen. Wat je daar zei en speelde, blijft onder je naam staan tot de tafel wordt verwijderd.
start-delete-me-now = Nu verwijderen

## The waiting room

start-waiting-for-host = { $host } begint het spel als iedereen er is.
start-seats = Plaatsen
start-sit-here = Ga hier zitten
start-bot-here = Een bot hier
start-choose-bot = Wie zit hier?
start-empty-seat = De plaats leegmaken
start-change-bot = Een andere bot
start-here = aanwezig
start-a-bot = bot
start-watching = Kijken toe
start-stand-up = Opstaan en kijken
start-fill = Met bots vullen
start-begin = Beginnen
start-ready = Ik ben klaar
start-unready = Toch nog niet klaar
start-is-ready = klaar
start-ready-count = Klaar: { $ready } van { $people }.
start-fill-and-begin = Met bots vullen en beginnen
start-missing = { $n ->
    [one] { $n } plaats is leeg. Wacht op vrienden, of zet er een bot neer.
   *[other] { $n } plaatsen zijn leeg. Wacht op vrienden, of zet er bots neer.
}
start-seats-free = { $n ->
    [one] { $n } plaats is leeg.
   *[other] { $n } plaatsen zijn leeg.
}
start-all-here = Alle plaatsen zijn bezet.
start-away = Weg: { $names }. In het spel speelt een bot voor hen, tot ze terug zijn.
start-watch-only = Je kijkt. Tik op een vrije plaats om te spelen.
start-invite = Uitnodigen
start-share = De link delen
start-copy = De link kopiëren
start-copied = Gekopieerd
start-share-text = Kom naar het bal! Tafel { $code }
start-scan = Scan de QR-code met een telefoon, of open { $address } en typ { $code }.
start-larger = Een grotere QR-code
start-here-only = Deze link werkt alleen op dit apparaat. Open voor telefoons de pagina op het adres dat de server voor je netwerk toont.
start-tv = De tafel op een tv tonen
start-what = Wat er gespeeld wordt
start-change = Veranderen
start-agreed-players = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
start-agreed-rule = { $name }: { $value }
start-agreed-without = zonder: { $name }
start-agreed-public = openbare tafel
start-agreed-private = alleen met de code
start-agreed-silent = zonder chat
start-agreed-study = spellen mogen voor onderzoek worden gebruikt, zonder namen
start-lock = De tafel sluiten
start-unlock = De tafel weer openen
start-locked = Gesloten: er kan niemand meer bij.
start-remove = Van tafel sturen
start-offer-lock = { $name } is weg. De tafel sluiten, zodat die niet onder een andere naam terugkomt?
start-keep-open = Open laten
start-hand-over = Host maken
start-mute = Voor iedereen dempen
start-unmute = Dempen opheffen
start-leave = De tafel verlaten
start-talk = Praten
start-take-over = Speel verder in plaats van een bot:

## Settings

start-settings = Instellingen
start-light = Licht
start-light-system = zoals het apparaat
start-light-night = kaarsen
start-light-day = dag
start-device = Wie ziet dit scherm?
start-device-auto = Dat hangt ervan af
start-device-private = Alleen ik
start-device-shared = Anderen ook
start-device-about = Wat je weet ligt open als alleen jij kijkt; kijken anderen mee, houd dan een kaart ingedrukt om die te zien. Dat hangt ervan af: open tegen bots, ingedrukt houden onder mensen.
start-sound = Geluiden
start-sound-about = Zachte: een kaart, een munt, jouw beurt.
start-confirm = Om bevestiging vragen
start-confirm-about = Voor alles wat niet ongedaan kan worden gemaakt.
start-auto-pass = Automatisch passen
start-auto-pass-about = Als iemand een masker aankondigt, pas je na een moment, tenzij je het tegenhoudt.
start-notify = Zeg het als ik aan de beurt ben
start-notify-about = Met een melding, als de pagina op de achtergrond is.
start-notify-denied = De browser staat hier geen meldingen toe; verander dat in de instellingen.
start-your-turn = Jij bent aan de beurt
start-your-turn-at = Tafel { $code } wacht op je.
start-save = Bewaren
start-saved = Bewaard
