"""Hold the batched game, planes and exact turn against reference.py on random positions. Runs on a CPU."""
import random

import torch

import reference
from board import BOARDS, plane_names, planes, lines, square_value
from play import net_step, new_games, throw
from train import make_net, make_rules
from turn import solve, utilities
from yardsticks import open_lines, yardstick_step


def sets_of(table, i):
    seats = range(int(table.players[i]))
    return [{(int(s) // 10, int(s) % 10) for s in table.pawns[i, k].flatten().nonzero()[:, 0]} for k in seats]


def value_function(net, rules, table, i):
    board = BOARDS[int(table.board[i])]
    players = int(table.players[i])

    def value_of(pawns):
        x = torch.tensor(reference.all_planes(pawns, rules.shape, rules.seats, players, board, table.hunger[i].tolist()))
        logits = net(x[None])[0]
        winner = torch.softmax(logits[:, :players], -1)
        bins = torch.ones(100, players, 1)
        if rules.bins > 1:
            bins = torch.softmax(logits[:, rules.seats :].view(100, rules.seats, rules.bins), -1)[:, :players]
        chances = (winner[..., None] * bins).flatten(1)
        return torch.cat([chances, torch.zeros(100, rules.classes - chances.shape[1])], 1).tolist()

    return value_of


def check_turns(rules, net, gen, count):
    table = new_games(rules, count, gen, torch.device("cpu"), scattered=0.9)
    turn = solve(net, rules, table)
    utility = utilities(rules, table)
    worst = 0.0
    for i in range(count):
        board = BOARDS[int(table.board[i])]

        def prize(rows):
            best = max(sum(square_value(board, r, c) for r, c in w) for w in rows)
            index = reference.bin_of(board, best) if rules.bins > 1 else 0
            return [float(k == index) for k in range(rules.classes)]

        dice = None if table.dice[i, 0] < 0 else tuple(table.dice[i].tolist())
        exact = reference.turn_value(sets_of(table, i), dice, value_function(net, rules, table, i), utility[i].tolist(), prize)
        worst = max(worst, max(abs(a - b) for a, b in zip(exact, turn.value[i].tolist())))
    assert worst < 1e-4, worst
    return worst


def check_play(rules, net, gen, turns):
    """Whole turns: every change of the board is a legal one and wins are seen."""
    table = new_games(rules, 64, gen, torch.device("cpu"), scattered=0.3)
    seen = 0
    for k in range(turns):
        if k % 3:
            step = yardstick_step("builder" if k % 3 == 1 else "tactic", table, gen)
        else:
            step = net_step(solve(net, rules, table), table, gen, careless=0.5)
        for i in range(table.size):
            before, after = sets_of(table, i), sets_of(step.after, i)
            faces = tuple(step.after.dice[i].tolist())
            if not bool(step.passed[i]):
                assert faces[0] == faces[1] > 0
            else:
                after = after[-1:] + after[:-1]
            legal = reference.options(before, faces)
            if not legal:
                assert after == before and bool(step.passed[i]) and not bool(step.won[i])
                continue
            gone, come = before[0] - after[0], after[0] - before[0]
            assert len(come) == 1 and after[1:] == before[1:]
            move = (next(iter(gone)) if gone else None, next(iter(come)))
            assert move in legal
            assert bool(reference.completed(before[0] - gone, move[1])) == bool(step.won[i])
            assert bool(step.passed[i]) == (faces[0] != faces[1])
            seen += 1
        fresh = new_games(rules, 64, gen, torch.device("cpu"), scattered=0.3)
        from play import merge

        table = merge(step.won, fresh, step.after)
    return seen


def check_open_lines(rules, gen):
    table = new_games(rules, 100, gen, torch.device("cpu"), scattered=1.0)
    counts = open_lines(table.pawns)
    for i in range(100):
        pawns = sets_of(table, i)
        full = reference.taken(pawns)
        for k, own in enumerate(pawns):
            plain = sum(sum(s in own for s in w) == 2 and sum(s not in full for s in w) == 1 for w in reference.WINDOWS)
            assert plain == int(counts[i, k])


if __name__ == "__main__":
    for name in ("junior2", "general"):
        torch.manual_seed(1)
        gen = torch.Generator().manual_seed(7)
        rules = make_rules(name)
        rules.softness = 0.0
        net = make_net(rules, 8, 2, 8)
        with torch.no_grad():
            for p in net.parameters():
                p.mul_(2.5)
            print(name, "turn values differ by at most", check_turns(rules, net, gen, 40))
            print(name, "placements checked", check_play(rules, net, gen, 30))
            check_open_lines(rules, gen)
