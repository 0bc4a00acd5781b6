"""Chance. The fast generator is multiply-with-carry, its whole state one integer below 2^62; a keyed stream cannot be computed.

Both give the same numbers on every platform and in both builds. A game keeps the fast generator's integer in its state; computer
players and tests hold an `Rng` of their own, so that thinking never disturbs the dice. Whoever sees enough results of the fast one can
compute the next: where people play for anything, the seed is a key (`is_key`), and chance comes from a `KeyedStream`.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

# a * 2^32 - 1 and a * 2^31 - 1 are both prime, so every start but 0 lies on a cycle of about 2^61 states.
MULTIPLIER: Final = 1038307989
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


def seeded(seed: int) -> int:
    """A well-mixed generator state for any whole number (splitmix64, then a few steps); a key stays what it is."""
    if is_key(seed):
        return seed
    mixed = (seed + 0x9E3779B97F4A7C15) & 0xFFFF_FFFF_FFFF_FFFF
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFF_FFFF_FFFF_FFFF
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFF_FFFF_FFFF_FFFF
    mixed ^= mixed >> 31
    state = mixed % (MODULUS - 1) + 1
    for _ in range(4):
        state = advance(state)
    return state


def forked(state: int, n: int) -> int:
    """Another future: the state that follows when a record forks for the n-th time."""
    return seeded(state ^ (n * 0x632BE59BD9B4E019))


class KeyedStream:
    """Chance out of a secret key: BLAKE2b of a counter. No result tells anything of the key, nor of any other result."""

    key: bytes
    drawn: int
    trace: int  # a generator state for copies, which tells nothing of what the stream will give

    def __init__(self, seed: int = LEAST_KEY, purpose: str = "") -> None:
        """The stream of a key, or another one of the same key for another purpose."""
        raw = seed.to_bytes((seed.bit_length() + 7) // 8, "big") + purpose.encode()
        self.key = hashlib.blake2b(raw, digest_size=KEY_BITS // 8, person=b"westmarch").digest()
        self.drawn = 0
        self.trace = 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the bias is below n / 2^64."""
        digest = hashlib.blake2b(self.drawn.to_bytes(8, "big"), key=self.key, digest_size=16).digest()
        self.drawn += 1
        self.trace = int.from_bytes(digest[8:], "big") % (MODULUS - 1) + 1
        return int.from_bytes(digest[:8], "big") * n >> 64

    def forked(self, n: int) -> "KeyedStream":
        """Another future: the stream that follows when a record forks for the n-th time."""
        return KeyedStream(int.from_bytes(b"\x01" + self.key, "big"), f"fork {n} after {self.drawn}")


class Rng:
    """A stream of random numbers for whoever is not the game itself."""

    state: i64

    def __init__(self, seed: int = 0) -> None:
        self.state = seeded(seed % LEAST_KEY)

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
