"""Fitted value iteration by self-play for Trio. See README.md."""
import argparse
import copy
import json
import math
import os
import time

import torch

from board import plane_names, relative_bin_values
from export import write_net
from net import TrioNet
from play import merge, net_step, new_games
from turn import Rules, lines, log_parts, planes, rotate_value, solve
from yardsticks import match

CONFIGS = {
    "junior2": dict(shape="junior2", seats=2, bins=1),
    "general": dict(shape="general", seats=4, bins=6, softness=0.01),
}


def make_rules(name):
    config = CONFIGS[name]
    relative = relative_bin_values() if config["bins"] > 1 else torch.ones(2, 1)
    return Rules(relative=relative, **config)


def make_net(rules, channels, layers, hidden):
    inputs = len(plane_names(rules.shape, rules.seats))
    return TrioNet(inputs, channels, layers, hidden, rules.outputs)


def logits_at(net, rules, step):
    table = step.before
    wins, builds, _ = lines(step.board)
    x = planes(step.board, wins, builds, rules.shape, table.players, table.board, table.hunger)
    logits = net(x.contiguous(memory_format=torch.channels_last)).float()
    row = torch.arange(len(logits), device=logits.device)
    return logits[row, step.outcome]


def losses(rules, logits, target, players):
    """Cross-entropy (less the target's own entropy) of the winner, and of the bins given the winner, each (N,)."""
    log_winner, log_bins = log_parts(rules, logits, players)
    target = target.unflatten(-1, (rules.seats, rules.bins))
    winner = target.sum(-1)
    entropy = lambda t: t * t.clamp(min=1e-9).log()
    of_winner = (entropy(winner) - winner * log_winner.clamp(min=-50)).sum(-1)
    of_bins = (entropy(target) - target * log_bins).sum((-1, -2)) - entropy(winner).sum(-1)
    return of_winner, of_bins


BIN_WEIGHT = 0.1  # the winner is what the trunk should learn; row sums are noisy and ride along


def learn(net, rules, step, target, optimiser):
    open_ = ~step.won
    of_winner, of_bins = losses(rules, logits_at(net, rules, step), target, step.before.players)
    mean = lambda each: (each * open_).sum() / open_.sum()
    loss = mean(of_winner) + BIN_WEIGHT * mean(of_bins)
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimiser.step()
    return torch.stack([mean(of_winner), mean(of_bins)]).detach()


@torch.no_grad()
def follow(target, net, decay):
    for slow, fast in zip(target.parameters(), net.parameters()):
        slow.lerp_(fast, 1 - decay)


class HalfNet:
    """The target net in half precision: fast, and exact enough for values averaged over 100 outcomes."""

    def __init__(self, net, dtype):
        self.net = copy.deepcopy(net).to(dtype)
        self.dtype = dtype

    def refresh(self, net):
        with torch.no_grad():
            for mine, theirs in zip(self.net.parameters(), net.parameters()):
                mine.copy_(theirs)
        self.net.quantised = net.quantised

    def __call__(self, x):
        return self.net(x.to(self.dtype))


def report(log, text):
    print(text, flush=True)
    log.write(text + "\n")
    log.flush()


def measure(log, rules, half, games, seed, device, note):
    gen = torch.Generator(device=device).manual_seed(seed)
    for players in (2, 3, 4) if rules.seats == 4 else (2,):
        for kind in ("tactic", "builder"):
            score, ended = match(half, rules, kind, games, gen, device, players)
            report(log, f"{note} players {players} {kind} {score:.4f} games {games} ended {ended:.3f}")


def train(args):
    device = torch.device(args.device)
    torch.manual_seed(args.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cudnn.allow_tf32 = True
    torch.backends.cudnn.benchmark = False
    gen = torch.Generator(device=device).manual_seed(args.seed)
    rules = make_rules(args.config)
    net = make_net(rules, args.channels, args.layers, args.hidden).to(device)
    if args.trunk:
        known = torch.load(args.trunk, map_location=device)["state"]
        fits = {k: v for k, v in known.items() if net.state_dict()[k].shape == v.shape}
        net.load_state_dict(fits, strict=False)
    net = net.to(memory_format=torch.channels_last)
    ema = copy.deepcopy(net)
    half = HalfNet(ema, torch.float16 if device.type == "cuda" else torch.float32)
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-4)
    os.makedirs(args.out, exist_ok=True)
    log = open(os.path.join(args.out, f"{args.config}.log"), "w")
    report(log, json.dumps(dict(vars(args), torch=torch.__version__, parameters=sum(p.numel() for p in net.parameters()))))

    table = new_games(rules, args.games, gen, device, args.scattered)
    step, begun, last, index, rounds, gap = None, time.time(), time.time(), 0, 0, torch.zeros(2)
    while True:
        progress = (time.time() - begun) / args.seconds
        if progress >= 1 or (args.steps and index >= args.steps):
            break
        if not net.quantised and progress > 0.8:
            net.quantised = ema.quantised = True
        for group in optimiser.param_groups:
            warm = min(1.0, (index + 1) / 200)
            group["lr"] = args.rate * warm * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * min(progress, 1))))
        with torch.no_grad():
            half.refresh(ema)
            turn = solve(half, rules, table)
            if step is not None:
                target = rotate_value(rules, turn.value, step.before.players, step.passed)
        if step is not None:
            gap = learn(net, rules, step, target, optimiser)
            follow(ema, net, min(args.decay, 1 - 1 / (index / 10 + 2)))
        with torch.no_grad():
            step = net_step(turn, table, gen, args.careless)
            fresh = new_games(rules, args.games, gen, device, args.scattered)
            if index % 50 == 0:
                rounds += step.won.float().mean().item() * args.games * 50
            table = merge(step.won, fresh, step.after)
            # a finished round has no next value: its target is never used
        index += 1
        if index % args.every == 0:
            now = time.time()
            report(log, f"step {index} elapsed {now - begun:.1f} ms/step {(now - last) / args.every * 1e3:.1f} "
                        f"gap {gap[0]:.5f} bins {gap[1]:.5f} rounds {rounds:.0f}")
            last = now
        if index % 1000 == 0:
            write_net(ema, rules, os.path.join(args.out, f"{args.config}.pt"))
        if args.measure_every and index % args.measure_every == 0:
            measure(log, rules, half, 4096, args.seed + index, device, f"step {index}")
            last = time.time()
    net.quantised = ema.quantised = True
    half.refresh(ema)
    write_net(ema, rules, os.path.join(args.out, f"{args.config}.pt"))
    report(log, f"done: steps {index} labels {index * args.games} rounds about {rounds:.0f}")
    if args.final_games:
        measure(log, rules, half, args.final_games, args.seed + 1, device, "final")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--config", choices=list(CONFIGS), default="junior2")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--out", default="out")
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--steps", type=int, default=0)
    parser.add_argument("--channels", type=int, default=32)
    parser.add_argument("--layers", type=int, default=5)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.995)
    parser.add_argument("--careless", type=float, default=0.15)
    parser.add_argument("--scattered", type=float, default=0.25)
    parser.add_argument("--every", type=int, default=200)
    parser.add_argument("--measure-every", type=int, default=0)
    parser.add_argument("--final-games", type=int, default=16384)
    parser.add_argument("--trunk", default="", help="begin with the layers of this net that fit")
    parser.add_argument("--seed", type=int, default=3)
    train(parser.parse_args())
