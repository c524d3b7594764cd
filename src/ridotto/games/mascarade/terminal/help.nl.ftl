### What --help says in Dutch (src/ridotto/cli/speech.py). Nothing but { $fact } may be used here.

masks = toon alle maskers en wat ze doen
scenarios = toon de sets maskers met een naam
check-mask = controleer een eigen masker en toon de kaart
check-set = controleer of maskers samen gespeeld kunnen worden
edition = 1 (2013, de standaard) of 2 (2021)
scenario = recommended (editie 1), A of B (editie 2)
masks-named = de maskers van het spel, bij naam
mask = een eigen masker uit een TOML-bestand; mag vaker worden gegeven
opening-round = iedereen begint met een ruil
all-at-once = antwoorden blijven geheim tot ze er allemaal zijn
fate = wie ruilt mag het lot laten beslissen
show-bans = een kaart tonen voor een kracht beperkt ook de volgende beurt
memory = hoe lang de tafel onthoudt wat je hebt gezien: alleen deze beurt, de laatste ronde of het hele spel (standaard: { $default })
only-edition = alleen deze editie, 1 of 2
only-players = alleen voor zoveel spelers
mask-file = een masker in TOML, of een link naar een masker of een set
mask-link = schrijf een link die iedereen kan openen en spelen op deze server (standaard: { $default })
compare = vergelijk sets maskers door er vaak mee te spelen
compare-question = toon welke set maskers eerlijker is tussen de plaatsen, korter en wisselvalliger
six-players = aantal spelers (standaard: 6)
masks-listed = de maskers, bij naam
compare-sets = een scenario (recommended, A, B), maskers met komma’s ertussen, of een TOML-bestand met meer sets
compare-edition = 1 of 2 (standaard: de editie die past)
compare-seed = een getal dat dezelfde spellen weer geeft; 0x voor een hexadecimaal getal
