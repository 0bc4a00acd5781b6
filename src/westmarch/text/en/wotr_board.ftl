# War of the Ring, second edition, with Lords of Middle-earth.

wotr_board-name = War of the Ring
wotr_board-title = War of the Ring, with Lords of Middle-earth
wotr_board-about = The Shadow sends its armies over the whole of Middle-earth and hunts the Ring-bearers; the Free Peoples hold out, win allies and carry the Ring, step by hidden step, to Mount Doom. Action dice, event cards, battles and sieges. For two players, about three hours.

## Sides

wotr_board-side-free_peoples = Free Peoples
    .the = the Free Peoples
    .start = The Free Peoples
    .gen = the Free Peoples’
    .count = many
wotr_board-side-shadow = Shadow
    .the = the Shadow
    .start = The Shadow
    .gen = the Shadow’s
    .count = one

## Nations and figures

wotr_board-nation-dwarves = Dwarves
    .the = the Dwarves
    .plural = yes
wotr_board-nation-elves = Elves
    .the = the Elves
    .plural = yes
wotr_board-nation-gondor = Gondor
    .the = Gondor
wotr_board-nation-north = North
    .the = the North
wotr_board-nation-rohan = Rohan
    .the = Rohan
wotr_board-nation-isengard = Isengard
    .the = Isengard
wotr_board-nation-sauron = Sauron
    .the = Sauron
wotr_board-nation-southrons = Southrons & Easterlings
    .the = the Southrons and Easterlings
    .plural = yes

wotr_board-figure-dwarves-regular = Dwarven Regular
    .many = Dwarven Regulars
wotr_board-figure-elves-regular = Elven Regular
    .many = Elven Regulars
wotr_board-figure-gondor-regular = Gondor Regular
    .many = Gondor Regulars
wotr_board-figure-north-regular = North Regular
    .many = North Regulars
wotr_board-figure-rohan-regular = Rohan Regular
    .many = Rohan Regulars
wotr_board-figure-isengard-regular = Isengard Regular
    .many = Isengard Regulars
wotr_board-figure-sauron-regular = Sauron Regular
    .many = Sauron Regulars
wotr_board-figure-southrons-regular = Southron or Easterling Regular
    .many = Southron or Easterling Regulars
wotr_board-figure-dwarves-elite = Dwarven Elite unit
    .many = Dwarven Elite units
wotr_board-figure-elves-elite = Elven Elite unit
    .many = Elven Elite units
wotr_board-figure-gondor-elite = Gondor Elite unit
    .many = Gondor Elite units
wotr_board-figure-north-elite = North Elite unit
    .many = North Elite units
wotr_board-figure-rohan-elite = Rohan Elite unit
    .many = Rohan Elite units
wotr_board-figure-isengard-elite = Isengard Elite unit
    .many = Isengard Elite units
wotr_board-figure-sauron-elite = Sauron Elite unit
    .many = Sauron Elite units
wotr_board-figure-southrons-elite = Southron or Easterling Elite unit
    .many = Southron or Easterling Elite units
wotr_board-figure-dwarves-leader = Dwarven leader
    .many = Dwarven leaders
wotr_board-figure-elves-leader = Elven leader
    .many = Elven leaders
wotr_board-figure-gondor-leader = Gondor leader
    .many = Gondor leaders
wotr_board-figure-north-leader = North leader
    .many = North leaders
wotr_board-figure-rohan-leader = Rohan leader
    .many = Rohan leaders
wotr_board-figure-nazgul = Nazgûl
    .many = Nazgûl

## Dice, decks, rings, settlements

wotr_board-face-character = Character
    .die = a Character die
wotr_board-face-army = Army
    .die = an Army die
wotr_board-face-muster = Muster
    .die = a Muster die
wotr_board-face-army_muster = Army or Muster
    .die = an Army/Muster die
wotr_board-face-event = Event
    .die = an Event die
wotr_board-face-will_of_the_west = Will of the West
    .die = a Will of the West die
wotr_board-face-eye = Eye
    .die = an Eye
wotr_board-face-draw = Cards
    .die = a Cards die
wotr_board-face-balrog = Balrog
    .die = a Balrog die
wotr_board-times = { $number ->
    [1] { "" }
   *[other] { "\u00A0" }×{ $number }
}
wotr_board-amount-character = { wotr_board-face-character }{ wotr_board-times }
wotr_board-amount-army = { wotr_board-face-army }{ wotr_board-times }
wotr_board-amount-muster = { wotr_board-face-muster }{ wotr_board-times }
wotr_board-amount-army_muster = Army/Muster{ wotr_board-times }
wotr_board-amount-event = { wotr_board-face-event }{ wotr_board-times }
wotr_board-amount-will_of_the_west = { wotr_board-face-will_of_the_west }{ wotr_board-times }
wotr_board-amount-eye = { wotr_board-face-eye }{ wotr_board-times }

wotr_board-special_die-narya = Keeper of Narya die
wotr_board-special_die-nenya = Keeper of Nenya die
wotr_board-special_die-vilya = Keeper of Vilya die
wotr_board-special_die-balrog = Balrog die
wotr_board-special_die-gothmog = Gothmog die

wotr_board-deck-character = Character
    .card = a Character card
wotr_board-deck-strategy = Strategy
    .card = a Strategy card

wotr_board-ring-vilya = Vilya
wotr_board-ring-nenya = Nenya
wotr_board-ring-narya = Narya

wotr_board-settlement-none = No settlement
wotr_board-settlement-town = Town
wotr_board-settlement-city = City
wotr_board-settlement-stronghold = Stronghold
wotr_board-settlement-fortification = Fortification

## Hunt tiles

wotr_board-tile-eye = Eye
wotr_board-tile-3 = 3
wotr_board-tile-2 = 2
wotr_board-tile-2-reveal = 2, reveals
wotr_board-tile-1 = 1
wotr_board-tile-1-reveal = 1, reveals
wotr_board-tile-0-reveal = 0, reveals
wotr_board-tile-elven-cloaks = “Elven Cloaks” (0)
wotr_board-tile-elven-rope = “Elven Rope” (0)
wotr_board-tile-phial-of-galadriel = “Phial of Galadriel” (−2)
wotr_board-tile-smeagol-helps = “Sméagol Helps Nice Master” (−1)
wotr_board-tile-shelobs-lair = “Shelob’s Lair” (one die, stops)
wotr_board-tile-the-ring-is-mine = “The Ring is Mine!” (Eye, reveals and stops)
wotr_board-tile-on-on-they-went = “On, On They Went” (3, stops)
wotr_board-tile-give-it-to-uss = “Give it to Uss!” (1, reveals and stops)
wotr_board-tile-smeagol = “Sméagol” (0)

## Why something happens to a nation, and how a game ends

wotr_board-reason-die = through a Muster die
wotr_board-reason-companion = through the arrival of a companion
wotr_board-reason-attack = because of the attack
wotr_board-reason-hits = because of losses through a card
wotr_board-reason-capture = because of the captured settlement
wotr_board-reason-entry = because an enemy army has crossed the border
wotr_board-reason-declaration = through the arrival of the Fellowship
wotr_board-reason-card = through the event
wotr_board-reason-minion = because a minion has appeared

wotr_board-outcome-none = Not yet decided
wotr_board-outcome-corruption = The Ring-bearers corrupted
wotr_board-outcome-ring = The Ring destroyed
wotr_board-outcome-military = Military victory
wotr_board-outcome-time = The last turn over
wotr_board-sheet-turns = Turns
wotr_board-sheet-corruption = Corruption

## What else lies on the table

wotr_board-term-turn = Turn { $number }
wotr_board-term-dice = Action dice
wotr_board-term-used = Used dice
wotr_board-term-hunt-box = Hunt Box
wotr_board-term-hunt-pool = Hunt pool
wotr_board-term-hunt-tiles = Hunt tiles
wotr_board-term-drawn-tiles = Drawn tiles
wotr_board-term-hunt-level = Hunt level
wotr_board-term-fellowship = Fellowship
wotr_board-term-guide = Guide
wotr_board-term-companions = Companions
wotr_board-term-minions = Minions
wotr_board-term-progress = Progress
wotr_board-term-last-known = Last known position
wotr_board-term-hidden = hidden
wotr_board-term-revealed = revealed
wotr_board-term-corruption = Corruption
wotr_board-term-mordor = Mordor track
wotr_board-term-politics = Political track
wotr_board-term-at-war = At War
wotr_board-term-active = active
wotr_board-term-passive = passive
wotr_board-term-steps = { $number ->
    [one] { $number } step to war
   *[other] { $number } steps to war
}
wotr_board-term-rings = Elven Rings
wotr_board-term-characters = Characters
wotr_board-term-reinforcements = Reinforcements
wotr_board-term-casualties = Out of the game
wotr_board-term-hand = Hand
wotr_board-term-decks = Decks
wotr_board-term-discards = Discard piles
wotr_board-term-table = Cards on the table
wotr_board-term-points = { $number ->
    [one] { $number } victory point
   *[other] { $number } victory points
}
wotr_board-term-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
wotr_board-term-level = Level
wotr_board-term-leadership = Leadership
wotr_board-term-siege = Besieged
wotr_board-term-besiegers = Besiegers
wotr_board-term-army = Army
wotr_board-term-control = Controlled by { $side_the }
wotr_board-term-event = Event
wotr_board-term-combat = Combat
wotr_board-term-initiative = Initiative
wotr_board-term-round = Round { $number }
wotr_board-term-base = Base game
wotr_board-term-lome = Lords of Middle-earth

## Settings

wotr_board-scenario-standard = Base game

wotr_board-preset-russian_reference = As in the Russian reference sheet
wotr_board-preset-english_rulebook = As in the English rulebook

wotr_board-option-lords = Lords of Middle-earth
    .text = Play with the expansion: the Keepers of the Elven Rings, Sméagol, Treebeard, Gothmog, the Balrog, special dice and further events.
wotr_board-option-casualty_random = Casualties of the hunt by chance
    .text = The casualty of a hunt tile is the Guide or a companion drawn at random. Otherwise the Free Peoples choose any companion.
wotr_board-option-saruman_only_ents = Only the Ents end Saruman
    .text = Saruman dies only through The Ents Awake. Otherwise he dies with his army in a battle too.
wotr_board-option-eye_after_hunt = An Eye by a ring after a hunt
    .text = The Shadow may turn a die to an Eye by an Elven Ring directly after a successful hunt, too, as the English rulebook has it.
wotr_board-option-card_hits_wake = Hits by events wake nations
    .text = Hits by any event card activate and advance the nations of the army. In the English rulebook only attacks do so, The Ents Awake and Dead Men of Dunharrow.
wotr_board-option-card_move_forces_die = A move by a card calls for a hunt die
    .text = The Shadow must put a die into the Hunt Box after a turn in which only a card moved the Fellowship, too. In the English rulebook only if dice of the Free Peoples lay there.
wotr_board-option-treebeard_attacks = Treebeard helps attackers too
    .text = In Fangorn and Rohan Treebeard adds a die to an army that attacks as well, not only to one that defends.
wotr_board-option-max_turns = Longest game
    .text = If nobody has won by the end of this turn, the Shadow wins.

## What is said of regions and hunt tiles

wotr_board-text-region = { $nation_id ->
    [none] Region of no nation.
   *[other] Region of a nation: { $nation }.
}{ $settlement_id ->
    [none] {""}
    [fortification] {" "}Fortification: in the first round of a battle only a 6 hits the defenders.
    [town] {" "}Town.
    [city] {" "}City, 1 victory point: in the first round of a battle only a 6 hits the defenders.
   *[other] {" "}Stronghold, 2 victory points: the defenders may withdraw into it.
}
wotr_board-text-tile = { $value_id ->
    [eye] Hunt tile: an Eye, as much damage as there were successes, or in Mordor as there are dice in the Hunt Box.
    [die] Hunt tile: the damage is rolled with one die.
    [smeagol] Hunt tile: no damage, and the first one brings Sméagol into the Fellowship.
    [heals] Hunt tile: heals { $value } corruption.
   *[damage] Hunt tile: damage { $value }.
}{ $reveals_id ->
    [none] {""}
   *[other] {" "}It reveals the Fellowship.
}{ $stops_id ->
    [none] {""}
   *[other] {" "}It stops the Fellowship in Mordor.
}

wotr_board-tile-tile-eye = { wotr_board-tile-eye }
wotr_board-tile-tile-3 = { wotr_board-tile-3 }
wotr_board-tile-tile-2 = { wotr_board-tile-2 }
wotr_board-tile-tile-2-reveal = { wotr_board-tile-2-reveal }
wotr_board-tile-tile-1 = { wotr_board-tile-1 }
wotr_board-tile-tile-1-reveal = { wotr_board-tile-1-reveal }
wotr_board-tile-tile-0-reveal = { wotr_board-tile-0-reveal }
wotr_board-tile-tile-elven-cloaks = { wotr_board-tile-elven-cloaks }
wotr_board-tile-tile-elven-rope = { wotr_board-tile-elven-rope }
wotr_board-tile-tile-phial-of-galadriel = { wotr_board-tile-phial-of-galadriel }
wotr_board-tile-tile-smeagol-helps = { wotr_board-tile-smeagol-helps }
wotr_board-tile-tile-shelobs-lair = { wotr_board-tile-shelobs-lair }
wotr_board-tile-tile-the-ring-is-mine = { wotr_board-tile-the-ring-is-mine }
wotr_board-tile-tile-on-on-they-went = { wotr_board-tile-on-on-they-went }
wotr_board-tile-tile-give-it-to-uss = { wotr_board-tile-give-it-to-uss }
wotr_board-tile-tile-smeagol = { wotr_board-tile-smeagol }

## Regions. “mid” is the name within a sentence

wotr_board-region-andrast = Andrast
    .mid = Andrast
wotr_board-region-anfalas = Anfalas
    .mid = Anfalas
wotr_board-region-angmar = Angmar
    .mid = Angmar
wotr_board-region-arnor = Arnor
    .mid = Arnor
wotr_board-region-ash-mountains = Ash Mountains
    .mid = the Ash Mountains
wotr_board-region-barad-dur = Barad-dûr
    .mid = Barad-dûr
wotr_board-region-bree = Bree
    .mid = Bree
wotr_board-region-buckland = Buckland
    .mid = Buckland
wotr_board-region-cardolan = Cardolan
    .mid = Cardolan
wotr_board-region-carrock = Carrock
    .mid = the Carrock
wotr_board-region-dagorlad = Dagorlad
    .mid = Dagorlad
wotr_board-region-dale = Dale
    .mid = Dale
wotr_board-region-dead-marshes = Dead Marshes
    .mid = the Dead Marshes
wotr_board-region-dimrill-dale = Dimrill Dale
    .mid = Dimrill Dale
wotr_board-region-dol-amroth = Dol Amroth
    .mid = Dol Amroth
wotr_board-region-dol-guldur = Dol Guldur
    .mid = Dol Guldur
wotr_board-region-druadan-forest = Drúadan Forest
    .mid = the Drúadan Forest
wotr_board-region-druwaith-iaur = Drúwaith Iaur
    .mid = Drúwaith Iaur
wotr_board-region-eagles-eyrie = Eagles’ Eyrie
    .mid = the Eagles’ Eyrie
wotr_board-region-east-harondor = East Harondor
    .mid = East Harondor
wotr_board-region-east-rhun = East Rhûn
    .mid = East Rhûn
wotr_board-region-eastemnet = Eastemnet
    .mid = Eastemnet
wotr_board-region-eastern-brown-lands = Eastern Brown Lands
    .mid = the Eastern Brown Lands
wotr_board-region-eastern-emyn-muil = Eastern Emyn Muil
    .mid = the Eastern Emyn Muil
wotr_board-region-eastern-mirkwood = Eastern Mirkwood
    .mid = Eastern Mirkwood
wotr_board-region-edoras = Edoras
    .mid = Edoras
wotr_board-region-enedwaith = Enedwaith
    .mid = Enedwaith
wotr_board-region-erebor = Erebor
    .mid = Erebor
wotr_board-region-erech = Erech
    .mid = Erech
wotr_board-region-ered-luin = Ered Luin
    .mid = Ered Luin
wotr_board-region-ettenmoors = Ettenmoors
    .mid = the Ettenmoors
wotr_board-region-evendim = Evendim
    .mid = Evendim
wotr_board-region-fangorn = Fangorn
    .mid = Fangorn
wotr_board-region-far-harad = Far Harad
    .mid = Far Harad
wotr_board-region-folde = Folde
    .mid = the Folde
wotr_board-region-fords-of-bruinen = Fords of Bruinen
    .mid = the Fords of Bruinen
wotr_board-region-fords-of-isen = Fords of Isen
    .mid = the Fords of Isen
wotr_board-region-forlindon = Forlindon
    .mid = Forlindon
wotr_board-region-gap-of-rohan = Gap of Rohan
    .mid = the Gap of Rohan
wotr_board-region-gladden-fields = Gladden Fields
    .mid = the Gladden Fields
wotr_board-region-goblins-gate = Goblin’s Gate
    .mid = Goblin’s Gate
wotr_board-region-gorgoroth = Gorgoroth
    .mid = Gorgoroth
wotr_board-region-grey-havens = Grey Havens
    .mid = the Grey Havens
wotr_board-region-harlindon = Harlindon
    .mid = Harlindon
wotr_board-region-helms-deep = Helm’s Deep
    .mid = Helm’s Deep
wotr_board-region-high-pass = High Pass
    .mid = the High Pass
wotr_board-region-hollin = Hollin
    .mid = Hollin
wotr_board-region-iron-hills = Iron Hills
    .mid = the Iron Hills
wotr_board-region-khand = Khand
    .mid = Khand
wotr_board-region-lamedon = Lamedon
    .mid = Lamedon
wotr_board-region-lorien = Lórien
    .mid = Lórien
wotr_board-region-lossarnach = Lossarnach
    .mid = Lossarnach
wotr_board-region-minas-morgul = Minas Morgul
    .mid = Minas Morgul
wotr_board-region-minas-tirith = Minas Tirith
    .mid = Minas Tirith
wotr_board-region-minhiriath = Minhiriath
    .mid = Minhiriath
wotr_board-region-morannon = Morannon
    .mid = the Morannon
wotr_board-region-moria = Moria
    .mid = Moria
wotr_board-region-mount-gram = Mount Gram
    .mid = Mount Gram
wotr_board-region-mount-gundabad = Mount Gundabad
    .mid = Mount Gundabad
wotr_board-region-narrows-of-the-forest = Narrows of the Forest
    .mid = the Narrows of the Forest
wotr_board-region-near-harad = Near Harad
    .mid = Near Harad
wotr_board-region-noman-lands = Noman-Lands
    .mid = the Noman-Lands
wotr_board-region-north-anduin-vale = North Anduin Vale
    .mid = the North Anduin Vale
wotr_board-region-north-downs = North Downs
    .mid = the North Downs
wotr_board-region-north-dunland = North Dunland
    .mid = North Dunland
wotr_board-region-north-ered-luin = North Ered Luin
    .mid = North Ered Luin
wotr_board-region-north-ithilien = North Ithilien
    .mid = North Ithilien
wotr_board-region-north-rhun = North Rhûn
    .mid = North Rhûn
wotr_board-region-northern-dorwinion = Northern Dorwinion
    .mid = Northern Dorwinion
wotr_board-region-northern-mirkwood = Northern Mirkwood
    .mid = Northern Mirkwood
wotr_board-region-northern-rhovanion = Northern Rhovanion
    .mid = Northern Rhovanion
wotr_board-region-nurn = Nurn
    .mid = Nurn
wotr_board-region-old-ford = Old Ford
    .mid = the Old Ford
wotr_board-region-old-forest = Old Forest
    .mid = the Old Forest
wotr_board-region-old-forest-road = Old Forest Road
    .mid = the Old Forest Road
wotr_board-region-orthanc = Orthanc
    .mid = Orthanc
wotr_board-region-osgiliath = Osgiliath
    .mid = Osgiliath
wotr_board-region-parth-celebrant = Parth Celebrant
    .mid = Parth Celebrant
wotr_board-region-pelargir = Pelargir
    .mid = Pelargir
wotr_board-region-rhosgobel = Rhosgobel
    .mid = Rhosgobel
wotr_board-region-rivendell = Rivendell
    .mid = Rivendell
wotr_board-region-south-anduin-vale = South Anduin Vale
    .mid = the South Anduin Vale
wotr_board-region-south-downs = South Downs
    .mid = the South Downs
wotr_board-region-south-dunland = South Dunland
    .mid = South Dunland
wotr_board-region-south-ered-luin = South Ered Luin
    .mid = South Ered Luin
wotr_board-region-south-ithilien = South Ithilien
    .mid = South Ithilien
wotr_board-region-south-rhun = South Rhûn
    .mid = South Rhûn
wotr_board-region-southern-dorwinion = Southern Dorwinion
    .mid = Southern Dorwinion
wotr_board-region-southern-mirkwood = Southern Mirkwood
    .mid = Southern Mirkwood
wotr_board-region-southern-rhovanion = Southern Rhovanion
    .mid = Southern Rhovanion
wotr_board-region-tharbad = Tharbad
    .mid = Tharbad
wotr_board-region-the-shire = The Shire
    .mid = the Shire
wotr_board-region-tower-hills = Tower Hills
    .mid = the Tower Hills
wotr_board-region-trollshaws = Trollshaws
    .mid = the Trollshaws
wotr_board-region-umbar = Umbar
    .mid = Umbar
wotr_board-region-vale-of-the-carnen = Vale of the Carnen
    .mid = the Vale of the Carnen
wotr_board-region-vale-of-the-celduin = Vale of the Celduin
    .mid = the Vale of the Celduin
wotr_board-region-weather-hills = Weather Hills
    .mid = the Weather Hills
wotr_board-region-west-harondor = West Harondor
    .mid = West Harondor
wotr_board-region-westemnet = Westemnet
    .mid = Westemnet
wotr_board-region-western-brown-lands = Western Brown Lands
    .mid = the Western Brown Lands
wotr_board-region-western-emyn-muil = Western Emyn Muil
    .mid = the Western Emyn Muil
wotr_board-region-western-mirkwood = Western Mirkwood
    .mid = Western Mirkwood
wotr_board-region-withered-heath = Withered Heath
    .mid = the Withered Heath
wotr_board-region-woodland-realm = Woodland Realm
    .mid = the Woodland Realm

## Characters

wotr_board-character-gandalf-grey = Gandalf the Grey
    .start = Gandalf the Grey
    .mid = Gandalf the Grey
wotr_board-character-gandalf-keeper-of-narya = Gandalf the Grey, Keeper of Narya
    .start = Gandalf the Grey
    .mid = Gandalf the Grey
wotr_board-character-strider = Strider
    .start = Strider
    .mid = Strider
wotr_board-character-boromir = Boromir
    .start = Boromir
    .mid = Boromir
wotr_board-character-legolas = Legolas
    .start = Legolas
    .mid = Legolas
wotr_board-character-gimli = Gimli
    .start = Gimli
    .mid = Gimli
wotr_board-character-meriadoc = Meriadoc Brandybuck
    .start = Meriadoc
    .mid = Meriadoc
wotr_board-character-peregrin = Peregrin Took
    .start = Peregrin
    .mid = Peregrin
wotr_board-character-gollum = Gollum
    .start = Gollum
    .mid = Gollum
wotr_board-character-gandalf-white = Gandalf the White
    .start = Gandalf the White
    .mid = Gandalf the White
wotr_board-character-aragorn = Aragorn
    .start = Aragorn
    .mid = Aragorn
wotr_board-character-elrond = Elrond
    .start = Elrond
    .mid = Elrond
wotr_board-character-galadriel = Galadriel
    .start = Galadriel
    .mid = Galadriel
wotr_board-character-treebeard = Treebeard
    .start = Treebeard
    .mid = Treebeard
wotr_board-character-smeagol = Sméagol
    .start = Sméagol
    .mid = Sméagol
wotr_board-character-saruman = Saruman
    .start = Saruman
    .mid = Saruman
wotr_board-character-witch-king-black-captain = The Witch-king, the Black Captain
    .start = The Witch-king
    .mid = the Witch-king
wotr_board-character-witch-king-chief = The Witch-king, Chief of the Ringwraiths
    .start = The Witch-king
    .mid = the Witch-king
wotr_board-character-mouth-lieutenant = The Mouth of Sauron, Lieutenant of Barad-dûr
    .start = The Mouth of Sauron
    .mid = the Mouth of Sauron
wotr_board-character-mouth-black-numenorean = The Mouth of Sauron, the Black Númenórean
    .start = The Mouth of Sauron
    .mid = the Mouth of Sauron
wotr_board-character-gothmog = Gothmog
    .start = Gothmog
    .mid = Gothmog
wotr_board-character-balrog = The Balrog of Moria
    .start = The Balrog
    .mid = the Balrog

## Event cards

wotr_board-card-none = A character’s ability
wotr_board-card-fp-char-01 = Elven Cloaks
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-02 = Elven Rope
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-03 = Phial of Galadriel
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-04 = Sméagol Helps Nice Master
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-05 = Mithril Coat and Sting
    .combat = { wotr_board-combat-blade-of-westernesse }
wotr_board-card-fp-char-06 = Axe and Bow
    .combat = { wotr_board-combat-mighty-attack }
wotr_board-card-fp-char-07 = Horn of Gondor
    .combat = { wotr_board-combat-mighty-attack }
wotr_board-card-fp-char-08 = Wizard’s Staff
    .combat = { wotr_board-combat-servant-of-the-secret-fire }
wotr_board-card-fp-char-09 = Athelas
    .combat = { wotr_board-combat-anduril }
wotr_board-card-fp-char-10 = There Is Another Way
    .combat = { wotr_board-combat-heroic-death }
wotr_board-card-fp-char-11 = I Will Go Alone
    .combat = { wotr_board-combat-daring-defiance }
wotr_board-card-fp-char-12 = Bilbo’s Song
    .combat = { wotr_board-combat-fateful-strike }
wotr_board-card-fp-char-13 = Mirror of Galadriel
    .combat = { wotr_board-combat-heroic-death }
wotr_board-card-fp-char-14 = Challenge of the King
    .combat = { wotr_board-combat-sudden-strike }
wotr_board-card-fp-char-15 = Gwaihir the Windlord
    .combat = { wotr_board-combat-daring-defiance }
wotr_board-card-fp-char-16 = We Prove the Swifter
    .combat = { wotr_board-combat-daring-defiance }
wotr_board-card-fp-char-17 = There and Back Again
    .combat = { wotr_board-combat-brave-stand }
wotr_board-card-fp-char-18 = The Eagles are Coming!
    .combat = { wotr_board-combat-heroic-death }
wotr_board-card-fp-char-19 = The Ents Awake: Treebeard
    .combat = { wotr_board-combat-ents-rage }
wotr_board-card-fp-char-20 = The Ents Awake: Huorns
    .combat = { wotr_board-combat-huorn-dark }
wotr_board-card-fp-char-21 = The Ents Awake: Entmoot
    .combat = { wotr_board-combat-nameless-wood }
wotr_board-card-fp-char-22 = Dead Men of Dunharrow
    .combat = { wotr_board-combat-sudden-strike }
wotr_board-card-fp-char-23 = House of the Stewards
    .combat = { wotr_board-combat-brave-stand }
wotr_board-card-fp-char-24 = The Grey Company
    .combat = { wotr_board-combat-brave-stand }
wotr_board-card-fp-char-25 = You Know the Way There
    .combat = { wotr_board-combat-blade-of-westernesse }
wotr_board-card-fp-char-26 = Safe Paths in the Dark
    .combat = { wotr_board-combat-it-is-a-gift }
wotr_board-card-fp-char-27 = Wind from the West
    .combat = { wotr_board-combat-orderly-withdrawal }
wotr_board-card-fp-char-28 = Three Rings for the Elven-kings
    .combat = { wotr_board-combat-orderly-withdrawal }
wotr_board-card-fp-str-01 = The Last Battle
    .combat = { wotr_board-combat-daylight }
wotr_board-card-fp-str-02 = A Power Too Great
    .combat = { wotr_board-combat-no-quarter }
wotr_board-card-fp-str-03 = The Power of Tom Bombadil
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-fp-str-04 = Book of Mazarbul
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-fp-str-05 = The Spirit of Mordor
    .combat = { wotr_board-combat-scouts }
wotr_board-card-fp-str-06 = Faramir’s Rangers
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-07 = Fear! Fire! Foes!
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-08 = Wisdom of Elrond
    .combat = { wotr_board-combat-confusion }
wotr_board-card-fp-str-09 = The Red Arrow
    .combat = { wotr_board-combat-scouts }
wotr_board-card-fp-str-10 = Help Unlooked For
    .combat = { wotr_board-combat-no-quarter }
wotr_board-card-fp-str-11 = Paths of the Woses
    .combat = { wotr_board-combat-sudden-strike }
wotr_board-card-fp-str-12 = Through a Day and a Night
    .combat = { wotr_board-combat-confusion }
wotr_board-card-fp-str-13 = Círdan’s Ships
    .combat = { wotr_board-combat-charge }
wotr_board-card-fp-str-14 = Guards of the Citadel
    .combat = { wotr_board-combat-charge }
wotr_board-card-fp-str-15 = Celeborn’s Galadhrim
    .combat = { wotr_board-combat-daylight }
wotr_board-card-fp-str-16 = Riders of Théoden
    .combat = { wotr_board-combat-daylight }
wotr_board-card-fp-str-17 = Grimbeorn the Old, Son of Beorn
    .combat = { wotr_board-combat-scouts }
wotr_board-card-fp-str-18 = Imrahil of Dol Amroth
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-19 = King Brand’s Men
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-20 = Swords in Eriador
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-fp-str-21 = Kindred of Glorfindel
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-fp-str-22 = Dáin Ironfoot’s Guard
    .combat = { wotr_board-combat-valour }
wotr_board-card-fp-str-23 = Éomer, Son of Éomund
    .combat = { wotr_board-combat-valour }
wotr_board-card-fp-str-24 = Thranduil’s Archers
    .combat = { wotr_board-combat-valour }
wotr_board-card-fp-str-25 = Every Little is a Gain
    .combat = { wotr_board-combat-shield-wall }
wotr_board-card-fp-str-26 = Rangers of the North
    .combat = { wotr_board-combat-advantageous-position }
wotr_board-card-sh-char-01 = Shelob’s Lair
    .combat = { wotr_board-combat-one-for-the-dark-lord }
wotr_board-card-sh-char-02 = The Ring is Mine!
    .combat = { wotr_board-combat-one-for-the-dark-lord }
wotr_board-card-sh-char-03 = On, On They Went
    .combat = { wotr_board-combat-one-for-the-dark-lord }
wotr_board-card-sh-char-04 = Give it to Uss!
    .combat = { wotr_board-combat-one-for-the-dark-lord }
wotr_board-card-sh-char-05 = Orc Patrol
    .combat = { wotr_board-combat-cruel-as-death }
wotr_board-card-sh-char-06 = Isildur’s Bane
    .combat = { wotr_board-combat-cruel-as-death }
wotr_board-card-sh-char-07 = Foul Thing from the Deep
    .combat = { wotr_board-combat-they-are-terrible }
wotr_board-card-sh-char-08 = Candles of Corpses
    .combat = { wotr_board-combat-dread-and-despair }
wotr_board-card-sh-char-09 = Nazgûl Search
    .combat = { wotr_board-combat-foul-stench }
wotr_board-card-sh-char-10 = Cruel Weather
    .combat = { wotr_board-combat-cruel-as-death }
wotr_board-card-sh-char-11 = The Nazgûl Strike!
    .combat = { wotr_board-combat-black-breath }
wotr_board-card-sh-char-12 = Morgul Wound
    .combat = { wotr_board-combat-black-breath }
wotr_board-card-sh-char-13 = Lure of the Ring
    .combat = { wotr_board-combat-they-are-terrible }
wotr_board-card-sh-char-14 = The Breaking of the Fellowship
    .combat = { wotr_board-combat-dread-and-despair }
wotr_board-card-sh-char-15 = Worn with Sorrow and Toil
    .combat = { wotr_board-combat-words-of-power }
wotr_board-card-sh-char-16 = Flocks of Crebain
    .combat = { wotr_board-combat-they-are-terrible }
wotr_board-card-sh-char-17 = Balrog of Moria
    .combat = { wotr_board-combat-durins-bane }
wotr_board-card-sh-char-17-lome = A Balrog is Come!
    .combat = { wotr_board-combat-durins-bane-or-balrog }
wotr_board-card-sh-char-18 = The Lidless Eye
    .combat = { wotr_board-combat-words-of-power }
wotr_board-card-sh-char-19 = Dreadful Spells
    .combat = { wotr_board-combat-devilry-of-orthanc }
wotr_board-card-sh-char-20 = Grond, Hammer of the Underworld
    .combat = { wotr_board-combat-dread-and-despair }
wotr_board-card-sh-char-21 = The Palantír of Orthanc
    .combat = { wotr_board-combat-cruel-as-death }
wotr_board-card-sh-char-22 = Wormtongue
    .combat = { wotr_board-combat-foul-stench }
wotr_board-card-sh-char-23 = The Ringwraiths Are Abroad
    .combat = { wotr_board-combat-words-of-power }
wotr_board-card-sh-char-24 = The Black Captain Commands
    .combat = { wotr_board-combat-foul-stench }
wotr_board-card-sh-char-25 = We Won’t Go Back
    .combat = { wotr_board-combat-fear-of-their-masters }
wotr_board-card-sh-char-26 = The Lore of the Elven Rings
    .combat = { wotr_board-combat-fear-of-their-masters }
wotr_board-card-sh-char-27 = The Gates are Closed
    .combat = { wotr_board-combat-words-of-power }
wotr_board-card-sh-char-28 = Captain of Despair
    .combat = { wotr_board-combat-servant-of-the-shadow }
wotr_board-card-sh-str-01 = Return to Valinor
    .combat = { wotr_board-combat-deadly-strife }
wotr_board-card-sh-str-02 = The Fighting Uruk-hai
    .combat = { wotr_board-combat-onslaught }
wotr_board-card-sh-str-03 = Denethor’s Folly
    .combat = { wotr_board-combat-devilry-of-orthanc }
wotr_board-card-sh-str-04 = The Day Without Dawn
    .combat = { wotr_board-combat-relentless-assault }
wotr_board-card-sh-str-05 = Threats and Promises
    .combat = { wotr_board-combat-devilry-of-orthanc }
wotr_board-card-sh-str-06 = Stormcrow
    .combat = { wotr_board-combat-great-host }
wotr_board-card-sh-str-07 = Shadows Gather
    .combat = { wotr_board-combat-mumakil }
wotr_board-card-sh-str-08 = The Shadow Lengthens
    .combat = { wotr_board-combat-mumakil }
wotr_board-card-sh-str-09 = The Shadow is Moving
    .combat = { wotr_board-combat-swarm-of-bats }
wotr_board-card-sh-str-10 = Corsairs of Umbar
    .combat = { wotr_board-combat-deadly-strife }
wotr_board-card-sh-str-11 = Rage of the Dunlendings
    .combat = { wotr_board-combat-relentless-assault }
wotr_board-card-sh-str-12 = Return of the Witch-king
    .combat = { wotr_board-combat-swarm-of-bats }
wotr_board-card-sh-str-13 = Half-orcs and Goblin-men
    .combat = { wotr_board-combat-we-come-to-kill }
wotr_board-card-sh-str-14 = Olog-hai
    .combat = { wotr_board-combat-we-come-to-kill }
wotr_board-card-sh-str-15 = Hill-trolls
    .combat = { wotr_board-combat-we-come-to-kill }
wotr_board-card-sh-str-16 = A New Power is Rising
    .combat = { wotr_board-combat-great-host }
wotr_board-card-sh-str-17 = Many Kings to the Service of Mordor
    .combat = { wotr_board-combat-great-host }
wotr_board-card-sh-str-18 = The King is Revealed
    .combat = { wotr_board-combat-relentless-assault }
wotr_board-card-sh-str-19 = Shadows on the Misty Mountains
    .combat = { wotr_board-combat-onslaught }
wotr_board-card-sh-str-20 = Orcs Multiplying Again
    .combat = { wotr_board-combat-onslaught }
wotr_board-card-sh-str-21 = Horde from the East
    .combat = { wotr_board-combat-deadly-strife }
wotr_board-card-sh-str-22 = Monsters Roused
    .combat = { wotr_board-combat-desperate-battle }
wotr_board-card-sh-str-23 = Musterings of Long-planned War
    .combat = { wotr_board-combat-desperate-battle }
wotr_board-card-sh-str-24 = Pits of Mordor
    .combat = { wotr_board-combat-desperate-battle }
wotr_board-card-sh-str-25 = Shadow of Dol Guldur
    .combat = { wotr_board-combat-mumakil }
wotr_board-card-sh-str-26 = Madness and Horror
    .combat = { wotr_board-combat-swarm-of-bats }
wotr_board-card-sh-special-we-shall-get-it = We Shall Get It

## Combat halves of event cards

wotr_board-combat-it-is-a-gift = It Is a Gift
    .text = Combat card “It Is a Gift”, initiative 3. The defending army must be in the region of the Fellowship. +1 to each of your dice in the combat roll and in the leader re-roll.
wotr_board-combat-blade-of-westernesse = Blade of Westernesse
    .text = Combat card “Blade of Westernesse”, initiative 6. A Hobbit must be in the battle. One hit of your leader re-roll, instead of counting, eliminates a minion of your choice in the battle.
wotr_board-combat-mighty-attack = Mighty Attack
    .text = Combat card “Mighty Attack”, initiative 4. A companion must be in the battle. Before your leader re-roll, give up the leadership of one companion for this round: one of your misses becomes a hit.
wotr_board-combat-servant-of-the-secret-fire = Servant of the Secret Fire
    .text = Combat card “Servant of the Secret Fire”, initiative 3. Gandalf must be in the battle. +1 to each of your dice in the combat roll.
wotr_board-combat-anduril = Andúril
    .text = Combat card “Andúril”, initiative 4. Strider or Aragorn must be in the battle. Before your leader re-roll, give up his leadership for this round: one of your misses becomes a hit with Strider, up to two with Aragorn.
wotr_board-combat-heroic-death = Heroic Death
    .text = Combat card “Heroic Death”, initiative 6. A Free Peoples leader or a companion must be in the battle. Before you take losses for the enemy’s combat roll and re-roll, you may eliminate one of your leaders to cancel 1 hit, or one companion to cancel as many hits as his level.
wotr_board-combat-daring-defiance = Daring Defiance
    .text = Combat card “Daring Defiance”, initiative 0. A companion must be in the battle. Give up the leadership of all companions in the battle for this round: the Shadow’s combat card has no effect.
wotr_board-combat-fateful-strike = Fateful Strike
    .text = Combat card “Fateful Strike”, initiative 6. A Free Peoples leader or a companion must be in the battle. If your leader re-roll scores a hit, eliminate a Nazgûl in the battle as well; if it scores 2 or more, you may eliminate a minion instead.
wotr_board-combat-sudden-strike = Sudden Strike
    .text = Combat card “Sudden Strike”, initiative 2. A Free Peoples leader or a companion must be in the battle. Before the combat roll, make an extra attack with as many dice as your leadership, at most 5; its losses are taken at once.
wotr_board-combat-brave-stand = Brave Stand
    .text = Combat card “Brave Stand”, initiative 3. A companion must be in the battle. The Shadow rolls 1 die less in its combat roll for each companion in the battle, but at least 1.
wotr_board-combat-ents-rage = Ents’ Rage
    .text = Combat card “Ents’ Rage”, initiative 3. The defending army must be in a region of Rohan, in Fangorn or in Orthanc. +2 to each of your dice in the combat roll.
wotr_board-combat-huorn-dark = Huorn-dark
    .text = Combat card “Huorn-dark”, initiative 3. The defending army must be in a region of Rohan, in Fangorn or in Orthanc. The Shadow rolls at most 2 dice in its combat roll.
wotr_board-combat-nameless-wood = Nameless Wood
    .text = Combat card “Nameless Wood”, initiative 5. The defending army must be in a region of Rohan, in Fangorn or in Orthanc. If your combat roll and re-roll score any hit, you score 2 more.
wotr_board-combat-daylight = Daylight
    .text = Combat card “Daylight”, initiative 3. The Shadow rolls at most 3 dice in its combat roll.
wotr_board-combat-no-quarter = No Quarter
    .text = Combat card “No Quarter”, initiative 5. If your combat roll and re-roll score any hit, you score 1 more.
wotr_board-combat-advantageous-position = Advantageous Position
    .text = Combat card “Advantageous Position”, initiative 3. The defending army must be inside the borders of a Free Peoples nation. −1 to each die of the Shadow’s combat roll; a rolled 6 still hits.
wotr_board-combat-scouts = Scouts
    .text = Combat card “Scouts”, initiative 1. You must be defending in a field battle. Before the combat roll, retreat to an adjacent free region or withdraw into the stronghold; the round ends.
wotr_board-combat-shield-wall = Shield-wall
    .text = Combat card “Shield-wall”, initiative 6. Before you take losses: if the enemy scored 2 hits or more, cancel 1 of them.
wotr_board-combat-confusion = Confusion
    .text = Combat card “Confusion”, initiative 4. Each 1 rolled in the Shadow’s combat roll is a hit on the Shadow’s own army, and such dice are not re-rolled.
wotr_board-combat-charge = Charge
    .text = Combat card “Charge”, initiative 2. A Free Peoples Elite unit must be in the battle. Before the combat roll, make an extra attack with 1 die for each of your Elite units, at most 5; its losses are taken at once.
wotr_board-combat-valour = Valour
    .text = Combat card “Valour”, initiative 3. A Free Peoples Elite unit must be in the battle. +1 to each of your dice in the combat roll.
wotr_board-combat-one-for-the-dark-lord = One for the Dark Lord
    .text = Combat card “One for the Dark Lord”, initiative 3. The defending army must be in the region of the Fellowship. +1 to each of your dice in the combat roll and in the leader re-roll.
wotr_board-combat-cruel-as-death = Cruel as Death
    .text = Combat card “Cruel as Death”, initiative 3. Nazgûl leadership in the battle must be 2 or more. Give up 2 points of it for this round: +1 to each of your dice in the combat roll.
wotr_board-combat-they-are-terrible = They Are Terrible
    .text = Combat card “They Are Terrible”, initiative 4. Nazgûl leadership in the battle must be 1 or more. Give up 1 point of it for this round: +1 to each of your dice in the leader re-roll.
wotr_board-combat-dread-and-despair = Dread and Despair
    .text = Combat card “Dread and Despair”, initiative 3. Nazgûl leadership in the battle must be 1 or more. Before the combat roll, give up any number of points of it for this round: the Free Peoples roll 1 die less for each point, but at least 1.
wotr_board-combat-foul-stench = Foul Stench
    .text = Combat card “Foul Stench”, initiative 3. Nazgûl leadership in the battle must be 1 or more. If it is no less than the whole leadership of the Free Peoples, they have no leader re-roll.
wotr_board-combat-black-breath = Black Breath
    .text = Combat card “Black Breath”, initiative 6. A Nazgûl must be in the battle. If your leader re-roll scores any hit, you may also eliminate a Free Peoples leader in the battle, or a companion whose level is not above the number of those hits.
wotr_board-combat-words-of-power = Words of Power
    .text = Combat card “Words of Power”, initiative 1. A Nazgûl must be in the battle. Choose a companion in it: his leadership and abilities do not count this round.
wotr_board-combat-durins-bane = Durin’s Bane
    .text = Combat card “Durin’s Bane”, initiative 2. The defending army must be within 2 regions of Moria. Before the combat roll, make an extra attack with 3 dice that hit on 4 or more; its losses are taken at once.
wotr_board-combat-durins-bane-or-balrog = Durin’s Bane
    .text = Combat card “Durin’s Bane”, initiative 2. The defending army must be within 2 regions of Moria, or the Balrog in the battle. Before the combat roll, make an extra attack with 3 dice that hit on 4 or more; its losses are taken at once.
wotr_board-combat-devilry-of-orthanc = Devilry of Orthanc
    .text = Combat card “Devilry of Orthanc”, initiative 3. An Isengard unit must be in the battle and the defenders besieged in a stronghold. +1 to each of your dice in the combat roll.
wotr_board-combat-deadly-strife = Deadly Strife
    .text = Combat card “Deadly Strife”, initiative 3. Both armies add 2 to each of their dice in the combat roll and in the leader re-roll.
wotr_board-combat-onslaught = Onslaught
    .text = Combat card “Onslaught”, initiative 7. After the losses of the round, you may inflict up to 4 more hits on your own army; roll 1 die for each, and each 4 or more is a hit on the enemy.
wotr_board-combat-relentless-assault = Relentless Assault
    .text = Combat card “Relentless Assault”, initiative 3. Before the combat roll, you may inflict up to 2 hits on your own army; each adds 1 to each of your dice in the combat roll.
wotr_board-combat-great-host = Great Host
    .text = Combat card “Great Host”, initiative 7. After the losses of the round, score 1 hit without rolling if you have at least twice as many units as the enemy.
wotr_board-combat-mumakil = Mûmakil
    .text = Combat card “Mûmakil”, initiative 3 and 5. An Elite unit of the Southrons & Easterlings must be in the battle. At 3: +1 to each of your dice in the combat roll. At 5: if you have scored more hits this round than the enemy, the extra attack of the enemy’s card counted in, you score 1 more.
wotr_board-combat-swarm-of-bats = Swarm of Bats
    .text = Combat card “Swarm of Bats”, initiative 0. The Free Peoples’ combat card has no effect; if they played none, +1 to each of your dice in the leader re-roll.
wotr_board-combat-we-come-to-kill = We Come to Kill
    .text = Combat card “We Come to Kill”, initiative 7. A Shadow Elite unit must be in the battle. After the losses of the round, make an extra attack with 1 die for each of your Elite units, at most 5, hitting on 5 or more.
wotr_board-combat-desperate-battle = Desperate Battle
    .text = Combat card “Desperate Battle”, initiative 3. Both armies add 1 to each of their dice in the combat roll and in the leader re-roll.
wotr_board-combat-orderly-withdrawal = Orderly Withdrawal
    .text = Combat card “Orderly Withdrawal”, initiative 6. A Free Peoples leader or a companion must be in a field battle or sortie. Before you take losses, you may cancel 1 hit; then at the end of the round you must cease the attack, or retreat if you can.
wotr_board-combat-fear-of-their-masters = Fear of Their Masters
    .text = Combat card “Fear of Their Masters”, initiative 3. A minion must be in the battle. Give up your whole leadership for this round: +2 to each of your dice in the combat roll, but each 6 rolled by the Free Peoples in the combat roll or the re-roll is one more hit on your army.
wotr_board-combat-servant-of-the-shadow = Servant of the Shadow
    .text = Combat card “Servant of the Shadow”, initiative 3. A minion must be in the battle. Before the combat roll, give up the leadership of one minion for this round: the Free Peoples roll 1 die less for each point, but at least 1.

## Sentences that several texts share

wotr_board-kind-character = Character event. Die: Character.
wotr_board-kind-army = Strategy event. Die: Army.
wotr_board-kind-muster = Strategy event. Die: Muster.
wotr_board-lasting = Stays on the table.
wotr_board-special-tile = The special hunt tile of this name comes into play: it goes into the hunt pool as soon as the Fellowship is on the Mordor track.
wotr_board-hunt-by-card = Only if the Fellowship is in no region with a Free Peoples settlement. Draw a hunt tile: an Eye or a special tile of the Fellowship is discarded without effect, any other counts as a successful hunt.
wotr_board-ents-awake = Only with Gandalf the White in play and a companion in Fangorn. Roll 3 dice: each 4 or more is a hit on a Shadow army in Orthanc; if it is destroyed, so are Nazgûl and minions with it. If Saruman is in Orthanc without a Shadow army, he is eliminated. If Gandalf the White is in Fangorn or a region of Rohan, you may at once play another Character event from hand without a die.
wotr_board-draw-strategy = Then draw 1 Strategy card.
wotr_board-bought-off = The Shadow may have this card discarded for any action die, 1 Strategy and 1 Character event from hand.
wotr_board-three-rounds = Attack that stronghold: the assault lasts 3 rounds instead of 1, and in the first the Free Peoples can use a combat card only with a companion in the battle.
wotr_board-march = All regions entered must be free of enemy armies, the army ends with another Shadow army that is not besieged, and on the way it picks up and drops nothing; it may be split before.
wotr_board-until-declared-safe = Discarded when the Fellowship is declared in an unconquered city or stronghold of the Free Peoples.
wotr_board-hobbit = Guide: if hunt damage is 1 or more, he may be separated to reduce it by 1, but not in Mordor. If he is eliminated in the Fellowship, he comes into play as if just separated, but not on the Mordor track.
wotr_board-captain = An army in a battle with him rolls 1 die more, still at most 5.

## What event cards do

wotr_board-text-fp-char-01 = { wotr_board-kind-character } { wotr_board-special-tile } Its damage is 0. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-02 = { wotr_board-kind-character } { wotr_board-special-tile } Its damage is 0. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-03 = { wotr_board-kind-character } { wotr_board-special-tile } It heals 2 corruption. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-04 = { wotr_board-kind-character } { wotr_board-special-tile } It heals 1 corruption. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-05 = { wotr_board-kind-character } { wotr_board-lasting } After a hunt tile is drawn, you may discard this card to draw another one that counts in its place; the first goes back into the pool. { wotr_board-combat-blade-of-westernesse.text }
wotr_board-text-fp-char-06 = { wotr_board-kind-character } { wotr_board-lasting } Only with Gimli or Legolas in the Fellowship. After a hunt tile is drawn, you may discard this card to reduce the damage by 1. Discarded when neither of them is in the Fellowship. { wotr_board-combat-mighty-attack.text }
wotr_board-text-fp-char-07 = { wotr_board-kind-character } { wotr_board-lasting } Only with Boromir in the Fellowship. After a hunt tile is drawn, you may discard this card to reduce the damage by 1. Discarded when Boromir leaves the Fellowship. { wotr_board-combat-mighty-attack.text }
wotr_board-text-fp-char-08 = { wotr_board-kind-character } { wotr_board-lasting } Only with Gandalf the Grey in the Fellowship. Before a hunt tile is drawn, you may discard this card: no tile is drawn. Discarded when Gandalf the Grey leaves the Fellowship. { wotr_board-combat-servant-of-the-secret-fire.text }
wotr_board-text-fp-char-09 = { wotr_board-kind-character } Roll 3 dice: heal 1 corruption for each 5 or more, or for each 3 or more if Strider is the Guide. { wotr_board-combat-anduril.text }
wotr_board-text-fp-char-10 = { wotr_board-kind-character } Heal 1 corruption. Then, if Gollum is the Guide, you may hide the Fellowship or move it; no die goes to the Hunt Box for it. { wotr_board-combat-heroic-death.text }
wotr_board-text-fp-char-11 = { wotr_board-kind-character } Separate one companion or one group; they may go 1 region farther than usual. Then heal 1 corruption. { wotr_board-combat-daring-defiance.text }
wotr_board-text-fp-char-12 = { wotr_board-kind-character } Heal 1 corruption, or 2 if Gollum is the Guide. { wotr_board-combat-fateful-strike.text }
wotr_board-text-fp-char-13 = { wotr_board-kind-character } Turn one of your unused Character dice into a Will of the West. If the Fellowship is in Lórien and Lórien is unconquered, heal 1 corruption too. { wotr_board-combat-heroic-death.text }
wotr_board-text-fp-char-14 = { wotr_board-kind-character } Only with Strider or Aragorn in a Free Peoples army in a region of Gondor or Rohan. Draw 3 hunt tiles. If all are Eyes, they go back and he is eliminated; otherwise the Eyes among them leave the game and the others go back without effect. { wotr_board-combat-sudden-strike.text }
wotr_board-text-fp-char-15 = { wotr_board-kind-character } Separate one companion or one group, or move them, as if their level were 4. They may end in a besieged stronghold. { wotr_board-combat-daring-defiance.text }
wotr_board-text-fp-char-16 = { wotr_board-kind-character } Separate one companion or one group, or move them, 2 regions farther than usual. They may end in a besieged stronghold. { wotr_board-combat-daring-defiance.text }
wotr_board-text-fp-char-17 = { wotr_board-kind-character } Separate one companion or one group; they may go 1 region farther than usual. Then, if Gimli or Legolas is in Dale, Erebor or the Woodland Realm, the Dwarves and the North become active, and the Dwarves, the Elves and the North advance 1 step each. { wotr_board-combat-brave-stand.text }
wotr_board-text-fp-char-18 = { wotr_board-kind-character } Only with a Free Peoples army with a companion in the region of a Shadow army with Nazgûl or next to it. Roll 1 die for each Nazgûl there, at most 5, and eliminate one for each 5 or more. The Shadow at once moves the others to one unconquered Sauron stronghold. The Witch-king does not count as a Nazgûl here. { wotr_board-combat-heroic-death.text }
wotr_board-text-fp-char-19 = { wotr_board-kind-character } { wotr_board-ents-awake } { wotr_board-combat-ents-rage.text }
wotr_board-text-fp-char-20 = { wotr_board-kind-character } { wotr_board-ents-awake } { wotr_board-combat-huorn-dark.text }
wotr_board-text-fp-char-21 = { wotr_board-kind-character } { wotr_board-ents-awake } { wotr_board-combat-nameless-wood.text }
wotr_board-text-fp-char-22 = { wotr_board-kind-character } Only with Strider or Aragorn in a region of Rohan. Move him, with any companions there, to Erech, Lamedon or Pelargir. A Shadow army in that region takes as many hits as one die shows and must retreat; if it cannot, it is destroyed with its Nazgûl and minions. Then you may recruit up to 3 Gondor Regulars there and take control of the region. { wotr_board-combat-sudden-strike.text }
wotr_board-text-fp-char-23 = { wotr_board-kind-character } Only with Boromir in a region of Gondor. Recruit 1 Gondor unit, Regular or Elite, in his region. Then draw 2 Strategy cards. { wotr_board-combat-brave-stand.text }
wotr_board-text-fp-char-24 = { wotr_board-kind-character } Only with Strider or Aragorn in a Free Peoples army. Eliminate 1 Regular of that army and recruit an Elite unit of the same nation in its place. Then draw 2 Strategy cards. { wotr_board-combat-brave-stand.text }
wotr_board-text-fp-char-25 = { wotr_board-kind-character } Put the 2 Sméagol tiles that were set aside into the hunt pool. { wotr_board-combat-blade-of-westernesse.text }
wotr_board-text-fp-char-26 = { wotr_board-kind-character } Heal 1 corruption. If “We Shall Get It” or “We Won’t Go Back” is on the table, discard it without effect. { wotr_board-combat-it-is-a-gift.text }
wotr_board-text-fp-char-27 = { wotr_board-kind-character } Discard one Shadow event from the table. If there is none, you may look at the hand of the Shadow and discard one event of it. { wotr_board-combat-orderly-withdrawal.text }
wotr_board-text-fp-char-28 = { wotr_board-kind-character } Roll 3 dice: for each 5 or more take back a used Elven Ring of your choice, first of those out of the game, then of those the Shadow holds. { wotr_board-combat-orderly-withdrawal.text }
wotr_board-text-fp-str-01 = { wotr_board-kind-army } { wotr_board-lasting } Only with Aragorn in a Free Peoples army outside all Free Peoples nations. Dice that move the Fellowship do not go to the Hunt Box. Discarded when the Fellowship is declared or revealed. { wotr_board-combat-daylight.text }
wotr_board-text-fp-str-02 = { wotr_board-kind-army } { wotr_board-lasting } The Elves advance 1 step. Shadow armies can neither enter nor attack Lórien, Rivendell and the Grey Havens. { wotr_board-bought-off } { wotr_board-combat-no-quarter.text }
wotr_board-text-fp-str-03 = { wotr_board-kind-army } { wotr_board-lasting } The North advances 1 step. Shadow armies can neither enter nor attack the Old Forest, the Shire and Buckland. { wotr_board-bought-off } { wotr_board-combat-advantageous-position.text }
wotr_board-text-fp-str-04 = { wotr_board-kind-muster } Move any companions outside the Fellowship. Then, if one is in Erebor or Ered Luin, the Dwarves become active and are At War. { wotr_board-combat-advantageous-position.text }
wotr_board-text-fp-str-05 = { wotr_board-kind-army } Choose a Shadow army with units of at least 2 Shadow nations and roll 5 dice: each 5 or more is a hit on it. { wotr_board-combat-scouts.text }
wotr_board-text-fp-str-06 = { wotr_board-kind-army } Choose a Shadow army in Osgiliath, North Ithilien or South Ithilien and roll 3 dice: each 5 or more is a hit on it. Then, if a Free Peoples army is in Osgiliath, recruit 1 Gondor unit, Regular or Elite, and 1 Gondor leader there. { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-07 = { wotr_board-kind-muster } Move any companions outside the Fellowship. Then, if one is in the Shire or Bree, the North becomes active and is At War. { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-08 = { wotr_board-kind-muster } A Free Peoples nation of your choice becomes active and advances 1 step. { wotr_board-combat-confusion.text }
wotr_board-text-fp-str-09 = { wotr_board-kind-muster } Only if Gondor is active. Rohan advances 1 step. Then recruit 1 Rohan unit, Regular or Elite, and 1 Rohan leader in Edoras. { wotr_board-combat-scouts.text }
wotr_board-text-fp-str-10 = { wotr_board-kind-army } Attack a Shadow army that besieges a stronghold with a Free Peoples army from an adjacent region. In the whole battle the Shadow rolls 1 die less in its combat roll for each Free Peoples unit in the besieged stronghold, but at least 1. { wotr_board-combat-no-quarter.text }
wotr_board-text-fp-str-11 = { wotr_board-kind-army } Only if Rohan is At War. Move a Free Peoples army from a region of Rohan, even out of a siege, to Minas Tirith, or, if the Shadow holds or besieges Minas Tirith, to a region next to it. The region entered must be free. { wotr_board-combat-sudden-strike.text }
wotr_board-text-fp-str-12 = { wotr_board-kind-army } Move a Free Peoples army with a companion, him included, up to 2 regions, all of them free of enemy armies. It may be split before, but picks up and drops nothing on the way. { wotr_board-combat-confusion.text }
wotr_board-text-fp-str-13 = { wotr_board-kind-muster } Only if the Elves are At War. Recruit 2 Elven units, Regular or Elite, in a coastal region with a Free Peoples army. { wotr_board-combat-charge.text }
wotr_board-text-fp-str-14 = { wotr_board-kind-muster } Recruit 1 Gondor unit, Regular or Elite, and 1 Gondor leader in Minas Tirith. { wotr_board-combat-charge.text }
wotr_board-text-fp-str-15 = { wotr_board-kind-muster } Recruit 1 Elven unit, Regular or Elite, in Lórien. { wotr_board-draw-strategy } { wotr_board-combat-daylight.text }
wotr_board-text-fp-str-16 = { wotr_board-kind-muster } Recruit 1 Rohan unit, Regular or Elite, and 1 Rohan leader in Edoras or in a region of Rohan with a companion. { wotr_board-combat-daylight.text }
wotr_board-text-fp-str-17 = { wotr_board-kind-muster } Recruit 1 North unit, Regular or Elite, and 1 North leader in the Carrock. { wotr_board-combat-scouts.text }
wotr_board-text-fp-str-18 = { wotr_board-kind-muster } Recruit 1 Gondor unit, Regular or Elite, and 1 Gondor leader in Dol Amroth. { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-19 = { wotr_board-kind-muster } Recruit 2 North Regulars in Dale. { wotr_board-draw-strategy } { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-20 = { wotr_board-kind-muster } Recruit 1 North unit in the Shire and 1 Dwarven unit in Ered Luin, each Regular or Elite. { wotr_board-draw-strategy } { wotr_board-combat-advantageous-position.text }
wotr_board-text-fp-str-21 = { wotr_board-kind-muster } Recruit 1 Elven unit, Regular or Elite, in Rivendell. { wotr_board-draw-strategy } { wotr_board-combat-advantageous-position.text }
wotr_board-text-fp-str-22 = { wotr_board-kind-muster } Recruit 1 Dwarven unit, Regular or Elite, and 1 Dwarven leader in Erebor. { wotr_board-combat-valour.text }
wotr_board-text-fp-str-23 = { wotr_board-kind-muster } Recruit 1 Rohan unit, Regular or Elite, and 1 Rohan leader in a free region of Rohan with a settlement. { wotr_board-combat-valour.text }
wotr_board-text-fp-str-24 = { wotr_board-kind-muster } Recruit 1 Elven unit, Regular or Elite, in the Woodland Realm. { wotr_board-draw-strategy } { wotr_board-combat-valour.text }
wotr_board-text-fp-str-25 = { wotr_board-kind-muster } Recruit 1 Gondor Regular in each of Pelargir, Lossarnach and Lamedon. { wotr_board-draw-strategy } { wotr_board-combat-shield-wall.text }
wotr_board-text-fp-str-26 = { wotr_board-kind-army } Choose a Shadow army inside the North or next to it and roll 3 dice: each 5 or more is a hit on it. Then recruit 1 North unit, Regular or Elite, and 1 North leader in a free region of the North next to that army’s region. { wotr_board-combat-advantageous-position.text }
wotr_board-text-sh-char-01 = { wotr_board-kind-character } { wotr_board-special-tile } Its damage is rolled with one die, and it stops the Fellowship. { wotr_board-combat-one-for-the-dark-lord.text }
wotr_board-text-sh-char-02 = { wotr_board-kind-character } { wotr_board-special-tile } It is an Eye that reveals and stops the Fellowship. { wotr_board-combat-one-for-the-dark-lord.text }
wotr_board-text-sh-char-03 = { wotr_board-kind-character } { wotr_board-special-tile } Its damage is 3, and it stops the Fellowship. { wotr_board-combat-one-for-the-dark-lord.text }
wotr_board-text-sh-char-04 = { wotr_board-kind-character } { wotr_board-special-tile } Its damage is 1, and it reveals and stops the Fellowship. { wotr_board-combat-one-for-the-dark-lord.text }
wotr_board-text-sh-char-05 = { wotr_board-kind-character } { wotr_board-hunt-by-card } { wotr_board-combat-cruel-as-death.text }
wotr_board-text-sh-char-06 = { wotr_board-kind-character } { wotr_board-hunt-by-card } Nothing can reduce its damage: all of it becomes corruption. { wotr_board-combat-cruel-as-death.text }
wotr_board-text-sh-char-07 = { wotr_board-kind-character } { wotr_board-hunt-by-card } If there is damage, a random companion of the Fellowship must first be eliminated to reduce it. { wotr_board-combat-they-are-terrible.text }
wotr_board-text-sh-char-08 = { wotr_board-kind-character } Only if the Fellowship is in no region with a Free Peoples settlement. Roll 3 dice: 1 corruption for each 4 or more, or for each 6 only if Gollum is the Guide. { wotr_board-combat-dread-and-despair.text }
wotr_board-text-sh-char-09 = { wotr_board-kind-character } Only if the progress of the Fellowship is 1 or more. Move any Nazgûl. Then, if one is in the region of the Fellowship, the Fellowship is revealed. { wotr_board-combat-foul-stench.text }
wotr_board-text-sh-char-10 = { wotr_board-kind-character } Only if the progress of the Fellowship is 1 or more. Move the figure of the Fellowship to an adjacent region. { wotr_board-combat-cruel-as-death.text }
wotr_board-text-sh-char-11 = { wotr_board-kind-character } Only if the progress of the Fellowship is 1 or more. Move any Nazgûl. Then, if one is in the region of the Fellowship, you may discard a Free Peoples Character event from the table, or roll for the hunt as if the Fellowship had moved. { wotr_board-combat-black-breath.text }
wotr_board-text-sh-char-12 = { wotr_board-kind-character } Only if the Fellowship is revealed. 2 corruption if the Fellowship has 3 or less, otherwise 1. { wotr_board-combat-black-breath.text }
wotr_board-text-sh-char-13 = { wotr_board-kind-character } Only if the Fellowship is revealed. A random companion of the Fellowship is drawn: the Free Peoples either take as much corruption as his level or eliminate him. If Gollum is the Guide: 1 corruption instead. { wotr_board-combat-they-are-terrible.text }
wotr_board-text-sh-char-14 = { wotr_board-kind-character } Only if the Fellowship is revealed. Draw a hunt tile: an Eye or a special tile of the Fellowship is discarded without effect. Any other makes the Free Peoples separate as many companions as its number says, into the region of the Fellowship; its icons do nothing. If Gollum is the Guide: 1 corruption instead. { wotr_board-combat-dread-and-despair.text }
wotr_board-text-sh-char-15 = { wotr_board-kind-character } { wotr_board-lasting } When a companion of the Fellowship is taken as a casualty, you may discard a Free Peoples Character event: a random one from hand or one from the table. { wotr_board-until-declared-safe } { wotr_board-combat-words-of-power.text }
wotr_board-text-sh-char-16 = { wotr_board-kind-character } { wotr_board-lasting } Before a hunt roll you may discard this card: +1 to each die of that roll, re-rolls included. { wotr_board-until-declared-safe } { wotr_board-combat-they-are-terrible.text }
wotr_board-text-sh-char-17 = { wotr_board-kind-character } { wotr_board-lasting } If the Fellowship, being declared or revealed, enters, leaves or crosses Moria, you may discard this card to draw one more hunt tile: an Eye is discarded without effect, any other counts as a successful hunt, without revealing a Fellowship declared in a city or stronghold of the Free Peoples. You may also use its combat card from the table, discarding it. { wotr_board-combat-durins-bane.text }
wotr_board-text-sh-char-17-lome = { wotr_board-kind-character } Only with the Balrog in play. Activate it. If it is active already, you may instead move an army with it, attack with that army, or move the Balrog alone. If it becomes inactive outside Moria, it is eliminated. { wotr_board-combat-durins-bane-or-balrog.text }
wotr_board-text-sh-char-18 = { wotr_board-kind-character } Turn up to 3 of your unused action dice into Eyes; they go to the Hunt Box at once. { wotr_board-combat-words-of-power.text }
wotr_board-text-sh-char-19 = { wotr_board-kind-character } Only with a Shadow army with Nazgûl in the region of a Free Peoples army or next to it. Roll 1 die for each Nazgûl there, at most 5: each 5 or more is a hit on that Free Peoples army, even a besieged one. Characters in it come to no harm. { wotr_board-combat-devilry-of-orthanc.text }
wotr_board-text-sh-char-20 = { wotr_board-kind-character } Only with the Witch-king in an army that besieges a stronghold. { wotr_board-three-rounds } { wotr_board-combat-dread-and-despair.text }
wotr_board-text-sh-char-21 = { wotr_board-kind-character } { wotr_board-lasting } Only with Saruman in play. After you have played another event with an Event die, draw 1 card from either of your decks. Discarded when Saruman is eliminated; the Free Peoples may have it discarded for a Will of the West, or for any die and an Elven Ring. { wotr_board-combat-cruel-as-death.text }
wotr_board-text-sh-char-22 = { wotr_board-kind-character } { wotr_board-lasting } Only with Saruman in play. Rohan can become active only by a companion who can activate it, by the Fellowship declared in Edoras or Helm’s Deep, or by an attack on one of these two. Discarded when Rohan becomes active or Saruman is eliminated. { wotr_board-combat-foul-stench.text }
wotr_board-text-sh-char-23 = { wotr_board-kind-character } Move any Nazgûl. Then you may move 2 armies with a Nazgûl each, or attack with one army with a Nazgûl. { wotr_board-combat-words-of-power.text }
wotr_board-text-sh-char-24 = { wotr_board-kind-character } Only with the Witch-king in play. Recruit 2 Nazgûl in his region, or move any Nazgûl. Then you may move an army with the Witch-king or attack with it. { wotr_board-combat-foul-stench.text }
wotr_board-text-sh-char-25 = { wotr_board-kind-character } { wotr_board-lasting } Only if Sméagol is the Guide. When a Sméagol tile is drawn in the hunt, you may discard a Character event from hand, or this card, to inflict 2 corruption. { wotr_board-combat-fear-of-their-masters.text }
wotr_board-text-sh-char-26 = { wotr_board-kind-character } { wotr_board-lasting } If a Keeper die shows an Eye, you may turn one of your rolled action dice to any other result before actions begin. The Free Peoples may have this card discarded for a Will of the West, or for any die and an Elven Ring. { wotr_board-combat-fear-of-their-masters.text }
wotr_board-text-sh-char-27 = { wotr_board-kind-character } { wotr_board-lasting } If the Fellowship, being declared or revealed, enters, leaves or crosses an unconquered Shadow stronghold or stays there, you may discard this card to draw one more hunt tile: an Eye is discarded without effect, any other counts as a successful hunt; reveal icons do nothing. The Free Peoples may have it discarded for a Will of the West, or for a Character die if Gandalf or Gollum is the Guide. { wotr_board-combat-words-of-power.text }
wotr_board-text-sh-char-28 = { wotr_board-kind-character } { wotr_board-lasting } Only with the Witch-king in play and if Gollum is not the Guide. From your next action on, each Character die you use goes to the Hunt Box as an Eye once its action is done. Discarded when the Fellowship is declared in an unconquered Free Peoples stronghold or Gollum becomes the Guide. { wotr_board-combat-servant-of-the-shadow.text }
wotr_board-text-sh-str-01 = { wotr_board-kind-army } Only if the Shadow controls an Elven stronghold. For each region with an Elven stronghold that is not besieged, roll 1 die for each Elven unit there, at most 5: each 6 is a hit on that army. { wotr_board-combat-deadly-strife.text }
wotr_board-text-sh-str-02 = { wotr_board-kind-army } Only with Saruman in play and an Isengard unit in an army that besieges a stronghold. { wotr_board-three-rounds } { wotr_board-combat-onslaught.text }
wotr_board-text-sh-str-03 = { wotr_board-kind-army } { wotr_board-lasting } Only if Minas Tirith is besieged. At once eliminate 1 Free Peoples leader there. The Free Peoples can use no combat cards in battles in Minas Tirith. They may have this card discarded for a Will of the West, or for any die if Gandalf or Aragorn is in Minas Tirith. { wotr_board-combat-devilry-of-orthanc.text }
wotr_board-text-sh-str-04 = { wotr_board-kind-army } Only if all Shadow nations are At War. All unused dice of the Free Peoples that show a Will of the West are discarded. { wotr_board-combat-relentless-assault.text }
wotr_board-text-sh-str-05 = { wotr_board-kind-muster } { wotr_board-lasting } The Free Peoples cannot advance a passive nation with a Muster die. Discarded as soon as a Free Peoples nation advances because of an attack or of a companion’s ability. { wotr_board-combat-devilry-of-orthanc.text }
wotr_board-text-sh-str-06 = { wotr_board-kind-muster } Only if the Fellowship or a companion is inside a Free Peoples nation that is not At War. That nation goes 1 step back, and the Free Peoples must eliminate 1 leader or unit of it. { wotr_board-combat-great-host.text }
wotr_board-text-sh-str-07 = { wotr_board-kind-army } Move one Shadow army up to 3 regions. { wotr_board-march } { wotr_board-combat-mumakil.text }
wotr_board-text-sh-str-08 = { wotr_board-kind-army } Move 2 Shadow armies up to 2 regions each. { wotr_board-march } { wotr_board-combat-mumakil.text }
wotr_board-text-sh-str-09 = { wotr_board-kind-army } Only if all Shadow nations are At War. Move up to 4 different Shadow armies 1 region each. { wotr_board-combat-swarm-of-bats.text }
wotr_board-text-sh-str-10 = { wotr_board-kind-army } Only if the Southrons & Easterlings are At War. Move one Shadow army from Umbar to a coastal region of Gondor; the limit of units is checked at once. If a Free Peoples army is there, battle begins, and unless that army was besieged already you cannot cease it. { wotr_board-combat-deadly-strife.text }
wotr_board-text-sh-str-11 = { wotr_board-kind-muster } Only if Isengard is At War. Recruit 2 Isengard Regulars in a free region next to North or South Dunland. You may also move up to 4 Isengard units from North and South Dunland there. { wotr_board-combat-relentless-assault.text }
wotr_board-text-sh-str-12 = { wotr_board-kind-muster } Only with the Witch-king in play. Move him to Angmar and recruit 2 Sauron Regulars and 1 Sauron Elite unit there. { wotr_board-combat-swarm-of-bats.text }
wotr_board-text-sh-str-13 = { wotr_board-kind-army } Only if Isengard is At War. Recruit 1 Isengard unit, Regular or Elite, in a region with a Shadow army. { wotr_board-combat-we-come-to-kill.text }
wotr_board-text-sh-str-14 = { wotr_board-kind-army } Only if Sauron is At War. Recruit 1 Sauron unit, Regular or Elite, in a region with a Shadow army. { wotr_board-combat-we-come-to-kill.text }
wotr_board-text-sh-str-15 = { wotr_board-kind-army } Only if Sauron is At War. Replace 2 Sauron Regulars anywhere by 2 Sauron Elite units. { wotr_board-combat-we-come-to-kill.text }
wotr_board-text-sh-str-16 = { wotr_board-kind-muster } Only with Saruman in play. Recruit 2 Isengard Regulars in each of North and South Dunland, and 2 Isengard units, Regular or Elite, in Orthanc. { wotr_board-combat-great-host.text }
wotr_board-text-sh-str-17 = { wotr_board-kind-muster } Recruit 2 Regulars of the Southrons & Easterlings in each of 3 settlements of that nation. { wotr_board-combat-great-host.text }
wotr_board-text-sh-str-18 = { wotr_board-kind-muster } Only with Aragorn in play. Recruit 5 Sauron Regulars and 1 Nazgûl in Minas Morgul. { wotr_board-combat-relentless-assault.text }
wotr_board-text-sh-str-19 = { wotr_board-kind-muster } Recruit 2 Sauron units, Regular or Elite, and 1 Nazgûl in Mount Gram or in Moria. { wotr_board-combat-onslaught.text }
wotr_board-text-sh-str-20 = { wotr_board-kind-muster } Recruit 3 Sauron Regulars in Dol Guldur and 3 in Mount Gundabad. { wotr_board-combat-onslaught.text }
wotr_board-text-sh-str-21 = { wotr_board-kind-muster } Only if the Southrons & Easterlings are At War. Recruit 5 of their Regulars in a free region of that nation at the eastern edge of the map. { wotr_board-combat-deadly-strife.text }
wotr_board-text-sh-str-22 = { wotr_board-kind-muster } Recruit 1 Sauron Regular in each of Angmar, the Ettenmoors and the Weather Hills, and 1 Sauron Elite unit in the Trollshaws. { wotr_board-combat-desperate-battle.text }
wotr_board-text-sh-str-23 = { wotr_board-kind-muster } Only if all Shadow nations are At War. Recruit 5 Regulars of the Southrons & Easterlings in Gorgoroth and 5 Sauron Regulars in Nurn. { wotr_board-combat-desperate-battle.text }
wotr_board-text-sh-str-24 = { wotr_board-kind-muster } Only if Sauron is At War. Recruit 2 Sauron Regulars in each of 3 Sauron strongholds. { wotr_board-combat-desperate-battle.text }
wotr_board-text-sh-str-25 = { wotr_board-kind-army } Only with a Nazgûl in Dol Guldur. Recruit as many Sauron Regulars there as the Nazgûl leadership there, at most 5. Then you may move that army or attack with it. { wotr_board-combat-mumakil.text }
wotr_board-text-sh-str-26 = { wotr_board-kind-army } Only if Sauron is At War. Choose a Free Peoples army in the region of a Sauron stronghold or next to it and roll 3 dice: each 5 or more is a hit on it. Then recruit 2 Sauron Regulars in a free region next to it, or, if it is besieged in a Sauron stronghold, in its region. { wotr_board-combat-swarm-of-bats.text }
wotr_board-text-sh-special-we-shall-get-it = { wotr_board-lasting } Set aside at first; comes on the table when Sméagol dies or leaves play otherwise than by becoming Gollum. While Gollum is the Guide, you may discard it after a hunt tile is drawn, to draw another one that counts in its place; the first goes back into the pool.

## What characters do

wotr_board-text-gandalf-grey = Companion, level 3, leadership 1. Guide: after an event played with an Event die, draw 1 card from the deck of the same kind. { wotr_board-captain } Outside the Fellowship, or dead, he can be replaced by Gandalf the White.
wotr_board-text-gandalf-keeper-of-narya = Companion, level 3, leadership 1. Guide: roll the Keeper of Narya die if the Fellowship moved with a Character die in the turn before. While he is outside the Fellowship in an unconquered settlement of a Free Peoples nation, any action die and the ring Narya make that nation active and At War. Outside the Fellowship, or dead, he can be replaced by Gandalf the White.
wotr_board-text-strider = Companion, level 3, leadership 1. Guide: any action die may hide the Fellowship. { wotr_board-captain } Outside the Fellowship he can be replaced by Aragorn.
wotr_board-text-boromir = Companion, level 2, leadership 1. { wotr_board-captain } In an unconquered city or stronghold of Gondor: any action die advances Gondor 1 step.
wotr_board-text-legolas = Companion, level 2, leadership 1. { wotr_board-captain } In an unconquered Elven stronghold: any action die advances the Elves 1 step.
wotr_board-text-gimli = Companion, level 2, leadership 1. { wotr_board-captain } In unconquered Erebor: any action die advances the Dwarves 1 step.
wotr_board-text-meriadoc = Companion, Hobbit, level 1, leadership 1. { wotr_board-hobbit }
wotr_board-text-peregrin = Companion, Hobbit, level 1, leadership 1. { wotr_board-hobbit }
wotr_board-text-gollum = No companion; level 0, leadership 0. Guide as soon as no companion is left in the Fellowship, and until the end. Numbered standard tiles do not reveal the Fellowship. If a hunt would not reveal it, it may be revealed on purpose to reduce the damage by 1.
wotr_board-text-gandalf-white = Companion, level 3, leadership 1; adds an action die. Enters by a Will of the West if Gandalf the Grey is dead or outside the Fellowship and a minion, not a lesser one, is or has been in play: in his place, otherwise in Fangorn or an unconquered Elven stronghold. Alone or with one Hobbit he moves as if of level 4. At the beginning of a battle he may give up his leadership for all of it: then Nazgûl, the Witch-king included, have none. In the region of an active Balrog, a Character die makes the Balrog inactive.
wotr_board-text-aragorn = Companion, level 3, leadership 2; adds an action die. Enters by a Will of the West in place of Strider, if he is in Minas Tirith, Dol Amroth or Pelargir under the control of the Free Peoples. { wotr_board-captain }
wotr_board-text-elrond = Keeper of Vilya; level 0, leadership 2; adds the Keeper of Vilya die. Enters Rivendell by a Muster die if Sauron or the Elves are At War and Rivendell is unconquered. He never leaves it and dies if it falls. While he is in play, each Elven Elite unit is also a leader. For combat cards he is a companion of level 3.
wotr_board-text-galadriel = Keeper of Nenya; level 0, leadership 2; adds the Keeper of Nenya die. Enters Lórien by a Muster die if Sauron or the Elves are At War and Lórien is unconquered. She never leaves it and dies if it falls. While she is in play, the Elves may recruit in Lórien even besieged. For combat cards she is a companion of level 3.
wotr_board-text-treebeard = Level 0, leadership 0. Enters Fangorn by a Muster die if Gandalf the White is in play and a companion is in Fangorn. In Fangorn and in the regions of Rohan he is a companion, and an army that defends there with him rolls 1 die more, still at most 5. Once an event The Ents Awake has been played, his level is 2.
wotr_board-text-smeagol = Companion; his level is the highest among the other companions of the Fellowship, leadership 0. Enters as the Guide with the first Sméagol tile, if Gollum has not come before, and is always the Guide. Sméagol tiles then do no damage. If he is separated, he dies; if the Fellowship is declared in an unconquered stronghold of the Free Peoples, he leaves the game; if he is the last companion, Gollum replaces him. Otherwise his end brings “We Shall Get It” on the table.
wotr_board-text-saruman = Minion, level 0, leadership 1; adds an action die. Enters Orthanc by a Muster die if Isengard is At War and Orthanc is unconquered, and never leaves it. While Orthanc is the Shadow’s and not besieged, a Muster die recruits 1 Isengard Regular in every settlement of Isengard, or turns 2 Isengard Regulars in Orthanc into Elite units. Each Isengard Elite unit is also a leader.
wotr_board-text-witch-king-black-captain = Minion and Nazgûl, flies anywhere, leadership 2; adds an action die. Enters by a Muster die if Sauron and a Free Peoples nation are At War, in a region with a Sauron unit, or in place of the Chief of the Ringwraiths. Then all Free Peoples nations become active and Gothmog leaves the game. If the Shadow uses a combat card in the first round of a battle with him, it draws 1 card from the deck of the same kind.
wotr_board-text-witch-king-chief = Minion and Nazgûl, flies anywhere, leadership 1; adds an action die. Enters by a Muster die in the region of the Fellowship, if there is no unconquered Free Peoples stronghold, or in place of the Black Captain. While he is in the region of the Fellowship, the Shadow draws 1 Character card after playing a Character event.
wotr_board-text-mouth-lieutenant = Minion, level 3, leadership 2; adds an action die. Enters by a Muster die in an unconquered Sauron stronghold, if the Fellowship is on the Mordor track or all Free Peoples nations are At War. Once a turn a Muster die may be used as an Army die.
wotr_board-text-mouth-black-numenorean = Minion, level 3, leadership 2; adds an action die. Enters by a Muster die in an unconquered Sauron stronghold, if the Free Peoples have a victory point or the Fellowship is on the Mordor track. An army that besieges with him has one more round of assault without reducing an Elite unit. Once a turn a Muster die may be used as a Character die.
wotr_board-text-gothmog = Lesser minion, level 3, leadership 1; adds the Gothmog die. Enters Minas Morgul by a Muster die if Sauron is At War, Minas Morgul is unconquered and the Black Captain is not in play; leaves the game when the Black Captain comes. In a region without a Free Peoples army, or with a besieging army, a Muster die recruits 1 Sauron Regular there or turns one there into an Elite unit.
wotr_board-text-balrog = Lesser minion, level 0, or 2 when active, leadership 3; adds the Balrog die. Enters Moria by a Muster die, inactive; if Moria is unconquered and not besieged, 1 Sauron unit, Regular or Elite, is recruited there. The Elves and the Dwarves advance 1 step each. Inactive it cannot leave Moria. A Will of the West, or a Character die with Gandalf in its region, makes it inactive; outside Moria it then dies. If the Fellowship, being declared or revealed, touches its region, a hunt tile is drawn and applied; an Eye eliminates the Balrog and the Guide, unless that is Gollum.

## Questions

wotr_board-prompt-die = Which die do you use?
wotr_board-prompt-action = { $face }: what do you do with this die?
wotr_board-prompt-ring_from = Which die does the Elven Ring change?
wotr_board-prompt-ring_to = { $face }: to which result do you turn this die?
wotr_board-prompt-discard = { $number ->
    [one] You have { $number } card too many. Which one do you discard?
   *[other] You have { $number } cards too many. Which one do you discard?
}
wotr_board-prompt-declare = The Fellowship was last known in { $region_mid }, progress { $number }. Do you declare it?
wotr_board-prompt-path = { $number ->
    [one] The path of the Fellowship from { $region_mid }: { $number } step is left. Where does it go?
   *[other] The path of the Fellowship from { $region_mid }: { $number } steps are left. Where does it go?
}
wotr_board-prompt-guide = Who becomes the Guide?
wotr_board-prompt-change_guide = Who leads the Fellowship from now on?
wotr_board-prompt-enter_mordor = The Fellowship stands before the gate. Does it enter Mordor?
wotr_board-prompt-hunt_dice = How many dice do you put into the Hunt Box unrolled?
wotr_board-prompt-march_from = { $number ->
    [one] Which army do you move? { $number } may still move.
   *[other] Which army do you move? { $number } may still move.
}
wotr_board-prompt-march_to = Where does the army in { $region_mid } go?
wotr_board-prompt-march_part = From { $region_mid } to { $region2_mid }: does the whole army go?
wotr_board-prompt-part_number = How many { $figure_many } leave { $region_mid }?
wotr_board-prompt-part_character = Does { $character_mid } leave { $region_mid } too?
wotr_board-prompt-attack_from = Which army attacks?
wotr_board-prompt-attack_at = Which region does the army in { $region_mid } attack?
wotr_board-prompt-figures = { $number ->
    [0] Who goes together? Choose one after the other.
   *[other] Who else goes with them? Chosen so far: { $number }.
}
wotr_board-prompt-figures_to = Where does the group of { $character_mid } go?
wotr_board-prompt-minions_from = From where do Nazgûl or minions move next?
wotr_board-prompt-nazgul_number = How many Nazgûl leave { $region_mid }?
wotr_board-prompt-nazgul_to = Where do the Nazgûl of { $region_mid } fly?
wotr_board-prompt-nation = Which nation?
wotr_board-prompt-recruit_figure = { $number ->
    [2] What do you recruit? A die recruits one Elite unit, or two other figures in two settlements.
   *[other] What do you recruit?
}
wotr_board-prompt-recruit_where = { $figure }: where is it recruited?
wotr_board-prompt-enter_where = { $character }: where does the character enter play?
wotr_board-prompt-deck = From which deck?
wotr_board-prompt-combat_card = Battle in { $region_mid }, round { $number }: which combat card do you play? You may pass.
wotr_board-prompt-white_rider = Battle in { $region_mid }: does Gandalf the White give up his leadership so that no Nazgûl leads?
wotr_board-prompt-withdraw = { $region }: do you withdraw into the stronghold?
wotr_board-prompt-advance = { $region } lies open: do you move in?
wotr_board-prompt-casualty = { $number ->
    [one] { $region }: what do you lose? { $number } hit is left.
   *[other] { $region }: what do you lose? { $number } hits are left.
}
wotr_board-prompt-excess = { $number ->
    [one] { $region }: { $number } unit too many. Which one goes back to the reinforcements?
   *[other] { $region }: { $number } units too many. Which one goes back to the reinforcements?
}
wotr_board-prompt-cease = { $region }, after round { $number }: do you cease the attack?
wotr_board-prompt-extra_round = { $region }: another round of the assault? At what price?
wotr_board-prompt-retreat = { $region }: where do you retreat? Or do you fight on?
wotr_board-prompt-retreat_now = “{ $card_combat }”: where do you go from { $region_mid }?
wotr_board-prompt-use_card = Use “{ $card }” now?
wotr_board-prompt-guide_ability = Hunt damage { $number }: use the ability of the Guide, { $character_mid }?
wotr_board-prompt-take_casualty = Hunt damage { $number }: who or what bears it?
wotr_board-prompt-separate_to = { $character }: where does the companion go?
wotr_board-prompt-forfeit = “{ $card_combat }”: whose leadership do you give up?
wotr_board-prompt-points = “{ $card_combat }”: how many points of leadership do you give up?
wotr_board-prompt-self_hits = “{ $card_combat }”: how many hits do you inflict on your own army?
wotr_board-prompt-sacrifice = { $number ->
    [one] “{ $card_combat }”: whom do you sacrifice? There is { $number } hit.
   *[other] “{ $card_combat }”: whom do you sacrifice? There are { $number } hits.
}
wotr_board-prompt-strike_down = “{ $card_combat }”: whom do you eliminate?
wotr_board-prompt-ignore = “{ $card_combat }”: which companion does not count this round?
wotr_board-prompt-may = Use what “{ $card }” offers?
wotr_board-prompt-choose = “{ $card }”: what do you choose?
wotr_board-prompt-choose_region = “{ $card }”: which region?
wotr_board-prompt-choose_regions = { $number ->
    [0] “{ $card }”: which regions?
   *[other] “{ $card }”: which other region? Chosen so far: { $number }.
}
wotr_board-prompt-choose_nation = “{ $card }”: which nation?
wotr_board-prompt-choose_figures = { $number ->
    [0] “{ $card }”: whom do you choose?
   *[other] “{ $card }”: whom else do you choose? Chosen so far: { $number }.
}
wotr_board-prompt-eliminate_figure = “{ $card }”, { $region_mid }: which figure is eliminated?
wotr_board-prompt-choose_number = “{ $card }”: how many?
wotr_board-prompt-free_event = “{ $card }”: which further Character event do you play without a die? You may pass.
wotr_board-prompt-pay_with_card = “{ $card }”: which card do you discard for it? Deck: { $deck }.
wotr_board-prompt-keep_special = Which special die do you keep this turn?
wotr_board-prompt-discard_from_table = “{ $card }”: which card on the table is discarded?
wotr_board-prompt-upgrade_where = { $number ->
    [one] “{ $card }”: where does a Regular become an Elite unit? { $number } is left.
   *[other] “{ $card }”: where does a Regular become an Elite unit? { $number } are left.
}
wotr_board-prompt-change_die = “{ $card }”: which die do you turn? New result: { $face }.
wotr_board-prompt-must_separate = { $number ->
    [one] { $number } companion must leave the Fellowship. Who?
   *[other] { $number } companions must leave the Fellowship. Who is next?
}
wotr_board-prompt-lured = { $character }, tempted by the Ring: take corruption equal to his level ({ $number }), or lose him?
wotr_board-prompt-gandalf = Which Gandalf the Grey sets out: the Grey Wanderer or the Keeper of Narya?
wotr_board-prompt-which_ring = Which Elven Ring do you use?
wotr_board-prompt-vilya = Use Vilya, so that this die is not spent? Die: { $face }.
wotr_board-prompt-nenya = Use Nenya to cancel this tile and draw another? Tile: { $tile }.
wotr_board-prompt-ring_to_take = Which Elven Ring do you take back?
wotr_board-prompt-gothmog = Gothmog in { $region_mid }: recruit a Sauron Regular, or turn one into an Elite unit?
wotr_board-prompt-balrog = The Balrog in { $region_mid }: does it move with its army, attack, or go alone?
wotr_board-prompt-new_result = “{ $card }”: which result should one of your dice show? You may pass.
wotr_board-prompt-discard_from_hand = “{ $card }”: which card of the enemy’s hand is discarded?
wotr_board-prompt-further_corruption = “{ $card }”: discard a Character event from hand, or this card, to inflict 2 corruption? You may pass.

## Words

wotr_board-word-nothing = Spend the die for nothing
wotr_board-word-draw = Draw an event card
wotr_board-word-move_fellowship = Move the Fellowship
wotr_board-word-hide = Hide the Fellowship
wotr_board-word-separate = Separate companions
wotr_board-word-move_companions = Move companions
wotr_board-word-move_minions = Move Nazgûl and minions
wotr_board-word-march = Move armies
wotr_board-word-attack = Attack
wotr_board-word-diplomacy = Advance a nation
wotr_board-word-recruit = Recruit
wotr_board-word-recruit_everywhere = A Regular in every settlement of Isengard
wotr_board-word-upgrade = Turn Regulars into Elite units
wotr_board-word-ring = Use an Elven Ring
wotr_board-word-stop = Stay
wotr_board-word-all = The whole army
wotr_board-word-part = A part of it
wotr_board-word-guide = The Guide
wotr_board-word-random = A random companion
wotr_board-word-from_hand = From the hand
wotr_board-word-from_table = From the table
wotr_board-word-tile = Draw a hunt tile
wotr_board-word-roll = Roll for the hunt
wotr_board-word-corruption = Corruption
wotr_board-word-eliminate = Eliminate
wotr_board-word-move = Move
wotr_board-word-withdraw = Withdraw into the stronghold
wotr_board-word-die = Die: { $face }
wotr_board-word-special_die = { $special_die }
wotr_board-word-deck = { $deck } deck
wotr_board-word-enter = Bring into play: { $character }
wotr_board-word-use = Use the ability: { $character }
wotr_board-word-remove = Have discarded: { $card }
wotr_board-word-region = { $region }
wotr_board-word-character = { $character }
wotr_board-word-card = { $card }
wotr_board-word-nation = { $nation }
wotr_board-word-figure = { $figure }
wotr_board-word-reduce = { $nation }: an Elite unit becomes a Regular
wotr_board-word-elven_ring = { $ring }
wotr_board-word-subdue_balrog = Subdue the Balrog

## Log

# A roll: how many dice were good enough, and what they needed.
wotr_board-roll-hits = { $good ->
    [0] no hits
    [one] { $good } hit
   *[other] { $good } hits
}
wotr_board-roll-successes = { $good ->
    [0] no success
    [one] { $good } success
   *[other] { $good } successes
}
wotr_board-roll-need = { $number ->
    [6] (a 6 is needed)
   *[other] ({ $number } or more is needed)
}
wotr_board-so-many-figures = { $number ->
    [one] { $number } { $figure }
   *[other] { $number } { $figure_many }
}
wotr_board-so-many-units = { $number ->
    [0] {""}
    [one] {" "}(1 unit)
   *[other] {" "}({ $number } units)
}

wotr_board-notice-turn = Turn { $number }.
wotr_board-each-drew = { $times ->
    [1] { $deck_card }
   *[other] { $times } { $deck } cards
}
wotr_board-notice-drew = { $side_id ->
    [shadow] The Shadow draws { $each }.
   *[other] The Free Peoples draw { $each }.
}
wotr_board-each-drew_card = “{ $card }”
wotr_board-notice-drew_card = { $side_id ->
    [shadow] The Shadow draws { $each }.
   *[other] The Free Peoples draw { $each }.
}
wotr_board-each-discarded = { wotr_board-each-drew }
wotr_board-notice-discarded = { $side_id ->
    [shadow] The Shadow discards { $each }.
   *[other] The Free Peoples discard { $each }.
}
wotr_board-each-discarded_card = “{ $card }”
wotr_board-notice-discarded_card = { $side_id ->
    [shadow] The Shadow discards { $each }.
   *[other] The Free Peoples discard { $each }.
}
wotr_board-notice-declared = The Fellowship declares itself in { $region_mid }.
wotr_board-notice-healed = The Ring-bearers’ corruption falls by { $number } to { $number2 }.
wotr_board-notice-corrupted = The Ring-bearers’ corruption rises by { $number } to { $number2 }.
wotr_board-notice-guide = { $character_mid } is now the Guide.
wotr_board-notice-entered_mordor = The Fellowship enters Mordor. The Eyes drawn so far go back into the hunt pool, together with the special tiles in play.
wotr_board-notice-mordor_step = { $number ->
    [5] The Fellowship reaches the Crack of Doom.
   *[other] In Mordor the Fellowship stands on step { $number } of 5.
}
wotr_board-notice-hunt_dice = { $number ->
    [0] The Shadow allocates no dice to the hunt.
    [one] The Shadow allocates { $number } die to the hunt.
   *[other] The Shadow allocates { $number } dice to the hunt.
}
wotr_board-notice-rolled = { $side_id ->
    [shadow] The Shadow rolls { $faces }.
   *[other] The Free Peoples roll { $faces }.
}
wotr_board-notice-used = { $side_id ->
    [shadow] The Shadow uses { $face_die }.
   *[other] The Free Peoples use { $face_die }.
}
wotr_board-notice-passed = { $side_id ->
    [shadow] The Shadow passes.
   *[other] The Free Peoples pass.
}
wotr_board-notice-changed_die = { $side_id ->
    [shadow] The Shadow turns { $face_die } to “{ $face2 }”.
   *[other] The Free Peoples turn { $face_die } to “{ $face2 }”.
}
wotr_board-notice-ring_used = { $side_id ->
    [shadow] The Shadow uses an Elven Ring.
   *[other] The Free Peoples use an Elven Ring.
}
    .and = { $side_id ->
        [shadow] uses an Elven Ring for it
       *[other] use an Elven Ring for it
    }
wotr_board-notice-moved_fellowship = The Fellowship moves on; its progress is { $number }.
wotr_board-notice-hid = The Fellowship hides again.
wotr_board-hunt-dice = { $again_id ->
    [some] { $dice }, re-rolled { $dice2 } { wotr_board-roll-need }
   *[none] { $dice } { wotr_board-roll-need }
}
wotr_board-notice-hunt_roll = { $good ->
    [0] The hunt misses the Fellowship: { wotr_board-hunt-dice }.
   *[other] The hunt finds the Fellowship with { wotr_board-roll-successes }: { wotr_board-hunt-dice }.
}
wotr_board-notice-tile = Hunt tile: { $tile }.
wotr_board-notice-tile_rolled = The die for it shows { $number }.
wotr_board-notice-tile_back = A hunt tile goes back into the pool: { $tile }.
wotr_board-notice-damage = { $number ->
    [0] The hunt does no damage.
   *[other] The hunt does { $number } damage.
}
wotr_board-notice-damage_reduced = { $number ->
    [0] No damage is left.
   *[other] The damage falls to { $number }.
}
wotr_board-notice-revealed = The Fellowship is revealed in { $region_mid }.
wotr_board-notice-revealed_in_mordor = The Fellowship is revealed.
wotr_board-notice-strongholds_passed = { $number ->
    [one] Its path has touched a Shadow stronghold, so another hunt tile is drawn.
   *[other] Its path has touched { $number } Shadow strongholds, so { $number } more hunt tiles are drawn.
}
wotr_board-each-separated = { $character_mid }
wotr_board-notice-separated = { $count ->
    [1] { $each } leaves the Fellowship and goes to { $region_mid }.
   *[other] { $each } leave the Fellowship and go to { $region_mid }.
}
wotr_board-each-entered = { $character_mid }
wotr_board-notice-entered = { $count ->
    [1] { $each } appears in { $region_mid }.
   *[other] { $each } appear in { $region_mid }.
}
wotr_board-each-moved_character = { $character_mid }
wotr_board-notice-moved_character = { $count ->
    [1] { $each } goes to { $region_mid }.
   *[other] { $each } go to { $region_mid }.
}
wotr_board-each-eliminated = { $character_mid }
wotr_board-notice-eliminated = { $count ->
    [1] { $each } is eliminated.
   *[other] { $each } are eliminated.
}
wotr_board-notice-left_game = { $character_mid } leaves the game.
wotr_board-each-marched = from { $region_mid } to { $region2_mid }{ wotr_board-so-many-units }
wotr_board-notice-marched = { $count ->
    [1] { $side_id ->
        [shadow] A Shadow army moves { $each }.
       *[other] A Free Peoples army moves { $each }.
    }
   *[other] { $side_id ->
        [shadow] Shadow armies move { $each }.
       *[other] Free Peoples armies move { $each }.
    }
}
wotr_board-each-nazgul_moved = { $number ->
    [1] one from { $region_mid }
   *[other] { $number } from { $region_mid }
}
wotr_board-notice-nazgul_moved = { $count ->
    [1] { $number ->
        [1] A Nazgûl flies from { $region_mid } to { $region2_mid }.
       *[other] { $number } Nazgûl fly from { $region_mid } to { $region2_mid }.
    }
   *[other] Nazgûl fly to { $region2_mid }: { $each }.
}
wotr_board-each-recruited = { wotr_board-so-many-figures } in { $region_mid }
wotr_board-notice-recruited = Recruited: { $each }.
wotr_board-each-removed = { wotr_board-so-many-figures }
wotr_board-notice-removed = Lost in { $region_mid }: { $each }.
wotr_board-each-reduced = { $times ->
    [1] an Elite unit of { $nation_the }
   *[other] { $times } Elite units of { $nation_the }
}
wotr_board-notice-reduced = { $count ->
    [1] { $times ->
        [1] An Elite unit of { $nation_the } in { $region_mid } is reduced to a Regular.
       *[other] { $times } Elite units of { $nation_the } in { $region_mid } are reduced to Regulars.
    }
   *[other] Reduced to Regulars in { $region_mid }: { $each }.
}
wotr_board-each-sent_back = { wotr_board-so-many-figures }
wotr_board-notice-sent_back = Too many units stand in { $region_mid }: { $each } { $count ->
    [1] { $number ->
        [1] returns to the reinforcements.
       *[other] return to the reinforcements.
    }
   *[other] return to the reinforcements.
}
wotr_board-each-upgraded = { $times ->
    [1] a Regular of { $nation_the }
   *[other] { $times } Regulars of { $nation_the }
}
wotr_board-notice-upgraded = { $count ->
    [1] { $times ->
        [1] A Regular of { $nation_the } in { $region_mid } becomes an Elite unit.
       *[other] { $times } Regulars of { $nation_the } in { $region_mid } become Elite units.
    }
   *[other] Made Elite units in { $region_mid }: { $each }.
}
wotr_board-each-activated = { $nation_the }
wotr_board-notice-activated = { $many ->
    [yes] { $each } become active { $reason }.
   *[other] { $each } becomes active { $reason }.
}
wotr_board-notice-advanced = { $number ->
    [0] { $nation_plural ->
        [yes] { $nation_the } go to war.
       *[other] { $nation_the } goes to war.
    }
    [one] { $nation_plural ->
        [yes] { $nation_the } are now { $number } step from war.
       *[other] { $nation_the } is now { $number } step from war.
    }
   *[other] { $nation_plural ->
        [yes] { $nation_the } are now { $number } steps from war.
       *[other] { $nation_the } is now { $number } steps from war.
    }
}
wotr_board-notice-set_back = { $nation_plural ->
    [yes] { $nation_the } step back on the political track and are
   *[other] { $nation_the } steps back on the political track and is
} { $number ->
    [one] { $number } step from war.
   *[other] { $number } steps from war.
}
wotr_board-notice-captured = { $side_id ->
    [shadow] The Shadow captures { $region_mid }.
   *[other] The Free Peoples capture { $region_mid }.
}
wotr_board-notice-points = Victory points: Free Peoples { $number }, Shadow { $number2 }.
wotr_board-notice-played = The event “{ $card }” is played.
wotr_board-notice-on_table = { $side_id ->
    [shadow] The Shadow lays “{ $card }” on the table.
   *[other] The Free Peoples lay “{ $card }” on the table.
}
wotr_board-notice-left_table = “{ $card }” leaves the table.
wotr_board-notice-attacked = { $way_id ->
    [siege] { $side_id ->
        [shadow] The Shadow attacks at the walls of { $region_mid }.
       *[other] The Free Peoples attack at the walls of { $region_mid }.
    }
   *[other] { $side_id ->
        [shadow] The Shadow attacks { $region2_mid } from { $region_mid }.
       *[other] The Free Peoples attack { $region2_mid } from { $region_mid }.
    }
}
wotr_board-notice-siege = { $region_mid } is under siege.
wotr_board-notice-white_rider = Gandalf the White gives up his leadership for this battle, so the Nazgûl and the Witch-king lose theirs.
wotr_board-notice-round = Battle, round { $number }.
wotr_board-each-chose_card = { $side_the }
wotr_board-notice-chose_card = { $count ->
    [1] { $side_id ->
        [shadow] The Shadow lays down { $deck_card } for combat.
       *[other] The Free Peoples lay down { $deck_card } for combat.
    }
   *[other] Combat cards are laid down by { $each }.
}
wotr_board-each-combat_card = “{ $card_combat }” for { $side_the } (on “{ $card }”)
wotr_board-notice-combat_card = Revealed: { $each }.
wotr_board-notice-cancelled = “{ $card_combat }” has no effect.
wotr_board-notice-combat_roll = { $side_id ->
    [shadow] The Shadow rolls { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
   *[other] The Free Peoples roll { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
}
wotr_board-notice-reroll = { $side_id ->
    [shadow] The Shadow’s leaders re-roll { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
   *[other] The Free Peoples’ leaders re-roll { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
}
wotr_board-notice-extra_attack = { $side_id ->
    [shadow] In an extra attack the Shadow rolls { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
   *[other] In an extra attack the Free Peoples roll { $dice }: { wotr_board-roll-hits } { wotr_board-roll-need }.
}
wotr_board-each-hits = { $number ->
    [0] none by { $side_the }
   *[other] { $number } by { $side_the }
}
wotr_board-notice-hits = Hits scored: { $each }.
wotr_board-notice-retreated = { $side_id ->
    [shadow] The Shadow abandons the field.
   *[other] The Free Peoples abandon the field.
}
wotr_board-notice-withdrew = The defenders of { $region_mid } withdraw into the stronghold.
wotr_board-notice-ceased = { $side_id ->
    [shadow] The Shadow breaks off the attack.
   *[other] The Free Peoples break off the attack.
}
wotr_board-each-tile_added = { $tile }
wotr_board-notice-tile_added = { $count ->
    [1] A tile joins the hunt pool: { $each }.
   *[other] Tiles join the hunt pool: { $each }.
}
wotr_board-notice-tile_removed = A hunt tile leaves the game: { $tile }.
wotr_board-notice-rolled_for = { $number ->
    [0] The dice for “{ $card }” show { $dice }.
   *[other] The dice for “{ $card }” show { $dice }: { wotr_board-roll-successes } { wotr_board-roll-need }.
}
wotr_board-notice-victory = { $outcome_id ->
    [corruption] The Ring-bearers fall to the Ring: the Shadow wins.
    [ring] The Ring is destroyed in the Crack of Doom: the Free Peoples win.
    [time] The last turn is over: the Shadow wins.
   *[other] { $side_id ->
        [shadow] The Shadow has 10 victory points and wins the war.
       *[other] The Free Peoples have 4 victory points and win the war.
    }
}
wotr_board-notice-fellowship_moved_by_enemy = The Shadow drives the Fellowship to { $region_mid }.
wotr_board-notice-looked_at_hand = { $side_id ->
    [shadow] The Shadow looks at the Free Peoples’ hand.
   *[other] The Free Peoples look at the Shadow’s hand.
}
wotr_board-notice-ring_back = { $ring } returns to the Free Peoples.
wotr_board-each-special_die = “{ $face }” on the { $special_die }
wotr_board-notice-special_die = The special dice are rolled: { $each }.
wotr_board-notice-special_kept = The { $special_die } is kept this turn.
wotr_board-notice-balrog_wakes = The Balrog wakes.
wotr_board-notice-balrog_sleeps = The Balrog falls asleep again.
wotr_board-notice-lured = The Ring tempts { $character_mid }.
wotr_board-notice-named_ring_used = { $side_id ->
    [shadow] The Shadow uses the Elven Ring { $ring }.
   *[other] The Free Peoples use the Elven Ring { $ring }.
}
    .and = { $side_id ->
        [shadow] uses the Elven Ring { $ring } for it
       *[other] use the Elven Ring { $ring } for it
    }
wotr_board-notice-special_used = The { $special_die } is used: { $face }.
wotr_board-notice-die_burnt = The { $special_die } leaves the game.
wotr_board-notice-die_again = { $face_die } is not spent and may be used again.
wotr_board-notice-smeagol_joins = Sméagol joins the Fellowship.
wotr_board-result = { wotr_board-notice-victory }

## Facts to be looked up on the real cards

wotr_board-doubt-strength = Does he add to combat strength? With us he does not.
wotr_board-doubt-ring_passes = Does the ring go to the Shadow when it is used in this way? With us it does.
wotr_board-doubt-activates = Which nations does he activate besides the North? With us none.
wotr_board-doubt-dies = Is the character lost when the stronghold is taken? With us it is.
wotr_board-doubt-special_dice = Does the ring work on special dice too? With us it does.
wotr_board-doubt-leaves = May he leave Fangorn and Rohan at level 2? With us he may.
wotr_board-doubt-tiles = Do all his tiles leave the game when drawn, or only the first? With us all do.
wotr_board-doubt-leadership = How much leadership is printed on the card? We use the number of the list of characters.
wotr_board-doubt-muster_die = May a Muster result be used as a Character result for anything, or only for the army he is with? With us for anything.
wotr_board-doubt-sixth_face = What is the sixth face of his die? With us Muster.
wotr_board-doubt-mordor_track = On the Mordor track, does the Fellowship still go one step? With us it does.
wotr_board-doubt-which_card = Besides a Character card, which card does the Shadow discard: any Strategy card, or one with an army icon? With us any.
wotr_board-doubt-coast = Which regions lie at the coast, by the map? We take those that the drawn coast touches.
wotr_board-doubt-east_edge = Which regions lie at the eastern edge of the map? With us East and South Rhûn, Khand and Far Harad.

## Why something cannot be done

wotr_board-hindered-die_missing = None of your unused dice plays it: it needs { $face } or Event.
wotr_board-hindered-other_die = This die does not play it: it needs { $face } or Event.
wotr_board-hindered-needs_unmet = What its text asks for isn’t there now.
wotr_board-hindered-no_combat = What this combat card needs isn’t there.
wotr_board-hindered-none_at_war = No recruiting: none of your nations is At War.
wotr_board-hindered-no_reinforcements = No recruiting: your nations At War have no reinforcements, or no free settlement for them.
wotr_board-hindered-no_army_marches = No march: none of your armies can move.
wotr_board-hindered-no_army_led = No march: a Character die moves an army with a leader or character, and none can go.
wotr_board-hindered-no_army_attacks = No attack: no army of nations At War that this die can move stands next to an enemy.
wotr_board-hindered-revealed = The Fellowship can’t move while it is revealed: hide it first.
wotr_board-hindered-at_the_end = The Fellowship has come to the end of its track: declare it first.
wotr_board-hindered-besieged = This army is besieged and can’t leave.
wotr_board-hindered-moved_already = This army has moved in this action already.
wotr_board-hindered-not_led = No leader or character is with this army, and this die asks for one.
wotr_board-hindered-nowhere_to_go = This army can’t leave: enemies stand around it, or its nation is not At War and must not cross another’s border.
wotr_board-hindered-warded = A card on the table keeps the Shadow’s armies out of here.
wotr_board-hindered-enemy_army = An enemy army stands here: attack it instead of marching.
wotr_board-hindered-not_at_war = A nation that is not At War must not cross another nation’s border.
wotr_board-hindered-no_enemy_near = No enemy army stands next to this one.
wotr_board-hindered-none_of_it_at_war = No nation of this army is At War, so it can’t attack.
wotr_board-hindered-no_enemy_there = No enemy army stands here in the open.
wotr_board-hindered-two_settlements = The second one must come to another settlement.
wotr_board-hindered-conquered = The enemy has conquered this settlement.
wotr_board-hindered-under_siege = No reinforcements come to a settlement under siege.
wotr_board-hindered-nazgul_in_strongholds = Nazgûl are recruited in strongholds only.
wotr_board-hindered-leaders_join_units = Leaders are recruited only where units of yours stand.
wotr_board-hindered-already_at_war = This nation is At War already.
wotr_board-hindered-passive = A passive nation stops one step before war until something makes it active.

## Why a choice is good, as a hint says after “it”

wotr_board-merit-hope = spares the Ring-bearers corruption
wotr_board-merit-burden = means more corruption for the Ring-bearers
wotr_board-merit-journey = brings the Fellowship nearer to its goal
wotr_board-merit-delay = delays the Fellowship
wotr_board-merit-points = brings you nearer to a military victory
wotr_board-merit-enemy-points = keeps the enemy further away from a military victory
wotr_board-merit-companions = leaves you more Action dice in later turns
wotr_board-merit-enemy-companions = leaves the enemy fewer Action dice in later turns
wotr_board-merit-minions = leaves you more Action dice in later turns
wotr_board-merit-enemy-minions = leaves the enemy fewer Action dice in later turns
wotr_board-merit-armies = leaves you stronger armies
wotr_board-merit-enemy-armies = leaves the enemy weaker armies
wotr_board-merit-hand = leaves you more cards in hand
wotr_board-merit-enemy-hand = leaves the enemy fewer cards in hand
wotr_board-merit-hidden = helps keep the Fellowship hidden
wotr_board-merit-revealed = helps reveal the Fellowship
wotr_board-merit-rings = leaves you more Elven Rings
wotr_board-merit-enemy-rings = leaves the enemy fewer Elven Rings
wotr_board-merit-nations = brings your nations nearer to war
wotr_board-merit-enemy-nations = keeps enemy nations out of war longer
