### What a Refusal says in Dutch (src/ridotto/refusal.py). Nothing but { $fact } may be used here: these
### sentences are read where Fluent is not installed.

## Moves

no-such-move = “{ $text }” is geen zet aan deze tafel; zetten zien er zo uit: { $examples }
move-not-readable = een zet is een geheel getal of een tekst, niet { $move }
move-not-allowed = “{ $move }” is niet toegestaan: { $reason }
some-moves = { $moves } en nog { $more }
move-in-record = zet { $number }: { $reason }
has-to-choose = { $who } moet kiezen uit { $options }
game-over = het spel is afgelopen; er valt niets meer te beslissen
not-your-decision = { $decider } beslist, niet { $player }; wacht daarop
no-player = aan een tafel voor { $players } is geen speler { $player }; spelers zijn genummerd vanaf 0
no-event = gebeurtenissen zijn genummerd vanaf 0; { $number } is daar geen nummer van
truth-too-early = de geheimen van een spel worden pas na afloop getoond; vraag wat een speler zag
story-too-early = het verhaal van een spel is er pas na afloop; vraag wat een speler zag

## Saved games

record-not-a-game = { $file } is geen opgeslagen spel, of het is afgebroken: { $reason }
record-not-bytes = een opgeslagen spel wordt uit bytes gelezen, niet uit { $value }
not-a-record = alleen een opname kan worden herhaald, niet { $value }; lees er een met read_record
not-a-game = alleen een spel kan worden opgeslagen, niet { $value }
record-not-ours = { $file } is geen spel van Ridotto maar “{ $format }”
record-other-version = { $file } heeft formaatversie { $version } en dit programma leest versies tot { $ours }; werk Ridotto bij of gebruik de versie die het bestand schreef
record-damaged = { $file } is beschadigd: { $reason }
record-cannot-be-replayed = { $file } kan niet worden herhaald: { $reason }
record-events-disagree = { $file }: de zetten en de gebeurtenissen kloppen niet meer vanaf gebeurtenis { $event }; vertrouw het niet
record-result-disagrees = { $file }: de zetten leiden niet tot de uitslag; vertrouw het niet
record-checksum-wrong = { $file } is beschadigd: het controlegetal klopt niet; gebruik een andere kopie
record-other-rules = dit spel is gespeeld met regelversie { $version } en dit programma kent versie { $ours }; lees het met de versie die het schreef
record-no-seat = aan een tafel voor { $players } is geen plaats { $seat }; de plaatsen gaan van 0 tot en met { $last }
record-bad-seed = de seed “{ $seed }” is geen hexadecimaal getal van hoogstens { $bits } bits
bad-name = “{ $name }” is geen naam; een naam heeft 1 tot en met { $most } zichtbare tekens
name-not-text = de naam van een speler is een tekst, niet { $name }; geef iedereen een naam
wrong-number-of-players = { $title } is voor { $least } tot en met { $most } spelers, niet voor { $players }; wijzig het aantal
same-name = twee spelers hebben dezelfde naam; geef één een andere

## Tables

bad-argument = zo kan geen tafel worden ingericht: { $argument } kan niet { $value } zijn; het moet { $type } zijn
players-not-readable = geef een aantal spelers of een lijst namen, niet { $value }
not-a-header = een spel begint met een kop, niet met { $value }; begin er een met Game
no-game = er is geen spel “{ $game }”; de spellen zijn: { $games }
game-without-words = het spel “{ $game }” heeft geen woorden; toon gebeurtenissen en zetten als getallen
bad-seed = een seed is een geheel getal van 0 tot 2^{ $bits } − 1, niet { $seed }; kies een andere
table-impossible = zo kan geen tafel worden ingericht: { $reason }

## Bots and languages

no-bot = voor dit spel is er geen bot “{ $bot }”; de bots zijn: { $bots }
no-bot-but = voor dit spel is er geen bot “{ $bot }”; bedoel je { $near }?
not-a-network = { $file } is geen netwerk; noem een bestand dat ridotto train schreef
other-network-version = { $file } is een netwerk van een andere versie; train het opnieuw met deze
network-of-another-game = { $file } is een netwerk voor { $other }, en er wordt { $game } gespeeld
broken-network = { $file } is beschadigd: het bevat niet de getallen van een netwerk
bots-not-readable = geef de tafel een lijst bots, elk uit find_bot of een eigen klasse, niet { $value }
bad-budget = een bot zoekt een aantal seconden of proefspellen, niet { $value }; geef een Budget
bot-not-loaded = de bot “{ $bot }” is geïnstalleerd maar kan niet worden geladen: { $reason }
bot-illegal-move = de bot { $bot } deed een verboden zet als { $player }: { $reason }; verbeter de bot of kies een andere
bots-not-on-cluster = niet alle van { $bots } spelen op een cluster; laat --ray weg
bot-only-alone = “{ $bot }” speelt op alle plaatsen of op geen; noem alleen deze bot
no-language = er is geen taal “{ $language }”; de talen zijn: { $languages }

## Errors of the system and of parsers

os-no-file = zo’n bestand of map bestaat niet
os-denied = geen toestemming
os-is-directory = het is een map
os-not-directory = het is geen map
os-exists = het bestaat al
os-no-space = er is geen ruimte meer op de schijf
os-read-only = de schijf is alleen-lezen
os-long-name = de naam is te lang
os-loop = de koppelingen draaien in een kring
os-many-files = er zijn te veel bestanden open
os-disk = de schijf meldt een fout
os-refused = er luistert daar geen server
os-cut-off = de verbinding is verbroken
os-too-slow = het duurde te lang
os-unreachable = via het netwerk is het niet te bereiken
system-says = het systeem zegt: { $reason }
net-no-host = deze naam is niet te vinden
net-certificate = het certificaat is niet te vertrouwen
net-no-tls = er kwam geen beveiligde verbinding tot stand
net-too-slow = het duurde te lang
net-cut-off = de verbinding is verbroken
net-no-http = het antwoordt niet als een webserver
net-bad-address = dit is geen adres
server-says = het antwoord was: { $reason }
toml-same-key = dezelfde sleutel staat er twee keer
toml-no-equals = er staat geen = na de sleutel
toml-open-table = na de naam van een tabel ontbreekt ]
toml-more-on-line = na de waarde staat nog iets op dezelfde regel
toml-open-text = een tekst is niet met een aanhalingsteken gesloten
toml-bad-character = het teken { $character } mag daar niet staan
toml-bad-key = hier zou een sleutel moeten beginnen; sleutels hebben letters en cijfers
toml-bad-value = de waarde is niet te lezen; teksten staan tussen aanhalingstekens
toml-bad-date = deze datum of tijd bestaat niet
toml-open-list = een lijst is niet met ] gesloten
toml-open-braces = een tabel tussen accolades is niet gesloten
toml-bad-escape = na een \ in een tekst moet iets anders volgen
toml-other = dit is geen TOML ({ $reason })
data-cut-off = de gegevens houden te vroeg op
data-not-json = dit is geen JSON (byte { $byte })
data-not-utf8 = dit is geen UTF-8-tekst
data-too-deep = het is te diep genest
data-missing = het veld { $field } ontbreekt
data-unknown = er is geen veld { $field }
data-no-such-value = de waarde { $value } kan niet
data-wrong-type = er hoort { $wanted } te staan, en er staat { $found }
data-other-type = er hoort { $wanted } te staan
data-type-int = een geheel getal
data-type-float = een getal
data-type-str = een tekst
data-type-bool = waar of onwaar
data-type-array = een lijst
data-type-object = een object met velden
data-type-null = een lege waarde
data-too-small = het getal is kleiner dan { $least }
data-too-large = het getal is groter dan { $most }
data-short-text = de tekst is te kort; kleinste aantal tekens: { $least }
data-long-text = de tekst is te lang; grootste aantal tekens: { $most }
data-short-list = de lijst is te kort; kleinste aantal onderdelen: { $least }
data-long-list = de lijst is te lang; grootste aantal onderdelen: { $most }
data-other-length = het aantal onderdelen van de lijst is niet { $length }
data-other-form = de tekst heeft niet de verwachte vorm
data-at = { $path }: { $reason }
data-other = het is niet te lezen ({ $reason })
