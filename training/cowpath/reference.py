"""Cowpath in slow, plain Python: sets and dictionaries, no bits. The kernels are tested against it."""

import heapq
from functools import lru_cache
from itertools import product

INF = 99


class Position:
    """`symbols` maps a square (row, column) to 0..5, starts bear none; `own` and `starts` are lists a seat."""

    def __init__(self, rows, cols, symbols, own, starts, mover, anchor):
        self.squares = set(product(range(rows), range(cols)))
        self.symbols, self.own, self.starts, self.mover, self.anchor = symbols, own, starts, mover, anchor

    def free(self):
        return self.squares - self.own[0] - self.own[1]

    def neighbours(self, square):
        r, c = square
        return {(r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j} & self.squares

    def open(self):
        return self.free() if self.anchor is None else self.free() & self.neighbours(self.anchor)

    def in_one_region(self, seat, within):
        first, *others = sorted(self.starts[seat])
        seen, todo = {first}, [first]
        while todo:
            for n in self.neighbours(todo.pop()) & within - seen:
                seen.add(n)
                todo.append(n)
        return all(s in seen for s in others)

    def joined(self, seat):
        return self.in_one_region(seat, self.own[seat])

    def blocked(self, seat):
        return not self.in_one_region(seat, self.own[seat] | self.free())

    def marked(self, square, quad):
        own = [set(o) for o in self.own]
        own[self.mover].add(square)
        mover, anchor = (self.mover, square) if quad else (1 - self.mover, None)
        return Position.like(self, own, mover, anchor)

    def passed(self):
        return Position.like(self, self.own, 1 - self.mover, None)

    @staticmethod
    def like(p, own, mover, anchor):
        q = Position.__new__(Position)
        q.squares, q.symbols, q.starts = p.squares, p.symbols, p.starts
        q.own, q.mover, q.anchor = own, mover, anchor
        return q

    def exact(self, square):
        """The value of an after-state that needs no evaluation: 1, 0 or None."""
        after = self.marked(square, False)
        if after.joined(self.mover):
            return 1
        return 0 if after.blocked(0) and after.blocked(1) else None

    def bonus_follows(self, square):
        return bool(self.neighbours(square) & self.free() - {square})

    def costs(self, seat, begin):
        """Cheapest cost to each square from the squares of `begin` (square -> cost): own 0, free 1."""
        best = dict(begin)
        heap = [(c, s) for s, c in begin.items()]
        heapq.heapify(heap)
        allowed = self.own[seat] | self.free()
        while heap:
            cost, square = heapq.heappop(heap)
            if cost > best[square]:
                continue
            for n in self.neighbours(square) & allowed:
                there = cost + (n not in self.own[seat])
                if there < best.get(n, INF):
                    best[n] = there
                    heapq.heappush(heap, (there, n))
        return best

    def through(self, seat):
        """Cheapest join of the three starts through each square."""
        own = self.own[seat]
        price = lambda s: 0 if s in own else 1
        d = [self.costs(seat, {s: 0}) for s in sorted(self.starts[seat])]
        best = {}
        for n in range(3):
            a, b = d[(n + 1) % 3], d[(n + 2) % 3]
            pair = self.costs(seat, {s: a[s] + b[s] - price(s) for s in a if s in b})
            for s in pair:
                if s in d[n]:
                    best[s] = min(best.get(s, INF), pair[s] + d[n][s] - price(s))
        return best


def value_of_turn(plain, quad, nothing):
    """Best play of three attempts by plain recursion over ordered throws' counts."""

    def end(counts):
        best = None
        for s, n in enumerate(counts):
            if n >= 4:
                return max(quad[s], nothing)
            if n == 3 or (s == 5 and n == 2):
                best = plain[s] if best is None else max(best, plain[s])
        return nothing if best is None else max(best, nothing)

    @lru_cache(None)
    def thrown(keep, left):
        dice = 5 - sum(keep)
        if dice == 0:
            return at(keep, left)
        return sum(thrown_one(keep, f, left) for f in range(6)) / 6

    def thrown_one(keep, face, left):
        return thrown(tuple(n + (i == face) for i, n in enumerate(keep)), left)

    @lru_cache(None)
    def at(counts, left):
        best = end(counts)
        if left:
            for keep in product(*[range(n + 1) for n in counts]):
                if sum(keep) < 5:
                    best = max(best, thrown(keep, left - 1))
        return best

    return thrown((0,) * 6, 2)
