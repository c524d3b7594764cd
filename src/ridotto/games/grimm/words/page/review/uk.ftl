### Що каже лише розбір цієї гри.

review-said-accused = { $who } звинувачує: { $said }. Це власна маска того, хто звинувачує.
review-said-gave = { $who } віддає: { $said }. Під маскою: { $truth }.
review-said-kept = { $who } залишає собі: { $said }. Під маскою: { $truth }.
