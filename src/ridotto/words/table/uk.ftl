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
export-damaged = Журнал столу { $code } пошкоджено: його подальших ігор бракує. Якщо вони важливі, віднови резервну копію.

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
table-line-back = Зв’язок було перервано; ти знову тут.
table-help =
    номер, запис або слова: твій вибір · ? карти · q від’єднатися (місце лишається твоїм)
    /say ТЕКСТ · /phrase НАЗВА · /who · /seat A · /ask A (попросити місце під час гри) · /stand · /leave · /take (забрати в бота) · /back (код для іншого пристрою)
    /name ІМ’Я · /vote (за перерву або за продовження) · /ready (перед грою)
    господар: /fill БОТ,… · /empty A · /begin · /again · /pause · /go · /lock · /unlock · /remove ІМ’Я · /host ІМ’Я · /mute ІМ’Я · /unmute ІМ’Я · /let ІМ’Я · /decline ІМ’Я

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
guest-asked = { $who } просить у господаря місце.
guest-declined = { $who } не отримує місця в цій грі.
table-paused = Більшість хоче перерви: гра стоїть, доки більшість не проголосує за продовження або господар її не відновить.
table-goes-on = Більшість хоче грати далі: гра триває.
table-filled = Боти сідають.
table-agreed = Домовленості за столом змінено.
table-locked = Стіл закрито.
table-unlocked = Стіл відкрито.
table-again = Усі чекають на наступну гру.
table-lost = Деякі з’єднання перервано.
table-closed = Оператор сервера закриває цей стіл.

## Фрази

phrase-hello = Привіт!
phrase-good-luck = Щасти!
phrase-well-played = Гарний хід!
phrase-i-am-the-king = Король – це я. Чесно.
phrase-who-me = Хто, я?
phrase-liar = Брехня!
phrase-hurry = Трохи швидше, будь ласка.
phrase-thinking = Я думаю.
phrase-thanks = Дякую!
phrase-again = Ще одну гру?

## Чому чогось не зроблено

refused-bad-message = Сервер цього не зрозумів.
refused-too-long = Це задовге; скороти.
refused-too-fast = Забагато одразу; зачекай хвилинку.
refused-old-client = Сервер має іншу версію; онови Ridotto.
refused-no-table = Такого столу немає; перевір код.
refused-not-yours = Це вирішує хтось інший; зачекай на свою чергу.
refused-illegal = Такої можливості немає.
refused-stale = Гра пішла далі; подивися ще раз.
refused-not-now = Зараз цього зробити не можна.
refused-not-host = Це може зробити лише господар.
refused-taken = Це місце зайняте; вибери інше.
refused-no-seat = Такого місця немає.
refused-no-guest = Тут нікого такого немає.
refused-locked = Стіл закрито; запитай господаря.
refused-removed = Тебе вже немає за цим столом.
refused-empty-seats = Когось бракує; зачекай або посади ботів.
refused-bad-agreement = Так грати не можна.
refused-no-bot = Такого бота немає.
refused-bad-name = Так називатися не можна; вибери інше ім’я.
refused-silent = Тут цього сказати не можна.
refused-full = Стіл повний; відкрий інший.
refused-log-full = Журнал цього столу заповнений: дограй гру і відкрий новий стіл.
refused-damaged = Дані цього столу пошкоджені: відкрий новий.
refused-watching = Це для тих, хто грає; займи місце.
refused-busy = Не вдалося це записати; спробуй ще раз.
refused-closing = Сервер зупиняється; повернися за мить.
refused-banned = Тобі заборонено доступ до цього сервера.
