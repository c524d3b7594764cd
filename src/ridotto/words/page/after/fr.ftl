### Après une partie, et pour la revoir.

after-title = Après le bal
after-again = Rejouer
after-room = Retour à la salle d’attente
after-wait = La prochaine partie commence quand { $host } le décide.
after-replay = Revoir la partie
after-start = Retour à l’accueil
after-loading = Les masques tombent…
after-failed = L’histoire de cette partie n’a pas pu être reçue. Es-tu en ligne ?
after-retry = Réessayer

## La révélation

after-reveal = Bas les masques
after-reveal-about = Qui était vraiment qui, à la fin.

## Honneurs

after-honours = Honneurs

## Bluffs

after-to-moment = Revoir le tour { $n }

## Pièces et roses au fil du temps

after-chart-about = Une ligne par joueur, de la donne au dernier tour.
after-as-table = Les chiffres en tableau
after-deal = donne

## Qui était vraiment qui

after-turn = tour
after-mark-right = juste
after-mark-wrong = faux

## Le sceau

after-seal = La donne était-elle honnête ?
after-seal-about = Avant le premier coup, les cartes ont été scellées avec ce nombre. Ensuite, personne ne pouvait les changer sans briser le sceau.
after-seal-check = Vérifier le sceau
after-seal-wrong = Le sceau ne correspond pas à cette partie. Ne t’y fie pas.
after-seal-cannot = Ce navigateur ne peut le vérifier que par https. Dans un terminal : { $command }
after-seal-proof = Télécharger la preuve

## Revoir

replay-title = Revoir la partie
replay-as = Avec les yeux de
replay-table = tout le monde
replay-truth = la vérité
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-times = { $n }×
replay-step = Pas { $n } sur { $total }
replay-copy = Copier un lien vers ce moment
replay-copied = Le lien est copié.
replay-to-table = À la table
replay-none = Il n’y a pas de partie terminée ici. Vérifie le lien.
replay-keys = Les flèches avancent pas à pas, la barre d’espace lit.
