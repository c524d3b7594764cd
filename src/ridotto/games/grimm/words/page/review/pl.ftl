### Co mówi tylko analiza tej gry.

review-said-accused = { $who } rzuca oskarżenie: { $said }. To własna maska oskarżającej osoby.
review-said-gave = { $who } oddaje atut: { $said }. Pod maską: { $truth }.
review-said-kept = { $who } zatrzymuje zgubę: { $said }. Pod maską: { $truth }.
