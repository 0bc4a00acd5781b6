# Что пишет сам сервер: подписи к ссылкам и письма.

letter-preview-title = { $game }: { $names }
letter-preview-waiting = Стол ждёт игроков. Садитесь.
letter-preview-playing = Идёт партия. Можно посмотреть.
letter-preview-over = Партия закончена. Её можно пройти ход за ходом.
letter-preview-private = Стол для своих.
letter-preview-person = Результаты, рейтинг и партии игрока { $name } на Westmarch.
letter-computer = компьютер
letter-former = бывший игрок
letter-move-title = { $number ->
    [one] Ваш ход
   *[other] Вас ждут столы: { $number }
}
letter-move-text = { $number ->
    [one] Ваш ход: { $names }.
   *[other] Ваш ход за столами: { $names }.
}
letter-ending-title = Ваше время на исходе
letter-ending-text = { $number ->
    [one] Меньше чем через двенадцать часов ваше время истечёт: { $names }.
   *[other] Меньше чем через двенадцать часов ваше время истечёт за несколькими столами: { $names }.
}
letter-stop = Больше не присылать: { $url }
letter-no-more = Больше не присылать
letter-confirm-title = Подтвердите адрес
letter-confirm-text = { $name } на Westmarch хочет получать письма, когда приходит черёд ходить. Если это вы, откройте ссылку: { $url }
letter-recover-title = Новый пароль
letter-recover-text = Кто-то, возможно вы, просит новый пароль для { $name } на Westmarch. Ссылка действует час: { $url } Если это были не вы, ничего не делайте.
letter-trial-title = Проба
letter-trial-text = Так вы узнаете, что пришёл ваш черёд ходить.
