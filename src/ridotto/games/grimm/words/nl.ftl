### The Grimm Masquerade in het Nederlands. Namen van spelers, personages, artefacten en acties komen als
### variabele binnen en worden nooit verbogen. -you is wie handelt, -other alle anderen; gaat het om twee, dan is
### de tweede wie het overkomt. -known als die het geheim mag kennen, -hidden als dat niet mag.

grimm-title = The Grimm Masquerade

## Personages

grimm-character-evil-queen = Boosaardige Koningin
grimm-character-red-riding-hood = Roodkapje
grimm-character-big-bad-wolf = Grote boze wolf
grimm-character-hansel = Hansje
grimm-character-cinderella = Assepoester
grimm-character-sleeping-beauty = Doornroosje
grimm-character-rumpelstiltskin = Repelsteeltje
grimm-character-the-beast = Het Beest

## Artefacten

grimm-artifact-crown = Kroon
grimm-artifact-treats = Lekkernij
grimm-artifact-disguise = Vermomming
grimm-artifact-cauldron = Ketel
grimm-artifact-glass-slipper = Glazen muiltje
grimm-artifact-clock = Klok
grimm-artifact-spindle = Spinnewiel
grimm-artifact-mirror = Spiegel

## Acties

grimm-action-point-the-finger = Wijs met de vinger
grimm-action-eavesdrop = Afluisteren
grimm-action-peek-at-the-guest-list = Gluren in de gastenlijst
grimm-action-start-the-dance = Start de dans
grimm-action-make-a-toast = Breng een toost uit
grimm-action-pick-pocket = Zakkenroller
grimm-action-thoughtful-gift = Attent geschenk
grimm-action-secrets = Geheimen

## Tellen. De tweede vorm van rozen is het lijdend voorwerp.

grimm-roses = { $n ->
    [one] { $n } roos
   *[other] { $n } rozen
}
grimm-roses-object = { grimm-roses }
grimm-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
grimm-so-many = { $n ->
    [1] { $artifact }
   *[other] { $n } × { $artifact }
}

## Delen van zinnen

grimm-your-character = { $which ->
    [first] Je eerste personage
    [second] Je tweede personage
   *[only] Je personage
}
# Een paar, of één artefact met de schat.
grimm-payment = { $n ->
    [1] schat + { $artifact }
   *[other] { $n } × { $artifact }
}
grimm-what-for = { $why ->
    [unmasking] voor een ontmaskering
    [guess] voor de juiste beschuldiging
    [accused] als troost na de valse beschuldiging
    [action] voor de actie
    [trophy] voor de trofee
    [wager] voor de gewonnen weddenschap
   *[treasure] voor de ongebruikte schat
}
grimm-direction = { $direction ->
    [left] naar links
   *[right] naar rechts
}
grimm-a-wager = { $how ->
    [random] een willekeurige weddenschap
   *[chosen] een weddenschap
}

## Gebeurtenissen: een ronde begint

grimm-round-you = Ronde { $n }: jij begint.
grimm-round-other = Ronde { $n }: { $who } begint.
grimm-ability-you = Deze ronde heb je de vaardigheid van een personage: { $character }.
grimm-ability-other = Deze ronde heeft { $who } de vaardigheid van een personage: { $character }.
grimm-offered = Er wordt een actiekaart opengelegd: { $action }.
grimm-dealt-you-known = { grimm-your-character }: { $character }.
grimm-dealt-you-hidden = Je krijgt een geheim personage.
grimm-dealt-other-known = { $who } krijgt een geheim personage: { $character }.
grimm-dealt-other-hidden = { $who } krijgt een geheim personage.
grimm-treasure-you = Je krijgt een schat.
grimm-treasure-other = { $who } krijgt een schat.
grimm-revealed-known = Opengelegd voor de draft: { $artifact }.
grimm-revealed-hidden = Er wordt een kaart neergelegd voor de draft.
grimm-drafted-you = In de draft neem je: { $artifact }.
grimm-drafted-other = In de draft neemt { $who }: { $artifact }.
grimm-discarded = Over van de draft en afgelegd: { grimm-so-many }.

## Gebeurtenissen: een beurt

grimm-turn-masked-you = Beurt { $n }: jij bent aan de beurt.
grimm-turn-masked-other = Beurt { $n }: { $who } is aan de beurt.
grimm-turn-unmasked-you = Beurt { $n }: jij bent aan de beurt, zonder masker.
grimm-turn-unmasked-other = Beurt { $n }: { $who } is aan de beurt, zonder masker.
grimm-drew-you-known = Je trekt: { $artifact }.
grimm-drew-you-alone = Je trekt een kaart die alleen jij ziet: { $artifact }.
grimm-drew-you-hidden = Je trekt een kaart.
grimm-drew-other-known = { $who } trekt: { $artifact }.
grimm-drew-other-alone = { $who } trekt een kaart die de anderen niet zien: { $artifact }.
grimm-drew-other-hidden = { $who } trekt een kaart die de anderen niet zien.
grimm-kept-you = Je houdt: { $artifact }.
grimm-kept-other = { $who } houdt: { $artifact }.
grimm-gave-you-other = Je geeft aan { $other }: { $artifact }.
grimm-gave-other-you = { $who } geeft jou: { $artifact }.
grimm-gave-other-other = { $who } geeft aan { $other }: { $artifact }.
grimm-passed-you-other = Een willekeurige kaart gaat van jou naar { $other }: { $artifact }.
grimm-passed-other-you = Een willekeurige kaart gaat van { $who } naar jou: { $artifact }.
grimm-passed-other-other = Een willekeurige kaart gaat van { $who } naar { $other }: { $artifact }.
grimm-shuffled = De aflegstapel wordt tot een nieuwe trekstapel geschud: { grimm-cards }.

## Gebeurtenissen: bewijs, maskers, rozen

grimm-marked-pair-you = Een paar ({ $artifact }): je legt een bewijsmarkering op het personage { $character }.
grimm-marked-pair-other = Een paar ({ $artifact }): { $who } legt een bewijsmarkering op het personage { $character }.
grimm-marked-triple-you = Een drietal ({ $artifact }): je legt een bewijsmarkering op het personage { $character }.
grimm-marked-triple-other = Een drietal ({ $artifact }): { $who } legt een bewijsmarkering op het personage { $character }.
grimm-marked-pointed-you = De beschuldiging is vals: je legt een bewijsmarkering op het personage { $character }.
grimm-marked-pointed-other = De beschuldiging is vals: { $who } legt een bewijsmarkering op het personage { $character }.
grimm-marked-chosen-you = Je legt een bewijsmarkering op een personage naar keuze: { $character }.
grimm-marked-chosen-other = { $who } legt een bewijsmarkering op een personage naar keuze: { $character }.
grimm-unmasked-you-pair = Noodlottig paar ({ $artifact }): je wordt ontmaskerd – { $character }!
grimm-unmasked-you-pointed = De beschuldiging klopt: je wordt ontmaskerd – { $character }!
grimm-unmasked-you-hidden = Je wordt ontmaskerd!
grimm-unmasked-other-pair = Noodlottig paar ({ $artifact }): { $who } wordt ontmaskerd – { $character }!
grimm-unmasked-other-pointed = De beschuldiging klopt: { $who } wordt ontmaskerd – { $character }!
grimm-unmasked-other-hidden = { $who } wordt ontmaskerd!
grimm-roses-you = Je krijgt { grimm-roses-object } { grimm-what-for }.
grimm-roses-other = { $who } krijgt { grimm-roses-object } { grimm-what-for }.

## Gebeurtenissen: acties en gaven

grimm-acted-you = Jouw actie: { $action } ({ grimm-payment }).
grimm-acted-other = { $who } voert een actie uit: { $action } ({ grimm-payment }).
grimm-pointed-you-other = Je beschuldigt { $other }: { $character }!
grimm-pointed-other-you = { $who } beschuldigt jou: { $character }!
grimm-pointed-other-other = { $who } beschuldigt { $other }: { $character }!
grimm-listened-you = Je luistert { $others } af.
grimm-listened-other = { $who } luistert { $others } af.
grimm-listened-other-you = { $who } luistert jou af.
grimm-listened-other-you-too = { $who } luistert jou en { $others } af.
grimm-chose-you-known = Je kiest in het geheim waar je een bewijsmarkering legt: { $character }.
grimm-chose-you-hidden = Je kiest in het geheim waar je een bewijsmarkering legt.
grimm-chose-other-known = { $who } kiest in het geheim een plek voor een bewijsmarkering: { $character }.
grimm-chose-other-hidden = { $who } kiest in het geheim een plek voor een bewijsmarkering.
grimm-peeked-you-known = Je bekijkt een kaart van de personagestapel: { $character }.
grimm-peeked-you-hidden = Je bekijkt een kaart van de personagestapel.
grimm-peeked-other-known = { $who } bekijkt een kaart van de personagestapel: { $character }.
grimm-peeked-other-hidden = { $who } bekijkt een kaart van de personagestapel.
grimm-danced-you = Je begint de dans { grimm-direction }.
grimm-danced-other = { $who } begint de dans { grimm-direction }.
grimm-used-you = Je gebruikt de vaardigheid van een personage: { $character }.
grimm-used-other = { $who } gebruikt de vaardigheid van een personage: { $character }.
grimm-declined-action-you = Je voert geen actie uit.
grimm-declined-action-other = { $who } voert geen actie uit.
grimm-declined-wager-you = Je neemt nu geen weddenschap.
grimm-declined-wager-other = { $who } neemt nu geen weddenschap.
grimm-declined-extra-card-you = Je trekt geen extra kaart.
grimm-declined-extra-card-other = { $who } trekt geen extra kaart.
grimm-declined-look-you = Je kijkt niet in de personagestapel.
grimm-declined-look-other = { $who } kijkt niet in de personagestapel.
grimm-declined-draw-you = Je trekt geen kaart.
grimm-declined-draw-other = { $who } trekt geen kaart.

## Gebeurtenissen: weddenschappen

grimm-browsed-you-known = Je bekijkt de overgebleven weddenschappen ({ $n }): { $characters }.
grimm-browsed-you-hidden = Je bekijkt de overgebleven weddenschappen ({ $n }).
grimm-browsed-other-known = { $who } bekijkt de overgebleven weddenschappen ({ $n }): { $characters }.
grimm-browsed-other-hidden = { $who } bekijkt de overgebleven weddenschappen ({ $n }).
grimm-wagered-you-known = Je neemt { grimm-a-wager }: { $character }. Weddenschappen over: { $n }.
grimm-wagered-you-hidden = Je neemt { grimm-a-wager }. Weddenschappen over: { $n }.
grimm-wagered-other-known = { $who } neemt { grimm-a-wager }: { $character }. Weddenschappen over: { $n }.
grimm-wagered-other-hidden = { $who } neemt gedekt { grimm-a-wager }. Weddenschappen over: { $n }.

## Gebeurtenissen: het einde

grimm-round-ended-boon-you = Drie kaarten van je zegen: je wint de ronde!
grimm-round-ended-boon-other = Drie kaarten van een zegen: { $who } wint de ronde.
grimm-round-ended-last-mask-you = Alleen jij hebt nog een masker: je wint de ronde!
grimm-round-ended-last-mask-other = Alleen { $who } heeft nog een masker en wint de ronde.
grimm-round-ended-six-different-you = Zes verschillende artefacten: je wint de ronde!
grimm-round-ended-six-different-other = Zes verschillende artefacten: { $who } wint de ronde.
grimm-round-ended-together = De laatste maskers vallen tegelijk: niemand wint de ronde en de trofee gaat verloren.
grimm-round-ended-stalemate = Een heel rondje lang is er geen kaart verplaatst: de ronde eindigt zonder winnaar.
grimm-shown-you-known = Je zet je masker af: { $character }.
grimm-shown-you-hidden = Je zet je masker af.
grimm-shown-other-known = { $who } zet het masker af: { $character }.
grimm-shown-other-hidden = { $who } zet het masker af.
grimm-wager-shown-you-known = Je toont je weddenschap: { $character }.
grimm-wager-shown-you-hidden = Je toont je weddenschap.
grimm-wager-shown-other-known = { $who } toont een weddenschap: { $character }.
grimm-wager-shown-other-hidden = { $who } toont een weddenschap.
grimm-ended-ten-roses = Tien rozen of meer: het spel is afgelopen.
grimm-ended-three-rounds = Dat was de derde ronde: het spel is afgelopen.
grimm-ended-limit = Dat was de laatste beurt: het spel is afgelopen.

## Mogelijkheden

grimm-move-pass = Pas
grimm-move-no-action = Voer geen actie uit
grimm-move-accept = Neem het aan
grimm-move-accept-wager = Neem een weddenschap
grimm-move-accept-extra-card = Trek een extra kaart
grimm-move-accept-look = Bekijk een kaart van de personagestapel
grimm-move-accept-draw = Trek een kaart
grimm-move-keep = Houd de kaart
grimm-move-keep-known = Houd: { $artifact }
grimm-move-give = Geef de kaart aan { $who }
grimm-move-hand = Geef aan { $who }: { $artifact }
grimm-move-take = Neem: { $artifact }
grimm-move-mark = Leg een bewijsmarkering op: { $character }
grimm-move-wager = Neem de weddenschap: { $character }
grimm-move-ability = Kies de vaardigheid van: { $character }
grimm-move-accuse = Beschuldig { $who }: { $character }
grimm-move-dance = Dans { grimm-direction } en geef door: { $artifact }
grimm-move-toast = De eerste kaart aan { $first }, de tweede aan { $second }
grimm-move-toast-known = { $one } aan { $first }, { $two } aan { $second }
grimm-move-toast-both = Beide kaarten aan { $who }
grimm-move-listen = Luister { $others } af
grimm-move-act = { $action } ({ grimm-payment })

## Wat er te beslissen valt

grimm-question-draft = De draft: welk artefact neem je?
grimm-question-keep-or-give = Houd je de kaart of geef je hem weg?
grimm-question-keep-or-give-known = Getrokken: { $artifact }. Houd je de kaart of geef je hem weg?
grimm-question-giving = Aan wie geef je de kaart?
grimm-question-giving-known = Getrokken: { $artifact }. Aan wie geef je de kaart?
grimm-question-acting = Voer je een actie uit, en waarmee betaal je?
grimm-question-hand = Welke kaart uit je hand geef je, en aan wie?
grimm-question-pointing = Wie beschuldig je, en welk personage is het?
grimm-question-listening = Wie luister je af?
grimm-question-placing = Op welk personage leg je een bewijsmarkering?
grimm-question-dancing = Welke kant gaat de dans op, en wat geef je door?
grimm-question-toasting = Aan wie geef je de twee kaarten?
grimm-question-gift = Welk van je artefacten geef je, en aan wie?
grimm-question-offer-wager = Neem je nu een weddenschap?
grimm-question-offer-extra-card = Je hebt geen paar: trek je een extra kaart?
grimm-question-offer-look = Bekijk je een kaart van de personagestapel?
grimm-question-offer-draw = De beschuldiging was onjuist: trek je een kaart?
grimm-question-wagering = Welke weddenschap neem je?
grimm-question-abilities = Van welk personage wil je deze ronde de vaardigheid?
grimm-note-second = Het zou de tweede zijn voor: { $them }.
grimm-note-third = Het zou de derde zijn voor: { $them }.
grimm-note-placing = Een bewijsmarkering zegt iedereen dat je dit personage niet bent.
grimm-thinking-draft = { $who } denkt na: welk artefact in de draft?
grimm-thinking-keep-or-give = { $who } denkt na: de kaart houden of weggeven?
grimm-thinking-giving = { $who } denkt na: aan wie de kaart geven?
grimm-thinking-acting = { $who } denkt na: een actie uitvoeren?
grimm-thinking-hand = { $who } denkt na: welke handkaart geven, en aan wie?
grimm-thinking-pointing = { $who } denkt na: wie beschuldigen?
grimm-thinking-listening = { $who } denkt na: wie afluisteren?
grimm-thinking-placing = { $who } denkt na: waar een bewijsmarkering leggen?
grimm-thinking-dancing = { $who } denkt na: welke kant op dansen?
grimm-thinking-toasting = { $who } denkt na: aan wie de twee kaarten geven?
grimm-thinking-gift = { $who } denkt na: wat geven, en aan wie?
grimm-thinking-offer = { $who } denkt na: doen of laten?
grimm-thinking-offer-wager = { $who } denkt na: een weddenschap nemen?
grimm-thinking-offer-extra-card = { $who } denkt na: een extra kaart trekken?
grimm-thinking-offer-look = { $who } denkt na: in de personagestapel kijken?
grimm-thinking-offer-draw = { $who } denkt na: een kaart trekken?
grimm-thinking-wagering = { $who } denkt na: welke weddenschap?
grimm-thinking-abilities = { $who } denkt na: welke vaardigheid?

## Kaartteksten. $boon en $bane zijn artefacten; bij een artefact de personages van wie het de zegen en de vloek is.

grimm-character-about = Zegen: { $boon }. Met drie van deze kaarten win je de ronde. Vloek: { $bane }. Met twee van deze kaarten word je ontmaskerd.
grimm-artifact-about = Met drie van deze kaarten wint { $boon } de ronde; met twee wordt { $bane } ontmaskerd.

grimm-action-about-point = Zeg welk personage een andere gemaskerde speler is. Klopt het, dan wordt die ontmaskerd en krijg jij 2 rozen. Klopt het niet, dan krijgt die 1 roos en legt die een bewijsmarkering op dat personage.
grimm-action-about-eavesdrop = Een of twee andere gemaskerde spelers moeten elk een bewijsmarkering leggen op een personage naar keuze: niet hun eigen, geen ontmaskerd personage, en niet waar ze al een markering hebben.
grimm-action-about-guest-list = Bekijk in het geheim de bovenste twee kaarten van de personagestapel, die daarna wordt geschud.
grimm-action-about-dance = Kies een van je artefacten en een richting, en geef het die kant op door. Alle andere gemaskerde spelers geven tegelijk een willekeurig artefact door in dezelfde richting.
grimm-action-about-toast = Trek voor ieders ogen twee artefacten en geef ze aan een of twee andere spelers.
grimm-action-about-pick-pocket = Bekijk in het geheim een willekeurige kaart van de personagestapel. Trek daarna een artefact, en houd het of geef het weg.
grimm-action-about-gift = Geef een van je artefacten aan een andere gemaskerde speler, die jou er twee willekeurige voor teruggeeft.
grimm-action-about-secrets = Bekijk de overgebleven weddenschappen en neem er één, gedekt.

grimm-ability-about-giving-marks = Geef je iemand een van deze artefacten ({ $boon }, { $bane }), dan moet die een bewijsmarkering leggen op een personage naar keuze, mits nog gemaskerd.
grimm-ability-about-giving-shows = Geef je iemand een van deze artefacten ({ $boon }, { $bane }), dan mag je in het geheim een willekeurige kaart van de personagestapel bekijken.
grimm-ability-about-error-shows = Na een onjuiste beschuldiging mag je in het geheim een willekeurige kaart van de personagestapel bekijken.
grimm-ability-about-random-wager = Aan het begin van de ronde neem je een willekeurige weddenschap (alleen in een spel met weddenschappen).
grimm-ability-about-extra-card = Heb je aan het begin van je beurt geen paar, dan mag je een extra artefact trekken, en het houden of weggeven.
grimm-ability-about-six-different = Met zes verschillende artefacten win je de ronde, zolang je gemaskerd bent.
grimm-ability-about-error-draws = Na een onjuiste beschuldiging mag je een artefact trekken, en het houden of weggeven.
grimm-ability-about-marker-draws = Leg je tijdens je beurt een bewijsmarkering, dan moet je aan het eind ervan een artefact trekken, en het houden of weggeven.

grimm-rules-aim = Verzamel in drie rondes de meeste rozen. Iedereen gaat schuil achter een personage met een zegen en een vloek: drie kaarten van je zegen winnen de ronde, twee kaarten van je vloek ontmaskeren je.
grimm-rules-turn = Trek in je beurt voor ieders ogen een artefact, en houd het of geef het weg. Trek dan een tweede en doe het omgekeerde.
grimm-rules-evidence = Heb je een paar dat je niet ontmaskert, leg dan een bewijsmarkering op het personage van wie het de vloek is; bij een drietal dat niet wint op dat van wie het de zegen is. Zo komt iedereen te weten wie je niet bent.
grimm-rules-action = Daarna mag je een paar afleggen voor één actie. Wie iemand ontmaskert, krijgt 1 roos.
grimm-rules-unmasked = Zonder masker kun je de ronde niet winnen. Trek in je beurt een kaart, neem die in je hand en geef er een aan iemand die nog gemaskerd is.
grimm-rules-end = Wie de ronde wint, met drie kaarten van de eigen zegen of met het laatste masker, krijgt de trofee: 1, 3 en dan 5 rozen. Het spel eindigt na drie rondes, of eerder als iemand na een ronde 10 of meer rozen heeft.

grimm-option-wagers = weddenschappen
grimm-option-wagers-about = Ontmaskerde spelers wedden op wie de ronde wint, om evenveel rozen als de trofee waard is; met Geheimen kunnen gemaskerde spelers dat ook. Niet met twee spelers.
grimm-option-treasures = schatten
grimm-option-treasures-about = Iedereen krijgt elke ronde een schat: samen met een willekeurig artefact betaalt die een actie; ongebruikt is hij 1 roos waard.
grimm-option-abilities = speciale vaardigheden
grimm-option-abilities-about = Vanaf de tweede ronde heeft wie de minste rozen heeft de vaardigheid van het eigen personage uit de vorige ronde.
grimm-option-max-turns = beurtlimiet
grimm-option-max-turns-about = Na zoveel beurten eindigt het spel; 0 betekent geen limiet.
grimm-option-deduction = wie nog wie kan zijn
grimm-option-deduction-about = Laat zien welke personages iedereen nog kan zijn, op grond van wat allen kunnen afleiden.
grimm-two-players = twee spelers
grimm-two-players-about = Ieder twee personages; wie beide maskers kwijt is, verliest de ronde. Elke actie behalve met de vinger wijzen levert 1 roos op.

## Opschriften

grimm-label-roses = rozen
grimm-label-trophy = trofee
grimm-label-round = ronde { $n }
grimm-label-first-player = begint
grimm-label-tableau = tableau
grimm-label-hand = hand
grimm-label-markers = bewijsmarkeringen
grimm-label-broken-mirror = gebroken spiegel
grimm-label-treasure = schat
grimm-label-wager = weddenschap
grimm-label-wagers = weddenschappen
grimm-label-deck = trekstapel
grimm-label-discard-pile = aflegstapel
grimm-label-character-deck = personagestapel
grimm-label-draft = draft
grimm-label-masked = gemaskerd
grimm-label-unmasked = ontmaskerd
grimm-label-still-possible = nog mogelijk
grimm-label-boon = zegen
grimm-label-bane = vloek
grimm-label-ability = vaardigheid
grimm-label-actions = acties
grimm-label-character = personage
grimm-label-characters = personages
grimm-label-artifacts = artefacten

## Zinnen van alleen dit spel

phrase-big-eyes = Wat heb je grote ogen!
phrase-mirror-mirror = Spiegeltje, spiegeltje, wie is het?
phrase-this-dance = Mag ik deze dans?

## Terminal

grimm-label-drawn = getrokken
grimm-label-not = niet
grimm-label-own-wagers = jouw weddenschappen
grimm-label-peeked = gezien in de personagestapel
grimm-label-abilities = vaardigheden
grimm-label-variants = varianten
grimm-menu-give = Geef aan { $who }
grimm-menu-dance = Dans { grimm-direction }
grimm-everybody-dealt = Iedereen krijgt een geheim personage.
grimm-everybody-treasure = Iedereen krijgt een schat.
grimm-actions-offered = Actiekaarten voor deze ronde: { $actions }.
grimm-ending-ten-roses = tien rozen
grimm-ending-three-rounds = drie rondes
grimm-ending-limit = beurtlimiet
grimm-round-end-boon = drie van een zegen
grimm-round-end-last-mask = het laatste masker
grimm-round-end-six-different = zes verschillende artefacten
grimm-round-end-together = de laatste maskers tegelijk
grimm-round-end-stalemate = patstelling
grimm-hint = De Denker zou dit doen: { $move }. Winkans: { $chance }%, rozen na deze ronde: { $roses }.
grimm-hint-instead = Of anders: { $move }. Winkans: { $chance }%, rozen na deze ronde: { $roses }.
grimm-hint-believed = Op grond van wat je hebt gezien is { $who } misschien: { $characters }.

## What was skipped

grimm-missed-acted = Acties: { $each }.
grimm-missed-unmasked = Ontmaskerd: { $each }.
grimm-missed-action = { $who } ({ $action })
grimm-missed-character = { $who } ({ $character })
