"""Turn trained nets into the shipped weights, and write the fixtures that the TypeScript code is tested with.

python3 make.py RUN_FOLDER WEIGHTS_FOLDER FIXTURE_FOLDER

trio.bin holds the nets one after the other, each layer as: scales (f32, one an output), biases (f32), weights
(int8, output x input x 3 x 3, padded to a multiple of four bytes). trio.json says which layers there are.
"""
import hashlib
import json
import os
import struct
import sys

import torch

from board import BOARDS, lines, plane_names, planes, value_planes
from play import net_step, new_games
from train import make_net, make_rules
from turn import solve

NETS = ("junior2", "general")


def load(folder, name):
    kept = torch.load(os.path.join(folder, f"{name}.pt"), map_location="cpu")
    rules, shape = make_rules(name), kept["shape"]
    net = make_net(rules, shape["channels"], shape["layers"], shape["hidden"])
    net.load_state_dict(kept["state"])
    net.quantised = True
    return rules, net


def layers_of(net):
    yield "stem", net.stem
    for index, layer in enumerate(net.layers):
        yield f"layer{index + 1}", layer
    yield "square", net.square
    yield "gather", net.gather
    yield "out", net.out


def pack(module):
    weight = module.weight.detach()
    scale = (weight.flatten(1).abs().amax(1) / 127).clamp(min=1e-12)
    steps = torch.round(weight / scale.view(-1, *[1] * (weight.dim() - 1))).to(torch.int8)
    bias = module.bias.detach() if module.bias is not None else torch.zeros(len(scale))
    floats = [*scale.tolist(), *bias.tolist()]
    body = steps.contiguous().numpy().tobytes()
    return struct.pack(f"<{len(floats)}f", *floats) + body + bytes(-len(body) % 4)


def final_lines(folder, name):
    path = os.path.join(folder, f"{name}.log")
    return [line.strip() for line in open(path) if line.startswith("final")]


USUAL_HUNGER = 0.75


@torch.no_grad()
def usual_round(rules, net, players, board, games=192, turns=150):
    """A round from the empty board: chance by seat from the beginner on and bin, and what losers stand on at its end."""
    gen = torch.Generator().manual_seed(100 * players + board)
    table = new_games(rules, games, gen, torch.device("cpu"))
    table.players[:], table.board[:] = players, board
    table.hunger[:] = USUAL_HUNGER * (torch.arange(rules.seats) < players)
    chances = solve(net, rules, table.pick(slice(0, 1))).value[0].view(rules.seats, rules.bins)[:players]
    numbers = value_planes()[board]
    losses = []
    for _ in range(turns):
        step = net_step(solve(net, rules, table), table, gen)
        highest = (step.before.pawns[:, 1:players] * numbers).flatten(2).amax(-1)
        losses.append(highest[step.won].flatten())
        table = step.after.pick(~step.won)
        if table.size == 0:
            break
    return {
        "players": players,
        "board": BOARDS[board],
        "chances": [[round(v, 5) for v in row] for row in chances.tolist()],
        "usualLoss": round(torch.cat(losses).mean().item(), 2),
    }


def measured_before(out, sha256):
    """Results of matches with these very weights stay in the manifest."""
    path = os.path.join(out, "trio.json")
    known = json.load(open(path)) if os.path.exists(path) else {}
    return known.get("measured", []) if known.get("sha256") == sha256 else []


def write_weights(folder, out):
    parts, nets = [], {}
    for name in NETS:
        rules, net = load(folder, name)
        start = sum(map(len, parts))
        layers = []
        for layer, module in layers_of(net):
            parts.append(pack(module))
            layers.append({"name": layer, "shape": list(module.weight.shape)})
        head = json.loads(open(os.path.join(folder, f"{name}.log")).readline())
        recipe = {k: head[k] for k in ("games", "seconds", "rate", "decay", "careless", "scattered", "seed") if k in head}
        nets[name] = {
            "offset": start,
            "inputs": net.stem.in_channels,
            "channels": net.stem.out_channels,
            "layers": len(net.layers),
            "hidden": net.gather.out_features,
            "outputs": rules.outputs,
            "seats": rules.seats,
            "bins": rules.bins,
            "planes": plane_names(rules.shape, rules.seats),
            "sections": layers,
            "recipe": recipe,
            "measuredInTraining": final_lines(folder, name),
        }
    data = b"".join(parts)
    with open(os.path.join(out, "trio.bin"), "wb") as f:
        f.write(data)
    rules, net = load(folder, "general")
    rounds = [usual_round(rules, net, players, board) for players in (2, 3, 4) for board in (0, 1)]
    manifest = {"game": "trio", "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest(), "grid": [10, 10]}
    manifest.update(nets=nets, usualHunger=USUAL_HUNGER, rounds=rounds)
    manifest.update(measured=measured_before(out, manifest["sha256"]))
    with open(os.path.join(out, "trio.json"), "w") as f:
        json.dump(manifest, f, indent=2)
        f.write("\n")


def plane_fixture(plane):
    flat = [round(v, 6) for v in plane.flatten().tolist()]
    if min(flat) == max(flat):
        return flat[0]
    return [[i, v] for i, v in enumerate(flat) if v != 0]


def write_fixtures(folder, path):
    cases = []
    for name in NETS:
        rules, net = load(folder, name)
        gen = torch.Generator().manual_seed(11)
        table = new_games(rules, 6, gen, torch.device("cpu"), scattered=1.0)
        wins, builds, _ = lines(table.pawns)
        x = planes(table.pawns, wins, builds, rules.shape, table.players, table.board, table.hunger)
        with torch.no_grad():
            logits = net(x)
        for i in range(6):
            seats = range(int(table.players[i]))
            cases.append({
                "net": name,
                "board": BOARDS[int(table.board[i])],
                "hunger": [round(v, 6) for v in table.hunger[i].tolist()],
                "pawns": [table.pawns[i, s].flatten().nonzero()[:, 0].tolist() for s in seats],
                "planes": [plane_fixture(p) for p in x[i]],
                "logits": [[round(v, 5) for v in row] for row in logits[i, ::7].tolist()],
            })
    with open(path, "w") as f:
        f.write("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]\n")


@torch.no_grad()
def write_turns(folder, path):
    """Whole turns solved: the winner's chances by seat from the mover on."""
    cases = []
    for name in NETS:
        rules, net = load(folder, name)
        rules.softness = 0.0
        table = new_games(rules, 12, torch.Generator().manual_seed(12), torch.device("cpu"), scattered=0.9)
        table.hunger[:] = 0
        value = solve(net, rules, table).value.view(-1, rules.seats, rules.bins).sum(-1)
        for i in range(12):
            seats = range(int(table.players[i]))
            cases.append({
                "net": name,
                "board": BOARDS[int(table.board[i])],
                "pawns": [table.pawns[i, s].flatten().nonzero()[:, 0].tolist() for s in seats],
                "dice": table.dice[i].tolist(),
                "chances": [round(v, 6) for v in value[i].tolist()][: len(seats)],
            })
    with open(path, "w") as f:
        f.write("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]\n")


if __name__ == "__main__":
    run, weights, fixtures = sys.argv[1:4]
    os.makedirs(weights, exist_ok=True)
    write_weights(run, weights)
    write_fixtures(run, os.path.join(fixtures, "nets.json"))
    write_turns(run, os.path.join(fixtures, "turns.json"))
