# Що кажуть звіти про багато ігор.

lab-section = { $section ->
    [seats] Перемоги за місцями
    [order] Перемоги за черговістю (1 починає)
    [endings] Як закінчуються ігри
    [ladder] Хто виграє
   *[cross] Один серед інших
}
lab-measure = { $measure ->
    [wins] виграні ігри
    [games] з усіх ігор
    [win-ratio] виграші відносно рівної частки
   *[rating] рейтинг
}
lab-length = Скільки тривають ігри
lab-turns = ходи
lab-moves = рішення
lab-lead-changes = зміни лідера
lab-mean = середнє
lab-middle-half = половина ігор, ходів: від { $low } до { $high }; дев’ять із десяти: від { $least } до { $most }
lab-numbers = числа
lab-interval = інтервал 95 %
lab-fair = Лінія – це те, що мав би кожен рядок, якби всі були рівні: { $share }.
lab-played-by = грають: { $policy }
lab-first-seat = починає { $seat }
lab-players = гравці: { $n }
lab-seed = зерно { $seed }
lab-made-by = Створено Ridotto, неофіційною програмою.
lab-again = Ті самі ігри ще раз: { $command }
lab-set = набір
lab-games = ігри
lab-compared = Порівняння наборів
lab-property = { $property ->
    [unevenness] нерівність місць
    [turns] ходи за гру
   *[lead-changes] зміни лідера за гру
}
lab-property-meaning = { $property ->
    [unevenness] Наскільки різняться частки перемог між місцями відносно справедливої частки. 0 – цілком справедливо.
    [turns] Скільки триває гра.
   *[lead-changes] Скільки разів за гру хтось інший одноосібно виходить уперед.
}
lab-first = { $property ->
    [unevenness] Найсправедливіший між місцями: { $set }.
    [turns] Найкоротший: { $set }.
   *[lead-changes] Наймінливіший: { $set }.
}
lab-cannot-tell = { $property ->
    [unevenness] Ці ігри не показують, що справедливіше: { $one } чи { $two }
    [turns] Ці ігри не показують, що коротше: { $one } чи { $two }
   *[lead-changes] Ці ігри не показують, що мінливіше: { $one } чи { $two }
}; { $needed ->
    [none] можливо, вони однакові.
   *[other] якщо різниця така, як здається, вистачило б приблизно { $needed } ігор на кожен.
}
lab-arena-title = Арена
lab-arena-size = роздачі: { $deals } × склади: { $tables } × місця: { $seats }
lab-arena-corner = один ↓ серед →
lab-arena-cross-note = Як часто цей один виграє, відносно рівної частки: 1 – стільки вигравав би кожен, якби всі були однакові. ▲ напевно більше, ▼ напевно менше.
lab-arena-fooled = { $odd } має одну сталу думку й напевно виграє більше за рівну частку проти ботів: { $among }.
lab-arena-not-fooled = Ніхто з однією сталою думкою не виграє напевно більше за рівну частку серед жодних ботів.
lab-exploit-title = Найкраща відповідь на бота { $bot }
lab-exploit-tempers = вдачі: { $n }
lab-exploit-learned = мережа, раундів: { $n }
lab-exploit-note = Одна вдача серед ботів цього виду, нових ігор у кожної: { $games }; 1 – рівна частка. Найкраща має такі параметри:
dataset-done = Ігри записано в { $folder }: { $n }, по { $bytes } Б (зерно { $seed })
dataset-stopped = Зупинено: записано ігор: { $n } з { $games }. Повтори ту саму команду, щоб продовжити.
training-done = Навчено за раундів: { $n }; вона виграє { $share } ± { $margin } справедливих часток. Мережа та її крива лежать у { $folder }.
training-stopped = Зупинено після { $n } з { $rounds } раундів; вона виграє { $share } ± { $margin } справедливих часток. Повтори ту саму команду, щоб продовжити.
training-begun = Зупинено після { $n } з { $rounds } раундів. Повтори ту саму команду, щоб продовжити.
training-round = раунд
training-share = виграні справедливі частки

## Як грають боти.

manners-memory = { $what ->
    [everything] нічого не забуває
    [some] щоходу забуває { $share }
   *[nothing] ні на що не зважає
}
manners-none = Жодних сталих звичок
