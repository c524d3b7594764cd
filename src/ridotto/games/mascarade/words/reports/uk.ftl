# What reports of many games say about Mascarade.

mascarade-report-section = { $section ->
    [masks] Що діється з масками
    [turns] На що йдуть ходи
   *[bluffing] Як вони блефують і заперечують
}
mascarade-report-measure = { $measure ->
    [announced-per-game] оголошень на гру
    [bluffs] блефи
    [contested] заперечені
    [caught-lying] спіймані на брехні
    [wrong-claims] хибні заяви
    [coins-per-use] монет за використання
    [coins-per-game] монет за гру
    [turns] з усіх ходів
    [contests] заперечує іншим
    [right-contests] слушно заперечує
   *[true-claims] власні заяви правдиві
}
lab-deed = { $deed ->
    [look] підглядання
    [announce] оголошення
   *[swap] обмін, справжній чи вдаваний
}
lab-real-swaps = З усіх обмінів справжніми були { $share }.

## Як грають боти, виміряно в багатьох іграх. $how – never, always або some: тоді $k з $n.

mascarade-manners-lies = { $how ->
    [never] Майже ніколи не бреше
    [always] Майже завжди бреше
   *[some] Бреше у { $k } з { $n } оголошень
}
mascarade-manners-contests = { $how ->
    [never] майже ніколи не заперечує
    [always] заперечує майже все
   *[some] заперечує { $k } з { $n }
}
mascarade-manners-right = { $how ->
    [never] майже ніколи не слушно
    [always] майже завжди слушно
   *[some] слушно у { $k } з { $n }
}
