### Після гри, і ще раз від початку.

after-title = Після балу
after-again = Зіграти ще раз
after-room = Назад до кімнати очікування
after-wait = Коли почнеться наступна гра, вирішує { $host }.
after-another = Ще одна гра?
after-all-ready = Усі можуть починати.
after-not-ready = Ще чекаємо: { $names }.
after-begin-without = Почати, не чекаючи ({ $names })?
after-keep-waiting = Зачекати
after-join-next = Зіграти в наступній грі
after-next-begun = Почалася наступна гра. Спокійно дочитай або приєднуйся.
after-next-call = Наступна гра вже почалася
after-next-room = Стіл повернувся до кімнати очікування.
after-next-over = Наступна гра теж закінчилася.
after-next-asked = Стіл чекає на твоє рішення.
after-go-along = До столу
after-replay = Переглянути ще раз
after-start = На головну
after-loading = Маски спадають…
after-failed = Історію цієї гри не вдалося отримати. Чи є зв’язок із мережею?
after-retry = Спробувати ще раз

## Розкриття

after-reveal = Маски геть
after-reveal-about = Хто насправді ким був наприкінці.

## The show: moments in which something else was true than what was said

after-show = Великі миті
after-show-about = Що з цього не було для тебе таємницею? Імена видно тут і на телевізорі.
after-truth = Що було правдою?
after-knew = Розгадано!
after-knew-you = Це не було для тебе таємницею
after-knew-names = Розгадано: { $names }
after-knew-most = Найчастіше розгадано: { $names }
after-ready-names = Готовність до наступної гри: { $names }
after-show-step = { $n } з { $total }

## Відзнаки

after-honours = Відзнаки

## Блефи

after-to-moment = Переглянути хід { $n } ще раз

## Монети й троянди з часом

after-chart-about = Одна лінія для кожного гравця, від роздачі до останнього ходу.
after-chart-which = Яка лінія?
after-chart-all = усі
after-as-table = Числа в таблиці
after-deal = роздача

## Хто насправді ким був

after-turn = хід
after-mark-right = слушно
after-mark-wrong = хибно

## Печатка

after-seal = Чи роздача була чесною?
after-seal-about = Перед першим ходом карти запечатали цим числом. Потім ніхто не міг змінити їх, не зламавши печатки.
after-seal-check = Перевірити печатку
after-seal-wrong = Печатка не пасує до цієї гри. Не довіряй їй.
after-seal-cannot = Цей браузер може перевірити її лише через https. У терміналі: { $command }
after-seal-proof = Доказ як файл

## Ще раз від початку

replay-title = Перегляд гри
replay-as = Чиїми очима
replay-table = усі
replay-truth = правда
replay-first = На початок
replay-back = Крок назад
replay-forward = Крок уперед
replay-last = У кінець
replay-play = Відтворити
replay-pause = Пауза
replay-speed = Швидкість
replay-speed-times = { $n }×
replay-step = Крок { $n } із { $total }
replay-copy = Скопіювати посилання на цю мить
replay-copied = Посилання скопійовано.
replay-to-table = До столу
replay-none = Тут немає завершеної гри. Перевір посилання.
replay-keys = Стрілки роблять крок, пробіл відтворює.
