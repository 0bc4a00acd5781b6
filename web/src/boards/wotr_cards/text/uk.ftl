# Що каже стіл карткової гри понад спільні повідомлення термінала та браузера.

wotr_cards-web-seats = Гравці в порядку ходу
wotr_cards-web-places = Активні локації
wotr_cards-web-points-word = очки
wotr_cards-web-order = Порядок ходу
wotr_cards-web-acts = ходить
wotr_cards-web-passed = пас
wotr_cards-web-tab-places = Локації
wotr_cards-web-tab-reserves = Резерви
wotr_cards-web-no-places = Активних локацій ще немає. Раунд принесе поле битви й шлях.
wotr_cards-web-places-decided = В усіх локаціях бій скінчено.
wotr_cards-web-nobody = немає
wotr_cards-web-seen = бачили всі
wotr_cards-web-tray = З чого обрати
wotr_cards-web-here = сюди
wotr_cards-web-drawn = узята
wotr_cards-web-staged = обрана
wotr_cards-web-fresh = нова
wotr_cards-web-idle = без підтримки
wotr_cards-web-whose-hand = Чия рука
wotr_cards-web-limit = ліміт вантажу { $number }
wotr_cards-web-reserve-empty = Резерв порожній
wotr_cards-web-reserve-below = Резерв показано внизу
wotr_cards-web-hand-empty = Рука порожня
wotr_cards-web-added = { $role_id ->
    [attack] Сюди додано символів нападу: { $number }
   *[other] Сюди додано символів оборони: { $number }
}

## Співвідношення сил

wotr_cards-web-if-now = Якби бій був зараз:
wotr_cards-web-after = З цією картою: напад { $attack } проти оборони { $defence }.
wotr_cards-web-now-nobody = ніхто не перемагає
wotr_cards-web-now-corruption = споганення +{ $number }
wotr_cards-web-now = { $side_id ->
    [shadow] { $number ->
        [one] { $number } очко Тіні
        [few] { $number } очки Тіні
       *[many] { $number } очок Тіні
    }
   *[other] { $number ->
        [one] { $number } очко Вільним Народам
        [few] { $number } очки Вільним Народам
       *[many] { $number } очок Вільним Народам
    }
}
wotr_cards-web-lead-none = Рахунок рівний
wotr_cards-web-lead = { $side_id ->
    [shadow] Тінь +{ $lead }, до перемоги ще { $number }
   *[other] Вільні Народи +{ $lead }, до перемоги ще { $number }
}
wotr_cards-web-lead-wins = { $side_id ->
    [shadow] Відрив у 10 очок: перемога Тіні
   *[other] Відрив у 10 очок: перемога Вільних Народів
}
wotr_cards-web-balance = { $side_id ->
    [shadow] Тінь
   *[other] Вільні Народи
}: { $role_id ->
    [attack] напад { $number }
   *[other] оборона { $number }
}. { $cards ->
    [0] Карт тут немає
    [one] Тут { $cards } карта
    [few] Тут { $cards } карти
   *[many] Тут { $cards } карт
}{ $own ->
    [0] .
   *[other] , і ще { $own } дає сама локація.
}
wotr_cards-web-own-defence = Оборона самої локації: { $number }
wotr_cards-web-unprinted = Воно повернулося із зони підрахунку очок ворога: надрукована оборона не діє.
wotr_cards-web-won-by = { $side_id ->
    [shadow] Лежить у зоні підрахунку очок Тіні.
   *[other] Лежить у зоні підрахунку очок Вільних Народів.
}
wotr_cards-web-worth = { $number ->
    [0] Очок не дає.
    [one] Переможець отримує { $number } очко.
    [few] Переможець отримує { $number } очки.
   *[many] Переможець отримує { $number } очок.
}
wotr_cards-web-final = { $number ->
    [one] { $number } очко наприкінці, разом із невикористаними жетонами Персня.
    [few] { $number } очки наприкінці, разом із невикористаними жетонами Персня.
   *[many] { $number } очок наприкінці, разом із невикористаними жетонами Персня.
}
wotr_cards-web-lost-paths = Шляхи, виграні Тінню; самі очок не дають: { $paths }
wotr_cards-web-fields-left = { $number ->
    [one] У колоді лишилося { $number } поле битви: { $fields }
    [few] У колоді лишилося { $number } поля битв: { $fields }
   *[many] У колоді лишилося { $number } полів битв: { $fields }
}
wotr_cards-web-fields-none = Полів битв у колоді не лишилося.

## Карти

wotr_cards-web-icon-attack = Напад { $number }: діє, коли карта нападає на полі битви.
wotr_cards-web-icon-defence = Оборона { $number }: діє, коли карта обороняється на полі битви.
wotr_cards-web-icon-leader-attack = Лідерство, напад { $number }: діє, лише доки персонажа там підтримує військо його фракції.
wotr_cards-web-icon-leader-defence = Лідерство, оборона { $number }: діє, лише доки персонажа там підтримує військо його фракції.
wotr_cards-web-icon-path = { $role_id ->
    [attack] На шляху: напад { $number }
   *[other] На шляху: оборона { $number }
}{ $paths ->
    [none] .
   *[other] { $count ->
        [1] . Може виходити на шлях із номером { $paths }.
       *[other] . Може виходити на шляхи з номерами { $paths }.
    }
}
wotr_cards-web-goes-to = Може одразу стати до бою: { $places }. Або йде в резерв і з наступного раунду може переміщуватися.
wotr_cards-web-goes-reserve = Відповідної активної локації немає: карта йде в резерв і з наступного раунду може переміщуватися.
wotr_cards-web-price = Ціна: скинути ще одну карту з руки. Якщо ця карта остання, замість скиду карту жертвують.
wotr_cards-web-brings = { $role_id ->
    [attack] { $place }: зараз дає напад { $number }, разом із предметами й лідерством.
   *[other] { $place }: зараз дає оборону { $number }, разом із предметами й лідерством.
}
wotr_cards-web-supported = Є підтримка війська: лідерство діє.
wotr_cards-web-unsupported = Підтримки війська немає: лідерство не діє.
wotr_cards-web-in-reserve = У резерві { $player }.
wotr_cards-web-arrived = Карта прийшла цього раунду й може переміщуватися з наступного.
wotr_cards-web-wields = Предмети: { $items }
wotr_cards-web-wielded-by = Власник: { $card }
wotr_cards-web-card-icons = Додано символів нападу на шляху: { $number }

## Гравці

wotr_cards-web-seat = Бере карт за раунд: { $draws }. Може спасувати, якщо на руці карт не більше за { $limit }.
wotr_cards-web-ring-once = Жетон Персня, раз за гру: взяти 2 карти дією. Невикористаний дає 1 очко наприкінці.
wotr_cards-web-ring-each-round = Жетон Персня, раз на раунд: взяти 3 карти, потім знищити 1 і скинути 1 з руки.
wotr_cards-web-top = Верх колоди: { $cards }

## Питання

wotr_cards-web-q-turn = Ваша дія?
wotr_cards-web-q-card = Що зробити з картою «{ $card }»?
wotr_cards-web-do-play = Зіграти
wotr_cards-web-do-move = Перемістити
wotr_cards-web-do-use = Застосувати дію
wotr_cards-web-do-from-reserve = Пожертвувати з резерву
wotr_cards-web-do-cycle = Скинути 1
wotr_cards-web-do-winnow = Почистити
wotr_cards-web-do-ring = Жетон Персня
wotr_cards-web-do-reserve = У резерв
wotr_cards-web-do-deck-top = Верх колоди
wotr_cards-web-do-place = { $place }: +{ $number }
wotr_cards-web-confirm-cycle = Скинути
wotr_cards-web-confirm-forsake = Пожертвувати
wotr_cards-web-confirm-eliminate = Знищити
wotr_cards-web-confirm-take = Узяти
wotr_cards-web-turn-choose = Оберіть карту.
wotr_cards-web-turn-detail = { $number ->
    [one] На руці { $number } карта
    [few] На руці { $number } карти
   *[many] На руці { $number } карт
}; спасувати можна, коли їх не більше за { $limit }.
wotr_cards-web-turn-may-pass = { $number ->
    [0] Рука порожня
    [one] На руці { $number } карта
    [few] На руці { $number } карти
   *[many] На руці { $number } карт
}; можна спасувати.
wotr_cards-web-may-go = Може зараз битися: { $places }.
wotr_cards-web-may-wait = Битися зараз ніде: може чекати в резерві.
wotr_cards-web-may-wield = Може зараз узяти: { $cards }.
wotr_cards-web-look-beside = Що робить ця карта, написано в описі.
wotr_cards-web-gather = { $number ->
    [one] Оберіть { $number } карту з руки.
    [few] Оберіть { $number } карти з руки.
   *[many] Оберіть { $number } карт із руки.
} Обрано: { $chosen }.
wotr_cards-web-place-detail = Потім ви скинете карту з руки: це ціна.
wotr_cards-web-move-detail = За переміщення з резерву не треба скидати карту.
wotr_cards-web-loss-detail = Карта скасовує стільки мечів, скільки має тут щитів. Оберіть ту, без якої легше обійтися.
wotr_cards-web-place-last = Це була остання карта: замість скидання ви жертвуєте карту з резерву або з верху колоди.
wotr_cards-web-price-detail = Карта піде до скиду й повернеться, коли закінчиться колода.
wotr_cards-web-price-ask = оберу потім
wotr_cards-web-cycle-detail = Карта піде до скиду. Навзамін ви нічого не отримаєте: просто карт на руці поменшає.
wotr_cards-web-order-detail = Ви перший гравець і обираєте порядок. Зрештою бій буде за кожну локацію.
wotr_cards-web-forsake-detail = Пожертвувана карта знищується назавжди.
wotr_cards-web-support-detail = Лідерство діє лише в тих, кого підтримує військо.
wotr_cards-web-ribbon-detail = Обрати можна все, що має золотий край.

## Словник

wotr_cards-web-term-attack = Напад
    .text = Меч. Мечі нападників додаються; рахується кожен, якого не скасовано.
wotr_cards-web-term-defence = Оборона
    .text = Щит. Спершу символи нападу скасовують щити самої локації, потім гинуть оборонці, і кожен скасовує стільки, скільки має щитів.
wotr_cards-web-term-leadership = Лідерство
    .text = Символи з короною. Діють лише на полях битв і лише доки персонажа підтримує там військо його фракції. Кожне військо підтримує одного.
wotr_cards-web-term-path = Шлях
    .text = Одна з трьох локацій з однаковим номером від 1 до 9. Обороняють її Вільні Народи. Кожен раунд приносить наступний номер.
wotr_cards-web-term-battleground = Поле битви
    .text = Локація, яку одна сторона обороняє, а друга атакує. На ньому вказано фракції, яким туди можна.
wotr_cards-web-term-reserve = Резерв
    .text = Карти, що чекають перед своїм гравцем. Наступного раунду після приходу їх можна переміщувати на активну локацію.
wotr_cards-web-term-price = Ціна
    .text = За кожну зіграну карту гравець скидає з руки іншу, а якщо рука порожня — жертвує карту.
wotr_cards-web-term-cycle = Скинути
    .text = Покласти карту до скиду її господаря. Коли колода закінчується, скид стає новою колодою.
wotr_cards-web-term-eliminate = Знищити
    .text = Покласти карту до знищених карт її господаря, назавжди.
wotr_cards-web-term-forsake = Пожертвувати
    .text = Знищити карту на власний вибір: з руки, з резерву або верхню карту колоди не дивлячись.
wotr_cards-web-term-winnow = Почистити руку
    .text = Дія: знищити 2 карти з руки та взяти 1.
wotr_cards-web-term-limit = Ліміт вантажу
    .text = Якщо карт на руці не більше, можна спасувати. Ліміт дорівнює 2, деякі карти його підвищують.
wotr_cards-web-term-ring = Жетон Персня
    .text = Дія. У «Трилогії» раз за гру: взяти 2 карти; невикористаний дає 1 очко наприкінці. У поєдинках раз на раунд: взяти 3 карти, знищити 1, скинути 1.
wotr_cards-web-term-corruption = Споганення
    .text = Очки Тіні за шляхи: 1 за кожен нескасований символ нападу.
wotr_cards-web-term-first = Перший гравець
    .text = Починає раунд, вводить у гру його локації та вирішує, де битися раніше. Жетон переходить щораунду.
wotr_cards-web-term-lead = Відрив
    .text = Хто після боїв раунду попереду на 10 очок або більше, перемагає.
wotr_cards-web-term-faction = Фракція
    .text = Від неї залежить, на яких полях битв може бути карта й кого підтримує військо.
wotr_cards-web-term-ability = Властивість
    .text = Що карта робить, окрім своїх символів. На великій карті це написано, про малу сказано в подробицях.
wotr_cards-web-term-faction-one = Одна з десяти фракцій.
wotr_cards-web-term-kind-army = Іде на поля битв, де вказано його фракцію, і ніколи на шлях. Підтримує там лідера.
wotr_cards-web-term-kind-character = Іде на поля битв, де вказано його фракцію, і на шляхи, номери яких на ньому вказано.
wotr_cards-web-term-kind-item = Дістається персонажеві в грі, який може ним володіти, і додає йому символи.
wotr_cards-web-term-kind-event = Виконується, а потім знищується.

wotr_cards-web-fight-sum = Атака { $attack } проти захисту локації { $place } і карт { $cards }: лишилося { $left }.
wotr_cards-web-fight-losses = Захисники обирають втрати.
wotr_cards-web-fight-added = Додані тут символи
wotr_cards-web-fight-place = Сама локація
wotr_cards-web-factions = { $role_id ->
    [attack] Можуть атакувати: { $names }
   *[other] Можуть захищати: { $names }
}

wotr_cards-web-all-army = Усі війська
wotr_cards-web-all-character = Усі персонажі
wotr_cards-web-all-item = Усі предмети
wotr_cards-web-all-event = Усі події
wotr_cards-web-all-battleground = Усі поля битви
wotr_cards-web-all-path = Усі шляхи
