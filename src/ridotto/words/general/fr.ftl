### What is said in every game.

language-name = français
and = { $first } et { $last }
or = { $first } ou { $last }
percent = { $n } %
won-you = Tu gagnes !
won-you-too = { $count ->
    [one] Tu gagnes, et { $winners } aussi !
   *[other] Tu gagnes, et { $winners } aussi !
}
won-other = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
question-over = La partie est finie.
you = toi
player = place
turn-number = tour { $n }
winners = { $count ->
    [one] Victoire
   *[other] Victoire partagée
}
saved = La partie est enregistrée dans { $file }.
choose-number = Choisis un nombre de 1 à { $n }.
not-an-option = Ce n’est pas une des options.
goodbye = Au revoir !
your-choice = Ton choix (1–{ $n }, ? pour l’aide, q pour quitter) :
press-enter-to-go-on = Appuie sur Entrée pour continuer.
help-typing = Tape le numéro d’une option, ou un coup en abrégé, comme : { $example }. Avec q tu quittes la table et la partie est sauvegardée.
go-on-with = Pour continuer : { $command }
hint-mask = { $mask } { $chance } %
hint-only = Le Penseur ne voit qu’un seul coup : { $move }.
hint-not-ready = Le Penseur se prépare encore ; les conseils viendront plus tard.
simulated-games = Parties : { $n }
stopped-early = Arrêt après { $done } parties sur { $asked }.
