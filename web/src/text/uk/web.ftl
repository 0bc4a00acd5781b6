# Що каже браузер понад повідомлення, спільні з терміналом.

web-skip = До змісту
web-nav = Розділи
web-nav-play = Грати
web-nav-watch = Дивитися
web-nav-learn = Навчатися
web-ratings = Рейтинг гравців
web-desk = Стіл хранителя
web-history = Зіграні партії
web-dark = Темні кольори
web-account = Обліковий запис
web-fan-work = Неофіційна некомерційна робота шанувальників.
web-loading = Хвилинку
web-close = Закрити
web-none = немає
web-nobody = ніхто
web-confirm = Підтвердити
web-confirm-number = Підтвердити: обрано { $number }
web-lost = Такої сторінки немає
web-lost-text = Адреса, можливо, застаріла або написана з помилкою.
web-to-lobby = До столів

## Ігри

web-game-duel = Дуель за Середзем’я
    .text = Розбирайте карти, несіть Перстень до вогню або наздоженіть його.
    .players = 2 гравці
    .time = 30 хвилин
web-game-wotr_cards = Війна Персня. Карткова гра
    .text = Тримайте шляхи й мури, кожен вибір важкий.
    .players = від 2 до 4, командами
    .time = 2 години
web-game-wotr_board = Війна Персня
    .text = Уся мапа, війська та приховане Братство.
    .players = 2 гравці
    .time = 3 години
web-game-lcg = Карткова гра
    .text = Складіть колоду й пройдіть Морок-ліс із друзями.
    .players = від 1 до 4 разом
    .time = 1 година
web-coming = Ще не готова

## Вітальня

web-welcome = Раді зустрічі.
web-welcome-name = Раді зустрічі, { $name }.
web-waiting-for-you = { $number ->
    [one] На вас чекає { $number } стіл.
    [few] На вас чекають { $number } столи.
   *[many] На вас чекають { $number } столів.
}
web-nothing-waits = На вас не чекає жоден стіл. Сідайте за новий.
web-choose-name = Вас звуть { $name }. Обрати ім’я
web-my-tables = Ваші столи
web-tables-as-of = Ваші столи станом на { $time }.
web-show-all-tables = Показати всі столи: { $number }
web-games = Ігри
web-open-tables = Відкриті столи
web-open-empty = Зараз ніхто не чекає.
web-watch-title = Столи, де можна дивитися
web-watch-empty = Зараз ніхто не грає відкрито.
web-past-tables = Завершені партії
web-with = з ким: { $names }
web-alone = за одним екраном
web-campaign = { $number ->
    [1] Кампанія, гра 1 з { $all }
   *[other] Кампанія, гра { $number } з { $all }, наразі { $points } (що менше, то краще)
}
web-solo = наодинці
web-table-waiting = Чекає на гравців.
web-table-your-move = Обирати вам.
web-table-asked-back = Ваше місце чекає на вас: поверніться, інакше за вас зіграє комп’ютер.
web-table-their-move = Обирає інший.
web-your-move = Ваш хід
web-look = Поглянути
web-join = Сісти
web-watch = Дивитися
web-nobody-won = Ніхто не переміг.
web-computer-level = { $level ->
    [easy] Комп’ютер, легкий
    [medium] Комп’ютер, середній
    [hard] Комп’ютер, сильний
    [master] Комп’ютер, майстер
   *[other] Комп’ютер
}
web-play-now = Швидка гра
web-seek = Знайти суперника
web-seeking = Триває пошук суперника
web-seek-meanwhile = Поки зіграти з комп’ютером
web-seek-stop = Припинити пошук
web-seek-found = На вас чекає суперник.
web-seek-go = До столу
web-now-clock-fast = 10 хвилин
web-now-clock-live = 25 хвилин
web-now-clock-day = день на хід
web-meet-link = Виклики, боти, турніри
web-challenge-sent = Виклик надіслано. Суперник: { $name }.
web-challenge-received = Вам кидає виклик { $name }.
web-challenge-accept = Прийняти
web-challenge-decline = Відхилити
web-challenge-withdraw = Відкликати
web-bot-name = { $name } (бот)
web-clock = Годинник
web-clock-none = без годинника
web-clock-live = { $number ->
    [one] наживо, по { $number } хвилині
   *[other] наживо, по { $number } хвилин
}
web-clock-days = { $number ->
    [one] день на хід
    [few] { $number } дні на хід
   *[many] { $number } днів на хід
}
web-days = { $number ->
    [one] { $number } день
    [few] { $number } дні
   *[many] { $number } днів
}

## Створити стіл

web-set-table = Створити стіл
web-game = Гра
web-against = Проти кого
web-against-computer = Комп’ютер
web-against-friend = Друг
web-against-anyone = Хто завгодно
web-against-screen = За одним екраном
web-strength = Сила
web-who-sits-where = Хто де сидить
web-seats-number = Гравців
web-your-side = Ваша сторона
web-by-lot = За жеребом
web-options = Налаштувати
web-more-settings = Годинник і правила
web-set-clock-none = Без годинника
web-set-clock-fast = По 10 хвилин і 5 секунд за вибір
web-set-clock-live = По 25 хвилин і 10 секунд за вибір
web-set-clock-long = По 60 хвилин і 20 секунд за вибір
web-set-clock-evening = По 90 хвилин і 30 секунд за вибір
web-set-clock-day = День на хід
web-set-clock-week = Тиждень на хід
web-reading = Прочитання правил
web-allow-hints = Підказки дозволено
web-listed = Інші можуть дивитися
web-rated = на рейтинг
web-set-rated = Гра на рейтинг
web-rated-account = Рейтинг мають лише зареєстровані гравці: створити обліковий запис
web-rated-rule = На рейтинг грають із годинником і без підказок. Того, що вже відкрито, назад не беруть, і комп’ютер нікого не замінює. Хто здався або пішов і не повернувся, доки мав час, той програв. Партія зараховується, коли кожен зробив хоча б один вибір.
web-with-whom = З ким
web-row-begins = Кампанія починається з першого сценарію, за ним іде решта.
web-decks = Колоди
web-own-decks = Мої колоди
web-ready-decks = Готові колоди
web-shared-decks = Показана всім
web-build-decks = Скласти або завантажити колоду
web-deck-unfinished = { $name }, не закінчена
web-deck-refused = { $side }. { $problem }
web-no-decks = Тут немає ігор, у які грають власними колодами.
web-sit-down = Сісти за стіл

## Очікування

web-copied = Скопійовано

## Обліковий запис

web-guest-number = Гість { $number }
web-guest = Ви граєте як гість на ім’я { $name }. Більше нічого не треба.
web-your-name = Ваше ім’я за столом
web-save-name = Взяти це ім’я
web-renamed = Тепер вас звуть { $name }.
web-make-account = Створити обліковий запис
web-account-why = З обліковим записом ваші столи доступні на будь-якому пристрої. Адреса пошти не потрібна.
web-account-closed = Зараз тут не створюють облікових записів. Гостем можна грати в усе, крім партій з рейтингом.
web-account-invitation = Запрошення
web-account-name = Ім’я
web-password = Пароль, щонайменше 8 знаків
web-account-made = Обліковий запис { $name } тепер ваш, і ваші столи також.
web-sign-in = Увійти
web-sign-in-why = Продовжуйте з того самого місця на будь-якому пристрої.
web-signed-in = Ви увійшли як { $name }.
web-sign-out = Вийти
web-signed-out = Ви вийшли й граєте як гість { $name }.
web-sessions = Де виконано вхід
web-session-here = цей браузер
web-session-seen = востаннє: { $date }
web-session-unknown = безіменний браузер
web-session-end = Завершити сеанс
web-session-ended = Сеанс завершено.
web-sessions-end = Вийти на всіх інших пристроях
web-sessions-ended = Тепер вхід виконано лише тут.
web-password-lost = Забули пароль?
web-former-player = колишній гравець

## Налаштування

web-theme = Кольори
web-theme-system = Як у системі
web-theme-light = Світлі
web-theme-dark = Темні
web-tempo = Ходи комп’ютерів і битви
web-tempo-step = Крок за кроком
web-tempo-slow = Повільно
web-tempo-quick = Швидко
web-tempo-once = Одразу
web-motion = Рух
web-motion-calm = Спокійний
web-motion-quick = Швидкий
web-motion-none = Без руху
web-one-step = Обирати одним кроком, без підтвердження
web-letter-keys = Окремі літери працюють як команди
web-sounds = Звуки
web-sounds-off = Вимкнено
web-sounds-quiet = Тихо
web-sounds-full = Гучно
web-notify = Сповіщення, коли мій хід

## За столом

web-parts = Частини столу
web-since-more = { $number ->
    [one] (у журналі перед цим ще { $number } речення)
    [few] (у журналі перед цим ще { $number } речення)
   *[many] (у журналі перед цим ще { $number } речень)
}
web-since-last-time = Відколи ви були тут востаннє
web-is-choosing = { $who ->
    [you] Обираєте ви
    [many] Обирають { $name }
   *[one] Обирає { $name }
}
web-computer-thinks = Комп’ютер думає
web-side-thinks = { $side }: комп’ютер думає
web-is-away = { $name } не за столом; гра чекає на цей вибір
web-out-of-game = Ви вибули з гри. Ваші товариші грають далі.
web-refused-detail = Нічого не змінилося.

## Перша партія

web-lesson-begin = Вчитися, граючи
web-lesson-go-on = Продовжити урок
web-lesson-anew = Почати спочатку
web-lesson-again = Пройти урок ще раз
web-lesson-finished = Пройдено
web-lesson-steps = { $number ->
    [one] { $number } крок
    [few] { $number } кроки
   *[many] { $number } кроків
}
web-learn-title = Навчитися грати

## Кінець

web-replay = Повтор
web-outcome-closed = Стіл закрили хранителі сервера. Партію нікому не зараховано.
web-outcome-resigned = { $loser } { $loser_count ->
    [many] здаються
   *[one] здається
}: { $winner_count ->
    [many] перемагають
   *[one] перемагає
} { $winner }.
web-outcome-out_of_time = У { $loser_gen } вийшов час: { $winner_count ->
    [many] перемагають
   *[one] перемагає
} { $winner }.
web-outcome-abandoned = { $loser } { $loser_count ->
    [many] покидають
   *[one] покидає
} партію: { $winner_count ->
    [many] перемагають
   *[one] перемагає
} { $winner }.

## Допомога

web-contents = Зміст
web-search-rules = Пошук у правилах
web-search-found = { $number ->
    [one] Знайдено { $number } запис
    [few] Знайдено { $number } записи
   *[many] Знайдено { $number } записів
}
web-examples = Розібрані приклади
web-example-open = Відкрити на полі
web-glossary = Словник
web-no-help = Для цієї гри допомоги поки що немає.
web-all-card = Усі карти
web-all-tile = Усі локації
web-all-token = Усі жетони союзів
web-credits = Подяки
web-credits-icons = Значки: перефарбовані, з сайту
web-credits-icons-authors = Автори: Lorc, Delapouite, Skoll, Caro Asercion, sbed та інші.
web-credits-type = Шрифти: Alegreya та Alegreya Sans, Хуан Пабло дель Пераль, Huerta Tipográfica, ліцензія
web-credits-drawing = Мапи, краєвиди, печатки й буквиці намальовано нами.
web-credits-software = Зроблено за допомогою Svelte, Vite, Fluent, Python, Litestar і msgspec.
web-engine-plain = Westmarch { $version }. Комп’ютер думає на звичайному рушії; скомпільований у багато разів швидший.
web-engine-compiled = Westmarch { $version }. Комп’ютер думає на скомпільованому рушії.

## Журнал столу

web-log-started = Партія починається.
web-log-undone = { $who ->
    [you] Ви скасовуєте останній вибір.
    [many] { $name } скасовують останній вибір.
   *[one] { $name } скасовує останній вибір.
}
web-log-forked = { $who ->
    [you] Ви скасовуєте вибір. Усе, що відтоді відкрилося, випаде заново.
    [many] { $name } скасовують вибір. Усе, що відтоді відкрилося, випаде заново.
   *[one] { $name } скасовує вибір. Усе, що відтоді відкрилося, випаде заново.
}
web-log-undone_alone = { $who ->
    [you] Ви скасовуєте ходи, поки когось немає за столом.
    [many] { $name } скасовують ходи, поки когось немає за столом.
   *[one] { $name } скасовує ходи, поки когось немає за столом.
}
web-log-taken = Скасовано:
web-log-left = { $who ->
    [you] Ви виходите з-за столу.
    [many] { $name } виходять з-за столу.
   *[one] { $name } виходить з-за столу.
}
web-log-returned = { $who ->
    [you] Ви знову за столом.
    [many] { $name } знову за столом.
   *[one] { $name } знову за столом.
}
web-log-joined = { $who ->
    [you] Ви сідаєте за стіл.
    [many] { $name } сідають за стіл.
   *[one] { $name } сідає за стіл.
}
web-log-replaced = { $who ->
    [you] Ви займаєте місце того, хто пішов.
    [many] { $name } займають місце того, хто пішов.
   *[one] { $name } займає місце того, хто пішов.
}
web-log-paused = { $who ->
    [you] Ви у відпустці: ваш час стоїть.
    [many] { $name } у відпустці: їхній час стоїть.
   *[one] { $name } у відпустці: час цього місця стоїть.
}
web-log-resumed = { $who ->
    [you] Ви знову тут після відпустки.
    [many] { $name } знову тут після відпустки.
   *[one] { $name } знову тут після відпустки.
}
web-log-resigned = { $who ->
    [you] Ви здаєтеся.
    [many] { $name } здаються.
   *[one] { $name } здається.
}
web-log-out_of_time = { $who ->
    [you] У вас вийшов час.
    [many] { $name } не встигають: час вийшов.
   *[one] { $name } не встигає: час вийшов.
}
web-log-abandoned = { $who ->
    [you] Ви покидаєте партію.
    [many] { $name } покидають партію.
   *[one] { $name } покидає партію.
}
web-log-closed = Стіл закрили хранителі сервера.
web-log-continued = Сервер оновлено, партія триває.
web-log-taught = Починається урок.
web-log-taken_up = Партія триває з однієї з митей зіграної.

## Відмови

web-refused-offline = Сервер зараз недоступний.
web-refused-malformed = Сервер цього не зрозумів.
web-refused-too_large = Це задовге.
web-refused-too_fast = Занадто часто. Зачекайте трохи.
web-refused-no_such_table = Такого столу немає.
web-refused-no_such_game = Такої гри тут немає.
web-refused-bad_options = Ці налаштування не поєднуються.
web-refused-bad_deck = Цю колоду складено не за правилами.
web-refused-no_such_deck = Такої колоди немає. Можливо, її видалили або більше не показують.
web-refused-too_many_decks = Більше колод сервер не зберігає. Спершу видаліть одну з них.
web-refused-too_many_shared = Більше колод на одній сторінці сервер не показує. Спершу приберіть одну з них.
web-refused-bad_level = Комп’ютер не має такого рівня.
web-refused-bad_seats = З таких місць партії не вийде.
web-refused-bad_invite = Це запрошення недійсне.
web-refused-seat_taken = Там уже хтось сидить.
web-refused-not_seated = Ви не маєте місця за цим столом.
web-refused-not_your_turn = Зараз не ваш хід.
web-refused-not_started = Партія ще не почалася.
web-refused-already_started = Партія вже почалася.
web-refused-over = Партію завершено.
web-refused-not_over = Партію ще не завершено.
web-refused-no_record = Під час цієї партії змінилися правила, тож запису, за яким її можна повторити, немає.
web-refused-bad_address = На цю адресу нічого не можна надіслати.
web-refused-bad_link = Посилання застаріло, уже використане або неповне.
web-refused-no_mail = Цей сервер не надсилає листів.
web-refused-stale = Позиція тим часом змінилася. Оберіть знову.
web-refused-illegal_word = Зараз так не можна.
web-refused-undo_not_free = Відтоді щось відкрилося: попросіть інших.
web-refused-nothing_to_undo = Нема чого скасовувати.
web-refused-nothing_asked = Про це ніхто не просив.
web-refused-already_asked = Про це вже попросили.
web-refused-still_here = Замінити можна лише того, хто пішов.
web-refused-no_hints = За цим столом немає підказок.
web-refused-no_such_lesson = Такого уроку немає.
web-refused-not_in_lesson = Зараз урок просить про інше.
web-refused-busy = Комп’ютер зараз зайнятий. Спробуйте трохи згодом.
web-refused-no_such_order = Такої вказівки немає.
web-refused-no_sequel = За цією партією нічого не йде.
web-refused-not_creator = Це може лише той, хто створив стіл.
web-refused-not_registered = Це можуть лише зареєстровані гравці.
web-refused-not_rateable = За столом на рейтинг потрібен годинник, підказок немає, і ніхто не грає за обидві сторони.
web-refused-rated = За столом на рейтинг так не можна.
web-refused-name_taken = Це ім’я зайняте.
web-refused-wrong_password = Ім’я та пароль не підходять одне до одного.
web-refused-name_confusing = Це ім’я можна сприйняти за ім’я комп’ютера чи іншого гравця. Оберіть інше.
web-refused-no_such_session = Цей сеанс уже завершено.
web-refused-no_such_person = Нікого іншого з таким ім’ям тут немає.
web-refused-already_account = Ви вже маєте обліковий запис.
web-refused-bad_token = Цей токен недійсний.
web-refused-out_of_scope = Цей токен такого не дозволяє.
web-refused-no_such_bot = Ви не маєте такого бота чи токена.
web-refused-too_many_bots = Ви вже маєте стільки ботів, скільки дозволяє сервер.
web-refused-too_many_tokens = Цей бот уже має стільки токенів, скільки дозволяє сервер. Спершу відкличте один.
web-refused-too_many_games = Цей бот уже грає стільки партій, скільки йому дозволено.
web-refused-no_such_challenge = Цей виклик уже закрито.
web-refused-too_many_challenges = Відкрито забагато викликів.
web-refused-no_such_tournament = Такого турніру немає.
web-refused-too_many_tournaments = Ви вже проводите стільки турнірів, скільки дозволяє сервер.
web-refused-tournament_full = У цьому турнірі немає вільних місць.
web-refused-too_few_players = Замало учасників, щоб почати.
web-refused-no_bots = Організатор не допускає ботів.
web-refused-foreign_origin = Цій сторінці не можна звертатися до цього сервера.
web-refused-database_lost = Сервер утратив зв’язок із базою даних. Він продовжить, щойно зв’язок повернеться.
web-refused-redis_lost = Сервер утратив зв’язок із базою Redis. Він продовжить, щойно зв’язок повернеться.
web-refused-other_corrections = За цим столом грали з іншими виправленнями карт, ніж зараз на сервері. Гру можна продовжити, коли власник сервера поверне попередні виправлення.
web-refused-broken_table = Цю партію продовжити не можна.
web-refused-no_right = Ваша роль цього не дозволяє, або не з цим гравцем.
web-refused-no_such_line = Цього рядка чату вже немає.
web-refused-no_such_report = Цим уже хтось зайнявся.
web-refused-muted = { $until ->
    [never] Ви більше не можете писати за столами.
   *[other] Ви не можете писати за столами до { $until }.
}
web-refused-banned = { $until ->
    [never] Вхід із цим обліковим записом закрито.
   *[other] Вхід із цим обліковим записом закрито до { $until }.
}
web-refused-no_registration = Облікові записи тут створюють лише за запрошенням або не створюють зовсім.
web-refused-too_many_days = Це більше, ніж залишилося у вас днів відпустки: { $days }.
web-refused-failed = На сервері щось пішло не так. Це записано.
web-flagged = Модератори подивляться.

## Що перевірити

web-doubtful = Що перевірити
web-doubtful-text = Наші джерела не кажуть точно, що надруковано на деяких картах. Якщо у вас є гра, гляньте: оберіть те, що стоїть на карті, і збережіть файл із відповідями.
web-doubtful-tell = Файлом цього поки що не виправити: напишіть нам, що сказано на карті.
web-doubtful-file = Файл виправлень
web-doubtful-save = Збережіть його під іменем corrections.yaml у теці даних сервера або назвіть під час запуску: westmarch --corrections FILE serve. Після перезапуску все гратиметься за ним.
web-doubtful-download = Зберегти файл
web-doubtful-none = Поки що ніщо не відрізняється від того, що ми вважаємо правильним.
web-doubtful-link = Маєте цю гру? Дещо варто перевірити за її картами.
