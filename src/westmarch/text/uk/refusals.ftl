# Що не так із тим, що ввели. Англійські речення — з вихідного коду та бібліотек: за ними впізнається, яке малося на увазі (in_other_words.py).

## Де помилка

refusal-in-line = { $file }, рядок { $number }: { $reason }
refusal-line = рядок { $number }: { $reason }
refusal-part = { $part }: { $reason }
refusal-fault = помилка в програмі ({ $reason }); WESTMARCH_TRACEBACK=1 покаже, де

## Команди й гравці

refusal-no-command = команди «{ $name }» немає; є: { $known }
refusal-no-language = мови «{ $name }» немає; є: { $known }
refusal-no-game = гри «{ $name }» немає; є: { $known }
refusal-no-game-there = точка входу «{ $name }» не веде до гри з таким ключем
refusal-no-seat = місця «{ $name }» немає; є: { $known }
refusal-no-player = комп’ютерного гравця «{ $name }» немає; є: { $known }; запас на обмірковування пишуть так: «mcts:400»
refusal-no-budget = «{ $name }» нічого не перебирає, і запас на обмірковування йому не потрібен
refusal-bad-iterations = «{ $name }»: кількість ітерацій — ціле число, більше за 0; секунди пишуть так: «{ $example }»
refusal-bad-seconds = «{ $name }»: час на обмірковування — від 0 до 3600 секунд
refusal-bad-program = «{ $name }»: програму вказують так: «exec:./bot.py» або «exec@0.5s:./bot.py --fast»
refusal-players-commas = «{ $name }»: гравців перелічують через кому, наприклад random,heuristic
refusal-players-seats = місць за столом — { $number_seats }, а гравців — { $number_players }
refusal-arena-two = для арени потрібні щонайменше два гравці й щонайменше одна партія
refusal-arena-against = для арени потрібна гра, в якій грають одне проти одного
refusal-no-generation = «{ $name }»: такого покоління гравців немає; покоління — від 1 до { $number }
refusal-bad-claims = «{ $name }»: перевірку задають двома різницями Ело, наприклад --sprt 0,10
refusal-claims-order = «{ $name }»: перша різниця Ело має бути меншою за другу, обидві — не більші за { $number }
refusal-not-a-result = це не результат арени: { $reason }
refusal-not-learned = оцінку гри { $game } поки що не можна вивчити
refusal-no-habits = для гри { $game } відбір за поколіннями не передбачено
refusal-few-games = для навчання замало партій
refusal-needs-numpy = для навчання потрібен numpy; він входить до доповнення westmarch[train]
refusal-no-weights = тут немає ваг: { $reason }
refusal-other-weights = це ваги не тієї оцінки, що в цієї гри
refusal-no-search = тут немає пошуку: { $reason }
refusal-other-search = це інший пошук: інші колоди, налаштування, гравець, початкове число або перевірка
refusal-no-change = жодна заміна в цих колодах не дотримується правил
refusal-name-a-game = назвіть гру: { $known }
refusal-no-component = у грі { $game } немає нічого з назвою «{ $name }»
refusal-no-component-near = у грі { $game } немає нічого з назвою «{ $name }»; може, «{ $near }»?
refusal-no-bench = вимірювання «{ $name }» немає; є: { $known }
refusal-no-bench-file = «{ $name }» — не тека збірки й не файл від `westmarch bench --json`
refusal-bench-server = сервер порівнюють лише з його межами: з --server і --soak не вказують --against, а з --soak не називають і рядків
refusal-no-report = повідомлення «{ $name }» немає

## Файли

refusal-too-large = завеликий файл
refusal-not-utf8 = це не текст в UTF-8
refusal-cannot-be-read = прочитати не можна
refusal-cannot-be-written = записати не можна
refusal-os-missing = такого файлу немає
refusal-os-denied = немає доступу
refusal-os-folder = це тека, а не файл
refusal-os-no-folder = такої теки немає
refusal-os-name = задовге ім’я файлу
refusal-os-full = на диску немає місця
refusal-os-read-only = диск відкрито лише для читання
refusal-os-in-use = адресу вже зайнято
refusal-os-no-address = такої адреси в цього комп’ютера немає
refusal-corrections-file = після --corrections потрібен файл
refusal-lang-name = після --lang потрібна мова: { $known }

## Сервер

refusal-listen = не вдається відкрити адресу { $host }, порт { $number }: { $reason }
refusal-needs-redis = кільком процесам сервера потрібен Redis, через який вони дізнаються одне про одного: --redis URL
refusal-needs-port = кільком процесам сервера потрібен порт, відомий усім: --port PORT
refusal-bad-secret = у { $file } немає ключа з { $number } байтів; вилучіть файл, і всім доведеться увійти знову

## Налаштування

refusal-key-value = «{ $name }»: налаштування пишуть так: ключ=значення
refusal-no-preset = набору налаштувань «{ $name }» немає; є: { $known }
refusal-no-scenario = у грі { $game } немає сценарію «{ $name }»; є: { $known }
refusal-scenario-seats = у сценарії { $scenario } місць: { $known }, а не { $number }
refusal-viewers = viewers називає для кожного місця людину: від 0 до 15
refusal-settings-of = налаштування гри { $game }: { $reason }
refusal-unknown-setting = налаштування «{ $name }» немає
refusal-setting-at = { $name }: { $reason }
refusal-setting-type = { $wanted ->
    [bool] потрібно true або false
    [int] потрібне ціле число
    [str] потрібен текст
    [array] потрібен список
   *[other] потрібно: { $wanted }
}
refusal-setting-least = потрібне число, не менше за { $number }
refusal-setting-most = потрібне число, не більше за { $number }
refusal-setting-enum = значення { $given } тут немає
refusal-other-corrections = виправлення карт гри { $game } там інші ({ $theirs }), ніж у цій програмі ({ $ours })
refusal-not-our-corrections = вони не ті, що в цій програмі ({ $ours })
refusal-seats-decks = колод має бути стільки ж, скільки місць за столом: { $number }, а не { $number_given }
refusal-no-decks = до гри { $game } не приходять зі своїми колодами
refusal-no-deck-no-file = немає ні колоди, ні файлу «{ $name }»; колоди: { $known }
refusal-no-deck = колоди «{ $name }» немає; є: { $known }
refusal-deck-heroes = у колоді від одного до трьох різних героїв
refusal-deck-copies = у колоді не більше трьох копій карти
refusal-deck-entry = «{ $name }»: у колоді від однієї до трьох копій карти
refusal-deck-card = карті «{ $name }» там не місце
refusal-deck-small = у колоді має бути не менше { $number_least } карт, а не { $number }, якщо не дозволено малі колоди (small_decks)
refusal-hero-once = герой може бути за столом лише один раз
refusal-lone-hero = у сценарії «Втеча з Дол-Ґульдура» один герой потрапляє в полон: потрібен другий
refusal-one-box = копій карти { $card } у коробці — { $number_box }, а в колодах — { $number }
refusal-campaign-order = у кампанії перед сценарієм { $scenario } має бути зіграно сценаріїв: { $number_due }, а не { $number }
refusal-nightmare = у «Жахітті» з другого сценарію в кожного щось лишається з минулої гри, інакше — ні в кого
refusal-campaign-nobody = для кампанії потрібен гравець, який ще не вибув
refusal-campaign-discard = у скиді лежать лише карти самого гравця
refusal-campaign-damage = поранення лишаються тільки в живих героїв, і їх менше, ніж здоров’я

## Виправлення карт

refusal-corrections-twice = щось записано двічі
refusal-corrections-kind = тут потрібне ціле число, слово або їхній список
refusal-corrections-late = виправлення треба передати до того, як завантажено ігри
refusal-corrections-none = у грі { $game } такого сумнівного місця немає
refusal-corrections-rule = файлом цього не виправити
refusal-corrections-one = потрібна одна відповідь, а не список

## Слова у грі

refusal-not-a-word = слова «{ $name }» у цій грі немає
refusal-not-a-word-near = слова «{ $name }» у цій грі немає; може, «{ $near }»?
refusal-not-allowed-of = { $reason }; можна: { $known }
refusal-not-allowed-now = «{ $name }» зараз не можна
refusal-over-for = «{ $name }»: партію вже закінчено
refusal-over = партію вже закінчено
refusal-only-words = { $file }: усього слів { $number }, а не { $number_wanted }

## Записи партій

refusal-too-long = файл довший за { $number } знаків
refusal-header = перший рядок має бути такий: «{ $line }»
refusal-heading-end = немає рядка «---», яким закінчується заголовок
refusal-here-key = тут має стояти «{ $name }: ...»
refusal-not-whole = «{ $name }» — не ціле число
refusal-options-object = налаштування мають бути об’єктом JSON
refusal-options-json = налаштування записано не в JSON
refusal-check = перевірку пишуть так: «hash ЧИСЛО ВІДБИТОК»
refusal-fork = розвилку пишуть так: «fork ЧИСЛО»
refusal-other-rules = цю партію грали за правилами номер { $number }, а в цій програмі номер { $number_ours }
refusal-words-before = перед цим рядком слів { $number }, а не { $number_told }
refusal-differs = становище не таке, як записано: запис змінено або пошкоджено
refusal-no-record = у партії, розпочатої з готового становища, немає запису

## Становища

refusal-mapping = тут потрібні ключі зі значеннями
refusal-missing = немає ключа «{ $name }»
refusal-whole = потрібне ціле число
refusal-range = потрібне число від { $number_low } до { $number_high }, а не { $number }
refusal-truth = потрібно true або false
refusal-text = потрібен текст
refusal-not-one-of = «{ $name }» тут бути не може; можливо: { $known }
refusal-list = потрібен список
refusal-yaml = це не YAML
refusal-yaml-character = це не YAML: тут зайвий знак
refusal-anchors = якорі YAML тут не дозволено
refusal-tags = теги YAML тут не дозволено
refusal-twice = «{ $name }» стоїть двічі
refusal-twice-in-line = «{ $name }» уже стоїть у рядку { $number }
refusal-empty = файл порожній
refusal-long-number = задовге число
refusal-unknown-key = тут такого ключа немає; можливі: { $known }
refusal-one-document = у файлі має бути один документ
refusal-nested = забагато вкладених рівнів
refusal-plain-key = ключ має бути простим іменем
refusal-seed-or-rng = потрібен або «seed», або «rng»
refusal-numbers = чисел має бути { $number }
refusal-have-numbers = чисел має бути { $number }
refusal-each-numbers = у кожному записі чисел має бути { $number }
refusal-large-number = завелике число
refusal-no-such-seat = такого місця за столом немає
refusal-no-such-seat-or-card = такого місця за столом або такої карти немає
refusal-no-such-word = такого слова немає
refusal-no-such-region = такого регіону немає
refusal-two-places = «{ $name }» стоїть у двох місцях
refusal-more-places = «{ $name }» стоїть у більшій кількості місць, ніж у карти копій
refusal-not-in-game = «{ $name }» у цій партії немає
refusal-not-in-play = «{ $name }» не в грі
refusal-not-used = «{ $name }» у цьому сценарії не бере участі
refusal-not-known = те, що відомо про «{ $name }», неправильне
refusal-not-known-pool = те, що відомо про { $name }, неправильне

## Кроки становища

refusal-not-a-step = «{ $name }» — не крок: { $reason }
refusal-step-form = крок пишуть так: Ім’я(аргументи)
refusal-no-step = кроку { $name } немає
refusal-step-like = аргументи { $name } пишуть так: { $example }
refusal-no-effect = ефекту «{ $name }» немає
refusal-effect-short = у ефекті менше кроків
refusal-argument = аргумент — число, ім’я, крок або їхній перелік у дужках
refusal-no-frame = під ним немає розпочатого ефекту
refusal-stack-deep = кроків може бути не більше ніж { $number }
refusal-steps-fit = ці кроки не пасують до становища
refusal-first-step = перший крок, який виконується останнім, має бути { $name }

## Становища «Дуелі»

refusal-fortress = фортеця стоїть лише там, де сторона взяла локацію регіону
refusal-trio = трійка різних народів вважається зіграною з третім народом, не раніше
refusal-coins = монет усього { $number }
refusal-units = у сторони всього { $number } загонів
refusal-both-units = загони обох сторін не можуть стояти в одному регіоні
refusal-stack-people = у стосі лежать жетони лише його народу
refusal-tiles = відкрито не більше ніж { $number } локації
refusal-aside-nobody = за налаштуваннями столу відкладених карток ніхто не дивиться
refusal-aside-most = не більше ніж { $number } карток, і хоча б один гравець їх знає
refusal-chapter-later = { $name } — картка пізнішої глави
refusal-chapter-other = «{ $name }» — не з цієї глави
refusal-chapter-out = за налаштуваннями столу карток глави { $number_chapter } поза грою: { $number }
refusal-rows = у рядах цієї глави стільки місць: { $known }
refusal-slot = місце під карткою, яка ще лежить, не може бути порожнім
refusal-elsewhere = карток цієї глави, які лежать в інших місцях, — { $number }: вони не можуть бути закриті чи відкладені
refusal-display = немає «display», хоча картки цієї глави лежать в інших місцях
refusal-no-end = на столі такого кінця не видно
refusal-has-won = { $name } — уже переможець: зазначте це в «outcome»
refusal-tokens-shown = жетони показують, лише поки один із них обирають
refusal-token-next = далі обирають один із показаних жетонів: останній крок має бути KeepToken()
refusal-never-waits = { $name } усередині ходу не чекає
refusal-step-number = число в { $name } має бути від { $number_low } до { $number_high }, а не { $number }
refusal-chapter-over = карток у розкладці не лишилося: главу закінчено

## Становища «Війни Персня. Карткової гри»

refusal-not-of-deck = «{ $name }» — не карта цієї колоди
refusal-all-passed = коли всі спасували, крок дій закінчено
refusal-armies-path = військ на шляху не буває
refusal-arrived = прибути в резерв могли лише карти резерву
refusal-no-rings = у цьому сценарії немає жетонів Персня
refusal-icons-path = символи додаються лише персонажам на шляху
refusal-table-played = карта лежить на столі, лише поки її грають
refusal-table-text = карти лежать на столі чи окремо, лише поки виконується текст карти
refusal-no-pool = таких відкладених карт немає
refusal-no-aside = зараз немає тексту, який відклав карти: див. «pools»
refusal-no-combat = битви в такій локації немає
refusal-losses = такі втрати не пасують до захисників
refusal-corruption-area = жетони споганення лежать у Тіні
refusal-may-not-wield = «{ $name }» не може цим володіти
refusal-registers = у карти, яку грають, два або три записи: її місце, звідки вона, що зіграно до неї
refusal-forsaken-most = жертвують не більше ніж { $number } картами

## Становища «Війни Персня»

refusal-elven-rings = ельфійських перснів усього { $number }
refusal-lords-dice = особливі кубики бувають лише з «Володарями Середзем’я» (налаштування «lords»)
refusal-no-face = у цього кубика немає такої грані
refusal-twice-or-not = «{ $name }» стоїть двічі або не з цієї колоди

## Становища «Володаря Перснів. Карткової гри»

refusal-no-card = карти «{ $name }» у цій партії немає
refusal-no-quest = це не карта пригоди
refusal-lasting = тривалий ефект стосується карти, якої немає в цій партії
refusal-attached = «{ $name }» ні до чого не прикріплено
refusal-point-frame = тут потрібні момент і ефект

## Чого бракує в команді

refusal-unknown-option = параметра { $name } немає
refusal-unknown-option-quoted = параметра «{ $name }» немає
refusal-unknown-option-near = параметра { $name } немає; може, { $near }?
refusal-missing-argument = команді { $command } потрібен параметр { $name }
refusal-missing-argument-near = команді { $command } потрібен параметр { $name }; може, { $near } замість { $given }?
refusal-missing-value = після { $name } потрібне значення
refusal-choose-from = { $name }: «{ $given }» не підходить; є: { $known }
refusal-choose-from-near = { $name }: «{ $given }» не підходить; є: { $known }; може, «{ $near }»?
refusal-convert = { $name }: «{ $given }» не підходить: { $type ->
    [int] потрібне ціле число
    [float] потрібне число
    [bool] потрібно true або false
   *[other] потрібно { $type }
}
refusal-invalid-least = { $name }: «{ $given }» не підходить: потрібно не менше за { $number }
refusal-invalid-above = { $name }: «{ $given }» не підходить: потрібно більше за { $number }
refusal-invalid-most = { $name }: «{ $given }» не підходить: потрібно не більше за { $number }
refusal-unused = зайве в команді: { $given }
refusal-repeated = { $name } вказано кілька разів

## Дослідження

refusal-no-block = блоку «{ $name }» немає; є: { $known }
refusal-work-on = працювати можна на «ray» або «ray://HOST:PORT», а не на «{ $name }»
refusal-missing-extra = { $name } не встановлено; він входить до доповнення westmarch[{ $extra }]
refusal-no-cluster = за адресою { $address } не відповідає жоден кластер Ray: { $told }
refusal-data-one-game = у наборі даних потрібна хоча б одна партія
refusal-data-other-files = там уже лежать інші файли
refusal-data-another = там уже лежить інший набір даних; відмінності: { $known }
refusal-data-not-ours = це не наш набір даних: { $told }
refusal-data-format = формат не { $number }, а інший
refusal-data-game = це партії { $game }, а не { $other }
refusal-data-words = слова там мають інші номери, ніж у цій програмі
refusal-data-layout = спостереження там версії { $number }, і розташовані вони інакше, ніж наші
refusal-data-unobserved = набір складено без спостережень
refusal-data-part = це не частина набору даних: { $told }
refusal-data-silent = там не сказано: { $known }
refusal-data-empty = партій там ще немає
refusal-weights-not-ours = це не наші ваги: { $told }
refusal-weights-another = це ваги для іншої гри або версії; відмінності: { $known }
refusal-weights-torn = ці ваги не пасують одна до одної
refusal-run-not-ours = це не запис нашої перерваної роботи: { $told }
refusal-run-another = тут було перервано іншу роботу; відмінності: { $known }
refusal-learn-places = партій потрібно щонайменше { $number }, по одній на місце
