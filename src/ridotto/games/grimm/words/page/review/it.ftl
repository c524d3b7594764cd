### Che cosa dice solo l’analisi di questo gioco.

review-said-accused = { $who } accusa: { $said }. Era la maschera di chi accusava.
review-said-gave = { $who } dà via: { $said }. Dietro la maschera: { $truth }.
review-said-kept = { $who } tiene: { $said }. Dietro la maschera: { $truth }.
