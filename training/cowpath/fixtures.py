"""Positions with their planes, numbers and values, for the tests of the TypeScript twin: `python3 fixtures.py`."""

import json
from pathlib import Path

import torch

from kernels import PLANES, SCALARS, SELF, SLOTS, WORDS, Kernels
from net import read_export

AI = Path(__file__).parent / "../../packages/ai"
TO, WEIGHTS = AI / "src/cowpath/fixtures/net.json", AI / "weights"


def text(words):
    w = [int(x) & ((1 << 64) - 1) for x in words]
    rows, cols = w[11] >> 8 & 15, w[11] >> 12 & 15

    def char(b):
        for board, c in [(8, "x"), (9, "o")] + [(i, "12345c"[i]) for i in range(6)]:
            if w[board] >> b & 1:
                return c

    return "/".join("".join(char(r * 8 + c) for c in range(cols)) for r in range(rows)), w


def squares(board):
    return [b for b in range(64) if board >> b & 1]


def main():
    torch.manual_seed(3)
    net = read_export(WEIGHTS, "cowpath")
    k = Kernels("cpu")
    fixtures = []
    for kind, n in ((0, 8), (2, 8)):
        states = torch.zeros(n, WORDS, dtype=torch.int64)
        rngs = torch.randint(-(2**62), 2**62, (n,), dtype=torch.int64)
        k.deal(states, rngs, kind)
        for turn in range(24):
            values, items = torch.zeros(n, SLOTS), torch.zeros(n * SLOTS, dtype=torch.int32)
            length, target, results = torch.zeros(1, dtype=torch.int32), torch.zeros(n), torch.zeros(n, dtype=torch.int32)
            g = turn // 3
            if turn % 3 == 0 and not int(states[g, 11]) >> 30 & 1:
                sheet, w = text(states[g])
                rows, cols = sheet.count("/") + 1, sheet.index("/")
                planes, scalars = torch.zeros(1, 8, 8, PLANES, dtype=torch.float16), torch.zeros(1, SCALARS)
                k.features(states, torch.tensor([g * 130 + SELF], dtype=torch.int32), 0, 1, 8, planes, scalars)
                x = planes[:, :rows, :cols].float().permute(0, 3, 1, 2).contiguous()
                with torch.no_grad():
                    value = torch.tanh(net(x, scalars)).item()
                fixtures.append(
                    dict(sheet=sheet, seat=w[11] & 1, anchor=(w[11] >> 1 & 127) - 1, crosses=squares(w[6]), circles=squares(w[7]))
                    | dict(planes=x.flatten().tolist(), scalars=scalars.flatten().tolist(), value=value)
                )
            k.after_states(states, values, items, length)
            k.settle(items, torch.rand(int(length)) * 2 - 1, values, int(length))
            k.turns(states, values, rngs, target, results, -1, 0.3)
    TO.parent.mkdir(exist_ok=True)
    short = lambda v: int(v) if isinstance(v, float) and v == int(v) else v
    for f in fixtures:
        f["planes"], f["scalars"] = [short(v) for v in f["planes"]], [short(v) for v in f["scalars"]]
    TO.write_text("[\n" + ",\n".join(json.dumps(f, separators=(",", ":")) for f in fixtures) + "\n]\n")
    print(len(fixtures), "positions, of them in bonus turns", sum(f["anchor"] >= 0 for f in fixtures))


if __name__ == "__main__":
    main()
