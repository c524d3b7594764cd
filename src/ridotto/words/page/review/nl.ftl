### De analyse van een afgelopen spel.

## Een analyse aanvragen, en erop wachten

review-title = Analyse van het spel
review-open = Analyse
review-next = Jouw analyse is de volgende.
review-queued = Plaats in de wachtrij: { $n }.
review-waiting = De analyse wordt aangevraagd …
review-cancel = Laat maar
review-cancelled = De analyse is afgezegd.
review-ask = Analyseer dit spel
review-quick = Eerst een snelle
review-is-quick = Dit is een snelle analyse: de cijfers zijn grover dan die van de volledige.
review-closer = Kijk beter
review-off = Deze server maakt geen analyses.
review-failed = De analyse kon niet worden opgehaald.
review-back = Terug naar de tafel

## Kansen in de tijd

review-chances = Winstkansen
review-chances-about = Eén lijn per persoon, na elke beslissing.
review-kind = Kansen
review-kind-truth = in werkelijkheid
review-kind-own = volgens wat ieder kon weten
review-moment = Ogenblik
review-deal = Het delen
review-step = Beurt { $turn }: { $who }
review-watch = Bekijk dit moment

## De spelers

review-player = Speler
review-players-about = Nauwkeurigheid: hoe weinig er is weggegeven. Moed: hoe goed er werd gebluft. Argwaan: hoe goed er werd betwist. Geluk: wat geen eigen beslissing verklaart, in punten kans.

## Beslissingen

review-decisions = Beslissingen
review-by-player = Van wie
review-by-verdict = Oordeel
review-everybody = iedereen
review-any = elk
review-options = Alle opties
review-between = { $low } tot { $high }
review-more = Meer tonen
review-no-decisions = Die zijn er niet.
review-chosen = gekozen

## Wat iemand geloofde, in de herhaling

review-beliefs-of = Geloofd door
review-beliefs-nobody = niemand
review-beliefs-here = Wat { $who } hier kon geloven

## Een moment delen

review-share = Deel dit moment
review-share-names = Met namen
review-share-names-about = Anders worden alleen plaatsen genoemd.
review-share-ask-about = Verbergt wat erna kwam.
review-picture = Afbeelding
review-picture-save = Afbeelding opslaan
review-play-on = Speel vanaf hier verder tegen bots
review-play-on-as = Als
review-what-you-see = Je zit op de plaats van { $who } en weet alleen wat daar te zien was.
review-show-what-came = Laat zien wat er gebeurde

## Privacy

review-private = Alleen voor deze tafel
review-private-about = Dan kan alleen wie aan tafel zat dit spel, de herhaling en de analyse openen.
review-private-others = Iemand anders aan tafel wil dat ook.

## Een hint tijdens het spelen tegen bots

review-hint = Wat zou de Denker doen?
review-hint-thinking = De Denker denkt na …
review-hint-mark = Stil teken na mijn beslissingen
review-mark-same = De Denker had hetzelfde gedaan.
review-mark-close = Bijna zo goed als de keuze van de Denker.
review-mark-other = De Denker had anders gekozen.

## Saved games

review-file-title = Open een bewaard spel
review-file-about = Bekijk een spel dat als bestand is bewaard nog eens, en lees de analyse. Wie de link krijgt, kan dat een week lang ook.
review-file-choose = Bestand van het spel
review-file-reading = Het bestand wordt gelezen …
review-file-bad = Dit is geen bestand van een spel.
