### The Grimm Masquerade on the page.

## Start and agreement

start-game-grimm = Deductie: ontdek wie wie is op het bal van het beest, voordat jij ontmaskerd wordt.

## The table

stage-grimm-turn = aan de beurt
stage-grimm-hold = Houd vast om te kijken
stage-grimm-goal = Het doel: de meeste rozen na drie rondes. Drie kaarten van je zegen winnen een ronde, twee van je vloek ontmaskeren je.
stage-grimm-board = Wie is wie?
stage-grimm-privately = Houd vast: met wat alleen jij weet
stage-grimm-cell-shown = is dit personage
stage-grimm-cell-marker = heeft hier een bewijsmarkering gelegd: is het niet
stage-grimm-cell-impossible = kan het niet zijn
stage-grimm-cell-certain = kan alleen deze zijn
stage-grimm-cell-open = mogelijk
stage-grimm-pencil-struck = door jou doorgestreept
stage-grimm-pencil-pinned = jouw vermoeden
stage-grimm-pencil-about = Tik op een vakje voor je eigen notities: doorstrepen, verdenken, wissen.
stage-grimm-middle = Het midden van de tafel
stage-grimm-discarded = afgelegd
stage-grimm-cost = Na je twee kaarten mag je een van deze acties doen. Dat kost twee gelijke artefacten uit je tableau, of een schat en één artefact naar keuze.
stage-grimm-ask-payment = { $action }: waarmee betaal je?
stage-grimm-ask-who = Welk personage is { $who }?
stage-grimm-ask-whom = { $artifact }: aan wie?
stage-grimm-ask-way = { $artifact }: welke kant gaat de dans op?
stage-grimm-ask-else = Nog iemand?
stage-grimm-nobody-else = Niemand anders
stage-grimm-thinking = { $who } denkt na.

## After a game

after-grimm-honour-detective = Beste speurder
after-grimm-honour-detective-about = Juiste beschuldigingen: { $n }
after-grimm-honour-unmasker = Ceremoniemeester
after-grimm-honour-unmasker-about = Maskers laten vallen: { $n }
after-grimm-honour-masked = Het langst gemaskerd
after-grimm-honour-masked-about = Beurten achter het masker: { $n }
after-grimm-honour-suspect = De eeuwige verdachte
after-grimm-honour-suspect-about = Keren ten onrechte beschuldigd: { $n }
after-grimm-honour-giver = Gulste gever
after-grimm-honour-giver-about = Kaarten weggegeven: { $n }
after-grimm-honour-gambler = Geluk in weddenschappen
after-grimm-honour-gambler-about = Rozen uit weddenschappen: { $n }
after-grimm-honour-bloom = In volle bloei
after-grimm-honour-bloom-about = Rozen in één ronde: { $n }
after-roses = Rozen door het spel heen
after-rounds = Ronde voor ronde
after-unmasked = Ontmaskerd
after-fell-self = { $who } ({ $character }): door een noodlottig paar, helemaal alleen.
after-fell-pair = { $who } ({ $character }): door een noodlottig paar, dankzij { $by }.
after-fell-pointed = { $who } ({ $character }): genoemd door { $by }.
after-show-masked = Achter het masker: { $who }. Wie is dat?
after-show-was = { $who } bleek: { $characters }
after-nobody-fell = In deze ronde is geen masker gevallen.
after-accusations = Beschuldigingen
after-wager = { $who }: { $character }. Rozen: { $n }
after-round-open = Het spel eindigde midden in deze ronde.

## Learning

learn-grimm-aim-title = Waar het om gaat
learn-grimm-turn-title = Jouw beurt
learn-grimm-evidence-title = Bewijs
learn-grimm-action-title = Acties en beschuldigingen
learn-grimm-unmasked-title = Zonder masker
learn-grimm-end-title = Rozen en het einde
learn-term-rose = roos
learn-term-rose-about = Daarmee win je: na drie rondes, of zodra iemand er na een ronde minstens tien heeft, wint wie de meeste heeft.
learn-term-boon = zegen
learn-term-boon-about = Het artefact waar je personage naar verlangt. Drie voor je, en de ronde is van jou.
learn-term-bane = vloek
learn-term-bane-about = Het artefact waar je personage bang voor is. Twee voor je, en je masker valt.
learn-term-marker = bewijsmarkering
learn-term-marker-about = Ligt op een personage dat je niet bent. Iedereen ziet het: hoe minder van jou, hoe beter je verborgen bent.
learn-term-trophy = trofee
learn-term-trophy-about = Voor wie de ronde wint: 1 roos in de eerste, 3 in de tweede, 5 in de derde.
learn-term-draft = draft
learn-term-draft-about = Voor de eerste beurt van een ronde liggen er kaarten open en neemt iedereen er om de beurt een.
learn-guide-grimm-goal = Het doel: de meeste rozen. De eerste ronde winnen levert er 1 op, de tweede 3, de derde 5. Je wint een ronde met drie kaarten van je zegen, of met het laatste masker. 10 rozen na een ronde: eerder klaar.
learn-guide-grimm-character = Je bent een van acht personages; niemand anders weet welk. Met drie kaarten van je zegen, je geluksartefact, win je meteen de ronde; twee van je vloek ontmaskeren je. Beide staan bij je plaats, alleen voor jouw ogen.
learn-guide-grimm-draft = Om te beginnen neemt iedereen één artefact; het ligt open. Elk soort is de zegen van één personage en de vloek van een ander. De gezichten naast een naam tonen wie die speler nog kan zijn.
learn-guide-grimm-keep = Houd deze kaart of geef hem weg; met de volgende moet je het omgekeerde doen. Iedereen ziet beide. Twee kaarten van iemands vloek ontmaskeren die speler meteen: 1 roos voor wie de tweede gaf.
learn-guide-grimm-gift = Elke kaart die voor je ligt, telt voor je zegen of je vloek, van wie hij ook komt. Houd je een tweede kaart van je eigen vloek, dan valt je masker en krijgt niemand een roos.
learn-guide-grimm-give = Je hield je eerste kaart, dus deze moet naar een ander. Is hij de tweede kaart van diens vloek, dan valt dat masker en krijg jij 1 roos.
learn-guide-grimm-pair = Twee gelijke kaarten, en { $who } is nog gemaskerd: dit is niet de vloek van { $who }. Dus moet een bewijsmarkering, een rood kruis, op het personage met die vloek. Eén enkele streep: om een andere reden uitgesloten.
learn-guide-grimm-triple = Drie gelijke kaarten, en de ronde gaat door: dit is niet de zegen van { $who }. Dus moet er een bewijsmarkering op het personage van wie het wel de zegen is.
learn-guide-grimm-acting = Je mag één actie doen, of geen. Die kost twee gelijke artefacten van jou. Wijs met de vinger: noem het personage van een ander. Klopt het, dan valt dat masker en krijg jij 2 rozen; zo niet, dan krijgt die er 1.
learn-guide-grimm-acted = { $who } doet een actie: na beide kaarten mag dat, met een masker op, voor twee gelijke artefacten, die worden afgelegd. Tik op de actiekaarten op tafel om ze te lezen. Alle behalve “Wijs met de vinger” wisselen elke ronde.
learn-guide-grimm-pointed = Klopt het, dan wordt { $other } ontmaskerd en krijgt { $who } 2 rozen. Zo niet, dan krijgt { $other } 1 roos. De twee artefacten die het kostte, zijn hoe dan ook weg.
learn-guide-grimm-pointed-you = Klopt het, dan word je ontmaskerd en krijgt { $who } 2 rozen. Zo niet, dan krijg jij 1 roos. De twee artefacten die het kostte, zijn hoe dan ook weg.
learn-guide-grimm-placing = Je moet een bewijsmarkering op een personage leggen: niet je eigen, geen ontmaskerd personage, niet waar je er al een hebt. Iedereen leert wie je niet bent.
learn-guide-grimm-unmasked = Zonder masker doet { $who } geen acties en is deze ronde niet meer te winnen. De kaarten worden een geheime hand: elke beurt trekt { $who } er een en geeft er een aan iemand met een masker. Ontmaskert die kaart: 1 roos.
learn-guide-grimm-unmasked-you = Je masker is gevallen: geen acties meer, en deze ronde kun je niet winnen. Je kaarten worden een hand die alleen jij ziet. Je houdt je beurten en kunt nog steeds rozen winnen.
learn-guide-grimm-hand = Je hebt een kaart getrokken die alleen jij ziet. Geef er nu een uit je hand aan iemand die nog gemaskerd is. Is het de tweede kaart van diens vloek, dan valt dat masker en krijg jij 1 roos.
learn-guide-grimm-round-ended = Een ronde eindigt meteen met drie kaarten van een zegen, of als er nog één masker over is. De trofee zijn de rozen voor de winst: 1, 3 of 5. Met minstens 10 rozen na een ronde is het spel uit.
learn-guide-grimm-round = Een nieuwe ronde: de rozen blijven; personages, kaarten en alle acties behalve “Wijs met de vinger” zijn nieuw. Wie de minste rozen heeft, begint.
learn-guide-grimm-ended = De meeste rozen winnen het spel: { $who }. Bij gelijke stand beslissen rozen van trofeeën; zijn ook die gelijk, dan win je samen.
learn-guide-grimm-ended-you = De meeste rozen winnen het spel, en die heb jij. Bij gelijke stand beslissen rozen van trofeeën; zijn ook die gelijk, dan win je samen.
