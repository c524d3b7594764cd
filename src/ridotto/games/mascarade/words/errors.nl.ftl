### What Mascarade's refusals say in Dutch (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Moves

not-a-move-number = { $move } is geen zet; zetten zijn genummerd van 0 tot en met { $last }
no-seat = aan een tafel voor { $players } is geen plaats { $seat }
no-place = aan deze tafel is geen kaartplek { $place }
no-hand = aan deze tafel is geen hand { $hand }
no-mask-number = in dit spel is geen masker { $mask }
opening-swap = dit is een van de openingsruilen, dus { $who } moet ruilen of doen alsof (M10)
must-swap = { $who } heeft in de vorige beurt een kaart onthuld en moet ruilen of doen alsof (M15)
no-announce = { $who } heeft in de vorige beurt een kaart onthuld en mag alleen kijken of ruilen (M15)
has-to-turn = { $who } moet een beurt doen; kies uit { $options }
has-to-answer = { $who } moet antwoorden; kies uit { $options }
has-to-seats = { $who } moet een speler kiezen; kies uit { $options }
has-to-places = { $who } moet een kaart kiezen; kies uit { $options }
has-to-how = { $who } moet ruilen of doen alsof; kies uit { $options }
has-to-naming = { $who } moet een masker noemen; kies uit { $options }

## Saved games

record-too-many-effects = { $mask } heeft meer dan { $most } effecten
record-no-such-edition = editie { $edition } voor { $players } spelers bestaat niet
record-cards-do-not-fit = { $cards } kaarten passen niet bij { $players } spelers
record-unknown-masks = op de kaarten staan maskers die niet in het spel zijn
record-same-mask = twee maskers hebben dezelfde naam; geef één een andere
record-unused-mask = { $mask } staat op de lijst, maar op geen enkele kaart

## Sets

no-edition = editie { $edition } bestaat niet; kies 1 of 2
wrong-number-of-players = editie { $edition } is voor { $least } tot en met { $most } spelers, niet voor { $players }; wijzig het aantal
masks-not-readable = een set is een lijst maskers, niet { $value }
no-scenario = editie { $edition } heeft geen scenario “{ $scenario }”; wel: { $scenarios }
no-mask = editie { $edition } heeft geen masker “{ $mask }”; een lijst geeft: ridotto masks
no-mask-but = editie { $edition } heeft geen masker “{ $mask }”; bedoel je { $near }?
other-edition = M50: { $mask } hoort bij editie { $other } en edities worden niet gemengd; laat het masker weg of speel editie { $other }
same-mask-name = M55: twee verschillende maskers heten { $mask }; geef één een andere naam
no-room = M50: voor { $mask } is in deze set geen plaats; noem alle maskers zelf met --masks
scenario-and-masks = kies een scenario of noem de maskers, niet allebei
masks-named-twice = noem de maskers één keer, met --masks of zonder
own-mask-not-named = { $mask } staat niet bij --masks; voeg het daar toe of laat --mask ervoor weg
own-masks-same-name = twee eigen maskers heten { $mask }; geef één een andere naam
deal-and-masks = de verdeling en de maskers zijn niet dezelfde kaarten; geef één van de twee
bad-set = { $problems }
set-problem = { $rule }: { $problem }

set-no-court = geen masker neemt de munten van de rechtbank; voeg dit masker toe: { $mask }
set-too-few-cards = { $players } spelers hebben { $wanted } nodig, niet { $cards }; voeg er { $short } toe
set-too-many-cards = { $players } spelers hebben { $wanted } nodig, niet { $cards }; haal er { $over } weg
set-exactly = { $n } kaarten
set-between = { $least } tot en met { $most } kaarten
set-too-few-bank = minstens een derde van de kaarten moet het banksymbool hebben, en dat zijn er { $banking } van de { $cards }; vervang er { $missing } door maskers die uit de bank pakken
set-much-bank = { $banking } van de { $cards } kaarten hebben het banksymbool, meer dan de helft; het spel wordt kort
set-alone = één { $mask } alleen heeft geen nut; voeg een tweede toe of laat de kaart weg
set-too-few-players = { $mask } vereist minstens { $least } spelers, niet { $players }; vervang de kaart
set-too-many-copies = er zijn { $copies } × { $mask }, niet { $cards }; haal er { $over } weg
set-mixed = { $mask } is niet van editie { $edition } en edities worden niet gemengd; vervang de kaart

## Sets to compare

sets-one-named = één set valt met niets te vergelijken; noem er twee, of een .toml-bestand met meer
sets-named-twice = dezelfde set wordt twee keer genoemd; noem elke set één keer
sets-not-readable = { $file } is geen bestand met sets: { $reason }; zie docs/lab.md
sets-scenario-or-masks = { $file }: de set { $set } heeft een scenario of maskers nodig
sets-none = { $file } heeft geen sets; noem er minstens twee
sets-only-one = { $file } heeft maar één set; noem er minstens twee
sets-mask-not-readable = het masker { $mask } kan niet worden gelezen; noem een TOML-bestand naast de sets

## Mask files

mask-not-text = { $file }: een masker wordt uit tekst gelezen, niet uit { $value }
mask-too-long = { $file }: een masker is een paar regels, en dit heeft { $characters } tekens; maak het korter
mask-bad-toml = { $file }, regel { $line }: { $reason }; verbeter daar de TOML
mask-bad-toml-end = { $file }, einde van het bestand: { $reason }; verbeter daar de TOML
mask-too-many-dots = { $file }: een masker heeft hoogstens { $most } punten; de sleutels hebben er geen nodig
mask-too-deep = { $file }: de lijsten zijn te diep genest; een kracht is één lijst
mask-at-line = { $file }, regel { $line }: { $reason }
mask-no-such-setting = er is geen instelling “{ $setting }”; de instellingen zijn: { $settings }
mask-no-name = een masker heeft een naam nodig; schrijf name = "Smuggler"
mask-name-too-long = een naam heeft hoogstens { $most } tekens, niet { $characters }; maak de naam korter
mask-name-characters = in een naam mogen alleen letters, cijfers, spaties, ' en -; kies een andere
mask-name-printed = er is al een gedrukt masker dat { $name } heet; kies een andere naam
mask-no-power = een masker heeft een kracht nodig; schrijf power = ["gain(2)"]
mask-too-many-effects = een kracht heeft hoogstens { $most } effecten, niet { $effects }
mask-effect-not-quoted = een effect staat tussen aanhalingstekens, zoals "gain(2)", niet { $effect }
mask-bad-number = { $setting } is een geheel getal van { $least } tot en met { $most }, niet { $number }

## Links

link-too-long = een link heeft hoogstens { $most } tekens, niet { $characters }; laat maskers weg, of stuur een bestand
link-without-mask = in deze link zit geen masker; kopieer de hele link
link-other-version = deze link heeft versie { $version } en kan hier niet worden gelezen; werk Ridotto bij, of vraag het masker als bestand
link-damaged = deze link is onvolledig of beschadigd; kopieer de hele link opnieuw

## Effects

effect-no-verb = er is geen werkwoord “{ $verb }”; de werkwoorden zijn: { $verbs }
effect-no-brackets = “{ $effect }” heeft haakjes nodig, zoals { $verb }(1, another)
effect-wrong-count = “{ $effect }” heeft het verkeerde aantal woorden; { $usage }
effect-usage = schrijf { $verb }({ $words })
effect-wrong-word = “{ $word }” is geen getal en ook geen van: { $words }
effect-wrong-whom = { $verb } gaat niet samen met { $whom }; wel met: { $whoms }
effect-needs-number = { $verb } heeft een aantal munten van 1 tot en met { $most } nodig, niet { $n }
