### What is said in every game.

language-name = Nederlands
and = { $first } en { $last }
or = { $first } of { $last }
percent = { $n }%
won-you = Je wint!
won-you-too = { $count ->
    [one] Je wint, en { $winners } wint ook!
   *[other] Je wint, en { $winners } winnen ook!
}
won-other = { $count ->
    [one] { $winners } wint.
   *[other] { $winners } winnen samen.
}
question-over = Het spel is afgelopen.
you = jij
player = speler
turn-number = beurt { $n }
winners = { $count ->
    [one] Winnaar
   *[other] Winnaars
}
saved = Het spel is opgeslagen in { $file }.
choose-number = Kies een getal van 1 tot en met { $n }.
not-an-option = Dat is geen van de mogelijkheden.
goodbye = Tot ziens!
your-choice = Je keuze (1–{ $n }, ? voor hulp, q om te stoppen):
press-enter-to-go-on = Druk op Enter om door te gaan.
help-typing = Typ het nummer van een optie, of een zet in het kort, zoals: { $example }. Met q stop je en wordt het spel bewaard.
go-on-with = Verder spelen: { $command }
hint-mask = { $mask } { $chance }%
hint-only = De Denker ziet maar één zet: { $move }.
hint-not-ready = De Denker maakt zich nog klaar; later komen er tips.
simulated-games = Spellen: { $n }
stopped-early = Gestopt na { $done } van { $asked } spellen.
