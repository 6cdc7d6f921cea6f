"""Playing turns: new games, throws, placements; shared by self-play and the matches against yardsticks."""
from dataclasses import dataclass, replace

import torch

from board import OUTCOMES, SIDE, has_row
from turn import Table, rotate_table


@dataclass
class Step:
    """One turn part that was played: the board before the pawn came down, the outcome, what follows."""

    board: torch.Tensor  # (N, S, 10, 10) with the lifted pawn gone
    before: Table
    outcome: torch.Tensor  # (N,) index 10 a + b the net is asked about
    won: torch.Tensor  # (N,) the mover won with it
    passed: torch.Tensor  # (N,) the turn went on to the left
    after: Table


def new_games(rules, n, gen, device, scattered=0.0):
    """Empty boards, a share of them `scattered`: a few pawns of each seat anywhere, any dice."""
    rand = lambda *shape: torch.rand(*shape, generator=gen, device=device)
    whole = lambda high, *shape: torch.randint(high, shape, generator=gen, device=device)
    pawns = torch.zeros(n, rules.seats, SIDE, SIDE, device=device)
    dice = torch.full((n, 2), -1, dtype=torch.long, device=device)
    players = torch.full((n,), 2, dtype=torch.long, device=device)
    board = torch.zeros(n, dtype=torch.long, device=device)
    hunger = torch.zeros(n, rules.seats, device=device)
    if rules.shape == "general":
        players = 2 + whole(3, n)
        board = whole(2, n)
        mixed = torch.where(rand(n, rules.seats) < 0.3, whole(2, n, rules.seats).float(), rand(n, rules.seats))
        hunger = torch.where(rand(n, 1) < 0.35, torch.zeros_like(mixed), mixed)
        hunger = hunger * (torch.arange(rules.seats, device=device) < players[:, None])
    if scattered > 0:
        keys = rand(n, OUTCOMES).view(n, SIDE, SIDE)
        keys[:, 0, :] = -1
        keys[:, :, 0] = -1
        order = keys.flatten(1).argsort(1, descending=True)[:, : 4 * rules.seats]
        count = (whole(6, n, 1) - 1 + whole(2, n, rules.seats)).clamp(0, 4)
        count = count * (torch.arange(rules.seats, device=device) < players[:, None])
        up = torch.arange(4, device=device)[None, None] < count[..., None]
        slots = torch.zeros(n, rules.seats, OUTCOMES, device=device)
        slots.scatter_(2, order.view(n, rules.seats, 4), up.float())
        slots = slots.view(n, rules.seats, SIDE, SIDE)
        use = (rand(n) < scattered) & ~has_row(slots)
        pawns = torch.where(use[:, None, None, None], slots, pawns)
        dice = torch.where(use[:, None], whole(10, n, 2), dice)
    return Table(pawns, dice, players, board, hunger)


def throw(table, choice, gen):
    """Faces after throwing both (0) or only the other die than the kept one (1 keeps die 1, 2 keeps die 2)."""
    faces = torch.randint(10, table.dice.shape, generator=gen, device=table.dice.device)
    kept = torch.stack([choice == 1, choice == 2], 1)
    return torch.where(kept, table.dice, faces)


def choose_place(place, legal, faces):
    """Of the two squares of the faces the free one with the higher number in `place`; and whether there is one."""
    a, b = faces[:, 0], faces[:, 1]
    pair = torch.stack([a * SIDE + b, b * SIDE + a], 1)
    score = torch.where(legal.gather(1, pair), place.gather(1, pair), torch.full_like(pair, -1e9, dtype=place.dtype))
    square = pair.gather(1, score.argmax(1, keepdim=True))[:, 0]
    return square, legal.gather(1, pair).any(1)


def put(table, faces, square, placed, lifted, won):
    """Play it: the pawn on `lifted` (-1: a new one) to `square` where `placed`, else the turn is lost."""
    n = table.size
    row = torch.arange(n, device=square.device)
    own = table.pawns[:, 0].flatten(1).clone()
    gone = placed & (lifted >= 0)
    own[row[gone], lifted[gone]] = 0
    lifted_own = own.clone()
    own[row[placed], square[placed]] = 1
    build = lambda mine: torch.cat([mine.view(n, 1, SIDE, SIDE), table.pawns[:, 1:]], 1)
    outcome = torch.where(placed, square, faces[:, 0] * SIDE + faces[:, 1])
    passed = ~(placed & (faces[:, 0] == faces[:, 1]))
    after = rotate_table(replace(table, pawns=build(own), dice=faces), passed)
    return Step(build(lifted_own), table, outcome, won & placed, passed, after)


def merge(mask, yes, no):
    """Row by row from `yes` where mask, else from `no`; tables of the same size."""
    wide = mask[:, None]
    return Table(
        torch.where(wide[..., None, None], yes.pawns, no.pawns),
        torch.where(wide, yes.dice, no.dice),
        torch.where(mask, yes.players, no.players),
        torch.where(mask, yes.board, no.board),
        torch.where(wide, yes.hunger, no.hunger),
    )


def net_step(turn, table, gen, careless=0.0):
    """A turn part by the net's values; a share of choices at random for variety."""
    n, device = table.size, table.pawns.device
    rand = lambda *shape: torch.rand(*shape, generator=gen, device=device)
    any_throw = torch.where(turn.throws > -1e8, rand(n, 3), torch.full((n, 3), -1.0, device=device))
    throws = torch.where(rand(n, 1) < careless, any_throw, turn.throws)
    faces = throw(table, throws.argmax(1), gen)
    loose = rand(n) < careless
    score = torch.where(loose[:, None], rand(n, OUTCOMES), turn.place)
    square, placed = choose_place(score, turn.legal, faces)
    lift = turn.lift.gather(1, square[:, None])[:, 0]
    lift = torch.where(loose, torch.randint(4, (n,), generator=gen, device=device), lift)
    lifted = turn.lifted.gather(1, lift[:, None])[:, 0]
    won = turn.wins[torch.arange(n, device=device), lift, square]
    return put(table, faces, square, placed, lifted, won)
