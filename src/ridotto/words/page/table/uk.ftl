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
stage-seconds-left = { $n ->
    [one] Лишилася { $n } секунда
    [few] Лишилися { $n } секунди
   *[many] Лишилося { $n } секунд
}
stage-your-turn = Твоя черга
stage-you-are-asked = Твоя відповідь
stage-line-lost = З’єднуюся знову… нічого не втрачено.
stage-watching = Ти дивишся.
stage-paused = Гра стоїть.
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
stage-leave = Піти від столу
stage-leave-sure = Піти посеред гри? Бот гратиме замість тебе, а місце лишиться твоїм.
stage-leave-sure-watching = Піти від столу?

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
stage-remove-sure = Прибрати з-за столу назавжди: { $name }?
stage-plays-for = грає замість: { $name }
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
stage-tv-take-seat = Грати замість: { $name }
stage-ask-seat = Попросити грати замість: { $name }
stage-asked = Місце попрошено; вирішує господар.
stage-seat-request = { $who } хоче грати замість: { $name }.
stage-same-address = Та сама адреса, що й { $names }: можливо, це та сама людина.
stage-let-in = Впустити
stage-decline = Відмовити
stage-declined = Господар не дає тобі місця в цій грі.
stage-more-requests = Інші прохання: { $n }
stage-tv-soon = Бал от-от почнеться
stage-tv-over = Гру закінчено
