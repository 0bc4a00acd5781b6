# What the board of War of the Ring says beyond the messages that terminal and browser share.

## The table

wotr_board-web-map = Map of Middle-earth
wotr_board-web-map-title = Middle-earth
wotr_board-web-map-subtitle = in the War of the Ring
wotr_board-web-zoom = Zoom
wotr_board-web-nearer = Nearer
wotr_board-web-farther = Farther
wotr_board-web-whole = The whole map
wotr_board-web-next = { $count ->
    [one] Show the place out of sight that you may choose
   *[other] Show the next of { $count } places out of sight that you may choose
  }
wotr_board-web-sheets = More of the table
wotr_board-web-cards = Cards
wotr_board-web-hosts = Armies
wotr_board-web-armies = Armies on the map
wotr_board-web-tray = To choose from
wotr_board-web-going = Who goes
wotr_board-web-going-all = All go. Choose where to.
wotr_board-web-going-part = A part goes. Choose where to.
wotr_board-web-one-fewer = One fewer
wotr_board-web-one-more = One more
wotr_board-web-shall-lead = Shall lead the Fellowship from the next turn on
wotr_board-web-tab-map = Map
wotr_board-web-tab-war = War
wotr_board-web-tab-quest = Quest
wotr_board-web-tab-cards = Hand { $number }
wotr_board-web-turn = Turn
wotr_board-web-steps = Steps
wotr_board-web-points = Points
wotr_board-web-hunt = The hunt
wotr_board-web-no-dice = No dice
wotr_board-web-no-cards = No cards
wotr_board-web-no-nation = No nation’s land
wotr_board-web-known = Known to you
wotr_board-web-ring-held = { $holder_id ->
    [free_peoples] with the Free Peoples
    [shadow] with the Shadow
   *[out] used up
}
wotr_board-web-on-mordor = Mordor, step { $number } of { $most }
wotr_board-web-hunt-box = { $eyes } of the Shadow, { $moves } of the Fellowship’s moves this turn
wotr_board-web-pool-left = tiles { $number }
wotr_board-web-enemy-hand = enemy { $number }
wotr_board-web-in-hand = in hand { $number }
wotr_board-web-figures = { $number ->
    [one] { $number } { $figure }
   *[other] { $number } { $figure_many }
}

## Short names

wotr_board-web-face-character = Character
wotr_board-web-face-army = Army
wotr_board-web-face-muster = Muster
wotr_board-web-face-army_muster = Army/Must.
wotr_board-web-face-event = Event
wotr_board-web-face-will_of_the_west = Will
wotr_board-web-face-eye = Eye
wotr_board-web-face-draw = Cards
wotr_board-web-face-balrog = Balrog
wotr_board-web-special-narya = Narya
wotr_board-web-special-nenya = Nenya
wotr_board-web-special-vilya = Vilya
wotr_board-web-special-balrog = Balrog
wotr_board-web-special-gothmog = Gothmog
wotr_board-web-nation-dwarves = Dwarves
wotr_board-web-nation-elves = Elves
wotr_board-web-nation-gondor = Gondor
wotr_board-web-nation-north = North
wotr_board-web-nation-rohan = Rohan
wotr_board-web-nation-isengard = Isengard
wotr_board-web-nation-sauron = Sauron
wotr_board-web-nation-southrons = Southrons
wotr_board-web-pool-free_character = Character
wotr_board-web-pool-free_strategy = Strategy
wotr_board-web-pool-shadow_character = Character
wotr_board-web-pool-shadow_strategy = Strategy
wotr_board-web-kind-regular = Regulars
wotr_board-web-kind-elite = Elite units
wotr_board-web-kind-leader = Leaders
wotr_board-web-kind-field = field battle
wotr_board-web-kind-assault = assault
wotr_board-web-kind-sortie = sortie
wotr_board-web-place-not_yet = not in play yet
wotr_board-web-place-gone = out of the game

## Battles

wotr_board-web-battle = Battle: { $region }
wotr_board-web-battle-over = the battle is over
wotr_board-web-battle-move = Drag to move
wotr_board-web-cancelled = Cancelled: it has no effect.
wotr_board-web-attacker = Attacks
wotr_board-web-defender = Defends
wotr_board-web-odds = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, hits on { $need }{ $need ->
        [6] {""}
       *[other] {" "}or more
    }; re-rolls: { $again }{ $same_id ->
        [yes] {""}
       *[no] {" "}(on { $need2 }{ $need2 ->
            [6] {""}
           *[other] {" "}or more
        })
    }
wotr_board-web-odds-next = Next round:
wotr_board-web-clash-before = Round { $number }:
wotr_board-web-kind-combat_roll = combat roll
wotr_board-web-kind-reroll = leader re-roll
wotr_board-web-kind-extra_attack = extra attack
wotr_board-web-hits = { $number ->
    [0] No hits
    [one] { $number } hit
   *[other] { $number } hits
}
wotr_board-web-yours =
    Your army: units { $units }, dice { $dice }, re-rolls { $again }; it hits on { $need }{ $need ->
        [6] {""}
       *[other] {" "}or more
    }.
wotr_board-web-theirs = The enemy: units { $units }, dice { $dice }, re-rolls { $again }; it hits on { $need } or more.
wotr_board-web-mean-hits = On average you hit { $given } times in the first round, the enemy { $got } times.
wotr_board-web-winning = Fought to the end and without cards, you hold the field in { $number } of 100 such battles.
wotr_board-web-hunt-none = No dice lie in the Hunt Box: nothing hunts the Fellowship’s next move.
wotr_board-web-hunt-odds = If the Fellowship moves now, the Hunt finds it in { $number } of 100 cases (dice { $dice }, { $need } or more, re-rolls { $again }); found, it suffers { $damage } damage on average.
wotr_board-web-hunt-short = Next move: found { $number } %, damage { $damage }
wotr_board-web-hunt-mordor = In Mordor every step draws a Hunt tile: { $damage } damage on average.

## The inspector

wotr_board-web-taken = { $side_id ->
    [shadow] taken by the Shadow
   *[other] taken by the Free Peoples
}
wotr_board-web-held = { $side_id ->
    [shadow] Held by the Shadow.
   *[other] Held by the Free Peoples.
}
wotr_board-web-siege = { $side_id ->
    [shadow] The Shadow is besieged here.
   *[other] The Free Peoples are besieged here.
}
wotr_board-web-fellowship-hidden = { $number ->
    [0] The Fellowship is here, hidden.
    [one] The Fellowship was last known here; since then it has gone { $number } hidden step.
   *[other] The Fellowship was last known here; since then it has gone { $number } hidden steps.
}
wotr_board-web-fellowship-seen = The Fellowship is here, revealed. It must hide before it can go on.
wotr_board-web-star = Its star: used like this, the die may leave the game (rule 111).
wotr_board-web-is-guide = The Guide of the Fellowship.
wotr_board-web-flies = Flies to any region.
wotr_board-web-not-at-war = Not At War: its armies may not attack, nor cross the border of another nation, and nothing is recruited.
wotr_board-web-passive = Passive: it cannot take the last step to war before an attack, the Fellowship or a companion rouses it.

## Answers

wotr_board-web-do-short-nothing = Nothing
wotr_board-web-do-short-draw = Draw a card
wotr_board-web-do-short-move_fellowship = Move the Fellowship
wotr_board-web-do-short-hide = Hide
wotr_board-web-do-short-separate = Separate
wotr_board-web-do-short-move_companions = Companions
wotr_board-web-do-short-move_minions = Nazgûl, minions
wotr_board-web-do-short-march = March
wotr_board-web-do-short-attack = Attack
wotr_board-web-do-short-diplomacy = Politics
wotr_board-web-do-short-recruit = Recruit
wotr_board-web-do-short-recruit_everywhere = Recruit everywhere
wotr_board-web-do-short-upgrade = Upgrade
wotr_board-web-do-short-ring = Elven Ring
wotr_board-web-do-declare = Declare it
wotr_board-web-do-stay-hidden = Not now
wotr_board-web-do-enter-mordor = Enter Mordor
wotr_board-web-do-wait = Wait
wotr_board-web-do-withdraw = Withdraw into the stronghold
wotr_board-web-do-field = Fight in the field
wotr_board-web-do-advance = Move in
wotr_board-web-do-stay = Stay
wotr_board-web-do-cease = Cease the attack
wotr_board-web-do-fight = Fight on
wotr_board-web-do-stop = Stop here
wotr_board-web-do-moved = Done moving
wotr_board-web-do-recruited = Done recruiting
wotr_board-web-do-no-card = No card
wotr_board-web-do-goes = Goes, too
wotr_board-web-do-stays = Stays
wotr_board-web-do-use = Use it
wotr_board-web-do-not-now = Not now
wotr_board-web-do-play = Play it
wotr_board-web-do-remove = Have it discarded
wotr_board-web-do-attack = Attack
wotr_board-web-do-combat = Use in this round
wotr_board-web-do-discard = Discard it

## Questions

wotr_board-web-q-play = Play “{ $name }”?
wotr_board-web-q-attack = Attack: { $name }?
wotr_board-web-q-assault = Assault of { $name }: does the whole army take part?
wotr_board-web-q-sortie = Sortie from { $name }: does the whole army take part?
wotr_board-web-q-attack-part = Attack from { $from } on { $name }: does the whole army take part?
wotr_board-web-q-combat = “{ $combat }” in this round?
wotr_board-web-q-discard = Discard “{ $name }”?
wotr_board-web-detail-die = Choose one of your dice; what it can do is asked next.
wotr_board-web-detail-die-pass = Choose one of your dice. While the enemy has more dice left than you, you may pass.
wotr_board-web-detail-action = Choose what this die does.
wotr_board-web-detail-action-cards = Choose what this die does, or a card with a ribbon in your hand.
wotr_board-web-detail-play = The event happens now; then the card is discarded.
wotr_board-web-detail-stays = The card will stay on the table.
wotr_board-web-detail-attack = Regions with a red lozenge can be attacked; pointing at one shows the odds.
wotr_board-web-detail-attack-touch = Regions with a red lozenge can be attacked; tap one to see the odds first.
wotr_board-web-detail-cards = Choose a card of your hand. Pointing at it shows both halves.
wotr_board-web-detail-cards-touch = Choose a card of your hand; both halves stand on it.
wotr_board-web-detail-hunt = Dice in the Hunt Box make the hunt stronger, but don’t act.
wotr_board-web-detail-set = Choose all of them, then confirm.
wotr_board-web-detail-regions = Choose one of the gold regions.
wotr_board-web-detail-armies = Choose one of the gold regions, or drag its army to where it goes.
wotr_board-web-detail-casualty = Choose who falls, or an Elite unit that becomes a Regular one.
wotr_board-web-detail-advance = Only by moving in do you take a settlement, or besiege an enemy who withdrew behind the walls.
wotr_board-web-detail-cease = If you cease, both armies stay where they are; if not, the enemy may still retreat.
wotr_board-web-detail-guide = Only a companion of the highest level may lead; the ability of whoever leads counts.
wotr_board-web-detail-guide-parts = He leaves the Fellowship, and the damage falls by 1.
wotr_board-web-detail-guide-revealed = The Fellowship is revealed, and the damage falls by 1.
wotr_board-web-detail-declare = Its figure goes to where the Fellowship is by now; in a city or stronghold of yours, 1 corruption is healed.
wotr_board-web-detail-deck = Character cards are about the Fellowship and its friends, Strategy cards about the war.
wotr_board-web-detail-enter-mordor = From there on every step draws a Hunt tile, and there is no way back.
wotr_board-web-detail-excess = No more than ten units may stand in a region, five in a besieged stronghold.
wotr_board-web-detail-extra-round = For each further round one of your Elite units becomes a Regular. The siege lasts either way.
wotr_board-web-detail-keep-special = You keep one of your special dice; the others rest until the next turn.
wotr_board-web-detail-retreat = In a gold region your army is out of the battle; if you stay, another round is fought.
wotr_board-web-detail-withdraw = Then no dice are rolled: a siege begins, in which only a 6 hits you. Five units fit inside.
wotr_board-web-detail-damage = Corruption is { $corruption } of { $most }. A companion who falls bears as much as his level (the Guide: { $level }).
wotr_board-web-detail-ring = { $side_id ->
    [shadow] Once used, the Ring is out of the game.
   *[other] Once used, the Ring goes to the Shadow, which may do the same with it once.
}
wotr_board-web-detail-nations = Choose a nation on the political track. Only an active one takes the last step to war.
wotr_board-web-detail-rest = Choose one of the answers.

## What the faces of the dice do

wotr_board-web-term-face-character = Move or hide the Fellowship, separate or move companions; move Nazgûl and minions; move or attack with an army that has a leader; play a Character event.
wotr_board-web-term-face-army = Move two armies, or attack with one; play a Strategy event with the Army sign.
wotr_board-web-term-face-muster = Recruit, bring a character into play, or advance a nation on the political track; play a Strategy event with the Muster sign.
wotr_board-web-term-face-army_muster = Used either as an Army or as a Muster die.
wotr_board-web-term-face-event = Play any event card of your hand, or draw one.
wotr_board-web-term-face-will_of_the_west = Used as any other result; brings Gandalf the White or Aragorn into play.
wotr_board-web-term-face-eye = Goes into the Hunt Box as soon as it is rolled.
wotr_board-web-term-face-draw = Draw an event card.
wotr_board-web-term-face-balrog = The Balrog acts.

## Terms

wotr_board-web-term-regular = Regular unit
    .text = The common soldiers of a nation: one die in a battle, one hit to eliminate.
wotr_board-web-term-elite = Elite unit
    .text = One die in a battle; the first hit makes it a Regular, the second eliminates it.
wotr_board-web-term-leader = Leader
    .text = Goes with an army of the Free Peoples and gives it a re-roll in battle.
wotr_board-web-term-nazgul = Nazgûl
    .text = A leader of the Shadow that flies to any region.
wotr_board-web-term-leadership = Leadership
    .text = How many missed dice an army may re-roll.
wotr_board-web-term-fellowship = Fellowship
    .text = The Ring-bearers, the Guide and the companions with them. It moves unseen.
wotr_board-web-term-guide = Guide
    .text = The companion who leads the Fellowship; his ability counts.
wotr_board-web-term-progress = Progress
    .text = Steps the Fellowship has taken since it was last seen.
wotr_board-web-term-hunt = Hunt
    .text = Each step of the Fellowship is hunted: dice of the Hunt Box, a 6 succeeds, and lower rolls too with each further step and with strongholds, armies and Nazgûl near it.
wotr_board-web-term-corruption = Corruption
    .text = What the Ring has done to its bearers. Once it reaches 12, the Shadow wins.
wotr_board-web-term-mordor = Mordor track
    .text = The last five steps to the Crack of Doom. Each draws a hunt tile.
wotr_board-web-term-politics = Political track
    .text = How many steps a nation is from war. Only At War may it attack, cross borders and recruit.
wotr_board-web-term-battle = Battle
    .text = Both sides roll up to five dice; a 5 or 6 hits, against walls only a 6 at first. Leaders let you re-roll misses.
wotr_board-web-term-siege = Siege
    .text = Up to five units hold a stronghold against an army around it; only a 6 hits them.
wotr_board-web-term-points = Victory points
    .text = Enemy cities count 1, strongholds 2. The Free Peoples need 4, the Shadow 10.
wotr_board-web-all-event = All event cards
wotr_board-web-all-character = All characters
wotr_board-web-all-tile = All hunt tiles
