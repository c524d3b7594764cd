### The table of every game: what stands around the cards.

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
stage-device-show = Toon wat ik weet: alleen ik zie dit scherm
stage-device-hide = Verberg wat ik weet: anderen zien dit scherm
stage-seconds-left = { $n ->
    [one] Nog { $n } seconde
   *[other] Nog { $n } seconden
}
stage-your-turn = Jouw beurt
stage-you-are-asked = Jouw antwoord
stage-connection-lost = Opnieuw verbinden … er is niets verloren.
stage-watching = Je kijkt toe.
stage-paused = Het spel is gepauzeerd.
stage-bot-plays-for-you = Een bot speelt voor jou.
stage-take-back = Zelf weer spelen
stage-log-empty = Er is nog niets gebeurd.
stage-talk-empty = Nog niemand heeft iets gezegd.
stage-say = Zeg iets
stage-send = Verstuur
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
stage-tv-about = Open dit adres in de browser van de tv. Je ziet er alleen wat iedereen mag zien.
stage-tv-open = Hier openen
stage-let-bot-play = Een bot laten spelen voor { $name }
stage-let-bot-play-about = Zelf weer spelen kan op elk moment.
stage-tempo = Bedenktijd en tempo
stage-tempo-about = Geldt meteen, en iedereen krijgt het te horen.
stage-named-text = { $name }: { $text }
stage-leave = Verlaat de tafel
stage-leave-sure = Midden in het spel weggaan? Een bot speelt verder; je plaats blijft van jou.
stage-leave-sure-watching = De tafel verlaten?

## How fast it goes, and what was skipped

stage-speed = Snelheid
stage-speed-normal = Normaal
stage-speed-fast = Snel
stage-speed-very-fast = Heel snel
stage-fast-forward = Vooruitspoelen
stage-skip = Naar mijn beslissing
stage-skipping = Op weg naar jouw beslissing …
stage-as-usual = Alles tonen
stage-missed = Wat je oversloeg
stage-missed-more = Onder andere:
stage-missed-passes = { $n ->
    [one] { $n } speler past.
   *[other] { $n } spelers passen.
}
stage-missed-you = Je hebt nu { $now } ({ $change }).
stage-missed-you-same = Je hebt nog steeds { $now }.
stage-missed-others = De anderen: { $changes }.
stage-missed-scores = In totaal: { $changes }.
stage-missed-nothing = Er is niets bijzonders gebeurd.

## People at the table

stage-people = Mensen aan tafel
stage-mute-for-me = Berichten verbergen
stage-unmute-for-me = Berichten weer tonen
stage-muted-for-me = berichten verborgen
stage-report = Melden
stage-report-about = Wat is er gebeurd?
stage-report-note = Alleen de beheerder van deze server leest het; aan tafel hoort niemand ervan.
stage-report-send = De melding versturen
stage-reported = De melding is verstuurd.
stage-remove-sure = { $name } voorgoed van tafel sturen?
stage-plays-for = speelt voor { $name }
stage-nobody-else = Er is niemand anders.

## Seats and cards

stage-plays-now = speelt
stage-thinks = denkt
stage-bot = bot
stage-away = weg
stage-stood-in = een bot speelt
stage-wins = wint!
stage-done = Klaar

## Deciding, step by step

stage-sure = Echt: { $move }?
stage-yes = Ja
stage-no = Nee, terug
stage-stop = Stop
stage-sent = Verstuurd …

## Those who watch, and the wall

stage-tv-sit = Ga zitten
stage-own-seat = Op jouw plaats speelt een bot.
stage-tv-take-seat = Speel voor { $name }
stage-ask-seat = Vraag om voor { $name } te spelen
stage-asked = Je hebt om een plaats gevraagd; de host beslist.
stage-seat-request = { $who } wil graag voor { $name } spelen.
stage-same-address = Zelfde adres als { $names }: dit kan dezelfde persoon zijn.
stage-let-in = Toelaten
stage-decline = Weigeren
stage-declined = De host geeft je in dit spel geen plaats.
stage-more-requests = Andere aanvragen: { $n }
stage-tv-soon = Het bal gaat zo beginnen
stage-tv-over = Het spel is uit
