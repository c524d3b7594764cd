### The Grimm Masquerade on the page.

## Start and agreement

start-game-grimm = Дедукція: з’ясуй, хто є хто на балу чудовиська, перш ніж викриють тебе.

## The table

stage-grimm-turn = зараз хід цього гравця
stage-grimm-hold = Утримуй, щоб глянути
stage-grimm-board = Хто є хто?
stage-grimm-privately = Утримуй: з тим, що знаєш лише ти
stage-grimm-cell-shown = саме цей персонаж
stage-grimm-cell-marker = покладено жетон: це не той персонаж
stage-grimm-cell-impossible = не може бути
stage-grimm-cell-certain = може бути лише цим персонажем
stage-grimm-cell-open = можливо
stage-grimm-pencil-struck = викреслено тобою
stage-grimm-pencil-pinned = твоя підозра
stage-grimm-pencil-about = Торкнися клітинки для власних нотаток: викреслити, підозрювати, стерти.
stage-grimm-middle = Середина столу
stage-grimm-cost = Після двох карт можна виконати одну з цих дій. Вона коштує два однакові артефакти з твоїх відкритих карт або скарб і будь-який один артефакт.
stage-grimm-ask-payment = { $action }: чим платиш?
stage-grimm-ask-who = Ким є { $who }?
stage-grimm-ask-whom = { $artifact }: кому?
stage-grimm-ask-way = { $artifact }: у який бік іде танець?
stage-grimm-ask-else = Ще когось?
stage-grimm-nobody-else = Більше нікого
stage-grimm-thinking = { $who } думає.

## After a game

after-grimm-honour-detective = Детектив вечора
after-grimm-honour-detective-about = Слушні звинувачення: { $n }
after-grimm-honour-unmasker = Церемоніймейстер
after-grimm-honour-unmasker-about = Зірвані маски: { $n }
after-grimm-honour-masked = Найдовше в масці
after-grimm-honour-masked-about = Ходи в масці: { $n }
after-grimm-honour-suspect = Вічна підозра
after-grimm-honour-suspect-about = Хибні звинувачення: { $n }
after-grimm-honour-giver = Щедра рука
after-grimm-honour-giver-about = Віддані карти: { $n }
after-grimm-honour-gambler = Щастя у ставках
after-grimm-honour-gambler-about = Троянди зі ставок: { $n }
after-grimm-honour-bloom = У повному цвіті
after-grimm-honour-bloom-about = Троянди за один раунд: { $n }
after-roses = Троянди впродовж гри
after-rounds = Раунд за раундом
after-unmasked = Втрачені маски
after-fell-self = { $who } ({ $character }): згубна пара, без чужої допомоги.
after-fell-pair = { $who } ({ $character }): згубна пара від гравця { $by }.
after-fell-pointed = { $who } ({ $character }): слушне звинувачення, { $by }.
after-nobody-fell = У цьому раунді ніхто не втратив маски.
after-accusations = Звинувачення
after-wager = { $who }: { $character }. Троянди: { $n }
after-round-open = Гра скінчилася посеред цього раунду.

## Learning

learn-grimm-aim-title = Мета гри
learn-grimm-turn-title = Твоя черга
learn-grimm-evidence-title = Докази
learn-grimm-action-title = Дії та звинувачення
learn-grimm-unmasked-title = Без маски
learn-grimm-end-title = Троянди й кінець
learn-term-rose = троянда
learn-term-rose-about = За них перемагають: після трьох раундів – або коли після раунду хтось має щонайменше 10 – виграє той чи та, у кого їх найбільше.
learn-term-boon = благо
learn-term-boon-about = Артефакт, якого прагне твій персонаж. Три перед тобою – і раунд твій.
learn-term-bane = згуба
learn-term-bane-about = Артефакт, якого боїться твій персонаж. Два перед тобою – і ти втрачаєш маску.
learn-term-marker = жетон
learn-term-marker-about = Лежить на персонажі, яким ти не є. Його бачать усі: що менше твоїх, то краще ти ховаєшся.
learn-term-trophy = трофей
learn-term-trophy-about = Для того, хто виграє раунд: 1 троянда в першому, 3 у другому, 5 у третьому.
learn-term-draft = драфт
learn-term-draft-about = Перед першим ходом раунду лежать відкриті карти, і кожен по черзі бере одну.
learn-guide-grimm-dealt = У тебе таємний персонаж: притримай маску, щоб побачити, хто ти. Три карти блага виграють раунд, дві карти згуби знімають із тебе маску.
learn-guide-grimm-draft = Візьми карту для початку. Згуба небезпечна, але хто завжди її уникає, той себе видає.
learn-guide-grimm-keep = Лиши цю карту або віддай, а з наступною зроби навпаки. Дарунок може бути отрутою: дві карти чиєїсь згуби знімають маску, а ти отримуєш троянду.
learn-guide-grimm-marked = Якщо пара ні з кого не знімає маски, треба покласти жетон на персонажа: тепер усі знають, ким не є { $who }.
learn-guide-grimm-acting = Парою можна заплатити за одну дію. Звинувать когось, якщо здогадуєшся, хто це: 2 троянди за правду, 1 для нього за помилку.
learn-guide-grimm-unmasked = Хтось утратив маску. Без неї раунду вже не виграти, але роздавати карти іншим усе ще можна, і троянди враховуються до кінця.
