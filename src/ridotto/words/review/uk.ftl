### What reviews and puzzles say, in terminal, page and link previews. The page loads it when a review or a puzzle is opened.

## The review

review-heading = Розбір гри: { $game }
review-made-with = Бюджет: { $budget } · зерно: { $seed } · дограні партії: { $rollouts }
review-assumes = Числа припускають, що всі грають далі, як боти схожої вдачі. Люди – не боти.
review-doing = { $what ->
    [compile] Компіляція, один раз на цьому комп’ютері
    [truth] Дограємо зі справжніми картами
    [own] Дограємо з того, що знала кожна особа
    [decisions] Пробуємо інші варіанти
   *[write] Записуємо
}

## Turning points

review-points = Переломні моменти
review-point-better = Хід { $n }: { $who } обирає «{ $move }». «{ $better }» підняло б шанс на перемогу з { $before } до { $after }.
review-point-better-true = Хід { $n }: { $who } обирає «{ $move }». «{ $better }», що було правдою, підняло б шанс на перемогу з { $before } до { $after }.
review-point-better-bluff = Хід { $n }: { $who } обирає «{ $move }». Блеф «{ $better }» підняв би шанс на перемогу з { $before } до { $after }.
review-point-move = Хід { $n }: { $who } обирає «{ $move }». Шанс на перемогу ({ $player }): з { $before } до { $after }.
review-point-chance = Хід { $n }: вирішує випадок. Шанс на перемогу ({ $player }): з { $before } до { $after }.

## The players

review-players = Хто як грав
review-column = { $column ->
    [accuracy] точність
    [courage] сміливість
    [suspicion] пильність
    [luck] удача
    [own] власні рішення
    [others] рішення інших
    [chance] випадок
   *[result] результат
}
review-report-points = Удача, рішення й випадок – у пунктах, тобто відсотках перемоги; власні рішення, рішення інших і випадок разом дають результат без рівної частки.
review-honours = Відзнаки
review-honour = { $honour }: { $who } ({ $about })
review-honour-accurate = Тверда рука
review-honour-accurate-about = точність: { $n }
review-honour-cool = Незворушне обличчя
review-honour-cool-about = вдалий блеф, разів: { $n }
review-honour-sharp = Гостре око
review-honour-sharp-about = пильність: { $n }
review-honour-lucky = Улюбленці долі
review-honour-lucky-about = удача, у пунктах: { $n }
review-honour-unlucky = Невезіння
review-honour-unlucky-about = невезіння, у пунктах: { $n }
review-honour-comeback = Велике повернення
review-honour-comeback-about = надолужено пунктів: { $n }

## Decisions

review-report-decisions = Дорогі рішення
review-no-mistakes = Явних помилок не було.
review-verdict-good = добре
review-verdict-inaccurate = неточно
review-verdict-mistake = помилка
review-verdict-blunder = груба помилка
review-verdict-none = неможливо сказати
review-decision = Хід { $n }, { $who }, «{ $move }»: { $verdict }, втрачені пункти: { $loss } (від { $low } до { $high }).
review-better = Краще: «{ $move }» ({ $chance } замість { $taken }).
review-fortune-lucky = Щаслива помилка: зі справжніми картами вона не зашкодила.
review-fortune-unlucky = Зі справжніми картами все одно вийшло погано.

## Bluffs

review-bluffs = Блеф
review-no-bluffs = Ніхто не блефував.
review-bluff = Хід { $n }, { $who }: «{ $move }», а насправді: { $truth }.
review-believed = Імовірність правди: { $names }.
review-believed-by = { $who } { $chance }
review-earned = Здобуто пунктів: { $n }.
review-should-claim = Варто було заперечити: { $names }.
review-bluff-stood = Ніхто не заперечив.
review-bluff-contested = Це заперечили.
review-bluff-good = Вдалий блеф.
review-bluff-bad = Невдалий блеф.
review-bluff-unclear = Важко сказати, чи вдалий це блеф.

## Plots of the report

review-report-chances = Шанси на перемогу зі справжніми картами
review-own-chances = Шанси на перемогу з того, що знала кожна особа
review-chance = шанс на перемогу
review-result-made-of = З чого складається результат
review-in-points = пункти

## Puzzles

puzzle-title = Який хід обираєш?
puzzles-about = Позиції з ігор ботів, як їх бачила одна особа. У кожній одне рішення явно найкраще. Яке?
puzzle-theme = { $theme ->
    [who] Хто це?
    [claim] Заявляти чи ні?
    [lie] Коли брехати?
   *[point] На кого вказати?
}
puzzle-number = Задача { $n } з { $count }: { puzzle-theme }
puzzle-you-are = Ти – { $who }. Ось що було видно досі:
puzzle-right = Правильно: «{ $move }» виграє найчастіше.
puzzle-wrong = Ні: найчастіше виграє «{ $move }».
puzzle-option = { $move }: { $chance } % (від { $low } до { $high } %)
puzzle-chances = Як часто виграє кожен варіант з того, що було відомо:
puzzle-again = Наступна: { $command }
puzzles-searched = Задачі в { $file }: { $n }
puzzles-players = { $game } (кількість осіб: { $players }): { $n }
puzzles-valid = Кожну задачу можна зіграти, і всі вони відповідають умовам.
