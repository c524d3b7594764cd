### What the refusals of data sets say in Ukrainian (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Data sets

not-a-dataset = у { $directory } немає набору даних; створи його командою: ridotto dataset { $directory }
dataset-damaged = не можна прочитати { $file }; назви інший каталог
dataset-cannot-use = не можна скористатися { $file }: { $reason }
dataset-is-file = { $directory } – файл; назви каталог
dataset-not-empty = у { $directory } є інші файли; назви новий або порожній каталог
dataset-no-parent = немає каталогу { $directory }, щоб створити його там; спершу створи той
dataset-not-writable = у каталог { $directory } не можна писати; вибери інше місце
dataset-no-room = у { $directory } може забракнути місця: треба до { $needed }, а вільно { $free }; звільни місце або вибери інше
dataset-disk-full = диск із { $directory } повний; звільни місце й повтори ту саму команду, щоб продовжити
dataset-without-games = набір даних у { $directory } ще не має ігор; повтори команду, яка його створила, щоб продовжити
dataset-without-game = набір даних у { $directory } не має гри { $game }; вибери інший номер
dataset-without-player = у наборі даних у { $directory } ніхто не має номера { $player }; номери йдуть від 0 до { $last }, а { $spectator } – це глядачі
dataset-of-other-format = у { $directory } лежить інший набір даних: він має інший формат; назви інший каталог
dataset-of-other-origin = у { $directory } лежить інший набір даних: його створено інакше; назви інший каталог
dataset-of-other-game = у { $directory } лежить інший набір даних: він про іншу гру; назви інший каталог
dataset-of-other-seed = у { $directory } лежить інший набір даних: він має інше зерно; назви інший каталог
dataset-of-other-number = у { $directory } лежить інший набір даних: він має іншу кількість ігор; назви інший каталог
dataset-of-other-bots = у { $directory } лежить інший набір даних: у ньому грають інші боти; назви інший каталог
dataset-of-other-table = у { $directory } лежить інший набір даних: його стіл налаштовано інакше; назви інший каталог
dataset-of-other-beliefs = у { $directory } лежить інший набір даних: лише один із двох має переконання; назви інший каталог
dataset-of-other-release = у { $directory } лежить інший набір даних: його почав інший випуск Ridotto; назви інший каталог
dataset-of-other-sources = у { $directory } лежить інший набір даних: відтоді змінилася програма або один із ботів; назви інший каталог
