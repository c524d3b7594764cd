### What The Grimm Masquerade's refusals say in French (src/ridotto/refusal.py). Nothing but { $fact } may be used
### here.

## Moves

not-a-move-number = { $move } n’est pas un coup ; les coups sont numérotés de 0 à { $last }
no-seat = il n’y a pas de place { $seat } à une table de { $players }
one-or-two-listeners = on écoute en cachette une ou deux personnes
has-to-draft = { $who } doit prendre une carte au draft ; au choix : { $options }
has-to-keep-or-give = { $who } doit garder la carte ou la donner ; au choix : { $options }
has-to-giving = { $who } doit donner la carte ; au choix : { $options }
has-to-acting = { $who } doit faire une action ou passer ; au choix : { $options }
has-to-hand = { $who } doit donner une carte de sa main ; au choix : { $options }
has-to-pointing = { $who } doit accuser quelqu’un ; au choix : { $options }
has-to-listening = { $who } doit choisir qui écouter en cachette ; au choix : { $options }
has-to-placing = { $who } doit poser un jeton ; au choix : { $options }
has-to-dancing = { $who } doit choisir une carte et un sens ; au choix : { $options }
has-to-toasting = { $who } doit servir les cartes ; au choix : { $options }
has-to-gift = { $who } doit choisir un cadeau ; au choix : { $options }
has-to-offer = { $who } doit accepter ou passer ; au choix : { $options }
has-to-wagering = { $who } doit prendre un pari ; au choix : { $options }
has-to-abilities = { $who } doit choisir une capacité ; au choix : { $options }

## Tables

wrong-number-of-players = The Grimm Masquerade se joue de { $least } à { $most }, pas à { $players } ; change le nombre
two-without-wagers = G63 : à deux, on joue sans paris ; retire-les ou invite une troisième personne

## Saved games

laid-characters = pose { $each } personnages pour chacune des { $players } places, ou aucun
laid-character-twice = un personnage est posé deux fois ; il n’y en a qu’un de chaque
laid-artifact-too-often = un artefact est posé plus de { $copies } fois ; il y en a { $copies } de chaque
laid-actions = à cette table, les cartes d’action sont, une fois chacune : { $actions }
no-such-character = il n’y a pas de personnage « { $name } » ; il y a : { $names }
no-such-artifact = il n’y a pas d’artefact « { $name } » ; il y a : { $names }
no-such-action-card = il n’y a pas de carte d’action « { $name } » ; il y a : { $names }
