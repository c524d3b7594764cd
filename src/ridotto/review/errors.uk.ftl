### Why there is no review (src/ridotto/review/trouble.py). Nothing but { $fact } may be used here.

review-too-early = розбір гри роблять лише після її кінця, а ця ще триває
bad-budget = бюджет – це одна з назв { $names } або кратність звичайного, а не { $budget }
review-cancelled = розбір скасовано
not-a-review = це не розбір гри
review-other-version = цей розбір має версію { $version }, а ця програма читає версію { $ours }; зроби розбір ще раз
review-damaged = цей розбір пошкоджено: { $reason }
game-without-review = { $game } не можна розібрати: немає ботів, які дограли б гру
no-such-decision = у цій грі немає рішення { $step } з вибором
