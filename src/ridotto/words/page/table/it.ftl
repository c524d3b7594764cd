### The table of every game: what stands around the cards.

## Around the table

stage-menu = Menu
stage-beside = Accanto al tavolo
stage-log = Storia
stage-talk = Conversazione
stage-notes = Appunti
stage-unread = nuovi: { $n }
stage-question = Che cosa fare
stage-back = Un passo indietro
stage-hurry = Avanti
stage-device-show = Mostra ciò che so: questo schermo lo vedo solo io
stage-device-hide = Nascondi ciò che so: questo schermo lo vedono altri
stage-seconds-left = { $n ->
    [one] Resta { $n } secondo
   *[other] Restano { $n } secondi
}
stage-your-turn = Tocca a te
stage-you-are-asked = La tua risposta
stage-connection-lost = Mi ricollego… nulla è perduto.
stage-watching = Stai guardando.
stage-paused = La partita è in pausa.
stage-bot-plays-for-you = Un bot gioca per te.
stage-take-back = Torno a giocare
stage-log-empty = Non è ancora successo niente.
stage-talk-empty = Nessuno ha ancora detto niente.
stage-say = Di’ qualcosa
stage-send = Invia
stage-notes-about = Lo vedi solo tu. Un tocco: di certo no. Due: di certo sì. Tre: chissà.
stage-note-open = chissà
stage-note-struck = di certo no
stage-note-pinned = di certo sì
stage-notes-clear = Svuota il taccuino

## The menu

stage-pause = Metti in pausa
stage-go-on = Fai riprendere la partita
stage-vote-pause = Vota per una pausa
stage-vote-go-on = Vota per continuare
stage-stand = Alzati e guarda
stage-tv-about = Apri questo indirizzo nel browser della TV. Mostra solo ciò che possono vedere tutti.
stage-tv-open = Apri qui
stage-let-bot-play = Fai giocare un bot per { $name }
stage-let-bot-play-about = Il posto si può riprendere in ogni momento.
stage-tempo = Tempo e ritmo
stage-tempo-about = Cambia subito, e tutto il tavolo lo viene a sapere.
stage-named-text = { $name }: { $text }
stage-leave = Lascia il tavolo
stage-leave-sure = Vuoi andartene a metà partita? Un bot gioca per te e il posto resta tuo.
stage-leave-sure-watching = Lasciare il tavolo?

## How fast it goes, and what was skipped

stage-speed = Velocità
stage-speed-normal = Normale
stage-speed-fast = Veloce
stage-speed-very-fast = Molto veloce
stage-fast-forward = Avanti veloce
stage-skip = Alla mia decisione
stage-skipping = Verso la tua decisione…
stage-as-usual = Mostra tutto
stage-missed = Che cosa hai saltato
stage-missed-more = Tra l’altro:
stage-missed-passes = { $n ->
    [one] { $n } persona passa.
   *[other] { $n } persone passano.
}
stage-missed-you = Ora hai { $now } ({ $change }).
stage-missed-you-same = Hai ancora { $now }.
stage-missed-others = Gli altri: { $changes }.
stage-missed-scores = In tutto: { $changes }.
stage-missed-nothing = Non è successo niente di importante.

## People at the table

stage-people = Persone al tavolo
stage-mute-for-me = Nascondi i suoi messaggi
stage-unmute-for-me = Mostra i suoi messaggi
stage-muted-for-me = messaggi nascosti
stage-report = Segnala
stage-report-about = Che cosa è successo?
stage-report-note = La legge solo chi gestisce questo server; al tavolo nessuno lo saprà.
stage-report-send = Invia la segnalazione
stage-reported = Segnalazione inviata.
stage-remove-sure = Allontanare { $name } per sempre?
stage-plays-for = gioca al posto di { $name }
stage-nobody-else = Non c’è nessun altro.

## Seats and cards

stage-plays-now = gioca
stage-thinks = riflette
stage-bot = bot
stage-away = assente
stage-stood-in = gioca un bot
stage-wins = vince!
stage-done = Fatto

## Deciding, step by step

stage-sure = Davvero: { $move }?
stage-yes = Sì
stage-no = No, indietro
stage-stop = Ferma
stage-sent = Inviato…

## Those who watch, and the wall

stage-tv-sit = Siediti
stage-own-seat = Al tuo posto gioca un bot.
stage-tv-take-seat = Gioca al posto di { $name }
stage-ask-seat = Chiedi di giocare al posto di { $name }
stage-asked = Hai chiesto un posto; decide chi ospita.
stage-seat-request = { $who } vorrebbe giocare al posto di { $name }.
stage-same-address = Stesso indirizzo di { $names }: può essere la stessa persona.
stage-let-in = Accetta
stage-decline = Rifiuta
stage-declined = Chi ospita non ti dà un posto in questa partita.
stage-more-requests = Altre richieste: { $n }
stage-tv-soon = Il ballo sta per cominciare
stage-tv-over = La partita è finita
