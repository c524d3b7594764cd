# Ce que disent les rapports sur beaucoup de parties.

lab-section = { $section ->
    [seats] Victoires par place
    [order] Victoires selon l’ordre de jeu (1 commence)
    [endings] Comment les parties finissent
    [ladder] Qui gagne
   *[cross] Un seul parmi d’autres
}
lab-measure = { $measure ->
    [wins] parties gagnées
    [games] de toutes les parties
    [win-ratio] victoires rapportées à la part équitable
   *[rating] cote
}
lab-length = Durée des parties
lab-turns = tours
lab-moves = coups
lab-lead-changes = changements en tête
lab-mean = moyenne
lab-middle-half = la moitié des parties : { $low } à { $high } tours ; neuf sur dix : { $least } à { $most }
lab-numbers = les nombres
lab-interval = intervalle à 95 %
lab-fair = Le trait marque ce qu’aurait chaque ligne si toutes se valaient : { $share }.
lab-played-by = joué par { $policy }
lab-first-seat = { $seat } commence
lab-players = table de { $n }
lab-seed = graine { $seed }
lab-made-by = Fait par Ridotto, un programme non officiel.
lab-again = Les mêmes parties encore : { $command }
lab-set = jeu de masques
lab-games = parties
lab-compared = Jeux de masques comparés
lab-property = { $property ->
    [unevenness] inégalité entre les places
    [turns] tours par partie
   *[lead-changes] changements en tête par partie
}
lab-property-meaning = { $property ->
    [unevenness] L’écart entre les parts de victoires des places, rapporté à la part équitable. 0 est parfaitement juste.
    [turns] La durée d’une partie.
   *[lead-changes] Combien de fois, dans une partie, quelqu’un d’autre devient seul en tête.
}
lab-first = { $property ->
    [unevenness] Le plus juste entre les places : { $set }.
    [turns] Le plus court : { $set }.
   *[lead-changes] Le plus mouvementé : { $set }.
}
lab-cannot-tell = { $property ->
    [unevenness] Ces parties ne disent pas lequel est le plus juste, { $one } ou { $two }
    [turns] Ces parties ne disent pas lequel est le plus court, { $one } ou { $two }
   *[lead-changes] Ces parties ne disent pas lequel est le plus mouvementé, { $one } ou { $two }
} ; { $needed ->
    [none] ils se valent peut-être.
   *[other] si l’écart est ce qu’il paraît, il en faudrait environ { $needed } pour chacun.
}
lab-arena-title = Arène
lab-arena-size = { $deals } donnes × { $tables ->
    [one] { $tables } composition
   *[other] { $tables } compositions
} × { $seats } places
lab-arena-corner = un seul ↓ parmi →
lab-arena-cross-note = À quelle fréquence ce bot gagne, rapportée à la part équitable : 1 est ce que chacun gagnerait si tous se valaient. ▲ plus, à coup sûr ; ▼ moins, à coup sûr.
lab-arena-fooled = { $odd } n’a qu’une idée fixe, et gagne à coup sûr plus que sa part contre { $among }.
lab-arena-not-fooled = Aucun bot à idée fixe ne gagne à coup sûr plus que sa part, contre quelque bot que ce soit.
lab-exploit-title = Meilleure réponse à { $bot }
lab-exploit-tempers = { $n } tempéraments
lab-exploit-learned = réseau, { $n } tours
lab-exploit-note = Un tempérament parmi des bots de cette sorte, sur { $games } parties nouvelles chacun ; 1 est la part équitable. Le meilleur a ces paramètres :
dataset-done = Parties écrites dans { $folder } : { $n }, { $bytes } octets chacune (graine { $seed })
dataset-stopped = Arrêté : { $n } parties sur { $games } sont écrites. Relance la même commande pour continuer.
training-done = Entraîné pendant { $n } tours ; il gagne { $share } ± { $margin } parts équitables. Le réseau et sa courbe sont dans { $folder }.
training-stopped = Arrêté après { $n } tours sur { $rounds } ; il gagne { $share } ± { $margin } parts équitables. Relance la même commande pour continuer.
training-begun = Arrêté après { $n } tours sur { $rounds }. Relance la même commande pour continuer.
training-round = tour d’entraînement
training-share = parts équitables gagnées

## Comment jouent les bots.

manners-memory = { $what ->
    [everything] n’oublie rien
    [some] oublie { $share } à chaque tour
   *[nothing] ne fait attention à rien
}
manners-none = Aucune habitude fixe
