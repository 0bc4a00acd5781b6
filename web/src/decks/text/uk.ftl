# Складання колод.

decks-web-title = Колоди
decks-web-lead = Від одного до { $heroes } героїв і щонайменше { $cards } карт, кожна не більше { $copies } разів.
decks-web-open = Відкрити колоду
decks-web-new = Нова колода
decks-web-name = Назва колоди
decks-web-untitled = Колода без назви
decks-web-save = Зберегти колоду
decks-web-save-copy = Зберегти як іншу
decks-web-saved = Збережено: { $name }
decks-web-delete = Видалити
decks-web-delete-sure = Видалити назавжди: { $name }?
decks-web-deleted = Видалено: { $name }
decks-web-unsaved = У цій колоді є незбережені зміни.
decks-web-discard = Відмовитися від них
decks-web-stay = Продовжити з цією колодою
decks-web-play = Грати цією колодою
decks-web-share = Показувати на моїй сторінці
decks-web-share-how = Там кожен може її переглянути, взяти собі й зіграти нею.
decks-web-share-account = З обліковим записом можна показувати колоди на своїй сторінці.
decks-web-shared-now = Тепер на вашій сторінці: { $name }
decks-web-shared-never = Тепер лише у вас: { $name }

decks-web-look = Переглянути карти
decks-web-take = Взяти до моїх колод
decks-web-taken = Взято: { $name }
decks-web-to-mine = До моїх колод
decks-web-illegal = Складена не за правилами:
decks-web-flag = Звернути увагу модераторів на цю назву

decks-web-cards = Карти
decks-web-deck = Колода
decks-web-deck-size = { $number ->
    [one] Колода: { $number } карта
    [few] Колода: { $number } карти
   *[other] Колода: { $number } карт
}
decks-web-search = Пошук за назвою, рисами й текстом
decks-web-kind = Вид карти
decks-web-any = усі
decks-web-found = { $number ->
    [0] Таких карт немає.
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}
decks-web-show-all = Показати всі карти
decks-web-add = Додати: { $card }
decks-web-remove = Прибрати: { $card }
decks-web-in-deck = у колоді: { $number }
decks-web-card-text = Текст карти
decks-web-card-hint = Наведіть вказівник на карту або перейдіть до неї клавішею Tab, і тут з’явиться її текст.
decks-web-card-hint-touch = Торкніться карти, і тут з’явиться її текст.

decks-web-heroes = { $number ->
    [one] { $number } герой
    [few] { $number } герої
   *[other] { $number } героїв
}
decks-web-warnings = { $number ->
    [one] { $number } карта належить до сфери, якої не має жоден герой
    [few] { $number } карти належать до сфер, яких не має жоден герой
   *[other] { $number } карт належать до сфер, яких не має жоден герой
}
decks-web-empty = Колода порожня. Почніть із героїв: їхні сфери підкажуть, які карти підійдуть.
decks-web-bar = { $name }: { decks-cards }

decks-web-import = Завантажити список колоди
decks-web-import-how = Вставте список або відкрийте файл: прості рядки на зразок «3x Фарамир», текстовий список RingsDB чи файл .o8d з OCTGN.
decks-web-list = Список колоди
decks-web-read = Прочитати список
decks-web-file = Відкрити файл
decks-web-not-read = Список не завантажено, нічого не змінилося.
decks-web-left-out = Решту завантажено. До колоди не ввійшло:
decks-web-read-done = Список завантажено. Збережіть колоду, щоб вона залишилася.
decks-web-export = Вивантажити цю колоду
decks-web-format = Формат
decks-web-format-plain = Простий список
decks-web-format-ringsdb = Текст RingsDB
decks-web-format-octgn = OCTGN (.o8d)
decks-web-download = Завантажити файл
decks-web-copy-list = Скопіювати

decks-web-sample = Пробна рука
decks-web-sample-how = Що може здати ця колода: { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}, один раз заміна всієї руки, потім по карті за раунд.
decks-web-sample-deal = Здати руку
decks-web-sample-again = Здати ще раз
decks-web-sample-exchange = Замінити руку
decks-web-sample-draw = Наступний раунд: узяти карту
decks-web-sample-hand = Початкова рука
decks-web-sample-exchanged = Нова рука, її доведеться залишити
decks-web-sample-round = Раунд { $number }
decks-web-sample-left = Залишилося в колоді: { $number }
