### Mascarade on the page.

## Start and agreement

start-workshop = Майстерня
start-workshop-about = Вигадай власну маску й зіграй з нею.
start-game-mascarade = Блеф і пам’ять: подивися на свою маску, потай поміняй її або оголоси якусь і сподівайся.
start-edition = Коробка
start-edition-about-1 = Класика, від 2 до 13 гравців.
start-edition-about-2 = Новіші маски, від 4 до 12 гравців.
start-masks = Маски
start-masks-here = У грі:
start-masks-own = власний набір
start-copies = { $name } × { $n }

## The table

stage-announces = оголошує
stage-claims = це я!
stage-passes = пас
stage-has-answered = відповідь є
stage-hold-to-see = Утримуй, щоб побачити
stage-card-known = { $card }: ти її знаєш
stage-card-unsure = { $card }: ти не знаєш напевно
stage-card-open = { $card }: { $mask }
stage-secret-seen = Ти бачиш карту. Більше ніхто.
stage-remember = Запам’ятай, хто є хто: карти зараз закриють.
stage-remembered = Пам’ятаю
stage-do-look = Подивитися
stage-do-look-about = таємно побачити свою карту
stage-do-swap = Поміняти
stage-do-swap-about = з іншою картою або лише вдати
stage-do-announce = Оголосити
stage-do-announce-about = сказати, яка в тебе маска
stage-which-look = На яку зі своїх карт дивишся?
stage-which-own = Яку зі своїх карт береш?
stage-which-other = З якою картою? Торкнися її на столі.
stage-which-how = { $first } і { $second }: справді міняєш їх місцями?
stage-how-swapped = Справді поміняти
stage-how-pretended = Лише вдати
stage-how-fate = Покластися на долю
stage-which-mask = Ким ти себе оголошуєш?
stage-which-hand = { $mask }: котрою зі своїх карт?
stage-claim = Це я!
stage-passing = Пас за { $n }…
stage-about = Що робить { $mask }?
stage-seat = { $name }: { coins }

## After a game

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
after-bluffs = Усі блефи
after-no-bluffs = У цій грі ніхто не збрехав. Дивовижно.
after-bluff = { $who } оголошує: { $mask }. А насправді: { $truth }.
after-believed = Повірили: { $names }
after-caught = Слушно заперечили: { $names }
after-also-lied = Хибно заперечили: { $names }
after-modest = Пас із цією самою маскою: { $names }
after-coins = Монети впродовж гри
after-timeline = Хто насправді ким був
after-timeline-about = Кожен рядок – це хід; у ньому видно маски, якими вони лежали після нього.
after-mark-bluff = блеф
after-mark-caught = викрито
after-mark-true = правда
after-mark-swap = обмін
after-mark-pretend = удавано
after-mark-look = погляд

## Learning

learn-masks = Маски
learn-edition = Видання
learn-copies = Карт у коробці: { $n }
learn-mascarade-goal-title = Мета гри
learn-mascarade-goal = Кожен починає з 6 монетами. Хто має 13, одразу перемагає. Якщо хтось раніше втратить останню монету, гра закінчується й перемагає найбільший статок.
learn-mascarade-masks-title = Хто є хто
learn-mascarade-masks = Кожен має маску: закриту карту. На початку всі карти мить лежать відкритими: запам’ятай їх. У перші чотири ходи карти лише міняють, справді або вдавано. Невдовзі ніхто ні в чому не певен, навіть у собі.
learn-mascarade-turn-title = Твоя черга
learn-mascarade-turn = Зроби щось одне: подивися на свою карту, поміняй її з іншою під столом (або лише вдай) чи оголоси маску.
learn-mascarade-claims-title = «Я Король!»
learn-mascarade-claims = Оголоси будь-яку маску з цієї гри, правдиво чи ні. Якщо ніхто не заперечить, ти застосовуєш її силу, і жодної карти не відкривають. Якщо хтось іще заявить, що має цю маску, усі ви відкриваєте карти: хто справді її має, застосовує силу, а кожен, хто помилився, сплачує 1 монету до суду.
learn-mascarade-court-title = Суд
learn-mascarade-court = Усі штрафи лежать у суді, доки їх хтось не забере: увесь стос отримує Суддя.
learn-mascarade-shown-title = На видноті
learn-mascarade-shown = Карту, яку щойно відкрили, знають усі. Якщо далі ходить її власник чи власниця, оголошувати не можна: у першому виданні треба поміняти карти або вдати, що міняєш, у другому можна й подивитися на свою.
learn-term-court = суд
learn-term-court-about = Сюди йдуть штрафи. Монети лежать тут, доки їх не забере чиясь сила.
learn-term-bank = банк
learn-term-bank-about = Звідси беруться нові монети. Вони ніколи не закінчуються.
learn-term-centre = центр
learn-term-centre-about = Посеред столу лежать карти, яких ніхто не має. З ними теж можна мінятися.
learn-term-announce = оголосити
learn-term-announce-about = Скажи вголос, яку маску маєш або хочеш мати, щоб застосувати її силу.
learn-term-claim = заперечити
learn-term-claim-about = Скажи «ні, це я!», коли хтось інший оголошує маску. Помилка коштує 1 монету.
learn-term-swap = обмін
learn-term-swap-about = Дві карти зникають під столом і повертаються, обміняні чи ні. Знає це лише той чи та, хто це робить.
learn-term-power = сила
learn-term-power-about = Те, що маска робить для того, хто її оголосив або довів, що має її.
learn-guide-deal = Щойно було видно, хто є хто. За цим столом гра пам’ятає за тебе: притримай карту, щоб побачити, чим вона може бути. Вогник на карті означає певність.
learn-guide-opening = Перші ходи – вступні. Вибери карту й поміняй або лише вдай: знатимеш тільки ти. Якщо твоя маска тобі до вподоби, вдай.
learn-guide-handled = { $who } тримає дві карти під столом. Обміняні чи ні? Знає це лише { $who }, тож відтепер обидві карти непевні.
learn-guide-turn = Твоя черга і три можливості. Не знаєш, хто ти? Подивися. Хочеш іншу маску або посіяти сумнів? Поміняй. Маєш певність або сміливість? Оголоси: з власною маскою нічого не загрожує, з іншою треба мати нерви.
learn-guide-must-swap = Твою карту щойно відкрили, тож її знають усі. Тому тепер можна лише поміняти карти або вдати, що міняєш: нехай знову сумніваються.
learn-guide-answer = Хтось оголошує маску: { $mask }. Віриш? Якщо так або не знаєш, пасуй. Заперечуй лише тоді, коли вважаєш цю маску своєю: помилка коштує 1 монету.
learn-guide-used = Ніхто не заперечив, тож сила подіяла й жодної карти не відкрили. Правда чи ні? Цього ніхто не дізнається.
learn-guide-revealed = Кілька людей заявили, що мають ту саму маску, тож вони відкривають карти. Хто справді її має, застосовує силу. Запам’ятай ці карти: тепер вони певні.
learn-guide-fined = { $who } не має рації й сплачує 1 монету до суду. Хто втрачає останню монету, завершує гру, а перемагає найбільший статок.
learn-guide-court = У суді збираються монети. Суддя забирає всі: добре знати, хто ним є, або сказати, що це ти.
learn-guide-rich = { $who } має вже { coins-object }, а для перемоги досить 13. Не пропускай наступне оголошення надто легко.
learn-guide-rich-you = Ти маєш уже { coins-object }, а для перемоги досить 13. Відтепер інші сумніватимуться в кожному твоєму слові.
learn-guide-choose = Діє чиясь сила, і вибір за тобою. Торкнися того, що пропонують; назва маски каже чому.
learn-guide-fined-you = Це була не твоя маска, тож ти сплачуєш 1 монету до суду. Хто втрачає останню монету, завершує гру, а перемагає найбільший статок.

## The workshop: masks and sets of one's own

workshop-title = Майстерня
workshop-lead = Вигадай маску, склади набір і одразу зіграй.
workshop-tab-mask = Власна маска
workshop-tab-set = Набір масок
workshop-name = Назва
workshop-power = Що робить
workshop-effect = Ефект { $n }
workshop-verb = Що стається
workshop-coins = Монети
workshop-whom = Кого стосується
workshop-add = Додати ефект
workshop-remove = Прибрати ефект { $n }
workshop-copies = Скільки таких карт
workshop-from = Від скількох гравців
workshop-reads = Що каже її карта
workshop-elsewhere = Іншими мовами
workshop-drafts = Твої маски
workshop-drafts-about = Вони зберігаються на цьому пристрої.
workshop-new = Нова маска
workshop-unnamed = ще без назви
workshop-delete = Видалити цю маску
workshop-as-text = Як текст
workshop-as-text-about = Скопіюй, надішли друзям або встав сюди маску й зчитай її.
workshop-read = Зчитати
workshop-save = Зберегти у файл
workshop-play = Зіграти одразу
workshop-play-mask-about = Стіл на { $players ->
    [one] { $players } місце
    [few] { $players } місця
   *[many] { $players } місць
}: ти й боти; твоя маска заміняє карту, без якої можна обійтися.
workshop-name-missing = Дай їй назву, і нею можна буде грати.
workshop-name-printed = Друкована маска з такою назвою вже є; вибери іншу.
workshop-name-own = Інша твоя маска вже має таку назву; вибери іншу.
workshop-name-odd = Назва може мати лише літери, цифри, пробіли, ’ і -.
workshop-refused = Так грати не можна: { $reason }
workshop-unread = Це неможливо прочитати: { $reason }
workshop-edition = Видання
workshop-players = Гравці
workshop-fewer = На одного менше
workshop-one-more = На одного більше
workshop-begin-with = Почати з
workshop-nothing = нічого
workshop-chosen = У наборі
workshop-cards = Карти: { $n }
workshop-cards-wanted = Карти: { $n } з { $least }
workshop-put-in = Торкнися маски, щоб додати її
workshop-put = Додати: { $mask }
workshop-take = Вийняти: { $mask }
workshop-set-fine = Цим набором можна грати.
workshop-finding-no-court = Ніхто не забирає монет із суду. Додай маску: { $mask }.
workshop-finding-count = Для { $players } гравців потрібно карт: { $range ->
    [one] { $least }
   *[many] від { $least } до { $most }
}; зараз їх { $cards }.
workshop-finding-too-few-bank = Щонайменше третина карт має давати монети з банку; у наборі: { $banking } з { $cards }. Замінити треба: { $missing }.
workshop-finding-alone = Одна така карта не має сенсу: { $mask }. Додай другу або вийми цю.
workshop-finding-too-few-players = { $mask } потребує щонайменше { $least } гравців. Заміни цю карту.
workshop-finding-too-many-copies = У коробці таких карт: { $copies }, а в наборі: { $cards } ({ $mask }). Вийми зайві.
workshop-finding-mixed = { $mask } не з цього видання, а видання не змішують. Заміни цю карту.
workshop-finding-much-bank = { $banking } з { $cards } карт беруть монети з банку, понад половину: гра буде короткою.
workshop-verb-gain = Монети з банку
workshop-verb-take = Узяти монети в інших
workshop-verb-give = Віддати монети іншим
workshop-verb-fine = Монети до суду
workshop-verb-collect-the-court = Забрати монети із суду
workshop-verb-top-up = Добрати монети до певної кількості
workshop-verb-gain-together = Монети разом з такими самими масками
workshop-verb-beg = Просити в багатших
workshop-verb-exchange-fortunes = Обмінятися статками
workshop-verb-win-with = Перемогти з певною кількістю монет
workshop-verb-swap-or-pretend = Поміняти карти двох інших або вдати
workshop-verb-see-and-swap = Побачити дві карти й поміняти або вдати
workshop-verb-peek = Підглянути карту
workshop-verb-show = Змусити показати карту іншим
workshop-verb-question = Запитати когось про маску
workshop-verb-change-seats = Пересадити двох інших
workshop-whom-self = ти
workshop-whom-left = сусід ліворуч
workshop-whom-right = сусід праворуч
workshop-whom-neighbours = обидва сусіди
workshop-whom-everyone-else = усі інші
workshop-whom-the-richest = найбагатший
workshop-whom-the-poorest = найбідніший
workshop-whom-another = інший гравець
workshop-whom-another-or-centre = інший гравець або центр
workshop-whom-two-others = двоє інших
