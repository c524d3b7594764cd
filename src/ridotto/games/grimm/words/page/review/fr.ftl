### Ce que dit seulement l’analyse de ce jeu.

review-said-accused = { $who } accuse : { $said }. C’était son propre masque.
review-said-gave = { $who } donne : { $said }. Derrière le masque : { $truth }.
review-said-kept = { $who } garde : { $said }. Derrière le masque : { $truth }.
