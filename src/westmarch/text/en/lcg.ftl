# The Lord of the Rings: The Card Game.

lcg-name = The Lord of the Rings: The Card Game
lcg-title = The Lord of the Rings: The Card Game
lcg-about = One to four players lead heroes through a scenario, together against the game itself: through Mirkwood, down the Anduin, out of Dol Guldur. Each round the encounter deck brings enemies, places and mishaps, and the threat grows. All win or lose together. About an hour.

lcg-scenario-passage_through_mirkwood = Passage Through Mirkwood
    .text = Difficulty 1, the place to begin: spiders and dark paths.
lcg-scenario-journey_along_the_anduin = Journey Along the Anduin
    .text = Difficulty 4: a troll waits at the start, then enemies on both banks.
lcg-scenario-escape_from_dol_guldur = Escape from Dol Guldur
    .text = Difficulty 7: a hero is captive, and what frees him is guarded. Hardly ever won alone.
lcg-preset-official = With the official errata
lcg-preset-printed = As first printed
lcg-preset-beginner = A first game
lcg-preset-easy = Easy mode
lcg-preset-campaign = Campaign
lcg-preset-nightmare = Nightmare

lcg-option-decks = Decks
    .text = Each player’s deck: a starter deck, or heroes and cards of one’s own choice.
lcg-option-small_decks = Small decks
    .text = Decks of one’s own may have fewer than 50 cards.
lcg-option-one_box = One box
    .text = All decks together have no more copies of a card than there are in one box.
lcg-option-errata = Official errata
    .text = Cards that the publisher has changed since the first printing do what the change says.
lcg-option-beginner = No shadow cards
    .text = Enemies are dealt no shadow cards. This is how the rulebook advises newcomers to begin.
lcg-option-easy = Easy mode
    .text = The harshest encounter cards are taken out, and each hero begins with 1 more resource.
lcg-option-all_windows = Every chance to act
    .text = Players are asked at every point where actions are allowed, not only where it usually matters.
lcg-option-engaged_guards = Engaged guards
    .text = An objective stays guarded while its guard is engaged with a player. Otherwise it is free as soon as the guard is engaged.
lcg-option-random_first = First player by lot
    .text = Chance chooses the first player. Otherwise it is player 1.
lcg-option-round_score = Rounds count
    .text = Each completed round adds 10 points to the score, as in tournaments.
lcg-option-campaign = Campaign
    .text = The three scenarios are played in a row with the same heroes and decks, and their scores are added. In Nightmare threat, damage and discard piles stay, and dead heroes stay dead.

lcg-refused-hero_twice = The same hero is in two decks. Each hero may be at the table once.
lcg-refused-lone_hero = In “{ lcg-scenario-escape_from_dol_guldur }” a hero is captured at the start, so a single hero is not enough. A campaign leads there too.
lcg-refused-one_box = The decks have more copies of a card than there are in one box.
lcg-refused-campaign_order = A campaign begins with “{ lcg-scenario-passage_through_mirkwood }”. Choose that scenario.

## Players

lcg-side-one = Player 1
lcg-side-two = Player 2
lcg-side-three = Player 3
lcg-side-four = Player 4
lcg-side-players = The players
lcg-side-shadow = The Shadow

lcg-seat-one = Player 1
    .gen = player 1’s
    .mid = player 1
lcg-seat-two = Player 2
    .gen = player 2’s
    .mid = player 2
lcg-seat-three = Player 3
    .gen = player 3’s
    .mid = player 3
lcg-seat-four = Player 4
    .gen = player 4’s
    .mid = player 4

## Spheres, kinds of cards, keywords, traits, encounter sets, starter decks

lcg-sphere-leadership = Leadership
lcg-sphere-tactics = Tactics
lcg-sphere-spirit = Spirit
lcg-sphere-lore = Lore
lcg-sphere-neutral = Neutral

lcg-kind-hero = Hero
lcg-kind-ally = Ally
lcg-kind-attachment = Attachment
lcg-kind-event = Event
lcg-kind-enemy = Enemy
lcg-kind-location = Location
lcg-kind-treachery = Treachery
lcg-kind-objective = Objective
lcg-kind-quest = Quest card
lcg-kind-guard = Orc Guard

lcg-keyword-ranged = ranged
    .text = May attack enemies engaged with other players, too.
lcg-keyword-sentinel = sentinel
    .text = May defend against an attack on another player who declares no defender.
lcg-keyword-restricted = restricted
    .text = A character can have at most 2 restricted cards.
lcg-keyword-surge = surge
    .text = When revealed, 1 more encounter card is revealed after it.
lcg-keyword-guarded = guarded
    .text = When revealed, the next encounter card is attached to it as its guard. It cannot be claimed while guarded.
lcg-keyword-doomed = doomed
    .text = When revealed, every player’s threat is raised by this number.
lcg-keyword-victory = victory
    .text = Defeated or explored, it is worth this many victory points.
lcg-amount-doomed = doomed { $number }
lcg-amount-victory = victory { $number }

lcg-trait-archer = Archer
lcg-trait-armor = Armour
lcg-trait-artifact = Artefact
lcg-trait-beorning = Beorning
lcg-trait-condition = Condition
lcg-trait-craftsman = Craftsman
lcg-trait-creature = Creature
lcg-trait-dol_guldur = Dol Guldur
lcg-trait-dunedain = Dúnedain
lcg-trait-dungeon = Dungeon
lcg-trait-dwarf = Dwarf
lcg-trait-forest = Forest
lcg-trait-goblin = Goblin
lcg-trait-gondor = Gondor
lcg-trait-hobbit = Hobbit
lcg-trait-insect = Insect
lcg-trait-istari = Istari
lcg-trait-item = Item
lcg-trait-marshland = Marshland
lcg-trait-minstrel = Minstrel
lcg-trait-mountain = Mountain
lcg-trait-nazgul = Nazgûl
lcg-trait-noble = Noble
lcg-trait-noldor = Noldor
lcg-trait-orc = Orc
lcg-trait-ranger = Ranger
lcg-trait-riverland = Riverland
lcg-trait-rohan = Rohan
lcg-trait-scout = Scout
lcg-trait-silvan = Silvan
lcg-trait-skill = Skill
lcg-trait-spider = Spider
lcg-trait-steward = Steward
lcg-trait-stronghold = Stronghold
lcg-trait-title = Title
lcg-trait-trap = Trap
lcg-trait-troll = Troll
lcg-trait-undead = Undead
lcg-trait-warrior = Warrior
lcg-trait-wasteland = Wasteland
lcg-trait-weapon = Weapon

lcg-set-passage_through_mirkwood = Passage Through Mirkwood
lcg-set-spiders_of_mirkwood = Spiders of Mirkwood
lcg-set-dol_guldur_orcs = Dol Guldur Orcs
lcg-set-journey_down_the_anduin = Journey Down the Anduin
lcg-set-saurons_reach = Sauron’s Reach
lcg-set-wilderlands = Wilderlands
lcg-set-escape_from_dol_guldur = Escape from Dol Guldur

lcg-deck-starter_leadership = Leadership starter deck
lcg-deck-starter_tactics = Tactics starter deck
lcg-deck-starter_spirit = Spirit starter deck
lcg-deck-starter_lore = Lore starter deck
lcg-deck-unlikely_companions = Unlikely Companions (Leadership and Lore)
lcg-deck-leaders_of_men = Leaders of Men (Leadership and Spirit)
lcg-deck-rohan_and_gondor = Rohan and Gondor (Leadership, Spirit and Lore)
lcg-deck-wardens_of_the_river = Wardens of the River, for the Anduin (Leadership, Spirit and Lore)

## Phases, numbers of cards, outcomes

lcg-phase-setup = Set-up
    .mid = set-up
lcg-phase-resource = Resource phase
    .mid = resource phase
lcg-phase-planning = Planning phase
    .mid = planning phase
lcg-phase-quest = Quest phase
    .mid = quest phase
lcg-phase-travel = Travel phase
    .mid = travel phase
lcg-phase-encounter = Encounter phase
    .mid = encounter phase
lcg-phase-combat = Combat phase
    .mid = combat phase
lcg-phase-refresh = Refresh phase
    .mid = refresh phase

lcg-stat-willpower = Willpower
    .mid = willpower
lcg-stat-attack = Attack
    .mid = attack
lcg-stat-defense = Defence
    .mid = defence
lcg-stat-hit_points = Hit points
    .mid = hit points
lcg-stat-threat = Threat
    .mid = threat
lcg-stat-cannot_attack = Cannot attack
    .mid = no attack
lcg-stat-several_defenders = Several defenders
    .mid = several defenders
lcg-stat-total_threat = Total threat
    .mid = total threat

lcg-outcome-not_over = Not decided yet
lcg-outcome-victory = The scenario is completed
lcg-outcome-all_eliminated = All players are eliminated
lcg-outcome-prisoner_lost = The prisoner is lost
lcg-outcome-too_long = The game lasted too long

## What else lies on the table

lcg-term-hand = Hand
lcg-term-deck = Deck
lcg-term-discard = Discard pile
lcg-term-heroes = Heroes
lcg-term-allies = Allies
lcg-term-attachments = Attachments
lcg-term-engaged = Engaged enemies
lcg-term-staging = Staging area
lcg-term-active = Active location
lcg-term-no-active = No active location
lcg-term-encounter-deck = Encounter deck
lcg-term-encounter-discard = Encounter discard pile
lcg-term-quest = Quest
lcg-term-victory = Victory pile
lcg-term-removed = Removed from the game
lcg-term-threat = Threat
lcg-term-first = First player
lcg-term-round = Round { $number }
lcg-term-stage = Stage { $number }
lcg-term-progress = Progress
lcg-term-resources = Resources
lcg-term-damage = Damage
lcg-term-shadow = Shadow card
lcg-term-shadow-effect = Shadow effect
lcg-term-travel = Travel
lcg-term-errata = Errata
lcg-term-ready = ready
lcg-term-exhausted = exhausted
lcg-term-committed = on the quest
lcg-term-prisoner = prisoner
lcg-term-face-down = face down
lcg-term-traits = Traits
lcg-term-keywords = Keywords
lcg-term-cost = Cost
lcg-term-threat-cost = Threat cost
lcg-term-engagement = Engagement cost
lcg-term-quest-points = Quest points
lcg-term-victory-points = Victory points
lcg-term-willpower-against-threat = Willpower { $number }, threat { $number2 }
lcg-term-score = Score
lcg-term-final-threat = Final threat
lcg-term-dead-heroes = Threat cost of dead heroes
lcg-term-damage-on-heroes = Damage on surviving heroes
lcg-term-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

## What a response answers to

lcg-moment-committed = Characters were committed
lcg-moment-damaged = Damage was dealt
lcg-moment-destroyed = Destroyed
lcg-moment-left_play = Left play
lcg-moment-entered_play = Entered play
lcg-moment-played = Played
lcg-moment-revealed = Revealed
lcg-moment-effect_pending = About to take effect
lcg-moment-shadow_dealt = A shadow card was dealt
lcg-moment-shadow_pending = A shadow effect is about to happen
lcg-moment-shadow_done = A shadow effect has happened
lcg-moment-declared_defender = A defender was declared
lcg-moment-attack_begins = An attack begins
lcg-moment-attack_done = An attack is over
lcg-moment-killed_by_attack = Destroyed by an attack
lcg-moment-engaged = Engaged
lcg-moment-travelled = Travelled to
lcg-moment-explored = Explored
lcg-moment-quest_succeeded = The quest succeeded
lcg-moment-quest_failed = The quest failed
lcg-moment-progress_on_quest = The quest made progress
lcg-moment-rescued = The prisoner was rescued
lcg-moment-phase_begins = A phase begins
lcg-moment-phase_ends = A phase ends
lcg-moment-round_ends = The round ends
lcg-moment-refresh_readied = All cards were readied

## Windows and the score sheet

lcg-window-act = Actions · { $phase }
lcg-window-respond = Responses · { $moment }
lcg-sheet-threat = Final threat
lcg-sheet-dead_heroes = Threat costs of dead heroes
lcg-sheet-damage = Damage on surviving heroes
lcg-sheet-player = In all
lcg-sheet-victory_points = Victory points
lcg-sheet-completed_rounds = Completed rounds
lcg-sheet-score = Score
lcg-sheet-earlier = Earlier scenarios
lcg-sheet-campaign = Score of the campaign
lcg-sheet-rounds = Rounds played

## Questions

lcg-prompt-none = There is nothing to choose.
lcg-prompt-mulligan = Exchange your whole hand for 6 new cards? The new ones are kept.
lcg-prompt-act = { $phase }: use an action or pass.
lcg-prompt-plan = Planning: play allies and attachments, use actions, or finish.
lcg-prompt-attach_to = What is “{ $card }” attached to?
lcg-prompt-pay = “{ $card }”: how many resources does { $card2 } pay? Still due: { $number }.
lcg-prompt-x = “{ $card }”: how much is X?
lcg-prompt-target = { $number3 ->
    [1] “{ $card }”: choose a card.
   *[other] “{ $card }”: choose at least { $number2 } and at most { $number3 }. Chosen: { $number }.
}
lcg-prompt-player = “{ $card }”: which player?
lcg-prompt-mode = “{ $card }”: which effect?
lcg-prompt-commit = { $number ->
    [0] Who goes on the quest? You may send nobody.
   *[other] Who else goes on the quest? Chosen: { $number }.
}
lcg-prompt-respond = { $moment_id ->
    [committed] Characters have been committed to the quest. Do you respond?
    [damaged] { lcg-who2 } { $card2_plural ->
        [yes] have taken
       *[other] has taken
    } damage. Do you respond?
    [destroyed] { lcg-who2 } { $card2_plural ->
        [yes] have been
       *[other] has been
    } destroyed. Do you respond?
    [left_play] { lcg-who2 } { $card2_plural ->
        [yes] have left
       *[other] has left
    } play. Do you respond?
    [entered_play] { lcg-who2 } { $card2_plural ->
        [yes] have entered
       *[other] has entered
    } play. Do you respond?
    [played] { lcg-who2 } has been played. Do you respond?
    [revealed] { lcg-who2 } { $card2_plural ->
        [yes] have been
       *[other] has been
    } revealed. Do you respond?
    [effect_pending] { lcg-who2 } { $card2_plural ->
        [yes] are about
       *[other] is about
    } to take effect. Do you cancel it?
    [shadow_dealt] { lcg-who2 } { $card2_plural ->
        [yes] have been dealt
       *[other] has been dealt
    } a shadow card. Do you respond?
    [shadow_pending] The shadow effect of { lcg-who2 } is about to happen. Do you cancel it?
    [declared_defender] { $card2 } defends. Do you respond?
    [killed_by_attack] { lcg-who2 } { $card2_plural ->
        [yes] have been destroyed
       *[other] has been destroyed
    } by an attack. Do you respond?
    [travelled] The players have travelled to “{ $card2 }”. Do you respond?
    [explored] “{ $card2 }” has been explored. Do you respond?
    [progress_on_quest] “{ $card2 }” has received progress. Do you respond?
   *[other] { $moment }. Do you respond?
}
lcg-prompt-forced_order = Several effects happen at the same time. Which one comes next?
lcg-prompt-travel = Where do the players travel?
lcg-prompt-engage = Which enemy do you engage? You need not engage any.
lcg-prompt-check_tie = Engagement check: which of these enemies engages you?
lcg-prompt-enemy_to_face = Which enemy attacks you next?
lcg-prompt-defend = { $number ->
    [0] { $card } { $card_plural ->
        [yes] attack
       *[other] attacks
    } you. Who defends?
   *[other] { $card } { $card_plural ->
        [yes] attack
       *[other] attacks
    } you. Who else defends? Chosen: { $number }.
}
lcg-prompt-sentinel = { $number ->
    [0] { $card } { $card_plural ->
        [yes] attack
       *[other] attacks
    } another player. Does a sentinel of yours defend?
   *[other] { $card } { $card_plural ->
        [yes] attack
       *[other] attacks
    } another player. Does another sentinel of yours defend? Chosen: { $number }.
}
lcg-prompt-takes_damage = “{ $card }”: who takes { $number } damage?
lcg-prompt-attack = Which enemy do you attack?
lcg-prompt-attackers = { $number ->
    [0] Who attacks { $card }?
   *[other] Who else attacks { $card }? Chosen: { $number }.
}
lcg-prompt-join = { $number ->
    [0] Which ranged characters of yours join the attack on { $card }?
   *[other] Who else joins the attack on { $card }? Chosen: { $number }.
}
lcg-prompt-exhaust = { $number3 ->
    [1] “{ $card }”: which character do you exhaust?
   *[other] “{ $card }”: which characters do you exhaust? Chosen: { $number } of { $number3 }.
}
lcg-prompt-damage = { $number3 ->
    [1] “{ $card }”: who takes the damage?
   *[other] “{ $card }”: who takes the damage? Chosen: { $number } of { $number3 }.
}
lcg-prompt-discard = { $number3 ->
    [1] “{ $card }”: which card in play do you discard?
   *[other] “{ $card }”: which cards in play do you discard? Chosen: { $number } of { $number3 }.
}
lcg-prompt-leave_quest = { $number3 ->
    [1] “{ $card }”: which character leaves the quest?
   *[other] “{ $card }”: which characters leave the quest? Chosen: { $number } of { $number3 }.
}
lcg-prompt-restricted = { $card } has more than 2 restricted cards. Which one is discarded?
lcg-prompt-may_pay = { $card } stays exhausted. Pay 2 resources from this hero’s pool to ready them?
lcg-prompt-may = “{ $card }”: do you use this?
lcg-prompt-look = “{ $card }”: what happens to the card you have seen?
lcg-prompt-take_one = “{ $card }”: which card goes to the hand?
lcg-prompt-put_back = “{ $card }”: the cards go back on top of the deck, the uppermost first. Which one is next?
lcg-prompt-from_hand = { $number ->
    [1] “{ $card }”: which card do you discard from your hand?
   *[other] “{ $card }”: which cards do you discard from your hand? Still due: { $number }.
}
lcg-prompt-put_into_play = “{ $card }”: which card from your hand do you put into play?
lcg-prompt-search = “{ $card }”: which card do you look for?
lcg-prompt-from_pile = “{ $card }”: which card from the discard pile?
lcg-prompt-heal = “{ $card }”: how much damage is healed?

## Words

lcg-word-card = { $card }
lcg-word-play = Play: { $card }
lcg-word-seat = { $seat }
lcg-word-none = Nobody
lcg-word-stay = Stay where you are
lcg-word-draw = Draw cards
lcg-word-damage = Deal damage
lcg-word-lower_threat = Lower your threat
lcg-word-each = Each player
lcg-word-attack = Attack
lcg-word-willpower = More willpower
lcg-word-defense = More defence
lcg-word-leave = Leave it on top
lcg-word-bottom = Put it on the bottom
lcg-word-hand = Back to the hand
lcg-word-deck = Into the deck
lcg-word-pay = Pay

## The log

# Whom an entry is about: people and monsters by their names, all other cards in quotation marks.
lcg-who = { $card_kind_id ->
    [hero] { $card }
    [ally] { $card }
    [enemy] { $card }
   *[other] “{ $card }”
}
lcg-whose = { $card_kind_id ->
    [hero] { $card }
    [ally] { $card }
    [enemy] { $card }
   *[other] “{ $card }”
}
lcg-whom = { $card_kind_id ->
    [hero] { $card }
    [ally] { $card }
    [enemy] { $card }
   *[other] “{ $card }”
}
lcg-who2 = { $card2_kind_id ->
    [hero] { $card2 }
    [ally] { $card2 }
    [enemy] { $card2 }
   *[other] “{ $card2 }”
}

lcg-notice-phase = Round { $number }, { $phase_mid }.
lcg-each-drew = { lcg-who }
lcg-notice-drew = { $seat } draws { $each }.
lcg-each-drew_unseen = { $seat_mid }
lcg-notice-drew_unseen = { $count ->
    [1] { $number ->
        [one] { $each } draws { $number } card.
       *[other] { $each } draws { $number } cards.
    }
   *[other] { $number ->
        [one] { $each } draw { $number } card each.
       *[other] { $each } draw { $number } cards each.
    }
}
lcg-notice-draw_prevented = { $seat } draws nothing because of { lcg-who }.
lcg-notice-mulligan = { $seat } shuffles the first hand back and draws a new one.
lcg-each-gained = { $card }
lcg-notice-gained = { $count ->
    [1] { $number ->
        [one] { $each } gains { $number } resource.
       *[other] { $each } gains { $number } resources.
    }
   *[other] { $number ->
        [one] { $each } gain { $number } resource each.
       *[other] { $each } gain { $number } resources each.
    }
}
lcg-each-paid = { $card } ({ $number })
lcg-notice-paid = The cost is paid by { $each }.
lcg-notice-played = { $seat } plays { lcg-who }.
lcg-notice-attached = { $card2_id ->
    [none] “{ $card }” is attached to a deck.
   *[other] “{ $card }” is attached to { lcg-who2 }.
}
lcg-each-entered_play = { lcg-who }
lcg-notice-entered_play = { $many ->
    [yes] { $each } enter play for { $seat_mid }.
   *[other] { $each } enters play for { $seat_mid }.
}
    .met = { $many ->
        [yes] { $each } enter play for you.
       *[other] { $each } enters play for you.
    }
lcg-notice-used = { $seat } uses { $card_kind_id ->
    [hero] the ability of { $card }.
    [ally] the ability of { $card }.
   *[other] “{ $card }”.
}
lcg-each-committed = { $card }
lcg-notice-committed = { $seat } commits { $each } to the quest.
lcg-each-left_quest = { $card }
lcg-notice-left_quest = { $count ->
    [1] { $each } leaves the quest.
   *[other] { $each } leave the quest.
}
lcg-notice-revealed = The encounter deck reveals { lcg-who }.
lcg-notice-cancelled = The effect of { lcg-who } is cancelled.
lcg-notice-quest_succeeded = The quest succeeds: willpower { $number } against threat { $number2 }.
lcg-notice-quest_failed = The quest fails: willpower { $number } against threat { $number2 }.
lcg-notice-quest_tied = The quest is tied, willpower { $number } against threat { $number2 }, and nothing changes.
lcg-each-progress = { $number } on “{ $card }”
lcg-notice-progress = Progress is made: { $each }.
lcg-notice-progress_removed = “{ $card }” loses { $number } progress.
lcg-each-explored = “{ $card }”
lcg-notice-explored = { $count ->
    [1] The location { $each } is explored.
   *[other] The locations { $each } are explored.
}
lcg-notice-stage = The quest is now “{ $card }”.
lcg-notice-travelled = The players travel to “{ $card }”.
lcg-each-engaged = { $card }
lcg-notice-engaged = { $many ->
    [yes] { $each } engage { $seat_mid }.
   *[other] { $each } engages { $seat_mid }.
}
    .met = { $many ->
        [yes] { $each } engage you.
       *[other] { $each } engages you.
    }
lcg-each-to_staging = { lcg-who }
lcg-notice-to_staging = { $many ->
    [yes] { $each } go to the staging area.
   *[other] { $each } goes to the staging area.
}
lcg-each-shadow_dealt = { $card }
lcg-notice-shadow_dealt = { $count ->
    [1] { $card_plural ->
        [yes] { $each } are dealt a shadow card.
       *[other] { $each } is dealt a shadow card.
    }
   *[other] { $each } are dealt a shadow card each.
}
lcg-notice-shadow_turned_up = The shadow card is “{ $card }”.
lcg-notice-shadow_seen = You look at the shadow card of { $card2 }: “{ $card }”.
lcg-notice-attack_begins = { $card_plural ->
    [yes] { $card } attack { $seat_mid }.
   *[other] { $card } attacks { $seat_mid }.
}
    .met = { $card_plural ->
        [yes] { $card } attack you.
       *[other] { $card } attacks you.
    }
lcg-notice-defended = { $card2 } defends.
lcg-notice-undefended = Nobody defends.
lcg-notice-attacked = Attack { $number } against defence { $number2 } of { $card }.
lcg-each-damaged = { lcg-who }
lcg-notice-damaged = { $count ->
    [1] { $card_plural ->
        [yes] { $each } take { $number } damage.
       *[other] { $each } takes { $number } damage.
    }
   *[other] { $each } take { $number } damage each.
}
lcg-each-healed = { lcg-who }
lcg-notice-healed = { $count ->
    [1] { $card_plural ->
        [yes] { $each } are healed of { $number } damage.
       *[other] { $each } is healed of { $number } damage.
    }
   *[other] { $each } are healed of { $number } damage each.
}
lcg-each-destroyed = { lcg-who }
lcg-notice-destroyed = { $many ->
    [yes] { $each } are destroyed.
   *[other] { $each } is destroyed.
}
lcg-each-put_on_pile = { lcg-who }
lcg-notice-put_on_pile = { $many ->
    [yes] { $each } go to the discard pile.
   *[other] { $each } goes to the discard pile.
}
lcg-each-discarded = { lcg-who }
lcg-notice-discarded = { $many ->
    [yes] { $each } are discarded.
   *[other] { $each } is discarded.
}
lcg-each-discarded_from_hand = { lcg-who }
lcg-notice-discarded_from_hand = { $seat } discards { $each } from hand.
lcg-each-returned_to_hand = { lcg-who }
lcg-notice-returned_to_hand = { $many ->
    [yes] { $each } return to { $seat_gen } hand.
   *[other] { $each } returns to { $seat_gen } hand.
}
    .met = { $many ->
        [yes] { $each } return to your hand.
       *[other] { $each } returns to your hand.
    }
lcg-each-shuffled_in = { lcg-who }
lcg-notice-shuffled_in = { $count ->
    [1] { $each } is shuffled back into the deck.
   *[other] { $each } are shuffled back into the deck.
}
lcg-notice-put_on_top = { lcg-who } is put on top of its deck.
lcg-notice-put_under = { $seat } puts the top card of the encounter deck on the bottom.
lcg-each-deck_seen = { lcg-who }
lcg-notice-deck_seen = { $seat } sees on top of the deck: { $each }.
lcg-notice-deck_looked_at = { $seat } looks at { $number2 ->
    [one] the top card
   *[other] the top { $number2 } cards
} of { $number ->
    [0] player 1’s deck.
    [1] player 2’s deck.
    [2] player 3’s deck.
    [3] player 4’s deck.
   *[other] the encounter deck.
}
lcg-each-exhausted = { lcg-who }
lcg-notice-exhausted = { $count ->
    [1] { $each } exhausts.
   *[other] { $each } exhaust.
}
lcg-each-readied = { lcg-who }
lcg-notice-readied = { $count ->
    [1] { $each } readies.
   *[other] { $each } ready.
}
lcg-each-threat_raised = { $seat_mid }
lcg-notice-threat_raised = { $count ->
    [1] The threat of { $each } rises by { $number }.
   *[other] The threat of { $each } rises by { $number } each.
}
    .met = Your threat rises by { $number }.
lcg-each-threat_lowered = { $seat_mid }
lcg-notice-threat_lowered = { $count ->
    [1] The threat of { $each } falls by { $number }.
   *[other] The threat of { $each } falls by { $number } each.
}
    .met = Your threat falls by { $number }.
lcg-each-modified = { $card_id ->
    [none] every location in the staging area
   *[other] { lcg-who }
}
lcg-notice-modified = { $stat_id ->
    [cannot_attack] { $each } cannot attack for now.
    [several_defenders] Several defenders may be declared against each attack.
    [total_threat] The total threat of the staging area changes by { $change }.
   *[other] { $number ->
        [-99] The threat of { $each } does not count for now.
       *[other] { $many ->
            [yes] { $each } get { $change } { $stat_mid }.
           *[other] { $each } gets { $change } { $stat_mid }.
        }
    }
}
lcg-notice-control = { $seat } takes control of { lcg-who }.
lcg-notice-captured = { $card } is taken prisoner.
lcg-notice-rescued = { $card } is rescued.
lcg-notice-orc_guard = An Orc Guard engages { $seat_mid }.
    .met = An Orc Guard engages you.
lcg-notice-deck_reshuffled = The encounter discard pile becomes the new encounter deck.
lcg-notice-pile_shuffled_in = The discard pile of { $seat_mid } is shuffled into the deck.
    .met = Your discard pile is shuffled into your deck.
lcg-notice-eliminated = { $seat } is eliminated.
lcg-notice-first_player = { $seat } is now the first player.
lcg-each-removed = { lcg-who }
lcg-notice-removed = { $many ->
    [yes] { $each } are removed from the game.
   *[other] { $each } is removed from the game.
}
lcg-notice-over = { $outcome_id ->
    [victory] The scenario is completed: the players win.
    [all_eliminated] All players are eliminated: the game is lost.
    [prisoner_lost] Nobody is left to free the prisoner: the game is lost.
    [too_long] The last round is over: the game is lost.
   *[other] The game is not decided yet.
}
lcg-notice-guarded = “{ $card }” is guarded by { lcg-who2 }.
lcg-notice-claimed = { $seat } claims “{ $card }”.
lcg-notice-added_to_hand = { $seat } adds { lcg-who } to the hand.
lcg-notice-added_unseen = { $seat } adds a card to the hand.
lcg-each-joined_attack = { $card2 }
lcg-notice-joined_attack = { $many ->
    [yes] { $each } attack { $card }.
   *[other] { $each } attacks { $card }.
}
lcg-notice-because = { $card_kind_id ->
    [hero] The ability of { $card } takes effect.
    [ally] The ability of { $card } takes effect.
   *[other] The effect of { lcg-who } begins.
}
    .then = Because of { lcg-who }, { $sentence }
lcg-result = { lcg-notice-over }

## Where a question or a log entry is about no card

lcg-card-none = no card

## Names of heroes

lcg-card-aragorn = Aragorn
lcg-card-theodred = Théodred
lcg-card-gloin = Glóin
lcg-card-gimli = Gimli
lcg-card-legolas = Legolas
lcg-card-thalin = Thalin
lcg-card-eowyn = Éowyn
lcg-card-eleanor = Eleanor
lcg-card-dunhere = Dúnhere
lcg-card-denethor = Denethor
lcg-card-glorfindel = Glorfindel
lcg-card-beravor = Beravor

## Names of allies

lcg-card-guard_of_the_citadel = Guard of the Citadel
lcg-card-faramir = Faramir
lcg-card-son_of_arnor = Son of Arnor
lcg-card-snowbourn_scout = Snowbourn Scout
lcg-card-silverlode_archer = Silverlode Archer
lcg-card-longbeard_orc_slayer = Longbeard Orc Slayer
lcg-card-brok_ironfist = Brok Ironfist
lcg-card-veteran_axehand = Veteran Axehand
lcg-card-gondorian_spearman = Gondorian Spearman
lcg-card-horseback_archer = Horseback Archer
lcg-card-beorn = Beorn
lcg-card-wandering_took = Wandering Took
lcg-card-lorien_guide = Lórien Guide
lcg-card-northern_tracker = Northern Tracker
lcg-card-daughter_of_the_nimrodel = Daughter of the Nimrodel
lcg-card-erebor_hammersmith = Erebor Hammersmith
lcg-card-henamarth_riversong = Henamarth Riversong
lcg-card-miner_of_the_iron_hills = Miner of the Iron Hills
lcg-card-gleowine = Gléowine
lcg-card-gandalf = Gandalf

## Names of attachments

lcg-card-steward_of_gondor = Steward of Gondor
lcg-card-celebrians_stone = Celebrían’s Stone
lcg-card-blade_of_gondolin = Blade of Gondolin
lcg-card-citadel_plate = Citadel Plate
lcg-card-dwarven_axe = Dwarven Axe
lcg-card-horn_of_gondor = Horn of Gondor
lcg-card-the_favor_of_the_lady = The Favor of the Lady
lcg-card-power_in_the_earth = Power in the Earth
lcg-card-unexpected_courage = Unexpected Courage
lcg-card-forest_snare = Forest Snare
lcg-card-protector_of_lorien = Protector of Lórien
lcg-card-dark_knowledge = Dark Knowledge
lcg-card-self_preservation = Self Preservation

## Names of events

lcg-card-ever_vigilant = Ever Vigilant
lcg-card-common_cause = Common Cause
lcg-card-for_gondor = For Gondor!
lcg-card-sneak_attack = Sneak Attack
lcg-card-valiant_sacrifice = Valiant Sacrifice
lcg-card-grim_resolve = Grim Resolve
lcg-card-blade_mastery = Blade Mastery
lcg-card-rain_of_arrows = Rain of Arrows
lcg-card-feint = Feint
lcg-card-quick_strike = Quick Strike
lcg-card-thicket_of_spears = Thicket of Spears
lcg-card-swift_strike = Swift Strike
lcg-card-stand_together = Stand Together
lcg-card-the_galadhrims_greeting = The Galadhrim’s Greeting
lcg-card-strength_of_will = Strength of Will
lcg-card-hasty_stroke = Hasty Stroke
lcg-card-will_of_the_west = Will of the West
lcg-card-a_test_of_will = A Test of Will
lcg-card-stand_and_fight = Stand and Fight
lcg-card-a_light_in_the_dark = A Light in the Dark
lcg-card-dwarven_tomb = Dwarven Tomb
lcg-card-fortune_or_fate = Fortune or Fate
lcg-card-lore_of_imladris = Lore of Imladris
lcg-card-loriens_wealth = Lórien’s Wealth
lcg-card-radagasts_cunning = Radagast’s Cunning
lcg-card-secret_paths = Secret Paths
lcg-card-gandalfs_search = Gandalf’s Search
lcg-card-beorns_hospitality = Beorn’s Hospitality

## Names of enemies

lcg-card-king_spider = King Spider
lcg-card-hummerhorns = Hummerhorns
    .plural = yes
lcg-card-ungoliants_spawn = Ungoliant’s Spawn
lcg-card-wolf_rider = Wolf Rider
lcg-card-hill_troll = Hill Troll
lcg-card-goblin_sniper = Goblin Sniper
lcg-card-marsh_adder = Marsh Adder
lcg-card-wargs = Wargs
    .plural = yes
lcg-card-dol_guldur_orcs = Dol Guldur Orcs
    .plural = yes
lcg-card-chieftain_ufthak = Chieftain Ufthak
lcg-card-dol_guldur_beastmaster = Dol Guldur Beastmaster
lcg-card-forest_spider = Forest Spider
lcg-card-east_bight_patrol = East Bight Patrol
lcg-card-black_forest_bats = Black Forest Bats
    .plural = yes
lcg-card-dungeon_jailor = Dungeon Jailor
lcg-card-nazgul_of_dol_guldur = Nazgûl of Dol Guldur
lcg-card-cavern_guardian = Cavern Guardian
lcg-card-misty_mountain_goblins = Misty Mountain Goblins
    .plural = yes
lcg-card-eastern_crows = Eastern Crows
    .plural = yes
lcg-card-orc_guard = Orc Guard

## Names of locations

lcg-card-great_forest_web = Great Forest Web
lcg-card-mountains_of_mirkwood = Mountains of Mirkwood
lcg-card-the_brown_lands = The Brown Lands
lcg-card-the_east_bight = The East Bight
lcg-card-necromancers_pass = Necromancer’s Pass
lcg-card-enchanted_stream = Enchanted Stream
lcg-card-old_forest_road = Old Forest Road
lcg-card-forest_gate = Forest Gate
lcg-card-endless_caverns = Endless Caverns
lcg-card-tower_gate = Tower Gate
lcg-card-banks_of_the_anduin = Banks of the Anduin
lcg-card-gladden_fields = Gladden Fields

## Names of treacheries

lcg-card-eyes_of_the_forest = Eyes of the Forest
lcg-card-caught_in_a_web = Caught in a Web
lcg-card-despair = Despair
lcg-card-driven_by_shadow = Driven by Shadow
lcg-card-the_necromancers_reach = The Necromancer’s Reach
lcg-card-under_the_shadow = Under the Shadow
lcg-card-iron_shackles = Iron Shackles
lcg-card-massing_at_night = Massing at Night
lcg-card-evil_storm = Evil Storm
lcg-card-pursued_by_shadow = Pursued by Shadow
lcg-card-treacherous_fog = Treacherous Fog

## Names of objectives

lcg-card-gandalfs_map = Gandalf’s Map
lcg-card-dungeon_torch = Dungeon Torch
lcg-card-shadow_key = Shadow Key

## Names of quest cards

lcg-card-flies_and_spiders = Flies and Spiders
lcg-card-a_fork_in_the_road = A Fork in the Road
lcg-card-dont_leave_the_path = Don’t Leave the Path!
lcg-card-beorns_path = Beorn’s Path
lcg-card-to_the_river = To the River…
lcg-card-anduin_passage = Anduin Passage
lcg-card-ambush_on_the_shore = Ambush on the Shore
lcg-card-the_necromancers_tower = The Necromancer’s Tower
lcg-card-through_the_caverns = Through the Caverns
lcg-card-out_of_the_dungeons = Out of the Dungeons

## What is printed on a card beside its own text

lcg-text-hero = { $sphere } hero. Threat cost { $threat_cost }. { lcg-fighter } { lcg-printed }
lcg-text-ally = { $sphere } ally, { lcg-price }. { lcg-fighter } { lcg-printed }
lcg-text-attachment = { $sphere } attachment, { lcg-price }. { lcg-printed }
lcg-text-event = { $sphere } event, { lcg-price }.
lcg-text-enemy = Enemy, { lcg-from }. Engagement cost { $engagement }, threat { $threat }, attack { $attack }, defence { $defense }, hit points { $hit_points }. { lcg-printed }
lcg-text-location = Location, { lcg-from }. Threat { $threat }, quest points { $quest_points }. { lcg-printed }
lcg-text-treachery = Treachery, { lcg-from }.
lcg-text-objective = Objective, { lcg-from }. { lcg-printed }
lcg-text-quest = { $quest_points ->
    [0] No quest points.
   *[other] Quest points { $quest_points }.
}

lcg-fighter = Willpower { $willpower }, attack { $attack }, defence { $defense }, hit points { $hit_points }.
lcg-price = { $unique_id ->
    [some] unique, cost { lcg-cost }
   *[other] cost { lcg-cost }
}{ lcg-copies }
lcg-cost = { $cost ->
    [X] X
   *[other] { $cost }
}
lcg-from = set “{ $set }”{ lcg-copies }
lcg-copies = { $copies ->
    [1] {""}
   *[other] , { $copies } copies
}
lcg-printed = Traits: { $traits }. { $keywords_id ->
    [none] {""}
   *[other] Keywords: { $keywords }.
}

## Sentences that several cards share

lcg-claim = Action: when no card guards it any more, raise your threat by 2 to claim it and attach it to a hero you control. If it comes off, it returns to the staging area.
lcg-orc-guards = each player’s top deck card engages that player face down, as an Orc Guard with attack 1, defence 1 and 1 hit point
lcg-orc-guards-leave = an Orc Guard that would return to the staging area goes to its owner’s discard pile.
lcg-one-ally = The players together may play only 1 ally per round.

## What heroes do

lcg-text-aragorn = { lcg-text-hero } { lcg-text-aragorn.effect }
    .effect = Response: when Aragorn has committed to a quest, 1 resource from his own pool readies him.
lcg-text-theodred = { lcg-text-hero } { lcg-text-theodred.effect }
    .effect = Response: when Théodred has committed to a quest, 1 resource goes to the pool of a hero on that quest, himself included.
lcg-text-gloin = { lcg-text-hero } { lcg-text-gloin.effect }
    .effect = Response: after Glóin takes damage and survives, add as many resources to his pool as he has just taken damage.
lcg-text-gimli = { lcg-text-hero } { lcg-text-gimli.effect }
    .effect = For every damage token on him Gimli’s attack is 1 higher.
lcg-text-legolas = { lcg-text-hero } { lcg-text-legolas.effect }
    .effect = Response: after an attack in which Legolas takes part destroys an enemy, place 2 progress on the current quest.
lcg-text-thalin = { lcg-text-hero } { lcg-text-thalin.effect }
    .effect = As long as Thalin is on the quest, enemies revealed from the encounter deck take 1 damage at once, before anything else.
lcg-text-eowyn = { lcg-text-hero } { lcg-text-eowyn.effect }
    .effect = Action: for 1 card discarded from hand Éowyn has +1 willpower until the phase ends. Every player may use this, once per round each.
lcg-text-eleanor = { lcg-text-hero } { lcg-text-eleanor.effect }
    .effect = Response: when a treachery is revealed from the encounter deck, exhaust Eleanor to cancel what it does when revealed. Discard it and reveal the next encounter card in its place.
lcg-text-dunhere = { lcg-text-hero } { lcg-text-dunhere.effect }
    .effect = If Dúnhere attacks alone, his target may be an enemy in the staging area; against such an enemy he gets +1 attack.
lcg-text-denethor = { lcg-text-hero } { lcg-text-denethor.effect }
    .effect = Action: exhaust Denethor and see the encounter card on top of the deck. Leave it there or put it underneath.
lcg-text-glorfindel = { lcg-text-hero } { lcg-text-glorfindel.effect }
    .effect = Action: 1 resource from Glorfindel’s own pool heals 1 damage on any character. Once per round.
lcg-text-beravor = { lcg-text-hero } { lcg-text-beravor.effect } With the official errata: { lcg-text-beravor.errata }
    .effect = Action: exhaust Beravor; a player of your choice draws 2 cards.
    .errata = once per round.

## What allies do

lcg-text-faramir = { lcg-text-ally } { lcg-text-faramir.effect }
    .effect = Action: exhaust Faramir and choose a player: all characters that player controls get +1 willpower until the end of the phase.
lcg-text-son_of_arnor = { lcg-text-ally } { lcg-text-son_of_arnor.effect }
    .effect = Response: after Son of Arnor enters play, engage an enemy of your choice from the staging area or from another player.
lcg-text-snowbourn_scout = { lcg-text-ally } { lcg-text-snowbourn_scout.effect }
    .effect = Response: when Snowbourn Scout has entered play, a location of your choice gets 1 progress.
lcg-text-longbeard_orc_slayer = { lcg-text-ally } { lcg-text-longbeard_orc_slayer.effect }
    .effect = Response: when Longbeard Orc Slayer has entered play, every Orc in play takes 1 damage.
lcg-text-brok_ironfist = { lcg-text-ally } { lcg-text-brok_ironfist.effect }
    .effect = Response: when a Dwarf hero of yours has left play, Brok Ironfist comes into play from your hand free of cost.
lcg-text-gondorian_spearman = { lcg-text-ally } { lcg-text-gondorian_spearman.effect }
    .effect = Response: when Gondorian Spearman has been declared as a defender, the attacker takes 1 damage.
lcg-text-beorn = { lcg-text-ally } { lcg-text-beorn.effect }
    .effect = Action: Beorn’s attack is 5 higher for this phase; when it ends, he is shuffled into your deck. Once per round.
lcg-text-wandering_took = { lcg-text-ally } { lcg-text-wandering_took.effect } With the official errata: { lcg-text-wandering_took.errata }
    .effect = Action: lower your threat by 3 to give control of Wandering Took to another player, whose threat is raised by 3.
    .errata = once per round.
lcg-text-lorien_guide = { lcg-text-ally } { lcg-text-lorien_guide.effect }
    .effect = Response: when Lórien Guide has committed to a quest, the active location gets 1 progress.
lcg-text-northern_tracker = { lcg-text-ally } { lcg-text-northern_tracker.effect }
    .effect = Response: when Northern Tracker has committed to a quest, each location in the staging area gets 1 progress.
lcg-text-daughter_of_the_nimrodel = { lcg-text-ally } { lcg-text-daughter_of_the_nimrodel.effect }
    .effect = Action: exhaust Daughter of the Nimrodel; a hero of your choice is healed of up to 2 damage.
lcg-text-erebor_hammersmith = { lcg-text-ally } { lcg-text-erebor_hammersmith.effect }
    .effect = Response: when you have played Erebor Hammersmith from your hand, the uppermost attachment in a discard pile of your choice goes back to its owner’s hand.
lcg-text-henamarth_riversong = { lcg-text-ally } { lcg-text-henamarth_riversong.effect }
    .effect = Action: exhaust Henamarth Riversong and see which encounter card lies on top of the deck.
lcg-text-miner_of_the_iron_hills = { lcg-text-ally } { lcg-text-miner_of_the_iron_hills.effect }
    .effect = Response: after Miner of the Iron Hills enters play, choose an attachment in play that is a Condition and discard it.
lcg-text-gleowine = { lcg-text-ally } { lcg-text-gleowine.effect }
    .effect = Action: exhaust Gléowine; a player of your choice draws 1 card.
lcg-text-gandalf = { lcg-text-ally } { lcg-text-gandalf.effect }
    .effect = Gandalf is discarded when the round ends. Response: when he has entered play, one of three: you draw 3 cards, an enemy in play takes 4 damage, or your threat falls by 5.

## What attachments do

lcg-text-steward_of_gondor = { lcg-text-attachment } { lcg-text-steward_of_gondor.effect }
    .effect = Attach to a hero, who gains the Gondor trait. Action: exhaust this card, and 2 resources go to that hero’s pool.
lcg-text-celebrians_stone = { lcg-text-attachment } { lcg-text-celebrians_stone.effect }
    .effect = Attach to a hero, who gets +2 willpower. Aragorn with this card also gains the Spirit icon.
lcg-text-blade_of_gondolin = { lcg-text-attachment } { lcg-text-blade_of_gondolin.effect }
    .effect = Attach to a hero, who has +1 attack against Orcs. Response: when an attack of this hero has destroyed an enemy, the current quest gets 1 progress.
lcg-text-citadel_plate = { lcg-text-attachment } { lcg-text-citadel_plate.effect }
    .effect = Attach to a hero, who gets +4 hit points.
lcg-text-dwarven_axe = { lcg-text-attachment } { lcg-text-dwarven_axe.effect }
    .effect = Attach to a hero, who gets +1 attack, or +2 attack if the hero is a Dwarf.
lcg-text-horn_of_gondor = { lcg-text-attachment } { lcg-text-horn_of_gondor.effect } With the official errata: { lcg-text-horn_of_gondor.errata }
    .effect = Attach to a hero. Response: when any character has left play, that hero gains 1 resource.
    .errata = it answers only to characters that are destroyed.
lcg-text-the_favor_of_the_lady = { lcg-text-attachment } { lcg-text-the_favor_of_the_lady.effect }
    .effect = Attach to a hero, who gets +1 willpower.
lcg-text-power_in_the_earth = { lcg-text-attachment } { lcg-text-power_in_the_earth.effect }
    .effect = Attach to a location, whose threat is 1 lower.
lcg-text-unexpected_courage = { lcg-text-attachment } { lcg-text-unexpected_courage.effect }
    .effect = Attach to a hero. Action: exhaust this card, and the hero is readied.
lcg-text-forest_snare = { lcg-text-attachment } { lcg-text-forest_snare.effect }
    .effect = Goes on an enemy engaged with a player, which can no longer attack.
lcg-text-protector_of_lorien = { lcg-text-attachment } { lcg-text-protector_of_lorien.effect } With the official errata: { lcg-text-protector_of_lorien.errata }
    .effect = Attach to a hero. Action: for 1 card discarded from hand that hero has +1 defence or +1 willpower until the phase ends.
    .errata = at most 3 times per phase.
lcg-text-dark_knowledge = { lcg-text-attachment } { lcg-text-dark_knowledge.effect }
    .effect = Attach to a hero, who gets −1 willpower. Response: after a shadow card is dealt to an enemy engaged with you, exhaust Dark Knowledge to look at that card.
lcg-text-self_preservation = { lcg-text-attachment } { lcg-text-self_preservation.effect }
    .effect = Attach to a character. Action: exhaust this card, and the character is healed of 2 damage.

## What events do

lcg-text-ever_vigilant = { lcg-text-event } { lcg-text-ever_vigilant.effect }
    .effect = Action: ready an ally.
lcg-text-common_cause = { lcg-text-event } { lcg-text-common_cause.effect }
    .effect = Action: exhaust a hero you control to ready another hero.
lcg-text-for_gondor = { lcg-text-event } { lcg-text-for_gondor.effect }
    .effect = Action: until the end of the phase every character gets +1 attack, and every Gondor character also +1 defence.
lcg-text-sneak_attack = { lcg-text-event } { lcg-text-sneak_attack.effect }
    .effect = Action: an ally from your hand comes into play. If it is still there when the phase ends, it goes back to your hand.
lcg-text-valiant_sacrifice = { lcg-text-event } { lcg-text-valiant_sacrifice.effect }
    .effect = Response: when an ally has left play, whoever controlled it draws 2 cards.
lcg-text-grim_resolve = { lcg-text-event } { lcg-text-grim_resolve.effect }
    .effect = Action: ready every character in play.
lcg-text-blade_mastery = { lcg-text-event } { lcg-text-blade_mastery.effect }
    .effect = Action: a character of your choice gets +1 attack and +1 defence until the end of the phase.
lcg-text-rain_of_arrows = { lcg-text-event } { lcg-text-rain_of_arrows.effect }
    .effect = Action: exhaust a ranged character of yours and choose a player: each enemy engaged with that player takes 1 damage.
lcg-text-feint = { lcg-text-event } { lcg-text-feint.effect } With the official errata: { lcg-text-feint.errata }
    .effect = Combat action: an enemy of your choice that is engaged with a player cannot attack until the phase ends.
    .errata = it cannot attack that player; it may still attack another one.
lcg-text-quick_strike = { lcg-text-event } { lcg-text-quick_strike.effect }
    .effect = Action: exhaust a character you control and choose an enemy it may attack. It attacks that enemy at once and alone.
lcg-text-thicket_of_spears = { lcg-text-event } { lcg-text-thicket_of_spears.effect } With the official errata: { lcg-text-thicket_of_spears.errata }
    .effect = The resources for this card must come from the pools of 3 different heroes. Action: choose a player. Enemies engaged with that player cannot attack until the end of the phase.
    .errata = they cannot attack that player; they may still attack another one.
lcg-text-swift_strike = { lcg-text-event } { lcg-text-swift_strike.effect }
    .effect = Response: when a character has been declared as a defender, the attacker takes 2 damage.
lcg-text-stand_together = { lcg-text-event } { lcg-text-stand_together.effect }
    .effect = Action: choose a player. Until the end of the phase that player may declare any number of defenders against each attack.
lcg-text-the_galadhrims_greeting = { lcg-text-event } { lcg-text-the_galadhrims_greeting.effect }
    .effect = Action: one player’s threat falls by 6, or everybody’s by 2.
lcg-text-strength_of_will = { lcg-text-event } { lcg-text-strength_of_will.effect }
    .effect = Response: when the players have travelled to a location, exhaust a Spirit character of yours, and the location gets 2 progress.
lcg-text-hasty_stroke = { lcg-text-event } { lcg-text-hasty_stroke.effect }
    .effect = Response: cancel a shadow effect that has just been triggered.
lcg-text-will_of_the_west = { lcg-text-event } { lcg-text-will_of_the_west.effect } With the official errata: { lcg-text-will_of_the_west.errata }
    .effect = Action: choose a player, whose discard pile is shuffled into the deck; heroes stay in the pile.
    .errata = then remove this card from the game.
lcg-text-a_test_of_will = { lcg-text-event } { lcg-text-a_test_of_will.effect }
    .effect = Response: when a card is revealed from the encounter deck, cancel what it does when revealed. Its keywords still count.
lcg-text-stand_and_fight = { lcg-text-event } { lcg-text-stand_and_fight.effect } With the official errata: { lcg-text-stand_and_fight.errata }
    .effect = Action: put an ally whose cost is X, of any sphere, from any player’s discard pile into play under your control.
    .errata = neutral allies belong to no sphere and cannot be chosen.
lcg-text-a_light_in_the_dark = { lcg-text-event } { lcg-text-a_light_in_the_dark.effect }
    .effect = Action: an enemy engaged with a player goes back to the staging area.
lcg-text-dwarven_tomb = { lcg-text-event } { lcg-text-dwarven_tomb.effect }
    .effect = Action: a Spirit card in your discard pile comes back to your hand.
lcg-text-fortune_or_fate = { lcg-text-event } { lcg-text-fortune_or_fate.effect }
    .effect = Action: put a hero from any player’s discard pile into play under the owner’s control.
lcg-text-lore_of_imladris = { lcg-text-event } { lcg-text-lore_of_imladris.effect }
    .effect = Action: heal all damage on a character.
lcg-text-loriens_wealth = { lcg-text-event } { lcg-text-loriens_wealth.effect }
    .effect = Action: a player of your choice draws 3 cards.
lcg-text-radagasts_cunning = { lcg-text-event } { lcg-text-radagasts_cunning.effect }
    .effect = Quest action: the threat of one enemy in the staging area does not count this phase.
lcg-text-secret_paths = { lcg-text-event } { lcg-text-secret_paths.effect }
    .effect = Quest action: the threat of one location in the staging area does not count this phase.
lcg-text-gandalfs_search = { lcg-text-event } { lcg-text-gandalfs_search.effect }
    .effect = Action: see the X top cards of a player’s deck; one of them goes to its owner’s hand, the others back on top in the order you like.
lcg-text-beorns_hospitality = { lcg-text-event } { lcg-text-beorns_hospitality.effect }
    .effect = Action: choose a player and heal all damage on every hero of that player.

## What enemies do

lcg-text-king_spider = { lcg-text-enemy } { lcg-text-king_spider.effect } Shadow: { lcg-text-king_spider.shadow }
    .effect = When revealed: each player exhausts 1 character of that player’s choice.
    .shadow = the defending player exhausts 1 character, or 2 if the attack is undefended.
lcg-text-hummerhorns = { lcg-text-enemy } { lcg-text-hummerhorns.effect } Shadow: { lcg-text-hummerhorns.shadow }
    .effect = Forced: as soon as it engages you, one of your heroes takes 5 damage.
    .shadow = each character of the defending player takes 1 damage, or 2 if the attack is undefended.
lcg-text-ungoliants_spawn = { lcg-text-enemy } { lcg-text-ungoliants_spawn.effect } Shadow: { lcg-text-ungoliants_spawn.shadow }
    .effect = When revealed: all characters now on the quest have −1 willpower until the phase ends.
    .shadow = the defending player’s threat is raised by 4, or by 8 if the attack is undefended.
lcg-text-wolf_rider = { lcg-text-enemy } Shadow: { lcg-text-wolf_rider.shadow }
    .shadow = Wolf Rider attacks the defending player too, with a shadow card of its own; a defender may be declared. After combat it goes on top of the encounter deck.
lcg-text-hill_troll = { lcg-text-enemy } { lcg-text-hill_troll.effect }
    .effect = Damage from its attack beyond what the damaged character can still take raises your threat instead, 1 for each.
lcg-text-goblin_sniper = { lcg-text-enemy } { lcg-text-goblin_sniper.effect }
    .effect = It cannot be engaged by choice while another enemy is in the staging area. Forced: when the combat phase ends with it in the staging area, one character of each player, of that player’s choice, takes 1 damage.
lcg-text-marsh_adder = { lcg-text-enemy } { lcg-text-marsh_adder.effect }
    .effect = Forced: your threat rises by 1 whenever it attacks you.
lcg-text-wargs = { lcg-text-enemy } { lcg-text-wargs.effect } Shadow: { lcg-text-wargs.shadow }
    .effect = Forced: if the shadow card of its attack has no shadow effect, it returns to the staging area after the attack.
    .shadow = the attacking enemy gets +1 attack, or +2 if the attack is undefended.
lcg-text-dol_guldur_orcs = { lcg-text-enemy } { lcg-text-dol_guldur_orcs.effect } Shadow: { lcg-text-dol_guldur_orcs.shadow }
    .effect = When revealed: the first player deals 2 damage to a character committed to a quest.
    .shadow = the attacking enemy gets +1 attack, or +3 if the attack is undefended.
lcg-text-chieftain_ufthak = { lcg-text-enemy } { lcg-text-chieftain_ufthak.effect }
    .effect = Every resource token on it gives it +2 attack. Forced: each attack of its own puts 1 more such token on it.
lcg-text-dol_guldur_beastmaster = { lcg-text-enemy } { lcg-text-dol_guldur_beastmaster.effect } With the official errata: { lcg-text-dol_guldur_beastmaster.errata }
    .effect = Forced: when it attacks, deal it 1 more shadow card.
    .errata = the card is dealt as soon as the enemy is chosen, before a defender is declared.
lcg-text-forest_spider = { lcg-text-enemy } { lcg-text-forest_spider.effect } Shadow: { lcg-text-forest_spider.shadow }
    .effect = Forced: engaging a player gives it +1 attack for the rest of the round.
    .shadow = the defending player discards an attachment of that player’s choice.
lcg-text-east_bight_patrol = { lcg-text-enemy } Shadow: { lcg-text-east_bight_patrol.shadow }
    .shadow = the attacking enemy gets +1 attack. If the attack is undefended, the defending player’s threat is also raised by 3.
lcg-text-black_forest_bats = { lcg-text-enemy } { lcg-text-black_forest_bats.effect }
    .effect = When revealed: each player removes 1 character of that player’s choice from the quest. It stays exhausted.
lcg-text-dungeon_jailor = { lcg-text-enemy } { lcg-text-dungeon_jailor.effect }
    .effect = Forced: after a failed quest, while it is in the staging area, one unclaimed objective there is shuffled into the encounter deck.
lcg-text-nazgul_of_dol_guldur = { lcg-text-enemy } { lcg-text-nazgul_of_dol_guldur.effect } With the official errata: { lcg-text-nazgul_of_dol_guldur.errata }
    .effect = Forced: when the prisoner is rescued, the Nazgûl moves to the staging area. Forced: after a shadow effect of its shadow cards resolves, the player engaged with it discards a character of that player’s choice.
    .errata = attachments cannot be played on it.
lcg-text-cavern_guardian = { lcg-text-enemy } Shadow: { lcg-text-cavern_guardian.shadow }
    .shadow = the defending player discards an attachment of that player’s choice, or all of them if the attack is undefended. Objectives lost in this way return to the staging area.
lcg-text-misty_mountain_goblins = { lcg-text-enemy } { lcg-text-misty_mountain_goblins.effect } Shadow: { lcg-text-misty_mountain_goblins.shadow }
    .effect = Forced: each attack of its own takes 1 progress off the current quest.
    .shadow = the current quest loses 1 progress, or 3 if the attack is undefended.
lcg-text-eastern_crows = { lcg-text-enemy } { lcg-text-eastern_crows.effect } Shadow: { lcg-text-eastern_crows.shadow }
    .effect = Forced: once defeated, it is shuffled into the encounter deck.
    .shadow = the attacking enemy gets +1 attack, or +2 if the defending player’s threat is 35 or more.
lcg-text-orc_guard = An enemy made of a face-down card from a player’s deck. Attack 1, defence 1, hit points 1. It has no traits and is dealt shadow cards like any other enemy.

## What locations do

lcg-text-great_forest_web = { lcg-text-location } Travel: { lcg-text-great_forest_web.travel }
    .travel = each player exhausts a hero.
lcg-text-mountains_of_mirkwood = { lcg-text-location } { lcg-text-mountains_of_mirkwood.effect } Travel: { lcg-text-mountains_of_mirkwood.travel }
    .effect = Response: after it leaves play explored, each player may look at the top 5 cards of their deck, take 1 of them into hand and shuffle the others back.
    .travel = the next encounter card is revealed and joins the staging area.
lcg-text-the_brown_lands = { lcg-text-location } { lcg-text-the_brown_lands.effect }
    .effect = Forced: after the players travel here, place 1 progress on it.
lcg-text-the_east_bight = { lcg-text-location } { lcg-text-the_east_bight.effect }
    .effect = If the players can travel and there is no active location, they must travel here.
lcg-text-necromancers_pass = { lcg-text-location } Travel: { lcg-text-necromancers_pass.travel }
    .travel = the first player discards 2 cards at random from hand.
lcg-text-enchanted_stream = { lcg-text-location } { lcg-text-enchanted_stream.effect }
    .effect = Nobody can draw cards while this location is active.
lcg-text-old_forest_road = { lcg-text-location } { lcg-text-old_forest_road.effect }
    .effect = Response: after the players travel here, the first player may ready one character of their own.
lcg-text-forest_gate = { lcg-text-location } { lcg-text-forest_gate.effect }
    .effect = Response: after the players travel here, the first player may draw 2 cards.
lcg-text-tower_gate = { lcg-text-location } { lcg-text-tower_gate.effect } With the official errata: { lcg-text-tower_gate.errata }
    .effect = Forced: after the players travel here, { lcg-orc-guards }.
    .errata = { lcg-orc-guards-leave }
lcg-text-banks_of_the_anduin = { lcg-text-location } { lcg-text-banks_of_the_anduin.effect }
    .effect = Forced: when it leaves play, it goes on top of the encounter deck instead of the discard pile.
lcg-text-gladden_fields = { lcg-text-location } { lcg-text-gladden_fields.effect }
    .effect = Forced: while it is the active location, each player’s threat is raised by 1 more in the refresh phase.

## What treacheries do

lcg-text-eyes_of_the_forest = { lcg-text-treachery } { lcg-text-eyes_of_the_forest.effect }
    .effect = When revealed: all players discard every event they hold.
lcg-text-caught_in_a_web = { lcg-text-treachery } { lcg-text-caught_in_a_web.effect }
    .effect = When revealed: whoever has the highest threat attaches this card, now a Condition, to one of their heroes. In the refresh phase that hero stays exhausted unless 2 resources from the hero’s pool are paid.
lcg-text-despair = { lcg-text-treachery } { lcg-text-despair.effect } Shadow: { lcg-text-despair.shadow }
    .effect = When revealed: remove 4 progress from the current quest card, or all there is if it is less.
    .shadow = the defender’s defence does not count.
lcg-text-driven_by_shadow = { lcg-text-treachery } { lcg-text-driven_by_shadow.effect } Shadow: { lcg-text-driven_by_shadow.shadow }
    .effect = When revealed: enemies and locations that are now in the staging area have +1 threat for this phase. If there are none, this card gains surge.
    .shadow = the defending player discards an attachment from the defending character. If the attack is undefended, that player discards every attachment they control.
lcg-text-the_necromancers_reach = { lcg-text-treachery } { lcg-text-the_necromancers_reach.effect }
    .effect = When revealed: each exhausted character takes 1 damage.
lcg-text-under_the_shadow = { lcg-text-treachery } { lcg-text-under_the_shadow.effect } Shadow: { lcg-text-under_the_shadow.shadow }
    .effect = When revealed: until the end of the phase the total threat of the staging area is higher by the number of players.
    .shadow = the defending player’s threat is raised by the number of enemies engaged with that player.
lcg-text-iron_shackles = { lcg-text-treachery } { lcg-text-iron_shackles.effect } Shadow: { lcg-text-iron_shackles.shadow }
    .effect = When revealed: attach this card to the top of the first player’s deck, as a Condition. The next time that player would draw cards, of whatever number, discard this card instead.
    .shadow = do what Iron Shackles does when revealed.
lcg-text-massing_at_night = { lcg-text-treachery } { lcg-text-massing_at_night.effect } Shadow: { lcg-text-massing_at_night.shadow }
    .effect = When revealed: reveal as many more encounter cards as there are players.
    .shadow = deal the attacking enemy as many more shadow cards as there are players.
lcg-text-evil_storm = { lcg-text-treachery } { lcg-text-evil_storm.effect }
    .effect = When revealed: each character of a player whose threat is 35 or more takes 1 damage.
lcg-text-pursued_by_shadow = { lcg-text-treachery } { lcg-text-pursued_by_shadow.effect } Shadow: { lcg-text-pursued_by_shadow.shadow }
    .effect = When revealed: each player’s threat is raised by 1 for each of that player’s characters not committed to a quest.
    .shadow = the defending player returns an exhausted ally to its owner’s hand. If there is none, that player’s threat is raised by 3.
lcg-text-treacherous_fog = { lcg-text-treachery } { lcg-text-treacherous_fog.effect }
    .effect = When revealed: each location in the staging area gets +1 threat until the end of the phase. Then each player whose threat is 35 or more discards a card of their choice from hand.

## What objectives do

lcg-text-gandalfs_map = { lcg-text-objective } { lcg-text-gandalfs_map.effect }
    .effect = { lcg-claim } The hero with this card can neither attack nor defend.
lcg-text-dungeon_torch = { lcg-text-objective } { lcg-text-dungeon_torch.effect }
    .effect = { lcg-claim } Forced: at the end of each round the threat of that hero’s controller is raised by 2.
lcg-text-shadow_key = { lcg-text-objective } { lcg-text-shadow_key.effect }
    .effect = { lcg-claim } Forced: at the end of each round the hero with this card takes 1 damage.

## What quest cards do

lcg-text-flies_and_spiders = Stage 1 of “{ lcg-scenario-passage_through_mirkwood }”. { lcg-text-quest } Side A. { lcg-text-flies_and_spiders.a } Side B. { lcg-text-flies_and_spiders.b }
    .a = Set-up: 1 Forest Spider and 1 Old Forest Road are taken out of the encounter deck and added to the staging area; the deck is shuffled.
    .b = No rules of its own.
lcg-text-a_fork_in_the_road = Stage 2 of “{ lcg-scenario-passage_through_mirkwood }”. { lcg-text-quest } Side A. { lcg-text-a_fork_in_the_road.a } Side B. { lcg-text-a_fork_in_the_road.b }
    .a = Only the story goes on.
    .b = Forced: when this stage is defeated, go on with one of the two cards of stage 3, chosen at random.
lcg-text-dont_leave_the_path = Stage 3 of “{ lcg-scenario-passage_through_mirkwood }”. { lcg-text-quest } Side A. { lcg-text-dont_leave_the_path.a } Side B. { lcg-text-dont_leave_the_path.b }
    .a = Only the story goes on.
    .b = When revealed: each player finds a Spider of their choice in the encounter deck or its discard pile and adds it to the staging area; then shuffle the deck. The players win as soon as they defeat Ungoliant’s Spawn.
lcg-text-beorns_path = Stage 3 of “{ lcg-scenario-passage_through_mirkwood }”. { lcg-text-quest } Side A. { lcg-text-beorns_path.a } Side B. { lcg-text-beorns_path.b }
    .a = Only the story goes on.
    .b = This stage cannot be defeated while Ungoliant’s Spawn is in play. When it is defeated, the players win.
lcg-text-to_the_river = Stage 1 of “{ lcg-scenario-journey_along_the_anduin }”. { lcg-text-quest } Side A. { lcg-text-to_the_river.a } Side B. { lcg-text-to_the_river.b }
    .a = Set-up: reveal as many encounter cards as there are players and add them to the staging area.
    .b = When revealed: if no Hill Troll is in play, find one in the encounter deck, add it to the staging area and shuffle the deck. This stage cannot be defeated while a Hill Troll is in play.
lcg-text-anduin_passage = Stage 2 of “{ lcg-scenario-journey_along_the_anduin }”. { lcg-text-quest } Side A. { lcg-text-anduin_passage.a } Side B. { lcg-text-anduin_passage.b }
    .a = Only the story goes on.
    .b = Reveal 1 more encounter card in each quest phase. Engagement checks are left out.
lcg-text-ambush_on_the_shore = Stage 3 of “{ lcg-scenario-journey_along_the_anduin }”. { lcg-text-quest } Side A. { lcg-text-ambush_on_the_shore.a } Side B. { lcg-text-ambush_on_the_shore.b }
    .a = Only the story goes on.
    .b = When revealed: for each player 2 encounter cards are revealed and added to the staging area. There is no staging step any more. As soon as no enemy is in play, the players win.
lcg-text-the_necromancers_tower = Stage 1 of “{ lcg-scenario-escape_from_dol_guldur }”. { lcg-text-quest } Side A. { lcg-text-the_necromancers_tower.a } Side B. { lcg-text-the_necromancers_tower.b } With the official errata: { lcg-text-the_necromancers_tower.errata }
    .a = Set-up: find the 3 objectives and place them in the staging area; set Nazgûl of Dol Guldur aside. Shuffle the encounter deck, then attach 1 encounter card to each objective as its guard.
    .b = When revealed: a hero chosen at random among all players’ heroes becomes the prisoner and is turned face down; the prisoner cannot be used or damaged and collects no resources. { lcg-one-ally } This stage cannot be passed without at least 1 claimed objective.
    .errata = the objectives are revealed and placed, so that each gets its guard by its own keyword.
lcg-text-through_the_caverns = Stage 2 of “{ lcg-scenario-escape_from_dol_guldur }”. { lcg-text-quest } Side A. { lcg-text-through_the_caverns.a } Side B. { lcg-text-through_the_caverns.b }
    .a = Only the story goes on.
    .b = Response: after progress is placed on this card, turn the prisoner face up with 1 damage; the hero is rescued. { lcg-one-ally } This stage cannot be passed unless the prisoner is rescued and all 3 objectives are claimed.
lcg-text-out_of_the_dungeons = Stage 3 of “{ lcg-scenario-escape_from_dol_guldur }”. { lcg-text-quest } Side A. { lcg-text-out_of_the_dungeons.a } Side B. { lcg-text-out_of_the_dungeons.b } With the official errata: { lcg-text-out_of_the_dungeons.errata }
    .a = Only the story goes on.
    .b = Forced: at the beginning of each quest phase { lcg-orc-guards }. This stage cannot be defeated while Nazgûl of Dol Guldur is in play. When it is defeated, the players win.
    .errata = { lcg-orc-guards-leave }

## Facts to be looked up on the real cards

lcg-doubt-as_printed = What was first printed: the enemies cannot attack at all, or cannot attack that player? We play the first without the errata.
lcg-doubt-unique = Is the sign of a unique card printed before its name?
    .yes = yes
    .no = no
lcg-doubt-when_dealt = When was the further shadow card first printed to be dealt: when it attacks or after it attacks? We deal it when it attacks.

## Why something cannot be done

lcg-hindered-not_planning = Allies and attachments are played in the planning phase, in your turn.
lcg-hindered-no_sphere = You have no hero of this sphere: { $sphere }.
lcg-hindered-no_resources = { $number ->
    [one] { $number } resource is lacking.
   *[other] { $number } resources are lacking.
}
lcg-hindered-unique_in_play = It is unique and already in play.
lcg-hindered-one_ally = This quest allows one ally a round, and one was played.
lcg-hindered-no_target = There is nothing it could be played on now.
lcg-hindered-only_response = It is played in answer to something that happens, and you will be asked then.
lcg-hindered-other_phase = It is for another time: { $phase_mid }.
lcg-hindered-no_use_now = What it needs isn’t there now.
lcg-hindered-limit_reached = It was used as often as it may be for now.
lcg-hindered-exhausted = It is exhausted; the refresh phase readies it.
lcg-hindered-not_yours = Only the player who controls it may use it.

## Why a choice is good, as a hint says after “it”

lcg-merit-progress = advances the quest
lcg-merit-threat = keeps your threat lower
lcg-merit-willpower = leaves more willpower against the threat to come
lcg-merit-attack = leaves the characters with more attack
lcg-merit-defender = leaves a tougher defender
lcg-merit-wounds = spares the heroes damage
lcg-merit-heroes = keeps the heroes alive
lcg-merit-allies = leaves stronger allies in play
lcg-merit-attachments = leaves better attachments in play
lcg-merit-cards = leaves better cards in hand
lcg-merit-resources = leaves more resources
lcg-merit-engaged = leaves fewer or weaker enemies engaged
lcg-merit-staged = leaves fewer or weaker enemies in the staging area
lcg-merit-boss = brings you nearer to killing the enemy you have to kill
lcg-merit-objectives = wins you objectives
