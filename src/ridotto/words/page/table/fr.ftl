### The table of both games: what stands around the cards.

## The Grimm Masquerade

stage-grimm-turn = c’est son tour
stage-grimm-bot = bot
stage-grimm-hold = Maintenir pour regarder
stage-grimm-board = Qui est qui ?
stage-grimm-privately = Maintenir : avec tes secrets
stage-grimm-cell-shown = est ce personnage
stage-grimm-cell-marker = jeton posé : ne l’est pas
stage-grimm-cell-impossible = ne peut pas l’être
stage-grimm-cell-certain = ne peut être que celui-ci
stage-grimm-cell-open = possible
stage-grimm-pencil-struck = barré par toi
stage-grimm-pencil-pinned = ton soupçon
stage-grimm-pencil-about = Touche une case pour tes notes : barrer, soupçonner, effacer.
stage-grimm-middle = Le milieu de la table
stage-grimm-cost = Après tes deux cartes, tu peux faire une de ces actions. Elle coûte deux artefacts identiques de tes cartes visibles, ou un trésor et un artefact quelconque.
stage-grimm-back = Retour
stage-grimm-ask-payment = { $action } : avec quoi paies-tu ?
stage-grimm-ask-who = Quel personnage est { $who } ?
stage-grimm-ask-whom = { $artifact } : à qui ?
stage-grimm-ask-way = { $artifact } : dans quel sens va la danse ?
stage-grimm-ask-else = Quelqu’un d’autre aussi ?
stage-grimm-nobody-else = Personne d’autre
stage-grimm-thinking = { $who } réfléchit.
