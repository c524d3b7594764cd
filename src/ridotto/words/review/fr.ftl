### What reviews and puzzles say, in terminal, page and link previews. The page loads it when a review or a puzzle is opened.

## The review

review-heading = Analyse d’une partie : { $game }
review-made-with = Budget : { $budget } · graine : { $seed } · parties poursuivies : { $rollouts }
review-assumes = Les chiffres supposent que tout le monde continue comme un bot du même style. Les gens ne sont pas des bots.
review-doing = { $what ->
    [compile] Compilation, une fois sur cet ordinateur
    [truth] Suite jouée avec les vraies cartes
    [own] Suite jouée d’après ce que chaque personne savait
    [decisions] Essai d’autres choix
   *[write] Rédaction
}

## Turning points

review-points = Moments décisifs
review-point-better = Tour { $n } : { $who } choisit « { $move } ». « { $better } » aurait fait passer les chances de gagner de { $before } à { $after }.
review-point-better-true = Tour { $n } : { $who } choisit « { $move } ». « { $better } », ce qui était vrai, aurait fait passer les chances de gagner de { $before } à { $after }.
review-point-better-bluff = Tour { $n } : { $who } choisit « { $move } ». Le bluff « { $better } » aurait fait passer les chances de gagner de { $before } à { $after }.
review-point-move = Tour { $n } : { $who } choisit « { $move } ». Chances de gagner ({ $player }) : de { $before } à { $after }.
review-point-chance = Tour { $n } : le hasard décide. Chances de gagner ({ $player }) : de { $before } à { $after }.

## The players

review-players = Comment chaque personne a joué
review-column = { $column ->
    [accuracy] précision
    [courage] audace
    [suspicion] flair
    [luck] chance
    [own] choix propres
    [others] choix des autres
    [chance] hasard
   *[result] résultat
}
review-report-points = Chance, choix et hasard sont en points, c’est-à-dire en centièmes d’une victoire ; choix propres, choix des autres et hasard donnent ensemble le résultat moins la part égale.
review-honours = Distinctions
review-honour = { $honour } : { $who } ({ $about })
review-honour-accurate = Main sûre
review-honour-accurate-about = précision : { $n }
review-honour-cool = Visage de marbre
review-honour-cool-about = bons bluffs : { $n }
review-honour-sharp = Regard perçant
review-honour-sharp-about = flair : { $n }
review-honour-lucky = Les faveurs de la fortune
review-honour-lucky-about = chance, en points : { $n }
review-honour-unlucky = Malchance
review-honour-unlucky-about = malchance, en points : { $n }
review-honour-comeback = Remontée
review-honour-comeback-about = points remontés : { $n }

## Decisions

review-report-decisions = Choix coûteux
review-no-mistakes = Il n’y a pas eu d’erreur nette.
review-verdict-good = bonne
review-verdict-inaccurate = imprécise
review-verdict-mistake = erreur
review-verdict-blunder = gaffe
review-verdict-none = trop serrée
review-decision = Tour { $n }, { $who }, « { $move } » : { $verdict }, points perdus : { $loss } (de { $low } à { $high }).
review-better = Mieux : « { $move } » ({ $chance } au lieu de { $taken }).
review-fortune-lucky = Une erreur heureuse : avec les vraies cartes, elle n’a rien coûté.
review-fortune-unlucky = Avec les vraies cartes, cela a mal tourné quand même.

## Bluffs

review-bluffs = Les bluffs
review-no-bluffs = Il n’y a pas eu de bluff.
review-bluff = Tour { $n }, { $who } : « { $move } », en vérité : { $truth }.
review-believed = Y croyaient : { $names }.
review-believed-by = { $who } { $chance }
review-earned = Points gagnés : { $n }.
review-should-claim = Aurait dû contester : { $names }.
review-bluff-stood = Aucune contestation.
review-bluff-contested = Il a été contesté.
review-bluff-good = Un bon bluff.
review-bluff-bad = Un mauvais bluff.
review-bluff-unclear = Difficile de dire si c’était un bon bluff.

## Plots of the report

review-report-chances = Chances de gagner avec les vraies cartes
review-own-chances = Chances de gagner d’après ce que chaque personne pouvait savoir
review-chance = chance de gagner
review-result-made-of = De quoi chaque résultat est fait
review-in-points = en points

## Puzzles

puzzle-title = Que ferais-tu ?
puzzles-about = Des positions tirées de parties de bots, telles qu’une personne les voyait. Dans chacune, une décision est nettement la meilleure. Laquelle ?
puzzle-theme = { $theme ->
    [who] Qui est-ce ?
    [claim] Revendiquer ou non ?
    [lie] Quand mentir ?
   *[point] Qui désigner ?
}
puzzle-number = Problème { $n } sur { $count } : { puzzle-theme }
puzzle-you-are = Tu es { $who }. Voici ce que tu as vu :
puzzle-right = Bien vu : « { $move } » gagne le plus souvent.
puzzle-wrong = Non : c’est « { $move } » qui gagne le plus souvent.
puzzle-option = { $move } : { $chance } % (de { $low } à { $high } %)
puzzle-chances = À quelle fréquence gagne chaque choix, d’après ce que tu savais :
puzzle-again = Un autre : { $command }
puzzles-searched = Problèmes dans { $file } : { $n }
puzzles-players = { $game } (nombre de personnes : { $players }) : { $n }
puzzles-valid = Chaque problème peut être joué et tient ses promesses.
