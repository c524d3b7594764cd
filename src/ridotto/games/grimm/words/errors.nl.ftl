### What The Grimm Masquerade's refusals say in Dutch (src/ridotto/refusal.py). Nothing but { $fact } may be used
### here.

## Moves

not-a-move-number = { $move } is geen zet; zetten zijn genummerd van 0 tot en met { $last }
no-seat = aan een tafel voor { $players } is geen plaats { $seat }
one-or-two-listeners = je luistert één of twee spelers af
has-to-draft = { $who } moet een kaart nemen in de draft; kies uit { $options }
has-to-keep-or-give = { $who } moet de kaart houden of weggeven; kies uit { $options }
has-to-giving = { $who } moet de kaart weggeven; kies uit { $options }
has-to-acting = { $who } moet een actie uitvoeren of passen; kies uit { $options }
has-to-hand = { $who } moet een kaart uit de hand geven; kies uit { $options }
has-to-pointing = { $who } moet iemand beschuldigen; kies uit { $options }
has-to-listening = { $who } moet kiezen wie af te luisteren; kies uit { $options }
has-to-placing = { $who } moet een bewijsmarkering leggen; kies uit { $options }
has-to-dancing = { $who } moet een kaart en een richting kiezen; kies uit { $options }
has-to-toasting = { $who } moet de kaarten uitdelen; kies uit { $options }
has-to-gift = { $who } moet een geschenk kiezen; kies uit { $options }
has-to-offer = { $who } moet aannemen of passen; kies uit { $options }
has-to-wagering = { $who } moet een weddenschap nemen; kies uit { $options }
has-to-abilities = { $who } moet een vaardigheid kiezen; kies uit { $options }

## Tables

wrong-number-of-players = The Grimm Masquerade is voor { $least } tot en met { $most } spelers, niet voor { $players }; wijzig het aantal
two-without-wagers = G63: met twee speel je zonder weddenschappen; laat ze weg of nodig een derde uit

## Saved games

laid-characters = leg { $each } personages voor elk van de { $players } spelers, of geen
laid-character-twice = een personage ligt er twee keer; er is er van elk één
laid-artifact-too-often = een artefact ligt er meer dan { $copies } keer; er zijn er van elk { $copies }
laid-actions = aan deze tafel zijn de actiekaarten, elk één keer: { $actions }
no-such-character = er is geen personage “{ $name }”; er zijn: { $names }
no-such-artifact = er is geen artefact “{ $name }”; er zijn: { $names }
no-such-action-card = er is geen actiekaart “{ $name }”; er zijn: { $names }
