### Wat alleen de analyse van dit spel zegt.

review-said-accused = { $who } beschuldigde iemand: { $said }. Dat was het eigen masker.
review-said-gave = { $who } gaf weg: { $said }. Achter het masker: { $truth }.
review-said-kept = { $who } hield: { $said }. Achter het masker: { $truth }.
