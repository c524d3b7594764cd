### What the command line's refusals say in Dutch (src/ridotto/refusal.py). Nothing but { $fact } may be used
### here: these sentences are read where Fluent is not installed.

## The command line

bad-arguments = { $reason }; zie: { $command } --help
needs-extra = hiervoor is het onderdeel { $extra } nodig; installeer het met: pip install "ridotto[{ $extra }]"
cannot-go-on = het kan niet verder: { $reason }
not-whole = “{ $text }” is geen geheel getal
too-many-digits = { $text } heeft te veel cijfers
turns-out-of-range = { $number } ligt niet tussen 0 (geen limiet) en { $most }
games-out-of-range = { $number } ligt niet tussen 1 en { $most }
threads-out-of-range = { $number } ligt niet tussen 1 en { $most }, en is ook niet 0 (alle kernen)
not-seconds = “{ $text }” is geen aantal seconden
seconds-out-of-range = { $text } ligt niet tussen 0 en { $most } seconden
milliseconds-out-of-range = { $number } is geen aantal milliseconden van 1 tot { $most }
not-minutes = “{ $text }” is geen aantal minuten boven 0
not-a-seed = “{ $text }” is geen geheel getal, decimaal of hexadecimaal
seed-out-of-range = een seed heeft hoogstens { $bits } bits en is niet lager dan 0
number-below-zero = “{ $text }” is geen getal van 0 of hoger
bad-review-budget = “{ $text }” is geen budget; een budget is { $names }, of een getal boven 0 en tot { $most }

## Files

cannot-read = { $file } kan niet worden gelezen: { $reason }
cannot-write = { $file } kan niet worden geschreven: { $reason }
not-utf8 = { $file } is geen UTF-8-tekst (byte { $byte }); sla het op als UTF-8
save-exists = { $file } bestaat al; kies een andere naam met --save
save-no-directory = de map { $directory } om in op te slaan bestaat niet; maak die eerst
save-not-writable = in { $directory } kan niet worden geschreven; kies een andere plek met --save
cannot-save = het spel kan niet worden opgeslagen in { $file }: { $reason }
target-ending = uit “{ $file }” blijkt niet wat er geschreven moet worden; laat de naam eindigen op { $endings }
target-is-directory = { $file } is een map; noem een bestand daarin
target-no-directory = de map { $directory } om in te schrijven bestaat niet; maak die eerst
target-not-writable = in { $directory } kan niet worden geschreven; kies een andere plek

## Tables and seats

no-seat = aan een tafel voor { $players } is geen plaats “{ $seat }”; de plaatsen gaan van A tot en met { $last }, of van 1 tot en met { $players }
option-of-other-game = { $option } hoort bij { $other }, en dit is { $title }; laat de optie weg
names-and-players = er zijn { $names } namen voor { $players } spelers
no-turn-limit = { $title } heeft geen beurtlimiet; laat --max-turns weg
spectator-with-seat = wie kijkt heeft geen plaats; laat --seat of --watch weg
spectator-with-hint = wie kijkt heeft niets te beslissen; laat --hint of --watch weg
no-hints = voor { $title } zijn er geen hints; laat --hint weg
resume-without-seat = een opgeslagen spel weet niet welke plaats van jou was; zeg het met --seat, of kies --watch
resume-settled = in een opgeslagen spel staat { $option } al vast; laat de optie weg
resume-over = het spel in { $file } is afgelopen; bekijk het met: ridotto replay { $file }

## Many games

no-simulation = { $title } kan niet worden gesimuleerd; het pakket heeft geen simulatie
long-seed = een seed voor veel spellen heeft hoogstens { $bits } bits; neem een kleinere
too-few-games = { $games } spellen zeggen niets over een set; speel er minstens { $least }
too-many-among = --among heeft ruimte voor { $room } bots aan een tafel voor { $players }; noem er minder
odd-and-among = één plaats tegen alle andere vraagt zowel --odd als --among
odd-or-bots = --bots spelen tegen elkaar, en --odd speelt te midden van --among; kies een van de twee
rollouts-or-cpu-time = --rollouts en --cpu-time zeggen allebei hoe lang een bot rekent; kies een van de twee
same-bot = dezelfde bot wordt twee keer genoemd; noem elke bot één keer
one-bot = één bot heeft geen tegenstander; noem er twee of meer
no-tempers = voor { $title } kunnen geen temperamenten geloot worden
no-rollouts = { $bot } rekent niet; laat --rollouts weg
rounds-without-learn = --rounds zijn leerronden; noem ook een map met --learn
no-learning-among = geen netwerk kan tussen { $bot } leren; daarvoor is een bot nodig die meteen antwoordt en als machinecode draait
cannot-use = { $file } kan niet worden gebruikt: { $reason }
worker-died = een werkproces is midden in een spel gestopt; probeer het opnieuw, met minder --threads

## Servers

no-such-table = in deze gegevens is geen tafel { $code }; een lijst geeft: ridotto admin tables
no-such-ban = { $who } is niet geweerd; een lijst geeft: ridotto admin bans
no-admin-code = zeg welke tafel: ridotto admin { $what } CODE
not-to-ban = “{ $who }” is geen adres en geen id van een persoon; zie: ridotto admin reports
bad-ban-hours = een ban duurt meer dan 0 en hoogstens 87600 uur; wijzig --hours
no-store = het bestand { $file } bestaat niet; zeg met --store waar de gegevens zijn
not-an-address = “{ $address }” is geen adres; het ziet eruit als http://192.168.1.20:8080/t/ABC123
only-for-new-table = { $option } is voor een nieuwe tafel; laat de optie weg, of de code van de tafel
bad-agreement = zo kan geen tafel worden geopend ({ $reason }); wijzig de opties
no-name = zonder naam kan niemand meedoen; zeg die met --name
cannot-save-identity = je identiteit kan niet worden opgeslagen in { $file }: { $reason }
identity-damaged = { $file } is beschadigd; verwijder het en doe opnieuw mee
proof-is-saved-game = { $file } is een opgeslagen spel, en dat heeft geen zegel; bekijk het met: ridotto replay { $file }
not-a-proof = { $file } is geen bewijs van een spel, of het is afgebroken: { $reason }
