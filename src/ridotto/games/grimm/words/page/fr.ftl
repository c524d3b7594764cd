### The Grimm Masquerade on the page.

## Start and agreement

start-game-grimm = Déduction : trouve qui est qui au bal de la bête avant que l’on ne te démasque.

## The table

stage-grimm-turn = c’est son tour
stage-grimm-hold = Maintenir pour regarder
stage-grimm-board = Qui est qui ?
stage-grimm-privately = Maintenir pour inclure tes secrets
stage-grimm-cell-shown = est ce personnage
stage-grimm-cell-marker = jeton posé : ne l’est pas
stage-grimm-cell-impossible = ne peut pas l’être
stage-grimm-cell-certain = ne peut être que celui-ci
stage-grimm-cell-open = possible
stage-grimm-pencil-struck = barré par toi
stage-grimm-pencil-pinned = ton soupçon
stage-grimm-pencil-about = Touche une case pour tes notes : barrer, soupçonner, effacer.
stage-grimm-middle = Le milieu de la table
stage-grimm-cost = Après tes deux cartes, tu peux faire une de ces actions. Elle coûte deux artefacts identiques de tes cartes visibles, ou un trésor et un artefact quelconque.
stage-grimm-ask-payment = { $action } : avec quoi paies-tu ?
stage-grimm-ask-who = Quel personnage est { $who } ?
stage-grimm-ask-whom = { $artifact } : à qui ?
stage-grimm-ask-way = { $artifact } : dans quel sens va la danse ?
stage-grimm-ask-else = Quelqu’un d’autre aussi ?
stage-grimm-nobody-else = Personne d’autre
stage-grimm-thinking = { $who } réfléchit.

## After a game

after-grimm-honour-detective = Fin limier
after-grimm-honour-detective-about = Accusations justes : { $n }
after-grimm-honour-unmasker = À la baguette du bal
after-grimm-honour-unmasker-about = Masques qu’on lui doit : { $n }
after-grimm-honour-masked = Le plus longtemps sous le masque
after-grimm-honour-masked-about = Tours sous le masque : { $n }
after-grimm-honour-suspect = Toujours sous le soupçon
after-grimm-honour-suspect-about = Accusations à tort : { $n }
after-grimm-honour-giver = Main généreuse
after-grimm-honour-giver-about = Cartes données : { $n }
after-grimm-honour-gambler = La chance aux paris
after-grimm-honour-gambler-about = Roses gagnées aux paris : { $n }
after-grimm-honour-bloom = En pleine floraison
after-grimm-honour-bloom-about = Roses en une seule manche : { $n }
after-roses = Les roses au fil de la partie
after-rounds = Manche après manche
after-unmasked = Masques perdus
after-fell-self = { $who } ({ $character }) : paire fatale, sans l’aide de personne.
after-fell-pair = { $who } ({ $character }) : paire fatale, grâce à { $by }.
after-fell-pointed = { $who } ({ $character }) : accusation juste, par { $by }.
after-nobody-fell = Aucun masque n’est tombé dans cette manche.
after-accusations = Accusations
after-wager = { $who } : { $character }. Roses : { $n }
after-round-open = La partie s’est terminée au milieu de cette manche.

## Learning

learn-grimm-aim-title = Le but du jeu
learn-grimm-turn-title = Ton tour
learn-grimm-evidence-title = Les indices
learn-grimm-action-title = Actions et accusations
learn-grimm-unmasked-title = Sans masque
learn-grimm-end-title = Les roses et la fin
learn-term-rose = rose
learn-term-rose-about = On gagne grâce à elles : après trois manches, ou dès que quelqu’un en a au moins dix à la fin d’une manche, la personne qui en a le plus gagne.
learn-term-boon = atout
learn-term-boon-about = L’artefact que ton personnage désire. Trois devant toi, et la manche est à toi.
learn-term-bane = fléau
learn-term-bane-about = L’artefact que ton personnage craint. Deux devant toi, et ton masque tombe.
learn-term-marker = jeton
learn-term-marker-about = Posé sur un personnage que tu n’es pas. Tout le monde le voit : moins tu en as, mieux tu te caches.
learn-term-trophy = trophée
learn-term-trophy-about = Pour la personne qui gagne la manche : 1 rose à la première, 3 à la deuxième, 5 à la troisième.
learn-term-draft = draft
learn-term-draft-about = Avant le premier tour d’une manche, des cartes sont visibles et chacun en prend une à son tour.
learn-guide-grimm-dealt = Tu as une identité secrète : appuie longuement sur ton masque pour la voir. Trois cartes de ton atout gagnent la manche, deux de ton fléau font tomber ton masque.
learn-guide-grimm-draft = Prends une carte pour commencer. Ton fléau est dangereux, mais l’éviter toujours, c’est se trahir.
learn-guide-grimm-keep = Garde cette carte ou donne-la, et fais l’inverse avec la suivante. Un cadeau peut être un poison : deux cartes du fléau de quelqu’un font tomber son masque, et tu reçois une rose.
learn-guide-grimm-marked = Une paire qui ne démasque personne oblige à poser un jeton sur un personnage : tous savent maintenant qui { $who } n’est pas.
learn-guide-grimm-acting = Avec une paire, tu peux payer une action. Accuse quelqu’un si tu penses savoir qui c’est : 2 roses si tu as raison, 1 pour l’autre si tu as tort.
learn-guide-grimm-unmasked = Un masque est tombé. Sans lui, on ne peut plus gagner la manche, mais on donne encore des cartes, et les roses comptent jusqu’au bout.
