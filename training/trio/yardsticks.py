"""The fixed yardsticks tactic and builder, batched, and matches of a net against them."""
import torch

from board import OUTCOMES, SIDE, _neighbours, lines, on_board, win_chances
from play import choose_place, merge, net_step, new_games, put, throw
from turn import lift_boards, solve


def open_lines(pawns):
    """(N, S): rows with two own pawns and the third square free."""
    free = on_board(pawns.device) * (1 - pawns.sum(1, keepdim=True))
    total = 0
    for (p2, p1, n1, n2), (f2, f1, g1, g2) in zip(_neighbours(pawns), _neighbours(free)):
        total = total + (p1 * pawns * g1 + f1 * pawns * n1 + p1 * free * n1).sum((-1, -2))
    return total


def after_boards(boards, squares):
    """Boards (M, S, 10, 10) with an own pawn put on each of the two squares (M, 2): (M, 2, S, 10, 10)."""
    m, seats = boards.shape[:2]
    wide = boards[:, None].repeat(1, 2, 1, 1, 1).view(m, 2, seats, OUTCOMES)
    wide[:, :, 0].scatter_(2, squares[..., None], 1)
    return wide.view(m, 2, seats, SIDE, SIDE)


def yardstick_step(kind, table, gen):
    n, device = table.size, table.pawns.device
    rand = lambda *shape: torch.rand(*shape, generator=gen, device=device)
    four, squares, lifted_boards = lift_boards(table)
    wins, _, free = lines(table.pawns)
    keep, both = win_chances(wins)
    kept = keep[:, 0].gather(1, table.dice.clamp(min=0))
    chance = torch.cat([both[:, :1], kept], 1) + rand(n, 3) * 1e-4
    chance[:, 1:] = torch.where(table.dice > 0, chance[:, 1:], torch.full_like(chance[:, 1:], -1.0))
    faces = throw(table, chance.argmax(1), gen)

    lifted = torch.full((n, 4), -1, dtype=torch.long, device=device)
    lifted[four] = squares
    boards = table.pawns[:, None].repeat(1, 4, 1, 1, 1)
    boards[four] = lifted_boards.view(-1, 4, *table.pawns.shape[1:])
    boards = boards.flatten(0, 1)
    pair = torch.stack([faces[:, 0] * SIDE + faces[:, 1], faces[:, 1] * SIDE + faces[:, 0]], 1)
    own_wins = lines(boards)[0][:, 0].flatten(1).view(n, 4, OUTCOMES)
    won = own_wins.gather(2, pair[:, None].expand(-1, 4, -1)) > 0.5  # (N, 4, 2)
    score = rand(n, 4, 2)
    if kind == "builder":
        after = after_boards(boards, pair[:, None].expand(-1, 4, -1).reshape(-1, 2))
        counts = open_lines(after.flatten(0, 1)).view(n, 4, 2, -1)
        score = score + 10 * (counts[..., 0] - counts[..., 1:].sum(-1)) + 500
    score = torch.where(won, score + 1e5, score)
    free_pair = (free[:, 0].flatten(1) > 0.5).gather(1, pair)
    score = torch.where(free_pair[:, None], score, torch.full_like(score, -1e9))
    best = score.flatten(1).argmax(1)
    row = torch.arange(n, device=device)
    square = pair[row, best % 2]
    return put(table, faces, square, free_pair.any(1), lifted[row, best // 2], won[row, best // 2, best % 2])


@torch.no_grad()
def match(net, rules, kind, games, gen, device, players=2, turns=120):
    """Share of junior rounds won by the net in seat 0 (beginner by turns) against players - 1 yardsticks."""
    table = new_games(rules, games, gen, device)
    table.players[:] = players
    table.hunger[:] = 0
    mover = torch.arange(games, device=device) % players
    done = torch.zeros(games, dtype=torch.bool, device=device)
    score = torch.zeros(games, device=device)
    for _ in range(turns * players // 2):
        mine = net_step(solve(net, rules, table), table, gen)
        theirs = yardstick_step(kind, table, gen)
        ours = mover == 0
        won = torch.where(ours, mine.won, theirs.won) & ~done
        score += (won & ours).float()
        done |= won
        table = merge(ours, mine.after, theirs.after)
        mover = torch.where(torch.where(ours, mine.passed, theirs.passed), (mover + 1) % players, mover)
        if done.all():
            break
    return (score.sum() / done.sum()).item(), done.float().mean().item()
