# Володар Перснів. Карткова гра.

lcg-name = Володар Перснів. Карткова гра
lcg-title = Володар Перснів. Карткова гра
lcg-about = Від одного до чотирьох гравців разом ведуть героїв крізь сценарій проти самої гри: через Морок-ліс, униз Андуїном, геть із Дол-Ґульдура. Щораунду колода зіткнень приносить ворогів, місця й лиха, а загроза зростає. Усі перемагають або програють разом. Близько години.

lcg-scenario-passage_through_mirkwood = Крізь Морок-ліс
    .text = Складність 1, з нього й починають: павуки та темні стежки.
lcg-scenario-journey_along_the_anduin = Подорож уздовж Андуїну
    .text = Складність 4: на початку чекає троль, потім вороги на обох берегах.
lcg-scenario-escape_from_dol_guldur = Втеча з Дол-Ґульдура
    .text = Складність 7: один герой у полоні, і все, що його звільнить, під охороною. Самотужки майже не виграти.
lcg-preset-official = З офіційними виправленнями
lcg-preset-printed = Як у першому виданні
lcg-preset-beginner = Перша гра
lcg-preset-easy = Легкий режим
lcg-preset-campaign = Кампанія
lcg-preset-nightmare = Жахіття

lcg-option-decks = Колоди
    .text = Колода кожного гравця: стартова або складена з героїв і карт на власний вибір.
lcg-option-small_decks = Малі колоди
    .text = У власній колоді може бути менше ніж 50 карт.
lcg-option-one_box = Одна коробка
    .text = В усіх колодах разом не більше копій карти, ніж в одній коробці.
lcg-option-errata = Офіційні виправлення
    .text = Карти, які видавець змінив після першого видання, діють так, як каже виправлення.
lcg-option-beginner = Без карт тіні
    .text = Ворогам не здають карт тіні. Так правила радять починати новачкам.
lcg-option-easy = Легкий режим
    .text = Найсуворіші карти зіткнень прибрано, і кожен герой починає, маючи на 1 ресурс більше.
lcg-option-all_windows = Кожна нагода діяти
    .text = Гравців питають усюди, де дії дозволені, а не лише там, де це зазвичай важливо.
lcg-option-engaged_guards = Охорона в сутичці
    .text = Ціль лишається під охороною, доки її охоронець у сутичці з гравцем. Інакше вона вільна, щойно охоронець вступив у сутичку.
lcg-option-random_first = Перший гравець за жеребом
    .text = Першого гравця обирає випадок. Інакше це гравець 1.
lcg-option-round_score = Раунди в рахунку
    .text = Кожен завершений раунд додає до рахунку 10 очок, як на турнірах.
lcg-option-campaign = Кампанія
    .text = Три сценарії грають поспіль тими самими героями й колодами, їхні рахунки додають. У «Жахітті» лишаються загроза, рани й скиди, а загиблі герої не повертаються.

lcg-refused-hero_twice = Той самий герой є у двох колодах. За столом він може бути лише раз.
lcg-refused-lone_hero = У сценарії «{ lcg-scenario-escape_from_dol_guldur }» одного героя відразу беруть у полон, тому єдиного героя замало. Кампанія теж веде туди.
lcg-refused-one_box = У колодах більше копій однієї карти, ніж є в коробці.
lcg-refused-campaign_order = Кампанія починається зі сценарію «{ lcg-scenario-passage_through_mirkwood }». Оберіть його.

## Гравці

lcg-side-one = Гравець 1
lcg-side-two = Гравець 2
lcg-side-three = Гравець 3
lcg-side-four = Гравець 4
lcg-side-players = Гравці
lcg-side-shadow = Тінь

lcg-seat-one = Гравець 1
    .mid = гравець 1
    .gen = гравця 1
    .ins = гравцем 1
lcg-seat-two = Гравець 2
    .mid = гравець 2
    .gen = гравця 2
    .ins = гравцем 2
lcg-seat-three = Гравець 3
    .mid = гравець 3
    .gen = гравця 3
    .ins = гравцем 3
lcg-seat-four = Гравець 4
    .mid = гравець 4
    .gen = гравця 4
    .ins = гравцем 4

## Сфери, види карт, ключові слова, риси, набори зіткнень, стартові колоди

lcg-sphere-leadership = Лідерство
lcg-sphere-tactics = Тактика
lcg-sphere-spirit = Дух
lcg-sphere-lore = Знання
lcg-sphere-neutral = Нейтральні

lcg-kind-hero = Герой
    .gen = героя
lcg-kind-ally = Союзник
    .gen = союзника
lcg-kind-attachment = Прикріплення
    .gen = прикріплення
lcg-kind-event = Подія
    .gen = події
lcg-kind-enemy = Ворог
    .gen = ворога
lcg-kind-location = Локація
    .gen = локації
lcg-kind-treachery = Підступ
    .gen = підступу
lcg-kind-objective = Ціль
    .gen = цілі
lcg-kind-quest = Карта походу
    .gen = карти походу
lcg-kind-guard = Орк-вартовий
    .gen = орка-вартового

lcg-keyword-ranged = дистанційний
    .text = Може атакувати й ворогів у сутичці з іншими гравцями.
lcg-keyword-sentinel = вартовий
    .text = Може захищати від атаки на іншого гравця, який не оголосив захисника.
lcg-keyword-restricted = кількість обмежено
    .text = Персонаж може мати не більше 2 таких карт.
lcg-keyword-surge = наплив
    .text = Коли карту відкрито, після неї відкривають ще 1 карту зіткнень.
lcg-keyword-guarded = під охороною
    .text = Коли карту відкрито, до неї прикріплюють наступну карту зіткнень як охорону. Поки є охорона, забрати її не можна.
lcg-keyword-doomed = приреченість
    .text = Коли карту відкрито, загроза кожного гравця збільшується на це число.
lcg-keyword-victory = перемога
    .text = Переможений ворог або досліджена локація приносить стільки очок перемоги.
lcg-amount-doomed = приреченість { $number }
lcg-amount-victory = перемога { $number }

lcg-trait-archer = лучник
lcg-trait-armor = обладунок
lcg-trait-artifact = артефакт
lcg-trait-beorning = беорнінґ
lcg-trait-condition = стан
lcg-trait-craftsman = ремісник
lcg-trait-creature = створіння
lcg-trait-dol_guldur = Дол-Ґульдур
lcg-trait-dunedain = дунедайн
lcg-trait-dungeon = підземелля
lcg-trait-dwarf = ґном
lcg-trait-forest = ліс
lcg-trait-goblin = ґоблін
lcg-trait-gondor = Ґондор
lcg-trait-hobbit = гобіт
lcg-trait-insect = комаха
lcg-trait-istari = істарі
lcg-trait-item = предмет
lcg-trait-marshland = болота
lcg-trait-minstrel = менестрель
lcg-trait-mountain = гори
lcg-trait-nazgul = назґул
lcg-trait-noble = шляхта
lcg-trait-noldor = нолдор
lcg-trait-orc = орк
lcg-trait-ranger = слідопит
lcg-trait-riverland = річкові землі
lcg-trait-rohan = Роган
lcg-trait-scout = розвідник
lcg-trait-silvan = лісовий ельф
lcg-trait-skill = навичка
lcg-trait-spider = павук
lcg-trait-steward = намісник
lcg-trait-stronghold = твердиня
lcg-trait-title = титул
lcg-trait-trap = пастка
lcg-trait-troll = троль
lcg-trait-undead = нежить
lcg-trait-warrior = воїн
lcg-trait-wasteland = пустка
lcg-trait-weapon = зброя

lcg-set-passage_through_mirkwood = Крізь Морок-ліс
lcg-set-spiders_of_mirkwood = Павуки Морок-лісу
lcg-set-dol_guldur_orcs = Орки з Дол-Ґульдура
lcg-set-journey_down_the_anduin = Подорож униз Андуїном
lcg-set-saurons_reach = Рука Саурона
lcg-set-wilderlands = Дикі землі
lcg-set-escape_from_dol_guldur = Втеча з Дол-Ґульдура

lcg-deck-starter_leadership = Стартова колода «Лідерство»
lcg-deck-starter_tactics = Стартова колода «Тактика»
lcg-deck-starter_spirit = Стартова колода «Дух»
lcg-deck-starter_lore = Стартова колода «Знання»
lcg-deck-unlikely_companions = Неочікувані супутники (Лідерство й Знання)
lcg-deck-leaders_of_men = Вожді людей (Лідерство й Дух)
lcg-deck-rohan_and_gondor = Роган і Ґондор (Лідерство, Дух і Знання)
lcg-deck-wardens_of_the_river = Вартові ріки, для Андуїну (Лідерство, Дух і Знання)

## Фази, числа карт, наслідки

lcg-phase-setup = Підготовка
    .mid = підготовка
lcg-phase-resource = Фаза ресурсів
    .mid = фаза ресурсів
lcg-phase-planning = Фаза планування
    .mid = фаза планування
lcg-phase-quest = Фаза походу
    .mid = фаза походу
lcg-phase-travel = Фаза подорожі
    .mid = фаза подорожі
lcg-phase-encounter = Фаза зіткнення
    .mid = фаза зіткнення
lcg-phase-combat = Фаза бою
    .mid = фаза бою
lcg-phase-refresh = Фаза перепочинку
    .mid = фаза перепочинку

lcg-stat-willpower = Сила волі
    .mid = сила волі
    .gen = сили волі
lcg-stat-attack = Напад
    .mid = напад
    .gen = нападу
lcg-stat-defense = Захист
    .mid = захист
    .gen = захисту
lcg-stat-hit_points = Очки життя
    .mid = очки життя
    .gen = очок життя
lcg-stat-threat = Сила загрози
    .mid = сила загрози
    .gen = сили загрози
lcg-stat-cannot_attack = Не може атакувати
    .mid = не може атакувати
    .gen = неможливості атакувати
lcg-stat-several_defenders = Кілька захисників
    .mid = кілька захисників
    .gen = кількох захисників
lcg-stat-total_threat = Загальна сила загрози
    .mid = загальна сила загрози
    .gen = загальної сили загрози

lcg-outcome-not_over = Ще не вирішено
lcg-outcome-victory = Сценарій пройдено
lcg-outcome-all_eliminated = Усі гравці вибули
lcg-outcome-prisoner_lost = Бранця не врятувати
lcg-outcome-too_long = Гра тривала надто довго

## Що ще лежить на столі

lcg-term-hand = Рука
lcg-term-deck = Колода
lcg-term-discard = Скид
lcg-term-heroes = Герої
lcg-term-allies = Союзники
lcg-term-attachments = Прикріплення
lcg-term-engaged = Вороги в сутичці
lcg-term-staging = Зона зосередження
lcg-term-active = Активна локація
lcg-term-no-active = Активної локації немає
lcg-term-encounter-deck = Колода зіткнень
lcg-term-encounter-discard = Скид зіткнень
lcg-term-quest = Похід
lcg-term-victory = Стос перемоги
lcg-term-removed = Прибрано з гри
lcg-term-threat = Загроза
lcg-term-first = Перший гравець
lcg-term-round = Раунд { $number }
lcg-term-stage = Стадія { $number }
lcg-term-progress = Поступ
lcg-term-resources = Ресурси
lcg-term-damage = Рани
lcg-term-shadow = Карта тіні
lcg-term-shadow-effect = Ефект тіні
lcg-term-travel = Подорож
lcg-term-errata = Виправлення
lcg-term-ready = карта готова
lcg-term-exhausted = карта виснажена
lcg-term-committed = у поході
lcg-term-prisoner = у полоні
lcg-term-face-down = долілиць
lcg-term-traits = Риси
lcg-term-keywords = Ключові слова
lcg-term-cost = Вартість
lcg-term-threat-cost = Величина загрози
lcg-term-engagement = Поріг сутички
lcg-term-quest-points = Очки походу
lcg-term-victory-points = Очки перемоги
lcg-term-willpower-against-threat = Сила волі { $number }, сила загрози { $number2 }
lcg-term-score = Рахунок
lcg-term-final-threat = Рівень загрози наприкінці
lcg-term-dead-heroes = Величина загрози загиблих героїв
lcg-term-damage-on-heroes = Рани на вцілілих героях
lcg-term-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
}

## На що відгукується реакція

lcg-moment-committed = Персонажів відправлено в похід
lcg-moment-damaged = Завдано ран
lcg-moment-destroyed = Карту знищено
lcg-moment-left_play = Карта залишила гру
lcg-moment-entered_play = Карта ввійшла у гру
lcg-moment-played = Карту розіграно
lcg-moment-revealed = Карту відкрито
lcg-moment-effect_pending = Ефект ось-ось спрацює
lcg-moment-shadow_dealt = Здано карту тіні
lcg-moment-shadow_pending = Ефект тіні ось-ось спрацює
lcg-moment-shadow_done = Ефект тіні спрацював
lcg-moment-declared_defender = Оголошено захисника
lcg-moment-attack_begins = Атака починається
lcg-moment-attack_done = Атака закінчилася
lcg-moment-killed_by_attack = Ворога знищено атакою
lcg-moment-engaged = Почалася сутичка
lcg-moment-travelled = Гравці вирушили до локації
lcg-moment-explored = Локацію досліджено
lcg-moment-quest_succeeded = Похід успішний
lcg-moment-quest_failed = Похід невдалий
lcg-moment-progress_on_quest = Похід має поступ
lcg-moment-rescued = Бранця врятовано
lcg-moment-phase_begins = Фаза починається
lcg-moment-phase_ends = Фаза закінчується
lcg-moment-round_ends = Раунд закінчується
lcg-moment-refresh_readied = Усі карти підготовлено

## Вікна й аркуш підрахунку

lcg-window-act = Дії · { $phase }
lcg-window-respond = Реакції · { $moment }
lcg-sheet-threat = Загроза наприкінці
lcg-sheet-dead_heroes = Величина загрози загиблих героїв
lcg-sheet-damage = Рани вцілілих героїв
lcg-sheet-player = Разом
lcg-sheet-victory_points = Очки перемоги
lcg-sheet-completed_rounds = Завершені раунди
lcg-sheet-score = Рахунок
lcg-sheet-earlier = Попередні сценарії
lcg-sheet-campaign = Рахунок кампанії
lcg-sheet-rounds = Зіграно раундів

## Питання

lcg-prompt-none = Нема чого обирати.
lcg-prompt-mulligan = Замінити всю руку на 6 нових карт? Нові доведеться залишити.
lcg-prompt-act = { $phase }: застосуйте дію або спасуйте.
lcg-prompt-plan = Планування: розігруйте союзників і прикріплення, застосовуйте дії або завершіть.
lcg-prompt-attach_to = До чого прикріпити карту «{ $card }»?
lcg-prompt-pay = «{ $card }»: скільки ресурсів платить { $card2 }? Лишилося заплатити: { $number }.
lcg-prompt-x = «{ $card }»: чому дорівнює Х?
lcg-prompt-target = { $number3 ->
    [1] «{ $card }»: оберіть карту.
   *[other] «{ $card }»: оберіть не менше { $number2 } і не більше { $number3 }. Обрано: { $number }.
}
lcg-prompt-player = «{ $card }»: який гравець?
lcg-prompt-mode = «{ $card }»: який ефект?
lcg-prompt-commit = { $number ->
    [0] Хто вирушить у похід? Можна нікого.
   *[other] Хто ще вирушить у похід? Обрано: { $number }.
}
lcg-prompt-respond = { $moment_id ->
    [committed] Персонажів відправлено в похід. Застосувати реакцію?
    [damaged] { $card2_plural ->
        [yes] Рани отримують
       *[other] Рани отримує
    } { lcg-who2 }. Застосувати реакцію?
    [destroyed] { $card2_plural ->
        [yes] Гинуть
       *[other] Гине
    } { lcg-who2 }. Застосувати реакцію?
    [left_play] { $card2_plural ->
        [yes] Залишають гру
       *[other] Залишає гру
    } { lcg-who2 }. Застосувати реакцію?
    [entered_play] { $card2_plural ->
        [yes] Вступають у гру
       *[other] Вступає в гру
    } { lcg-who2 }. Застосувати реакцію?
    [played] Розіграно карту «{ $card2 }». Застосувати реакцію?
    [revealed] Відкрито карту «{ $card2 }». Застосувати реакцію?
    [effect_pending] Ефект карти «{ $card2 }» ось-ось спрацює. Скасувати його?
    [shadow_dealt] { $card2_plural ->
        [yes] Карту тіні отримують
       *[other] Карту тіні отримує
    } { lcg-who2 }. Застосувати реакцію?
    [shadow_pending] Ефект тіні карти «{ $card2 }» ось-ось спрацює. Скасувати його?
    [declared_defender] Захищається { $card2 }. Застосувати реакцію?
    [killed_by_attack] { $card2_plural ->
        [yes] Від атаки гинуть
       *[other] Від атаки гине
    } { lcg-who2 }. Застосувати реакцію?
    [travelled] Гравці вирушили до локації «{ $card2 }». Застосувати реакцію?
    [explored] Локацію «{ $card2 }» досліджено. Застосувати реакцію?
    [progress_on_quest] Карта «{ $card2 }» отримала поступ. Застосувати реакцію?
   *[other] { $moment }. Застосувати реакцію?
}
lcg-prompt-forced_order = Кілька ефектів спрацьовують одночасно. Який наступний?
lcg-prompt-travel = Куди вирушать гравці?
lcg-prompt-engage = З яким ворогом вступити в сутичку? Можна не обирати.
lcg-prompt-check_tie = Перевірка сутички: який із цих ворогів вступає в сутичку з вами?
lcg-prompt-enemy_to_face = Який ворог атакує вас наступним?
lcg-prompt-defend = { $number ->
    [0] { $card_plural ->
        [yes] На вас нападають
       *[other] На вас нападає
    } { $card }. Хто захищається?
   *[other] { $card_plural ->
        [yes] На вас нападають
       *[other] На вас нападає
    } { $card }. Хто ще захищається? Обрано: { $number }.
}
lcg-prompt-sentinel = { $number ->
    [0] { $card_plural ->
        [yes] На іншого гравця нападають
       *[other] На іншого гравця нападає
    } { $card }. Чи захистить його ваш вартовий?
   *[other] { $card_plural ->
        [yes] На іншого гравця нападають
       *[other] На іншого гравця нападає
    } { $card }. Чи захистить його ще один ваш вартовий? Обрано: { $number }.
}
lcg-prompt-takes_damage = { $number ->
    [one] «{ $card }»: хто отримує { $number } рану?
    [few] «{ $card }»: хто отримує { $number } рани?
   *[many] «{ $card }»: хто отримує { $number } ран?
}
lcg-prompt-attack = Якого ворога атакувати?
lcg-prompt-attackers = { $number ->
    [0] Хто атакує { $card_acc }?
   *[other] Хто ще атакує { $card_acc }? Обрано: { $number }.
}
lcg-prompt-join = { $number ->
    [0] Хто з ваших дистанційних персонажів долучиться до атаки на { $card_acc }?
   *[other] Хто ще долучиться до атаки на { $card_acc }? Обрано: { $number }.
}
lcg-prompt-exhaust = { $number3 ->
    [1] «{ $card }»: кого виснажити?
   *[other] «{ $card }»: кого виснажити? Обрано: { $number } з { $number3 }.
}
lcg-prompt-damage = { $number3 ->
    [1] «{ $card }»: кого поранити?
   *[other] «{ $card }»: кого поранити? Обрано: { $number } з { $number3 }.
}
lcg-prompt-discard = { $number3 ->
    [1] «{ $card }»: яку карту скинути з гри?
   *[other] «{ $card }»: які карти скинути з гри? Обрано: { $number } з { $number3 }.
}
lcg-prompt-leave_quest = { $number3 ->
    [1] «{ $card }»: кого відкликати з походу?
   *[other] «{ $card }»: кого відкликати з походу? Обрано: { $number } з { $number3 }.
}
lcg-prompt-restricted = { $card } має більше 2 обмежених прикріплень. Яке скинути?
lcg-prompt-may_pay = { $card } лишається без сил. Заплатити 2 ресурси із запасу цього героя, щоб повернути його до готовності?
lcg-prompt-may = «{ $card }»: застосувати це?
lcg-prompt-look = «{ $card }»: що зробити з побаченою картою?
lcg-prompt-take_one = «{ $card }»: яка карта піде в руку?
lcg-prompt-put_back = «{ $card }»: карти повертаються на верх колоди, починаючи з верхньої. Яка наступна?
lcg-prompt-from_hand = { $number ->
    [1] «{ $card }»: яку карту скинути з руки?
   *[other] «{ $card }»: які карти скинути з руки? Лишилося скинути: { $number }.
}
lcg-prompt-put_into_play = «{ $card }»: яку карту з руки ввести у гру?
lcg-prompt-search = «{ $card }»: яку карту знайти?
lcg-prompt-from_pile = «{ $card }»: яку карту взяти зі скиду?
lcg-prompt-heal = «{ $card }»: скільки ран вилікувати?

## Слова

lcg-word-card = { $card }
lcg-word-play = Розіграти: { $card }
lcg-word-seat = { $seat }
lcg-word-none = Нікого
lcg-word-stay = Лишитися на місці
lcg-word-draw = Узяти карти
lcg-word-damage = Завдати ран
lcg-word-lower_threat = Зменшити свою загрозу
lcg-word-each = Кожен гравець
lcg-word-attack = Атакувати
lcg-word-willpower = Більше сили волі
lcg-word-defense = Більше захисту
lcg-word-leave = Залишити зверху
lcg-word-bottom = Покласти під низ
lcg-word-hand = Повернути в руку
lcg-word-deck = Замішати в колоду
lcg-word-pay = Заплатити

## Журнал

# Про кого запис: люди й чудовиська на ім’я, решта карт у лапках.
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
   *[other] карти «{ $card }»
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
lcg-notice-drew = { $seat } бере { $each }.
lcg-each-drew_unseen = { $seat_mid }
lcg-notice-drew_unseen = { $count ->
    [1] { $number ->
        [one] { $each } бере { $number } карту.
        [few] { $each } бере { $number } карти.
       *[many] { $each } бере { $number } карт.
    }
   *[other] { $number ->
        [one] { $each } беруть по { $number } карті.
        [few] { $each } беруть по { $number } карти.
       *[many] { $each } беруть по { $number } карт.
    }
}
lcg-notice-draw_prevented = { $seat } не бере карт через { lcg-whom }.
lcg-notice-mulligan = { $seat } замішує першу руку в колоду й бере нову.
lcg-each-gained = { $card }
lcg-notice-gained = { $count ->
    [1] { $number ->
        [one] { $each } отримує { $number } ресурс.
        [few] { $each } отримує { $number } ресурси.
       *[many] { $each } отримує { $number } ресурсів.
    }
   *[other] { $number ->
        [one] { $each } отримують по { $number } ресурсу.
        [few] { $each } отримують по { $number } ресурси.
       *[many] { $each } отримують по { $number } ресурсів.
    }
}
lcg-each-paid = { $card } ({ $number })
lcg-notice-paid = { $count ->
    [1] Платить { $each }.
   *[other] Платять { $each }.
}
lcg-notice-played = { $seat } розігрує { lcg-whom }.
lcg-notice-attached = { $card2_id ->
    [none] Карту «{ $card }» прикріплено до колоди.
   *[other] { $card2_plural ->
        [yes] { lcg-who2 } отримують прикріплення «{ $card }».
       *[other] { lcg-who2 } отримує прикріплення «{ $card }».
    }
}
lcg-each-entered_play = { lcg-who }
lcg-notice-entered_play = { $many ->
    [yes] { $each } вступають у гру на боці { $seat_gen }.
   *[other] { $each } вступає в гру на боці { $seat_gen }.
}
    .met = { $many ->
        [yes] { $each } вступають у гру на вашому боці.
       *[other] { $each } вступає в гру на вашому боці.
    }
lcg-notice-used = { $seat } застосовує { $card_kind_id ->
    [hero] здібність { $card_gen }.
    [ally] здібність { $card_gen }.
   *[other] карту «{ $card }».
}
lcg-each-committed = { $card_acc }
lcg-notice-committed = { $seat } відправляє в похід { $each }.
lcg-each-left_quest = { $card }
lcg-notice-left_quest = { $count ->
    [1] { $each } вибуває з походу.
   *[other] { $each } вибувають із походу.
}
lcg-notice-revealed = { $card_kind_id ->
    [enemy] { $card_plural ->
        [yes] З колоди зіткнень з’являються { $card }.
       *[other] З колоди зіткнень з’являється { $card }.
    }
   *[other] З колоди зіткнень відкрито карту «{ $card }».
}
lcg-notice-cancelled = Ефект { lcg-whose } скасовано.
lcg-notice-quest_succeeded = Похід успішний: сила волі { $number } проти загрози { $number2 }.
lcg-notice-quest_failed = Похід невдалий: сила волі { $number } проти загрози { $number2 }.
lcg-notice-quest_tied = Похід нічого не змінив: сила волі { $number } проти загрози { $number2 }.
lcg-each-progress = { $number } на карті «{ $card }»
lcg-notice-progress = Поступ: { $each }.
lcg-notice-progress_removed = «{ $card }» втрачає { $number } поступу.
lcg-each-explored = «{ $card }»
lcg-notice-explored = { $count ->
    [1] Локацію { $each } досліджено.
   *[other] Локації { $each } досліджено.
}
lcg-notice-stage = Тепер триває похід «{ $card }».
lcg-notice-travelled = Гравці вирушають до локації «{ $card }».
lcg-each-engaged = { $card }
lcg-notice-engaged = { $many ->
    [yes] { $each } вступають у сутичку з { $seat_ins }.
   *[other] { $each } вступає в сутичку з { $seat_ins }.
}
    .met = { $many ->
        [yes] { $each } вступають у сутичку з вами.
       *[other] { $each } вступає в сутичку з вами.
    }
lcg-each-to_staging = { lcg-who }
lcg-notice-to_staging = { $many ->
    [yes] До зони зосередження потрапляють { $each }.
   *[other] До зони зосередження потрапляє { $each }.
}
lcg-each-shadow_dealt = { $card }
lcg-notice-shadow_dealt = { $count ->
    [1] { $card_plural ->
        [yes] { $each } отримують карту тіні.
       *[other] { $each } отримує карту тіні.
    }
   *[other] { $each } отримують по карті тіні.
}
lcg-notice-shadow_turned_up = Карта тіні — «{ $card }».
lcg-notice-shadow_seen = Ви переглядаєте карту тіні { $card2_gen }: «{ $card }».
lcg-notice-attack_begins = { $card_plural ->
    [yes] { $card } атакують { $seat_gen }.
   *[other] { $card } атакує { $seat_gen }.
}
    .met = { $card_plural ->
        [yes] { $card } атакують вас.
       *[other] { $card } атакує вас.
    }
lcg-notice-defended = Захищається { $card2 }.
lcg-notice-undefended = Ніхто не захищається.
lcg-notice-attacked = Напад { $number } проти захисту { $number2 } у { $card_gen }.
lcg-each-damaged = { lcg-who }
lcg-notice-damaged = { $count ->
    [1] { $card_plural ->
        [yes] { $each } отримують
       *[other] { $each } отримує
    } { $number ->
        [one] { $number } рану.
        [few] { $number } рани.
       *[many] { $number } ран.
    }
   *[other] { $each } отримують по { $number ->
        [one] { $number } рані.
        [few] { $number } рани.
       *[many] { $number } ран.
    }
}
lcg-each-healed = { lcg-whose }
lcg-notice-healed = { $number ->
    [one] Вилікувано { $number } рану в { $each }.
    [few] Вилікувано { $number } рани в { $each }.
   *[many] Вилікувано { $number } ран у { $each }.
}
lcg-each-destroyed = { lcg-who }
lcg-notice-destroyed = { $many ->
    [yes] { $each } гинуть.
   *[other] { $each } гине.
}
lcg-each-put_on_pile = { lcg-who }
lcg-notice-put_on_pile = { $many ->
    [yes] { $each } йдуть до скиду.
   *[other] { $each } йде до скиду.
}
lcg-each-discarded = { lcg-who }
lcg-notice-discarded = { $many ->
    [yes] { $each } йдуть до скиду.
   *[other] { $each } йде до скиду.
}
lcg-each-discarded_from_hand = { lcg-whom }
lcg-notice-discarded_from_hand = { $seat } скидає з руки { $each }.
lcg-each-returned_to_hand = { lcg-who }
lcg-notice-returned_to_hand = { $many ->
    [yes] { $each } повертаються в руку { $seat_gen }.
   *[other] { $each } повертається в руку { $seat_gen }.
}
    .met = { $many ->
        [yes] { $each } повертаються до вашої руки.
       *[other] { $each } повертається до вашої руки.
    }
lcg-each-shuffled_in = { lcg-whom }
lcg-notice-shuffled_in = У колоду замішують { $each }.
lcg-notice-put_on_top = На верх колоди кладуть { lcg-whom }.
lcg-notice-put_under = { $seat } кладе верхню карту колоди зіткнень під низ.
lcg-each-deck_seen = { lcg-whom }
lcg-notice-deck_seen = { $seat } бачить зверху колоди { $each }.
lcg-notice-deck_looked_at = { $seat } переглядає { $number2 ->
    [1] верхню карту
    [one] { $number2 } верхню карту
    [few] { $number2 } верхні карти
   *[many] { $number2 } верхніх карт
} колоди { $number ->
    [0] гравця 1.
    [1] гравця 2.
    [2] гравця 3.
    [3] гравця 4.
   *[other] зіткнень.
}
lcg-each-exhausted = { lcg-who }
lcg-notice-exhausted = { $count ->
    [1] { $each } виснажується.
   *[other] { $each } виснажуються.
}
lcg-each-readied = { lcg-who }
lcg-notice-readied = { $count ->
    [1] { $each } повертається до готовності.
   *[other] { $each } повертаються до готовності.
}
lcg-each-threat_raised = { $seat_gen }
lcg-notice-threat_raised = Загроза { $each } зростає на { $number }.
    .met = Ваша загроза зростає на { $number }.
lcg-each-threat_lowered = { $seat_gen }
lcg-notice-threat_lowered = Загроза { $each } знижується на { $number }.
    .met = Ваша загроза знижується на { $number }.
lcg-each-modified = { $card_id ->
    [none] кожна локація в зоні зосередження
   *[other] { lcg-who }
}
lcg-notice-modified = { $stat_id ->
    [cannot_attack] { $many ->
        [yes] { $each } поки що не можуть атакувати.
       *[other] { $each } поки що не може атакувати.
    }
    [several_defenders] Проти кожної атаки можна оголошувати кількох захисників.
    [total_threat] Загальна сила загрози зони зосередження: { $change }.
   *[other] { $number ->
        [-99] Поки що не враховується сила загрози: { $each }.
       *[other] { $many ->
            [yes] { $each } отримують { $change } до { $stat_gen }.
           *[other] { $each } отримує { $change } до { $stat_gen }.
        }
    }
}
lcg-notice-control = { lcg-who } переходить під керування { $seat_gen }.
    .met = { lcg-who } переходить під ваше керування.
lcg-notice-captured = { $card } потрапляє в полон.
lcg-notice-rescued = { $card } виходить із полону.
lcg-notice-orc_guard = Орк-вартовий вступає в сутичку з { $seat_ins }.
    .met = Орк-вартовий вступає в сутичку з вами.
lcg-notice-deck_reshuffled = Скид зіткнень стає новою колодою зіткнень.
lcg-notice-pile_shuffled_in = Скид { $seat_gen } замішується в колоду.
    .met = Ваш скид замішується у вашу колоду.
lcg-notice-eliminated = { $seat } вибуває з гри.
lcg-notice-first_player = { $seat } тепер ходить першим.
lcg-each-removed = { lcg-who }
lcg-notice-removed = { $many ->
    [yes] { $each } виходять із гри.
   *[other] { $each } виходить із гри.
}
lcg-notice-over = { $outcome_id ->
    [victory] Сценарій пройдено: гравці перемогли.
    [all_eliminated] Усі гравці вибули: гру програно.
    [prisoner_lost] Звільнити бранця більше нікому: гру програно.
    [too_long] Останній раунд позаду: гру програно.
   *[other] Гру ще не вирішено.
}
lcg-notice-guarded = «{ $card }» під охороною: { lcg-who2 }.
lcg-notice-claimed = { $seat } забирає карту «{ $card }».
lcg-notice-added_to_hand = { $seat } додає в руку { lcg-whom }.
lcg-notice-added_unseen = { $seat } додає карту в руку.
lcg-each-joined_attack = { $card2 }
lcg-notice-joined_attack = { $many ->
    [yes] { $each } атакують { $card_acc }.
   *[other] { $each } атакує { $card_acc }.
}
lcg-notice-because = Діє ефект { lcg-whose }.
    .then = { $told } через { lcg-whom }.
lcg-result = { lcg-notice-over }

## Якщо питання чи запис журналу не про карту

lcg-card-none = без карти

## Імена героїв

lcg-card-aragorn = Араґорн
    .gen = Араґорна
    .acc = Араґорна
lcg-card-theodred = Теодред
    .gen = Теодреда
    .acc = Теодреда
lcg-card-gloin = Ґлоїн
    .gen = Ґлоїна
    .acc = Ґлоїна
lcg-card-gimli = Ґімлі
    .gen = Ґімлі
    .acc = Ґімлі
lcg-card-legolas = Леґолас
    .gen = Леґоласа
    .acc = Леґоласа
lcg-card-thalin = Талін
    .gen = Таліна
    .acc = Таліна
lcg-card-eowyn = Еовин
    .gen = Еовин
    .acc = Еовин
lcg-card-eleanor = Елеанор
    .gen = Елеанор
    .acc = Елеанор
lcg-card-dunhere = Дунгере
    .gen = Дунгере
    .acc = Дунгере
lcg-card-denethor = Денетор
    .gen = Денетора
    .acc = Денетора
lcg-card-glorfindel = Ґлорфіндель
    .gen = Ґлорфінделя
    .acc = Ґлорфінделя
lcg-card-beravor = Беравор
    .gen = Беравор
    .acc = Беравор

## Імена союзників

lcg-card-guard_of_the_citadel = Вартовий Цитаделі
    .gen = Вартового Цитаделі
    .acc = Вартового Цитаделі
lcg-card-faramir = Фарамир
    .gen = Фарамира
    .acc = Фарамира
lcg-card-son_of_arnor = Син Арнору
    .gen = Сина Арнору
    .acc = Сина Арнору
lcg-card-snowbourn_scout = Розвідник зі Сніжного струмка
    .gen = Розвідника зі Сніжного струмка
    .acc = Розвідника зі Сніжного струмка
lcg-card-silverlode_archer = Лучник Срібного Потоку
    .gen = Лучника Срібного Потоку
    .acc = Лучника Срібного Потоку
lcg-card-longbeard_orc_slayer = Довгобородий винищувач орків
    .gen = Довгобородого винищувача орків
    .acc = Довгобородого винищувача орків
lcg-card-brok_ironfist = Брок Залізний Кулак
    .gen = Брока Залізного Кулака
    .acc = Брока Залізного Кулака
lcg-card-veteran_axehand = Бувалий сокирник
    .gen = Бувалого сокирника
    .acc = Бувалого сокирника
lcg-card-gondorian_spearman = Ґондорський списник
    .gen = Ґондорського списника
    .acc = Ґондорського списника
lcg-card-horseback_archer = Кінний лучник
    .gen = Кінного лучника
    .acc = Кінного лучника
lcg-card-beorn = Беорн
    .gen = Беорна
    .acc = Беорна
lcg-card-wandering_took = Мандрівний Тук
    .gen = Мандрівного Тука
    .acc = Мандрівного Тука
lcg-card-lorien_guide = Лорієнський провідник
    .gen = Лорієнського провідника
    .acc = Лорієнського провідника
lcg-card-northern_tracker = Північний слідопит
    .gen = Північного слідопита
    .acc = Північного слідопита
lcg-card-daughter_of_the_nimrodel = Дочка Німроделі
    .gen = Дочки Німроделі
    .acc = Дочку Німроделі
lcg-card-erebor_hammersmith = Коваль з Еребору
    .gen = Коваля з Еребору
    .acc = Коваля з Еребору
lcg-card-henamarth_riversong = Генамарт Річкоспів
    .gen = Генамарта Річкоспіва
    .acc = Генамарта Річкоспіва
lcg-card-miner_of_the_iron_hills = Рудокоп із Залізних пагорбів
    .gen = Рудокопа із Залізних пагорбів
    .acc = Рудокопа із Залізних пагорбів
lcg-card-gleowine = Ґлеовін
    .gen = Ґлеовіна
    .acc = Ґлеовіна
lcg-card-gandalf = Ґандальф
    .gen = Ґандальфа
    .acc = Ґандальфа

## Назви прикріплень

lcg-card-steward_of_gondor = Намісник Ґондору
lcg-card-celebrians_stone = Камінь Келебріан
lcg-card-blade_of_gondolin = Клинок Ґондоліну
lcg-card-citadel_plate = Обладунок Цитаделі
lcg-card-dwarven_axe = Ґномівська сокира
lcg-card-horn_of_gondor = Ріг Ґондору
lcg-card-the_favor_of_the_lady = Прихильність Володарки
lcg-card-power_in_the_earth = Сила землі
lcg-card-unexpected_courage = Неочікувана відвага
lcg-card-forest_snare = Лісове сильце
lcg-card-protector_of_lorien = Захисник Лорієну
lcg-card-dark_knowledge = Темне знання
lcg-card-self_preservation = Самозбереження

## Назви подій

lcg-card-ever_vigilant = Завжди пильні
    .plural = yes
lcg-card-common_cause = Спільна справа
lcg-card-for_gondor = За Ґондор!
lcg-card-sneak_attack = Раптова атака
lcg-card-valiant_sacrifice = Доблесна жертва
lcg-card-grim_resolve = Похмура рішучість
lcg-card-blade_mastery = Майстерність клинка
lcg-card-rain_of_arrows = Злива стріл
lcg-card-feint = Хибний випад
lcg-card-quick_strike = Швидкий удар
lcg-card-thicket_of_spears = Ліс списів
lcg-card-swift_strike = Стрімкий удар
lcg-card-stand_together = Пліч-о-пліч
lcg-card-the_galadhrims_greeting = Вітання ґаладримів
lcg-card-strength_of_will = Сила волі
lcg-card-hasty_stroke = Поспішний удар
lcg-card-will_of_the_west = Воля Заходу
lcg-card-a_test_of_will = Випробування волі
lcg-card-stand_and_fight = Стояти до кінця
lcg-card-a_light_in_the_dark = Світло в темряві
lcg-card-dwarven_tomb = Ґномівська гробниця
lcg-card-fortune_or_fate = Талан чи доля
lcg-card-lore_of_imladris = Знання Імладрісу
lcg-card-loriens_wealth = Багатство Лорієну
lcg-card-radagasts_cunning = Хитрість Радаґаста
lcg-card-secret_paths = Таємні стежки
    .plural = yes
lcg-card-gandalfs_search = Пошуки Ґандальфа
    .plural = yes
lcg-card-beorns_hospitality = Гостинність Беорна

## Назви ворогів

lcg-card-king_spider = Король-павук
    .gen = Короля-павука
    .acc = Короля-павука
lcg-card-hummerhorns = Дзижчущі шершні
    .gen = Дзижчущих шершнів
    .acc = Дзижчущих шершнів
    .plural = yes
lcg-card-ungoliants_spawn = Поріддя Унґоліанти
    .gen = Поріддя Унґоліанти
    .acc = Поріддя Унґоліанти
lcg-card-wolf_rider = Вовчий вершник
    .gen = Вовчого вершника
    .acc = Вовчого вершника
lcg-card-hill_troll = Гірський троль
    .gen = Гірського троля
    .acc = Гірського троля
lcg-card-goblin_sniper = Ґоблін-стрілець
    .gen = Ґобліна-стрільця
    .acc = Ґобліна-стрільця
lcg-card-marsh_adder = Болотяна гадюка
    .gen = Болотяної гадюки
    .acc = Болотяну гадюку
lcg-card-wargs = Варґи
    .gen = Варґів
    .acc = Варґів
    .plural = yes
lcg-card-dol_guldur_orcs = Орки з Дол-Ґульдура
    .gen = Орків із Дол-Ґульдура
    .acc = Орків із Дол-Ґульдура
    .plural = yes
lcg-card-chieftain_ufthak = Вождь Уфтак
    .gen = Вождя Уфтака
    .acc = Вождя Уфтака
lcg-card-dol_guldur_beastmaster = Звіровод із Дол-Ґульдура
    .gen = Звіровода з Дол-Ґульдура
    .acc = Звіровода з Дол-Ґульдура
lcg-card-forest_spider = Лісовий павук
    .gen = Лісового павука
    .acc = Лісового павука
lcg-card-east_bight_patrol = Патруль Східної Луки
    .gen = Патруля Східної Луки
    .acc = Патруль Східної Луки
lcg-card-black_forest_bats = Кажани чорного лісу
    .gen = Кажанів чорного лісу
    .acc = Кажанів чорного лісу
    .plural = yes
lcg-card-dungeon_jailor = Наглядач темниці
    .gen = Наглядача темниці
    .acc = Наглядача темниці
lcg-card-nazgul_of_dol_guldur = Назґул із Дол-Ґульдура
    .gen = Назґула з Дол-Ґульдура
    .acc = Назґула з Дол-Ґульдура
lcg-card-cavern_guardian = Страж печер
    .gen = Стража печер
    .acc = Стража печер
lcg-card-misty_mountain_goblins = Ґобліни Імлистих гір
    .gen = Ґоблінів Імлистих гір
    .acc = Ґоблінів Імлистих гір
    .plural = yes
lcg-card-eastern_crows = Східні ворони
    .gen = Східних ворон
    .acc = Східних ворон
    .plural = yes
lcg-card-orc_guard = Орк-вартовий
    .gen = Орка-вартового
    .acc = Орка-вартового

## Назви локацій

lcg-card-great_forest_web = Велике лісове павутиння
lcg-card-mountains_of_mirkwood = Гори Морок-лісу
    .plural = yes
lcg-card-the_brown_lands = Бурі землі
    .plural = yes
lcg-card-the_east_bight = Східна Лука
lcg-card-necromancers_pass = Перевал Некроманта
lcg-card-enchanted_stream = Зачарований потік
lcg-card-old_forest_road = Стара лісова дорога
lcg-card-forest_gate = Лісова брама
lcg-card-endless_caverns = Нескінченні печери
    .plural = yes
lcg-card-tower_gate = Брама вежі
lcg-card-banks_of_the_anduin = Береги Андуїну
    .plural = yes
lcg-card-gladden_fields = Ірисові Поля
    .plural = yes

## Назви підступів

lcg-card-eyes_of_the_forest = Очі лісу
    .plural = yes
lcg-card-caught_in_a_web = У павутинні
lcg-card-despair = Відчай
lcg-card-driven_by_shadow = Гнані Тінню
    .plural = yes
lcg-card-the_necromancers_reach = Рука Некроманта
lcg-card-under_the_shadow = Під Тінню
lcg-card-iron_shackles = Залізні кайдани
    .plural = yes
lcg-card-massing_at_night = Нічний збір
lcg-card-evil_storm = Лиха буря
lcg-card-pursued_by_shadow = Переслідувані Тінню
    .plural = yes
lcg-card-treacherous_fog = Підступний туман

## Назви цілей

lcg-card-gandalfs_map = Мапа Ґандальфа
lcg-card-dungeon_torch = Смолоскип підземель
lcg-card-shadow_key = Ключ Тіні

## Назви карт походу

lcg-card-flies_and_spiders = Мухи та павуки
lcg-card-a_fork_in_the_road = Роздоріжжя
lcg-card-dont_leave_the_path = Не сходьте зі стежки!
lcg-card-beorns_path = Стежка Беорна
lcg-card-to_the_river = До ріки…
lcg-card-anduin_passage = Шлях Андуїном
lcg-card-ambush_on_the_shore = Засідка на березі
lcg-card-the_necromancers_tower = Вежа Некроманта
lcg-card-through_the_caverns = Крізь печери
lcg-card-out_of_the_dungeons = Геть із підземель

## Що надруковано на карті, крім її власного тексту

lcg-text-hero = Герой сфери «{ $sphere }». Величина загрози { $threat_cost }. { lcg-fighter } { lcg-printed }
lcg-text-ally = { $sphere_id ->
    [neutral] Нейтральний союзник
   *[other] Союзник сфери «{ $sphere }»
}, { lcg-price }. { lcg-fighter } { lcg-printed }
lcg-text-attachment = Прикріплення сфери «{ $sphere }», { lcg-price }. { lcg-printed }
lcg-text-event = Подія сфери «{ $sphere }», { lcg-price }.
lcg-text-enemy = Ворог, { lcg-from }. Поріг сутички { $engagement }, сила загрози { $threat }, напад { $attack }, захист { $defense }, очки життя { $hit_points }. { lcg-printed }
lcg-text-location = Локація, { lcg-from }. Сила загрози { $threat }, очки походу { $quest_points }. { lcg-printed }
lcg-text-treachery = Підступ, { lcg-from }.
lcg-text-objective = Ціль, { lcg-from }. { lcg-printed }
lcg-text-quest = { $quest_points ->
    [0] Очок походу немає.
   *[other] Очки походу { $quest_points }.
}

lcg-fighter = Сила волі { $willpower }, напад { $attack }, захист { $defense }, очки життя { $hit_points }.
lcg-price = { $unique_id ->
    [some] { $kind_id ->
        [attachment] унікальне
       *[other] унікальний
    }, вартість { lcg-cost }
   *[other] вартість { lcg-cost }
}{ lcg-copies }
lcg-cost = { $cost ->
    [X] Х
   *[other] { $cost }
}
lcg-from = набір «{ $set }»{ lcg-copies }
lcg-copies = { $copies ->
    [1] {""}
   *[other] , { $copies } прим
}
lcg-printed = Риси: { $traits }. { $keywords_id ->
    [none] {""}
   *[other] Ключові слова: { $keywords }.
}

## Речення, спільні для кількох карт

lcg-claim = Дія: якщо цю ціль уже ніщо не охороняє, збільште свою загрозу на 2, щоб забрати її та прикріпити до свого героя. Відокремлена від героя, вона повертається до зони зосередження.
lcg-orc-guards = верхня карта колоди кожного гравця долілиць вступає в сутичку з ним як орк-вартовий: напад 1, захист 1, очок життя 1
lcg-orc-guards-leave = орк-вартовий, який мав би повернутися до зони зосередження, іде у скид власника.
lcg-one-ally = Усі гравці разом можуть розіграти не більше 1 союзника за раунд.

## Що роблять герої

lcg-text-aragorn = { lcg-text-hero } { lcg-text-aragorn.effect }
    .effect = Реакція: коли Араґорна відправлено в похід, витратьте 1 ресурс із його запасу, щоб підготувати його.
lcg-text-theodred = { lcg-text-hero } { lcg-text-theodred.effect }
    .effect = Реакція: коли Теодреда відправлено в похід, додайте 1 ресурс у запас будь-якого героя, який теж у поході, або в його власний.
lcg-text-gloin = { lcg-text-hero } { lcg-text-gloin.effect }
    .effect = Реакція: коли Ґлоїн отримує рани й лишається живим, додайте в його запас стільки ж ресурсів.
lcg-text-gimli = { lcg-text-hero } { lcg-text-gimli.effect }
    .effect = Ґімлі отримує +1 до нападу за кожну рану на ньому.
lcg-text-legolas = { lcg-text-hero } { lcg-text-legolas.effect }
    .effect = Реакція: коли ворога знищено атакою, у якій бере участь Леґолас, покладіть 2 жетони поступу на поточний похід.
lcg-text-thalin = { lcg-text-hero } { lcg-text-thalin.effect }
    .effect = Поки Талін у поході, кожен ворог отримує 1 рану тієї миті, коли його відкривають із колоди зіткнень, раніше за все інше.
lcg-text-eowyn = { lcg-text-hero } { lcg-text-eowyn.effect }
    .effect = Дія: скиньте 1 карту з руки, щоб Еовин отримала +1 до сили волі до кінця фази. Це може зробити будь-який гравець, кожен один раз за раунд.
lcg-text-eleanor = { lcg-text-hero } { lcg-text-eleanor.effect }
    .effect = Реакція: коли з колоди зіткнень відкрито підступ, виснажте Елеанор, щоб скасувати його дію під час відкриття. Скиньте його й відкрийте замість нього наступну карту зіткнень.
lcg-text-dunhere = { lcg-text-hero } { lcg-text-dunhere.effect }
    .effect = Якщо Дунгере атакує сам, він може обрати ворога в зоні зосередження й проти такого ворога отримує +1 до нападу.
lcg-text-denethor = { lcg-text-hero } { lcg-text-denethor.effect }
    .effect = Дія: виснажте Денетора, щоб переглянути верхню карту колоди зіткнень. Залиште її на місці або покладіть під низ.
lcg-text-glorfindel = { lcg-text-hero } { lcg-text-glorfindel.effect }
    .effect = Дія: витратьте 1 ресурс із запасу Ґлорфінделя, щоб вилікувати 1 рану будь-якому персонажеві. Один раз за раунд.
lcg-text-beravor = { lcg-text-hero } { lcg-text-beravor.effect } З офіційними виправленнями: { lcg-text-beravor.errata }
    .effect = Дія: виснажте Беравор; обраний вами гравець бере 2 карти.
    .errata = один раз за раунд.

## Що роблять союзники

lcg-text-faramir = { lcg-text-ally } { lcg-text-faramir.effect }
    .effect = Дія: виснажте Фарамира й оберіть гравця: усі його персонажі отримують +1 до сили волі до кінця фази.
lcg-text-son_of_arnor = { lcg-text-ally } { lcg-text-son_of_arnor.effect }
    .effect = Реакція: коли Син Арнору входить у гру, вступіть у сутичку з будь-яким ворогом із зони зосередження або від іншого гравця.
lcg-text-snowbourn_scout = { lcg-text-ally } { lcg-text-snowbourn_scout.effect }
    .effect = Реакція: коли Розвідник зі Сніжного струмка входить у гру, покладіть 1 жетон поступу на будь-яку локацію.
lcg-text-longbeard_orc_slayer = { lcg-text-ally } { lcg-text-longbeard_orc_slayer.effect }
    .effect = Реакція: коли Довгобородий винищувач орків входить у гру, завдайте по 1 рані кожному ворогові з рисою «орк» у грі.
lcg-text-brok_ironfist = { lcg-text-ally } { lcg-text-brok_ironfist.effect }
    .effect = Реакція: коли ваш герой із рисою «ґном» залишає гру, введіть Брока у гру з руки, не платячи за нього.
lcg-text-gondorian_spearman = { lcg-text-ally } { lcg-text-gondorian_spearman.effect }
    .effect = Реакція: коли Ґондорського списника оголошено захисником, завдайте 1 рану ворогові, що атакує.
lcg-text-beorn = { lcg-text-ally } { lcg-text-beorn.effect }
    .effect = Дія: Беорн отримує +5 до нападу до кінця фази. Коли фаза закінчується, замішайте його у свою колоду. Один раз за раунд.
lcg-text-wandering_took = { lcg-text-ally } { lcg-text-wandering_took.effect } З офіційними виправленнями: { lcg-text-wandering_took.errata }
    .effect = Дія: зменште свою загрозу на 3, щоб передати Мандрівного Тука іншому гравцеві; загроза того збільшується на 3.
    .errata = один раз за раунд.
lcg-text-lorien_guide = { lcg-text-ally } { lcg-text-lorien_guide.effect }
    .effect = Реакція: коли Лорієнського провідника відправлено в похід, покладіть 1 жетон поступу на активну локацію.
lcg-text-northern_tracker = { lcg-text-ally } { lcg-text-northern_tracker.effect }
    .effect = Реакція: коли Північного слідопита відправлено в похід, покладіть по 1 жетону поступу на кожну локацію в зоні зосередження.
lcg-text-daughter_of_the_nimrodel = { lcg-text-ally } { lcg-text-daughter_of_the_nimrodel.effect }
    .effect = Дія: виснажте Дочку Німроделі, щоб вилікувати до 2 ран будь-якому героєві.
lcg-text-erebor_hammersmith = { lcg-text-ally } { lcg-text-erebor_hammersmith.effect }
    .effect = Реакція: коли ви розіграли Коваля з Еребору з руки, поверніть у руку власника найверхніше прикріплення зі скиду будь-якого гравця.
lcg-text-henamarth_riversong = { lcg-text-ally } { lcg-text-henamarth_riversong.effect }
    .effect = Дія: виснажте Генамарта, щоб переглянути верхню карту колоди зіткнень.
lcg-text-miner_of_the_iron_hills = { lcg-text-ally } { lcg-text-miner_of_the_iron_hills.effect }
    .effect = Реакція: коли Рудокоп із Залізних пагорбів входить у гру, оберіть у грі прикріплення з рисою «стан» і скиньте його.
lcg-text-gleowine = { lcg-text-ally } { lcg-text-gleowine.effect }
    .effect = Дія: виснажте Ґлеовіна; обраний вами гравець бере 1 карту.
lcg-text-gandalf = { lcg-text-ally } { lcg-text-gandalf.effect }
    .effect = Наприкінці раунду скиньте Ґандальфа з гри. Реакція: коли Ґандальф входить у гру, оберіть одне: узяти 3 карти, або завдати 4 рани ворогові у грі, або зменшити свою загрозу на 5.

## Що роблять прикріплення

lcg-text-steward_of_gondor = { lcg-text-attachment } { lcg-text-steward_of_gondor.effect }
    .effect = Прикріплюється до героя; він отримує рису «Ґондор». Дія: виснажте цю карту, щоб додати 2 ресурси в запас цього героя.
lcg-text-celebrians_stone = { lcg-text-attachment } { lcg-text-celebrians_stone.effect }
    .effect = Прикріплюється до героя; він отримує +2 до сили волі. Араґорн із цією картою отримує ще й символ сфери «Дух».
lcg-text-blade_of_gondolin = { lcg-text-attachment } { lcg-text-blade_of_gondolin.effect }
    .effect = Прикріплюється до героя; він отримує +1 до нападу, коли атакує ворога з рисою «орк». Реакція: коли цей герой атакою знищив ворога, покладіть 1 жетон поступу на поточний похід.
lcg-text-citadel_plate = { lcg-text-attachment } { lcg-text-citadel_plate.effect }
    .effect = Прикріплюється до героя; він отримує +4 очки життя.
lcg-text-dwarven_axe = { lcg-text-attachment } { lcg-text-dwarven_axe.effect }
    .effect = Прикріплюється до героя; він отримує +1 до нападу, а герой із рисою «ґном» +2.
lcg-text-horn_of_gondor = { lcg-text-attachment } { lcg-text-horn_of_gondor.effect } З офіційними виправленнями: { lcg-text-horn_of_gondor.errata }
    .effect = Прикріплюється до героя. Реакція: коли будь-який персонаж залишає гру, додайте 1 ресурс у запас цього героя.
    .errata = відгукується лише на знищених персонажів.
lcg-text-the_favor_of_the_lady = { lcg-text-attachment } { lcg-text-the_favor_of_the_lady.effect }
    .effect = Прикріплюється до героя; він отримує +1 до сили волі.
lcg-text-power_in_the_earth = { lcg-text-attachment } { lcg-text-power_in_the_earth.effect }
    .effect = Прикріплюється до локації; її сила загрози менша на 1.
lcg-text-unexpected_courage = { lcg-text-attachment } { lcg-text-unexpected_courage.effect }
    .effect = Прикріплюється до героя. Дія: виснажте цю карту, щоб підготувати цього героя.
lcg-text-forest_snare = { lcg-text-attachment } { lcg-text-forest_snare.effect }
    .effect = Прикріплюється до ворога в сутичці з гравцем. Цей ворог не може атакувати.
lcg-text-protector_of_lorien = { lcg-text-attachment } { lcg-text-protector_of_lorien.effect } З офіційними виправленнями: { lcg-text-protector_of_lorien.errata }
    .effect = Прикріплюється до героя. Дія: скиньте 1 карту з руки, щоб цей герой отримав +1 до захисту або +1 до сили волі до кінця фази.
    .errata = не більше 3 разів за фазу.
lcg-text-dark_knowledge = { lcg-text-attachment } { lcg-text-dark_knowledge.effect }
    .effect = Прикріплюється до героя; він отримує −1 до сили волі. Реакція: коли ворогові в сутичці з вами здано карту тіні, виснажте Темне знання, щоб переглянути цю карту тіні.
lcg-text-self_preservation = { lcg-text-attachment } { lcg-text-self_preservation.effect }
    .effect = Прикріплюється до персонажа. Дія: виснажте цю карту, щоб вилікувати 2 рани цьому персонажеві.

## Що роблять події

lcg-text-ever_vigilant = { lcg-text-event } { lcg-text-ever_vigilant.effect }
    .effect = Дія: підготуйте союзника.
lcg-text-common_cause = { lcg-text-event } { lcg-text-common_cause.effect }
    .effect = Дія: виснажте свого героя, щоб підготувати іншого героя.
lcg-text-for_gondor = { lcg-text-event } { lcg-text-for_gondor.effect }
    .effect = Дія: до кінця фази кожен персонаж отримує +1 до нападу, а кожен персонаж із рисою «Ґондор» ще й +1 до захисту.
lcg-text-sneak_attack = { lcg-text-event } { lcg-text-sneak_attack.effect }
    .effect = Дія: введіть у гру союзника з руки. Якщо наприкінці фази він ще у грі, поверніть його в руку.
lcg-text-valiant_sacrifice = { lcg-text-event } { lcg-text-valiant_sacrifice.effect }
    .effect = Реакція: коли союзник залишає гру, той, хто ним керував, бере 2 карти.
lcg-text-grim_resolve = { lcg-text-event } { lcg-text-grim_resolve.effect }
    .effect = Дія: підготуйте всіх персонажів у грі.
lcg-text-blade_mastery = { lcg-text-event } { lcg-text-blade_mastery.effect }
    .effect = Дія: обраний персонаж отримує +1 до нападу й +1 до захисту до кінця фази.
lcg-text-rain_of_arrows = { lcg-text-event } { lcg-text-rain_of_arrows.effect }
    .effect = Дія: виснажте свого дистанційного персонажа й оберіть гравця: кожен ворог у сутичці з цим гравцем отримує 1 рану.
lcg-text-feint = { lcg-text-event } { lcg-text-feint.effect } З офіційними виправленнями: { lcg-text-feint.errata }
    .effect = Бойова дія: оберіть ворога в сутичці з гравцем. До кінця фази він не може атакувати.
    .errata = він не може атакувати цього гравця, а іншого може.
lcg-text-quick_strike = { lcg-text-event } { lcg-text-quick_strike.effect }
    .effect = Дія: виснажте свого персонажа й оберіть ворога, якого він може атакувати. Він одразу атакує його сам.
lcg-text-thicket_of_spears = { lcg-text-event } { lcg-text-thicket_of_spears.effect } З офіційними виправленнями: { lcg-text-thicket_of_spears.errata }
    .effect = Ресурси за цю карту мають бути із запасів 3 різних героїв. Дія: оберіть гравця. До кінця фази вороги в сутичці з ним не можуть атакувати.
    .errata = вони не можуть атакувати цього гравця, а іншого можуть.
lcg-text-swift_strike = { lcg-text-event } { lcg-text-swift_strike.effect }
    .effect = Реакція: коли персонажа оголошено захисником, завдайте 2 рани ворогові, що атакує.
lcg-text-stand_together = { lcg-text-event } { lcg-text-stand_together.effect }
    .effect = Дія: оберіть гравця. До кінця фази він може оголошувати скільки завгодно захисників проти кожної атаки.
lcg-text-the_galadhrims_greeting = { lcg-text-event } { lcg-text-the_galadhrims_greeting.effect }
    .effect = Дія: зменште загрозу одного гравця на 6 або загрозу кожного гравця на 2.
lcg-text-strength_of_will = { lcg-text-event } { lcg-text-strength_of_will.effect }
    .effect = Реакція: коли гравці вирушили до локації, виснажте свого персонажа сфери «Дух», щоб покласти на неї 2 жетони поступу.
lcg-text-hasty_stroke = { lcg-text-event } { lcg-text-hasty_stroke.effect }
    .effect = Реакція: скасуйте ефект тіні, який щойно спрацював.
lcg-text-will_of_the_west = { lcg-text-event } { lcg-text-will_of_the_west.effect } З офіційними виправленнями: { lcg-text-will_of_the_west.errata }
    .effect = Дія: оберіть гравця: його скид замішують у його колоду; герої лишаються у скиді.
    .errata = потім приберіть цю карту з гри.
lcg-text-a_test_of_will = { lcg-text-event } { lcg-text-a_test_of_will.effect }
    .effect = Реакція: коли карту відкрито з колоди зіткнень, скасуйте її дію під час відкриття. Її ключові слова діють.
lcg-text-stand_and_fight = { lcg-text-event } { lcg-text-stand_and_fight.effect } З офіційними виправленнями: { lcg-text-stand_and_fight.errata }
    .effect = Дія: введіть у гру під свій контроль союзника будь-якої сфери вартістю Х зі скиду будь-якого гравця.
    .errata = нейтральні союзники не належать до жодної сфери: обрати їх не можна.
lcg-text-a_light_in_the_dark = { lcg-text-event } { lcg-text-a_light_in_the_dark.effect }
    .effect = Дія: поверніть ворога в сутичці з гравцем до зони зосередження.
lcg-text-dwarven_tomb = { lcg-text-event } { lcg-text-dwarven_tomb.effect }
    .effect = Дія: поверніть у руку карту сфери «Дух» зі свого скиду.
lcg-text-fortune_or_fate = { lcg-text-event } { lcg-text-fortune_or_fate.effect }
    .effect = Дія: введіть у гру героя зі скиду будь-якого гравця; ним керує власник.
lcg-text-lore_of_imladris = { lcg-text-event } { lcg-text-lore_of_imladris.effect }
    .effect = Дія: вилікуйте всі рани одному персонажеві.
lcg-text-loriens_wealth = { lcg-text-event } { lcg-text-loriens_wealth.effect }
    .effect = Дія: обраний вами гравець бере 3 карти.
lcg-text-radagasts_cunning = { lcg-text-event } { lcg-text-radagasts_cunning.effect }
    .effect = Дія в поході: оберіть ворога в зоні зосередження. До кінця фази його сила загрози не враховується.
lcg-text-secret_paths = { lcg-text-event } { lcg-text-secret_paths.effect }
    .effect = Дія в поході: оберіть локацію в зоні зосередження. До кінця фази її сила загрози не враховується.
lcg-text-gandalfs_search = { lcg-text-event } { lcg-text-gandalfs_search.effect }
    .effect = Дія: перегляньте Х верхніх карт колоди будь-якого гравця, одну з них додайте в руку її власника, решту поверніть нагору в будь-якому порядку.
lcg-text-beorns_hospitality = { lcg-text-event } { lcg-text-beorns_hospitality.effect }
    .effect = Дія: оберіть гравця й вилікуйте всі рани всім його героям.

## Що роблять вороги

lcg-text-king_spider = { lcg-text-enemy } { lcg-text-king_spider.effect } Ефект тіні: { lcg-text-king_spider.shadow }
    .effect = Коли відкрито: кожен гравець виснажує 1 свого персонажа на вибір.
    .shadow = атакований гравець виснажує 1 свого персонажа, а якщо атака без захисту — 2.
lcg-text-hummerhorns = { lcg-text-enemy } { lcg-text-hummerhorns.effect } Ефект тіні: { lcg-text-hummerhorns.shadow }
    .effect = Обов’язково: коли цей ворог вступає в сутичку з вами, завдайте 5 ран одному своєму героєві.
    .shadow = кожен персонаж атакованого гравця отримує 1 рану, а якщо атака без захисту — 2.
lcg-text-ungoliants_spawn = { lcg-text-enemy } { lcg-text-ungoliants_spawn.effect } Ефект тіні: { lcg-text-ungoliants_spawn.shadow }
    .effect = Коли відкрито: кожен персонаж, який зараз у поході, отримує −1 до сили волі до кінця фази.
    .shadow = загроза атакованого гравця збільшується на 4, а якщо атака без захисту — на 8.
lcg-text-wolf_rider = { lcg-text-enemy } Ефект тіні: { lcg-text-wolf_rider.shadow }
    .shadow = вершник теж атакує цього гравця, зі своєю картою тіні; проти нього можна оголосити захисника. Після бою він лягає на верх колоди зіткнень.
lcg-text-hill_troll = { lcg-text-enemy } { lcg-text-hill_troll.effect }
    .effect = Рани від його атаки понад те, що ще може прийняти поранений персонаж, збільшують вашу загрозу, кожна на 1.
lcg-text-goblin_sniper = { lcg-text-enemy } { lcg-text-goblin_sniper.effect }
    .effect = Вступити з ним у сутичку за власним вибором не можна, поки в зоні зосередження є інший ворог. Обов’язково: якщо наприкінці фази бою він у зоні зосередження, кожен гравець завдає 1 рану своєму персонажеві на вибір.
lcg-text-marsh_adder = { lcg-text-enemy } { lcg-text-marsh_adder.effect }
    .effect = Обов’язково: щоразу, коли вона атакує вас, ваша загроза збільшується на 1.
lcg-text-wargs = { lcg-text-enemy } { lcg-text-wargs.effect } Ефект тіні: { lcg-text-wargs.shadow }
    .effect = Обов’язково: якщо карта тіні його атаки не має ефекту тіні, після атаки ворог повертається до зони зосередження.
    .shadow = ворог, що атакує, отримує +1 до нападу, а якщо атака без захисту — +2.
lcg-text-dol_guldur_orcs = { lcg-text-enemy } { lcg-text-dol_guldur_orcs.effect } Ефект тіні: { lcg-text-dol_guldur_orcs.shadow }
    .effect = Коли відкрито: перший гравець завдає 2 рани одному персонажеві в поході.
    .shadow = ворог, що атакує, отримує +1 до нападу, а якщо атака без захисту — +3.
lcg-text-chieftain_ufthak = { lcg-text-enemy } { lcg-text-chieftain_ufthak.effect }
    .effect = Отримує +2 до нападу за кожен жетон ресурсу на ньому. Обов’язково: після його атаки покладіть на нього 1 жетон ресурсу.
lcg-text-dol_guldur_beastmaster = { lcg-text-enemy } { lcg-text-dol_guldur_beastmaster.effect } З офіційними виправленнями: { lcg-text-dol_guldur_beastmaster.errata }
    .effect = Обов’язково: коли він атакує, здайте йому ще 1 карту тіні.
    .errata = карту здають, щойно ворога обрано, до оголошення захисника.
lcg-text-forest_spider = { lcg-text-enemy } { lcg-text-forest_spider.effect } Ефект тіні: { lcg-text-forest_spider.shadow }
    .effect = Обов’язково: коли він вступає в сутичку з гравцем, він отримує +1 до нападу до кінця раунду.
    .shadow = атакований гравець скидає одне своє прикріплення на вибір.
lcg-text-east_bight_patrol = { lcg-text-enemy } Ефект тіні: { lcg-text-east_bight_patrol.shadow }
    .shadow = ворог, що атакує, отримує +1 до нападу. Якщо атака без захисту, загроза атакованого гравця ще й збільшується на 3.
lcg-text-black_forest_bats = { lcg-text-enemy } { lcg-text-black_forest_bats.effect }
    .effect = Коли відкрито: кожен гравець відкликає з походу 1 свого персонажа на вибір. Той лишається виснаженим.
lcg-text-dungeon_jailor = { lcg-text-enemy } { lcg-text-dungeon_jailor.effect }
    .effect = Обов’язково: якщо похід невдалий, а він у зоні зосередження, замішайте незабрану ціль із зони зосередження в колоду зіткнень.
lcg-text-nazgul_of_dol_guldur = { lcg-text-enemy } { lcg-text-nazgul_of_dol_guldur.effect } З офіційними виправленнями: { lcg-text-nazgul_of_dol_guldur.errata }
    .effect = Обов’язково: коли бранця врятовано, Назґул входить до зони зосередження. Обов’язково: коли спрацював ефект його карти тіні, гравець у сутичці з ним скидає одного свого персонажа на вибір.
    .errata = на нього не можна розігрувати прикріплення.
lcg-text-cavern_guardian = { lcg-text-enemy } Ефект тіні: { lcg-text-cavern_guardian.shadow }
    .shadow = атакований гравець скидає одне своє прикріплення на вибір, а якщо атака без захисту — усі. Втрачена так ціль повертається до зони зосередження.
lcg-text-misty_mountain_goblins = { lcg-text-enemy } { lcg-text-misty_mountain_goblins.effect } Ефект тіні: { lcg-text-misty_mountain_goblins.shadow }
    .effect = Обов’язково: після його атаки зніміть 1 жетон поступу з поточного походу.
    .shadow = зніміть із поточного походу 1 жетон поступу, а якщо атака без захисту — 3.
lcg-text-eastern_crows = { lcg-text-enemy } { lcg-text-eastern_crows.effect } Ефект тіні: { lcg-text-eastern_crows.shadow }
    .effect = Обов’язково: коли ворога переможено, замішайте його в колоду зіткнень.
    .shadow = ворог, що атакує, отримує +1 до нападу, а якщо загроза атакованого гравця 35 або більше — +2.
lcg-text-orc_guard = Ворог, яким стала карта з колоди гравця, що лежить долілиць. Напад 1, захист 1, очки життя 1. Рис він не має, карти тіні отримує, як будь-який ворог.

## Що роблять локації

lcg-text-great_forest_web = { lcg-text-location } Подорож: { lcg-text-great_forest_web.travel }
    .travel = кожен гравець виснажує одного свого героя.
lcg-text-mountains_of_mirkwood = { lcg-text-location } { lcg-text-mountains_of_mirkwood.effect } Подорож: { lcg-text-mountains_of_mirkwood.travel }
    .effect = Реакція: коли цю локацію досліджено й вона залишає гру, кожен гравець може переглянути 5 верхніх карт своєї колоди, узяти 1 з них у руку й замішати решту назад.
    .travel = відкрийте верхню карту колоди зіткнень і додайте її до зони зосередження.
lcg-text-the_brown_lands = { lcg-text-location } { lcg-text-the_brown_lands.effect }
    .effect = Обов’язково: коли гравці вирушили сюди, покладіть на цю локацію 1 жетон поступу.
lcg-text-the_east_bight = { lcg-text-location } { lcg-text-the_east_bight.effect }
    .effect = Якщо можна вирушити в подорож, а активної локації немає, гравці мусять вирушити сюди.
lcg-text-necromancers_pass = { lcg-text-location } Подорож: { lcg-text-necromancers_pass.travel }
    .travel = перший гравець скидає 2 випадкові карти з руки.
lcg-text-enchanted_stream = { lcg-text-location } { lcg-text-enchanted_stream.effect }
    .effect = Поки ця локація активна, гравці не можуть брати карти.
lcg-text-old_forest_road = { lcg-text-location } { lcg-text-old_forest_road.effect }
    .effect = Реакція: коли гравці вирушили сюди, перший гравець може підготувати одного свого персонажа.
lcg-text-forest_gate = { lcg-text-location } { lcg-text-forest_gate.effect }
    .effect = Реакція: коли гравці вирушили сюди, перший гравець може взяти 2 карти.
lcg-text-tower_gate = { lcg-text-location } { lcg-text-tower_gate.effect } З офіційними виправленнями: { lcg-text-tower_gate.errata }
    .effect = Обов’язково: коли гравці вирушили сюди, { lcg-orc-guards }.
    .errata = { lcg-orc-guards-leave }
lcg-text-banks_of_the_anduin = { lcg-text-location } { lcg-text-banks_of_the_anduin.effect }
    .effect = Обов’язково: залишаючи гру, ця локація лягає не у скид, а на верх колоди зіткнень.
lcg-text-gladden_fields = { lcg-text-location } { lcg-text-gladden_fields.effect }
    .effect = Обов’язково: поки ця локація активна, загроза кожного гравця у фазі перепочинку збільшується ще на 1.

## Що роблять підступи

lcg-text-eyes_of_the_forest = { lcg-text-treachery } { lcg-text-eyes_of_the_forest.effect }
    .effect = Коли відкрито: кожен гравець скидає з руки всі події.
lcg-text-caught_in_a_web = { lcg-text-treachery } { lcg-text-caught_in_a_web.effect }
    .effect = Коли відкрито: гравець із найбільшою загрозою прикріплює цю карту до одного зі своїх героїв як прикріплення з рисою «стан». У фазі перепочинку цей герой лишається виснаженим, якщо не заплатити 2 ресурси з його запасу.
lcg-text-despair = { lcg-text-treachery } { lcg-text-despair.effect } Ефект тіні: { lcg-text-despair.shadow }
    .effect = Коли відкрито: зніміть 4 жетони поступу з поточної карти походу, а якщо їх менше, то всі.
    .shadow = захист персонажа-захисника не враховується.
lcg-text-driven_by_shadow = { lcg-text-treachery } { lcg-text-driven_by_shadow.effect } Ефект тіні: { lcg-text-driven_by_shadow.shadow }
    .effect = Коли відкрито: кожен ворог і кожна локація, які зараз у зоні зосередження, отримують +1 до сили загрози до кінця фази. Якщо таких немає, ця карта отримує «наплив».
    .shadow = атакований гравець скидає одне прикріплення із захисника. Якщо атака без захисту, він скидає всі свої прикріплення.
lcg-text-the_necromancers_reach = { lcg-text-treachery } { lcg-text-the_necromancers_reach.effect }
    .effect = Коли відкрито: кожен виснажений персонаж отримує 1 рану.
lcg-text-under_the_shadow = { lcg-text-treachery } { lcg-text-under_the_shadow.effect } Ефект тіні: { lcg-text-under_the_shadow.shadow }
    .effect = Коли відкрито: до кінця фази загальна сила загрози зони зосередження більша на кількість гравців.
    .shadow = загроза атакованого гравця збільшується на кількість ворогів у сутичці з ним.
lcg-text-iron_shackles = { lcg-text-treachery } { lcg-text-iron_shackles.effect } Ефект тіні: { lcg-text-iron_shackles.shadow }
    .effect = Коли відкрито: прикріпіть цю карту до верху колоди першого гравця як прикріплення з рисою «стан». Коли цей гравець наступного разу мав би взяти карти, хоч скільки їх було б, натомість скиньте цю карту.
    .shadow = виконайте дію цієї карти під час відкриття.
lcg-text-massing_at_night = { lcg-text-treachery } { lcg-text-massing_at_night.effect } Ефект тіні: { lcg-text-massing_at_night.shadow }
    .effect = Коли відкрито: відкрийте ще стільки карт зіткнень, скільки гравців у грі.
    .shadow = здайте ворогові, що атакує, ще стільки карт тіні, скільки гравців у грі.
lcg-text-evil_storm = { lcg-text-treachery } { lcg-text-evil_storm.effect }
    .effect = Коли відкрито: кожен персонаж гравця, чия загроза 35 або більше, отримує 1 рану.
lcg-text-pursued_by_shadow = { lcg-text-treachery } { lcg-text-pursued_by_shadow.effect } Ефект тіні: { lcg-text-pursued_by_shadow.shadow }
    .effect = Коли відкрито: загроза кожного гравця збільшується на 1 за кожного його персонажа, який не в поході.
    .shadow = атакований гравець повертає одного свого виснаженого союзника в руку власника. Якщо такого немає, загроза гравця збільшується на 3.
lcg-text-treacherous_fog = { lcg-text-treachery } { lcg-text-treacherous_fog.effect }
    .effect = Коли відкрито: кожна локація в зоні зосередження отримує +1 до сили загрози до кінця фази. Потім кожен гравець, чия загроза 35 або більше, скидає з руки одну карту на вибір.

## Що роблять цілі

lcg-text-gandalfs_map = { lcg-text-objective } { lcg-text-gandalfs_map.effect }
    .effect = { lcg-claim } Герой із цією картою не може ні атакувати, ні захищатися.
lcg-text-dungeon_torch = { lcg-text-objective } { lcg-text-dungeon_torch.effect }
    .effect = { lcg-claim } Обов’язково: наприкінці кожного раунду загроза гравця, який керує цим героєм, збільшується на 2.
lcg-text-shadow_key = { lcg-text-objective } { lcg-text-shadow_key.effect }
    .effect = { lcg-claim } Обов’язково: наприкінці кожного раунду герой із цією картою отримує 1 рану.

## Що роблять карти походу

lcg-text-flies_and_spiders = Стадія 1 сценарію «{ lcg-scenario-passage_through_mirkwood }». { lcg-text-quest } Сторона А. { lcg-text-flies_and_spiders.a } Сторона Б. { lcg-text-flies_and_spiders.b }
    .a = Підготовка: знайдіть у колоді зіткнень 1 Лісового павука й 1 Стару лісову дорогу, додайте їх до зони зосередження й перемішайте колоду.
    .b = Особливих правил немає.
lcg-text-a_fork_in_the_road = Стадія 2 сценарію «{ lcg-scenario-passage_through_mirkwood }». { lcg-text-quest } Сторона А. { lcg-text-a_fork_in_the_road.a } Сторона Б. { lcg-text-a_fork_in_the_road.b }
    .a = Тут лише розповідь.
    .b = Обов’язково: коли цю стадію пройдено, наступною стає одна з двох карт стадії 3, обрана навмання.
lcg-text-dont_leave_the_path = Стадія 3 сценарію «{ lcg-scenario-passage_through_mirkwood }». { lcg-text-quest } Сторона А. { lcg-text-dont_leave_the_path.a } Сторона Б. { lcg-text-dont_leave_the_path.b }
    .a = Тут лише розповідь.
    .b = Коли відкрито: кожен гравець знаходить у колоді зіткнень або її скиді карту з рисою «павук» на вибір і додає її до зони зосередження; потім колоду перемішують. Гравці перемагають, щойно переможено Поріддя Унґоліанти.
lcg-text-beorns_path = Стадія 3 сценарію «{ lcg-scenario-passage_through_mirkwood }». { lcg-text-quest } Сторона А. { lcg-text-beorns_path.a } Сторона Б. { lcg-text-beorns_path.b }
    .a = Тут лише розповідь.
    .b = Цю стадію не можна пройти, поки Поріддя Унґоліанти у грі. Коли її пройдено, гравці перемагають.
lcg-text-to_the_river = Стадія 1 сценарію «{ lcg-scenario-journey_along_the_anduin }». { lcg-text-quest } Сторона А. { lcg-text-to_the_river.a } Сторона Б. { lcg-text-to_the_river.b }
    .a = Підготовка: відкрийте стільки карт зіткнень, скільки гравців у грі, і додайте їх до зони зосередження.
    .b = Коли відкрито: якщо у грі немає Гірського троля, знайдіть одного в колоді зіткнень, додайте його до зони зосередження й перемішайте колоду. Цю стадію не можна пройти, поки у грі є Гірський троль.
lcg-text-anduin_passage = Стадія 2 сценарію «{ lcg-scenario-journey_along_the_anduin }». { lcg-text-quest } Сторона А. { lcg-text-anduin_passage.a } Сторона Б. { lcg-text-anduin_passage.b }
    .a = Тут лише розповідь.
    .b = У кожній фазі походу відкривайте на 1 карту зіткнень більше. Перевірок сутички немає.
lcg-text-ambush_on_the_shore = Стадія 3 сценарію «{ lcg-scenario-journey_along_the_anduin }». { lcg-text-quest } Сторона А. { lcg-text-ambush_on_the_shore.a } Сторона Б. { lcg-text-ambush_on_the_shore.b }
    .a = Тут лише розповідь.
    .b = Коли відкрито: за кожного гравця відкривають і додають до зони зосередження 2 карти зіткнень. Кроку появи більше немає. Щойно у грі не лишається ворогів, гравці перемагають.
lcg-text-the_necromancers_tower = Стадія 1 сценарію «{ lcg-scenario-escape_from_dol_guldur }». { lcg-text-quest } Сторона А. { lcg-text-the_necromancers_tower.a } Сторона Б. { lcg-text-the_necromancers_tower.b } З офіційними виправленнями: { lcg-text-the_necromancers_tower.errata }
    .a = Підготовка: знайдіть 3 цілі й покладіть їх у зону зосередження; відкладіть Назґула з Дол-Ґульдура. Перемішайте колоду зіткнень і прикріпіть до кожної цілі по 1 карті зіткнень як охорону.
    .b = Коли відкрито: випадковий із героїв усіх гравців стає бранцем і лежить долілиць; його не можна використовувати й ранити, і ресурсів він не отримує. { lcg-one-ally } Цю стадію не можна пройти без щонайменше 1 забраної цілі.
    .errata = цілі відкривають і викладають, тож охорону кожна отримує за своїм ключовим словом.
lcg-text-through_the_caverns = Стадія 2 сценарію «{ lcg-scenario-escape_from_dol_guldur }». { lcg-text-quest } Сторона А. { lcg-text-through_the_caverns.a } Сторона Б. { lcg-text-through_the_caverns.b }
    .a = Тут лише розповідь.
    .b = Реакція: коли на цю карту покладено поступ, переверніть бранця горілиць і покладіть на нього 1 рану; героя врятовано. { lcg-one-ally } Цю стадію не можна пройти, поки бранця не врятовано й не забрано всі 3 цілі.
lcg-text-out_of_the_dungeons = Стадія 3 сценарію «{ lcg-scenario-escape_from_dol_guldur }». { lcg-text-quest } Сторона А. { lcg-text-out_of_the_dungeons.a } Сторона Б. { lcg-text-out_of_the_dungeons.b } З офіційними виправленнями: { lcg-text-out_of_the_dungeons.errata }
    .a = Тут лише розповідь.
    .b = Обов’язково: на початку кожної фази походу { lcg-orc-guards }. Цю стадію не можна пройти, поки Назґул із Дол-Ґульдура у грі. Коли її пройдено, гравці перемагають.
    .errata = { lcg-orc-guards-leave }

## Що варто перевірити за справжніми картами

lcg-doubt-as_printed = Що було в першому накладі: вороги не можуть атакувати взагалі чи не можуть атакувати цього гравця? Без виправлень ми граємо за першим.
lcg-doubt-unique = Чи стоїть перед назвою знак унікальної карти?
    .yes = так
    .no = ні
lcg-doubt-when_dealt = Коли за першим накладом здають ще одну карту тіні: під час атаки чи після неї? Ми здаємо під час атаки.

## Чому чогось не можна зробити

lcg-hindered-not_planning = Союзників і прикріплення розігрують у фазі планування, у свій хід.
lcg-hindered-no_sphere = У вас немає героя цієї сфери: { $sphere }.
lcg-hindered-no_resources = { $number ->
    [one] Бракує { $number } ресурсу.
   *[other] Бракує { $number } ресурсів.
}
lcg-hindered-unique_in_play = Карта унікальна й уже в грі.
lcg-hindered-one_ally = У цьому поході розігрують одного союзника за раунд, і його вже розіграно.
lcg-hindered-no_target = Зараз її нема на що розіграти.
lcg-hindered-only_response = Її розігрують у відповідь на те, що стається: тоді вас і запитають.
lcg-hindered-other_phase = Її час — { $phase_mid }.
lcg-hindered-no_use_now = Зараз немає того, що їй потрібно.
lcg-hindered-limit_reached = Її вже використали стільки разів, скільки поки що можна.
lcg-hindered-exhausted = Карта виснажена; її відновить фаза перепочинку.
lcg-hindered-not_yours = Використати її може лише той, хто нею керує.

## Чим добрий вибір: підказка каже це після слова «це»

lcg-merit-progress = пришвидшує похід
lcg-merit-threat = стримує зростання вашої загрози
lcg-merit-willpower = лишає більше сили волі проти майбутньої загрози
lcg-merit-attack = лишає персонажам більше нападу
lcg-merit-defender = лишає стійкішого захисника
lcg-merit-wounds = береже героїв від ран
lcg-merit-heroes = допомагає героям уціліти
lcg-merit-allies = лишає в грі сильніших союзників
lcg-merit-attachments = лишає в грі цінніші прикріплення
lcg-merit-cards = лишає на руці цінніші карти
lcg-merit-resources = лишає більше ресурсів
lcg-merit-engaged = лишає в сутичці менше ворогів або слабших ворогів
lcg-merit-staged = лишає в зоні зосередження менше ворогів або слабших ворогів
lcg-merit-boss = наближає перемогу над ворогом, якого треба вбити
lcg-merit-objectives = допомагає заволодіти цілями
