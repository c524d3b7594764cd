### Why puzzles cannot be used (src/ridotto/puzzles/trouble.py). Nothing but { $fact } may be used here.

not-puzzles = { $file } – не файл із задачами
puzzles-other-version = { $file } має версію { $version }, а ця програма читає версію { $ours }; знайди нові командою «ridotto puzzles»
puzzle-damaged = рядок { $line } файлу { $file } пошкоджено: { $reason }
no-theme = теми «{ $theme }» немає; теми: { $themes }
no-puzzle = задачі { $number } немає; усього їх { $count }
puzzle-not-playable = задачу { $number } неможливо зіграти: { $reason }
puzzle-not-a-choice = задача { $number } питає не ту особу, яка там вирішує, або пропонує неможливий хід
puzzle-not-clear = у задачі { $number } найкращий варіант не випереджає на { $points } пунктів
puzzle-disagrees = у задачі { $number } різниці шансів не збігаються з перевагою
puzzle-not-deduced = задача { $number } питає, ким хтось є, а її відповідь не найімовірніша
puzzle-too-few-worlds = задачу { $number } не підтверджено в { $times } разів більшою кількістю спроб, ніж знайдено
puzzle-same-game = задачі { $first } і { $number } з тієї самої гри
puzzle-other-rules = задача { $number } – для правил { $rules } і стратегії «{ $policy }»; знайдіть її знову
