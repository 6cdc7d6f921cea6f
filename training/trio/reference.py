"""The same game once more in plain Python, one position at a time: what check.py holds the batched code against.

A position: pawns = list of sets of (r, c) a seat, seats relative to the mover; dice = (d1, d2) or None.
"""
from board import BIN_EDGES, square_value, windows

WINDOWS = windows()


def completed(pawns, square):
    """Rows of three that an own pawn on the square completes."""
    return [w for w in WINDOWS if square in w and all(s == square or s in pawns for s in w)]


def taken(pawns):
    return set().union(*pawns)


def free_squares(pawns):
    return [(r, c) for r in range(1, 10) for c in range(1, 10) if (r, c) not in taken(pawns)]


def winning(pawns, seat):
    return {s for s in free_squares(pawns) if completed(pawns[seat], s)}


def builds(pawns, seat, square):
    full = taken(pawns)
    count = 0
    for w in WINDOWS:
        if square in w and square not in full:
            others = [s for s in w if s != square]
            mine = sum(s in pawns[seat] for s in others)
            empty = sum(s not in full for s in others)
            count += mine == 1 and empty == 1
    return count


def seat_planes(pawns, seat):
    """pawn, wins, builds/4, chance*2, both*5, pawns/4 as 10 x 10 lists."""
    won = winning(pawns, seat)
    hit = lambda a, b: (a, b) in won or (b, a) in won
    keep = [sum(hit(a, b) for b in range(10)) / 10 for a in range(10)]
    both = sum(hit(a, b) for a in range(10) for b in range(10)) / 100
    make = lambda f: [[float(f(r, c)) for c in range(10)] for r in range(10)]
    return [
        make(lambda r, c: (r, c) in pawns[seat]),
        make(lambda r, c: (r, c) in won),
        make(lambda r, c: builds(pawns, seat, (r, c)) / 4 if r and c else 0),
        make(lambda r, c: 2 * max(keep[r], keep[c], both)),
        make(lambda r, c: 5 * both),
        make(lambda r, c: len(pawns[seat]) / 4),
    ]


def all_planes(pawns, shape, seats, players=2, board="multiplication", hunger=()):
    make = lambda f: [[float(f(r, c)) for c in range(10)] for r in range(10)]
    padded = list(pawns) + [set()] * (seats - len(pawns))
    out = [make(lambda r, c: r > 0 and c > 0), make(lambda r, c: r == c > 0)]
    for seat in range(seats):
        out += seat_planes(padded, seat)
    if shape == "general":
        scale = 1 / 40 if board == "multiplication" else 1 / 9
        out.append(make(lambda r, c: square_value(board, r, c) * scale if r and c else 0))
        flags = [players == 3, players == 4, board == "addition"]
        out += [make(lambda r, c, v=v: v) for v in flags + list(hunger)]
    return out


def bin_of(board, total):
    return sum(total >= e for e in BIN_EDGES[board]) - 1


def options(pawns, faces):
    """Legal (lifted or None, square) for faces on the table."""
    a, b = faces
    if a == 0 or b == 0:
        return []
    squares = [s for s in sorted({(a, b), (b, a)}) if s not in taken(pawns)]
    lifts = sorted(pawns[0]) if len(pawns[0]) == 4 else [None]
    return [(lift, s) for s in squares for lift in lifts]


def turn_value(pawns, dice, value_of, utility, prize):
    """Exact expectation of the turn. value_of(board without lifted pawn)[10 a + b] is a class list."""
    dot = lambda v: sum(x * y for x, y in zip(v, utility))
    cache = {}

    def values(lift):
        if lift not in cache:
            cache[lift] = value_of([pawns[0] - {lift}] + list(pawns[1:]))
        return cache[lift]

    def outcome(a, b):
        found = []
        for lift, (r, c) in options(pawns, (a, b)):
            own = pawns[0] - {lift}
            rows = completed(own, (r, c))
            found.append(prize(rows) if rows else values(lift)[10 * r + c])
        if found:
            return max(found, key=dot)
        lost = values(None)
        return [(x + y) / 2 for x, y in zip(lost[10 * a + b], lost[10 * b + a])]

    mean = lambda vs: [sum(col) / len(vs) for col in zip(*vs)]
    throws = [mean([outcome(a, b) for a in range(10) for b in range(10)])]
    for die in dice or ():
        if die > 0:
            throws.append(mean([outcome(die, j) for j in range(10)]))
    return max(throws, key=dot)
