"""`python3 test_game.py`: the kernels (compiled for the CPU) against the reference, on positions of random play."""

import random

import torch

from kernels import PLANES, SCALARS, SELF, SLOTS, WORDS, Kernels
from reference import Position, value_of_turn

ORDER = [(b // 8, b % 8) for b in range(64)]


def squares(board):
    board &= (1 << 64) - 1
    return {ORDER[b] for b in range(64) if board >> b & 1}


def position(words):
    w = [int(x) & ((1 << 64) - 1) for x in words]
    meta = w[11]
    symbols = {s: i for i in range(6) for s in squares(w[i])}
    anchor = (meta >> 1 & 127) - 1
    p = Position(meta >> 8 & 15, meta >> 12 & 15, symbols, [squares(w[6]), squares(w[7])], [squares(w[8]), squares(w[9])], meta & 1, None if anchor < 0 else ORDER[anchor])
    assert p.squares == squares(w[10])
    return p


def check_features(p, planes, scalars):
    me = p.mover
    free, through = p.free(), [p.through(me), p.through(1 - me)]
    cost = [min((c for c in t.values()), default=99) for t in through]
    cost = [c if c < 12 else 12 for c in cost]
    for (r, c) in ORDER:
        if (r, c) not in p.squares:
            if r < planes.shape[0] and c < planes.shape[1]:
                assert not planes[r, c].any()
            continue
        s = (r, c)
        want = [float(s in free and p.symbols[s] == i) for i in range(6)]
        want += [s in p.own[me], s in p.own[1 - me], s in p.starts[me], s in p.starts[1 - me], s == p.anchor]
        for who in range(2):
            k = through[who].get(s, 99)
            want += [2.0 ** (1 - k) if k < 12 else 0.0, k < 12 and k == cost[who]]
        want.append(s in p.open())
        got = planes[r, c].tolist()
        assert got == [float(w) for w in want], (s, got, want)
    want = [2.0 ** (1 - c) if c < 12 else 0.0 for c in cost] + [c / 8 for c in cost]
    want += [p.blocked(me), p.blocked(1 - me), p.anchor is not None, len(free) / len(p.squares)]
    assert torch.allclose(scalars, torch.tensor([float(w) for w in want])), (scalars, want)


def check_turn(p, values, target):
    value = {}
    for s in p.open():
        b = s[0] * 8 + s[1]
        plain, quad = values[1 + b].item(), values[65 + b].item()
        exact = p.exact(s)
        if exact is not None:
            assert plain == exact and quad == exact
        if exact is None and not p.bonus_follows(s):
            assert quad == 2
            quad = plain
        value[s] = (plain, quad)
    nothing = values[0].item()
    best = [[max([nothing] + [v[q] for s, v in value.items() if p.symbols[s] == i]) for i in range(6)] for q in range(2)]
    want = value_of_turn(best[0], best[1], nothing)
    assert abs(want - target) < 1e-5, (want, target)


def check_step(before, after, result):
    """The state after a turn is the state before it, plus at most one legal mark."""
    me = before.mover
    new = after.own[me] - before.own[me]
    assert after.own[1 - me] == before.own[1 - me] and len(new) <= 1 and new <= before.open()
    if not new:
        assert after.mover == 1 - me and after.anchor is None and not result
        return
    (s,) = new
    exact = before.exact(s)
    assert result == (0 if exact is None else 1 + me if exact == 1 else 3)
    if after.mover == me:
        assert after.anchor == s and before.bonus_follows(s)
    else:
        assert after.anchor is None


def main():
    k = Kernels("cpu")
    rng = random.Random(5)
    torch.manual_seed(5)
    seen = dict(states=0, bonus=0, over=0, exact=0, blocked=0, turns=0)
    for kind in (0, 1, 2):
        n = 24
        states = torch.zeros(n, WORDS, dtype=torch.int64)
        rngs = torch.randint(-(2**62), 2**62, (n,), dtype=torch.int64)
        k.deal(states, rngs, kind)
        for g in range(n):
            p = position(states[g])
            assert not any(p.joined(s) or p.blocked(s) for s in (0, 1)) and len(p.starts[0]) == len(p.starts[1]) == 3
            counts = [sum(v == i for v in p.symbols.values()) for i in range(6)]
            if kind == 0:
                assert counts == [6, 6, 6, 6, 6, 13], counts
        done = torch.zeros(n, dtype=torch.int32)
        for turn in range(160):
            values, items = torch.zeros(n, SLOTS), torch.zeros(n * SLOTS, dtype=torch.int32)
            length, target = torch.zeros(1, dtype=torch.int32), torch.zeros(n)
            k.after_states(states, values, items, length)
            count = int(length)
            side = 7 if kind < 2 else 8
            planes = torch.full((max(count, n), side, side, PLANES), 7.0, dtype=torch.float16)
            scalars = torch.full((max(count, n), SCALARS), 7.0)
            k.features(states, items, 0, count, side, planes, scalars)
            for i in rng.sample(range(count), min(4, count)):
                g, slot = divmod(int(items[i]), 130)
                p = position(states[g])
                q = p.passed() if slot == 0 else p.marked(ORDER[(slot - 1) & 63], slot >= 65)
                check_features(q, planes[i].float(), scalars[i])
                seen["states"] += 1
                seen["bonus"] += q.anchor is not None
                seen["blocked"] += q.blocked(0) or q.blocked(1)
            k.settle(items, torch.rand(count) * 2 - 1, values, count)
            before = states.clone()
            results = torch.zeros(n, dtype=torch.int32)
            k.turns(states, values, rngs, target, results, -1, 0.5)
            for g in range(n):
                if done[g]:
                    continue
                old = position(before[g])
                check_step(old, position(states[g]), int(results[g]))
                if (turn + g) % 16 == 0:
                    check_turn(old, values[g], target[g].item())
                    seen["turns"] += 1
                done[g] = results[g]
                seen["over"] += int(results[g] > 0)
                seen["exact"] += int((values[g] == 1).any())
    print("kernels agree with the reference:", seen)


if __name__ == "__main__":
    main()
