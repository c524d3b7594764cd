### Tafels op het netwerk: wat de host leest, wie komt en gaat, wat er gezegd wordt.

## De host

serving-here = Ridotto is open op { $address }
serving-near = Op hetzelfde netwerk: { $address }
serving-data = Alles wordt bewaard in { $place }
serving-stop = Ctrl-C stopt de server; iedereen vindt de eigen plaats terug.
backup-done = Alles is gekopieerd naar { $file }
admin-closed = Tafel { $code } is gesloten.
admin-banned = { $who } is geweerd tot { $until } UTC.
admin-unbanned = { $who } mag weer komen.
export-done = Spellen geschreven naar { $file }: { $n }
export-none = Er is geen afgelopen spel dat geëxporteerd mag worden: alleen tafels die voor onderzoek zijn geopend hebben die.
export-damaged = Het logboek van tafel { $code } is beschadigd: de spellen ervan zijn weggelaten. Zet een reservekopie terug als ze belangrijk zijn.
table-studied = Afgelopen spellen van deze tafel mogen voor onderzoek worden gebruikt, zonder namen, gesprekken en tijden.

## Binnenkomen

table-your-name = Hoe heet je?
table-link = Tafel { $code }: { $link }
table-waiting = Wachten tot de host begint. /help laat zien wat je kunt typen.
table-waiting-host = Jij bent de host: /fill NAAM zet bots op lege plaatsen, /begin start het spel. /help laat meer zien.
table-sealed = De kaarten zijn verzegeld: { $seal }
table-proved = Het zegel klopt: dit zijn de kaarten die in het begin verzegeld zijn.
table-seal = Zegel: { $seal }
table-record = Zetten: { $moves }. Winst: { $winners }.
table-nothing-to-decide = Er valt nu niets te beslissen. /say TEKST praat, /help laat zien wat er nog is.
table-no-command = Onbekende opdracht: “{ $command }”. /help laat zien wat je kunt typen.
table-way-back = Op een ander apparaat herkennen we je een dag lang aan deze code: { $code }
table-connection-back = De verbinding was verbroken; je bent terug.
table-help =
    een nummer, notatie of woorden: je keuze · ? de kaarten · q ophangen (je plaats blijft van jou)
    /say TEKST · /phrase NAAM · /who · /seat A · /ask A (een plaats vragen tijdens een spel) · /stand · /leave · /take (terug van de bot) · /back (een code voor een ander apparaat)
    /name NAAM · /vote (voor een pauze, of om door te gaan) · /ready (voor een spel)
    host: /fill BOT,… · /empty A · /begin · /again · /pause · /go · /lock · /unlock · /remove NAAM · /standin NAAM · /host NAAM · /mute NAAM · /unmute NAAM · /let NAAM · /decline NAAM

## Plaatsen en gasten

seat-empty = leeg
seat-bot = bot: { $bot }
guest-is-you = jij
guest-is-host = host
guest-is-watching = kijkt
guest-is-stood-in = een bot speelt
guest-is-away = weg
guest-is-muted = gedempt

## Wat er rond de tafel gebeurt

guest-came = { $who } is er.
guest-went = { $who } is weg.
guest-sat = { $who } gaat zitten.
guest-stood = { $who } staat op en kijkt toe.
guest-left = { $who } verlaat de tafel.
guest-removed = { $who } moet de tafel verlaten.
guest-stood-in = Een bot speelt voor { $who }.
guest-took-back = { $who } speelt weer.
guest-renamed = Nieuwe naam: { $who }.
guest-hosts = { $who } is nu de host.
guest-muted = { $who } mag niets zeggen.
guest-unmuted = { $who } mag weer praten.
guest-paused = { $who } pauzeert het spel.
guest-went-on = { $who } laat het spel doorgaan.
guest-voted = { $who } stemt over een pauze.
guest-ready = { $who } is klaar.
guest-unready = { $who } is toch nog niet klaar.
guest-knew = { $who } wist het.
guest-kept-private = { $who } houdt een afgelopen spel voor deze tafel.
guest-made-public = { $who } houdt een afgelopen spel niet langer voor deze tafel.
guest-asked = { $who } vraagt de host om een plaats.
guest-declined = { $who } krijgt in dit spel geen plaats.
table-paused = De meesten willen een pauze: het spel staat stil tot de meesten stemmen om door te gaan, of de host het laat doorgaan.
table-goes-on = De meesten willen doorgaan: het spel gaat door.
table-filled = Bots gaan zitten.
table-agreed = De afspraken aan tafel zijn veranderd.
table-adjusted = De bedenktijd of de snelheid van de bots is veranderd.
table-interrupted = De server was even weg; de klokken stonden stil.
table-locked = De tafel is gesloten.
table-unlocked = De tafel is open.
table-again = Iedereen is terug voor nog een spel.
table-played-on = Iemand speelt deze partij verder vanaf zet { $move }, tegen bots.
table-lost = Sommige verbindingen zijn verbroken.
table-closed = De beheerder van de server sluit deze tafel.

## Zinnen

phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-well-played = Goed gespeeld!
phrase-who-me = Wie, ik?
phrase-liar = Leugens!
phrase-hurry = Schiet een beetje op, alsjeblieft.
phrase-thinking = Ik denk na.
phrase-thanks = Dank je!
phrase-again = Nog een spel?

## Links

seat-name = Plaats { $n }
preview-title = { $game }, beurt { $n }
preview-any = Een spel op een gemaskerd bal: bekijk het stap voor stap.
