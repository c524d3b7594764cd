### Français. Les noms des joueurs et des masques sont des variables et ne s’accordent jamais.
### La fin du nom dit qui écoute : -you est celui qui agit, -other tous les autres ;
### -known s’il a le droit de connaître le secret, -hidden sinon.

## Pièces. La deuxième forme est le complément d’objet ; la troisième, la part de chacun.

coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
coins-object = { coins }
coins-each = chacune { coins }

## Masques

mask-judge = Juge
mask-bishop = Évêque
mask-king = Roi
mask-fool = Fou
mask-queen = Reine
mask-thief = Voleur
mask-witch = Sorcière
mask-spy = Espionne
mask-peasant = Paysan
mask-cheat = Tricheur
mask-inquisitor = Inquisiteur
mask-widow = Veuve
mask-empress = Impératrice
mask-guru = Gourou
mask-princess = Princesse
mask-puppet-master = Marionnettiste
mask-patron = Mécène
mask-swindler = Escroc
mask-beggar = Mendiant

## Cartes, par leur nom

card-you-only = ta carte
card-you-left = ta carte de gauche
card-you-right = ta carte de droite
card-you-protected = ta carte protégée
card-player-only = la carte devant { $name }
card-player-left = la carte de gauche devant { $name }
card-player-right = la carte de droite devant { $name }
card-player-protected = la carte protégée devant { $name }
card-centre-only = la carte du centre
card-centre-first = la première carte du centre
card-centre-second = la deuxième carte du centre

## Cartes comme complément d’objet : -yourself et -themself sont devant celui qui agit, -you devant toi

object-yourself-only = ta carte
object-yourself-left = ta carte de gauche
object-yourself-right = ta carte de droite
object-yourself-protected = ta carte protégée
object-themself-only = sa propre carte
object-themself-left = sa propre carte de gauche
object-themself-right = sa propre carte de droite
object-themself-protected = sa propre carte protégée
object-you-only = ta carte
object-you-left = ta carte de gauche
object-you-right = ta carte de droite
object-you-protected = ta carte protégée
object-player-only = la carte devant { $name }
object-player-left = la carte de gauche devant { $name }
object-player-right = la carte de droite devant { $name }
object-player-protected = la carte protégée devant { $name }
object-centre-only = la carte du centre
object-centre-first = la première carte du centre
object-centre-second = la deuxième carte du centre

# Avec quelle carte on annonce ou revendique ; rien là où chacun n’en a qu’une.
with-hand = { $hand ->
    [left] { " " }(carte de gauche)
    [right] { " " }(carte de droite)
    [protected] { " " }(carte protégée)
   *[only] { "" }
}

## Événements

dealt-known = Donne : { $card } – { $mask }.
dealt-hidden = Donne : { $card }, face cachée.

turn-free-you = Tour { $n } : c’est à toi.
turn-free-other = Tour { $n } : c’est à { $who }.
turn-opening-you = Tour { $n } : c’est à toi, échange d’ouverture.
turn-opening-other = Tour { $n } : c’est à { $who }, échange d’ouverture.
turn-must-swap-you = Tour { $n } : c’est à toi. Ta carte vient d’être révélée, tu dois donc échanger ou faire semblant.
turn-must-swap-other = Tour { $n } : c’est à { $who }. Sa carte vient d’être révélée, { $who } doit donc échanger ou faire semblant.
turn-no-announce-you = Tour { $n } : c’est à toi. Ta carte vient d’être révélée, tu ne peux donc rien annoncer.
turn-no-announce-other = Tour { $n } : c’est à { $who }. Sa carte vient d’être révélée, { $who } ne peut donc rien annoncer.

looked-you-known = Tu regardes { $card } : { $mask }.
looked-you-hidden = Tu regardes { $card }.
looked-other-known = { $who } regarde { $card } : { $mask }.
looked-other-hidden = { $who } regarde { $card }.

handled-you-swapped = Tu prends { $first } et { $second } et tu les échanges sous la table.
handled-you-pretended = Tu prends { $first } et { $second } et tu fais seulement semblant de les échanger sous la table.
handled-you-fate = Tu prends { $first } et { $second } et tu laisses le sort décider sous la table.
handled-you-hidden = Tu prends { $first } et { $second } et tu les échanges ou non sous la table.
handled-other-swapped = { $who } prend { $first } et { $second } et les échange sous la table.
handled-other-pretended = { $who } prend { $first } et { $second } et fait seulement semblant de les échanger sous la table.
handled-other-fate = { $who } prend { $first } et { $second } et laisse le sort décider sous la table.
handled-other-hidden = { $who } prend { $first } et { $second } et les échange ou non sous la table.

announced-you = Tu annonces : { $mask }{ with-hand }.
announced-other = { $who } annonce : { $mask }{ with-hand }.
passed-you = Tu passes.
passed-other = { $who } passe.
claimed-you = Tu revendiques aussi : { $mask }{ with-hand }.
claimed-other = { $who } revendique aussi : { $mask }{ with-hand }.
answered-you-claimed = Tu réponds en secret : tu revendiques le masque{ with-hand }.
answered-you-passed = Tu réponds en secret : tu passes.
answered-you-hidden = Tu réponds en secret.
answered-other-claimed = { $who } répond en secret et revendique le masque{ with-hand }.
answered-other-passed = { $who } répond en secret et passe.
answered-other-hidden = { $who } répond en secret.

revealed-you-known = Tu révèles { $card } : { $mask }.
revealed-you-hidden = Tu révèles { $card }.
revealed-other-known = { $who } révèle { $card } : { $mask }.
revealed-other-hidden = { $who } révèle { $card }.

used-you = Tu utilises le pouvoir : { $mask }.
used-other = { $who } utilise le pouvoir : { $mask }.
declined-you = Tu renonces au pouvoir : { $mask }.
declined-other = { $who } renonce au pouvoir : { $mask }.

paid-bank-you = Tu prends { coins-object } à la banque.
paid-bank-other = { $taker } prend { coins-object } à la banque.
paid-court-you = Tu prends { coins-object } au tribunal.
paid-court-other = { $taker } prend { coins-object } au tribunal.
paid-you-other = Tu donnes { coins-object } à { $taker }.
paid-other-you = { $giver } te donne { coins-object }.
paid-other-other = { $giver } donne { coins-object } à { $taker }.
paid-you-court = Tu paies { coins-object } au tribunal.
paid-other-court = { $giver } paie { coins-object } au tribunal.
fined-you = Tu paies { coins-object } d’amende au tribunal pour une fausse revendication.
fined-other = { $who } paie { coins-object } d’amende au tribunal pour une fausse revendication.
exchanged-you-other = Tu échanges ta fortune avec { $other } et tu as maintenant { coins-object }.
exchanged-other-you = { $who } échange sa fortune avec toi et a maintenant { coins-object }.
exchanged-other-other = { $who } échange sa fortune avec { $other } et a maintenant { coins-object }.

spied-you-known = Tu regardes en secret { $card } : { $mask }.
spied-you-hidden = Tu regardes en secret { $card }.
spied-other-known = { $who } regarde en secret { $card } : { $mask }.
spied-other-hidden = { $who } regarde en secret { $card }.
shown-you-known = Sans regarder, tu montres au reste de la table { $card } : { $mask }.
shown-you-hidden = Sans regarder, tu montres au reste de la table { $card }.
shown-other-known = Sans regarder, { $who } montre au reste de la table { $card } : { $mask }.
shown-other-hidden = Sans regarder, { $who } montre au reste de la table { $card }.

asked-you-other = Tu demandes à { $other } : quel est ton masque{ with-hand } ? Une erreur coûte { coins-object }.
asked-other-you = { $who } te demande : quel est ton masque{ with-hand } ? Une erreur coûte { coins-object }.
asked-other-other = { $who } demande à { $other } : quel est ton masque{ with-hand } ? Une erreur coûte { coins-object }.
named-you = Tu réponds : { $mask }.
named-other = { $who } répond : { $mask }.
moved-you-other = Tu fais changer de place { $first } et { $second }.
moved-other-you = { $who } vous fait changer de place, { $second } et toi.
moved-other-other = { $who } fait changer de place { $first } et { $second }.

ended-rich = Treize pièces ou plus : la partie est finie.
ended-ruin = Quelqu’un a perdu sa dernière pièce : la partie est finie.
ended-power = Un pouvoir décide de la partie.
ended-limit = C’était le dernier tour : la partie est finie.

## Textes des cartes : un par verbe et par personne touchée ; -same s’il s’agit du joueur qui vient d’être choisi

effect-gain-self = Prends { coins-object } à la banque.
effect-gain-left = La personne à ta gauche prend { coins-object } à la banque.
effect-gain-right = La personne à ta droite prend { coins-object } à la banque.
effect-gain-neighbours = Les deux personnes à tes côtés prennent { coins-each } à la banque.
effect-gain-everyone-else = Toutes les autres personnes prennent { coins-each } à la banque.
effect-gain-the-richest = La plus riche des autres personnes prend { coins-object } à la banque ; en cas d’égalité, tu choisis.
effect-gain-the-poorest = La plus pauvre des autres personnes prend { coins-object } à la banque ; en cas d’égalité, tu choisis.
effect-gain-another = Choisis une autre personne, qui prend { coins-object } à la banque.
effect-gain-two-others = Choisis deux autres personnes, qui prennent { coins-each } à la banque.
effect-gain-same = La même personne prend { coins-object } à la banque.
effect-gain-same-two = Les deux mêmes personnes prennent { coins-each } à la banque.

effect-take-left = Prends { coins-object } à la personne à ta gauche.
effect-take-right = Prends { coins-object } à la personne à ta droite.
effect-take-neighbours = Prends { coins-object } à chacune des deux personnes à tes côtés.
effect-take-everyone-else = Prends { coins-object } à chacune des autres personnes.
effect-take-the-richest = Prends { coins-object } à la plus riche des autres personnes ; en cas d’égalité, tu choisis.
effect-take-the-poorest = Prends { coins-object } à la plus pauvre des autres personnes ; en cas d’égalité, tu choisis.
effect-take-another = Prends { coins-object } à une autre personne de ton choix.
effect-take-two-others = Prends { coins-object } à chacune de deux autres personnes de ton choix.
effect-take-same = Prends { coins-object } à la même personne.
effect-take-same-two = Prends { coins-object } à chacune des deux mêmes personnes.

effect-give-left = Donne { coins-object } à la personne à ta gauche.
effect-give-right = Donne { coins-object } à la personne à ta droite.
effect-give-neighbours = Donne { coins-object } à chacune des deux personnes à tes côtés.
effect-give-everyone-else = Donne { coins-object } à chacune des autres personnes.
effect-give-the-richest = Donne { coins-object } à la plus riche des autres personnes ; en cas d’égalité, tu choisis.
effect-give-the-poorest = Donne { coins-object } à la plus pauvre des autres personnes ; en cas d’égalité, tu choisis.
effect-give-another = Donne { coins-object } à une autre personne de ton choix.
effect-give-two-others = Donne { coins-object } à chacune de deux autres personnes de ton choix.
effect-give-same = Donne { coins-object } à la même personne.
effect-give-same-two = Donne { coins-object } à chacune des deux mêmes personnes.

effect-fine-self = Paie { coins-object } au tribunal.
effect-fine-left = La personne à ta gauche paie { coins-object } au tribunal.
effect-fine-right = La personne à ta droite paie { coins-object } au tribunal.
effect-fine-neighbours = Les deux personnes à tes côtés paient { coins-each } au tribunal.
effect-fine-everyone-else = Toutes les autres personnes paient { coins-each } au tribunal.
effect-fine-the-richest = La plus riche des autres personnes paie { coins-object } au tribunal ; en cas d’égalité, tu choisis.
effect-fine-the-poorest = La plus pauvre des autres personnes paie { coins-object } au tribunal ; en cas d’égalité, tu choisis.
effect-fine-another = Choisis une autre personne, qui paie { coins-object } au tribunal.
effect-fine-two-others = Choisis deux autres personnes, qui paient { coins-each } au tribunal.
effect-fine-same = La même personne paie { coins-object } au tribunal.
effect-fine-same-two = Les deux mêmes personnes paient { coins-each } au tribunal.

effect-collect-the-court-self = Prends toutes les pièces du tribunal.
effect-top-up-self = Prends des pièces à la banque jusqu’à en avoir { $n } ; si tu en as déjà autant ou plus, tu ne prends rien.
effect-gain-together-self = Prends { coins-object } à la banque. Si plusieurs personnes révèlent ce masque dans le même tour, chacune prend à la place { coins-object } pour chacune d’elles.
effect-beg-self = Dans le sens des aiguilles d’une montre à partir de ta gauche, chaque personne qui a plus de pièces que toi à cet instant te donne { coins-object }.
effect-exchange-fortunes-another = Tu peux échanger toutes tes pièces contre celles d’une autre personne de ton choix.
effect-exchange-fortunes-same = Tu peux échanger toutes tes pièces contre celles de la même personne.
effect-win-with-self = Si tu as { coins-object } ou plus, tu gagnes aussitôt.
effect-swap-or-pretend-two-others = Prends sans les regarder les cartes de deux autres personnes et échange-les, ou fais seulement semblant.
effect-swap-or-pretend-same-two = Prends sans les regarder les cartes des deux mêmes personnes et échange-les, ou fais seulement semblant.
effect-see-and-swap-another = Regarde en secret ta carte et celle d’une autre personne, puis échange-les ou fais seulement semblant.
effect-see-and-swap-another-or-centre = Regarde en secret ta carte et une carte d’une autre personne ou du centre, puis échange-les ou fais seulement semblant.
effect-see-and-swap-same = Regarde en secret ta carte et celle de la même personne, puis échange-les ou fais seulement semblant.
effect-see-and-swap-same-or-centre = Regarde en secret ta carte et celle de la même personne (après une carte du centre, choisis à nouveau), puis échange-les ou fais seulement semblant.
effect-peek-another = Regarde en secret la carte d’une autre personne.
effect-peek-another-or-centre = Regarde en secret une carte d’une autre personne ou du centre.
effect-peek-same = Regarde en secret la carte de la même personne.
effect-peek-same-or-centre = Regarde en secret la carte de la même personne (après une carte du centre, choisis à nouveau).
effect-show-another = Choisis une autre personne, qui montre sa carte au reste de la table sans la regarder.
effect-show-same = La même personne montre sa carte au reste de la table sans la regarder.
effect-question-another = Choisis une autre personne, qui dit quel est son masque puis le révèle. Si elle se trompe, elle te donne { coins-object }.
effect-question-same = La même personne dit quel est son masque puis le révèle. Si elle se trompe, elle te donne { coins-object }.
effect-change-seats-two-others = Choisis deux autres personnes, qui changent de place entre elles ; les cartes et les pièces restent où elles sont.
effect-change-seats-same-two = Les deux mêmes personnes changent de place entre elles ; les cartes et les pièces restent où elles sont.

## Options

move-pass = Passer
move-decline = Renoncer au pouvoir
move-pretend = Faire seulement semblant de les échanger
move-swap = Les échanger
move-claim = C’est moi ! (revendiquer){ with-hand }
move-look = Regarder { $card }
move-name = Dire : { $mask }
move-choose-you = Toi
move-choose-other = Choisir { $who }
move-take = Prendre { $card }
move-announce = Annoncer : { $mask }{ with-hand }
move-swap-swapped = Échanger { $first } et { $second }
move-swap-pretended = Faire seulement semblant d’échanger { $first } et { $second }
move-swap-fate = Laisser le sort décider : { $first } et { $second }

## Ce qu’il y a à décider

question-turn-free = À toi : regarder, échanger ou annoncer ?
question-turn-opening = Ton échange d’ouverture : quelle carte prends-tu, et échanges-tu vraiment ?
question-turn-must-swap = Ta carte vient d’être révélée, tu dois donc échanger ou faire semblant. Quelle carte prends-tu ?
question-turn-no-announce = Ta carte vient d’être révélée, tu peux donc seulement regarder ou échanger. Que fais-tu ?
question-answer = { $who } annonce : { $mask }. Passes-tu, ou revendiques-tu aussi ce masque ?
question-seats = Pouvoir : { $mask }. Qui choisis-tu ?
question-places = Pouvoir : { $mask }. Quelle carte prends-tu ?
question-how = Pouvoir : { $mask }. Échanges-tu les deux cartes, ou fais-tu seulement semblant ?
question-naming = Pouvoir : { $mask }. Quel masque dis-tu avoir ?
note-claims = Revendiqué aussi par : { $others }.
note-meets-theirs = Si { $who } utilise le pouvoir maintenant, il concerne : { $them }.
note-meets-yours = Si tu l’utilises, il concerne : { $them }.
note-cost-claim = Une fausse revendication te coûte { coins-object } (au tribunal).
note-cost-announce = Annoncer : si quelqu’un revendique le masque et que tu ne l’as pas, tu paies { coins-object } au tribunal. Si personne ne le revendique, aucune carte n’est révélée.
note-cost-naming = Une mauvaise réponse te coûte { coins-object }. Ta carte est révélée dans tous les cas.
note-lately = Annoncés récemment : { $masks }.
note-how = Personne d’autre ne saura si elles ont été échangées.
note-card-one = Pour autant que tu saches, { $card } est : { $masks }.
note-card-some = Pour autant que tu saches, { $card } peut être : { $masks }.
note-card-all = Tu ne sais pas quel masque est { $card }.
thinking-turn-free = { $who } réfléchit : regarder, échanger ou annoncer ?
thinking-turn-opening = { $who } réfléchit : échange d’ouverture.
thinking-turn-must-swap = { $who } réfléchit : échanger ou faire semblant, rien d’autre n’est permis.
thinking-turn-no-announce = { $who } réfléchit : regarder ou échanger ?
thinking-answer = { $who } réfléchit : passer ou revendiquer aussi ? ({ $mask })
thinking-seats = { $who } réfléchit : qui ? ({ $mask })
thinking-places = { $who } réfléchit : quelle carte ? ({ $mask })
thinking-how = { $who } réfléchit : échanger ou faire semblant ? ({ $mask })
thinking-naming = { $who } réfléchit : quel masque dire ? ({ $mask })

## Étiquettes

court = tribunal
bank = banque
centre = centre
mask = masque
masks-in-game = Masques de cette partie
may-be = peut-être { $masks }
unknown = inconnu
edition-1 = première édition (2013)
edition-2 = deuxième édition (2021)
scenario-recommended = le jeu de masques conseillé
scenario-a = A : un scénario maison pour les premières parties (le nôtre, pas celui de la boîte)
scenario-b = B : un scénario maison, plus stratégique (le nôtre, pas celui de la boîte)

option-opening-round = tour de table d’ouverture
option-opening-round-about = Les échanges d’ouverture durent un tour de table entier au lieu de quatre tours seulement.
option-all-at-once = réponses simultanées
option-all-at-once-about = Les réponses à une annonce restent secrètes jusqu’à ce que chacun ait répondu.
option-fate = laisser le sort décider
option-fate-about = Pour un échange, on peut s’en remettre au hasard : personne n’en connaît alors l’issue.
option-show-bans = montrer une carte limite aussi
option-show-bans-about = Devoir montrer une carte aux autres limite le tour suivant, comme la révéler.
option-max-turns = limite de tours
option-max-turns-about = La partie s’arrête après ce nombre de tours et la plus grosse fortune gagne ; 0 pour aucune limite.
option-memory = mémoire
option-memory-about = Combien de temps le jeu se souvient pour toi des cartes que tu connais.
memory-nothing = rien que le tour en cours
memory-round = le dernier tour de table
memory-everything = toute la partie

## Phrases propres à ce jeu

phrase-i-am-the-king = Je suis le Roi. Vraiment.

## Terminal

hand-left = gauche
hand-right = droite
hand-protected = protégée
menu-announce = Annoncer{ with-hand }
menu-swap = Échanger{ with-hand } avec
menu-pretend = Faire semblant{ with-hand } avec
menu-fate = S’en remettre au sort{ with-hand }
passing = Passent : { $names }.
press-enter = Retiens qui est qui : les cartes vont être retournées. Appuie sur Entrée.
hint = Le Penseur ferait ceci : { $move }. Chances de gagner : { $chance } %, pièces à la fin : { $coins }.
hint-instead = Ou bien : { $move }. Chances de gagner : { $chance } %, pièces à la fin : { $coins }.
hint-believed = D’après ce que tu as vu, { $card } pourrait être : { $masks }.
from-players = à partir de { $n } personnes
bank-symbol = prend des pièces à la banque
mask-is-fine = Ce masque peut être joué.
set-is-fine = Ce jeu de masques peut être joué : édition { $edition }, { $players } personnes.
ending-rich = 13 pièces
ending-ruin = une personne est ruinée
ending-power = par un pouvoir
ending-limit = limite de tours

## What was skipped

missed-announced = Annonces : { $each }.
missed-revealed = Cartes révélées : { $each }.
missed-each = { $who } ({ $mask })
