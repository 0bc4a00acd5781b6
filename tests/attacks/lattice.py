"""The attack on the fast generator: from what it shows, lattice reduction finds its state and with it all that comes.

A state s is c * 2^32 + x, and the next one is a * x + c: a times s, modulo a * 2^32 - 1. Two things follow. The highest bits of a state
are those of the x before it; and many states in a row are a point of a lattice. A draw of one in n shows the highest bits of x ^ c.
Where those of c are known from the draw before, each draw shows the highest bits of the next state, and the lattice point nearest to
them is the truth.
"""

from westmarch.core.rng import MODULUS, MULTIPLIER, advance, scale

DRAWN_BITS = 6  # each draw is one of 64: a card out of a large deck
N = 1 << DRAWN_BITS
SHOWN = 32 - DRAWN_BITS  # how many bits of x ^ c a draw does not show
DIMENSION = 24
Vector = list[int]


def dot(a: Vector, b: Vector) -> int:
    return sum(x * y for x, y in zip(a, b, strict=True))


def reduced(basis: list[Vector]) -> list[Vector]:
    """The basis reduced by Lenstra, Lenstra and Lovász, in whole numbers (Cohen, algorithm 2.6.7)."""
    b = [row[:] for row in basis]
    n = len(b)
    d = [1] + [0] * n  # d[i + 1]: the product of the first squared lengths
    lam = [[0] * n for _ in range(n)]
    k, known = 1, 0
    d[1] = dot(b[0], b[0])

    def shorten(k: int, i: int) -> None:
        if 2 * abs(lam[k][i]) <= d[i + 1]:
            return
        q = (2 * lam[k][i] + d[i + 1]) // (2 * d[i + 1])
        b[k] = [x - q * y for x, y in zip(b[k], b[i], strict=True)]
        lam[k][i] -= q * d[i + 1]
        for j in range(i):
            lam[k][j] -= q * lam[i][j]

    while k < n:
        if k > known:
            known = k
            for j in range(k + 1):
                u = dot(b[k], b[j])
                for i in range(j):
                    u = (d[i + 1] * u - lam[k][i] * lam[j][i]) // d[i]
                if j < k:
                    lam[k][j] = u
                else:
                    d[k + 1] = u
        shorten(k, k - 1)
        if 4 * d[k + 1] * d[k - 1] < 3 * d[k] ** 2 - 4 * lam[k][k - 1] ** 2:
            b[k], b[k - 1] = b[k - 1], b[k]
            for j in range(k - 1):
                lam[k][j], lam[k - 1][j] = lam[k - 1][j], lam[k][j]
            part = lam[k][k - 1]
            new = (d[k - 1] * d[k + 1] + part**2) // d[k]
            for i in range(k + 1, known + 1):
                old = lam[i][k]
                lam[i][k] = (d[k + 1] * lam[i][k - 1] - part * old) // d[k]
                lam[i][k - 1] = (new * old + part * lam[i][k]) // d[k + 1]
            d[k] = new
            k = max(k - 1, 1)
        else:
            for i in range(k - 2, -1, -1):
                shorten(k, i)
            k += 1
    return b


def nearest(basis: list[Vector], point: Vector) -> Vector:
    """A lattice point near to a point (Babai's rounding off plane by plane)."""
    stars: list[list[float]] = []
    for row in basis:
        star = [float(x) for x in row]
        for other in stars:
            share = sum(x * y for x, y in zip(row, other, strict=True)) / sum(y * y for y in other)
            star = [x - share * y for x, y in zip(star, other, strict=True)]
        stars.append(star)
    rest = point[:]
    for row, star in zip(reversed(basis), reversed(stars), strict=True):
        share = round(sum(x * y for x, y in zip(rest, star, strict=True)) / sum(y * y for y in star))
        rest = [x - share * y for x, y in zip(rest, row, strict=True)]
    return [x - y for x, y in zip(point, rest, strict=True)]


LATTICE = reduced(
    [[pow(MULTIPLIER, k, MODULUS) for k in range(DIMENSION)]]
    + [[MODULUS if k == row else 0 for k in range(DIMENSION)] for row in range(1, DIMENSION)]
)


def guesses_at_states(draws: list[int], carry: int) -> Vector:
    """About what the states after each draw are, if `carry` has the highest bits of the first c."""
    states = []
    for draw in draws:
        x = ((draw ^ carry >> SHOWN) << SHOWN) + (1 << SHOWN - 1)
        states.append(x * MODULUS >> 32)
        carry = MULTIPLIER * x >> 32
    return states


def solved(draws: list[int]) -> int | None:
    """The state of the fast generator after these draws, or None where it did not make them."""
    for top in range(N // 4):  # c has 30 bits
        states = guesses_at_states(draws[:DIMENSION], top << SHOWN)
        state = nearest(LATTICE, states)[0] % MODULUS
        if follow(state, len(draws) - 1) == draws[1:]:
            for _ in draws[1:]:
                state = advance(state)
            return state
    return None


def follow(state: int, count: int) -> list[int]:
    """What comes from a state, itself included."""
    found = []
    for _ in range(count):
        found.append(scale(state, N))
        state = advance(state)
    return found
