### The Grimm Masquerade on the page.

## Start and agreement

start-game-grimm = Déduction : trouve qui est qui au bal de la bête avant que l’on ne te démasque.

## The table

stage-grimm-turn = c’est son tour
stage-grimm-hold = Maintenir pour regarder
stage-grimm-goal = Le but : le plus de roses après trois manches. Trois cartes de ton atout gagnent une manche, deux de ton fléau te démasquent.
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
stage-grimm-discarded = défausse
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
after-grimm-honour-unmasker = Terreur des masques
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
after-show-masked = Derrière le masque : { $who }. Qui est-ce ?
after-show-was = { $who } était : { $characters }
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
learn-guide-grimm-goal = Le but : le plus de roses. Gagner la première manche en rapporte 1, la deuxième 3, la troisième 5. Il faut trois cartes de son atout, ou le dernier masque. 10 roses après une manche arrêtent la partie plus tôt.
learn-guide-grimm-character = Tu es l’un de huit personnages ; personne d’autre ne sait lequel. Trois cartes de ton atout, ton porte-bonheur, gagnent aussitôt la manche ; deux de ton fléau font tomber ton masque. Les deux sont à ta place, pour tes seuls yeux.
learn-guide-grimm-draft = Pour commencer, chacun prend un artefact ; il reste visible. Chaque sorte est l’atout d’un personnage et le fléau d’un autre. Les visages à côté d’un nom montrent qui cette personne peut encore être.
learn-guide-grimm-keep = Garde cette carte ou donne-la ; avec la suivante, tu dois faire l’inverse. Tout le monde les voit. Deux cartes du fléau de quelqu’un font tomber son masque aussitôt : 1 rose pour qui a donné la deuxième.
learn-guide-grimm-gift = Chaque carte devant toi compte pour ton atout ou ton fléau, d’où qu’elle vienne. Si tu gardes une deuxième carte de ton propre fléau, ton masque tombe, sans rose pour personne.
learn-guide-grimm-give = Tu as gardé ta première carte : celle-ci doit aller à quelqu’un d’autre. Si c’est la deuxième carte de son fléau, son masque tombe et tu reçois 1 rose.
learn-guide-grimm-pair = Deux cartes identiques, et { $who } garde son masque : ce n’est pas son fléau. Un jeton, une croix rouge, doit donc aller sur le personnage dont c’est le fléau. Un seul trait : exclu pour une autre raison.
learn-guide-grimm-triple = Trois cartes identiques, et la manche continue : { $who } a un autre atout. Un jeton doit donc aller sur le personnage dont c’est l’atout.
learn-guide-grimm-acting = Tu peux faire une action, ou aucune. Elle coûte deux artefacts identiques à toi. Pointer du doigt : nomme le personnage de quelqu’un. Si c’est juste, son masque tombe et tu reçois 2 roses ; sinon, cette personne en reçoit 1.
learn-guide-grimm-acted = { $who } fait une action : avec un masque, après les deux cartes, on le peut pour deux artefacts identiques, défaussés. Touche les cartes action sur la table pour les lire. Toutes sauf « Pointer du doigt » changent à chaque manche.
learn-guide-grimm-pointed = Si c’est juste, { $other } perd son masque et { $who } reçoit 2 roses. Sinon, { $other } reçoit 1 rose. Les deux artefacts payés sont perdus dans tous les cas.
learn-guide-grimm-pointed-you = Si c’est juste, tu perds ton masque et { $who } reçoit 2 roses. Sinon, tu reçois 1 rose. Les deux artefacts payés sont perdus dans tous les cas.
learn-guide-grimm-placing = Tu dois poser un jeton sur un personnage : ni le tien, ni un personnage démasqué, ni un où tu as déjà un jeton. Tout le monde apprend qui tu n’es pas.
learn-guide-grimm-unmasked = Sans masque, { $who } ne fait plus d’action et ne peut plus gagner cette manche. Ses cartes deviennent une main secrète : à chaque tour, { $who } en pioche une et en donne une à quelqu’un de masqué. Démasquer ainsi rapporte 1 rose.
learn-guide-grimm-unmasked-you = Ton masque est tombé : plus d’action, et tu ne peux plus gagner cette manche. Tes cartes deviennent une main que personne d’autre ne voit. Tu joues encore tes tours et peux encore recevoir des roses.
learn-guide-grimm-hand = Tu as pioché une carte à l’insu des autres. Donne maintenant une carte de ta main à quelqu’un de masqué. Si c’est la deuxième carte de son fléau, son masque tombe et tu reçois 1 rose.
learn-guide-grimm-round-ended = Une manche s’arrête aussitôt avec trois cartes d’un atout, ou quand il ne reste qu’un masque. Son trophée, ce sont les roses de la victoire : 1, 3 ou 5. Avec 10 roses ou plus après une manche, la partie est finie.
learn-guide-grimm-round = Une nouvelle manche : les roses restent ; personnages, cartes et actions changent, sauf « Pointer du doigt ». La personne qui a le moins de roses commence.
learn-guide-grimm-ended = Le plus de roses gagne la partie : { $who }. À égalité, les roses des trophées décident ; si elles sont égales aussi, la victoire est partagée.
learn-guide-grimm-ended-you = Le plus de roses gagne la partie, et c’est toi qui les as. À égalité, les roses des trophées décident ; si elles sont égales aussi, la victoire est partagée.
