# Війна Персня. Карткова гра.

wotr_cards-name = Війна Персня. Карткова гра
wotr_cards-title = Війна Персня. Карткова гра
wotr_cards-about = Вільні Народи й Тінь змагаються за поля битв, а Персненосці тим часом шлях за шляхом ідуть із Ширу до Судної Гори. За кожну зіграну карту платять іншою, а втрачене не повертається. Дві команди, від двох до чотирьох гравців, близько двох годин; короткий сценарій удвічі швидший.

wotr_cards-scenario-trilogy = Трилогія
    .text = Уся війна: чотири колоди, дві команди, до дев’яти раундів, близько двох годин.
wotr_cards-scenario-duel = Поєдинок двох
    .text = Уся війна на двох, у кожного всі карти своєї сторони: до дев’яти раундів.
wotr_cards-scenario-trio-duel = Поєдинок трьох
    .text = Ґандальф сам проти двох гравців Тіні: до дев’яти раундів.
wotr_cards-scenario-fellowship = Братство Персня
    .text = Короткий, добрий для першої партії: до шести раундів, по 30 карт, близько години.
wotr_cards-preset-official = Як у правилах
wotr_cards-preset-cautious = Обережне прочитання

wotr_cards-option-refused_losses_to_attackers = Суперечку вирішують нападники
    .text = Якщо двоє оборонців не домовилися, кого знищити, обирає нападник. Інакше вирішує той, хто запропонував.
wotr_cards-option-optional_cycling_may_forsake = Пожертва замість скиду
    .text = Якщо текст дозволяє скинути карту заради чогось, а рука порожня, можна натомість пожертвувати карту.
wotr_cards-option-discard_to_limit = Скид до ліміту
    .text = Наприкінці фази дій усі скидають карти з руки, доки їх не лишиться стільки, скільки дозволяє ліміт вантажу.
wotr_cards-option-played_card_may_pay = Остання карта може оплатити себе
    .text = Зігравши останню карту руки, можна пожертвувати її саму як плату. Інакше треба пожертвувати щось інше.

## Сторони й місця

wotr_cards-side-free_peoples = Вільні Народи
    .gen = Вільних Народів
    .acc = Вільні Народи
    .count = many
wotr_cards-side-shadow = Тінь
    .gen = Тіні
    .acc = Тінь
    .count = one
wotr_cards-side-frodo = Фродо
    .gen = Фродо
    .acc = Фродо
    .count = one
wotr_cards-side-witch_king = Король-Відьмак
    .gen = Короля-Відьмака
    .acc = Короля-Відьмака
    .count = one
wotr_cards-side-aragorn = Араґорн
    .gen = Араґорна
    .acc = Араґорна
    .count = one
wotr_cards-side-saruman = Саруман
    .gen = Сарумана
    .acc = Сарумана
    .count = one
wotr_cards-side-gandalf = Ґандальф
    .gen = Ґандальфа
    .acc = Ґандальфа
    .count = one
wotr_cards-side-balrog = Бальроґ
    .gen = Бальроґа
    .acc = Бальроґа
    .count = one

wotr_cards-player-frodo = Фродо
    .gen = Фродо
wotr_cards-player-witch_king = Король-Відьмак
    .gen = Короля-Відьмака
wotr_cards-player-aragorn = Араґорн
    .gen = Араґорна
wotr_cards-player-saruman = Саруман
    .gen = Сарумана
wotr_cards-player-gandalf = Ґандальф
    .gen = Ґандальфа
wotr_cards-player-balrog = Бальроґ
    .gen = Бальроґа

## Фракції, види карт, підтипи, власники

wotr_cards-faction-dwarf = Ґноми
    .gen = ґномів
wotr_cards-faction-hobbit = Гобіти
    .gen = гобітів
wotr_cards-faction-rohan = Роган
    .gen = Рогану
wotr_cards-faction-wizard = Чарівник
    .gen = чарівника
wotr_cards-faction-dunedain = Дунедайни
    .gen = дунедайнів
wotr_cards-faction-elf = Ельфи
    .gen = ельфів
wotr_cards-faction-mordor = Мордор
    .gen = Мордору
wotr_cards-faction-isengard = Ісенґард
    .gen = Ісенґарду
wotr_cards-faction-monstrous = Потвори
    .gen = потвор
wotr_cards-faction-southron = Південці
    .gen = південців

wotr_cards-kind-army = Військо
wotr_cards-kind-character = Персонаж
wotr_cards-kind-item = Предмет
wotr_cards-kind-event = Подія
wotr_cards-kind-battleground = Поле битви
wotr_cards-kind-path = Шлях

wotr_cards-keyword-nazgul = назґŷл
wotr_cards-keyword-weapon = зброя
wotr_cards-keyword-mount = верхова тварина
wotr_cards-keyword-ent = ент

wotr_cards-wielder-hobbit = будь-який гобіт
wotr_cards-wielder-elf = будь-який ельф
wotr_cards-wielder-nazgul = будь-який назґŷл

wotr_cards-outcome-none = Ще не вирішено
wotr_cards-outcome-lead = Перевага в 10 очок
wotr_cards-outcome-score = Більше очок наприкінці
wotr_cards-outcome-tie = Нічия наприкінці

## Що ще лежить на столі

wotr_cards-term-hand = Рука
wotr_cards-term-deck = Колода
wotr_cards-term-cycled = Скид
wotr_cards-term-eliminated = Знищені карти
wotr_cards-term-reserve = Резерв
wotr_cards-term-path = Активний шлях
wotr_cards-term-battlegrounds = Активні поля битв
wotr_cards-term-battleground-decks = Колоди полів битв
wotr_cards-term-scoring = Зона підрахунку очок
wotr_cards-term-corruption = Споганення
wotr_cards-term-ring = Жетон Персня
wotr_cards-term-ring-used = Жетон Персня використано
wotr_cards-term-first = Перший гравець
wotr_cards-term-round = Раунд { $number }
wotr_cards-term-path-number = Шлях { $number }
wotr_cards-term-attack = Напад
wotr_cards-term-defence = Оборона
wotr_cards-term-leader-attack = Лідерство в нападі
wotr_cards-term-leader-defence = Лідерство в обороні
wotr_cards-term-carry-limit = Ліміт вантажу
wotr_cards-term-paths = Шляхи
wotr_cards-term-wielders = Власники
wotr_cards-term-attackers = Нападники
wotr_cards-term-defenders = Оборонці
wotr_cards-term-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
}
wotr_cards-term-points = { $number ->
    [one] { $number } очко
    [few] { $number } очки
   *[many] { $number } очок
}

## Питання

wotr_cards-prompt-turn = Виконайте одну дію або спасуйте, якщо можете. Ваш ліміт вантажу: { $number }.
wotr_cards-prompt-place = Куди покласти карту «{ $card }»?
wotr_cards-prompt-wielder = Хто володітиме предметом «{ $card }»?
wotr_cards-prompt-price = Яку карту скинути за те, що зіграно карту «{ $card }»?
wotr_cards-prompt-cycle = { $number ->
    [1] «{ $card }»: яку карту скинути з руки?
   *[other] «{ $card }»: які карти скинути з руки? Лишилося скинути: { $number }.
}
wotr_cards-prompt-cycle_action = Яку карту скинути?
wotr_cards-prompt-forsake = { $number ->
    [1] «{ $card }»: яку карту пожертвувати?
   *[other] «{ $card }»: яку карту пожертвувати? Лишилося обрати: { $number }.
}
wotr_cards-prompt-winnow = { $number ->
    [1] Яку ще карту знищити?
   *[other] Які дві карти знищити, щоб узяти одну?
}
wotr_cards-prompt-set_up = { $number ->
    [1] Яку ще карту скинути з початкової руки?
   *[other] Які карти скинути з початкової руки? Лишилося скинути: { $number }.
}
wotr_cards-prompt-ring_eliminate = Жетон Персня: яку карту знищити з руки?
wotr_cards-prompt-ring_cycle = Жетон Персня: яку карту скинути з руки?
wotr_cards-prompt-ring_forsake = Жетон Персня: з руки нема чого скинути. Яку карту пожертвувати?
wotr_cards-prompt-to_limit = { $number ->
    [1] Фаза дій закінчується: яку карту скинути?
   *[other] Фаза дій закінчується: які карти скинути? Лишилося скинути: { $number }.
}
wotr_cards-prompt-aside_eliminate = «{ $card }»: яку з узятих карт знищити?
wotr_cards-prompt-aside_cycle = «{ $card }»: яку з узятих карт скинути?
wotr_cards-prompt-aside_play = «{ $card }»: яку з узятих карт зіграти? Можна не обирати.
wotr_cards-prompt-take = «{ $card }»: яку карту відібрати на руку? Можна не обирати.
wotr_cards-prompt-may = Застосувати текст карти «{ $card }»?
wotr_cards-prompt-may_forsake = «{ $card }»: пожертвувати карту заради цього ефекту?
wotr_cards-prompt-may_cycle = «{ $card }»: скинути карту з руки заради цього ефекту?
wotr_cards-prompt-mode = «{ $card }»: що зробити?
wotr_cards-prompt-move_now = «{ $card }»: куди перемістити карту «{ $card2 }»?
wotr_cards-prompt-pick_path = «{ $card }»: який шлях активувати?
wotr_cards-prompt-pick_battleground = «{ $card }»: яке поле битви активувати?
wotr_cards-prompt-icons = «{ $card }»: куди додати символи?
wotr_cards-prompt-eliminate_one = { $number ->
    [1] «{ $card }»: яку карту знищити?
   *[other] «{ $card }»: яку карту знищити? Лишилося знищити: { $number }.
}
wotr_cards-prompt-may_eliminate_one = «{ $card }»: яку карту знищити? Можна не обирати.
wotr_cards-prompt-where = Карта «{ $card }» лежить у кількох локаціях: у якій саме?
wotr_cards-prompt-ride = { $number ->
    [0] «{ $card }»: які карти Рогану знищити з резерву?
   *[other] «{ $card }»: які ще карти Рогану знищити з резерву? Уже обрано: { $number }.
}
wotr_cards-prompt-order = У якій локації бій буде наступним?
wotr_cards-prompt-support = { $number ->
    [1] «{ $card }»: кого підтримає військо?
   *[other] «{ $card }»: кого підтримають війська? Можна підтримати ще: { $number }.
}
wotr_cards-prompt-loss = «{ $card }»: кого з оборонців знищити? Лишилося символів нападу: { $number }.
wotr_cards-prompt-agree = «{ $card2 }»: ви згодні знищити карту «{ $card }»?
wotr_cards-prompt-refused_loss = «{ $card }»: оборонці не домовилися. Кого з них знищити? Лишилося символів нападу: { $number }.
wotr_cards-prompt-instead = Карту «{ $card }» рятують два тексти: який застосувати?

## Слова

wotr_cards-word-pass = Пас
wotr_cards-word-cycle = Скинути карту з руки
wotr_cards-word-ring = Використати жетон Персня
wotr_cards-word-winnow = Почистити руку: знищити 2 карти, взяти 1
wotr_cards-word-play = Зіграти: { $card }
wotr_cards-word-move = Перемістити: { $card }
wotr_cards-word-use = Використати: { $card }
wotr_cards-word-card = { $card }
wotr_cards-word-from_reserve = З резерву: { $card }
wotr_cards-word-the_path = Активний шлях
wotr_cards-word-reserve = Ваш резерв
wotr_cards-word-deck_top = Верхня карта колоди, не дивлячись
wotr_cards-word-agree = Погодитися
wotr_cards-word-refuse = Заперечити
wotr_cards-word-search = Відібрати Сарумана з колоди
wotr_cards-word-strike = Знищити персонажа Рогану

## Журнал

wotr_cards-notice-round = Раунд { $number }. Перший гравець — { $player }.
wotr_cards-notice-battleground = { $count ->
    [1] Нове поле битви: «{ $card }».
   *[other] Нові поля битв: { $each }.
}
wotr_cards-each-battleground = «{ $card }»
wotr_cards-notice-reactivated = Поле битви «{ $card }» реактивовано із зони підрахунку очок { $side_gen }.
wotr_cards-notice-no_battleground = Полів битв, які можна активувати, не лишилося.
wotr_cards-notice-path = Персненосці стають на шлях { $card_number }: «{ $card }».
wotr_cards-notice-drew = { $number ->
    [one] { $player } бере { $number } карту.
    [few] { $player } бере { $number } карти.
   *[many] { $player } бере { $number } карт.
}
    .and = { $number ->
        [one] бере { $number } карту
        [few] бере { $number } карти
       *[many] бере { $number } карт
    }
wotr_cards-notice-drew_card = { $player } бере { $card_acc }.
    .and = бере { $card_acc }
wotr_cards-notice-recycled = { $player } замішує скид у колоду.
    .and = замішує скид у колоду
wotr_cards-notice-cycled_unseen = { $number ->
    [one] { $player } скидає { $number } карту.
    [few] { $player } скидає { $number } карти.
   *[many] { $player } скидає { $number } карт.
}
    .and = { $number ->
        [one] скидає { $number } карту
        [few] скидає { $number } карти
       *[many] скидає { $number } карт
    }
wotr_cards-notice-cycled_card = { $player } скидає { $card_acc }.
    .and = скидає { $card_acc }
wotr_cards-notice-cycled = { $player } відправляє до скиду { $card_acc }.
    .and = відправляє до скиду { $card_acc }
wotr_cards-notice-eliminated_unseen = { $number ->
    [one] { $player } знищує { $number } карту.
    [few] { $player } знищує { $number } карти.
   *[many] { $player } знищує { $number } карт.
}
    .and = { $number ->
        [one] знищує { $number } карту
        [few] знищує { $number } карти
       *[many] знищує { $number } карт
    }
wotr_cards-notice-eliminated_card = { $player } знищує { $card_acc }.
    .and = знищує { $card_acc }
wotr_cards-notice-eliminated = { $card_kind ->
    [event] { $player } знищує { $card_acc }.
   *[other] { $player } втрачає { $card_acc }.
}
    .and = { $card_kind ->
        [event] знищує { $card_acc }
       *[other] втрачає { $card_acc }
    }
wotr_cards-notice-instead = { $player } рятує { $card_acc } від знищення.
    .and = рятує { $card_acc } від знищення
wotr_cards-notice-forsook_hand = { $run ->
    [one] { $player } жертвує карту з руки.
    [few] { $player } жертвує { $run } карти з руки.
   *[many] { $player } жертвує { $run } карт з руки.
}
    .and = { $run ->
        [one] жертвує карту з руки
        [few] жертвує { $run } карти з руки
       *[many] жертвує { $run } карт з руки
    }
wotr_cards-notice-forsook_hand_card = { $player } жертвує { $card_acc } з руки.
    .and = жертвує { $card_acc } з руки
wotr_cards-notice-forsook_reserve = { $player } жертвує { $card_acc } з резерву.
    .and = жертвує { $card_acc } з резерву
wotr_cards-notice-forsook_deck = { $run ->
    [one] { $player } жертвує верхню карту колоди.
    [few] { $player } жертвує { $run } верхні карти колоди.
   *[many] { $player } жертвує { $run } верхніх карт колоди.
}
    .and = { $run ->
        [one] жертвує верхню карту колоди
        [few] жертвує { $run } верхні карти колоди
       *[many] жертвує { $run } верхніх карт колоди
    }
wotr_cards-notice-forsook_top = { $player } жертвує { $card_acc } з верху колоди.
    .and = жертвує { $card_acc } з верху колоди
wotr_cards-notice-played = { $card2_kind ->
    [path] { $player } грає { $card_acc } на шлях «{ $card2 }».
   *[other] { $player } грає { $card_acc } на поле битви «{ $card2 }».
}
wotr_cards-notice-played_reserve = { $player } грає { $card_acc } до резерву.
wotr_cards-notice-played_item = { $player } грає { $card_acc } (власник — { $card2 }).
wotr_cards-notice-played_event = { $player } грає подію «{ $card }».
wotr_cards-notice-moved = { $card2_kind ->
    [path] { $player } переміщує { $card_acc } на шлях «{ $card2 }».
   *[other] { $player } переміщує { $card_acc } на поле битви «{ $card2 }».
}
wotr_cards-notice-used = { $player } використовує дію карти «{ $card }».
wotr_cards-notice-ring = { $player } використовує жетон Персня.
wotr_cards-notice-winnowed = { $player } чистить руку.
wotr_cards-notice-cycles = { $player } використовує дію.
wotr_cards-notice-passed = { $count ->
    [1] { $player } пасує.
   *[other] { $each } пасують.
}
wotr_cards-each-passed = { $player }
wotr_cards-notice-set_aside = { $number ->
    [one] { $player } бере { $number } карту на вибір.
    [few] { $player } бере { $number } карти на вибір.
   *[many] { $player } бере { $number } карт на вибір.
}
    .and = { $number ->
        [one] бере { $number } карту на вибір
        [few] бере { $number } карти на вибір
       *[many] бере { $number } карт на вибір
    }
wotr_cards-notice-took = { $player } відбирає на руку { $card_acc }.
    .and = відбирає на руку { $card_acc }
wotr_cards-notice-found_nothing = { $player } не відбирає жодної карти.
    .and = не відбирає жодної карти
wotr_cards-notice-removed = З гри вилучають { $card_acc }.
wotr_cards-notice-attack_icons = { $card_kind ->
    [path] { $number ->
        [one] На шлях «{ $card }» додано { $number } символ нападу.
        [few] На шлях «{ $card }» додано { $number } символи нападу.
       *[many] На шлях «{ $card }» додано { $number } символів нападу.
    }
   *[other] { $number ->
        [one] На поле битви «{ $card }» додано { $number } символ нападу.
        [few] На поле битви «{ $card }» додано { $number } символи нападу.
       *[many] На поле битви «{ $card }» додано { $number } символів нападу.
    }
}
wotr_cards-notice-defence_icons = { $card_kind ->
    [path] { $number ->
        [one] На шлях «{ $card }» додано { $number } символ оборони.
        [few] На шлях «{ $card }» додано { $number } символи оборони.
       *[many] На шлях «{ $card }» додано { $number } символів оборони.
    }
   *[other] { $number ->
        [one] На поле битви «{ $card }» додано { $number } символ оборони.
        [few] На поле битви «{ $card }» додано { $number } символи оборони.
       *[many] На поле битви «{ $card }» додано { $number } символів оборони.
    }
}
wotr_cards-notice-card_icons = { $number ->
    [one] Додано { $number } символ нападу на шляху: { $card }.
    [few] Додано { $number } символи нападу на шляху: { $card }.
   *[many] Додано { $number } символів нападу на шляху: { $card }.
}
wotr_cards-notice-corruption = Споганення зростає на { $number }.
wotr_cards-notice-cleansed = Споганення зменшується на { $number }.
wotr_cards-notice-combat = { $card_kind ->
    [path] Бій на шляху «{ $card }»: { $number ->
        [0] нападу немає
       *[other] напад { $number }
    }, оборона самого шляху { $number2 }.
   *[other] Бій на полі битви «{ $card }»: { $number ->
        [0] нападу немає
       *[other] напад { $number }
    }, оборона самого поля { $number2 }.
}
wotr_cards-notice-proposed = { $player } пропонує втратити { $card_acc }.
wotr_cards-notice-agreed = { $player } погоджується втратити { $card_acc }.
wotr_cards-notice-refused = { $player } заперечує: втрачати { $card_acc } не варто.
wotr_cards-notice-path_won = { $number ->
    [one] Вільні Народи перемагають на шляху «{ $card }»: { $number } очко.
    [few] Вільні Народи перемагають на шляху «{ $card }»: { $number } очки.
   *[many] Вільні Народи перемагають на шляху «{ $card }»: { $number } очок.
}
wotr_cards-notice-path_lost = Тінь перемагає на шляху «{ $card }»: споганення зростає на { $number }.
wotr_cards-notice-path_tied = На шляху «{ $card }» не переміг ніхто: його вилучають з гри.
wotr_cards-notice-field_won = { $side_id ->
    [shadow] { $number ->
        [one] Тінь перемагає на полі битви «{ $card }»: { $number } очко.
        [few] Тінь перемагає на полі битви «{ $card }»: { $number } очки.
       *[many] Тінь перемагає на полі битви «{ $card }»: { $number } очок.
    }
   *[other] { $number ->
        [one] Вільні Народи перемагають на полі битви «{ $card }»: { $number } очко.
        [few] Вільні Народи перемагають на полі битви «{ $card }»: { $number } очки.
       *[many] Вільні Народи перемагають на полі битви «{ $card }»: { $number } очок.
    }
}
wotr_cards-notice-score = Рахунок: Вільні Народи { $number }, Тінь { $number2 }.
wotr_cards-notice-victory = { $outcome_id ->
    [lead] { $side_id ->
        [shadow] Тінь попереду на 10 очок або більше й перемагає.
       *[other] Вільні Народи попереду на 10 очок або більше й перемагають.
    }
    [tie] { $side_id ->
        [shadow] Останній шлях пройдено, рахунок рівний: перемагає Тінь.
       *[other] Останній шлях пройдено, рахунок рівний: перемагають Вільні Народи.
    }
   *[other] { $side_id ->
        [shadow] Останній шлях пройдено. У Тіні більше очок: вона перемагає.
       *[other] Останній шлях пройдено. У Вільних Народів більше очок: вони перемагають.
    }
}
wotr_cards-notice-because = Діє властивість локації «{ $card }».
    .then = За властивістю локації «{ $card }» { $sentence }
wotr_cards-notice-combats = Раунд { $number }, бої.
wotr_cards-notice-sees_top = { $player } бачить верхню карту колоди: «{ $card }».
wotr_cards-result = { wotr_cards-notice-victory }

## Назви військ

wotr_cards-card-riders-of-rohan = Вершники Рогану
    .acc = Вершників Рогану
wotr_cards-card-village-militia = Сільське ополчення
    .acc = Сільське ополчення
wotr_cards-card-dead-men-of-dunharrow = Мерці з Дунгарроу
    .acc = Мерців із Дунгарроу
wotr_cards-card-great-gate = Велика Брама
    .acc = Велику Браму
wotr_cards-card-guards-of-the-citadel = Сторожа Цитаделі
    .acc = Сторожу Цитаделі
wotr_cards-card-knights-of-dol-amroth = Лицарі з Дол-Амрота
    .acc = Лицарів із Дол-Амрота
wotr_cards-card-soldiers-of-gondor = Солдати Ґондору
    .acc = Солдатів Ґондору
wotr_cards-card-high-elves = Високі ельфи
    .acc = Високих ельфів
wotr_cards-card-black-uruks = Чорні уруки
    .acc = Чорних уруків
wotr_cards-card-grond-hammer-of-the-underworld = Ґронд, Молот Підземного світу
    .acc = Ґронд
wotr_cards-card-mordor-orcs = Мордорські орки
    .acc = Мордорських орків
wotr_cards-card-olog-hai = Олоґ-гаї
    .acc = Олоґ-гаїв
wotr_cards-card-trolls-of-udun = Тролі Удуну
    .acc = Тролів Удуну
wotr_cards-card-devilry-of-saruman = Чортівня Сарумана
    .acc = Чортівню Сарумана
wotr_cards-card-fighting-uruk-hai = Бойові урук-гаї
    .acc = Бойових урук-гаїв
wotr_cards-card-white-hand-orcs = Орки Білої Руки
    .acc = Орків Білої Руки
wotr_cards-card-wolf-riders = Вовчі вершники
    .acc = Вовчих вершників
wotr_cards-card-goblins-of-the-misty-mountains = Ґобліни Імлистих гір
    .acc = Ґоблінів Імлистих гір
wotr_cards-card-coastal-raiders = Прибережні нападники
    .acc = Прибережних нападників
wotr_cards-card-corsairs-of-umbar = Корсари Умбару
    .acc = Корсарів Умбару
wotr_cards-card-haradrim-cavalry = Кіннота гарадримів
    .acc = Кінноту гарадримів
wotr_cards-card-haradrim-mumakil = Мумакіли гарадримів
    .acc = Мумакілів гарадримів
wotr_cards-card-haradrim-regulars = Піхота гарадримів
    .acc = Піхоту гарадримів
wotr_cards-card-the-black-fleet = Чорний Флот
    .acc = Чорний Флот

## Імена персонажів

wotr_cards-card-gimli = Ґімлі
    .acc = Ґімлі
wotr_cards-card-bilbo-baggins = Більбо Торбин
    .acc = Більбо Торбина
wotr_cards-card-fatty-bolger = Феті Виприн
    .acc = Феті Виприна
wotr_cards-card-frodo-baggins = Фродо Торбин
    .acc = Фродо Торбина
wotr_cards-card-merry-brandybuck = Мері Брендіцап
    .acc = Мері Брендіцапа
wotr_cards-card-pippin-took = Піпін Тук
    .acc = Піпіна Тука
wotr_cards-card-sam-gamgee = Сем Грунич
    .acc = Сема Грунича
wotr_cards-card-eomer = Еомер
    .acc = Еомера
wotr_cards-card-eowyn = Еовин
    .acc = Еовин
wotr_cards-card-ghan-buri-ghan = Ґан-бурі-Ґан
    .acc = Ґан-бурі-Ґана
wotr_cards-card-theoden = Теоден
    .acc = Теодена
wotr_cards-card-gandalf-the-grey = Ґандальф Сірий
    .acc = Ґандальфа Сірого
wotr_cards-card-gandalf-the-white = Ґандальф Білий
    .acc = Ґандальфа Білого
wotr_cards-card-gwaihir-the-windlord = Ґвагір Володар Вітрів
    .acc = Ґвагіра Володаря Вітрів
wotr_cards-card-quickbeam = Бреґалад
    .acc = Бреґалада
wotr_cards-card-smeagol = Смеаґол
    .acc = Смеаґола
wotr_cards-card-treebeard = Деревобород
    .acc = Деревоборода
wotr_cards-card-aragorn = Араґорн
    .acc = Араґорна
wotr_cards-card-boromir = Боромир
    .acc = Боромира
wotr_cards-card-denethor = Денетор
    .acc = Денетора
wotr_cards-card-faramir = Фарамир
    .acc = Фарамира
wotr_cards-card-halbarad = Гальбарад
    .acc = Гальбарада
wotr_cards-card-prince-imrahil = Принц Імрагіл
    .acc = Принца Імрагіла
wotr_cards-card-strider = Бурлака
    .acc = Бурлаку
wotr_cards-card-arwen = Арвен
    .acc = Арвен
wotr_cards-card-elrond = Ельронд
    .acc = Ельронда
wotr_cards-card-galadriel = Ґаладріель
    .acc = Ґаладріель
wotr_cards-card-legolas = Леґолас
    .acc = Леґоласа
wotr_cards-card-gorbag-and-shagrat = Ґорбаґ і Шаґрат
    .acc = Ґорбаґа й Шаґрата
wotr_cards-card-grishnakh = Ґрішнах
    .acc = Ґрішнаха
wotr_cards-card-mouth-of-sauron = Уста Саурона
    .acc = Уста Саурона
wotr_cards-card-the-beguiler = Спокусник
    .acc = Спокусника
wotr_cards-card-the-black-easterling = Чорний східняк
    .acc = Чорного східняка
wotr_cards-card-the-commander = Командир
    .acc = Командира
wotr_cards-card-the-destroyer = Руйнівник
    .acc = Руйнівника
wotr_cards-card-the-hunter = Мисливець
    .acc = Мисливця
wotr_cards-card-the-lidless-eye = Безповіке Око
    .acc = Безповіке Око
wotr_cards-card-the-messenger = Вісник
    .acc = Вісника
wotr_cards-card-the-reaver = Душогуб
    .acc = Душогуба
wotr_cards-card-the-warrior = Воїн
    .acc = Воїна
wotr_cards-card-the-witch-king = Король-Відьмак
    .acc = Короля-Відьмака
wotr_cards-card-grima-wormtongue = Ґріма Гадючий Язик
    .acc = Ґріму Гадючого Язика
wotr_cards-card-saruman = Саруман
    .acc = Сарумана
wotr_cards-card-ugluk = Уґлук
    .acc = Уґлука
wotr_cards-card-balrog-of-moria = Бальроґ з Морії
    .acc = Бальроґа з Морії
wotr_cards-card-barrow-wights = Могильні Духи
    .acc = Могильних Духів
wotr_cards-card-caradhras-the-cruel = Карадрас Неприступний
    .acc = Карадрас Неприступний
wotr_cards-card-cave-troll = Печерний троль
    .acc = Печерного троля
wotr_cards-card-flocks-of-crebain = Зграя кребайнів
    .acc = Зграю кребайнів
wotr_cards-card-gollum = Ґолум
    .acc = Ґолума
wotr_cards-card-hill-troll = Гірський троль
    .acc = Гірського троля
wotr_cards-card-shelob = Шелоба
    .acc = Шелобу
wotr_cards-card-the-black-serpent = Чорна Змія
    .acc = Чорну Змію

## Назви предметів

wotr_cards-card-dwarven-axe = Ґномівська сокира
    .acc = Ґномівську сокиру
wotr_cards-card-herbs-and-stewed-rabbit = Тушкований кролик із зіллям
    .acc = Тушкованого кролика із зіллям
wotr_cards-card-mithril-coat = Мітрилова кольчуга
    .acc = Мітрилову кольчугу
wotr_cards-card-sting = Жало
    .acc = Жало
wotr_cards-card-shadowfax = Тінебор
    .acc = Тінебора
wotr_cards-card-gandalfs-staff = Патериця Ґандальфа
    .acc = Патерицю Ґандальфа
wotr_cards-card-glamdring = Ґламдрінґ
    .acc = Ґламдрінґ
wotr_cards-card-narya-ring-of-fire = Нар’я, Перстень Вогню
    .acc = Нар’ю
wotr_cards-card-anduril = Андуріл
    .acc = Андуріл
wotr_cards-card-blade-of-westernesse = Лезо Вестернесу
    .acc = Лезо Вестернесу
wotr_cards-card-bow-of-the-galadhrim = Лук Ґаладрима
    .acc = Лук Ґаладрима
wotr_cards-card-elven-cloak = Ельфійський плащ
    .acc = Ельфійський плащ
wotr_cards-card-lembas = Лембас
    .acc = Лембас
wotr_cards-card-mirror-of-galadriel = Дзеркало Ґаладріель
    .acc = Дзеркало Ґаладріель
wotr_cards-card-nenya-ring-of-adamant = Ненья, Перстень Адаманту
    .acc = Ненью
wotr_cards-card-phial-of-galadriel = Піала Ґаладріель
    .acc = Піалу Ґаладріель
wotr_cards-card-vilya-ring-of-air = Вілья, Перстень Повітря
    .acc = Вілью
wotr_cards-card-black-breath = Чорний Подих
    .acc = Чорний Подих
wotr_cards-card-black-riders-mount = Кінь Чорного Вершника
    .acc = Коня Чорного Вершника
wotr_cards-card-fell-beast = Крилате страховисько
    .acc = Крилате страховисько
wotr_cards-card-morgul-blade = Морґульське лезо
    .acc = Морґульське лезо
wotr_cards-card-nazguls-mantle = Мантія назґŷла
    .acc = Мантію назґŷла
wotr_cards-card-palantir-of-orthanc = Палантир Ортанку
    .acc = Палантир Ортанку
wotr_cards-card-sarumans-staff = Патериця Сарумана
    .acc = Патерицю Сарумана
wotr_cards-card-woven-of-all-colours = Зітканий з усіх кольорів
    .acc = «Зітканий з усіх кольорів»
wotr_cards-card-whip-of-many-thongs = Батіг із багатьма хвостами
    .acc = Батіг із багатьма хвостами

## Назви подій

wotr_cards-card-there-is-another-way = Є інший шлях
    .acc = «Є інший шлях»
wotr_cards-card-death-ride-ride-to-ruin = Смерть! Скачіть на загибель!
    .acc = «Смерть! Скачіть на загибель!»
wotr_cards-card-paths-of-the-dead = Стежки Мерців
    .acc = «Стежки Мерців»
wotr_cards-card-the-red-arrow = Червона Стріла
    .acc = «Червону Стрілу»
wotr_cards-card-the-three-hunters = Троє мисливців
    .acc = «Трьох мисливців»
wotr_cards-card-the-black-captain = Чорний Капітан
    .acc = «Чорного Капітана»
wotr_cards-card-the-day-without-dawn = День без світанку
    .acc = «День без світанку»
wotr_cards-card-the-ringwraiths-are-abroad = Поява Примар Персня
    .acc = «Появу Примар Персня»
wotr_cards-card-threats-and-promises = Погрози й обіцянки
    .acc = «Погрози й обіцянки»

## Назви полів битв

wotr_cards-card-dol-amroth = Дол-Амрот
wotr_cards-card-edoras = Едорас
wotr_cards-card-helms-deep = Гельмів Яр
wotr_cards-card-lorien = Лорієн
wotr_cards-card-minas-tirith = Мінас-Тіріт
wotr_cards-card-pelargir = Пеларґір
wotr_cards-card-rivendell = Рівенділ
wotr_cards-card-dol-guldur = Дол-Ґульдур
wotr_cards-card-harad = Гарад
wotr_cards-card-minas-morgul = Мінас-Морґул
wotr_cards-card-morannon = Мораннон
wotr_cards-card-moria = Морія
wotr_cards-card-orthanc = Ортанк
wotr_cards-card-umbar = Умбар

## Назви шляхів

wotr_cards-card-bag-end = Торбин Кут
wotr_cards-card-bucklebury-ferry = Цапоградська Переправа
wotr_cards-card-gildors-encampment = Табір Ґільдора
wotr_cards-card-inn-of-the-prancing-pony = Заїзд „Брикливий Поні“
wotr_cards-card-the-old-forest = Праліс
wotr_cards-card-weathertop = Вершина Вітрів
wotr_cards-card-fords-of-bruinen = Брід на Бруїнені
wotr_cards-card-imladris = Імладріс
wotr_cards-card-the-council-of-elrond = Рада в Ельронда
wotr_cards-card-caradhras = Карадрас
wotr_cards-card-khazad-dum = Кгазад-дŷм
wotr_cards-card-the-doors-of-durin = Двері Даріна
wotr_cards-card-dimrill-dale = Долина Затінених Струмків
wotr_cards-card-egladil = Еґладиль
wotr_cards-card-lothlorien = Лотлорієн
wotr_cards-card-amon-hen = Амон-Ген
wotr_cards-card-dead-marshes = Мертві Болота
wotr_cards-card-emyn-muil = Емин-Муїл
wotr_cards-card-henneth-annun = Геннет-Аннŷн
wotr_cards-card-osgiliath = Осґіліат
wotr_cards-card-the-cross-roads = Перехрестя
wotr_cards-card-cirith-ungol = Кіріт-Унґол
wotr_cards-card-morgul-vale = Морґульська Долина
wotr_cards-card-shelobs-lair = Лігво Шелоби
wotr_cards-card-crack-of-doom = Розколина Недолі
wotr_cards-card-morgai = Морґай
wotr_cards-card-orodruin = Ородруїн

## Що надруковано на карті, крім її власного тексту

wotr_cards-text-army = Військо { $faction_gen }{ $copies ->
    [1] {""}
   *[other] , { $copies } прим
}. { wotr_cards-field }
wotr_cards-text-character = Персонаж { $faction_gen }{ $keyword_id ->
    [none] {""}
   *[other] , { $keyword }
}. { wotr_cards-field } { wotr_cards-walk }
wotr_cards-text-item = Предмет { $faction_gen }{ $keyword_id ->
    [none] {""}
   *[other] , { $keyword }
}. Власник: { $wielders }. { wotr_cards-lent }
wotr_cards-text-event = Подія { $faction_gen }.
wotr_cards-text-battleground = Поле битви { $side_gen }, { wotr_cards-worth }. Оборона { $defence }. Обороняються: { $defenders }. Нападають: { $attackers }.
wotr_cards-text-path = Шлях { $number }, { wotr_cards-worth }. Оборона { $defence }.

wotr_cards-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
wotr_cards-field = { $fights_id ->
    [none] { $leads_id ->
        [none] На полях битв символів немає.
       *[other] На полях битв лише { wotr_cards-leads }.
    }
   *[other] { $leads_id ->
        [none] На полях битв: напад { $attack }, оборона { $defence }.
       *[other] На полях битв: напад { $attack }, оборона { $defence }; { wotr_cards-leads }.
    }
}
wotr_cards-leads = { $leader_attack ->
    [0] лідерство: оборона { $leader_defence }
   *[other] { $leader_defence ->
        [0] лідерство: напад { $leader_attack }
       *[other] лідерство: напад { $leader_attack }, оборона { $leader_defence }
    }
}
wotr_cards-walk = { $paths_count ->
    [0] На жоден шлях не виходить.
    [1] На шляху { $paths }: { wotr_cards-walks }.
   *[other] На шляхах { $paths }: { wotr_cards-walks }.
}
wotr_cards-walks = { $role_id ->
    [attack] напад { $path_icons }
   *[other] оборона { $path_icons }
}
wotr_cards-lent = { $fights_id ->
    [none] { $path_icons ->
        [0] Символів не додає.
       *[other] Додає на шляху: { wotr_cards-walks }.
    }
   *[other] { $path_icons ->
        [0] Додає на полях битв: напад { $attack }, оборона { $defence }.
       *[other] Додає на полях битв: напад { $attack }, оборона { $defence }; на шляху: { wotr_cards-walks }.
    }
}

## Речення, спільні для кількох карт

wotr_cards-draw-1-when-played = Зігравши цю карту, візьміть 1 карту.
wotr_cards-draw-more = У резерві: у кожній фазі взяття карт беріть на 1 карту більше.
wotr_cards-carry-more = У резерві: ваш ліміт вантажу більший на 1.
wotr_cards-cycled-from-deck = Якщо цю карту жертвують як верхню карту колоди, її не знищують, а скидають.
wotr_cards-cycled-on-path = Якщо цю карту знищують у бою на шляху, натомість скиньте її разом із предметами.
wotr_cards-same-path = На шляху можна використати дію й активувати інший шлях із тим самим номером; спершу відбувається бій на поточному.
wotr_cards-next-path = На шляху можна використати дію й активувати на вибір шлях із номером на 1 більшим; спершу відбувається бій на поточному.
wotr_cards-eliminated-all-forsake = У резерві можна використати дію та знищити цю карту: кожен гравець за Вільні Народи жертвує 1 карту.
wotr_cards-comes-all-forsake = Коли цю карту зіграно або переміщено на шлях чи поле битви, кожен гравець за Вільні Народи жертвує 1 карту.
wotr_cards-rohan-army = Зігравши цю карту, візьміть 5 карт, зіграйте з них, якщо хочете, 1 військо Рогану та скиньте решту; вона і є платою за військо.
    .any = Зігравши цю карту, візьміть 5 карт, зіграйте з них, якщо хочете, 1 військо або персонажа Рогану та скиньте решту; вона і є платою.
wotr_cards-no-path-beside = Цю карту не можна зіграти чи перемістити на шлях, поки активне поле битви Тіні.

## Що роблять війська

wotr_cards-text-dead-men-of-dunharrow = { wotr_cards-text-army } Поки це військо підтримує Бурлаку або Араґорна, воно має напад 2 й оборону 2.
wotr_cards-text-great-gate = { wotr_cards-text-army } У Мінас-Тіріті це військо має оборону 3. На поля битв Тіні воно не виходить ніколи.
wotr_cards-text-guards-of-the-citadel = { wotr_cards-text-army } У Мінас-Тіріті оборона більша на 1.
wotr_cards-text-knights-of-dol-amroth = { wotr_cards-text-army } У Дол-Амроті оборона більша на 1.
wotr_cards-text-coastal-raiders = { wotr_cards-text-army } У Дол-Амроті напад більший на 1. У резерві можна використати дію та знищити цю карту, щоб активувати Дол-Амрот, якщо він ще в колоді.
wotr_cards-text-corsairs-of-umbar = { wotr_cards-text-army } У резерві можна використати дію та знищити цю карту, щоб активувати Умбар, якщо він ще в колоді.
wotr_cards-text-haradrim-cavalry = { wotr_cards-text-army } У Мінас-Тіріті напад більший на 1. У резерві можна використати дію та знищити цю карту, щоб активувати Мінас-Тіріт, якщо він ще в колоді.
wotr_cards-text-haradrim-regulars = { wotr_cards-text-army } У резерві можна використати дію та знищити цю карту, щоб активувати Гарад, якщо він ще в колоді.
wotr_cards-text-the-black-fleet = { wotr_cards-text-army } У Пеларґірі напад більший на 1. У резерві можна використати дію та знищити цю карту, щоб активувати Пеларґір, якщо він ще в колоді.

## Що роблять персонажі

wotr_cards-text-gimli = { wotr_cards-text-character } Зігравши цю карту, можете відібрати на руку Ґномівську сокиру зі свого скиду.
wotr_cards-text-bilbo-baggins = { wotr_cards-text-character } Хоч би коли його знищували, натомість { $doubt_items ->
        [eliminated] скиньте його; його предмети знищують.
       *[cycled] скиньте його разом із предметами.
    } У резерві можна використати дію та скинути цю карту, щоб узяти 2 карти.
wotr_cards-text-fatty-bolger = { wotr_cards-text-character } { $doubt_forsaken_from ->
        [anywhere] Якщо ви жертвуєте його
       *[reserve] Якщо ви жертвуєте його з резерву
    }, його не знищують, а скидають разом із предметами. У резерві можна використати дію та знищити цю карту, щоб узяти 3 карти.
wotr_cards-text-frodo-baggins = { wotr_cards-text-character } Хоч би коли його знищували, натомість скиньте його. Його предмети однаково знищують.
wotr_cards-text-merry-brandybuck = { wotr_cards-text-character } Може виходити на поля битв Рогану, і там його підтримують війська Рогану. { wotr_cards-cycled-on-path }
wotr_cards-text-pippin-took = { wotr_cards-text-character } Може виходити на поля битв дунедайнів, і там його підтримують війська дунедайнів. { wotr_cards-cycled-on-path }
wotr_cards-text-sam-gamgee = { wotr_cards-text-character } У резерві можна використати дію та скинути цю карту з предметами, щоб додати 1 символ оборони на активний шлях.
wotr_cards-text-eomer = { wotr_cards-text-character } { wotr_cards-rohan-army }
wotr_cards-text-eowyn = { wotr_cards-text-character } Зігравши цю карту на поле битви, { $doubt_which_nazgul ->
        [anywhere] можете знищити 1 назґŷла у грі
       *[here] можете знищити там 1 назґŷла
    }. Зігравши її в резерв, можете відібрати на руку Мері або Піпіна зі свого скиду.
wotr_cards-text-ghan-buri-ghan = { wotr_cards-text-character } У резерві: карти Рогану можна грати й переміщувати до Мінас-Тіріта.
wotr_cards-text-theoden = { wotr_cards-text-character } Поки у грі є будь-який Ґандальф, Теоден має напад 1 й оборону 1. { $doubt_plays ->
        [army_or_character] { wotr_cards-rohan-army.any }
       *[army] { wotr_cards-rohan-army }
    }
wotr_cards-text-gandalf-the-grey = { wotr_cards-text-character } { wotr_cards-next-path } Коли зіграно Ґандальфа Білого, цю карту вилучають із гри.
wotr_cards-text-gandalf-the-white = { wotr_cards-text-character } Коли цю карту зіграно, Ґандальфа Сірого вилучають із гри, хоч би де він був. { wotr_cards-draw-more } { wotr_cards-cycled-from-deck }
wotr_cards-text-gwaihir-the-windlord = { wotr_cards-text-character } У резерві можна використати дію та скинути цю карту, щоб відібрати на руку будь-якого Ґандальфа зі свого скиду.
wotr_cards-text-quickbeam = { wotr_cards-text-character } На полі битви він має 1 напад і 1 оборону за кожні 2 карти військ і персонажів Ісенґарду на цьому полі.
wotr_cards-text-smeagol = { wotr_cards-text-character } На шляху можна використати дію та додати 1 споганення, щоб активувати на вибір шлях із номером на 1 більшим; спершу відбувається бій на поточному. { wotr_cards-cycled-on-path }
wotr_cards-text-treebeard = { wotr_cards-text-character } В Ортанку напад більший на 1. Коли цю карту зіграно або переміщено на поле битви, гравець за Ісенґард знищує { $doubt_which_army ->
        [here] 1 військо Ісенґарду на цьому полі
       *[anywhere] 1 військо Ісенґарду у грі
    }.
wotr_cards-text-aragorn = { wotr_cards-text-character } Коли цю карту зіграно, Бурлаку вилучають із гри, хоч би де він був. { wotr_cards-draw-more } { wotr_cards-cycled-from-deck }
wotr_cards-text-boromir = { wotr_cards-text-character } { wotr_cards-draw-1-when-played } Коли цю карту зіграно або переміщено на шлях, пожертвуйте 1 карту.
wotr_cards-text-denethor = { wotr_cards-text-character } У резерві можна використати дію та пожертвувати 1 карту, щоб відібрати на руку Боромира або Фарамира зі своєї колоди.
wotr_cards-text-faramir = { wotr_cards-text-character } Коли цю карту зіграно або переміщено { $doubt_which_path ->
        [any] на шлях, можна активувати інший шлях із тим самим номером
       *[seven] на шлях 7, можна активувати інший шлях 7
    }; спершу відбувається бій на поточному.
wotr_cards-text-halbarad = { wotr_cards-text-character } У резерві можна використати дію та скинути цю карту, щоб відібрати на руку Бурлаку або Араґорна зі своєї колоди.
wotr_cards-text-prince-imrahil = { wotr_cards-text-character } Зігравши цю карту, можете скинути з руки ще 1 карту, щоб відібрати на руку Лицарів з Дол-Амрота зі своєї колоди.
wotr_cards-text-strider = { wotr_cards-text-character } { wotr_cards-next-path } Коли зіграно Араґорна, цю карту вилучають із гри.
wotr_cards-text-arwen = { wotr_cards-text-character } { wotr_cards-draw-1-when-played } У резерві: Бурлака й Араґорн на шляхах і полях битв мають оборону, більшу на 1.
wotr_cards-text-elrond = { wotr_cards-text-character } { wotr_cards-draw-1-when-played } { wotr_cards-carry-more }
wotr_cards-text-galadriel = { wotr_cards-text-character } { wotr_cards-draw-1-when-played } У резерві: у кожній фазі взяття карт беріть на 1 карту більше, потім скиньте 1 карту з руки.
wotr_cards-text-legolas = { wotr_cards-text-character } Зігравши цю карту, можете відібрати на руку Лук Ґаладрима зі своєї колоди.
wotr_cards-text-gorbag-and-shagrat = { wotr_cards-text-character } Коли цю карту зіграно або переміщено на шлях, можна скинути з руки 1 карту: тоді ця отримує 1 символ нападу на шляху, а в Кіріт-Унґолі 2.
wotr_cards-text-grishnakh = { wotr_cards-text-character } На шляху можна використати дію та знищити цю карту, щоб додати 1 споганення.
wotr_cards-text-mouth-of-sauron = { wotr_cards-text-character } { wotr_cards-no-path-beside } { wotr_cards-draw-more }
wotr_cards-text-the-beguiler = { wotr_cards-text-character } У резерві можна використати дію та скинути цю карту: кожен гравець за Вільні Народи скидає 1 карту з руки.
wotr_cards-text-the-black-easterling = { wotr_cards-text-character } У Дол-Ґульдурі оборона більша на 1. { wotr_cards-draw-1-when-played }
wotr_cards-text-the-commander = { wotr_cards-text-character } У резерві можна використати дію та скинути цю карту: кожен гравець за Тінь бере 1 карту.
wotr_cards-text-the-destroyer = { wotr_cards-text-character } У резерві можна використати дію та скинути цю карту, щоб додати 1 символ нападу на активне поле битви.
wotr_cards-text-the-hunter = { wotr_cards-text-character } У резерві можна використати дію та скинути цю карту, щоб додати 1 символ нападу на активний шлях.
wotr_cards-text-the-lidless-eye = { wotr_cards-text-character } { wotr_cards-no-path-beside } Коли цю карту зіграно, кожен гравець за Тінь бере 1 карту. { wotr_cards-carry-more }
wotr_cards-text-the-messenger = { wotr_cards-text-character } У резерві можна використати дію та скинути цю карту, щоб відібрати на руку { $doubt_which_nazgul ->
        [any] будь-якого назґŷла
       *[another] іншого назґŷла
    } зі свого скиду.
wotr_cards-text-the-reaver = { wotr_cards-text-character } У резерві можна використати дію та скинути цю карту: кожен гравець за Вільні Народи жертвує 1 карту.
wotr_cards-text-the-warrior = { wotr_cards-text-character } У резерві можна використати дію та скинути цю карту, щоб додати 1 символ оборони на активне поле битви.
wotr_cards-text-the-witch-king = { wotr_cards-text-character } { wotr_cards-draw-more } { wotr_cards-cycled-from-deck }
wotr_cards-text-grima-wormtongue = { wotr_cards-text-character } У резерві можна використати дію та знищити цю карту, щоб відібрати на руку Сарумана зі своєї колоди або знищити { $doubt_which_character ->
        [reserve] 1 персонажа Рогану в резерві
       *[anywhere] 1 персонажа Рогану у грі
    }.
wotr_cards-text-saruman = { wotr_cards-text-character } { wotr_cards-draw-more } { wotr_cards-cycled-from-deck }
wotr_cards-text-ugluk = { wotr_cards-text-character } { wotr_cards-same-path }
wotr_cards-text-balrog-of-moria = { wotr_cards-text-character } На шляху «Кгазад-дŷм» напад більший на 1. { wotr_cards-comes-all-forsake }
wotr_cards-text-barrow-wights = { wotr_cards-text-character } { wotr_cards-eliminated-all-forsake }
wotr_cards-text-caradhras-the-cruel = { wotr_cards-text-character } Зігравши цю карту на шлях «Карадрас», активуйте інший шлях 4; спершу відбувається бій на поточному. { wotr_cards-eliminated-all-forsake }
wotr_cards-text-cave-troll = { wotr_cards-text-character } { wotr_cards-eliminated-all-forsake }
wotr_cards-text-flocks-of-crebain = { wotr_cards-text-character } { wotr_cards-same-path }
wotr_cards-text-gollum = { wotr_cards-text-character } { wotr_cards-same-path } { wotr_cards-cycled-on-path }
wotr_cards-text-hill-troll = { wotr_cards-text-character } { wotr_cards-eliminated-all-forsake }
wotr_cards-text-shelob = { wotr_cards-text-character } На шляху «Лігво Шелоби» напад більший на 1. { wotr_cards-comes-all-forsake }
wotr_cards-text-the-black-serpent = { wotr_cards-text-character } У резерві можна використати дію та знищити цю карту, щоб реактивувати поле битви південців із будь-якої зони підрахунку очок.

## Що роблять предмети

wotr_cards-text-herbs-and-stewed-rabbit = { wotr_cards-text-item } У грі можна використати дію та знищити цю карту, щоб відібрати на руку 1 персонажа гобітів зі свого скиду й узяти 1 карту.
wotr_cards-text-sting = { wotr_cards-text-item } Поки на тому самому шляху є персонаж потвор, оборона самого шляху більша на 1.
wotr_cards-text-shadowfax = { wotr_cards-text-item } У резерві можна використати дію й активувати або реактивувати будь-яке поле битви; потім власник переміщується туди, навіть якщо його зіграно в цьому раунді.
wotr_cards-text-gandalfs-staff = { wotr_cards-text-item } У грі: ліміт вантажу гравця за чарівника більший на 1.
wotr_cards-text-narya-ring-of-fire = { wotr_cards-text-item } У резерві можна використати дію та скинути цю карту: кожен гравець за Тінь скидає 1 карту з руки.
wotr_cards-text-anduril = { wotr_cards-text-item } У резерві можна використати дію й активувати або реактивувати поле битви дунедайнів; потім власник переміщується туди, навіть якщо його зіграно в цьому раунді.
wotr_cards-text-bow-of-the-galadhrim = { wotr_cards-text-item } Власник не може мати іншої зброї.
wotr_cards-text-elven-cloak = { wotr_cards-text-item } Якщо власника знищують у бою на шляху, натомість скиньте його з усіма предметами.
wotr_cards-text-lembas = { wotr_cards-text-item } На шляху гравець за гобітів може використати дію та знищити цю карту, щоб вилучити по 1 жетону споганення за кожного гобіта на цьому шляху.
wotr_cards-text-mirror-of-galadriel = { wotr_cards-text-item } У грі: ви бачите верхню карту своєї колоди.
wotr_cards-text-nenya-ring-of-adamant = { wotr_cards-text-item } У резерві можна використати дію та скинути цю карту, щоб додати 1 символ оборони на активний шлях або { $doubt_adds } на активне поле битви.
wotr_cards-text-phial-of-galadriel = { wotr_cards-text-item } На шляху: оборона самого шляху більша на { $doubt_adds }.
wotr_cards-text-vilya-ring-of-air = { wotr_cards-text-item } У резерві можна використати дію та скинути цю карту: кожен гравець за Вільні Народи бере 1 карту.
wotr_cards-text-black-breath = { wotr_cards-text-item } На шляху чи полі битви можна використати дію та скинути цю карту, її власника й усі його предмети, щоб додати 1 споганення.
wotr_cards-text-black-riders-mount = { wotr_cards-text-item } Зігравши цю карту на власника в резерві, можете перемістити його на активний шлях, навіть якщо його зіграно в цьому раунді.
wotr_cards-text-fell-beast = { wotr_cards-text-item } Зігравши цю карту на власника в резерві, можете перемістити його на активне поле битви, навіть якщо його зіграно в цьому раунді.
wotr_cards-text-morgul-blade = { wotr_cards-text-item } На шляху можна використати дію та знищити цю карту, щоб додати 1 споганення.
wotr_cards-text-nazguls-mantle = { wotr_cards-text-item } Якщо власника знищують у бою, натомість скиньте його з усіма предметами.
wotr_cards-text-palantir-of-orthanc = { wotr_cards-text-item } У резерві раз на раунд можна використати дію та взяти 3 карти: 1 знищте, 1 скиньте, 1 залиште на руці.
wotr_cards-text-sarumans-staff = { wotr_cards-text-item } У грі: ліміт вантажу гравця за Ісенґард більший на 1.
wotr_cards-text-woven-of-all-colours = { wotr_cards-text-item } Якщо власника знищують у бою, натомість скиньте його з усіма предметами.
wotr_cards-text-whip-of-many-thongs = { wotr_cards-text-item } { wotr_cards-draw-1-when-played }

## Що роблять події

wotr_cards-text-there-is-another-way = { wotr_cards-text-event } Активуйте інший шлях із тим самим номером, що й активний; спершу відбувається бій на поточному. Потім додайте 1 символ оборони на новий шлях.
wotr_cards-text-death-ride-ride-to-ruin = { wotr_cards-text-event } Знищте скільки завгодно карт Рогану зі свого резерву: гравець за Мордор знищує стільки ж карт Мордору з активних полів битв.
wotr_cards-text-paths-of-the-dead = { wotr_cards-text-event } Пожертвуйте 2 карти, потім візьміть 4 карти або 5, якщо у грі Бурлака чи Араґорн.
wotr_cards-text-the-red-arrow = { wotr_cards-text-event } До кінця раунду війська й персонажі Рогану можуть виходити на поля битв дунедайнів.
wotr_cards-text-the-three-hunters = { wotr_cards-text-event } До кінця раунду Бурлака, Араґорн, Ґімлі та Леґолас можуть виходити на будь-які поля битв, і там їх може підтримувати будь-яке військо Вільних Народів.
wotr_cards-text-the-black-captain = { wotr_cards-text-event } Лише якщо Король-Відьмак у резерві: активуйте або реактивуйте поле битви Мордору; потім його можна перемістити туди, навіть якщо його зіграно в цьому раунді.
wotr_cards-text-the-day-without-dawn = { wotr_cards-text-event } Візьміть 7 карт, 1 з них знищте, зіграйте з них до 2 військ і скиньте решту; вона і є платою за зігране.
wotr_cards-text-the-ringwraiths-are-abroad = { wotr_cards-text-event } Візьміть 7 карт, 1 з них знищте, зіграйте з них до 2 назґŷлів і скиньте решту; вона і є платою за зігране.
wotr_cards-text-threats-and-promises = { wotr_cards-text-event } Лише якщо Саруман у резерві: активуйте або реактивуйте поле битви Ісенґарду; потім його можна перемістити туди, навіть якщо його зіграно в цьому раунді.

## Що роблять поля битв під час активації

wotr_cards-text-dol-amroth = { wotr_cards-text-battleground } Гравець за дунедайнів може пожертвувати 1 карту, щоб узяти 1.
wotr_cards-text-edoras = { wotr_cards-text-battleground } Активують і Гельмів Яр, якщо він ще в колоді.
wotr_cards-text-helms-deep = { wotr_cards-text-battleground } Гравець за Роган бере 5 карт, може зіграти сюди з них 1 військо або персонажа й скидає решту.
wotr_cards-text-lorien = { wotr_cards-text-battleground } Активують або реактивують і Дол-Ґульдур.
wotr_cards-text-minas-tirith = { wotr_cards-text-battleground } Гравець за дунедайнів може пожертвувати 1 карту, щоб узяти 3.
wotr_cards-text-pelargir = { wotr_cards-text-battleground } Гравець за дунедайнів може пожертвувати 1 карту, щоб узяти 1.
wotr_cards-text-rivendell = { wotr_cards-text-battleground } Гравець за ельфів бере 1 карту, потім скидає 1 з руки.
wotr_cards-text-dol-guldur = { wotr_cards-text-battleground } Активують або реактивують і Лорієн.
wotr_cards-text-harad = { wotr_cards-text-battleground } Кожен гравець за Тінь бере 1 карту.
wotr_cards-text-minas-morgul = { wotr_cards-text-battleground } Гравець за Мордор бере 5 карт, може зіграти з них 1 назґŷла в резерв і скидає решту.
wotr_cards-text-morannon = { wotr_cards-text-battleground } Гравець за Мордор бере 5 карт, може зіграти з них { $doubt_which_army ->
        [mordor] 1 військо Мордору
        [here] 1 військо сюди
       *[any] 1 військо
    } і скидає решту.
wotr_cards-text-moria = { wotr_cards-text-battleground } Гравець за потвор бере 2 карти.
wotr_cards-text-orthanc = { wotr_cards-text-battleground } Гравець за Ісенґард може відібрати на руку Сарумана з колоди або скиду, потім замішує скид у колоду.
wotr_cards-text-umbar = { wotr_cards-text-battleground } Кожен гравець за Тінь бере 1 карту.

## Що роблять шляхи під час активації

wotr_cards-text-bag-end = { wotr_cards-text-path } Гравець за гобітів бере 2 карти.
wotr_cards-text-bucklebury-ferry = { wotr_cards-text-path } Гравець за Мордор і гравець за гобітів беруть по 1 карті.
wotr_cards-text-gildors-encampment = { wotr_cards-text-path } Гравець за ельфів бере 1 карту, потім скидає 1 з руки.
wotr_cards-text-inn-of-the-prancing-pony = { wotr_cards-text-path } Кожен гравець за Тінь бере 2 карти.
wotr_cards-text-the-old-forest = { wotr_cards-text-path } Кожен гравець за Вільні Народи жертвує 1 карту.
wotr_cards-text-weathertop = { wotr_cards-text-path } Гравець за Мордор бере 2 карти.
wotr_cards-text-fords-of-bruinen = { wotr_cards-text-path } Кожен гравець за Вільні Народи жертвує 1 карту, потім бере 3.
wotr_cards-text-imladris = { wotr_cards-text-path } Гравець за ельфів бере 2 карти.
wotr_cards-text-the-council-of-elrond = { wotr_cards-text-path } Кожен гравець за Вільні Народи бере 1 карту.
wotr_cards-text-caradhras = { wotr_cards-text-path } Кожен гравець за Вільні Народи жертвує 1 карту.
wotr_cards-text-khazad-dum = { wotr_cards-text-path } Гравець за потвор бере 2 карти.
wotr_cards-text-the-doors-of-durin = { wotr_cards-text-path } Гравець за потвор може пожертвувати 1 карту, щоб додати 1 символ нападу на цей шлях.
wotr_cards-text-dimrill-dale = { wotr_cards-text-path } Кожен гравець за Тінь скидає 2 карти з руки.
wotr_cards-text-egladil = { wotr_cards-text-path } Кожен гравець за Вільні Народи бере 2 карти, потім скидає 1 з руки.
wotr_cards-text-lothlorien = { wotr_cards-text-path } Гравець за ельфів бере 1 карту, потім скидає 1 з руки.
wotr_cards-text-amon-hen = { wotr_cards-text-path } Гравець за Мордор бере 1 карту, потім скидає 1 з руки.
wotr_cards-text-dead-marshes = { wotr_cards-text-path } Гравець за потвор бере 2 карти.
wotr_cards-text-emyn-muil = { wotr_cards-text-path } Кожен гравець за Вільні Народи жертвує 1 карту.
wotr_cards-text-henneth-annun = { wotr_cards-text-path } Гравець за дунедайнів бере 1 карту.
wotr_cards-text-osgiliath = { wotr_cards-text-path } Гравець за дунедайнів може пожертвувати 1 карту, щоб узяти 3.
wotr_cards-text-the-cross-roads = { wotr_cards-text-path } Кожен гравець за Вільні Народи бере 1 карту.
wotr_cards-text-cirith-ungol = { wotr_cards-text-path } Гравець за Мордор бере 5 карт, може зіграти з них { $doubt_goal ->
        [reserve] 1 військо в резерв
       *[anywhere] 1 військо
    } і скидає решту.
wotr_cards-text-morgul-vale = { wotr_cards-text-path } Гравець за Мордор бере 5 карт, може зіграти з них { $doubt_goal ->
        [reserve] 1 назґŷла в резерв
       *[anywhere] 1 назґŷла
    } і скидає решту.
wotr_cards-text-shelobs-lair = { wotr_cards-text-path } Гравець за потвор бере 2 карти.
wotr_cards-text-crack-of-doom = { wotr_cards-text-path } Гравець за потвор бере 2 карти.
wotr_cards-text-morgai = { wotr_cards-text-path } { $doubt_adds ->
        [corruption] Споганення зростає на 1.
       *[icon] На цей шлях додають 1 символ нападу.
    }
wotr_cards-text-orodruin = { wotr_cards-text-path } Гравець за Мордор бере 2 карти.

## Що варто перевірити за справжніми картами

wotr_cards-doubt-attack = Скільки символів нападу для полів битв надруковано на карті?
wotr_cards-doubt-defence = Скільки символів оборони для полів битв надруковано на карті?
wotr_cards-doubt-leader_attack = Скільки символів нападу надруковано на карті в лідерстві?
wotr_cards-doubt-leader_defence = Скільки символів оборони надруковано на карті в лідерстві?
wotr_cards-doubt-path_icons = Скільки символів для шляхів надруковано на карті?
wotr_cards-doubt-paths = Які номери шляхів надруковано на карті?
wotr_cards-doubt-wielders = Хто за текстом карти може володіти предметом?
wotr_cards-doubt-weapon = Чи надруковано на карті слово «Зброя»?
    .yes = так
    .no = ні
wotr_cards-doubt-mount = Чи надруковано на карті слова «Верхова тварина»?
    .yes = так
    .no = ні
wotr_cards-doubt-title = Чи починається англійська назва з артикля? У нас його немає.
wotr_cards-doubt-faramir-which_path = На яких шляхах діє його текст?
    .seven = на шляху 7
    .any = на будь-якому шляху
wotr_cards-doubt-moved_there = Карти Рогану можна туди лише зіграти чи й перемістити? У нас можна й перемістити.
wotr_cards-doubt-nenya-ring-of-adamant-adds = Скільки символів оборони додає її дія на поле битви?
wotr_cards-doubt-phial-of-galadriel-adds = Скільки символів оборони вона додає на шлях?
wotr_cards-doubt-items = Що стається з його предметами, коли його мають знищити?
    .cycled = їх скидають разом із ним
    .eliminated = їх знищують
wotr_cards-doubt-forsaken_from = Якщо пожертвувати його звідки, його скидають, а не знищують?
    .reserve = з резерву
    .anywhere = звідки завгодно
wotr_cards-doubt-without_an_army = Чи може він вийти на поле битви Рогану, де немає війська Рогану? У нас може.
wotr_cards-doubt-eowyn-which_nazgul = Якого назґŷла вона може знищити?
    .here = на тому самому полі битви
    .anywhere = будь-якого у грі
wotr_cards-doubt-plays = Яку із взятих карт можна зіграти?
    .army = військо Рогану
    .army_or_character = військо або персонажа Рогану
wotr_cards-doubt-fresh_wielder = Чи можна перемістити власника, зіграного в цьому раунді? У нас можна.
wotr_cards-doubt-price = Споганення — це ціна дії чи її ефект? У нас це ціна.
wotr_cards-doubt-treebeard-which_army = Яке військо Ісенґарду знищують?
    .anywhere = будь-яке у грі
    .here = на тому самому полі битви
wotr_cards-doubt-which_character = Якого персонажа Рогану можна знищити?
    .anywhere = будь-якого у грі
    .reserve = персонажа в резерві
wotr_cards-doubt-few_cards = Що, як лишилося менше ніж 3 карти? Ми виконуємо скільки можливо.
wotr_cards-doubt-reprinted = Чи виправлено текст у пізнішому накладі? У нас — перший.
wotr_cards-doubt-icon_at_dol_guldur = Символ у Дол-Ґулдурі звичайний чи лідерський? У нас звичайний.
wotr_cards-doubt-the-messenger-which_nazgul = Якого назґŷла він може взяти?
    .another = іншого
    .any = будь-якого, і себе теж
wotr_cards-doubt-eliminated_card = Знищують одну з 7 взятих карт чи будь-яку з руки? У нас — одну з 7.
wotr_cards-doubt-morannon-which_army = Яке військо можна зіграти й куди?
    .any = будь-яке й куди завгодно
    .mordor = лише військо Мордору
    .here = будь-яке, але лише сюди
wotr_cards-doubt-goal = Куди можна зіграти цю карту?
    .anywhere = куди їй можна
    .reserve = лише в резерв
wotr_cards-doubt-morgai-adds = Що додає шлях?
    .icon = 1 символ нападу
    .corruption = 1 споганення

## Чому чогось не можна зробити

wotr_cards-hindered-played_already = Цього раунду цю карту вже зіграно.
wotr_cards-hindered-no_wielder = У грі немає нікого, хто міг би цим володіти.
wotr_cards-hindered-needs_unmet = Зараз немає того, що потрібно для її тексту.
wotr_cards-hindered-arrived = Вона прийшла до резерву цього раунду й рушить не раніше наступного.
wotr_cards-hindered-no_place = Жодна активна локація не приймає її фракцію чи її шлях.
wotr_cards-hindered-no_faction = Карті «{ $card }» сюди не можна: її фракція на цьому полі битви не б’ється.
wotr_cards-hindered-not_on_path = Карті «{ $card }» сюди не можна: вона не має символу цього шляху.
wotr_cards-hindered-too_many_to_pass = Спасувати не можна: карт на руці { $number }, ліміт вантажу — { $number2 }, і не в усіх ворогів їх більше.

## Чим добрий вибір: підказка каже це після слова «це»

wotr_cards-merit-fields = обіцяє вам більше очок на полях битв
wotr_cards-merit-enemy-fields = лишає ворогові менше очок на полях битв
wotr_cards-merit-path = обіцяє вам більше очок на шляху
wotr_cards-merit-enemy-path = лишає ворогові менше очок на шляху
wotr_cards-merit-corruption = стримує споганення на шляху
wotr_cards-merit-enemy-corruption = обіцяє вам більше споганення на шляху
wotr_cards-merit-hand = лишає вашій стороні сильніші карти на руці
wotr_cards-merit-reserve = посилює резерв вашої сторони
wotr_cards-merit-piles = зберігає сильні карти для наступних раундів
wotr_cards-merit-enemy-cards = лишає ворогові менше сильних карт
wotr_cards-merit-ring = зберігає жетон Персня на потім
