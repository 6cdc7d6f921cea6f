"""The exact turn, batched: every throw, every outcome, every placement, valued by the net.

A position is a `Table` of N games at the start of a turn, seats relative to the mover. A value is a
distribution over classes: winner (relative seat) x row-sum bin; the net for two-player junior has one bin.
The net's outputs are a logit a seat (who wins the round) and, with several bins, a logit a seat and bin
(the row sum if that seat wins).
"""
from dataclasses import dataclass, replace

import torch

from board import BIN_EDGES, BOARDS, OUTCOMES, SIDE, best_sums, lines, planes, value_planes


@dataclass
class Table:
    pawns: torch.Tensor  # (N, S, 10, 10) of 0 and 1
    dice: torch.Tensor  # (N, 2) faces on the table, -1 before the first throw
    players: torch.Tensor  # (N,)
    board: torch.Tensor  # (N,) 0 multiplication, 1 addition
    hunger: torch.Tensor  # (N, S) relative to the mover

    def pick(self, index):
        return Table(self.pawns[index], self.dice[index], self.players[index], self.board[index], self.hunger[index])

    @property
    def size(self):
        return self.pawns.shape[0]


@dataclass
class Rules:
    """What a net is for: its seats, bins and planes."""

    shape: str  # 'junior2' or 'general'
    seats: int
    bins: int
    relative: torch.Tensor  # (2, bins) value of a bin relative to the board's mean
    # Near-equal choices share the weight (in units of utility), so that values change smoothly with the
    # position: with bins or several opponents a hard choice makes them jump. 0 is a hard choice.
    softness: float = 0.0

    @property
    def classes(self):
        return self.seats * self.bins

    @property
    def outputs(self):
        return self.seats if self.bins == 1 else self.seats * (1 + self.bins)


@dataclass
class Turn:
    """What the turn comes to: per lifted pawn, per outcome, per throw."""

    lifted: torch.Tensor  # (N, 4) squares of the pawns that may be lifted, or -1 four times: a new pawn
    place: torch.Tensor  # (N, 100) mover's utility of placing on a square, best lift
    lift: torch.Tensor  # (N, 100) which of the four is lifted there
    legal: torch.Tensor  # (N, 100) the square is free
    wins: torch.Tensor  # (N, 4, 100) placing with this lift wins
    throws: torch.Tensor  # (N, 3) utility of both, keep die 1, keep die 2
    value: torch.Tensor  # (N, K) of the best throw


def utilities(rules, table):
    """(N, K): what each class is worth to the mover."""
    relative = rules.relative.to(table.hunger)[table.board]  # (N, bins)
    worth = (1 - table.hunger[..., None]) + table.hunger[..., None] * relative[:, None]
    n = table.players.to(worth)[:, None, None]
    sign = torch.full_like(worth, -1.0) / (n - 1)
    sign[:, 0] = 1
    return (worth * sign).flatten(1)


def evaluate(net, rules, pawns, table):
    """Class distributions (N, 100, K), completing squares (N, S, 10, 10) of boards in the setting of table."""
    wins, builds, free = lines(pawns)
    x = planes(pawns, wins, builds, rules.shape, table.players, table.board, table.hunger)
    logits = net(x.contiguous(memory_format=torch.channels_last)).float()
    return distribution(rules, logits, table.players[:, None]), wins


def log_parts(rules, logits, players):
    """Log chances of the winner (..., S) and of the bin given the winner (..., S, bins)."""
    seat = torch.arange(rules.seats, device=logits.device)
    absent = torch.where(seat < players[..., None], 0.0, -1e9)
    winner = torch.log_softmax(logits[..., : rules.seats] + absent, -1)
    if rules.bins == 1:
        return winner, torch.zeros_like(winner)[..., None]
    return winner, torch.log_softmax(logits[..., rules.seats :].unflatten(-1, (rules.seats, rules.bins)), -1)


def distribution(rules, logits, players):
    winner, bins = log_parts(rules, logits, players)
    return (winner[..., None] + bins).exp().flatten(-2)


def share(rules, worth, dim):
    """Weights of the choices along dim: all on the best, or spread over near-equals."""
    if rules.softness == 0:
        best = worth.argmax(dim, keepdim=True)
        return torch.zeros_like(worth).scatter_(dim, best, 1.0)
    return torch.softmax(worth / rules.softness, dim)


def win_bins(rules, own, table):
    """(N, 100): bin of the row sum that a pawn on the square completes."""
    if rules.bins == 1:
        return torch.zeros(own.shape[0], OUTCOMES, dtype=torch.long, device=own.device)
    sums = best_sums(own.float(), value_planes().to(own.device)[table.board])
    edges = torch.tensor([BIN_EDGES[b] for b in BOARDS], device=own.device, dtype=torch.float)[table.board]
    return ((sums.flatten(1)[..., None] >= edges[:, None]).sum(-1) - 1).clamp(min=0)


def swap(x):
    """Outcome (a, b) as (b, a): second axis of 100."""
    return x.unflatten(1, (SIDE, SIDE)).transpose(1, 2).flatten(1, 2)


def lift_boards(table):
    """Games whose mover has four pawns, the squares they lie on (M, 4) and the boards without each."""
    four = (table.pawns[:, 0].sum((1, 2)) > 3.5).nonzero()[:, 0]
    own = table.pawns[four, 0].flatten(1)
    squares = own.nonzero()[:, 1].view(-1, 4)
    boards = table.pawns[four].repeat_interleave(4, 0)
    flat = boards[:, 0].flatten(1)
    flat.scatter_(1, squares.reshape(-1, 1), 0)
    boards = torch.cat([flat.view(-1, 1, SIDE, SIDE), boards[:, 1:]], 1)
    return four, squares, boards


def solve(net, rules, table, utility=None):
    n, device = table.size, table.pawns.device
    utility = utilities(rules, table) if utility is None else utility
    four, squares, lifted_boards = lift_boards(table)
    spread = torch.cat([torch.arange(n, device=device), four.repeat_interleave(4)])
    setting = table.pick(spread)
    boards = torch.cat([table.pawns, lifted_boards])
    value, wins = evaluate(net, rules, boards, setting)
    won = wins[:, 0].flatten(1) > 0.5
    prize = torch.nn.functional.one_hot(win_bins(rules, boards[:, 0], setting), rules.classes).to(value)
    after = torch.where(won[..., None], prize, value)
    worth = (after * utility[spread][:, None]).sum(-1)

    place_value, place = after[:n].clone(), worth[:n].clone()
    lift = torch.zeros(n, OUTCOMES, dtype=torch.long, device=device)
    all_wins = won[:n, None].expand(-1, 4, -1).clone()
    lifted = torch.full((n, 4), -1, dtype=torch.long, device=device)
    if len(four):
        worths = worth[n:].view(-1, 4, OUTCOMES)
        place[four], lift[four] = worths.amax(1), worths.argmax(1)
        weight = share(rules, worths, 1)
        place_value[four] = (after[n:].view(-1, 4, OUTCOMES, rules.classes) * weight[..., None]).sum(1)
        all_wins[four] = won[n:].view(-1, 4, OUTCOMES)
        lifted[four] = squares

    free = 1 - table.pawns.sum(1)
    free[:, 0, :] = 0
    free[:, :, 0] = 0
    legal = free.flatten(1) > 0.5
    lost = (value[:n] + swap(value[:n])) / 2
    here = torch.where(legal, place, torch.full_like(place, -1e9))
    other = swap(here[..., None])[..., 0]
    weight = share(rules, torch.stack([here, other], 1), 1)[..., None]
    outcome = place_value * weight[:, 0] + swap(place_value) * weight[:, 1]
    outcome = torch.where((legal | swap(legal[..., None])[..., 0])[..., None], outcome, lost)
    keep = outcome.unflatten(1, (SIDE, SIDE)).mean(2)  # (N, 10, K): by the face kept
    both = keep.mean(1, keepdim=True)
    kept = keep.gather(1, table.dice.clamp(min=0)[..., None].expand(-1, -1, rules.classes))
    options = torch.cat([both, kept], 1)  # (N, 3, K)
    throws = (options * utility[:, None]).sum(-1)
    throws[:, 1:] = torch.where(table.dice > 0, throws[:, 1:], torch.full_like(throws[:, 1:], -1e9))
    best_value = (options * share(rules, throws, 1)[..., None]).sum(1)
    return Turn(lifted, place, lift, legal, all_wins, throws, best_value)


def rotate_table(table, passed):
    """The table as the next mover sees it; where `passed` is false the mover stays."""
    seats = table.pawns.shape[1]
    seat = torch.arange(seats, device=passed.device)[None]
    nxt = torch.where(seat < table.players[:, None], (seat + 1) % table.players[:, None], seat)
    order = torch.where(passed[:, None], nxt, seat)
    pawns = table.pawns.gather(1, order[..., None, None].expand_as(table.pawns))
    return replace(table, pawns=pawns, hunger=table.hunger.gather(1, order))


def rotate_value(rules, value, players, passed):
    """A value relative to the next mover, as the seat that passed the turn to it sees it."""
    seat = torch.arange(rules.seats, device=value.device)[None]
    back = torch.where(seat < players[:, None], (seat - 1) % players[:, None], seat)
    order = torch.where(passed[:, None], back, seat)
    value = value.unflatten(1, (rules.seats, rules.bins))
    return value.gather(1, order[..., None].expand_as(value)).flatten(1)
