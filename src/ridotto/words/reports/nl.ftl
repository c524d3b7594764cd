# Wat verslagen van veel spellen zeggen.

lab-section = { $section ->
    [seats] Overwinningen per plaats
    [order] Overwinningen op volgorde van spelen (1 begint)
    [endings] Hoe spellen eindigen
    [ladder] Wie wint
   *[cross] Eén tussen anderen
}
lab-measure = { $measure ->
    [wins] gewonnen spellen
    [games] van alle spellen
    [win-ratio] overwinningen ten opzichte van een eerlijk deel
   *[rating] rating
}
lab-length = Hoe lang spellen duren
lab-turns = beurten
lab-moves = zetten
lab-lead-changes = wisselingen van de leiding
lab-mean = gemiddelde
lab-middle-half = de helft van de spellen: { $low } tot en met { $high } beurten; negen van de tien: { $least } tot en met { $most }
lab-numbers = de getallen
lab-interval = 95%-interval
lab-fair = De lijn is wat elke rij zou hebben als alles gelijk was: { $share }.
lab-played-by = gespeeld door { $policy }
lab-first-seat = { $seat } begint
lab-players = { $n } spelers
lab-seed = seed { $seed }
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
lab-arena-cross-note = Hoe vaak die ene wint, ten opzichte van een eerlijk deel: 1 is wat iedereen zou winnen als allen gelijk waren. ▲ duidelijk meer, ▼ duidelijk minder.
lab-arena-fooled = { $odd } heeft één vast idee en wint duidelijk meer dan een eerlijk deel tegen { $among }.
lab-arena-not-fooled = Niemand met één vast idee wint duidelijk meer dan een eerlijk deel tegen welke bot ook.
lab-exploit-title = Beste antwoord op { $bot }
lab-exploit-tempers = { $n } temperamenten
lab-exploit-learned = netwerk, { $n } ronden
lab-exploit-note = Eén temperament tussen bots van die soort, in { $games } nieuwe spellen elk; 1 is een eerlijk deel. Het beste heeft deze parameters:
dataset-done = Spellen geschreven naar { $folder }: { $n }, elk { $bytes } bytes (seed { $seed })
dataset-stopped = Gestopt: { $n } van de { $games } spellen zijn geschreven. Geef dezelfde opdracht opnieuw om verder te gaan.
training-done = Getraind in { $n } ronden; het wint { $share } ± { $margin } eerlijke delen. Het netwerk en zijn curve staan in { $folder }.
training-stopped = Gestopt na { $n } van de { $rounds } ronden; het wint { $share } ± { $margin } eerlijke delen. Geef dezelfde opdracht opnieuw om verder te gaan.
training-begun = Gestopt na { $n } van de { $rounds } ronden. Geef dezelfde opdracht opnieuw om verder te gaan.
training-round = ronde
training-share = gewonnen eerlijke delen

## Hoe bots spelen.

manners-memory = { $what ->
    [everything] vergeet niets
    [some] vergeet elke beurt { $share }
   *[nothing] let nergens op
}
manners-none = Geen vaste gewoonten
