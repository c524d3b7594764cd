# Що кажуть звіти про багато ігор.

lab-section = { $section ->
    [seats] Перемоги за місцями
    [order] Перемоги за черговістю (1 починає)
    [endings] Як закінчуються ігри
    [masks] Що діється з масками
    [turns] На що йдуть ходи
    [rounds] Як закінчуються раунди
    [roses] За що дають троянди
    [characters] Персонажі
    [deck] Колода
    [ladder] Хто виграє
    [cross] Один серед інших
    [bluffing] Як вони блефують і оскаржують
    [pointing] Як вони викривають
    [bot-roses] За що вони отримують троянди, на гру
   *[actions] Дії
}
lab-measure = { $measure ->
    [wins] виграні ігри
    [games] з усіх ігор
    [announced-per-game] оголошень на гру
    [bluffs] блефи
    [contested] оскаржені
    [caught-lying] викриті на брехні
    [wrong-claims] хибні претензії
    [coins-per-use] монет за використання
    [coins-per-game] монет за гру
    [turns] з усіх ходів
    [rounds] з усіх раундів
    [rounds-won] виграні раунди
    [unmasked] викриті
    [win-ratio] виграші, у рівних частках
    [rating] рейтинг
    [contests] оскаржує інших
    [right-contests] слушно оскаржує
    [true-claims] власні претензії слушні
    [accusations-per-game] звинувачень на гру
    [right-accusations] слушні звинувачення
    [masks-lost] втрачених власних масок на раунд
    [masks-broken] зірваних чужих масок на раунд
   *[per-game] на гру
}
lab-deed = { $deed ->
    [look] підглядання
    [announce] оголошення
   *[swap] обмін або його вдавання
}
lab-deck-ran-out = колода закінчилася
lab-length = Скільки тривають ігри
lab-turns = ходи
lab-moves = рішення
lab-lead-changes = зміни лідера
lab-mean = середнє
lab-middle-half = половина ігор: від { $low } до { $high } ходів; дев’ять із десяти: від { $least } до { $most }
lab-numbers = числа
lab-interval = інтервал 95 %
lab-fair = Лінія — це те, що мав би кожен рядок, якби всі були рівні: { $share }.
lab-played-by = грають: { $policy }
lab-first-seat = починає { $seat }
lab-players = гравці: { $n }
lab-real-swaps = З усіх обмінів справжніми були { $share }.
lab-right-accusations = З усіх звинувачень слушними були { $share }.
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
    [unevenness] Наскільки різняться частки перемог між місцями відносно справедливої частки. 0 — цілком справедливо.
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
lab-arena-cross-note = Як часто цей один виграє, у рівних частках: 1 — стільки вигравав би кожен, якби всі були однакові. ▲ напевно більше, ▼ напевно менше.
lab-arena-fooled = { $odd } має одну сталу думку й напевно виграє більше за рівну частку серед { $among }.
lab-arena-not-fooled = Ніхто з однією сталою думкою не виграє напевно більше за рівну частку серед жодних ботів.
