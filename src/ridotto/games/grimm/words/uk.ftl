### The Grimm Masquerade українською. Імена гравців і назви персонажів, артефактів та дій є змінними й завжди
### стоять у називному відмінку. -you – той, хто діє, -other – усі інші; де йдеться про двох, другий – той,
### кого це спіткало. -known, якщо йому можна знати таємницю, -hidden, якщо ні.

grimm-title = The Grimm Masquerade

## Персонажі

grimm-character-evil-queen = Зла Королева
grimm-character-red-riding-hood = Червона Шапочка
grimm-character-big-bad-wolf = Великий Злий Вовк
grimm-character-hansel = Гензель
grimm-character-cinderella = Попелюшка
grimm-character-sleeping-beauty = Спляча Красуня
grimm-character-rumpelstiltskin = Румпельштільцхен
grimm-character-the-beast = Чудовисько

## Артефакти

grimm-artifact-crown = Корона
grimm-artifact-treats = Ласощі
grimm-artifact-disguise = Личина
grimm-artifact-cauldron = Казан
grimm-artifact-glass-slipper = Кришталевий черевичок
grimm-artifact-clock = Годинник
grimm-artifact-spindle = Веретено
grimm-artifact-mirror = Дзеркало

## Дії

grimm-action-point-the-finger = Вказати пальцем
grimm-action-eavesdrop = Підслухати
grimm-action-peek-at-the-guest-list = Зазирнути до списку гостей
grimm-action-start-the-dance = Розпочати танець
grimm-action-make-a-toast = Виголосити тост
grimm-action-pick-pocket = Залізти до кишені
grimm-action-thoughtful-gift = Подарунок від серця
grimm-action-secrets = Секрети

## Лічба. Друга форма троянд – додаток у знахідному відмінку.

grimm-roses = { $n ->
    [one] { $n } троянда
    [few] { $n } троянди
   *[many] { $n } троянд
}
grimm-roses-object = { $n ->
    [one] { $n } троянду
    [few] { $n } троянди
   *[many] { $n } троянд
}
grimm-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
grimm-so-many = { $n ->
    [1] { $artifact }
   *[other] { $n } × { $artifact }
}

## Частини речень

grimm-your-character = { $which ->
    [first] Твій перший персонаж
    [second] Твій другий персонаж
   *[only] Твій персонаж
}
# Пара або один артефакт зі скарбом.
grimm-payment = { $n ->
    [1] скарб + { $artifact }
   *[other] { $n } × { $artifact }
}
grimm-what-for = { $why ->
    [unmasking] за викриття
    [guess] за правильний здогад
    [accused] на втіху після хибного звинувачення
    [action] за дію
    [trophy] за трофей
    [wager] за виграшну ставку
   *[treasure] за невикористаний скарб
}
grimm-direction = { $direction ->
    [left] ліворуч
   *[right] праворуч
}
grimm-a-wager = { $how ->
    [random] випадкову ставку
   *[chosen] ставку
}

## Події: початок раунду

grimm-round-you = Раунд { $n }: починаєш ти.
grimm-round-other = Раунд { $n }: починає { $who }.
grimm-ability-you = Цього раунду ти маєш здібність персонажа: { $character }.
grimm-ability-other = Цього раунду { $who } має здібність персонажа: { $character }.
grimm-offered = Відкрито карту дії: { $action }.
grimm-dealt-you-known = { grimm-your-character }: { $character }.
grimm-dealt-you-hidden = Ти отримуєш таємного персонажа.
grimm-dealt-other-known = { $who } отримує таємного персонажа: { $character }.
grimm-dealt-other-hidden = { $who } отримує таємного персонажа.
grimm-treasure-you = Ти отримуєш скарб.
grimm-treasure-other = { $who } отримує скарб.
grimm-revealed-known = На вибір у драфті: { $artifact }.
grimm-revealed-hidden = Для драфту викладено карту.
grimm-drafted-you = У драфті ти береш: { $artifact }.
grimm-drafted-other = У драфті { $who } бере: { $artifact }.
grimm-discarded = Скинуто після драфту: { grimm-so-many }.

## Події: хід

grimm-turn-masked-you = Хід { $n }: твоя черга.
grimm-turn-masked-other = Хід { $n }: ходить { $who }.
grimm-turn-unmasked-you = Хід { $n }: твоя черга, без маски.
grimm-turn-unmasked-other = Хід { $n }: ходить { $who }, без маски.
grimm-drew-you-known = Ти тягнеш карту: { $artifact }.
grimm-drew-you-alone = Ти тягнеш карту, яку бачиш лише ти: { $artifact }.
grimm-drew-you-hidden = Ти тягнеш карту.
grimm-drew-other-known = { $who } тягне карту: { $artifact }.
grimm-drew-other-alone = { $who } тягне карту, якої інші не бачать: { $artifact }.
grimm-drew-other-hidden = { $who } тягне карту, якої інші не бачать.
grimm-kept-you = Ти лишаєш собі: { $artifact }.
grimm-kept-other = { $who } лишає собі: { $artifact }.
grimm-gave-you-other = Ти даєш гравцеві { $other }: { $artifact }.
grimm-gave-other-you = { $who } дає тобі: { $artifact }.
grimm-gave-other-other = { $who } дає гравцеві { $other }: { $artifact }.
grimm-passed-you-other = Випадкова карта переходить від тебе до гравця { $other }: { $artifact }.
grimm-passed-other-you = Випадкова карта переходить від гравця { $who } до тебе: { $artifact }.
grimm-passed-other-other = Випадкова карта переходить від гравця { $who } до гравця { $other }: { $artifact }.
grimm-shuffled = Скинуті карти перетасовано в нову колоду: { grimm-cards }.

## Події: докази, маски, троянди

grimm-marked-pair-you = Пара ({ $artifact }): ти кладеш жетон на персонажа { $character }.
grimm-marked-pair-other = Пара ({ $artifact }): { $who } кладе жетон на персонажа { $character }.
grimm-marked-triple-you = Трійка ({ $artifact }): ти кладеш жетон на персонажа { $character }.
grimm-marked-triple-other = Трійка ({ $artifact }): { $who } кладе жетон на персонажа { $character }.
grimm-marked-pointed-you = Звинувачення хибне: ти кладеш жетон на персонажа { $character }.
grimm-marked-pointed-other = Звинувачення хибне: { $who } кладе жетон на персонажа { $character }.
grimm-marked-chosen-you = Ти кладеш жетон на персонажа на свій вибір: { $character }.
grimm-marked-chosen-other = { $who } кладе жетон на персонажа на свій вибір: { $character }.
grimm-unmasked-you-pair = Згубна пара ({ $artifact }): ти втрачаєш маску – { $character }!
grimm-unmasked-you-pointed = Звинувачення слушне: ти втрачаєш маску – { $character }!
grimm-unmasked-you-hidden = Ти втрачаєш маску!
grimm-unmasked-other-pair = Згубна пара ({ $artifact }): { $who } втрачає маску – { $character }!
grimm-unmasked-other-pointed = Звинувачення слушне: { $who } втрачає маску – { $character }!
grimm-unmasked-other-hidden = { $who } втрачає маску!
grimm-roses-you = Ти отримуєш { grimm-roses-object } { grimm-what-for }.
grimm-roses-other = { $who } отримує { grimm-roses-object } { grimm-what-for }.

## Події: дії та здібності

grimm-acted-you = Твоя дія: { $action } ({ grimm-payment }).
grimm-acted-other = { $who } виконує дію: { $action } ({ grimm-payment }).
grimm-pointed-you-other = Ти вказуєш на гравця { $other }: це { $character }!
grimm-pointed-other-you = { $who } вказує на тебе: це { $character }!
grimm-pointed-other-other = { $who } вказує на гравця { $other }: це { $character }!
grimm-listened-you = Ти підслуховуєш: { $others }.
grimm-listened-other = { $who } підслуховує: { $others }.
grimm-listened-other-you = { $who } підслуховує тебе.
grimm-listened-other-you-too = { $who } підслуховує тебе та гравця { $others }.
grimm-chose-you-known = Ти таємно вибираєш, куди покласти жетон: { $character }.
grimm-chose-you-hidden = Ти таємно вибираєш, куди покласти жетон.
grimm-chose-other-known = { $who } таємно вибирає, куди покласти жетон: { $character }.
grimm-chose-other-hidden = { $who } таємно вибирає, куди покласти жетон.
grimm-peeked-you-known = Ти дивишся на карту з колоди персонажів: { $character }.
grimm-peeked-you-hidden = Ти дивишся на карту з колоди персонажів.
grimm-peeked-other-known = { $who } дивиться на карту з колоди персонажів: { $character }.
grimm-peeked-other-hidden = { $who } дивиться на карту з колоди персонажів.
grimm-danced-you = Ти розпочинаєш танець { grimm-direction }.
grimm-danced-other = { $who } розпочинає танець { grimm-direction }.
grimm-used-you = Ти застосовуєш здібність персонажа: { $character }.
grimm-used-other = { $who } застосовує здібність персонажа: { $character }.
grimm-declined-action-you = Ти не виконуєш дії.
grimm-declined-action-other = { $who } не виконує дії.
grimm-declined-wager-you = Ти поки не береш ставки.
grimm-declined-wager-other = { $who } поки не бере ставки.
grimm-declined-extra-card-you = Ти не тягнеш додаткової карти.
grimm-declined-extra-card-other = { $who } не тягне додаткової карти.
grimm-declined-look-you = Ти не зазираєш до колоди персонажів.
grimm-declined-look-other = { $who } не зазирає до колоди персонажів.
grimm-declined-draw-you = Ти не тягнеш карти.
grimm-declined-draw-other = { $who } не тягне карти.

## Події: ставки

grimm-browsed-you-known = Ти переглядаєш решту ставок ({ $n }): { $characters }.
grimm-browsed-you-hidden = Ти переглядаєш решту ставок ({ $n }).
grimm-browsed-other-known = { $who } переглядає решту ставок ({ $n }): { $characters }.
grimm-browsed-other-hidden = { $who } переглядає решту ставок ({ $n }).
grimm-wagered-you-known = Ти береш { grimm-a-wager }: { $character }. Лишилося ставок: { $n }.
grimm-wagered-you-hidden = Ти береш { grimm-a-wager }. Лишилося ставок: { $n }.
grimm-wagered-other-known = { $who } бере { grimm-a-wager }: { $character }. Лишилося ставок: { $n }.
grimm-wagered-other-hidden = { $who } бере { grimm-a-wager } сорочкою догори. Лишилося ставок: { $n }.

## Події: кінець

grimm-round-ended-boon-you = Три карти твого блага: ти виграєш раунд!
grimm-round-ended-boon-other = Три карти блага: раунд виграє { $who }.
grimm-round-ended-last-mask-you = Лише ти ще маєш маску: ти виграєш раунд!
grimm-round-ended-last-mask-other = Лише { $who } ще має маску й виграє раунд.
grimm-round-ended-six-different-you = Шість різних артефактів: ти виграєш раунд!
grimm-round-ended-six-different-other = Шість різних артефактів: раунд виграє { $who }.
grimm-round-ended-together = Останні маски падають одночасно: раунду не виграє ніхто, а трофей утрачено.
grimm-round-ended-stalemate = За ціле коло не зрушила жодна карта: раунду не виграє ніхто.
grimm-shown-you-known = Ти знімаєш маску: { $character }.
grimm-shown-you-hidden = Ти знімаєш маску.
grimm-shown-other-known = { $who } знімає маску: { $character }.
grimm-shown-other-hidden = { $who } знімає маску.
grimm-wager-shown-you-known = Ти відкриваєш свою ставку: { $character }.
grimm-wager-shown-you-hidden = Ти відкриваєш свою ставку.
grimm-wager-shown-other-known = { $who } відкриває ставку: { $character }.
grimm-wager-shown-other-hidden = { $who } відкриває ставку.
grimm-ended-ten-roses = Хтось має щонайменше 10 троянд: гру завершено.
grimm-ended-three-rounds = Це був третій раунд: гру завершено.
grimm-ended-limit = Це був останній хід: гру завершено.

## Можливості

grimm-move-pass = Пас
grimm-move-no-action = Не виконувати дії
grimm-move-accept = Скористатися
grimm-move-accept-wager = Узяти ставку
grimm-move-accept-extra-card = Узяти додаткову карту
grimm-move-accept-look = Подивитися на карту з колоди персонажів
grimm-move-accept-draw = Узяти карту
grimm-move-keep = Лишити карту собі
grimm-move-keep-known = Лишити собі: { $artifact }
grimm-move-give = Дати карту гравцеві { $who }
grimm-move-hand = Дати гравцеві { $who }: { $artifact }
grimm-move-take = Узяти: { $artifact }
grimm-move-mark = Покласти жетон: { $character }
grimm-move-wager = Узяти ставку: { $character }
grimm-move-ability = Мати здібність персонажа: { $character }
grimm-move-accuse = Вказати на гравця { $who }: це { $character }
grimm-move-dance = Танець { grimm-direction }, передати: { $artifact }
grimm-move-toast = Перша карта гравцеві { $first }, друга – гравцеві { $second }
grimm-move-toast-known = { $one } – гравцеві { $first }, { $two } – гравцеві { $second }
grimm-move-toast-both = Обидві карти гравцеві { $who }
grimm-move-listen = Підслухати: { $others }
grimm-move-act = { $action } ({ grimm-payment })

## Що треба вирішити

grimm-question-draft = Драфт: який артефакт береш?
grimm-question-keep-or-give = Лишаєш карту собі чи віддаєш?
grimm-question-keep-or-give-known = Твоя карта: { $artifact }. Лишаєш її собі чи віддаєш?
grimm-question-giving = Кому даєш карту?
grimm-question-giving-known = Твоя карта: { $artifact }. Кому її даєш?
grimm-question-acting = Чи виконуєш дію і чим за неї платиш?
grimm-question-hand = Яку карту з руки даєш і кому?
grimm-question-pointing = На кого вказуєш і який це персонаж?
grimm-question-listening = Кого підслуховуєш?
grimm-question-placing = На якого персонажа кладеш жетон?
grimm-question-dancing = У який бік іде танець і що передаєш?
grimm-question-toasting = Кому даєш ці дві карти?
grimm-question-gift = Який зі своїх артефактів даєш і кому?
grimm-question-offer-wager = Береш ставку зараз?
grimm-question-offer-extra-card = У тебе немає пари: береш додаткову карту?
grimm-question-offer-look = Дивишся на карту з колоди персонажів?
grimm-question-offer-draw = Звинувачення було хибне: береш карту?
grimm-question-wagering = Яку ставку береш?
grimm-question-abilities = Здібність якого персонажа вибираєш на цей раунд?
grimm-note-second = Це була б друга така карта, якщо її отримає: { $them }.
grimm-note-third = Це була б третя така карта, якщо її отримає: { $them }.
grimm-note-placing = Жетон каже всім, що ти не цей персонаж.
grimm-thinking-draft = { $who } думає: який артефакт узяти в драфті?
grimm-thinking-keep-or-give = { $who } думає: лишити карту чи віддати?
grimm-thinking-giving = { $who } думає: кому дати карту?
grimm-thinking-acting = { $who } думає: виконати дію?
grimm-thinking-hand = { $who } думає: яку карту з руки дати й кому?
grimm-thinking-pointing = { $who } думає: на кого вказати?
grimm-thinking-listening = { $who } думає: кого підслухати?
grimm-thinking-placing = { $who } думає: куди покласти жетон?
grimm-thinking-dancing = { $who } думає: у який бік танцювати?
grimm-thinking-toasting = { $who } думає: кому дати дві карти?
grimm-thinking-gift = { $who } думає: що дати й кому?
grimm-thinking-offer = { $who } думає: скористатися чи ні?
grimm-thinking-offer-wager = { $who } думає: узяти ставку?
grimm-thinking-offer-extra-card = { $who } думає: узяти додаткову карту?
grimm-thinking-offer-look = { $who } думає: зазирнути до колоди персонажів?
grimm-thinking-offer-draw = { $who } думає: узяти карту?
grimm-thinking-wagering = { $who } думає: яку ставку взяти?
grimm-thinking-abilities = { $who } думає: яку здібність вибрати?

## Тексти карт. $boon і $bane – артефакти; для артефакту – персонажі, чиїм благом і згубою він є.

grimm-character-about = Благо: { $boon }. Три такі карти приносять тобі перемогу в раунді. Згуба: { $bane }. Дві такі карти знімають із тебе маску.
grimm-artifact-about = Три такі карти виграють раунд ({ $boon }), дві знімають маску ({ $bane }).

grimm-action-about-point = Назви персонажа іншого гравця в масці. Якщо вгадуєш, він втрачає маску, а ти отримуєш 2 троянди. Якщо ні, він отримує 1 троянду й кладе на цього персонажа жетон.
grimm-action-about-eavesdrop = Один або двоє інших гравців у масках мусять покласти по жетону на персонажа на свій вибір: не на власного, не на того, хто вже без маски, і не туди, де вже мають жетон.
grimm-action-about-guest-list = Таємно подивися на дві верхні карти колоди персонажів, після чого її тасують.
grimm-action-about-dance = Вибери свій артефакт і напрямок і передай його в той бік. Усі інші гравці в масках одночасно передають у той самий бік випадковий артефакт.
grimm-action-about-toast = Візьми в усіх на очах два артефакти й дай їх одному або двом іншим гравцям.
grimm-action-about-pick-pocket = Таємно подивися на випадкову карту з колоди персонажів. Потім візьми артефакт і лиши його собі або віддай.
grimm-action-about-gift = Дай свій артефакт іншому гравцеві в масці, а він віддасть тобі два випадкові.
grimm-action-about-secrets = Переглянь решту ставок і візьми одну сорочкою догори.

grimm-ability-about-giving-marks = Коли даєш комусь один із цих артефактів ({ $boon }, { $bane }), ця людина, якщо ще має маску, мусить покласти жетон на персонажа на свій вибір.
grimm-ability-about-giving-shows = Коли даєш комусь один із цих артефактів ({ $boon }, { $bane }), можеш таємно подивитися на випадкову карту з колоди персонажів.
grimm-ability-about-error-shows = Після хибного звинувачення можеш таємно подивитися на випадкову карту з колоди персонажів.
grimm-ability-about-random-wager = На початку раунду береш випадкову ставку (лише у грі зі ставками).
grimm-ability-about-extra-card = На початку свого ходу, якщо не маєш пари, можеш узяти додатковий артефакт і лишити його собі або віддати.
grimm-ability-about-six-different = Доки маєш маску, шість різних артефактів приносять тобі перемогу в раунді.
grimm-ability-about-error-draws = Після хибного звинувачення можеш узяти артефакт і лишити його собі або віддати.
grimm-ability-about-marker-draws = Якщо під час свого ходу кладеш жетон, наприкінці ходу мусиш узяти артефакт і лишити його собі або віддати.

grimm-rules-aim = Збери найбільше троянд за три раунди. Кожен ховається за персонажем, що має благо і згубу: три карти блага виграють раунд, дві карти згуби знімають маску.
grimm-rules-turn = У свій хід візьми в усіх на очах артефакт і лиши його собі або віддай. Потім візьми другий і зроби навпаки.
grimm-rules-evidence = Якщо пара не знімає з тебе маски, поклади жетон на персонажа, чиєю згубою є цей артефакт; якщо трійка не виграє – на того, чиїм благом він є. Так усі дізнаються, ким ти не є.
grimm-rules-action = Потім можеш скинути пару, щоб виконати одну дію. Хто знімає з когось маску, отримує 1 троянду.
grimm-rules-unmasked = Без маски раунду не виграти. У свій хід візьми карту на руку й дай одну комусь, хто ще має маску.
grimm-rules-end = Хто виграє раунд – трьома картами блага або як остання особа в масці, – отримує трофей: 1, 3, а потім 5 троянд. Гра закінчується після трьох раундів або раніше, якщо після раунду хтось має щонайменше 10 троянд.

grimm-option-wagers = ставки
grimm-option-wagers-about = Гравці без маски роблять ставку на те, хто виграє раунд; вона приносить стільки троянд, скільки трофей. Завдяки Секретам це можуть і гравці в масках. Не для двох гравців.
grimm-option-treasures = скарби
grimm-option-treasures-about = У кожному раунді кожен отримує скарб: разом із будь-яким артефактом він оплачує дію, а невикористаний вартий 1 троянди.
grimm-option-abilities = особливі здібності
grimm-option-abilities-about = Від другого раунду ті, в кого найменше троянд, мають здібність свого персонажа з попереднього раунду.
grimm-option-max-turns = обмеження ходів
grimm-option-max-turns-about = Після стількох ходів гра закінчується; 0 означає без обмеження.
grimm-option-deduction = хто ще ким може бути
grimm-option-deduction-about = Показує, якими персонажами кожен ще може бути – з того, що можуть вивести всі.
grimm-two-players = двоє гравців
grimm-two-players-about = У кожного два персонажі; хто втрачає обидві маски, програє раунд. Кожна дія, окрім вказування пальцем, приносить 1 троянду.

## Написи

grimm-label-roses = троянди
grimm-label-trophy = трофей
grimm-label-round = раунд { $n }
grimm-label-first-player = починає
grimm-label-tableau = відкриті карти
grimm-label-hand = рука
grimm-label-markers = жетони
grimm-label-broken-mirror = розбите дзеркало
grimm-label-treasure = скарб
grimm-label-wager = ставка
grimm-label-wagers = ставки
grimm-label-deck = колода
grimm-label-discard-pile = скинуті карти
grimm-label-character-deck = колода персонажів
grimm-label-draft = драфт
grimm-label-masked = у масці
grimm-label-unmasked = без маски
grimm-label-still-possible = ще можливо
grimm-label-boon = благо
grimm-label-bane = згуба
grimm-label-ability = здібність
grimm-label-actions = дії
grimm-label-character = персонаж
grimm-label-characters = персонажі
grimm-label-artifacts = артефакти

## Фрази лише цієї гри

phrase-big-eyes = Які в тебе великі очі!
phrase-mirror-mirror = Люстерко, скажи, хто це?
phrase-this-dance = Потанцюємо?

## Terminal

grimm-label-drawn = взято
grimm-label-not = виключено
grimm-label-own-wagers = твої ставки
grimm-label-peeked = бачені в колоді персонажів
grimm-label-abilities = здібності
grimm-label-variants = варіанти
grimm-menu-give = Дати: { $who }
grimm-menu-dance = Танець { grimm-direction }
grimm-everybody-dealt = Кожен отримує таємного персонажа.
grimm-everybody-treasure = Кожен отримує скарб.
grimm-actions-offered = Карти дій на цей раунд: { $actions }.
grimm-ending-ten-roses = десять троянд
grimm-ending-three-rounds = три раунди
grimm-ending-limit = обмеження ходів
grimm-round-end-boon = три карти блага
grimm-round-end-last-mask = остання маска
grimm-round-end-six-different = шість різних артефактів
grimm-round-end-together = останні маски разом
grimm-round-end-stalemate = пат
grimm-hint = Мислитель зробив би так: { $move }. Шанс на перемогу: { $chance } %, троянди після цього раунду: { $roses }.
grimm-hint-instead = Натомість: { $move }. Шанс на перемогу: { $chance } %, троянди після цього раунду: { $roses }.
grimm-hint-believed = З того, що ти знаєш, { $who } – це, можливо: { $characters }.

## What was skipped

grimm-missed-acted = Дії: { $each }.
grimm-missed-unmasked = Втрачені маски: { $each }.
grimm-missed-action = { $who } ({ $action })
grimm-missed-character = { $who } ({ $character })
