"""Numbers by which words are valued; their unit is about a point of progress, where no other is named.

They were guessed first and then tuned by play: changed a little and at random, again and again, and moved to where more solo games of the
three scenarios were won.
"""

from typing import Final

# What things are worth, about in points of progress

A_RESOURCE: Final = 0.9  # a resource
A_CARD: Final = 1.4  # a card drawn
A_HERO: Final = 10.0  # a hero
A_THREAT: Final = 1.0  # a point of threat, while there is little
PROGRESS: Final = 1.0  # a point of progress
TO_WIN: Final = 12.0  # to pass the last stage
OUT_OF_THE_GAME: Final = 40.0  # to be put out by threat
STAGED: Final = 0.67  # each threat of a card that leaves the staging area for good
IN_VAIN: Final = -1.0  # a word that brings nothing now: worse than a pass

# Numbers of a character that stays in play for some rounds

A_WILLPOWER: Final = 1.8  # each willpower
AN_ATTACK: Final = 0.9  # each attack
A_DEFENSE: Final = 0.5  # each defense
A_HIT_POINT: Final = 0.4  # each hit point

# Cards that have no number of their own in weights/cards.py

AN_ABILITY: Final = 1.0  # each ability of an ally or attachment
MORE_THAN_ITS_PRICE: Final = 0.9  # what a card is worth beyond its price
AN_ACTION: Final = 0.4  # using an action that costs something or is limited

# Threat

WATCHED: Final = 27  # the threat from which on every further point costs more
WORSE_AND_WORSE: Final = 0.047  # for each point above that, a further point costs so much more

# The quest

BEYOND_NEED: Final = 0.027  # each willpower beyond the threat, needed or not
BY_THAT_PATH: Final = 0.4  # about the chance that the fork leads to a spider
ON_THE_SHORE: Final = 2  # cards that the ambush on the shore reveals for each player
READYING: Final = 0.7  # what it costs to ready Aragorn after he was committed
CLEARLY_BETTER: Final = 1e-9  # a change of who goes must bring more than this
MOST_TRIES: Final = 3  # how often the choice of who goes is gone through

# Travelling

THREAT_LEFT_BEHIND: Final = 2.4  # times STAGED, for each threat of the location that no longer counts
PROGRESS_SPENT_THERE: Final = 0.47  # each point that the location takes before the quest does
TO_GET_AWAY: Final = 1.0  # to have an active location at all
GUARDING_PLACE: Final = 3.0  # a location that guards an objective
WIN_DELAYED: Final = 8.0  # to travel where the last stage could be passed without
SPARE_WILLPOWER: Final = 2  # what a quest on the last stage should have beyond its need

# Engaging

OF_FREE_WILL: Final = 0.24  # what it must bring at least to engage by choice
COMES_ANYWAY: Final = 0.01  # to engage an enemy that would come by itself
AN_UNSEEN_DEATH: Final = 2.4  # the death of an enemy that may be revealed and engage
UNSEEN_DEFENSE: Final = 1  # the defense of such an enemy
LONG_FIGHT_ROUND: Final = 1.0  # each further round with an enemy, besides its attack
MOST_ROUNDS_OF_FIGHT: Final = 5  # as far as such rounds are counted

# Defence

NASTY_SHADOW: Final = 0.38  # what shadow cards do besides, where nobody defends
HERO_WOUND: Final = 0.59  # each damage on a hero
ALLY_WOUND: Final = 0.42  # each damage on an ally
GLOINS_WOUND: Final = 0.28  # each damage on Glóin, who is paid for it
LAST_HIT_POINTS: Final = 1.5  # times as much for damage that leaves one hit point: the next blow may kill
A_FEW_FIGHT_ON: Final = 0.7  # of the value of an ally that dies
AT_LEAST_AN_ALLY: Final = 1.0  # the least that the death of an ally costs
GANDALF_IN_PLAY: Final = 0.3  # Gandalf dead, who leaves at the end of the round anyway
THE_LAST_HERO: Final = 2.6  # times as much for the last hero
WITH_ATTACHMENTS: Final = 0.59  # of the value of what is attached to a hero who dies
NOT_STRIKING: Final = 0.45  # for each attack of a character that defends instead of striking
SURPLUS: Final = 1.2  # each damage that raises threat because nobody is left to take it
OUT_BY_SURPLUS: Final = 60.0  # as much of it as ends the game for the player
SURELY_COMES: Final = 0.43  # the odds above which a defender is taken up by an attack
HELPING: Final = 0.3  # to defend for another player
PART_OF_HEALTH: Final = 0.15  # a blow that takes all hit points away, by its part of them

# How likely a shadow card adds 0, 1, 2 or 3 to an attack that is defended, and to one that is not.
DEFENDED: Final[tuple[float, ...]] = (0.64, 0.24, 0.08, 0.04)
OPEN_TO_ALL: Final[tuple[float, ...]] = (0.5, 0.16, 0.14, 0.2)
NO_SHADOWS: Final[tuple[float, ...]] = (1.0, 0.0, 0.0, 0.0)

# Striking

DEATH: Final = 1.7  # an enemy dead
DEATH_OF_ATTACK: Final = 0.99  # each attack of it
DEATH_OF_THREAT: Final = 0.37  # each threat of it
STRIKING_PART: Final = 0.5  # of its value where it is wounded and not killed
SURELY_THERE: Final = 0.68  # the odds above which strikers are taken up by a kill
MUST_DIE: Final = 4.0  # the stake above which a stage hangs on an enemy's death
LEGOLAS_KILLS: Final = 2.3  # progress by a kill in which Legolas takes part
BLADE_KILLS: Final = 1.1  # or the bearer of a Blade of Gondolin
A_KILL: Final = 5.0  # an attack that kills, beyond the death
EFFORT: Final = 0.21  # each attack that a kill takes
A_WOUND: Final = 0.18  # of the value of its death, for a wound of all its hit points
NO_WOUND: Final = -0.31  # an attack that does nothing
HURT: Final = 0.43  # of the value of its death, for damage of all its hit points by a card
HURT_TO_DEATH: Final = 1.0  # a card's damage that kills, beyond the death
WINS_BY_SPAWN: Final = 13.8  # Ungoliant's Spawn dead where that wins
FREES_BEORNS_PATH: Final = 6.6  # Ungoliant's Spawn dead where it blocks the stage
FREES_THE_DUNGEONS: Final = 5.0  # the Nazgûl dead where it blocks the stage
FREES_AN_OBJECTIVE: Final = 5.0  # the guard of an objective dead
FREES_THE_RIVER: Final = 5.0  # a Hill Troll dead where it blocks the stage
CLEARS_THE_SHORE: Final = 3.4  # any enemy dead where none may be left

# Actions of cards on the table

GLEOWINE_EXHAUSTED: Final = 0.39  # what Gléowine exhausted costs
EOWYNS_CARD: Final = 0.72  # of the value of the card that Éowyn discards
EOWYN_USED: Final = 0.1  # Éowyn's action used up
BERAVORS_CARDS: Final = 1.7  # cards that Beravor's two are worth
BERAVOR_USED: Final = 0.22  # Beravor's action used up
DENETHORS_LOOK: Final = 1.5  # to look before the staging and put a bad card away
HENAMARTHS_LOOK: Final = 0.3  # to see the top card
HEALED: Final = 1.3  # each damage that is healed for nothing
HEALER_EXHAUSTED: Final = 0.5  # what the healer exhausted costs
GLORFINDEL_HEALS: Final = 0.42  # each damage of the worst wound
GLORFINDELS_HASTE: Final = 0.25  # to heal early
READIED_EARLY: Final = 0.13  # what it costs to ready before it must be
FARAMIR_EXHAUSTED: Final = 0.1  # what Faramir exhausted costs
PROTECTORS_CARD: Final = 0.31  # of the value of the card that is discarded for Protector of Lórien
PROTECTOR_USED: Final = 0.28  # one of its three uses
BEORN_GONE: Final = 3.1  # what it costs to shuffle Beorn in
BEORNS_KILL: Final = 1.0  # a kill by Beorn beyond the enemy's attack
MUCH_THREAT: Final = 40  # from which on a player hands threat on
LESS_THREAT: Final = 8  # so much less another player must have
THREAT_HANDED_ON: Final = 1.0  # to hand threat on
GANDALFS_MAP_CLAIMED: Final = 8.1  # to claim Gandalf's Map
CLAIMED_IN_CAVERNS: Final = 8.9  # to claim an objective where all three are needed
NEARLY_THROUGH: Final = 5  # points that may be missing then
CLAIMED_IN_TOWER: Final = 6.0  # to claim the first where one is needed
NEARLY_OUT: Final = 3  # points that may be missing then

# Playing cards

STAYING_EXHAUSTED: Final = 1.7  # what it costs that a hero does not ready for a round
BY_STEALTH: Final = (
    6.2  # how much better Gandalf comes by Sneak Attack, for one resource and back to the hand, than paid for
)
SNARED: Final = 2.2  # each attack of the enemy that a Forest Snare catches
QUIET_LOCATION: Final = 1.7  # a location that threatens less
THREE_CARDS: Final = 1.6  # cards that Lórien's Wealth is worth
FOUND_IN_TOMB: Final = 0.6  # of the value of the best card that Dwarven Tomb finds
A_HERO_BACK: Final = 14.0  # a hero back in play
DECK_RENEWED: Final = 2.1  # a discard pile shuffled into a deck that is at its end
DECK_AT_ITS_END: Final = 2  # cards that such a deck has at most
MUCH_DISCARDED: Final = 8  # cards that such a pile has more than
SEARCHED: Final = 0.34  # to search the deck in the planning phase
SAVED_BY_HEALING: Final = 1.7  # to heal a hero who is nearly dead
PRICE_OF_FOUND: Final = 0.72  # of its price that a card out of a pile will cost
GANDALF_FIGHTING: Final = 3.2  # Gandalf by stealth into a fight
GANDALF_LOWERING: Final = 2.7  # Gandalf by stealth to lower threat
THREAT_TO_LOWER: Final = 38  # from which on that is wanted
AN_ARROW: Final = 1.2  # each foe hit by Rain of Arrows
AN_ARCHER: Final = 0.92  # what the archer exhausted costs
ONLY_A_LIGHT: Final = 1.0  # A Light in the Dark: the enemy stays
BEFORE_IT_STRIKES: Final = 0.38  # a kill before the enemy attacks, beyond the death

# Responses

A_RESPONSE: Final = 1.0  # any response
TEST_KEPT: Final = 1.8  # what A Test of Will is worth later
STROKE_KEPT: Final = 1.0  # what Hasty Stroke is worth later
WILL_STRENGTHENED: Final = 0.47  # Strength of Will
ELEANOR_KEPT: Final = 4.9  # what Eleanor ready is worth later
NEARLY_RESCUED: Final = 3  # points that may be missing on the stage when the prisoner is rescued
ARAGORNS_RICHES: Final = 3  # resources from which on Aragorn readies for nothing

# What the texts of revealed cards cost

A_REVEAL: Final = 1.0  # any text
WEBBED: Final = 3.5  # Caught in a Web
SHACKLED: Final = 1.5  # Iron Shackles
MASSED: Final = 4.2  # Massing at Night, for each player
EYED: Final = 0.56  # Eyes of the Forest, of the value of each event
A_BLOW: Final = 1.8  # Dol Guldur Orcs and King Spider
SPAWNED: Final = 1.0  # Ungoliant's Spawn, for each character committed
SHADOW_UNDEFENDED: Final = 2.0  # a shadow effect where nobody defends
SHADOW_ELSEWHERE: Final = 1.0  # a shadow effect where another player defends
A_SHADOW: Final = 0.68  # a shadow effect besides one more damage

# Answers to single questions

BY_PLAN: Final = 1.0  # a word that belongs to a plan of several words
OFF_PLAN: Final = -0.6  # a word that does not
A_YES: Final = 0.42  # yes to whatever is offered
EACH_PLAYER: Final = 0.1  # each player whom a text serves at once
DECK_AVERAGE: Final = 0.98  # of what a new hand is worth on average
SECOND_COPY: Final = 0.63  # of its value, a further copy in the first hand
DEAR_CARD: Final = 0.35  # of its value, a card that costs much in the first hand
CHEAP: Final = 2  # the most that a cheap card costs
A_NEED: Final = 0.3  # each resource that a card of the hand will cost
ARAGORNS_NEED: Final = 1.2  # the resource that Aragorn keeps to ready
WEBBED_NEED: Final = 2.1  # each resource that a hero pays to ready
DRAWS_OF_GANDALF: Final = 3.0  # cards that Gandalf brings
SHORT_HAND: Final = 0.25  # each card that the hand is short of three then
LESS_THREAT_CHOSEN: Final = 0.63  # what lower threat must bring beyond other choices
BAD_CARD: Final = 3  # the threat from which on a card is put away
ONESELF: Final = 0.1  # a text that serves oneself
SERVES_THREAT: Final = 0.02  # each threat of the player whom it serves
SERVES_FOES: Final = 0.03  # each enemy engaged with that player
SERVES_HAND: Final = -0.05  # each card of that player
SPAWN_FOUND: Final = 5.0  # Ungoliant's Spawn found, for its death wins the game
GANDALF_FIRST: Final = 100.0  # Gandalf before anybody else by Sneak Attack
CONDITION_LOST: Final = 5.0  # a card of the encounter deck lost that hung on somebody
ATTACHMENT_LOST: Final = 0.12  # of the value of an attachment that is lost
EXHAUSTED_FIGHTER: Final = 0.063  # each attack and defense of a character that is exhausted
TARGET_THREAT: Final = 0.92  # each threat of an enemy that a text is about
TARGET_POINTS: Final = 0.23  # each point that a location still needs
HEALED_ABROAD: Final = 0.35  # each damage healed on another player's character
READIED: Final = 1.0  # a character readied
READIED_ATTACK: Final = 0.077  # each attack of it
ROAD_READIES: Final = 0.085  # each attack and defense of the character that the Old Forest Road readies
BURDEN_ON_STRENGTH: Final = 0.41  # each attack and defense of the character that bears a burden

# To what a card is attached

HOST_HEALTH: Final = 0.23  # each hit point of an enemy
HOST_POINTS: Final = 0.14  # each point of a location
ANOTHERS: Final = 5.0  # what it costs that it is another player's character
ONE_TOO_MANY: Final = 10.0  # a third restricted attachment
GUARD_HEALTH: Final = 0.29  # each hit point of a defender
STONE_ON_ARAGORN: Final = 2.5  # Celebrían's Stone on Aragorn
COURAGE_TWICE: Final = 4.3  # each Unexpected Courage that is there already
AXE_OF_A_DWARF: Final = 2.0  # Dwarven Axe on a Dwarf
RICH_ARAGORN: Final = 1.0  # resources for Aragorn

# Cards in hand

SECOND_OF_A_KIND: Final = 0.1  # a unique card that is in play already
HALF_PAID: Final = 0.5  # of its price, counted while it is in the hand

# How a search looks at words

HEAT: Final = 1.0  # how far it spreads its first looks beyond the word that looks best
COLDEST: Final = -8.0  # below the best by so many HEATs a word gets no less
CURIOSITY: Final = 0.3  # how much it looks again at words seldom tried
