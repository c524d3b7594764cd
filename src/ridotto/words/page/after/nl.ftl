### Na een spel, en het terugkijken.

after-title = Na het bal
after-again = Nog een spel
after-room = Terug naar de wachtkamer
after-wait = { $host } bepaalt wanneer het volgende spel begint.
after-replay = Kijk het terug
after-start = Terug naar het begin
after-loading = De maskers gaan af …
after-failed = Het verhaal van dit spel kon niet worden opgehaald. Is er verbinding?
after-retry = Probeer het opnieuw

## De onthulling

after-reveal = Maskers af
after-reveal-about = Wie aan het eind echt wie was.

## Onderscheidingen

after-honours = Onderscheidingen
after-honour-bluffer = Beste bluffer
after-honour-bluffer-about = Geslaagde bluf: { $n }
after-honour-gold = Gouden tong
after-honour-gold-about = Munten gewonnen met bluf: { $n }
after-honour-trusting = Goed van vertrouwen
after-honour-trusting-about = Keren bluf geloofd: { $n }
after-honour-detective = Beste speurder
after-honour-detective-about = Bluffers betrapt: { $n }
after-honour-unlucky = Vaste gast van de rechtbank
after-honour-unlucky-about = Boetes betaald: { $n }
after-honour-restless = Rusteloze handen
after-honour-restless-about = Keren onder de tafel: { $n }
after-honour-true = Trouw aan zichzelf
after-honour-true-about = Ware aankondigingen en claims: { $n }
after-honour-faces = Duizend gezichten
after-honour-faces-about = Verschillende maskers gedragen: { $n }
after-honour-swing = Grootste slag
after-honour-swing-about = Munten gewonnen in één beurt: { $n }
after-grimm-honour-detective = Beste speurder
after-grimm-honour-detective-about = Juiste beschuldigingen: { $n }
after-grimm-honour-unmasker = Ceremoniemeester
after-grimm-honour-unmasker-about = Maskers laten vallen: { $n }
after-grimm-honour-masked = Langst gemaskerd
after-grimm-honour-masked-about = Beurten achter het masker: { $n }
after-grimm-honour-suspect = De eeuwige verdachte
after-grimm-honour-suspect-about = Keren ten onrechte beschuldigd: { $n }
after-grimm-honour-giver = Gulste gever
after-grimm-honour-giver-about = Kaarten weggegeven: { $n }
after-grimm-honour-gambler = Geluk in weddenschappen
after-grimm-honour-gambler-about = Rozen uit weddenschappen: { $n }
after-grimm-honour-bloom = In volle bloei
after-grimm-honour-bloom-about = Rozen in één ronde: { $n }

## Bluf

after-bluffs = Alle bluf
after-no-bluffs = In dit spel heeft niemand gelogen. Opmerkelijk.
after-bluff = { $who } kondigde aan: { $mask }. In werkelijkheid: { $truth }.
after-believed = Geloofden het: { $names }
after-caught = Claimde het terecht: { $names }
after-also-lied = Claimde het ten onrechte: { $names }
after-modest = Had juist dat masker en paste: { $names }
after-to-moment = Kijk beurt { $n } terug

## Munten en rozen door de tijd

after-coins = Munten door het spel heen
after-roses = Rozen door het spel heen
after-chart-about = Eén lijn per speler, van het delen tot de laatste beurt.
after-as-table = De getallen als tabel
after-deal = delen

## Wie echt wie was

after-timeline = Wie echt wie was
after-timeline-about = Elke rij is een beurt en toont de maskers zoals ze daarna lagen.
after-turn = beurt
after-mark-bluff = bluf
after-mark-caught = betrapt
after-mark-true = waar
after-mark-right = juist
after-mark-wrong = onjuist
after-mark-swap = ruil
after-mark-pretend = schijn
after-mark-look = kijk

## The Grimm Masquerade

after-rounds = Ronde voor ronde
after-unmasked = Ontmaskerd
after-fell-self = { $who } ({ $character }): door een noodlottig paar, helemaal alleen.
after-fell-pair = { $who } ({ $character }): door een noodlottig paar, dankzij { $by }.
after-fell-pointed = { $who } ({ $character }): genoemd door { $by }.
after-nobody-fell = In deze ronde is geen masker gevallen.
after-accusations = Beschuldigingen
after-wager = { $who }: { $character }. Rozen: { $n }
after-round-open = Het spel eindigde midden in deze ronde.

## Het zegel

after-seal = Was er eerlijk gedeeld?
after-seal-about = Voor de eerste zet zijn de kaarten met dit getal verzegeld. Daarna kon niemand ze veranderen zonder het zegel te breken.
after-seal-check = Controleer het zegel
after-seal-wrong = Het zegel past niet bij dit spel. Vertrouw het niet.
after-seal-cannot = Deze browser kan het alleen via https controleren. In een terminal: { $command }
after-seal-proof = Het bewijs als bestand

## Terugkijken

replay-title = Terugblik
replay-as = Door de ogen van
replay-table = iedereen
replay-truth = de waarheid
replay-first = Naar het begin
replay-back = Een stap terug
replay-forward = Een stap verder
replay-last = Naar het eind
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-speed-times = { $n }×
replay-step = Stap { $n } van { $total }
replay-copy = Kopieer een link naar dit moment
replay-copied = De link is gekopieerd.
replay-to-table = Naar de tafel
replay-none = Hier is geen afgelopen spel. Controleer de link.
replay-keys = Pijltjes zetten een stap, de spatiebalk speelt af.
