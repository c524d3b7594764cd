### The table of both games: what stands around the cards.

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
stage-line-lost = З’єднуюся знову … нічого не втрачено.
stage-watching = Ти дивишся.
stage-paused = Гра стоїть.
stage-bot-plays-for-you = Замість тебе грає бот.
stage-take-back = Грати далі
stage-log-empty = Ще нічого, що пам’ятав би стіл.
stage-talk-empty = Ще ніхто нічого не сказав.
stage-say = Скажи щось
stage-send = Сказати
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

## Seats and cards

stage-seat = { $name }: { coins }
stage-plays-now = грає
stage-thinks = думає
stage-bot = бот
stage-away = не тут
stage-stood-in = грає бот
stage-announces = оголошує
stage-claims = це я!
stage-passes = пас
stage-has-answered = відповідь є
stage-wins = перемога!
stage-hold-to-see = Утримуй, щоб побачити
stage-card-known = { $card }: ти її знаєш
stage-card-unsure = { $card }: ти не знаєш напевно
stage-card-open = { $card }: { $mask }
stage-secret-seen = Ти бачиш карту. Більше ніхто.
stage-done = Готово
stage-remember = Запам’ятай, хто є хто: карти зараз закриють.
stage-remembered = Запам’ятовано

## Deciding, step by step

stage-do-look = Подивитися
stage-do-look-about = таємно побачити свою карту
stage-do-swap = Обміняти
stage-do-swap-about = з іншою картою або лише вдати
stage-do-announce = Оголосити
stage-do-announce-about = сказати, що ти — маска
stage-which-look = На яку зі своїх карт дивишся?
stage-which-own = Яку зі своїх карт береш?
stage-which-other = З якою картою? Торкнися її на столі.
stage-which-how = { $first } і { $second }: справді міняєш їх місцями?
stage-how-swapped = Справді обміняти
stage-how-pretended = Лише вдати
stage-how-fate = Покластися на долю
stage-which-mask = Ким ти себе оголошуєш?
stage-which-hand = { $mask }: котрою зі своїх карт?
stage-claim = Це я!
stage-sure = Справді: { $move }?
stage-yes = Так
stage-no = Ні, назад
stage-passing = Пас за { $n } …
stage-stop = Стоп
stage-sent = Передано столу …
stage-about = Що робить { $mask }?

## The Grimm Masquerade

stage-grimm-turn = зараз хід цього гравця
stage-grimm-hold = Утримуй, щоб глянути
stage-grimm-board = Хто є хто?
stage-grimm-privately = Утримуй: з тим, що знаєш лише ти
stage-grimm-cell-shown = це цей персонаж
stage-grimm-cell-marker = покладено жетон: це не той персонаж
stage-grimm-cell-impossible = не може бути
stage-grimm-cell-certain = може бути лише цим персонажем
stage-grimm-cell-open = можливо
stage-grimm-pencil-struck = викреслено тобою
stage-grimm-pencil-pinned = твоя підозра
stage-grimm-pencil-about = Торкнися клітинки для власних нотаток: викреслити, підозрювати, стерти.
stage-grimm-middle = Середина столу
stage-grimm-cost = Після двох карт можна виконати одну з цих дій. Вона коштує двох однакових артефактів із твоїх відкритих карт або скарбу й одного будь-якого артефакту.
stage-grimm-ask-payment = { $action }: чим платиш?
stage-grimm-ask-who = Який персонаж – { $who }?
stage-grimm-ask-whom = { $artifact }: кому?
stage-grimm-ask-way = { $artifact }: у який бік іде танець?
stage-grimm-ask-else = Ще когось?
stage-grimm-nobody-else = Більше нікого
stage-grimm-thinking = { $who } думає.

## Those who watch, and the wall

stage-tv-sit = Сісти за стіл
stage-tv-take-seat = Грати замість: { $name }
stage-tv-soon = Бал от-от почнеться
stage-tv-over = Гру закінчено
