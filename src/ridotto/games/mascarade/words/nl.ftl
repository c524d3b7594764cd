### Nederlands. Namen van spelers en maskers komen als variabele binnen en worden nooit verbogen.
### Het einde van de naam zegt wie luistert: -you is wie handelt, -other alle anderen;
### -known als die het geheim mag kennen, -hidden als dat niet mag.

## Munten. De tweede vorm is het lijdend voorwerp; de derde is wat ieder van hen krijgt.

coins = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
coins-object = { coins }
coins-each = elk { coins }

## Maskers

mask-judge = Rechter
mask-bishop = Bisschop
mask-king = Koning
mask-fool = Nar
mask-queen = Koningin
mask-thief = Dief
mask-witch = Heks
mask-spy = Spion
mask-peasant = Boer
mask-cheat = Valsspeler
mask-inquisitor = Inquisiteur
mask-widow = Weduwe
mask-empress = Keizerin
mask-guru = Goeroe
mask-princess = Prinses
mask-puppet-master = Poppenspeler
mask-patron = Mecenas
mask-swindler = Oplichter
mask-beggar = Bedelaar

## Kaarten, bij naam

card-you-only = jouw kaart
card-you-left = jouw linkerkaart
card-you-right = jouw rechterkaart
card-you-protected = jouw beschermde kaart
card-player-only = de kaart van { $name }
card-player-left = de linkerkaart van { $name }
card-player-right = de rechterkaart van { $name }
card-player-protected = de beschermde kaart van { $name }
card-centre-only = de kaart in het midden
card-centre-first = de eerste kaart in het midden
card-centre-second = de tweede kaart in het midden

## Kaarten als lijdend voorwerp: -yourself en -themself liggen voor wie handelt, -you voor jou

object-yourself-only = je eigen kaart
object-yourself-left = je eigen linkerkaart
object-yourself-right = je eigen rechterkaart
object-yourself-protected = je eigen beschermde kaart
object-themself-only = de eigen kaart
object-themself-left = de eigen linkerkaart
object-themself-right = de eigen rechterkaart
object-themself-protected = de eigen beschermde kaart
object-you-only = jouw kaart
object-you-left = jouw linkerkaart
object-you-right = jouw rechterkaart
object-you-protected = jouw beschermde kaart
object-player-only = de kaart van { $name }
object-player-left = de linkerkaart van { $name }
object-player-right = de rechterkaart van { $name }
object-player-protected = de beschermde kaart van { $name }
object-centre-only = de kaart in het midden
object-centre-first = de eerste kaart in het midden
object-centre-second = de tweede kaart in het midden

# Met welke kaart iemand een masker aankondigt of claimt; niets als iedereen er maar één heeft.
with-hand = { $hand ->
    [left] { " " }(linkerkaart)
    [right] { " " }(rechterkaart)
    [protected] { " " }(beschermde kaart)
   *[only] { "" }
}

## Gebeurtenissen

dealt-known = Gedeeld: { $card } – { $mask }.
dealt-hidden = Gedeeld: { $card }, gedekt.

turn-free-you = Beurt { $n }: jij bent aan de beurt.
turn-free-other = Beurt { $n }: { $who } is aan de beurt.
turn-opening-you = Beurt { $n }: jij bent aan de beurt, een openingsruil.
turn-opening-other = Beurt { $n }: { $who } is aan de beurt, een openingsruil.
turn-must-swap-you = Beurt { $n }: jij bent aan de beurt. Je kaart is net onthuld, dus je moet ruilen of doen alsof.
turn-must-swap-other = Beurt { $n }: { $who } is aan de beurt. De kaart van { $who } is net onthuld, dus { $who } moet ruilen of doen alsof.
turn-no-announce-you = Beurt { $n }: jij bent aan de beurt. Je kaart is net onthuld, dus je mag niets aankondigen.
turn-no-announce-other = Beurt { $n }: { $who } is aan de beurt. De kaart van { $who } is net onthuld, dus { $who } mag niets aankondigen.

looked-you-known = Je bekijkt { $card }: { $mask }.
looked-you-hidden = Je bekijkt { $card }.
looked-other-known = { $who } bekijkt { $card }: { $mask }.
looked-other-hidden = { $who } bekijkt { $card }.

handled-you-swapped = Je neemt { $first } en { $second } en ruilt ze onder de tafel.
handled-you-pretended = Je neemt { $first } en { $second } en doet onder de tafel alleen alsof je ze ruilt.
handled-you-fate = Je neemt { $first } en { $second } en laat onder de tafel het lot beslissen.
handled-you-hidden = Je neemt { $first } en { $second } en ruilt ze onder de tafel, of niet.
handled-other-swapped = { $who } neemt { $first } en { $second } en ruilt ze onder de tafel.
handled-other-pretended = { $who } neemt { $first } en { $second } en doet onder de tafel alleen alsof.
handled-other-fate = { $who } neemt { $first } en { $second } en laat onder de tafel het lot beslissen.
handled-other-hidden = { $who } neemt { $first } en { $second } en ruilt ze onder de tafel, of niet.

announced-you = Je kondigt aan: { $mask }{ with-hand }.
announced-other = { $who } kondigt aan: { $mask }{ with-hand }.
passed-you = Je past.
passed-other = { $who } past.
claimed-you = Jij claimt ook: { $mask }{ with-hand }.
claimed-other = { $who } claimt ook: { $mask }{ with-hand }.
answered-you-claimed = Je antwoordt in het geheim: je claimt het masker{ with-hand }.
answered-you-passed = Je antwoordt in het geheim: je past.
answered-you-hidden = Je antwoordt in het geheim.
answered-other-claimed = { $who } antwoordt in het geheim en claimt het masker{ with-hand }.
answered-other-passed = { $who } antwoordt in het geheim en past.
answered-other-hidden = { $who } antwoordt in het geheim.

revealed-you-known = Je onthult { $card }: { $mask }.
revealed-you-hidden = Je onthult { $card }.
revealed-other-known = { $who } onthult { $card }: { $mask }.
revealed-other-hidden = { $who } onthult { $card }.

used-you = Je gebruikt de kracht van: { $mask }.
used-other = { $who } gebruikt de kracht van: { $mask }.
declined-you = Je ziet af van de kracht van: { $mask }.
declined-other = { $who } ziet af van de kracht van: { $mask }.

paid-bank-you = Je neemt { coins-object } uit de bank.
paid-bank-other = { $taker } neemt { coins-object } uit de bank.
paid-court-you = Je neemt { coins-object } van de rechtbank.
paid-court-other = { $taker } neemt { coins-object } van de rechtbank.
paid-you-other = Je geeft { coins-object } aan { $taker }.
paid-other-you = { $giver } geeft jou { coins-object }.
paid-other-other = { $giver } geeft { coins-object } aan { $taker }.
paid-you-court = Je betaalt { coins-object } aan de rechtbank.
paid-other-court = { $giver } betaalt { coins-object } aan de rechtbank.
fined-you = Je betaalt { coins-object } aan de rechtbank voor een valse claim.
fined-other = { $who } betaalt { coins-object } aan de rechtbank voor een valse claim.
exchanged-you-other = Je wisselt van fortuin met { $other } en hebt nu { coins-object }.
exchanged-other-you = { $who } wisselt van fortuin met jou en heeft nu { coins-object }.
exchanged-other-other = { $who } wisselt van fortuin met { $other } en heeft nu { coins-object }.

spied-you-known = Je bekijkt in het geheim { $card }: { $mask }.
spied-you-hidden = Je bekijkt in het geheim { $card }.
spied-other-known = { $who } bekijkt in het geheim { $card }: { $mask }.
spied-other-hidden = { $who } bekijkt in het geheim { $card }.
shown-you-known = Zonder te kijken toon je { $card } aan alle anderen: { $mask }.
shown-you-hidden = Zonder te kijken toon je { $card } aan alle anderen.
shown-other-known = Zonder te kijken toont { $who } { $card } aan alle anderen: { $mask }.
shown-other-hidden = Zonder te kijken toont { $who } { $card } aan alle anderen.

asked-you-other = Je vraagt aan { $other }: welk masker heb je{ with-hand }? Een fout antwoord kost { coins-object }.
asked-other-you = { $who } vraagt jou: welk masker heb je{ with-hand }? Een fout antwoord kost { coins-object }.
asked-other-other = { $who } vraagt aan { $other }: welk masker heb je{ with-hand }? Een fout antwoord kost { coins-object }.
named-you = Je antwoordt: { $mask }.
named-other = { $who } antwoordt: { $mask }.
moved-you-other = Je laat { $first } en { $second } van plaats wisselen.
moved-other-you = { $who } laat jou en { $second } van plaats wisselen.
moved-other-other = { $who } laat { $first } en { $second } van plaats wisselen.

ended-rich = Dertien munten of meer: het spel is afgelopen.
ended-ruin = Iemand is de laatste munt kwijt: het spel is afgelopen.
ended-power = Een kracht beslist het spel.
ended-limit = Dat was de laatste beurt: het spel is afgelopen.

## Kaartteksten: één per werkwoord en per wie het treft; -same als het de zojuist gekozen speler is

effect-gain-self = Neem { coins-object } uit de bank.
effect-gain-left = Je linkerbuur neemt { coins-object } uit de bank.
effect-gain-right = Je rechterbuur neemt { coins-object } uit de bank.
effect-gain-neighbours = Je beide buren nemen { coins-each } uit de bank.
effect-gain-everyone-else = Alle andere spelers nemen { coins-each } uit de bank.
effect-gain-the-richest = De rijkste andere speler neemt { coins-object } uit de bank; bij gelijke stand kies jij.
effect-gain-the-poorest = De armste andere speler neemt { coins-object } uit de bank; bij gelijke stand kies jij.
effect-gain-another = Kies een andere speler, die { coins-object } uit de bank neemt.
effect-gain-two-others = Kies twee andere spelers, die { coins-each } uit de bank nemen.
effect-gain-same = Dezelfde speler neemt { coins-object } uit de bank.
effect-gain-same-two = Dezelfde twee spelers nemen { coins-each } uit de bank.

effect-take-left = Neem { coins-object } van je linkerbuur.
effect-take-right = Neem { coins-object } van je rechterbuur.
effect-take-neighbours = Neem { coins-object } van elk van je twee buren.
effect-take-everyone-else = Neem { coins-object } van elke andere speler.
effect-take-the-richest = Neem { coins-object } van de rijkste andere speler; bij gelijke stand kies jij.
effect-take-the-poorest = Neem { coins-object } van de armste andere speler; bij gelijke stand kies jij.
effect-take-another = Neem { coins-object } van een andere speler naar keuze.
effect-take-two-others = Neem { coins-object } van elk van twee andere spelers naar keuze.
effect-take-same = Neem { coins-object } van dezelfde speler.
effect-take-same-two = Neem { coins-object } van elk van dezelfde twee spelers.

effect-give-left = Geef { coins-object } aan je linkerbuur.
effect-give-right = Geef { coins-object } aan je rechterbuur.
effect-give-neighbours = Geef { coins-object } aan elk van je twee buren.
effect-give-everyone-else = Geef { coins-object } aan elke andere speler.
effect-give-the-richest = Geef { coins-object } aan de rijkste andere speler; bij gelijke stand kies jij.
effect-give-the-poorest = Geef { coins-object } aan de armste andere speler; bij gelijke stand kies jij.
effect-give-another = Geef { coins-object } aan een andere speler naar keuze.
effect-give-two-others = Geef { coins-object } aan elk van twee andere spelers naar keuze.
effect-give-same = Geef { coins-object } aan dezelfde speler.
effect-give-same-two = Geef { coins-object } aan elk van dezelfde twee spelers.

effect-fine-self = Betaal { coins-object } aan de rechtbank.
effect-fine-left = Je linkerbuur betaalt { coins-object } aan de rechtbank.
effect-fine-right = Je rechterbuur betaalt { coins-object } aan de rechtbank.
effect-fine-neighbours = Je beide buren betalen { coins-each } aan de rechtbank.
effect-fine-everyone-else = Alle andere spelers betalen { coins-each } aan de rechtbank.
effect-fine-the-richest = De rijkste andere speler betaalt { coins-object } aan de rechtbank; bij gelijke stand kies jij.
effect-fine-the-poorest = De armste andere speler betaalt { coins-object } aan de rechtbank; bij gelijke stand kies jij.
effect-fine-another = Kies een andere speler, die { coins-object } aan de rechtbank betaalt.
effect-fine-two-others = Kies twee andere spelers, die { coins-each } aan de rechtbank betalen.
effect-fine-same = Dezelfde speler betaalt { coins-object } aan de rechtbank.
effect-fine-same-two = Dezelfde twee spelers betalen { coins-each } aan de rechtbank.

effect-collect-the-court-self = Neem alle munten van de rechtbank.
effect-top-up-self = Neem munten uit de bank tot je er { $n } hebt; heb je er al zo veel of meer, dan krijg je niets.
effect-gain-together-self = Neem { coins-object } uit de bank. Onthullen meerdere spelers dit masker in dezelfde beurt, dan neemt ieder in plaats daarvan { coins-object } voor elk van hen.
effect-beg-self = Met de klok mee, te beginnen links van jou: elke speler die op dat moment meer munten heeft dan jij, geeft je { coins-object }.
effect-exchange-fortunes-another = Je mag al je munten ruilen met die van een andere speler naar keuze.
effect-exchange-fortunes-same = Je mag al je munten ruilen met die van dezelfde speler.
effect-win-with-self = Heb je { coins-object } of meer, dan win je meteen.
effect-swap-or-pretend-two-others = Neem ongezien de kaarten van twee andere spelers en ruil ze, of doe alleen alsof.
effect-swap-or-pretend-same-two = Neem ongezien de kaarten van dezelfde twee spelers en ruil ze, of doe alleen alsof.
effect-see-and-swap-another = Bekijk in het geheim je eigen kaart en die van een andere speler; ruil ze daarna, of doe alleen alsof.
effect-see-and-swap-another-or-centre = Bekijk in het geheim je eigen kaart en een kaart van een andere speler of uit het midden; ruil ze daarna, of doe alleen alsof.
effect-see-and-swap-same = Bekijk in het geheim je eigen kaart en die van dezelfde speler; ruil ze daarna, of doe alleen alsof.
effect-see-and-swap-same-or-centre = Bekijk in het geheim je eigen kaart en die van dezelfde speler (na een kaart uit het midden: kies opnieuw); ruil ze daarna, of doe alleen alsof.
effect-peek-another = Bekijk in het geheim de kaart van een andere speler.
effect-peek-another-or-centre = Bekijk in het geheim een kaart van een andere speler of uit het midden.
effect-peek-same = Bekijk in het geheim de kaart van dezelfde speler.
effect-peek-same-or-centre = Bekijk in het geheim de kaart van dezelfde speler (na een kaart uit het midden: kies opnieuw).
effect-show-another = Kies een andere speler, die zonder te kijken de eigen kaart aan alle anderen toont.
effect-show-same = Dezelfde speler toont zonder te kijken de eigen kaart aan alle anderen.
effect-question-another = Kies een andere speler, die het eigen masker noemt en het dan onthult. Is het antwoord fout, dan krijg je { coins-object } van deze speler.
effect-question-same = Dezelfde speler noemt het eigen masker en onthult het dan. Is het antwoord fout, dan krijg je { coins-object } van deze speler.
effect-change-seats-two-others = Kies twee andere spelers, die van plaats wisselen; hun kaarten en munten blijven liggen.
effect-change-seats-same-two = Dezelfde twee spelers wisselen van plaats; hun kaarten en munten blijven liggen.

## Mogelijkheden

move-pass = Pas
move-decline = Zie af van de kracht
move-pretend = Doe alleen alsof je ze ruilt
move-swap = Ruil ze
move-claim = Dat ben ik! (claim){ with-hand }
move-look = Bekijk { $card }
move-name = Zeg: { $mask }
move-choose-you = Kies jezelf
move-choose-other = Kies { $who }
move-take = Neem { $card }
move-announce = Kondig aan: { $mask }{ with-hand }
move-swap-swapped = Ruil { $first } en { $second }
move-swap-pretended = Doe alleen alsof je { $first } en { $second } ruilt
move-swap-fate = Laat het lot beslissen: { $first } en { $second }

## Wat er te beslissen valt

question-turn-free = Jouw beurt: kijk je, ruil je of kondig je iets aan?
question-turn-opening = Jouw openingsruil: welke kaart neem je, en ruil je echt?
question-turn-must-swap = Je kaart is net onthuld, dus je moet ruilen of doen alsof. Welke kaart neem je?
question-turn-no-announce = Je kaart is net onthuld, dus je mag alleen kijken of ruilen. Wat doe je?
question-answer = { $who } kondigt aan: { $mask }. Pas je, of claim jij het ook?
question-seats = Kracht: { $mask }. Welke speler kies je?
question-places = Kracht: { $mask }. Welke kaart neem je?
question-how = Kracht: { $mask }. Ruil je de twee kaarten, of doe je alleen alsof?
question-naming = Kracht: { $mask }. Welk masker zeg je te hebben?
note-claims = Ook geclaimd door: { $others }.
note-meets-theirs = Gebruikt { $who } nu de kracht, dan gaat het om: { $them }.
note-meets-yours = Gebruik jij die, dan gaat het om: { $them }.
note-cost-claim = Een valse claim kost je { coins-object }, voor de rechtbank.
note-cost-announce = Aankondigen: claimt iemand het masker ook en heb jij het niet, dan betaal je { coins-object } aan de rechtbank. Claimt niemand het, dan blijft elke kaart dicht.
note-cost-naming = Een fout antwoord kost je { coins-object }. Je kaart wordt hoe dan ook onthuld.
note-lately = Pas aangekondigd: { $masks }.
note-how = Alleen jij zult weten of ze zijn geruild.
note-card-one = Voor zover je weet is { $card }: { $masks }.
note-card-some = Voor zover je weet kan { $card } dit zijn: { $masks }.
note-card-all = Je weet niet welk masker { $card } is.
thinking-turn-free = { $who } denkt na: kijken, ruilen of aankondigen?
thinking-turn-opening = { $who } denkt na: een openingsruil.
thinking-turn-must-swap = { $who } denkt na: ruilen of doen alsof, iets anders mag niet.
thinking-turn-no-announce = { $who } denkt na: kijken of ruilen?
thinking-answer = { $who } denkt na: passen of ook claimen? ({ $mask })
thinking-seats = { $who } denkt na: welke speler? ({ $mask })
thinking-places = { $who } denkt na: welke kaart? ({ $mask })
thinking-how = { $who } denkt na: ruilen of doen alsof? ({ $mask })
thinking-naming = { $who } denkt na: welk masker noemen? ({ $mask })

## Opschriften

court = rechtbank
bank = bank
centre = midden
mask = masker
masks-in-game = Maskers in dit spel
may-be = misschien { $masks }
unknown = onbekend
edition-1 = eerste editie (2013)
edition-2 = tweede editie (2021)
scenario-recommended = de aanbevolen set
scenario-a = A: ons eigen scenario om mee te beginnen (niet dat uit de doos)
scenario-b = B: ons eigen scenario, strategischer (niet dat uit de doos)

option-opening-round = hele openingsronde
option-opening-round-about = De openingsruilen duren een hele ronde in plaats van maar vier beurten.
option-all-at-once = antwoorden tegelijk
option-all-at-once-about = Antwoorden op een aankondiging blijven geheim tot iedereen geantwoord heeft.
option-fate = het lot laten beslissen
option-fate-about = Wie ruilt mag het aan het toeval overlaten, en weet dan zelf ook niet wat er is gebeurd.
option-show-bans = een kaart tonen beperkt ook
option-show-bans-about = Een kaart aan de anderen moeten tonen beperkt de volgende beurt, net als onthullen.
option-max-turns = beurtlimiet
option-max-turns-about = Na zoveel beurten eindigt het spel en wint de rijkste; 0 betekent geen limiet.
option-memory = geheugen
option-memory-about = Hoelang het spel voor jou onthoudt welke kaarten je kent.
memory-nothing = alleen de huidige beurt
memory-round = de laatste ronde
memory-everything = het hele spel

## Zinnen van alleen dit spel

phrase-i-am-the-king = Ik ben de Koning. Echt.

## Terminal

hand-left = links
hand-right = rechts
hand-protected = beschermd
menu-announce = Aankondigen{ with-hand }
menu-swap = Ruilen{ with-hand } met
menu-pretend = Doen alsof{ with-hand } met
menu-fate = Aan het lot{ with-hand }
passing = Passen: { $names }.
press-enter = Onthoud wie wie is: de kaarten gaan zo dicht. Druk op Enter.
hint = De Denker zou dit doen: { $move }. Winkans: { $chance }%, munten aan het eind: { $coins }.
hint-instead = Of anders: { $move }. Winkans: { $chance }%, munten aan het eind: { $coins }.
hint-believed = Op grond van wat je hebt gezien is { $card } misschien: { $masks }.
from-players = vanaf { $n } spelers
bank-symbol = pakt munten uit de bank
mask-is-fine = Met dit masker kan gespeeld worden.
set-is-fine = Met deze set kan gespeeld worden: editie { $edition }, aantal spelers: { $players }.
ending-rich = 13 munten
ending-ruin = een speler is geruïneerd
ending-power = door een kracht
ending-limit = beurtlimiet

## What was skipped

missed-announced = Aangekondigd: { $each }.
missed-revealed = Onthuld: { $each }.
missed-each = { $who } ({ $mask })
