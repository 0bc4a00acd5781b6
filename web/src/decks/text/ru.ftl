# Сборка колод.

decks-web-title = Колоды
decks-web-lead = От одного до { $heroes } героев и не меньше { $cards } карт, каждая не больше { $copies } раз.
decks-web-open = Открыть колоду
decks-web-new = Новая колода
decks-web-name = Название колоды
decks-web-untitled = Колода без названия
decks-web-save = Сохранить колоду
decks-web-save-copy = Сохранить как другую
decks-web-saved = Сохранено: { $name }
decks-web-delete = Удалить
decks-web-delete-sure = Удалить насовсем: { $name }?
decks-web-deleted = Удалено: { $name }
decks-web-unsaved = В этой колоде есть несохранённые изменения.
decks-web-discard = Отказаться от них
decks-web-stay = Продолжить с этой колодой
decks-web-play = Играть этой колодой
decks-web-share = Показывать на моей странице
decks-web-share-how = Там каждый может её посмотреть, взять себе и сыграть ею.
decks-web-share-account = С учётной записью можно показывать колоды на своей странице.
decks-web-shared-now = Теперь на вашей странице: { $name }
decks-web-shared-never = Теперь только у вас: { $name }

decks-web-look = Посмотреть карты
decks-web-take = Взять в мои колоды
decks-web-taken = Взято: { $name }
decks-web-to-mine = К моим колодам
decks-web-illegal = Собрана не по правилам:
decks-web-flag = Обратить внимание модераторов на это название

decks-web-cards = Карты
decks-web-deck = Колода
decks-web-deck-size = { $number ->
    [one] Колода: { $number } карта
    [few] Колода: { $number } карты
   *[other] Колода: { $number } карт
}
decks-web-search = Поиск по названию, чертам и тексту
decks-web-kind = Вид карты
decks-web-any = все
decks-web-found = { $number ->
    [0] Таких карт нет.
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
decks-web-show-all = Показать все карты
decks-web-add = Добавить: { $card }
decks-web-remove = Убрать: { $card }
decks-web-in-deck = в колоде: { $number }
decks-web-card-text = Текст карты
decks-web-card-hint = Наведите указатель на карту или перейдите к ней клавишей Tab, и здесь появится её текст.
decks-web-card-hint-touch = Коснитесь карты, и здесь появится её текст.

decks-web-heroes = { $number ->
    [one] { $number } герой
    [few] { $number } героя
   *[other] { $number } героев
}
decks-web-warnings = { $number ->
    [one] У { $number } карты сфера, которой нет ни у одного героя
   *[other] У { $number } карт сферы, которых нет ни у одного героя
}
decks-web-empty = Колода пуста. Начните с героев: их сферы подскажут, какие карты подойдут.
decks-web-bar = { $name }: { decks-cards }

decks-web-import = Загрузить список колоды
decks-web-import-how = Вставьте список или откройте файл: простые строки вроде «3x Фарамир», текстовый список RingsDB или файл .o8d из OCTGN.
decks-web-list = Список колоды
decks-web-read = Прочесть список
decks-web-file = Открыть файл
decks-web-not-read = Список не загружен, ничего не изменилось.
decks-web-left-out = Остальное загружено. Не вошло в колоду:
decks-web-read-done = Список загружен. Сохраните колоду, чтобы она осталась.
decks-web-export = Выгрузить эту колоду
decks-web-format = Формат
decks-web-format-plain = Простой список
decks-web-format-ringsdb = Текст RingsDB
decks-web-format-octgn = OCTGN (.o8d)
decks-web-download = Скачать
decks-web-copy-list = Скопировать

decks-web-sample = Пробная рука
decks-web-sample-how = Что может сдать эта колода: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}, один раз замена всей руки, потом по карте за раунд.
decks-web-sample-deal = Сдать руку
decks-web-sample-again = Сдать ещё раз
decks-web-sample-exchange = Заменить руку
decks-web-sample-draw = Следующий раунд: взять карту
decks-web-sample-hand = Начальная рука
decks-web-sample-exchanged = Новая рука, её придётся оставить
decks-web-sample-round = Раунд { $number }
decks-web-sample-left = Осталось в колоде: { $number }
