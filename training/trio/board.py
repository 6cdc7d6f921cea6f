"""Trio's board as a 10 x 10 grid of dice outcomes.

Square (r, c) of the board has index 10 r + c. Row 0 and column 0 stand for outcomes with a 0: no pawn
ever lies there, but a lost turn has its value there. `pawns` is a tensor (N, S, 10, 10) of 0 and 1, seats
relative to the seat whose turn it is.
"""
import torch

SIDE = 10
OUTCOMES = SIDE * SIDE
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
SEAT_PLANES = 6

# Row sums are kept as six bins a board; an edge is the smallest sum of its bin.
BIN_EDGES = {"multiplication": (0, 20, 40, 65, 100, 140), "addition": (0, 18, 24, 30, 36, 42)}
BOARDS = ("multiplication", "addition")


def square_value(board, r, c):
    return r * c if board == "multiplication" else r + c


def windows():
    """All 224 rows of three adjoining squares, as lists of (r, c)."""
    found = []
    for r in range(1, 10):
        for c in range(1, 10):
            for dr, dc in DIRECTIONS:
                cells = [(r + k * dr, c + k * dc) for k in range(3)]
                if all(1 <= y <= 9 and 1 <= x <= 9 for y, x in cells):
                    found.append(cells)
    return found


def bin_of(board, total):
    return sum(total >= edge for edge in BIN_EDGES[board]) - 1


def bin_means(board):
    """Mean row sum of each bin, every row of the board counted once."""
    sums, counts = [0.0] * 6, [0] * 6
    for cells in windows():
        total = sum(square_value(board, r, c) for r, c in cells)
        sums[bin_of(board, total)] += total
        counts[bin_of(board, total)] += 1
    return [s / n for s, n in zip(sums, counts)]


def relative_bin_values():
    """(2 boards, 6 bins): a bin's mean row sum over the mean row sum of the board."""
    table = []
    for board in BOARDS:
        means = bin_means(board)
        mean = sum(sum(square_value(board, r, c) for r, c in w) for w in windows()) / len(windows())
        table.append([m / mean for m in means])
    return torch.tensor(table)


def value_planes():
    """(2, 10, 10): the number under every square."""
    planes = torch.zeros(2, SIDE, SIDE)
    for i, board in enumerate(BOARDS):
        for r in range(1, 10):
            for c in range(1, 10):
                planes[i, r, c] = square_value(board, r, c)
    return planes


def on_board(device):
    plane = torch.ones(SIDE, SIDE, device=device)
    plane[0, :] = 0
    plane[:, 0] = 0
    return plane


def _neighbours(grid):
    """For every direction the grids seen two back, one back, one ahead, two ahead."""
    padded = torch.nn.functional.pad(grid, (2, 2, 2, 2))
    view = lambda dr, dc: padded[..., 2 + dr : 12 + dr, 2 + dc : 12 + dc]
    for dr, dc in DIRECTIONS:
        yield view(-2 * dr, -2 * dc), view(-dr, -dc), view(dr, dc), view(2 * dr, 2 * dc)


def lines(pawns):
    """Per seat and free square: completes a row (0/1), and how many rows it would bring to two of three."""
    free = on_board(pawns.device).to(pawns.dtype) * (1 - pawns.sum(1, keepdim=True))
    wins = torch.zeros_like(pawns)
    builds = torch.zeros_like(pawns)
    for (p2, p1, n1, n2), (f2, f1, g1, g2) in zip(_neighbours(pawns), _neighbours(free)):
        wins += p2 * p1 + p1 * n1 + n1 * n2
        builds += p2 * f1 + f2 * p1 + p1 * g1 + f1 * n1 + n1 * g2 + g1 * n2
    return wins.clamp(max=1) * free, builds * free, free


def best_sums(own, values):
    """(N, 10, 10): the largest row sum that an own pawn on the square would complete, 0 for none."""
    best = torch.zeros_like(own)
    for (p2, p1, n1, n2), (a2, a1, b1, b2) in zip(_neighbours(own), _neighbours(values)):
        for x, y, total in ((p2, p1, a2 + a1), (p1, n1, a1 + b1), (n1, n2, b1 + b2)):
            best = torch.maximum(best, x * y * (total + values))
    return best


def has_row(pawns):
    """(N,): some seat already has three in a row."""
    found = torch.zeros_like(pawns)
    for p2, p1, n1, n2 in _neighbours(pawns):
        found += p1 * n1
    return ((found * pawns) > 0).flatten(1).any(1)


def win_chances(wins):
    """Chance to win with one throw: (N, S, 10) keeping each face, and (N, S) with both dice."""
    either = torch.maximum(wins, wins.transpose(-1, -2))
    return either.sum(-1) / 10, either.sum((-1, -2)) / 100


def planes(pawns, wins, builds, shape, players=None, board=None, hunger=None):
    """Input planes (N, P, 10, 10). Two-player junior nets know neither points nor seats 3 and 4.

    players (N,) long, board (N,) long, hunger (N, S): how much of a seat's aim is points, 0 to 1.
    """
    n, seats = pawns.shape[:2]
    keep, both = win_chances(wins)
    grid = lambda t: t.expand(*t.shape[:-2], SIDE, SIDE)
    chance = torch.maximum(torch.maximum(keep[..., :, None], keep[..., None, :]), both[..., None, None])
    count = pawns.sum((-1, -2)) / 4
    per_seat = torch.stack(
        [pawns, wins, builds / 4, chance * 2, grid((both * 5)[..., None, None]), grid(count[..., None, None])], 2
    )
    field = on_board(pawns.device).to(pawns.dtype)
    diagonal = torch.eye(SIDE, device=pawns.device, dtype=pawns.dtype) * field
    parts = [field.expand(n, 1, -1, -1), diagonal.expand(n, 1, -1, -1), per_seat.flatten(1, 2)]
    if shape == "general":
        scale = torch.tensor([1 / 40, 1 / 9], device=pawns.device, dtype=pawns.dtype)
        numbers = value_planes().to(pawns) * scale[:, None, None]
        parts.append(numbers[board][:, None])
        flags = torch.stack([(players == 3), (players == 4), board == 1], 1).to(pawns.dtype)
        parts.append(grid(torch.cat([flags, hunger.to(pawns.dtype)], 1)[..., None, None]))
    return torch.cat(parts, 1)


def plane_names(shape, seats):
    per_seat = ["pawn", "wins", "builds/4", "chance*2", "both*5", "pawns/4"]
    names = ["board", "diagonal"] + [f"{p}@{s}" for s in range(seats) for p in per_seat]
    if shape == "general":
        names += ["number", "three", "four", "addition"] + [f"hunger@{s}" for s in range(seats)]
    return names
