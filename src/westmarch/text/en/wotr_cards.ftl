# War of the Ring: The Card Game.

wotr_cards-name = War of the Ring: The Card Game
wotr_cards-title = War of the Ring: The Card Game
wotr_cards-about = The Free Peoples and the Shadow fight over battlegrounds while the Ring-bearers walk from the Shire to Mount Doom, path by path. Every card played costs another one, and what is lost is lost for good. For two to four players in two teams, about two hours; the short scenario takes half as long.

wotr_cards-scenario-trilogy = Trilogy
    .text = The whole war: four decks in two teams, up to nine rounds, about two hours.
wotr_cards-scenario-duel = Duel
    .text = The whole war for two, all the cards of a side in one hand: up to nine rounds.
wotr_cards-scenario-trio-duel = Duel for three
    .text = Gandalf alone against two players of the Shadow: up to nine rounds.
wotr_cards-scenario-fellowship = The Fellowship of the Ring
    .text = The short one, good for a first game: up to six rounds, 30 cards each, about an hour.
wotr_cards-preset-official = As in the rulebook
wotr_cards-preset-cautious = Cautious reading

wotr_cards-option-refused_losses_to_attackers = Attackers settle disputes
    .text = Where two defenders do not agree on a loss, an attacker chooses it. Otherwise the one who proposed it decides.
wotr_cards-option-optional_cycling_may_forsake = Forsaking pays for cycling
    .text = Where a text lets you cycle a card for something and your hand is empty, you may forsake a card for it.
wotr_cards-option-discard_to_limit = Cycle down to the limit
    .text = At the end of the action step everybody cycles cards from hand until no more are left than may be carried over.
wotr_cards-option-played_card_may_pay = A last card may pay for itself
    .text = Whoever plays the last card of a hand may forsake that very card as its price. Otherwise something else must be forsaken.

## Sides and seats

wotr_cards-side-free_peoples = Free Peoples
    .the = the Free Peoples
    .start = The Free Peoples
    .count = many
wotr_cards-side-shadow = Shadow
    .the = the Shadow
    .start = The Shadow
    .count = one
wotr_cards-side-frodo = Frodo
    .the = Frodo
    .start = Frodo
    .count = one
wotr_cards-side-witch_king = Witch-king
    .the = the Witch-king
    .start = The Witch-king
    .count = one
wotr_cards-side-aragorn = Aragorn
    .the = Aragorn
    .start = Aragorn
    .count = one
wotr_cards-side-saruman = Saruman
    .the = Saruman
    .start = Saruman
    .count = one
wotr_cards-side-gandalf = Gandalf
    .the = Gandalf
    .start = Gandalf
    .count = one
wotr_cards-side-balrog = Balrog of Moria
    .the = the Balrog
    .start = The Balrog
    .count = one

wotr_cards-player-frodo = Frodo
    .start = Frodo
    .gen = Frodo’s
wotr_cards-player-witch_king = the Witch-king
    .start = The Witch-king
    .gen = the Witch-king’s
wotr_cards-player-aragorn = Aragorn
    .start = Aragorn
    .gen = Aragorn’s
wotr_cards-player-saruman = Saruman
    .start = Saruman
    .gen = Saruman’s
wotr_cards-player-gandalf = Gandalf
    .start = Gandalf
    .gen = Gandalf’s
wotr_cards-player-balrog = the Balrog
    .start = The Balrog
    .gen = the Balrog’s

## Factions, kinds of cards, keywords, wielders

wotr_cards-faction-dwarf = Dwarf
wotr_cards-faction-hobbit = Hobbit
wotr_cards-faction-rohan = Rohan
wotr_cards-faction-wizard = Wizard
wotr_cards-faction-dunedain = Dúnedain
wotr_cards-faction-elf = Elf
wotr_cards-faction-mordor = Mordor
wotr_cards-faction-isengard = Isengard
wotr_cards-faction-monstrous = Monstrous
wotr_cards-faction-southron = Southron

wotr_cards-kind-army = Army
wotr_cards-kind-character = Character
wotr_cards-kind-item = Item
wotr_cards-kind-event = Event
wotr_cards-kind-battleground = Battleground
wotr_cards-kind-path = Path

wotr_cards-keyword-nazgul = Nazgûl
wotr_cards-keyword-weapon = weapon
wotr_cards-keyword-mount = mount
wotr_cards-keyword-ent = Ent

wotr_cards-wielder-hobbit = any Hobbit
wotr_cards-wielder-elf = any Elf
wotr_cards-wielder-nazgul = any Nazgûl

wotr_cards-outcome-none = Not yet decided
wotr_cards-outcome-lead = A lead of 10 points
wotr_cards-outcome-score = More points at the end
wotr_cards-outcome-tie = A tie at the end

## What else lies on the table

wotr_cards-term-hand = Hand
wotr_cards-term-deck = Deck
wotr_cards-term-cycled = Cycle pile
wotr_cards-term-eliminated = Eliminated
wotr_cards-term-reserve = Reserve
wotr_cards-term-path = Active path
wotr_cards-term-battlegrounds = Active battlegrounds
wotr_cards-term-battleground-decks = Battleground decks
wotr_cards-term-scoring = Scoring area
wotr_cards-term-corruption = Corruption
wotr_cards-term-ring = Ring token
wotr_cards-term-ring-used = Ring token used
wotr_cards-term-first = First player
wotr_cards-term-round = Round { $number }
wotr_cards-term-path-number = Path { $number }
wotr_cards-term-attack = Attack
wotr_cards-term-defence = Defence
wotr_cards-term-leader-attack = Leadership in attack
wotr_cards-term-leader-defence = Leadership in defence
wotr_cards-term-carry-limit = Carry-over limit
wotr_cards-term-paths = Paths
wotr_cards-term-wielders = Wielders
wotr_cards-term-attackers = Attackers
wotr_cards-term-defenders = Defenders
wotr_cards-term-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
wotr_cards-term-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

## Questions

wotr_cards-prompt-turn = { $number ->
    [one] Take one action, or pass if you may. Your carry-over limit is { $number } card.
   *[other] Take one action, or pass if you may. Your carry-over limit is { $number } cards.
}
wotr_cards-prompt-place = Where does “{ $card }” go?
wotr_cards-prompt-wielder = Who wields “{ $card }”?
wotr_cards-prompt-price = Which card do you cycle as the price of “{ $card }”?
wotr_cards-prompt-cycle = { $number ->
    [one] “{ $card }”: which card do you cycle from your hand?
   *[other] “{ $card }”: which { $number } cards do you cycle from your hand?
}
wotr_cards-prompt-cycle_action = Which card do you cycle?
wotr_cards-prompt-forsake = { $number ->
    [one] “{ $card }”: which card do you forsake?
   *[other] “{ $card }”: which card do you forsake? { $number } are left to forsake.
}
wotr_cards-prompt-winnow = { $number ->
    [one] Which card do you eliminate as well?
   *[other] Which { $number } cards do you eliminate to draw one?
}
wotr_cards-prompt-set_up = { $number ->
    [one] Which card of your first hand do you cycle as well?
   *[other] Which { $number } cards of your first hand do you cycle?
}
wotr_cards-prompt-ring_eliminate = Ring token: which card do you eliminate from your hand?
wotr_cards-prompt-ring_cycle = Ring token: which card do you cycle from your hand?
wotr_cards-prompt-ring_forsake = Ring token: you have no card left to cycle. Which card do you forsake?
wotr_cards-prompt-to_limit = { $number ->
    [one] The action step ends: which card do you cycle?
   *[other] The action step ends: which { $number } cards do you cycle?
}
wotr_cards-prompt-aside_eliminate = “{ $card }”: which of the drawn cards do you eliminate?
wotr_cards-prompt-aside_cycle = “{ $card }”: which of the drawn cards do you cycle?
wotr_cards-prompt-aside_play = “{ $card }”: which of the drawn cards do you play? You may pass.
wotr_cards-prompt-take = “{ $card }”: which card do you take into your hand? You may pass.
wotr_cards-prompt-may = Use the text of “{ $card }”?
wotr_cards-prompt-may_forsake = Forsake a card for what “{ $card }” offers?
wotr_cards-prompt-may_cycle = Cycle a card from your hand for what “{ $card }” offers?
wotr_cards-prompt-mode = “{ $card }”: what do you want to do?
wotr_cards-prompt-move_now = “{ $card }”: where does “{ $card2 }” move?
wotr_cards-prompt-pick_path = “{ $card }”: which path is activated?
wotr_cards-prompt-pick_battleground = “{ $card }”: which battleground is activated?
wotr_cards-prompt-icons = “{ $card }”: where are the icons added?
wotr_cards-prompt-eliminate_one = { $number ->
    [one] “{ $card }”: which card is eliminated?
   *[other] “{ $card }”: which card is eliminated? { $number } are left to eliminate.
}
wotr_cards-prompt-may_eliminate_one = “{ $card }”: which card is eliminated? You may pass.
wotr_cards-prompt-where = “{ $card }” is at several locations: which one do you mean?
wotr_cards-prompt-ride = { $number ->
    [0] “{ $card }”: which Rohan cards of your reserve do you eliminate?
    [one] “{ $card }”: { $number } card is chosen. Which others of your reserve do you eliminate?
   *[other] “{ $card }”: { $number } cards are chosen. Which others of your reserve do you eliminate?
}
wotr_cards-prompt-order = At which location do you fight next?
wotr_cards-prompt-support = { $number ->
    [one] { $card }: whom does the army support?
   *[other] { $card }: whom do your armies support? { $number } can still be supported.
}
wotr_cards-prompt-loss = { $number ->
    [one] { $card }: which defender is eliminated? { $number } attack icon is left.
   *[other] { $card }: which defender is eliminated? { $number } attack icons are left.
}
wotr_cards-prompt-agree = { $card2 }: do you agree to lose “{ $card }”?
wotr_cards-prompt-refused_loss = { $number ->
    [one] { $card }: the defenders do not agree. Which defender is eliminated? { $number } attack icon is left.
   *[other] { $card }: the defenders do not agree. Which defender is eliminated? { $number } attack icons are left.
}
wotr_cards-prompt-instead = Two texts save “{ $card }”: which one do you use?

## Words

wotr_cards-word-pass = Pass
wotr_cards-word-cycle = Cycle a card from your hand
wotr_cards-word-ring = Use the ring token
wotr_cards-word-winnow = Winnow: eliminate 2 cards, draw 1
wotr_cards-word-play = Play: { $card }
wotr_cards-word-move = Move: { $card }
wotr_cards-word-use = Use: { $card }
wotr_cards-word-card = { $card }
wotr_cards-word-from_reserve = From your reserve: { $card }
wotr_cards-word-the_path = The active path
wotr_cards-word-reserve = Your reserve
wotr_cards-word-deck_top = The top card of your deck, unseen
wotr_cards-word-agree = Agree
wotr_cards-word-refuse = Object
wotr_cards-word-search = Take Saruman from your deck
wotr_cards-word-strike = Eliminate a Rohan character

## Log

wotr_cards-notice-round = Round { $number }. { $player_start } is the first player.
wotr_cards-notice-battleground = { $count ->
    [1] New battleground: { $card_mid }.
   *[other] New battlegrounds: { $each }.
}
wotr_cards-each-battleground = { $card_mid }
wotr_cards-notice-reactivated = The battleground { $card_mid } is reactivated out of the scoring area of { $side_the }.
wotr_cards-notice-no_battleground = No battleground is left to be activated.
wotr_cards-notice-path = The Ring-bearers come to path { $card_number }: { $card_mid }.
wotr_cards-notice-drew = { $number ->
    [one] { $player_start } draws { $number } card.
   *[other] { $player_start } draws { $number } cards.
}
    .and = { $number ->
        [one] draws { $number } card
       *[other] draws { $number } cards
    }
wotr_cards-notice-drew_card = { $player_start } draws { $card_acc }.
    .and = draws { $card_acc }
wotr_cards-notice-recycled = { $player_start } shuffles the cycle pile into the deck.
    .and = shuffles the cycle pile into the deck
wotr_cards-notice-cycled_unseen = { $number ->
    [one] { $player_start } cycles { $number } card.
   *[other] { $player_start } cycles { $number } cards.
}
    .and = { $number ->
        [one] cycles { $number } card
       *[other] cycles { $number } cards
    }
wotr_cards-notice-cycled_card = { $player_start } cycles { $card_acc }.
    .and = cycles { $card_acc }
wotr_cards-notice-cycled = { $player_start } puts { $card_acc } on the cycle pile.
    .and = puts { $card_acc } on the cycle pile
wotr_cards-notice-eliminated_unseen = { $number ->
    [one] { $player_start } eliminates { $number } card.
   *[other] { $player_start } eliminates { $number } cards.
}
    .and = { $number ->
        [one] eliminates { $number } card
       *[other] eliminates { $number } cards
    }
wotr_cards-notice-eliminated_card = { $player_start } eliminates { $card_acc }.
    .and = eliminates { $card_acc }
wotr_cards-notice-eliminated = { $card_kind ->
    [event] { $player_start } eliminates { $card_acc }.
   *[other] { $player_start } loses { $card_acc }.
}
    .and = { $card_kind ->
        [event] eliminates { $card_acc }
       *[other] loses { $card_acc }
    }
wotr_cards-notice-instead = { $player_start } saves { $card_acc } from being eliminated.
    .and = saves { $card_acc } from being eliminated
wotr_cards-notice-forsook_hand = { $run ->
    [one] { $player_start } forsakes a card from hand.
   *[other] { $player_start } forsakes { $run } cards from hand.
}
    .and = { $run ->
        [one] forsakes a card from hand
       *[other] forsakes { $run } cards from hand
    }
wotr_cards-notice-forsook_hand_card = { $player_start } forsakes { $card_acc } from hand.
    .and = forsakes { $card_acc } from hand
wotr_cards-notice-forsook_reserve = { $player_start } forsakes { $card_acc } from the reserve.
    .and = forsakes { $card_acc } from the reserve
wotr_cards-notice-forsook_deck = { $run ->
    [one] { $player_start } forsakes the top card of the deck.
   *[other] { $player_start } forsakes the top { $run } cards of the deck.
}
    .and = { $run ->
        [one] forsakes the top card of the deck
       *[other] forsakes the top { $run } cards of the deck
    }
wotr_cards-notice-forsook_top = { $player_start } forsakes { $card_acc } from the top of the deck.
    .and = forsakes { $card_acc } from the top of the deck
wotr_cards-notice-played = { $card2_kind ->
    [path] { $player_start } plays { $card_acc } on the path at { $card2_mid }.
   *[other] { $player_start } plays { $card_acc } to { $card2_mid }.
}
wotr_cards-notice-played_reserve = { $player_start } plays { $card_acc } to the reserve.
wotr_cards-notice-played_item = { $player_start } gives { $card_acc } to { $card2_acc }.
wotr_cards-notice-played_event = { $player_start } plays the event { $card_acc }.
wotr_cards-notice-moved = { $card2_kind ->
    [path] { $player_start } moves { $card_acc } to the path at { $card2_mid }.
   *[other] { $player_start } moves { $card_acc } to { $card2_mid }.
}
wotr_cards-notice-used = { $player_start } uses the action of { $card_acc }.
wotr_cards-notice-ring = { $player_start } uses the ring token.
wotr_cards-notice-winnowed = { $player_start } winnows the hand.
wotr_cards-notice-cycles = { $player_start } uses an action.
wotr_cards-notice-passed = { $count ->
    [1] { $player_start } passes.
   *[other] { $each } pass.
}
wotr_cards-each-passed = { $player }
wotr_cards-notice-set_aside = { $number ->
    [one] { $player_start } draws { $number } card to decide what to do with it.
   *[other] { $player_start } draws { $number } cards to choose from.
}
    .and = { $number ->
        [one] draws { $number } card to decide what to do with it
       *[other] draws { $number } cards to choose from
    }
wotr_cards-notice-took = { $player_start } takes { $card_acc } into hand.
    .and = takes { $card_acc } into hand
wotr_cards-notice-found_nothing = { $player_start } takes no card.
    .and = takes no card
wotr_cards-notice-removed = Removed from the game: { $card_acc }.
wotr_cards-notice-attack_icons = { $number ->
    [one] { $number } attack icon is added to { $card_mid }.
   *[other] { $number } attack icons are added to { $card_mid }.
}
wotr_cards-notice-defence_icons = { $number ->
    [one] { $number } defence icon is added to { $card_mid }.
   *[other] { $number } defence icons are added to { $card_mid }.
}
wotr_cards-notice-card_icons = { $number ->
    [one] { $card_acc } gains { $number } path attack icon.
   *[other] { $card_acc } gains { $number } path attack icons.
}
wotr_cards-notice-corruption = The Shadow gains { $number } corruption.
wotr_cards-notice-cleansed = The Shadow loses { $number } corruption.
wotr_cards-notice-combat = Combat at { $card_mid }: { $number ->
    [0] no attack icons
    [one] { $number } attack icon
   *[other] { $number } attack icons
} against { $number2 ->
    [one] { $number2 } defence icon
   *[other] { $number2 } defence icons
} of the location.
wotr_cards-notice-proposed = { $player_start } proposes to lose { $card_acc }.
wotr_cards-notice-agreed = { $player_start } agrees to lose { $card_acc }.
wotr_cards-notice-refused = { $player_start } objects to losing { $card_acc }.
wotr_cards-notice-path_won = { $number ->
    [one] The Free Peoples hold the path at { $card_mid }: { $number } point.
   *[other] The Free Peoples hold the path at { $card_mid }: { $number } points.
}
wotr_cards-notice-path_lost = The Shadow prevails on the path at { $card_mid } and gains { $number } corruption.
wotr_cards-notice-path_tied = Nobody wins the path at { $card_mid }: it is put away.
wotr_cards-notice-field_won = { $number ->
    [one] { $side_id ->
        [shadow] The Shadow wins { $card_mid }: { $number } point.
       *[other] The Free Peoples win { $card_mid }: { $number } point.
    }
   *[other] { $side_id ->
        [shadow] The Shadow wins { $card_mid }: { $number } points.
       *[other] The Free Peoples win { $card_mid }: { $number } points.
    }
}
wotr_cards-notice-score = The score: Free Peoples { $number }, Shadow { $number2 }.
wotr_cards-notice-victory = { $outcome_id ->
    [lead] { $side_id ->
        [shadow] The Shadow leads by 10 points or more and wins.
       *[other] The Free Peoples lead by 10 points or more and win.
    }
    [tie] { $side_id ->
        [shadow] The journey is over and the score is even: the Shadow wins.
       *[other] The journey is over and the score is even: the Free Peoples win.
    }
   *[other] { $side_id ->
        [shadow] The journey is over. The Shadow has more points and wins.
       *[other] The journey is over. The Free Peoples have more points and win.
    }
}
wotr_cards-notice-because = The text of { $card_mid } takes effect.
    .then = Because of { $card_mid }, { $sentence }
wotr_cards-notice-combats = Round { $number }, combat.
wotr_cards-notice-sees_top = { $player_start } sees the top card of the deck: { $card_acc }.
wotr_cards-result = { wotr_cards-notice-victory }

## Names of armies

wotr_cards-card-riders-of-rohan = Riders of Rohan
    .acc = the Riders of Rohan
wotr_cards-card-village-militia = Village Militia
    .acc = the Village Militia
wotr_cards-card-dead-men-of-dunharrow = Dead Men of Dunharrow
    .acc = the Dead Men of Dunharrow
wotr_cards-card-great-gate = Great Gate
    .acc = the Great Gate
wotr_cards-card-guards-of-the-citadel = Guards of the Citadel
    .acc = the Guards of the Citadel
wotr_cards-card-knights-of-dol-amroth = Knights of Dol Amroth
    .acc = the Knights of Dol Amroth
wotr_cards-card-soldiers-of-gondor = Soldiers of Gondor
    .acc = the Soldiers of Gondor
wotr_cards-card-high-elves = High Elves
    .acc = the High Elves
wotr_cards-card-black-uruks = Black Uruks
    .acc = the Black Uruks
wotr_cards-card-grond-hammer-of-the-underworld = Grond, Hammer of the Underworld
    .acc = Grond
wotr_cards-card-mordor-orcs = Mordor Orcs
    .acc = the Mordor Orcs
wotr_cards-card-olog-hai = Olog-hai
    .acc = the Olog-hai
wotr_cards-card-trolls-of-udun = Trolls of Udûn
    .acc = the Trolls of Udûn
wotr_cards-card-devilry-of-saruman = Devilry of Saruman
    .acc = the Devilry of Saruman
wotr_cards-card-fighting-uruk-hai = Fighting Uruk-hai
    .acc = the Fighting Uruk-hai
wotr_cards-card-white-hand-orcs = White Hand Orcs
    .acc = the White Hand Orcs
wotr_cards-card-wolf-riders = Wolf Riders
    .acc = the Wolf Riders
wotr_cards-card-goblins-of-the-misty-mountains = Goblins of the Misty Mountains
    .acc = the Goblins of the Misty Mountains
wotr_cards-card-coastal-raiders = Coastal Raiders
    .acc = the Coastal Raiders
wotr_cards-card-corsairs-of-umbar = Corsairs of Umbar
    .acc = the Corsairs of Umbar
wotr_cards-card-haradrim-cavalry = Haradrim Cavalry
    .acc = the Haradrim Cavalry
wotr_cards-card-haradrim-mumakil = Haradrim Mûmakil
    .acc = the Haradrim Mûmakil
wotr_cards-card-haradrim-regulars = Haradrim Regulars
    .acc = the Haradrim Regulars
wotr_cards-card-the-black-fleet = The Black Fleet
    .acc = the Black Fleet

## Names of characters

wotr_cards-card-gimli = Gimli
    .acc = Gimli
wotr_cards-card-bilbo-baggins = Bilbo Baggins
    .acc = Bilbo Baggins
wotr_cards-card-fatty-bolger = Fatty Bolger
    .acc = Fatty Bolger
wotr_cards-card-frodo-baggins = Frodo Baggins
    .acc = Frodo Baggins
wotr_cards-card-merry-brandybuck = Merry Brandybuck
    .acc = Merry Brandybuck
wotr_cards-card-pippin-took = Pippin Took
    .acc = Pippin Took
wotr_cards-card-sam-gamgee = Sam Gamgee
    .acc = Sam Gamgee
wotr_cards-card-eomer = Éomer
    .acc = Éomer
wotr_cards-card-eowyn = Éowyn
    .acc = Éowyn
wotr_cards-card-ghan-buri-ghan = Ghân-buri-Ghân
    .acc = Ghân-buri-Ghân
wotr_cards-card-theoden = Théoden
    .acc = Théoden
wotr_cards-card-gandalf-the-grey = Gandalf the Grey
    .acc = Gandalf the Grey
wotr_cards-card-gandalf-the-white = Gandalf the White
    .acc = Gandalf the White
wotr_cards-card-gwaihir-the-windlord = Gwaihir the Windlord
    .acc = Gwaihir the Windlord
wotr_cards-card-quickbeam = Quickbeam
    .acc = Quickbeam
wotr_cards-card-smeagol = Sméagol
    .acc = Sméagol
wotr_cards-card-treebeard = Treebeard
    .acc = Treebeard
wotr_cards-card-aragorn = Aragorn
    .acc = Aragorn
wotr_cards-card-boromir = Boromir
    .acc = Boromir
wotr_cards-card-denethor = Denethor
    .acc = Denethor
wotr_cards-card-faramir = Faramir
    .acc = Faramir
wotr_cards-card-halbarad = Halbarad
    .acc = Halbarad
wotr_cards-card-prince-imrahil = Prince Imrahil
    .acc = Prince Imrahil
wotr_cards-card-strider = Strider
    .acc = Strider
wotr_cards-card-arwen = Arwen
    .acc = Arwen
wotr_cards-card-elrond = Elrond
    .acc = Elrond
wotr_cards-card-galadriel = Galadriel
    .acc = Galadriel
wotr_cards-card-legolas = Legolas
    .acc = Legolas
wotr_cards-card-gorbag-and-shagrat = Gorbag & Shagrat
    .acc = Gorbag & Shagrat
wotr_cards-card-grishnakh = Grishnákh
    .acc = Grishnákh
wotr_cards-card-mouth-of-sauron = Mouth of Sauron
    .acc = the Mouth of Sauron
wotr_cards-card-the-beguiler = The Beguiler
    .acc = the Beguiler
wotr_cards-card-the-black-easterling = The Black Easterling
    .acc = the Black Easterling
wotr_cards-card-the-commander = The Commander
    .acc = the Commander
wotr_cards-card-the-destroyer = The Destroyer
    .acc = the Destroyer
wotr_cards-card-the-hunter = The Hunter
    .acc = the Hunter
wotr_cards-card-the-lidless-eye = The Lidless Eye
    .acc = the Lidless Eye
wotr_cards-card-the-messenger = The Messenger
    .acc = the Messenger
wotr_cards-card-the-reaver = The Reaver
    .acc = the Reaver
wotr_cards-card-the-warrior = The Warrior
    .acc = the Warrior
wotr_cards-card-the-witch-king = The Witch-king
    .acc = the Witch-king
wotr_cards-card-grima-wormtongue = Gríma Wormtongue
    .acc = Gríma Wormtongue
wotr_cards-card-saruman = Saruman
    .acc = Saruman
wotr_cards-card-ugluk = Uglúk
    .acc = Uglúk
wotr_cards-card-balrog-of-moria = Balrog of Moria
    .acc = the Balrog of Moria
wotr_cards-card-barrow-wights = Barrow-wights
    .acc = the Barrow-wights
wotr_cards-card-caradhras-the-cruel = Caradhras the Cruel
    .acc = Caradhras the Cruel
wotr_cards-card-cave-troll = Cave-troll
    .acc = the Cave-troll
wotr_cards-card-flocks-of-crebain = Flocks of Crebain
    .acc = the Flocks of Crebain
wotr_cards-card-gollum = Gollum
    .acc = Gollum
wotr_cards-card-hill-troll = Hill-troll
    .acc = the Hill-troll
wotr_cards-card-shelob = Shelob
    .acc = Shelob
wotr_cards-card-the-black-serpent = The Black Serpent
    .acc = the Black Serpent

## Names of items

wotr_cards-card-dwarven-axe = Dwarven Axe
    .acc = the Dwarven Axe
wotr_cards-card-herbs-and-stewed-rabbit = Herbs and Stewed Rabbit
    .acc = the Herbs and Stewed Rabbit
wotr_cards-card-mithril-coat = Mithril Coat
    .acc = the Mithril Coat
wotr_cards-card-sting = Sting
    .acc = Sting
wotr_cards-card-shadowfax = Shadowfax
    .acc = Shadowfax
wotr_cards-card-gandalfs-staff = Gandalf’s Staff
    .acc = Gandalf’s Staff
wotr_cards-card-glamdring = Glamdring
    .acc = Glamdring
wotr_cards-card-narya-ring-of-fire = Narya, Ring of Fire
    .acc = Narya
wotr_cards-card-anduril = Andúril
    .acc = Andúril
wotr_cards-card-blade-of-westernesse = Blade of Westernesse
    .acc = the Blade of Westernesse
wotr_cards-card-bow-of-the-galadhrim = Bow of the Galadhrim
    .acc = the Bow of the Galadhrim
wotr_cards-card-elven-cloak = Elven Cloak
    .acc = the Elven Cloak
wotr_cards-card-lembas = Lembas
    .acc = Lembas
wotr_cards-card-mirror-of-galadriel = Mirror of Galadriel
    .acc = the Mirror of Galadriel
wotr_cards-card-nenya-ring-of-adamant = Nenya, Ring of Adamant
    .acc = Nenya
wotr_cards-card-phial-of-galadriel = Phial of Galadriel
    .acc = the Phial of Galadriel
wotr_cards-card-vilya-ring-of-air = Vilya, Ring of Air
    .acc = Vilya
wotr_cards-card-black-breath = Black Breath
    .acc = the Black Breath
wotr_cards-card-black-riders-mount = Black Rider’s Mount
    .acc = the Black Rider’s Mount
wotr_cards-card-fell-beast = Fell Beast
    .acc = the Fell Beast
wotr_cards-card-morgul-blade = Morgul Blade
    .acc = the Morgul Blade
wotr_cards-card-nazguls-mantle = Nazgûl’s Mantle
    .acc = the Nazgûl’s Mantle
wotr_cards-card-palantir-of-orthanc = Palantír of Orthanc
    .acc = the Palantír of Orthanc
wotr_cards-card-sarumans-staff = Saruman’s Staff
    .acc = Saruman’s Staff
wotr_cards-card-woven-of-all-colours = Woven of All Colours
    .acc = “Woven of All Colours”
wotr_cards-card-whip-of-many-thongs = Whip of Many Thongs
    .acc = the Whip of Many Thongs

## Names of events

wotr_cards-card-there-is-another-way = There Is Another Way
    .acc = “There Is Another Way”
wotr_cards-card-death-ride-ride-to-ruin = Death! Ride, Ride to Ruin
    .acc = “Death! Ride, Ride to Ruin”
wotr_cards-card-paths-of-the-dead = Paths of the Dead
    .acc = “Paths of the Dead”
wotr_cards-card-the-red-arrow = The Red Arrow
    .acc = “The Red Arrow”
wotr_cards-card-the-three-hunters = The Three Hunters
    .acc = “The Three Hunters”
wotr_cards-card-the-black-captain = The Black Captain
    .acc = “The Black Captain”
wotr_cards-card-the-day-without-dawn = The Day Without Dawn
    .acc = “The Day Without Dawn”
wotr_cards-card-the-ringwraiths-are-abroad = The Ringwraiths Are Abroad
    .acc = “The Ringwraiths Are Abroad”
wotr_cards-card-threats-and-promises = Threats and Promises
    .acc = “Threats and Promises”

## Names of battlegrounds. “mid” is the name within a sentence, where it takes an article.

wotr_cards-card-dol-amroth = Dol Amroth
wotr_cards-card-edoras = Edoras
wotr_cards-card-helms-deep = Helm’s Deep
wotr_cards-card-lorien = Lórien
wotr_cards-card-minas-tirith = Minas Tirith
wotr_cards-card-pelargir = Pelargir
wotr_cards-card-rivendell = Rivendell
wotr_cards-card-dol-guldur = Dol Guldur
wotr_cards-card-harad = Harad
wotr_cards-card-minas-morgul = Minas Morgul
wotr_cards-card-morannon = Morannon
    .mid = the Morannon
wotr_cards-card-moria = Moria
wotr_cards-card-orthanc = Orthanc
wotr_cards-card-umbar = Umbar

## Names of paths

wotr_cards-card-bag-end = Bag End
wotr_cards-card-bucklebury-ferry = Bucklebury Ferry
wotr_cards-card-gildors-encampment = Gildor’s Encampment
wotr_cards-card-inn-of-the-prancing-pony = Inn of the Prancing Pony
    .mid = the Inn of the Prancing Pony
wotr_cards-card-the-old-forest = The Old Forest
    .mid = the Old Forest
wotr_cards-card-weathertop = Weathertop
wotr_cards-card-fords-of-bruinen = Fords of Bruinen
    .mid = the Fords of Bruinen
wotr_cards-card-imladris = Imladris
wotr_cards-card-the-council-of-elrond = The Council of Elrond
    .mid = the Council of Elrond
wotr_cards-card-caradhras = Caradhras
wotr_cards-card-khazad-dum = Khazad-dûm
wotr_cards-card-the-doors-of-durin = The Doors of Durin
    .mid = the Doors of Durin
wotr_cards-card-dimrill-dale = Dimrill Dale
wotr_cards-card-egladil = Egladil
wotr_cards-card-lothlorien = Lothlórien
wotr_cards-card-amon-hen = Amon Hen
wotr_cards-card-dead-marshes = Dead Marshes
    .mid = the Dead Marshes
wotr_cards-card-emyn-muil = Emyn Muil
    .mid = the Emyn Muil
wotr_cards-card-henneth-annun = Henneth Annûn
wotr_cards-card-osgiliath = Osgiliath
wotr_cards-card-the-cross-roads = The Cross-roads
    .mid = the Cross-roads
wotr_cards-card-cirith-ungol = Cirith Ungol
wotr_cards-card-morgul-vale = Morgul Vale
wotr_cards-card-shelobs-lair = Shelob’s Lair
wotr_cards-card-crack-of-doom = Crack of Doom
    .mid = the Crack of Doom
wotr_cards-card-morgai = Morgai
    .mid = the Morgai
wotr_cards-card-orodruin = Orodruin

## What is printed on a card, before its own text

wotr_cards-text-army = { $faction } army{ $copies ->
    [1] {""}
   *[other] , { $copies } copies
}. { wotr_cards-field }
wotr_cards-text-character = { $faction } character{ $keyword_id ->
    [none] {""}
   *[other] , { $keyword }
}. { wotr_cards-field } { wotr_cards-walk }
wotr_cards-text-item = { $faction } item{ $keyword_id ->
    [none] {""}
   *[other] , { $keyword }
}. Wielder: { $wielders }. { wotr_cards-lent }
wotr_cards-text-event = { $faction } event.
wotr_cards-text-battleground = Battleground of { $side_the }, { wotr_cards-worth }. Defence { $defence }. Defenders: { $defenders }. Attackers: { $attackers }.
wotr_cards-text-path = Path { $number }, { wotr_cards-worth }. Defence { $defence }.

wotr_cards-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wotr_cards-field = { $fights_id ->
    [none] { $leads_id ->
        [none] No printed icons on battlegrounds.
       *[other] On battlegrounds only { wotr_cards-leads }.
    }
   *[other] { $leads_id ->
        [none] On battlegrounds: attack { $attack }, defence { $defence }.
       *[other] On battlegrounds: attack { $attack }, defence { $defence }; { wotr_cards-leads }.
    }
}
wotr_cards-leads = { $leader_attack ->
    [0] leadership: defence { $leader_defence }
   *[other] { $leader_defence ->
        [0] leadership: attack { $leader_attack }
       *[other] leadership: attack { $leader_attack }, defence { $leader_defence }
    }
}
wotr_cards-walk = { $paths_count ->
    [0] Never on a path.
    [one] On path { $paths }: { wotr_cards-walks }.
   *[other] On paths { $paths }: { wotr_cards-walks }.
}
wotr_cards-walks = { $role_id ->
    [attack] attack { $path_icons }
   *[other] defence { $path_icons }
}
wotr_cards-lent = { $fights_id ->
    [none] { $path_icons ->
        [0] Adds no icons.
       *[other] Adds { wotr_cards-walks } on a path.
    }
   *[other] { $path_icons ->
        [0] Adds attack { $attack }, defence { $defence } on battlegrounds.
       *[other] Adds attack { $attack }, defence { $defence } on battlegrounds; { wotr_cards-walks } on a path.
    }
}

## Sentences that several cards share

wotr_cards-draw-1-when-played = When played: draw 1 card.
wotr_cards-draw-more = In reserve: draw 1 extra card in every draw step.
wotr_cards-carry-more = In reserve: your carry-over limit is 1 higher.
wotr_cards-cycled-from-deck = If this card is forsaken as the top card of the deck, it is cycled instead of eliminated.
wotr_cards-cycled-on-path = If this card is eliminated in combat on a path, it is cycled instead, with its items.
wotr_cards-same-path = On a path you may use an action to activate a different path with the same number; combat on the current one comes first.
wotr_cards-next-path = On a path you may use an action to activate a path of your choice whose number is 1 higher; combat on the current one comes first.
wotr_cards-eliminated-all-forsake = In reserve you may use an action and eliminate this card: each Free Peoples player forsakes 1 card.
wotr_cards-comes-all-forsake = When played or moved to a path or battleground: each Free Peoples player forsakes 1 card.
wotr_cards-rohan-army = When played: draw 5 cards, play 1 Rohan army from among them if you like, and cycle the rest; they pay for the army.
    .any = When played: draw 5 cards, play 1 army or character of Rohan from among them if you like, and cycle the rest; they pay for it.
wotr_cards-no-path-beside = This card cannot be played or moved to a path while a battleground of the Shadow is active.

## What armies do

wotr_cards-text-dead-men-of-dunharrow = { wotr_cards-text-army } While it supports Strider or Aragorn it has attack 2 and defence 2.
wotr_cards-text-great-gate = { wotr_cards-text-army } At Minas Tirith it has defence 3. It can never go to a battleground of the Shadow.
wotr_cards-text-guards-of-the-citadel = { wotr_cards-text-army } At Minas Tirith it has 1 extra defence icon.
wotr_cards-text-knights-of-dol-amroth = { wotr_cards-text-army } At Dol Amroth it has 1 extra defence icon.
wotr_cards-text-coastal-raiders = { wotr_cards-text-army } At Dol Amroth it has 1 extra attack icon. In reserve you may use an action and eliminate this card to activate Dol Amroth, if that is still in its deck.
wotr_cards-text-corsairs-of-umbar = { wotr_cards-text-army } In reserve you may use an action and eliminate this card to activate Umbar, if that is still in its deck.
wotr_cards-text-haradrim-cavalry = { wotr_cards-text-army } At Minas Tirith it has 1 extra attack icon. In reserve you may use an action and eliminate this card to activate Minas Tirith, if that is still in its deck.
wotr_cards-text-haradrim-regulars = { wotr_cards-text-army } In reserve you may use an action and eliminate this card to activate Harad, if that is still in its deck.
wotr_cards-text-the-black-fleet = { wotr_cards-text-army } At Pelargir it has 1 extra attack icon. In reserve you may use an action and eliminate this card to activate Pelargir, if that is still in its deck.

## What characters do

wotr_cards-text-gimli = { wotr_cards-text-character } When played: you may take Dwarven Axe from your cycle pile into your hand.
wotr_cards-text-bilbo-baggins = { wotr_cards-text-character } Whenever he would be eliminated he is { $doubt_items ->
        [eliminated] cycled instead; his items are eliminated.
       *[cycled] cycled instead, with his items.
    } In reserve you may use an action and cycle this card to draw 2 cards.
wotr_cards-text-fatty-bolger = { wotr_cards-text-character } { $doubt_forsaken_from ->
        [anywhere] Forsaken, he
       *[reserve] Forsaken from your reserve, he
    } is cycled instead, with his items. In reserve you may use an action and eliminate this card to draw 3 cards.
wotr_cards-text-frodo-baggins = { wotr_cards-text-character } Whenever he would be eliminated he is cycled instead. His items are eliminated all the same.
wotr_cards-text-merry-brandybuck = { wotr_cards-text-character } He may go to Rohan battlegrounds, and Rohan armies support him there. { wotr_cards-cycled-on-path }
wotr_cards-text-pippin-took = { wotr_cards-text-character } He may go to Dúnedain battlegrounds, and Dúnedain armies support him there. { wotr_cards-cycled-on-path }
wotr_cards-text-sam-gamgee = { wotr_cards-text-character } In reserve you may use an action and cycle this card with its items to add 1 defence icon to the active path.
wotr_cards-text-eomer = { wotr_cards-text-character } { wotr_cards-rohan-army }
wotr_cards-text-eowyn = { wotr_cards-text-character } When played to a battleground: { $doubt_which_nazgul ->
        [anywhere] you may eliminate 1 Nazgûl in play
       *[here] you may eliminate 1 Nazgûl there
    }. When played to the reserve: you may take Merry or Pippin from your cycle pile into your hand.
wotr_cards-text-ghan-buri-ghan = { wotr_cards-text-character } In reserve: Rohan cards may be played and moved to Minas Tirith.
wotr_cards-text-theoden = { wotr_cards-text-character } While a Gandalf is in play he has 1 attack icon and 1 defence icon. { $doubt_plays ->
        [army_or_character] { wotr_cards-rohan-army.any }
       *[army] { wotr_cards-rohan-army }
    }
wotr_cards-text-gandalf-the-grey = { wotr_cards-text-character } { wotr_cards-next-path } He is removed from the game when Gandalf the White is played.
wotr_cards-text-gandalf-the-white = { wotr_cards-text-character } When played: Gandalf the Grey is removed from the game, wherever he is. { wotr_cards-draw-more } { wotr_cards-cycled-from-deck }
wotr_cards-text-gwaihir-the-windlord = { wotr_cards-text-character } In reserve you may use an action and cycle this card to take either Gandalf from your cycle pile into your hand.
wotr_cards-text-quickbeam = { wotr_cards-text-character } On a battleground he has 1 attack icon and 1 defence icon for every 2 Isengard armies and characters there.
wotr_cards-text-smeagol = { wotr_cards-text-character } On a path you may use an action and add 1 corruption to activate a path of your choice whose number is 1 higher; combat on the current one comes first. { wotr_cards-cycled-on-path }
wotr_cards-text-treebeard = { wotr_cards-text-character } At Orthanc he has 1 extra attack icon. When played or moved to a battleground: the Isengard player eliminates { $doubt_which_army ->
        [here] 1 Isengard army there
       *[anywhere] 1 Isengard army in play
    }.
wotr_cards-text-aragorn = { wotr_cards-text-character } When played: Strider is removed from the game, wherever he is. { wotr_cards-draw-more } { wotr_cards-cycled-from-deck }
wotr_cards-text-boromir = { wotr_cards-text-character } { wotr_cards-draw-1-when-played } When played or moved to a path: forsake 1 card.
wotr_cards-text-denethor = { wotr_cards-text-character } In reserve you may use an action and forsake 1 card to take Boromir or Faramir from your deck into your hand.
wotr_cards-text-faramir = { wotr_cards-text-character } When played or moved { $doubt_which_path ->
        [any] to a path: you may activate a different path of the same number
       *[seven] to a path 7: you may activate a different path 7
    }; combat on the current one comes first.
wotr_cards-text-halbarad = { wotr_cards-text-character } In reserve you may use an action and cycle this card to take Strider or Aragorn from your deck into your hand.
wotr_cards-text-prince-imrahil = { wotr_cards-text-character } When played: you may cycle 1 more card from your hand to take Knights of Dol Amroth from your deck into your hand.
wotr_cards-text-strider = { wotr_cards-text-character } { wotr_cards-next-path } He is removed from the game when Aragorn is played.
wotr_cards-text-arwen = { wotr_cards-text-character } { wotr_cards-draw-1-when-played } In reserve: Strider and Aragorn each have 1 extra defence icon on paths and battlegrounds.
wotr_cards-text-elrond = { wotr_cards-text-character } { wotr_cards-draw-1-when-played } { wotr_cards-carry-more }
wotr_cards-text-galadriel = { wotr_cards-text-character } { wotr_cards-draw-1-when-played } In reserve: draw 1 extra card in every draw step, then cycle 1 card from your hand.
wotr_cards-text-legolas = { wotr_cards-text-character } When played: you may take Bow of the Galadhrim from your deck into your hand.
wotr_cards-text-gorbag-and-shagrat = { wotr_cards-text-character } When played or moved to a path: you may cycle 1 card from your hand; this card then gains 1 path attack icon, or 2 at Cirith Ungol.
wotr_cards-text-grishnakh = { wotr_cards-text-character } On a path you may use an action and eliminate this card to add 1 corruption.
wotr_cards-text-mouth-of-sauron = { wotr_cards-text-character } { wotr_cards-no-path-beside } { wotr_cards-draw-more }
wotr_cards-text-the-beguiler = { wotr_cards-text-character } In reserve you may use an action and cycle this card: each Free Peoples player cycles 1 card from hand.
wotr_cards-text-the-black-easterling = { wotr_cards-text-character } At Dol Guldur he has 1 extra defence icon. { wotr_cards-draw-1-when-played }
wotr_cards-text-the-commander = { wotr_cards-text-character } In reserve you may use an action and cycle this card: each Shadow player draws 1 card.
wotr_cards-text-the-destroyer = { wotr_cards-text-character } In reserve you may use an action and cycle this card to add 1 attack icon to an active battleground.
wotr_cards-text-the-hunter = { wotr_cards-text-character } In reserve you may use an action and cycle this card to add 1 attack icon to the active path.
wotr_cards-text-the-lidless-eye = { wotr_cards-text-character } { wotr_cards-no-path-beside } When played: each Shadow player draws 1 card. { wotr_cards-carry-more }
wotr_cards-text-the-messenger = { wotr_cards-text-character } In reserve you may use an action and cycle this card to take { $doubt_which_nazgul ->
        [any] any Nazgûl
       *[another] another Nazgûl
    } from your cycle pile into your hand.
wotr_cards-text-the-reaver = { wotr_cards-text-character } In reserve you may use an action and cycle this card: each Free Peoples player forsakes 1 card.
wotr_cards-text-the-warrior = { wotr_cards-text-character } In reserve you may use an action and cycle this card to add 1 defence icon to an active battleground.
wotr_cards-text-the-witch-king = { wotr_cards-text-character } { wotr_cards-draw-more } { wotr_cards-cycled-from-deck }
wotr_cards-text-grima-wormtongue = { wotr_cards-text-character } In reserve you may use an action and eliminate this card to take Saruman from your deck into your hand, or to eliminate { $doubt_which_character ->
        [reserve] 1 Rohan character in a reserve
       *[anywhere] 1 Rohan character in play
    }.
wotr_cards-text-saruman = { wotr_cards-text-character } { wotr_cards-draw-more } { wotr_cards-cycled-from-deck }
wotr_cards-text-ugluk = { wotr_cards-text-character } { wotr_cards-same-path }
wotr_cards-text-balrog-of-moria = { wotr_cards-text-character } At Khazad-dûm it has 1 extra attack icon. { wotr_cards-comes-all-forsake }
wotr_cards-text-barrow-wights = { wotr_cards-text-character } { wotr_cards-eliminated-all-forsake }
wotr_cards-text-caradhras-the-cruel = { wotr_cards-text-character } When played to the path Caradhras: activate a different path 4; combat on the current one comes first. { wotr_cards-eliminated-all-forsake }
wotr_cards-text-cave-troll = { wotr_cards-text-character } { wotr_cards-eliminated-all-forsake }
wotr_cards-text-flocks-of-crebain = { wotr_cards-text-character } { wotr_cards-same-path }
wotr_cards-text-gollum = { wotr_cards-text-character } { wotr_cards-same-path } { wotr_cards-cycled-on-path }
wotr_cards-text-hill-troll = { wotr_cards-text-character } { wotr_cards-eliminated-all-forsake }
wotr_cards-text-shelob = { wotr_cards-text-character } At Shelob’s Lair she has 1 extra attack icon. { wotr_cards-comes-all-forsake }
wotr_cards-text-the-black-serpent = { wotr_cards-text-character } In reserve you may use an action and eliminate this card to reactivate a Southron battleground out of either scoring area.

## What items do

wotr_cards-text-herbs-and-stewed-rabbit = { wotr_cards-text-item } In play you may use an action and eliminate this card to take 1 Hobbit character from your cycle pile into your hand and draw 1 card.
wotr_cards-text-sting = { wotr_cards-text-item } While a Monstrous character is on the same path, the path itself has 1 extra defence icon.
wotr_cards-text-shadowfax = { wotr_cards-text-item } In reserve you may use an action to activate or reactivate any battleground; the wielder then moves there, even if played this round.
wotr_cards-text-gandalfs-staff = { wotr_cards-text-item } In play: the Wizard player’s carry-over limit is 1 higher.
wotr_cards-text-narya-ring-of-fire = { wotr_cards-text-item } In reserve you may use an action and cycle this card: each Shadow player cycles 1 card from hand.
wotr_cards-text-anduril = { wotr_cards-text-item } In reserve you may use an action to activate or reactivate a Dúnedain battleground; the wielder then moves there, even if played this round.
wotr_cards-text-bow-of-the-galadhrim = { wotr_cards-text-item } Its wielder can have no other weapon.
wotr_cards-text-elven-cloak = { wotr_cards-text-item } If the wielder is eliminated in combat on a path, the wielder and all the wielder’s items are cycled instead.
wotr_cards-text-lembas = { wotr_cards-text-item } On a path the Hobbit player may use an action and eliminate this card to remove 1 corruption for each Hobbit on that path.
wotr_cards-text-mirror-of-galadriel = { wotr_cards-text-item } In play: you see the top card of your deck.
wotr_cards-text-nenya-ring-of-adamant = { wotr_cards-text-item } In reserve you may use an action and cycle this card to add 1 defence icon to the active path or { $doubt_adds } to an active battleground.
wotr_cards-text-phial-of-galadriel = { wotr_cards-text-item } On a path: the path itself has { $doubt_adds ->
        [1] 1 defence icon
       *[other] { $doubt_adds } defence icons
    } more.
wotr_cards-text-vilya-ring-of-air = { wotr_cards-text-item } In reserve you may use an action and cycle this card: each Free Peoples player draws 1 card.
wotr_cards-text-black-breath = { wotr_cards-text-item } On a path or battleground you may use an action and cycle this card, its wielder and all the wielder’s items to add 1 corruption.
wotr_cards-text-black-riders-mount = { wotr_cards-text-item } When played on a wielder in reserve: you may move the wielder to the active path, even if played this round.
wotr_cards-text-fell-beast = { wotr_cards-text-item } When played on a wielder in reserve: you may move the wielder to an active battleground, even if played this round.
wotr_cards-text-morgul-blade = { wotr_cards-text-item } On a path you may use an action and eliminate this card to add 1 corruption.
wotr_cards-text-nazguls-mantle = { wotr_cards-text-item } If the wielder is eliminated in combat, the wielder and all the wielder’s items are cycled instead.
wotr_cards-text-palantir-of-orthanc = { wotr_cards-text-item } In reserve you may use an action once a round to draw 3 cards: eliminate 1, cycle 1 and keep 1 in your hand.
wotr_cards-text-sarumans-staff = { wotr_cards-text-item } In play: the Isengard player’s carry-over limit is 1 higher.
wotr_cards-text-woven-of-all-colours = { wotr_cards-text-item } If the wielder is eliminated in combat, the wielder and all the wielder’s items are cycled instead.
wotr_cards-text-whip-of-many-thongs = { wotr_cards-text-item } { wotr_cards-draw-1-when-played }

## What events do

wotr_cards-text-there-is-another-way = { wotr_cards-text-event } Activate a different path with the number of the active one; combat on the current one comes first. Then add 1 defence icon to the new path.
wotr_cards-text-death-ride-ride-to-ruin = { wotr_cards-text-event } Eliminate any number of Rohan cards from your reserve: the Mordor player eliminates as many Mordor cards from active battlegrounds.
wotr_cards-text-paths-of-the-dead = { wotr_cards-text-event } Forsake 2 cards, then draw 4, or 5 if Strider or Aragorn is in play.
wotr_cards-text-the-red-arrow = { wotr_cards-text-event } Until the end of the round, Rohan armies and characters may go to Dúnedain battlegrounds.
wotr_cards-text-the-three-hunters = { wotr_cards-text-event } Until the end of the round, Strider, Aragorn, Gimli and Legolas may go to any battleground, and every army of the Free Peoples can support them.
wotr_cards-text-the-black-captain = { wotr_cards-text-event } Only with the Witch-king in reserve: activate or reactivate a Mordor battleground; you may then move him there, even if played this round.
wotr_cards-text-the-day-without-dawn = { wotr_cards-text-event } Draw 7 cards, eliminate 1 of them, play up to 2 armies from among them and cycle the rest; they pay for what you play.
wotr_cards-text-the-ringwraiths-are-abroad = { wotr_cards-text-event } Draw 7 cards, eliminate 1 of them, play up to 2 Nazgûl from among them and cycle the rest; they pay for what you play.
wotr_cards-text-threats-and-promises = { wotr_cards-text-event } Only with Saruman in reserve: activate or reactivate an Isengard battleground; you may then move him there, even if played this round.

## What battlegrounds do when they are activated

wotr_cards-text-dol-amroth = { wotr_cards-text-battleground } The Dúnedain player may forsake 1 card to draw 1.
wotr_cards-text-edoras = { wotr_cards-text-battleground } Helm’s Deep is activated too, if it is still in its deck.
wotr_cards-text-helms-deep = { wotr_cards-text-battleground } The Rohan player draws 5 cards, may play 1 army or character from among them here, and cycles the rest.
wotr_cards-text-lorien = { wotr_cards-text-battleground } Dol Guldur is activated or reactivated too.
wotr_cards-text-minas-tirith = { wotr_cards-text-battleground } The Dúnedain player may forsake 1 card to draw 3.
wotr_cards-text-pelargir = { wotr_cards-text-battleground } The Dúnedain player may forsake 1 card to draw 1.
wotr_cards-text-rivendell = { wotr_cards-text-battleground } The Elf player draws 1 card, then cycles 1 from hand.
wotr_cards-text-dol-guldur = { wotr_cards-text-battleground } Lórien is activated or reactivated too.
wotr_cards-text-harad = { wotr_cards-text-battleground } Each Shadow player draws 1 card.
wotr_cards-text-minas-morgul = { wotr_cards-text-battleground } The Mordor player draws 5 cards, may play 1 Nazgûl from among them to the reserve, and cycles the rest.
wotr_cards-text-morannon = { wotr_cards-text-battleground } The Mordor player draws 5 cards, { $doubt_which_army ->
        [mordor] may play 1 Mordor army from among them
        [here] may play 1 army from among them here
       *[any] may play 1 army from among them
    }, and cycles the rest.
wotr_cards-text-moria = { wotr_cards-text-battleground } The Monstrous player draws 2 cards.
wotr_cards-text-orthanc = { wotr_cards-text-battleground } The Isengard player may take Saruman from deck or cycle pile into hand, then shuffles the cycle pile into the deck.
wotr_cards-text-umbar = { wotr_cards-text-battleground } Each Shadow player draws 1 card.

## What paths do when they are activated

wotr_cards-text-bag-end = { wotr_cards-text-path } The Hobbit player draws 2 cards.
wotr_cards-text-bucklebury-ferry = { wotr_cards-text-path } The Mordor player and the Hobbit player each draw 1 card.
wotr_cards-text-gildors-encampment = { wotr_cards-text-path } The Elf player draws 1 card, then cycles 1 from hand.
wotr_cards-text-inn-of-the-prancing-pony = { wotr_cards-text-path } Each Shadow player draws 2 cards.
wotr_cards-text-the-old-forest = { wotr_cards-text-path } Each Free Peoples player forsakes 1 card.
wotr_cards-text-weathertop = { wotr_cards-text-path } The Mordor player draws 2 cards.
wotr_cards-text-fords-of-bruinen = { wotr_cards-text-path } Each Free Peoples player forsakes 1 card, then draws 3.
wotr_cards-text-imladris = { wotr_cards-text-path } The Elf player draws 2 cards.
wotr_cards-text-the-council-of-elrond = { wotr_cards-text-path } Each Free Peoples player draws 1 card.
wotr_cards-text-caradhras = { wotr_cards-text-path } Each Free Peoples player forsakes 1 card.
wotr_cards-text-khazad-dum = { wotr_cards-text-path } The Monstrous player draws 2 cards.
wotr_cards-text-the-doors-of-durin = { wotr_cards-text-path } The Monstrous player may forsake 1 card to add 1 attack icon to this path.
wotr_cards-text-dimrill-dale = { wotr_cards-text-path } Each Shadow player cycles 2 cards from hand.
wotr_cards-text-egladil = { wotr_cards-text-path } Each Free Peoples player draws 2 cards, then cycles 1 from hand.
wotr_cards-text-lothlorien = { wotr_cards-text-path } The Elf player draws 1 card, then cycles 1 from hand.
wotr_cards-text-amon-hen = { wotr_cards-text-path } The Mordor player draws 1 card, then cycles 1 from hand.
wotr_cards-text-dead-marshes = { wotr_cards-text-path } The Monstrous player draws 2 cards.
wotr_cards-text-emyn-muil = { wotr_cards-text-path } Each Free Peoples player forsakes 1 card.
wotr_cards-text-henneth-annun = { wotr_cards-text-path } The Dúnedain player draws 1 card.
wotr_cards-text-osgiliath = { wotr_cards-text-path } The Dúnedain player may forsake 1 card to draw 3.
wotr_cards-text-the-cross-roads = { wotr_cards-text-path } Each Free Peoples player draws 1 card.
wotr_cards-text-cirith-ungol = { wotr_cards-text-path } The Mordor player draws 5 cards, { $doubt_goal ->
        [reserve] may play 1 army from among them to the reserve
       *[anywhere] may play 1 army from among them
    }, and cycles the rest.
wotr_cards-text-morgul-vale = { wotr_cards-text-path } The Mordor player draws 5 cards, { $doubt_goal ->
        [reserve] may play 1 Nazgûl from among them to the reserve
       *[anywhere] may play 1 Nazgûl from among them
    }, and cycles the rest.
wotr_cards-text-shelobs-lair = { wotr_cards-text-path } The Monstrous player draws 2 cards.
wotr_cards-text-crack-of-doom = { wotr_cards-text-path } The Monstrous player draws 2 cards.
wotr_cards-text-morgai = { wotr_cards-text-path } { $doubt_adds ->
        [corruption] Corruption rises by 1.
       *[icon] 1 attack icon is added to this path.
    }
wotr_cards-text-orodruin = { wotr_cards-text-path } The Mordor player draws 2 cards.

## Facts to be looked up on the real cards

wotr_cards-doubt-attack = How many attack icons for battlegrounds are printed on the card?
wotr_cards-doubt-defence = How many defence icons for battlegrounds are printed on the card?
wotr_cards-doubt-leader_attack = How many attack icons of leadership are printed on the card?
wotr_cards-doubt-leader_defence = How many defence icons of leadership are printed on the card?
wotr_cards-doubt-path_icons = How many icons for paths are printed on the card?
wotr_cards-doubt-paths = Which path numbers are printed on the card?
wotr_cards-doubt-wielders = Who may wield the item, by its text?
wotr_cards-doubt-weapon = Is the keyword Weapon printed on the card?
    .yes = yes
    .no = no
wotr_cards-doubt-mount = Is the keyword Mount printed on the card?
    .yes = yes
    .no = no
wotr_cards-doubt-title = Does the English title begin with “The”? We print it without.
wotr_cards-doubt-faramir-which_path = On which paths does his text work?
    .seven = on a path 7
    .any = on any path
wotr_cards-doubt-moved_there = May Rohan cards be only played there, or moved there too? We let them move.
wotr_cards-doubt-nenya-ring-of-adamant-adds = How many defence icons does its action add to a battleground?
wotr_cards-doubt-phial-of-galadriel-adds = How many defence icons does it add to the path?
wotr_cards-doubt-items = What becomes of the items he wields when he would be eliminated?
    .cycled = they are cycled with him
    .eliminated = they are eliminated
wotr_cards-doubt-forsaken_from = Forsaken from where is he cycled instead?
    .reserve = from the reserve
    .anywhere = from anywhere
wotr_cards-doubt-without_an_army = May he go to a battleground of Rohan where no army of Rohan is? We let him.
wotr_cards-doubt-eowyn-which_nazgul = Which Nazgûl may she eliminate?
    .here = one on the same battleground
    .anywhere = any in play
wotr_cards-doubt-plays = Which of the cards drawn may be played?
    .army = an army of Rohan
    .army_or_character = an army or a character of Rohan
wotr_cards-doubt-fresh_wielder = May a wielder played in this round be moved? We let him.
wotr_cards-doubt-price = Is the corruption the price of the action or its effect? We take it as the price.
wotr_cards-doubt-treebeard-which_army = Which army of Isengard is eliminated?
    .anywhere = any in play
    .here = one on the same battleground
wotr_cards-doubt-which_character = Which character of Rohan may be eliminated?
    .anywhere = any in play
    .reserve = one in a reserve
wotr_cards-doubt-few_cards = What if fewer than 3 cards are left? We do as much as possible.
wotr_cards-doubt-reprinted = Was the text corrected in a later printing? We use the first.
wotr_cards-doubt-icon_at_dol_guldur = Is the icon at Dol Guldur a plain one or one of leadership? We take it as plain.
wotr_cards-doubt-the-messenger-which_nazgul = Which Nazgûl may he take?
    .another = another one
    .any = any, himself too
wotr_cards-doubt-eliminated_card = Is the card eliminated one of the 7 drawn or any of the hand? We take one of the 7.
wotr_cards-doubt-morannon-which_army = Which army may be played, and where?
    .any = any, to any location
    .mordor = only one of Mordor
    .here = any, but only here
wotr_cards-doubt-goal = Where may the card be played?
    .anywhere = wherever it may go
    .reserve = only to the reserve
wotr_cards-doubt-morgai-adds = What does the path add?
    .icon = 1 attack icon
    .corruption = 1 corruption

## Why something cannot be done

wotr_cards-hindered-played_already = It was already played this round.
wotr_cards-hindered-no_wielder = Nobody who could wield it is in play.
wotr_cards-hindered-needs_unmet = What its text needs isn’t there now.
wotr_cards-hindered-arrived = It came to the reserve this round and moves from the next one on.
wotr_cards-hindered-no_place = No active location takes its faction or shows its path.
wotr_cards-hindered-no_faction = “{ $card }” may not go there: its faction does not fight at this battleground.
wotr_cards-hindered-not_on_path = “{ $card }” may not go there: it has no icon of this path.
wotr_cards-hindered-too_many_to_pass = You can’t pass: you hold { $number } cards and may carry over { $number2 }, and not every enemy holds more.

## Why a choice is good, as a hint says after “it”

wotr_cards-merit-fields = promises you more points on battlegrounds
wotr_cards-merit-enemy-fields = promises the enemy fewer points on battlegrounds
wotr_cards-merit-path = promises you more points on the path
wotr_cards-merit-enemy-path = promises the enemy fewer points on the path
wotr_cards-merit-corruption = keeps corruption down on the path
wotr_cards-merit-enemy-corruption = promises you more corruption on the path
wotr_cards-merit-hand = leaves your side stronger cards in hand
wotr_cards-merit-reserve = leaves your side a stronger reserve
wotr_cards-merit-piles = saves strong cards for later rounds
wotr_cards-merit-enemy-cards = leaves the enemy fewer strong cards
wotr_cards-merit-ring = saves a Ring token for later
