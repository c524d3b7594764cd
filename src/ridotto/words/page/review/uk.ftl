### Розбір завершеної гри.

## Запит на розбір і очікування

review-title = Розбір гри
review-open = Розбір
review-next = Твій розбір наступний.
review-queued = Місце в черзі: { $n }.
review-waiting = Запит на розбір…
review-cancel = Відмовитися
review-cancelled = Розбір скасовано.
review-ask = Розібрати цю гру
review-quick = Спершу швидкий
review-is-quick = Це швидкий розбір: числа в ньому грубіші, ніж у повному.
review-closer = Придивитися пильніше
review-off = Цей сервер не робить розборів.
review-failed = Не вдалося отримати розбір.
review-back = Назад до столу

## Шанси з часом

review-chances = Шанси на перемогу
review-chances-about = Одна лінія для кожної особи, після кожного рішення.
review-kind = Шанси
review-kind-truth = насправді
review-kind-own = за тим, що кожен міг знати
review-moment = Момент
review-deal = Роздача
review-step = Хід { $turn }: { $who }
review-watch = Подивитися цей момент

## Гравці

review-player = Гравець
review-players-about = Точність: як мало втрачено. Сміливість: наскільки вдалим був блеф. Пильність: наскільки вдалими були заперечення. Удача: те, чого не пояснюють власні рішення, у пунктах шансу.

## Рішення

review-decisions = Рішення
review-by-player = Чиї
review-by-verdict = Оцінка
review-everybody = усі
review-any = будь-яка
review-options = Усі варіанти
review-between = від { $low } до { $high }
review-more = Показати більше
review-no-decisions = Таких немає.
review-chosen = обрано

## Хто що думав, у повторі

review-beliefs-of = На думку
review-beliefs-nobody = ніхто
review-beliefs-here = Що { $who } може тут думати

## Поділитися моментом

review-share = Поділитися цим моментом
review-share-names = З іменами
review-share-names-about = Інакше видно лише місця.
review-share-ask-about = Приховує, що було далі.
review-picture = Картинка
review-picture-save = Зберегти картинку
review-play-on = Грати звідси далі проти ботів
review-play-on-as = За
review-what-you-see = Ти на місці { $who } і знаєш лише те, що було видно звідти.
review-show-what-came = Показати, що сталося

## Приватність

review-private = Лише для цього столу
review-private-about = Тоді лише ті, хто був за столом, можуть відкрити цю гру, її повтор і розбір.
review-private-others = Хтось інший за столом теж цього хоче.

## Підказка під час гри з ботами

review-hint = Що зробив би Мислитель?
review-hint-thinking = Мислитель думає…
review-hint-mark = Тихий знак після моїх рішень
review-mark-same = Мислитель зробив би так само.
review-mark-close = Майже так само добре, як Мислитель.
review-mark-other = Мислитель обрав би інакше.

## Saved games

review-file-title = Відкрити збережену гру
review-file-about = Переглянь ще раз гру, збережену у файлі, і прочитай її розбір. Хто отримає посилання, теж зможе, протягом тижня.
review-file-choose = Файл гри
review-file-reading = Читання файлу…
review-file-bad = Це не файл гри.
