"""Chance. The fast generator is multiply-with-carry, its whole state one integer below 2^62; a keyed stream cannot be computed.

Both give the same numbers on every platform and in both builds. A game keeps the fast generator's integer in its state; computer
players and tests hold an `Rng` of their own, so that thinking never disturbs the dice. Whoever sees enough results of the fast one can
compute the next: where people play for anything, the seed is a key (`is_key`), and chance comes from a `keyed.KeyedStream`.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

# a * 2^32 - 1 and a * 2^31 - 1 are both prime, so every start but 0 lies on a cycle of about 2^61 states.
MULTIPLIER: Final = 1038307989
MASK16: Final = 0xFFFF
MASK32: Final = 0xFFFF_FFFF
MODULUS: Final = MULTIPLIER * (1 << 32) - 1


# A seed this large is a key. Smaller ones, which people write and simulations count up, begin the fast generator.
LEAST_KEY: Final = 1 << 128
KEY_BITS: Final = 256


def advance(state: i64) -> i64:
    """The generator's next state. All products stay below 2^62, where `i64` and `int` agree."""
    return MULTIPLIER * (state & MASK32) + (state >> 32)


def scale(state: i64, n: i64) -> i64:
    """A number from 0 to n - 1 out of a state; the bias is below n / 2^32."""
    return (((state ^ (state >> 32)) & MASK32) * n) >> 32


def is_key(seed: int) -> bool:
    """Whether a seed is the key of a stream that nobody can compute."""
    return seed >= LEAST_KEY


# A number of 64 bits as its upper and its lower half. Python heeds signals while it multiplies or divides numbers that do not fit a
# machine's, and compiled code would take the interrupt for want of memory: so nothing larger is ever multiplied here.
Halves: TypeAlias = tuple[i64, i64]


def product_low(a: i64, b: i64) -> i64:
    """The lower half of the product of two halves."""
    return ((a & MASK16) * b + ((((a >> 16) * b) & MASK16) << 16)) & MASK32


def product(a: Halves, b: Halves) -> Halves:
    """The product of two numbers, as far as 64 bits hold it."""
    high, low = a
    upper = (low >> 16) * b[1]
    lower = (low & MASK16) * b[1] + ((upper & MASK16) << 16)
    carried = (upper >> 16) + (lower >> 32)
    return (carried + product_low(low, b[0]) + product_low(high, b[1])) & MASK32, lower & MASK32


def folded(a: Halves, places: i64) -> Halves:
    """A number mixed with itself, shifted down by fewer places than half of it has."""
    high, low = a
    return high ^ high >> places, low ^ (low >> places | high << 32 - places & MASK32)


def seeded(seed: int) -> int:
    """A well-mixed generator state for any whole number (splitmix64, then a few steps); a key stays what it is."""
    if is_key(seed):
        return seed
    begun = seed + 0x9E3779B97F4A7C15
    mixed: Halves = (begun >> 32 & MASK32, begun & MASK32)
    mixed = product(folded(mixed, 30), (0xBF58476D, 0x1CE4E5B9))
    mixed = product(folded(mixed, 27), (0x94D049BB, 0x133111EB))
    high, low = folded(mixed, 31)
    while high > MULTIPLIER - 1 or (high == MULTIPLIER - 1 and low >= MASK32 - 1):  # the remainder by MODULUS - 1
        high -= MULTIPLIER - 1
        low -= MASK32 - 1
        if low < 0:
            high -= 1
            low += MASK32 + 1
    state = (high << 32) + low + 1
    for _ in range(4):
        state = advance(state)
    return int(state)


def forked(state: int, n: int) -> int:
    """Another future: the state that follows when a record forks for the n-th time."""
    high, low = product((n >> 32 & MASK32, n & MASK32), (0x632BE59B, 0xD9B4E019))
    return seeded(state ^ (int(high) << 32 | int(low)))


class Rng:
    """A stream of random numbers for whoever is not the game itself."""

    state: i64

    def __init__(self, seed: int = 0) -> None:
        self.state = seeded(seed & LEAST_KEY - 1)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.state = advance(self.state)
        return scale(self.state, n)

    def fork(self) -> int:
        """A fresh generator state that shares nothing with this stream."""
        high = self.below(1 << 30)
        return seeded(int(high) << 32 | int(self.below(1 << 30)))

    def unit(self) -> float:
        """A number from 0 up to 1, not including it."""
        return float(self.below(1 << 30)) / 1073741824.0

    def pick(self, items: list[int]) -> int:
        """One of the items, each as likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
