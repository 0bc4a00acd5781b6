# Що каже поле «Війни Персня» понад повідомлення, спільні для термінала й браузера.

## Стіл

wotr_board-web-map = Мапа Середзем’я
wotr_board-web-map-title = Середзем’я
wotr_board-web-map-subtitle = під час Війни Персня
wotr_board-web-zoom = Масштаб мапи
wotr_board-web-nearer = Ближче
wotr_board-web-farther = Далі
wotr_board-web-whole = Уся мапа
wotr_board-web-next = { $count ->
    [1] Показати місце для вибору, якого не видно
    [one] Показати наступне з { $count } місця для вибору, яких не видно
   *[other] Показати наступне з { $count } місць для вибору, яких не видно
  }
wotr_board-web-sheets = Що ще на столі
wotr_board-web-cards = Карти
wotr_board-web-hosts = Війська
wotr_board-web-armies = Війська на мапі
wotr_board-web-tray = Вибір
wotr_board-web-going = Хто йде
wotr_board-web-going-all = Ідуть усі. Оберіть, куди.
wotr_board-web-going-part = Іде частина. Оберіть, куди.
wotr_board-web-one-fewer = На одного менше
wotr_board-web-one-more = На одного більше
wotr_board-web-shall-lead = Поведе Братство з наступного ходу
wotr_board-web-tab-map = Мапа
wotr_board-web-tab-war = Війна
wotr_board-web-tab-quest = Похід
wotr_board-web-tab-cards = Рука { $number }
wotr_board-web-turn = Хід
wotr_board-web-steps = Кроки
wotr_board-web-points = Очки
wotr_board-web-hunt = Полювання
wotr_board-web-no-dice = Кубиків немає
wotr_board-web-no-cards = Карт немає
wotr_board-web-no-nation = Нічия земля
wotr_board-web-known = Вам відомо
wotr_board-web-ring-held = { $holder_id ->
    [free_peoples] у Вільних Народів
    [shadow] у Тіні
   *[out] використано
}
wotr_board-web-on-mordor = Мордор, крок { $number } з { $most }
wotr_board-web-hunt-box = від Тіні { $eyes }, за переміщення Братства цього ходу { $moves }
wotr_board-web-pool-left = жетонів { $number }
wotr_board-web-enemy-hand = у ворога { $number }
wotr_board-web-in-hand = в руці { $number }
wotr_board-web-figures = { $number ->
    [one] { $number } { $figure_one }
    [few] { $number } { $figure_few }
   *[many] { $number } { $figure_many }
}

## Короткі назви

wotr_board-web-face-character = Персонаж
wotr_board-web-face-army = Військо
wotr_board-web-face-muster = Збір
wotr_board-web-face-army_muster = Вій./збір
wotr_board-web-face-event = Подія
wotr_board-web-face-will_of_the_west = Воля
wotr_board-web-face-eye = Око
wotr_board-web-face-draw = Карти
wotr_board-web-face-balrog = Бальроґ
wotr_board-web-special-narya = Нар’я
wotr_board-web-special-nenya = Ненья
wotr_board-web-special-vilya = Вілья
wotr_board-web-special-balrog = Бальроґ
wotr_board-web-special-gothmog = Ґотмоґ
wotr_board-web-nation-dwarves = Ґноми
wotr_board-web-nation-elves = Ельфи
wotr_board-web-nation-gondor = Ґондор
wotr_board-web-nation-north = Північ
wotr_board-web-nation-rohan = Роган
wotr_board-web-nation-isengard = Ісенґард
wotr_board-web-nation-sauron = Саурон
wotr_board-web-nation-southrons = Південці
wotr_board-web-pool-free_character = Персонажі
wotr_board-web-pool-free_strategy = Стратегія
wotr_board-web-pool-shadow_character = Персонажі
wotr_board-web-pool-shadow_strategy = Стратегія
wotr_board-web-kind-regular = Звичайні загони
wotr_board-web-kind-elite = Елітні загони
wotr_board-web-kind-leader = Лідери
wotr_board-web-kind-field = битва в полі
wotr_board-web-kind-assault = штурм
wotr_board-web-kind-sortie = вилазка
wotr_board-web-place-not_yet = ще не в грі
wotr_board-web-place-gone = поза грою

## Битви

wotr_board-web-battle = Битва: { $region }
wotr_board-web-battle-over = битву завершено
wotr_board-web-battle-move = Перетягніть, щоб пересунути
wotr_board-web-cancelled = Скасована й не діє.
wotr_board-web-attacker = Атакує
wotr_board-web-defender = Обороняється
wotr_board-web-odds = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }, влучання на { $need ->
        [6] 6
       *[other] { $need } і більше
    }; перекидань: { $again }{ $same_id ->
        [yes] {""}
       *[no] {" "}(на { $need2 ->
            [6] 6
           *[other] { $need2 } і більше
        })
    }
wotr_board-web-odds-next = Наступний раунд:
wotr_board-web-clash-before = Раунд { $number }:
wotr_board-web-kind-combat_roll = бойовий кидок
wotr_board-web-kind-reroll = перекидання лідерів
wotr_board-web-kind-extra_attack = додаткова атака
wotr_board-web-hits = { $number ->
    [0] Влучань немає
    [one] { $number } влучання
    [few] { $number } влучання
   *[many] { $number } влучань
}
wotr_board-web-yours =
    Ваше військо: загонів { $units }, кубиків { $dice }, перекидань { $again }; влучання на { $need ->
        [6] 6
       *[other] { $need } і більше
    }.
wotr_board-web-theirs = Ворог: загонів { $units }, кубиків { $dice }, перекидань { $again }; влучання на { $need } і більше.
wotr_board-web-mean-hits = У середньому в першому раунді влучань у вас { $given }, у ворога { $got }.
wotr_board-web-winning = Якщо битися до кінця й без карт, поле лишиться за вами у { $number } таких битвах зі 100.
wotr_board-web-hunt-none = На полі Полювання немає кубиків: наступний рух Братства ніхто не вистежує.
wotr_board-web-hunt-odds = Якщо Братство рушить зараз, Полювання знайде його у { $number } випадках зі 100 (кубиків { $dice }, треба від { $need }, перекидань { $again }); шкода тоді в середньому { $damage }.
wotr_board-web-hunt-short = Хід: знайдуть { $number } %, шкода { $damage }
wotr_board-web-hunt-mordor = У Мордорі кожен крок тягне жетон Полювання: шкода в середньому { $damage }.

## Подробиці

wotr_board-web-taken = { $side_id ->
    [shadow] захоплено Тінню
   *[other] захоплено Вільними Народами
}
wotr_board-web-held = { $side_id ->
    [shadow] Під контролем Тіні.
   *[other] Під контролем Вільних Народів.
}
wotr_board-web-siege = { $side_id ->
    [shadow] Тут обложено Тінь.
   *[other] Тут обложено Вільні Народи.
}
wotr_board-web-fellowship-hidden = { $number ->
    [0] Тут приховане Братство.
    [one] Останнє відоме місце Братства; відтоді воно потай пройшло { $number } крок.
    [few] Останнє відоме місце Братства; відтоді воно потай пройшло { $number } кроки.
   *[many] Останнє відоме місце Братства; відтоді воно потай пройшло { $number } кроків.
}
wotr_board-web-fellowship-seen = Тут Братство, і його викрито. Щоб іти далі, йому треба сховатися.
wotr_board-web-star = Зірка: після такого використання кубик може вийти з гри (правило 111).
wotr_board-web-is-guide = Провідник Братства.
wotr_board-web-flies = Літає до будь-якого регіону.
wotr_board-web-not-at-war = Не у війні: її війська не атакують і не входять на землі інших націй, і загони не набирають.
wotr_board-web-passive = Пасивна: останній крок до війни неможливий, поки її не розбудить атака, Братство або супутник.

## Відповіді

wotr_board-web-do-short-nothing = Нічого
wotr_board-web-do-short-draw = Взяти карту
wotr_board-web-do-short-move_fellowship = Вести Братство
wotr_board-web-do-short-hide = Приховати
wotr_board-web-do-short-separate = Відокремити
wotr_board-web-do-short-move_companions = Супутники
wotr_board-web-do-short-move_minions = Назґули, поплічники
wotr_board-web-do-short-march = Марш
wotr_board-web-do-short-attack = Атака
wotr_board-web-do-short-diplomacy = Політика
wotr_board-web-do-short-recruit = Набір
wotr_board-web-do-short-recruit_everywhere = Набір усюди
wotr_board-web-do-short-upgrade = Посилити
wotr_board-web-do-short-ring = Ельф. перстень
wotr_board-web-do-declare = Оголосити
wotr_board-web-do-stay-hidden = Не зараз
wotr_board-web-do-enter-mordor = Увійти до Мордору
wotr_board-web-do-wait = Зачекати
wotr_board-web-do-withdraw = Відступити до твердині
wotr_board-web-do-field = Битися в полі
wotr_board-web-do-advance = Увійти
wotr_board-web-do-stay = Лишитися
wotr_board-web-do-cease = Припинити атаку
wotr_board-web-do-fight = Битися далі
wotr_board-web-do-stop = Зупинитися тут
wotr_board-web-do-moved = Більше ніхто
wotr_board-web-do-recruited = Завершити набір
wotr_board-web-do-no-card = Без карти
wotr_board-web-do-goes = Іде
wotr_board-web-do-stays = Лишається
wotr_board-web-do-use = Використати
wotr_board-web-do-not-now = Не зараз
wotr_board-web-do-play = Зіграти
wotr_board-web-do-remove = Скинути її
wotr_board-web-do-attack = Атакувати
wotr_board-web-do-combat = Застосувати в цьому раунді
wotr_board-web-do-discard = Скинути

## Запитання

wotr_board-web-q-play = Зіграти «{ $name }»?
wotr_board-web-q-attack = Атакувати: { $name }?
wotr_board-web-q-assault = Штурм, { $name }: бере участь уся армія?
wotr_board-web-q-sortie = Вилазка, { $name }: бере участь уся армія?
wotr_board-web-q-attack-part = Напад, { $from } → { $name }: бере участь уся армія?
wotr_board-web-q-combat = «{ $combat }» у цьому раунді?
wotr_board-web-q-discard = Скинути «{ $name }»?
wotr_board-web-detail-die = Оберіть один зі своїх кубиків; що ним зробити, вирішите потім.
wotr_board-web-detail-die-pass = Оберіть один зі своїх кубиків. Поки у ворога їх лишилося більше, можна пасувати.
wotr_board-web-detail-action = Оберіть, що зробити цим кубиком.
wotr_board-web-detail-action-cards = Оберіть, що зробити цим кубиком, або карту зі стрічкою в руці.
wotr_board-web-detail-play = Подія станеться зараз, потім карта піде у скид.
wotr_board-web-detail-stays = Карта лишиться на столі.
wotr_board-web-detail-attack = Червоний ромб позначає, кого можна атакувати; наведіть, щоб порівняти сили.
wotr_board-web-detail-attack-touch = Червоний ромб позначає, кого можна атакувати; торкніться, щоб спершу порівняти сили.
wotr_board-web-detail-cards = Оберіть карту в руці. Наведіть, щоб прочитати обидві половини.
wotr_board-web-detail-cards-touch = Оберіть карту в руці: обидві половини написано на ній.
wotr_board-web-detail-hunt = Кубики на полі Полювання посилюють Полювання, але не дають дій.
wotr_board-web-detail-set = Позначте всіх, потім підтвердьте.
wotr_board-web-detail-regions = Оберіть один із золотих регіонів.
wotr_board-web-detail-armies = Оберіть один із золотих регіонів або перетягніть армію туди, куди вона піде.
wotr_board-web-detail-casualty = Оберіть, хто загине або який елітний загін стане звичайним.
wotr_board-web-detail-advance = Поселення захоплює лише той, хто до нього ввійшов; якщо ворог відійшов за мури, почнеться облога.
wotr_board-web-detail-cease = Якщо припинити, армії лишаться на місцях; якщо ні, ворог іще може відступити.
wotr_board-web-detail-guide = Вести може лише супутник найвищого рівня; діє здібність того, хто веде.
wotr_board-web-detail-guide-parts = Він покине Братство, а шкода зменшиться на 1.
wotr_board-web-detail-guide-revealed = Братство буде викрито, а шкода зменшиться на 1.
wotr_board-web-detail-declare = Фігурка прийде туди, де Братство зараз; у своєму місті чи твердині споганення зменшиться на 1.
wotr_board-web-detail-deck = Карти персонажа — про Братство та його друзів, стратегічні — про війну.
wotr_board-web-detail-enter-mordor = Звідти кожен крок відкриває жетон Полювання, і вороття немає.
wotr_board-web-detail-excess = У регіоні вміщається не більше десяти загонів, в обложеній твердині — п’ять.
wotr_board-web-detail-extra-round = За кожен новий раунд ваш елітний загін стає звичайним. Облога триватиме в будь-якому разі.
wotr_board-web-detail-keep-special = Лишається один із ваших особливих кубиків; решта чекає наступного ходу.
wotr_board-web-detail-retreat = У золотому регіоні армія вийде з битви; якщо лишитися, буде ще один раунд.
wotr_board-web-detail-withdraw = Кидків не буде: почнеться облога, де по вас влучає лише 6. Усередині вмістяться п’ять загонів.
wotr_board-web-detail-damage = Споганення: { $corruption } з { $most }. Супутник, який загине, прийме стільки шкоди, який його рівень (Провідник: { $level }).
wotr_board-web-detail-ring = { $side_id ->
    [shadow] Після цього перстень вийде з гри.
   *[other] Потім перстень дістанеться Тіні, і вона зможе один раз зробити з ним те саме.
}
wotr_board-web-detail-nations = Оберіть націю на треку політики. Останній крок до війни робить лише активна.
wotr_board-web-detail-rest = Оберіть одну з відповідей.

## Що роблять грані кубиків

wotr_board-web-term-face-character = Перемістити або приховати Братство, відокремити чи перемістити супутників; перемістити назґулів і поплічників; піти військом із лідером або атакувати ним; зіграти подію персонажа.
wotr_board-web-term-face-army = Перемістити два війська або атакувати одним; зіграти стратегічну подію зі знаком війська.
wotr_board-web-term-face-muster = Набрати війська, ввести персонажа або просунути націю на треку політики; зіграти стратегічну подію зі знаком збору.
wotr_board-web-term-face-army_muster = Використовується як «Військо» або як «Збір військ».
wotr_board-web-term-face-event = Зіграти будь-яку карту події з руки або взяти нову.
wotr_board-web-term-face-will_of_the_west = Замінює будь-який результат; вводить Ґандальфа Білого або Араґорна.
wotr_board-web-term-face-eye = Одразу після кидка йде на поле Полювання.
wotr_board-web-term-face-draw = Взяти карту події.
wotr_board-web-term-face-balrog = Діє Бальроґ.

## Терміни

wotr_board-web-term-regular = Звичайний загін
    .text = Прості воїни нації: один кубик у битві, гине від одного влучання.
wotr_board-web-term-elite = Елітний загін
    .text = Один кубик у битві; перше влучання робить його звичайним, друге знищує.
wotr_board-web-term-leader = Лідер
    .text = Іде з військом Вільних Народів і дає йому перекидання в битві.
wotr_board-web-term-nazgul = Назґул
    .text = Лідер Тіні, літає до будь-якого регіону.
wotr_board-web-term-leadership = Лідерство
    .text = Скільки кубиків, що схибили, може перекинути військо.
wotr_board-web-term-fellowship = Братство Персня
    .text = Персненосці, Провідник і супутники з ними. Воно йде непомітно.
wotr_board-web-term-guide = Провідник
    .text = Супутник, який веде Братство; діє його здібність.
wotr_board-web-term-progress = Пройдено кроків
    .text = Скільки кроків пройшло Братство, відколи його бачили.
wotr_board-web-term-hunt = Полювання
    .text = Кожен крок Братства супроводжує Полювання: кубики з поля, успіх на 6, легше з кожним кроком за хід і за твердинь, військ та назґулів поруч.
wotr_board-web-term-corruption = Споганення
    .text = Що Перстень зробив із Персненосцями. Щойно його стане 12, перемагає Тінь.
wotr_board-web-term-mordor = Трек Мордору
    .text = Останні п’ять кроків до Розколини Недолі. На кожному тягнуть жетон Полювання.
wotr_board-web-term-politics = Трек політики
    .text = Скільки кроків нації до війни. Лише у війні вона атакує, перетинає кордони й набирає.
wotr_board-web-term-battle = Битва
    .text = Обидві сторони кидають до п’яти кубиків; влучання на 5 і 6, проти стін спершу лише на 6. Лідери дають перекидання.
wotr_board-web-term-siege = Облога
    .text = До п’яти загонів тримають твердиню проти війська довкола; влучання по них лише на 6.
wotr_board-web-term-points = Переможні очки
    .text = Вороже місто — 1, твердиня — 2. Вільним Народам треба 4, Тіні 10.
wotr_board-web-all-event = Усі карти подій
wotr_board-web-all-character = Усі персонажі
wotr_board-web-all-tile = Усі жетони Полювання
