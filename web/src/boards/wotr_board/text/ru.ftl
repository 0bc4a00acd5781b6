# Что говорит поле «Войны Кольца» сверх сообщений, общих для терминала и браузера.

## Стол

wotr_board-web-map = Карта Средиземья
wotr_board-web-map-title = Средиземье
wotr_board-web-map-subtitle = во время Войны Кольца
wotr_board-web-zoom = Масштаб карты
wotr_board-web-nearer = Ближе
wotr_board-web-farther = Дальше
wotr_board-web-whole = Вся карта
wotr_board-web-next = { $count ->
    [1] Показать место для выбора, которого не видно
    [one] Показать следующее из { $count } места для выбора, которых не видно
   *[other] Показать следующее из { $count } мест для выбора, которых не видно
  }
wotr_board-web-sheets = Что ещё на столе
wotr_board-web-cards = Карты
wotr_board-web-hosts = Войска
wotr_board-web-armies = Армии на карте
wotr_board-web-tray = Выбор
wotr_board-web-going = Кто идёт
wotr_board-web-going-all = Идут все. Выберите, куда.
wotr_board-web-going-part = Идёт часть. Выберите, куда.
wotr_board-web-one-fewer = На одного меньше
wotr_board-web-one-more = На одного больше
wotr_board-web-shall-lead = Поведёт Братство со следующего хода
wotr_board-web-tab-map = Карта
wotr_board-web-tab-war = Война
wotr_board-web-tab-quest = Поход
wotr_board-web-tab-cards = Рука { $number }
wotr_board-web-turn = Ход
wotr_board-web-steps = Шаги
wotr_board-web-points = Очки
wotr_board-web-hunt = Охота
wotr_board-web-no-dice = Кубиков нет
wotr_board-web-no-cards = Карт нет
wotr_board-web-no-nation = Ничья земля
wotr_board-web-known = Вам известно
wotr_board-web-ring-held = { $holder_id ->
    [free_peoples] у Свободных народов
    [shadow] у Тени
   *[out] использовано
}
wotr_board-web-on-mordor = Мордор, шаг { $number } из { $most }
wotr_board-web-hunt-box = от Тени { $eyes }, за перемещения Братства в этот ход { $moves }
wotr_board-web-pool-left = тайлов { $number }
wotr_board-web-enemy-hand = у врага { $number }
wotr_board-web-in-hand = в руке { $number }
wotr_board-web-figures = { $number ->
    [one] { $number } { $figure_one }
    [few] { $number } { $figure_few }
   *[many] { $number } { $figure_many }
}

## Короткие имена

wotr_board-web-face-character = Персонаж
wotr_board-web-face-army = Армия
wotr_board-web-face-muster = Сбор
wotr_board-web-face-army_muster = Арм./сбор
wotr_board-web-face-event = Палантир
wotr_board-web-face-will_of_the_west = Воля
wotr_board-web-face-eye = Око
wotr_board-web-face-draw = Карты
wotr_board-web-face-balrog = Балрог
wotr_board-web-special-narya = Нарья
wotr_board-web-special-nenya = Ненья
wotr_board-web-special-vilya = Вилья
wotr_board-web-special-balrog = Балрог
wotr_board-web-special-gothmog = Готмог
wotr_board-web-nation-dwarves = Гномы
wotr_board-web-nation-elves = Эльфы
wotr_board-web-nation-gondor = Гондор
wotr_board-web-nation-north = Север
wotr_board-web-nation-rohan = Рохан
wotr_board-web-nation-isengard = Изенгард
wotr_board-web-nation-sauron = Саурон
wotr_board-web-nation-southrons = Южане
wotr_board-web-pool-free_character = Персонажи
wotr_board-web-pool-free_strategy = Стратегия
wotr_board-web-pool-shadow_character = Персонажи
wotr_board-web-pool-shadow_strategy = Стратегия
wotr_board-web-kind-regular = Обычные отряды
wotr_board-web-kind-elite = Элитные отряды
wotr_board-web-kind-leader = Лидеры
wotr_board-web-kind-field = битва в поле
wotr_board-web-kind-assault = штурм
wotr_board-web-kind-sortie = вылазка
wotr_board-web-place-not_yet = ещё не в игре
wotr_board-web-place-gone = вне игры

## Битвы

wotr_board-web-battle = Битва: { $region }
wotr_board-web-battle-over = битва окончена
wotr_board-web-battle-move = Перетащите, чтобы передвинуть
wotr_board-web-cancelled = Отменена и не действует.
wotr_board-web-attacker = Атакует
wotr_board-web-defender = Обороняется
wotr_board-web-odds = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }, попадание на { $need ->
        [6] 6
       *[other] { $need } и больше
    }; перебросов: { $again }{ $same_id ->
        [yes] {""}
       *[no] {" "}(на { $need2 ->
            [6] 6
           *[other] { $need2 } и больше
        })
    }
wotr_board-web-odds-next = Следующий раунд:
wotr_board-web-clash-before = Раунд { $number }:
wotr_board-web-kind-combat_roll = боевой бросок
wotr_board-web-kind-reroll = переброс лидеров
wotr_board-web-kind-extra_attack = дополнительная атака
wotr_board-web-hits = { $number ->
    [0] Попаданий нет
    [one] { $number } попадание
    [few] { $number } попадания
   *[many] { $number } попаданий
}
wotr_board-web-yours =
    Ваша армия: отрядов { $units }, кубиков { $dice }, перебросов { $again }; попадание на { $need ->
        [6] 6
       *[other] { $need } и больше
    }.
wotr_board-web-theirs = Враг: отрядов { $units }, кубиков { $dice }, перебросов { $again }; попадание на { $need } и больше.
wotr_board-web-mean-hits = В среднем в первом раунде попаданий у вас { $given }, у врага { $got }.
wotr_board-web-winning = Если биться до конца и без карт, поле останется за вами в { $number } таких битвах из 100.
wotr_board-web-hunt-none = В боксе Охоты нет кубиков: следующее движение Братства никто не выслеживает.
wotr_board-web-hunt-odds = Если Братство двинется сейчас, Охота найдёт его в { $number } случаях из 100 (кубиков { $dice }, нужно от { $need }, перебросов { $again }); урон тогда в среднем { $damage }.
wotr_board-web-hunt-short = Ход: найдут { $number } %, урон { $damage }
wotr_board-web-hunt-mordor = В Мордоре каждый шаг тянет тайл Охоты: урон в среднем { $damage }.

## Подробности

wotr_board-web-taken = { $side_id ->
    [shadow] захвачено Тенью
   *[other] захвачено Свободными народами
}
wotr_board-web-held = { $side_id ->
    [shadow] Под контролем Тени.
   *[other] Под контролем Свободных народов.
}
wotr_board-web-siege = { $side_id ->
    [shadow] Здесь осаждена Тень.
   *[other] Здесь осаждены Свободные народы.
}
wotr_board-web-fellowship-hidden = { $number ->
    [0] Здесь скрыто Братство.
    [one] Последнее известное положение Братства; с тех пор оно скрытно прошло { $number } шаг.
    [few] Последнее известное положение Братства; с тех пор оно скрытно прошло { $number } шага.
   *[many] Последнее известное положение Братства; с тех пор оно скрытно прошло { $number } шагов.
}
wotr_board-web-fellowship-seen = Здесь Братство, и оно раскрыто. Чтобы идти дальше, ему надо скрыться.
wotr_board-web-star = Звезда: после такого использования кубик может выйти из игры (правило 111).
wotr_board-web-is-guide = Проводник Братства.
wotr_board-web-flies = Летает в любой регион.
wotr_board-web-not-at-war = Не в войне: её армии не атакуют и не входят на земли других наций, и отряды не нанимаются.
wotr_board-web-passive = Пассивна: последний шаг к войне невозможен, пока её не разбудит атака, Братство или компаньон.

## Ответы

wotr_board-web-do-short-nothing = Ничего
wotr_board-web-do-short-draw = Взять карту
wotr_board-web-do-short-move_fellowship = Вести Братство
wotr_board-web-do-short-hide = Скрыть
wotr_board-web-do-short-separate = Отделить
wotr_board-web-do-short-move_companions = Компаньоны
wotr_board-web-do-short-move_minions = Назгулы, миньоны
wotr_board-web-do-short-march = Марш
wotr_board-web-do-short-attack = Атака
wotr_board-web-do-short-diplomacy = Политика
wotr_board-web-do-short-recruit = Наём
wotr_board-web-do-short-recruit_everywhere = Наём всюду
wotr_board-web-do-short-upgrade = Усилить
wotr_board-web-do-short-ring = Эльф. кольцо
wotr_board-web-do-declare = Объявить
wotr_board-web-do-stay-hidden = Не сейчас
wotr_board-web-do-enter-mordor = Войти в Мордор
wotr_board-web-do-wait = Подождать
wotr_board-web-do-withdraw = Отступить в крепость
wotr_board-web-do-field = Сражаться в поле
wotr_board-web-do-advance = Войти
wotr_board-web-do-stay = Остаться
wotr_board-web-do-cease = Прекратить атаку
wotr_board-web-do-fight = Сражаться дальше
wotr_board-web-do-stop = Остановиться здесь
wotr_board-web-do-moved = Больше никто
wotr_board-web-do-recruited = Закончить наём
wotr_board-web-do-no-card = Без карты
wotr_board-web-do-goes = Идёт
wotr_board-web-do-stays = Остаётся
wotr_board-web-do-use = Использовать
wotr_board-web-do-not-now = Не сейчас
wotr_board-web-do-play = Сыграть
wotr_board-web-do-remove = Сбросить её
wotr_board-web-do-attack = Атаковать
wotr_board-web-do-combat = Применить в этом раунде
wotr_board-web-do-discard = Сбросить

## Вопросы

wotr_board-web-q-play = Сыграть «{ $name }»?
wotr_board-web-q-attack = Атаковать: { $name }?
wotr_board-web-q-assault = Штурм, { $name }: участвует вся армия?
wotr_board-web-q-sortie = Вылазка, { $name }: участвует вся армия?
wotr_board-web-q-attack-part = Нападение, { $from } → { $name }: участвует вся армия?
wotr_board-web-q-combat = «{ $combat }» в этом раунде?
wotr_board-web-q-discard = Сбросить «{ $name }»?
wotr_board-web-detail-die = Выберите один из своих кубиков; что им сделать, решите потом.
wotr_board-web-detail-die-pass = Выберите один из своих кубиков. Пока у врага их осталось больше, можно пасовать.
wotr_board-web-detail-action = Выберите, что сделать этим кубиком.
wotr_board-web-detail-action-cards = Выберите, что сделать этим кубиком, или карту с лентой в руке.
wotr_board-web-detail-play = Событие произойдёт сейчас, затем карта уйдёт в сброс.
wotr_board-web-detail-stays = Карта останется на столе.
wotr_board-web-detail-attack = Красный ромб отмечает, кого можно атаковать; наведите, чтобы сравнить силы.
wotr_board-web-detail-attack-touch = Красный ромб отмечает, кого можно атаковать; коснитесь, чтобы сперва сравнить силы.
wotr_board-web-detail-cards = Выберите карту в руке. Наведите, чтобы прочитать обе половины.
wotr_board-web-detail-cards-touch = Выберите карту в руке: обе половины написаны на ней.
wotr_board-web-detail-hunt = Кубики в боксе Охоты усиливают Охоту, но не дают действий.
wotr_board-web-detail-set = Отметьте всех, затем подтвердите.
wotr_board-web-detail-regions = Выберите один из золотых регионов.
wotr_board-web-detail-armies = Выберите один из золотых регионов или перетащите армию туда, куда она пойдёт.
wotr_board-web-detail-casualty = Выберите, кто погибнет или какой элитный отряд станет обычным.
wotr_board-web-detail-advance = Поселение захватывает лишь тот, кто в него вошёл; если враг ушёл за стены, начнётся осада.
wotr_board-web-detail-cease = Если прекратить, армии останутся на местах; если нет, враг ещё может отступить.
wotr_board-web-detail-guide = Вести может только компаньон высшего уровня; действует способность того, кто ведёт.
wotr_board-web-detail-guide-parts = Он покинет Братство, а урон уменьшится на 1.
wotr_board-web-detail-guide-revealed = Братство будет вскрыто, а урон уменьшится на 1.
wotr_board-web-detail-declare = Фигурка придёт туда, где Братство сейчас; в своём городе или крепости порча снизится на 1.
wotr_board-web-detail-deck = Карты персонажа — о Братстве и его друзьях, стратегические — о войне.
wotr_board-web-detail-enter-mordor = Оттуда каждый шаг открывает тайл Охоты, и пути назад нет.
wotr_board-web-detail-excess = В регионе помещается не больше десяти отрядов, в осаждённой крепости — пять.
wotr_board-web-detail-extra-round = За каждый новый раунд ваш элитный отряд становится обычным. Осада продлится в любом случае.
wotr_board-web-detail-keep-special = Остаётся один из ваших особых кубиков; остальные ждут следующего хода.
wotr_board-web-detail-retreat = В золотом регионе армия выйдет из битвы; если остаться, будет ещё один раунд.
wotr_board-web-detail-withdraw = Бросков не будет: начнётся осада, где по вам попадает только 6. Внутри поместятся пять отрядов.
wotr_board-web-detail-damage = Порча: { $corruption } из { $most }. Погибший компаньон примет столько урона, каков его уровень (Проводник: { $level }).
wotr_board-web-detail-ring = { $side_id ->
    [shadow] После этого кольцо выйдет из игры.
   *[other] Потом кольцо достанется Тени, и она сможет один раз сделать с ним то же самое.
}
wotr_board-web-detail-nations = Выберите нацию на треке политики. Последний шаг к войне делает только активная.
wotr_board-web-detail-rest = Выберите один из ответов.

## Что делают грани кубиков

wotr_board-web-term-face-character = Переместить или скрыть Братство, отделить или переместить компаньонов; переместить назгулов и миньонов; пойти армией с лидером или атаковать ею; сыграть событие персонажа.
wotr_board-web-term-face-army = Переместить две армии или атаковать одной; сыграть стратегическое событие со знаком армии.
wotr_board-web-term-face-muster = Нанять войска, ввести персонажа или продвинуть нацию на треке политики; сыграть стратегическое событие со знаком сбора.
wotr_board-web-term-face-army_muster = Используется как «Армия» или как «Сбор войск».
wotr_board-web-term-face-event = Сыграть любую карту события из руки или взять новую.
wotr_board-web-term-face-will_of_the_west = Заменяет любой результат; вводит Гэндальфа Белого или Арагорна.
wotr_board-web-term-face-eye = Сразу после броска идёт в бокс Охоты.
wotr_board-web-term-face-draw = Взять карту события.
wotr_board-web-term-face-balrog = Действует Балрог.

## Термины

wotr_board-web-term-regular = Обычный отряд
    .text = Простые воины нации: один кубик в битве, гибнет от одного попадания.
wotr_board-web-term-elite = Элитный отряд
    .text = Один кубик в битве; первое попадание делает его обычным, второе уничтожает.
wotr_board-web-term-leader = Лидер
    .text = Идёт с армией Свободных народов и даёт ей переброс в битве.
wotr_board-web-term-nazgul = Назгул
    .text = Лидер Тени, летает в любой регион.
wotr_board-web-term-leadership = Лидерство
    .text = Сколько промахнувшихся кубиков может перебросить армия.
wotr_board-web-term-fellowship = Братство Кольца
    .text = Хранители Кольца, Проводник и компаньоны с ними. Оно идёт незаметно.
wotr_board-web-term-guide = Проводник
    .text = Компаньон, который ведёт Братство; действует его способность.
wotr_board-web-term-progress = Пройдено шагов
    .text = Сколько шагов прошло Братство с тех пор, как его видели.
wotr_board-web-term-hunt = Охота
    .text = Каждый шаг Братства сопровождает Охота: кубики из бокса, успех на 6, легче с каждым шагом за ход и при крепостях, армиях и назгулах рядом.
wotr_board-web-term-corruption = Порча
    .text = Что Кольцо сделало со своими Хранителями. Когда порча достигает 12, побеждает Тень.
wotr_board-web-term-mordor = Трек Мордора
    .text = Последние пять шагов к Роковой Расселине. На каждом тянут тайл Охоты.
wotr_board-web-term-politics = Трек политики
    .text = Сколько шагов нации до войны. Только в войне она атакует, пересекает границы и нанимает.
wotr_board-web-term-battle = Битва
    .text = Обе стороны бросают до пяти кубиков; попадание на 5 и 6, против стен сначала только на 6. Лидеры дают перебросы.
wotr_board-web-term-siege = Осада
    .text = До пяти отрядов держат крепость против армии вокруг; попадание по ним только на 6.
wotr_board-web-term-points = Победные очки
    .text = Вражеский город — 1, крепость — 2. Свободным народам нужно 4, Тени 10.
wotr_board-web-all-event = Все карты событий
wotr_board-web-all-character = Все персонажи
wotr_board-web-all-tile = Все тайлы Охоты
