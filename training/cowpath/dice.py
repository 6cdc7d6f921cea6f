"""The dice of a turn as tables: 252 throws of five dice (as counts of six faces), 462 keeps of up to five."""

from itertools import combinations_with_replacement
from math import factorial

import numpy as np

FACES = 6
DICE = 5


def counts(faces):
    return tuple(faces.count(f) for f in range(FACES))


def multisets(size):
    return [counts(c) for c in combinations_with_replacement(range(FACES), size)]


def ways(multiset):
    n = factorial(sum(multiset))
    for c in multiset:
        n //= factorial(c)
    return n


THROWS = multisets(DICE)
KEEPS = [k for size in range(DICE + 1) for k in multisets(size)]
THROW_INDEX = {m: i for i, m in enumerate(THROWS)}
KEEP_INDEX = {k: i for i, k in enumerate(KEEPS)}


def sub_multisets(m):
    subs = [()]
    for c in m:
        subs = [s + (n,) for s in subs for n in range(c + 1)]
    return sorted(subs, key=sum)


def tables():
    """Flat arrays for the kernels: faces, from, to, odds, subs (the full keep last, padded with it)."""
    faces = np.array(THROWS, dtype=np.int8)
    start, to, odds = [0], [], []
    for keep in KEEPS:
        left = DICE - sum(keep)
        for extra in multisets(left):
            to.append(THROW_INDEX[tuple(a + b for a, b in zip(keep, extra))])
            odds.append(ways(extra) / FACES**left)
        start.append(len(to))
    subs = np.empty((len(THROWS), 32), dtype=np.int16)
    for i, m in enumerate(THROWS):
        listed = [KEEP_INDEX[s] for s in sub_multisets(m)]
        assert listed[-1] == KEEP_INDEX[m]
        rest = listed[:-1]
        rest += [rest[0]] * (31 - len(rest))
        subs[i] = rest + [listed[-1]]
    return (
        faces,
        np.array(start, dtype=np.int32),
        np.array(to, dtype=np.int16),
        np.array(odds, dtype=np.float32),
        subs,
    )
