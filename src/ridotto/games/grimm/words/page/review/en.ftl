### What only a review of this game says.

review-said-accused = { $who } accused somebody of being: { $said }. It was the accuser’s own mask.
review-said-gave = { $who } gave away a boon: { $said }. Behind the mask: { $truth }.
review-said-kept = { $who } kept a bane: { $said }. Behind the mask: { $truth }.
