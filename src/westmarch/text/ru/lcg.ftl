# Властелин Колец. Карточная игра.

lcg-name = Властелин Колец. Карточная игра
lcg-title = Властелин Колец. Карточная игра
lcg-about = От одного до четырёх игроков вместе ведут героев через сценарий против самой игры: через Лихолесье, вниз по Андуину, прочь из Дол Гулдура. Каждый раунд колода столкновений приносит врагов, места и беды, а угроза растёт. Все побеждают или проигрывают вместе. Около часа.

lcg-scenario-passage_through_mirkwood = Проход через Лихолесье
    .text = Сложность 1, с него и начинают: пауки и тёмные тропы.
lcg-scenario-journey_along_the_anduin = Путешествие к низовьям Андуина
    .text = Сложность 4: в начале ждёт тролль, потом враги на обоих берегах.
lcg-scenario-escape_from_dol_guldur = Побег из Дол Гулдура
    .text = Сложность 7: один герой в плену, и всё, что его освободит, под охраной. В одиночку почти не выиграть.
lcg-preset-official = С официальными исправлениями
lcg-preset-printed = Как в первом издании
lcg-preset-beginner = Первая игра
lcg-preset-easy = Лёгкий режим
lcg-preset-campaign = Кампания
lcg-preset-nightmare = Кошмар

lcg-option-decks = Колоды
    .text = Колода каждого игрока: стартовая или собранная из героев и карт на свой выбор.
lcg-option-small_decks = Малые колоды
    .text = В собственной колоде может быть меньше 50 карт.
lcg-option-one_box = Одна коробка
    .text = Во всех колодах вместе не больше копий карты, чем в одной коробке.
lcg-option-errata = Официальные исправления
    .text = Карты, которые издатель изменил после первого издания, действуют так, как велит исправление.
lcg-option-beginner = Без теневых карт
    .text = Врагам не сдают теневых карт. Так правила советуют начинать новичкам.
lcg-option-easy = Лёгкий режим
    .text = Самые суровые карты столкновений убраны, и каждый герой начинает, имея на 1 ресурс больше.
lcg-option-all_windows = Каждая возможность действовать
    .text = Игроков спрашивают везде, где действия разрешены, а не только там, где это обычно важно.
lcg-option-engaged_guards = Охрана в схватке
    .text = Цель остаётся под охраной, пока её охранник в схватке с игроком. Иначе она свободна, как только охранник вступил в схватку.
lcg-option-random_first = Первый игрок по жребию
    .text = Первого игрока выбирает случай. Иначе это игрок 1.
lcg-option-round_score = Раунды в счёте
    .text = Каждый завершённый раунд добавляет к счёту 10 очков, как на турнирах.
lcg-option-campaign = Кампания
    .text = Три сценария играются подряд теми же героями и колодами, их счёт складывается. В «Кошмаре» остаются угроза, ранения и сбросы, а погибшие герои не возвращаются.

lcg-refused-hero_twice = Один и тот же герой есть в двух колодах. За столом он может быть только один раз.
lcg-refused-lone_hero = В сценарии «{ lcg-scenario-escape_from_dol_guldur }» одного героя сразу берут в плен, поэтому единственного героя мало. Кампания тоже ведёт туда.
lcg-refused-one_box = В колодах больше копий одной карты, чем есть в коробке.
lcg-refused-campaign_order = Кампания начинается со сценария «{ lcg-scenario-passage_through_mirkwood }». Выберите его.

## Игроки

lcg-side-one = Игрок 1
lcg-side-two = Игрок 2
lcg-side-three = Игрок 3
lcg-side-four = Игрок 4
lcg-side-players = Игроки
lcg-side-shadow = Тень

lcg-seat-one = Игрок 1
    .mid = игрок 1
    .gen = игрока 1
    .ins = игроком 1
lcg-seat-two = Игрок 2
    .mid = игрок 2
    .gen = игрока 2
    .ins = игроком 2
lcg-seat-three = Игрок 3
    .mid = игрок 3
    .gen = игрока 3
    .ins = игроком 3
lcg-seat-four = Игрок 4
    .mid = игрок 4
    .gen = игрока 4
    .ins = игроком 4

## Сферы, виды карт, ключевые слова, черты, наборы столкновений, стартовые колоды

lcg-sphere-leadership = Лидерство
lcg-sphere-tactics = Тактика
lcg-sphere-spirit = Дух
lcg-sphere-lore = Знания
lcg-sphere-neutral = Нейтральные

lcg-kind-hero = Герой
    .dat = герою
lcg-kind-ally = Союзник
    .dat = союзнику
lcg-kind-attachment = Довесок
    .dat = довеску
lcg-kind-event = Событие
    .dat = событию
lcg-kind-enemy = Враг
    .dat = врагу
lcg-kind-location = Локация
    .dat = локации
lcg-kind-treachery = Предательство
    .dat = предательству
lcg-kind-objective = Цель
    .dat = цели
lcg-kind-quest = Карта приключений
    .dat = карте приключений
lcg-kind-guard = Орк-стражник
    .dat = орку-стражнику

lcg-keyword-ranged = дистанционный
    .text = Может атаковать и врагов в схватке с другими игроками.
lcg-keyword-sentinel = страж
    .text = Может защищать от атаки на другого игрока, который не объявил защитника.
lcg-keyword-restricted = количество ограничено
    .text = У персонажа может быть не больше 2 таких карт.
lcg-keyword-surge = наплыв
    .text = Когда карта открыта, после неё открывают ещё 1 карту столкновений.
lcg-keyword-guarded = охраняемый
    .text = Когда карта открыта, к ней присоединяют следующую карту столкновений как охрану. Пока есть охрана, забрать охраняемую карту нельзя.
lcg-keyword-doomed = обречённый
    .text = Когда карта открыта, угроза каждого игрока увеличивается на это число.
lcg-keyword-victory = победа
    .text = Побеждённый враг или исследованная локация приносит столько очков победы.
lcg-amount-doomed = обречённый { $number }
lcg-amount-victory = победа { $number }

lcg-trait-archer = лучник
lcg-trait-armor = доспех
lcg-trait-artifact = артефакт
lcg-trait-beorning = беорнинг
lcg-trait-condition = состояние
lcg-trait-craftsman = ремесленник
lcg-trait-creature = существо
lcg-trait-dol_guldur = Дол Гулдур
lcg-trait-dunedain = дунэдайн
lcg-trait-dungeon = подземелье
lcg-trait-dwarf = гном
lcg-trait-forest = лес
lcg-trait-goblin = гоблин
lcg-trait-gondor = Гондор
lcg-trait-hobbit = хоббит
lcg-trait-insect = насекомое
lcg-trait-istari = истари
lcg-trait-item = предмет
lcg-trait-marshland = болота
lcg-trait-minstrel = менестрель
lcg-trait-mountain = горы
lcg-trait-nazgul = назгул
lcg-trait-noble = знать
lcg-trait-noldor = нолдор
lcg-trait-orc = орк
lcg-trait-ranger = следопыт
lcg-trait-riverland = речные земли
lcg-trait-rohan = Рохан
lcg-trait-scout = разведчик
lcg-trait-silvan = лесной эльф
lcg-trait-skill = навык
lcg-trait-spider = паук
lcg-trait-steward = наместник
lcg-trait-stronghold = твердыня
lcg-trait-title = титул
lcg-trait-trap = ловушка
lcg-trait-troll = тролль
lcg-trait-undead = нежить
lcg-trait-warrior = воин
lcg-trait-wasteland = пустошь
lcg-trait-weapon = оружие

lcg-set-passage_through_mirkwood = Проход через Лихолесье
lcg-set-spiders_of_mirkwood = Пауки Лихолесья
lcg-set-dol_guldur_orcs = Дол-гулдурские орки
lcg-set-journey_down_the_anduin = Путешествие к низовьям Андуина
lcg-set-saurons_reach = Око Саурона
lcg-set-wilderlands = Дикие Земли
lcg-set-escape_from_dol_guldur = Побег из Дол Гулдура

lcg-deck-starter_leadership = Стартовая колода «Лидерство»
lcg-deck-starter_tactics = Стартовая колода «Тактика»
lcg-deck-starter_spirit = Стартовая колода «Дух»
lcg-deck-starter_lore = Стартовая колода «Знания»
lcg-deck-unlikely_companions = Нежданные спутники (Лидерство и Знания)
lcg-deck-leaders_of_men = Вожди людей (Лидерство и Дух)
lcg-deck-rohan_and_gondor = Рохан и Гондор (Лидерство, Дух и Знания)
lcg-deck-wardens_of_the_river = Хранители реки, для Андуина (Лидерство, Дух и Знания)

## Фазы, числа карт, исходы

lcg-phase-setup = Подготовка
    .mid = подготовка
lcg-phase-resource = Фаза ресурсов
    .mid = фаза ресурсов
lcg-phase-planning = Фаза планирования
    .mid = фаза планирования
lcg-phase-quest = Фаза поиска приключений
    .mid = фаза поиска приключений
lcg-phase-travel = Фаза путешествия
    .mid = фаза путешествия
lcg-phase-encounter = Фаза столкновения
    .mid = фаза столкновения
lcg-phase-combat = Фаза боя
    .mid = фаза боя
lcg-phase-refresh = Фаза передышки
    .mid = фаза передышки

lcg-stat-willpower = Сила воли
    .mid = сила воли
    .dat = силе воли
lcg-stat-attack = Нападение
    .mid = нападение
    .dat = нападению
lcg-stat-defense = Защита
    .mid = защита
    .dat = защите
lcg-stat-hit_points = Очки жизни
    .mid = очки жизни
    .dat = очкам жизни
lcg-stat-threat = Сила угрозы
    .mid = сила угрозы
    .dat = силе угрозы
lcg-stat-cannot_attack = Не может атаковать
    .mid = не может атаковать
    .dat = невозможности атаковать
lcg-stat-several_defenders = Несколько защитников
    .mid = несколько защитников
    .dat = нескольким защитникам
lcg-stat-total_threat = Общая сила угрозы
    .mid = общая сила угрозы
    .dat = общей силе угрозы

lcg-outcome-not_over = Ещё не решено
lcg-outcome-victory = Сценарий пройден
lcg-outcome-all_eliminated = Все игроки выбыли
lcg-outcome-prisoner_lost = Пленника не спасти
lcg-outcome-too_long = Игра длилась слишком долго

## Что ещё лежит на столе

lcg-term-hand = Рука
lcg-term-deck = Колода
lcg-term-discard = Сброс
lcg-term-heroes = Герои
lcg-term-allies = Союзники
lcg-term-attachments = Довески
lcg-term-engaged = Враги в схватке
lcg-term-staging = Район средоточия
lcg-term-active = Активная локация
lcg-term-no-active = Активной локации нет
lcg-term-encounter-deck = Колода столкновений
lcg-term-encounter-discard = Сброс столкновений
lcg-term-quest = Приключение
lcg-term-victory = Стопка победы
lcg-term-removed = Убрано из игры
lcg-term-threat = Угроза
lcg-term-first = Первый игрок
lcg-term-round = Раунд { $number }
lcg-term-stage = Стадия { $number }
lcg-term-progress = Продвижение
lcg-term-resources = Ресурсы
lcg-term-damage = Ранения
lcg-term-shadow = Теневая карта
lcg-term-shadow-effect = Теневой эффект
lcg-term-travel = Путешествие
lcg-term-errata = Исправления
lcg-term-ready = карта готова
lcg-term-exhausted = карта истощена
lcg-term-committed = на поисках
lcg-term-prisoner = в плену
lcg-term-face-down = лицом вниз
lcg-term-traits = Черты
lcg-term-keywords = Ключевые слова
lcg-term-cost = Стоимость
lcg-term-threat-cost = Величина угрозы
lcg-term-engagement = Вероятность столкновения
lcg-term-quest-points = Очки задания
lcg-term-victory-points = Очки победы
lcg-term-willpower-against-threat = Сила воли { $number }, сила угрозы { $number2 }
lcg-term-score = Счёт
lcg-term-final-threat = Уровень угрозы в конце
lcg-term-dead-heroes = Величина угрозы погибших героев
lcg-term-damage-on-heroes = Ранения на выживших героях
lcg-term-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}

## На что откликается реакция

lcg-moment-committed = Персонажи отправлены на поиски
lcg-moment-damaged = Нанесены ранения
lcg-moment-destroyed = Карта уничтожена
lcg-moment-left_play = Карта покинула игру
lcg-moment-entered_play = Карта вошла в игру
lcg-moment-played = Карта сыграна
lcg-moment-revealed = Карта открыта
lcg-moment-effect_pending = Эффект вот-вот сработает
lcg-moment-shadow_dealt = Сдана теневая карта
lcg-moment-shadow_pending = Теневой эффект вот-вот сработает
lcg-moment-shadow_done = Теневой эффект сработал
lcg-moment-declared_defender = Объявлен защитник
lcg-moment-attack_begins = Атака начинается
lcg-moment-attack_done = Атака закончилась
lcg-moment-killed_by_attack = Враг уничтожен атакой
lcg-moment-engaged = Началась схватка
lcg-moment-travelled = Игроки отправились в локацию
lcg-moment-explored = Локация исследована
lcg-moment-quest_succeeded = Поиски прошли успешно
lcg-moment-quest_failed = Поиски прошли неудачно
lcg-moment-progress_on_quest = Приключение продвинулось
lcg-moment-rescued = Пленник спасён
lcg-moment-phase_begins = Фаза начинается
lcg-moment-phase_ends = Фаза кончается
lcg-moment-round_ends = Раунд кончается
lcg-moment-refresh_readied = Все карты подготовлены

## Окна и лист подсчёта

lcg-window-act = Действия · { $phase }
lcg-window-respond = Реакции · { $moment }
lcg-sheet-threat = Угроза в конце
lcg-sheet-dead_heroes = Величина угрозы погибших героев
lcg-sheet-damage = Ранения выживших героев
lcg-sheet-player = Всего
lcg-sheet-victory_points = Очки победы
lcg-sheet-completed_rounds = Завершённые раунды
lcg-sheet-score = Счёт
lcg-sheet-earlier = Прошлые сценарии
lcg-sheet-campaign = Счёт кампании
lcg-sheet-rounds = Сыграно раундов

## Вопросы

lcg-prompt-none = Выбирать нечего.
lcg-prompt-mulligan = Заменить всю руку на 6 новых карт? Новые придётся оставить.
lcg-prompt-act = { $phase }: примените действие или спасуйте.
lcg-prompt-plan = Планирование: играйте союзников и довески, применяйте действия или закончите.
lcg-prompt-attach_to = К чему присоединить карту «{ $card }»?
lcg-prompt-pay = «{ $card }»: сколько ресурсов платит { $card2 }? Осталось заплатить: { $number }.
lcg-prompt-x = «{ $card }»: чему равно Х?
lcg-prompt-target = { $number3 ->
    [1] «{ $card }»: выберите карту.
   *[other] «{ $card }»: выберите не меньше { $number2 } и не больше { $number3 }. Выбрано: { $number }.
}
lcg-prompt-player = «{ $card }»: какой игрок?
lcg-prompt-mode = «{ $card }»: какой эффект?
lcg-prompt-commit = { $number ->
    [0] Кто отправится на поиски приключений? Можно никого.
   *[other] Кто ещё отправится на поиски? Выбрано: { $number }.
}
lcg-prompt-respond = { $moment_id ->
    [committed] Персонажи отправлены на поиски. Применить реакцию?
    [damaged] { $card2_plural ->
        [yes] Ранения получают
       *[other] Ранения получает
    } { lcg-who2 }. Применить реакцию?
    [destroyed] { $card2_plural ->
        [yes] Гибнут
       *[other] Гибнет
    } { lcg-who2 }. Применить реакцию?
    [left_play] { $card2_plural ->
        [yes] Покидают игру
       *[other] Покидает игру
    } { lcg-who2 }. Применить реакцию?
    [entered_play] { $card2_plural ->
        [yes] Вступают в игру
       *[other] Вступает в игру
    } { lcg-who2 }. Применить реакцию?
    [played] Сыграна карта «{ $card2 }». Применить реакцию?
    [revealed] Открыта карта «{ $card2 }». Применить реакцию?
    [effect_pending] Эффект карты «{ $card2 }» вот-вот сработает. Отменить его?
    [shadow_dealt] { $card2_plural ->
        [yes] Теневую карту получают
       *[other] Теневую карту получает
    } { lcg-who2 }. Применить реакцию?
    [shadow_pending] Теневой эффект карты «{ $card2 }» вот-вот сработает. Отменить его?
    [declared_defender] Защищается { $card2 }. Применить реакцию?
    [killed_by_attack] { $card2_plural ->
        [yes] От атаки гибнут
       *[other] От атаки гибнет
    } { lcg-who2 }. Применить реакцию?
    [travelled] Игроки отправились в локацию «{ $card2 }». Применить реакцию?
    [explored] Локация «{ $card2 }» исследована. Применить реакцию?
    [progress_on_quest] Карта «{ $card2 }» получила продвижение. Применить реакцию?
   *[other] { $moment }. Применить реакцию?
}
lcg-prompt-forced_order = Несколько эффектов срабатывают одновременно. Какой следующий?
lcg-prompt-travel = Куда отправятся игроки?
lcg-prompt-engage = С каким врагом вступить в схватку? Можно ни с каким.
lcg-prompt-check_tie = Проверка столкновения: какой из этих врагов вступает в схватку с вами?
lcg-prompt-enemy_to_face = Какой враг атакует вас следующим?
lcg-prompt-defend = { $number ->
    [0] { $card_plural ->
        [yes] На вас нападают
       *[other] На вас нападает
    } { $card }. Кто защищается?
   *[other] { $card_plural ->
        [yes] На вас нападают
       *[other] На вас нападает
    } { $card }. Кто ещё защищается? Выбрано: { $number }.
}
lcg-prompt-sentinel = { $number ->
    [0] { $card_plural ->
        [yes] На другого игрока нападают
       *[other] На другого игрока нападает
    } { $card }. Защитит ли его ваш страж?
   *[other] { $card_plural ->
        [yes] На другого игрока нападают
       *[other] На другого игрока нападает
    } { $card }. Защитит ли его ещё один ваш страж? Выбрано: { $number }.
}
lcg-prompt-takes_damage = { $number ->
    [one] «{ $card }»: кто получает { $number } ранение?
    [few] «{ $card }»: кто получает { $number } ранения?
   *[many] «{ $card }»: кто получает { $number } ранений?
}
lcg-prompt-attack = Какого врага атаковать?
lcg-prompt-attackers = { $number ->
    [0] Кто атакует { $card_acc }?
   *[other] Кто ещё атакует { $card_acc }? Выбрано: { $number }.
}
lcg-prompt-join = { $number ->
    [0] Кто из ваших дистанционных персонажей присоединится к атаке на { $card_acc }?
   *[other] Кто ещё присоединится к атаке на { $card_acc }? Выбрано: { $number }.
}
lcg-prompt-exhaust = { $number3 ->
    [1] «{ $card }»: кого истощить?
   *[other] «{ $card }»: кого истощить? Выбрано: { $number } из { $number3 }.
}
lcg-prompt-damage = { $number3 ->
    [1] «{ $card }»: кого ранить?
   *[other] «{ $card }»: кого ранить? Выбрано: { $number } из { $number3 }.
}
lcg-prompt-discard = { $number3 ->
    [1] «{ $card }»: какую карту сбросить из игры?
   *[other] «{ $card }»: какие карты сбросить из игры? Выбрано: { $number } из { $number3 }.
}
lcg-prompt-leave_quest = { $number3 ->
    [1] «{ $card }»: кого отозвать с поисков?
   *[other] «{ $card }»: кого отозвать с поисков? Выбрано: { $number } из { $number3 }.
}
lcg-prompt-restricted = У { $card_gen } больше 2 ограниченных довесков. Какой сбросить?
lcg-prompt-may_pay = { $card } остаётся без сил. Заплатить 2 ресурса из пула этого героя, чтобы вернуть его в готовность?
lcg-prompt-may = «{ $card }»: применить это?
lcg-prompt-look = «{ $card }»: что сделать с увиденной картой?
lcg-prompt-take_one = «{ $card }»: какая карта пойдёт в руку?
lcg-prompt-put_back = «{ $card }»: карты возвращаются на верх колоды, начиная с самой верхней. Какая следующая?
lcg-prompt-from_hand = { $number ->
    [1] «{ $card }»: какую карту сбросить из руки?
   *[other] «{ $card }»: какие карты сбросить из руки? Осталось сбросить: { $number }.
}
lcg-prompt-put_into_play = «{ $card }»: какую карту из руки ввести в игру?
lcg-prompt-search = «{ $card }»: какую карту найти?
lcg-prompt-from_pile = «{ $card }»: какую карту взять из сброса?
lcg-prompt-heal = «{ $card }»: сколько ранений вылечить?

## Слова

lcg-word-card = { $card }
lcg-word-play = Сыграть: { $card }
lcg-word-seat = { $seat }
lcg-word-none = Никого
lcg-word-stay = Остаться на месте
lcg-word-draw = Взять карты
lcg-word-damage = Нанести ранения
lcg-word-lower_threat = Уменьшить свою угрозу
lcg-word-each = Каждый игрок
lcg-word-attack = Атаковать
lcg-word-willpower = Больше силы воли
lcg-word-defense = Больше защиты
lcg-word-leave = Оставить сверху
lcg-word-bottom = Положить под низ
lcg-word-hand = Вернуть в руку
lcg-word-deck = Замешать в колоду
lcg-word-pay = Заплатить

## Журнал

# О ком запись: люди и чудовища по имени, остальные карты в кавычках.
lcg-who = { $card_kind_id ->
    [hero] { $card }
    [ally] { $card }
    [enemy] { $card }
   *[other] «{ $card }»
}
lcg-whose = { $card_kind_id ->
    [hero] { $card_gen }
    [ally] { $card_gen }
    [enemy] { $card_gen }
   *[other] карты «{ $card }»
}
lcg-whom = { $card_kind_id ->
    [hero] { $card_acc }
    [ally] { $card_acc }
    [enemy] { $card_acc }
   *[other] карту «{ $card }»
}
lcg-who2 = { $card2_kind_id ->
    [hero] { $card2 }
    [ally] { $card2 }
    [enemy] { $card2 }
   *[other] «{ $card2 }»
}

lcg-notice-phase = Раунд { $number }, { $phase_mid }.
lcg-each-drew = { lcg-whom }
lcg-notice-drew = { $seat } берёт { $each }.
lcg-each-drew_unseen = { $seat_mid }
lcg-notice-drew_unseen = { $count ->
    [1] { $number ->
        [one] { $each } берёт { $number } карту.
        [few] { $each } берёт { $number } карты.
       *[many] { $each } берёт { $number } карт.
    }
   *[other] { $number ->
        [one] { $each } берут по { $number } карте.
       *[other] { $each } берут по { $number } карты.
    }
}
lcg-notice-draw_prevented = { $seat } не берёт карт из-за { lcg-whose }.
lcg-notice-mulligan = { $seat } замешивает первую руку в колоду и берёт новую.
lcg-each-gained = { $card }
lcg-notice-gained = { $count ->
    [1] { $number ->
        [one] { $each } получает { $number } ресурс.
        [few] { $each } получает { $number } ресурса.
       *[many] { $each } получает { $number } ресурсов.
    }
   *[other] { $number ->
        [one] { $each } получают по { $number } ресурсу.
        [few] { $each } получают по { $number } ресурса.
       *[many] { $each } получают по { $number } ресурсов.
    }
}
lcg-each-paid = { $card } ({ $number })
lcg-notice-paid = { $count ->
    [1] Платит { $each }.
   *[other] Платят { $each }.
}
lcg-notice-played = { $seat } играет { lcg-whom }.
lcg-notice-attached = { $card2_id ->
    [none] Карта «{ $card }» присоединена к колоде.
   *[other] { $card2_plural ->
        [yes] { lcg-who2 } получают довесок «{ $card }».
       *[other] { lcg-who2 } получает довесок «{ $card }».
    }
}
lcg-each-entered_play = { lcg-who }
lcg-notice-entered_play = { $many ->
    [yes] { $each } вступают в игру на стороне { $seat_gen }.
   *[other] { $each } вступает в игру на стороне { $seat_gen }.
}
    .met = { $many ->
        [yes] { $each } вступают в игру на вашей стороне.
       *[other] { $each } вступает в игру на вашей стороне.
    }
lcg-notice-used = { $seat } применяет { $card_kind_id ->
    [hero] способность { $card_gen }.
    [ally] способность { $card_gen }.
   *[other] карту «{ $card }».
}
lcg-each-committed = { $card_acc }
lcg-notice-committed = { $seat } отправляет на поиски { $each }.
lcg-each-left_quest = { $card }
lcg-notice-left_quest = { $count ->
    [1] { $each } выбывает из поисков.
   *[other] { $each } выбывают из поисков.
}
lcg-notice-revealed = { $card_kind_id ->
    [enemy] { $card_plural ->
        [yes] Из колоды столкновений появляются { $card }.
       *[other] Из колоды столкновений появляется { $card }.
    }
   *[other] Из колоды столкновений открыта карта «{ $card }».
}
lcg-notice-cancelled = Эффект { lcg-whose } отменён.
lcg-notice-quest_succeeded = Поиски прошли успешно: сила воли { $number } против угрозы { $number2 }.
lcg-notice-quest_failed = Поиски прошли неудачно: сила воли { $number } против угрозы { $number2 }.
lcg-notice-quest_tied = Поиски ничего не изменили: сила воли { $number } против угрозы { $number2 }.
lcg-each-progress = { $number } на карте «{ $card }»
lcg-notice-progress = Продвижение: { $each }.
lcg-notice-progress_removed = «{ $card }» теряет { $number } продвижения.
lcg-each-explored = «{ $card }»
lcg-notice-explored = { $count ->
    [1] Локация { $each } исследована.
   *[other] Локации { $each } исследованы.
}
lcg-notice-stage = Теперь идёт приключение «{ $card }».
lcg-notice-travelled = Игроки отправляются в локацию «{ $card }».
lcg-each-engaged = { $card }
lcg-notice-engaged = { $many ->
    [yes] { $each } вступают в схватку с { $seat_ins }.
   *[other] { $each } вступает в схватку с { $seat_ins }.
}
    .met = { $many ->
        [yes] { $each } вступают в схватку с вами.
       *[other] { $each } вступает в схватку с вами.
    }
lcg-each-to_staging = { lcg-who }
lcg-notice-to_staging = { $many ->
    [yes] В район средоточия попадают { $each }.
   *[other] В район средоточия попадает { $each }.
}
lcg-each-shadow_dealt = { $card }
lcg-notice-shadow_dealt = { $count ->
    [1] { $card_plural ->
        [yes] { $each } получают теневую карту.
       *[other] { $each } получает теневую карту.
    }
   *[other] { $each } получают по теневой карте.
}
lcg-notice-shadow_turned_up = Теневая карта — «{ $card }».
lcg-notice-shadow_seen = Вы смотрите теневую карту { $card2_gen }: «{ $card }».
lcg-notice-attack_begins = { $card_plural ->
    [yes] { $card } атакуют { $seat_gen }.
   *[other] { $card } атакует { $seat_gen }.
}
    .met = { $card_plural ->
        [yes] { $card } атакуют вас.
       *[other] { $card } атакует вас.
    }
lcg-notice-defended = Защищается { $card2 }.
lcg-notice-undefended = Никто не защищается.
lcg-notice-attacked = Нападение { $number } против защиты { $number2 } у { $card_gen }.
lcg-each-damaged = { lcg-who }
lcg-notice-damaged = { $count ->
    [1] { $card_plural ->
        [yes] { $each } получают
       *[other] { $each } получает
    } { $number ->
        [one] { $number } ранение.
        [few] { $number } ранения.
       *[many] { $number } ранений.
    }
   *[other] { $each } получают по { $number ->
        [one] { $number } ранению.
        [few] { $number } ранения.
       *[many] { $number } ранений.
    }
}
lcg-each-healed = { lcg-whose }
lcg-notice-healed = { $number ->
    [one] Вылечено { $number } ранение у { $each }.
    [few] Вылечено { $number } ранения у { $each }.
   *[many] Вылечено { $number } ранений у { $each }.
}
lcg-each-destroyed = { lcg-who }
lcg-notice-destroyed = { $many ->
    [yes] { $each } гибнут.
   *[other] { $each } гибнет.
}
lcg-each-put_on_pile = { lcg-who }
lcg-notice-put_on_pile = { $many ->
    [yes] { $each } уходят в сброс.
   *[other] { $each } уходит в сброс.
}
lcg-each-discarded = { lcg-who }
lcg-notice-discarded = { $many ->
    [yes] { $each } уходят в сброс.
   *[other] { $each } уходит в сброс.
}
lcg-each-discarded_from_hand = { lcg-whom }
lcg-notice-discarded_from_hand = { $seat } сбрасывает из руки { $each }.
lcg-each-returned_to_hand = { lcg-who }
lcg-notice-returned_to_hand = { $many ->
    [yes] { $each } возвращаются в руку { $seat_gen }.
   *[other] { $each } возвращается в руку { $seat_gen }.
}
    .met = { $many ->
        [yes] { $each } возвращаются к вам в руку.
       *[other] { $each } возвращается к вам в руку.
    }
lcg-each-shuffled_in = { lcg-whom }
lcg-notice-shuffled_in = В колоду замешивают { $each }.
lcg-notice-put_on_top = На верх колоды кладут { lcg-whom }.
lcg-notice-put_under = { $seat } кладёт верхнюю карту колоды столкновений под низ.
lcg-each-deck_seen = { lcg-whom }
lcg-notice-deck_seen = { $seat } видит сверху колоды { $each }.
lcg-notice-deck_looked_at = { $seat } смотрит { $number2 ->
    [1] верхнюю карту
    [one] { $number2 } верхнюю карту
    [few] { $number2 } верхние карты
   *[many] { $number2 } верхних карт
} колоды { $number ->
    [0] игрока 1.
    [1] игрока 2.
    [2] игрока 3.
    [3] игрока 4.
   *[other] столкновений.
}
lcg-each-exhausted = { lcg-who }
lcg-notice-exhausted = { $count ->
    [1] { $each } истощается.
   *[other] { $each } истощаются.
}
lcg-each-readied = { lcg-who }
lcg-notice-readied = { $count ->
    [1] { $each } возвращается в готовность.
   *[other] { $each } возвращаются в готовность.
}
lcg-each-threat_raised = { $seat_gen }
lcg-notice-threat_raised = Угроза { $each } растёт на { $number }.
    .met = Ваша угроза растёт на { $number }.
lcg-each-threat_lowered = { $seat_gen }
lcg-notice-threat_lowered = Угроза { $each } снижается на { $number }.
    .met = Ваша угроза снижается на { $number }.
lcg-each-modified = { $card_id ->
    [none] каждая локация в районе средоточия
   *[other] { lcg-who }
}
lcg-notice-modified = { $stat_id ->
    [cannot_attack] { $many ->
        [yes] { $each } пока не могут атаковать.
       *[other] { $each } пока не может атаковать.
    }
    [several_defenders] Против каждой атаки можно объявлять нескольких защитников.
    [total_threat] Общая сила угрозы района средоточия: { $change }.
   *[other] { $number ->
        [-99] Не считается пока сила угрозы: { $each }.
       *[other] { $many ->
            [yes] { $each } получают { $change } к { $stat_dat }.
           *[other] { $each } получает { $change } к { $stat_dat }.
        }
    }
}
lcg-notice-control = { lcg-who } переходит под управление { $seat_gen }.
    .met = { lcg-who } переходит под ваше управление.
lcg-notice-captured = { $card } попадает в плен.
lcg-notice-rescued = { $card } выходит из плена.
lcg-notice-orc_guard = Орк-стражник вступает в схватку с { $seat_ins }.
    .met = Орк-стражник вступает в схватку с вами.
lcg-notice-deck_reshuffled = Сброс столкновений становится новой колодой столкновений.
lcg-notice-pile_shuffled_in = Сброс { $seat_gen } замешивается в колоду.
    .met = Ваш сброс замешивается в вашу колоду.
lcg-notice-eliminated = { $seat } выбывает из игры.
lcg-notice-first_player = { $seat } теперь ходит первым.
lcg-each-removed = { lcg-who }
lcg-notice-removed = { $many ->
    [yes] { $each } выходят из игры.
   *[other] { $each } выходит из игры.
}
lcg-notice-over = { $outcome_id ->
    [victory] Сценарий пройден: игроки победили.
    [all_eliminated] Все игроки выбыли: игра проиграна.
    [prisoner_lost] Освободить пленника больше некому: игра проиграна.
    [too_long] Последний раунд позади: игра проиграна.
   *[other] Игра ещё не решена.
}
lcg-notice-guarded = «{ $card }» под охраной: { lcg-who2 }.
lcg-notice-claimed = { $seat } забирает карту «{ $card }».
lcg-notice-added_to_hand = { $seat } добавляет в руку { lcg-whom }.
lcg-notice-added_unseen = { $seat } добавляет карту в руку.
lcg-each-joined_attack = { $card2 }
lcg-notice-joined_attack = { $many ->
    [yes] { $each } атакуют { $card_acc }.
   *[other] { $each } атакует { $card_acc }.
}
lcg-notice-because = Действует эффект { lcg-whose }.
    .then = { $told } из-за { lcg-whose }.
lcg-result = { lcg-notice-over }

## Если вопрос или запись журнала не о карте

lcg-card-none = без карты

## Имена героев

lcg-card-aragorn = Арагорн
    .gen = Арагорна
    .acc = Арагорна
lcg-card-theodred = Теодред
    .gen = Теодреда
    .acc = Теодреда
lcg-card-gloin = Глоин
    .gen = Глоина
    .acc = Глоина
lcg-card-gimli = Гимли
    .gen = Гимли
    .acc = Гимли
lcg-card-legolas = Леголас
    .gen = Леголаса
    .acc = Леголаса
lcg-card-thalin = Талин
    .gen = Талина
    .acc = Талина
lcg-card-eowyn = Эовин
    .gen = Эовин
    .acc = Эовин
lcg-card-eleanor = Эланор
    .gen = Эланор
    .acc = Эланор
lcg-card-dunhere = Дунэр
    .gen = Дунэра
    .acc = Дунэра
lcg-card-denethor = Денетор
    .gen = Денетора
    .acc = Денетора
lcg-card-glorfindel = Глорфиндел
    .gen = Глорфиндела
    .acc = Глорфиндела
lcg-card-beravor = Берэвор
    .gen = Берэвор
    .acc = Берэвор

## Имена союзников

lcg-card-guard_of_the_citadel = Страж Цитадели
    .gen = Стража Цитадели
    .acc = Стража Цитадели
lcg-card-faramir = Фарамир
    .gen = Фарамира
    .acc = Фарамира
lcg-card-son_of_arnor = Сын Арнора
    .gen = Сына Арнора
    .acc = Сына Арнора
lcg-card-snowbourn_scout = Разведчик Снежного ручья
    .gen = Разведчика Снежного ручья
    .acc = Разведчика Снежного ручья
lcg-card-silverlode_archer = Стрелок Серебряного Потока
    .gen = Стрелка Серебряного Потока
    .acc = Стрелка Серебряного Потока
lcg-card-longbeard_orc_slayer = Длиннобородый истребитель орков
    .gen = Длиннобородого истребителя орков
    .acc = Длиннобородого истребителя орков
lcg-card-brok_ironfist = Брок Железный Кулак
    .gen = Брока Железного Кулака
    .acc = Брока Железного Кулака
lcg-card-veteran_axehand = Бывалый секироносец
    .gen = Бывалого секироносца
    .acc = Бывалого секироносца
lcg-card-gondorian_spearman = Гондорский копейщик
    .gen = Гондорского копейщика
    .acc = Гондорского копейщика
lcg-card-horseback_archer = Конный лучник
    .gen = Конного лучника
    .acc = Конного лучника
lcg-card-beorn = Беорн
    .gen = Беорна
    .acc = Беорна
lcg-card-wandering_took = Странствующий Тук
    .gen = Странствующего Тука
    .acc = Странствующего Тука
lcg-card-lorien_guide = Лориенский проводник
    .gen = Лориенского проводника
    .acc = Лориенского проводника
lcg-card-northern_tracker = Охотник с Севера
    .gen = Охотника с Севера
    .acc = Охотника с Севера
lcg-card-daughter_of_the_nimrodel = Дочь Нимродели
    .gen = Дочери Нимродели
    .acc = Дочь Нимродели
lcg-card-erebor_hammersmith = Кузнец из Эребора
    .gen = Кузнеца из Эребора
    .acc = Кузнеца из Эребора
lcg-card-henamarth_riversong = Хенамарт Песнь Реки
    .gen = Хенамарта Песни Реки
    .acc = Хенамарта Песнь Реки
lcg-card-miner_of_the_iron_hills = Рудокоп с Железных холмов
    .gen = Рудокопа с Железных холмов
    .acc = Рудокопа с Железных холмов
lcg-card-gleowine = Глеовин
    .gen = Глеовина
    .acc = Глеовина
lcg-card-gandalf = Гэндальф
    .gen = Гэндальфа
    .acc = Гэндальфа

## Названия довесков

lcg-card-steward_of_gondor = Наместник Гондора
lcg-card-celebrians_stone = Камень Келебриан
lcg-card-blade_of_gondolin = Клинок Гондолина
lcg-card-citadel_plate = Доспех Цитадели
lcg-card-dwarven_axe = Гномий топор
lcg-card-horn_of_gondor = Рог Гондора
lcg-card-the_favor_of_the_lady = Благосклонность Владычицы
lcg-card-power_in_the_earth = Сила земли
lcg-card-unexpected_courage = Нежданная отвага
lcg-card-forest_snare = Лесной силок
lcg-card-protector_of_lorien = Защитник Лориена
lcg-card-dark_knowledge = Тёмное знание
lcg-card-self_preservation = Самосохранение

## Названия событий

lcg-card-ever_vigilant = Вечно бдительные
    .plural = yes
lcg-card-common_cause = Общее дело
lcg-card-for_gondor = За Гондор!
lcg-card-sneak_attack = Внезапная атака
lcg-card-valiant_sacrifice = Доблестная жертва
lcg-card-grim_resolve = Мрачная решимость
lcg-card-blade_mastery = Мастерство клинка
lcg-card-rain_of_arrows = Ливень стрел
lcg-card-feint = Ложный выпад
lcg-card-quick_strike = Быстрый удар
lcg-card-thicket_of_spears = Чаща копий
lcg-card-swift_strike = Стремительный удар
lcg-card-stand_together = Плечом к плечу
lcg-card-the_galadhrims_greeting = Приветствие галадримов
lcg-card-strength_of_will = Сила воли
lcg-card-hasty_stroke = Поспешный удар
lcg-card-will_of_the_west = Воля Запада
lcg-card-a_test_of_will = Испытание воли
lcg-card-stand_and_fight = Стоять насмерть
lcg-card-a_light_in_the_dark = Свет во тьме
lcg-card-dwarven_tomb = Гробница гномов
lcg-card-fortune_or_fate = Удача или рок
lcg-card-lore_of_imladris = Знания Имладриса
    .plural = yes
lcg-card-loriens_wealth = Богатство Лориена
lcg-card-radagasts_cunning = Хитрость Радагаста
lcg-card-secret_paths = Тайные тропы
    .plural = yes
lcg-card-gandalfs_search = Поиски Гэндальфа
    .plural = yes
lcg-card-beorns_hospitality = Гостеприимство Беорна

## Названия врагов

lcg-card-king_spider = Король-паук
    .gen = Короля-паука
    .acc = Короля-паука
lcg-card-hummerhorns = Жужжащие Шершни
    .gen = Жужжащих Шершней
    .acc = Жужжащих Шершней
    .plural = yes
lcg-card-ungoliants_spawn = Порождение Унголианты
    .gen = Порождения Унголианты
    .acc = Порождение Унголианты
lcg-card-wolf_rider = Наездник на волке
    .gen = Наездника на волке
    .acc = Наездника на волке
lcg-card-hill_troll = Холмовой тролль
    .gen = Холмового тролля
    .acc = Холмового тролля
lcg-card-goblin_sniper = Гоблин-стрелок
    .gen = Гоблина-стрелка
    .acc = Гоблина-стрелка
lcg-card-marsh_adder = Болотный Змей
    .gen = Болотного Змея
    .acc = Болотного Змея
lcg-card-wargs = Варги
    .gen = Варгов
    .acc = Варгов
    .plural = yes
lcg-card-dol_guldur_orcs = Дол-гулдурские орки
    .gen = Дол-гулдурских орков
    .acc = Дол-гулдурских орков
    .plural = yes
lcg-card-chieftain_ufthak = Вождь Уфтак
    .gen = Вождя Уфтака
    .acc = Вождя Уфтака
lcg-card-dol_guldur_beastmaster = Повелитель Зверей из Дол Гулдура
    .gen = Повелителя Зверей из Дол Гулдура
    .acc = Повелителя Зверей из Дол Гулдура
lcg-card-forest_spider = Лесной Паук
    .gen = Лесного Паука
    .acc = Лесного Паука
lcg-card-east_bight_patrol = Патруль Восточной Излучины
    .gen = Патруля Восточной Излучины
    .acc = Патруль Восточной Излучины
lcg-card-black_forest_bats = Летучие мыши чёрного леса
    .gen = Летучих мышей чёрного леса
    .acc = Летучих мышей чёрного леса
    .plural = yes
lcg-card-dungeon_jailor = Тюремщик подземелий
    .gen = Тюремщика подземелий
    .acc = Тюремщика подземелий
lcg-card-nazgul_of_dol_guldur = Назгул из Дол Гулдура
    .gen = Назгула из Дол Гулдура
    .acc = Назгула из Дол Гулдура
lcg-card-cavern_guardian = Страж пещер
    .gen = Стража пещер
    .acc = Стража пещер
lcg-card-misty_mountain_goblins = Гоблины Мглистых гор
    .gen = Гоблинов Мглистых гор
    .acc = Гоблинов Мглистых гор
    .plural = yes
lcg-card-eastern_crows = Восточные вороны
    .gen = Восточных ворон
    .acc = Восточных ворон
    .plural = yes
lcg-card-orc_guard = Орк-стражник
    .gen = Орка-стражника
    .acc = Орка-стражника

## Названия локаций

lcg-card-great_forest_web = Огромная лесная паутина
lcg-card-mountains_of_mirkwood = Горы Лихолесья
    .plural = yes
lcg-card-the_brown_lands = Бурые земли
    .plural = yes
lcg-card-the_east_bight = Восточная Излучина
lcg-card-necromancers_pass = Перевал Некроманта
lcg-card-enchanted_stream = Зачарованный Поток
lcg-card-old_forest_road = Старая лесная дорога
lcg-card-forest_gate = Лесные врата
    .plural = yes
lcg-card-endless_caverns = Бесконечные пещеры
    .plural = yes
lcg-card-tower_gate = Врата башни
    .plural = yes
lcg-card-banks_of_the_anduin = Берега Андуина
    .plural = yes
lcg-card-gladden_fields = Ирисная Низина

## Названия предательств

lcg-card-eyes_of_the_forest = Глаза леса
    .plural = yes
lcg-card-caught_in_a_web = В паутине
lcg-card-despair = Отчаяние
lcg-card-driven_by_shadow = Гонимые Тенью
    .plural = yes
lcg-card-the_necromancers_reach = Длань Некроманта
lcg-card-under_the_shadow = Под Тенью
lcg-card-iron_shackles = Железные оковы
    .plural = yes
lcg-card-massing_at_night = Ночной сбор
lcg-card-evil_storm = Злая буря
lcg-card-pursued_by_shadow = Преследуемые Тенью
    .plural = yes
lcg-card-treacherous_fog = Предательский туман

## Названия целей

lcg-card-gandalfs_map = Карта Гэндальфа
lcg-card-dungeon_torch = Факел подземелий
lcg-card-shadow_key = Теневой ключ

## Названия карт приключений

lcg-card-flies_and_spiders = Мухи и пауки
lcg-card-a_fork_in_the_road = Развилка дорог
lcg-card-dont_leave_the_path = Не сходите с тропы!
lcg-card-beorns_path = Тропа Беорна
lcg-card-to_the_river = К реке…
lcg-card-anduin_passage = Путь по Андуину
lcg-card-ambush_on_the_shore = Засада на берегу
lcg-card-the_necromancers_tower = Башня Некроманта
lcg-card-through_the_caverns = Через пещеры
lcg-card-out_of_the_dungeons = Прочь из подземелий

## Что напечатано на карте, кроме её собственного текста

lcg-text-hero = Герой сферы «{ $sphere }». Величина угрозы { $threat_cost }. { lcg-fighter } { lcg-printed }
lcg-text-ally = { $sphere_id ->
    [neutral] Нейтральный союзник
   *[other] Союзник сферы «{ $sphere }»
}, { lcg-price }. { lcg-fighter } { lcg-printed }
lcg-text-attachment = Довесок сферы «{ $sphere }», { lcg-price }. { lcg-printed }
lcg-text-event = Событие сферы «{ $sphere }», { lcg-price }.
lcg-text-enemy = Враг, { lcg-from }. Вероятность столкновения { $engagement }, сила угрозы { $threat }, нападение { $attack }, защита { $defense }, очки жизни { $hit_points }. { lcg-printed }
lcg-text-location = Локация, { lcg-from }. Сила угрозы { $threat }, сложность поисков { $quest_points }. { lcg-printed }
lcg-text-treachery = Предательство, { lcg-from }.
lcg-text-objective = Цель, { lcg-from }. { lcg-printed }
lcg-text-quest = { $quest_points ->
    [0] Очков задания нет.
   *[other] Очки задания { $quest_points }.
}

lcg-fighter = Сила воли { $willpower }, нападение { $attack }, защита { $defense }, очки жизни { $hit_points }.
lcg-price = { $unique_id ->
    [some] уникальный, стоимость { lcg-cost }
   *[other] стоимость { lcg-cost }
}{ lcg-copies }
lcg-cost = { $cost ->
    [X] Х
   *[other] { $cost }
}
lcg-from = набор «{ $set }»{ lcg-copies }
lcg-copies = { $copies ->
    [1] {""}
   *[other] , { $copies } экз
}
lcg-printed = Черты: { $traits }. { $keywords_id ->
    [none] {""}
   *[other] Ключевые слова: { $keywords }.
}

## Предложения, общие для нескольких карт

lcg-claim = Действие: если эту цель уже ничто не охраняет, увеличьте свою угрозу на 2, чтобы забрать её и присоединить к своему герою. Отделённая от героя, она возвращается в район средоточия.
lcg-orc-guards = верхняя карта колоды каждого игрока лицом вниз вступает в схватку с ним как орк-стражник: нападение 1, защита 1, очков жизни 1
lcg-orc-guards-leave = орк-стражник, который должен вернуться в район средоточия, уходит в сброс владельца.
lcg-one-ally = Все игроки вместе могут сыграть не больше 1 союзника за раунд.

## Что делают герои

lcg-text-aragorn = { lcg-text-hero } { lcg-text-aragorn.effect }
    .effect = Реакция: когда Арагорн отправлен на поиски, потратьте 1 ресурс из его пула, чтобы подготовить его.
lcg-text-theodred = { lcg-text-hero } { lcg-text-theodred.effect }
    .effect = Реакция: когда Теодред отправлен на поиски, добавьте 1 ресурс в пул любого героя, который тоже на поисках, или в его собственный.
lcg-text-gloin = { lcg-text-hero } { lcg-text-gloin.effect }
    .effect = Реакция: когда Глоин получает ранения и остаётся жив, добавьте в его пул столько же ресурсов.
lcg-text-gimli = { lcg-text-hero } { lcg-text-gimli.effect }
    .effect = Гимли получает +1 к нападению за каждое ранение на нём.
lcg-text-legolas = { lcg-text-hero } { lcg-text-legolas.effect }
    .effect = Реакция: когда враг уничтожен атакой, в которой участвует Леголас, положите 2 жетона продвижения на текущее приключение.
lcg-text-thalin = { lcg-text-hero } { lcg-text-thalin.effect }
    .effect = Пока Талин на поисках, каждый враг получает 1 ранение в миг, когда его открывают из колоды столкновений, раньше всего остального.
lcg-text-eowyn = { lcg-text-hero } { lcg-text-eowyn.effect }
    .effect = Действие: сбросьте 1 карту из руки, чтобы Эовин получила +1 к силе воли до конца фазы. Это может сделать любой игрок, каждый один раз за раунд.
lcg-text-eleanor = { lcg-text-hero } { lcg-text-eleanor.effect }
    .effect = Реакция: когда из колоды столкновений открыто предательство, истощите Эланор, чтобы отменить его действие при открытии. Сбросьте его и откройте вместо него следующую карту столкновений.
lcg-text-dunhere = { lcg-text-hero } { lcg-text-dunhere.effect }
    .effect = Если Дунэр атакует один, он может выбрать врага в районе средоточия и против такого врага получает +1 к нападению.
lcg-text-denethor = { lcg-text-hero } { lcg-text-denethor.effect }
    .effect = Действие: истощите Денетора, чтобы посмотреть верхнюю карту колоды столкновений. Оставьте её на месте или положите под низ.
lcg-text-glorfindel = { lcg-text-hero } { lcg-text-glorfindel.effect }
    .effect = Действие: потратьте 1 ресурс из пула Глорфиндела, чтобы вылечить 1 ранение любому персонажу. Один раз за раунд.
lcg-text-beravor = { lcg-text-hero } { lcg-text-beravor.effect } С официальными исправлениями: { lcg-text-beravor.errata }
    .effect = Действие: истощите Берэвор; выбранный вами игрок берёт 2 карты.
    .errata = один раз за раунд.

## Что делают союзники

lcg-text-faramir = { lcg-text-ally } { lcg-text-faramir.effect }
    .effect = Действие: истощите Фарамира и выберите игрока: все его персонажи получают +1 к силе воли до конца фазы.
lcg-text-son_of_arnor = { lcg-text-ally } { lcg-text-son_of_arnor.effect }
    .effect = Реакция: когда Сын Арнора входит в игру, вступите в схватку с любым врагом из района средоточия или от другого игрока.
lcg-text-snowbourn_scout = { lcg-text-ally } { lcg-text-snowbourn_scout.effect }
    .effect = Реакция: когда Разведчик Снежного ручья входит в игру, положите 1 жетон продвижения на любую локацию.
lcg-text-longbeard_orc_slayer = { lcg-text-ally } { lcg-text-longbeard_orc_slayer.effect }
    .effect = Реакция: когда Длиннобородый истребитель орков входит в игру, нанесите по 1 ранению каждому врагу с чертой «орк» в игре.
lcg-text-brok_ironfist = { lcg-text-ally } { lcg-text-brok_ironfist.effect }
    .effect = Реакция: когда ваш герой с чертой «гном» покидает игру, введите Брока в игру из руки, не платя за него.
lcg-text-gondorian_spearman = { lcg-text-ally } { lcg-text-gondorian_spearman.effect }
    .effect = Реакция: когда Гондорский копейщик объявлен защитником, нанесите 1 ранение атакующему врагу.
lcg-text-beorn = { lcg-text-ally } { lcg-text-beorn.effect }
    .effect = Действие: Беорн получает +5 к нападению до конца фазы. Когда фаза кончается, замешайте его в свою колоду. Один раз за раунд.
lcg-text-wandering_took = { lcg-text-ally } { lcg-text-wandering_took.effect } С официальными исправлениями: { lcg-text-wandering_took.errata }
    .effect = Действие: уменьшите свою угрозу на 3, чтобы передать Странствующего Тука другому игроку; угроза того увеличивается на 3.
    .errata = один раз за раунд.
lcg-text-lorien_guide = { lcg-text-ally } { lcg-text-lorien_guide.effect }
    .effect = Реакция: когда Лориенский проводник отправлен на поиски, положите 1 жетон продвижения на активную локацию.
lcg-text-northern_tracker = { lcg-text-ally } { lcg-text-northern_tracker.effect }
    .effect = Реакция: когда Охотник с Севера отправлен на поиски, положите по 1 жетону продвижения на каждую локацию в районе средоточия.
lcg-text-daughter_of_the_nimrodel = { lcg-text-ally } { lcg-text-daughter_of_the_nimrodel.effect }
    .effect = Действие: истощите Дочь Нимродели, чтобы вылечить до 2 ранений любому герою.
lcg-text-erebor_hammersmith = { lcg-text-ally } { lcg-text-erebor_hammersmith.effect }
    .effect = Реакция: когда вы сыграли Кузнеца из Эребора с руки, верните в руку владельца самый верхний довесок из сброса любого игрока.
lcg-text-henamarth_riversong = { lcg-text-ally } { lcg-text-henamarth_riversong.effect }
    .effect = Действие: истощите Хенамарта, чтобы посмотреть верхнюю карту колоды столкновений.
lcg-text-miner_of_the_iron_hills = { lcg-text-ally } { lcg-text-miner_of_the_iron_hills.effect }
    .effect = Реакция: когда Рудокоп с Железных холмов входит в игру, выберите в игре довесок с чертой «состояние» и сбросьте его.
lcg-text-gleowine = { lcg-text-ally } { lcg-text-gleowine.effect }
    .effect = Действие: истощите Глеовина; выбранный вами игрок берёт 1 карту.
lcg-text-gandalf = { lcg-text-ally } { lcg-text-gandalf.effect }
    .effect = В конце раунда сбросьте Гэндальфа из игры. Реакция: когда Гэндальф входит в игру, выберите одно: взять 3 карты, или нанести 4 ранения врагу в игре, или уменьшить свою угрозу на 5.

## Что делают довески

lcg-text-steward_of_gondor = { lcg-text-attachment } { lcg-text-steward_of_gondor.effect }
    .effect = Присоединяется к герою; он получает черту «Гондор». Действие: истощите эту карту, чтобы добавить 2 ресурса в пул этого героя.
lcg-text-celebrians_stone = { lcg-text-attachment } { lcg-text-celebrians_stone.effect }
    .effect = Присоединяется к герою; он получает +2 к силе воли. Арагорн с этой картой получает ещё и символ сферы «Дух».
lcg-text-blade_of_gondolin = { lcg-text-attachment } { lcg-text-blade_of_gondolin.effect }
    .effect = Присоединяется к герою; он получает +1 к нападению, когда атакует врага с чертой «орк». Реакция: когда этот герой атакой уничтожил врага, положите 1 жетон продвижения на текущее приключение.
lcg-text-citadel_plate = { lcg-text-attachment } { lcg-text-citadel_plate.effect }
    .effect = Присоединяется к герою; он получает +4 очка жизни.
lcg-text-dwarven_axe = { lcg-text-attachment } { lcg-text-dwarven_axe.effect }
    .effect = Присоединяется к герою; он получает +1 к нападению, а герой с чертой «гном» +2.
lcg-text-horn_of_gondor = { lcg-text-attachment } { lcg-text-horn_of_gondor.effect } С официальными исправлениями: { lcg-text-horn_of_gondor.errata }
    .effect = Присоединяется к герою. Реакция: когда любой персонаж покидает игру, добавьте 1 ресурс в пул этого героя.
    .errata = откликается только на уничтоженных персонажей.
lcg-text-the_favor_of_the_lady = { lcg-text-attachment } { lcg-text-the_favor_of_the_lady.effect }
    .effect = Присоединяется к герою; он получает +1 к силе воли.
lcg-text-power_in_the_earth = { lcg-text-attachment } { lcg-text-power_in_the_earth.effect }
    .effect = Присоединяется к локации; её сила угрозы меньше на 1.
lcg-text-unexpected_courage = { lcg-text-attachment } { lcg-text-unexpected_courage.effect }
    .effect = Присоединяется к герою. Действие: истощите эту карту, чтобы подготовить этого героя.
lcg-text-forest_snare = { lcg-text-attachment } { lcg-text-forest_snare.effect }
    .effect = Присоединяется к врагу в схватке с игроком. Этот враг не может атаковать.
lcg-text-protector_of_lorien = { lcg-text-attachment } { lcg-text-protector_of_lorien.effect } С официальными исправлениями: { lcg-text-protector_of_lorien.errata }
    .effect = Присоединяется к герою. Действие: сбросьте 1 карту из руки, чтобы этот герой получил +1 к защите или +1 к силе воли до конца фазы.
    .errata = не больше 3 раз за фазу.
lcg-text-dark_knowledge = { lcg-text-attachment } { lcg-text-dark_knowledge.effect }
    .effect = Присоединяется к герою; он получает −1 к силе воли. Реакция: когда врагу в схватке с вами сдана теневая карта, истощите Тёмное знание, чтобы посмотреть эту теневую карту.
lcg-text-self_preservation = { lcg-text-attachment } { lcg-text-self_preservation.effect }
    .effect = Присоединяется к персонажу. Действие: истощите эту карту, чтобы вылечить 2 ранения этому персонажу.

## Что делают события

lcg-text-ever_vigilant = { lcg-text-event } { lcg-text-ever_vigilant.effect }
    .effect = Действие: подготовьте союзника.
lcg-text-common_cause = { lcg-text-event } { lcg-text-common_cause.effect }
    .effect = Действие: истощите своего героя, чтобы подготовить другого героя.
lcg-text-for_gondor = { lcg-text-event } { lcg-text-for_gondor.effect }
    .effect = Действие: до конца фазы каждый персонаж получает +1 к нападению, а каждый персонаж с чертой «Гондор» ещё и +1 к защите.
lcg-text-sneak_attack = { lcg-text-event } { lcg-text-sneak_attack.effect }
    .effect = Действие: введите в игру союзника из руки. Если в конце фазы он ещё в игре, верните его в руку.
lcg-text-valiant_sacrifice = { lcg-text-event } { lcg-text-valiant_sacrifice.effect }
    .effect = Реакция: когда союзник покидает игру, тот, кто им управлял, берёт 2 карты.
lcg-text-grim_resolve = { lcg-text-event } { lcg-text-grim_resolve.effect }
    .effect = Действие: подготовьте всех персонажей в игре.
lcg-text-blade_mastery = { lcg-text-event } { lcg-text-blade_mastery.effect }
    .effect = Действие: выбранный персонаж получает +1 к нападению и +1 к защите до конца фазы.
lcg-text-rain_of_arrows = { lcg-text-event } { lcg-text-rain_of_arrows.effect }
    .effect = Действие: истощите своего дистанционного персонажа и выберите игрока: каждый враг в схватке с этим игроком получает 1 ранение.
lcg-text-feint = { lcg-text-event } { lcg-text-feint.effect } С официальными исправлениями: { lcg-text-feint.errata }
    .effect = Боевое действие: выберите врага в схватке с игроком. До конца фазы он не может атаковать.
    .errata = он не может атаковать этого игрока, а другого может.
lcg-text-quick_strike = { lcg-text-event } { lcg-text-quick_strike.effect }
    .effect = Действие: истощите своего персонажа и выберите врага, которого он может атаковать. Он сразу атакует его в одиночку.
lcg-text-thicket_of_spears = { lcg-text-event } { lcg-text-thicket_of_spears.effect } С официальными исправлениями: { lcg-text-thicket_of_spears.errata }
    .effect = Ресурсы за эту карту должны быть из пулов 3 разных героев. Действие: выберите игрока. До конца фазы враги в схватке с ним не могут атаковать.
    .errata = они не могут атаковать этого игрока, а другого могут.
lcg-text-swift_strike = { lcg-text-event } { lcg-text-swift_strike.effect }
    .effect = Реакция: когда персонаж объявлен защитником, нанесите 2 ранения атакующему врагу.
lcg-text-stand_together = { lcg-text-event } { lcg-text-stand_together.effect }
    .effect = Действие: выберите игрока. До конца фазы он может объявлять сколько угодно защитников против каждой атаки.
lcg-text-the_galadhrims_greeting = { lcg-text-event } { lcg-text-the_galadhrims_greeting.effect }
    .effect = Действие: уменьшите угрозу одного игрока на 6 или угрозу каждого игрока на 2.
lcg-text-strength_of_will = { lcg-text-event } { lcg-text-strength_of_will.effect }
    .effect = Реакция: когда игроки отправились в локацию, истощите своего персонажа сферы «Дух», чтобы положить на неё 2 жетона продвижения.
lcg-text-hasty_stroke = { lcg-text-event } { lcg-text-hasty_stroke.effect }
    .effect = Реакция: отмените теневой эффект, который только что сработал.
lcg-text-will_of_the_west = { lcg-text-event } { lcg-text-will_of_the_west.effect } С официальными исправлениями: { lcg-text-will_of_the_west.errata }
    .effect = Действие: выберите игрока: его сброс замешивается в его колоду; герои остаются в сбросе.
    .errata = затем уберите эту карту из игры.
lcg-text-a_test_of_will = { lcg-text-event } { lcg-text-a_test_of_will.effect }
    .effect = Реакция: когда карта открыта из колоды столкновений, отмените её действие при открытии. Её ключевые слова действуют.
lcg-text-stand_and_fight = { lcg-text-event } { lcg-text-stand_and_fight.effect } С официальными исправлениями: { lcg-text-stand_and_fight.errata }
    .effect = Действие: введите в игру под свой контроль союзника любой сферы стоимостью Х из сброса любого игрока.
    .errata = нейтральные союзники не принадлежат ни к одной сфере: выбрать их нельзя.
lcg-text-a_light_in_the_dark = { lcg-text-event } { lcg-text-a_light_in_the_dark.effect }
    .effect = Действие: верните врага в схватке с игроком в район средоточия.
lcg-text-dwarven_tomb = { lcg-text-event } { lcg-text-dwarven_tomb.effect }
    .effect = Действие: верните в руку карту сферы «Дух» из своего сброса.
lcg-text-fortune_or_fate = { lcg-text-event } { lcg-text-fortune_or_fate.effect }
    .effect = Действие: введите в игру героя из сброса любого игрока; им управляет владелец.
lcg-text-lore_of_imladris = { lcg-text-event } { lcg-text-lore_of_imladris.effect }
    .effect = Действие: вылечите все ранения одному персонажу.
lcg-text-loriens_wealth = { lcg-text-event } { lcg-text-loriens_wealth.effect }
    .effect = Действие: выбранный вами игрок берёт 3 карты.
lcg-text-radagasts_cunning = { lcg-text-event } { lcg-text-radagasts_cunning.effect }
    .effect = Действие в поисках: выберите врага в районе средоточия. До конца фазы его сила угрозы не считается.
lcg-text-secret_paths = { lcg-text-event } { lcg-text-secret_paths.effect }
    .effect = Действие в поисках: выберите локацию в районе средоточия. До конца фазы её сила угрозы не считается.
lcg-text-gandalfs_search = { lcg-text-event } { lcg-text-gandalfs_search.effect }
    .effect = Действие: посмотрите Х верхних карт колоды любого игрока, одну из них добавьте в руку её владельца, остальные верните наверх в любом порядке.
lcg-text-beorns_hospitality = { lcg-text-event } { lcg-text-beorns_hospitality.effect }
    .effect = Действие: выберите игрока и вылечите все ранения всем его героям.

## Что делают враги

lcg-text-king_spider = { lcg-text-enemy } { lcg-text-king_spider.effect } Теневой эффект: { lcg-text-king_spider.shadow }
    .effect = При открытии: каждый игрок истощает 1 своего персонажа на выбор.
    .shadow = атакованный игрок истощает 1 своего персонажа, а если атака без защиты — 2.
lcg-text-hummerhorns = { lcg-text-enemy } { lcg-text-hummerhorns.effect } Теневой эффект: { lcg-text-hummerhorns.shadow }
    .effect = Обязательно: когда этот враг вступает в схватку с вами, нанесите 5 ранений одному своему герою.
    .shadow = каждый персонаж атакованного игрока получает 1 ранение, а если атака без защиты — 2.
lcg-text-ungoliants_spawn = { lcg-text-enemy } { lcg-text-ungoliants_spawn.effect } Теневой эффект: { lcg-text-ungoliants_spawn.shadow }
    .effect = При открытии: каждый персонаж, который сейчас на поисках, получает −1 к силе воли до конца фазы.
    .shadow = угроза атакованного игрока увеличивается на 4, а если атака без защиты — на 8.
lcg-text-wolf_rider = { lcg-text-enemy } Теневой эффект: { lcg-text-wolf_rider.shadow }
    .shadow = наездник тоже атакует этого игрока, со своей теневой картой; против него можно объявить защитника. После боя он ложится на верх колоды столкновений.
lcg-text-hill_troll = { lcg-text-enemy } { lcg-text-hill_troll.effect }
    .effect = Ранения от его атаки сверх того, что ещё может принять раненый персонаж, увеличивают вашу угрозу, каждое на 1.
lcg-text-goblin_sniper = { lcg-text-enemy } { lcg-text-goblin_sniper.effect }
    .effect = Вступить с ним в схватку по своему выбору нельзя, пока в районе средоточия есть другой враг. Обязательно: если в конце фазы боя он в районе средоточия, каждый игрок наносит 1 ранение своему персонажу на выбор.
lcg-text-marsh_adder = { lcg-text-enemy } { lcg-text-marsh_adder.effect }
    .effect = Обязательно: каждый раз, когда он атакует вас, ваша угроза увеличивается на 1.
lcg-text-wargs = { lcg-text-enemy } { lcg-text-wargs.effect } Теневой эффект: { lcg-text-wargs.shadow }
    .effect = Обязательно: если у теневой карты его атаки нет теневого эффекта, после атаки враг возвращается в район средоточия.
    .shadow = атакующий враг получает +1 к нападению, а если атака без защиты — +2.
lcg-text-dol_guldur_orcs = { lcg-text-enemy } { lcg-text-dol_guldur_orcs.effect } Теневой эффект: { lcg-text-dol_guldur_orcs.shadow }
    .effect = При открытии: первый игрок наносит 2 ранения одному персонажу на поисках.
    .shadow = атакующий враг получает +1 к нападению, а если атака без защиты — +3.
lcg-text-chieftain_ufthak = { lcg-text-enemy } { lcg-text-chieftain_ufthak.effect }
    .effect = Получает +2 к нападению за каждый жетон ресурса на нём. Обязательно: после его атаки положите на него 1 жетон ресурса.
lcg-text-dol_guldur_beastmaster = { lcg-text-enemy } { lcg-text-dol_guldur_beastmaster.effect } С официальными исправлениями: { lcg-text-dol_guldur_beastmaster.errata }
    .effect = Обязательно: когда он атакует, сдайте ему ещё 1 теневую карту.
    .errata = карту сдают, как только враг выбран, до объявления защитника.
lcg-text-forest_spider = { lcg-text-enemy } { lcg-text-forest_spider.effect } Теневой эффект: { lcg-text-forest_spider.shadow }
    .effect = Обязательно: когда он вступает в схватку с игроком, он получает +1 к нападению до конца раунда.
    .shadow = атакованный игрок сбрасывает один свой довесок на выбор.
lcg-text-east_bight_patrol = { lcg-text-enemy } Теневой эффект: { lcg-text-east_bight_patrol.shadow }
    .shadow = атакующий враг получает +1 к нападению. Если атака без защиты, угроза атакованного игрока ещё и увеличивается на 3.
lcg-text-black_forest_bats = { lcg-text-enemy } { lcg-text-black_forest_bats.effect }
    .effect = При открытии: каждый игрок отзывает с поисков 1 своего персонажа на выбор. Тот остаётся истощённым.
lcg-text-dungeon_jailor = { lcg-text-enemy } { lcg-text-dungeon_jailor.effect }
    .effect = Обязательно: если поиски прошли неудачно, а он в районе средоточия, замешайте незабранную цель из района средоточия в колоду столкновений.
lcg-text-nazgul_of_dol_guldur = { lcg-text-enemy } { lcg-text-nazgul_of_dol_guldur.effect } С официальными исправлениями: { lcg-text-nazgul_of_dol_guldur.errata }
    .effect = Обязательно: когда пленник спасён, Назгул входит в район средоточия. Обязательно: когда сработал теневой эффект его теневой карты, игрок в схватке с ним сбрасывает одного своего персонажа на выбор.
    .errata = на него нельзя играть довески.
lcg-text-cavern_guardian = { lcg-text-enemy } Теневой эффект: { lcg-text-cavern_guardian.shadow }
    .shadow = атакованный игрок сбрасывает один свой довесок на выбор, а если атака без защиты — все. Потерянные так цели возвращаются в район средоточия.
lcg-text-misty_mountain_goblins = { lcg-text-enemy } { lcg-text-misty_mountain_goblins.effect } Теневой эффект: { lcg-text-misty_mountain_goblins.shadow }
    .effect = Обязательно: после его атаки снимите 1 жетон продвижения с текущего приключения.
    .shadow = снимите с текущего приключения 1 жетон продвижения, а если атака без защиты — 3.
lcg-text-eastern_crows = { lcg-text-enemy } { lcg-text-eastern_crows.effect } Теневой эффект: { lcg-text-eastern_crows.shadow }
    .effect = Обязательно: когда враг побеждён, замешайте его в колоду столкновений.
    .shadow = атакующий враг получает +1 к нападению, а если угроза атакованного игрока 35 или больше — +2.
lcg-text-orc_guard = Враг, которым стала карта колоды игрока, лежащая лицом вниз. Нападение 1, защита 1, очки жизни 1. Черт у него нет, теневые карты он получает, как любой враг.

## Что делают локации

lcg-text-great_forest_web = { lcg-text-location } Путешествие: { lcg-text-great_forest_web.travel }
    .travel = каждый игрок истощает одного своего героя.
lcg-text-mountains_of_mirkwood = { lcg-text-location } { lcg-text-mountains_of_mirkwood.effect } Путешествие: { lcg-text-mountains_of_mirkwood.travel }
    .effect = Реакция: когда эта локация исследована и покидает игру, каждый игрок может посмотреть 5 верхних карт своей колоды, взять 1 из них в руку и замешать остальные обратно.
    .travel = откройте верхнюю карту колоды столкновений и добавьте её в район средоточия.
lcg-text-the_brown_lands = { lcg-text-location } { lcg-text-the_brown_lands.effect }
    .effect = Обязательно: когда игроки отправились сюда, положите на эту локацию 1 жетон продвижения.
lcg-text-the_east_bight = { lcg-text-location } { lcg-text-the_east_bight.effect }
    .effect = Если можно отправиться в путешествие, а активной локации нет, игроки должны отправиться сюда.
lcg-text-necromancers_pass = { lcg-text-location } Путешествие: { lcg-text-necromancers_pass.travel }
    .travel = первый игрок сбрасывает 2 случайные карты из руки.
lcg-text-enchanted_stream = { lcg-text-location } { lcg-text-enchanted_stream.effect }
    .effect = Пока эта локация активна, игроки не могут брать карты.
lcg-text-old_forest_road = { lcg-text-location } { lcg-text-old_forest_road.effect }
    .effect = Реакция: когда игроки отправились сюда, первый игрок может подготовить одного своего персонажа.
lcg-text-forest_gate = { lcg-text-location } { lcg-text-forest_gate.effect }
    .effect = Реакция: когда игроки отправились сюда, первый игрок может взять 2 карты.
lcg-text-tower_gate = { lcg-text-location } { lcg-text-tower_gate.effect } С официальными исправлениями: { lcg-text-tower_gate.errata }
    .effect = Обязательно: когда игроки отправились сюда, { lcg-orc-guards }.
    .errata = { lcg-orc-guards-leave }
lcg-text-banks_of_the_anduin = { lcg-text-location } { lcg-text-banks_of_the_anduin.effect }
    .effect = Обязательно: покидая игру, эта локация ложится не в сброс, а на верх колоды столкновений.
lcg-text-gladden_fields = { lcg-text-location } { lcg-text-gladden_fields.effect }
    .effect = Обязательно: пока эта локация активна, угроза каждого игрока в фазе передышки увеличивается ещё на 1.

## Что делают предательства

lcg-text-eyes_of_the_forest = { lcg-text-treachery } { lcg-text-eyes_of_the_forest.effect }
    .effect = При открытии: каждый игрок сбрасывает из руки все события.
lcg-text-caught_in_a_web = { lcg-text-treachery } { lcg-text-caught_in_a_web.effect }
    .effect = При открытии: игрок с наибольшей угрозой присоединяет эту карту к одному из своих героев как довесок с чертой «состояние». В фазе передышки этот герой остаётся истощённым, если не заплатить 2 ресурса из его пула.
lcg-text-despair = { lcg-text-treachery } { lcg-text-despair.effect } Теневой эффект: { lcg-text-despair.shadow }
    .effect = При открытии: снимите 4 жетона продвижения с текущей карты приключений, а если их меньше, то все.
    .shadow = защита персонажа-защитника не считается.
lcg-text-driven_by_shadow = { lcg-text-treachery } { lcg-text-driven_by_shadow.effect } Теневой эффект: { lcg-text-driven_by_shadow.shadow }
    .effect = При открытии: каждый враг и каждая локация, которые сейчас в районе средоточия, получают +1 к силе угрозы до конца фазы. Если таких нет, эта карта получает «наплыв».
    .shadow = атакованный игрок сбрасывает один довесок с защитника. Если атака без защиты, он сбрасывает все свои довески.
lcg-text-the_necromancers_reach = { lcg-text-treachery } { lcg-text-the_necromancers_reach.effect }
    .effect = При открытии: каждый истощённый персонаж получает 1 ранение.
lcg-text-under_the_shadow = { lcg-text-treachery } { lcg-text-under_the_shadow.effect } Теневой эффект: { lcg-text-under_the_shadow.shadow }
    .effect = При открытии: до конца фазы общая сила угрозы района средоточия больше на число игроков.
    .shadow = угроза атакованного игрока увеличивается на число врагов в схватке с ним.
lcg-text-iron_shackles = { lcg-text-treachery } { lcg-text-iron_shackles.effect } Теневой эффект: { lcg-text-iron_shackles.shadow }
    .effect = При открытии: присоедините эту карту к верху колоды первого игрока как довесок с чертой «состояние». Когда этот игрок в следующий раз должен взять карты, сколько бы их ни было, вместо этого сбросьте эту карту.
    .shadow = выполните действие этой карты при открытии.
lcg-text-massing_at_night = { lcg-text-treachery } { lcg-text-massing_at_night.effect } Теневой эффект: { lcg-text-massing_at_night.shadow }
    .effect = При открытии: откройте ещё столько карт столкновений, сколько игроков в игре.
    .shadow = сдайте атакующему врагу ещё столько теневых карт, сколько игроков в игре.
lcg-text-evil_storm = { lcg-text-treachery } { lcg-text-evil_storm.effect }
    .effect = При открытии: каждый персонаж игрока, чья угроза 35 или больше, получает 1 ранение.
lcg-text-pursued_by_shadow = { lcg-text-treachery } { lcg-text-pursued_by_shadow.effect } Теневой эффект: { lcg-text-pursued_by_shadow.shadow }
    .effect = При открытии: угроза каждого игрока увеличивается на 1 за каждого его персонажа, который не на поисках.
    .shadow = атакованный игрок возвращает одного своего истощённого союзника в руку владельца. Если такого нет, угроза игрока увеличивается на 3.
lcg-text-treacherous_fog = { lcg-text-treachery } { lcg-text-treacherous_fog.effect }
    .effect = При открытии: каждая локация в районе средоточия получает +1 к силе угрозы до конца фазы. Затем каждый игрок, чья угроза 35 или больше, сбрасывает из руки одну карту на выбор.

## Что делают цели

lcg-text-gandalfs_map = { lcg-text-objective } { lcg-text-gandalfs_map.effect }
    .effect = { lcg-claim } Герой с этой картой не может ни атаковать, ни защищаться.
lcg-text-dungeon_torch = { lcg-text-objective } { lcg-text-dungeon_torch.effect }
    .effect = { lcg-claim } Обязательно: в конце каждого раунда угроза игрока, который управляет этим героем, увеличивается на 2.
lcg-text-shadow_key = { lcg-text-objective } { lcg-text-shadow_key.effect }
    .effect = { lcg-claim } Обязательно: в конце каждого раунда герой с этой картой получает 1 ранение.

## Что делают карты приключений

lcg-text-flies_and_spiders = Стадия 1 сценария «{ lcg-scenario-passage_through_mirkwood }». { lcg-text-quest } Сторона А. { lcg-text-flies_and_spiders.a } Сторона Б. { lcg-text-flies_and_spiders.b }
    .a = Подготовка: найдите в колоде столкновений 1 Лесного Паука и 1 Старую лесную дорогу, добавьте их в район средоточия и перемешайте колоду.
    .b = Особых правил нет.
lcg-text-a_fork_in_the_road = Стадия 2 сценария «{ lcg-scenario-passage_through_mirkwood }». { lcg-text-quest } Сторона А. { lcg-text-a_fork_in_the_road.a } Сторона Б. { lcg-text-a_fork_in_the_road.b }
    .a = Здесь только рассказ.
    .b = Обязательно: когда эта стадия пройдена, следующей становится одна из двух карт стадии 3, выбранная наугад.
lcg-text-dont_leave_the_path = Стадия 3 сценария «{ lcg-scenario-passage_through_mirkwood }». { lcg-text-quest } Сторона А. { lcg-text-dont_leave_the_path.a } Сторона Б. { lcg-text-dont_leave_the_path.b }
    .a = Здесь только рассказ.
    .b = При открытии: каждый игрок находит в колоде столкновений или её сбросе карту с чертой «паук» на выбор и добавляет её в район средоточия; затем колоду перемешивают. Игроки побеждают, как только побеждено Порождение Унголианты.
lcg-text-beorns_path = Стадия 3 сценария «{ lcg-scenario-passage_through_mirkwood }». { lcg-text-quest } Сторона А. { lcg-text-beorns_path.a } Сторона Б. { lcg-text-beorns_path.b }
    .a = Здесь только рассказ.
    .b = Эту стадию нельзя пройти, пока Порождение Унголианты в игре. Когда она пройдена, игроки побеждают.
lcg-text-to_the_river = Стадия 1 сценария «{ lcg-scenario-journey_along_the_anduin }». { lcg-text-quest } Сторона А. { lcg-text-to_the_river.a } Сторона Б. { lcg-text-to_the_river.b }
    .a = Подготовка: откройте столько карт столкновений, сколько игроков в игре, и добавьте их в район средоточия.
    .b = При открытии: если в игре нет Холмового тролля, найдите одного в колоде столкновений, добавьте его в район средоточия и перемешайте колоду. Эту стадию нельзя пройти, пока в игре есть Холмовой тролль.
lcg-text-anduin_passage = Стадия 2 сценария «{ lcg-scenario-journey_along_the_anduin }». { lcg-text-quest } Сторона А. { lcg-text-anduin_passage.a } Сторона Б. { lcg-text-anduin_passage.b }
    .a = Здесь только рассказ.
    .b = В каждой фазе поиска приключений открывайте на 1 карту столкновений больше. Проверки столкновения не проводятся.
lcg-text-ambush_on_the_shore = Стадия 3 сценария «{ lcg-scenario-journey_along_the_anduin }». { lcg-text-quest } Сторона А. { lcg-text-ambush_on_the_shore.a } Сторона Б. { lcg-text-ambush_on_the_shore.b }
    .a = Здесь только рассказ.
    .b = При открытии: за каждого игрока открывают и добавляют в район средоточия 2 карты столкновений. Шага инсценировки больше нет. Как только в игре не остаётся врагов, игроки побеждают.
lcg-text-the_necromancers_tower = Стадия 1 сценария «{ lcg-scenario-escape_from_dol_guldur }». { lcg-text-quest } Сторона А. { lcg-text-the_necromancers_tower.a } Сторона Б. { lcg-text-the_necromancers_tower.b } С официальными исправлениями: { lcg-text-the_necromancers_tower.errata }
    .a = Подготовка: найдите 3 цели и положите их в район средоточия; отложите Назгула из Дол Гулдура. Перемешайте колоду столкновений и присоедините к каждой цели по 1 карте столкновений как охрану.
    .b = При открытии: случайный из героев всех игроков становится пленником и лежит лицом вниз; его нельзя использовать и ранить, и ресурсов он не получает. { lcg-one-ally } Эту стадию нельзя пройти без хотя бы 1 забранной цели.
    .errata = цели открывают и выкладывают, так что охрану каждая получает по своему ключевому слову.
lcg-text-through_the_caverns = Стадия 2 сценария «{ lcg-scenario-escape_from_dol_guldur }». { lcg-text-quest } Сторона А. { lcg-text-through_the_caverns.a } Сторона Б. { lcg-text-through_the_caverns.b }
    .a = Здесь только рассказ.
    .b = Реакция: когда на эту карту положено продвижение, переверните пленника лицом вверх и положите на него 1 ранение; герой спасён. { lcg-one-ally } Эту стадию нельзя пройти, пока пленник не спасён и не забраны все 3 цели.
lcg-text-out_of_the_dungeons = Стадия 3 сценария «{ lcg-scenario-escape_from_dol_guldur }». { lcg-text-quest } Сторона А. { lcg-text-out_of_the_dungeons.a } Сторона Б. { lcg-text-out_of_the_dungeons.b } С официальными исправлениями: { lcg-text-out_of_the_dungeons.errata }
    .a = Здесь только рассказ.
    .b = Обязательно: в начале каждой фазы поиска приключений { lcg-orc-guards }. Эту стадию нельзя пройти, пока Назгул из Дол Гулдура в игре. Когда она пройдена, игроки побеждают.
    .errata = { lcg-orc-guards-leave }

## Что стоит проверить по настоящим картам

lcg-doubt-as_printed = Что было в первом тираже: враги не могут атаковать вовсе или не могут атаковать этого игрока? Без исправлений мы играем по первому.
lcg-doubt-unique = Стоит ли перед названием знак уникальной карты?
    .yes = да
    .no = нет
lcg-doubt-when_dealt = Когда по первому тиражу сдают ещё одну теневую карту: при атаке или после неё? Мы сдаём при атаке.

## Почему что-то нельзя сделать

lcg-hindered-not_planning = Союзников и довески играют в фазе планирования, в свой ход.
lcg-hindered-no_sphere = У вас нет героя этой сферы: { $sphere }.
lcg-hindered-no_resources = { $number ->
    [one] Не хватает { $number } ресурса.
   *[other] Не хватает { $number } ресурсов.
}
lcg-hindered-unique_in_play = Карта уникальна и уже в игре.
lcg-hindered-one_ally = В этом приключении играют одного союзника за раунд, и он уже сыгран.
lcg-hindered-no_target = Сейчас её не на что сыграть.
lcg-hindered-only_response = Её играют в ответ на то, что происходит: тогда вас и спросят.
lcg-hindered-other_phase = Её время — { $phase_mid }.
lcg-hindered-no_use_now = Сейчас нет того, что ей нужно.
lcg-hindered-limit_reached = Её уже использовали столько раз, сколько пока можно.
lcg-hindered-exhausted = Карта истощена; её восстановит фаза передышки.
lcg-hindered-not_yours = Использовать её может только тот, кто ей управляет.

## Чем хорош выбор: подсказка говорит это после слова «это»

lcg-merit-progress = ускоряет поиски
lcg-merit-threat = сдерживает рост вашей угрозы
lcg-merit-willpower = оставляет больше силы воли против будущей угрозы
lcg-merit-attack = оставляет персонажам больше нападения
lcg-merit-defender = оставляет более стойкого защитника
lcg-merit-wounds = бережёт героев от ранений
lcg-merit-heroes = помогает героям уцелеть
lcg-merit-allies = оставляет в игре более сильных союзников
lcg-merit-attachments = оставляет в игре более ценные довески
lcg-merit-cards = оставляет в руке более ценные карты
lcg-merit-resources = оставляет больше ресурсов
lcg-merit-engaged = оставляет в схватке меньше врагов или врагов послабее
lcg-merit-staged = оставляет в районе средоточия меньше врагов или врагов послабее
lcg-merit-boss = приближает победу над врагом, которого нужно убить
lcg-merit-objectives = помогает завладеть целями
