### What is said in every game.

language-name = italiano
and = { $first } e { $last }
or = { $first } o { $last }
percent = { $n }%
won-you = Hai vinto!
won-you-too = { $count ->
    [one] Hai vinto, e con te vince { $winners }!
   *[other] Hai vinto, e con te vincono { $winners }!
}
won-other = { $count ->
    [one] Vince { $winners }.
   *[other] Vincono insieme { $winners }.
}
question-over = La partita è finita.
you = tu
player = posto
turn-number = turno { $n }
winners = { $count ->
    [one] Vince
   *[other] Vincono
}
saved = La partita è salvata in { $file }.
choose-number = Scegli un numero da 1 a { $n }.
not-an-option = Non è una delle opzioni.
goodbye = Arrivederci!
your-choice = La tua scelta (1–{ $n }, ? aiuto, q per uscire):
press-enter-to-go-on = Premi Invio per continuare.
help-typing = Scrivi il numero di un’opzione, oppure una mossa in breve, per esempio: { $example }. Con q esci e la partita viene salvata.
go-on-with = Per continuare: { $command }
hint-mask = { $mask } { $chance }%
hint-only = Il Pensatore vede una sola mossa: { $move }.
hint-not-ready = Il Pensatore si sta ancora preparando; i suggerimenti arriveranno più tardi.
simulated-games = Partite: { $n }
stopped-early = Interrotto dopo { $done } partite su { $asked }.
