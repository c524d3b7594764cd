### What the server's refusals say in Dutch (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Playing

no-game-now = er is nu geen spel; wacht tot de host er een begint
watching = je kijkt; neem een plaats om te spelen
game-moved-on = het spel is verder gegaan; kijk en beslis opnieuw
not-your-decision = dit is de beslissing van een ander; wacht op de jouwe
paused = het spel is gepauzeerd; wacht tot het verdergaat
not-an-option = dit is geen van je mogelijkheden; kies een van die in de vraag
empty-seats = er zijn plaatsen leeg; wacht op mensen, of zet er bots neer
game-goes-on = er wordt een spel gespeeld; wacht tot het afgelopen is
game-not-over = eerst moet het spel aflopen; daarna kan er weer gespeeld worden
study-only-from-the-start = spellen van een tafel mogen alleen voor onderzoek worden gebruikt als die zo is geopend; open daarvoor een nieuwe tafel
nothing-to-adjust = klok en tempo zijn al zo
nothing-to-pause = er valt nu niets te pauzeren
not-paused = er is niets gepauzeerd
no-vote-without-seat = alleen wie een plaats heeft mag stemmen; neem er een
knew-too-early = eerst moet het spel aflopen; daarna kun je zeggen wat je wist
knew-too-late = de momenten van dit spel zijn voorbij; kijk naar dat op het scherm
knew-nothing = zo’n moment had dit spel niet; kies er een uit het verhaal
knew-already = dat heb je al gezegd
knew-enough = je wist in dit spel al { $most } dingen; laat wat over voor de anderen

## Seats and people

not-at-this-table = je bent niet meer aan deze tafel; doe opnieuw mee
removed-by-host = de host heeft je van deze tafel verwijderd; open er zelf een
table-locked = deze tafel is gesloten; vraag de host om hem te openen
log-almost-full = aan deze tafel is zoveel gebeurd dat er geen ruimte meer is om te praten; speel het spel uit en open een nieuwe tafel
log-full-in-game = het logboek van deze tafel is vol; speel het spel uit en open een nieuwe tafel
log-full = het logboek van deze tafel is vol; open een nieuwe tafel (afgelopen spellen kun je nog lezen)
table-damaged = het logboek van deze tafel is beschadigd bij nummer { $number }; meld het bij wie de server beheert, en open een nieuwe tafel
table-full = er zijn te veel mensen aan deze tafel; open een andere
no-seat = er is geen plaats { $seat }; deze tafel heeft er { $seats }
seat-taken = deze plaats is bezet; kies een andere
seen-from-another-seat = je hebt dit spel vanaf een andere plaats gezien; ga daar weer zitten, of wacht op het volgende
seats-stay = aan deze tafel gaat niemand midden in een spel zitten; kijk, en speel het volgende
ask-for-seat = aan deze tafel beslist de host wie er midden in een spel gaat zitten; vraag om de plaats
nothing-to-ask = er is nu geen plaats om te vragen; kijk, of neem een lege
seat-asked-already = je hebt al om deze plaats gevraagd; wacht op de host
another-seat-asked = er is intussen om een andere plaats gevraagd; kijk opnieuw
seat-declined = de host gaf je in dit spel geen plaats; kijk, en speel het volgende
nobody-asks = de gast met nummer { $number } vraagt niet om een plaats; kijk wie dat wel doet
not-seated = je hebt geen plaats; er valt niets te verlaten
no-stand-in = er speelt geen bot voor je; er valt niets terug te nemen
names-stay = tijdens een spel veranderen namen niet; verander de jouwe erna
bad-name = een naam heeft 1 tot en met { $most } zichtbare tekens; kies een andere
back-already = diegene is er weer, of er speelt al een bot

## Hosting

table-closed = deze tafel is opgeheven; open een andere
banned = je bent van deze server geweerd; kom terug over { $seconds }
not-host = alleen de host mag dit; vraag het
cannot-remove-yourself = jij bent de host; ga weg, als je dat wilt
no-stand-in-for-yourself = jij bent de host; sta op, en een bot speelt voor je verder
nothing-to-stand-in-for = { $guest } speelt nu niet; er is niets dat een bot kan doen
awake-not-asked = { $guest } is er, en niemand wacht nu op diegene; een bot kan spelen als een vraag open blijft
awake-has-time = { $guest } is er en denkt misschien na; als de vraag over { $seconds } nog open is, kan een bot spelen
guest-away = { $guest } is er even niet; draag de tafel over aan iemand die er is
no-guest-with-number = er is geen gast met nummer { $number }; kijk wie er is
has-host = de host is er weer
agreement-impossible = zo kan er niet gespeeld worden ({ $reason }); wijzig de afspraken van de tafel

## Talk

no-chat = aan deze tafel wordt zonder chat gespeeld; gebruik de zinnetjes
muted = de host heeft je het zwijgen opgelegd; vraag of je weer mag praten
empty-text = er staan geen zichtbare tekens in; schrijf een paar woorden
no-phrases = zinnetjes staan aan deze tafel uit, of je mag niet praten
no-such-phrase = aan deze tafel is er geen zinnetje “{ $phrase }”; kies een van { $phrases }

## Connections

old-client = deze server gebruikt versie { $version } van het protocol; herlaad de pagina, of werk Ridotto bij
no-person = de server kent je nog niet; zeg eerst je naam
no-table = er is geen tafel met deze code; controleer de code, of open een tafel
only-shows = een scherm toont de tafel alleen; doe mee om iets te doen
closed-slow = je loopt te ver achter; maak opnieuw verbinding
closed-fast = er kwamen te veel berichten van je; doe het rustiger aan
closed-damaged = de gegevens van deze tafel zijn beschadigd; open een andere
closed-left = je hebt deze tafel verlaten; doe opnieuw mee
closed-banned = je bent van deze server geweerd; kom later terug
message-too-long = een bericht heeft hoogstens { $most } bytes; maak het korter
messages-too-fast = je stuurt te veel berichten tegelijk; wacht even en stuur het opnieuw
message-not-understood = dit is niet te begrijpen: { $problem }; zie docs/protocol.md
too-many-rows = vanaf je adres is te veel gedaan; probeer het over { $seconds } opnieuw
too-many-sockets = vanaf je adres zijn te veel verbindingen open; sluit er een paar, of probeer het over { $seconds } opnieuw
not-written = dit kon niet worden bewaard; stuur het opnieuw
store-in-trouble = de server heeft moeite met de gegevens; maak zo meteen opnieuw verbinding
table-busy = er gebeurt te veel tegelijk aan deze tafel; probeer het zo meteen opnieuw

## Requests

no-page = op dit adres is niets; begin bij /
no-address = op dit adres is niets; /api/openapi.json zegt wat er is
other-http-error = de server antwoordt { $status }; /api/openapi.json zegt hoe je het vraagt
wrong-method = dit adres neemt deze methode niet aan; /api/openapi.json zegt hoe je het vraagt
bad-host = zo’n host is er niet; controleer het adres
unknown-host = deze server kent de naam { $host } niet; wie hem beheert kan die toelaten met --hosts { $host }
other-origin = pagina’s van andere sites mogen dit niet vragen; open onze eigen pagina
request-too-long = een verzoek heeft hoogstens { $most } bytes; maak het korter
request-cut-off = het verzoek hield te vroeg op; stuur het opnieuw
request-not-understood = dit is niet te begrijpen: { $problem }; zie /api/openapi.json
try-again = dit kan nu niet; probeer het zo meteen opnieuw
no-person-in-request = de server kent je nog niet; zeg eerst je naam: POST /api/people
too-many-requests = vanaf je adres kwamen te veel verzoeken; probeer het over { $seconds } opnieuw
too-many-people = vanaf je adres kwamen te veel mensen; probeer het over { $seconds } opnieuw
too-many-codes = vanaf je adres zijn te veel verkeerde codes geprobeerd; probeer het over { $seconds } opnieuw
too-many-tables = vanaf je adres zijn te veel tafels geopend; probeer het over { $seconds } opnieuw
no-language = er is geen taal “{ $language }”; kies een van { $languages }
bad-way-back = deze code is verkeerd of te oud; maak een nieuwe op een apparaat dat je kent
nobody-to-begin-with = de andere plaatsen zijn leeg; noem bots, of begin als er mensen zijn
no-such-game-number = de spellen aan een tafel zijn genummerd 1, 2, 3 …; noem een daarvan
game-goes-on-still = spel { $number } is nog niet afgelopen; wacht op het einde
game-not-finished = spel { $number } is aan deze tafel niet uitgespeeld; kies een ander
no-story = dit spel heeft geen verhaal; bekijk de herhaling
no-viewer = in dit spel is geen speler { $player }; kies 0 tot en met { $last }, table of truth
game-is-private = de spelers houden dit spel voor hun eigen tafel; vraag het een van hen
not-your-game = alleen wie dit spel heeft gespeeld, mag dat doen
privacy-unchanged = het spel is al zo
reviews-off = deze server maakt geen analyses; bewaar het spel en gebruik: ridotto review FILE
too-many-reviews = vanaf je adres zijn te veel analyses gevraagd; probeer het over { $seconds } opnieuw
too-many-reviews-wait = er wachten te veel analyses; probeer het over { $seconds } opnieuw
review-failed = deze analyse is mislukt; vraag haar opnieuw en meld het aan wie de server beheert als dat niet helpt
no-such-part = deze analyse heeft zo’n deel niet of is niet klaar; vraag hoe ver ze is
no-such-review = deze analyse is er niet of is te oud; vraag haar opnieuw
record-not-finished = dit spel is niet afgelopen; na het einde is er een analyse
record-too-long = een spel dat hier wordt geanalyseerd, heeft hoogstens { $most } zetten
game-is-being-played = zo’n spel wordt nu aan een tafel hier gespeeld; na het einde is er een analyse
no-such-step = dit spel kan worden voortgezet vanaf stap 0 tot en met { $last }, niet vanaf { $step }
hint-only-among-bots = er zijn alleen hints waar alle andere plaatsen van bots zijn
hint-not-here = op deze server zijn er geen hints voor dit spel
no-such-puzzle = deze puzzel is er niet; kies er een uit de lijst

## Settings

bad-processes = er zijn 1 tot 64 processen, niet { $processes }; wijzig --processes
processes-need-postgresql = meer processen vragen PostgreSQL; stel --store postgresql://… in, of --processes 1
bad-proxy = een proxy is een adres of een netwerk zoals 10.0.0.0/8, niet “{ $proxy }”; wijzig --proxies
bad-port = een poort is een getal van 0 tot 65535, niet { $port }; wijzig --port
setting-below-zero = { $flag } moet een eindig getal zijn dat niet lager is dan 0; kies een ander
setting-is-zero = met { $flag } 0 zou niemand kunnen spelen; kies een ander getal
no-log-level = er is geen logniveau “{ $level }”; kies debug, info, warning of error
bad-variable = { $variable } kan niet “{ $value }” zijn; het is zoiets als { $example }

## Proofs

other-cards-sealed = het zegel past niet bij dit spel: de kaarten zijn niet die welke aan het begin zijn verzegeld
other-seal = dit is niet het zegel dat je aan het begin is genoemd; vertrouw dit spel niet

## Starting

server-not-started = de server kon niet starten; de regels hierboven zeggen waarom
port-in-use = poort { $port } is in gebruik; stop wat hem gebruikt, of kies een andere met --port
port-not-allowed = je mag poort { $port } niet gebruiken; kies er een boven 1023 met --port
host-not-ours = { $host } is geen adres van deze computer; zet --host op 0.0.0.0 of op een adres van deze computer

## Store and bus

no-such-store = tafels kunnen niet worden bewaard in “{ $url }”; noem een bestand, of postgresql://gebruiker@host/database
no-such-bus = processen kunnen elkaar niet waarschuwen via “{ $url }”; noem postgresql://… of valkey://host:6379
store-needs-extra = { $what } heeft nog een pakket nodig; installeer het met: pip install "ridotto[{ $extra }]"
bad-valkey-address = het adres van de Valkey-server is niet te lezen ({ $reason }); schrijf het als valkey://host:6379
store-closed = de gegevens zijn gesloten; start de server opnieuw
no-store-directory = de map { $directory } voor de gegevens bestaat niet; maak die eerst, of kies een andere plek met --store
store-of-other-program = { $file } hoort bij een ander programma; kies een ander bestand
store-not-usable = { $file } kan niet worden gebruikt ({ $reason }); kies een andere plek
newer-store = { $place } is geschreven door een nieuwere Ridotto (de gegevens hebben versie { $version }, en deze leest tot { $ours }); werk Ridotto bij, of kies een andere plek
way-back-without-person = een code om terug te komen is voor een persoon in de gegevens; bewaar eerst de persoon
old-sqlite = Ridotto heeft SQLite { $needed } of nieuwer nodig, en deze Python heeft { $version }; gebruik een nieuwere Python
sqlite-full = er is geen ruimte meer voor { $file }; maak ruimte op de schijf en probeer het opnieuw
sqlite-locked = { $file } is vergrendeld door een ander programma; stop dat en probeer het opnieuw
sqlite-not-a-database = { $file } is geen SQLite-database; kies een ander bestand
sqlite-damaged = { $file } is beschadigd; vervang het door een back-up
sqlite-read-only = in { $file } kan niet worden geschreven; maak het bestand en de map schrijfbaar
sqlite-not-opened = { $file } kan niet worden geopend; controleer of de map bestaat en schrijfbaar is
sqlite-disk = de schijf met { $file } meldt een fout; controleer de schijf voor je verdergaat
other-sqlite-error = SQLite kan { $file } niet gebruiken ({ $reason }); controleer het bestand, of kies een ander
postgresql-slow = PostgreSQL op { $address } deed er langer dan { $seconds } over; zoek uit wat hem bezighoudt
postgresql-unreachable = PostgreSQL op { $address } kan niet worden gebruikt ({ $reason }); controleer of hij draait en of het adres klopt
postgresql-refuses = PostgreSQL op { $address } weigert een opdracht ({ $reason }); controleer de database
backup-exists = { $file } bestaat al; kies een andere naam
backup-not-writable = { $file } kan niet worden geschreven ({ $reason }); kies een andere plek
use-pg-dump = PostgreSQL heeft een eigen programma voor back-ups; gebruik: pg_dump --format=custom --file={ $file } { $address }

## Clients

no-answer = niemand antwoordt op { $address } ({ $reason }); controleer het adres
not-our-server = de server antwoordt { $status } en is waarschijnlijk geen Ridotto-server; controleer het adres
server-refuses = de server weigert: { $reason }
connection-lost = { $address } antwoordt niet meer ({ $reason }); probeer het later opnieuw
