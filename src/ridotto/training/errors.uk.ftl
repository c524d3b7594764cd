### Що відхиляє навчання, українською (src/ridotto/refusal.py). Тут лише { $fact }.

folder-is-not-a-run = { $folder } містить щось інше; назвіть нову теку
folder-has-another-run = { $folder } містить інше навчання ({ $game }, зерно { $seed }); назвіть нову теку або приберіть те, що відрізняється
run-of-another-version = навчання в { $folder } почала інша версія Ridotto; назвіть нову теку
broken-checkpoint = контрольну точку в { $folder } не вдається прочитати; видаліть { $file }, щоб почати знову, або назвіть нову теку
run-cannot-use = не можна скористатися { $file }: { $reason }
no-network-for-game = для цієї гри не можна навчити мережу; можна для: { $games }
