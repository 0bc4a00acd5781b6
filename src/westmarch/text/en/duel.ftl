# Duel for Middle-earth.

duel-name = Duel for Middle-earth
duel-title = The Lord of the Rings: Duel for Middle-earth
duel-about = The Fellowship and Sauron take cards from a shared display in three chapters. Whoever ends the quest of the Ring, wins the support of six peoples or is present in every region wins at once; otherwise the wider presence decides. For two, about half an hour.

duel-scenario-standard = Standard game
duel-preset-official = As in the rulebook
duel-preset-cautious = Cautious reading

duel-option-set_aside_in_discard = Cards set aside lie in the discard
    .text = Barad-dûr and the Wizards’ token also reach the three cards that are set aside unseen at the start of each chapter.
duel-option-extra_turns_add_up = Extra turns add up
    .text = Whoever earns several extra turns in one turn takes them all, instead of only one.
duel-option-manoeuvres_in_any_order = Manoeuvres in any order
    .text = The moves and removals of a purple card are mixed freely, instead of being made in printed order.
duel-option-coins_run_out = The coins can run out
    .text = There are 30 coins and no more. Otherwise anything else may stand for further coins.

## Sides

duel-side-fellowship = Fellowship
    .the = the Fellowship
    .start = The Fellowship
    .gen = the Fellowship’s
    .count = one
duel-side-sauron = Sauron
    .the = Sauron
    .start = Sauron
    .gen = Sauron’s
    .count = one

## Regions

duel-region-lindon = Lindon
duel-region-arnor = Arnor
duel-region-rhovanion = Rhovanion
duel-region-enedwaith = Enedwaith
duel-region-rohan = Rohan
duel-region-gondor = Gondor
duel-region-mordor = Mordor

## Skills

duel-skill-ruse = Ruse
duel-skill-strength = Strength
duel-skill-courage = Courage
duel-skill-leadership = Leadership
duel-skill-knowledge = Knowledge

duel-amount-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
duel-amount-ruse = { $number ->
    [1] Ruse
   *[other] { $number } Ruse
}
duel-amount-strength = { $number ->
    [1] Strength
   *[other] { $number } Strength
}
duel-amount-courage = { $number ->
    [1] Courage
   *[other] { $number } Courage
}
duel-amount-leadership = { $number ->
    [1] Leadership
   *[other] { $number } Leadership
}
duel-amount-knowledge = { $number ->
    [1] Knowledge
   *[other] { $number } Knowledge
}

## Colours

duel-colour-grey = Grey
    .mid = grey
duel-colour-yellow = Yellow
    .mid = yellow
duel-colour-blue = Blue
    .mid = blue
duel-colour-green = Green
    .mid = green
duel-colour-red = Red
    .mid = red
duel-colour-purple = Purple
    .mid = purple

## Peoples

duel-people-elves = Elves
duel-people-hobbits = Hobbits
duel-people-men = Men
duel-people-dwarves = Dwarves
duel-people-ents = Ents
duel-people-wizards = Wizards

## Chain symbols

duel-chain-fish = Fish
    .mid = fish
duel-chain-backpack = Backpack
    .mid = backpack
duel-chain-horse = Horse
    .mid = horse
duel-chain-harp = Harp
    .mid = harp
duel-chain-pot = Pot
    .mid = pot
duel-chain-horseshoe = Horseshoe
    .mid = horseshoe
duel-chain-anvil = Anvil
    .mid = anvil
duel-chain-sword = Sword
    .mid = sword
duel-chain-helmet = Helmet
    .mid = helmet
duel-chain-bow = Bow
    .mid = bow
duel-chain-chest = Chest
    .mid = chest
duel-chain-campfire = Campfire
    .mid = campfire
duel-chain-bedroll = Bedroll
    .mid = bedroll
duel-chain-acorn = Acorn
    .mid = acorn
duel-chain-scroll = Scroll
    .mid = scroll
duel-chain-armor = Armour
    .mid = armour
duel-chain-axe = Axe
    .mid = axe

## Chapters and ways to win

duel-chapter-1 = Chapter 1
duel-chapter-2 = Chapter 2
duel-chapter-3 = Chapter 3

duel-outcome-none = Not yet decided
duel-outcome-quest = Quest of the Ring
duel-outcome-peoples = Support of the peoples
duel-outcome-conquest = Conquest of Middle-earth
duel-outcome-presence = Presence at the end

## What else lies on the table

duel-term-units = { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
duel-term-reserve = Reserve
duel-term-supply = Supply
duel-term-fortress = Fortress
duel-term-skills = Skills
duel-term-peoples = Peoples
duel-term-chains = Chains
duel-term-tokens = Alliance tokens
duel-term-tiles = Locations
duel-term-cards = Cards
duel-term-discard = Discard
duel-term-display = Display
duel-term-map = Middle-earth
duel-term-quest = Quest of the Ring
duel-term-face-down = Face down
duel-term-free = free
duel-term-through-chain = free through a chain
duel-term-frodo-sam = Frodo and Sam
duel-term-nazgul = Nazgûl
duel-term-mount-doom = Mount Doom
duel-term-to-mount-doom = { $number ->
    [one] { $number } step to Mount Doom
   *[other] { $number } steps to Mount Doom
}
duel-term-to-frodo-sam = { $number ->
    [one] { $number } step to Frodo and Sam
   *[other] { $number } steps to Frodo and Sam
}
duel-term-presence = { $number ->
    [one] present in { $number } region of 7
   *[other] present in { $number } regions of 7
}

## Questions

duel-prompt-turn = Chapter { $chapter }: play a card, discard one for coins, or take a location.
duel-prompt-place = { $number ->
    [one] Where do you place { $number } unit?
   *[other] Where do you place { $number } units?
}
duel-prompt-bonus_unit = Step 6 of the quest: place a unit in any region?
duel-prompt-bonus_turn = Step 9 of the quest: take another turn after this one?
duel-prompt-bonus_fortress = Step 12 of the quest: remove an enemy fortress?
duel-prompt-fortress = Which enemy fortress is removed?
duel-prompt-manoeuvre =
    { $number2 ->
        [0] { $number ->
            [one] Move a unit, or finish: { $number } move left.
           *[other] Move a unit, or finish: { $number } moves left.
        }
       *[other] { $number ->
            [0] { $number2 ->
                [one] Which enemy unit is removed?
               *[other] Which enemy unit is removed? { $number2 } are left to remove.
            }
            [one] Move a unit or remove an enemy one: { $number } move and { $number2 ->
                [one] { $number2 } removal
               *[other] { $number2 } removals
            } left.
           *[other] Move a unit or remove an enemy one: { $number } moves and { $number2 ->
                [one] { $number2 } removal
               *[other] { $number2 } removals
            } left.
        }
    }
duel-prompt-any_manoeuvre = { $number ->
    [one] One last manoeuvre: move a unit, remove an enemy one, or make the opponent lose a coin.
   *[other] { $number } manoeuvres left: move a unit, remove an enemy one, or make the opponent lose a coin.
}
duel-prompt-token = Which alliance token do you keep?
duel-prompt-people = Whose two top tokens do you look at, to keep one?
duel-prompt-grey = Which grey card of the opponent goes to the discard?
duel-prompt-from_discard = Which card of the discard do you play for free?

## Words

duel-word-play = Play: { $card } ({ $card_colour_mid })
duel-word-discard = Discard: { $card } ({ $card_colour_mid })
duel-word-take = Take: { $tile } ({ $tile_region })
duel-word-place = Place in { $region }
duel-word-move = Move a unit from { $region } to { $region2 }
duel-word-remove = Remove an enemy unit from { $region }
duel-word-raze = Remove the enemy fortress in { $region }
duel-word-token = Keep “{ $token }”
duel-word-people = Tokens of the { $people }
duel-word-destroy = Opponent’s card: { $card } ({ $card_colour_mid })
duel-word-fine = The opponent loses 1 coin

## What a log entry calls a card whose gains the same sentence tells.

duel-told = { $card_effect ->
    [coins] a yellow card
    [quest] a blue card
    [place_units] a red card
   *[other] “{ $card_short }”
}

## Log

duel-notice-chapter = Chapter { $chapter } begins.
duel-notice-played = { $number ->
    [0] { $side_start } plays { duel-told }.
    [one] { $side_start } plays { duel-told } for { $number } coin.
   *[other] { $side_start } plays { duel-told } for { $number } coins.
}
duel-notice-chained = { $side_start } plays { duel-told } for free through the { $card_chain_mid }.
duel-notice-discarded = { $side_start } discards “{ $card_short }”.
duel-notice-took_tile = { $number ->
    [0] { $side_start } takes { $tile }.
    [one] { $side_start } takes { $tile } for { $number } coin.
   *[other] { $side_start } takes { $tile } for { $number } coins.
}
duel-notice-coins = { $number ->
    [one] { $side_start } gains { $number } coin.
   *[other] { $side_start } gains { $number } coins.
}
    .and = { $number ->
        [one] gains { $number } coin
       *[other] gains { $number } coins
    }
duel-notice-fined = { $number ->
    [one] { $side_start } loses { $number } coin.
   *[other] { $side_start } loses { $number } coins.
}
duel-notice-quest = { $side_id ->
    [sauron] { $left ->
        [0] The Nazgûl reach Frodo and Sam.
        [one] The Nazgûl advance: { $left } step left to Frodo and Sam.
       *[other] The Nazgûl advance: { $left } steps left to Frodo and Sam.
    }
   *[fellowship] { $left ->
        [0] Frodo and Sam reach Mount Doom.
        [one] Frodo and Sam advance: { $left } step left to Mount Doom.
       *[other] Frodo and Sam advance: { $left } steps left to Mount Doom.
    }
}
    .latest = —
duel-notice-placed = { $run ->
    [1] { $side_start } places { duel-amount-of-units } in { $region }.
   *[other] { $side_start } places { duel-amount-of-units } each in { $region }.
}
    .and = { $run ->
        [1] places { duel-amount-of-units } in { $region }
       *[other] places { duel-amount-of-units } each in { $region }
    }
duel-amount-of-units = { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
duel-notice-moved = { $side_start } moves a unit from { $region } to { $region2 }.
    .and = moves a unit from { $region } to { $region2 }
    .again = another from { $region } to { $region2 }
duel-notice-conflict = { $number ->
    [one] Conflict in { $region }: each side loses { $number } unit.
   *[other] Conflict in { $region }: each side loses { $number } units.
}
duel-notice-removed = { $side_start } loses a unit in { $region }.
duel-notice-fortress = { $side_start } builds a fortress in { $region }.
    .and = builds a fortress in { $region }
duel-notice-razed = { $side_start } loses the fortress in { $region }.
duel-notice-token_shown = { $count ->
    [1] A token is turned up: “{ $token }”.
   *[other] Tokens are turned up: { $each }.
}
duel-each-token_shown = “{ $token }”
duel-notice-token_taken = { $side_start } keeps the token “{ $token }”.
    .and = keeps the token “{ $token }”
duel-notice-destroyed = { $side_start } loses the grey card “{ $card_short }”: it goes to the discard.
duel-notice-searches = { $side_start } looks through the discard.
    .and = looks through the discard
duel-notice-from_discard = { $side_start } plays “{ $card_short }” from there for free.
    .and = plays “{ $card_short }” from there for free
duel-notice-card_up = { $count ->
    [1] A { $card_colour_mid } card is turned up: “{ $card }”.
   *[other] Cards are turned up: { $each }.
}
duel-each-card_up = { $card_colour_mid } “{ $card }”
duel-notice-tile_up = { $count ->
    [1] A location is turned up: { $tile }.
   *[other] Locations are turned up: { $each }.
}
duel-each-tile_up = { $tile }
duel-notice-extra_turn = { $side_start } will take another turn.
    .and = will take another turn
duel-notice-victory = { $outcome_id ->
    [quest] { $side_id ->
        [sauron] The Nazgûl have caught Frodo and Sam: Sauron has the Ring and wins.
       *[fellowship] The Ring is destroyed in the fires of Mount Doom: the Fellowship wins.
    }
    [peoples] { $side_id ->
        [sauron] Six peoples support Sauron: Sauron wins.
       *[fellowship] Six peoples support the Fellowship: the Fellowship wins.
    }
    [conquest] { $side_id ->
        [sauron] Sauron is present in all seven regions and wins.
       *[fellowship] The Fellowship is present in all seven regions and wins.
    }
   *[presence] { $side_id ->
        [sauron] Chapter 3 is over. Sauron is present in more regions and wins.
       *[fellowship] Chapter 3 is over. The Fellowship is present in more regions and wins.
    }
}
duel-notice-shared = { $number ->
    [one] Chapter 3 is over. Both sides are present in { $number } region and share the victory.
   *[other] Chapter 3 is over. Both sides are present in { $number } regions and share the victory.
}
duel-result = { $side_id ->
    [shared] Both sides are present in the same number of regions and share the victory.
   *[other] { duel-notice-victory }
}

## Names of chapter cards. They have none in print: these say what a card gives. "And fish" is a chain symbol that the card
## gives, "(chain: fish)" one that makes it free; both are said only where cards of one chapter would else be confused.

duel-card-c1-01 = Ruse
duel-card-c1-02 = Ruse
duel-card-c1-03 = Strength
duel-card-c1-04 = Strength
duel-card-c1-05 = Courage
duel-card-c1-06 = Courage
duel-card-c1-07 = Leadership
duel-card-c1-08 = Knowledge
duel-card-c1-09 = 2 coins
duel-card-c1-10 = 2 coins
duel-card-c1-11 = 2 coins
duel-card-c1-12 = 2 coins
duel-card-c1-13 = Ring step
duel-card-c1-14 = Ring step and fish
duel-card-c1-15 = Ring step and backpack
duel-card-c1-16 = Ring step and horse
duel-card-c1-17 = Elves
duel-card-c1-18 = Hobbits
duel-card-c1-19 = Men
duel-card-c1-20 = Dwarves
duel-card-c1-21 = 1 unit: Lindon or Arnor
duel-card-c1-22 = 1 unit: Enedwaith or Rhovanion
duel-card-c1-23 = 1 unit: Gondor or Rohan

duel-card-c2-01 = Leadership
duel-card-c2-02 = Knowledge
duel-card-c2-03 = Double Ruse
duel-card-c2-04 = Double Strength
duel-card-c2-05 = Double Courage
duel-card-c2-06 = Leadership or Knowledge
duel-card-c2-07 = Ruse, Strength or Courage
duel-card-c2-08 = 3 coins
duel-card-c2-09 = 4 coins
duel-card-c2-10 = Ring step
duel-card-c2-11 = Ring step (chain: backpack)
    .short = Ring step
duel-card-c2-12 = Ring step (chain: horse)
    .short = Ring step
duel-card-c2-13 = 2 ring steps and campfire
duel-card-c2-14 = 2 ring steps and bedroll
duel-card-c2-15 = Elves
duel-card-c2-16 = Hobbits
duel-card-c2-17 = Men
duel-card-c2-18 = Dwarves
duel-card-c2-19 = 2 units: Lindon or Enedwaith
duel-card-c2-20 = 2 units: Mordor or Rohan
duel-card-c2-21 = 2 units: Gondor or Mordor
duel-card-c2-22 = 2 units: Lindon or Rohan
duel-card-c2-23 = 2 units: Arnor or Rhovanion

duel-card-c3-01 = 5 coins (chain: chest)
    .short = 5 coins
duel-card-c3-02 = 5 coins
duel-card-c3-03 = 2 ring steps (chain: campfire)
    .short = 2 ring steps
duel-card-c3-04 = 2 ring steps (chain: fish)
    .short = 2 ring steps
duel-card-c3-05 = 2 ring steps (chain: bedroll)
    .short = 2 ring steps
duel-card-c3-06 = 2 ring steps
duel-card-c3-07 = 3 ring steps
duel-card-c3-08 = Ents (chain: acorn)
    .short = Ents
duel-card-c3-09 = Ents
duel-card-c3-10 = Wizards (chain: scroll)
    .short = Wizards
duel-card-c3-11 = Wizards
duel-card-c3-12 = 3 units: Enedwaith or Rohan
duel-card-c3-13 = 3 units: Gondor or Arnor
duel-card-c3-14 = 3 units: Rhovanion or Gondor
duel-card-c3-15 = 3 units: Rhovanion or Mordor
duel-card-c3-16 = 3 units: Enedwaith or Arnor
duel-card-c3-17 = 3 units: Lindon or Mordor
duel-card-c3-18 = 3 moves
duel-card-c3-19 = Remove 1 enemy unit, 2 moves
duel-card-c3-20 = Opponent loses 1 coin, 2 moves
duel-card-c3-21 = Remove 1 enemy unit, opponent loses 1 coin, 1 move
duel-card-c3-22 = Remove 1 enemy unit, opponent loses 2 coins
duel-card-c3-23 = Remove 2 enemy units, opponent loses 1 coin

## What a chapter card costs and does

duel-text-card = { $colour } card of chapter { $chapter }. { duel-effect } { duel-cost } { duel-chain } { duel-gives }

duel-effect = { $effect ->
    [skills] Gives { $gained } every turn.
    [choice] Gives { $gained } every turn, as you choose.
    [coins] { $number ->
        [one] Take { $number } coin from the reserve.
       *[other] Take { $number } coins from the reserve.
    }
    [quest] { $number ->
        [one] Advance { $number } step on the quest track.
       *[other] Advance { $number } steps on the quest track.
    }
    [people] Gives a symbol of the { $people }.
    [place_units] { $number ->
        [one] Place { $number } unit in { $region } or in { $region2 }.
       *[other] Place { $number } units, all of them in { $region } or all in { $region2 }.
    }
   *[manoeuvres] { $removals ->
        [0] {""}
        [one] Remove { $removals } enemy unit from any region.
       *[other] Remove { $removals } enemy units from any regions.
    } { $fines ->
        [0] {""}
        [one] The opponent loses { $fines } coin.
       *[other] The opponent loses { $fines } coins.
    } { $moves ->
        [0] {""}
        [one] You may move one of your units to a neighbouring region.
       *[other] You may make { $moves } moves, each of one unit to a neighbouring region.
    }
}
duel-cost = { $cost ->
    [none] It costs nothing.
   *[some] Costs { $price }.
}
duel-chain = { $chain_id ->
    [none] {""}
   *[other] Free if you have the { $chain_mid }.
}
duel-gives = { $gives_id ->
    [none] {""}
   *[other] Also gives the { $gives_mid }, which makes “{ $freed_short }” in chapter { $freed_chapter } free.
}

## Locations

duel-tile-grey_havens = Grey Havens
duel-tile-bree = Bree
duel-tile-erebor = Erebor
duel-tile-isengard = Isengard
duel-tile-helms_deep = Helm’s Deep
duel-tile-minas_tirith = Minas Tirith
duel-tile-barad_dur = Barad-dûr

duel-tile-cost = Costs { $price }, and 1 coin for each of your fortresses on the map.
duel-text-grey_havens = Build a fortress in Lindon. Then choose a people, look at the two top tokens of its stack and keep one; the other goes back on top. { duel-tile-cost }
duel-text-bree = Build a fortress in Arnor and place 2 units there. Then make up to 2 moves with your units. { duel-tile-cost }
duel-text-erebor = Build a fortress in Rhovanion, take 5 coins from the reserve, and make a move with one of your units if you like. { duel-tile-cost }
duel-text-isengard = Build a fortress in Enedwaith. Then choose a grey card of the opponent: it goes to the discard. Then advance 1 step on the quest track. { duel-tile-cost }
duel-text-helms_deep = Build a fortress in Rohan and place 3 units there. { duel-tile-cost }
duel-text-minas_tirith = Build a fortress in Gondor and place 1 unit there. Then advance 2 steps on the quest track. { duel-tile-cost }
duel-text-barad_dur = Build a fortress in Mordor. Then play a card of your choice from the discard without paying for it. { duel-tile-cost }

## Regions

duel-text-region = Location: { $tile }. Neighbours: { $neighbours }.

## Alliance tokens

duel-token-elves-1 = Elves: another turn for yellow cards
duel-token-elves-2 = Elves: red cards anywhere
duel-token-elves-3 = Elves: any one skill
duel-token-hobbits-1 = Hobbits: the eagle
duel-token-hobbits-2 = Hobbits: a unit for blue cards
duel-token-hobbits-3 = Hobbits: 3 coins for a chain
duel-token-men-1 = Men: a ring step for yellow cards
duel-token-men-2 = Men: one more unit on red cards
duel-token-men-3 = Men: double coins for discards
duel-token-dwarves-1 = Dwarves: no coins for fortresses
duel-token-dwarves-2 = Dwarves: another turn for locations
duel-token-dwarves-3 = Dwarves: 2 moves for green cards
duel-token-ents-1 = Ents: another turn
duel-token-ents-2 = Ents: remove a fortress
duel-token-ents-3 = Ents: 3 manoeuvres
duel-token-wizards-1 = Wizards: 2 ring steps
duel-token-wizards-2 = Wizards: 2 units anywhere
duel-token-wizards-3 = Wizards: a card from the discard

duel-text-elves-1 = Whenever you play a yellow card, you take another turn after this one.
duel-text-elves-2 = You may place the units of your red cards in any one region, not only in the two printed ones.
duel-text-elves-3 = Once a turn you have one more skill symbol of whatever kind you lack.
duel-text-hobbits-1 = The eagle counts as one more people towards the six that win the game. It does not help to earn alliance tokens.
duel-text-hobbits-2 = Whenever you play a blue card, you also place 1 unit in any region.
duel-text-hobbits-3 = Whenever a chain lets you play a card for free, you take 3 coins from the reserve.
duel-text-men-1 = Whenever you play a yellow card, you also advance 1 step on the quest track.
duel-text-men-2 = Your red cards place 1 more unit, in the same region as the others.
duel-text-men-3 = Discarding a card brings you twice the coins: 2 in chapter 1, 4 in chapter 2, 6 in chapter 3.
duel-text-dwarves-1 = You no longer pay coins for your fortresses when you take a location. You still need its skills.
duel-text-dwarves-2 = Whenever you take a location, you take another turn after this one.
duel-text-dwarves-3 = Whenever you play a green card, you may make 2 moves with your units.
duel-text-ents-1 = Immediately and only once: you take another turn after this one.
duel-text-ents-2 = Immediately and only once: remove an enemy fortress from the map. The location stays with its owner.
duel-text-ents-3 = Immediately and only once, three times over: move one of your units, or remove an enemy unit, or make the opponent lose 1 coin. Mix them as you like.
duel-text-wizards-1 = Immediately and only once: advance 2 steps on the quest track.
duel-text-wizards-2 = Immediately and only once: place 2 units, each in a region of your choice.
duel-text-wizards-3 = Immediately and only once: play a card of your choice from the discard without paying for it.

## Facts to be looked up on the real cards

duel-doubt-eagle = Does the eagle count for pairs and for a trio of peoples? We do not count it.
duel-doubt-earned_by_itself = Does it act on the green card that earned it? With us it does not.
duel-doubt-no_fortress = What happens where there is no enemy fortress? With us nothing does.
duel-doubt-one_stack = Do both tokens come from the same stack? With us they do.

## Why something cannot be done

duel-hindered-covered = Covered by other cards: it cannot be taken yet.
duel-hindered-face_down = This card lies face down until no other covers it.
duel-hindered-too_dear = { $number ->
    [one] You lack { $number } coin to pay for it.
   *[other] You lack { $number } coins to pay for it.
}
duel-hindered-too_dear_unchained = { $number ->
    [one] You lack { $number } coin to pay for it; with the chain symbol “{ $chain }” it would be free.
   *[other] You lack { $number } coins to pay for it; with the chain symbol “{ $chain }” it would be free.
}

## Why a choice is good, as a hint says after “it”

duel-merit-own-ring = { $number ->
    [0] brings Frodo and Sam further along
    [one] brings Frodo and Sam { $number } step further
   *[other] brings Frodo and Sam { $number } steps further
}
duel-merit-enemy-nazgul = keeps the Nazgûl further away from Frodo and Sam
duel-merit-own-nazgul = { $number ->
    [0] brings the Nazgûl nearer to Frodo and Sam
    [one] brings the Nazgûl { $number } step nearer to Frodo and Sam
   *[other] brings the Nazgûl { $number } steps nearer to Frodo and Sam
}
duel-merit-enemy-ring = keeps Frodo and Sam further away from Mount Doom
duel-merit-peoples = brings you nearer to the support of all six peoples
duel-merit-skills = gives you skills that make later cards cheaper
duel-merit-chain = gives you a chain symbol that makes a later card free
duel-merit-coins = { $number ->
    [0] spares your coins
    [one] brings you { $number } coin
   *[other] brings you { $number } coins
}
duel-merit-token = helps you get an alliance token
duel-merit-regions = strengthens your presence across the regions
duel-merit-units = { $number ->
    [0] leaves you more units on the map
   *[other] puts { $number } more of your units on the map
}
duel-merit-enemy-units = leaves the enemy fewer units on the map
duel-merit-fortress = helps you build a fortress
duel-merit-enemy-fortress = leaves the enemy fewer fortresses
duel-merit-turn = gives you an extra turn
duel-merit-answer = leaves your opponent less to gain on the next turn
duel-merit-danger = keeps your opponent from winning on the next turn
duel-merit-threat = threatens to win on your next turn
