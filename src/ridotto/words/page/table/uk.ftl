### The table of every game: what stands around the cards.

## Around the table

stage-menu = Меню
stage-beside = Поруч зі столом
stage-log = Історія
stage-talk = Розмова
stage-notes = Нотатки
stage-unread = нових: { $n }
stage-question = Що робити
stage-back = Крок назад
stage-hurry = Далі
stage-device-show = Показати, що я знаю: цей екран бачу лише я
stage-device-hide = Сховати, що я знаю: цей екран бачать інші
stage-seconds-left = { $n ->
    [one] Лишилася { $n } секунда
    [few] Лишилися { $n } секунди
   *[many] Лишилося { $n } секунд
}
stage-your-turn = Твоя черга
stage-you-are-asked = Твоя відповідь
stage-connection-lost = З’єднуюся знову… нічого не втрачено.
stage-watching = Ти дивишся.
stage-paused = Гру призупинено.
stage-bot-plays-for-you = Замість тебе грає бот.
stage-take-back = Грати далі
stage-log-empty = Ще нічого не сталося.
stage-talk-empty = Ще ніхто нічого не сказав.
stage-say = Скажи щось
stage-send = Надіслати
stage-notes-about = Це бачиш лише ти. Один дотик: точно ні. Два: точно так. Три: хтозна.
stage-note-open = хтозна
stage-note-struck = точно ні
stage-note-pinned = точно так
stage-notes-clear = Очистити нотатник

## The menu

stage-pause = Призупинити гру
stage-go-on = Відновити гру
stage-vote-pause = Голосувати за перерву
stage-vote-go-on = Голосувати за продовження
stage-stand = Встати й дивитися
stage-tv-about = Відкрий цю адресу в браузері телевізора. Там видно лише те, що можуть бачити всі.
stage-tv-open = Відкрити тут
stage-let-bot-play = Хай бот грає замість гравця { $name }
stage-let-bot-play-about = Повернутися на своє місце можна будь-коли.
stage-tempo = Час і темп
stage-tempo-about = Зміна діє одразу, і про неї дізнаються всі.
stage-named-text = { $name }: { $text }
stage-leave = Піти від столу
stage-leave-sure = Піти посеред гри? Бот гратиме замість тебе, а місце лишиться твоїм.
stage-leave-sure-watching = Піти від столу?

## How fast it goes, and what was skipped

stage-speed = Швидкість
stage-speed-normal = Звичайна
stage-speed-fast = Швидка
stage-speed-very-fast = Дуже швидка
stage-fast-forward = Перемотати
stage-skip = До мого рішення
stage-skipping = На шляху до твого рішення…
stage-as-usual = Показувати все
stage-missed = Що пропущено
stage-missed-more = Серед іншого:
stage-missed-passes = { $n ->
    [one] Пасує { $n } людина.
    [few] Пасують { $n } людини.
   *[many] Пасує { $n } людей.
}
stage-missed-you = У тебе тепер { $now } ({ $change }).
stage-missed-you-same = У тебе й далі { $now }.
stage-missed-others = Інші: { $changes }.
stage-missed-scores = Загалом: { $changes }.
stage-missed-nothing = Нічого важливого не сталося.

## People at the table

stage-people = Люди за столом
stage-mute-for-me = Приховати повідомлення
stage-unmute-for-me = Показувати повідомлення
stage-muted-for-me = повідомлення приховано
stage-report = Поскаржитися
stage-report-about = Що сталося?
stage-report-note = Це прочитає лише оператор цього сервера; за столом ніхто не дізнається.
stage-report-send = Надіслати скаргу
stage-reported = Скаргу надіслано.
stage-remove-sure = Вивести з-за столу назавжди: { $name }?
stage-plays-for = грає замість гравця { $name }
stage-nobody-else = Більше нікого немає.

## Seats and cards

stage-plays-now = грає
stage-thinks = думає
stage-bot = бот
stage-away = немає
stage-stood-in = грає бот
stage-wins = перемога!
stage-done = Готово

## Deciding, step by step

stage-sure = Справді: { $move }?
stage-yes = Так
stage-no = Ні, назад
stage-stop = Стоп
stage-sent = Надіслано…

## Those who watch, and the wall

stage-tv-sit = Сісти за стіл
stage-own-seat = На твоєму місці грає бот.
stage-tv-take-seat = Грати замість гравця { $name }
stage-ask-seat = Попросити грати замість гравця { $name }
stage-asked = Прохання про місце надіслано; вирішує господар.
stage-seat-request = { $who } хоче грати замість гравця { $name }.
stage-same-address = Та сама адреса, що й { $names }: можливо, це та сама людина.
stage-let-in = Впустити
stage-decline = Відмовити
stage-declined = Господар не дає тобі місця в цій грі.
stage-more-requests = Інші прохання: { $n }
stage-tv-soon = Бал от-от почнеться
stage-tv-over = Гру закінчено
