### Puzzles. Loaded when somebody opens them.

puzzles-game = Гра
puzzles-every-game = усі ігри
puzzles-mixed = Усі теми
puzzles-solve = Розв’язати
puzzles-solved = Розв’язано: { $n } з { $total }
puzzles-forget = Почати спочатку
puzzles-seen = Що було видно досі
puzzles-tried = Кожен варіант випробувано { $n } разів, з картами, що узгоджуються з відомим.
puzzles-close = Важко сказати: «{ $move }» вигравало частіше, але не набагато.
puzzles-next = Наступна задача
puzzles-all = Усі задачі
puzzles-share = Запитати ще когось
