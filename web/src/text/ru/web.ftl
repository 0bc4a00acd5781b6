# Что говорит браузер сверх сообщений, общих с терминалом.

web-skip = К содержанию
web-nav = Разделы
web-nav-play = Играть
web-nav-watch = Смотреть
web-nav-learn = Учиться
web-ratings = Рейтинг игроков
web-desk = Стол хранителя
web-history = Сыгранные партии
web-dark = Тёмные цвета
web-account = Учётная запись
web-fan-work = Неофициальная некоммерческая работа поклонников.
web-loading = Минутку
web-close = Закрыть
web-none = нет
web-nobody = никто
web-confirm = Подтвердить
web-confirm-number = Подтвердить: выбрано { $number }
web-lost = Такой страницы нет
web-lost-text = Адрес, возможно, устарел или написан с ошибкой.
web-to-lobby = К столам

## Игры

web-game-duel = Дуэль за Средиземье
    .text = Разбирайте карточки, несите Кольцо к огню или настигните его.
    .players = 2 игрока
    .time = 30 минут
web-game-wotr_cards = Война Кольца. Карточная игра
    .text = Держите пути и стены, каждый выбор труден.
    .players = от 2 до 4, командами
    .time = 2 часа
web-game-wotr_board = Война Кольца
    .text = Вся карта, армии и скрытое Братство.
    .players = 2 игрока
    .time = 3 часа
web-game-lcg = Карточная игра
    .text = Соберите колоду и пройдите Лихолесье с друзьями.
    .players = от 1 до 4 вместе
    .time = 1 час
web-coming = Ещё не готова

## Зал

web-welcome = Рады встрече.
web-welcome-name = Рады встрече, { $name }.
web-waiting-for-you = { $number ->
    [one] Вас ждёт { $number } стол.
    [few] Вас ждут { $number } стола.
   *[many] Вас ждут { $number } столов.
}
web-nothing-waits = Вас не ждёт ни один стол. Садитесь за новый.
web-choose-name = Вас зовут { $name }. Выбрать имя
web-my-tables = Ваши столы
web-tables-as-of = Ваши столы по состоянию на { $time }.
web-show-all-tables = Показать все столы: { $number }
web-games = Игры
web-open-tables = Открытые столы
web-open-empty = Сейчас никто не ждёт.
web-watch-title = Столы, где можно смотреть
web-watch-empty = Сейчас никто не играет открыто.
web-past-tables = Оконченные партии
web-with = с кем: { $names }
web-alone = за одним экраном
web-campaign = { $number ->
    [1] Кампания, игра 1 из { $all }
   *[other] Кампания, игра { $number } из { $all }, пока { $points } (чем меньше, тем лучше)
}
web-solo = в одиночку
web-table-waiting = Ждёт игроков.
web-table-your-move = Выбирать вам.
web-table-asked-back = Ваше место ждёт вас: вернитесь, иначе за вас сыграет компьютер.
web-table-their-move = Выбирает другой.
web-your-move = Ваш ход
web-look = Взглянуть
web-join = Сесть
web-watch = Смотреть
web-nobody-won = Никто не победил.
web-computer-level = { $level ->
    [easy] Компьютер, лёгкий
    [medium] Компьютер, средний
    [hard] Компьютер, сильный
    [master] Компьютер, мастер
   *[other] Компьютер
}
web-play-now = Быстрая игра
web-seek = Найти соперника
web-seeking = Идёт поиск соперника
web-seek-meanwhile = Пока сыграть с компьютером
web-seek-stop = Прекратить поиск
web-seek-found = Вас ждёт соперник.
web-seek-go = К столу
web-now-clock-fast = 10 минут
web-now-clock-live = 25 минут
web-now-clock-day = день на ход
web-meet-link = Вызовы, боты, турниры
web-challenge-sent = Вызов отправлен. Соперник: { $name }.
web-challenge-received = Вам бросает вызов { $name }.
web-challenge-accept = Принять
web-challenge-decline = Отклонить
web-challenge-withdraw = Отозвать
web-bot-name = { $name } (бот)
web-clock = Часы
web-clock-none = без часов
web-clock-live = { $number ->
    [one] вживую, по { $number } минуте
   *[other] вживую, по { $number } минут
}
web-clock-days = { $number ->
    [one] день на ход
    [few] { $number } дня на ход
   *[many] { $number } дней на ход
}
web-days = { $number ->
    [one] { $number } день
    [few] { $number } дня
   *[many] { $number } дней
}

## Создать стол

web-set-table = Создать стол
web-game = Игра
web-against = Против кого
web-against-computer = Компьютер
web-against-friend = Друг
web-against-anyone = Кто угодно
web-against-screen = За одним экраном
web-strength = Сила
web-who-sits-where = Кто где сидит
web-seats-number = Игроков
web-your-side = Ваша сторона
web-by-lot = По жребию
web-options = Настроить
web-more-settings = Часы и правила
web-set-clock-none = Без часов
web-set-clock-fast = По 10 минут и 5 секунд за выбор
web-set-clock-live = По 25 минут и 10 секунд за выбор
web-set-clock-long = По 60 минут и 20 секунд за выбор
web-set-clock-evening = По 90 минут и 30 секунд за выбор
web-set-clock-day = День на ход
web-set-clock-week = Неделя на ход
web-reading = Прочтение правил
web-allow-hints = Подсказки разрешены
web-listed = Другие могут смотреть
web-rated = на рейтинг
web-set-rated = Игра на рейтинг
web-rated-account = Рейтинг есть только у зарегистрированных игроков: завести учётную запись
web-rated-rule = На рейтинг играют с часами и без подсказок. То, что уже открыто, назад не берётся, и компьютер никого не заменяет. Кто сдался или ушёл и не вернулся до конца своего времени, тот проиграл. Партия засчитывается, когда каждый сделал хотя бы один выбор.
web-with-whom = С кем
web-row-begins = Кампания начинается с первого сценария, за ним следуют остальные.
web-decks = Колоды
web-own-decks = Мои колоды
web-ready-decks = Готовые колоды
web-shared-decks = Показана всем
web-build-decks = Собрать или загрузить колоду
web-deck-unfinished = { $name }, не закончена
web-deck-refused = { $side }. { $problem }
web-no-decks = Здесь нет игр, в которые играют своими колодами.
web-sit-down = Сесть за стол

## Ожидание

web-copied = Скопировано

## Учётная запись

web-guest-number = Гость { $number }
web-guest = Вы играете как гость по имени { $name }. Больше ничего не нужно.
web-your-name = Ваше имя за столом
web-save-name = Взять это имя
web-renamed = Теперь вас зовут { $name }.
web-make-account = Завести учётную запись
web-account-why = С учётной записью ваши столы доступны на любом устройстве. Адрес почты не нужен.
web-account-closed = Сейчас здесь не заводят учётных записей. Гостем можно играть во всё, кроме партий с рейтингом.
web-account-invitation = Приглашение
web-account-name = Имя
web-password = Пароль, не короче 8 знаков
web-account-made = Учётная запись { $name } теперь ваша, и ваши столы тоже.
web-sign-in = Войти
web-sign-in-why = Продолжайте с того же места на любом устройстве.
web-signed-in = Вы вошли как { $name }.
web-sign-out = Выйти
web-signed-out = Вы вышли и играете как гость { $name }.
web-sessions = Где выполнен вход
web-session-here = этот браузер
web-session-seen = последний раз: { $date }
web-session-unknown = безымянный браузер
web-session-end = Завершить сеанс
web-session-ended = Сеанс завершён.
web-sessions-end = Выйти на всех других устройствах
web-sessions-ended = Теперь вход выполнен только здесь.
web-password-lost = Забыли пароль?
web-former-player = бывший игрок

## Настройки

web-theme = Цвета
web-theme-system = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-tempo = Ходы компьютеров и сражения
web-tempo-step = По шагам
web-tempo-slow = Медленно
web-tempo-quick = Быстро
web-tempo-once = Сразу
web-motion = Движение
web-motion-calm = Спокойное
web-motion-quick = Быстрое
web-motion-none = Без движения
web-one-step = Выбирать одним шагом, без подтверждения
web-letter-keys = Отдельные буквы работают как команды
web-sounds = Звуки
web-sounds-off = Выключены
web-sounds-quiet = Тихо
web-sounds-full = Громко
web-notify = Уведомление, когда мой ход

## За столом

web-parts = Части стола
web-since-more = { $number ->
    [one] (в журнале перед этим ещё { $number } предложение)
    [few] (в журнале перед этим ещё { $number } предложения)
   *[many] (в журнале перед этим ещё { $number } предложений)
}
web-since-last-time = С тех пор, как вы были здесь
web-is-choosing = { $who ->
    [you] Выбираете вы
    [many] Выбирают { $name }
   *[one] Выбирает { $name }
}
web-computer-thinks = Компьютер думает
web-side-thinks = { $side }: компьютер думает
web-is-away = { $name } не за столом; игра ждёт этого выбора
web-out-of-game = Вы выбыли из игры. Ваши товарищи играют дальше.
web-refused-detail = Ничего не изменилось.

## Первая партия

web-lesson-begin = Учиться, играя
web-lesson-go-on = Продолжить урок
web-lesson-anew = Начать сначала
web-lesson-again = Пройти урок ещё раз
web-lesson-finished = Пройден
web-lesson-steps = { $number ->
    [one] { $number } шаг
    [few] { $number } шага
   *[many] { $number } шагов
}
web-learn-title = Научиться играть

## Конец

web-replay = Повтор
web-outcome-closed = Стол закрыли хранители сервера. Партия никому не засчитана.
web-outcome-resigned = { $loser } { $loser_count ->
    [many] сдаются
   *[one] сдаётся
}: { $winner_count ->
    [many] побеждают
   *[one] побеждает
} { $winner }.
web-outcome-out_of_time = У { $loser_gen } вышло время: { $winner_count ->
    [many] побеждают
   *[one] побеждает
} { $winner }.
web-outcome-abandoned = { $loser } { $loser_count ->
    [many] покидают
   *[one] покидает
} партию: { $winner_count ->
    [many] побеждают
   *[one] побеждает
} { $winner }.

## Помощь

web-contents = Содержание
web-search-rules = Поиск по правилам
web-search-found = { $number ->
    [one] Найдена { $number } запись
    [few] Найдено { $number } записи
   *[many] Найдено { $number } записей
}
web-examples = Разобранные примеры
web-example-open = Открыть на поле
web-glossary = Словарь
web-no-help = Для этой игры помощи пока нет.
web-all-card = Все карточки
web-all-tile = Все локации
web-all-token = Все жетоны союзов
web-credits = Благодарности
web-credits-icons = Значки: перекрашены, с сайта
web-credits-icons-authors = Авторы: Lorc, Delapouite, Skoll, Caro Asercion, sbed и другие.
web-credits-type = Шрифты: Alegreya и Alegreya Sans, Хуан Пабло дель Пераль, Huerta Tipográfica, лицензия
web-credits-drawing = Карты, пейзажи, печати и буквицы нарисованы нами.
web-credits-software = Сделано с помощью Svelte, Vite, Fluent, Python, Litestar и msgspec.
web-engine-plain = Westmarch { $version }. Компьютер думает на обычном движке; скомпилированный во много раз быстрее.
web-engine-compiled = Westmarch { $version }. Компьютер думает на скомпилированном движке.

## Журнал стола

web-log-started = Партия начинается.
web-log-undone = { $who ->
    [you] Вы отменяете последний выбор.
    [many] { $name } отменяют последний выбор.
   *[one] { $name } отменяет последний выбор.
}
web-log-forked = { $who ->
    [you] Вы отменяете выбор. Всё, что с тех пор открылось, выпадет заново.
    [many] { $name } отменяют выбор. Всё, что с тех пор открылось, выпадет заново.
   *[one] { $name } отменяет выбор. Всё, что с тех пор открылось, выпадет заново.
}
web-log-undone_alone = { $who ->
    [you] Вы отменяете ходы, пока кого-то нет за столом.
    [many] { $name } отменяют ходы, пока кого-то нет за столом.
   *[one] { $name } отменяет ходы, пока кого-то нет за столом.
}
web-log-taken = Отменено:
web-log-left = { $who ->
    [you] Вы уходите из-за стола.
    [many] { $name } уходят из-за стола.
   *[one] { $name } уходит из-за стола.
}
web-log-returned = { $who ->
    [you] Вы снова за столом.
    [many] { $name } снова за столом.
   *[one] { $name } снова за столом.
}
web-log-joined = { $who ->
    [you] Вы садитесь за стол.
    [many] { $name } садятся за стол.
   *[one] { $name } садится за стол.
}
web-log-replaced = { $who ->
    [you] Вы занимаете место ушедшего.
    [many] { $name } занимают место ушедшего.
   *[one] { $name } занимает место ушедшего.
}
web-log-paused = { $who ->
    [you] Вы в отпуске: ваше время стоит.
    [many] { $name } в отпуске: их время стоит.
   *[one] { $name } в отпуске: время этого места стоит.
}
web-log-resumed = { $who ->
    [you] Вы снова здесь после отпуска.
    [many] { $name } снова здесь после отпуска.
   *[one] { $name } снова здесь после отпуска.
}
web-log-resigned = { $who ->
    [you] Вы сдаётесь.
    [many] { $name } сдаются.
   *[one] { $name } сдаётся.
}
web-log-out_of_time = { $who ->
    [you] У вас вышло время.
    [many] { $name } не успевают: время вышло.
   *[one] { $name } не успевает: время вышло.
}
web-log-abandoned = { $who ->
    [you] Вы покидаете партию.
    [many] { $name } покидают партию.
   *[one] { $name } покидает партию.
}
web-log-closed = Стол закрыли хранители сервера.
web-log-continued = Сервер обновлён, партия продолжается.
web-log-taught = Начинается урок.
web-log-taken_up = Партия продолжается с одного из моментов сыгранной.

## Отказы

web-refused-offline = Сервер сейчас недоступен.
web-refused-malformed = Сервер этого не понял.
web-refused-too_large = Это слишком длинно.
web-refused-too_fast = Слишком часто. Подождите немного.
web-refused-no_such_table = Такого стола нет.
web-refused-no_such_game = Такой игры здесь нет.
web-refused-bad_options = Эти настройки не сочетаются.
web-refused-bad_deck = Эта колода собрана не по правилам.
web-refused-no_such_deck = Такой колоды нет. Возможно, её удалили или больше не показывают.
web-refused-too_many_decks = Больше колод сервер не хранит. Сначала удалите одну из них.
web-refused-too_many_shared = Больше колод на одной странице сервер не показывает. Сначала уберите одну из них.
web-refused-bad_level = У компьютера нет такого уровня.
web-refused-bad_seats = Из таких мест партии не выйдет.
web-refused-bad_invite = Это приглашение недействительно.
web-refused-seat_taken = Там уже кто-то сидит.
web-refused-not_seated = У вас нет места за этим столом.
web-refused-not_your_turn = Сейчас не ваш ход.
web-refused-not_started = Партия ещё не началась.
web-refused-already_started = Партия уже началась.
web-refused-over = Партия окончена.
web-refused-not_over = Партия ещё не окончена.
web-refused-no_record = Во время этой партии изменились правила, поэтому записи, по которой её можно повторить, нет.
web-refused-bad_address = На этот адрес ничего отправить нельзя.
web-refused-bad_link = Ссылка устарела, уже использована или неполная.
web-refused-no_mail = Этот сервер не отправляет писем.
web-refused-stale = Позиция тем временем изменилась. Выберите снова.
web-refused-illegal_word = Сейчас так нельзя.
web-refused-undo_not_free = С тех пор что-то открылось: попросите остальных.
web-refused-nothing_to_undo = Отменять нечего.
web-refused-nothing_asked = Об этом никто не просил.
web-refused-already_asked = Об этом уже попросили.
web-refused-still_here = Заменить можно только того, кто ушёл.
web-refused-no_hints = За этим столом нет подсказок.
web-refused-no_such_lesson = Такого урока нет.
web-refused-not_in_lesson = Сейчас урок просит о другом.
web-refused-busy = Компьютер сейчас занят. Попробуйте чуть позже.
web-refused-no_such_order = Такого указания нет.
web-refused-no_sequel = За этой партией ничего не следует.
web-refused-not_creator = Это может только тот, кто создал стол.
web-refused-not_registered = Это могут только зарегистрированные игроки.
web-refused-not_rateable = За столом на рейтинг нужны часы, подсказок нет, и никто не играет за обе стороны.
web-refused-rated = За столом на рейтинг так нельзя.
web-refused-name_taken = Это имя занято.
web-refused-wrong_password = Имя и пароль не подходят друг к другу.
web-refused-name_confusing = Это имя можно принять за имя компьютера или другого игрока. Выберите другое.
web-refused-no_such_session = Этот сеанс уже завершён.
web-refused-no_such_person = Никого другого с таким именем здесь нет.
web-refused-already_account = У вас уже есть учётная запись.
web-refused-bad_token = Этот токен недействителен.
web-refused-out_of_scope = Этот токен такого не разрешает.
web-refused-no_such_bot = У вас нет такого бота или токена.
web-refused-too_many_bots = У вас уже столько ботов, сколько разрешает сервер.
web-refused-too_many_tokens = У этого бота уже столько токенов, сколько разрешает сервер. Сначала отзовите один.
web-refused-too_many_games = Этот бот уже играет столько партий, сколько ему разрешено.
web-refused-no_such_challenge = Этот вызов уже закрыт.
web-refused-too_many_challenges = Открыто слишком много вызовов.
web-refused-no_such_tournament = Такого турнира нет.
web-refused-too_many_tournaments = Вы уже проводите столько турниров, сколько разрешает сервер.
web-refused-tournament_full = В этом турнире нет свободных мест.
web-refused-too_few_players = Слишком мало участников, чтобы начать.
web-refused-no_bots = Организатор не допускает ботов.
web-refused-foreign_origin = Этой странице нельзя обращаться к этому серверу.
web-refused-database_lost = Сервер потерял связь с базой данных. Он продолжит, как только она вернётся.
web-refused-redis_lost = Сервер потерял связь с базой Redis. Он продолжит, как только она вернётся.
web-refused-other_corrections = За этим столом играли с другими исправлениями карт, чем сейчас на сервере. Игру можно продолжить, когда владелец сервера вернёт прежние исправления.
web-refused-broken_table = Эту партию продолжить нельзя.
web-refused-no_right = Ваша роль этого не позволяет, или не с этим игроком.
web-refused-no_such_line = Этой строки чата уже нет.
web-refused-no_such_report = Этим уже кто-то занялся.
web-refused-muted = { $until ->
    [never] Вы больше не можете писать за столами.
   *[other] Вы не можете писать за столами до { $until }.
}
web-refused-banned = { $until ->
    [never] Вход с этой учётной записью закрыт.
   *[other] Вход с этой учётной записью закрыт до { $until }.
}
web-refused-no_registration = Учётные записи здесь заводят только по приглашению или не заводят вовсе.
web-refused-too_many_days = Это больше, чем осталось у вас дней отпуска: { $days }.
web-refused-failed = На сервере что-то пошло не так. Это записано.
web-flagged = Модераторы посмотрят.

## Что проверить

web-doubtful = Что проверить
web-doubtful-text = Наши источники не говорят точно, что напечатано на некоторых картах. Если у вас есть игра, взгляните: выберите то, что стоит на карте, и сохраните файл с ответами.
web-doubtful-tell = Файлом это пока не исправить: напишите нам, что сказано на карте.
web-doubtful-file = Файл исправлений
web-doubtful-save = Сохраните его под именем corrections.yaml в папке данных сервера или назовите при запуске: westmarch --corrections FILE serve. После перезапуска всё играется по нему.
web-doubtful-download = Сохранить файл
web-doubtful-none = Пока ничто не отличается от того, что мы считаем верным.
web-doubtful-link = У вас есть эта игра? Кое-что стоит проверить по её картам.
