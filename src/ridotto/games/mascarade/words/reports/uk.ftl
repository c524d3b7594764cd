# What reports of many games say about Mascarade.

mascarade-report-section = { $section ->
    [masks] Що діється з масками
    [turns] На що йдуть ходи
   *[bluffing] Як вони блефують і оскаржують
}
mascarade-report-measure = { $measure ->
    [announced-per-game] оголошень на гру
    [bluffs] блефи
    [contested] оскаржені
    [caught-lying] викриті на брехні
    [wrong-claims] хибні претензії
    [coins-per-use] монет за використання
    [coins-per-game] монет за гру
    [turns] з усіх ходів
    [contests] оскаржує інших
    [right-contests] слушно оскаржує
   *[true-claims] власні претензії слушні
}
lab-deed = { $deed ->
    [look] підглядання
    [announce] оголошення
   *[swap] обмін або його вдавання
}
lab-real-swaps = З усіх обмінів справжніми були { $share }.
