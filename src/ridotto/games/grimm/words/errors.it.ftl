### What The Grimm Masquerade's refusals say in Italian (src/ridotto/refusal.py). Nothing but { $fact } may be used
### here.

## Moves

not-a-move-number = { $move } non è una mossa; le mosse sono numerate da 0 a { $last }
no-seat = a un tavolo da { $players } non c’è il posto { $seat }
one-or-two-listeners = si ascoltano di nascosto una o due persone
has-to-draft = { $who } deve prendere una carta nel draft; la scelta: { $options }
has-to-keep-or-give = { $who } deve tenere la carta o darla via; la scelta: { $options }
has-to-giving = { $who } deve dare la carta; la scelta: { $options }
has-to-acting = { $who } deve compiere un’azione o passare; la scelta: { $options }
has-to-hand = { $who } deve dare una carta della mano; la scelta: { $options }
has-to-pointing = { $who } deve accusare qualcuno; la scelta: { $options }
has-to-listening = { $who } deve scegliere chi ascoltare di nascosto; la scelta: { $options }
has-to-placing = { $who } deve mettere un segnalino; la scelta: { $options }
has-to-dancing = { $who } deve scegliere una carta e una direzione; la scelta: { $options }
has-to-toasting = { $who } deve distribuire le carte; la scelta: { $options }
has-to-gift = { $who } deve scegliere un dono; la scelta: { $options }
has-to-offer = { $who } deve accettare o passare; la scelta: { $options }
has-to-wagering = { $who } deve prendere una scommessa; la scelta: { $options }
has-to-abilities = { $who } deve scegliere un’abilità; la scelta: { $options }

## Tables

wrong-number-of-players = The Grimm Masquerade si gioca da { $least } a { $most }, non in { $players }; cambia il numero
two-without-wagers = G63: in due si gioca senza scommesse; toglile o invita una terza persona

## Saved games

laid-characters = disponi { $each } personaggi per ciascuno dei { $players } posti, o nessuno
laid-character-twice = un personaggio è disposto due volte; ce n’è uno solo di ciascuno
laid-artifact-too-often = un artefatto è disposto più di { $copies } volte; di ognuno ce ne sono { $copies }
laid-actions = a questo tavolo le carte azione sono, una volta ciascuna: { $actions }
no-such-character = non c’è il personaggio «{ $name }»; ci sono: { $names }
no-such-artifact = non c’è l’artefatto «{ $name }»; ci sono: { $names }
no-such-action-card = non c’è la carta azione «{ $name }»; ci sono: { $names }
