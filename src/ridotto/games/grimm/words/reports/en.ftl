# What reports of many games say about The Grimm Masquerade.

grimm-report-section = { $section ->
    [rounds] How rounds end
    [roses] What roses are given for
    [characters] Characters
    [deck] The deck
    [pointing] How they unmask
    [bot-roses] What they get roses for, per game
   *[actions] Actions
}
grimm-report-measure = { $measure ->
    [rounds] of all rounds
    [rounds-won] rounds won
    [unmasked] unmasked
    [accusations-per-game] accusations per game
    [right-accusations] correct accusations
    [masks-lost] own masks lost per round
    [masks-broken] others’ masks broken per round
    [boons-given-away] own boons given away
   *[per-game] per game
}
lab-deck-ran-out = the deck ran out
lab-right-accusations = Of all accusations, { $share } were correct.

## How bots play, measured in many games. $how is never, always or some: then it is $k of $n.

grimm-manners-accuses = Accuses { $times } times a game
grimm-manners-right = { $how ->
    [never] hardly ever rightly
    [always] nearly always rightly
   *[some] rightly { $k } in { $n }
}
grimm-manners-hides = { $how ->
    [never] hardly ever gives its boon away
    [always] nearly always gives its boon away
   *[some] gives away { $k } in { $n } of its own boons
}
