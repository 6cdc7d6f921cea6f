"""Plays the shipped weights against readings of `path`: `python3 evaluate.py --games 512 --rules 9 0 1`.

A rule is a sum: 1 a quad counts as its mark (else twice), 2 three separate ways instead of a tree, and how worth falls
with the cost of the join: by quarters, 4 by twentieths, 8 as one over it, 16 by halves. The yardstick is 9.
"""

import argparse

import torch

from kernels import Kernels
from net import Twin, read_export
from train import test_against_path

if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("--weights", default="../../packages/ai/weights")
    p.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    p.add_argument("--games", type=int, default=512)
    p.add_argument("--rules", type=int, nargs="*", default=[9, 0, 1, 3, 5, 17])
    p.add_argument("--kinds", type=int, nargs="*", default=[0])
    a = p.parse_args()
    net = read_export(a.weights, "cowpath").to(a.device)
    kernels = Kernels(a.device)
    twin = Twin(net, 4096, 7, kernels.device)
    twin.load()
    for kind in a.kinds:
        for rule in a.rules:
            wins, ties = test_against_path(kernels, twin, a.games, 77, path_rule=rule, kind=kind)
            print(f"sheets {kind} path rule {rule}: wins {wins:.4f} ties {ties:.4f} of {a.games}", flush=True)
