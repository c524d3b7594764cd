### Learning the games: the rules in short, what things are, and what the coach of a first game says.

learn-title = Навчися грати
learn-lead = Ігри в масках. Почитай дві хвилини або вчися за столом.
learn-games = Ігри
learn-back = На головну
learn-in-short = За дві хвилини
learn-rules = Правила гри
learn-all-rules = Усі правила й карти, у новій вкладці
learn-options = Додаткові правила
learn-options-about = Ваш стіл може домовитися про будь-яке з них.
learn-glossary = Слова, які ти почуєш
learn-nothing = Про це нічого не написано.
learn-offline = Не вдалося це завантажити. Перевір з’єднання і спробуй ще раз.
learn-guided = Зіграй першу гру з підказками
learn-guided-about = З тобою сідають три боти, ніхто не поспішає, а порадник пояснює, що діється.
learn-begin = Сісти й почати
learn-guide-title = Твій порадник
learn-guide-got-it = Зрозуміло
learn-guide-stop = Пропустити всі уроки
learn-learned = Уроки, які вже були
learn-guide-won = Це була твоя перша гра. Подивися нижче, хто насправді був ким. Усі уроки є і в меню наступної гри.
