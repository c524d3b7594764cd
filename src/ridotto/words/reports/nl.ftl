# Wat verslagen van veel spellen zeggen.

lab-section = { $section ->
    [seats] Overwinningen per plaats
    [order] Overwinningen op volgorde van spelen (1 begint)
    [endings] Hoe spellen eindigen
    [masks] Wat er met de maskers gebeurt
    [turns] Waar beurten voor dienen
    [rounds] Hoe rondes eindigen
    [roses] Waarvoor rozen worden gegeven
    [characters] Personages
    [deck] De trekstapel
    [ladder] Wie wint
    [cross] Eén tussen anderen
    [bluffing] Hoe ze bluffen en betwisten
    [pointing] Hoe ze ontmaskeren
    [bot-roses] Waarvoor ze rozen krijgen, per spel
   *[actions] Acties
}
lab-measure = { $measure ->
    [wins] gewonnen spellen
    [games] van alle spellen
    [announced-per-game] aangekondigd per spel
    [bluffs] bluf
    [contested] betwist
    [caught-lying] op leugens betrapt
    [wrong-claims] onterechte claims
    [coins-per-use] munten per gebruik
    [coins-per-game] munten per spel
    [turns] van alle beurten
    [rounds] van alle rondes
    [rounds-won] gewonnen rondes
    [unmasked] ontmaskerd
    [win-ratio] winst, in eerlijke delen
    [rating] rating
    [contests] betwist anderen
    [right-contests] betwist terecht
    [true-claims] eigen claims waar
    [accusations-per-game] beschuldigingen per spel
    [right-accusations] juiste beschuldigingen
    [masks-lost] eigen maskers verloren per ronde
    [masks-broken] maskers van anderen gebroken per ronde
   *[per-game] per spel
}
lab-deed = { $deed ->
    [look] kijken
    [announce] aankondigen
   *[swap] ruilen of doen alsof
}
lab-deck-ran-out = de trekstapel raakte op
lab-length = Hoe lang spellen duren
lab-turns = beurten
lab-moves = zetten
lab-lead-changes = wisselingen van de leiding
lab-mean = gemiddelde
lab-middle-half = de helft van de spellen: { $low } tot { $high } beurten; negen van de tien: { $least } tot { $most }
lab-numbers = de getallen
lab-interval = 95%-interval
lab-fair = De lijn is wat elke rij zou hebben als alles gelijk was: { $share }.
lab-played-by = gespeeld door { $policy }
lab-first-seat = { $seat } begint
lab-players = { $n } spelers
lab-real-swaps = Van alle ruilen was { $share } echt.
lab-right-accusations = Van alle beschuldigingen was { $share } juist.
lab-made-by = Gemaakt door Ridotto, een onofficieel programma.
lab-again = Dezelfde spellen nog eens: { $command }
lab-set = set
lab-games = spellen
lab-compared = Sets vergeleken
lab-property = { $property ->
    [unevenness] ongelijkheid tussen plaatsen
    [turns] beurten per spel
   *[lead-changes] wisselingen van de leiding per spel
}
lab-property-meaning = { $property ->
    [unevenness] Hoe ver de winstkansen van de plaatsen uiteenlopen, ten opzichte van het eerlijke deel. 0 is volkomen eerlijk.
    [turns] Hoe lang een spel duurt.
   *[lead-changes] Hoe vaak in een spel iemand anders als enige aan de leiding komt.
}
lab-first = { $property ->
    [unevenness] Het eerlijkst tussen de plaatsen: { $set }.
    [turns] Het kortst: { $set }.
   *[lead-changes] Het wisselvalligst: { $set }.
}
lab-cannot-tell = { $property ->
    [unevenness] Deze spellen laten niet zien wat eerlijker is, { $one } of { $two }
    [turns] Deze spellen laten niet zien wat korter is, { $one } of { $two }
   *[lead-changes] Deze spellen laten niet zien wat wisselvalliger is, { $one } of { $two }
}; { $needed ->
    [none] misschien zijn ze gelijk.
   *[other] als het verschil is wat het lijkt, ongeveer { $needed } spellen per set wel.
}
lab-arena-title = Arena
lab-arena-size = { $deals } delingen × { $tables ->
    [one] { $tables } opstelling
   *[other] { $tables } opstellingen
} × { $seats } plaatsen
lab-arena-corner = één ↓ tussen →
lab-arena-cross-note = Hoe vaak die ene wint, in eerlijke delen: 1 is wat iedereen zou winnen als allen gelijk waren. ▲ zeker meer, ▼ zeker minder.
lab-arena-fooled = { $odd } heeft één vast idee en wint zeker meer dan een eerlijk deel tussen { $among }.
lab-arena-not-fooled = Niemand met één vast idee wint zeker meer dan een eerlijk deel tussen welke bot ook.
