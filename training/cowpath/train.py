"""Fitted value iteration by self-play: see ../README.md. `python3 train.py --seconds 540 --out DIR`."""

import argparse
import math
import os
import random
import time

import numpy as np
import torch
import torch.nn.functional as F

from kernels import PLANES, SCALARS, SELF, SLOTS, WORDS, Kernels
from net import Net, Twin, export, widen

BEGAN = time.time()
SCALE = 256.0  # keeps half-precision gradients in range; Adam does not mind


def parse():
    p = argparse.ArgumentParser()
    p.add_argument("--out", default="out")
    p.add_argument("--seconds", type=float, default=540)
    p.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    p.add_argument("--seed", type=int, default=20260)
    p.add_argument("--channels", type=int, default=32)
    p.add_argument("--layers", type=int, default=6)
    p.add_argument("--hidden", type=int, default=64)
    p.add_argument("--games", type=int, default=4096, help="7 x 7 games at once")
    p.add_argument("--others", type=int, default=1024, help="games of other sizes at once")
    p.add_argument("--chunk", type=int, default=16384)
    p.add_argument("--batch", type=int, default=4096)
    p.add_argument("--other-batch", type=int, default=1024)
    p.add_argument("--steps", type=int, default=4, help="gradient steps a turn of self-play")
    p.add_argument("--memory", type=int, default=64, help="turns kept to learn from")
    p.add_argument("--rate", type=float, default=2e-3)
    p.add_argument("--noise", type=float, default=0.1)
    p.add_argument("--resume", default="")
    p.add_argument("--resume-at", type=float, default=0.0, help="where in the schedule to go on, 0 to 1")
    p.add_argument("--test-games", type=int, default=4096)
    p.add_argument("--tests", type=int, default=6)
    p.add_argument("--final-games", type=int, default=16384)
    return p.parse_args()


class Pool:
    """Games played at once on one canvas, and the memory of their states and targets."""

    def __init__(self, kernels, twin, games, kind, memory, seed, path_seats=False):
        d = kernels.device
        self.k, self.twin, self.n, self.kind = kernels, twin, games, kind
        self.states = torch.zeros(games, WORDS, dtype=torch.int64, device=d)
        g = torch.Generator().manual_seed(seed)
        self.rngs = torch.randint(-(2**62), 2**62, (games,), generator=g, dtype=torch.int64).to(d)
        self.values = torch.zeros(games, SLOTS, device=d)
        self.items = torch.zeros(games * SLOTS + twin.planes16.shape[0], dtype=torch.int32, device=d)
        self.net = torch.zeros(games * SLOTS + twin.planes16.shape[0], device=d)
        self.length = torch.zeros(1, dtype=torch.int32, device=d)
        self.target = torch.zeros(games, device=d)
        self.results = torch.zeros(games, dtype=torch.int32, device=d)
        self.past_states = torch.zeros(memory, games, WORDS, dtype=torch.int64, device=d)
        self.past_targets = torch.zeros(memory, games, device=d)
        self.turns = 0
        kernels.deal(self.states, self.rngs, kind, path_seats)

    def evaluate(self, path_rule=0):
        self.k.after_states(self.states, self.values, self.items, self.length, path_rule, self.turns * 7919 + 1)
        count = int(self.length.item())
        size = self.twin.planes16.shape[0]
        for at in range(0, count, size):
            n = min(size, count - at)
            self.k.features(self.states, self.items, at, n, self.twin.side, self.twin.planes16, self.twin.scalars)
            self.net[at : at + n].copy_(self.twin()[:n])
        if count:
            self.k.settle(self.items, self.net, self.values, count)
        return count

    def play(self, noise):
        """One turn of every game; the states before it and their exact targets go to memory."""
        count = self.evaluate()
        slot = self.turns % self.past_states.shape[0]
        self.past_states[slot].copy_(self.states)
        self.k.turns(self.states, self.values, self.rngs, self.target, self.results, self.kind, noise)
        self.past_targets[slot].copy_(self.target)
        self.turns += 1
        return count

    def sample(self, batch):
        rows = min(self.turns, self.past_states.shape[0]) * self.n
        pick = torch.randint(0, rows, (batch,), device=self.k.device)
        states = self.past_states.view(-1, WORDS)[pick]
        return states, self.past_targets.view(-1)[pick]


def test_against_path(kernels, twin, games, seed, path_rule=0, kind=0):
    pool = Pool(kernels, twin, games, kind, 1, seed, path_seats=True)
    for _ in range(500):
        pool.evaluate(path_rule)
        kernels.turns(pool.states, pool.values, pool.rngs, pool.target, pool.results, -1, 0.0)
        pool.turns += 1
        if pool.turns % 8 == 0 and bool((pool.results > 0).all()):
            break
    path_seat = 1 + torch.arange(games, device=kernels.device) % 2
    ties = (pool.results == 3) | (pool.results == 0)
    wins = (~ties & (pool.results != path_seat)).float().mean().item()
    return wins, ties.float().mean().item()


class Batch:
    def __init__(self, kernels, size, side):
        d = kernels.device
        self.k, self.size, self.side = kernels, size, side
        self.raw = torch.zeros(size, side, side, PLANES, dtype=torch.float16, device=d)
        kind = torch.float16 if kernels.gpu else torch.float32
        self.planes = torch.zeros(size, side, side, PLANES, dtype=kind, device=d)
        self.scalars = torch.zeros(size, SCALARS, device=d)
        self.target = torch.zeros(size, device=d)
        self.items = torch.arange(size, dtype=torch.int32, device=d) * 130 + SELF

    def fill(self, pool, rng):
        states, target = pool.sample(self.size)
        self.k.features(states, self.items, 0, self.size, self.side, self.raw, self.scalars)
        order = rng.sample(range(5), 5) + list(range(5, PLANES))
        x = self.raw.index_select(3, torch.tensor(order, device=self.k.device))
        turn = rng.randrange(8)
        if turn & 1:
            x = x.transpose(1, 2)
        if turn & 2:
            x = x.flip(1)
        if turn & 4:
            x = x.flip(2)
        self.planes.copy_(x)
        self.target.copy_(target)

    def loss(self, net, rounding):
        x = self.planes.permute(0, 3, 1, 2)
        mask = None if self.side == 7 else x[:, :8].sum(1, keepdim=True)
        z = net(x, self.scalars, mask, rounding).squeeze(1)
        return F.binary_cross_entropy_with_logits(2 * z, (self.target + 1) / 2)


class Learner:
    def __init__(self, net, average, batches, device):
        self.net, self.average, self.batches = net, average, batches
        self.gpu = device.type == "cuda"
        self.rate = torch.tensor(0.0, device=device)
        self.pull = torch.tensor(0.01, device=device)
        self.rounding = torch.tensor(0.0, device=device)
        options = dict(capturable=True, foreach=True) if self.gpu else {}
        self.opt = torch.optim.AdamW(net.parameters(), lr=self.rate if self.gpu else 1e-3, weight_decay=1e-4, **options)
        self.graph, self.value = None, torch.zeros((), device=device)

    def step(self):
        self.opt.zero_grad(set_to_none=False)
        share = [b.size for b in self.batches]
        loss = sum(b.loss(self.net, self.rounding) * s for b, s in zip(self.batches, share)) / sum(share)
        (loss * SCALE).backward()
        self.opt.step()
        with torch.no_grad():
            for a, p in zip(self.average.parameters(), self.net.parameters()):
                a.lerp_(p, self.pull)
        self.value.copy_(loss.detach())

    def capture(self):
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for p in self.net.parameters():
                p.grad = torch.zeros_like(p)
            for _ in range(3):
                self.step()
        torch.cuda.current_stream().wait_stream(stream)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.step()

    def learn(self):
        if self.gpu:
            if self.graph is None:
                self.capture()
            self.graph.replay()
        else:
            for group in self.opt.param_groups:
                group["lr"] = float(self.rate)
            self.step()


def rate_at(share, peak):
    warm = min(1.0, share / 0.01)
    return peak * warm * (0.003 + 0.997 * 0.5 * (1 + math.cos(math.pi * share)))


def main():
    a = parse()
    os.makedirs(a.out, exist_ok=True)
    log_file = open(f"{a.out}/train.log", "w")

    def log(*words):
        line = f"{time.time() - BEGAN:7.1f}s " + " ".join(str(w) for w in words)
        print(line, flush=True)
        log_file.write(line + "\n")
        log_file.flush()

    torch.manual_seed(a.seed)
    rng = random.Random(a.seed)
    device = torch.device(a.device)
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cudnn.allow_tf32 = True
    kernels = Kernels(device)
    net, average = (Net(a.channels, a.layers, a.hidden).to(device) for _ in range(2))
    if device.type == "cuda":
        net = net.to(memory_format=torch.channels_last)
        average = average.to(memory_format=torch.channels_last)
    if a.resume:
        widen(net, torch.load(a.resume, map_location=device))
    average.load_state_dict(net.state_dict())
    for p in average.parameters():
        p.requires_grad_(False)
    log("settings", vars(a))
    log("torch", torch.__version__, torch.cuda.get_device_name() if device.type == "cuda" else "cpu")
    twins = [Twin(average, a.chunk, 7, device), Twin(average, max(a.chunk // 2, 64), 8, device)]
    pools = [Pool(kernels, twins[0], a.games, 1, a.memory, a.seed), Pool(kernels, twins[1], a.others, 2, a.memory, a.seed + 1)]
    batches = [Batch(kernels, a.batch, 7), Batch(kernels, a.other_batch, 8)]
    learner = Learner(net, average, batches, device)
    log("parameters", sum(p.numel() for p in net.parameters()), "fused", twins[0].fused)

    def test(games, seed, rounding=False, **kw):
        twins[0].load(rounding)
        wins, ties = test_against_path(kernels, twins[0], games, seed, **kw)
        return f"wins {wins:.4f} ties {ties:.4f} score {wins + ties / 2:.4f} of {games}"

    loop_began, iterations, evaluated, next_test, tests = time.time(), 0, 0, 0.0, 0
    room = a.seconds - (loop_began - BEGAN)
    timers = [0.0, 0.0]
    while True:
        share = a.resume_at + (1 - a.resume_at) * (time.time() - loop_began) / room
        if share >= 1:
            break
        learner.rate.fill_(rate_at(share, a.rate))
        learner.pull.fill_(0.01 if share < 0.2 else 0.002)
        learner.rounding.fill_(1.0 if share > 0.85 else 0.0)
        detail = iterations % 200 == 199 and device.type == "cuda"
        if detail:
            torch.cuda.synchronize()
        t0 = time.time()
        for pool, twin in zip(pools, twins):
            twin.load(rounding=share > 0.85)
            evaluated += pool.play(a.noise)
        if detail:
            torch.cuda.synchronize()
        t1 = time.time()
        for _ in range(a.steps):
            for batch, pool in zip(batches, pools):
                batch.fill(pool, rng)
            learner.learn()
        if detail:
            torch.cuda.synchronize()
            t2 = time.time()
            done = sum(int((p.results > 0).sum()) for p in pools)
            log(f"turn {iterations + 1} share {share:.3f} loss {learner.value.item():.4f} play {1e3 * (t1 - t0):.1f} ms learn {1e3 * (t2 - t1):.1f} ms states {evaluated} seats done once {done}")
        iterations += 1
        if share >= next_test:
            log(f"turn {iterations} share {share:.3f} loss {learner.value.item():.4f} against path:", test(a.test_games, a.seed + 100 + tests))
            tests += 1
            next_test = max(share, tests / a.tests)
            torch.save(average.state_dict(), f"{a.out}/average.pt")
    torch.save(average.state_dict(), f"{a.out}/average.pt")
    manifest = {"seed": a.seed, "seconds": round(time.time() - BEGAN), "turns": iterations, "after_states": evaluated}
    export(average, a.out, "cowpath", manifest)
    log("turns", iterations, "after-states", evaluated, "targets", iterations * (a.games + a.others))
    manifest["float_against_path"] = test(a.final_games, a.seed + 1000)
    log("float against path:", manifest["float_against_path"])
    manifest["against_path"] = test(a.final_games, a.seed + 1001, rounding=True)
    log("rounded against path:", manifest["against_path"])
    manifest["against_path_plain_quads"] = test(a.final_games, a.seed + 1002, rounding=True, path_rule=1)
    log("rounded against path, quads as marks:", manifest["against_path_plain_quads"])
    twins[1].load(rounding=True)
    wins, ties = test_against_path(kernels, twins[1], 4096, a.seed + 1003, kind=2)
    manifest["against_path_any_size"] = f"wins {wins:.4f} ties {ties:.4f} score {wins + ties / 2:.4f} of 4096"
    log("rounded against path, any size and make-up:", manifest["against_path_any_size"])
    export(average, a.out, "cowpath", manifest)
    log("seconds in all", round(time.time() - BEGAN))


if __name__ == "__main__":
    main()
