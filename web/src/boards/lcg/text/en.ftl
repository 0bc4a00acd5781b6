# What the board of the card game says beyond the messages that terminal and browser share.

lcg-web-phases = Phases of the round
lcg-web-course = Willpower and threat, quest by quest
lcg-web-phase-resource = Resources
lcg-web-phase-planning = Planning
lcg-web-phase-quest = Quest
lcg-web-phase-travel = Travel
lcg-web-phase-encounter = Encounter
lcg-web-phase-combat = Combat
lcg-web-phase-refresh = Refresh
lcg-web-tab-table = Table
lcg-web-tab-hand = Hand { $number }
lcg-web-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
lcg-web-none = none
lcg-web-encounter = Quest and encounter cards
lcg-web-stage = Quest, stage { $number } of { $all }
lcg-web-progress = Progress { $number } of { $all }
lcg-web-no-points = Its text says when it is won
lcg-web-staging-empty = The staging area is empty
lcg-web-stamp-exhausted = exhausted
lcg-web-characters = Characters
lcg-web-your-characters = Your characters
lcg-web-whose-area = Whose area
lcg-web-fighting-you = fighting you
lcg-web-your-hand = Your hand: { $number ->
    [0] empty
    [one] { $number } card
   *[other] { $number } cards
}
lcg-web-hand-of = hand: { $number ->
    [0] empty
    [one] { $number } card
   *[other] { $number } cards
}
lcg-web-hand-empty = No cards in hand
lcg-web-back-to-hand = Back to the hand
lcg-web-seen = You have seen
lcg-web-before = The quest begins once everybody has a hand.
lcg-web-tray = To choose from
lcg-web-out = out of the game
lcg-web-threat-of = Threat { $number } of 50
lcg-web-danger = danger
lcg-web-until-out = { $number ->
    [one] { $number } more, and this player is out of the game.
   *[other] { $number } more, and this player is out of the game.
}
lcg-web-guarded-by = Guarded by “{ $card }”
lcg-web-unguarded = Nobody guards it
lcg-web-will-engage = will engage you
lcg-web-can-suffer = { $number ->
    [0] no damage
   *[other] up to { $number } damage
}
lcg-web-can-fall = can be destroyed

## Sums

lcg-web-responses = { $names }: point at a card to read its response.
lcg-web-responses-touch = { $names }: touch a card to read its response.
lcg-web-fight = The fight
lcg-web-fight-shadow = Shadow card: “{ $card }”
lcg-web-happens = “{ $card }”: { $text }
lcg-web-fight-nothing = Nobody is hurt.
lcg-web-ready-willpower = Ready willpower
lcg-web-to-come = { $number ->
    [0] No encounter cards are to come.
    [one] { $number } encounter card is still to come.
   *[other] { $number } encounter cards are still to come.
}
lcg-web-each-round = { $number ->
    [0] This stage reveals no encounter cards.
    [one] Each round { $number } encounter card comes.
   *[other] Each round { $number } encounter cards come.
}
lcg-web-quest-progress = { $number ->
    [one] As it stands: { $number } progress.
   *[other] As it stands: { $number } progress.
}
lcg-web-quest-threat = { $players ->
    [1] As it stands: your threat rises by { $number }.
   *[other] As it stands: everybody’s threat rises by { $number }.
}
lcg-web-quest-even = As it stands: nothing happens.
lcg-web-blow-none = Who attacks { $card }? Their attack is added up.
lcg-web-blow-undefended = { $plural ->
    [yes] Undefended, { $card } deal { $number } damage to one of your heroes.
   *[other] Undefended, { $card } deals { $number } damage to one of your heroes.
}
lcg-web-blow-nothing = { $plural ->
    [yes] { $card } take no damage.
   *[other] { $card } takes no damage.
}
lcg-web-blow-damage = { $plural ->
    [yes] { $card } take { $number } damage and have
   *[other] { $card } takes { $number } damage and has
} { $left } { $left ->
    [one] hit point left.
   *[other] hit points left.
}
lcg-web-blow-kills = { $plural ->
    [yes] { $card } take { $number } damage and are destroyed.
   *[other] { $card } takes { $number } damage and is destroyed.
}
lcg-web-attack-against-defence = Attack { $attack } against defence { $defense }.
lcg-web-if-defends = If it defends: { $text }
lcg-web-if-attacks = If it attacks: { $text }
lcg-web-with-all = With all you have: { $text }

## Cards

lcg-web-no-text = It has no text of its own.
lcg-web-changed = { $name } { $number } (printed: { $printed })
lcg-web-unique = unique
lcg-web-set = Encounter set: { $set }
lcg-web-side-a = Side A. { $text }
lcg-web-erratum = Official errata, not used at this table: { $text }
lcg-web-erratum-holds = Official errata, used at this table: { $text }
lcg-web-is-exhausted = Exhausted: it can’t go on the quest, attack or defend until it is readied.
lcg-web-is-ready = Ready
lcg-web-damage-left = { $left ->
    [one] Damage { $number }, { $left } hit point left
   *[other] Damage { $number }, { $left } hit points left
}
lcg-web-engaged-with = Engaged with { $seat_mid }
lcg-web-fights-you = It fights you
lcg-web-engages = Engagement cost { $number }: at the next checks it engages the first whose threat is high enough ({ $seats }).
lcg-web-engages-nobody = Engagement cost { $number }: nobody’s threat is high enough; it stays in the staging area unless somebody engages it.
lcg-web-attached-to = Attached to “{ $card }”
lcg-web-shadow-of = Shadow card of “{ $card }”: only its shadow effect counts.
lcg-web-shadow-down = It was dealt to “{ $card }” face down and is turned up after a defender is declared. Its shadow effect may change the attack.
lcg-web-top = On top: { $cards }
lcg-web-bottom = On the bottom: { $cards }
lcg-web-unknown = an unseen card
lcg-web-deck-unseen = Nobody knows the order of its cards.

## Questions

lcg-web-q-play = Play “{ $card }” for { $cost }?
lcg-web-q-use = Use “{ $card }”?
lcg-web-q-target = { $kind ->
    [enemy] “{ $card }”: which enemy do you choose?
    [location] “{ $card }”: which location do you choose?
   *[character] “{ $card }”: which character do you choose?
}
lcg-web-q-travel = Where do you travel?
lcg-web-do-play = Play
lcg-web-do-use = Use
lcg-web-do-pay = { $number ->
    [0] Pay nothing
   *[other] Pay { $number }
}
lcg-web-do-travel = Travel there
lcg-web-do-engage = Engage
lcg-web-do-take-damage = Takes the damage
lcg-web-do-take = Take it
lcg-web-do-discard = Discard it
lcg-web-do-put-into-play = Put into play
lcg-web-do-finish-planning = Finish planning
lcg-web-do-send-nobody = Send nobody
lcg-web-do-no-attack = No more attacks
lcg-web-do-not-join = Don’t join in
lcg-web-do-no-defender = No defender
lcg-web-do-engage-none = Engage nobody
lcg-web-do-no-action = Pass
lcg-web-do-no-response = No response
lcg-web-do-new-hand = New hand
lcg-web-do-keep-hand = Keep this hand
lcg-web-confirm-commit = Send { $number }
lcg-web-confirm-attack = Attack with { $number }
lcg-web-confirm-defend = Defend
lcg-web-ribbon = Everything with a gold edge can be chosen.
lcg-web-all-planned = Nothing else can be played or used now.
lcg-web-mulligan-detail = Look for cards that your heroes can pay for soon.
lcg-web-pay-detail = Click the heroes who pay, in any order; { $number } still due.
lcg-web-pay-myself = I say who pays
lcg-web-travel-detail = The active location’s threat doesn’t count, but it takes the progress first.
lcg-web-travel-free = Travelling there costs nothing.
lcg-web-engage-detail = { $number ->
    [0] At your present threat no enemy engages you by itself.
    [one] { $number } enemy will engage you by itself.
   *[other] { $number } enemies will engage you by themselves.
}
lcg-web-undefended-detail = It goes to one character; allies can’t take the damage of an undefended attack.
lcg-web-attack-detail = Choose an enemy, then those who attack it. Each enemy once.

## Glossary

lcg-web-term-threat = Threat
    .text = Each player has a threat dial: it begins with the sum of the heroes’ threat costs, and at 50 the player is out. Cards in the staging area have threat as well, which stands against willpower.
lcg-web-term-willpower = Willpower
    .text = What a character brings to the quest.
lcg-web-term-attack = Attack
    .text = What a character or an enemy brings to an attack.
lcg-web-term-defence = Defence
    .text = What it takes off an attack against it.
lcg-web-term-hit-points = Hit points
    .text = So much damage destroys it.
lcg-web-term-damage = Damage
    .text = Stays until it is healed or the card leaves play.
lcg-web-term-resource = Resource
    .text = Each hero gains 1 per round. It pays for cards of the hero’s sphere and for neutral ones.
lcg-web-term-staging = Staging area
    .text = Where enemies and locations lie that nobody fights and nobody has travelled to.
lcg-web-term-commit = Going on the quest
    .text = Characters are exhausted and add their willpower until the quest phase ends.
lcg-web-term-progress = Progress
    .text = More willpower than threat makes as much progress as the difference, on the active location first.
lcg-web-term-active = Active location
    .text = The place to which the players have travelled. It counts no threat, and takes progress first.
lcg-web-term-engagement = Engagement cost
    .text = An enemy engages a player whose threat is at least as high.
lcg-web-term-shadow = Shadow card
    .text = Each enemy that fights a player is dealt a face-down card. After the defender is declared it is turned up, and its shadow effect happens.
lcg-web-term-exhaust = Exhausted and ready
    .text = Whoever goes on the quest, attacks or defends is exhausted. All cards are readied at the end of the round.
lcg-web-term-action = Action
    .text = May be used between the steps of a round; a quest action or combat action only in that phase.
lcg-web-term-response = Response
    .text = May be used right after what it names, or right before what it cancels.
lcg-web-term-forced = Forced
    .text = Happens by itself.
lcg-web-term-discard = Discard pile
    .text = Each player has one, and the encounter deck has one. All can be looked through.
lcg-web-term-first = First player
    .text = Acts first in each phase and decides for all. The token goes on each round.
lcg-web-term-victory = Victory points
    .text = Some enemies and locations are worth points once they are defeated or explored; they lower the final score, and a low score is good.
lcg-web-term-kind-hero = You begin with one to three of them. They gain resources and pay.
lcg-web-term-kind-ally = A character out of your deck, played in the planning phase.
lcg-web-term-kind-attachment = Is attached to another card and changes it.
lcg-web-term-kind-event = Is carried out when played and then discarded.
lcg-web-term-kind-enemy = Waits in the staging area until it engages a player, then attacks each round.
lcg-web-term-kind-location = Its threat counts in the staging area. Travel there, or explore it in another way.
lcg-web-term-kind-treachery = Is carried out when revealed and then discarded.
lcg-web-term-kind-objective = Something to claim, often guarded.
lcg-web-term-kind-quest = A stage of the scenario, with the progress it asks for.
lcg-web-term-sphere-leadership = Resources, many allies, courage.
lcg-web-term-sphere-tactics = Weapons and fighting.
lcg-web-term-sphere-spirit = Willpower, lowering threat, cancelling what is revealed.
lcg-web-term-sphere-lore = Drawing cards, healing, knowing what comes.
lcg-web-term-sphere-neutral = Every hero can pay for it.

lcg-web-all-hero = All heroes
lcg-web-all-ally = All allies
lcg-web-all-attachment = All attachments
lcg-web-all-event = All events
lcg-web-all-enemy = All enemies
lcg-web-all-location = All locations
lcg-web-all-treachery = All treacheries
lcg-web-all-objective = All objectives
lcg-web-all-quest = All quest cards
lcg-web-all-guard = The guards of objectives
lcg-web-ended-threat = The threat has reached 50: the game is lost.
lcg-web-ended-heroes = No hero is left: the game is lost.
