# What the board of the card game says beyond the messages that terminal and browser share.

wotr_cards-web-seats = Seats in turn order
wotr_cards-web-places = Active locations
wotr_cards-web-points-word = points
wotr_cards-web-order = Turn order
wotr_cards-web-acts = acts
wotr_cards-web-passed = passed
wotr_cards-web-tab-places = Locations
wotr_cards-web-tab-reserves = Reserves
wotr_cards-web-no-places = No location is active yet. The round brings a battleground and a path.
wotr_cards-web-places-decided = Every location has been fought for.
wotr_cards-web-nobody = none
wotr_cards-web-seen = seen by all
wotr_cards-web-tray = To choose from
wotr_cards-web-here = here
wotr_cards-web-drawn = drawn
wotr_cards-web-staged = chosen
wotr_cards-web-fresh = new
wotr_cards-web-idle = not supported
wotr_cards-web-whose-hand = Whose hand
wotr_cards-web-limit = may carry over { $number }
wotr_cards-web-reserve-empty = Reserve empty
wotr_cards-web-reserve-below = Reserve: see below
wotr_cards-web-hand-empty = Hand empty
wotr_cards-web-added = { $role_id ->
    [attack] { $number ->
        [one] { $number } attack icon was added here
       *[other] { $number } attack icons were added here
    }
   *[other] { $number ->
        [one] { $number } defence icon was added here
       *[other] { $number } defence icons were added here
    }
}

## The balance

wotr_cards-web-if-now = If the fight were now:
wotr_cards-web-after = With this card: attack { $attack } against defence { $defence }.
wotr_cards-web-now-nobody = nobody wins
wotr_cards-web-now-corruption = { $number } corruption for the Shadow
wotr_cards-web-now = { $side_id ->
    [shadow] { $number ->
        [one] { $number } point for the Shadow
       *[other] { $number } points for the Shadow
    }
   *[other] { $number ->
        [one] { $number } point for the Free Peoples
       *[other] { $number } points for the Free Peoples
    }
}
wotr_cards-web-lead-none = The score is even
wotr_cards-web-lead = { $side_id ->
    [shadow] Shadow +{ $lead }, { $number } more to win
   *[other] Free Peoples +{ $lead }, { $number } more to win
}
wotr_cards-web-lead-wins = { $side_id ->
    [shadow] A lead of 10: the Shadow wins
   *[other] A lead of 10: the Free Peoples win
}
wotr_cards-web-balance = { $side_id ->
    [shadow] The Shadow
   *[other] The Free Peoples
}: { $role_id ->
    [attack] attack { $number }
   *[other] defence { $number }
}. { $cards ->
    [0] No cards here
    [one] { $cards } card here
   *[other] { $cards } cards here
}{ $own ->
    [0] .
   *[other] , and { $own } from the location itself.
}
wotr_cards-web-own-defence = Defence of the location itself: { $number }
wotr_cards-web-unprinted = It comes back from the enemy’s scoring area: its printed defence doesn’t count.
wotr_cards-web-won-by = { $side_id ->
    [shadow] In the scoring area of the Shadow.
   *[other] In the scoring area of the Free Peoples.
}
wotr_cards-web-worth = { $number ->
    [0] It counts no points.
    [one] Whoever wins it gets { $number } point.
   *[other] Whoever wins it gets { $number } points.
}
wotr_cards-web-final = { $number ->
    [one] { $number } point at the end, unused ring tokens included.
   *[other] { $number } points at the end, unused ring tokens included.
}
wotr_cards-web-lost-paths = Paths won by the Shadow, worth nothing themselves: { $paths }
wotr_cards-web-fields-left = { $number ->
    [one] { $number } battleground is left in the deck: { $fields }
   *[other] { $number } battlegrounds are left in the deck: { $fields }
}
wotr_cards-web-fields-none = No battlegrounds are left in the deck.

## Cards

wotr_cards-web-icon-attack = Attack { $number }: counts when it attacks on a battleground.
wotr_cards-web-icon-defence = Defence { $number }: counts when it defends on a battleground.
wotr_cards-web-icon-leader-attack = Leadership, attack { $number }: counts only while an army of the same faction supports it there.
wotr_cards-web-icon-leader-defence = Leadership, defence { $number }: counts only while an army of the same faction supports it there.
wotr_cards-web-icon-path = { $role_id ->
    [attack] On a path: attack { $number }
   *[other] On a path: defence { $number }
}{ $paths ->
    [none] .
   *[other] { $count ->
        [1] . It may go to path { $paths }.
       *[other] . It may go to paths with the numbers { $paths }.
    }
}
wotr_cards-web-goes-to = Could fight now at: { $places }. Or it goes to the reserve and can move from the next round on.
wotr_cards-web-goes-reserve = No active location shows its faction: it goes to the reserve and can move from the next round on.
wotr_cards-web-price = Price: cycle another card from your hand. If it is your last, you forsake a card instead.
wotr_cards-web-brings = { $role_id ->
    [attack] { $place }: it brings attack { $number } now, items and leadership included.
   *[other] { $place }: it brings defence { $number } now, items and leadership included.
}
wotr_cards-web-supported = An army supports it: its leadership counts.
wotr_cards-web-unsupported = No army supports it: its leadership doesn’t count.
wotr_cards-web-in-reserve = In { $player } reserve.
wotr_cards-web-arrived = It arrived this round and can move from the next one on.
wotr_cards-web-wields = Wields: { $items }
wotr_cards-web-wielded-by = Wielded by: { $card }
wotr_cards-web-card-icons = Path attack icons added to it: { $number }

## Seats

wotr_cards-web-seat = Draws { $draws } each round. May pass with { $limit } or fewer in hand.
wotr_cards-web-ring-once = Ring token, once a game: draw 2 cards for an action. Unused it counts 1 point at the end.
wotr_cards-web-ring-each-round = Ring token, once a round: draw 3 cards, then eliminate 1 and cycle 1 from your hand.
wotr_cards-web-top = Top of the deck: { $cards }

## Questions

wotr_cards-web-q-turn = Your action?
wotr_cards-web-q-card = What to do with “{ $card }”?
wotr_cards-web-do-play = Play
wotr_cards-web-do-move = Move
wotr_cards-web-do-use = Use its action
wotr_cards-web-do-from-reserve = Forsake from reserve
wotr_cards-web-do-cycle = Cycle 1
wotr_cards-web-do-winnow = Winnow
wotr_cards-web-do-ring = Ring token
wotr_cards-web-do-reserve = Reserve
wotr_cards-web-do-deck-top = Top of the deck
wotr_cards-web-do-place = { $place }: +{ $number }
wotr_cards-web-confirm-cycle = Cycle it
wotr_cards-web-confirm-forsake = Forsake it
wotr_cards-web-confirm-eliminate = Eliminate it
wotr_cards-web-confirm-take = Take it
wotr_cards-web-turn-choose = Choose a card to play.
wotr_cards-web-turn-detail = { $number ->
    [one] { $number } card in hand; you may pass with { $limit } or fewer.
   *[other] { $number } cards in hand; you may pass with { $limit } or fewer.
}
wotr_cards-web-turn-may-pass = { $number ->
    [0] Your hand is empty; you may pass.
    [one] { $number } card in hand; you may pass.
   *[other] { $number } cards in hand; you may pass.
}
wotr_cards-web-may-go = May fight now at: { $places }.
wotr_cards-web-may-wait = Nowhere to fight now: it can wait in the reserve.
wotr_cards-web-may-wield = May be wielded now by: { $cards }.
wotr_cards-web-look-beside = What it does is told in its details.
wotr_cards-web-gather = { $number ->
    [one] Choose { $number } card of your hand. Chosen: { $chosen }.
   *[other] Choose { $number } cards of your hand. Chosen: { $chosen }.
}
wotr_cards-web-place-detail = Then you cycle a card from your hand as the price.
wotr_cards-web-move-detail = Moving a card out of the reserve costs you no other card.
wotr_cards-web-loss-detail = A card cancels as much attack as it has shields here. Choose the one you can best do without.
wotr_cards-web-place-last = It was your last card: as the price you forsake one, out of your reserve or from the top of your deck.
wotr_cards-web-price-detail = It goes to your cycle pile and comes back when your deck is empty.
wotr_cards-web-price-ask = choose later
wotr_cards-web-cycle-detail = It goes to your cycle pile. All you gain by it is a smaller hand.
wotr_cards-web-order-detail = You are the first player, so the order is yours. In the end every location is fought over.
wotr_cards-web-forsake-detail = What is forsaken is eliminated for good.
wotr_cards-web-support-detail = Leadership counts only for those whom an army supports.
wotr_cards-web-ribbon-detail = Everything with a gold edge can be chosen.

## Glossary

wotr_cards-web-term-attack = Attack
    .text = A sword. Attackers add up their swords; each one that isn’t cancelled counts for them.
wotr_cards-web-term-defence = Defence
    .text = A shield. The location’s own shields cancel attack first, then defenders are lost, each cancelling as much as it has shields.
wotr_cards-web-term-leadership = Leadership
    .text = Icons with a crown. They count on battlegrounds only, and only while an army of the same faction supports the character there. Each army supports one.
wotr_cards-web-term-path = Path
    .text = One of three locations with the same number, 1 to 9. The Free Peoples defend it. Each round brings the next number.
wotr_cards-web-term-battleground = Battleground
    .text = A location that one side defends and the other attacks. It shows the factions that may go there.
wotr_cards-web-term-reserve = Reserve
    .text = Cards waiting in front of their player. From the round after they came, they can move to an active location.
wotr_cards-web-term-price = Price
    .text = For every card played, its player cycles another one from hand, or forsakes one if the hand is empty.
wotr_cards-web-term-cycle = Cycle
    .text = To put a card on its owner’s cycle pile, which becomes the new deck when the deck is empty.
wotr_cards-web-term-eliminate = Eliminate
    .text = To put a card on its owner’s eliminated pile, for good.
wotr_cards-web-term-forsake = Forsake
    .text = To eliminate a card of one’s choice: from hand, from reserve, or the top card of the deck unseen.
wotr_cards-web-term-winnow = Winnow
    .text = An action: eliminate 2 cards from hand and draw 1.
wotr_cards-web-term-limit = Carry-over limit
    .text = With no more cards than this in hand you may pass. It is 2, and some cards raise it.
wotr_cards-web-term-ring = Ring token
    .text = An action. In the Trilogy it works once a game: draw 2 cards; unused, it counts 1 point at the end. In the duels it works once a round: draw 3 cards, eliminate 1, cycle 1.
wotr_cards-web-term-corruption = Corruption
    .text = The Shadow’s points from paths: 1 for each attack icon that nobody cancelled.
wotr_cards-web-term-first = First player
    .text = Begins the round, activates its locations, and chooses the order of the fights. The token goes on each round.
wotr_cards-web-term-lead = Lead
    .text = Whoever is 10 points or more ahead after the combats of a round wins.
wotr_cards-web-term-faction = Faction
    .text = Decides on which battlegrounds a card may be, and whom an army supports.
wotr_cards-web-term-ability = Ability
    .text = What a card does besides its icons. A large card has it written on it; of a small one you read it in its details.
wotr_cards-web-term-faction-one = One of the ten factions.
wotr_cards-web-term-kind-army = Goes to battlegrounds that show its faction, never to a path. Supports a leader there.
wotr_cards-web-term-kind-character = Goes to battlegrounds that show its faction and to paths whose number it shows.
wotr_cards-web-term-kind-item = Goes on a character in play that may wield it and adds its icons.
wotr_cards-web-term-kind-event = Is carried out and then eliminated.

wotr_cards-web-fight-sum = { $attack } attack against { $place } of the location and { $cards } of the cards: { $left } not cancelled.
wotr_cards-web-fight-losses = The defenders choose who falls.
wotr_cards-web-fight-added = Icons added here
wotr_cards-web-fight-place = The location itself
wotr_cards-web-factions = { $role_id ->
    [attack] May attack: { $names }
   *[other] May defend: { $names }
}

wotr_cards-web-all-army = All armies
wotr_cards-web-all-character = All characters
wotr_cards-web-all-item = All items
wotr_cards-web-all-event = All events
wotr_cards-web-all-battleground = All battlegrounds
wotr_cards-web-all-path = All paths
