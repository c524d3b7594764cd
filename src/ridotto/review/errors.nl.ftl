### Why there is no review (src/ridotto/review/trouble.py). Nothing but { $fact } may be used here.

review-too-early = de analyse van een spel wordt pas na afloop gemaakt, en dit spel is nog bezig
bad-budget = een budget is een van { $names }, of hoe vaak het gewone, niet { $budget }
review-cancelled = de analyse is geannuleerd
not-a-review = dit is geen analyse
review-other-version = deze analyse is van versie { $version }, en dit programma leest versie { $ours }; maak de analyse opnieuw
review-damaged = deze analyse is beschadigd: { $reason }
game-without-review = { $game } kan niet worden geanalyseerd: er zijn geen bots die een spel uitspelen
no-such-decision = in dit spel is er geen beslissing { $step } met een keuze
