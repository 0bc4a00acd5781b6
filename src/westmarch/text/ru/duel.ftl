# Дуэль за Средиземье.

duel-name = Дуэль за Средиземье
duel-title = Властелин Колец: Дуэль за Средиземье
duel-about = Братство Кольца и Саурон три главы подряд берут карточки из общей раскладки. Кто завершит поход, заручится поддержкой шести народов или займёт все регионы, побеждает сразу; иначе решает, кто занял больше регионов. Для двоих, около получаса.

duel-scenario-standard = Обычная партия
duel-preset-official = Как в правилах
duel-preset-cautious = Осторожное прочтение

duel-option-set_aside_in_discard = Отложенные карточки лежат в сбросе
    .text = Барад-Дур и жетон магов достают и те три карточки, которые в начале каждой главы откладывают не глядя.
duel-option-extra_turns_add_up = Дополнительные ходы складываются
    .text = Кто заработал за один ход несколько дополнительных, делает их все, а не только один.
duel-option-manoeuvres_in_any_order = Манёвры в любом порядке
    .text = Перемещать свои отряды и убирать чужие по фиолетовой карточке можно вперемежку, а не только в напечатанном порядке.
duel-option-coins_run_out = Монеты могут кончиться
    .text = Монет всего 30. Иначе недостающие монеты заменяет что угодно другое.

## Стороны

duel-side-fellowship = Братство Кольца
    .short = Братство
    .gen = Братства
    .acc = Братство
    .count = one
duel-side-sauron = Саурон
    .short = Саурон
    .gen = Саурона
    .acc = Саурона
    .count = one

## Регионы

duel-region-lindon = Линдон
    .gen = Линдона
    .loc = Линдоне
duel-region-arnor = Арнор
    .gen = Арнора
    .loc = Арноре
duel-region-rhovanion = Рованион
    .gen = Рованиона
    .loc = Рованионе
duel-region-enedwaith = Энедвайт
    .gen = Энедвайта
    .loc = Энедвайте
duel-region-rohan = Рохан
    .gen = Рохана
    .loc = Рохане
duel-region-gondor = Гондор
    .gen = Гондора
    .loc = Гондоре
duel-region-mordor = Мордор
    .gen = Мордора
    .loc = Мордоре

## Навыки

duel-skill-ruse = Хитрость
duel-skill-strength = Сила
duel-skill-courage = Храбрость
duel-skill-leadership = Лидерство
duel-skill-knowledge = Знание

duel-amount-coins = { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[many] { $number } монет
}
duel-amount-ruse = { $number ->
    [1] Хитрость
    [one] { $number } Хитрость
    [few] { $number } Хитрости
   *[many] { $number } Хитростей
}
duel-amount-strength = { $number ->
    [1] Силу
    [one] { $number } Силу
    [few] { $number } Силы
   *[many] { $number } Сил
}
duel-amount-courage = { $number ->
    [1] Храбрость
    [one] { $number } Храбрость
    [few] { $number } Храбрости
   *[many] { $number } Храбростей
}
duel-amount-leadership = { $number ->
    [1] Лидерство
    [one] { $number } Лидерство
    [few] { $number } Лидерства
   *[many] { $number } Лидерств
}
duel-amount-knowledge = { $number ->
    [1] Знание
    [one] { $number } Знание
    [few] { $number } Знания
   *[many] { $number } Знаний
}

## Цвета. Карточка — женского рода.

duel-colour-grey = Серый
    .fem = серая
    .start = Серая
duel-colour-yellow = Жёлтый
    .fem = жёлтая
    .start = Жёлтая
duel-colour-blue = Синий
    .fem = синяя
    .start = Синяя
duel-colour-green = Зелёный
    .fem = зелёная
    .start = Зелёная
duel-colour-red = Красный
    .fem = красная
    .start = Красная
duel-colour-purple = Фиолетовый
    .fem = фиолетовая
    .start = Фиолетовая

## Народы

duel-people-elves = Эльфы
    .gen = эльфов
duel-people-hobbits = Хоббиты
    .gen = хоббитов
duel-people-men = Люди
    .gen = людей
duel-people-dwarves = Гномы
    .gen = гномов
duel-people-ents = Энты
    .gen = энтов
duel-people-wizards = Маги
    .gen = магов

## Символы цепочек

duel-chain-fish = Рыба
    .mid = рыба
    .dat = рыбе
duel-chain-backpack = Рюкзак
    .mid = рюкзак
    .dat = рюкзаку
duel-chain-horse = Конь
    .mid = конь
    .dat = коню
duel-chain-harp = Арфа
    .mid = арфа
    .dat = арфе
duel-chain-pot = Котелок
    .mid = котелок
    .dat = котелку
duel-chain-horseshoe = Подкова
    .mid = подкова
    .dat = подкове
duel-chain-anvil = Наковальня
    .mid = наковальня
    .dat = наковальне
duel-chain-sword = Меч
    .mid = меч
    .dat = мечу
duel-chain-helmet = Шлем
    .mid = шлем
    .dat = шлему
duel-chain-bow = Лук
    .mid = лук
    .dat = луку
duel-chain-chest = Сундук
    .mid = сундук
    .dat = сундуку
duel-chain-campfire = Костёр
    .mid = костёр
    .dat = костру
duel-chain-bedroll = Спальник
    .mid = спальник
    .dat = спальнику
duel-chain-acorn = Жёлудь
    .mid = жёлудь
    .dat = жёлудю
duel-chain-scroll = Свиток
    .mid = свиток
    .dat = свитку
duel-chain-armor = Кольчуга
    .mid = кольчуга
    .dat = кольчуге
duel-chain-axe = Топор
    .mid = топор
    .dat = топору

## Главы и виды победы

duel-chapter-1 = Глава 1
duel-chapter-2 = Глава 2
duel-chapter-3 = Глава 3

duel-outcome-none = Ещё не решено
duel-outcome-quest = Поход Братства Кольца
duel-outcome-peoples = Поддержка народов
duel-outcome-conquest = Завоевание Средиземья
duel-outcome-presence = Присутствие в конце

## Что ещё лежит на столе

duel-term-units = { $number ->
    [one] { $number } отряд
    [few] { $number } отряда
   *[many] { $number } отрядов
}
duel-term-reserve = Резерв
duel-term-supply = Запас
duel-term-fortress = Крепость
duel-term-skills = Навыки
duel-term-peoples = Народы
duel-term-chains = Цепочки
duel-term-tokens = Жетоны союзов
duel-term-tiles = Локации
duel-term-cards = Карточки
duel-term-discard = Сброс
duel-term-display = Раскладка
duel-term-map = Средиземье
duel-term-quest = Поход Братства Кольца
duel-term-face-down = Рубашкой вверх
duel-term-free = бесплатно
duel-term-through-chain = бесплатно по цепочке
duel-term-frodo-sam = Фродо и Сэм
duel-term-nazgul = Назгулы
duel-term-mount-doom = Роковая гора
duel-term-to-mount-doom = { $number ->
    [one] до Роковой горы { $number } шаг
    [few] до Роковой горы { $number } шага
   *[many] до Роковой горы { $number } шагов
}
duel-term-to-frodo-sam = { $number ->
    [one] до Фродо и Сэма { $number } шаг
    [few] до Фродо и Сэма { $number } шага
   *[many] до Фродо и Сэма { $number } шагов
}
duel-term-presence = { $number ->
    [one] в { $number } регионе из 7
   *[other] в { $number } регионах из 7
}

## Вопросы

duel-prompt-turn = Глава { $chapter }: сыграйте карточку, сбросьте её за монеты или возьмите локацию.
duel-prompt-place = { $number ->
    [one] Куда поставить { $number } отряд?
    [few] Куда поставить { $number } отряда?
   *[many] Куда поставить { $number } отрядов?
}
duel-prompt-bonus_unit = Шаг 6 похода: поставить отряд в любой регион?
duel-prompt-bonus_turn = Шаг 9 похода: сделать после этого ещё один ход?
duel-prompt-bonus_fortress = Шаг 12 похода: убрать крепость соперника?
duel-prompt-fortress = Какую крепость соперника убрать?
duel-prompt-manoeuvre =
    { $number2 ->
        [0] { $number ->
            [one] Переместите отряд или закончите: осталось { $number } перемещение.
            [few] Переместите отряд или закончите: осталось { $number } перемещения.
           *[many] Переместите отряд или закончите: осталось { $number } перемещений.
        }
       *[other] { $number ->
            [0] { $number2 ->
                [one] Какой отряд соперника убрать?
               *[other] Какой отряд соперника убрать? Осталось убрать: { $number2 }.
            }
           *[other] Переместите свой отряд или уберите отряд соперника. Осталось переместить: { $number }, убрать: { $number2 }.
        }
    }
duel-prompt-any_manoeuvre = { $number ->
    [1] Последний манёвр: переместите свой отряд, уберите отряд соперника или отнимите у него монету.
    [one] Остался { $number } манёвр: переместите свой отряд, уберите отряд соперника или отнимите у него монету.
    [few] Осталось { $number } манёвра: переместите свой отряд, уберите отряд соперника или отнимите у него монету.
   *[many] Осталось { $number } манёвров: переместите свой отряд, уберите отряд соперника или отнимите у него монету.
}
duel-prompt-token = Какой жетон союза оставить себе?
duel-prompt-people = Чьи два верхних жетона открыть, чтобы один оставить себе?
duel-prompt-grey = Какую серую карточку соперника отправить в сброс?
duel-prompt-from_discard = Какую карточку из сброса сыграть бесплатно?

## Слова

duel-word-play = Сыграть: { $card } ({ $card_colour_fem })
duel-word-discard = Сбросить: { $card } ({ $card_colour_fem })
duel-word-take = Взять: { $tile } ({ $tile_region })
duel-word-place = Поставить в { $region }
duel-word-move = Переместить отряд из { $region_gen } в { $region2 }
duel-word-remove = Убрать отряд соперника из { $region_gen }
duel-word-raze = Убрать крепость соперника в { $region_loc }
duel-word-token = Оставить «{ $token }»
duel-word-people = Жетоны { $people_gen }
duel-word-destroy = Карточка соперника: { $card } ({ $card_colour_fem })
duel-word-fine = Отнять у соперника 1 монету

## Как журнал зовёт карточку, если о том, что она дала, говорит то же предложение.

duel-told = { $card_effect ->
    [coins] жёлтую карточку
    [quest] синюю карточку
    [place_units] красную карточку
   *[other] карточку «{ $card_short }»
}

## Журнал

duel-notice-chapter = Начинается глава { $chapter }.
duel-notice-played = { $number ->
    [0] { $side_short } играет { duel-told }.
    [one] { $side_short } играет { duel-told } за { $number } монету.
    [few] { $side_short } играет { duel-told } за { $number } монеты.
   *[many] { $side_short } играет { duel-told } за { $number } монет.
}
duel-notice-chained = { $side_short } играет { duel-told } бесплатно благодаря { $card_chain_dat }.
duel-notice-discarded = { $side_short } сбрасывает карточку «{ $card_short }».
duel-notice-took_tile = { $number ->
    [0] { $side_short } берёт { $tile_acc }.
    [one] { $side_short } берёт { $tile_acc } за { $number } монету.
    [few] { $side_short } берёт { $tile_acc } за { $number } монеты.
   *[many] { $side_short } берёт { $tile_acc } за { $number } монет.
}
duel-notice-coins = { $number ->
    [one] { $side_short } получает { $number } монету.
    [few] { $side_short } получает { $number } монеты.
   *[many] { $side_short } получает { $number } монет.
}
    .and = { $number ->
        [one] получает { $number } монету
        [few] получает { $number } монеты
       *[many] получает { $number } монет
    }
duel-notice-fined = { $number ->
    [one] { $side_short } теряет { $number } монету.
    [few] { $side_short } теряет { $number } монеты.
   *[many] { $side_short } теряет { $number } монет.
}
duel-notice-quest = { $side_id ->
    [sauron] { $left ->
        [0] Назгулы настигают Фродо и Сэма.
        [one] Назгулы приближаются: до Фродо и Сэма остался { $left } шаг.
        [few] Назгулы приближаются: до Фродо и Сэма осталось { $left } шага.
       *[many] Назгулы приближаются: до Фродо и Сэма осталось { $left } шагов.
    }
   *[fellowship] { $left ->
        [0] Фродо и Сэм поднимаются на Роковую гору.
        [one] Фродо и Сэм идут вперёд: до Роковой горы остался { $left } шаг.
        [few] Фродо и Сэм идут вперёд: до Роковой горы осталось { $left } шага.
       *[many] Фродо и Сэм идут вперёд: до Роковой горы осталось { $left } шагов.
    }
}
    .latest = —
duel-notice-placed = { $side_short } ставит { duel-amount-of-units } в { $region }.
    .and = ставит { duel-amount-of-units } в { $region }
duel-amount-of-units = { $run ->
    [1] { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[many] { $number } отрядов
    }
   *[other] { $number ->
        [one] по { $number } отряду
        [few] по { $number } отряда
       *[many] по { $number } отрядов
    }
}
duel-notice-moved = { $side_short } перемещает отряд из { $region_gen } в { $region2 }.
    .and = перемещает отряд из { $region_gen } в { $region2 }
    .again = ещё один из { $region_gen } в { $region2 }
duel-notice-conflict = { $number ->
    [one] Конфликт в { $region_loc }: стороны теряют по { $number } отряду.
    [few] Конфликт в { $region_loc }: стороны теряют по { $number } отряда.
   *[many] Конфликт в { $region_loc }: стороны теряют по { $number } отрядов.
}
duel-notice-removed = { $side_short } теряет отряд в { $region_loc }.
duel-notice-fortress = { $side_short } строит крепость в { $region_loc }.
    .and = строит крепость в { $region_loc }
duel-notice-razed = { $side_short } теряет крепость в { $region_loc }.
duel-notice-token_shown = { $count ->
    [1] Открыт жетон «{ $token }».
   *[other] Открыты жетоны: { $each }.
}
duel-each-token_shown = «{ $token }»
duel-notice-token_taken = { $side_short } оставляет себе жетон «{ $token }».
    .and = оставляет себе жетон «{ $token }»
duel-notice-destroyed = { $side_short } теряет серую карточку «{ $card_short }»: она уходит в сброс.
duel-notice-searches = { $side_short } просматривает сброс.
    .and = просматривает сброс
duel-notice-from_discard = { $side_short } бесплатно играет оттуда карточку «{ $card_short }».
    .and = бесплатно играет оттуда карточку «{ $card_short }»
duel-notice-card_up = { $count ->
    [1] Открыта { $card_colour_fem } карточка «{ $card }».
   *[other] Открыты карточки: { $each }.
}
duel-each-card_up = { $card_colour_fem } «{ $card }»
duel-notice-tile_up = { $count ->
    [1] Открыта локация: { $tile }.
   *[other] Открыты локации: { $each }.
}
duel-each-tile_up = { $tile }
duel-notice-extra_turn = { $side_short } сделает ещё один ход.
    .and = сделает ещё один ход
duel-notice-victory = { $outcome_id ->
    [quest] { $side_id ->
        [sauron] Назгулы догнали Фродо и Сэма. Кольцо у Саурона: он побеждает.
       *[fellowship] Кольцо уничтожено в огне Роковой горы: Братство побеждает.
    }
    [peoples] { $side_id ->
        [sauron] Саурон заручился поддержкой шести народов и побеждает.
       *[fellowship] Братство заручилось поддержкой шести народов и побеждает.
    }
    [conquest] { $side_id ->
        [sauron] Саурон присутствует во всех семи регионах и побеждает.
       *[fellowship] Братство присутствует во всех семи регионах и побеждает.
    }
   *[presence] { $side_id ->
        [sauron] Глава 3 окончена. Саурон присутствует в большем числе регионов и побеждает.
       *[fellowship] Глава 3 окончена. Братство присутствует в большем числе регионов и побеждает.
    }
}
duel-notice-shared = { $number ->
    [one] Глава 3 окончена. Обе стороны присутствуют в { $number } регионе и делят победу.
   *[other] Глава 3 окончена. Обе стороны присутствуют в { $number } регионах и делят победу.
}
duel-result = { $side_id ->
    [shared] Обе стороны присутствуют в равном числе регионов и делят победу.
   *[other] { duel-notice-victory }
}

## Названия карточек глав. На самих карточках названий нет: эти говорят, что карточка даёт. «И рыба» — символ цепочки,
## который она даёт, «(цепочка: рыба)» — тот, что делает её бесплатной; они названы лишь там, где иначе карточки одной главы не различить.

duel-card-c1-01 = Хитрость
duel-card-c1-02 = Хитрость
duel-card-c1-03 = Сила
duel-card-c1-04 = Сила
duel-card-c1-05 = Храбрость
duel-card-c1-06 = Храбрость
duel-card-c1-07 = Лидерство
duel-card-c1-08 = Знание
duel-card-c1-09 = 2 монеты
duel-card-c1-10 = 2 монеты
duel-card-c1-11 = 2 монеты
duel-card-c1-12 = 2 монеты
duel-card-c1-13 = Шаг похода
duel-card-c1-14 = Шаг похода и рыба
duel-card-c1-15 = Шаг похода и рюкзак
duel-card-c1-16 = Шаг похода и конь
duel-card-c1-17 = Эльфы
duel-card-c1-18 = Хоббиты
duel-card-c1-19 = Люди
duel-card-c1-20 = Гномы
duel-card-c1-21 = 1 отряд: Линдон или Арнор
duel-card-c1-22 = 1 отряд: Энедвайт или Рованион
duel-card-c1-23 = 1 отряд: Гондор или Рохан

duel-card-c2-01 = Лидерство
duel-card-c2-02 = Знание
duel-card-c2-03 = Две Хитрости
duel-card-c2-04 = Две Силы
duel-card-c2-05 = Две Храбрости
duel-card-c2-06 = Лидерство или Знание
duel-card-c2-07 = Хитрость, Сила или Храбрость
duel-card-c2-08 = 3 монеты
duel-card-c2-09 = 4 монеты
duel-card-c2-10 = Шаг похода
duel-card-c2-11 = Шаг похода (цепочка: рюкзак)
    .short = Шаг похода
duel-card-c2-12 = Шаг похода (цепочка: конь)
    .short = Шаг похода
duel-card-c2-13 = 2 шага похода и костёр
duel-card-c2-14 = 2 шага похода и спальник
duel-card-c2-15 = Эльфы
duel-card-c2-16 = Хоббиты
duel-card-c2-17 = Люди
duel-card-c2-18 = Гномы
duel-card-c2-19 = 2 отряда: Линдон или Энедвайт
duel-card-c2-20 = 2 отряда: Мордор или Рохан
duel-card-c2-21 = 2 отряда: Гондор или Мордор
duel-card-c2-22 = 2 отряда: Линдон или Рохан
duel-card-c2-23 = 2 отряда: Арнор или Рованион

duel-card-c3-01 = 5 монет (цепочка: сундук)
    .short = 5 монет
duel-card-c3-02 = 5 монет
duel-card-c3-03 = 2 шага похода (цепочка: костёр)
    .short = 2 шага похода
duel-card-c3-04 = 2 шага похода (цепочка: рыба)
    .short = 2 шага похода
duel-card-c3-05 = 2 шага похода (цепочка: спальник)
    .short = 2 шага похода
duel-card-c3-06 = 2 шага похода
duel-card-c3-07 = 3 шага похода
duel-card-c3-08 = Энты (цепочка: жёлудь)
    .short = Энты
duel-card-c3-09 = Энты
duel-card-c3-10 = Маги (цепочка: свиток)
    .short = Маги
duel-card-c3-11 = Маги
duel-card-c3-12 = 3 отряда: Энедвайт или Рохан
duel-card-c3-13 = 3 отряда: Гондор или Арнор
duel-card-c3-14 = 3 отряда: Рованион или Гондор
duel-card-c3-15 = 3 отряда: Рованион или Мордор
duel-card-c3-16 = 3 отряда: Энедвайт или Арнор
duel-card-c3-17 = 3 отряда: Линдон или Мордор
duel-card-c3-18 = 3 перемещения
duel-card-c3-19 = Убрать вражеский отряд, 2 перемещения
duel-card-c3-20 = Отнять монету, 2 перемещения
duel-card-c3-21 = Убрать вражеский отряд, отнять монету, 1 перемещение
duel-card-c3-22 = Убрать вражеский отряд, отнять 2 монеты
duel-card-c3-23 = Убрать 2 вражеских отряда, отнять монету

## Сколько карточка главы стоит и что делает

duel-text-card = { $colour_start } карточка главы { $chapter }. { duel-effect } { duel-cost } { duel-chain } { duel-gives }

duel-effect = { $effect ->
    [skills] Каждый ход даёт { $gained }.
    [choice] Каждый ход даёт на выбор { $gained }.
    [coins] { $number ->
        [one] Возьмите из резерва { $number } монету.
        [few] Возьмите из резерва { $number } монеты.
       *[many] Возьмите из резерва { $number } монет.
    }
    [quest] { $number ->
        [one] Продвиньтесь по треку похода на { $number } шаг.
        [few] Продвиньтесь по треку похода на { $number } шага.
       *[many] Продвиньтесь по треку похода на { $number } шагов.
    }
    [people] Даёт символ { $people_gen }.
    [place_units] { $number ->
        [one] Поставьте { $number } отряд в { $region } или в { $region2 }.
        [few] Поставьте { $number } отряда в один из двух регионов: { $region } или { $region2 }.
       *[many] Поставьте { $number } отрядов в один из двух регионов: { $region } или { $region2 }.
    }
   *[manoeuvres] { $removals ->
        [0] {""}
        [one] Уберите { $removals } отряд соперника из любого региона.
        [few] Уберите { $removals } отряда соперника из любых регионов.
       *[many] Уберите { $removals } отрядов соперника из любых регионов.
    } { $fines ->
        [0] {""}
        [one] Соперник теряет { $fines } монету.
        [few] Соперник теряет { $fines } монеты.
       *[many] Соперник теряет { $fines } монет.
    } { $moves ->
        [0] {""}
        [one] Можете переместить один свой отряд в соседний регион.
        [few] Можете сделать { $moves } перемещения, каждое — одного отряда в соседний регион.
       *[many] Можете сделать { $moves } перемещений, каждое — одного отряда в соседний регион.
    }
}
duel-cost = { $cost ->
    [none] Платить не нужно.
   *[some] Стоит { $price }.
}
duel-chain = { $chain_id ->
    [none] {""}
   *[other] Бесплатна, если у вас есть { $chain_mid }.
}
duel-gives = { $gives_id ->
    [none] {""}
   *[other] Ещё даёт символ «{ $gives_mid }»: с ним карточка «{ $freed_short }» в главе { $freed_chapter } будет бесплатной.
}

## Локации

duel-tile-grey_havens = Серые Гавани
    .acc = Серые Гавани
duel-tile-bree = Бри
    .acc = Бри
duel-tile-erebor = Эребор
    .acc = Эребор
duel-tile-isengard = Изенгард
    .acc = Изенгард
duel-tile-helms_deep = Хельмова Падь
    .acc = Хельмову Падь
duel-tile-minas_tirith = Минас Тирит
    .acc = Минас Тирит
duel-tile-barad_dur = Барад-Дур
    .acc = Барад-Дур

duel-tile-cost = Стоит { $price }, а также по 1 монете за каждую вашу крепость на поле.
duel-text-grey_havens = Постройте крепость в Линдоне. Затем выберите народ, откройте два верхних жетона его стопки и оставьте себе один, а другой верните наверх. { duel-tile-cost }
duel-text-bree = Постройте крепость в Арноре и поставьте туда 2 отряда. Затем можете сделать своими отрядами до 2 перемещений. { duel-tile-cost }
duel-text-erebor = Постройте крепость в Рованионе и возьмите из резерва 5 монет. Затем можете сделать одно перемещение. { duel-tile-cost }
duel-text-isengard = Постройте крепость в Энедвайте. Затем выберите серую карточку соперника: она уходит в сброс. Затем продвиньтесь по треку похода на 1 шаг. { duel-tile-cost }
duel-text-helms_deep = Постройте крепость в Рохане и поставьте туда 3 отряда. { duel-tile-cost }
duel-text-minas_tirith = Постройте крепость в Гондоре и поставьте туда 1 отряд. Затем продвиньтесь по треку похода на 2 шага. { duel-tile-cost }
duel-text-barad_dur = Постройте крепость в Мордоре. Затем сыграйте любую карточку из сброса, не платя за неё. { duel-tile-cost }

## Регионы

duel-text-region = Локация: { $tile }. Соседи: { $neighbours }.

## Жетоны союзов

duel-token-elves-1 = Эльфы: ещё ход за жёлтые карточки
duel-token-elves-2 = Эльфы: красные карточки где угодно
duel-token-elves-3 = Эльфы: один любой навык
duel-token-hobbits-1 = Хоббиты: орёл
duel-token-hobbits-2 = Хоббиты: отряд за синие карточки
duel-token-hobbits-3 = Хоббиты: 3 монеты за цепочку
duel-token-men-1 = Люди: шаг похода за жёлтые карточки
duel-token-men-2 = Люди: ещё отряд за красные карточки
duel-token-men-3 = Люди: двойной доход от сброса
duel-token-dwarves-1 = Гномы: без доплаты за крепости
duel-token-dwarves-2 = Гномы: ещё ход за локации
duel-token-dwarves-3 = Гномы: 2 перемещения за зелёные карточки
duel-token-ents-1 = Энты: ещё ход
duel-token-ents-2 = Энты: убрать крепость
duel-token-ents-3 = Энты: 3 манёвра
duel-token-wizards-1 = Маги: 2 шага похода
duel-token-wizards-2 = Маги: 2 отряда куда угодно
duel-token-wizards-3 = Маги: карточка из сброса

duel-text-elves-1 = Каждый раз, когда вы играете жёлтую карточку, вы делаете после этого ещё один ход.
duel-text-elves-2 = Отряды своих красных карточек вы можете ставить в любой один регион, а не только в два указанных.
duel-text-elves-3 = Раз за ход у вас есть ещё один символ любого навыка, которого вам не хватает.
duel-text-hobbits-1 = Орёл считается ещё одним народом из шести, нужных для победы. Получать жетоны союзов он не помогает.
duel-text-hobbits-2 = Каждый раз, когда вы играете синюю карточку, вы также ставите 1 отряд в любой регион.
duel-text-hobbits-3 = Каждый раз, когда вы играете карточку бесплатно по цепочке, вы берёте из резерва 3 монеты.
duel-text-men-1 = Каждый раз, когда вы играете жёлтую карточку, вы также продвигаетесь по треку похода на 1 шаг.
duel-text-men-2 = Ваши красные карточки приносят на 1 отряд больше; он встаёт в тот же регион, что и остальные.
duel-text-men-3 = Сброс карточки приносит вам вдвое больше монет: 2 в главе 1, 4 в главе 2, 6 в главе 3.
duel-text-dwarves-1 = Беря локацию, вы больше не платите монет за свои крепости. Навыки по-прежнему нужны.
duel-text-dwarves-2 = Каждый раз, когда вы берёте локацию, вы делаете после этого ещё один ход.
duel-text-dwarves-3 = Каждый раз, когда вы играете зелёную карточку, вы можете сделать 2 перемещения.
duel-text-ents-1 = Один раз, сразу же: вы делаете после этого ещё один ход.
duel-text-ents-2 = Один раз, сразу же: уберите с поля крепость соперника. Локация остаётся у него.
duel-text-ents-3 = Один раз, сразу же. Трижды: переместите свой отряд, или уберите отряд соперника, или отнимите у соперника 1 монету. Сочетайте как хотите.
duel-text-wizards-1 = Один раз, сразу же: продвиньтесь по треку похода на 2 шага.
duel-text-wizards-2 = Один раз, сразу же: поставьте 2 отряда, каждый в регион по вашему выбору.
duel-text-wizards-3 = Один раз, сразу же: сыграйте любую карточку из сброса, не платя за неё.

## Что стоит проверить по настоящим картам

duel-doubt-eagle = Считается ли орёл для пар и тройки народов? У нас нет.
duel-doubt-earned_by_itself = Действует ли жетон на зелёную карточку, которая его принесла? У нас нет.
duel-doubt-no_fortress = Что происходит, если крепости соперника нет? У нас ничего.
duel-doubt-one_stack = Оба жетона берут из одной стопки? У нас из одной.

## Почему что-то нельзя сделать

duel-hindered-covered = Накрыта другими карточками: пока её не взять.
duel-hindered-face_down = Эта карточка лежит лицом вниз, пока её накрывают другие.
duel-hindered-too_dear = { $number ->
    [one] Не хватает { $number } монеты, чтобы заплатить.
   *[other] Не хватает { $number } монет, чтобы заплатить.
}
duel-hindered-too_dear_unchained = { $number ->
    [one] Не хватает { $number } монеты, чтобы заплатить; с символом «{ $chain }» она была бы бесплатной.
   *[other] Не хватает { $number } монет, чтобы заплатить; с символом «{ $chain }» она была бы бесплатной.
}

## Чем хорош выбор: подсказка говорит это после слова «это»

duel-merit-own-ring = { $number ->
    [0] продвигает Фродо и Сэма дальше
    [one] продвигает Фродо и Сэма на { $number } шаг
    [few] продвигает Фродо и Сэма на { $number } шага
   *[many] продвигает Фродо и Сэма на { $number } шагов
}
duel-merit-enemy-nazgul = держит назгулов подальше от Фродо и Сэма
duel-merit-own-nazgul = { $number ->
    [0] приближает назгулов к Фродо и Сэму
    [one] приближает назгулов к Фродо и Сэму на { $number } шаг
    [few] приближает назгулов к Фродо и Сэму на { $number } шага
   *[many] приближает назгулов к Фродо и Сэму на { $number } шагов
}
duel-merit-enemy-ring = держит Фродо и Сэма подальше от Роковой горы
duel-merit-peoples = приближает вас к поддержке всех шести народов
duel-merit-skills = даёт навыки, которые удешевят следующие карточки
duel-merit-chain = даёт символ цепочки, с которым одна из следующих карточек бесплатна
duel-merit-coins = { $number ->
    [0] бережёт ваши монеты
    [one] приносит { $number } монету
    [few] приносит { $number } монеты
   *[many] приносит { $number } монет
}
duel-merit-token = помогает получить жетон союза
duel-merit-regions = усиливает ваше присутствие в регионах
duel-merit-units = { $number ->
    [0] оставляет вам больше отрядов в Средиземье
    [one] ставит в Средиземье ещё { $number } ваш отряд
    [few] ставит в Средиземье ещё { $number } ваших отряда
   *[many] ставит в Средиземье ещё { $number } ваших отрядов
}
duel-merit-enemy-units = оставляет сопернику меньше отрядов в Средиземье
duel-merit-fortress = помогает построить крепость
duel-merit-enemy-fortress = оставляет сопернику меньше крепостей
duel-merit-turn = даёт ещё один ход
duel-merit-answer = оставляет сопернику менее выгодный ответ
duel-merit-danger = не даёт сопернику победить следующим ходом
duel-merit-threat = создаёт угрозу победить следующим же ходом
