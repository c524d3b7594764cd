### What a Refusal says in Ukrainian (src/ridotto/refusal.py). Nothing but { $fact } may be used here: these
### sentences are read where Fluent is not installed.

## Moves

no-such-move = «{ $text }» – не хід за цим столом; ходи мають такий вигляд: { $examples }
move-not-readable = хід – це ціле число або текст, а не { $move }
move-not-allowed = «{ $move }» не дозволено: { $reason }
some-moves = { $moves } і ще { $more }
move-in-record = хід { $number }: { $reason }
has-to-choose = { $who } має вибрати з: { $options }
game-over = гру закінчено; вирішувати вже нічого
not-your-decision = вирішує { $decider }, а не { $player }; зачекай
no-player = за столом на { $players } осіб немає гравця { $player }; гравці мають номери від 0
no-event = події мають номери від 0; { $number } – не номер події
truth-too-early = таємниці гри показують лише після її кінця; запитай, що видно з місця гравця
story-too-early = розповідь про гру є лише після її кінця; запитай, що видно з місця гравця

## Saved games

record-not-a-game = { $file } – не збережена гра, або її обрізано: { $reason }
record-not-bytes = збережену гру читають із байтів, а не з { $value }
not-a-record = відтворити можна лише запис гри, а не { $value }; прочитай його через read_record
not-a-game = зберегти можна лише гру, а не { $value }
record-not-ours = { $file } – не гра Ridotto, а «{ $format }»
record-other-version = { $file } має формат версії { $version }, а ця програма читає версії до { $ours }; онови Ridotto або візьми випуск, який записав цей файл
record-damaged = { $file } пошкоджено: { $reason }
record-cannot-be-replayed = { $file }: цю гру не можна відтворити: { $reason }
record-events-disagree = { $file }: ходи й події не збігаються від події { $event }; не довіряй цьому файлу
record-result-disagrees = { $file }: ходи не ведуть до записаного результату; не довіряй цьому файлу
record-checksum-wrong = { $file } пошкоджено: контрольна сума не збігається; візьми іншу копію
record-other-rules = цю гру зіграно за правилами версії { $version }, а ця програма знає версію { $ours }; відкрий її випуском, який її записав
record-no-seat = за столом на { $players } осіб немає місця { $seat }; місця мають номери від 0 до { $last }
record-bad-seed = зерно «{ $seed }» – не шістнадцяткове число щонайбільше на { $bits } бітів
bad-name = «{ $name }» – не ім’я; ім’я має від 1 до { $most } видимих знаків
name-not-text = ім’я гравця – це текст, а не { $name }; дай кожному ім’я
wrong-number-of-players = { $title } – гра на { $least }–{ $most } осіб, а не на { $players }; зміни кількість
same-name = двоє гравців мають однакове ім’я; дай одному інше

## Tables

bad-argument = так столу не налаштувати: { $argument } не може бути { $value }; має бути { $type }
players-not-readable = назви кількість гравців або перелік імен, а не { $value }
not-a-header = гра починається із заголовка, а не з { $value }; почни її через Game
no-game = немає гри «{ $game }»; є: { $games }
game-without-words = гра «{ $game }» не має слів; показуй її події й ходи числами
bad-seed = зерно – ціле число від 0 до 2^{ $bits } − 1, а не { $seed }; вибери інше
table-impossible = так столу не налаштувати: { $reason }

## Bots and languages

no-bot = для цієї гри немає бота «{ $bot }»; є: { $bots }
no-bot-but = для цієї гри немає бота «{ $bot }»; може, { $near }?
not-a-network = { $file } не є мережею; назвіть файл, який записала команда ridotto train
other-network-version = { $file } є мережею іншої версії; навчіть її знову цією
network-of-another-game = { $file } є мережею для гри { $other }, а грають у { $game }
broken-network = { $file } пошкоджено: у ньому немає чисел, які має мережа
bots-not-readable = дай перелік ботів, кожного з find_bot або власний клас, а не { $value }
bad-budget = бот шукає певний час або певну кількість пробних партій, а не { $value }; дай йому Budget
bot-not-loaded = бота «{ $bot }» встановлено, але не можна завантажити: { $reason }
bot-illegal-move = бот { $bot } зробив недозволений хід як { $player }: { $reason }; виправ бота або вибери іншого
bots-not-on-cluster = не всі з { $bots } грають у кластері; прибери --ray
bot-only-alone = «{ $bot }» грає на всіх місцях або на жодному; назви лише його
no-language = немає мови «{ $language }»; є: { $languages }

## Errors of the system and of parsers

os-no-file = немає такого файлу чи каталогу
os-denied = немає прав
os-is-directory = це каталог
os-not-directory = це не каталог
os-exists = уже існує
os-no-space = на диску немає місця
os-read-only = диск доступний лише для читання
os-long-name = назва надто довга
os-loop = посилання утворюють коло
os-many-files = відкрито забагато файлів
os-disk = диск повідомляє про помилку
os-refused = там не працює жоден сервер
os-cut-off = з’єднання перервано
os-too-slow = це тривало надто довго
os-unreachable = мережею туди не дістатися
system-says = система каже: { $reason }
net-no-host = такої назви не знайдено
net-certificate = сертифікату не можна довіряти
net-no-tls = не вдалося встановити безпечне з’єднання
net-too-slow = це тривало надто довго
net-cut-off = з’єднання перервано
net-no-http = відповідь не схожа на відповідь вебсервера
net-bad-address = це не адреса
server-says = відповідь: { $reason }
toml-same-key = той самий ключ тут двічі
toml-no-equals = після ключа бракує знака =
toml-open-table = після назви таблиці бракує ]
toml-more-on-line = після значення в тому самому рядку є ще щось
toml-open-text = текст не закрито лапками
toml-bad-character = знака { $character } тут не може бути
toml-bad-key = тут має починатися ключ; у ключах літери й цифри
toml-bad-value = значення не прочитати; тексти пишуть у лапках
toml-bad-date = немає такої дати чи часу
toml-open-list = перелік не закрито знаком ]
toml-open-braces = таблицю у фігурних дужках не закрито
toml-bad-escape = після знака \ в тексті має бути щось інше
toml-other = це не TOML ({ $reason })
data-cut-off = дані закінчуються зарано
data-not-json = це не JSON (байт { $byte })
data-not-utf8 = це не текст у UTF-8
data-too-deep = вкладення надто глибокі
data-missing = бракує поля { $field }
data-unknown = немає поля { $field }
data-no-such-value = значення { $value } неможливе
data-wrong-type = тут має бути { $wanted }, а є { $found }
data-other-type = тут має бути { $wanted }
data-type-int = ціле число
data-type-float = число
data-type-str = текст
data-type-bool = так чи ні
data-type-array = перелік
data-type-object = об’єкт із полями
data-type-null = порожнє значення
data-too-small = число менше за { $least }
data-too-large = число більше за { $most }
data-short-text = текст закороткий; найменша кількість знаків: { $least }
data-long-text = текст задовгий; найбільша кількість знаків: { $most }
data-short-list = перелік закороткий; найменша кількість елементів: { $least }
data-long-list = перелік задовгий; найбільша кількість елементів: { $most }
data-other-length = кількість елементів переліку – не { $length }
data-other-form = текст не має очікуваного вигляду
data-at = { $path }: { $reason }
data-other = це не прочитати ({ $reason })
