### Після гри, і ще раз від початку.

after-title = Після балу
after-again = Зіграти ще раз
after-room = Назад до кімнати очікування
after-wait = Коли почнеться наступна гра, вирішує господар: { $host }.
after-replay = Переглянути ще раз
after-start = На початкову сторінку
after-loading = Маски спадають …
after-failed = Історію цієї гри не вдалося отримати. Чи є зв’язок із мережею?
after-retry = Спробувати ще раз

## Розкриття

after-reveal = Маски геть
after-reveal-about = Хто насправді ким був наприкінці.

## Відзнаки

after-honours = Відзнаки
after-honour-bluffer = Майстерність блефу
after-honour-bluffer-about = Вдалі блефи: { $n }
after-honour-gold = Золоті вуста
after-honour-gold-about = Монети, здобуті блефом: { $n }
after-honour-trusting = Добре серце
after-honour-trusting-about = Блефи, прийняті на віру: { $n }
after-honour-detective = Детектив вечора
after-honour-detective-about = Викриті блефи: { $n }
after-honour-unlucky = Постійний гість суду
after-honour-unlucky-about = Сплачені штрафи: { $n }
after-honour-restless = Неспокійні руки
after-honour-restless-about = Карти під столом, разів: { $n }
after-honour-true = Вірність собі
after-honour-true-about = Правдиві оголошення: { $n }
after-honour-faces = Тисяча облич
after-honour-faces-about = Різні маски за гру: { $n }
after-honour-swing = Блискучий хід
after-honour-swing-about = Монети, здобуті за один хід: { $n }
after-grimm-honour-detective = Детектив вечора
after-grimm-honour-detective-about = Слушні звинувачення: { $n }
after-grimm-honour-unmasker = Церемоніймейстер
after-grimm-honour-unmasker-about = Зірвані маски: { $n }
after-grimm-honour-masked = Найдовше в масці
after-grimm-honour-masked-about = Ходи в масці: { $n }
after-grimm-honour-suspect = Вічна підозра
after-grimm-honour-suspect-about = Хибні звинувачення: { $n }
after-grimm-honour-giver = Щедра рука
after-grimm-honour-giver-about = Віддані карти: { $n }
after-grimm-honour-gambler = Щастя у ставках
after-grimm-honour-gambler-about = Троянди зі ставок: { $n }
after-grimm-honour-bloom = У повному цвіті
after-grimm-honour-bloom-about = Троянди за один раунд: { $n }

## Блефи

after-bluffs = Усі блефи
after-no-bluffs = У цій грі ніхто не збрехав. Дивовижно.
after-bluff = { $who } оголошує: { $mask }. А насправді: { $truth }.
after-believed = Повірили: { $names }
after-caught = Слушно теж оголошує: { $names }
after-also-lied = Хибно теж оголошує: { $names }
after-modest = Пас із цією самою маскою: { $names }
after-to-moment = Переглянути хід { $n } ще раз

## Монети й троянди з часом

after-coins = Монети впродовж гри
after-roses = Троянди впродовж гри
after-chart-about = Одна лінія для кожного гравця, від роздачі до останнього ходу.
after-as-table = Числа в таблиці
after-deal = роздача

## Хто насправді ким був

after-timeline = Хто насправді ким був
after-timeline-about = Кожен рядок – це хід; у ньому видно маски, якими вони лежали після нього.
after-turn = хід
after-mark-bluff = блеф
after-mark-caught = викрито
after-mark-true = правда
after-mark-right = слушно
after-mark-wrong = хибно
after-mark-swap = обмін
after-mark-pretend = удавано
after-mark-look = погляд

## The Grimm Masquerade

after-rounds = Раунд за раундом
after-unmasked = Втрачені маски
after-fell-self = { $who } ({ $character }): згубна пара, без чужої допомоги.
after-fell-pair = { $who } ({ $character }): згубна пара, завдяки гравцю { $by }.
after-fell-pointed = { $who } ({ $character }): слушне звинувачення, { $by }.
after-nobody-fell = У цьому раунді ніхто не втратив маски.
after-accusations = Звинувачення
after-wager = { $who }: { $character }. Троянди: { $n }
after-round-open = Гра скінчилася посеред цього раунду.

## Печатка

after-seal = Чи роздача була чесною?
after-seal-about = Перед першим ходом карти запечатали цим числом. Потім ніхто не міг змінити їх, не зламавши печатки.
after-seal-check = Перевірити печатку
after-seal-wrong = Печатка не пасує до цієї гри. Не довіряй їй.
after-seal-cannot = Цей браузер може перевірити її лише через https. У терміналі: { $command }
after-seal-proof = Доказ як файл

## Ще раз від початку

replay-title = Погляд назад
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
