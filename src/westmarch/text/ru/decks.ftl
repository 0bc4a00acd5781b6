# Списки колод и команда, которая их показывает.

decks-heading-hero = Герои
decks-heading-ally = Союзники
decks-heading-attachment = Довески
decks-heading-event = События
decks-sideboard = Запас

decks-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
decks-threat = угроза { $number }
decks-costs = Стоимость
decks-spheres = Сфера
decks-fine = Колода собрана по правилам.

decks-line = Строка { $line }: { $problem }
decks-near = Может быть, «{ $card }»?
decks-problem-too_long = Список длиннее любой колоды.
decks-problem-broken = В разметке файла ошибка.
decks-problem-doctype = В файле колоды не может быть ни типа документа, ни сущностей.
decks-problem-no_deck = Это не файл колоды.
decks-problem-unknown = Карты «{ $text }» нет.
decks-problem-no_copies = «{ $card }»: не удаётся прочесть число копий.
decks-problem-hero_twice = Герой { $card } может быть в колоде только один раз.
decks-problem-heroes = Героев в колоде должно быть от одного до трёх, а здесь { $number }.
decks-problem-copies = «{ $card }»: копий { $number }, а можно не больше трёх.
decks-problem-few_cards = { $number ->
    [one] В колоде всего { $number } карта, а нужно не меньше 50.
    [few] В колоде всего { $number } карты, а нужно не меньше 50.
   *[other] В колоде всего { $number } карт, а нужно не меньше 50.
}
decks-problem-sphere = «{ $card }»: этой сферы нет ни у одного героя колоды, разыграть карту будет трудно.
decks-problem-sideboard = { $number ->
    [one] Запас ({ $number } карта) не учтён.
    [few] Запас ({ $number } карты) не учтён.
   *[other] Запас ({ $number } карт) не учтён.
}

## Поиск лучших колод

decks-improve-taken = Принято: { $change } (победа только с заменой — { $better }, только без неё — { $worse }; партий: { $games })
decks-improve-decks = колоды
decks-improve-won = побед
decks-improve-start = исходные
decks-improve-best = лучшие
