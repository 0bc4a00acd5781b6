# Війна Персня, друга редакція, з «Володарями Середзем’я».

wotr_board-name = Війна Персня
wotr_board-title = Війна Персня з «Володарями Середзем’я»
wotr_board-about = Тінь шле війська по всьому Середзем’ю й полює на Персненосців; Вільні Народи тримають оборону, піднімають союзників і крок за кроком таємно несуть Перстень до Судної Гори. Кубики дій, карти подій, битви й облоги. Для двох, близько трьох годин.

## Сторони

wotr_board-side-free_peoples = Вільні Народи
    .gen = Вільних Народів
    .acc = Вільні Народи
    .count = many
wotr_board-side-shadow = Тінь
    .gen = Тіні
    .acc = Тінь
    .count = one

## Нації та фігурки

wotr_board-nation-dwarves = Ґноми
    .gen = ґномів
    .nom = ґноми
    .plural = yes
wotr_board-nation-elves = Ельфи
    .gen = ельфів
    .nom = ельфи
    .plural = yes
wotr_board-nation-gondor = Ґондор
    .gen = Ґондору
    .nom = Ґондор
wotr_board-nation-north = Північ
    .gen = Півночі
    .nom = Північ
wotr_board-nation-rohan = Роган
    .gen = Рогану
    .nom = Роган
wotr_board-nation-isengard = Ісенґард
    .gen = Ісенґарду
    .nom = Ісенґард
wotr_board-nation-sauron = Саурон
    .gen = Саурона
    .nom = Саурон
wotr_board-nation-southrons = Південці та східняки
    .gen = південців та східняків
    .nom = південці та східняки
    .plural = yes

wotr_board-figure-dwarves-regular = Звичайний загін ґномів
    .one = звичайний загін ґномів
    .few = звичайні загони ґномів
    .many = звичайних загонів ґномів
wotr_board-figure-elves-regular = Звичайний загін ельфів
    .one = звичайний загін ельфів
    .few = звичайні загони ельфів
    .many = звичайних загонів ельфів
wotr_board-figure-gondor-regular = Звичайний загін Ґондору
    .one = звичайний загін Ґондору
    .few = звичайні загони Ґондору
    .many = звичайних загонів Ґондору
wotr_board-figure-north-regular = Звичайний загін Півночі
    .one = звичайний загін Півночі
    .few = звичайні загони Півночі
    .many = звичайних загонів Півночі
wotr_board-figure-rohan-regular = Звичайний загін Рогану
    .one = звичайний загін Рогану
    .few = звичайні загони Рогану
    .many = звичайних загонів Рогану
wotr_board-figure-isengard-regular = Звичайний загін Ісенґарду
    .one = звичайний загін Ісенґарду
    .few = звичайні загони Ісенґарду
    .many = звичайних загонів Ісенґарду
wotr_board-figure-sauron-regular = Звичайний загін Саурона
    .one = звичайний загін Саурона
    .few = звичайні загони Саурона
    .many = звичайних загонів Саурона
wotr_board-figure-southrons-regular = Звичайний загін південців та східняків
    .one = звичайний загін південців та східняків
    .few = звичайні загони південців та східняків
    .many = звичайних загонів південців та східняків
wotr_board-figure-dwarves-elite = Елітний загін ґномів
    .one = елітний загін ґномів
    .few = елітні загони ґномів
    .many = елітних загонів ґномів
wotr_board-figure-elves-elite = Елітний загін ельфів
    .one = елітний загін ельфів
    .few = елітні загони ельфів
    .many = елітних загонів ельфів
wotr_board-figure-gondor-elite = Елітний загін Ґондору
    .one = елітний загін Ґондору
    .few = елітні загони Ґондору
    .many = елітних загонів Ґондору
wotr_board-figure-north-elite = Елітний загін Півночі
    .one = елітний загін Півночі
    .few = елітні загони Півночі
    .many = елітних загонів Півночі
wotr_board-figure-rohan-elite = Елітний загін Рогану
    .one = елітний загін Рогану
    .few = елітні загони Рогану
    .many = елітних загонів Рогану
wotr_board-figure-isengard-elite = Елітний загін Ісенґарду
    .one = елітний загін Ісенґарду
    .few = елітні загони Ісенґарду
    .many = елітних загонів Ісенґарду
wotr_board-figure-sauron-elite = Елітний загін Саурона
    .one = елітний загін Саурона
    .few = елітні загони Саурона
    .many = елітних загонів Саурона
wotr_board-figure-southrons-elite = Елітний загін південців та східняків
    .one = елітний загін південців та східняків
    .few = елітні загони південців та східняків
    .many = елітних загонів південців та східняків
wotr_board-figure-dwarves-leader = Лідер ґномів
    .one = лідер ґномів
    .few = лідери ґномів
    .many = лідерів ґномів
wotr_board-figure-elves-leader = Лідер ельфів
    .one = лідер ельфів
    .few = лідери ельфів
    .many = лідерів ельфів
wotr_board-figure-gondor-leader = Лідер Ґондору
    .one = лідер Ґондору
    .few = лідери Ґондору
    .many = лідерів Ґондору
wotr_board-figure-north-leader = Лідер Півночі
    .one = лідер Півночі
    .few = лідери Півночі
    .many = лідерів Півночі
wotr_board-figure-rohan-leader = Лідер Рогану
    .one = лідер Рогану
    .few = лідери Рогану
    .many = лідерів Рогану
wotr_board-figure-nazgul = Назґул
    .one = назґул
    .few = назґули
    .many = назґулів

## Кубики, колоди, персні, поселення

wotr_board-face-character = Персонаж
wotr_board-face-army = Військо
wotr_board-face-muster = Збір військ
wotr_board-face-army_muster = Військо або Збір військ
wotr_board-face-event = Подія
wotr_board-face-will_of_the_west = Воля Заходу
wotr_board-face-eye = Око
wotr_board-face-draw = Карти
wotr_board-face-balrog = Бальроґ
wotr_board-times = { $number ->
    [1] { "" }
   *[other] { "\u00A0" }×{ $number }
}
wotr_board-amount-character = { wotr_board-face-character }{ wotr_board-times }
wotr_board-amount-army = { wotr_board-face-army }{ wotr_board-times }
wotr_board-amount-muster = { wotr_board-face-muster }{ wotr_board-times }
wotr_board-amount-army_muster = Військо/Збір військ{ wotr_board-times }
wotr_board-amount-event = { wotr_board-face-event }{ wotr_board-times }
wotr_board-amount-will_of_the_west = { wotr_board-face-will_of_the_west }{ wotr_board-times }
wotr_board-amount-eye = { wotr_board-face-eye }{ wotr_board-times }

wotr_board-special_die-narya = Кубик Хранителя Нар’ї
    .nom = кубик Хранителя Нар’ї
wotr_board-special_die-nenya = Кубик Хранительки Неньї
    .nom = кубик Хранительки Неньї
wotr_board-special_die-vilya = Кубик Хранителя Вільї
    .nom = кубик Хранителя Вільї
wotr_board-special_die-balrog = Кубик Бальроґа
    .nom = кубик Бальроґа
wotr_board-special_die-gothmog = Кубик Ґотмоґа
    .nom = кубик Ґотмоґа

wotr_board-deck-character = Колода персонажів
    .card = карта персонажа
    .acc = карту персонажа
wotr_board-deck-strategy = Колода стратегії
    .card = стратегічна карта
    .acc = стратегічну карту

wotr_board-ring-vilya = Вілья
    .acc = Вілью
wotr_board-ring-nenya = Ненья
    .acc = Ненью
wotr_board-ring-narya = Нар’я
    .acc = Нар’ю

wotr_board-settlement-none = Без поселення
wotr_board-settlement-town = Містечко
wotr_board-settlement-city = Місто
wotr_board-settlement-stronghold = Твердиня
wotr_board-settlement-fortification = Укріплення

## Жетони Полювання

wotr_board-tile-eye = Око
wotr_board-tile-3 = 3
wotr_board-tile-2 = 2
wotr_board-tile-2-reveal = 2, викриває
wotr_board-tile-1 = 1
wotr_board-tile-1-reveal = 1, викриває
wotr_board-tile-0-reveal = 0, викриває
wotr_board-tile-elven-cloaks = «Ельфійські плащі» (0)
wotr_board-tile-elven-rope = «Ельфійська мотузка» (0)
wotr_board-tile-phial-of-galadriel = «Піала Ґаладріель» (−2)
wotr_board-tile-smeagol-helps = «Смеаґол допоможе доброму господареві» (−1)
wotr_board-tile-shelobs-lair = «Лігво Шелоби» (один кубик, зупиняє)
wotr_board-tile-the-ring-is-mine = «Перстень мій!» (Око, викриває й зупиняє)
wotr_board-tile-on-on-they-went = «Усе далі й далі» (3, зупиняє)
wotr_board-tile-give-it-to-uss = «Віддай його нам!» (1, викриває й зупиняє)
wotr_board-tile-smeagol = «Смеаґол» (0)

## Чому щось стається з нацією і чим закінчується гра

wotr_board-reason-die = спрацював кубик «Збір військ»
wotr_board-reason-companion = до неї прибув супутник
wotr_board-reason-attack = на неї напали
wotr_board-reason-hits = вона зазнала втрат від карти
wotr_board-reason-capture = у неї захопили поселення
wotr_board-reason-entry = вороже військо вступило на її землі
wotr_board-reason-declaration = до неї прибуло Братство
wotr_board-reason-card = так каже карта події
wotr_board-reason-minion = з’явився поплічник

wotr_board-outcome-none = Ще не вирішено
wotr_board-outcome-corruption = Персненосців споганено
wotr_board-outcome-ring = Перстень знищено
wotr_board-outcome-military = Військова перемога
wotr_board-outcome-time = Останній хід завершено
wotr_board-sheet-turns = Ходів
wotr_board-sheet-corruption = Споганення

## Що ще лежить на столі

wotr_board-term-turn = Хід { $number }
wotr_board-term-dice = Кубики дій
wotr_board-term-used = Використані кубики
wotr_board-term-hunt-box = Поле Полювання
wotr_board-term-hunt-pool = Мішечок Полювання
wotr_board-term-hunt-tiles = Жетони Полювання
wotr_board-term-drawn-tiles = Витягнуті жетони
wotr_board-term-hunt-level = Рівень Полювання
wotr_board-term-fellowship = Братство Персня
wotr_board-term-guide = Провідник
wotr_board-term-companions = Супутники
wotr_board-term-minions = Поплічники
wotr_board-term-progress = Пройдено кроків
wotr_board-term-last-known = Останнє відоме місце
wotr_board-term-hidden = приховане
wotr_board-term-revealed = викрите
wotr_board-term-corruption = Споганення
wotr_board-term-mordor = Трек Мордору
wotr_board-term-politics = Трек політики
wotr_board-term-at-war = У війні
wotr_board-term-active = активна
wotr_board-term-passive = пасивна
wotr_board-term-steps = { $number ->
    [one] { $number } крок до війни
    [few] { $number } кроки до війни
   *[many] { $number } кроків до війни
}
wotr_board-term-rings = Ельфійські персні
wotr_board-term-characters = Персонажі
wotr_board-term-reinforcements = Підкріплення
wotr_board-term-casualties = Вийшли з гри
wotr_board-term-hand = Рука
wotr_board-term-decks = Колоди
wotr_board-term-discards = Скид
wotr_board-term-table = Карти на столі
wotr_board-term-points = { $number ->
    [one] { $number } переможне очко
    [few] { $number } переможні очки
   *[many] { $number } переможних очок
}
wotr_board-term-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
}
wotr_board-term-level = Рівень
wotr_board-term-leadership = Лідерство
wotr_board-term-siege = В облозі
wotr_board-term-besiegers = Облягають
wotr_board-term-army = Військо
wotr_board-term-control = Під контролем { $side_gen }
wotr_board-term-event = Подія
wotr_board-term-combat = Битва
wotr_board-term-initiative = Ініціатива
wotr_board-term-round = Раунд { $number }
wotr_board-term-base = Базова гра
wotr_board-term-lome = Володарі Середзем’я

## Налаштування

wotr_board-scenario-standard = Базова гра

wotr_board-preset-russian_reference = Як у російській пам’ятці
wotr_board-preset-english_rulebook = Як в англійських правилах

wotr_board-option-lords = Володарі Середзем’я
    .text = Грати з доповненням: хранителі ельфійських перснів, Смеаґол, Деревобород, Ґотмоґ, Бальроґ, спеціальні кубики й нові події.
wotr_board-option-casualty_random = Жертви Полювання випадкові
    .text = Жертва жетона Полювання — Провідник або випадковий супутник. Інакше Вільні Народи обирають будь-якого супутника.
wotr_board-option-saruman_only_ents = Сарумана гублять лише енти
    .text = Саруман гине лише від «Пробудження ентів». Інакше він гине й разом зі своїм військом у битві.
wotr_board-option-eye_after_hunt = «Око» перснем одразу після Полювання
    .text = Тінь може ельфійським перснем повернути кубик на «Око» й одразу після вдалого Полювання, як в англійських правилах.
wotr_board-option-card_hits_wake = Влучання від подій будять нації
    .text = Влучання від будь-якої події активують і просувають нації війська. В англійських правилах — лише атаки, «Пробудження ентів» і «Мерці з Дунгарроу».
wotr_board-option-card_move_forces_die = Рух за картою вимагає кубика Полювання
    .text = Тінь мусить покласти кубик на поле Полювання й після ходу, в якому Братство рухала тільки карта. В англійських правилах — лише якщо там лежали кубики Вільних Народів.
wotr_board-option-treebeard_attacks = Деревобород допомагає й в атаці
    .text = У Фанґорні та Рогані Деревобород додає кубик і війську, що атакує, а не лише тому, що обороняється.
wotr_board-option-max_turns = Найдовша гра
    .text = Якщо до кінця цього ходу ніхто не переміг, перемагає Тінь.

## Що сказано про регіони та жетони Полювання

wotr_board-text-region = { $nation_id ->
    [none] Регіон, що не належить жодній нації.
   *[other] Регіон { $nation_gen }.
}{ $settlement_id ->
    [none] {""}
    [fortification] {" "}Укріплення: у першому раунді битви по оборонцях влучає лише 6.
    [town] {" "}Містечко.
    [city] {" "}Місто, 1 переможне очко: у першому раунді битви по оборонцях влучає лише 6.
   *[other] {" "}Твердиня, 2 переможні очки: оборонці можуть відступити до неї.
}
wotr_board-text-tile = { $value_id ->
    [eye] Жетон Полювання: Око, стільки шкоди, скільки було успіхів, а в Мордорі — скільки кубиків на полі Полювання.
    [die] Жетон Полювання: шкоду визначає кидок одного кубика.
    [smeagol] Жетон Полювання: шкоди немає, і перший такий жетон приводить до Братства Смеаґола.
    [heals] Жетон Полювання: зменшує споганення на { $value }.
   *[damage] Жетон Полювання: шкода { $value }.
}{ $reveals_id ->
    [none] {""}
   *[other] {" "}Викриває Братство.
}{ $stops_id ->
    [none] {""}
   *[other] {" "}Зупиняє Братство в Мордорі.
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

## Регіони

wotr_board-region-andrast = Андраст
    .gen = Андрасту
    .in = в Андрасті
    .to = до Андрасту
    .from = з Андрасту
    .acc = Андраст
wotr_board-region-anfalas = Анфалас
    .gen = Анфаласу
    .in = в Анфаласі
    .to = до Анфаласу
    .from = з Анфаласу
    .acc = Анфалас
wotr_board-region-angmar = Анґмар
    .gen = Анґмару
    .in = в Анґмарі
    .to = до Анґмару
    .from = з Анґмару
    .acc = Анґмар
wotr_board-region-arnor = Арнор
    .gen = Арнору
    .in = в Арнорі
    .to = до Арнору
    .from = з Арнору
    .acc = Арнор
wotr_board-region-ash-mountains = Попелясті гори
    .gen = Попелястих гір
    .in = в Попелястих горах
    .to = до Попелястих гір
    .from = з Попелястих гір
    .acc = Попелясті гори
wotr_board-region-barad-dur = Барад-дур
    .gen = Барад-дура
    .in = в Барад-дурі
    .to = до Барад-дура
    .from = з Барад-дура
    .acc = Барад-дур
wotr_board-region-bree = Брі
    .gen = Брі
    .in = в Брі
    .to = до Брі
    .from = з Брі
    .acc = Брі
wotr_board-region-buckland = Цапокрай
    .gen = Цапокраю
    .in = в Цапокраї
    .to = до Цапокраю
    .from = із Цапокраю
    .acc = Цапокрай
wotr_board-region-cardolan = Кардолан
    .gen = Кардолану
    .in = в Кардолані
    .to = до Кардолану
    .from = з Кардолану
    .acc = Кардолан
wotr_board-region-carrock = Каррок
    .gen = Карроку
    .in = в Карроку
    .to = до Карроку
    .from = з Карроку
    .acc = Каррок
wotr_board-region-dagorlad = Даґорлад
    .gen = Даґорладу
    .in = в Даґорладі
    .to = до Даґорладу
    .from = з Даґорладу
    .acc = Даґорлад
wotr_board-region-dale = Дейл
    .gen = Дейлу
    .in = в Дейлі
    .to = до Дейлу
    .from = з Дейлу
    .acc = Дейл
wotr_board-region-dead-marshes = Мертві Болота
    .gen = Мертвих Боліт
    .in = на Мертвих Болотах
    .to = на Мертві Болота
    .from = з Мертвих Боліт
    .acc = Мертві Болота
wotr_board-region-dimrill-dale = Долина Затінених Струмків
    .gen = Долини Затінених Струмків
    .in = в Долині Затінених Струмків
    .to = до Долини Затінених Струмків
    .from = з Долини Затінених Струмків
    .acc = Долину Затінених Струмків
wotr_board-region-dol-amroth = Дол-Амрот
    .gen = Дол-Амрота
    .in = в Дол-Амроті
    .to = до Дол-Амрота
    .from = з Дол-Амрота
    .acc = Дол-Амрот
wotr_board-region-dol-guldur = Дол-Ґульдур
    .gen = Дол-Ґульдура
    .in = в Дол-Ґульдурі
    .to = до Дол-Ґульдура
    .from = з Дол-Ґульдура
    .acc = Дол-Ґульдур
wotr_board-region-druadan-forest = Друаданський ліс
    .gen = Друаданського лісу
    .in = в Друаданському лісі
    .to = до Друаданського лісу
    .from = з Друаданського лісу
    .acc = Друаданський ліс
wotr_board-region-druwaith-iaur = Друвайт-Яур
    .gen = Друвайт-Яуру
    .in = в Друвайт-Яурі
    .to = до Друвайт-Яуру
    .from = з Друвайт-Яуру
    .acc = Друвайт-Яур
wotr_board-region-eagles-eyrie = Орлине гніздо
    .gen = Орлиного гнізда
    .in = в Орлиному гнізді
    .to = до Орлиного гнізда
    .from = з Орлиного гнізда
    .acc = Орлине гніздо
wotr_board-region-east-harondor = Східний Гарондор
    .gen = Східного Гарондору
    .in = в Східному Гарондорі
    .to = до Східного Гарондору
    .from = зі Східного Гарондору
    .acc = Східний Гарондор
wotr_board-region-east-rhun = Східний Рун
    .gen = Східного Руну
    .in = в Східному Руні
    .to = до Східного Руну
    .from = зі Східного Руну
    .acc = Східний Рун
wotr_board-region-eastemnet = Істемнет
    .gen = Істемнету
    .in = в Істемнеті
    .to = до Істемнету
    .from = з Істемнету
    .acc = Істемнет
wotr_board-region-eastern-brown-lands = Східні Бурі землі
    .gen = Східних Бурих земель
    .in = в Східних Бурих землях
    .to = до Східних Бурих земель
    .from = зі Східних Бурих земель
    .acc = Східні Бурі землі
wotr_board-region-eastern-emyn-muil = Східний Емин-Муїл
    .gen = Східного Емин-Муїлу
    .in = в Східному Емин-Муїлі
    .to = до Східного Емин-Муїлу
    .from = зі Східного Емин-Муїлу
    .acc = Східний Емин-Муїл
wotr_board-region-eastern-mirkwood = Східний Морок-ліс
    .gen = Східного Морок-лісу
    .in = в Східному Морок-лісі
    .to = до Східного Морок-лісу
    .from = зі Східного Морок-лісу
    .acc = Східний Морок-ліс
wotr_board-region-edoras = Едорас
    .gen = Едораса
    .in = в Едорасі
    .to = до Едораса
    .from = з Едораса
    .acc = Едорас
wotr_board-region-enedwaith = Енедвайт
    .gen = Енедвайту
    .in = в Енедвайті
    .to = до Енедвайту
    .from = з Енедвайту
    .acc = Енедвайт
wotr_board-region-erebor = Еребор
    .gen = Еребору
    .in = в Ереборі
    .to = до Еребору
    .from = з Еребору
    .acc = Еребор
wotr_board-region-erech = Ерех
    .gen = Ереху
    .in = в Ереху
    .to = до Ереху
    .from = з Ереху
    .acc = Ерех
wotr_board-region-ered-luin = Еред-Луїн
    .gen = Еред-Луїну
    .in = в Еред-Луїні
    .to = до Еред-Луїну
    .from = з Еред-Луїну
    .acc = Еред-Луїн
wotr_board-region-ettenmoors = Еттенмур
    .gen = Еттенмуру
    .in = в Еттенмурі
    .to = до Еттенмуру
    .from = з Еттенмуру
    .acc = Еттенмур
wotr_board-region-evendim = Евендім
    .gen = Евендіму
    .in = в Евендімі
    .to = до Евендіму
    .from = з Евендіму
    .acc = Евендім
wotr_board-region-fangorn = Фанґорн
    .gen = Фанґорну
    .in = у Фанґорні
    .to = до Фанґорну
    .from = з Фанґорну
    .acc = Фанґорн
wotr_board-region-far-harad = Далекий Гарад
    .gen = Далекого Гараду
    .in = в Далекому Гараді
    .to = до Далекого Гараду
    .from = з Далекого Гараду
    .acc = Далекий Гарад
wotr_board-region-folde = Фолд
    .gen = Фолду
    .in = у Фолді
    .to = до Фолду
    .from = з Фолду
    .acc = Фолд
wotr_board-region-fords-of-bruinen = Броди Бруїнену
    .gen = Бродів Бруїнену
    .in = на Бродах Бруїнену
    .to = на Броди Бруїнену
    .from = з Бродів Бруїнену
    .acc = Броди Бруїнену
wotr_board-region-fords-of-isen = Броди Ісену
    .gen = Бродів Ісену
    .in = на Бродах Ісену
    .to = на Броди Ісену
    .from = з Бродів Ісену
    .acc = Броди Ісену
wotr_board-region-forlindon = Форліндон
    .gen = Форліндону
    .in = у Форліндоні
    .to = до Форліндону
    .from = з Форліндону
    .acc = Форліндон
wotr_board-region-gap-of-rohan = Роганський прохід
    .gen = Роганського проходу
    .in = в Роганському проході
    .to = до Роганського проходу
    .from = з Роганського проходу
    .acc = Роганський прохід
wotr_board-region-gladden-fields = Ірисові поля
    .gen = Ірисових полів
    .in = на Ірисових полях
    .to = на Ірисові поля
    .from = з Ірисових полів
    .acc = Ірисові поля
wotr_board-region-goblins-gate = Ґоблінська брама
    .gen = Ґоблінської брами
    .in = в Ґоблінській брамі
    .to = до Ґоблінської брами
    .from = з Ґоблінської брами
    .acc = Ґоблінську браму
wotr_board-region-gorgoroth = Ґорґорот
    .gen = Ґорґороту
    .in = в Ґорґороті
    .to = до Ґорґороту
    .from = з Ґорґороту
    .acc = Ґорґорот
wotr_board-region-grey-havens = Сірі Гавані
    .gen = Сірих Гаваней
    .in = в Сірих Гаванях
    .to = до Сірих Гаваней
    .from = із Сірих Гаваней
    .acc = Сірі Гавані
wotr_board-region-harlindon = Гарліндон
    .gen = Гарліндону
    .in = в Гарліндоні
    .to = до Гарліндону
    .from = з Гарліндону
    .acc = Гарліндон
wotr_board-region-helms-deep = Гельмів Яр
    .gen = Гельмового Яру
    .in = в Гельмовому Яру
    .to = до Гельмового Яру
    .from = з Гельмового Яру
    .acc = Гельмів Яр
wotr_board-region-high-pass = Високий перевал
    .gen = Високого перевалу
    .in = на Високому перевалі
    .to = на Високий перевал
    .from = з Високого перевалу
    .acc = Високий перевал
wotr_board-region-hollin = Голлін
    .gen = Голліну
    .in = в Голліні
    .to = до Голліну
    .from = з Голліну
    .acc = Голлін
wotr_board-region-iron-hills = Залізні пагорби
    .gen = Залізних пагорбів
    .in = на Залізних пагорбах
    .to = на Залізні пагорби
    .from = із Залізних пагорбів
    .acc = Залізні пагорби
wotr_board-region-khand = Кганд
    .gen = Кганду
    .in = в Кганді
    .to = до Кганду
    .from = з Кганду
    .acc = Кганд
wotr_board-region-lamedon = Ламедон
    .gen = Ламедону
    .in = в Ламедоні
    .to = до Ламедону
    .from = з Ламедону
    .acc = Ламедон
wotr_board-region-lorien = Лорієн
    .gen = Лорієну
    .in = в Лорієні
    .to = до Лорієну
    .from = з Лорієну
    .acc = Лорієн
wotr_board-region-lossarnach = Лоссарнах
    .gen = Лоссарнаху
    .in = в Лоссарнаху
    .to = до Лоссарнаху
    .from = з Лоссарнаху
    .acc = Лоссарнах
wotr_board-region-minas-morgul = Мінас-Морґул
    .gen = Мінас-Морґула
    .in = в Мінас-Морґулі
    .to = до Мінас-Морґула
    .from = з Мінас-Морґула
    .acc = Мінас-Морґул
wotr_board-region-minas-tirith = Мінас-Тіріт
    .gen = Мінас-Тіріта
    .in = в Мінас-Тіріті
    .to = до Мінас-Тіріта
    .from = з Мінас-Тіріта
    .acc = Мінас-Тіріт
wotr_board-region-minhiriath = Мінгіріат
    .gen = Мінгіріату
    .in = в Мінгіріаті
    .to = до Мінгіріату
    .from = з Мінгіріату
    .acc = Мінгіріат
wotr_board-region-morannon = Мораннон
    .gen = Мораннону
    .in = в Моранноні
    .to = до Мораннону
    .from = з Мораннону
    .acc = Мораннон
wotr_board-region-moria = Морія
    .gen = Морії
    .in = в Морії
    .to = до Морії
    .from = з Морії
    .acc = Морію
wotr_board-region-mount-gram = Гора Ґрам
    .gen = Гори Ґрам
    .in = на Горі Ґрам
    .to = на Гору Ґрам
    .from = з Гори Ґрам
    .acc = Гору Ґрам
wotr_board-region-mount-gundabad = Гора Ґундабад
    .gen = Гори Ґундабад
    .in = на Горі Ґундабад
    .to = на Гору Ґундабад
    .from = з Гори Ґундабад
    .acc = Гору Ґундабад
wotr_board-region-narrows-of-the-forest = Лісова тіснина
    .gen = Лісової тіснини
    .in = в Лісовій тіснині
    .to = до Лісової тіснини
    .from = з Лісової тіснини
    .acc = Лісову тіснину
wotr_board-region-near-harad = Близький Гарад
    .gen = Близького Гараду
    .in = в Близькому Гараді
    .to = до Близького Гараду
    .from = з Близького Гараду
    .acc = Близький Гарад
wotr_board-region-noman-lands = Нічийні землі
    .gen = Нічийних земель
    .in = в Нічийних землях
    .to = до Нічийних земель
    .from = з Нічийних земель
    .acc = Нічийні землі
wotr_board-region-north-anduin-vale = Північна долина Андуїну
    .gen = Північної долини Андуїну
    .in = в Північній долині Андуїну
    .to = до Північної долини Андуїну
    .from = з Північної долини Андуїну
    .acc = Північну долину Андуїну
wotr_board-region-north-downs = Північне узгір’я
    .gen = Північного узгір’я
    .in = на Північному узгір’ї
    .to = на Північне узгір’я
    .from = з Північного узгір’я
    .acc = Північне узгір’я
wotr_board-region-north-dunland = Північний Дунланд
    .gen = Північного Дунланду
    .in = в Північному Дунланді
    .to = до Північного Дунланду
    .from = з Північного Дунланду
    .acc = Північний Дунланд
wotr_board-region-north-ered-luin = Північний Еред-Луїн
    .gen = Північного Еред-Луїну
    .in = в Північному Еред-Луїні
    .to = до Північного Еред-Луїну
    .from = з Північного Еред-Луїну
    .acc = Північний Еред-Луїн
wotr_board-region-north-ithilien = Північний Ітілієн
    .gen = Північного Ітілієну
    .in = в Північному Ітілієні
    .to = до Північного Ітілієну
    .from = з Північного Ітілієну
    .acc = Північний Ітілієн
wotr_board-region-north-rhun = Північний Рун
    .gen = Північного Руну
    .in = в Північному Руні
    .to = до Північного Руну
    .from = з Північного Руну
    .acc = Північний Рун
wotr_board-region-northern-dorwinion = Північний Дорвініон
    .gen = Північного Дорвініону
    .in = в Північному Дорвініоні
    .to = до Північного Дорвініону
    .from = з Північного Дорвініону
    .acc = Північний Дорвініон
wotr_board-region-northern-mirkwood = Північний Морок-ліс
    .gen = Північного Морок-лісу
    .in = в Північному Морок-лісі
    .to = до Північного Морок-лісу
    .from = з Північного Морок-лісу
    .acc = Північний Морок-ліс
wotr_board-region-northern-rhovanion = Північний Рованіон
    .gen = Північного Рованіону
    .in = в Північному Рованіоні
    .to = до Північного Рованіону
    .from = з Північного Рованіону
    .acc = Північний Рованіон
wotr_board-region-nurn = Нурн
    .gen = Нурну
    .in = в Нурні
    .to = до Нурну
    .from = з Нурну
    .acc = Нурн
wotr_board-region-old-ford = Старий брід
    .gen = Старого броду
    .in = на Старому броді
    .to = на Старий брід
    .from = зі Старого броду
    .acc = Старий брід
wotr_board-region-old-forest = Праліс
    .gen = Пралісу
    .in = в Пралісі
    .to = до Пралісу
    .from = з Пралісу
    .acc = Праліс
wotr_board-region-old-forest-road = Стара лісова дорога
    .gen = Старої лісової дороги
    .in = на Старій лісовій дорозі
    .to = на Стару лісову дорогу
    .from = зі Старої лісової дороги
    .acc = Стару лісову дорогу
wotr_board-region-orthanc = Ортанк
    .gen = Ортанку
    .in = в Ортанку
    .to = до Ортанку
    .from = з Ортанку
    .acc = Ортанк
wotr_board-region-osgiliath = Осґіліат
    .gen = Осґіліата
    .in = в Осґіліаті
    .to = до Осґіліата
    .from = з Осґіліата
    .acc = Осґіліат
wotr_board-region-parth-celebrant = Парт-Келебрант
    .gen = Парт-Келебранту
    .in = в Парт-Келебранті
    .to = до Парт-Келебранту
    .from = з Парт-Келебранту
    .acc = Парт-Келебрант
wotr_board-region-pelargir = Пеларґір
    .gen = Пеларґіра
    .in = в Пеларґірі
    .to = до Пеларґіра
    .from = з Пеларґіра
    .acc = Пеларґір
wotr_board-region-rhosgobel = Росґобел
    .gen = Росґобелу
    .in = в Росґобелі
    .to = до Росґобелу
    .from = з Росґобелу
    .acc = Росґобел
wotr_board-region-rivendell = Рівенділ
    .gen = Рівенділу
    .in = в Рівенділі
    .to = до Рівенділу
    .from = з Рівенділу
    .acc = Рівенділ
wotr_board-region-south-anduin-vale = Південна долина Андуїну
    .gen = Південної долини Андуїну
    .in = в Південній долині Андуїну
    .to = до Південної долини Андуїну
    .from = з Південної долини Андуїну
    .acc = Південну долину Андуїну
wotr_board-region-south-downs = Південне узгір’я
    .gen = Південного узгір’я
    .in = на Південному узгір’ї
    .to = на Південне узгір’я
    .from = з Південного узгір’я
    .acc = Південне узгір’я
wotr_board-region-south-dunland = Південний Дунланд
    .gen = Південного Дунланду
    .in = в Південному Дунланді
    .to = до Південного Дунланду
    .from = з Південного Дунланду
    .acc = Південний Дунланд
wotr_board-region-south-ered-luin = Південний Еред-Луїн
    .gen = Південного Еред-Луїну
    .in = в Південному Еред-Луїні
    .to = до Південного Еред-Луїну
    .from = з Південного Еред-Луїну
    .acc = Південний Еред-Луїн
wotr_board-region-south-ithilien = Південний Ітілієн
    .gen = Південного Ітілієну
    .in = в Південному Ітілієні
    .to = до Південного Ітілієну
    .from = з Південного Ітілієну
    .acc = Південний Ітілієн
wotr_board-region-south-rhun = Південний Рун
    .gen = Південного Руну
    .in = в Південному Руні
    .to = до Південного Руну
    .from = з Південного Руну
    .acc = Південний Рун
wotr_board-region-southern-dorwinion = Південний Дорвініон
    .gen = Південного Дорвініону
    .in = в Південному Дорвініоні
    .to = до Південного Дорвініону
    .from = з Південного Дорвініону
    .acc = Південний Дорвініон
wotr_board-region-southern-mirkwood = Південний Морок-ліс
    .gen = Південного Морок-лісу
    .in = в Південному Морок-лісі
    .to = до Південного Морок-лісу
    .from = з Південного Морок-лісу
    .acc = Південний Морок-ліс
wotr_board-region-southern-rhovanion = Південний Рованіон
    .gen = Південного Рованіону
    .in = в Південному Рованіоні
    .to = до Південного Рованіону
    .from = з Південного Рованіону
    .acc = Південний Рованіон
wotr_board-region-tharbad = Тарбад
    .gen = Тарбаду
    .in = в Тарбаді
    .to = до Тарбаду
    .from = з Тарбаду
    .acc = Тарбад
wotr_board-region-the-shire = Шир
    .gen = Ширу
    .in = в Ширі
    .to = до Ширу
    .from = із Ширу
    .acc = Шир
wotr_board-region-tower-hills = Баштові пагорби
    .gen = Баштових пагорбів
    .in = на Баштових пагорбах
    .to = на Баштові пагорби
    .from = з Баштових пагорбів
    .acc = Баштові пагорби
wotr_board-region-trollshaws = Тролячі хащі
    .gen = Тролячих хащ
    .in = в Тролячих хащах
    .to = до Тролячих хащ
    .from = з Тролячих хащ
    .acc = Тролячі хащі
wotr_board-region-umbar = Умбар
    .gen = Умбару
    .in = в Умбарі
    .to = до Умбару
    .from = з Умбару
    .acc = Умбар
wotr_board-region-vale-of-the-carnen = Долина Карнену
    .gen = Долини Карнену
    .in = в Долині Карнену
    .to = до Долини Карнену
    .from = з Долини Карнену
    .acc = Долину Карнену
wotr_board-region-vale-of-the-celduin = Долина Келдуїну
    .gen = Долини Келдуїну
    .in = в Долині Келдуїну
    .to = до Долини Келдуїну
    .from = з Долини Келдуїну
    .acc = Долину Келдуїну
wotr_board-region-weather-hills = Вітряні пагорби
    .gen = Вітряних пагорбів
    .in = на Вітряних пагорбах
    .to = на Вітряні пагорби
    .from = з Вітряних пагорбів
    .acc = Вітряні пагорби
wotr_board-region-west-harondor = Західний Гарондор
    .gen = Західного Гарондору
    .in = в Західному Гарондорі
    .to = до Західного Гарондору
    .from = із Західного Гарондору
    .acc = Західний Гарондор
wotr_board-region-westemnet = Вестемнет
    .gen = Вестемнету
    .in = у Вестемнеті
    .to = до Вестемнету
    .from = з Вестемнету
    .acc = Вестемнет
wotr_board-region-western-brown-lands = Західні Бурі землі
    .gen = Західних Бурих земель
    .in = в Західних Бурих землях
    .to = до Західних Бурих земель
    .from = із Західних Бурих земель
    .acc = Західні Бурі землі
wotr_board-region-western-emyn-muil = Західний Емин-Муїл
    .gen = Західного Емин-Муїлу
    .in = в Західному Емин-Муїлі
    .to = до Західного Емин-Муїлу
    .from = із Західного Емин-Муїлу
    .acc = Західний Емин-Муїл
wotr_board-region-western-mirkwood = Західний Морок-ліс
    .gen = Західного Морок-лісу
    .in = в Західному Морок-лісі
    .to = до Західного Морок-лісу
    .from = із Західного Морок-лісу
    .acc = Західний Морок-ліс
wotr_board-region-withered-heath = Висохла пустка
    .gen = Висохлої пустки
    .in = у Висохлій пустці
    .to = до Висохлої пустки
    .from = з Висохлої пустки
    .acc = Висохлу пустку
wotr_board-region-woodland-realm = Лісове королівство
    .gen = Лісового королівства
    .in = в Лісовому королівстві
    .to = до Лісового королівства
    .from = з Лісового королівства
    .acc = Лісове королівство

## Персонажі

wotr_board-character-gandalf-grey = Ґандальф Сірий
    .nom = Ґандальф Сірий
    .gen = Ґандальфа Сірого
    .acc = Ґандальфа Сірого
wotr_board-character-gandalf-keeper-of-narya = Ґандальф Сірий, Хранитель Нар’ї
    .nom = Ґандальф Сірий
    .gen = Ґандальфа Сірого
    .acc = Ґандальфа Сірого
wotr_board-character-strider = Бурлака
    .nom = Бурлака
    .gen = Бурлаки
    .acc = Бурлаку
wotr_board-character-boromir = Боромир
    .nom = Боромир
    .gen = Боромира
    .acc = Боромира
wotr_board-character-legolas = Леґолас
    .nom = Леґолас
    .gen = Леґоласа
    .acc = Леґоласа
wotr_board-character-gimli = Ґімлі
    .nom = Ґімлі
    .gen = Ґімлі
    .acc = Ґімлі
wotr_board-character-meriadoc = Меріадок Брендіцап
    .nom = Меріадок Брендіцап
    .gen = Меріадока Брендіцапа
    .acc = Меріадока Брендіцапа
wotr_board-character-peregrin = Переґрін Тук
    .nom = Переґрін Тук
    .gen = Переґріна Тука
    .acc = Переґріна Тука
wotr_board-character-gollum = Ґолум
    .nom = Ґолум
    .gen = Ґолума
    .acc = Ґолума
wotr_board-character-gandalf-white = Ґандальф Білий
    .nom = Ґандальф Білий
    .gen = Ґандальфа Білого
    .acc = Ґандальфа Білого
wotr_board-character-aragorn = Араґорн
    .nom = Араґорн
    .gen = Араґорна
    .acc = Араґорна
wotr_board-character-elrond = Ельронд
    .nom = Ельронд
    .gen = Ельронда
    .acc = Ельронда
wotr_board-character-galadriel = Ґаладріель
    .nom = Ґаладріель
    .gen = Ґаладріелі
    .acc = Ґаладріель
wotr_board-character-treebeard = Деревобород
    .nom = Деревобород
    .gen = Деревоборода
    .acc = Деревоборода
wotr_board-character-smeagol = Смеаґол
    .nom = Смеаґол
    .gen = Смеаґола
    .acc = Смеаґола
wotr_board-character-saruman = Саруман
    .nom = Саруман
    .gen = Сарумана
    .acc = Сарумана
wotr_board-character-witch-king-black-captain = Король-Відьмак, Чорний Капітан
    .nom = Король-Відьмак
    .gen = Короля-Відьмака
    .acc = Короля-Відьмака
wotr_board-character-witch-king-chief = Король-Відьмак, Ватажок Примар Персня
    .nom = Король-Відьмак
    .gen = Короля-Відьмака
    .acc = Короля-Відьмака
wotr_board-character-mouth-lieutenant = Уста Саурона, Лейтенант Барад-дура
    .nom = Уста Саурона
    .gen = Уст Саурона
    .acc = Уста Саурона
    .plural = yes
wotr_board-character-mouth-black-numenorean = Уста Саурона, Чорний нуменорець
    .nom = Уста Саурона
    .gen = Уст Саурона
    .acc = Уста Саурона
    .plural = yes
wotr_board-character-gothmog = Ґотмоґ
    .nom = Ґотмоґ
    .gen = Ґотмоґа
    .acc = Ґотмоґа
wotr_board-character-balrog = Бальроґ
    .nom = Бальроґ
    .gen = Бальроґа
    .acc = Бальроґа

## Карти подій

wotr_board-card-none = Здібність персонажа
wotr_board-card-fp-char-01 = Ельфійські плащі
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-02 = Ельфійська мотузка
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-03 = Піала Ґаладріель
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-04 = Смеаґол допоможе доброму господареві
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-05 = Мітрилова кольчуга й Жало
    .combat = { wotr_board-combat-blade-of-westernesse }
wotr_board-card-fp-char-06 = Сокира й лук
    .combat = { wotr_board-combat-mighty-attack }
wotr_board-card-fp-char-07 = Ріг Ґондору
    .combat = { wotr_board-combat-mighty-attack }
wotr_board-card-fp-char-08 = Патериця чарівника
    .combat = { wotr_board-combat-servant-of-the-secret-fire }
wotr_board-card-fp-char-09 = Ателас
    .combat = { wotr_board-combat-anduril }
wotr_board-card-fp-char-10 = Є інший шлях
    .combat = { wotr_board-combat-heroic-death }
wotr_board-card-fp-char-11 = Я піду сам
    .combat = { wotr_board-combat-daring-defiance }
wotr_board-card-fp-char-12 = Пісня Більбо
    .combat = { wotr_board-combat-fateful-strike }
wotr_board-card-fp-char-13 = Дзеркало Ґаладріель
    .combat = { wotr_board-combat-heroic-death }
wotr_board-card-fp-char-14 = Виклик Короля
    .combat = { wotr_board-combat-sudden-strike }
wotr_board-card-fp-char-15 = Ґвагір Володар Вітрів
    .combat = { wotr_board-combat-daring-defiance }
wotr_board-card-fp-char-16 = Ми виявилися прудкішими
    .combat = { wotr_board-combat-daring-defiance }
wotr_board-card-fp-char-17 = Туди й назад
    .combat = { wotr_board-combat-brave-stand }
wotr_board-card-fp-char-18 = Орли летять!
    .combat = { wotr_board-combat-heroic-death }
wotr_board-card-fp-char-19 = Пробудження ентів: Деревобород
    .combat = { wotr_board-combat-ents-rage }
wotr_board-card-fp-char-20 = Пробудження ентів: гуорни
    .combat = { wotr_board-combat-huorn-dark }
wotr_board-card-fp-char-21 = Пробудження ентів: Ентмут
    .combat = { wotr_board-combat-nameless-wood }
wotr_board-card-fp-char-22 = Мерці з Дунгарроу
    .combat = { wotr_board-combat-sudden-strike }
wotr_board-card-fp-char-23 = Дім Намісників
    .combat = { wotr_board-combat-brave-stand }
wotr_board-card-fp-char-24 = Сірий загін
    .combat = { wotr_board-combat-brave-stand }
wotr_board-card-fp-char-25 = Ти знаєш дорогу туди
    .combat = { wotr_board-combat-blade-of-westernesse }
wotr_board-card-fp-char-26 = Безпечні стежки в темряві
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-27 = Вітер із Заходу
    .combat = { wotr_board-combat-orderly-withdrawal }
wotr_board-card-fp-char-28 = Три персні ельфійських королів
    .combat = { wotr_board-combat-orderly-withdrawal }
wotr_board-card-fp-str-01 = Остання битва
    .combat = { wotr_board-combat-daylight }
wotr_board-card-fp-str-02 = Надто велика сила
    .combat = { wotr_board-combat-no-quarter }
wotr_board-card-fp-str-03 = Сила Тома Бомбадила
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-fp-str-04 = Книга Мазарбулу
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-fp-str-05 = Дух Мордору
    .combat = { wotr_board-combat-scouts }
wotr_board-card-fp-str-06 = Слідопити Фарамира
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-07 = Страх! Вогонь! Вороги!
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-08 = Мудрість Ельронда
    .combat = { wotr_board-combat-confusion }
wotr_board-card-fp-str-09 = Червона Стріла
    .combat = { wotr_board-combat-scouts }
wotr_board-card-fp-str-10 = Неочікувана поміч
    .combat = { wotr_board-combat-no-quarter }
wotr_board-card-fp-str-11 = Стежки дикунів
    .combat = { wotr_board-combat-sudden-strike }
wotr_board-card-fp-str-12 = Крізь день і ніч
    .combat = { wotr_board-combat-confusion }
wotr_board-card-fp-str-13 = Кораблі Кірдана
    .combat = { wotr_board-combat-charge }
wotr_board-card-fp-str-14 = Сторожа Цитаделі
    .combat = { wotr_board-combat-charge }
wotr_board-card-fp-str-15 = Ґаладрими Келеборна
    .combat = { wotr_board-combat-daylight }
wotr_board-card-fp-str-16 = Вершники Теодена
    .combat = { wotr_board-combat-daylight }
wotr_board-card-fp-str-17 = Ґрімбеорн Старий, син Беорна
    .combat = { wotr_board-combat-scouts }
wotr_board-card-fp-str-18 = Імрагіл із Дол-Амрота
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-19 = Люди короля Бранда
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-20 = Мечі Еріадору
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-fp-str-21 = Рідня Ґлорфінделя
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-fp-str-22 = Варта Даїна Залізностопа
    .combat = { wotr_board-combat-valour }
wotr_board-card-fp-str-23 = Еомер, син Еомунда
    .combat = { wotr_board-combat-valour }
wotr_board-card-fp-str-24 = Лучники Трандуїла
    .combat = { wotr_board-combat-valour }
wotr_board-card-fp-str-25 = Кожна дрібка на користь
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-26 = Слідопити Півночі
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-sh-char-01 = Лігво Шелоби
    .combat = { wotr_board-combat-one-for-the-dark-lord }
wotr_board-card-sh-char-02 = Перстень мій!
    .combat = { wotr_board-combat-one-for-the-dark-lord }
wotr_board-card-sh-char-03 = Усе далі й далі
    .combat = { wotr_board-combat-one-for-the-dark-lord }
wotr_board-card-sh-char-04 = Віддай його нам!
    .combat = { wotr_board-combat-one-for-the-dark-lord }
wotr_board-card-sh-char-05 = Орківський патруль
    .combat = { wotr_board-combat-cruel-as-death }
wotr_board-card-sh-char-06 = Погибель Ісілдура
    .combat = { wotr_board-combat-cruel-as-death }
wotr_board-card-sh-char-07 = Почвара з глибин
    .combat = { wotr_board-combat-they-are-terrible }
wotr_board-card-sh-char-08 = Свічки мерців
    .combat = { wotr_board-combat-dread-and-despair }
wotr_board-card-sh-char-09 = Назґули шукають
    .combat = { wotr_board-combat-foul-stench }
wotr_board-card-sh-char-10 = Люта негода
    .combat = { wotr_board-combat-cruel-as-death }
wotr_board-card-sh-char-11 = Назґули завдають удару!
    .combat = { wotr_board-combat-black-breath }
wotr_board-card-sh-char-12 = Морґульська рана
    .combat = { wotr_board-combat-black-breath }
wotr_board-card-sh-char-13 = Спокуса Персня
    .combat = { wotr_board-combat-they-are-terrible }
wotr_board-card-sh-char-14 = Розпад Братства
    .combat = { wotr_board-combat-dread-and-despair }
wotr_board-card-sh-char-15 = Виснажені горем і працею
    .combat = { wotr_board-combat-words-of-power }
wotr_board-card-sh-char-16 = Зграя кребайнів
    .combat = { wotr_board-combat-they-are-terrible }
wotr_board-card-sh-char-17 = Бальроґ з Морії
    .combat = { wotr_board-combat-durins-bane }
wotr_board-card-sh-char-17-lome = Бальроґ іде!
    .combat = { wotr_board-combat-durins-bane-or-balrog }
wotr_board-card-sh-char-18 = Безповіке Око
    .combat = { wotr_board-combat-words-of-power }
wotr_board-card-sh-char-19 = Жахливі чари
    .combat = { wotr_board-combat-devilry-of-orthanc }
wotr_board-card-sh-char-20 = Ґронд, Молот Підземного світу
    .combat = { wotr_board-combat-dread-and-despair }
wotr_board-card-sh-char-21 = Палантир Ортанку
    .combat = { wotr_board-combat-cruel-as-death }
wotr_board-card-sh-char-22 = Гадючий Язик
    .combat = { wotr_board-combat-foul-stench }
wotr_board-card-sh-char-23 = Поява Примар Персня
    .combat = { wotr_board-combat-words-of-power }
wotr_board-card-sh-char-24 = Чорний Капітан наказує
    .combat = { wotr_board-combat-foul-stench }
wotr_board-card-sh-char-25 = Ми не хочемо назад
    .combat = { wotr_board-combat-fear-of-their-masters }
wotr_board-card-sh-char-26 = Знання про ельфійські персні
    .combat = { wotr_board-combat-fear-of-their-masters }
wotr_board-card-sh-char-27 = Брами зачинено
    .combat = { wotr_board-combat-words-of-power }
wotr_board-card-sh-char-28 = Капітан Відчаю
    .combat = { wotr_board-combat-servant-of-the-shadow }
wotr_board-card-sh-str-01 = Повернення до Валінору
    .combat = { wotr_board-combat-deadly-strife }
wotr_board-card-sh-str-02 = Бойові урук-гаї
    .combat = { wotr_board-combat-onslaught }
wotr_board-card-sh-str-03 = Безумство Денетора
    .combat = { wotr_board-combat-devilry-of-orthanc }
wotr_board-card-sh-str-04 = День без світанку
    .combat = { wotr_board-combat-relentless-assault }
wotr_board-card-sh-str-05 = Погрози й обіцянки
    .combat = { wotr_board-combat-devilry-of-orthanc }
wotr_board-card-sh-str-06 = Буревісник
    .combat = { wotr_board-combat-great-host }
wotr_board-card-sh-str-07 = Тіні гуснуть
    .combat = { wotr_board-combat-mumakil }
wotr_board-card-sh-str-08 = Тінь росте
    .combat = { wotr_board-combat-mumakil }
wotr_board-card-sh-str-09 = Тінь рухається
    .combat = { wotr_board-combat-swarm-of-bats }
wotr_board-card-sh-str-10 = Корсари Умбару
    .combat = { wotr_board-combat-deadly-strife }
wotr_board-card-sh-str-11 = Лють дунландців
    .combat = { wotr_board-combat-relentless-assault }
wotr_board-card-sh-str-12 = Повернення Короля-Відьмака
    .combat = { wotr_board-combat-swarm-of-bats }
wotr_board-card-sh-str-13 = Напіворки та ґобліни
    .combat = { wotr_board-combat-we-come-to-kill }
wotr_board-card-sh-str-14 = Олоґ-гаї
    .combat = { wotr_board-combat-we-come-to-kill }
wotr_board-card-sh-str-15 = Гірські тролі
    .combat = { wotr_board-combat-we-come-to-kill }
wotr_board-card-sh-str-16 = Постає нова сила
    .combat = { wotr_board-combat-great-host }
wotr_board-card-sh-str-17 = Багато королів на службі Мордору
    .combat = { wotr_board-combat-great-host }
wotr_board-card-sh-str-18 = Король явив себе
    .combat = { wotr_board-combat-relentless-assault }
wotr_board-card-sh-str-19 = Тіні над Імлистими горами
    .combat = { wotr_board-combat-onslaught }
wotr_board-card-sh-str-20 = Орки знову множаться
    .combat = { wotr_board-combat-onslaught }
wotr_board-card-sh-str-21 = Орда зі сходу
    .combat = { wotr_board-combat-deadly-strife }
wotr_board-card-sh-str-22 = Пробуджені чудовиська
    .combat = { wotr_board-combat-desperate-battle }
wotr_board-card-sh-str-23 = Збір для давно задуманої війни
    .combat = { wotr_board-combat-desperate-battle }
wotr_board-card-sh-str-24 = Ями Мордору
    .combat = { wotr_board-combat-desperate-battle }
wotr_board-card-sh-str-25 = Тінь Дол-Ґульдура
    .combat = { wotr_board-combat-mumakil }
wotr_board-card-sh-str-26 = Безум і жах
    .combat = { wotr_board-combat-swarm-of-bats }
wotr_board-card-sh-special-we-shall-get-it = Ми здобудемо його!

## Бойові половини карт подій

wotr_board-combat-it-is-a-gift = Це дар
    .text = Бойова карта «Це дар», ініціатива 3. Військо, що обороняється, має бути в регіоні Братства. +1 до кожного вашого кубика в бойовому кидку й у перекиданні лідерів.
wotr_board-combat-blade-of-westernesse = Лезо Вестернесу
    .text = Бойова карта «Лезо Вестернесу», ініціатива 6. У битві має бути гобіт. Одне влучання вашого перекидання лідерів не враховують: натомість воно знищує поплічника в битві на ваш вибір.
wotr_board-combat-mighty-attack = Могутня атака
    .text = Бойова карта «Могутня атака», ініціатива 4. У битві має бути супутник. Перед своїм перекиданням лідерів відмовтеся на цей раунд від лідерства одного супутника: один ваш промах стає влучанням.
wotr_board-combat-servant-of-the-secret-fire = Слуга Таємного Вогню
    .text = Бойова карта «Слуга Таємного Вогню», ініціатива 3. У битві має бути Ґандальф. +1 до кожного вашого кубика в бойовому кидку.
wotr_board-combat-anduril = Андуріл
    .text = Бойова карта «Андуріл», ініціатива 4. У битві має бути Бурлака або Араґорн. Перед своїм перекиданням лідерів відмовтеся на цей раунд від його лідерства: з Бурлакою один ваш промах стає влучанням, з Араґорном — до двох.
wotr_board-combat-heroic-death = Героїчна смерть
    .text = Бойова карта «Героїчна смерть», ініціатива 6. У битві має бути лідер Вільних Народів або супутник. Перш ніж зазнати втрат від бойового кидка й перекидання ворога, можна знищити одного свого лідера й скасувати 1 влучання або одного супутника й скасувати стільки влучань, скільки становить його рівень.
wotr_board-combat-daring-defiance = Зухвалий виклик
    .text = Бойова карта «Зухвалий виклик», ініціатива 0. У битві має бути супутник. Відмовтеся на цей раунд від лідерства всіх супутників у битві: бойова карта Тіні не діє.
wotr_board-combat-fateful-strike = Фатальний удар
    .text = Бойова карта «Фатальний удар», ініціатива 6. У битві має бути лідер Вільних Народів або супутник. Якщо ваше перекидання лідерів дає влучання, знищте ще й назґула в битві; якщо влучань 2 або більше, можна замість нього знищити поплічника.
wotr_board-combat-sudden-strike = Раптовий удар
    .text = Бойова карта «Раптовий удар», ініціатива 2. У битві має бути лідер Вільних Народів або супутник. Перед бойовим кидком проведіть додаткову атаку: кубиків стільки, скільки становить ваше лідерство, але не більше 5; втрат зазнають одразу.
wotr_board-combat-brave-stand = Відважна оборона
    .text = Бойова карта «Відважна оборона», ініціатива 3. У битві має бути супутник. Тінь кидає в бойовому кидку на 1 кубик менше за кожного супутника в битві, але принаймні 1.
wotr_board-combat-ents-rage = Лють ентів
    .text = Бойова карта «Лють ентів», ініціатива 3. Військо, що обороняється, має бути в регіоні Рогану, у Фанґорні або в Ортанку. +2 до кожного вашого кубика в бойовому кидку.
wotr_board-combat-huorn-dark = Темрява гуорнів
    .text = Бойова карта «Темрява гуорнів», ініціатива 3. Військо, що обороняється, має бути в регіоні Рогану, у Фанґорні або в Ортанку. Тінь кидає в бойовому кидку не більше 2 кубиків.
wotr_board-combat-nameless-wood = Безіменний ліс
    .text = Бойова карта «Безіменний ліс», ініціатива 5. Військо, що обороняється, має бути в регіоні Рогану, у Фанґорні або в Ортанку. Якщо в бойовому кидку й перекиданні ви маєте хоч одне влучання, додайте ще 2.
wotr_board-combat-daylight = Денне світло
    .text = Бойова карта «Денне світло», ініціатива 3. Тінь кидає в бойовому кидку не більше 3 кубиків.
wotr_board-combat-no-quarter = Без пощади
    .text = Бойова карта «Без пощади», ініціатива 5. Якщо в бойовому кидку й перекиданні ви маєте хоч одне влучання, додайте ще 1.
wotr_board-combat-advantageous-position = Вигідна позиція
    .text = Бойова карта «Вигідна позиція», ініціатива 3. Військо, що обороняється, має бути в межах нації Вільних Народів. −1 до кожного кубика бойового кидка Тіні; викинута 6 однаково влучає.
wotr_board-combat-scouts = Розвідники
    .text = Бойова карта «Розвідники», ініціатива 1. Ви маєте оборонятися в польовій битві. Перед бойовим кидком відступіть до сусіднього вільного регіону або до твердині; раунд завершено.
wotr_board-combat-shield-wall = Стіна щитів
    .text = Бойова карта «Стіна щитів», ініціатива 6. Перш ніж зазнати втрат: якщо ворог має 2 влучання або більше, скасуйте 1 з них.
wotr_board-combat-confusion = Сум’яття
    .text = Бойова карта «Сум’яття», ініціатива 4. Кожна 1 у бойовому кидку Тіні — влучання по самому війську Тіні, і таких кубиків не перекидають.
wotr_board-combat-charge = Навальний наступ
    .text = Бойова карта «Навальний наступ», ініціатива 2. У битві має бути елітний загін Вільних Народів. Перед бойовим кидком проведіть додаткову атаку: по 1 кубику за кожен свій елітний загін, але не більше 5; втрат зазнають одразу.
wotr_board-combat-valour = Звитяга
    .text = Бойова карта «Звитяга», ініціатива 3. У битві має бути елітний загін Вільних Народів. +1 до кожного вашого кубика в бойовому кидку.
wotr_board-combat-one-for-the-dark-lord = Єдиний — для Темного Володаря
    .text = Бойова карта «Єдиний — для Темного Володаря», ініціатива 3. Військо, що обороняється, має бути в регіоні Братства. +1 до кожного вашого кубика в бойовому кидку й у перекиданні лідерів.
wotr_board-combat-cruel-as-death = Жорстокі, мов смерть
    .text = Бойова карта «Жорстокі, мов смерть», ініціатива 3. Лідерство назґулів у битві має бути не менше 2. Відмовтеся на цей раунд від 2 його одиниць: +1 до кожного вашого кубика в бойовому кидку.
wotr_board-combat-they-are-terrible = Вони жахливі
    .text = Бойова карта «Вони жахливі», ініціатива 4. Лідерство назґулів у битві має бути не менше 1. Відмовтеся на цей раунд від 1 його одиниці: +1 до кожного вашого кубика в перекиданні лідерів.
wotr_board-combat-dread-and-despair = Жах і відчай
    .text = Бойова карта «Жах і відчай», ініціатива 3. Лідерство назґулів у битві має бути не менше 1. Перед бойовим кидком відмовтеся на цей раунд від будь-якої кількості його одиниць: за кожну Вільні Народи кидають на 1 кубик менше, але принаймні 1.
wotr_board-combat-foul-stench = Сморід
    .text = Бойова карта «Сморід», ініціатива 3. Лідерство назґулів у битві має бути не менше 1. Якщо воно не менше за все лідерство Вільних Народів, ті не перекидають кубиків.
wotr_board-combat-black-breath = Чорний Подих
    .text = Бойова карта «Чорний Подих», ініціатива 6. У битві має бути назґул. Якщо ваше перекидання лідерів дає хоч одне влучання, можна ще й знищити в битві лідера Вільних Народів або супутника, чий рівень не більший за кількість цих влучань.
wotr_board-combat-words-of-power = Слова сили
    .text = Бойова карта «Слова сили», ініціатива 1. У битві має бути назґул. Оберіть супутника в битві: його лідерство та здібності в цьому раунді не враховують.
wotr_board-combat-durins-bane = Погибель Даріна
    .text = Бойова карта «Погибель Даріна», ініціатива 2. Військо, що обороняється, має бути не далі ніж за 2 регіони від Морії. Перед бойовим кидком проведіть додаткову атаку 3 кубиками, які влучають на 4 і більше; втрат зазнають одразу.
wotr_board-combat-durins-bane-or-balrog = Погибель Даріна
    .text = Бойова карта «Погибель Даріна», ініціатива 2. Військо, що обороняється, має бути не далі ніж за 2 регіони від Морії, або в битві має бути Бальроґ. Перед бойовим кидком проведіть додаткову атаку 3 кубиками, які влучають на 4 і більше; втрат зазнають одразу.
wotr_board-combat-devilry-of-orthanc = Чортівня Ортанку
    .text = Бойова карта «Чортівня Ортанку», ініціатива 3. У битві має бути загін Ісенґарду, а оборонці — в обложеній твердині. +1 до кожного вашого кубика в бойовому кидку.
wotr_board-combat-deadly-strife = Смертельна сутичка
    .text = Бойова карта «Смертельна сутичка», ініціатива 3. Обидва війська додають 2 до кожного кубика в бойовому кидку й у перекиданні лідерів.
wotr_board-combat-onslaught = Шалений натиск
    .text = Бойова карта «Шалений натиск», ініціатива 7. Після втрат раунду можна завдати своєму війську ще до 4 влучань; за кожне киньте 1 кубик, і кожен результат 4 і більше — влучання по ворогу.
wotr_board-combat-relentless-assault = Невпинний штурм
    .text = Бойова карта «Невпинний штурм», ініціатива 3. Перед бойовим кидком можна завдати своєму війську до 2 влучань; кожне додає 1 до кожного вашого кубика в бойовому кидку.
wotr_board-combat-great-host = Велике воїнство
    .text = Бойова карта «Велике воїнство», ініціатива 7. Після втрат раунду завдайте 1 влучання без кидка, якщо загонів у вас принаймні вдвічі більше, ніж у ворога.
wotr_board-combat-mumakil = Мумакіли
    .text = Бойова карта «Мумакіли», ініціатива 3 і 5. У битві має бути елітний загін південців та східняків. На 3: +1 до кожного вашого кубика в бойовому кидку. На 5: якщо в цьому раунді ви маєте більше влучань, ніж ворог разом із додатковою атакою його карти, додайте ще 1.
wotr_board-combat-swarm-of-bats = Хмара кажанів
    .text = Бойова карта «Хмара кажанів», ініціатива 0. Бойова карта Вільних Народів не діє; якщо вони її не розіграли, +1 до кожного вашого кубика в перекиданні лідерів.
wotr_board-combat-we-come-to-kill = Ми прийшли вбивати
    .text = Бойова карта «Ми прийшли вбивати», ініціатива 7. У битві має бути елітний загін Тіні. Після втрат раунду проведіть додаткову атаку: по 1 кубику за кожен свій елітний загін, але не більше 5, влучають 5 і більше.
wotr_board-combat-desperate-battle = Відчайдушна битва
    .text = Бойова карта «Відчайдушна битва», ініціатива 3. Обидва війська додають 1 до кожного кубика в бойовому кидку й у перекиданні лідерів.
wotr_board-combat-orderly-withdrawal = Організований відступ
    .text = Бойова карта «Організований відступ», ініціатива 6. Лідер Вільних Народів або супутник має бути в польовій битві чи вилазці. Перш ніж зазнати втрат, можна скасувати 1 влучання; тоді наприкінці раунду ви мусите припинити атаку або, якщо можете, відступити.
wotr_board-combat-fear-of-their-masters = Страх перед володарями
    .text = Бойова карта «Страх перед володарями», ініціатива 3. У битві має бути поплічник. Відмовтеся на цей раунд від усього свого лідерства: +2 до кожного вашого кубика в бойовому кидку, але кожна 6 Вільних Народів у бойовому кидку чи перекиданні — ще одне влучання по вашому війську.
wotr_board-combat-servant-of-the-shadow = Слуга Тіні
    .text = Бойова карта «Слуга Тіні», ініціатива 3. У битві має бути поплічник. Перед бойовим кидком відмовтеся на цей раунд від лідерства одного поплічника: за кожну його одиницю Вільні Народи кидають на 1 кубик менше, але принаймні 1.

## Речення, спільні для кількох текстів

wotr_board-kind-character = Подія персонажа. Кубик: «Персонаж».
wotr_board-kind-army = Стратегічна подія. Кубик: «Військо».
wotr_board-kind-muster = Стратегічна подія. Кубик: «Збір військ».
wotr_board-lasting = Лишається на столі.
wotr_board-special-tile = Спеціальний жетон Полювання з цією назвою входить у гру: він потрапляє до мішечка Полювання, щойно Братство стає на трек Мордору.
wotr_board-hunt-by-card = Лише якщо Братство не в регіоні з поселенням Вільних Народів. Витягніть жетон Полювання: Око або спеціальний жетон Братства скидають без ефекту, будь-який інший вважають успішним Полюванням.
wotr_board-ents-awake = Лише якщо Ґандальф Білий у грі, а у Фанґорні є супутник. Киньте 3 кубики: кожен результат 4 і більше — влучання по війську Тіні в Ортанку; якщо його знищено, з ним гинуть назґули й поплічники. Якщо Саруман в Ортанку без війська Тіні, він гине. Якщо Ґандальф Білий у Фанґорні або в регіоні Рогану, можна одразу розіграти з руки ще одну подію персонажа без кубика.
wotr_board-draw-strategy = Потім візьміть 1 стратегічну карту.
wotr_board-bought-off = Тінь може скинути цю карту, витративши будь-який кубик дій і скинувши з руки 1 стратегічну подію та 1 подію персонажа.
wotr_board-three-rounds = Атакуйте цю твердиню: штурм триває 3 раунди замість 1, а в першому Вільні Народи можуть використати бойову карту, лише якщо в битві є супутник.
wotr_board-march = Усі регіони на шляху мають бути вільні від ворожих військ, наприкінці військо з’єднується з іншим необложеним військом Тіні, а дорогою нікого не підбирає й не лишає; розділити його можна заздалегідь.
wotr_board-until-declared-safe = Скидається, коли Братство оголошено в незахопленому місті чи твердині Вільних Народів.
wotr_board-hobbit = Провідник: якщо шкода від Полювання 1 або більше, його можна відокремити й зменшити шкоду на 1, але не в Мордорі. Загинувши у складі Братства, він виходить на поле, ніби щойно відокремився, але не на треку Мордору.
wotr_board-captain = Військо в битві з ним кидає на 1 кубик більше, але однаково не більше 5.

## Що роблять карти подій

wotr_board-text-fp-char-01 = { wotr_board-kind-character } { wotr_board-special-tile } Шкода від нього 0. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-02 = { wotr_board-kind-character } { wotr_board-special-tile } Шкода від нього 0. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-03 = { wotr_board-kind-character } { wotr_board-special-tile } Він зцілює 2 споганення. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-04 = { wotr_board-kind-character } { wotr_board-special-tile } Він зцілює 1 споганення. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-05 = { wotr_board-kind-character } { wotr_board-lasting } Коли витягнуто жетон Полювання, можна скинути цю карту й витягнути інший, який враховують замість нього; перший повертається до мішечка. { wotr_board-combat-blade-of-westernesse.text }
wotr_board-text-fp-char-06 = { wotr_board-kind-character } { wotr_board-lasting } Лише якщо Ґімлі або Леґолас у Братстві. Коли витягнуто жетон Полювання, можна скинути цю карту й зменшити шкоду на 1. Скидається, коли в Братстві немає жодного з них. { wotr_board-combat-mighty-attack.text }
wotr_board-text-fp-char-07 = { wotr_board-kind-character } { wotr_board-lasting } Лише якщо Боромир у Братстві. Коли витягнуто жетон Полювання, можна скинути цю карту й зменшити шкоду на 1. Скидається, коли Боромир покидає Братство. { wotr_board-combat-mighty-attack.text }
wotr_board-text-fp-char-08 = { wotr_board-kind-character } { wotr_board-lasting } Лише якщо Ґандальф Сірий у Братстві. Перш ніж витягнути жетон Полювання, можна скинути цю карту: жетона не тягнуть. Скидається, коли Ґандальф Сірий покидає Братство. { wotr_board-combat-servant-of-the-secret-fire.text }
wotr_board-text-fp-char-09 = { wotr_board-kind-character } Киньте 3 кубики: зціліть 1 споганення за кожен результат 5 і більше, а якщо Провідник — Бурлака, за кожен результат 3 і більше. { wotr_board-combat-anduril.text }
wotr_board-text-fp-char-10 = { wotr_board-kind-character } Зціліть 1 споганення. Потім, якщо Провідник — Ґолум, можна приховати Братство або перемістити його; кубика за це на поле Полювання не кладуть. { wotr_board-combat-heroic-death.text }
wotr_board-text-fp-char-11 = { wotr_board-kind-character } Відокремте одного супутника або одну групу; вони можуть пройти на 1 регіон далі, ніж звичайно. Потім зціліть 1 споганення. { wotr_board-combat-daring-defiance.text }
wotr_board-text-fp-char-12 = { wotr_board-kind-character } Зціліть 1 споганення, а якщо Провідник — Ґолум, то 2. { wotr_board-combat-fateful-strike.text }
wotr_board-text-fp-char-13 = { wotr_board-kind-character } Перетворіть один свій невикористаний кубик «Персонаж» на «Волю Заходу». Якщо Братство в Лорієні й Лорієн не захоплено, зціліть ще 1 споганення. { wotr_board-combat-heroic-death.text }
wotr_board-text-fp-char-14 = { wotr_board-kind-character } Лише якщо Бурлака або Араґорн у війську Вільних Народів у регіоні Ґондору чи Рогану. Витягніть 3 жетони Полювання. Якщо на всіх Око, поверніть їх, а він гине; інакше жетони з Оком виходять із гри, а решта повертається без ефекту. { wotr_board-combat-sudden-strike.text }
wotr_board-text-fp-char-15 = { wotr_board-kind-character } Відокремте або перемістіть одного супутника чи одну групу, ніби їхній рівень 4. Вони можуть завершити шлях в обложеній твердині. { wotr_board-combat-daring-defiance.text }
wotr_board-text-fp-char-16 = { wotr_board-kind-character } Відокремте або перемістіть одного супутника чи одну групу на 2 регіони далі, ніж звичайно. Вони можуть завершити шлях в обложеній твердині. { wotr_board-combat-daring-defiance.text }
wotr_board-text-fp-char-17 = { wotr_board-kind-character } Відокремте одного супутника або одну групу; вони можуть пройти на 1 регіон далі, ніж звичайно. Потім, якщо Ґімлі або Леґолас у Дейлі, Ереборі чи Лісовому королівстві, ґноми й Північ стають активними, а ґноми, ельфи й Північ просуваються на 1 крок. { wotr_board-combat-brave-stand.text }
wotr_board-text-fp-char-18 = { wotr_board-kind-character } Лише якщо військо Вільних Народів із супутником в одному регіоні з військом Тіні з назґулами або поруч. Киньте по 1 кубику за кожного назґула там, але не більше 5; за кожен результат 5 і більше один гине. Решту Тінь одразу переносить до однієї незахопленої твердині Саурона. Короля-Відьмака тут назґулом не вважають. { wotr_board-combat-heroic-death.text }
wotr_board-text-fp-char-19 = { wotr_board-kind-character } { wotr_board-ents-awake } { wotr_board-combat-ents-rage.text }
wotr_board-text-fp-char-20 = { wotr_board-kind-character } { wotr_board-ents-awake } { wotr_board-combat-huorn-dark.text }
wotr_board-text-fp-char-21 = { wotr_board-kind-character } { wotr_board-ents-awake } { wotr_board-combat-nameless-wood.text }
wotr_board-text-fp-char-22 = { wotr_board-kind-character } Лише якщо Бурлака або Араґорн у регіоні Рогану. Перемістіть його та будь-яких супутників звідти до Ереху, Ламедону або Пеларґіра. Військо Тіні в тому регіоні зазнає стільки влучань, скільки випаде на одному кубику, і мусить відступити; якщо не може, гине разом із назґулами й поплічниками. Потім можна набрати там до 3 звичайних загонів Ґондору і взяти регіон під контроль. { wotr_board-combat-sudden-strike.text }
wotr_board-text-fp-char-23 = { wotr_board-kind-character } Лише якщо Боромир у регіоні Ґондору. Наберіть у його регіоні 1 загін Ґондору, звичайний або елітний. Потім візьміть 2 стратегічні карти. { wotr_board-combat-brave-stand.text }
wotr_board-text-fp-char-24 = { wotr_board-kind-character } Лише якщо Бурлака або Араґорн у війську Вільних Народів. Знищте в ньому 1 звичайний загін і наберіть на його місце елітний тієї самої нації. Потім візьміть 2 стратегічні карти. { wotr_board-combat-brave-stand.text }
wotr_board-text-fp-char-25 = { wotr_board-kind-character } Покладіть до мішечка Полювання 2 відкладені жетони Смеаґола. { wotr_board-combat-blade-of-westernesse.text }
wotr_board-text-fp-char-26 = { wotr_board-kind-character } Зціліть 1 споганення. Якщо на столі «Ми здобудемо його!» або «Ми не хочемо назад», скиньте її зі столу без ефекту. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-27 = { wotr_board-kind-character } Скиньте зі столу одну подію Тіні. Якщо там немає жодної, можна подивитися руку Тіні й скинути з неї одну подію. { wotr_board-combat-orderly-withdrawal.text }
wotr_board-text-fp-char-28 = { wotr_board-kind-character } Киньте 3 кубики: за кожен результат 5 і більше поверніть собі використаний ельфійський перстень на ваш вибір, спершу з тих, що вийшли з гри, потім із тих, що в Тіні. { wotr_board-combat-orderly-withdrawal.text }
wotr_board-text-fp-str-01 = { wotr_board-kind-army } { wotr_board-lasting } Лише якщо Араґорн у війську Вільних Народів поза всіма їхніми націями. Кубиків, якими переміщують Братство, не кладуть на поле Полювання. Скидається, коли Братство оголошено або викрито. { wotr_board-combat-daylight.text }
wotr_board-text-fp-str-02 = { wotr_board-kind-army } { wotr_board-lasting } Ельфи просуваються на 1 крок. Війська Тіні не можуть ні входити до Лорієну, Рівенділу та Сірих Гаваней, ні атакувати їх. { wotr_board-bought-off } { wotr_board-combat-no-quarter.text }
wotr_board-text-fp-str-03 = { wotr_board-kind-army } { wotr_board-lasting } Північ просувається на 1 крок. Війська Тіні не можуть ні входити до Пралісу, Ширу та Цапокраю, ні атакувати їх. { wotr_board-bought-off } { wotr_board-combat-advantageous-position.text }
wotr_board-text-fp-str-04 = { wotr_board-kind-muster } Перемістіть будь-яких супутників поза Братством. Потім, якщо хтось із них в Ереборі чи Еред-Луїні, ґноми стають активними й вступають у війну. { wotr_board-combat-advantageous-position.text }
wotr_board-text-fp-str-05 = { wotr_board-kind-army } Оберіть військо Тіні із загонами принаймні 2 націй Тіні й киньте 5 кубиків: кожен результат 5 і більше — влучання по ньому. { wotr_board-combat-scouts.text }
wotr_board-text-fp-str-06 = { wotr_board-kind-army } Оберіть військо Тіні в Осґіліаті, Північному чи Південному Ітілієні й киньте 3 кубики: кожен результат 5 і більше — влучання по ньому. Потім, якщо в Осґіліаті є військо Вільних Народів, наберіть там 1 загін Ґондору, звичайний або елітний, і 1 лідера Ґондору. { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-07 = { wotr_board-kind-muster } Перемістіть будь-яких супутників поза Братством. Потім, якщо хтось із них у Ширі чи Брі, Північ стає активною й вступає у війну. { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-08 = { wotr_board-kind-muster } Нація Вільних Народів на ваш вибір стає активною й просувається на 1 крок. { wotr_board-combat-confusion.text }
wotr_board-text-fp-str-09 = { wotr_board-kind-muster } Лише якщо Ґондор активний. Роган просувається на 1 крок. Потім наберіть в Едорасі 1 загін Рогану, звичайний або елітний, і 1 лідера Рогану. { wotr_board-combat-scouts.text }
wotr_board-text-fp-str-10 = { wotr_board-kind-army } Атакуйте військо Тіні, що облягає твердиню, військом Вільних Народів із сусіднього регіону. Усю битву Тінь кидає в бойовому кидку на 1 кубик менше за кожен загін Вільних Народів в обложеній твердині, але принаймні 1. { wotr_board-combat-no-quarter.text }
wotr_board-text-fp-str-11 = { wotr_board-kind-army } Лише якщо Роган у війні. Перемістіть військо Вільних Народів із регіону Рогану, навіть з облоги, до Мінас-Тіріта, а якщо Тінь володіє Мінас-Тірітом або облягає його — до сусіднього з ним регіону. Регіон, куди воно входить, має бути вільний. { wotr_board-combat-sudden-strike.text }
wotr_board-text-fp-str-12 = { wotr_board-kind-army } Перемістіть військо Вільних Народів із супутником разом із ним на відстань до 2 регіонів; усі вони мають бути вільні від ворожих військ. Розділити військо можна заздалегідь, а дорогою воно нікого не підбирає й не лишає. { wotr_board-combat-confusion.text }
wotr_board-text-fp-str-13 = { wotr_board-kind-muster } Лише якщо ельфи у війні. Наберіть 2 загони ельфів, звичайні або елітні, у прибережному регіоні з військом Вільних Народів. { wotr_board-combat-charge.text }
wotr_board-text-fp-str-14 = { wotr_board-kind-muster } Наберіть у Мінас-Тіріті 1 загін Ґондору, звичайний або елітний, і 1 лідера Ґондору. { wotr_board-combat-charge.text }
wotr_board-text-fp-str-15 = { wotr_board-kind-muster } Наберіть у Лорієні 1 загін ельфів, звичайний або елітний. { wotr_board-draw-strategy } { wotr_board-combat-daylight.text }
wotr_board-text-fp-str-16 = { wotr_board-kind-muster } Наберіть 1 загін Рогану, звичайний або елітний, і 1 лідера Рогану в Едорасі або в регіоні Рогану із супутником. { wotr_board-combat-daylight.text }
wotr_board-text-fp-str-17 = { wotr_board-kind-muster } Наберіть у Карроку 1 загін Півночі, звичайний або елітний, і 1 лідера Півночі. { wotr_board-combat-scouts.text }
wotr_board-text-fp-str-18 = { wotr_board-kind-muster } Наберіть у Дол-Амроті 1 загін Ґондору, звичайний або елітний, і 1 лідера Ґондору. { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-19 = { wotr_board-kind-muster } Наберіть у Дейлі 2 звичайні загони Півночі. { wotr_board-draw-strategy } { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-20 = { wotr_board-kind-muster } Наберіть 1 загін Півночі в Ширі та 1 загін ґномів в Еред-Луїні, кожен звичайний або елітний. { wotr_board-draw-strategy } { wotr_board-combat-advantageous-position.text }
wotr_board-text-fp-str-21 = { wotr_board-kind-muster } Наберіть у Рівенділі 1 загін ельфів, звичайний або елітний. { wotr_board-draw-strategy } { wotr_board-combat-advantageous-position.text }
wotr_board-text-fp-str-22 = { wotr_board-kind-muster } Наберіть в Ереборі 1 загін ґномів, звичайний або елітний, і 1 лідера ґномів. { wotr_board-combat-valour.text }
wotr_board-text-fp-str-23 = { wotr_board-kind-muster } Наберіть 1 загін Рогану, звичайний або елітний, і 1 лідера Рогану у вільному регіоні Рогану з поселенням. { wotr_board-combat-valour.text }
wotr_board-text-fp-str-24 = { wotr_board-kind-muster } Наберіть у Лісовому королівстві 1 загін ельфів, звичайний або елітний. { wotr_board-draw-strategy } { wotr_board-combat-valour.text }
wotr_board-text-fp-str-25 = { wotr_board-kind-muster } Наберіть по 1 звичайному загону Ґондору в Пеларґірі, Лоссарнаху та Ламедоні. { wotr_board-draw-strategy } { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-26 = { wotr_board-kind-army } Оберіть військо Тіні в межах Півночі або поруч із ними й киньте 3 кубики: кожен результат 5 і більше — влучання по ньому. Потім наберіть 1 загін Півночі, звичайний або елітний, і 1 лідера Півночі у вільному регіоні Півночі поруч із регіоном цього війська. { wotr_board-combat-advantageous-position.text }
wotr_board-text-sh-char-01 = { wotr_board-kind-character } { wotr_board-special-tile } Шкоду від нього визначає кидок одного кубика, і він зупиняє Братство. { wotr_board-combat-one-for-the-dark-lord.text }
wotr_board-text-sh-char-02 = { wotr_board-kind-character } { wotr_board-special-tile } Це Око, яке викриває й зупиняє Братство. { wotr_board-combat-one-for-the-dark-lord.text }
wotr_board-text-sh-char-03 = { wotr_board-kind-character } { wotr_board-special-tile } Шкода від нього 3, і він зупиняє Братство. { wotr_board-combat-one-for-the-dark-lord.text }
wotr_board-text-sh-char-04 = { wotr_board-kind-character } { wotr_board-special-tile } Шкода від нього 1, і він викриває й зупиняє Братство. { wotr_board-combat-one-for-the-dark-lord.text }
wotr_board-text-sh-char-05 = { wotr_board-kind-character } { wotr_board-hunt-by-card } { wotr_board-combat-cruel-as-death.text }
wotr_board-text-sh-char-06 = { wotr_board-kind-character } { wotr_board-hunt-by-card } Шкоду від нього нічим не можна зменшити: уся вона стає споганенням. { wotr_board-combat-cruel-as-death.text }
wotr_board-text-sh-char-07 = { wotr_board-kind-character } { wotr_board-hunt-by-card } Якщо є шкода, спершу має загинути випадковий супутник Братства, щоб її зменшити. { wotr_board-combat-they-are-terrible.text }
wotr_board-text-sh-char-08 = { wotr_board-kind-character } Лише якщо Братство не в регіоні з поселенням Вільних Народів. Киньте 3 кубики: 1 споганення за кожен результат 4 і більше, а якщо Провідник — Ґолум, лише за кожну 6. { wotr_board-combat-dread-and-despair.text }
wotr_board-text-sh-char-09 = { wotr_board-kind-character } Лише якщо Братство пройшло 1 крок або більше. Перемістіть будь-яких назґулів. Потім, якщо хоч один із них у регіоні Братства, Братство викрито. { wotr_board-combat-foul-stench.text }
wotr_board-text-sh-char-10 = { wotr_board-kind-character } Лише якщо Братство пройшло 1 крок або більше. Перемістіть фігурку Братства до сусіднього регіону. { wotr_board-combat-cruel-as-death.text }
wotr_board-text-sh-char-11 = { wotr_board-kind-character } Лише якщо Братство пройшло 1 крок або більше. Перемістіть будь-яких назґулів. Потім, якщо хоч один із них у регіоні Братства, можна скинути зі столу подію персонажа Вільних Народів або кинути кубики Полювання, ніби Братство перемістилося. { wotr_board-combat-black-breath.text }
wotr_board-text-sh-char-12 = { wotr_board-kind-character } Лише якщо Братство викрито. 2 споганення, якщо Братство має його 3 або менше, інакше 1. { wotr_board-combat-black-breath.text }
wotr_board-text-sh-char-13 = { wotr_board-kind-character } Лише якщо Братство викрито. Навмання обирають супутника Братства: Вільні Народи або зазнають стільки споганення, скільки становить його рівень, або він гине. Якщо Провідник — Ґолум, натомість 1 споганення. { wotr_board-combat-they-are-terrible.text }
wotr_board-text-sh-char-14 = { wotr_board-kind-character } Лише якщо Братство викрито. Витягніть жетон Полювання: Око або спеціальний жетон Братства скидають без ефекту. За будь-якого іншого Вільні Народи відокремлюють стільки супутників, скільки становить його число, до регіону Братства; його позначки не діють. Якщо Провідник — Ґолум, натомість 1 споганення. { wotr_board-combat-dread-and-despair.text }
wotr_board-text-sh-char-15 = { wotr_board-kind-character } { wotr_board-lasting } Коли супутником Братства жертвують на Полюванні, можна скинути подію персонажа Вільних Народів: випадкову з руки або одну зі столу. { wotr_board-until-declared-safe } { wotr_board-combat-words-of-power.text }
wotr_board-text-sh-char-16 = { wotr_board-kind-character } { wotr_board-lasting } Перед кидком Полювання можна скинути цю карту: +1 до кожного кубика цього кидка разом із перекиданнями. { wotr_board-until-declared-safe } { wotr_board-combat-they-are-terrible.text }
wotr_board-text-sh-char-17 = { wotr_board-kind-character } { wotr_board-lasting } Якщо Братство, коли його оголошують або викривають, входить до Морії, виходить із неї або проходить крізь неї, можна скинути цю карту й витягнути ще один жетон Полювання: Око скидають без ефекту, будь-який інший вважають успішним Полюванням, але він не викриває Братства, оголошеного в місті чи твердині Вільних Народів. Можна також використати зі столу її бойову половину, скинувши карту. { wotr_board-combat-durins-bane.text }
wotr_board-text-sh-char-17-lome = { wotr_board-kind-character } Лише якщо Бальроґ у грі. Пробудіть його. Якщо він уже активний, можна натомість перемістити військо з ним, атакувати ним або перемістити самого Бальроґа. Якщо він стає неактивним поза Морією, він гине. { wotr_board-combat-durins-bane-or-balrog.text }
wotr_board-text-sh-char-18 = { wotr_board-kind-character } Перетворіть до 3 своїх невикористаних кубиків дій на Око; вони одразу йдуть на поле Полювання. { wotr_board-combat-words-of-power.text }
wotr_board-text-sh-char-19 = { wotr_board-kind-character } Лише якщо військо Тіні з назґулами в одному регіоні з військом Вільних Народів або поруч. Киньте по 1 кубику за кожного назґула там, але не більше 5: кожен результат 5 і більше — влучання по цьому війську Вільних Народів, навіть обложеному. Персонажі в ньому не страждають. { wotr_board-combat-devilry-of-orthanc.text }
wotr_board-text-sh-char-20 = { wotr_board-kind-character } Лише якщо Король-Відьмак у війську, що облягає твердиню. { wotr_board-three-rounds } { wotr_board-combat-dread-and-despair.text }
wotr_board-text-sh-char-21 = { wotr_board-kind-character } { wotr_board-lasting } Лише якщо Саруман у грі. Розігравши іншу подію кубиком «Подія», візьміть 1 карту з будь-якої своєї колоди. Скидається, коли Саруман гине; Вільні Народи можуть скинути її за «Волю Заходу» або за будь-який кубик та ельфійський перстень. { wotr_board-combat-cruel-as-death.text }
wotr_board-text-sh-char-22 = { wotr_board-kind-character } { wotr_board-lasting } Лише якщо Саруман у грі. Активувати Роган може лише супутник, здатний на це, Братство, оголошене в Едорасі чи Гельмовому Яру, або атака на одне з цих двох місць. Скидається, коли Роган стає активним або Саруман гине. { wotr_board-combat-foul-stench.text }
wotr_board-text-sh-char-23 = { wotr_board-kind-character } Перемістіть будь-яких назґулів. Потім можна перемістити 2 війська, у кожному з яких є назґул, або атакувати одним військом із назґулом. { wotr_board-combat-words-of-power.text }
wotr_board-text-sh-char-24 = { wotr_board-kind-character } Лише якщо Король-Відьмак у грі. Наберіть 2 назґулів у його регіоні або перемістіть будь-яких назґулів. Потім можна перемістити військо з Королем-Відьмаком або атакувати ним. { wotr_board-combat-foul-stench.text }
wotr_board-text-sh-char-25 = { wotr_board-kind-character } { wotr_board-lasting } Лише якщо Провідник — Смеаґол. Коли на Полюванні витягнуто жетон Смеаґола, можна скинути з руки подію персонажа або цю карту й завдати 2 споганення. { wotr_board-combat-fear-of-their-masters.text }
wotr_board-text-sh-char-26 = { wotr_board-kind-character } { wotr_board-lasting } Якщо кубик Хранителя показує Око, можна перед початком дій повернути один свій кинутий кубик дій будь-якою іншою гранню. Вільні Народи можуть скинути цю карту за «Волю Заходу» або за будь-який кубик та ельфійський перстень. { wotr_board-combat-fear-of-their-masters.text }
wotr_board-text-sh-char-27 = { wotr_board-kind-character } { wotr_board-lasting } Якщо Братство, коли його оголошують або викривають, входить до незахопленої твердині Тіні, виходить із неї, проходить крізь неї або лишається в ній, можна скинути цю карту й витягнути ще один жетон Полювання: Око скидають без ефекту, будь-який інший вважають успішним Полюванням; позначки викриття не діють. Вільні Народи можуть скинути її за «Волю Заходу» або, якщо Провідник — Ґандальф чи Ґолум, за кубик «Персонаж». { wotr_board-combat-words-of-power.text }
wotr_board-text-sh-char-28 = { wotr_board-kind-character } { wotr_board-lasting } Лише якщо Король-Відьмак у грі, а Провідник — не Ґолум. Починаючи з наступної вашої дії, кожен використаний вами кубик «Персонаж» після своєї дії йде на поле Полювання як Око. Скидається, коли Братство оголошено в незахопленій твердині Вільних Народів або Провідником стає Ґолум. { wotr_board-combat-servant-of-the-shadow.text }
wotr_board-text-sh-str-01 = { wotr_board-kind-army } Лише якщо Тінь контролює твердиню ельфів. У кожному регіоні з необложеною твердинею ельфів киньте по 1 кубику за кожен загін ельфів там, але не більше 5: кожна 6 — влучання по цьому війську. { wotr_board-combat-deadly-strife.text }
wotr_board-text-sh-str-02 = { wotr_board-kind-army } Лише якщо Саруман у грі, а загін Ісенґарду — у війську, що облягає твердиню. { wotr_board-three-rounds } { wotr_board-combat-onslaught.text }
wotr_board-text-sh-str-03 = { wotr_board-kind-army } { wotr_board-lasting } Лише якщо Мінас-Тіріт обложено. Одразу знищте там 1 лідера Вільних Народів. Вільні Народи не можуть використовувати бойові карти в битвах у Мінас-Тіріті. Вони можуть скинути цю карту за «Волю Заходу» або, якщо Ґандальф чи Араґорн у Мінас-Тіріті, за будь-який кубик. { wotr_board-combat-devilry-of-orthanc.text }
wotr_board-text-sh-str-04 = { wotr_board-kind-army } Лише якщо всі нації Тіні у війні. Усі невикористані кубики Вільних Народів із «Волею Заходу» скидають. { wotr_board-combat-relentless-assault.text }
wotr_board-text-sh-str-05 = { wotr_board-kind-muster } { wotr_board-lasting } Вільні Народи не можуть просувати пасивну націю кубиком «Збір військ». Скидається, щойно нація Вільних Народів просунулася через атаку або здібність супутника. { wotr_board-combat-devilry-of-orthanc.text }
wotr_board-text-sh-str-06 = { wotr_board-kind-muster } Лише якщо Братство або супутник у межах нації Вільних Народів, яка не у війні. Ця нація відходить на 1 крок назад, і Вільні Народи мусять знищити 1 її лідера або загін. { wotr_board-combat-great-host.text }
wotr_board-text-sh-str-07 = { wotr_board-kind-army } Перемістіть одне військо Тіні на відстань до 3 регіонів. { wotr_board-march } { wotr_board-combat-mumakil.text }
wotr_board-text-sh-str-08 = { wotr_board-kind-army } Перемістіть 2 війська Тіні, кожне на відстань до 2 регіонів. { wotr_board-march } { wotr_board-combat-mumakil.text }
wotr_board-text-sh-str-09 = { wotr_board-kind-army } Лише якщо всі нації Тіні у війні. Перемістіть до 4 різних військ Тіні на 1 регіон кожне. { wotr_board-combat-swarm-of-bats.text }
wotr_board-text-sh-str-10 = { wotr_board-kind-army } Лише якщо південці та східняки у війні. Перемістіть одне військо Тіні з Умбару до прибережного регіону Ґондору; межу загонів перевіряють одразу. Якщо там військо Вільних Народів, починається битва, і припинити її не можна, хіба що те військо вже було обложене. { wotr_board-combat-deadly-strife.text }
wotr_board-text-sh-str-11 = { wotr_board-kind-muster } Лише якщо Ісенґард у війні. Наберіть 2 звичайні загони Ісенґарду у вільному регіоні поруч із Північним чи Південним Дунландом. Можна ще перемістити туди до 4 загонів Ісенґарду з Північного та Південного Дунланду. { wotr_board-combat-relentless-assault.text }
wotr_board-text-sh-str-12 = { wotr_board-kind-muster } Лише якщо Король-Відьмак у грі. Перемістіть його до Анґмару й наберіть там 2 звичайні та 1 елітний загін Саурона. { wotr_board-combat-swarm-of-bats.text }
wotr_board-text-sh-str-13 = { wotr_board-kind-army } Лише якщо Ісенґард у війні. Наберіть 1 загін Ісенґарду, звичайний або елітний, у регіоні з військом Тіні. { wotr_board-combat-we-come-to-kill.text }
wotr_board-text-sh-str-14 = { wotr_board-kind-army } Лише якщо Саурон у війні. Наберіть 1 загін Саурона, звичайний або елітний, у регіоні з військом Тіні. { wotr_board-combat-we-come-to-kill.text }
wotr_board-text-sh-str-15 = { wotr_board-kind-army } Лише якщо Саурон у війні. Замініть будь-де 2 звичайні загони Саурона 2 елітними. { wotr_board-combat-we-come-to-kill.text }
wotr_board-text-sh-str-16 = { wotr_board-kind-muster } Лише якщо Саруман у грі. Наберіть по 2 звичайні загони Ісенґарду в Північному та Південному Дунланді й 2 загони Ісенґарду, звичайні або елітні, в Ортанку. { wotr_board-combat-great-host.text }
wotr_board-text-sh-str-17 = { wotr_board-kind-muster } Наберіть по 2 звичайні загони південців та східняків у 3 різних поселеннях цієї нації. { wotr_board-combat-great-host.text }
wotr_board-text-sh-str-18 = { wotr_board-kind-muster } Лише якщо Араґорн у грі. Наберіть 5 звичайних загонів Саурона й 1 назґула в Мінас-Морґулі. { wotr_board-combat-relentless-assault.text }
wotr_board-text-sh-str-19 = { wotr_board-kind-muster } Наберіть 2 загони Саурона, звичайні або елітні, і 1 назґула на Горі Ґрам або в Морії. { wotr_board-combat-onslaught.text }
wotr_board-text-sh-str-20 = { wotr_board-kind-muster } Наберіть 3 звичайні загони Саурона в Дол-Ґульдурі та 3 на Горі Ґундабад. { wotr_board-combat-onslaught.text }
wotr_board-text-sh-str-21 = { wotr_board-kind-muster } Лише якщо південці та східняки у війні. Наберіть 5 їхніх звичайних загонів у вільному регіоні цієї нації біля східного краю мапи. { wotr_board-combat-deadly-strife.text }
wotr_board-text-sh-str-22 = { wotr_board-kind-muster } Наберіть по 1 звичайному загону Саурона в Анґмарі, в Еттенмурі та на Вітряних пагорбах і 1 елітний загін Саурона в Тролячих хащах. { wotr_board-combat-desperate-battle.text }
wotr_board-text-sh-str-23 = { wotr_board-kind-muster } Лише якщо всі нації Тіні у війні. Наберіть 5 звичайних загонів південців та східняків у Ґорґороті й 5 звичайних загонів Саурона в Нурні. { wotr_board-combat-desperate-battle.text }
wotr_board-text-sh-str-24 = { wotr_board-kind-muster } Лише якщо Саурон у війні. Наберіть по 2 звичайні загони Саурона в 3 різних твердинях Саурона. { wotr_board-combat-desperate-battle.text }
wotr_board-text-sh-str-25 = { wotr_board-kind-army } Лише якщо назґул у Дол-Ґульдурі. Наберіть там стільки звичайних загонів Саурона, скільки становить там лідерство назґулів, але не більше 5. Потім можна перемістити це військо або атакувати ним. { wotr_board-combat-mumakil.text }
wotr_board-text-sh-str-26 = { wotr_board-kind-army } Лише якщо Саурон у війні. Оберіть військо Вільних Народів у регіоні твердині Саурона або поруч і киньте 3 кубики: кожен результат 5 і більше — влучання по ньому. Потім наберіть 2 звичайні загони Саурона в сусідньому з ним вільному регіоні або, якщо воно обложене у твердині Саурона, у його регіоні. { wotr_board-combat-swarm-of-bats.text }
wotr_board-text-sh-special-we-shall-get-it = { wotr_board-lasting } Спершу відкладена; виходить на стіл, коли Смеаґол загинув або вийшов із гри інакше, ніж ставши Ґолумом. Поки Провідник — Ґолум, можна, коли витягнуто жетон Полювання, скинути її й витягнути інший, який враховують замість нього; перший повертається до мішечка.

## Що роблять персонажі

wotr_board-text-gandalf-grey = Супутник, рівень 3, лідерство 1. Провідник: розігравши подію кубиком «Подія», візьміть 1 карту з колоди того самого виду. { wotr_board-captain } Поза Братством або загинувши, може бути замінений Ґандальфом Білим.
wotr_board-text-gandalf-keeper-of-narya = Супутник, рівень 3, лідерство 1. Провідник: кидайте кубик Хранителя Нар’ї, якщо минулого ходу Братство перемістилося кубиком «Персонаж». Поки він поза Братством у незахопленому поселенні нації Вільних Народів, будь-який кубик дій разом із перснем Нар’я робить цю націю активною й вводить її у війну. Поза Братством або загинувши, може бути замінений Ґандальфом Білим.
wotr_board-text-strider = Супутник, рівень 3, лідерство 1. Провідник: приховати Братство можна будь-яким кубиком дій. { wotr_board-captain } Поза Братством може бути замінений Араґорном.
wotr_board-text-boromir = Супутник, рівень 2, лідерство 1. { wotr_board-captain } У незахопленому місті чи твердині Ґондору: будь-який кубик дій просуває Ґондор на 1 крок.
wotr_board-text-legolas = Супутник, рівень 2, лідерство 1. { wotr_board-captain } У незахопленій твердині ельфів: будь-який кубик дій просуває ельфів на 1 крок.
wotr_board-text-gimli = Супутник, рівень 2, лідерство 1. { wotr_board-captain } У незахопленому Ереборі: будь-який кубик дій просуває ґномів на 1 крок.
wotr_board-text-meriadoc = Супутник, гобіт, рівень 1, лідерство 1. { wotr_board-hobbit }
wotr_board-text-peregrin = Супутник, гобіт, рівень 1, лідерство 1. { wotr_board-hobbit }
wotr_board-text-gollum = Не супутник; рівень 0, лідерство 0. Стає Провідником, щойно в Братстві не лишається супутників, і є ним до кінця. Звичайні жетони з числами не викривають Братства. Якщо Полювання його не викрило б, його можна викрити навмисно й зменшити шкоду на 1.
wotr_board-text-gandalf-white = Супутник, рівень 3, лідерство 1; додає кубик дій. Входить у гру за «Волею Заходу», якщо Ґандальф Сірий загинув або поза Братством, а поплічник (не менший) є чи був у грі: на його місце, інакше до Фанґорну або до незахопленої твердині ельфів. Сам або з одним гобітом рухається як персонаж рівня 4. На початку битви може відмовитися від лідерства на всю битву: тоді лідерства не мають і назґули, зокрема Король-Відьмак. У регіоні активного Бальроґа кубик «Персонаж» робить Бальроґа неактивним.
wotr_board-text-aragorn = Супутник, рівень 3, лідерство 2; додає кубик дій. Входить у гру за «Волею Заходу» на місце Бурлаки, якщо той у Мінас-Тіріті, Дол-Амроті або Пеларґірі під контролем Вільних Народів. { wotr_board-captain }
wotr_board-text-elrond = Хранитель Вільї; рівень 0, лідерство 2; додає кубик Хранителя Вільї. Входить у гру в Рівенділі за кубиком «Збір військ», якщо Саурон або ельфи у війні, а Рівенділ не захоплено. Не покидає Рівенділу й гине, якщо той упав. Поки він у грі, кожен елітний загін ельфів — ще й лідер. Для бойових карт його вважають супутником рівня 3.
wotr_board-text-galadriel = Хранителька Неньї; рівень 0, лідерство 2; додає кубик Хранительки Неньї. Входить у гру в Лорієні за кубиком «Збір військ», якщо Саурон або ельфи у війні, а Лорієн не захоплено. Не покидає Лорієну й гине, якщо той упав. Поки вона в грі, ельфи можуть набирати війська в Лорієні навіть в облозі. Для бойових карт її вважають супутником рівня 3.
wotr_board-text-treebeard = Рівень 0, лідерство 0. Входить у гру у Фанґорні за кубиком «Збір військ», якщо Ґандальф Білий у грі, а у Фанґорні є супутник. У Фанґорні та в регіонах Рогану він супутник, і військо, що там із ним обороняється, кидає на 1 кубик більше, але однаково не більше 5. Коли розіграно подію «Пробудження ентів», його рівень 2.
wotr_board-text-smeagol = Супутник; його рівень — найвищий серед решти супутників Братства, лідерство 0. Входить у гру Провідником із першим жетоном Смеаґола, якщо раніше не прийшов Ґолум, і завжди лишається Провідником. Жетони Смеаґола тоді не завдають шкоди. Якщо його відокремлюють, він гине; якщо Братство оголошено в незахопленій твердині Вільних Народів, виходить із гри; якщо він останній супутник, його заступає Ґолум. В інших випадках із його кінцем на стіл виходить «Ми здобудемо його!».
wotr_board-text-saruman = Поплічник, рівень 0, лідерство 1; додає кубик дій. Входить у гру в Ортанку за кубиком «Збір військ», якщо Ісенґард у війні, а Ортанк не захоплено, і не покидає його. Поки Ортанк належить Тіні й не обложений, кубик «Збір військ» набирає по 1 звичайному загону Ісенґарду в кожному його поселенні або перетворює 2 звичайні загони Ісенґарду в Ортанку на елітні. Кожен елітний загін Ісенґарду — ще й лідер.
wotr_board-text-witch-king-black-captain = Поплічник і назґул, літає куди завгодно, лідерство 2; додає кубик дій. Входить у гру за кубиком «Збір військ», якщо у війні Саурон і принаймні одна нація Вільних Народів: до регіону із загоном Саурона або на місце Ватажка Примар Персня. Тоді всі нації Вільних Народів стають активними, а Ґотмоґ виходить із гри. Якщо в першому раунді битви з ним Тінь використовує бойову карту, вона бере 1 карту з колоди того самого виду.
wotr_board-text-witch-king-chief = Поплічник і назґул, літає куди завгодно, лідерство 1; додає кубик дій. Входить у гру за кубиком «Збір військ» у регіоні Братства, якщо там немає незахопленої твердині Вільних Народів, або на місце Чорного Капітана. Поки він у регіоні Братства, Тінь, розігравши подію персонажа, бере 1 карту персонажа.
wotr_board-text-mouth-lieutenant = Поплічник, рівень 3, лідерство 2; додає кубик дій. Входить у гру за кубиком «Збір військ» у незахопленій твердині Саурона, якщо Братство на треку Мордору або всі нації Вільних Народів у війні. Раз за хід кубик «Збір військ» можна використати як «Військо».
wotr_board-text-mouth-black-numenorean = Поплічник, рівень 3, лідерство 2; додає кубик дій. Входить у гру за кубиком «Збір військ» у незахопленій твердині Саурона, якщо Вільні Народи мають переможне очко або Братство на треку Мордору. Військо, що з ним облягає твердиню, має ще один раунд штурму, не знижуючи елітного загону. Раз за хід кубик «Збір військ» можна використати як «Персонаж».
wotr_board-text-gothmog = Менший поплічник, рівень 3, лідерство 1; додає кубик Ґотмоґа. Входить у гру в Мінас-Морґулі за кубиком «Збір військ», якщо Саурон у війні, Мінас-Морґул не захоплено, а Чорного Капітана немає в грі; з появою Чорного Капітана виходить із гри. У регіоні без війська Вільних Народів або з військом, що облягає твердиню, кубик «Збір військ» набирає там 1 звичайний загін Саурона або перетворює один на елітний.
wotr_board-text-balrog = Менший поплічник, рівень 0, а коли активний — 2, лідерство 3; додає кубик Бальроґа. Входить у гру в Морії за кубиком «Збір військ», неактивним; якщо Морію не захоплено й не обложено, там набирають 1 загін Саурона, звичайний або елітний. Ельфи та ґноми просуваються на 1 крок. Неактивний не може покинути Морії. «Воля Заходу» або, якщо Ґандальф у його регіоні, кубик «Персонаж» робить його неактивним; поза Морією він тоді гине. Якщо Братство, коли його оголошують або викривають, зачіпає його регіон, тягнуть жетон Полювання й застосовують його; Око губить Бальроґа й Провідника, якщо це не Ґолум.

## Запитання

wotr_board-prompt-die = Який кубик ви використовуєте?
wotr_board-prompt-action = «{ $face }»: що ви робите цим кубиком?
wotr_board-prompt-ring_from = Який кубик змінює ельфійський перстень?
wotr_board-prompt-ring_to = «{ $face }»: на який результат ви змінюєте цей кубик?
wotr_board-prompt-discard = { $number ->
    [one] У вас { $number } зайва карта. Яку ви скидаєте?
    [few] У вас { $number } зайві карти. Яку ви скидаєте?
   *[many] У вас { $number } зайвих карт. Яку ви скидаєте?
}
wotr_board-prompt-declare = { $number ->
    [one] Братство востаннє бачили { $region_in }, відтоді пройдено { $number } крок. Оголосити його?
    [few] Братство востаннє бачили { $region_in }, відтоді пройдено { $number } кроки. Оголосити його?
   *[many] Братство востаннє бачили { $region_in }, відтоді пройдено { $number } кроків. Оголосити його?
}
wotr_board-prompt-path = { $number ->
    [one] Шлях Братства { $region_from }: лишився { $number } крок. Куди воно йде?
    [few] Шлях Братства { $region_from }: лишилося { $number } кроки. Куди воно йде?
   *[many] Шлях Братства { $region_from }: лишилося { $number } кроків. Куди воно йде?
}
wotr_board-prompt-guide = Хто стає Провідником?
wotr_board-prompt-change_guide = Хто тепер веде Братство?
wotr_board-prompt-enter_mordor = Братство стоїть біля брами. Воно входить до Мордору?
wotr_board-prompt-hunt_dice = Скільки кубиків ви кладете на поле Полювання без кидка?
wotr_board-prompt-march_from = { $number ->
    [one] Яке військо ви переміщуєте? Лишилося { $number }.
   *[other] Яке військо ви переміщуєте? Лишилося { $number }.
}
wotr_board-prompt-march_to = Куди йде військо { $region_from }?
wotr_board-prompt-march_part = Чи все військо йде { $region_from } { $region2_to }?
wotr_board-prompt-part_number = Скільки { $figure_many } вирушає { $region_from }?
wotr_board-prompt-part_character = { $character_plural ->
    [yes] Вирушають
   *[other] Вирушає
} { $region_from } й { $character_nom }?
wotr_board-prompt-attack_from = Яке військо атакує?
wotr_board-prompt-attack_at = Який регіон атакує військо { $region_from }?
wotr_board-prompt-figures = { $number ->
    [0] Хто йде разом? Обирайте по одному.
   *[other] Хто ще йде з ними? Поки що обрано: { $number }.
}
wotr_board-prompt-figures_to = { $character }: куди йде група?
wotr_board-prompt-minions_from = Звідки тепер ідуть назґули чи поплічники?
wotr_board-prompt-nazgul_number = Скільки назґулів летить { $region_from }?
wotr_board-prompt-nazgul_to = Куди летять назґули { $region_from }?
wotr_board-prompt-nation = Яка нація?
wotr_board-prompt-recruit_figure = { $number ->
    [2] Кого ви набираєте? Кубик набирає один елітний загін або дві інші фігурки у двох поселеннях.
   *[other] Кого ви набираєте?
}
wotr_board-prompt-recruit_where = { $figure }: де набрати?
wotr_board-prompt-enter_where = Де { $character_plural ->
    [yes] вступають у гру
   *[other] вступає в гру
} { $character_nom }?
wotr_board-prompt-deck = З якої колоди?
wotr_board-prompt-combat_card = Битва { $region_in }, раунд { $number }: яку бойову карту ви граєте? Можна пасувати.
wotr_board-prompt-white_rider = Битва { $region_in }: Ґандальф Білий відмовляється від лідерства, щоб позбавити лідерства назґулів?
wotr_board-prompt-withdraw = { $region }: відступити до твердині?
wotr_board-prompt-advance = Шлях { $region_to } відкрито: увійти?
wotr_board-prompt-casualty = { $number ->
    [one] { $region }: що ви втрачаєте? Лишилося { $number } влучання.
    [few] { $region }: що ви втрачаєте? Лишилося { $number } влучання.
   *[many] { $region }: що ви втрачаєте? Лишилося { $number } влучань.
}
wotr_board-prompt-excess = { $number ->
    [one] { $region }: { $number } зайвий загін. Який повертається до підкріплень?
    [few] { $region }: { $number } зайві загони. Який повертається до підкріплень?
   *[many] { $region }: { $number } зайвих загонів. Який повертається до підкріплень?
}
wotr_board-prompt-cease = { $region }, після раунду { $number }: припинити атаку?
wotr_board-prompt-extra_round = { $region }: ще один раунд штурму? Якою ціною?
wotr_board-prompt-retreat = { $region }: куди ви відступаєте? Чи б’єтеся далі?
wotr_board-prompt-retreat_now = «{ $card_combat }»: куди ви йдете { $region_from }?
wotr_board-prompt-use_card = Використати карту «{ $card }» зараз?
wotr_board-prompt-guide_ability = Шкода від Полювання: { $number }. Провідник — { $character }: використати його здібність?
wotr_board-prompt-take_casualty = Шкода від Полювання: { $number }. Хто чи що її прийме?
wotr_board-prompt-separate_to = Куди { $character_plural ->
    [yes] ідуть
   *[other] йде
} { $character_nom }?
wotr_board-prompt-forfeit = «{ $card_combat }»: від чийого лідерства ви відмовляєтеся?
wotr_board-prompt-points = «{ $card_combat }»: від скількох одиниць лідерства ви відмовляєтеся?
wotr_board-prompt-self_hits = «{ $card_combat }»: скільки влучань ви завдаєте своєму війську?
wotr_board-prompt-sacrifice = { $number ->
    [one] «{ $card_combat }»: ким ви жертвуєте? Там { $number } влучання.
    [few] «{ $card_combat }»: ким ви жертвуєте? Там { $number } влучання.
   *[many] «{ $card_combat }»: ким ви жертвуєте? Там { $number } влучань.
}
wotr_board-prompt-strike_down = «{ $card_combat }»: кого ви знищуєте?
wotr_board-prompt-ignore = «{ $card_combat }»: якого супутника не враховують у цьому раунді?
wotr_board-prompt-may = Використати карту «{ $card }»?
wotr_board-prompt-choose = «{ $card }»: що ви обираєте?
wotr_board-prompt-choose_region = «{ $card }»: який регіон?
wotr_board-prompt-choose_regions = { $number ->
    [0] «{ $card }»: які регіони?
   *[other] «{ $card }»: який ще регіон? Поки що обрано: { $number }.
}
wotr_board-prompt-choose_nation = «{ $card }»: яка нація?
wotr_board-prompt-choose_figures = { $number ->
    [0] «{ $card }»: кого ви обираєте?
   *[other] «{ $card }»: кого ще ви обираєте? Поки що обрано: { $number }.
}
wotr_board-prompt-eliminate_figure = «{ $card }»: яку фігурку { $region_in } знищено?
wotr_board-prompt-choose_number = «{ $card }»: скільки?
wotr_board-prompt-free_event = «{ $card }»: яку ще подію персонажа ви граєте без кубика? Можна пасувати.
wotr_board-prompt-pay_with_card = «{ $card }»: яку карту ви за це скидаєте? { $deck }.
wotr_board-prompt-keep_special = Який спеціальний кубик ви лишаєте в цьому ході?
wotr_board-prompt-discard_from_table = «{ $card }»: яку карту скинути зі столу?
wotr_board-prompt-upgrade_where = «{ $card }»: де звичайний загін стає елітним? Лишилося: { $number }.
wotr_board-prompt-change_die = «{ $card }»: який кубик ви змінюєте? Новий результат: «{ $face }».
wotr_board-prompt-must_separate = { $number ->
    [one] Братство має покинути { $number } супутник. Хто?
    [few] Братство мають покинути { $number } супутники. Хто наступний?
   *[many] Братство мають покинути { $number } супутників. Хто наступний?
}
wotr_board-prompt-lured = Перстень спокушає { $character_acc }. Прийняти споганення, що дорівнює рівню супутника ({ $number }), чи пожертвувати ним?
wotr_board-prompt-gandalf = Який Ґандальф Сірий вирушає в дорогу: Сірий мандрівник чи Хранитель Нар’ї?
wotr_board-prompt-which_ring = Який ельфійський перстень ви використовуєте?
wotr_board-prompt-vilya = Використати Вілью, щоб цей кубик не було витрачено? Кубик: «{ $face }».
wotr_board-prompt-nenya = Використати Ненью, щоб скасувати цей жетон і витягнути інший? Жетон: { $tile }.
wotr_board-prompt-ring_to_take = Який ельфійський перстень ви повертаєте собі?
wotr_board-prompt-gothmog = Ґотмоґ { $region_in }: набрати звичайний загін Саурона чи перетворити такий загін на елітний?
wotr_board-prompt-balrog = Бальроґ { $region_in }: він іде зі своїм військом, атакує чи йде сам?
wotr_board-prompt-new_result = «{ $card }»: який результат має показувати один із ваших кубиків? Можна пасувати.
wotr_board-prompt-discard_from_hand = «{ $card }»: яку карту з руки супротивника скинути?
wotr_board-prompt-further_corruption = «{ $card }»: скинути подію персонажа з руки чи цю карту, щоб завдати 2 споганення? Можна пасувати.

## Слова

wotr_board-word-nothing = Витратити кубик намарно
wotr_board-word-draw = Взяти карту події
wotr_board-word-move_fellowship = Перемістити Братство
wotr_board-word-hide = Приховати Братство
wotr_board-word-separate = Відокремити супутників
wotr_board-word-move_companions = Перемістити супутників
wotr_board-word-move_minions = Перемістити назґулів і поплічників
wotr_board-word-march = Перемістити війська
wotr_board-word-attack = Атакувати
wotr_board-word-diplomacy = Просунути націю
wotr_board-word-recruit = Набрати війська
wotr_board-word-recruit_everywhere = Звичайний загін у кожному поселенні Ісенґарду
wotr_board-word-upgrade = Зробити звичайні загони елітними
wotr_board-word-ring = Використати ельфійський перстень
wotr_board-word-stop = Лишитися
wotr_board-word-all = Усе військо
wotr_board-word-part = Частина війська
wotr_board-word-guide = Провідник
wotr_board-word-random = Випадковий супутник
wotr_board-word-from_hand = З руки
wotr_board-word-from_table = Зі столу
wotr_board-word-tile = Витягнути жетон Полювання
wotr_board-word-roll = Кинути кубики Полювання
wotr_board-word-corruption = Споганення
wotr_board-word-eliminate = Знищити
wotr_board-word-move = Перемістити
wotr_board-word-withdraw = Відступити до твердині
wotr_board-word-die = Кубик: { $face }
wotr_board-word-special_die = { $special_die }
wotr_board-word-deck = { $deck }
wotr_board-word-enter = Увести в гру: { $character }
wotr_board-word-use = Застосувати здібність: { $character }
wotr_board-word-remove = Скинути зі столу: { $card }
wotr_board-word-region = { $region }
wotr_board-word-character = { $character }
wotr_board-word-card = { $card }
wotr_board-word-nation = { $nation }
wotr_board-word-figure = { $figure }
wotr_board-word-reduce = { $nation }: елітний загін стає звичайним
wotr_board-word-elven_ring = { $ring }
wotr_board-word-subdue_balrog = Приборкати Бальроґа

## Журнал

# Кидок: скільки кубиків підійшло і що було потрібно.
wotr_board-roll-hits = { $good ->
    [0] влучань немає
    [one] { $good } влучання
    [few] { $good } влучання
   *[many] { $good } влучань
}
wotr_board-roll-successes = { $good ->
    [0] успіхів немає
    [one] { $good } успіх
    [few] { $good } успіхи
   *[many] { $good } успіхів
}
wotr_board-roll-need = { $number ->
    [6] (потрібна 6)
   *[other] (потрібно { $number } або більше)
}
wotr_board-so-many-figures = { $number ->
    [one] { $number } { $figure_one }
    [few] { $number } { $figure_few }
   *[many] { $number } { $figure_many }
}
wotr_board-so-many-units = { $number ->
    [0] {""}
    [one] {" "}({ $number } загін)
    [few] {" "}({ $number } загони)
   *[many] {" "}({ $number } загонів)
}

wotr_board-notice-turn = Хід { $number }.
wotr_board-each-drew = { $deck_id ->
    [character] { $times ->
        [1] { $deck_acc }
        [few] { $times } карти персонажів
       *[many] { $times } карт персонажів
    }
   *[strategy] { $times ->
        [1] { $deck_acc }
        [few] { $times } стратегічні карти
       *[many] { $times } стратегічних карт
    }
}
wotr_board-notice-drew = { $side_id ->
    [shadow] Тінь бере { $each }.
   *[other] Вільні Народи беруть { $each }.
}
wotr_board-each-drew_card = «{ $card }»
wotr_board-notice-drew_card = { $side_id ->
    [shadow] Тінь бере { $count ->
        [1] карту
       *[other] карти
    } { $each }.
   *[other] Вільні Народи беруть { $count ->
        [1] карту
       *[other] карти
    } { $each }.
}
wotr_board-each-discarded = { wotr_board-each-drew }
wotr_board-notice-discarded = { $side_id ->
    [shadow] Тінь скидає { $each }.
   *[other] Вільні Народи скидають { $each }.
}
wotr_board-each-discarded_card = «{ $card }»
wotr_board-notice-discarded_card = { $side_id ->
    [shadow] Тінь скидає { $count ->
        [1] карту
       *[other] карти
    } { $each }.
   *[other] Вільні Народи скидають { $count ->
        [1] карту
       *[other] карти
    } { $each }.
}
wotr_board-notice-declared = Братство оголошує своє місце: воно { $region_in }.
wotr_board-notice-healed = Споганення Персненосців зменшується на { $number } і тепер становить { $number2 }.
wotr_board-notice-corrupted = Споганення Персненосців зростає на { $number } і тепер становить { $number2 }.
wotr_board-notice-guide = Провідником тепер { $character_plural ->
    [yes] служать { $character_nom }.
   *[other] служить { $character_nom }.
}
wotr_board-notice-entered_mordor = Братство входить до Мордору. Витягнуті жетони з Оком повертаються до мішечка Полювання, туди ж потрапляють спеціальні жетони, що вже в грі.
wotr_board-notice-mordor_step = { $number ->
    [5] Братство біля Розколини Недолі.
   *[other] Братство йде Мордором: крок { $number } з 5.
}
wotr_board-notice-hunt_dice = { $number ->
    [0] Тінь не виділяє кубиків на Полювання.
    [one] Тінь виділяє на Полювання { $number } кубик.
    [few] Тінь виділяє на Полювання { $number } кубики.
   *[many] Тінь виділяє на Полювання { $number } кубиків.
}
wotr_board-notice-rolled = { $side_id ->
    [shadow] Тіні випадає: { $faces }.
   *[other] Вільним Народам випадає: { $faces }.
}
wotr_board-notice-used = { $side_id ->
    [shadow] Тінь використовує кубик «{ $face }».
   *[other] Вільні Народи використовують кубик «{ $face }».
}
wotr_board-notice-passed = { $side_id ->
    [shadow] Тінь пасує.
   *[other] Вільні Народи пасують.
}
wotr_board-notice-changed_die = { $side_id ->
    [shadow] Тінь змінює результат кубика «{ $face }» на «{ $face2 }».
   *[other] Вільні Народи змінюють результат кубика «{ $face }» на «{ $face2 }».
}
wotr_board-notice-ring_used = { $side_id ->
    [shadow] Тінь використовує ельфійський перстень.
   *[other] Вільні Народи використовують ельфійський перстень.
}
    .and = { $side_id ->
        [shadow] використовує для цього ельфійський перстень
       *[other] використовують для цього ельфійський перстень
    }
wotr_board-notice-moved_fellowship = { $number ->
    [one] Братство рушає далі: пройдено { $number } крок.
    [few] Братство рушає далі: пройдено { $number } кроки.
   *[many] Братство рушає далі: пройдено { $number } кроків.
}
wotr_board-notice-hid = Братство знову ховається.
wotr_board-hunt-dice = { $again_id ->
    [some] { $dice }, перекидання { $dice2 } { wotr_board-roll-need }
   *[none] { $dice } { wotr_board-roll-need }
}
wotr_board-notice-hunt_roll = { $good ->
    [0] Полювання не знаходить Братства: { wotr_board-hunt-dice }.
   *[other] Полювання наздоганяє Братство, { wotr_board-roll-successes }: { wotr_board-hunt-dice }.
}
wotr_board-notice-tile = Витягнуто жетон Полювання: { $tile }.
wotr_board-notice-tile_rolled = На кубику для нього випадає { $number }.
wotr_board-notice-tile_back = До мішечка Полювання повертається жетон: { $tile }.
wotr_board-notice-damage = { $number ->
    [0] Полювання не завдає шкоди.
   *[other] Полювання завдає шкоди: { $number }.
}
wotr_board-notice-damage_reduced = { $number ->
    [0] Шкоди не лишається.
   *[other] Шкода зменшується до { $number }.
}
wotr_board-notice-revealed = Братство викрито { $region_in }.
wotr_board-notice-revealed_in_mordor = Братство викрито.
wotr_board-notice-strongholds_passed = { $number ->
    [one] Його шлях пролягав через твердиню Тіні, тож витягують ще один жетон Полювання.
    [few] Його шлях пролягав через { $number } твердині Тіні, тож витягують ще { $number } жетони Полювання.
   *[many] Його шлях пролягав через { $number } твердинь Тіні, тож витягують ще { $number } жетонів Полювання.
}
wotr_board-each-separated = { $character_nom }
wotr_board-notice-separated = { $many ->
    [yes] { $each } покидають Братство й ідуть { $region_to }.
   *[other] { $each } покидає Братство і йде { $region_to }.
}
wotr_board-each-entered = { $character_nom }
wotr_board-notice-entered = { $many ->
    [yes] { $each } вступають у гру { $region_in }.
   *[other] { $each } вступає в гру { $region_in }.
}
wotr_board-each-moved_character = { $character_nom }
wotr_board-notice-moved_character = { $many ->
    [yes] { $each } вирушають { $region_to }.
   *[other] { $each } вирушає { $region_to }.
}
wotr_board-each-eliminated = { $character_nom }
wotr_board-notice-eliminated = { $many ->
    [yes] { $each } гинуть.
   *[other] { $each } гине.
}
wotr_board-notice-left_game = { $character_plural ->
    [yes] { $character_nom } виходять із гри.
   *[other] { $character_nom } виходить із гри.
}
wotr_board-each-marched = { $region_from } { $region2_to }{ wotr_board-so-many-units }
wotr_board-notice-marched = { $count ->
    [1] { $side_id ->
        [shadow] Військо Тіні йде { $each }.
       *[other] Військо Вільних Народів іде { $each }.
    }
   *[other] { $side_id ->
        [shadow] Війська Тіні йдуть { $each }.
       *[other] Війська Вільних Народів ідуть { $each }.
    }
}
wotr_board-each-nazgul_moved = { $number ->
    [1] один { $region_from }
   *[other] { $number } { $region_from }
}
wotr_board-notice-nazgul_moved = { $count ->
    [1] { $number ->
        [1] Назґул летить { $region_from } { $region2_to }.
        [one] { $number } назґул летить { $region_from } { $region2_to }.
        [few] { $number } назґули летять { $region_from } { $region2_to }.
       *[many] { $number } назґулів летять { $region_from } { $region2_to }.
    }
   *[other] Назґули летять { $region2_to }: { $each }.
}
wotr_board-each-recruited = { wotr_board-so-many-figures } { $region_in }
wotr_board-notice-recruited = Набрано: { $each }.
wotr_board-each-removed = { wotr_board-so-many-figures }
wotr_board-notice-removed = Втрати { $region_in }: { $each }.
wotr_board-each-reduced = { $times ->
    [1] елітний загін { $nation_gen }
    [few] { $times } елітні загони { $nation_gen }
   *[many] { $times } елітних загонів { $nation_gen }
}
wotr_board-notice-reduced = { $count ->
    [1] { $times ->
        [1] Елітний загін { $nation_gen } { $region_in } стає звичайним.
       *[other] { wotr_board-each-reduced } { $region_in } стають звичайними.
    }
   *[other] Звичайними { $region_in } стають { $each }.
}
wotr_board-each-sent_back = { wotr_board-so-many-figures }
wotr_board-notice-sent_back = Загонів { $region_in } забагато, і зайві повертаються до підкріплень: { $each }.
wotr_board-each-upgraded = { $times ->
    [1] звичайний загін { $nation_gen }
    [few] { $times } звичайні загони { $nation_gen }
   *[many] { $times } звичайних загонів { $nation_gen }
}
wotr_board-notice-upgraded = { $count ->
    [1] { $times ->
        [1] Звичайний загін { $nation_gen } { $region_in } стає елітним.
       *[other] { wotr_board-each-upgraded } { $region_in } стають елітними.
    }
   *[other] Елітними { $region_in } стають { $each }.
}
wotr_board-each-activated = { $nation_nom }
wotr_board-notice-activated = { $count ->
    [1] Нація { $nation_gen } стає активною: { $reason }.
   *[other] Активними стають { $each }: { $reason }.
}
wotr_board-notice-advanced = { $number ->
    [0] { $nation_plural ->
        [yes] { $nation_nom } вступають у війну.
       *[other] { $nation_nom } вступає у війну.
    }
    [one] { $nation_nom } на крок ближче до війни: лишається { $number } крок.
    [few] { $nation_nom } на крок ближче до війни: лишається { $number } кроки.
   *[many] { $nation_nom } на крок ближче до війни: лишається { $number } кроків.
}
wotr_board-notice-set_back = { $number ->
    [one] { $nation_nom } на крок далі від війни: тепер до неї { $number } крок.
    [few] { $nation_nom } на крок далі від війни: тепер до неї { $number } кроки.
   *[many] { $nation_nom } на крок далі від війни: тепер до неї { $number } кроків.
}
wotr_board-notice-captured = { $side_id ->
    [shadow] Тінь захоплює { $region_acc }.
   *[other] Вільні Народи захоплюють { $region_acc }.
}
wotr_board-notice-points = Переможні очки: Вільні Народи — { $number }, Тінь — { $number2 }.
wotr_board-notice-played = Зіграно подію «{ $card }».
wotr_board-notice-on_table = { $side_id ->
    [shadow] Тінь викладає на стіл карту «{ $card }».
   *[other] Вільні Народи викладають на стіл карту «{ $card }».
}
wotr_board-notice-left_table = Карту «{ $card }» прибирають зі столу.
wotr_board-notice-attacked = { $way_id ->
    [siege] { $side_id ->
        [shadow] Тінь починає бій біля мурів { $region_gen }.
       *[other] Вільні Народи починають бій біля мурів { $region_gen }.
    }
   *[other] { $side_id ->
        [shadow] Тінь атакує { $region2_acc } { $region_from }.
       *[other] Вільні Народи атакують { $region2_acc } { $region_from }.
    }
}
wotr_board-notice-siege = Починається облога { $region_gen }.
wotr_board-notice-white_rider = Ґандальф Білий відмовляється від лідерства в цій битві, тож назґули й Король-Відьмак утрачають своє.
wotr_board-notice-round = Битва, раунд { $number }.
wotr_board-each-chose_card = { $side }
wotr_board-notice-chose_card = { $count ->
    [1] { $side_id ->
        [shadow] Тінь викладає для битви { $deck_acc }.
       *[other] Вільні Народи викладають для битви { $deck_acc }.
    }
   *[other] Бойові карти викладають { $each }.
}
wotr_board-each-combat_card = у { $side_gen } «{ $card_combat }» (карта «{ $card }»)
wotr_board-notice-combat_card = Карти розкрито: { $each }.
wotr_board-notice-cancelled = Бойова карта «{ $card_combat }» не діє.
wotr_board-notice-combat_roll = { $side_id ->
    [shadow] Тінь кидає { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
   *[other] Вільні Народи кидають { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
}
wotr_board-notice-reroll = { $side_id ->
    [shadow] Лідери Тіні перекидають { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
   *[other] Лідери Вільних Народів перекидають { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
}
wotr_board-notice-extra_attack = { $side_id ->
    [shadow] У додатковій атаці Тінь кидає { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
   *[other] У додатковій атаці Вільні Народи кидають { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
}
wotr_board-each-hits = { $number ->
    [0] у { $side_gen } жодного
   *[other] у { $side_gen } { $number }
}
wotr_board-notice-hits = Разом влучань: { $each }.
wotr_board-notice-retreated = { $side_id ->
    [shadow] Тінь полишає поле бою.
   *[other] Вільні Народи полишають поле бою.
}
wotr_board-notice-withdrew = Оборонці { $region_gen } відступають до твердині.
wotr_board-notice-ceased = { $side_id ->
    [shadow] Тінь припиняє атаку.
   *[other] Вільні Народи припиняють атаку.
}
wotr_board-each-tile_added = { $tile }
wotr_board-notice-tile_added = { $count ->
    [1] До мішечка Полювання покладено жетон: { $each }.
   *[other] До мішечка Полювання покладено жетони: { $each }.
}
wotr_board-notice-tile_removed = З Полювання вилучено жетон: { $tile }.
wotr_board-notice-rolled_for = { $number ->
    [0] Кидок для карти «{ $card }»: { $dice }.
   *[other] Кидок для карти «{ $card }»: { $dice } — { wotr_board-roll-successes } { wotr_board-roll-need }.
}
wotr_board-notice-victory = { $outcome_id ->
    [corruption] Персненосці піддалися Персню: Тінь перемагає.
    [ring] Перстень знищено в Розколині Недолі: Вільні Народи перемагають.
    [time] Останній хід завершено: Тінь перемагає.
   *[other] { $side_id ->
        [shadow] Тінь має 10 переможних очок і виграє війну.
       *[other] Вільні Народи мають 4 переможні очки й виграють війну.
    }
}
wotr_board-notice-fellowship_moved_by_enemy = Тінь збиває Братство зі шляху: тепер воно { $region_in }.
wotr_board-notice-looked_at_hand = { $side_id ->
    [shadow] Тінь дивиться руку Вільних Народів.
   *[other] Вільні Народи дивляться руку Тіні.
}
wotr_board-notice-ring_back = До Вільних Народів повертається { $ring }.
wotr_board-each-special_die = { $special_die_nom } — «{ $face }»
wotr_board-notice-special_die = Кидок спеціальних кубиків: { $each }.
wotr_board-notice-special_kept = На цей хід лишається { $special_die_nom }.
wotr_board-notice-balrog_wakes = Бальроґ прокидається.
wotr_board-notice-balrog_sleeps = Бальроґ знову засинає.
wotr_board-notice-lured = Перстень спокушає { $character_acc }.
wotr_board-notice-named_ring_used = { $side_id ->
    [shadow] Тінь використовує { $ring_acc }.
   *[other] Вільні Народи використовують { $ring_acc }.
}
    .and = { $side_id ->
        [shadow] використовує для цього { $ring_acc }
       *[other] використовують для цього { $ring_acc }
    }
wotr_board-notice-special_used = Використано { $special_die_nom } («{ $face }»).
wotr_board-notice-die_burnt = { $special_die } виходить із гри.
wotr_board-notice-die_again = Кубик «{ $face }» не витрачено: його можна використати ще раз.
wotr_board-notice-smeagol_joins = До Братства приєднується Смеаґол.
wotr_board-result = { wotr_board-notice-victory }

## Що варто перевірити за справжніми картами

wotr_board-doubt-strength = Чи додає він бойову силу? У нас ні.
wotr_board-doubt-ring_passes = Чи переходить перстень до Тіні, якщо застосувати його так? У нас переходить.
wotr_board-doubt-activates = Які народи він пробуджує, крім Півночі? У нас жодних.
wotr_board-doubt-dies = Чи гине персонаж, коли взято його фортецю? У нас гине.
wotr_board-doubt-special_dice = Чи діє перстень і на особливі кубики? У нас діє.
wotr_board-doubt-leaves = Чи може він з рівнем 2 залишити Фангорн і Роган? У нас може.
wotr_board-doubt-tiles = Чи всі його жетони залишають гру, коли витягнуті, чи лише перший? У нас усі.
wotr_board-doubt-leadership = Яке лідерство надруковано на карті? У нас те, що в списку персонажів.
wotr_board-doubt-muster_die = Чи можна застосувати збір військ як персонажа для чого завгодно чи лише для армії, з якою він? У нас для чого завгодно.
wotr_board-doubt-sixth_face = Що на шостій грані його кубика? У нас збір військ.
wotr_board-doubt-mordor_track = На шляху Мордору Братство все ж робить крок? У нас робить.
wotr_board-doubt-which_card = Яку карту, крім карти персонажів, скидає Тінь: будь-яку карту стратегії чи зі знаком армії? У нас будь-яку.
wotr_board-doubt-coast = Які області на мапі лежать біля моря? У нас ті, яких торкається намальований берег.
wotr_board-doubt-east_edge = Які області лежать біля східного краю мапи? У нас Східний і Південний Рун, Кханд і Дальній Гарад.

## Чому чогось не можна зробити

wotr_board-hindered-die_missing = Жодним невикористаним кубиком її не зіграти: потрібен «{ $face }» або «Подія».
wotr_board-hindered-other_die = Цим кубиком її не зіграти: потрібен «{ $face }» або «Подія».
wotr_board-hindered-needs_unmet = Зараз немає того, чого вимагає її текст.
wotr_board-hindered-no_combat = Умову цієї бойової карти не виконано.
wotr_board-hindered-none_at_war = Набір неможливий: жодна ваша нація не у війні.
wotr_board-hindered-no_reinforcements = Набір неможливий: ваші нації у війні не мають підкріплень або вільного поселення для них.
wotr_board-hindered-no_army_marches = Переміщення неможливе: жодному вашому війську нікуди йти.
wotr_board-hindered-no_army_led = Переміщення неможливе: кубик «Персонаж» веде військо з лідером або персонажем, а такому йти нікуди.
wotr_board-hindered-no_army_attacks = Атака неможлива: поруч із ворогом немає війська націй у війні, яке веде цей кубик.
wotr_board-hindered-revealed = Викрите Братство не рухається: спершу сховайте його.
wotr_board-hindered-at_the_end = Братство дійшло кінця свого треку: спершу оголосіть його.
wotr_board-hindered-besieged = Це військо в облозі й піти не може.
wotr_board-hindered-moved_already = У цій дії це військо вже перемістилося.
wotr_board-hindered-not_led = Із цим військом немає ні лідера, ні персонажа, а цьому кубику він потрібен.
wotr_board-hindered-nowhere_to_go = Цьому війську нікуди йти: довкола вороги, або його нація не у війні й не може перетнути чужий кордон.
wotr_board-hindered-warded = Карта на столі не пускає сюди війська Тіні.
wotr_board-hindered-enemy_army = Тут стоїть вороже військо: його не обійти, його атакують.
wotr_board-hindered-not_at_war = Нація, яка не у війні, не може перетнути кордон іншої нації.
wotr_board-hindered-no_enemy_near = Поруч із цим військом немає ворожого.
wotr_board-hindered-none_of_it_at_war = Жодна нація цього війська не у війні, тож атакувати воно не може.
wotr_board-hindered-no_enemy_there = Тут немає ворожого війська в чистому полі.
wotr_board-hindered-two_settlements = Друге підкріплення приходить до іншого поселення.
wotr_board-hindered-conquered = Це поселення захопив ворог.
wotr_board-hindered-under_siege = До обложеного поселення підкріплення не приходять.
wotr_board-hindered-nazgul_in_strongholds = Назґулів набирають лише у твердинях.
wotr_board-hindered-leaders_join_units = Лідерів набирають лише там, де стоять ваші загони.
wotr_board-hindered-already_at_war = Ця нація вже у війні.
wotr_board-hindered-passive = Пасивна нація зупиняється за крок до війни, доки щось не зробить її активною.

## Чим добрий вибір: підказка каже це після слова «це»

wotr_board-merit-hope = береже Персненосців від споганення
wotr_board-merit-burden = обіцяє Персненосцям більше споганення
wotr_board-merit-journey = наближає Братство до мети
wotr_board-merit-delay = затримує Братство в дорозі
wotr_board-merit-points = наближає вас до воєнної перемоги
wotr_board-merit-enemy-points = віддаляє ворога від воєнної перемоги
wotr_board-merit-companions = лишає вам більше кубиків дій у наступних ходах
wotr_board-merit-enemy-companions = лишає ворогові менше кубиків дій у наступних ходах
wotr_board-merit-minions = лишає вам більше кубиків дій у наступних ходах
wotr_board-merit-enemy-minions = лишає ворогові менше кубиків дій у наступних ходах
wotr_board-merit-armies = посилює ваші війська
wotr_board-merit-enemy-armies = послаблює війська ворога
wotr_board-merit-hand = лишає вам більше карт на руці
wotr_board-merit-enemy-hand = лишає ворогові менше карт на руці
wotr_board-merit-hidden = допомагає тримати Братство прихованим
wotr_board-merit-revealed = допомагає викрити Братство
wotr_board-merit-rings = лишає вам більше ельфійських перснів
wotr_board-merit-enemy-rings = лишає ворогові менше ельфійських перснів
wotr_board-merit-nations = наближає ваші нації до війни
wotr_board-merit-enemy-nations = довше утримує нації ворога поза війною
