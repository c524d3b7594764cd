### What Mascarade's refusals say in Ukrainian (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Moves

not-a-move-number = { $move } – не хід; ходи мають номери від 0 до { $last }
no-seat = за столом на { $players } осіб немає місця { $seat }
no-place = за цим столом немає поля { $place }
no-hand = за цим столом немає руки { $hand }
no-mask-number = у цій грі немає маски { $mask }
opening-swap = це один зі вступних ходів, тож { $who } має поміняти карти або вдати, що міняє (M10)
must-swap = карту, яку має { $who }, відкрито минулого ходу, тож треба поміняти карти або вдати, що міняєш (M15)
no-announce = карту, яку має { $who }, відкрито минулого ходу, тож можна лише подивитися на карту або поміняти (M15)
has-to-turn = { $who } має зробити хід; на вибір: { $options }
has-to-answer = { $who } має відповісти; на вибір: { $options }
has-to-seats = { $who } має вибрати гравця; на вибір: { $options }
has-to-places = { $who } має вибрати карту; на вибір: { $options }
has-to-how = { $who } має поміняти карти або вдати, що міняє; на вибір: { $options }
has-to-naming = { $who } має назвати маску; на вибір: { $options }

## Saved games

record-too-many-effects = { $mask } має більше ефектів, ніж { $most }
record-no-such-edition = видання { $edition } на { $players } осіб не існує
record-cards-do-not-fit = кількість карт ({ $cards }) не пасує до кількості гравців ({ $players })
record-unknown-masks = на картах є маски, яких немає у грі
record-same-mask = дві маски мають однакову назву; назви одну інакше
record-unused-mask = { $mask } є в переліку, але на жодній карті

## Sets

no-edition = немає видання { $edition }; вибери 1 або 2
wrong-number-of-players = видання { $edition } – на { $least }–{ $most } осіб, а не на { $players }; зміни кількість
masks-not-readable = набір – це перелік масок, а не { $value }
no-scenario = у виданні { $edition } немає сценарію «{ $scenario }»; є: { $scenarios }
no-mask = у виданні { $edition } немає маски «{ $mask }»; перелік покаже: ridotto masks
no-mask-but = у виданні { $edition } немає маски «{ $mask }»; може, { $near }?
other-edition = M50: { $mask } належить до видання { $other }, а видання не змішують; прибери цю маску або грай у видання { $other }
same-mask-name = M55: дві різні маски мають назву { $mask }; перейменуй одну з них
no-room = M50: { $mask } не вміщається в цей набір; назви всі маски після --masks
scenario-and-masks = вибери сценарій або назви маски, але не те й те
masks-named-twice = назви маски один раз: після --masks або без нього
own-mask-not-named = { $mask } немає серед --masks; додай туди цю маску або прибери її --mask
own-masks-same-name = дві твої маски мають назву { $mask }; перейменуй одну
deal-and-masks = роздача і маски – різні карти; дай одне з двох
bad-set = { $problems }
set-problem = { $rule }: { $problem }

set-no-court = жодна маска не забирає монет із суду; додай маску: { $mask }
set-too-few-cards = для { $players } гравців потрібно стільки карт: { $wanted }, а не { $cards }; додай { $short }
set-too-many-cards = для { $players } гравців потрібно стільки карт: { $wanted }, а не { $cards }; прибери { $over }
set-exactly = { $n }
set-between = від { $least } до { $most }
set-too-few-bank = щонайменше третина карт повинна мати символ банку, а в наборі має { $banking } з { $cards }; стільки заміни масками, що беруть із банку: { $missing }
set-much-bank = символ банку мають { $banking } з { $cards } карт, понад половину; гра буде коротка
set-alone = одна карта { $mask } не має сенсу; додай другу або прибери цю
set-too-few-players = { $mask } потребує щонайменше { $least } гравців, а не { $players }; заміни цю карту
set-too-many-copies = у коробці { $copies } × { $mask }, а не { $cards }; прибери { $over }
set-mixed = { $mask } не з видання { $edition }, а видання не змішують; заміни цю карту

## Sets to compare

sets-one-named = один набір нема з чим порівняти; назви два або файл .toml із кількома
sets-named-twice = той самий набір названо двічі; назви кожен один раз
sets-not-readable = { $file } – не файл із наборами: { $reason }; дивися docs/lab.md
sets-scenario-or-masks = { $file }: набір { $set } потребує або сценарію, або масок
sets-none = у { $file } немає наборів; назви щонайменше два
sets-only-one = у { $file } лише один набір; назви щонайменше два
sets-mask-not-readable = не можна прочитати маску { $mask }; назви файл TOML поруч із наборами

## Mask files

mask-not-text = { $file }: маску читають із тексту, а не з { $value }
mask-too-long = { $file }: маска – це кілька рядків, а тут стільки знаків: { $characters }; скороти її
mask-bad-toml = { $file }, рядок { $line }: { $reason }; виправ там TOML
mask-bad-toml-end = { $file }, кінець файлу: { $reason }; виправ там TOML
mask-too-many-dots = { $file }: у масці щонайбільше стільки крапок: { $most }; її ключам вони не потрібні
mask-too-deep = { $file }: переліки вкладено надто глибоко; сила – це один перелік
mask-at-line = { $file }, рядок { $line }: { $reason }
mask-no-such-setting = немає параметра «{ $setting }»; параметри: { $settings }
mask-no-name = масці потрібна назва; напиши name = "Smuggler"
mask-name-too-long = назва має щонайбільше { $most } знаків, а не { $characters }; скороти її
mask-name-characters = у назві можуть бути лише літери, цифри, пробіли, ' і -; вибери іншу
mask-name-printed = у грі вже є маска { $name }; вибери іншу назву
mask-no-power = масці потрібна сила; напиши power = ["gain(2)"]
mask-too-many-effects = у силі щонайбільше стільки ефектів: { $most }, а не { $effects }
mask-effect-not-quoted = ефект пишуть у лапках, наприклад "gain(2)", а не { $effect }
mask-bad-number = { $setting } – ціле число від { $least } до { $most }, а не { $number }

## Links

link-too-long = посилання має щонайбільше { $most } знаків, а не { $characters }; прибери кілька масок або надішли файл
link-without-mask = у цьому посиланні немає маски; скопіюй усе посилання
link-other-version = це посилання має версію { $version }, і тут його не прочитати; онови Ridotto або попроси маску файлом
link-damaged = це посилання неповне або пошкоджене; скопіюй ще раз усе посилання

## Effects

effect-no-verb = немає дієслова «{ $verb }»; дієслова: { $verbs }
effect-no-brackets = «{ $effect }» потребує дужок, наприклад { $verb }(1, another)
effect-wrong-count = у «{ $effect }» хибна кількість слів; { $usage }
effect-usage = напиши { $verb }({ $words })
effect-wrong-word = «{ $word }» – ні число, ні одне з: { $words }
effect-wrong-whom = { $verb } не поєднується з { $whom }; поєднується з: { $whoms }
effect-needs-number = { $verb } потребує кількості монет від 1 до { $most }, а не { $n }
