### What Mascarade's refusals say in French (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Moves

not-a-move-number = { $move } n’est pas un coup ; les coups sont numérotés de 0 à { $last }
no-seat = il n’y a pas de place { $seat } à une table de { $players }
no-place = il n’y a pas d’emplacement { $place } à cette table
no-hand = il n’y a pas de main { $hand } à cette table
no-mask-number = il n’y a pas de masque { $mask } dans cette partie
opening-swap = c’est un des échanges d’ouverture, { $who } doit donc échanger ou faire semblant (M10)
must-swap = { $who } a révélé une carte au tour précédent et doit échanger ou faire semblant (M15)
no-announce = { $who } a révélé une carte au tour précédent et peut seulement regarder ou échanger (M15)
has-to-turn = { $who } doit jouer son tour ; au choix : { $options }
has-to-answer = { $who } doit répondre ; au choix : { $options }
has-to-seats = { $who } doit choisir quelqu’un ; au choix : { $options }
has-to-places = { $who } doit choisir une carte ; au choix : { $options }
has-to-how = { $who } doit échanger ou faire semblant ; au choix : { $options }
has-to-naming = { $who } doit nommer un masque ; au choix : { $options }

## Saved games

record-too-many-effects = { $mask } a plus de { $most } effets
record-no-such-edition = l’édition { $edition } à { $players } n’existe pas
record-cards-do-not-fit = { $cards } cartes ne conviennent pas à { $players }
record-unknown-masks = les cartes citent des masques qui ne sont pas en jeu
record-same-mask = deux masques ont le même nom ; donne un autre nom à l’un d’eux
record-unused-mask = { $mask } est sur la liste, mais sur aucune carte

## Sets

no-edition = l’édition { $edition } n’existe pas ; choisis 1 ou 2
wrong-number-of-players = l’édition { $edition } se joue de { $least } à { $most }, pas à { $players } ; change le nombre
masks-not-readable = un jeu de masques est une liste, pas { $value }
no-scenario = l’édition { $edition } n’a pas de scénario « { $scenario } » ; elle a : { $scenarios }
no-mask = l’édition { $edition } n’a pas de masque « { $mask } » ; la liste : ridotto masks
no-mask-but = l’édition { $edition } n’a pas de masque « { $mask } » ; voulais-tu dire { $near } ?
other-edition = M50 : { $mask } est de l’édition { $other } et on ne mélange pas les éditions ; retire ce masque ou joue l’édition { $other }
same-mask-name = M55 : deux masques différents s’appellent { $mask } ; renomme l’un d’eux
no-room = M50 : { $mask } n’a pas de place dans ce jeu ; cite tous les masques avec --masks
scenario-and-masks = choisis un scénario ou cite les masques, pas les deux
masks-named-twice = cite les masques une fois, avec --masks ou sans
own-mask-not-named = { $mask } n’est pas parmi --masks ; ajoute ce masque ou retire son --mask
own-masks-same-name = deux masques à toi s’appellent { $mask } ; renomme l’un d’eux
deal-and-masks = la donne et les masques ne sont pas les mêmes cartes ; donne l’un des deux
bad-set = { $problems }
set-problem = { $rule } : { $problem }

set-no-court = aucun masque ne prend les pièces du tribunal ; ajoute ce masque : { $mask }
set-too-few-cards = à { $players }, il faut { $wanted }, pas { $cards } ; ajoutes-en { $short }
set-too-many-cards = à { $players }, il faut { $wanted }, pas { $cards } ; retires-en { $over }
set-exactly = { $n } cartes
set-between = { $least } à { $most } cartes
set-too-few-bank = au moins un tiers des cartes doit avoir le symbole de la banque, et ici c’est { $banking } sur { $cards } ; à remplacer par des masques qui prennent à la banque : { $missing }
set-much-bank = cartes avec le symbole de la banque : { $banking } sur { $cards }, plus de la moitié ; la partie sera courte
set-alone = une seule carte { $mask } n’a pas de sens ; ajoutes-en une deuxième ou retire celle-ci
set-too-few-players = { $mask } se joue à { $least } au moins, pas à { $players } ; remplace cette carte
set-too-many-copies = il y a { $copies } × { $mask }, pas { $cards } ; retires-en { $over }
set-mixed = { $mask } n’est pas de l’édition { $edition } et on ne mélange pas les éditions ; remplace cette carte

## Sets to compare

sets-one-named = un seul jeu ne se compare à rien ; cites-en deux, ou un fichier .toml qui en a plusieurs
sets-named-twice = le même jeu est cité deux fois ; cite chacun une fois
sets-not-readable = { $file } n’est pas un fichier de jeux de masques : { $reason } ; voir docs/lab.md
sets-scenario-or-masks = { $file } : le jeu { $set } a besoin d’un scénario ou de masques
sets-none = { $file } n’a aucun jeu ; cites-en au moins deux
sets-only-one = { $file } n’a qu’un jeu ; cites-en au moins deux
sets-mask-not-readable = impossible de lire le masque { $mask } ; indique un fichier TOML à côté des jeux

## Mask files

mask-not-text = { $file } : un masque se lit dans un texte, pas dans { $value }
mask-too-long = { $file } : un masque tient en quelques lignes, et celui-ci a { $characters } caractères ; raccourcis-le
mask-bad-toml = { $file }, ligne { $line } : { $reason } ; corrige le TOML à cet endroit
mask-bad-toml-end = { $file }, fin du fichier : { $reason } ; corrige le TOML à cet endroit
mask-too-many-dots = { $file } : un masque a au plus { $most } points ; ses clés n’en ont pas besoin
mask-too-deep = { $file } : ses listes sont imbriquées trop profondément ; un pouvoir est une seule liste
mask-at-line = { $file }, ligne { $line } : { $reason }
mask-no-such-setting = il n’y a pas de réglage « { $setting } » ; les réglages sont : { $settings }
mask-no-name = un masque a besoin d’un nom ; écris name = "Smuggler"
mask-name-too-long = un nom a au plus { $most } caractères, pas { $characters } ; raccourcis-le
mask-name-characters = un nom n’a que des lettres, des chiffres, des espaces, ' et - ; choisis-en un autre
mask-name-printed = il y a déjà un masque imprimé nommé { $name } ; choisis un autre nom
mask-no-power = un masque a besoin d’un pouvoir ; écris power = ["gain(2)"]
mask-too-many-effects = un pouvoir a au plus { $most } effets, pas { $effects }
mask-effect-not-quoted = un effet s’écrit entre guillemets, comme "gain(2)", pas { $effect }
mask-bad-number = { $setting } est un nombre entier de { $least } à { $most }, pas { $number }

## Links

link-too-long = un lien a au plus { $most } caractères, pas { $characters } ; retire des masques, ou envoie un fichier
link-without-mask = il n’y a pas de masque dans ce lien ; copie le lien entier
link-other-version = ce lien a la version { $version } et ne peut pas être lu ici ; mets Ridotto à jour, ou demande le masque en fichier
link-damaged = ce lien est incomplet ou abîmé ; copie de nouveau le lien entier

## Effects

effect-no-verb = il n’y a pas de verbe « { $verb } » ; les verbes sont : { $verbs }
effect-no-brackets = « { $effect } » a besoin de parenthèses, comme { $verb }(1, another)
effect-wrong-count = « { $effect } » n’a pas le bon nombre de mots ; { $usage }
effect-usage = écris { $verb }({ $words })
effect-wrong-word = « { $word } » n’est ni un nombre ni un de ces mots : { $words }
effect-wrong-whom = { $verb } ne va pas avec { $whom } ; il va avec : { $whoms }
effect-needs-number = { $verb } veut un nombre de pièces de 1 à { $most }, pas { $n }
