"""Chance that nobody can compute. It is not compiled: Python heeds signals while it multiplies numbers as large as these, which compiled
code would take for want of memory; and at a table of people nothing here takes long enough to matter."""

import hashlib

from westmarch.core.rng import KEY_BITS, LEAST_KEY, MODULUS


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
