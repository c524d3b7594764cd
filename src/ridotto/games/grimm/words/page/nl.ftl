### The Grimm Masquerade on the page.

## Start and agreement

start-game-grimm = Deductie: ontdek wie wie is op het bal van het beest, voordat jij ontmaskerd wordt.

## The table

stage-grimm-turn = aan de beurt
stage-grimm-hold = Houd vast om te kijken
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
learn-guide-grimm-dealt = Je hebt een geheim personage: houd je masker ingedrukt om te zien wie je bent. Drie kaarten van je zegen winnen de ronde, twee van je vloek ontmaskeren je.
learn-guide-grimm-draft = Neem een kaart om mee te beginnen. Je vloek is gevaarlijk, maar wie hem altijd mijdt, verraadt zich.
learn-guide-grimm-keep = Houd deze kaart of geef hem weg, en doe met de volgende het omgekeerde. Een geschenk kan vergif zijn: met twee kaarten van hun vloek worden anderen ontmaskerd, en jij krijgt een roos.
learn-guide-grimm-marked = Bij een paar dat niemand ontmaskert komt er een bewijsmarkering op een personage: nu weet iedereen wie { $who } niet is.
learn-guide-grimm-acting = Met een paar betaal je een actie. Beschuldig iemand als je denkt te weten wie het is: 2 rozen als je gelijk hebt, 1 voor de ander als je het mis hebt.
learn-guide-grimm-unmasked = Er is een masker gevallen. Zonder kun je de ronde niet meer winnen, maar je deelt nog kaarten uit, en rozen tellen tot het einde.
