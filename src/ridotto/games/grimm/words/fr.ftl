### The Grimm Masquerade en français. Les noms des joueurs, des personnages, des artefacts et des actions sont des
### variables et ne s’accordent jamais. -you est celui qui agit, -other tous les autres ; s’il s’agit de deux
### personnes, la seconde est celle que cela touche. -known s’il peut connaître le secret, -hidden sinon.

grimm-title = The Grimm Masquerade

## Personnages

grimm-character-evil-queen = Méchante Reine
grimm-character-red-riding-hood = Petit Chaperon rouge
grimm-character-big-bad-wolf = Grand Méchant Loup
grimm-character-hansel = Hansel
grimm-character-cinderella = Cendrillon
grimm-character-sleeping-beauty = Belle au bois dormant
grimm-character-rumpelstiltskin = Rumpelstiltskin
grimm-character-the-beast = La Bête

## Artefacts

grimm-artifact-crown = Couronne
grimm-artifact-treats = Friandises
grimm-artifact-disguise = Déguisement
grimm-artifact-cauldron = Chaudron
grimm-artifact-glass-slipper = Pantoufle de verre
grimm-artifact-clock = Horloge
grimm-artifact-spindle = Fuseau
grimm-artifact-mirror = Miroir

## Actions

grimm-action-point-the-finger = Pointer du doigt
grimm-action-eavesdrop = Écouter aux portes
grimm-action-peek-at-the-guest-list = Épier la liste des invités
grimm-action-start-the-dance = Ouvrir le bal
grimm-action-make-a-toast = Porter un toast
grimm-action-pick-pocket = Faire les poches
grimm-action-thoughtful-gift = Cadeau attentionné
grimm-action-secrets = Secrets

## Compter. La deuxième forme des roses est le complément d’objet.

grimm-roses = { $n ->
    [one] { $n } rose
   *[other] { $n } roses
}
grimm-roses-object = { grimm-roses }
grimm-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
grimm-so-many = { $n ->
    [1] { $artifact }
   *[other] { $n } × { $artifact }
}

## Parties de phrases

grimm-your-character = { $which ->
    [first] Ton premier personnage
    [second] Ton second personnage
   *[only] Ton personnage
}
# Une paire, ou un artefact avec le trésor.
grimm-payment = { $n ->
    [1] trésor + { $artifact }
   *[other] { $n } × { $artifact }
}
grimm-what-for = { $why ->
    [unmasking] pour un masque tombé
    [guess] pour l’accusation juste
    [accused] en consolation de la fausse accusation
    [action] pour l’action
    [trophy] pour le trophée
    [wager] pour le pari gagné
   *[treasure] pour le trésor inutilisé
}
grimm-direction = { $direction ->
    [left] vers la gauche
   *[right] vers la droite
}
grimm-a-wager = { $how ->
    [random] un pari au hasard
   *[chosen] un pari
}

## Événements : une manche commence

grimm-round-you = Manche { $n } : tu commences.
grimm-round-other = Manche { $n } : { $who } commence.
grimm-ability-you = Pour cette manche, tu as la capacité d’un personnage : { $character }.
grimm-ability-other = Pour cette manche, { $who } a la capacité d’un personnage : { $character }.
grimm-offered = Une carte action est dévoilée : { $action }.
grimm-dealt-you-known = { grimm-your-character } : { $character }.
grimm-dealt-you-hidden = Tu reçois un personnage secret.
grimm-dealt-other-known = { $who } reçoit un personnage secret : { $character }.
grimm-dealt-other-hidden = { $who } reçoit un personnage secret.
grimm-treasure-you = Tu reçois un trésor.
grimm-treasure-other = { $who } reçoit un trésor.
grimm-revealed-known = Dévoilé pour le draft : { $artifact }.
grimm-revealed-hidden = Une carte est posée pour le draft.
grimm-drafted-you = Au draft, tu prends : { $artifact }.
grimm-drafted-other = Au draft, { $who } prend : { $artifact }.
grimm-discarded = Reste du draft, à la défausse : { grimm-so-many }.

## Événements : un tour

grimm-turn-masked-you = Tour { $n } : à toi de jouer.
grimm-turn-masked-other = Tour { $n } : { $who } joue.
grimm-turn-unmasked-you = Tour { $n } : à toi de jouer, sans masque.
grimm-turn-unmasked-other = Tour { $n } : { $who } joue, sans masque.
grimm-drew-you-known = Tu pioches : { $artifact }.
grimm-drew-you-alone = Tu pioches une carte à l’insu des autres : { $artifact }.
grimm-drew-you-hidden = Tu pioches une carte.
grimm-drew-other-known = { $who } pioche : { $artifact }.
grimm-drew-other-alone = { $who } pioche une carte à l’insu des autres : { $artifact }.
grimm-drew-other-hidden = { $who } pioche une carte à l’insu des autres.
grimm-kept-you = Tu gardes : { $artifact }.
grimm-kept-other = { $who } garde : { $artifact }.
grimm-gave-you-other = Tu donnes à { $other } : { $artifact }.
grimm-gave-other-you = { $who } te donne : { $artifact }.
grimm-gave-other-other = { $who } donne à { $other } : { $artifact }.
grimm-passed-you-other = Tu passes une carte au hasard à { $other } : { $artifact }.
grimm-passed-other-you = { $who } te passe une carte au hasard : { $artifact }.
grimm-passed-other-other = { $who } passe une carte au hasard à { $other } : { $artifact }.
grimm-shuffled = La défausse est mélangée et devient la nouvelle pioche : { grimm-cards }.

## Événements : indices, masques, roses

grimm-marked-pair-you = Une paire ({ $artifact }) : tu poses un jeton sur le personnage { $character }.
grimm-marked-pair-other = Une paire ({ $artifact }) : { $who } pose un jeton sur le personnage { $character }.
grimm-marked-triple-you = Un brelan ({ $artifact }) : tu poses un jeton sur le personnage { $character }.
grimm-marked-triple-other = Un brelan ({ $artifact }) : { $who } pose un jeton sur le personnage { $character }.
grimm-marked-pointed-you = L’accusation est fausse : tu poses un jeton sur le personnage { $character }.
grimm-marked-pointed-other = L’accusation est fausse : { $who } pose un jeton sur le personnage { $character }.
grimm-marked-chosen-you = Tu poses un jeton sur le personnage de ton choix : { $character }.
grimm-marked-chosen-other = { $who } pose un jeton sur le personnage de son choix : { $character }.
grimm-unmasked-you-pair = Paire fatale ({ $artifact }) : tu perds ton masque – { $character } !
grimm-unmasked-you-pointed = L’accusation est juste : tu perds ton masque – { $character } !
grimm-unmasked-you-hidden = Tu perds ton masque !
grimm-unmasked-other-pair = Paire fatale ({ $artifact }) : { $who } perd son masque – { $character } !
grimm-unmasked-other-pointed = L’accusation est juste : { $who } perd son masque – { $character } !
grimm-unmasked-other-hidden = { $who } perd son masque !
grimm-roses-you = Tu reçois { grimm-roses-object } { grimm-what-for }.
grimm-roses-other = { $who } reçoit { grimm-roses-object } { grimm-what-for }.

## Événements : actions et capacités

grimm-acted-you = Ton action : { $action } ({ grimm-payment }).
grimm-acted-other = { $who } fait une action : { $action } ({ grimm-payment }).
grimm-pointed-you-other = Tu accuses { $other } : { $character } !
grimm-pointed-other-you = { $who } t’accuse : { $character } !
grimm-pointed-other-other = { $who } accuse { $other } : { $character } !
grimm-listened-you = Tu écoutes en cachette { $others }.
grimm-listened-other = { $who } écoute en cachette { $others }.
grimm-listened-other-you = { $who } t’écoute en cachette.
grimm-listened-other-you-too = { $who } vous écoute en cachette, { $others } et toi.
grimm-chose-you-known = Tu choisis en secret où poser un jeton : { $character }.
grimm-chose-you-hidden = Tu choisis en secret où poser un jeton.
grimm-chose-other-known = { $who } choisit en secret où poser un jeton : { $character }.
grimm-chose-other-hidden = { $who } choisit en secret où poser un jeton.
grimm-peeked-you-known = Tu regardes une carte de la pioche des personnages : { $character }.
grimm-peeked-you-hidden = Tu regardes une carte de la pioche des personnages.
grimm-peeked-other-known = { $who } regarde une carte de la pioche des personnages : { $character }.
grimm-peeked-other-hidden = { $who } regarde une carte de la pioche des personnages.
grimm-danced-you = Tu ouvres le bal { grimm-direction }.
grimm-danced-other = { $who } ouvre le bal { grimm-direction }.
grimm-used-you = Tu utilises la capacité d’un personnage : { $character }.
grimm-used-other = { $who } utilise la capacité d’un personnage : { $character }.
grimm-declined-action-you = Tu ne fais pas d’action.
grimm-declined-action-other = { $who } ne fait pas d’action.
grimm-declined-wager-you = Tu ne prends pas de pari maintenant.
grimm-declined-wager-other = { $who } ne prend pas de pari maintenant.
grimm-declined-extra-card-you = Tu ne pioches pas de carte supplémentaire.
grimm-declined-extra-card-other = { $who } ne pioche pas de carte supplémentaire.
grimm-declined-look-you = Tu ne regardes pas la pioche des personnages.
grimm-declined-look-other = { $who } ne regarde pas la pioche des personnages.
grimm-declined-draw-you = Tu ne pioches pas de carte.
grimm-declined-draw-other = { $who } ne pioche pas de carte.

## Événements : paris

grimm-browsed-you-known = Tu regardes les paris restants ({ $n }) : { $characters }.
grimm-browsed-you-hidden = Tu regardes les paris restants ({ $n }).
grimm-browsed-other-known = { $who } regarde les paris restants ({ $n }) : { $characters }.
grimm-browsed-other-hidden = { $who } regarde les paris restants ({ $n }).
grimm-wagered-you-known = Tu prends { grimm-a-wager } : { $character }. Paris restants : { $n }.
grimm-wagered-you-hidden = Tu prends { grimm-a-wager }. Paris restants : { $n }.
grimm-wagered-other-known = { $who } prend { grimm-a-wager } : { $character }. Paris restants : { $n }.
grimm-wagered-other-hidden = { $who } prend { grimm-a-wager }, face cachée. Paris restants : { $n }.

## Événements : la fin

grimm-round-ended-boon-you = Trois cartes de ton atout : tu gagnes la manche !
grimm-round-ended-boon-other = Trois cartes d’un atout : { $who } gagne la manche.
grimm-round-ended-last-mask-you = Il ne reste que ton masque : tu gagnes la manche !
grimm-round-ended-last-mask-other = Seul reste le masque porté par { $who }, qui gagne la manche.
grimm-round-ended-six-different-you = Six artefacts différents : tu gagnes la manche !
grimm-round-ended-six-different-other = Six artefacts différents : { $who } gagne la manche.
grimm-round-ended-together = Les derniers masques tombent ensemble : personne ne gagne la manche et le trophée est perdu.
grimm-round-ended-stalemate = Aucune carte n’a bougé de tout un tour de table : personne ne gagne la manche.
grimm-shown-you-known = Tu ôtes ton masque : { $character }.
grimm-shown-you-hidden = Tu ôtes ton masque.
grimm-shown-other-known = { $who } ôte son masque : { $character }.
grimm-shown-other-hidden = { $who } ôte son masque.
grimm-wager-shown-you-known = Tu montres ton pari : { $character }.
grimm-wager-shown-you-hidden = Tu montres ton pari.
grimm-wager-shown-other-known = { $who } montre un pari : { $character }.
grimm-wager-shown-other-hidden = { $who } montre un pari.
grimm-ended-ten-roses = Dix roses ou plus : la partie est finie.
grimm-ended-three-rounds = C’était la troisième manche : la partie est finie.
grimm-ended-limit = C’était le dernier tour : la partie est finie.

## Options

grimm-move-pass = Passer
grimm-move-no-action = Ne pas faire d’action
grimm-move-accept = Accepter
grimm-move-accept-wager = Prendre un pari
grimm-move-accept-extra-card = Piocher une carte supplémentaire
grimm-move-accept-look = Regarder une carte de la pioche des personnages
grimm-move-accept-draw = Piocher une carte
grimm-move-keep = Garder la carte
grimm-move-keep-known = Garder : { $artifact }
grimm-move-give = Donner la carte à { $who }
grimm-move-hand = Donner à { $who } : { $artifact }
grimm-move-take = Prendre : { $artifact }
grimm-move-mark = Poser un jeton sur : { $character }
grimm-move-wager = Prendre le pari sur : { $character }
grimm-move-ability = Choisir la capacité : { $character }
grimm-move-accuse = Accuser { $who } : { $character }
grimm-move-dance = Danser { grimm-direction } et passer : { $artifact }
grimm-move-toast = La première carte à { $first }, la seconde à { $second }
grimm-move-toast-known = { $one } à { $first }, { $two } à { $second }
grimm-move-toast-both = Les deux cartes à { $who }
grimm-move-listen = Écouter en cachette { $others }
grimm-move-act = { $action } ({ grimm-payment })

## Ce qu’il y a à décider

grimm-question-draft = Le draft : quel artefact prends-tu ?
grimm-question-keep-or-give = Gardes-tu la carte, ou la donnes-tu ?
grimm-question-keep-or-give-known = Carte piochée : { $artifact }. La gardes-tu, ou la donnes-tu ?
grimm-question-giving = À qui donnes-tu la carte ?
grimm-question-giving-known = Carte piochée : { $artifact }. À qui la donnes-tu ?
grimm-question-acting = Fais-tu une action, et avec quoi la paies-tu ?
grimm-question-hand = Quelle carte de ta main donnes-tu, et à qui ?
grimm-question-pointing = Qui accuses-tu, et quel personnage est-ce ?
grimm-question-listening = Qui écoutes-tu en cachette ?
grimm-question-placing = Sur quel personnage poses-tu un jeton ?
grimm-question-dancing = De quel côté va la danse, et que passes-tu ?
grimm-question-toasting = À qui donnes-tu les deux cartes ?
grimm-question-gift = Lequel de tes artefacts donnes-tu, et à qui ?
grimm-question-offer-wager = Prends-tu un pari maintenant ?
grimm-question-offer-extra-card = Tu n’as pas de paire : pioches-tu une carte supplémentaire ?
grimm-question-offer-look = Regardes-tu une carte de la pioche des personnages ?
grimm-question-offer-draw = L’accusation était fausse : pioches-tu une carte ?
grimm-question-wagering = Quel pari prends-tu ?
grimm-question-abilities = De quel personnage prends-tu la capacité pour cette manche ?
grimm-note-second = Ce serait la deuxième pour : { $them }.
grimm-note-third = Ce serait la troisième pour : { $them }.
grimm-note-placing = Un jeton dit à tout le monde que tu n’es pas ce personnage.
grimm-thinking-draft = { $who } réfléchit : quel artefact prendre au draft ?
grimm-thinking-keep-or-give = { $who } réfléchit : garder la carte ou la donner ?
grimm-thinking-giving = { $who } réfléchit : à qui donner la carte ?
grimm-thinking-acting = { $who } réfléchit : faire une action ?
grimm-thinking-hand = { $who } réfléchit : quelle carte de sa main donner, et à qui ?
grimm-thinking-pointing = { $who } réfléchit : qui accuser ?
grimm-thinking-listening = { $who } réfléchit : qui écouter en cachette ?
grimm-thinking-placing = { $who } réfléchit : où poser un jeton ?
grimm-thinking-dancing = { $who } réfléchit : de quel côté danser ?
grimm-thinking-toasting = { $who } réfléchit : à qui donner les deux cartes ?
grimm-thinking-gift = { $who } réfléchit : que donner, et à qui ?
grimm-thinking-offer = { $who } réfléchit : le faire ou non ?
grimm-thinking-offer-wager = { $who } réfléchit : prendre un pari ?
grimm-thinking-offer-extra-card = { $who } réfléchit : piocher une carte supplémentaire ?
grimm-thinking-offer-look = { $who } réfléchit : regarder la pioche des personnages ?
grimm-thinking-offer-draw = { $who } réfléchit : piocher une carte ?
grimm-thinking-wagering = { $who } réfléchit : quel pari prendre ?
grimm-thinking-abilities = { $who } réfléchit : quelle capacité choisir ?

## Textes des cartes. $boon et $bane sont des artefacts ; pour un artefact, les personnages dont il est l’atout et le fléau.

grimm-character-about = Atout : { $boon }. Trois de ces cartes te font gagner la manche. Fléau : { $bane }. Deux de ces cartes font tomber ton masque.
grimm-artifact-about = Trois de ces cartes font gagner la manche ({ $boon }), deux font tomber le masque ({ $bane }).

grimm-action-about-point = Nomme le personnage d’une autre personne encore masquée. Si tu as raison, elle perd son masque et tu reçois 2 roses. Si tu as tort, elle reçoit 1 rose et pose un jeton sur ce personnage.
grimm-action-about-eavesdrop = Une ou deux autres personnes encore masquées doivent poser chacune un jeton sur un personnage de leur choix : ni le leur, ni un personnage démasqué, ni un où elles ont déjà un jeton.
grimm-action-about-guest-list = Regarde en secret les deux premières cartes de la pioche des personnages, qui est ensuite mélangée.
grimm-action-about-dance = Choisis un de tes artefacts et une direction, et passe-le de ce côté. Toutes les autres personnes encore masquées passent en même temps un artefact au hasard du même côté.
grimm-action-about-toast = Pioche deux artefacts à la vue de tout le monde et donne-les à une ou deux autres personnes.
grimm-action-about-pick-pocket = Regarde en secret une carte au hasard de la pioche des personnages. Pioche ensuite un artefact, et garde-le ou donne-le.
grimm-action-about-gift = Donne un de tes artefacts à une autre personne encore masquée, qui t’en donne deux au hasard en échange.
grimm-action-about-secrets = Regarde les paris restants et prends-en un, face cachée.

grimm-ability-about-giving-marks = Quand tu donnes à quelqu’un un de ces artefacts ({ $boon }, { $bane }), cette personne doit poser un jeton sur le personnage de son choix, si elle a encore son masque.
grimm-ability-about-giving-shows = Quand tu donnes à quelqu’un un de ces artefacts ({ $boon }, { $bane }), tu peux regarder en secret une carte au hasard de la pioche des personnages.
grimm-ability-about-error-shows = Après une fausse accusation, tu peux regarder en secret une carte au hasard de la pioche des personnages.
grimm-ability-about-random-wager = Au début de la manche, tu prends un pari au hasard (seulement si l’on joue avec les paris).
grimm-ability-about-extra-card = Au début de ton tour, si tu n’as pas de paire, tu peux piocher un artefact supplémentaire, et le garder ou le donner.
grimm-ability-about-six-different = Tant que tu as ton masque, six artefacts différents te font gagner la manche.
grimm-ability-about-error-draws = Après une fausse accusation, tu peux piocher un artefact, et le garder ou le donner.
grimm-ability-about-marker-draws = Si tu poses un jeton pendant ton tour, tu dois piocher un artefact à la fin de celui-ci, et le garder ou le donner.

grimm-rules-aim = Récolte le plus de roses en trois manches. Chacun se cache derrière un personnage avec un atout et un fléau : trois cartes de ton atout te font gagner la manche, deux cartes de ton fléau font tomber ton masque.
grimm-rules-turn = À ton tour, pioche un artefact à la vue de tout le monde, et garde-le ou donne-le. Pioche ensuite un deuxième artefact et fais l’inverse.
grimm-rules-evidence = Si une paire ne fait pas tomber ton masque, pose un jeton sur le personnage dont elle est le fléau ; si un brelan ne te fait pas gagner, sur celui dont il est l’atout. Tout le monde apprend ainsi qui tu n’es pas.
grimm-rules-action = Tu peux ensuite défausser une paire pour faire une action. La personne qui fait tomber un masque reçoit 1 rose.
grimm-rules-unmasked = Sans masque, on ne peut plus gagner la manche. À ton tour, pioche une carte, ajoute-la à ta main et donnes-en une à quelqu’un qui a encore son masque.
grimm-rules-end = La personne qui gagne la manche, avec trois cartes de son atout ou le dernier masque, reçoit le trophée : 1, 3, puis 5 roses. La partie s’arrête après trois manches, ou plus tôt si quelqu’un a au moins 10 roses à la fin d’une manche.

grimm-option-wagers = paris
grimm-option-wagers-about = Les personnes sans masque parient sur qui gagnera la manche, pour autant de roses que le trophée ; avec les Secrets, les autres aussi. Pas à deux.
grimm-option-treasures = trésors
grimm-option-treasures-about = Chacun reçoit un trésor à chaque manche : avec un artefact quelconque, il paie une action ; inutilisé, il vaut 1 rose.
grimm-option-abilities = capacités spéciales
grimm-option-abilities-about = Dès la deuxième manche, la personne qui a le moins de roses a la capacité de son personnage de la manche précédente.
grimm-option-max-turns = limite de tours
grimm-option-max-turns-about = La partie s’arrête après ce nombre de tours ; 0 pour aucune limite.
grimm-option-deduction = qui peut encore être qui
grimm-option-deduction-about = Montre quels personnages chacun peut encore être, d’après ce que tout le monde peut déduire.
grimm-two-players = à deux
grimm-two-players-about = Deux personnages chacun ; perdre ses deux masques, c’est perdre la manche. Chaque action, sauf pointer du doigt, rapporte 1 rose.

## Étiquettes

grimm-label-roses = roses
grimm-label-trophy = trophée
grimm-label-round = manche { $n }
grimm-label-first-player = commence
grimm-label-tableau = cartes visibles
grimm-label-hand = main
grimm-label-markers = jetons
grimm-label-broken-mirror = miroir brisé
grimm-label-treasure = trésor
grimm-label-wager = pari
grimm-label-wagers = paris
grimm-label-deck = pioche
grimm-label-discard-pile = défausse
grimm-label-character-deck = pioche des personnages
grimm-label-draft = draft
grimm-label-masked = sous le masque
grimm-label-unmasked = sans masque
grimm-label-still-possible = encore possibles
grimm-label-boon = atout
grimm-label-bane = fléau
grimm-label-ability = capacité
grimm-label-actions = actions
grimm-label-character = personnage
grimm-label-characters = personnages
grimm-label-artifacts = artefacts

## Phrases propres à ce jeu

phrase-big-eyes = Comme tu as de grands yeux !
phrase-mirror-mirror = Miroir, miroir, dis-moi qui c’est !
phrase-this-dance = M’accordes-tu cette danse ?

## Terminal

grimm-label-drawn = piochée
grimm-label-not = exclus
grimm-label-own-wagers = tes paris
grimm-label-peeked = vus dans la pioche des personnages
grimm-label-abilities = capacités
grimm-label-variants = variantes
grimm-menu-give = Donner à { $who }
grimm-menu-dance = Danser { grimm-direction }
grimm-everybody-dealt = Chacun reçoit un personnage secret.
grimm-everybody-treasure = Chacun reçoit un trésor.
grimm-actions-offered = Cartes action de cette manche : { $actions }.
grimm-ending-ten-roses = dix roses
grimm-ending-three-rounds = trois manches
grimm-ending-limit = limite de tours
grimm-round-end-boon = trois cartes d’un atout
grimm-round-end-last-mask = le dernier masque
grimm-round-end-six-different = six artefacts différents
grimm-round-end-together = les derniers masques ensemble
grimm-round-end-stalemate = impasse
grimm-hint = Le Penseur ferait ceci : { $move }. Chances de gagner : { $chance } %, roses après cette manche : { $roses }.
grimm-hint-instead = Ou bien : { $move }. Chances de gagner : { $chance } %, roses après cette manche : { $roses }.
grimm-hint-believed = D’après ce que tu as vu, { $who } pourrait être : { $characters }.

## What was skipped

grimm-missed-acted = Actions : { $each }.
grimm-missed-unmasked = Masques tombés : { $each }.
grimm-missed-action = { $who } ({ $action })
grimm-missed-character = { $who } ({ $character })
