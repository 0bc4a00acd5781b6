# What Duel's board says beyond the messages that terminal and browser share.

duel-web-display = Cards of chapter { $chapter }
duel-web-lands = The seven regions
duel-web-chapter = Chapter
duel-web-chapter-1 = the first
duel-web-chapter-2 = the second
duel-web-chapter-3 = the third
duel-web-left = { $number ->
    [one] { $number } card left
   *[other] { $number } cards left
}
duel-web-ribbon = Gold ribbon
duel-web-ribbon-means = can be taken now
duel-web-of-seven = of 7 regions
duel-web-none = none
duel-web-alliance = Alliances
duel-web-tab-board = Cards
duel-web-tab-map = Map { $score }

## Prices

duel-web-chain = chain
duel-web-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
duel-web-coins-word = coins
duel-web-short = { $number } short
duel-web-covered-short = covered
duel-web-empty = nobody
duel-web-fortress = a fortress
duel-web-tokens-left = { $number ->
    [one] { $number } token left
   *[other] { $number } tokens left
}

## Kinds of things

duel-web-card-grey = grey card
duel-web-card-yellow = yellow card
duel-web-card-blue = blue card
duel-web-card-green = green card
duel-web-card-red = red card
duel-web-card-purple = purple card
duel-web-kind-card = card
duel-web-face-down = Face-down card
duel-web-kind-tile = location
duel-web-kind-region = region
duel-web-kind-token = alliance token
duel-web-kind-people = people
duel-web-kind-chain = chain symbol
duel-web-kind-side = side

## The inspector

duel-web-have-chain = You have the { $chain }: nothing to pay.
duel-web-have-all = You have every skill it asks for: nothing to pay.
duel-web-costs-nothing = It costs nothing.
duel-web-you-pay = { $number ->
    [one] You pay { $number } coin: { $why }.
   *[other] You pay { $number } coins: { $why }.
}
duel-web-why-printed = { $number } as printed
duel-web-why-missing = { $number } for skills you lack ({ $skills } not covered)
duel-web-why-fortresses = { $number ->
    [one] { $number } for your fortress
   *[other] { $number } for your fortresses
}
duel-web-other-price = For the other side: { $price }.
duel-web-discard-brings = { $number ->
    [one] Discarding it brings { $number } coin.
   *[other] Discarding it brings { $number } coins.
}
duel-web-wins-peoples = The sixth people: you win at once.
duel-web-second-people = Your second symbol of the { $people }: you turn up two of their tokens and keep one.
duel-web-third-people = Your third people: you turn up one token of each and keep one.
duel-web-peoples-so-far = { $number ->
    [one] Then { $number } people of 6 supports you.
   *[other] Then { $number } peoples of 6 support you.
}
duel-web-wins-quest = The last step of your quest: you win at once.
duel-web-bonus-coin = Step { $step } brings 1 coin.
duel-web-bonus-unit = Step { $step } lets you place 1 unit anywhere.
duel-web-bonus-turn = Step { $step } brings another turn.
duel-web-bonus-fortress = Step { $step } removes an enemy fortress.
duel-web-supply-short = { $number ->
    [0] You have no units left to place.
    [one] You have only { $number } unit left to place.
   *[other] You have only { $number } units left to place.
}
duel-web-your-token = Your token: { $text }
duel-web-tile-region = Its fortress stands in { $region }.
duel-web-nobody-here = Nobody is present here.
duel-web-people-means = Two symbols of one people, or once in a game three different ones, bring an alliance token. Six peoples win the game.
duel-web-known-token = on top, seen by both: { $token }
duel-web-chain-frees = Makes the card “{ $card }” in chapter { $chapter } free.
duel-web-in-supply = { $number ->
    [one] { $number } unit in the supply
   *[other] { $number } units in the supply
}
duel-web-quest-fellowship = If they reach Mount Doom, the Fellowship wins at once.
duel-web-quest-sauron = If they reach Frodo and Sam, Sauron wins at once. When Frodo and Sam move, the Nazgûl are carried along.
duel-web-one-of = one of
duel-web-row = Row { $number }
duel-web-unseen = Cards of this chapter not seen yet

## Laid out to choose from

duel-web-tray-token = Tokens turned up
duel-web-tray-discard = The discard
duel-web-tray-grey = Grey cards of the opponent

## The prompt

duel-web-q-card = What will you do with “{ $card }”?
duel-web-q-this-card = “{ $card }”?
duel-web-q-tile = Take { $tile }?
duel-web-q-token = Keep “{ $token }”?
duel-web-q-move = Where does the unit from { $region } go?
duel-web-do-play = Play it
duel-web-do-play-for = Play: { $price }
duel-web-do-discard = Discard: +{ $number }
duel-web-do-take = Take: { $price }
duel-web-do-keep = Keep it
duel-web-turn-detail = { $tiles ->
    [0] { $cards ->
        [one] { $cards } card can be taken, no location.
       *[other] { $cards } cards can be taken, no location.
    }
    [one] { $cards ->
        [one] { $cards } card and { $tiles } location can be taken.
       *[other] { $cards } cards and { $tiles } location can be taken.
    }
   *[other] { $cards ->
        [one] { $cards } card and { $tiles } locations can be taken.
       *[other] { $cards } cards and { $tiles } locations can be taken.
    }
} { $coins ->
    [0] You have no coins.
    [one] You have { $coins } coin.
   *[other] You have { $coins } coins.
}
duel-web-move-detail = Choose a region with your units, then where one of them goes.
duel-web-remove-detail = Choose a region with enemy units: one of them goes back to its owner.
duel-web-conflict-units = units
duel-web-conflict-sum = Units fall one for one: each side loses { $number }.
duel-web-conflict-left = { $side_id ->
    [fellowship] The Fellowship
   *[sauron] Sauron
} has { $number ->
    [one] { $number } unit
   *[other] { $number } units
} left here.
duel-web-conflict-nobody = No units are left here.
duel-web-move-to-detail = Where enemy units stand, a conflict begins: units fall one for one.
duel-web-ribbon-detail = Whatever has a gold edge can be chosen.

## Glossary

duel-web-term-coin = Coin
    .text = Pays printed prices and stands in for skills you lack, one coin a symbol. 30 in the game.
duel-web-term-skill = Skill
    .text = Grey cards give skills. Cards and locations ask for them; they are never used up.
duel-web-term-chain = Chain
    .text = A symbol that one card gives and another asks for. Whoever has it plays the other card for free.
duel-web-term-quest = Quest
    .text = Each ring is one step of your own character: Frodo and Sam, or the Nazgûl. Fourteen steps win.
duel-web-term-unit = Unit
    .text = Stands in a region and makes you present there. Enemy units in one region cancel each other one for one.
duel-web-term-move = Move
    .text = One of your units goes along a road to a neighbouring region. You need not make it.
duel-web-term-removal = Removal
    .text = An enemy unit of your choice goes back to its owner.
duel-web-term-fortress = Fortress
    .text = Built by a location. It makes you present for good, unless it is removed. Each one makes your further locations dearer by a coin.
duel-web-term-presence = Presence
    .text = You are present where you have a unit or a fortress. In all seven regions: you win at once.
duel-web-term-turn = Further turn
    .text = After this turn it is yours once more.
duel-web-term-alliance = Alliance token
    .text = A pair of one people, or once three different peoples, lets you keep one of several tokens.
duel-web-term-eagle = Eagle
    .text = Counts as one more people towards the six that win.
duel-web-term-discard = Discard
    .text = Where discarded cards go. You may always discard an available card for 1, 2 or 3 coins, by the chapter.
duel-web-term-skill-one = One of the five skills.
duel-web-term-region-one = One of the seven regions, with its sign on red cards.
duel-web-term-chain-one = A chain symbol.
duel-web-piles = Discard pile and unseen cards
