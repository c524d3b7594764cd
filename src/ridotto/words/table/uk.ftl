### Столи в мережі: що читає господар, хто приходить і йде, що кажуть.

## Господар

serving-here = Ridotto відкрито за адресою { $address }
serving-near = У тій самій мережі: { $address }
serving-data = Усе зберігається в { $place }
serving-stop = Ctrl-C зупиняє сервер; кожен зможе повернутися на своє місце.
backup-done = Усе скопійовано до { $file }
admin-closed = Стіл { $code } закрито.
admin-banned = { $who }: доступ заборонено до { $until } UTC.
admin-unbanned = { $who }: доступ відновлено.
export-done = Ігри, записані в { $file }: { $n }
export-none = Немає закінченої гри, яку можна експортувати: вони є лише за столами, відкритими для досліджень.
export-damaged = Журнал столу { $code } пошкоджено: його ігри пропущено. Віднови резервну копію, якщо вони важливі.
table-studied = Закінчені ігри цього столу можна використовувати для досліджень, без імен, розмов і часу.

## Вхід

table-your-name = Як тебе звати?
table-link = Стіл { $code }: { $link }
table-waiting = Чекаємо, поки господар почне. /help показує, що можна ввести.
table-waiting-host = Це твій стіл: /fill НАЗВА садить ботів на вільні місця, /begin починає. /help показує більше.
table-sealed = Карти запечатано: { $seal }
table-proved = Печатка правильна: це ті карти, що були запечатані на початку.
table-seal = Печатка: { $seal }
table-record = Ходи: { $moves }. Перемога: { $winners }.
table-nothing-to-decide = Зараз нема чого вирішувати. /say ТЕКСТ говорить, /help показує решту.
table-no-command = Незрозуміла команда: «{ $command }». /help показує, що можна ввести.
table-way-back = На іншому пристрої тебе впізнають за цим кодом протягом доби: { $code }
table-connection-back = Зв’язок було перервано; ти знову тут.
table-help =
    номер, запис або слова: твій вибір · ? карти · q від’єднатися (місце лишається твоїм)
    /say ТЕКСТ · /phrase НАЗВА · /who · /seat A · /ask A (попросити місце під час гри) · /stand · /leave · /take (забрати в бота) · /back (код для іншого пристрою)
    /name ІМ’Я · /vote (за перерву або за продовження) · /ready (перед грою)
    господар: /fill БОТ,… · /empty A · /begin · /again · /pause · /go · /lock · /unlock · /remove ІМ’Я · /standin ІМ’Я · /host ІМ’Я · /mute ІМ’Я · /unmute ІМ’Я · /let ІМ’Я · /decline ІМ’Я

## Місця й гості

seat-empty = вільно
seat-bot = бот: { $bot }
guest-is-you = ти
guest-is-host = господар
guest-is-watching = дивиться
guest-is-stood-in = грає бот
guest-is-away = немає
guest-is-muted = без голосу

## Що відбувається навколо столу

guest-came = { $who } вже тут.
guest-went = { $who } відходить.
guest-sat = { $who } сідає.
guest-stood = { $who } встає й дивиться.
guest-left = { $who } залишає стіл.
guest-removed = { $who } мусить залишити стіл.
guest-stood-in = Замість гравця { $who } грає бот.
guest-took-back = { $who } знову грає.
guest-renamed = Нове ім’я: { $who }.
guest-hosts = Стіл тепер веде { $who }.
guest-muted = { $who } втрачає голос.
guest-unmuted = { $who } знову може говорити.
guest-paused = { $who } призупиняє гру.
guest-went-on = { $who } відновлює гру.
guest-voted = { $who } голосує щодо перерви.
guest-ready = { $who }: можна починати.
guest-unready = { $who }: ще хвилинку.
guest-knew = { $who }: розгадано!
guest-kept-private = { $who } залишає закінчену гру лише для цього столу.
guest-made-public = { $who } більше не приховує закінчену гру.
guest-asked = { $who } просить у господаря місце.
guest-declined = { $who } не отримує місця в цій грі.
table-paused = Більшість хоче перерви: гра стоїть, доки більшість не проголосує за продовження або господар її не відновить.
table-goes-on = Більшість хоче грати далі: гра триває.
table-filled = Боти сідають.
table-agreed = Домовленості за столом змінено.
table-adjusted = Змінено час на роздуми або швидкість ботів.
table-interrupted = Сервер на мить був недоступний; годинники стояли.
table-locked = Стіл закрито.
table-unlocked = Стіл відкрито.
table-again = Усі чекають на наступну гру.
table-played-on = Хтось грає далі з ходу { $move } цієї гри, проти ботів.
table-lost = Деякі з’єднання перервано.
table-closed = Оператор сервера закриває цей стіл.

## Фрази

phrase-hello = Привіт!
phrase-good-luck = Щасти!
phrase-well-played = Гарно зіграно!
phrase-who-me = Хто, я?
phrase-liar = Брехня!
phrase-hurry = Трохи швидше, будь ласка.
phrase-thinking = Я думаю.
phrase-thanks = Дякую!
phrase-again = Ще одну гру?

## Links

seat-name = Місце { $n }
preview-title = { $game }, хід { $n }
preview-any = Гра на балу-маскараді: переглянь її крок за кроком.
