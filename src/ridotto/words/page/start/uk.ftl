### The start, the waiting room, settings, and what can go wrong there.

start-motto = Бал, маска, брехня.
start-description = Карткові ігри про бал-маскарад із друзями й ботами. Неофіційні.
start-no-script = Ridotto потребує тут JavaScript. Без нього: { $command } у терміналі.
start-close = Закрити
start-home = На головну
start-again = Спробувати ще раз
start-loading = Двері відчиняються…
start-offline = Немає зв’язку з мережею. Те, що вже тут, можна переглядати; ігри триватимуть, коли зв’язок повернеться.
start-connection-lost = Зв’язок перервано. Повертаємося…
start-trouble = Не вийшло. Спробуй ще раз за мить.

## The start

start-invitation = Усі в масках, карти мандрують під столом, і будь-хто може назватися Королем. Повіриш?
start-play-now = Грати зараз
start-play-now-about = Шестеро за столом, п’ятеро з них – боти, що блефують. Гра пам’ятає за тебе, і ніхто не квапить.
start-play-other = Або { $game }, четверо за столом
start-guest = Гість
start-friends = З друзями
start-create = Відкрити стіл
start-create-about = Для друзів поруч і далеко: посилання, код або QR-код.
start-code = Код столу
start-join = Приєднатися
start-join-about = Шість літер і цифр. За посиланням або QR-кодом нічого вводити не треба.
start-join-bad = Код має шість літер і цифр; у цьому { $n }.
start-public-tables = Відкриті для всіх столи
start-public-none = Зараз ніхто не чекає. Відкрий стіл для всіх, і тебе знайдуть.
start-table-of = { $host } чекає
start-table-free = { $n ->
    [0] усі місця зайняті
    [one] { $n } вільне місце з { $players }
    [few] { $n } вільні місця з { $players }
   *[many] { $n } вільних місць з { $players }
}
start-your-tables = Твої столи
start-table-code = Стіл { $code }
start-phase-waiting = чекає
start-phase-playing = іде гра
start-phase-over = гру закінчено
start-learn = Навчитися грати
start-learn-about = Правила за кілька хвилин і перша гра з провідником.
start-puzzles = Задачі
start-puzzles-about = Який хід обираєш? Позиції з одним найкращим рішенням.
start-file = Збережені ігри
start-file-about = Відкрий файл: переглянь гру ще раз і прочитай розбір.
start-notice = Ridotto – неофіційна програма. Вона не пов’язана з видавцями чи авторами ігор; слова й малюнки власні.
start-you-are = Тут ти { $name }
start-welcome-back = З поверненням, { $name }!

## A new table

start-new-table = Новий стіл
start-game = Гра
start-players = Скільки гравців
start-players-about = Люди й боти разом.
start-house-rules = Додаткові правила
start-house-rules-about = Усе як у коробці, якщо нічого не зміниш.
start-rules = Правила
start-tempo = Час
start-company = Товариство
start-clock = Час на роздуми
start-clock-about = Коли він спливе, стіл зробить за тебе те, що найменше зобов’язує.
start-clock-none = скільки завгодно
start-clock-relaxed = спокійно
start-clock-brisk = жваво
start-clock-times = { $turn } секунд на хід, { $answer } на відповідь.
start-pace = Як швидко грають боти
start-pace-about = Вони одразу знають, чого хочуть; це для того, щоб тобі було легко стежити.
start-pace-instant = миттєво
start-pace-brisk = жваво
start-pace-relaxed = спокійно
start-stand-in = Заміна
start-stand-in-about = Бот, що грає за людину, якої немає вже хвилину, доки вона не повернеться.
start-public = Стіл для всіх
start-public-about = Незнайомці знайдуть його на головній сторінці. Інакше ввійдуть лише ті, хто має код.
start-chat = Чат
start-chat-about = Можна писати одне одному.
start-phrases = Фрази
start-phrases-about = Готові речення, які кожен читає своєю мовою.
start-notes = Нотатки
start-notes-about = Можна занотовувати на сторінці свої здогади.
start-study = Для досліджень
start-study-about = Закінчені ігри цього столу можна використовувати, щоб вивчати гру: самі ходи, без імен, розмов і часу. Усі, хто приєднується, це бачать. Пізніше цього не ввімкнути.
start-late-seats = Місця під час гри
start-late-seats-about = Хто може зайняти місце бота, крім людини, яка його залишила. Відтоді ця людина знає все, що знає гравець. За столом для всіх – ніхто.
start-late-seats-nobody = ніхто
start-late-seats-host = кого впустить господар
start-late-seats-anybody = будь-хто
start-delay = Глядачі бачать пізніше
start-delay-about = Щоб ніхто з глядачів не міг підказати гравцям.
start-delay-none = одразу
start-seconds = { $n } с
start-open = Відкрити стіл
start-agree = Граймо так

## Bots

start-bot-name-honest = Чесний
start-bot-name-bluffer = Блефун
start-bot-name-random = Примха
start-bot-name-forgetful = Забудько
start-bot-name-daring = Сміливець
start-bot-name-careful = Обережний
start-bot-name-sly = Хитрун
start-bot-name-veteran = Ветеран
start-bot-name-searcher = Мислитель
start-bot-name-searcher-fast = Швидкий Мислитель
start-bot-name-searcher-deep = Глибокий Мислитель
start-bot-honest = Ніколи не бреше навмисне й нічого не забуває.
start-bot-bluffer = Бреше, коли це вигідно, і ніхто не знає коли.
start-bot-random = Робить що спаде на думку.
start-bot-forgetful = Добре грає тим, що пам’ятає, а пам’ятає мало.
start-bot-daring = Зважується на більше, ніж варто, і підозрює всіх.
start-bot-careful = Думає на крок уперед і мало видає.
start-bot-sly = Зважує кожну карту за тим, що вона тобі скаже.
start-bot-veteran = Навчився на сотнях тисяч партій. Бреше так часто, як це вигідно.
start-bot-searcher = Розігрує в голові багато ігор. Перемогти його важко.
start-bot-searcher-fast = Те саме, але вмить.
start-bot-searcher-deep = Те саме, цілу секунду. Найсильніший.
start-bot-level = сила { $n } з 5

## Who are you?

start-name = Твоє ім’я
start-name-about = Так тебе називатимуть інші за столом.
start-introduce = Вітаємо на балу
start-introduce-table = { $host } запрошує тебе до гри: { $game }.
start-join-table = Сісти за стіл
start-language = Мова
start-refused = Увійти не можна
start-reload = Завантажити сторінку знову
start-old-page = Є новіша сторінка. Завантаж її знову.
start-removed = Тебе вже немає за цим столом. Відкрий власний або приєднайся до іншого.
start-elsewhere = Ти вже за столом на іншому пристрої? Відкрий там налаштування й вибери «{ start-other-device }».

## Another device

start-other-device = Я на іншому пристрої
start-other-device-about = Відкрий там це посилання або відскануй QR-код, і тебе впізнають і там, на тому самому місці. Діє добу: не давай його іншим.
start-other-device-make = Показати посилання
start-back-ask = Цей пристрій знає тебе як: { $name }. За цим посиланням він знатиме тебе як людину, що його створила.
start-back-yes = Скористатися посиланням
start-back-no = Лишитися: { $name }
start-back-bad = Це посилання недійсне або застаріло. Створи нове там, де тебе знають.

## Deleting an identity

start-delete-me = Видалити мій профіль
start-delete-me-about = Сервер забуде твоє ім’я, мову й посилання для інших пристроїв. Ти покинеш стіл, за яким сидиш, і не зможеш повернутися тією самою людиною. Твої слова й ходи лишаться там під твоїм ім’ям, доки стіл не буде видалено.
start-delete-me-now = Видалити зараз

## The waiting room

start-waiting-for-host = { $host } почне гру, коли всі зберуться.
start-seats = Місця
start-sit-here = Сісти тут
start-bot-here = Посадити бота
start-choose-bot = Хто тут сяде?
start-empty-seat = Звільнити місце
start-change-bot = Інший бот
start-here = тут
start-a-bot = бот
start-watching = Дивляться
start-stand-up = Встати й дивитися
start-fill = Посадити ботів
start-begin = Почати
start-ready = Можна починати
start-unready = Ще ні
start-is-ready = можна починати
start-ready-count = Готові: { $ready } з { $people }.
start-fill-and-begin = Посадити ботів і почати
start-missing = { $n ->
    [one] { $n } місце вільне. Зачекай на друзів або посади бота.
    [few] { $n } місця вільні. Зачекай на друзів або посади ботів.
   *[many] { $n } місць вільно. Зачекай на друзів або посади ботів.
}
start-seats-free = { $n ->
    [one] { $n } місце вільне.
    [few] { $n } місця вільні.
   *[many] { $n } місць вільно.
}
start-all-here = Усі місця зайняті.
start-away = Немає за столом: { $names }. У грі їх заміняє бот, доки не повернуться.
start-watch-only = Ти дивишся. Торкнися вільного місця, щоб грати.
start-invite = Запросити
start-share = Поділитися
start-copy = Копіювати посилання
start-copied = Скопійовано
start-share-text = Приходь на бал! Стіл { $code }
start-scan = Відскануй QR-код камерою телефона або відкрий { $address } і введи { $code }.
start-larger = Більший QR-код
start-here-only = Це посилання працює лише на цьому пристрої. Для телефонів відкрий сторінку за адресою, яку сервер показує для твоєї мережі.
start-tv = Показати стіл на телевізорі
start-what = У що граємо
start-change = Змінити
start-agreed-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
}
start-agreed-rule = { $name }: { $value }
start-agreed-without = без: { $name }
start-agreed-public = стіл для всіх
start-agreed-private = лише з кодом
start-agreed-silent = без чату
start-agreed-study = ігри можна використовувати для досліджень, без імен
start-lock = Закрити стіл
start-unlock = Знову відкрити стіл
start-locked = Закрито: більше ніхто не ввійде.
start-remove = Вивести з-за столу
start-offer-lock = { $name } вже не за столом. Закрити стіл, щоб запобігти поверненню під іншим ім’ям?
start-keep-open = Залишити відкритим
start-hand-over = Зробити господарем
start-mute = Забрати голос
start-unmute = Повернути голос
start-leave = Залишити стіл
start-talk = Розмова
start-take-over = Грати далі замість бота:

## Settings

start-settings = Налаштування
start-light = Світло
start-light-system = як на пристрої
start-light-night = свічки
start-light-day = день
start-device = Хто бачить цей екран?
start-device-auto = Залежить
start-device-private = Лише я
start-device-shared = Інші теж
start-device-about = Те, що ти знаєш, лежить відкрито, якщо дивишся лише ти; якщо дивляться інші, натисни на карту й тримай. Залежить: проти ботів відкрито, серед людей треба тримати.
start-sound = Звуки
start-sound-about = Тихі: карта, монета, твоя черга.
start-confirm = Перепитувати
start-confirm-about = Перед усім, чого не можна скасувати.
start-auto-pass = Пасувати автоматично
start-auto-pass-about = Коли хтось оголошує маску, за мить ти пасуєш, якщо не зупиниш.
start-notify = Нагадати, коли моя черга
start-notify-about = Сповіщенням, якщо сторінка на тлі.
start-notify-denied = Браузер не дозволяє звідси сповіщень; зміни це в його налаштуваннях.
start-your-turn = Твоя черга
start-your-turn-at = Стіл { $code } чекає на тебе.
start-save = Зберегти
start-saved = Збережено
