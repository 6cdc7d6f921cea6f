"""Plays stored weights against readings of `path`: `python3 evaluate.py average.pt --games 512 --rules 0 1 3`."""

import argparse

import torch

from kernels import Kernels
from net import Net, Twin
from train import test_against_path

if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("weights")
    p.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    p.add_argument("--games", type=int, default=512)
    p.add_argument("--rules", type=int, nargs="*", default=[0, 1, 2, 3, 4, 5, 6, 7])
    p.add_argument("--kinds", type=int, nargs="*", default=[0])
    a = p.parse_args()
    state = torch.load(a.weights, map_location=a.device)
    net = Net(state["stem.weight"].shape[0], sum(k.startswith("tower") for k in state) // 2, state["hidden.weight"].shape[0])
    net.load_state_dict(state)
    kernels = Kernels(a.device)
    twin = Twin(net, 4096, 7, kernels.device)
    twin.load(rounding=True)
    for kind in a.kinds:
        for rule in a.rules:
            wins, ties = test_against_path(kernels, twin, a.games, 77, path_rule=rule, kind=kind)
            print(f"sheets {kind} path rule {rule}: wins {wins:.4f} ties {ties:.4f} of {a.games}", flush=True)
