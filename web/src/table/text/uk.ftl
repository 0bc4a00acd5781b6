# Що мовиться за столом, крім того, що каже кожна сторінка.

web-next = Далі
web-agree = Погодитися
web-disagree = Заперечити
web-understood = Зрозуміло
web-lobby = До столів
web-next-table = { $number ->
    [one] Наступний стіл
   *[other] Наступний стіл ({ $number })
}
web-table = Стіл

## Створити стіл

web-sit-here-too = Зайняти й це місце
web-rating-changed = { $name }: { $points } ({ $change })
web-your-deck = Ваша колода
web-deck-laid-out = Та, яку для мене приготували

## Очікування

web-waiting-title = Стіл створено
web-waiting-lead = Партія почнеться сама, щойно всі місця буде зайнято.
web-invited = Вас запросили
web-invited-deck = Сідайте з колодою, яку для вас приготували, або зі своєю.
web-seat-open = вільно для будь-кого
web-seat-friend = місце для друга
web-invite-link = Посилання для друга
web-copy = Скопіювати посилання
web-leave = Піти з-за столу
web-fill-computers = Почати з комп’ютером

## За столом

web-question = Питання
web-inspector = Подробиці
web-inspector-empty = Наведіть вказівник на карту, місце чи знак, щоб прочитати, що це і скільки вам коштує.
web-inspector-empty-touch = Торкніться карти, місця чи знака, щоб прочитати, що це і скільки вам коштує.
web-talk = Журнал і чат
web-tab-board = Стіл
web-tab-card = Докладно
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-chat-unread = Чат { $number }
web-tab-menu = Стіл
web-unread = непрочитаних
web-table-menu = Стіл і налаштування
web-since-read = Зрозуміло
web-chat-empty = Поки що ніхто нічого не сказав.
web-flag = Звернути увагу модераторів на цей рядок
web-message = Напишіть щось добре
web-send = Сказати
web-sending = Надіслано. Чекаємо на відповідь сервера.
web-kept = Ваш вибір збережено; його буде надіслано, щойно відновиться зв’язок.
web-to-move = , ходить
web-finish-fast = Показати решту одразу
web-look-around = Можна роззирнутися: інші не бачать, що ви відкриваєте.
web-choose-below = Оберіть зі списку.
web-missing = Чому чогось немає?
web-in-vain = Зараз це нічого не дасть. Підтвердьте, лише якщо так і задумано.
web-rule-of-this = Правило про це
web-hint = Підказка
web-hint-title = Комп’ютер обрав би
web-hint-means = Число — імовірність перемоги, як її бачить комп’ютер.
web-hint-none = Комп’ютер не має думки.
web-chance = { $number } %
web-you-may = Ви можете
web-to-board = До поля
web-list-view = Позиція списком
web-keys = Клавіші
web-key-1 = відповіді на питання
web-key-2 = до сусіда в цей бік
web-key-3 = обрати
web-key-4 = крок назад
web-key-5 = скасувати
web-key-6 = підказка
web-key-7 = журнал
web-key-8 = чат
web-key-9 = подробиці
web-key-10 = позиція списком
web-key-11 = на скільки пасувати
web-key-12 = ці клавіші
web-key-13 = зупинити ходи комп’ютерів або продовжити
web-key-14 = подивитися попередній хід або наступний
web-seats = Хто грає
web-away = немає на місці
web-left = пішов з-за столу
web-replace = Хай грає комп’ютер
web-watching = { $number ->
    [one] Дивиться { $number } людина.
    [few] Дивляться { $number } людини.
   *[many] Дивляться { $number } людей.
}
web-orders = Постійні вказівки
web-order-ask = Питати мене
web-order-own-word = Пасувати до мого наступного вибору
web-order-always = Пасувати, доки не скасую
web-corrected = Виправлені карти
web-this-table = Цей стіл
web-resign = Здатися
web-resign-sure = Здати партію за { $side_acc }?
web-resign-sure-together = Здати партію за всіх?
web-play-on = Грати далі
web-report = Щось не так?
web-report-note = Що сталося і чого ви чекали?
web-report-send = Надіслати повідомлення
web-report-thanks = Дякуємо. Адміністратор сервера може повторити це командою:
web-line-lost = Зв’язок перервався. Ваш вибір збережено, пробуємо знову.
web-line-back = Знову за столом.
web-table-as-of = Немає зв’язку. Стіл показано станом на { $time }; коли зв’язок повернеться, усе оновиться само.
web-nothing-now = Поки немає зв’язку, вибрати нічого не можна.
web-seconds-left = Залишилося { $number } секунд
web-undo-asked = { $name } просить повернути останній вибір.
web-undo-asked-detail = Усе, що відтоді відкрилося, випаде наново.
web-undo-waiting = Чекаємо на згоду інших на скасування.
web-undo-withdraw = Відкликати

## Перша партія

web-lesson = Урок
web-lesson-step = Урок, { $number } з { $all }
web-lesson-first = Уперше
web-lesson-done = Добре.
web-lesson-wrong = Не цього разу: оберіть те, що світиться.
web-lesson-leave = Перервати урок
web-lesson-silence = Більше не пояснювати

## Кінець

web-rematch = Ще партію
web-rematch-go = До нового столу
web-rematch-asked = { $name } пропонує ще партію.
web-sequel-asked = { $name } пропонує зіграти наступний сценарій.
web-rematch-waiting = Чекаємо на згоду інших.
web-record = Запис (.wmr)
web-embed = Показати на своєму сайті

## Повтор

web-replay-at = Хід { $number } з { $all }.
web-replay-start = Початок
web-replay-slider = Місце в партії
web-replay-back = На хід назад
web-replay-next = На хід вперед
web-replay-turn-back = До попереднього гравця
web-replay-turn-next = До наступного гравця
web-replay-jump = До цієї миті
web-replay-link = Скопіювати посилання на цю мить
web-replay-marks = Частини партії
web-replay-speed = Швидкість
web-replay-hands = Відкрити всі руки
web-replay-eyes = Чиїми очима
web-replay-seen-by = Як бачить: { $name }
web-replay-onlooker = Як бачить глядач
web-costly = Найдорожчі рішення
web-better = Краще: { $choice } (+{ $number } %)
web-better-sought = Шукаємо кращі рішення…
web-better-none = Кращих рішень комп’ютер не знайшов.
web-take-up = Грати звідси
web-take-up-what = { $people ->
    [1] Партія триває з цієї миті за цим самим екраном, місця ті самі. Кубики й карти далі будуть нові; зіграна партія не зміниться.
   *[other] Ви знову за столом із цієї миті, а за решту грає комп’ютер. Кубики й карти далі будуть нові; зіграна партія не зміниться.
}
web-play-through = Показати
web-pause = Пауза
web-pace = Що було і що буде
web-look-back = Подивитися попередній хід
web-look-on = Подивитися наступний хід
web-to-now = До теперішнього
web-looking-back = Так було раніше
web-held = Це ще не все
web-fight = Битва: { $name }
web-fight-falls = гине
web-fight-nobody = нікого
web-continue = Далі
web-curtain = Тепер обирає: { $side }
web-curtain-ready = Я на місці
web-curtain-none = Не закривати руки
web-curtain-between = Закривати руки між гравцями
web-summary = Підсумок партії
web-course = Очки протягом партії
web-total = Усього
web-analyse = Розібрати партію
web-analyse-what = Комп’ютер оцінить кожну позицію.
web-analysing = Розбір: { $done } з { $total }
web-curve = { $name }: шанси { $number } %, як їх бачить комп’ютер

## Допомога

web-never-ask = Більше не питати тут, за жодним столом
web-never-asked = Не питається
web-to-choose = є з чого обрати
