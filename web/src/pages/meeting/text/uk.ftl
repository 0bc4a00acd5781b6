# Зустрічі з іншими: боти, виклики, швидка гра.

meeting-web-bots = Ваші боти
meeting-web-bots-why = Бот — це програма, яка грає під власним ім’ям. Вона входить за токеном: ви створюєте його тут і будь-коли можете відкликати.
meeting-web-bot-name = Ім’я нового бота
meeting-web-bot-make = Створити бота
meeting-web-token = Токен
meeting-web-token-new = Новий токен
meeting-web-token-name = Для чого потрібен токен
meeting-web-token-make = Створити токен
meeting-web-token-once = Збережіть цей токен. Більше його не буде показано.
meeting-web-token-unused = ще не використано
meeting-web-token-revoke = Відкликати
meeting-web-scope-play = грати
meeting-web-scope-challenge = кидати й приймати виклики
meeting-web-scope-chat = писати в чат

meeting-web-challenge = Кинути виклик
meeting-web-challenge-name = Ім’я облікового запису або бота
meeting-web-challenge-send = Надіслати виклик
meeting-web-challenge-guest = Щоб кидати виклики, потрібен обліковий запис.
meeting-web-bots-here = Боти на сервері
meeting-web-bots-none = Зараз тут немає ботів.
meeting-web-bot-choose = Вибрати

meeting-web-tournaments = Турніри
meeting-web-tournaments-none = Зараз турнірів немає.
meeting-web-tournament-new = Відкрити турнір
meeting-web-tournament-name = Назва турніру
meeting-web-tournament-kind = Вид
meeting-web-tournament-rounds = Тури
meeting-web-tournament-bots = Ботів допущено
meeting-web-tournament-open = Відкрити
meeting-web-kind-swiss = Швейцарська система
meeting-web-kind-round_robin = Коловий турнір
meeting-web-kind-league = Ліга кампаній
meeting-web-league-why = Кожен самотужки проходить кампанію «Володар перснів. Карткова гра». У кожному турі розклад для всіх однаковий.
meeting-web-state-open = триває запис
meeting-web-state-running = тур { $round } з { $rounds }
meeting-web-state-over = завершено
meeting-web-entered = { $number ->
    [one] { $number } учасник
    [few] { $number } учасники
   *[many] { $number } учасників
}
meeting-web-host = організатор: { $name }
meeting-web-enter = Узяти участь
meeting-web-leave = Вийти з турніру
meeting-web-start = Почати
meeting-web-call-off = Скасувати турнір
meeting-web-to-game = До своєї партії
meeting-web-standings = Становище
meeting-web-place = Місце
meeting-web-player = Учасник
meeting-web-points = Очки
meeting-web-opponents = Очки суперників
meeting-web-scenarios = Сценарії
meeting-web-score = Рахунок
meeting-web-games = Партії
meeting-web-nobody-yet = Поки ніхто не записався.
meeting-web-round = Тур { $round }
meeting-web-playing = триває гра
meeting-web-came-through = пройдено
meeting-web-failed = не пройдено
meeting-web-sat-out = пропускає тур
