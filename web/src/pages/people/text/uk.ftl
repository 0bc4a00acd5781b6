# Що кажуть сторінки про людей: рейтинг.

people-web-kind-live = З годинником
people-web-kind-days = По днях
people-web-kind = Столи
people-web-place = Місце
people-web-name = Ім’я
people-web-points = Рейтинг
people-web-games = Партії
people-web-empty = У такі ігри на рейтинг ще ніхто не грав.
people-web-computer = { $level ->
    [easy] Комп’ютер, легкий, { $version }
    [medium] Комп’ютер, середній, { $version }
    [hard] Комп’ютер, сильний, { $version }
    [master] Комп’ютер, майстер, { $version }
   *[other] Комп’ютер, { $version }
}
people-web-points-title = { $points }, плюс-мінус { $deviation }
people-web-provisional = попередній
people-web-programs = Програми
people-web-about = Перші десять партій рейтинг попередній і позначений знаком питання. Комп’ютер має окремий рейтинг для кожного рівня й кожної версії. Там, де всі грають разом, рахунок порівнюється з результатами інших у тому самому сценарії.

## Сторінки гравців

people-web-since = тут із { $date }
people-web-change-profile = Змінити, що бачать інші
people-web-ratings = Рейтинг
people-web-no-ratings = Партій на рейтинг ще не було.
people-web-not-shown = Іншим не показано.
people-web-curve = { $number ->
    [one] Рейтинг за { $number } партію, зараз { $points }
    [few] Рейтинг за { $number } партії, зараз { $points }
   *[other] Рейтинг за { $number } партій, зараз { $points }
}
people-web-results = Результати
people-web-no-results = Завершених партій ще немає.
people-web-side = Сторона
people-web-tally-head = Перемоги – нічиї – поразки
people-web-tally = { $won } – { $shared } – { $lost }
people-web-rivals = З ким грали
people-web-recent = Останні партії
people-web-decks = Колоди
people-web-no-decks = Ви не показуєте жодної колоди. Які побачать інші, вирішують там, де колоди складають.
people-web-to-decks = До складання колод

## Власний обліковий запис

people-web-shown = Що бачать інші
people-web-my-profile = Ваша сторінка
people-web-emblem = Емблема
people-web-emblem-number = Емблема { $number }
people-web-shows-results = Результати, останні партії та суперників
people-web-shows-ratings = Рейтинг і місце в списку найкращих
people-web-saved = Збережено.
people-web-name-and-password = Ім’я та пароль
people-web-renamed = Тепер вас звати так; під цим ім’ям і входьте.
people-web-password-old = Теперішній пароль
people-web-password-new = Новий пароль
people-web-password-change = Змінити пароль
people-web-password-changed = Пароль змінено, вхід виконано лише тут.
people-web-data = Ваші дані
people-web-data-text = Усе, що сервер про вас зберігає, одним файлом.
people-web-export = Завантажити все
people-web-delete = Видалити обліковий запис
people-web-delete-text = Ви підете з-за всіх столів, партії на рейтинг буде програно. Ім’я, колоди, листування й рейтинг видаляються; там, де ви грали, лишиться «колишній гравець». Повернути цього не можна.
people-web-delete-really = Видалити назавжди
people-web-keep = Залишити
people-web-deleted = Обліковий запис видалено.

## Зіграні партії

people-web-search = Знайти
people-web-any = Будь-яка
people-web-players = Гравці
people-web-players-hint = Імена через кому. Результат стосується першого.
people-web-result = Результат
people-web-result-any = Будь-який
people-web-result-won = Перемога
people-web-result-shared = Нічия
people-web-result-lost = Поразка
people-web-length = Довжина
people-web-length-any = Будь-яка
people-web-length-short = До 100 рішень
people-web-length-middle = Від 101 до 400 рішень
people-web-length-long = Понад 400 рішень
people-web-from = Від
people-web-to = До
people-web-only-rated = Лише на рейтинг
people-web-nothing-found = Таких партій немає.
people-web-more = Показати ще
people-web-all-games = Усі партії

## Сповіщення

people-web-notices = Коли ваш хід
people-web-notices-text = Дізнавайтеся про це здалеку: один раз за хід і не тоді, коли ви за столом.
people-web-push-here = Сповіщення цього браузера, навіть якщо сторінку закрито
people-web-push-never = Цей браузер не показує сповіщень, якщо сторінку закрито.
people-web-push-denied = Браузер не дозволяє тут сповіщень.
people-web-mail = Адреса пошти
people-web-mail-unconfirmed = Лист із посиланням надіслано; відкрийте його, щоб підтвердити адресу.
people-web-mail-use = Писати на цю адресу
people-web-hook = Вебхук для Discord та інших програм
people-web-save = Зберегти
people-web-pace = Коли сповіщати
people-web-pace-now = Одразу
people-web-pace-hour = За годину
people-web-pace-day = Раз на день
people-web-quiet-from = Тиша з
people-web-quiet-to = Тиша до
people-web-quiet-never = ніколи
people-web-trial = Перевірити
people-web-trial-sent = Надіслано.
people-web-trial-lost = Нічого надіслати не вдалося.
people-web-stop = Вимкнути все
people-web-link-confirm = Ваша адреса
people-web-link-confirm-done = Адресу підтверджено.
people-web-link-stop = Сповіщення
people-web-link-stop-done = Більше нічого не надходитиме. Змінити це можна на сторінці облікового запису.
people-web-link-recover = Новий пароль
people-web-link-recover-text = Якщо обліковий запис має підтверджену адресу пошти, туди надійде посилання для нового пароля.
people-web-link-recover-send = Надіслати посилання
people-web-link-recover-sent = Якщо така адреса є, лист уже в дорозі.
people-web-link-recover-done = Пароль змінено. Тепер увійдіть із ним.

people-web-holiday = Відпустка
people-web-holiday-text = До { $days } днів на рік ваш час в іграх за днями може стояти: за всіма столами, за якими ви сидите, коли відпустка починається. Інші про це дізнаються.
people-web-holiday-until = Ви у відпустці до { $when }.
people-web-holiday-days = На скільки днів (залишилося: { $left })
people-web-holiday-begin = Почати відпустку
people-web-holiday-end = Я знову тут

people-web-months = Цілі місяці
people-web-months-text = Усі відкриті партії місяця одним архівом записів, без імен.
people-web-months-games = { $number ->
    [one] { $number } партія
    [few] { $number } партії
   *[many] { $number } партій
}
people-web-months-make = Зібрати файл
people-web-months-making = Файл збирається.
people-web-months-download = Завантажити
