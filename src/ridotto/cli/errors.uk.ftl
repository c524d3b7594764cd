### What the command line's refusals say in Ukrainian (src/ridotto/refusal.py). Nothing but { $fact } may be used
### here: these sentences are read where Fluent is not installed.

## The command line

bad-arguments = { $reason }; дивися: { $command } --help
needs-extra = для цього потрібен додаток { $extra }; встанови його командою: pip install "ridotto[{ $extra }]"
cannot-go-on = не можна продовжити: { $reason }
not-whole = «{ $text }» – не ціле число
too-many-digits = { $text } має забагато цифр
turns-out-of-range = { $number } не в межах від 0 (без обмеження) до { $most }
games-out-of-range = { $number } не в межах від 1 до { $most }
threads-out-of-range = { $number } не в межах від 1 до { $most } і не 0 (усі ядра)
not-seconds = «{ $text }» – не кількість секунд
seconds-out-of-range = { $text } не в межах від 0 до { $most } секунд
milliseconds-out-of-range = { $number } – не кількість мілісекунд від 1 до { $most }
not-minutes = «{ $text }» не є кількістю хвилин, більшою за 0
not-a-seed = «{ $text }» – не ціле число, десяткове чи шістнадцяткове
seed-out-of-range = зерно має щонайбільше { $bits } бітів і не менше від 0
number-below-zero = «{ $text }» – не число від 0
bad-review-budget = «{ $text }» – не бюджет; бюджет – це { $names } або число більше за 0 і не більше за { $most }

## Files

cannot-read = не можна прочитати { $file }: { $reason }
cannot-write = не можна записати { $file }: { $reason }
not-utf8 = { $file } – не текст UTF-8 (байт { $byte }); збережи його як UTF-8
save-exists = { $file } вже існує; дай іншу назву після --save
save-no-directory = немає каталогу { $directory }, щоб зберегти гру; спершу створи його
save-not-writable = у каталог { $directory } не можна писати; дай інше місце після --save
cannot-save = не можна зберегти гру в { $file }: { $reason }
target-ending = з «{ $file }» не видно, що писати; заверши назву одним із: { $endings }
target-is-directory = { $file } – це каталог; назви файл у ньому
target-no-directory = немає каталогу { $directory }, щоб туди писати; спершу створи його
target-not-writable = у каталог { $directory } не можна писати; вибери інше місце

## Tables and seats

no-seat = за столом на { $players } осіб немає місця «{ $seat }»; місця – від A до { $last } або від 1 до { $players }
option-of-other-game = { $option } належить до іншої гри ({ $other }), а це { $title }; прибери цей параметр
names-and-players = кількість імен ({ $names }) не збігається з кількістю гравців ({ $players })
no-turn-limit = { $title } не має обмеження ходів; прибери --max-turns
spectator-with-seat = хто дивиться, не має місця; прибери --seat або --watch
spectator-with-hint = хто дивиться, нічого не вирішує; прибери --hint або --watch
no-hints = { $title } не має підказок; прибери --hint
resume-without-seat = збережена гра не знає, яке місце твоє; назви його після --seat або додай --watch
resume-settled = у збереженій грі { $option } вже визначено; прибери цей параметр
resume-over = гру в { $file } закінчено; переглянь її командою: ridotto replay { $file }

## Many games

no-simulation = { $title }: цю гру не можна симулювати, бо в її пакеті немає симуляції
long-seed = зерно для багатьох ігор має щонайбільше { $bits } бітів; візьми менше
too-few-games = так мало ігор ({ $games }) нічого не скаже про набір; зіграй щонайменше { $least }
too-many-among = за столом на { $players } осіб у --among є місце для стількох ботів: { $room }; назви менше
odd-and-among = одне місце проти всіх інших потребує і --odd, і --among
odd-or-bots = --bots грають між собою, а --odd грає серед --among; вибери одне з двох
rollouts-or-cpu-time = --rollouts і --cpu-time обидва кажуть, скільки бот рахує; вибери одне з двох
same-bot = того самого бота названо двічі; назви кожного один раз
one-bot = один бот не має супротивника; назви двох або більше
no-tempers = для гри { $title } не можна вибрати випадкову вдачу
no-rollouts = { $bot } не рахує симуляцій; прибери --rollouts
rounds-without-learn = --rounds – це раунди навчання; назви також теку після --learn
no-learning-among = жодна мережа не може навчатися серед ботів { $bot }; потрібен бот, що відповідає одразу й працює як машинний код
cannot-use = не можна скористатися { $file }: { $reason }
worker-died = робочий процес завершився посеред гри; спробуй ще раз, із меншим --threads

## Servers

no-such-table = у цих даних немає столу { $code }; список покаже: ridotto admin tables
no-such-ban = { $who } не має заборони; список заборон покаже: ridotto admin bans
no-admin-code = назви стіл: ridotto admin { $what } КОД
not-to-ban = «{ $who }» – ні адреса, ні ідентифікатор особи; дивися: ridotto admin reports
bad-ban-hours = заборона триває понад 0 і щонайбільше 87600 годин; зміни --hours
no-store = немає файлу { $file }; назви після --store, де дані
not-an-address = «{ $address }» – не адреса; вона має такий вигляд: http://192.168.1.20:8080/t/ABC123
only-for-new-table = { $option } – для нового столу; прибери цей параметр або код столу
bad-agreement = такого столу не можна відкрити ({ $reason }); зміни параметри
no-name = без імені приєднатися не можна; назви його після --name
cannot-save-identity = не можна зберегти твою особу в { $file }: { $reason }
identity-damaged = { $file } пошкоджено; видали його і приєднайся знову
proof-is-saved-game = { $file } – збережена гра, а вона не має печатки; переглянь її командою: ridotto replay { $file }
not-a-proof = { $file } – не доказ гри, або його обрізано: { $reason }
