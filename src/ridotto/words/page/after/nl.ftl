### Na een spel, en het terugkijken.

after-title = Na het bal
after-again = Nog een spel
after-room = Terug naar de wachtkamer
after-wait = { $host } bepaalt wanneer het volgende spel begint.
after-another = Nog een spel?
after-all-ready = Iedereen is klaar.
after-not-ready = Nog niet klaar: { $names }.
after-begin-without = Beginnen zonder { $names }?
after-keep-waiting = Wachten
after-join-next = Het volgende spel meespelen
after-next-begun = Het volgende spel is begonnen. Lees rustig verder, of kom mee.
after-next-call = Het volgende spel is begonnen
after-next-room = De tafel is terug in de wachtkamer.
after-next-over = Ook het volgende spel is afgelopen.
after-next-asked = De tafel wacht op jouw beslissing.
after-go-along = Naar de tafel
after-replay = Kijk het terug
after-start = Terug naar de startpagina
after-loading = De maskers gaan af …
after-failed = Het verhaal van dit spel kon niet worden opgehaald. Is er verbinding?
after-retry = Probeer het opnieuw

## De onthulling

after-reveal = Maskers af
after-reveal-about = Wie aan het eind echt wie was.

## The show: moments in which something else was true than what was said

after-show = De grote momenten
after-show-about = Welke had je door? Wie het zegt, staat hier en op de tv.
after-truth = Wat was waar?
after-knew = Ik wist het!
after-knew-you = Je wist het
after-knew-names = Wist het: { $names }
after-knew-most = Wist het het vaakst: { $names }
after-ready-names = Klaar voor nog een spel: { $names }
after-show-step = { $n } van { $total }

## Onderscheidingen

after-honours = Onderscheidingen

## Bluf

after-to-moment = Kijk beurt { $n } terug

## Munten en rozen door de tijd

after-chart-about = Eén lijn per speler, van het delen tot de laatste beurt.
after-chart-which = Welke lijn?
after-chart-all = alle
after-as-table = De getallen als tabel
after-deal = delen

## Wie echt wie was

after-turn = beurt
after-mark-right = juist
after-mark-wrong = onjuist

## Het zegel

after-seal = Was er eerlijk gedeeld?
after-seal-about = Voor de eerste zet zijn de kaarten met dit getal verzegeld. Daarna kon niemand ze veranderen zonder het zegel te breken.
after-seal-check = Controleer het zegel
after-seal-wrong = Het zegel past niet bij dit spel. Vertrouw het niet.
after-seal-cannot = Deze browser kan het alleen via https controleren. In een terminal: { $command }
after-seal-proof = Het bewijs downloaden

## Terugkijken

replay-title = Terugblik
replay-as = Door de ogen van
replay-table = iedereen
replay-truth = de waarheid
replay-first = Naar het begin
replay-back = Een stap terug
replay-forward = Een stap vooruit
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
replay-keys = Met de pijltjes ga je stap voor stap, met de spatiebalk speel je af.
