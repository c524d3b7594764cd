### Українська. Імена гравців і назви масок є змінними й завжди стоять у називному відмінку.
### Закінчення назви каже, хто слухає: -you – той, хто діє, -other – усі інші;
### -known, якщо йому можна знати таємницю, -hidden, якщо ні.

## Монети. Друга форма – додаток у знахідному відмінку; третя – скільки кожному з кількох.

coins = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
coins-object = { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}
coins-each = { $n ->
    [one] по { $n } монеті
    [few] по { $n } монети
   *[many] по { $n } монет
}

## Маски

mask-judge = Суддя
mask-bishop = Єпископ
mask-king = Король
mask-fool = Блазень
mask-queen = Королева
mask-thief = Злодій
mask-witch = Чарівниця
mask-spy = Шпигун
mask-peasant = Селянин
mask-cheat = Пройдисвіт
mask-inquisitor = Інквізитор
mask-widow = Вдова
mask-empress = Імператорка
mask-guru = Гуру
mask-princess = Принцеса
mask-puppet-master = Ляльковик
mask-patron = Меценат
mask-swindler = Спритник
mask-beggar = Жебрак

## Карти в називному відмінку

card-you-only = твоя карта
card-you-left = твоя ліва карта
card-you-right = твоя права карта
card-you-protected = твоя захищена карта
card-player-only = карта гравця { $name }
card-player-left = ліва карта гравця { $name }
card-player-right = права карта гравця { $name }
card-player-protected = захищена карта гравця { $name }
card-centre-only = карта в центрі
card-centre-first = перша карта в центрі
card-centre-second = друга карта в центрі

## Карти у знахідному відмінку: -yourself і -themself лежать перед тим, хто діє, -you – перед тобою

object-yourself-only = свою карту
object-yourself-left = свою ліву карту
object-yourself-right = свою праву карту
object-yourself-protected = свою захищену карту
object-themself-only = свою карту
object-themself-left = свою ліву карту
object-themself-right = свою праву карту
object-themself-protected = свою захищену карту
object-you-only = твою карту
object-you-left = твою ліву карту
object-you-right = твою праву карту
object-you-protected = твою захищену карту
object-player-only = карту гравця { $name }
object-player-left = ліву карту гравця { $name }
object-player-right = праву карту гравця { $name }
object-player-protected = захищену карту гравця { $name }
object-centre-only = карту з центру
object-centre-first = першу карту з центру
object-centre-second = другу карту з центру

# Якою картою хтось оголошує маску; нічого, якщо в кожного лише одна.
with-hand = { $hand ->
    [left] { " " }(ліва карта)
    [right] { " " }(права карта)
    [protected] { " " }(захищена карта)
   *[only] { "" }
}

## Події

dealt-known = Роздача: { $card } – { $mask }.
dealt-hidden = Роздача: { $card }, закрита.

turn-free-you = Хід { $n }: твоя черга.
turn-free-other = Хід { $n }: ходить { $who }.
turn-opening-you = Хід { $n }: твоя черга, вступний хід.
turn-opening-other = Хід { $n }: ходить { $who }, вступний хід.
turn-must-swap-you = Хід { $n }: твоя черга. Твою карту щойно відкрили, тож мусиш поміняти карти або вдати, що міняєш.
turn-must-swap-other = Хід { $n }: ходить { $who }. Карту цього гравця щойно відкрили, тож треба поміняти карти або вдати, що міняєш.
turn-no-announce-you = Хід { $n }: твоя черга. Твою карту щойно відкрили, тож тобі не можна оголошувати маску.
turn-no-announce-other = Хід { $n }: ходить { $who }. Карту цього гравця щойно відкрили, тож оголошувати маску не можна.

looked-you-known = Ти дивишся на { $card }: { $mask }.
looked-you-hidden = Ти дивишся на { $card }.
looked-other-known = { $who } дивиться на { $card }: { $mask }.
looked-other-hidden = { $who } дивиться на { $card }.

handled-you-swapped = Ти береш { $first } і { $second } та під столом міняєш їх місцями.
handled-you-pretended = Ти береш { $first } і { $second } та під столом лише вдаєш, що міняєш їх місцями.
handled-you-fate = Ти береш { $first } і { $second } та під столом покладаєшся на долю.
handled-you-hidden = Ти береш { $first } і { $second } та під столом міняєш їх місцями або ні.
handled-other-swapped = { $who } бере { $first } і { $second } та під столом міняє їх місцями.
handled-other-pretended = { $who } бере { $first } і { $second } та під столом лише вдає, що міняє їх місцями.
handled-other-fate = { $who } бере { $first } і { $second } та під столом покладається на долю.
handled-other-hidden = { $who } бере { $first } і { $second } та під столом міняє їх місцями або ні.

announced-you = Ти оголошуєш: { $mask }{ with-hand }.
announced-other = { $who } оголошує: { $mask }{ with-hand }.
passed-you = Ти пасуєш.
passed-other = { $who } пасує.
claimed-you = Ти заперечуєш: це твоя маска – { $mask }{ with-hand }.
claimed-other = { $who } заперечує: це моя маска – { $mask }{ with-hand }.
answered-you-claimed = Ти відповідаєш таємно: це твоя маска{ with-hand }.
answered-you-passed = Ти відповідаєш таємно: пас.
answered-you-hidden = Ти відповідаєш таємно.
answered-other-claimed = { $who } відповідає таємно: це моя маска{ with-hand }.
answered-other-passed = { $who } відповідає таємно: пас.
answered-other-hidden = { $who } відповідає таємно.

revealed-you-known = Ти відкриваєш { $card }: { $mask }.
revealed-you-hidden = Ти відкриваєш { $card }.
revealed-other-known = { $who } відкриває { $card }: { $mask }.
revealed-other-hidden = { $who } відкриває { $card }.

used-you = Ти застосовуєш силу маски: { $mask }.
used-other = { $who } застосовує силу маски: { $mask }.
declined-you = Ти відмовляєшся від сили маски: { $mask }.
declined-other = { $who } відмовляється від сили маски: { $mask }.

paid-bank-you = Ти береш { coins-object } з банку.
paid-bank-other = { $taker } бере { coins-object } з банку.
paid-court-you = Ти береш { coins-object } із суду.
paid-court-other = { $taker } бере { coins-object } із суду.
paid-you-other = Ти віддаєш { coins-object } гравцеві { $taker }.
paid-other-you = { $giver } віддає тобі { coins-object }.
paid-other-other = { $giver } віддає { coins-object } гравцеві { $taker }.
paid-you-court = Ти сплачуєш { coins-object } до суду.
paid-other-court = { $giver } сплачує { coins-object } до суду.
fined-you = Ти сплачуєш до суду { coins-object } штрафу за хибну заяву.
fined-other = { $who } сплачує до суду { coins-object } штрафу за хибну заяву.
exchanged-you-other = Ти обмінюєшся статками з гравцем { $other } і тепер маєш { coins-object }.
exchanged-other-you = { $who } обмінюється статками з тобою і тепер має { coins-object }.
exchanged-other-other = { $who } обмінюється статками з гравцем { $other } і тепер має { coins-object }.

spied-you-known = Ти таємно дивишся на { $card }: { $mask }.
spied-you-hidden = Ти таємно дивишся на { $card }.
spied-other-known = { $who } таємно дивиться на { $card }: { $mask }.
spied-other-hidden = { $who } таємно дивиться на { $card }.
shown-you-known = Ти, не дивлячись, показуєш усім іншим { $card }: { $mask }.
shown-you-hidden = Ти, не дивлячись, показуєш усім іншим { $card }.
shown-other-known = { $who }, не дивлячись, показує всім іншим { $card }: { $mask }.
shown-other-hidden = { $who }, не дивлячись, показує всім іншим { $card }.

asked-you-other = Ти питаєш гравця { $other }: яка в тебе маска{ with-hand }? Хибна відповідь коштує { coins-object }.
asked-other-you = { $who } питає тебе: яка в тебе маска{ with-hand }? Хибна відповідь коштує { coins-object }.
asked-other-other = { $who } питає гравця { $other }: яка в тебе маска{ with-hand }? Хибна відповідь коштує { coins-object }.
named-you = Ти відповідаєш: { $mask }.
named-other = { $who } відповідає: { $mask }.
moved-you-other = Ти наказуєш гравцям { $first } та { $second } помінятися місцями.
moved-other-you = { $who } наказує тобі та гравцеві { $second } помінятися місцями.
moved-other-other = { $who } наказує гравцям { $first } та { $second } помінятися місцями.

ended-rich = Хтось має щонайменше 13 монет: гру завершено.
ended-ruin = Хтось утратив останню монету: гру завершено.
ended-power = Гру вирішила сила маски.
ended-limit = Це був останній хід: гру завершено.

## Тексти карт: окремий для кожного дієслова й кожного, кого воно стосується; -same – гравець, обраний щойно перед тим

effect-gain-self = Візьми { coins-object } з банку.
effect-gain-left = Твій сусід ліворуч бере { coins-object } з банку.
effect-gain-right = Твій сусід праворуч бере { coins-object } з банку.
effect-gain-neighbours = Обоє твоїх сусідів беруть { coins-each } з банку.
effect-gain-everyone-else = Усі інші гравці беруть { coins-each } з банку.
effect-gain-the-richest = Найбагатший з інших гравців бере { coins-object } з банку; якщо таких кілька, вибираєш ти.
effect-gain-the-poorest = Найбідніший з інших гравців бере { coins-object } з банку; якщо таких кілька, вибираєш ти.
effect-gain-another = Вибери іншого гравця: він бере { coins-object } з банку.
effect-gain-two-others = Вибери двох інших гравців: вони беруть { coins-each } з банку.
effect-gain-same = Той самий гравець бере { coins-object } з банку.
effect-gain-same-two = Ті самі двоє гравців беруть { coins-each } з банку.

effect-take-left = Візьми { coins-object } у сусіда ліворуч.
effect-take-right = Візьми { coins-object } у сусіда праворуч.
effect-take-neighbours = Візьми { coins-each } в обох сусідів.
effect-take-everyone-else = Візьми { coins-each } в усіх інших гравців.
effect-take-the-richest = Візьми { coins-object } у найбагатшого з інших гравців; якщо таких кілька, вибираєш ти.
effect-take-the-poorest = Візьми { coins-object } у найбіднішого з інших гравців; якщо таких кілька, вибираєш ти.
effect-take-another = Візьми { coins-object } в іншого гравця на свій вибір.
effect-take-two-others = Візьми { coins-each } у двох інших гравців на свій вибір.
effect-take-same = Візьми { coins-object } у того самого гравця.
effect-take-same-two = Візьми { coins-each } у тих самих двох гравців.

effect-give-left = Віддай { coins-object } сусідові ліворуч.
effect-give-right = Віддай { coins-object } сусідові праворуч.
effect-give-neighbours = Віддай { coins-each } обом сусідам.
effect-give-everyone-else = Віддай { coins-each } усім іншим гравцям.
effect-give-the-richest = Віддай { coins-object } найбагатшому з інших гравців; якщо таких кілька, вибираєш ти.
effect-give-the-poorest = Віддай { coins-object } найбіднішому з інших гравців; якщо таких кілька, вибираєш ти.
effect-give-another = Віддай { coins-object } іншому гравцеві на свій вибір.
effect-give-two-others = Віддай { coins-each } двом іншим гравцям на свій вибір.
effect-give-same = Віддай { coins-object } тому самому гравцеві.
effect-give-same-two = Віддай { coins-each } тим самим двом гравцям.

effect-fine-self = Сплати { coins-object } до суду.
effect-fine-left = Твій сусід ліворуч сплачує { coins-object } до суду.
effect-fine-right = Твій сусід праворуч сплачує { coins-object } до суду.
effect-fine-neighbours = Обоє твоїх сусідів сплачують { coins-each } до суду.
effect-fine-everyone-else = Усі інші гравці сплачують { coins-each } до суду.
effect-fine-the-richest = Найбагатший з інших гравців сплачує { coins-object } до суду; якщо таких кілька, вибираєш ти.
effect-fine-the-poorest = Найбідніший з інших гравців сплачує { coins-object } до суду; якщо таких кілька, вибираєш ти.
effect-fine-another = Вибери іншого гравця: він сплачує { coins-object } до суду.
effect-fine-two-others = Вибери двох інших гравців: вони сплачують { coins-each } до суду.
effect-fine-same = Той самий гравець сплачує { coins-object } до суду.
effect-fine-same-two = Ті самі двоє гравців сплачують { coins-each } до суду.

effect-collect-the-court-self = Візьми всі монети із суду.
effect-top-up-self = Візьми з банку стільки, щоб мати { coins-object }; якщо вже маєш стільки або більше, не отримуєш нічого.
effect-gain-together-self = Візьми { coins-object } з банку. Якщо того самого ходу цю маску відкриють кілька гравців, кожен з них натомість бере { coins-object } за кожного з них.
effect-beg-self = По черзі, від сусіда ліворуч за годинниковою стрілкою, кожен, хто тієї миті має більше монет, ніж ти, віддає тобі { coins-object }.
effect-exchange-fortunes-another = Можеш обмінятися всіма монетами з іншим гравцем на свій вибір.
effect-exchange-fortunes-same = Можеш обмінятися всіма монетами з тим самим гравцем.
effect-win-with-self = Якщо маєш { coins-object } або більше, одразу перемагаєш.
effect-swap-or-pretend-two-others = Візьми, не дивлячись, карти двох інших гравців і поміняй їх місцями або лише вдай, що міняєш.
effect-swap-or-pretend-same-two = Візьми, не дивлячись, карти тих самих двох гравців і поміняй їх місцями або лише вдай, що міняєш.
effect-see-and-swap-another = Таємно подивися на свою карту та карту іншого гравця, а тоді поміняй їх місцями або лише вдай, що міняєш.
effect-see-and-swap-another-or-centre = Таємно подивися на свою карту та карту іншого гравця або з центру, а тоді поміняй їх місцями або лише вдай, що міняєш.
effect-see-and-swap-same = Таємно подивися на свою карту та карту того самого гравця, а тоді поміняй їх місцями або лише вдай, що міняєш.
effect-see-and-swap-same-or-centre = Таємно подивися на свою карту та карту того самого гравця (після карти з центру вибери знову), а тоді поміняй їх місцями або лише вдай, що міняєш.
effect-peek-another = Таємно подивися на карту іншого гравця.
effect-peek-another-or-centre = Таємно подивися на карту іншого гравця або з центру.
effect-peek-same = Таємно подивися на карту того самого гравця.
effect-peek-same-or-centre = Таємно подивися на карту того самого гравця (після карти з центру вибери знову).
effect-show-another = Вибери іншого гравця: він, не дивлячись, показує свою карту всім іншим.
effect-show-same = Той самий гравець, не дивлячись, показує свою карту всім іншим.
effect-question-another = Вибери іншого гравця: він каже, яка в нього маска, а тоді відкриває її. Якщо він помиляється, то віддає тобі { coins-object }.
effect-question-same = Той самий гравець каже, яка в нього маска, а тоді відкриває її. Якщо він помиляється, то віддає тобі { coins-object }.
effect-change-seats-two-others = Вибери двох інших гравців: вони міняються місцями, а карти й монети лишаються там, де лежать.
effect-change-seats-same-two = Ті самі двоє гравців міняються місцями, а карти й монети лишаються там, де лежать.

## Можливості

move-pass = Пас
move-decline = Відмовитися від сили маски
move-pretend = Лише вдати, що міняєш їх
move-swap = Поміняти їх місцями
move-claim = Це я! (заперечити){ with-hand }
move-look = Подивитися на { $card }
move-name = Сказати: { $mask }
move-choose-you = Вибрати себе
move-choose-other = Вибрати гравця { $who }
move-take = Узяти { $card }
move-announce = Оголосити: { $mask }{ with-hand }
move-swap-swapped = Поміняти місцями { $first } і { $second }
move-swap-pretended = Лише вдати, що міняєш місцями { $first } і { $second }
move-swap-fate = Покластися на долю: узяти { $first } і { $second }

## Що треба вирішити

question-turn-free = Твоя черга: дивишся на карту, міняєш чи оголошуєш?
question-turn-opening = Твій вступний хід: яку карту береш і чи справді міняєш?
question-turn-must-swap = Твою карту щойно відкрили, тож мусиш поміняти карти або вдати, що міняєш. Яку карту береш?
question-turn-no-announce = Твою карту щойно відкрили, тож можеш лише подивитися на карту або поміняти. Що робиш?
question-answer = { $who } оголошує: { $mask }. Пасуєш чи заперечуєш?
question-seats = Сила маски: { $mask }. Якого гравця вибираєш?
question-places = Сила маски: { $mask }. Яку карту береш?
question-how = Сила маски: { $mask }. Міняєш ці дві карти місцями чи лише вдаєш?
question-naming = Сила маски: { $mask }. Яка, на твою думку, в тебе маска?
note-claims = Заперечення: { $others }.
note-meets-theirs = Якщо силу застосує { $who }, вона зараз стосується таких гравців: { $them }.
note-meets-yours = Якщо її застосуєш ти, вона стосується таких гравців: { $them }.
note-cost-claim = Хибна заява коштує тобі { coins-object } (до суду).
note-cost-announce = Оголошення: якщо хтось заперечить, а маска не твоя, ти сплачуєш { coins-object } до суду. Якщо ніхто не заперечить, жодної карти не відкривають.
note-cost-naming = Хибна відповідь коштує тобі { coins-object }. Карту відкриють у будь-якому разі.
note-lately = Нещодавно оголошено: { $masks }.
note-how = Лише ти знатимеш, чи карти помінялися місцями.
note-card-one = Наскільки ти знаєш, { $card } – це { $masks }.
note-card-some = Наскільки ти знаєш, { $card } – це, можливо, { $masks }.
note-card-all = Ти не знаєш, що це за маска: { $card }.
thinking-turn-free = { $who } думає: подивитися на карту, поміняти чи оголосити?
thinking-turn-opening = { $who } думає: вступний хід.
thinking-turn-must-swap = { $who } думає: поміняти чи вдати, іншого не можна.
thinking-turn-no-announce = { $who } думає: подивитися на карту чи поміняти?
thinking-answer = { $who } думає: спасувати чи заперечити? ({ $mask })
thinking-seats = { $who } думає: якого гравця вибрати? ({ $mask })
thinking-places = { $who } думає: яку карту взяти? ({ $mask })
thinking-how = { $who } думає: поміняти чи вдати? ({ $mask })
thinking-naming = { $who } думає: яку маску назвати? ({ $mask })

## Написи

court = суд
bank = банк
centre = центр
mask = маска
masks-in-game = Маски в цій грі
may-be = можливо, { $masks }
unknown = невідомо
edition-1 = перше видання (2013)
edition-2 = друге видання (2021)
scenario-recommended = рекомендований набір
scenario-a = А: наш сценарій для перших ігор (не той, що в коробці)
scenario-b = Б: наш сценарій, більш стратегічний (не той, що в коробці)

option-opening-round = повне вступне коло
option-opening-round-about = Вступні ходи тривають ціле коло, а не лише чотири ходи.
option-all-at-once = відповіді одночасно
option-all-at-once-about = Відповіді на оголошення лишаються таємними, доки не відповідять усі.
option-fate = покластися на долю
option-fate-about = Під час обміну можна покластися на долю: тоді ніхто не знає, чи помінялися карти.
option-show-bans = показ карти теж обмежує
option-show-bans-about = Хто мусить показати карту іншим, має обмежений наступний хід, як і після відкриття карти.
option-max-turns = обмеження ходів
option-max-turns-about = Після стількох ходів гра закінчується, і перемагає найбільший статок; 0 означає без обмеження.
option-memory = пам’ять
option-memory-about = Як довго гра пам’ятає за тебе карти, які ти знаєш.
memory-nothing = лише поточний хід
memory-round = останнє коло
memory-everything = уся гра

## Фрази лише цієї гри

phrase-i-am-the-king = Король – це я. Чесно.

## Terminal

hand-left = ліва
hand-right = права
hand-protected = захищена
menu-announce = Оголосити{ with-hand }
menu-swap = Обмін{ with-hand } з:
menu-pretend = Удаваний обмін{ with-hand } з:
menu-fate = На волю долі{ with-hand }
passing = Пасують: { $names }.
press-enter = Запам’ятай, хто є хто: карти зараз закриють. Натисни Enter.
hint = Мислитель зробив би так: { $move }. Шанс на перемогу: { $chance } %, монети наприкінці: { $coins }.
hint-instead = Натомість: { $move }. Шанс на перемогу: { $chance } %, монети наприкінці: { $coins }.
hint-believed = З того, що ти знаєш, { $card } – це, можливо: { $masks }.
from-players = від { $n } гравців
bank-symbol = бере монети з банку
mask-is-fine = Цією маскою можна грати.
set-is-fine = Цим набором можна грати: видання { $edition }, кількість гравців: { $players }.
ending-rich = 13 монет
ending-ruin = розорення гравця
ending-power = завдяки силі
ending-limit = обмеження ходів

## What was skipped

missed-announced = Оголошення: { $each }.
missed-revealed = Відкриті карти: { $each }.
missed-each = { $who } ({ $mask })
