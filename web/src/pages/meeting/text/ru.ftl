# Встречи с другими: боты, вызовы, быстрая игра.

meeting-web-bots = Ваши боты
meeting-web-bots-why = Бот — это программа, которая играет под собственным именем. Она входит по токену: вы создаёте его здесь и в любой момент можете отозвать.
meeting-web-bot-name = Имя нового бота
meeting-web-bot-make = Создать бота
meeting-web-token = Токен
meeting-web-token-new = Новый токен
meeting-web-token-name = Для чего нужен токен
meeting-web-token-make = Создать токен
meeting-web-token-once = Сохраните этот токен. Больше он показан не будет.
meeting-web-token-unused = ещё не использован
meeting-web-token-revoke = Отозвать
meeting-web-scope-play = играть
meeting-web-scope-challenge = бросать и принимать вызовы
meeting-web-scope-chat = писать в чат

meeting-web-challenge = Бросить вызов
meeting-web-challenge-name = Имя учётной записи или бота
meeting-web-challenge-send = Отправить вызов
meeting-web-challenge-guest = Чтобы бросать вызовы, нужна учётная запись.
meeting-web-bots-here = Боты на сервере
meeting-web-bots-none = Сейчас здесь нет ботов.
meeting-web-bot-choose = Выбрать

meeting-web-tournaments = Турниры
meeting-web-tournaments-none = Сейчас турниров нет.
meeting-web-tournament-new = Открыть турнир
meeting-web-tournament-name = Название турнира
meeting-web-tournament-kind = Вид
meeting-web-tournament-rounds = Туры
meeting-web-tournament-bots = Боты допускаются
meeting-web-tournament-open = Открыть
meeting-web-kind-swiss = Швейцарская система
meeting-web-kind-round_robin = Круговой турнир
meeting-web-kind-league = Лига кампаний
meeting-web-league-why = Каждый в одиночку проходит кампанию «Властелин колец. Карточная игра». В каждом туре расклад у всех одинаков.
meeting-web-state-open = идёт запись
meeting-web-state-running = тур { $round } из { $rounds }
meeting-web-state-over = завершён
meeting-web-entered = { $number ->
    [one] { $number } участник
    [few] { $number } участника
   *[many] { $number } участников
}
meeting-web-host = организатор: { $name }
meeting-web-enter = Участвовать
meeting-web-leave = Выйти из турнира
meeting-web-start = Начать
meeting-web-call-off = Отменить турнир
meeting-web-to-game = К своей партии
meeting-web-standings = Положение
meeting-web-place = Место
meeting-web-player = Участник
meeting-web-points = Очки
meeting-web-opponents = Очки соперников
meeting-web-scenarios = Сценарии
meeting-web-score = Счёт
meeting-web-games = Партии
meeting-web-nobody-yet = Пока никто не записался.
meeting-web-round = Тур { $round }
meeting-web-playing = идёт игра
meeting-web-came-through = пройден
meeting-web-failed = не пройден
meeting-web-sat-out = пропускает тур
