"""Numbers that follow from what lies on the table: a card's willpower, attack, defense, hit points and threat, its traits
and spheres, and the sums of a quest. Computed when asked, never stored; nothing is ever below 0 (rules 8-9)."""

from mypy_extensions import i64

from westmarch.core.state import Seat
from westmarch.games.lcg.cards.book import (
    BEARER_RULES,
    BEARER_SPHERES,
    BEARER_TRAITS,
    ERRATA_MARKS,
    HOST_CANNOT_ATTACK,
    HOST_CANNOT_DEFEND,
    MARKS,
    OWN_RULES,
    PLAIN,
)
from westmarch.games.lcg.components import (
    AT_HERO,
    ATTACK,
    CANNOT_ATTACK,
    CARD_SPHERE,
    COMMITTED,
    ENEMY,
    EVERY_LOCATION,
    EVERYBODY_SAFE,
    GUARD,
    HIT_POINTS,
    KEYWORDS,
    LOCATION,
    NO_CARD,
    NOT_COUNTED,
    PRINTED,
    RESTRICTED,
    SEAT_ITSELF,
    SEVERAL_DEFENDERS,
    STAGING,
    THE_STAGING,
    THREAT,
    TOTAL_THREAT,
    TRAITS,
    WILLPOWER,
    Card,
)
from westmarch.games.lcg.state import LcgState, Modifier


def stat(state: LcgState, card: Card, which: i64, against: Card = NO_CARD) -> i64:
    """A number of a card in play; `against` is the enemy it is attacking."""
    title = state.title(card)
    total: i64 = PRINTED[which][title]
    rule = OWN_RULES[title]
    if rule is not PLAIN:
        total += rule.bonus(state, card, card, which, against)
    for attachment in state.attached_to(card):
        rule = BEARER_RULES[state.title(attachment)]
        if rule is not PLAIN:
            total += rule.bonus(state, attachment, card, which, against)
    for entry in state.modifiers:
        if entry.stat == which and applies(state, entry, card):
            if entry.amount == NOT_COUNTED:
                return 0
            total += entry.amount
    return total if total > 0 else 0


def applies(state: LcgState, entry: Modifier, card: Card) -> bool:
    """Whether a lasting effect is about this card."""
    if entry.whom == card:
        return entry.life == state.life[card]
    return entry.whom == EVERY_LOCATION and state.kind(card) == LOCATION and state.place[card] == STAGING


def hit_points_left(state: LcgState, card: Card) -> i64:
    """How much more damage destroys a card."""
    return stat(state, card, HIT_POINTS) - state.damage[card]


def has_trait(state: LcgState, card: Card, number: i64) -> bool:
    """Whether a card has a trait, printed or given."""
    traits: i64 = TRAITS[state.title(card)]
    if traits >> number & 1:
        return True
    for attachment in state.attached_to(card):
        traits = BEARER_TRAITS[state.title(attachment)]
        if traits >> number & 1:
            return True
    return False


def has_sphere(state: LcgState, card: Card, sphere: i64) -> bool:
    """Whether a card has the icon of a sphere, printed or given."""
    title = state.title(card)
    if CARD_SPHERE[title] == sphere:
        return True
    if state.place[card] == AT_HERO:
        for attachment in state.attached_to(card):
            if BEARER_SPHERES[state.title(attachment)] == (title, sphere):
                return True
    return False


def has_keyword(state: LcgState, card: Card, keyword: i64) -> bool:
    """Whether a card has a keyword."""
    keywords: i64 = KEYWORDS[state.title(card)]
    return keywords & keyword != 0


def marked(state: LcgState, card: Card, mark: i64) -> bool:
    """Whether a rule that is a mark holds for a card."""
    title = state.title(card)
    marks: i64 = MARKS[title]
    if state.lineup.rules.errata:
        further: i64 = ERRATA_MARKS[title]
        marks |= further
    return marks & mark != 0


def is_enemy(state: LcgState, card: Card) -> bool:
    """Whether a card is an enemy, Orc Guards included."""
    kind = state.kind(card)
    return kind in (ENEMY, GUARD)


def different(state: LcgState, enemies: list[int]) -> list[int]:
    """Enemies without those that are like an earlier one: same title, tokens, damage and attack, nothing
    known on them, and they guard nothing."""
    if len(enemies) < 2:
        return enemies
    found: list[int] = []
    seen: list[tuple[int, int, int, int, int]] = []
    for enemy in enemies:
        shadows = [shadow for shadow in state.shadows if shadow.card == enemy]
        like = (
            int(state.title(enemy)), state.tokens[enemy], state.damage[enemy], int(stat(state, enemy, ATTACK)),
            len(shadows),
        )  # fmt: skip
        seen_by_somebody = any(shadow.seen != 0 for shadow in shadows)
        guards = any(state.host[card] == enemy for card in state.staging())
        plain = (
            state.kind(enemy) == ENEMY and len(state.attached_to(enemy)) == 0 and not seen_by_somebody and not guards
        )
        if not plain or like not in seen:
            found.append(enemy)
        if plain:
            seen.append(like)
    return found


def willpower_committed(state: LcgState) -> i64:
    """The willpower of all committed characters."""
    total: i64 = 0
    for seat in range(state.lineup.seats):
        for character in state.characters(seat):
            if state.flags[character] & COMMITTED:
                total += stat(state, character, WILLPOWER)
    return total


def threat_in_staging(state: LcgState) -> i64:
    """The threat of the staging area."""
    total: i64 = 0
    for card in state.staging():
        total += stat(state, card, THREAT)
    for entry in state.modifiers:
        if entry.stat == TOTAL_THREAT and entry.whom == THE_STAGING:
            total += entry.amount * state.players()
    return total if total > 0 else 0


def can_attack(state: LcgState, enemy: Card, seat: Seat) -> bool:
    """Whether nothing forbids an enemy to attack a seat."""
    for attachment in state.attached_to(enemy):
        if marked(state, attachment, HOST_CANNOT_ATTACK):
            return False
    for entry in state.modifiers:
        about_it = entry.stat == CANNOT_ATTACK and entry.whom == enemy and entry.life == state.life[enemy]
        if about_it and (entry.amount == EVERYBODY_SAFE or entry.amount == seat):
            return False
    return True


def may_fight(state: LcgState, character: Card, defending: bool) -> bool:
    """Whether a character is ready and nothing forbids it to attack or defend."""
    if state.exhausted(character):
        return False
    mark = HOST_CANNOT_DEFEND if defending else HOST_CANNOT_ATTACK
    return all(not marked(state, attachment, mark) for attachment in state.attached_to(character))


def several_defenders(state: LcgState, seat: Seat) -> bool:
    """Whether a seat may declare several defenders this phase."""
    return any(entry.stat == SEVERAL_DEFENDERS and entry.whom == SEAT_ITSELF - seat for entry in state.modifiers)


def restricted_on(state: LcgState, card: Card) -> list[int]:
    """The restricted attachments of a character."""
    return [other for other in state.attached_to(card) if has_keyword(state, other, RESTRICTED)]
