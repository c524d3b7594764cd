### Après une partie, et pour la revoir.

after-title = Après le bal
after-again = Rejouer
after-room = Retour à la salle d’attente
after-wait = La prochaine partie commence quand { $host } le décide.
after-replay = Revoir la partie
after-start = Retour à l’accueil
after-loading = Les masques tombent …
after-failed = L’histoire de cette partie n’a pas pu être reçue. Es-tu en ligne ?
after-retry = Réessayer

## La révélation

after-reveal = Bas les masques
after-reveal-about = Qui était vraiment qui, à la fin.

## Honneurs

after-honours = Honneurs
after-honour-bluffer = Reine ou roi du bluff
after-honour-bluffer-about = Bluffs réussis : { $n }
after-honour-gold = Langue d’or
after-honour-gold-about = Pièces gagnées au bluff : { $n }
after-honour-trusting = Bon cœur
after-honour-trusting-about = Bluffs crus : { $n }
after-honour-detective = Fin limier
after-honour-detective-about = Bluffs démasqués : { $n }
after-honour-unlucky = Pilier du tribunal
after-honour-unlucky-about = Amendes payées : { $n }
after-honour-restless = Mains agitées
after-honour-restless-about = Passages sous la table : { $n }
after-honour-true = Parole vraie
after-honour-true-about = Annonces vraies : { $n }
after-honour-faces = Mille visages
after-honour-faces-about = Masques différents portés : { $n }
after-honour-swing = Coup de maître
after-honour-swing-about = Pièces gagnées en un seul tour : { $n }
after-grimm-honour-detective = Fin limier
after-grimm-honour-detective-about = Accusations justes : { $n }
after-grimm-honour-unmasker = Maître de cérémonie
after-grimm-honour-unmasker-about = Masques tombés grâce à ce joueur : { $n }
after-grimm-honour-masked = Le plus longtemps sous le masque
after-grimm-honour-masked-about = Tours sous le masque : { $n }
after-grimm-honour-suspect = L’éternel suspect
after-grimm-honour-suspect-about = Accusations à tort : { $n }
after-grimm-honour-giver = Main généreuse
after-grimm-honour-giver-about = Cartes données : { $n }
after-grimm-honour-gambler = Heureux en paris
after-grimm-honour-gambler-about = Roses gagnées aux paris : { $n }
after-grimm-honour-bloom = En pleine floraison
after-grimm-honour-bloom-about = Roses en une seule manche : { $n }

## Bluffs

after-bluffs = Tous les bluffs
after-no-bluffs = Personne n’a menti dans cette partie. Remarquable.
after-bluff = { $who } annonce : { $mask }. En vérité : { $truth }.
after-believed = Y ont cru : { $names }
after-caught = Revendique à raison : { $names }
after-also-lied = Revendique à tort : { $names }
after-modest = Passe avec ce masque même : { $names }
after-to-moment = Revoir le tour { $n }

## Pièces et roses au fil du temps

after-coins = Les pièces au fil de la partie
after-roses = Les roses au fil de la partie
after-chart-about = Une ligne par joueur, de la donne au dernier tour.
after-as-table = Les chiffres en tableau
after-deal = donne

## Qui était vraiment qui

after-timeline = Qui était vraiment qui
after-timeline-about = Chaque ligne est un tour et montre les masques tels qu’ils étaient ensuite.
after-turn = tour
after-mark-bluff = bluff
after-mark-caught = pris
after-mark-true = vrai
after-mark-right = juste
after-mark-wrong = faux
after-mark-swap = échange
after-mark-pretend = feinte
after-mark-look = regard

## The Grimm Masquerade

after-rounds = Manche après manche
after-unmasked = Masques perdus
after-fell-self = { $who } ({ $character }) : paire fatale, sans l’aide de personne.
after-fell-pair = { $who } ({ $character }) : paire fatale, grâce à { $by }.
after-fell-pointed = { $who } ({ $character }) : accusation juste, par { $by }.
after-nobody-fell = Aucun masque n’est tombé dans cette manche.
after-accusations = Accusations
after-wager = { $who } : { $character }. Roses : { $n }
after-round-open = La partie s’est terminée au milieu de cette manche.

## Le sceau

after-seal = La donne était-elle honnête ?
after-seal-about = Avant le premier coup, les cartes ont été scellées avec ce nombre. Ensuite, personne ne pouvait les changer sans briser le sceau.
after-seal-check = Vérifier le sceau
after-seal-wrong = Le sceau ne correspond pas à cette partie. Ne t’y fie pas.
after-seal-cannot = Ce navigateur ne peut le vérifier que par https. Dans un terminal : { $command }
after-seal-proof = La preuve en fichier

## Revoir

replay-title = Regard en arrière
replay-as = Avec les yeux de
replay-table = tout le monde
replay-truth = la vérité
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-speed-times = { $n }×
replay-step = Pas { $n } sur { $total }
replay-copy = Copier un lien vers ce moment
replay-copied = Le lien est copié.
replay-to-table = À la table
replay-none = Il n’y a pas de partie terminée ici. Vérifie le lien.
replay-keys = Les flèches avancent pas à pas, la barre d’espace lit.
