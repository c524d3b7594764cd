### The table of both games: what stands around the cards.

## The Grimm Masquerade

stage-grimm-turn = зараз хід цього гравця
stage-grimm-bot = бот
stage-grimm-hold = Утримуй, щоб глянути
stage-grimm-board = Хто є хто?
stage-grimm-privately = Утримуй: з тим, що знаєш лише ти
stage-grimm-cell-shown = це цей персонаж
stage-grimm-cell-marker = покладено жетон: це не той персонаж
stage-grimm-cell-impossible = не може бути
stage-grimm-cell-certain = може бути лише цим персонажем
stage-grimm-cell-open = можливо
stage-grimm-pencil-struck = викреслено тобою
stage-grimm-pencil-pinned = твоя підозра
stage-grimm-pencil-about = Торкнися клітинки для власних нотаток: викреслити, підозрювати, стерти.
stage-grimm-middle = Середина столу
stage-grimm-cost = Після двох карт можна виконати одну з цих дій. Вона коштує двох однакових артефактів із твоїх відкритих карт або скарбу й одного будь-якого артефакту.
stage-grimm-back = Назад
stage-grimm-ask-payment = { $action }: чим платиш?
stage-grimm-ask-who = Який персонаж – { $who }?
stage-grimm-ask-whom = { $artifact }: кому?
stage-grimm-ask-way = { $artifact }: у який бік іде танець?
stage-grimm-ask-else = Ще когось?
stage-grimm-nobody-else = Більше нікого
stage-grimm-thinking = { $who } думає.
