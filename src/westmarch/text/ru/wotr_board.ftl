# Война Кольца, вторая редакция, с «Владыками Средиземья».

wotr_board-name = Война Кольца
wotr_board-title = Война Кольца с «Владыками Средиземья»
wotr_board-about = Тень шлёт армии по всему Средиземью и охотится за хранителями Кольца; Свободные народы держат оборону, поднимают союзников и шаг за шагом тайно несут Кольцо к Роковой горе. Кубики действий, карты событий, битвы и осады. Для двоих, около трёх часов.

## Стороны

wotr_board-side-free_peoples = Свободные народы
    .gen = Свободных народов
    .acc = Свободные народы
    .count = many
wotr_board-side-shadow = Тень
    .gen = Тени
    .acc = Тень
    .count = one

## Нации и фигурки

wotr_board-nation-dwarves = Гномы
    .gen = гномов
    .nom = гномы
    .plural = yes
wotr_board-nation-elves = Эльфы
    .gen = эльфов
    .nom = эльфы
    .plural = yes
wotr_board-nation-gondor = Гондор
    .gen = Гондора
    .nom = Гондор
wotr_board-nation-north = Север
    .gen = Севера
    .nom = Север
wotr_board-nation-rohan = Рохан
    .gen = Рохана
    .nom = Рохан
wotr_board-nation-isengard = Изенгард
    .gen = Изенгарда
    .nom = Изенгард
wotr_board-nation-sauron = Саурон
    .gen = Саурона
    .nom = Саурон
wotr_board-nation-southrons = Южане и вастаки
    .gen = южан и вастаков
    .nom = южане и вастаки
    .plural = yes

wotr_board-figure-dwarves-regular = Обычный отряд гномов
    .one = обычный отряд гномов
    .few = обычных отряда гномов
    .many = обычных отрядов гномов
wotr_board-figure-elves-regular = Обычный отряд эльфов
    .one = обычный отряд эльфов
    .few = обычных отряда эльфов
    .many = обычных отрядов эльфов
wotr_board-figure-gondor-regular = Обычный отряд Гондора
    .one = обычный отряд Гондора
    .few = обычных отряда Гондора
    .many = обычных отрядов Гондора
wotr_board-figure-north-regular = Обычный отряд Севера
    .one = обычный отряд Севера
    .few = обычных отряда Севера
    .many = обычных отрядов Севера
wotr_board-figure-rohan-regular = Обычный отряд Рохана
    .one = обычный отряд Рохана
    .few = обычных отряда Рохана
    .many = обычных отрядов Рохана
wotr_board-figure-isengard-regular = Обычный отряд Изенгарда
    .one = обычный отряд Изенгарда
    .few = обычных отряда Изенгарда
    .many = обычных отрядов Изенгарда
wotr_board-figure-sauron-regular = Обычный отряд Саурона
    .one = обычный отряд Саурона
    .few = обычных отряда Саурона
    .many = обычных отрядов Саурона
wotr_board-figure-southrons-regular = Обычный отряд южан и вастаков
    .one = обычный отряд южан и вастаков
    .few = обычных отряда южан и вастаков
    .many = обычных отрядов южан и вастаков
wotr_board-figure-dwarves-elite = Элитный отряд гномов
    .one = элитный отряд гномов
    .few = элитных отряда гномов
    .many = элитных отрядов гномов
wotr_board-figure-elves-elite = Элитный отряд эльфов
    .one = элитный отряд эльфов
    .few = элитных отряда эльфов
    .many = элитных отрядов эльфов
wotr_board-figure-gondor-elite = Элитный отряд Гондора
    .one = элитный отряд Гондора
    .few = элитных отряда Гондора
    .many = элитных отрядов Гондора
wotr_board-figure-north-elite = Элитный отряд Севера
    .one = элитный отряд Севера
    .few = элитных отряда Севера
    .many = элитных отрядов Севера
wotr_board-figure-rohan-elite = Элитный отряд Рохана
    .one = элитный отряд Рохана
    .few = элитных отряда Рохана
    .many = элитных отрядов Рохана
wotr_board-figure-isengard-elite = Элитный отряд Изенгарда
    .one = элитный отряд Изенгарда
    .few = элитных отряда Изенгарда
    .many = элитных отрядов Изенгарда
wotr_board-figure-sauron-elite = Элитный отряд Саурона
    .one = элитный отряд Саурона
    .few = элитных отряда Саурона
    .many = элитных отрядов Саурона
wotr_board-figure-southrons-elite = Элитный отряд южан и вастаков
    .one = элитный отряд южан и вастаков
    .few = элитных отряда южан и вастаков
    .many = элитных отрядов южан и вастаков
wotr_board-figure-dwarves-leader = Лидер гномов
    .one = лидер гномов
    .few = лидера гномов
    .many = лидеров гномов
wotr_board-figure-elves-leader = Лидер эльфов
    .one = лидер эльфов
    .few = лидера эльфов
    .many = лидеров эльфов
wotr_board-figure-gondor-leader = Лидер Гондора
    .one = лидер Гондора
    .few = лидера Гондора
    .many = лидеров Гондора
wotr_board-figure-north-leader = Лидер Севера
    .one = лидер Севера
    .few = лидера Севера
    .many = лидеров Севера
wotr_board-figure-rohan-leader = Лидер Рохана
    .one = лидер Рохана
    .few = лидера Рохана
    .many = лидеров Рохана
wotr_board-figure-nazgul = Назгул
    .one = назгул
    .few = назгула
    .many = назгулов

## Кубики, колоды, кольца, поселения

wotr_board-face-character = Персонаж
wotr_board-face-army = Армия
wotr_board-face-muster = Сбор войск
wotr_board-face-army_muster = Армия или Сбор войск
wotr_board-face-event = Палантир
wotr_board-face-will_of_the_west = Воля Запада
wotr_board-face-eye = Око
wotr_board-face-draw = Карты
wotr_board-face-balrog = Балрог
wotr_board-times = { $number ->
    [1] { "" }
   *[other] { "\u00A0" }×{ $number }
}
wotr_board-amount-character = { wotr_board-face-character }{ wotr_board-times }
wotr_board-amount-army = { wotr_board-face-army }{ wotr_board-times }
wotr_board-amount-muster = { wotr_board-face-muster }{ wotr_board-times }
wotr_board-amount-army_muster = Армия/Сбор войск{ wotr_board-times }
wotr_board-amount-event = { wotr_board-face-event }{ wotr_board-times }
wotr_board-amount-will_of_the_west = { wotr_board-face-will_of_the_west }{ wotr_board-times }
wotr_board-amount-eye = { wotr_board-face-eye }{ wotr_board-times }

wotr_board-special_die-narya = Кубик Хранителя Нарьи
    .nom = кубик Хранителя Нарьи
wotr_board-special_die-nenya = Кубик Хранительницы Неньи
    .nom = кубик Хранительницы Неньи
wotr_board-special_die-vilya = Кубик Хранителя Вильи
    .nom = кубик Хранителя Вильи
wotr_board-special_die-balrog = Кубик Балрога
    .nom = кубик Балрога
wotr_board-special_die-gothmog = Кубик Готмога
    .nom = кубик Готмога

wotr_board-deck-character = Колода персонажей
    .card = карта персонажа
    .acc = карту персонажа
wotr_board-deck-strategy = Колода стратегии
    .card = стратегическая карта
    .acc = стратегическую карту

wotr_board-ring-vilya = Вилья
    .acc = Вилью
wotr_board-ring-nenya = Ненья
    .acc = Ненью
wotr_board-ring-narya = Нарья
    .acc = Нарью

wotr_board-settlement-none = Без поселения
wotr_board-settlement-town = Городище
wotr_board-settlement-city = Город
wotr_board-settlement-stronghold = Крепость
wotr_board-settlement-fortification = Укрепление

## Тайлы Охоты

wotr_board-tile-eye = Око
wotr_board-tile-3 = 3
wotr_board-tile-2 = 2
wotr_board-tile-2-reveal = 2, раскрывает
wotr_board-tile-1 = 1
wotr_board-tile-1-reveal = 1, раскрывает
wotr_board-tile-0-reveal = 0, раскрывает
wotr_board-tile-elven-cloaks = «Эльфийские плащи» (0)
wotr_board-tile-elven-rope = «Эльфийская верёвка» (0)
wotr_board-tile-phial-of-galadriel = «Фиал Галадриэли» (−2)
wotr_board-tile-smeagol-helps = «Смеагол поможет доброму хозяину» (−1)
wotr_board-tile-shelobs-lair = «Логово Шелоб» (один кубик, останавливает)
wotr_board-tile-the-ring-is-mine = «Кольцо моё!» (Око, раскрывает и останавливает)
wotr_board-tile-on-on-they-went = «Всё дальше и дальше» (3, останавливает)
wotr_board-tile-give-it-to-uss = «Отдай его нам!» (1, раскрывает и останавливает)
wotr_board-tile-smeagol = «Смеагол» (0)

## Почему что-то происходит с нацией и чем кончается игра

wotr_board-reason-die = использован кубик «Сбор войск»
wotr_board-reason-companion = к ней пришёл компаньон
wotr_board-reason-attack = на неё напали
wotr_board-reason-hits = она понесла потери от карты
wotr_board-reason-capture = у неё захватили поселение
wotr_board-reason-entry = вражеская армия вступила на её земли
wotr_board-reason-declaration = у неё появилось Братство
wotr_board-reason-card = так велит карта события
wotr_board-reason-minion = появился миньон

wotr_board-outcome-none = Ещё не решено
wotr_board-outcome-corruption = Хранители Кольца поддались порче
wotr_board-outcome-ring = Кольцо уничтожено
wotr_board-outcome-military = Военная победа
wotr_board-outcome-time = Последний ход окончен
wotr_board-sheet-turns = Ходов
wotr_board-sheet-corruption = Порча

## Что ещё лежит на столе

wotr_board-term-turn = Ход { $number }
wotr_board-term-dice = Кубики действий
wotr_board-term-used = Использованные кубики
wotr_board-term-hunt-box = Бокс Охоты
wotr_board-term-hunt-pool = Мешочек Охоты
wotr_board-term-hunt-tiles = Тайлы Охоты
wotr_board-term-drawn-tiles = Вытянутые тайлы
wotr_board-term-hunt-level = Уровень Охоты
wotr_board-term-fellowship = Братство Кольца
wotr_board-term-guide = Проводник
wotr_board-term-companions = Компаньоны
wotr_board-term-minions = Миньоны
wotr_board-term-progress = Пройдено шагов
wotr_board-term-last-known = Последнее известное положение
wotr_board-term-hidden = скрыто
wotr_board-term-revealed = раскрыто
wotr_board-term-corruption = Порча
wotr_board-term-mordor = Трек Мордора
wotr_board-term-politics = Трек политики
wotr_board-term-at-war = В войне
wotr_board-term-active = активна
wotr_board-term-passive = пассивна
wotr_board-term-steps = { $number ->
    [one] { $number } шаг до войны
    [few] { $number } шага до войны
   *[many] { $number } шагов до войны
}
wotr_board-term-rings = Эльфийские кольца
wotr_board-term-characters = Персонажи
wotr_board-term-reinforcements = Подкрепления
wotr_board-term-casualties = Вышли из игры
wotr_board-term-hand = Рука
wotr_board-term-decks = Колоды
wotr_board-term-discards = Сброс
wotr_board-term-table = Карты на столе
wotr_board-term-points = { $number ->
    [one] { $number } победное очко
    [few] { $number } победных очка
   *[many] { $number } победных очков
}
wotr_board-term-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
wotr_board-term-level = Уровень
wotr_board-term-leadership = Лидерство
wotr_board-term-siege = В осаде
wotr_board-term-besiegers = Осаждающие
wotr_board-term-army = Армия
wotr_board-term-control = Под контролем { $side_gen }
wotr_board-term-event = Событие
wotr_board-term-combat = Битва
wotr_board-term-initiative = Инициатива
wotr_board-term-round = Раунд { $number }
wotr_board-term-base = Базовая игра
wotr_board-term-lome = Владыки Средиземья

## Настройки

wotr_board-scenario-standard = Базовая игра

wotr_board-preset-russian_reference = Как в русской памятке
wotr_board-preset-english_rulebook = Как в английских правилах

wotr_board-option-lords = Владыки Средиземья
    .text = Играть с дополнением: хранители эльфийских колец, Смеагол, Древобрад, Готмог, Балрог, специальные кубики и новые события.
wotr_board-option-casualty_random = Жертвы Охоты случайны
    .text = Жертва тайла Охоты — Проводник или случайный компаньон. Иначе Свободные народы выбирают любого компаньона.
wotr_board-option-saruman_only_ents = Сарумана губят только энты
    .text = Саруман гибнет только от «Пробуждения энтов». Иначе он гибнет и вместе со своей армией в битве.
wotr_board-option-eye_after_hunt = «Око» кольцом сразу после Охоты
    .text = Тень может эльфийским кольцом повернуть кубик на «Око» и сразу после удачной Охоты, как в английских правилах.
wotr_board-option-card_hits_wake = Попадания от событий будят нации
    .text = Попадания от любого события активируют и продвигают нации армии. В английских правилах — только атаки, «Пробуждение энтов» и «Мертвецы Дунхарроу».
wotr_board-option-card_move_forces_die = Ход по карте требует кубика Охоты
    .text = Тень обязана положить кубик в бокс Охоты и после хода, в котором Братство двигала только карта. В английских правилах — лишь если там лежали кубики Свободных народов.
wotr_board-option-treebeard_attacks = Древобрад помогает и в атаке
    .text = В Фангорне и Рохане Древобрад добавляет кубик и атакующей армии, а не только обороняющейся.
wotr_board-option-max_turns = Самая долгая игра
    .text = Если к концу этого хода никто не победил, побеждает Тень.

## Что сказано о регионах и тайлах Охоты

wotr_board-text-region = { $nation_id ->
    [none] Регион, который не принадлежит ни одной нации.
   *[other] Регион { $nation_gen }.
}{ $settlement_id ->
    [none] {""}
    [fortification] {" "}Укрепление: в первом раунде битвы по защитникам попадает только 6.
    [town] {" "}Городище.
    [city] {" "}Город, 1 победное очко: в первом раунде битвы по защитникам попадает только 6.
   *[other] {" "}Крепость, 2 победных очка: защитники могут отступить в неё.
}
wotr_board-text-tile = { $value_id ->
    [eye] Тайл Охоты: Око, столько урона, сколько было успехов, а в Мордоре — сколько кубиков в боксе Охоты.
    [die] Тайл Охоты: урон определяет бросок одного кубика.
    [smeagol] Тайл Охоты: урона нет, и первый такой тайл приводит в Братство Смеагола.
    [heals] Тайл Охоты: уменьшает порчу на { $value }.
   *[damage] Тайл Охоты: урон { $value }.
}{ $reveals_id ->
    [none] {""}
   *[other] {" "}Раскрывает Братство.
}{ $stops_id ->
    [none] {""}
   *[other] {" "}Останавливает Братство в Мордоре.
}

wotr_board-tile-tile-eye = { wotr_board-tile-eye }
wotr_board-tile-tile-3 = { wotr_board-tile-3 }
wotr_board-tile-tile-2 = { wotr_board-tile-2 }
wotr_board-tile-tile-2-reveal = { wotr_board-tile-2-reveal }
wotr_board-tile-tile-1 = { wotr_board-tile-1 }
wotr_board-tile-tile-1-reveal = { wotr_board-tile-1-reveal }
wotr_board-tile-tile-0-reveal = { wotr_board-tile-0-reveal }
wotr_board-tile-tile-elven-cloaks = { wotr_board-tile-elven-cloaks }
wotr_board-tile-tile-elven-rope = { wotr_board-tile-elven-rope }
wotr_board-tile-tile-phial-of-galadriel = { wotr_board-tile-phial-of-galadriel }
wotr_board-tile-tile-smeagol-helps = { wotr_board-tile-smeagol-helps }
wotr_board-tile-tile-shelobs-lair = { wotr_board-tile-shelobs-lair }
wotr_board-tile-tile-the-ring-is-mine = { wotr_board-tile-the-ring-is-mine }
wotr_board-tile-tile-on-on-they-went = { wotr_board-tile-on-on-they-went }
wotr_board-tile-tile-give-it-to-uss = { wotr_board-tile-give-it-to-uss }
wotr_board-tile-tile-smeagol = { wotr_board-tile-smeagol }

## Регионы

wotr_board-region-andrast = Андраст
    .gen = Андраста
    .in = в Андрасте
    .to = в Андраст
    .from = из Андраста
    .acc = Андраст
wotr_board-region-anfalas = Анфалас
    .gen = Анфаласа
    .in = в Анфаласе
    .to = в Анфалас
    .from = из Анфаласа
    .acc = Анфалас
wotr_board-region-angmar = Ангмар
    .gen = Ангмара
    .in = в Ангмаре
    .to = в Ангмар
    .from = из Ангмара
    .acc = Ангмар
wotr_board-region-arnor = Арнор
    .gen = Арнора
    .in = в Арноре
    .to = в Арнор
    .from = из Арнора
    .acc = Арнор
wotr_board-region-ash-mountains = Пепельные горы
    .gen = Пепельных гор
    .in = в Пепельных горах
    .to = в Пепельные горы
    .from = из Пепельных гор
    .acc = Пепельные горы
wotr_board-region-barad-dur = Барад-Дур
    .gen = Барад-Дура
    .in = в Барад-Дуре
    .to = в Барад-Дур
    .from = из Барад-Дура
    .acc = Барад-Дур
wotr_board-region-bree = Бри
    .gen = Бри
    .in = в Бри
    .to = в Бри
    .from = из Бри
    .acc = Бри
wotr_board-region-buckland = Бакленд
    .gen = Бакленда
    .in = в Бакленде
    .to = в Бакленд
    .from = из Бакленда
    .acc = Бакленд
wotr_board-region-cardolan = Кардолан
    .gen = Кардолана
    .in = в Кардолане
    .to = в Кардолан
    .from = из Кардолана
    .acc = Кардолан
wotr_board-region-carrock = Каррок
    .gen = Каррока
    .in = в Карроке
    .to = в Каррок
    .from = из Каррока
    .acc = Каррок
wotr_board-region-dagorlad = Дагорлад
    .gen = Дагорлада
    .in = в Дагорладе
    .to = в Дагорлад
    .from = из Дагорлада
    .acc = Дагорлад
wotr_board-region-dale = Дейл
    .gen = Дейла
    .in = в Дейле
    .to = в Дейл
    .from = из Дейла
    .acc = Дейл
wotr_board-region-dead-marshes = Мёртвые топи
    .gen = Мёртвых топей
    .in = в Мёртвых топях
    .to = в Мёртвые топи
    .from = из Мёртвых топей
    .acc = Мёртвые топи
wotr_board-region-dimrill-dale = Долина Тёмных вод
    .gen = Долины Тёмных вод
    .in = в Долине Тёмных вод
    .to = в Долину Тёмных вод
    .from = из Долины Тёмных вод
    .acc = Долину Тёмных вод
wotr_board-region-dol-amroth = Дол Амрот
    .gen = Дол Амрота
    .in = в Дол Амроте
    .to = в Дол Амрот
    .from = из Дол Амрота
    .acc = Дол Амрот
wotr_board-region-dol-guldur = Дол Гулдур
    .gen = Дол Гулдура
    .in = в Дол Гулдуре
    .to = в Дол Гулдур
    .from = из Дол Гулдура
    .acc = Дол Гулдур
wotr_board-region-druadan-forest = Друаданский лес
    .gen = Друаданского леса
    .in = в Друаданском лесу
    .to = в Друаданский лес
    .from = из Друаданского леса
    .acc = Друаданский лес
wotr_board-region-druwaith-iaur = Друвайт Иаур
    .gen = Друвайт Иаура
    .in = в Друвайт Иауре
    .to = в Друвайт Иаур
    .from = из Друвайт Иаура
    .acc = Друвайт Иаур
wotr_board-region-eagles-eyrie = Орлиное гнездо
    .gen = Орлиного гнезда
    .in = в Орлином гнезде
    .to = в Орлиное гнездо
    .from = из Орлиного гнезда
    .acc = Орлиное гнездо
wotr_board-region-east-harondor = Восточный Харондор
    .gen = Восточного Харондора
    .in = в Восточном Харондоре
    .to = в Восточный Харондор
    .from = из Восточного Харондора
    .acc = Восточный Харондор
wotr_board-region-east-rhun = Восточный Рун
    .gen = Восточного Руна
    .in = в Восточном Руне
    .to = в Восточный Рун
    .from = из Восточного Руна
    .acc = Восточный Рун
wotr_board-region-eastemnet = Истемнет
    .gen = Истемнета
    .in = в Истемнете
    .to = в Истемнет
    .from = из Истемнета
    .acc = Истемнет
wotr_board-region-eastern-brown-lands = Восточные Бурые земли
    .gen = Восточных Бурых земель
    .in = в Восточных Бурых землях
    .to = в Восточные Бурые земли
    .from = из Восточных Бурых земель
    .acc = Восточные Бурые земли
wotr_board-region-eastern-emyn-muil = Восточный Эмин Муил
    .gen = Восточного Эмин Муила
    .in = в Восточном Эмин Муиле
    .to = в Восточный Эмин Муил
    .from = из Восточного Эмин Муила
    .acc = Восточный Эмин Муил
wotr_board-region-eastern-mirkwood = Восточное Лихолесье
    .gen = Восточного Лихолесья
    .in = в Восточном Лихолесье
    .to = в Восточное Лихолесье
    .from = из Восточного Лихолесья
    .acc = Восточное Лихолесье
wotr_board-region-edoras = Эдорас
    .gen = Эдораса
    .in = в Эдорасе
    .to = в Эдорас
    .from = из Эдораса
    .acc = Эдорас
wotr_board-region-enedwaith = Энедвайт
    .gen = Энедвайта
    .in = в Энедвайте
    .to = в Энедвайт
    .from = из Энедвайта
    .acc = Энедвайт
wotr_board-region-erebor = Эребор
    .gen = Эребора
    .in = в Эреборе
    .to = в Эребор
    .from = из Эребора
    .acc = Эребор
wotr_board-region-erech = Эрех
    .gen = Эреха
    .in = в Эрехе
    .to = в Эрех
    .from = из Эреха
    .acc = Эрех
wotr_board-region-ered-luin = Эред Луин
    .gen = Эред Луина
    .in = в Эред Луине
    .to = в Эред Луин
    .from = из Эред Луина
    .acc = Эред Луин
wotr_board-region-ettenmoors = Эттенмур
    .gen = Эттенмура
    .in = в Эттенмуре
    .to = в Эттенмур
    .from = из Эттенмура
    .acc = Эттенмур
wotr_board-region-evendim = Эвендим
    .gen = Эвендима
    .in = в Эвендиме
    .to = в Эвендим
    .from = из Эвендима
    .acc = Эвендим
wotr_board-region-fangorn = Фангорн
    .gen = Фангорна
    .in = в Фангорне
    .to = в Фангорн
    .from = из Фангорна
    .acc = Фангорн
wotr_board-region-far-harad = Дальний Харад
    .gen = Дальнего Харада
    .in = в Дальнем Хараде
    .to = в Дальний Харад
    .from = из Дальнего Харада
    .acc = Дальний Харад
wotr_board-region-folde = Фолд
    .gen = Фолда
    .in = в Фолде
    .to = в Фолд
    .from = из Фолда
    .acc = Фолд
wotr_board-region-fords-of-bruinen = Бруиненские броды
    .gen = Бруиненских бродов
    .in = на Бруиненских бродах
    .to = на Бруиненские броды
    .from = с Бруиненских бродов
    .acc = Бруиненские броды
wotr_board-region-fords-of-isen = Изенские броды
    .gen = Изенских бродов
    .in = на Изенских бродах
    .to = на Изенские броды
    .from = с Изенских бродов
    .acc = Изенские броды
wotr_board-region-forlindon = Форлиндон
    .gen = Форлиндона
    .in = в Форлиндоне
    .to = в Форлиндон
    .from = из Форлиндона
    .acc = Форлиндон
wotr_board-region-gap-of-rohan = Роханский проход
    .gen = Роханского прохода
    .in = в Роханском проходе
    .to = в Роханский проход
    .from = из Роханского прохода
    .acc = Роханский проход
wotr_board-region-gladden-fields = Ирисные поля
    .gen = Ирисных полей
    .in = на Ирисных полях
    .to = на Ирисные поля
    .from = с Ирисных полей
    .acc = Ирисные поля
wotr_board-region-goblins-gate = Врата гоблинов
    .gen = Врат гоблинов
    .in = во Вратах гоблинов
    .to = во Врата гоблинов
    .from = из Врат гоблинов
    .acc = Врата гоблинов
wotr_board-region-gorgoroth = Горгорот
    .gen = Горгорота
    .in = в Горгороте
    .to = в Горгорот
    .from = из Горгорота
    .acc = Горгорот
wotr_board-region-grey-havens = Серые Гавани
    .gen = Серых Гаваней
    .in = в Серых Гаванях
    .to = в Серые Гавани
    .from = из Серых Гаваней
    .acc = Серые Гавани
wotr_board-region-harlindon = Харлиндон
    .gen = Харлиндона
    .in = в Харлиндоне
    .to = в Харлиндон
    .from = из Харлиндона
    .acc = Харлиндон
wotr_board-region-helms-deep = Хельмова падь
    .gen = Хельмовой пади
    .in = в Хельмовой пади
    .to = в Хельмову падь
    .from = из Хельмовой пади
    .acc = Хельмову падь
wotr_board-region-high-pass = Высокий перевал
    .gen = Высокого перевала
    .in = на Высоком перевале
    .to = на Высокий перевал
    .from = с Высокого перевала
    .acc = Высокий перевал
wotr_board-region-hollin = Холлин
    .gen = Холлина
    .in = в Холлине
    .to = в Холлин
    .from = из Холлина
    .acc = Холлин
wotr_board-region-iron-hills = Железные холмы
    .gen = Железных холмов
    .in = в Железных холмах
    .to = в Железные холмы
    .from = из Железных холмов
    .acc = Железные холмы
wotr_board-region-khand = Кханд
    .gen = Кханда
    .in = в Кханде
    .to = в Кханд
    .from = из Кханда
    .acc = Кханд
wotr_board-region-lamedon = Ламедон
    .gen = Ламедона
    .in = в Ламедоне
    .to = в Ламедон
    .from = из Ламедона
    .acc = Ламедон
wotr_board-region-lorien = Лориен
    .gen = Лориена
    .in = в Лориене
    .to = в Лориен
    .from = из Лориена
    .acc = Лориен
wotr_board-region-lossarnach = Лоссарнах
    .gen = Лоссарнаха
    .in = в Лоссарнахе
    .to = в Лоссарнах
    .from = из Лоссарнаха
    .acc = Лоссарнах
wotr_board-region-minas-morgul = Минас Моргул
    .gen = Минас Моргула
    .in = в Минас Моргуле
    .to = в Минас Моргул
    .from = из Минас Моргула
    .acc = Минас Моргул
wotr_board-region-minas-tirith = Минас Тирит
    .gen = Минас Тирита
    .in = в Минас Тирите
    .to = в Минас Тирит
    .from = из Минас Тирита
    .acc = Минас Тирит
wotr_board-region-minhiriath = Минхириат
    .gen = Минхириата
    .in = в Минхириате
    .to = в Минхириат
    .from = из Минхириата
    .acc = Минхириат
wotr_board-region-morannon = Мораннон
    .gen = Мораннона
    .in = в Моранноне
    .to = в Мораннон
    .from = из Мораннона
    .acc = Мораннон
wotr_board-region-moria = Мория
    .gen = Мории
    .in = в Мории
    .to = в Морию
    .from = из Мории
    .acc = Морию
wotr_board-region-mount-gram = Гора Грам
    .gen = Горы Грам
    .in = на Горе Грам
    .to = на Гору Грам
    .from = с Горы Грам
    .acc = Гору Грам
wotr_board-region-mount-gundabad = Гора Гундабад
    .gen = Горы Гундабад
    .in = на Горе Гундабад
    .to = на Гору Гундабад
    .from = с Горы Гундабад
    .acc = Гору Гундабад
wotr_board-region-narrows-of-the-forest = Лесная теснина
    .gen = Лесной теснины
    .in = в Лесной теснине
    .to = в Лесную теснину
    .from = из Лесной теснины
    .acc = Лесную теснину
wotr_board-region-near-harad = Ближний Харад
    .gen = Ближнего Харада
    .in = в Ближнем Хараде
    .to = в Ближний Харад
    .from = из Ближнего Харада
    .acc = Ближний Харад
wotr_board-region-noman-lands = Ничейные земли
    .gen = Ничейных земель
    .in = в Ничейных землях
    .to = в Ничейные земли
    .from = из Ничейных земель
    .acc = Ничейные земли
wotr_board-region-north-anduin-vale = Северная долина Андуина
    .gen = Северной долины Андуина
    .in = в Северной долине Андуина
    .to = в Северную долину Андуина
    .from = из Северной долины Андуина
    .acc = Северную долину Андуина
wotr_board-region-north-downs = Северное нагорье
    .gen = Северного нагорья
    .in = на Северном нагорье
    .to = на Северное нагорье
    .from = с Северного нагорья
    .acc = Северное нагорье
wotr_board-region-north-dunland = Северный Дунланд
    .gen = Северного Дунланда
    .in = в Северном Дунланде
    .to = в Северный Дунланд
    .from = из Северного Дунланда
    .acc = Северный Дунланд
wotr_board-region-north-ered-luin = Северный Эред Луин
    .gen = Северного Эред Луина
    .in = в Северном Эред Луине
    .to = в Северный Эред Луин
    .from = из Северного Эред Луина
    .acc = Северный Эред Луин
wotr_board-region-north-ithilien = Северный Итилиэн
    .gen = Северного Итилиэна
    .in = в Северном Итилиэне
    .to = в Северный Итилиэн
    .from = из Северного Итилиэна
    .acc = Северный Итилиэн
wotr_board-region-north-rhun = Северный Рун
    .gen = Северного Руна
    .in = в Северном Руне
    .to = в Северный Рун
    .from = из Северного Руна
    .acc = Северный Рун
wotr_board-region-northern-dorwinion = Северный Дорвинион
    .gen = Северного Дорвиниона
    .in = в Северном Дорвинионе
    .to = в Северный Дорвинион
    .from = из Северного Дорвиниона
    .acc = Северный Дорвинион
wotr_board-region-northern-mirkwood = Северное Лихолесье
    .gen = Северного Лихолесья
    .in = в Северном Лихолесье
    .to = в Северное Лихолесье
    .from = из Северного Лихолесья
    .acc = Северное Лихолесье
wotr_board-region-northern-rhovanion = Северный Рованион
    .gen = Северного Рованиона
    .in = в Северном Рованионе
    .to = в Северный Рованион
    .from = из Северного Рованиона
    .acc = Северный Рованион
wotr_board-region-nurn = Нурн
    .gen = Нурна
    .in = в Нурне
    .to = в Нурн
    .from = из Нурна
    .acc = Нурн
wotr_board-region-old-ford = Старый брод
    .gen = Старого брода
    .in = на Старом броде
    .to = на Старый брод
    .from = со Старого брода
    .acc = Старый брод
wotr_board-region-old-forest = Старый лес
    .gen = Старого леса
    .in = в Старом лесу
    .to = в Старый лес
    .from = из Старого леса
    .acc = Старый лес
wotr_board-region-old-forest-road = Старая лесная дорога
    .gen = Старой лесной дороги
    .in = на Старой лесной дороге
    .to = на Старую лесную дорогу
    .from = со Старой лесной дороги
    .acc = Старую лесную дорогу
wotr_board-region-orthanc = Ортханк
    .gen = Ортханка
    .in = в Ортханке
    .to = в Ортханк
    .from = из Ортханка
    .acc = Ортханк
wotr_board-region-osgiliath = Осгилиат
    .gen = Осгилиата
    .in = в Осгилиате
    .to = в Осгилиат
    .from = из Осгилиата
    .acc = Осгилиат
wotr_board-region-parth-celebrant = Парт Келебрант
    .gen = Парт Келебранта
    .in = в Парт Келебранте
    .to = в Парт Келебрант
    .from = из Парт Келебранта
    .acc = Парт Келебрант
wotr_board-region-pelargir = Пеларгир
    .gen = Пеларгира
    .in = в Пеларгире
    .to = в Пеларгир
    .from = из Пеларгира
    .acc = Пеларгир
wotr_board-region-rhosgobel = Росгобел
    .gen = Росгобела
    .in = в Росгобеле
    .to = в Росгобел
    .from = из Росгобела
    .acc = Росгобел
wotr_board-region-rivendell = Ривенделл
    .gen = Ривенделла
    .in = в Ривенделле
    .to = в Ривенделл
    .from = из Ривенделла
    .acc = Ривенделл
wotr_board-region-south-anduin-vale = Южная долина Андуина
    .gen = Южной долины Андуина
    .in = в Южной долине Андуина
    .to = в Южную долину Андуина
    .from = из Южной долины Андуина
    .acc = Южную долину Андуина
wotr_board-region-south-downs = Южное нагорье
    .gen = Южного нагорья
    .in = на Южном нагорье
    .to = на Южное нагорье
    .from = с Южного нагорья
    .acc = Южное нагорье
wotr_board-region-south-dunland = Южный Дунланд
    .gen = Южного Дунланда
    .in = в Южном Дунланде
    .to = в Южный Дунланд
    .from = из Южного Дунланда
    .acc = Южный Дунланд
wotr_board-region-south-ered-luin = Южный Эред Луин
    .gen = Южного Эред Луина
    .in = в Южном Эред Луине
    .to = в Южный Эред Луин
    .from = из Южного Эред Луина
    .acc = Южный Эред Луин
wotr_board-region-south-ithilien = Южный Итилиэн
    .gen = Южного Итилиэна
    .in = в Южном Итилиэне
    .to = в Южный Итилиэн
    .from = из Южного Итилиэна
    .acc = Южный Итилиэн
wotr_board-region-south-rhun = Южный Рун
    .gen = Южного Руна
    .in = в Южном Руне
    .to = в Южный Рун
    .from = из Южного Руна
    .acc = Южный Рун
wotr_board-region-southern-dorwinion = Южный Дорвинион
    .gen = Южного Дорвиниона
    .in = в Южном Дорвинионе
    .to = в Южный Дорвинион
    .from = из Южного Дорвиниона
    .acc = Южный Дорвинион
wotr_board-region-southern-mirkwood = Южное Лихолесье
    .gen = Южного Лихолесья
    .in = в Южном Лихолесье
    .to = в Южное Лихолесье
    .from = из Южного Лихолесья
    .acc = Южное Лихолесье
wotr_board-region-southern-rhovanion = Южный Рованион
    .gen = Южного Рованиона
    .in = в Южном Рованионе
    .to = в Южный Рованион
    .from = из Южного Рованиона
    .acc = Южный Рованион
wotr_board-region-tharbad = Тарбад
    .gen = Тарбада
    .in = в Тарбаде
    .to = в Тарбад
    .from = из Тарбада
    .acc = Тарбад
wotr_board-region-the-shire = Шир
    .gen = Шира
    .in = в Шире
    .to = в Шир
    .from = из Шира
    .acc = Шир
wotr_board-region-tower-hills = Башенные холмы
    .gen = Башенных холмов
    .in = на Башенных холмах
    .to = на Башенные холмы
    .from = с Башенных холмов
    .acc = Башенные холмы
wotr_board-region-trollshaws = Тролльи чащи
    .gen = Тролльих чащ
    .in = в Тролльих чащах
    .to = в Тролльи чащи
    .from = из Тролльих чащ
    .acc = Тролльи чащи
wotr_board-region-umbar = Умбар
    .gen = Умбара
    .in = в Умбаре
    .to = в Умбар
    .from = из Умбара
    .acc = Умбар
wotr_board-region-vale-of-the-carnen = Долина Карнена
    .gen = Долины Карнена
    .in = в Долине Карнена
    .to = в Долину Карнена
    .from = из Долины Карнена
    .acc = Долину Карнена
wotr_board-region-vale-of-the-celduin = Долина Келдуина
    .gen = Долины Келдуина
    .in = в Долине Келдуина
    .to = в Долину Келдуина
    .from = из Долины Келдуина
    .acc = Долину Келдуина
wotr_board-region-weather-hills = Ветреные холмы
    .gen = Ветреных холмов
    .in = на Ветреных холмах
    .to = на Ветреные холмы
    .from = с Ветреных холмов
    .acc = Ветреные холмы
wotr_board-region-west-harondor = Западный Харондор
    .gen = Западного Харондора
    .in = в Западном Харондоре
    .to = в Западный Харондор
    .from = из Западного Харондора
    .acc = Западный Харондор
wotr_board-region-westemnet = Вестемнет
    .gen = Вестемнета
    .in = в Вестемнете
    .to = в Вестемнет
    .from = из Вестемнета
    .acc = Вестемнет
wotr_board-region-western-brown-lands = Западные Бурые земли
    .gen = Западных Бурых земель
    .in = в Западных Бурых землях
    .to = в Западные Бурые земли
    .from = из Западных Бурых земель
    .acc = Западные Бурые земли
wotr_board-region-western-emyn-muil = Западный Эмин Муил
    .gen = Западного Эмин Муила
    .in = в Западном Эмин Муиле
    .to = в Западный Эмин Муил
    .from = из Западного Эмин Муила
    .acc = Западный Эмин Муил
wotr_board-region-western-mirkwood = Западное Лихолесье
    .gen = Западного Лихолесья
    .in = в Западном Лихолесье
    .to = в Западное Лихолесье
    .from = из Западного Лихолесья
    .acc = Западное Лихолесье
wotr_board-region-withered-heath = Иссохшая пустошь
    .gen = Иссохшей пустоши
    .in = на Иссохшей пустоши
    .to = на Иссохшую пустошь
    .from = с Иссохшей пустоши
    .acc = Иссохшую пустошь
wotr_board-region-woodland-realm = Лесное королевство
    .gen = Лесного королевства
    .in = в Лесном королевстве
    .to = в Лесное королевство
    .from = из Лесного королевства
    .acc = Лесное королевство

## Персонажи

wotr_board-character-gandalf-grey = Гэндальф Серый
    .nom = Гэндальф Серый
    .gen = Гэндальфа Серого
    .acc = Гэндальфа Серого
wotr_board-character-gandalf-keeper-of-narya = Гэндальф Серый, Хранитель Нарьи
    .nom = Гэндальф Серый
    .gen = Гэндальфа Серого
    .acc = Гэндальфа Серого
wotr_board-character-strider = Бродяжник
    .nom = Бродяжник
    .gen = Бродяжника
    .acc = Бродяжника
wotr_board-character-boromir = Боромир
    .nom = Боромир
    .gen = Боромира
    .acc = Боромира
wotr_board-character-legolas = Леголас
    .nom = Леголас
    .gen = Леголаса
    .acc = Леголаса
wotr_board-character-gimli = Гимли
    .nom = Гимли
    .gen = Гимли
    .acc = Гимли
wotr_board-character-meriadoc = Мериадок Брэндибак
    .nom = Мериадок Брэндибак
    .gen = Мериадока Брэндибака
    .acc = Мериадока Брэндибака
wotr_board-character-peregrin = Перегрин Тук
    .nom = Перегрин Тук
    .gen = Перегрина Тука
    .acc = Перегрина Тука
wotr_board-character-gollum = Голлум
    .nom = Голлум
    .gen = Голлума
    .acc = Голлума
wotr_board-character-gandalf-white = Гэндальф Белый
    .nom = Гэндальф Белый
    .gen = Гэндальфа Белого
    .acc = Гэндальфа Белого
wotr_board-character-aragorn = Арагорн
    .nom = Арагорн
    .gen = Арагорна
    .acc = Арагорна
wotr_board-character-elrond = Элронд
    .nom = Элронд
    .gen = Элронда
    .acc = Элронда
wotr_board-character-galadriel = Галадриэль
    .nom = Галадриэль
    .gen = Галадриэли
    .acc = Галадриэль
wotr_board-character-treebeard = Древобрад
    .nom = Древобрад
    .gen = Древобрада
    .acc = Древобрада
wotr_board-character-smeagol = Смеагол
    .nom = Смеагол
    .gen = Смеагола
    .acc = Смеагола
wotr_board-character-saruman = Саруман
    .nom = Саруман
    .gen = Сарумана
    .acc = Сарумана
wotr_board-character-witch-king-black-captain = Король-Призрак, Чёрный Капитан
    .nom = Король-Призрак
    .gen = Короля-Призрака
    .acc = Короля-Призрака
wotr_board-character-witch-king-chief = Король-Призрак, Глава Охотников за Кольцом
    .nom = Король-Призрак
    .gen = Короля-Призрака
    .acc = Короля-Призрака
wotr_board-character-mouth-lieutenant = Уста Саурона, Лейтенант Барад-Дура
    .nom = Уста Саурона
    .gen = Уст Саурона
    .acc = Уста Саурона
    .plural = yes
wotr_board-character-mouth-black-numenorean = Уста Саурона, Чёрный нуменорец
    .nom = Уста Саурона
    .gen = Уст Саурона
    .acc = Уста Саурона
    .plural = yes
wotr_board-character-gothmog = Готмог
    .nom = Готмог
    .gen = Готмога
    .acc = Готмога
wotr_board-character-balrog = Балрог
    .nom = Балрог
    .gen = Балрога
    .acc = Балрога

## Карты событий

wotr_board-card-none = Способность персонажа
wotr_board-card-fp-char-01 = Эльфийские плащи
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-02 = Эльфийская верёвка
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-03 = Фиал Галадриэли
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-04 = Смеагол поможет доброму хозяину
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-05 = Кольчуга из мифрила и Жало
    .combat = { wotr_board-combat-blade-of-westernesse }
wotr_board-card-fp-char-06 = Секира и лук
    .combat = { wotr_board-combat-mighty-attack }
wotr_board-card-fp-char-07 = Рог Гондора
    .combat = { wotr_board-combat-mighty-attack }
wotr_board-card-fp-char-08 = Посох волшебника
    .combat = { wotr_board-combat-servant-of-the-secret-fire }
wotr_board-card-fp-char-09 = Ацелас
    .combat = { wotr_board-combat-anduril }
wotr_board-card-fp-char-10 = Есть и другой путь
    .combat = { wotr_board-combat-heroic-death }
wotr_board-card-fp-char-11 = Я пойду один
    .combat = { wotr_board-combat-daring-defiance }
wotr_board-card-fp-char-12 = Песня Бильбо
    .combat = { wotr_board-combat-fateful-strike }
wotr_board-card-fp-char-13 = Зеркало Галадриэли
    .combat = { wotr_board-combat-heroic-death }
wotr_board-card-fp-char-14 = Вызов Короля
    .combat = { wotr_board-combat-sudden-strike }
wotr_board-card-fp-char-15 = Гваихир, Повелитель Ветров
    .combat = { wotr_board-combat-daring-defiance }
wotr_board-card-fp-char-16 = Мы оказались быстрее
    .combat = { wotr_board-combat-daring-defiance }
wotr_board-card-fp-char-17 = Туда и обратно
    .combat = { wotr_board-combat-brave-stand }
wotr_board-card-fp-char-18 = Орлы летят!
    .combat = { wotr_board-combat-heroic-death }
wotr_board-card-fp-char-19 = Пробуждение энтов: Древобрад
    .combat = { wotr_board-combat-ents-rage }
wotr_board-card-fp-char-20 = Пробуждение энтов: хуорны
    .combat = { wotr_board-combat-huorn-dark }
wotr_board-card-fp-char-21 = Пробуждение энтов: Энтмут
    .combat = { wotr_board-combat-nameless-wood }
wotr_board-card-fp-char-22 = Мертвецы Дунхарроу
    .combat = { wotr_board-combat-sudden-strike }
wotr_board-card-fp-char-23 = Дом Наместников
    .combat = { wotr_board-combat-brave-stand }
wotr_board-card-fp-char-24 = Серый отряд
    .combat = { wotr_board-combat-brave-stand }
wotr_board-card-fp-char-25 = Ты знаешь дорогу туда
    .combat = { wotr_board-combat-blade-of-westernesse }
wotr_board-card-fp-char-26 = Безопасные тропы во тьме
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-27 = Ветер с Запада
    .combat = { wotr_board-combat-orderly-withdrawal }
wotr_board-card-fp-char-28 = Три кольца эльфийских королей
    .combat = { wotr_board-combat-orderly-withdrawal }
wotr_board-card-fp-str-01 = Последняя битва
    .combat = { wotr_board-combat-daylight }
wotr_board-card-fp-str-02 = Слишком великая сила
    .combat = { wotr_board-combat-no-quarter }
wotr_board-card-fp-str-03 = Сила Тома Бомбадила
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-fp-str-04 = Книга Мазарбула
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-fp-str-05 = Дух Мордора
    .combat = { wotr_board-combat-scouts }
wotr_board-card-fp-str-06 = Следопыты Фарамира
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-07 = Страх! Огонь! Враги!
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-08 = Мудрость Элронда
    .combat = { wotr_board-combat-confusion }
wotr_board-card-fp-str-09 = Алая стрела
    .combat = { wotr_board-combat-scouts }
wotr_board-card-fp-str-10 = Нежданная помощь
    .combat = { wotr_board-combat-no-quarter }
wotr_board-card-fp-str-11 = Тропы диких людей
    .combat = { wotr_board-combat-sudden-strike }
wotr_board-card-fp-str-12 = День и ночь напролёт
    .combat = { wotr_board-combat-confusion }
wotr_board-card-fp-str-13 = Корабли Кирдана
    .combat = { wotr_board-combat-charge }
wotr_board-card-fp-str-14 = Стражи Цитадели
    .combat = { wotr_board-combat-charge }
wotr_board-card-fp-str-15 = Галадримы Келеборна
    .combat = { wotr_board-combat-daylight }
wotr_board-card-fp-str-16 = Всадники Теодена
    .combat = { wotr_board-combat-daylight }
wotr_board-card-fp-str-17 = Гримбеорн Старый, сын Беорна
    .combat = { wotr_board-combat-scouts }
wotr_board-card-fp-str-18 = Имрахиль из Дол Амрота
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-19 = Люди короля Бранда
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-20 = Мечи Эриадора
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-fp-str-21 = Родичи Глорфиндела
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-fp-str-22 = Стража Даина Железностопа
    .combat = { wotr_board-combat-valour }
wotr_board-card-fp-str-23 = Эомер, сын Эомунда
    .combat = { wotr_board-combat-valour }
wotr_board-card-fp-str-24 = Лучники Трандуила
    .combat = { wotr_board-combat-valour }
wotr_board-card-fp-str-25 = Каждая малость в помощь
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-26 = Следопыты Севера
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-sh-char-01 = Логово Шелоб
    .combat = { wotr_board-combat-one-for-the-dark-lord }
wotr_board-card-sh-char-02 = Кольцо моё!
    .combat = { wotr_board-combat-one-for-the-dark-lord }
wotr_board-card-sh-char-03 = Всё дальше и дальше
    .combat = { wotr_board-combat-one-for-the-dark-lord }
wotr_board-card-sh-char-04 = Отдай его нам!
    .combat = { wotr_board-combat-one-for-the-dark-lord }
wotr_board-card-sh-char-05 = Орочий патруль
    .combat = { wotr_board-combat-cruel-as-death }
wotr_board-card-sh-char-06 = Проклятие Исильдура
    .combat = { wotr_board-combat-cruel-as-death }
wotr_board-card-sh-char-07 = Тварь из глубин
    .combat = { wotr_board-combat-they-are-terrible }
wotr_board-card-sh-char-08 = Свечи мертвецов
    .combat = { wotr_board-combat-dread-and-despair }
wotr_board-card-sh-char-09 = Назгулы ищут
    .combat = { wotr_board-combat-foul-stench }
wotr_board-card-sh-char-10 = Жестокая непогода
    .combat = { wotr_board-combat-cruel-as-death }
wotr_board-card-sh-char-11 = Назгулы наносят удар!
    .combat = { wotr_board-combat-black-breath }
wotr_board-card-sh-char-12 = Моргульская рана
    .combat = { wotr_board-combat-black-breath }
wotr_board-card-sh-char-13 = Искушение Кольца
    .combat = { wotr_board-combat-they-are-terrible }
wotr_board-card-sh-char-14 = Распад Братства
    .combat = { wotr_board-combat-dread-and-despair }
wotr_board-card-sh-char-15 = Измучены горем и трудами
    .combat = { wotr_board-combat-words-of-power }
wotr_board-card-sh-char-16 = Стая кребайн
    .combat = { wotr_board-combat-they-are-terrible }
wotr_board-card-sh-char-17 = Балрог из Мории
    .combat = { wotr_board-combat-durins-bane }
wotr_board-card-sh-char-17-lome = Балрог идёт!
    .combat = { wotr_board-combat-durins-bane-or-balrog }
wotr_board-card-sh-char-18 = Недремлющее Око
    .combat = { wotr_board-combat-words-of-power }
wotr_board-card-sh-char-19 = Ужасные чары
    .combat = { wotr_board-combat-devilry-of-orthanc }
wotr_board-card-sh-char-20 = Гронд, Молот Подземного мира
    .combat = { wotr_board-combat-dread-and-despair }
wotr_board-card-sh-char-21 = Палантир Ортханка
    .combat = { wotr_board-combat-cruel-as-death }
wotr_board-card-sh-char-22 = Гнилоуст
    .combat = { wotr_board-combat-foul-stench }
wotr_board-card-sh-char-23 = Всадники явились
    .combat = { wotr_board-combat-words-of-power }
wotr_board-card-sh-char-24 = Чёрный Капитан повелевает
    .combat = { wotr_board-combat-foul-stench }
wotr_board-card-sh-char-25 = Мы не хотим идти назад
    .combat = { wotr_board-combat-fear-of-their-masters }
wotr_board-card-sh-char-26 = Знание об эльфийских кольцах
    .combat = { wotr_board-combat-fear-of-their-masters }
wotr_board-card-sh-char-27 = Врата закрыты
    .combat = { wotr_board-combat-words-of-power }
wotr_board-card-sh-char-28 = Капитан Отчаяния
    .combat = { wotr_board-combat-servant-of-the-shadow }
wotr_board-card-sh-str-01 = Возвращение в Валинор
    .combat = { wotr_board-combat-deadly-strife }
wotr_board-card-sh-str-02 = Боевые урук-хай
    .combat = { wotr_board-combat-onslaught }
wotr_board-card-sh-str-03 = Безумие Денетора
    .combat = { wotr_board-combat-devilry-of-orthanc }
wotr_board-card-sh-str-04 = День без рассвета
    .combat = { wotr_board-combat-relentless-assault }
wotr_board-card-sh-str-05 = Угрозы и посулы
    .combat = { wotr_board-combat-devilry-of-orthanc }
wotr_board-card-sh-str-06 = Буревестник
    .combat = { wotr_board-combat-great-host }
wotr_board-card-sh-str-07 = Тени сгущаются
    .combat = { wotr_board-combat-mumakil }
wotr_board-card-sh-str-08 = Тень растёт
    .combat = { wotr_board-combat-mumakil }
wotr_board-card-sh-str-09 = Тень движется
    .combat = { wotr_board-combat-swarm-of-bats }
wotr_board-card-sh-str-10 = Корсары Умбара
    .combat = { wotr_board-combat-deadly-strife }
wotr_board-card-sh-str-11 = Ярость дунландцев
    .combat = { wotr_board-combat-relentless-assault }
wotr_board-card-sh-str-12 = Возвращение Короля-Призрака
    .combat = { wotr_board-combat-swarm-of-bats }
wotr_board-card-sh-str-13 = Полуорки и гоблины
    .combat = { wotr_board-combat-we-come-to-kill }
wotr_board-card-sh-str-14 = Олог-хай
    .combat = { wotr_board-combat-we-come-to-kill }
wotr_board-card-sh-str-15 = Холмовые тролли
    .combat = { wotr_board-combat-we-come-to-kill }
wotr_board-card-sh-str-16 = Восстаёт новая сила
    .combat = { wotr_board-combat-great-host }
wotr_board-card-sh-str-17 = Множество королей на службе Мордора
    .combat = { wotr_board-combat-great-host }
wotr_board-card-sh-str-18 = Король явился
    .combat = { wotr_board-combat-relentless-assault }
wotr_board-card-sh-str-19 = Тени над Мглистыми горами
    .combat = { wotr_board-combat-onslaught }
wotr_board-card-sh-str-20 = Орки снова множатся
    .combat = { wotr_board-combat-onslaught }
wotr_board-card-sh-str-21 = Орда с востока
    .combat = { wotr_board-combat-deadly-strife }
wotr_board-card-sh-str-22 = Пробуждённые чудовища
    .combat = { wotr_board-combat-desperate-battle }
wotr_board-card-sh-str-23 = Сбор для давно задуманной войны
    .combat = { wotr_board-combat-desperate-battle }
wotr_board-card-sh-str-24 = Ямы Мордора
    .combat = { wotr_board-combat-desperate-battle }
wotr_board-card-sh-str-25 = Тень Дол Гулдура
    .combat = { wotr_board-combat-mumakil }
wotr_board-card-sh-str-26 = Безумие и ужас
    .combat = { wotr_board-combat-swarm-of-bats }
wotr_board-card-sh-special-we-shall-get-it = Мы должны получить это!

## Боевые половины карт событий

wotr_board-combat-it-is-a-gift = Это дар
    .text = Боевая карта «Это дар», инициатива 3. Обороняющаяся армия должна быть в регионе Братства. +1 к каждому вашему кубику в боевом броске и в перебросе лидеров.
wotr_board-combat-blade-of-westernesse = Нуменорский клинок
    .text = Боевая карта «Нуменорский клинок», инициатива 6. В битве должен быть хоббит. Одно попадание вашего переброса лидеров не считается, а уничтожает миньона в битве по вашему выбору.
wotr_board-combat-mighty-attack = Могучая атака
    .text = Боевая карта «Могучая атака», инициатива 4. В битве должен быть компаньон. Перед своим перебросом лидеров откажитесь на этот раунд от лидерства одного компаньона: один ваш промах становится попаданием.
wotr_board-combat-servant-of-the-secret-fire = Слуга Тайного Огня
    .text = Боевая карта «Слуга Тайного Огня», инициатива 3. В битве должен быть Гэндальф. +1 к каждому вашему кубику в боевом броске.
wotr_board-combat-anduril = Андурил
    .text = Боевая карта «Андурил», инициатива 4. В битве должен быть Бродяжник или Арагорн. Перед своим перебросом лидеров откажитесь на этот раунд от его лидерства: с Бродяжником один ваш промах становится попаданием, с Арагорном — до двух.
wotr_board-combat-heroic-death = Героическая смерть
    .text = Боевая карта «Героическая смерть», инициатива 6. В битве должен быть лидер Свободных народов или компаньон. Прежде чем нести потери от боевого броска и переброса врага, можно уничтожить одного своего лидера и отменить 1 попадание или одного компаньона и отменить столько попаданий, каков его уровень.
wotr_board-combat-daring-defiance = Дерзкий вызов
    .text = Боевая карта «Дерзкий вызов», инициатива 0. В битве должен быть компаньон. Откажитесь на этот раунд от лидерства всех компаньонов в битве: боевая карта Тени не действует.
wotr_board-combat-fateful-strike = Роковой удар
    .text = Боевая карта «Роковой удар», инициатива 6. В битве должен быть лидер Свободных народов или компаньон. Если ваш переброс лидеров даёт попадание, уничтожьте ещё и назгула в битве; если попаданий 2 или больше, можно вместо него уничтожить миньона.
wotr_board-combat-sudden-strike = Внезапный удар
    .text = Боевая карта «Внезапный удар», инициатива 2. В битве должен быть лидер Свободных народов или компаньон. Перед боевым броском проведите дополнительную атаку: кубиков столько, каково ваше лидерство, но не больше 5; потери несут сразу.
wotr_board-combat-brave-stand = Отважная оборона
    .text = Боевая карта «Отважная оборона», инициатива 3. В битве должен быть компаньон. Тень бросает в боевом броске на 1 кубик меньше за каждого компаньона в битве, но хотя бы 1.
wotr_board-combat-ents-rage = Ярость энтов
    .text = Боевая карта «Ярость энтов», инициатива 3. Обороняющаяся армия должна быть в регионе Рохана, в Фангорне или в Ортханке. +2 к каждому вашему кубику в боевом броске.
wotr_board-combat-huorn-dark = Тьма хуорнов
    .text = Боевая карта «Тьма хуорнов», инициатива 3. Обороняющаяся армия должна быть в регионе Рохана, в Фангорне или в Ортханке. Тень бросает в боевом броске не больше 2 кубиков.
wotr_board-combat-nameless-wood = Безымянный лес
    .text = Боевая карта «Безымянный лес», инициатива 5. Обороняющаяся армия должна быть в регионе Рохана, в Фангорне или в Ортханке. Если в боевом броске и перебросе у вас есть хоть одно попадание, добавьте ещё 2.
wotr_board-combat-daylight = Дневной свет
    .text = Боевая карта «Дневной свет», инициатива 3. Тень бросает в боевом броске не больше 3 кубиков.
wotr_board-combat-no-quarter = Без пощады
    .text = Боевая карта «Без пощады», инициатива 5. Если в боевом броске и перебросе у вас есть хоть одно попадание, добавьте ещё 1.
wotr_board-combat-advantageous-position = Выгодная позиция
    .text = Боевая карта «Выгодная позиция», инициатива 3. Обороняющаяся армия должна быть в границах нации Свободных народов. −1 к каждому кубику боевого броска Тени; выпавшая 6 всё равно попадает.
wotr_board-combat-scouts = Разведчики
    .text = Боевая карта «Разведчики», инициатива 1. Вы должны обороняться в полевой битве. Перед боевым броском отступите в соседний свободный регион или в крепость; раунд окончен.
wotr_board-combat-shield-wall = Стена щитов
    .text = Боевая карта «Стена щитов», инициатива 6. Прежде чем нести потери: если у врага 2 попадания или больше, отмените 1 из них.
wotr_board-combat-confusion = Смятение
    .text = Боевая карта «Смятение», инициатива 4. Каждая 1 в боевом броске Тени — попадание по самой армии Тени, и такие кубики не перебрасывают.
wotr_board-combat-charge = Натиск
    .text = Боевая карта «Натиск», инициатива 2. В битве должен быть элитный отряд Свободных народов. Перед боевым броском проведите дополнительную атаку: по 1 кубику за каждый свой элитный отряд, но не больше 5; потери несут сразу.
wotr_board-combat-valour = Доблесть
    .text = Боевая карта «Доблесть», инициатива 3. В битве должен быть элитный отряд Свободных народов. +1 к каждому вашему кубику в боевом броске.
wotr_board-combat-one-for-the-dark-lord = Одно — для Тёмного Властелина
    .text = Боевая карта «Одно — для Тёмного Властелина», инициатива 3. Обороняющаяся армия должна быть в регионе Братства. +1 к каждому вашему кубику в боевом броске и в перебросе лидеров.
wotr_board-combat-cruel-as-death = Жестокие, как смерть
    .text = Боевая карта «Жестокие, как смерть», инициатива 3. Лидерство назгулов в битве должно быть не меньше 2. Откажитесь на этот раунд от 2 его единиц: +1 к каждому вашему кубику в боевом броске.
wotr_board-combat-they-are-terrible = Они ужасны
    .text = Боевая карта «Они ужасны», инициатива 4. Лидерство назгулов в битве должно быть не меньше 1. Откажитесь на этот раунд от 1 его единицы: +1 к каждому вашему кубику в перебросе лидеров.
wotr_board-combat-dread-and-despair = Ужас и отчаяние
    .text = Боевая карта «Ужас и отчаяние», инициатива 3. Лидерство назгулов в битве должно быть не меньше 1. Перед боевым броском откажитесь на этот раунд от любого числа его единиц: за каждую Свободные народы бросают на 1 кубик меньше, но хотя бы 1.
wotr_board-combat-foul-stench = Зловоние
    .text = Боевая карта «Зловоние», инициатива 3. Лидерство назгулов в битве должно быть не меньше 1. Если оно не меньше всего лидерства Свободных народов, те не перебрасывают кубики.
wotr_board-combat-black-breath = Чёрное дыхание
    .text = Боевая карта «Чёрное дыхание», инициатива 6. В битве должен быть назгул. Если ваш переброс лидеров даёт хоть одно попадание, можно ещё и уничтожить в битве лидера Свободных народов или компаньона, чей уровень не больше числа этих попаданий.
wotr_board-combat-words-of-power = Слова силы
    .text = Боевая карта «Слова силы», инициатива 1. В битве должен быть назгул. Выберите компаньона в битве: его лидерство и способности в этом раунде не считаются.
wotr_board-combat-durins-bane = Погибель Дурина
    .text = Боевая карта «Погибель Дурина», инициатива 2. Обороняющаяся армия должна быть не дальше 2 регионов от Мории. Перед боевым броском проведите дополнительную атаку 3 кубиками, которые попадают на 4 и больше; потери несут сразу.
wotr_board-combat-durins-bane-or-balrog = Погибель Дурина
    .text = Боевая карта «Погибель Дурина», инициатива 2. Обороняющаяся армия должна быть не дальше 2 регионов от Мории, или в битве должен быть Балрог. Перед боевым броском проведите дополнительную атаку 3 кубиками, которые попадают на 4 и больше; потери несут сразу.
wotr_board-combat-devilry-of-orthanc = Дьявольщина Ортханка
    .text = Боевая карта «Дьявольщина Ортханка», инициатива 3. В битве должен быть отряд Изенгарда, а обороняющиеся — в осаждённой крепости. +1 к каждому вашему кубику в боевом броске.
wotr_board-combat-deadly-strife = Смертельная схватка
    .text = Боевая карта «Смертельная схватка», инициатива 3. Обе армии прибавляют 2 к каждому кубику в боевом броске и в перебросе лидеров.
wotr_board-combat-onslaught = Яростный натиск
    .text = Боевая карта «Яростный натиск», инициатива 7. После потерь раунда можно нанести своей армии ещё до 4 попаданий; за каждое бросьте 1 кубик, и каждый результат 4 и больше — попадание по врагу.
wotr_board-combat-relentless-assault = Беспощадный штурм
    .text = Боевая карта «Беспощадный штурм», инициатива 3. Перед боевым броском можно нанести своей армии до 2 попаданий; каждое прибавляет 1 к каждому вашему кубику в боевом броске.
wotr_board-combat-great-host = Великое воинство
    .text = Боевая карта «Великое воинство», инициатива 7. После потерь раунда нанесите 1 попадание без броска, если отрядов у вас хотя бы вдвое больше, чем у врага.
wotr_board-combat-mumakil = Мумаки
    .text = Боевая карта «Мумаки», инициатива 3 и 5. В битве должен быть элитный отряд южан и вастаков. На 3: +1 к каждому вашему кубику в боевом броске. На 5: если в этом раунде у вас больше попаданий, чем у врага вместе с дополнительной атакой его карты, добавьте ещё 1.
wotr_board-combat-swarm-of-bats = Туча летучих мышей
    .text = Боевая карта «Туча летучих мышей», инициатива 0. Боевая карта Свободных народов не действует; если они её не сыграли, +1 к каждому вашему кубику в перебросе лидеров.
wotr_board-combat-we-come-to-kill = Мы пришли убивать
    .text = Боевая карта «Мы пришли убивать», инициатива 7. В битве должен быть элитный отряд Тени. После потерь раунда проведите дополнительную атаку: по 1 кубику за каждый свой элитный отряд, но не больше 5, попадают 5 и больше.
wotr_board-combat-desperate-battle = Отчаянная битва
    .text = Боевая карта «Отчаянная битва», инициатива 3. Обе армии прибавляют 1 к каждому кубику в боевом броске и в перебросе лидеров.
wotr_board-combat-orderly-withdrawal = Организованный отход
    .text = Боевая карта «Организованный отход», инициатива 6. Лидер Свободных народов или компаньон должен быть в полевой битве или вылазке. Прежде чем нести потери, можно отменить 1 попадание; тогда в конце раунда вы должны прекратить атаку или, если можете, отступить.
wotr_board-combat-fear-of-their-masters = Страх перед хозяевами
    .text = Боевая карта «Страх перед хозяевами», инициатива 3. В битве должен быть миньон. Откажитесь на этот раунд от всего своего лидерства: +2 к каждому вашему кубику в боевом броске, но каждая 6 Свободных народов в боевом броске или перебросе — ещё одно попадание по вашей армии.
wotr_board-combat-servant-of-the-shadow = Слуга Тени
    .text = Боевая карта «Слуга Тени», инициатива 3. В битве должен быть миньон. Перед боевым броском откажитесь на этот раунд от лидерства одного миньона: за каждую его единицу Свободные народы бросают на 1 кубик меньше, но хотя бы 1.

## Предложения, общие для нескольких текстов

wotr_board-kind-character = Событие персонажа. Кубик: «Персонаж».
wotr_board-kind-army = Стратегическое событие. Кубик: «Армия».
wotr_board-kind-muster = Стратегическое событие. Кубик: «Сбор войск».
wotr_board-lasting = Остаётся на столе.
wotr_board-special-tile = Специальный тайл Охоты с этим названием входит в игру: он попадает в мешочек Охоты, как только Братство встаёт на трек Мордора.
wotr_board-hunt-by-card = Только если Братство не в регионе с поселением Свободных народов. Вытяните тайл Охоты: Око или специальный тайл Братства сбрасывают без эффекта, любой другой считается успешной Охотой.
wotr_board-ents-awake = Только если Гэндальф Белый в игре, а в Фангорне есть компаньон. Бросьте 3 кубика: каждый результат 4 и больше — попадание по армии Тени в Ортханке; если она уничтожена, с ней гибнут назгулы и миньоны. Если Саруман в Ортханке без армии Тени, он гибнет. Если Гэндальф Белый в Фангорне или в регионе Рохана, можно сразу сыграть из руки ещё одно событие персонажа без кубика.
wotr_board-draw-strategy = Затем возьмите 1 стратегическую карту.
wotr_board-bought-off = Тень может сбросить эту карту, потратив любой кубик действий и сбросив из руки 1 стратегическое событие и 1 событие персонажа.
wotr_board-three-rounds = Атакуйте эту крепость: штурм длится 3 раунда вместо 1, а в первом Свободные народы могут использовать боевую карту, только если в битве есть компаньон.
wotr_board-march = Все регионы на пути должны быть свободны от вражеских армий, в конце армия соединяется с другой неосаждённой армией Тени, а по дороге никого не подбирает и не оставляет; разделить её можно заранее.
wotr_board-until-declared-safe = Сбрасывается, когда Братство объявлено в незахваченном городе или крепости Свободных народов.
wotr_board-hobbit = Проводник: если урон от Охоты 1 или больше, его можно отделить и уменьшить урон на 1, но не в Мордоре. Погибнув в составе Братства, он выходит на поле, как будто только что отделился, но не на треке Мордора.
wotr_board-captain = Армия в битве с ним бросает на 1 кубик больше, но всё равно не больше 5.

## Что делают карты событий

wotr_board-text-fp-char-01 = { wotr_board-kind-character } { wotr_board-special-tile } Урон от него 0. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-02 = { wotr_board-kind-character } { wotr_board-special-tile } Урон от него 0. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-03 = { wotr_board-kind-character } { wotr_board-special-tile } Он лечит 2 порчи. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-04 = { wotr_board-kind-character } { wotr_board-special-tile } Он лечит 1 порчу. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-05 = { wotr_board-kind-character } { wotr_board-lasting } Когда вытянут тайл Охоты, можно сбросить эту карту и вытянуть другой, который считается вместо него; первый возвращается в мешочек. { wotr_board-combat-blade-of-westernesse.text }
wotr_board-text-fp-char-06 = { wotr_board-kind-character } { wotr_board-lasting } Только если Гимли или Леголас в Братстве. Когда вытянут тайл Охоты, можно сбросить эту карту и уменьшить урон на 1. Сбрасывается, когда в Братстве нет ни того, ни другого. { wotr_board-combat-mighty-attack.text }
wotr_board-text-fp-char-07 = { wotr_board-kind-character } { wotr_board-lasting } Только если Боромир в Братстве. Когда вытянут тайл Охоты, можно сбросить эту карту и уменьшить урон на 1. Сбрасывается, когда Боромир покидает Братство. { wotr_board-combat-mighty-attack.text }
wotr_board-text-fp-char-08 = { wotr_board-kind-character } { wotr_board-lasting } Только если Гэндальф Серый в Братстве. Прежде чем вытянуть тайл Охоты, можно сбросить эту карту: тайл не тянут. Сбрасывается, когда Гэндальф Серый покидает Братство. { wotr_board-combat-servant-of-the-secret-fire.text }
wotr_board-text-fp-char-09 = { wotr_board-kind-character } Бросьте 3 кубика: вылечите 1 порчу за каждый результат 5 и больше, а если Проводник — Бродяжник, за каждый результат 3 и больше. { wotr_board-combat-anduril.text }
wotr_board-text-fp-char-10 = { wotr_board-kind-character } Вылечите 1 порчу. Затем, если Проводник — Голлум, можно скрыть Братство или переместить его; кубик за это в бокс Охоты не кладут. { wotr_board-combat-heroic-death.text }
wotr_board-text-fp-char-11 = { wotr_board-kind-character } Отделите одного компаньона или одну группу; они могут пройти на 1 регион дальше обычного. Затем вылечите 1 порчу. { wotr_board-combat-daring-defiance.text }
wotr_board-text-fp-char-12 = { wotr_board-kind-character } Вылечите 1 порчу, а если Проводник — Голлум, то 2. { wotr_board-combat-fateful-strike.text }
wotr_board-text-fp-char-13 = { wotr_board-kind-character } Превратите один свой неиспользованный кубик «Персонаж» в «Волю Запада». Если Братство в Лориене и Лориен не захвачен, вылечите ещё 1 порчу. { wotr_board-combat-heroic-death.text }
wotr_board-text-fp-char-14 = { wotr_board-kind-character } Только если Бродяжник или Арагорн в армии Свободных народов в регионе Гондора или Рохана. Вытяните 3 тайла Охоты. Если на всех Око, верните их, а он гибнет; иначе тайлы с Оком выходят из игры, а остальные возвращаются без эффекта. { wotr_board-combat-sudden-strike.text }
wotr_board-text-fp-char-15 = { wotr_board-kind-character } Отделите или переместите одного компаньона или одну группу, как если бы их уровень был 4. Они могут закончить путь в осаждённой крепости. { wotr_board-combat-daring-defiance.text }
wotr_board-text-fp-char-16 = { wotr_board-kind-character } Отделите или переместите одного компаньона или одну группу на 2 региона дальше обычного. Они могут закончить путь в осаждённой крепости. { wotr_board-combat-daring-defiance.text }
wotr_board-text-fp-char-17 = { wotr_board-kind-character } Отделите одного компаньона или одну группу; они могут пройти на 1 регион дальше обычного. Затем, если Гимли или Леголас в Дейле, Эреборе или Лесном королевстве, гномы и Север активируются, а гномы, эльфы и Север продвигаются на 1 шаг. { wotr_board-combat-brave-stand.text }
wotr_board-text-fp-char-18 = { wotr_board-kind-character } Только если армия Свободных народов с компаньоном в одном регионе с армией Тени с назгулами или по соседству. Бросьте по 1 кубику за каждого назгула там, но не больше 5; за каждый результат 5 и больше один гибнет. Остальных Тень сразу переносит в одну незахваченную крепость Саурона. Король-Призрак здесь назгулом не считается. { wotr_board-combat-heroic-death.text }
wotr_board-text-fp-char-19 = { wotr_board-kind-character } { wotr_board-ents-awake } { wotr_board-combat-ents-rage.text }
wotr_board-text-fp-char-20 = { wotr_board-kind-character } { wotr_board-ents-awake } { wotr_board-combat-huorn-dark.text }
wotr_board-text-fp-char-21 = { wotr_board-kind-character } { wotr_board-ents-awake } { wotr_board-combat-nameless-wood.text }
wotr_board-text-fp-char-22 = { wotr_board-kind-character } Только если Бродяжник или Арагорн в регионе Рохана. Переместите его и любых компаньонов оттуда в Эрех, Ламедон или Пеларгир. Армия Тени в том регионе получает столько попаданий, сколько выпадет на одном кубике, и должна отступить; если не может, гибнет вместе с назгулами и миньонами. Затем можно нанять там до 3 обычных отрядов Гондора и взять регион под контроль. { wotr_board-combat-sudden-strike.text }
wotr_board-text-fp-char-23 = { wotr_board-kind-character } Только если Боромир в регионе Гондора. Наймите в его регионе 1 отряд Гондора, обычный или элитный. Затем возьмите 2 стратегические карты. { wotr_board-combat-brave-stand.text }
wotr_board-text-fp-char-24 = { wotr_board-kind-character } Только если Бродяжник или Арагорн в армии Свободных народов. Уничтожьте в ней 1 обычный отряд и наймите на его место элитный той же нации. Затем возьмите 2 стратегические карты. { wotr_board-combat-brave-stand.text }
wotr_board-text-fp-char-25 = { wotr_board-kind-character } Положите в мешочек Охоты 2 отложенных тайла Смеагола. { wotr_board-combat-blade-of-westernesse.text }
wotr_board-text-fp-char-26 = { wotr_board-kind-character } Вылечите 1 порчу. Если на столе «Мы должны получить это!» или «Мы не хотим идти назад», сбросьте её со стола без эффекта. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-27 = { wotr_board-kind-character } Сбросьте со стола одно событие Тени. Если там нет ни одного, можно посмотреть руку Тени и сбросить из неё одно событие. { wotr_board-combat-orderly-withdrawal.text }
wotr_board-text-fp-char-28 = { wotr_board-kind-character } Бросьте 3 кубика: за каждый результат 5 и больше верните себе использованное эльфийское кольцо по вашему выбору, сначала из вышедших из игры, затем из тех, что у Тени. { wotr_board-combat-orderly-withdrawal.text }
wotr_board-text-fp-str-01 = { wotr_board-kind-army } { wotr_board-lasting } Только если Арагорн в армии Свободных народов вне всех их наций. Кубики, которыми перемещают Братство, не кладут в бокс Охоты. Сбрасывается, когда Братство объявлено или раскрыто. { wotr_board-combat-daylight.text }
wotr_board-text-fp-str-02 = { wotr_board-kind-army } { wotr_board-lasting } Эльфы продвигаются на 1 шаг. Армии Тени не могут ни входить в Лориен, Ривенделл и Серые Гавани, ни атаковать их. { wotr_board-bought-off } { wotr_board-combat-no-quarter.text }
wotr_board-text-fp-str-03 = { wotr_board-kind-army } { wotr_board-lasting } Север продвигается на 1 шаг. Армии Тени не могут ни входить в Старый лес, Шир и Бакленд, ни атаковать их. { wotr_board-bought-off } { wotr_board-combat-advantageous-position.text }
wotr_board-text-fp-str-04 = { wotr_board-kind-muster } Переместите любых компаньонов вне Братства. Затем, если кто-то из них в Эреборе или Эред Луине, гномы активируются и вступают в войну. { wotr_board-combat-advantageous-position.text }
wotr_board-text-fp-str-05 = { wotr_board-kind-army } Выберите армию Тени с отрядами хотя бы 2 наций Тени и бросьте 5 кубиков: каждый результат 5 и больше — попадание по ней. { wotr_board-combat-scouts.text }
wotr_board-text-fp-str-06 = { wotr_board-kind-army } Выберите армию Тени в Осгилиате, Северном или Южном Итилиэне и бросьте 3 кубика: каждый результат 5 и больше — попадание по ней. Затем, если в Осгилиате есть армия Свободных народов, наймите там 1 отряд Гондора, обычный или элитный, и 1 лидера Гондора. { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-07 = { wotr_board-kind-muster } Переместите любых компаньонов вне Братства. Затем, если кто-то из них в Шире или Бри, Север активируется и вступает в войну. { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-08 = { wotr_board-kind-muster } Нация Свободных народов по вашему выбору активируется и продвигается на 1 шаг. { wotr_board-combat-confusion.text }
wotr_board-text-fp-str-09 = { wotr_board-kind-muster } Только если Гондор активен. Рохан продвигается на 1 шаг. Затем наймите в Эдорасе 1 отряд Рохана, обычный или элитный, и 1 лидера Рохана. { wotr_board-combat-scouts.text }
wotr_board-text-fp-str-10 = { wotr_board-kind-army } Атакуйте армию Тени, осаждающую крепость, армией Свободных народов из соседнего региона. Всю битву Тень бросает в боевом броске на 1 кубик меньше за каждый отряд Свободных народов в осаждённой крепости, но хотя бы 1. { wotr_board-combat-no-quarter.text }
wotr_board-text-fp-str-11 = { wotr_board-kind-army } Только если Рохан в войне. Переместите армию Свободных народов из региона Рохана, даже из осады, в Минас Тирит, а если Тень владеет Минас Тиритом или осаждает его — в соседний с ним регион. Регион, куда она входит, должен быть свободен. { wotr_board-combat-sudden-strike.text }
wotr_board-text-fp-str-12 = { wotr_board-kind-army } Переместите армию Свободных народов с компаньоном вместе с ним на расстояние до 2 регионов; все они должны быть свободны от вражеских армий. Разделить армию можно заранее, а по дороге она никого не подбирает и не оставляет. { wotr_board-combat-confusion.text }
wotr_board-text-fp-str-13 = { wotr_board-kind-muster } Только если эльфы в войне. Наймите 2 отряда эльфов, обычных или элитных, в прибрежном регионе с армией Свободных народов. { wotr_board-combat-charge.text }
wotr_board-text-fp-str-14 = { wotr_board-kind-muster } Наймите в Минас Тирите 1 отряд Гондора, обычный или элитный, и 1 лидера Гондора. { wotr_board-combat-charge.text }
wotr_board-text-fp-str-15 = { wotr_board-kind-muster } Наймите в Лориене 1 отряд эльфов, обычный или элитный. { wotr_board-draw-strategy } { wotr_board-combat-daylight.text }
wotr_board-text-fp-str-16 = { wotr_board-kind-muster } Наймите 1 отряд Рохана, обычный или элитный, и 1 лидера Рохана в Эдорасе или в регионе Рохана с компаньоном. { wotr_board-combat-daylight.text }
wotr_board-text-fp-str-17 = { wotr_board-kind-muster } Наймите в Карроке 1 отряд Севера, обычный или элитный, и 1 лидера Севера. { wotr_board-combat-scouts.text }
wotr_board-text-fp-str-18 = { wotr_board-kind-muster } Наймите в Дол Амроте 1 отряд Гондора, обычный или элитный, и 1 лидера Гондора. { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-19 = { wotr_board-kind-muster } Наймите в Дейле 2 обычных отряда Севера. { wotr_board-draw-strategy } { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-20 = { wotr_board-kind-muster } Наймите 1 отряд Севера в Шире и 1 отряд гномов в Эред Луине, каждый обычный или элитный. { wotr_board-draw-strategy } { wotr_board-combat-advantageous-position.text }
wotr_board-text-fp-str-21 = { wotr_board-kind-muster } Наймите в Ривенделле 1 отряд эльфов, обычный или элитный. { wotr_board-draw-strategy } { wotr_board-combat-advantageous-position.text }
wotr_board-text-fp-str-22 = { wotr_board-kind-muster } Наймите в Эреборе 1 отряд гномов, обычный или элитный, и 1 лидера гномов. { wotr_board-combat-valour.text }
wotr_board-text-fp-str-23 = { wotr_board-kind-muster } Наймите 1 отряд Рохана, обычный или элитный, и 1 лидера Рохана в свободном регионе Рохана с поселением. { wotr_board-combat-valour.text }
wotr_board-text-fp-str-24 = { wotr_board-kind-muster } Наймите в Лесном королевстве 1 отряд эльфов, обычный или элитный. { wotr_board-draw-strategy } { wotr_board-combat-valour.text }
wotr_board-text-fp-str-25 = { wotr_board-kind-muster } Наймите по 1 обычному отряду Гондора в Пеларгире, Лоссарнахе и Ламедоне. { wotr_board-draw-strategy } { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-26 = { wotr_board-kind-army } Выберите армию Тени в границах Севера или по соседству с ними и бросьте 3 кубика: каждый результат 5 и больше — попадание по ней. Затем наймите 1 отряд Севера, обычный или элитный, и 1 лидера Севера в свободном регионе Севера рядом с регионом этой армии. { wotr_board-combat-advantageous-position.text }
wotr_board-text-sh-char-01 = { wotr_board-kind-character } { wotr_board-special-tile } Урон от него определяет бросок одного кубика, и он останавливает Братство. { wotr_board-combat-one-for-the-dark-lord.text }
wotr_board-text-sh-char-02 = { wotr_board-kind-character } { wotr_board-special-tile } Это Око, которое раскрывает и останавливает Братство. { wotr_board-combat-one-for-the-dark-lord.text }
wotr_board-text-sh-char-03 = { wotr_board-kind-character } { wotr_board-special-tile } Урон от него 3, и он останавливает Братство. { wotr_board-combat-one-for-the-dark-lord.text }
wotr_board-text-sh-char-04 = { wotr_board-kind-character } { wotr_board-special-tile } Урон от него 1, и он раскрывает и останавливает Братство. { wotr_board-combat-one-for-the-dark-lord.text }
wotr_board-text-sh-char-05 = { wotr_board-kind-character } { wotr_board-hunt-by-card } { wotr_board-combat-cruel-as-death.text }
wotr_board-text-sh-char-06 = { wotr_board-kind-character } { wotr_board-hunt-by-card } Урон от него нельзя уменьшить ничем: весь он становится порчей. { wotr_board-combat-cruel-as-death.text }
wotr_board-text-sh-char-07 = { wotr_board-kind-character } { wotr_board-hunt-by-card } Если есть урон, сначала должен погибнуть случайный компаньон Братства, чтобы его уменьшить. { wotr_board-combat-they-are-terrible.text }
wotr_board-text-sh-char-08 = { wotr_board-kind-character } Только если Братство не в регионе с поселением Свободных народов. Бросьте 3 кубика: 1 порча за каждый результат 4 и больше, а если Проводник — Голлум, только за каждую 6. { wotr_board-combat-dread-and-despair.text }
wotr_board-text-sh-char-09 = { wotr_board-kind-character } Только если Братство прошло 1 шаг или больше. Переместите любых назгулов. Затем, если хоть один из них в регионе Братства, Братство раскрыто. { wotr_board-combat-foul-stench.text }
wotr_board-text-sh-char-10 = { wotr_board-kind-character } Только если Братство прошло 1 шаг или больше. Переместите фигурку Братства в соседний регион. { wotr_board-combat-cruel-as-death.text }
wotr_board-text-sh-char-11 = { wotr_board-kind-character } Только если Братство прошло 1 шаг или больше. Переместите любых назгулов. Затем, если хоть один из них в регионе Братства, можно сбросить со стола событие персонажа Свободных народов или бросить кубики Охоты, как если бы Братство переместилось. { wotr_board-combat-black-breath.text }
wotr_board-text-sh-char-12 = { wotr_board-kind-character } Только если Братство раскрыто. 2 порчи, если у Братства её 3 или меньше, иначе 1. { wotr_board-combat-black-breath.text }
wotr_board-text-sh-char-13 = { wotr_board-kind-character } Только если Братство раскрыто. Наугад выбирают компаньона Братства: Свободные народы либо получают порчу, равную его уровню, либо он гибнет. Если Проводник — Голлум, вместо этого 1 порча. { wotr_board-combat-they-are-terrible.text }
wotr_board-text-sh-char-14 = { wotr_board-kind-character } Только если Братство раскрыто. Вытяните тайл Охоты: Око или специальный тайл Братства сбрасывают без эффекта. При любом другом Свободные народы отделяют столько компаньонов, каково его число, в регион Братства; его значки не действуют. Если Проводник — Голлум, вместо этого 1 порча. { wotr_board-combat-dread-and-despair.text }
wotr_board-text-sh-char-15 = { wotr_board-kind-character } { wotr_board-lasting } Когда компаньоном Братства жертвуют на Охоте, можно сбросить событие персонажа Свободных народов: случайное из руки или одно со стола. { wotr_board-until-declared-safe } { wotr_board-combat-words-of-power.text }
wotr_board-text-sh-char-16 = { wotr_board-kind-character } { wotr_board-lasting } Перед броском Охоты можно сбросить эту карту: +1 к каждому кубику этого броска, включая перебросы. { wotr_board-until-declared-safe } { wotr_board-combat-they-are-terrible.text }
wotr_board-text-sh-char-17 = { wotr_board-kind-character } { wotr_board-lasting } Если Братство, когда его объявляют или раскрывают, входит в Морию, выходит из неё или проходит через неё, можно сбросить эту карту и вытянуть ещё один тайл Охоты: Око сбрасывают без эффекта, любой другой считается успешной Охотой, но не раскрывает Братство, объявленное в городе или крепости Свободных народов. Можно и использовать со стола её боевую половину, сбросив карту. { wotr_board-combat-durins-bane.text }
wotr_board-text-sh-char-17-lome = { wotr_board-kind-character } Только если Балрог в игре. Активируйте его. Если он уже активен, можно вместо этого переместить армию с ним, атаковать ею или переместить одного Балрога. Если он становится неактивным вне Мории, он гибнет. { wotr_board-combat-durins-bane-or-balrog.text }
wotr_board-text-sh-char-18 = { wotr_board-kind-character } Превратите до 3 своих неиспользованных кубиков действий в Око; они сразу идут в бокс Охоты. { wotr_board-combat-words-of-power.text }
wotr_board-text-sh-char-19 = { wotr_board-kind-character } Только если армия Тени с назгулами в одном регионе с армией Свободных народов или по соседству. Бросьте по 1 кубику за каждого назгула там, но не больше 5: каждый результат 5 и больше — попадание по этой армии Свободных народов, даже осаждённой. Персонажи в ней не страдают. { wotr_board-combat-devilry-of-orthanc.text }
wotr_board-text-sh-char-20 = { wotr_board-kind-character } Только если Король-Призрак в армии, осаждающей крепость. { wotr_board-three-rounds } { wotr_board-combat-dread-and-despair.text }
wotr_board-text-sh-char-21 = { wotr_board-kind-character } { wotr_board-lasting } Только если Саруман в игре. Сыграв другое событие кубиком «Палантир», возьмите 1 карту из любой своей колоды. Сбрасывается, когда Саруман гибнет; Свободные народы могут сбросить её за «Волю Запада» или за любой кубик и эльфийское кольцо. { wotr_board-combat-cruel-as-death.text }
wotr_board-text-sh-char-22 = { wotr_board-kind-character } { wotr_board-lasting } Только если Саруман в игре. Рохан может активировать только компаньон, способный на это, Братство, объявленное в Эдорасе или Хельмовой пади, или атака на одно из этих двух мест. Сбрасывается, когда Рохан активирован или Саруман погиб. { wotr_board-combat-foul-stench.text }
wotr_board-text-sh-char-23 = { wotr_board-kind-character } Переместите любых назгулов. Затем можно переместить 2 армии, в каждой из которых есть назгул, или атаковать одной армией с назгулом. { wotr_board-combat-words-of-power.text }
wotr_board-text-sh-char-24 = { wotr_board-kind-character } Только если Король-Призрак в игре. Наймите 2 назгулов в его регионе или переместите любых назгулов. Затем можно переместить армию с Королём-Призраком или атаковать ею. { wotr_board-combat-foul-stench.text }
wotr_board-text-sh-char-25 = { wotr_board-kind-character } { wotr_board-lasting } Только если Проводник — Смеагол. Когда на Охоте вытянут тайл Смеагола, можно сбросить из руки событие персонажа или эту карту и нанести 2 порчи. { wotr_board-combat-fear-of-their-masters.text }
wotr_board-text-sh-char-26 = { wotr_board-kind-character } { wotr_board-lasting } Если кубик Хранителя показывает Око, можно перед началом действий повернуть один свой брошенный кубик действий любой другой гранью. Свободные народы могут сбросить эту карту за «Волю Запада» или за любой кубик и эльфийское кольцо. { wotr_board-combat-fear-of-their-masters.text }
wotr_board-text-sh-char-27 = { wotr_board-kind-character } { wotr_board-lasting } Если Братство, когда его объявляют или раскрывают, входит в незахваченную крепость Тени, выходит из неё, проходит через неё или остаётся в ней, можно сбросить эту карту и вытянуть ещё один тайл Охоты: Око сбрасывают без эффекта, любой другой считается успешной Охотой; значки раскрытия не действуют. Свободные народы могут сбросить её за «Волю Запада» или, если Проводник — Гэндальф или Голлум, за кубик «Персонаж». { wotr_board-combat-words-of-power.text }
wotr_board-text-sh-char-28 = { wotr_board-kind-character } { wotr_board-lasting } Только если Король-Призрак в игре, а Проводник — не Голлум. Начиная со следующего вашего действия, каждый использованный вами кубик «Персонаж» после своего действия идёт в бокс Охоты как Око. Сбрасывается, когда Братство объявлено в незахваченной крепости Свободных народов или Проводником становится Голлум. { wotr_board-combat-servant-of-the-shadow.text }
wotr_board-text-sh-str-01 = { wotr_board-kind-army } Только если Тень контролирует крепость эльфов. В каждом регионе с неосаждённой крепостью эльфов бросьте по 1 кубику за каждый отряд эльфов там, но не больше 5: каждая 6 — попадание по этой армии. { wotr_board-combat-deadly-strife.text }
wotr_board-text-sh-str-02 = { wotr_board-kind-army } Только если Саруман в игре, а отряд Изенгарда — в армии, осаждающей крепость. { wotr_board-three-rounds } { wotr_board-combat-onslaught.text }
wotr_board-text-sh-str-03 = { wotr_board-kind-army } { wotr_board-lasting } Только если Минас Тирит осаждён. Сразу уничтожьте там 1 лидера Свободных народов. Свободные народы не могут использовать боевые карты в битвах в Минас Тирите. Они могут сбросить эту карту за «Волю Запада» или, если Гэндальф или Арагорн в Минас Тирите, за любой кубик. { wotr_board-combat-devilry-of-orthanc.text }
wotr_board-text-sh-str-04 = { wotr_board-kind-army } Только если все нации Тени в войне. Все неиспользованные кубики Свободных народов с «Волей Запада» сбрасывают. { wotr_board-combat-relentless-assault.text }
wotr_board-text-sh-str-05 = { wotr_board-kind-muster } { wotr_board-lasting } Свободные народы не могут продвигать пассивную нацию кубиком «Сбор войск». Сбрасывается, как только нация Свободных народов продвинулась из-за атаки или способности компаньона. { wotr_board-combat-devilry-of-orthanc.text }
wotr_board-text-sh-str-06 = { wotr_board-kind-muster } Только если Братство или компаньон в границах нации Свободных народов, которая не в войне. Эта нация отходит на 1 шаг назад, и Свободные народы должны уничтожить 1 её лидера или отряд. { wotr_board-combat-great-host.text }
wotr_board-text-sh-str-07 = { wotr_board-kind-army } Переместите одну армию Тени на расстояние до 3 регионов. { wotr_board-march } { wotr_board-combat-mumakil.text }
wotr_board-text-sh-str-08 = { wotr_board-kind-army } Переместите 2 армии Тени, каждую на расстояние до 2 регионов. { wotr_board-march } { wotr_board-combat-mumakil.text }
wotr_board-text-sh-str-09 = { wotr_board-kind-army } Только если все нации Тени в войне. Переместите до 4 разных армий Тени на 1 регион каждую. { wotr_board-combat-swarm-of-bats.text }
wotr_board-text-sh-str-10 = { wotr_board-kind-army } Только если южане и вастаки в войне. Переместите одну армию Тени из Умбара в прибрежный регион Гондора; предел отрядов проверяют сразу. Если там армия Свободных народов, начинается битва, и прекратить её нельзя, разве что та армия уже была осаждена. { wotr_board-combat-deadly-strife.text }
wotr_board-text-sh-str-11 = { wotr_board-kind-muster } Только если Изенгард в войне. Наймите 2 обычных отряда Изенгарда в свободном регионе рядом с Северным или Южным Дунландом. Можно ещё переместить туда до 4 отрядов Изенгарда из Северного и Южного Дунланда. { wotr_board-combat-relentless-assault.text }
wotr_board-text-sh-str-12 = { wotr_board-kind-muster } Только если Король-Призрак в игре. Переместите его в Ангмар и наймите там 2 обычных и 1 элитный отряд Саурона. { wotr_board-combat-swarm-of-bats.text }
wotr_board-text-sh-str-13 = { wotr_board-kind-army } Только если Изенгард в войне. Наймите 1 отряд Изенгарда, обычный или элитный, в регионе с армией Тени. { wotr_board-combat-we-come-to-kill.text }
wotr_board-text-sh-str-14 = { wotr_board-kind-army } Только если Саурон в войне. Наймите 1 отряд Саурона, обычный или элитный, в регионе с армией Тени. { wotr_board-combat-we-come-to-kill.text }
wotr_board-text-sh-str-15 = { wotr_board-kind-army } Только если Саурон в войне. Замените где угодно 2 обычных отряда Саурона 2 элитными. { wotr_board-combat-we-come-to-kill.text }
wotr_board-text-sh-str-16 = { wotr_board-kind-muster } Только если Саруман в игре. Наймите по 2 обычных отряда Изенгарда в Северном и Южном Дунланде и 2 отряда Изенгарда, обычных или элитных, в Ортханке. { wotr_board-combat-great-host.text }
wotr_board-text-sh-str-17 = { wotr_board-kind-muster } Наймите по 2 обычных отряда южан и вастаков в 3 разных поселениях этой нации. { wotr_board-combat-great-host.text }
wotr_board-text-sh-str-18 = { wotr_board-kind-muster } Только если Арагорн в игре. Наймите 5 обычных отрядов Саурона и 1 назгула в Минас Моргуле. { wotr_board-combat-relentless-assault.text }
wotr_board-text-sh-str-19 = { wotr_board-kind-muster } Наймите 2 отряда Саурона, обычных или элитных, и 1 назгула на Горе Грам или в Мории. { wotr_board-combat-onslaught.text }
wotr_board-text-sh-str-20 = { wotr_board-kind-muster } Наймите 3 обычных отряда Саурона в Дол Гулдуре и 3 на Горе Гундабад. { wotr_board-combat-onslaught.text }
wotr_board-text-sh-str-21 = { wotr_board-kind-muster } Только если южане и вастаки в войне. Наймите 5 их обычных отрядов в свободном регионе этой нации у восточного края карты. { wotr_board-combat-deadly-strife.text }
wotr_board-text-sh-str-22 = { wotr_board-kind-muster } Наймите по 1 обычному отряду Саурона в Ангмаре, в Эттенмуре и на Ветреных холмах и 1 элитный отряд Саурона в Тролльих чащах. { wotr_board-combat-desperate-battle.text }
wotr_board-text-sh-str-23 = { wotr_board-kind-muster } Только если все нации Тени в войне. Наймите 5 обычных отрядов южан и вастаков в Горгороте и 5 обычных отрядов Саурона в Нурне. { wotr_board-combat-desperate-battle.text }
wotr_board-text-sh-str-24 = { wotr_board-kind-muster } Только если Саурон в войне. Наймите по 2 обычных отряда Саурона в 3 разных крепостях Саурона. { wotr_board-combat-desperate-battle.text }
wotr_board-text-sh-str-25 = { wotr_board-kind-army } Только если назгул в Дол Гулдуре. Наймите там столько обычных отрядов Саурона, каково там лидерство назгулов, но не больше 5. Затем можно переместить эту армию или атаковать ею. { wotr_board-combat-mumakil.text }
wotr_board-text-sh-str-26 = { wotr_board-kind-army } Только если Саурон в войне. Выберите армию Свободных народов в регионе крепости Саурона или по соседству и бросьте 3 кубика: каждый результат 5 и больше — попадание по ней. Затем наймите 2 обычных отряда Саурона в соседнем с ней свободном регионе или, если она осаждена в крепости Саурона, в её регионе. { wotr_board-combat-swarm-of-bats.text }
wotr_board-text-sh-special-we-shall-get-it = { wotr_board-lasting } Сначала отложена; выходит на стол, когда Смеагол погиб или вышел из игры иначе, чем став Голлумом. Пока Проводник — Голлум, можно, когда вытянут тайл Охоты, сбросить её и вытянуть другой, который считается вместо него; первый возвращается в мешочек.

## Что делают персонажи

wotr_board-text-gandalf-grey = Компаньон, уровень 3, лидерство 1. Проводник: сыграв событие кубиком «Палантир», возьмите 1 карту из колоды того же вида. { wotr_board-captain } Вне Братства или погибнув, может быть заменён Гэндальфом Белым.
wotr_board-text-gandalf-keeper-of-narya = Компаньон, уровень 3, лидерство 1. Проводник: бросайте кубик Хранителя Нарьи, если в прошлом ходу Братство переместилось кубиком «Персонаж». Пока он вне Братства в незахваченном поселении нации Свободных народов, любой кубик действий вместе с кольцом Нарья активирует эту нацию и вводит её в войну. Вне Братства или погибнув, может быть заменён Гэндальфом Белым.
wotr_board-text-strider = Компаньон, уровень 3, лидерство 1. Проводник: скрыть Братство можно любым кубиком действий. { wotr_board-captain } Вне Братства может быть заменён Арагорном.
wotr_board-text-boromir = Компаньон, уровень 2, лидерство 1. { wotr_board-captain } В незахваченном городе или крепости Гондора: любой кубик действий продвигает Гондор на 1 шаг.
wotr_board-text-legolas = Компаньон, уровень 2, лидерство 1. { wotr_board-captain } В незахваченной крепости эльфов: любой кубик действий продвигает эльфов на 1 шаг.
wotr_board-text-gimli = Компаньон, уровень 2, лидерство 1. { wotr_board-captain } В незахваченном Эреборе: любой кубик действий продвигает гномов на 1 шаг.
wotr_board-text-meriadoc = Компаньон, хоббит, уровень 1, лидерство 1. { wotr_board-hobbit }
wotr_board-text-peregrin = Компаньон, хоббит, уровень 1, лидерство 1. { wotr_board-hobbit }
wotr_board-text-gollum = Не компаньон; уровень 0, лидерство 0. Становится Проводником, как только в Братстве не остаётся компаньонов, и остаётся им до конца. Обычные тайлы с числами не раскрывают Братство. Если Охота его не раскрыла бы, его можно раскрыть намеренно и уменьшить урон на 1.
wotr_board-text-gandalf-white = Компаньон, уровень 3, лидерство 1; добавляет кубик действий. Входит в игру по «Воле Запада», если Гэндальф Серый погиб или вне Братства, а миньон (не младший) есть или был в игре: на его место, иначе в Фангорн или в незахваченную крепость эльфов. Один или с одним хоббитом движется как персонаж уровня 4. В начале битвы может отказаться от лидерства на всю битву: тогда лидерства нет и у назгулов, включая Короля-Призрака. В регионе активного Балрога кубик «Персонаж» делает Балрога неактивным.
wotr_board-text-aragorn = Компаньон, уровень 3, лидерство 2; добавляет кубик действий. Входит в игру по «Воле Запада» на место Бродяжника, если тот в Минас Тирите, Дол Амроте или Пеларгире под контролем Свободных народов. { wotr_board-captain }
wotr_board-text-elrond = Хранитель Вильи; уровень 0, лидерство 2; добавляет кубик Хранителя Вильи. Входит в игру в Ривенделле по кубику «Сбор войск», если Саурон или эльфы в войне, а Ривенделл не захвачен. Не покидает Ривенделл и гибнет, если тот пал. Пока он в игре, каждый элитный отряд эльфов — ещё и лидер. Для боевых карт считается компаньоном уровня 3.
wotr_board-text-galadriel = Хранительница Неньи. Уровень 0, лидерство 2. Приносит кубик Хранительницы Неньи. Кубик «Сбор войск» вводит её в Лориен, если он не захвачен, а в войне Саурон или эльфы. Из Лориена она не уходит, а если он пал, гибнет. При ней эльфы нанимают войска в Лориене и под осадой. Боевые карты считают её компаньоном уровня 3.
wotr_board-text-treebeard = Уровень 0, лидерство 0. Входит в игру в Фангорне по кубику «Сбор войск», если Гэндальф Белый в игре, а в Фангорне есть компаньон. В Фангорне и в регионах Рохана он компаньон, и армия, которая там с ним обороняется, бросает на 1 кубик больше, но всё равно не больше 5. Когда сыграно событие «Пробуждение энтов», его уровень 2.
wotr_board-text-smeagol = Компаньон; его уровень — высший среди остальных компаньонов Братства, лидерство 0. Входит в игру Проводником с первым тайлом Смеагола, если прежде не пришёл Голлум, и всегда остаётся Проводником. Тайлы Смеагола тогда не наносят урона. Если его отделяют, он гибнет; если Братство объявлено в незахваченной крепости Свободных народов, выходит из игры; если он последний компаньон, его сменяет Голлум. В остальных случаях с его уходом на стол выходит «Мы должны получить это!».
wotr_board-text-saruman = Миньон, уровень 0, лидерство 1; добавляет кубик действий. Входит в игру в Ортханке по кубику «Сбор войск», если Изенгард в войне, а Ортханк не захвачен, и не покидает его. Пока Ортханк у Тени и не осаждён, кубик «Сбор войск» нанимает по 1 обычному отряду Изенгарда в каждом его поселении или превращает 2 обычных отряда Изенгарда в Ортханке в элитные. Каждый элитный отряд Изенгарда — ещё и лидер.
wotr_board-text-witch-king-black-captain = Миньон и назгул, летает куда угодно, лидерство 2; добавляет кубик действий. Входит в игру по кубику «Сбор войск», если в войне Саурон и хотя бы одна нация Свободных народов: в регион с отрядом Саурона или на место Главы Охотников за Кольцом. Тогда активируются все нации Свободных народов, а Готмог выходит из игры. Если в первом раунде битвы с ним Тень использует боевую карту, она берёт 1 карту из колоды того же вида.
wotr_board-text-witch-king-chief = Миньон и назгул, летает куда угодно, лидерство 1; добавляет кубик действий. Входит в игру по кубику «Сбор войск» в регионе Братства, если там нет незахваченной крепости Свободных народов, или на место Чёрного Капитана. Пока он в регионе Братства, Тень, сыграв событие персонажа, берёт 1 карту персонажа.
wotr_board-text-mouth-lieutenant = Миньон, уровень 3, лидерство 2; добавляет кубик действий. Входит в игру по кубику «Сбор войск» в незахваченной крепости Саурона, если Братство на треке Мордора или все нации Свободных народов в войне. Раз в ход кубик «Сбор войск» можно использовать как «Армию».
wotr_board-text-mouth-black-numenorean = Миньон, уровень 3, лидерство 2; добавляет кубик действий. Входит в игру по кубику «Сбор войск» в незахваченной крепости Саурона, если у Свободных народов есть победное очко или Братство на треке Мордора. Осаждающая армия с ним получает ещё один раунд штурма, не понижая элитный отряд. Раз в ход кубик «Сбор войск» можно использовать как «Персонаж».
wotr_board-text-gothmog = Младший миньон, уровень 3, лидерство 1; добавляет кубик Готмога. Входит в игру в Минас Моргуле по кубику «Сбор войск», если Саурон в войне, Минас Моргул не захвачен, а Чёрного Капитана нет в игре; с появлением Чёрного Капитана выходит из игры. В регионе без армии Свободных народов или с осаждающей армией кубик «Сбор войск» нанимает там 1 обычный отряд Саурона или превращает один в элитный.
wotr_board-text-balrog = Младший миньон, уровень 0, а когда активен — 2, лидерство 3; добавляет кубик Балрога. Входит в игру в Мории по кубику «Сбор войск», неактивным; если Мория не захвачена и не осаждена, там нанимают 1 отряд Саурона, обычный или элитный. Эльфы и гномы продвигаются на 1 шаг. Неактивный не может покинуть Морию. «Воля Запада» или, если Гэндальф в его регионе, кубик «Персонаж» делает его неактивным; вне Мории он тогда гибнет. Если Братство, когда его объявляют или раскрывают, задевает его регион, тянут тайл Охоты и применяют его; Око губит Балрога и Проводника, если это не Голлум.

## Вопросы

wotr_board-prompt-die = Какой кубик вы используете?
wotr_board-prompt-action = «{ $face }»: что вы делаете этим кубиком?
wotr_board-prompt-ring_from = Какой кубик изменяет эльфийское кольцо?
wotr_board-prompt-ring_to = «{ $face }»: на какой результат вы меняете этот кубик?
wotr_board-prompt-discard = { $number ->
    [one] У вас { $number } лишняя карта. Какую вы сбрасываете?
    [few] У вас { $number } лишние карты. Какую вы сбрасываете?
   *[many] У вас { $number } лишних карт. Какую вы сбрасываете?
}
wotr_board-prompt-declare = { $number ->
    [one] Братство в последний раз видели { $region_in }, с тех пор пройден { $number } шаг. Объявить его?
    [few] Братство в последний раз видели { $region_in }, с тех пор пройдено { $number } шага. Объявить его?
   *[many] Братство в последний раз видели { $region_in }, с тех пор пройдено { $number } шагов. Объявить его?
}
wotr_board-prompt-path = { $number ->
    [one] Путь Братства { $region_from }: остался { $number } шаг. Куда оно идёт?
    [few] Путь Братства { $region_from }: осталось { $number } шага. Куда оно идёт?
   *[many] Путь Братства { $region_from }: осталось { $number } шагов. Куда оно идёт?
}
wotr_board-prompt-guide = Кто становится Проводником?
wotr_board-prompt-change_guide = Кто теперь ведёт Братство?
wotr_board-prompt-enter_mordor = Братство стоит у врат. Оно входит в Мордор?
wotr_board-prompt-hunt_dice = Сколько кубиков вы кладёте в бокс Охоты без броска?
wotr_board-prompt-march_from = { $number ->
    [one] Какую армию вы перемещаете? Осталась { $number }.
   *[other] Какую армию вы перемещаете? Осталось { $number }.
}
wotr_board-prompt-march_to = Куда идёт армия { $region_from }?
wotr_board-prompt-march_part = Вся ли армия идёт { $region_from } { $region2_to }?
wotr_board-prompt-part_number = Сколько { $figure_many } уходит { $region_from }?
wotr_board-prompt-part_character = { $character_plural ->
    [yes] Уходят
   *[other] Уходит
} { $region_from } и { $character_nom }?
wotr_board-prompt-attack_from = Какая армия атакует?
wotr_board-prompt-attack_at = Какой регион атакует армия { $region_from }?
wotr_board-prompt-figures = { $number ->
    [0] Кто идёт вместе? Выбирайте по одному.
   *[other] Кто ещё идёт с ними? Пока выбрано: { $number }.
}
wotr_board-prompt-figures_to = { $character }: куда идёт группа?
wotr_board-prompt-minions_from = Откуда теперь уходят назгулы или миньоны?
wotr_board-prompt-nazgul_number = Сколько назгулов улетает { $region_from }?
wotr_board-prompt-nazgul_to = Куда летят назгулы { $region_from }?
wotr_board-prompt-nation = Какая нация?
wotr_board-prompt-recruit_figure = { $number ->
    [2] Кого вы нанимаете? Кубик нанимает один элитный отряд или две другие фигурки в двух поселениях.
   *[other] Кого вы нанимаете?
}
wotr_board-prompt-recruit_where = { $figure }: где нанять?
wotr_board-prompt-enter_where = Где { $character_plural ->
    [yes] вступают
   *[other] вступает
} в игру { $character_nom }?
wotr_board-prompt-deck = Из какой колоды?
wotr_board-prompt-combat_card = Битва { $region_in }, раунд { $number }: какую боевую карту вы играете? Можно пасовать.
wotr_board-prompt-white_rider = Битва { $region_in }: Гэндальф Белый отказывается от лидерства, чтобы лишить лидерства назгулов?
wotr_board-prompt-withdraw = { $region }: отступить в крепость?
wotr_board-prompt-advance = Путь { $region_to } открыт: войти?
wotr_board-prompt-casualty = { $number ->
    [one] { $region }: что вы теряете? Осталось { $number } попадание.
    [few] { $region }: что вы теряете? Осталось { $number } попадания.
   *[many] { $region }: что вы теряете? Осталось { $number } попаданий.
}
wotr_board-prompt-excess = { $number ->
    [one] { $region }: { $number } лишний отряд. Какой возвращается в подкрепления?
    [few] { $region }: { $number } лишних отряда. Какой возвращается в подкрепления?
   *[many] { $region }: { $number } лишних отрядов. Какой возвращается в подкрепления?
}
wotr_board-prompt-cease = { $region }, после раунда { $number }: прекратить атаку?
wotr_board-prompt-extra_round = { $region }: ещё один раунд штурма? Какой ценой?
wotr_board-prompt-retreat = { $region }: куда вы отступаете? Или сражаетесь дальше?
wotr_board-prompt-retreat_now = «{ $card_combat }»: куда вы уходите { $region_from }?
wotr_board-prompt-use_card = Использовать карту «{ $card }» сейчас?
wotr_board-prompt-guide_ability = Урон от Охоты: { $number }. Проводник — { $character }: использовать его способность?
wotr_board-prompt-take_casualty = Урон от Охоты: { $number }. Кто или что его примет?
wotr_board-prompt-separate_to = Куда { $character_plural ->
    [yes] идут
   *[other] идёт
} { $character_nom }?
wotr_board-prompt-forfeit = «{ $card_combat }»: от чьего лидерства вы отказываетесь?
wotr_board-prompt-points = «{ $card_combat }»: от скольких единиц лидерства вы отказываетесь?
wotr_board-prompt-self_hits = «{ $card_combat }»: сколько попаданий вы наносите своей армии?
wotr_board-prompt-sacrifice = { $number ->
    [one] «{ $card_combat }»: кем вы жертвуете? Там { $number } попадание.
    [few] «{ $card_combat }»: кем вы жертвуете? Там { $number } попадания.
   *[many] «{ $card_combat }»: кем вы жертвуете? Там { $number } попаданий.
}
wotr_board-prompt-strike_down = «{ $card_combat }»: кого вы уничтожаете?
wotr_board-prompt-ignore = «{ $card_combat }»: какой компаньон не считается в этом раунде?
wotr_board-prompt-may = Использовать карту «{ $card }»?
wotr_board-prompt-choose = «{ $card }»: что вы выбираете?
wotr_board-prompt-choose_region = «{ $card }»: какой регион?
wotr_board-prompt-choose_regions = { $number ->
    [0] «{ $card }»: какие регионы?
   *[other] «{ $card }»: какой ещё регион? Пока выбрано: { $number }.
}
wotr_board-prompt-choose_nation = «{ $card }»: какая нация?
wotr_board-prompt-choose_figures = { $number ->
    [0] «{ $card }»: кого вы выбираете?
   *[other] «{ $card }»: кого ещё вы выбираете? Пока выбрано: { $number }.
}
wotr_board-prompt-eliminate_figure = «{ $card }»: какая фигурка { $region_in } уничтожена?
wotr_board-prompt-choose_number = «{ $card }»: сколько?
wotr_board-prompt-free_event = «{ $card }»: какое ещё событие персонажа вы играете без кубика? Можно пасовать.
wotr_board-prompt-pay_with_card = «{ $card }»: какую карту вы за это сбрасываете? { $deck }.
wotr_board-prompt-keep_special = Какой специальный кубик вы оставляете в этом ходу?
wotr_board-prompt-discard_from_table = «{ $card }»: какую карту сбросить со стола?
wotr_board-prompt-upgrade_where = «{ $card }»: где обычный отряд становится элитным? Осталось: { $number }.
wotr_board-prompt-change_die = «{ $card }»: какой кубик вы меняете? Новый результат: «{ $face }».
wotr_board-prompt-must_separate = { $number ->
    [one] Братство должен покинуть { $number } компаньон. Кто?
    [few] Братство должны покинуть { $number } компаньона. Кто следующий?
   *[many] Братство должны покинуть { $number } компаньонов. Кто следующий?
}
wotr_board-prompt-lured = Кольцо искушает { $character_acc }. Принять порчу, равную уровню компаньона ({ $number }), или пожертвовать им?
wotr_board-prompt-gandalf = Какой Гэндальф Серый отправляется в путь: Серый странник или Хранитель Нарьи?
wotr_board-prompt-which_ring = Какое эльфийское кольцо вы используете?
wotr_board-prompt-vilya = Использовать Вилью, чтобы этот кубик не был потрачен? Кубик: «{ $face }».
wotr_board-prompt-nenya = Использовать Ненью, чтобы отменить этот тайл и вытянуть другой? Тайл: { $tile }.
wotr_board-prompt-ring_to_take = Какое эльфийское кольцо вы возвращаете себе?
wotr_board-prompt-gothmog = Готмог { $region_in }: нанять обычный отряд Саурона или превратить такой отряд в элитный?
wotr_board-prompt-balrog = Балрог { $region_in }: он идёт со своей армией, атакует или уходит один?
wotr_board-prompt-new_result = «{ $card }»: какой результат должен показывать один из ваших кубиков? Можно пасовать.
wotr_board-prompt-discard_from_hand = «{ $card }»: какую карту из руки противника сбросить?
wotr_board-prompt-further_corruption = «{ $card }»: сбросить событие персонажа из руки или эту карту, чтобы нанести 2 порчи? Можно пасовать.

## Слова

wotr_board-word-nothing = Потратить кубик впустую
wotr_board-word-draw = Взять карту события
wotr_board-word-move_fellowship = Переместить Братство
wotr_board-word-hide = Скрыть Братство
wotr_board-word-separate = Отделить компаньонов
wotr_board-word-move_companions = Переместить компаньонов
wotr_board-word-move_minions = Переместить назгулов и миньонов
wotr_board-word-march = Переместить армии
wotr_board-word-attack = Атаковать
wotr_board-word-diplomacy = Продвинуть нацию
wotr_board-word-recruit = Нанять войска
wotr_board-word-recruit_everywhere = Обычный отряд в каждом поселении Изенгарда
wotr_board-word-upgrade = Сделать обычные отряды элитными
wotr_board-word-ring = Использовать эльфийское кольцо
wotr_board-word-stop = Остаться
wotr_board-word-all = Вся армия
wotr_board-word-part = Часть армии
wotr_board-word-guide = Проводник
wotr_board-word-random = Случайный компаньон
wotr_board-word-from_hand = Из руки
wotr_board-word-from_table = Со стола
wotr_board-word-tile = Вытянуть тайл Охоты
wotr_board-word-roll = Бросить кубики Охоты
wotr_board-word-corruption = Порча
wotr_board-word-eliminate = Уничтожить
wotr_board-word-move = Переместить
wotr_board-word-withdraw = Отступить в крепость
wotr_board-word-die = Кубик: { $face }
wotr_board-word-special_die = { $special_die }
wotr_board-word-deck = { $deck }
wotr_board-word-enter = Ввести в игру: { $character }
wotr_board-word-use = Применить способность: { $character }
wotr_board-word-remove = Сбросить со стола: { $card }
wotr_board-word-region = { $region }
wotr_board-word-character = { $character }
wotr_board-word-card = { $card }
wotr_board-word-nation = { $nation }
wotr_board-word-figure = { $figure }
wotr_board-word-reduce = { $nation }: элитный отряд становится обычным
wotr_board-word-elven_ring = { $ring }
wotr_board-word-subdue_balrog = Усмирить Балрога

## Журнал

# Бросок: сколько кубиков подошло и что было нужно.
wotr_board-roll-hits = { $good ->
    [0] попаданий нет
    [one] { $good } попадание
    [few] { $good } попадания
   *[many] { $good } попаданий
}
wotr_board-roll-successes = { $good ->
    [0] успехов нет
    [one] { $good } успех
    [few] { $good } успеха
   *[many] { $good } успехов
}
wotr_board-roll-need = { $number ->
    [6] (нужна 6)
   *[other] (нужно { $number } или больше)
}
wotr_board-so-many-figures = { $number ->
    [one] { $number } { $figure_one }
    [few] { $number } { $figure_few }
   *[many] { $number } { $figure_many }
}
wotr_board-so-many-units = { $number ->
    [0] {""}
    [one] {" "}({ $number } отряд)
    [few] {" "}({ $number } отряда)
   *[many] {" "}({ $number } отрядов)
}

wotr_board-notice-turn = Ход { $number }.
wotr_board-each-drew = { $deck_id ->
    [character] { $times ->
        [1] { $deck_acc }
        [few] { $times } карты персонажей
       *[many] { $times } карт персонажей
    }
   *[strategy] { $times ->
        [1] { $deck_acc }
        [few] { $times } стратегические карты
       *[many] { $times } стратегических карт
    }
}
wotr_board-notice-drew = { $side_id ->
    [shadow] Тень берёт { $each }.
   *[other] Свободные народы берут { $each }.
}
wotr_board-each-drew_card = «{ $card }»
wotr_board-notice-drew_card = { $side_id ->
    [shadow] Тень берёт { $count ->
        [1] карту
       *[other] карты
    } { $each }.
   *[other] Свободные народы берут { $count ->
        [1] карту
       *[other] карты
    } { $each }.
}
wotr_board-each-discarded = { wotr_board-each-drew }
wotr_board-notice-discarded = { $side_id ->
    [shadow] Тень сбрасывает { $each }.
   *[other] Свободные народы сбрасывают { $each }.
}
wotr_board-each-discarded_card = «{ $card }»
wotr_board-notice-discarded_card = { $side_id ->
    [shadow] Тень сбрасывает { $count ->
        [1] карту
       *[other] карты
    } { $each }.
   *[other] Свободные народы сбрасывают { $count ->
        [1] карту
       *[other] карты
    } { $each }.
}
wotr_board-notice-declared = Братство объявляет своё положение: оно { $region_in }.
wotr_board-notice-healed = Порча Хранителей Кольца снижается на { $number } и теперь равна { $number2 }.
wotr_board-notice-corrupted = Порча Хранителей Кольца растёт на { $number } и теперь равна { $number2 }.
wotr_board-notice-guide = Проводником теперь { $character_plural ->
    [yes] служат { $character_nom }.
   *[other] служит { $character_nom }.
}
wotr_board-notice-entered_mordor = Братство входит в Мордор. Вытянутые тайлы с Оком возвращаются в мешочек Охоты, туда же отправляются специальные тайлы, которые уже в игре.
wotr_board-notice-mordor_step = { $number ->
    [5] Братство у Роковой Расселины.
   *[other] Братство проходит по Мордору: шаг { $number } из 5.
}
wotr_board-notice-hunt_dice = { $number ->
    [0] Тень не выделяет кубиков на Охоту.
    [one] Тень выделяет на Охоту { $number } кубик.
    [few] Тень выделяет на Охоту { $number } кубика.
   *[many] Тень выделяет на Охоту { $number } кубиков.
}
wotr_board-notice-rolled = { $side_id ->
    [shadow] Тени выпадает: { $faces }.
   *[other] Свободным народам выпадает: { $faces }.
}
wotr_board-notice-used = { $side_id ->
    [shadow] Тень использует кубик «{ $face }».
   *[other] Свободные народы используют кубик «{ $face }».
}
wotr_board-notice-passed = { $side_id ->
    [shadow] Тень пасует.
   *[other] Свободные народы пасуют.
}
wotr_board-notice-changed_die = { $side_id ->
    [shadow] Тень меняет результат кубика «{ $face }» на «{ $face2 }».
   *[other] Свободные народы меняют результат кубика «{ $face }» на «{ $face2 }».
}
wotr_board-notice-ring_used = { $side_id ->
    [shadow] Тень использует эльфийское кольцо.
   *[other] Свободные народы используют эльфийское кольцо.
}
    .and = { $side_id ->
        [shadow] использует для этого эльфийское кольцо
       *[other] используют для этого эльфийское кольцо
    }
wotr_board-notice-moved_fellowship = { $number ->
    [one] Братство движется дальше: пройден { $number } шаг.
    [few] Братство движется дальше: пройдено { $number } шага.
   *[many] Братство движется дальше: пройдено { $number } шагов.
}
wotr_board-notice-hid = Братство снова скрывается.
wotr_board-hunt-dice = { $again_id ->
    [some] { $dice }, переброс { $dice2 } { wotr_board-roll-need }
   *[none] { $dice } { wotr_board-roll-need }
}
wotr_board-notice-hunt_roll = { $good ->
    [0] Охота не находит Братство: { wotr_board-hunt-dice }.
   *[other] Охота настигает Братство, { wotr_board-roll-successes }: { wotr_board-hunt-dice }.
}
wotr_board-notice-tile = Вытянут тайл Охоты: { $tile }.
wotr_board-notice-tile_rolled = На кубике для него выпадает { $number }.
wotr_board-notice-tile_back = В мешочек Охоты возвращается тайл: { $tile }.
wotr_board-notice-damage = { $number ->
    [0] Охота не наносит урона.
   *[other] Охота наносит урон: { $number }.
}
wotr_board-notice-damage_reduced = { $number ->
    [0] Урона не остаётся.
   *[other] Урон снижается до { $number }.
}
wotr_board-notice-revealed = Братство раскрыто { $region_in }.
wotr_board-notice-revealed_in_mordor = Братство раскрыто.
wotr_board-notice-strongholds_passed = { $number ->
    [one] Его путь прошёл через крепость Тени, и вытягивают ещё один тайл Охоты.
    [few] Его путь прошёл через { $number } крепости Тени, и вытягивают ещё { $number } тайла Охоты.
   *[many] Его путь прошёл через { $number } крепостей Тени, и вытягивают ещё { $number } тайлов Охоты.
}
wotr_board-each-separated = { $character_nom }
wotr_board-notice-separated = { $many ->
    [yes] { $each } покидают Братство и идут { $region_to }.
   *[other] { $each } покидает Братство и идёт { $region_to }.
}
wotr_board-each-entered = { $character_nom }
wotr_board-notice-entered = { $many ->
    [yes] { $each } вступают в игру { $region_in }.
   *[other] { $each } вступает в игру { $region_in }.
}
wotr_board-each-moved_character = { $character_nom }
wotr_board-notice-moved_character = { $many ->
    [yes] { $each } направляются { $region_to }.
   *[other] { $each } направляется { $region_to }.
}
wotr_board-each-eliminated = { $character_nom }
wotr_board-notice-eliminated = { $many ->
    [yes] { $each } гибнут.
   *[other] { $each } гибнет.
}
wotr_board-notice-left_game = { $character_plural ->
    [yes] { $character_nom } выходят из игры.
   *[other] { $character_nom } выходит из игры.
}
wotr_board-each-marched = { $region_from } { $region2_to }{ wotr_board-so-many-units }
wotr_board-notice-marched = { $count ->
    [1] { $side_id ->
        [shadow] Армия Тени идёт { $each }.
       *[other] Армия Свободных народов идёт { $each }.
    }
   *[other] { $side_id ->
        [shadow] Армии Тени идут { $each }.
       *[other] Армии Свободных народов идут { $each }.
    }
}
wotr_board-each-nazgul_moved = { $number ->
    [1] один { $region_from }
   *[other] { $number } { $region_from }
}
wotr_board-notice-nazgul_moved = { $count ->
    [1] { $number ->
        [1] Назгул летит { $region_from } { $region2_to }.
        [one] { $number } назгул летит { $region_from } { $region2_to }.
        [few] { $number } назгула летят { $region_from } { $region2_to }.
       *[many] { $number } назгулов летят { $region_from } { $region2_to }.
    }
   *[other] Назгулы летят { $region2_to }: { $each }.
}
wotr_board-each-recruited = { wotr_board-so-many-figures } { $region_in }
wotr_board-notice-recruited = Наняты войска: { $each }.
wotr_board-each-removed = { wotr_board-so-many-figures }
wotr_board-notice-removed = Потери { $region_in }: { $each }.
wotr_board-each-reduced = { $times ->
    [1] элитный отряд { $nation_gen }
    [few] { $times } элитных отряда { $nation_gen }
   *[many] { $times } элитных отрядов { $nation_gen }
}
wotr_board-notice-reduced = { $count ->
    [1] { $times ->
        [1] Элитный отряд { $nation_gen } { $region_in } становится обычным.
       *[other] { wotr_board-each-reduced } { $region_in } становятся обычными.
    }
   *[other] Обычными { $region_in } становятся { $each }.
}
wotr_board-each-sent_back = { wotr_board-so-many-figures }
wotr_board-notice-sent_back = Отрядов { $region_in } слишком много, и лишние возвращаются в подкрепления: { $each }.
wotr_board-each-upgraded = { $times ->
    [1] обычный отряд { $nation_gen }
    [few] { $times } обычных отряда { $nation_gen }
   *[many] { $times } обычных отрядов { $nation_gen }
}
wotr_board-notice-upgraded = { $count ->
    [1] { $times ->
        [1] Обычный отряд { $nation_gen } { $region_in } становится элитным.
       *[other] { wotr_board-each-upgraded } { $region_in } становятся элитными.
    }
   *[other] Элитными { $region_in } становятся { $each }.
}
wotr_board-each-activated = { $nation_nom }
wotr_board-notice-activated = { $count ->
    [1] Нация { $nation_gen } становится активной: { $reason }.
   *[other] Активными становятся { $each }: { $reason }.
}
wotr_board-notice-advanced = { $number ->
    [0] { $nation_plural ->
        [yes] { $nation_nom } вступают в войну.
       *[other] { $nation_nom } вступает в войну.
    }
    [one] { $nation_nom } на шаг ближе к войне: остаётся { $number } шаг.
    [few] { $nation_nom } на шаг ближе к войне: остаётся { $number } шага.
   *[many] { $nation_nom } на шаг ближе к войне: остаётся { $number } шагов.
}
wotr_board-notice-set_back = { $number ->
    [one] { $nation_nom } на шаг дальше от войны: теперь до неё { $number } шаг.
    [few] { $nation_nom } на шаг дальше от войны: теперь до неё { $number } шага.
   *[many] { $nation_nom } на шаг дальше от войны: теперь до неё { $number } шагов.
}
wotr_board-notice-captured = { $side_id ->
    [shadow] Тень захватывает { $region_acc }.
   *[other] Свободные народы захватывают { $region_acc }.
}
wotr_board-notice-points = Победные очки: Свободные народы — { $number }, Тень — { $number2 }.
wotr_board-notice-played = Сыграно событие «{ $card }».
wotr_board-notice-on_table = { $side_id ->
    [shadow] Тень выкладывает на стол карту «{ $card }».
   *[other] Свободные народы выкладывают на стол карту «{ $card }».
}
wotr_board-notice-left_table = Карта «{ $card }» уходит со стола.
wotr_board-notice-attacked = { $way_id ->
    [siege] { $side_id ->
        [shadow] Тень начинает бой у стен { $region_gen }.
       *[other] Свободные народы начинают бой у стен { $region_gen }.
    }
   *[other] { $side_id ->
        [shadow] Тень атакует { $region2_acc } { $region_from }.
       *[other] Свободные народы атакуют { $region2_acc } { $region_from }.
    }
}
wotr_board-notice-siege = Начинается осада { $region_gen }.
wotr_board-notice-white_rider = Гэндальф Белый отказывается от лидерства в этой битве, и назгулы с Королём-Призраком теряют своё.
wotr_board-notice-round = Битва, раунд { $number }.
wotr_board-each-chose_card = { $side }
wotr_board-notice-chose_card = { $count ->
    [1] { $side_id ->
        [shadow] Тень выкладывает для битвы { $deck_acc }.
       *[other] Свободные народы выкладывают для битвы { $deck_acc }.
    }
   *[other] Боевые карты выкладывают { $each }.
}
wotr_board-each-combat_card = у { $side_gen } «{ $card_combat }» (карта «{ $card }»)
wotr_board-notice-combat_card = Карты раскрыты: { $each }.
wotr_board-notice-cancelled = Боевая карта «{ $card_combat }» не действует.
wotr_board-notice-combat_roll = { $side_id ->
    [shadow] Тень бросает { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
   *[other] Свободные народы бросают { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
}
wotr_board-notice-reroll = { $side_id ->
    [shadow] Лидеры Тени перебрасывают { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
   *[other] Лидеры Свободных народов перебрасывают { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
}
wotr_board-notice-extra_attack = { $side_id ->
    [shadow] В дополнительной атаке Тень бросает { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
   *[other] В дополнительной атаке Свободные народы бросают { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
}
wotr_board-each-hits = { $number ->
    [0] у { $side_gen } ни одного
   *[other] у { $side_gen } { $number }
}
wotr_board-notice-hits = Итог попаданий: { $each }.
wotr_board-notice-retreated = { $side_id ->
    [shadow] Тень оставляет поле боя.
   *[other] Свободные народы оставляют поле боя.
}
wotr_board-notice-withdrew = Защитники { $region_gen } отступают в крепость.
wotr_board-notice-ceased = { $side_id ->
    [shadow] Тень прекращает атаку.
   *[other] Свободные народы прекращают атаку.
}
wotr_board-each-tile_added = { $tile }
wotr_board-notice-tile_added = { $count ->
    [1] В мешочек Охоты положен тайл: { $each }.
   *[other] В мешочек Охоты положены тайлы: { $each }.
}
wotr_board-notice-tile_removed = Из Охоты удалён тайл: { $tile }.
wotr_board-notice-rolled_for = { $number ->
    [0] Бросок для карты «{ $card }»: { $dice }.
   *[other] Бросок для карты «{ $card }»: { $dice } — { wotr_board-roll-successes } { wotr_board-roll-need }.
}
wotr_board-notice-victory = { $outcome_id ->
    [corruption] Хранители Кольца поддались его власти: Тень побеждает.
    [ring] Кольцо уничтожено в Роковой Расселине: Свободные народы побеждают.
    [time] Последний ход окончен: Тень побеждает.
   *[other] { $side_id ->
        [shadow] У Тени 10 победных очков: она выигрывает войну.
       *[other] У Свободных народов 4 победных очка: они выигрывают войну.
    }
}
wotr_board-notice-fellowship_moved_by_enemy = Тень сбивает Братство с пути: теперь оно { $region_in }.
wotr_board-notice-looked_at_hand = { $side_id ->
    [shadow] Тень смотрит руку Свободных народов.
   *[other] Свободные народы смотрят руку Тени.
}
wotr_board-notice-ring_back = К Свободным народам возвращается { $ring }.
wotr_board-each-special_die = { $special_die_nom } — «{ $face }»
wotr_board-notice-special_die = Бросок специальных кубиков: { $each }.
wotr_board-notice-special_kept = На этот ход остаётся { $special_die_nom }.
wotr_board-notice-balrog_wakes = Балрог пробуждается.
wotr_board-notice-balrog_sleeps = Балрог снова засыпает.
wotr_board-notice-lured = Кольцо искушает { $character_acc }.
wotr_board-notice-named_ring_used = { $side_id ->
    [shadow] Тень использует { $ring_acc }.
   *[other] Свободные народы используют { $ring_acc }.
}
    .and = { $side_id ->
        [shadow] использует для этого { $ring_acc }
       *[other] используют для этого { $ring_acc }
    }
wotr_board-notice-special_used = Использован { $special_die_nom } («{ $face }»).
wotr_board-notice-die_burnt = { $special_die } выходит из игры.
wotr_board-notice-die_again = Кубик «{ $face }» не потрачен: его можно использовать ещё раз.
wotr_board-notice-smeagol_joins = К Братству присоединяется Смеагол.
wotr_board-result = { wotr_board-notice-victory }

## Что стоит проверить по настоящим картам

wotr_board-doubt-strength = Добавляет ли он боевую силу? У нас нет.
wotr_board-doubt-ring_passes = Переходит ли кольцо к Тени, если применить его так? У нас переходит.
wotr_board-doubt-activates = Какие народы он пробуждает, кроме Севера? У нас никакие.
wotr_board-doubt-dies = Гибнет ли персонаж, когда взята его крепость? У нас гибнет.
wotr_board-doubt-special_dice = Действует ли кольцо и на особые кубики? У нас действует.
wotr_board-doubt-leaves = Может ли он с уровнем 2 покинуть Фангорн и Рохан? У нас может.
wotr_board-doubt-tiles = Все ли его жетоны покидают игру, когда вытянуты, или только первый? У нас все.
wotr_board-doubt-leadership = Какое лидерство напечатано на карте? У нас то, что в списке персонажей.
wotr_board-doubt-muster_die = Можно ли применять сбор войск как персонажа для чего угодно или только для армии, с которой он? У нас для чего угодно.
wotr_board-doubt-sixth_face = Что на шестой грани его кубика? У нас сбор войск.
wotr_board-doubt-mordor_track = На пути Мордора Братство всё же делает шаг? У нас делает.
wotr_board-doubt-which_card = Какую карту, кроме карты персонажей, сбрасывает Тень: любую карту стратегии или со знаком армии? У нас любую.
wotr_board-doubt-coast = Какие области на карте лежат у моря? У нас те, которых касается нарисованный берег.
wotr_board-doubt-east_edge = Какие области лежат у восточного края карты? У нас Восточный и Южный Рун, Кханд и Дальний Харад.

## Почему что-то нельзя сделать

wotr_board-hindered-die_missing = Ни одним неиспользованным кубиком её не сыграть: нужен «{ $face }» или «Палантир».
wotr_board-hindered-other_die = Этим кубиком её не сыграть: нужен «{ $face }» или «Палантир».
wotr_board-hindered-needs_unmet = Сейчас нет того, что требует её текст.
wotr_board-hindered-no_combat = Условие этой боевой карты не выполнено.
wotr_board-hindered-none_at_war = Набор невозможен: ни одна ваша нация не в войне.
wotr_board-hindered-no_reinforcements = Набор невозможен: у ваших наций в войне нет подкреплений или свободного поселения для них.
wotr_board-hindered-no_army_marches = Перемещение невозможно: ни одной вашей армии некуда идти.
wotr_board-hindered-no_army_led = Перемещение невозможно: кубик «Персонаж» ведёт армию с лидером или персонажем, а такой идти некуда.
wotr_board-hindered-no_army_attacks = Атака невозможна: рядом с врагом нет армии наций в войне, которую ведёт этот кубик.
wotr_board-hindered-revealed = Раскрытое Братство не движется: сначала скройте его.
wotr_board-hindered-at_the_end = Братство дошло до конца своего трека: сначала объявите его.
wotr_board-hindered-besieged = Эта армия в осаде и уйти не может.
wotr_board-hindered-moved_already = В этом действии эта армия уже переместилась.
wotr_board-hindered-not_led = С этой армией нет ни лидера, ни персонажа, а этому кубику он нужен.
wotr_board-hindered-nowhere_to_go = Этой армии некуда идти: вокруг враги, или её нация не в войне и не может пересечь чужую границу.
wotr_board-hindered-warded = Карта на столе не пускает сюда армии Тени.
wotr_board-hindered-enemy_army = Здесь стоит вражеская армия: её не обойти, её атакуют.
wotr_board-hindered-not_at_war = Нация, которая не в войне, не может пересечь границу другой нации.
wotr_board-hindered-no_enemy_near = Рядом с этой армией нет вражеской.
wotr_board-hindered-none_of_it_at_war = Ни одна нация этой армии не в войне, поэтому атаковать она не может.
wotr_board-hindered-no_enemy_there = Здесь нет вражеской армии в чистом поле.
wotr_board-hindered-two_settlements = Второе подкрепление приходит в другое поселение.
wotr_board-hindered-conquered = Это поселение захвачено врагом.
wotr_board-hindered-under_siege = В осаждённое поселение подкрепления не приходят.
wotr_board-hindered-nazgul_in_strongholds = Назгулов набирают только в крепостях.
wotr_board-hindered-leaders_join_units = Лидеров набирают только там, где стоят ваши отряды.
wotr_board-hindered-already_at_war = Эта нация уже в войне.
wotr_board-hindered-passive = Пассивная нация останавливается за шаг до войны, пока что-нибудь её не активирует.

## Чем хорош выбор: подсказка говорит это после слова «это»

wotr_board-merit-hope = бережёт Хранителей Кольца от порчи
wotr_board-merit-burden = сулит Хранителям Кольца больше порчи
wotr_board-merit-journey = приближает Братство к цели
wotr_board-merit-delay = задерживает Братство в пути
wotr_board-merit-points = приближает вас к военной победе
wotr_board-merit-enemy-points = отдаляет противника от военной победы
wotr_board-merit-companions = оставляет вам больше кубиков действий в следующих ходах
wotr_board-merit-enemy-companions = оставляет противнику меньше кубиков действий в следующих ходах
wotr_board-merit-minions = оставляет вам больше кубиков действий в следующих ходах
wotr_board-merit-enemy-minions = оставляет противнику меньше кубиков действий в следующих ходах
wotr_board-merit-armies = усиливает ваши армии
wotr_board-merit-enemy-armies = ослабляет армии противника
wotr_board-merit-hand = оставляет вам больше карт в руке
wotr_board-merit-enemy-hand = оставляет противнику меньше карт в руке
wotr_board-merit-hidden = помогает держать Братство скрытым
wotr_board-merit-revealed = помогает раскрыть Братство
wotr_board-merit-rings = оставляет вам больше эльфийских колец
wotr_board-merit-enemy-rings = оставляет противнику меньше эльфийских колец
wotr_board-merit-nations = приближает ваши нации к войне
wotr_board-merit-enemy-nations = дольше удерживает нации противника вне войны
