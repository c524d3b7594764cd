### Après une partie, et pour la revoir.

after-title = Après le bal
after-again = Rejouer
after-room = Retour à la salle d’attente
after-wait = La prochaine partie commence quand { $host } le décide.
after-another = Encore une partie ?
after-all-ready = Tout le monde est partant.
after-not-ready = On attend encore : { $names }.
after-begin-without = Commencer sans { $names } ?
after-keep-waiting = Attendre
after-join-next = Jouer la prochaine partie
after-next-begun = La partie suivante a commencé. Finis de lire tranquillement, ou rejoins la table.
after-next-call = La partie suivante a commencé
after-next-room = La table est de retour dans la salle d’attente.
after-next-over = La partie suivante est finie, elle aussi.
after-next-asked = La table attend ta décision.
after-go-along = Rejoindre la table
after-replay = Revoir la partie
after-start = Retour à l’accueil
after-loading = Les masques tombent…
after-failed = L’histoire de cette partie n’a pas pu être reçue. Es-tu en ligne ?
after-retry = Réessayer

## La révélation

after-reveal = Bas les masques
after-reveal-about = Qui était vraiment qui, à la fin.

## The show: moments in which something else was true than what was said

after-show = Les grands moments
after-show-about = Lesquels avais-tu devinés ? Les noms s’affichent ici et sur la télé.
after-truth = Quelle était la vérité ?
after-knew = Je le savais !
after-knew-you = Tu le savais
after-knew-names = Qui le savait : { $names }
after-knew-most = Qui le savait le plus souvent : { $names }
after-ready-names = Pour une autre partie : { $names }
after-show-step = { $n } sur { $total }

## Honneurs

after-honours = Honneurs

## Bluffs

after-to-moment = Revoir le tour { $n }

## Pièces et roses au fil du temps

after-chart-about = Une ligne par personne, de la donne au dernier tour.
after-chart-which = Quelle ligne ?
after-chart-all = toutes
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
