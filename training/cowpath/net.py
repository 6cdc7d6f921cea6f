"""The evaluation: a small residual convolution network, its half-precision twin for targets, its export."""

import hashlib
import json
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import nn

from kernels import PLANES, SCALARS

PLANE_NAMES = (
    ["free 1", "free 2", "free 3", "free 4", "free 5", "free c", "own", "other", "own starts", "other starts", "anchor"]
    + ["own join urgency", "own best join", "other join urgency", "other best join", "open to a mark"]
)
SCALAR_NAMES = ["own urgency", "other urgency", "own join cost / 8", "other join cost / 8"]
SCALAR_NAMES += ["own blocked", "other blocked", "bonus turn", "free share"]


class Net(nn.Module):
    def __init__(self, channels=32, layers=6, hidden=64, outputs=1):
        super().__init__()
        self.shape = dict(planes=PLANES, channels=channels, layers=layers, scalars=SCALARS, hidden=hidden, outputs=outputs)
        self.stem = nn.Conv2d(PLANES, channels, 3, padding=1)
        self.tower = nn.ModuleList(nn.Conv2d(channels, channels, 3, padding=1) for _ in range(layers))
        self.hidden = nn.Linear(2 * channels + SCALARS, hidden)
        self.out = nn.Linear(hidden, outputs)
        for layer in self.tower:
            with torch.no_grad():
                layer.weight.mul_(0.5)
        nn.init.zeros_(self.out.bias)
        with torch.no_grad():
            self.out.weight.mul_(0.1)

    def dense_layers(self):
        return [self.stem, *self.tower, self.hidden, self.out]

    def forward(self, planes, scalars, mask=None, rounding=None):
        """`rounding` (0 or 1, a tensor) blends in the weights' 8-bit rounding, gradients passing straight through.
        The convolutions run in the planes' precision, the rest in single precision."""

        def weight(m):
            return m.weight if rounding is None else m.weight + rounding * (rounded(m.weight) - m.weight).detach()

        def conv(x, m):
            return F.conv2d(x, weight(m).to(x.dtype), m.bias.to(x.dtype), padding=1)

        x = F.relu(conv(planes, self.stem))
        if mask is not None:
            x = x * mask
        for layer in self.tower:
            x = F.relu(x + conv(x, layer))
            if mask is not None:
                x = x * mask
        area = x.shape[2] * x.shape[3] if mask is None else mask.float().sum((2, 3))
        pooled = torch.cat([x.sum((2, 3), dtype=torch.float32) / area, x.amax((2, 3)).float(), scalars], 1)
        hidden = F.relu(F.linear(pooled, weight(self.hidden), self.hidden.bias))
        return F.linear(hidden, weight(self.out), self.out.bias)


def widen(net, old):
    """Puts a narrower net's weights into `net` so that it computes the same; the new channels start at random."""
    narrow, wide = old["stem.weight"].shape[0], net.shape["channels"]
    columns = [*range(narrow), *range(wide, wide + narrow), *range(2 * wide, 2 * wide + SCALARS)]
    state = net.state_dict()
    for name, value in state.items():
        if name.endswith("bias"):
            value[: len(old[name])] = old[name]
        elif name == "hidden.weight":
            value.zero_()
            value[:, columns] = old[name]
        else:
            outs, ins = old[name].shape[:2]
            value[:outs] = 0
            value[:outs, :ins] = old[name]
    net.load_state_dict(state)


def scale_of(weight):
    return weight.flatten(1).abs().amax(1).clamp_min(1e-8) / 127


def rounded(weight):
    scale = scale_of(weight).reshape(-1, *[1] * (weight.dim() - 1))
    return torch.round(weight / scale).clamp(-127, 127) * scale


class Twin:
    """Half-precision inference on a fixed batch, captured as a CUDA graph where there is a GPU."""

    def __init__(self, net, batch, side, device):
        self.net, self.side, self.gpu = net, side, device.type == "cuda"
        kind = torch.float16 if self.gpu else torch.float32
        self.kind = kind
        self.planes16 = torch.zeros(batch, side, side, PLANES, dtype=torch.float16, device=device)
        self.scalars = torch.zeros(batch, SCALARS, device=device)
        self.convs = [[m.weight.detach().to(kind), m.bias.detach().to(kind)] for m in [net.stem, *net.tower]]
        if self.gpu:
            for pair in self.convs:
                pair[0] = pair[0].contiguous(memory_format=torch.channels_last)
        self.heads = [[m.weight.detach().clone(), m.bias.detach().clone()] for m in [net.hidden, net.out]]
        self.fused = self.gpu
        self.graph = None
        if self.gpu:
            self.capture()

    @torch.no_grad()
    def load(self, rounding=False):
        keep = rounded if rounding else (lambda w: w)
        for (w, b), m in zip(self.convs, [self.net.stem, *self.net.tower]):
            w.copy_(keep(m.weight))
            b.copy_(m.bias)
        for (w, b), m in zip(self.heads, [self.net.hidden, self.net.out]):
            w.copy_(keep(m.weight))
            b.copy_(m.bias)

    def step(self, x, w, b, residual):
        if self.fused and residual:
            return torch.cudnn_convolution_add_relu(x, w, x, 1.0, b, (1, 1), (1, 1), (1, 1), 1)
        if self.fused:
            return torch.cudnn_convolution_relu(x, w, b, (1, 1), (1, 1), (1, 1), 1)
        y = F.conv2d(x, w, b, padding=1)
        return F.relu(x + y if residual else y)

    @torch.no_grad()
    def run(self):
        x = self.planes16.to(self.kind).permute(0, 3, 1, 2)
        mask = None if self.side == 7 else x[:, :8].sum(1, keepdim=True)
        for i, (w, b) in enumerate(self.convs):
            x = self.step(x, w, b, i > 0)
            if mask is not None:
                x = x * mask
        area = 49.0 if mask is None else mask.float().sum((2, 3))
        pooled = torch.cat([x.sum((2, 3), dtype=torch.float32) / area, x.amax((2, 3)).float(), self.scalars], 1)
        (w1, b1), (w2, b2) = self.heads
        return torch.tanh(F.linear(F.relu(F.linear(pooled, w1, b1)), w2, b2)).squeeze(1)

    def capture(self):
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            try:
                self.run()
            except RuntimeError as error:
                print("no fused convolution:", str(error).splitlines()[0])
                self.fused = False
            for _ in range(3):
                self.run()
        torch.cuda.current_stream().wait_stream(stream)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.values = self.run()

    def __call__(self):
        if self.graph is None:
            return self.run()
        self.graph.replay()
        return self.values


def export(net, folder, name, manifest):
    """Layer after layer: int8 weights [out][row][column][in] (dense: [out][in]), then f32 scales, then f32 biases."""
    chunks = []
    for m in net.dense_layers():
        w = m.weight.detach().float().cpu()
        scale = scale_of(w)
        q = torch.round(w / scale.reshape(-1, *[1] * (w.dim() - 1))).clamp(-127, 127).to(torch.int8)
        if q.dim() == 4:
            q = q.permute(0, 2, 3, 1)
        raw = q.contiguous().numpy().tobytes()
        chunks.append(raw + b"\0" * (-len(raw) % 4))
        chunks.append(scale.numpy().astype("<f4").tobytes())
        chunks.append(m.bias.detach().float().cpu().numpy().astype("<f4").tobytes())
    blob = b"".join(chunks)
    folder = Path(folder)
    (folder / f"{name}.bin").write_bytes(blob)
    full = {"game": name, "sha256": hashlib.sha256(blob).hexdigest(), "bytes": len(blob), "shape": net.shape}
    full |= {"planes": PLANE_NAMES, "scalars": SCALAR_NAMES} | manifest
    (folder / f"{name}.json").write_text(json.dumps(full, indent=2) + "\n")


def read_export(folder, name):
    """The net as exported: weights rounded."""
    folder = Path(folder)
    shape = json.loads((folder / f"{name}.json").read_text())["shape"]
    net = Net(shape["channels"], shape["layers"], shape["hidden"], shape["outputs"])
    blob, at = (folder / f"{name}.bin").read_bytes(), 0

    def take(size, kind):
        nonlocal at
        part = torch.frombuffer(bytearray(blob[at : at + size]), dtype=kind)
        at += size + -size % 4
        return part

    with torch.no_grad():
        for m in net.dense_layers():
            w = m.weight
            q = take(w.numel(), torch.int8).float()
            q = q.reshape(w.shape[0], 3, 3, w.shape[1]).permute(0, 3, 1, 2) if w.dim() == 4 else q.reshape(w.shape)
            scale, bias = take(4 * w.shape[0], torch.float32), take(4 * w.shape[0], torch.float32)
            w.copy_(q * scale.reshape(-1, *[1] * (w.dim() - 1)))
            m.bias.copy_(bias)
    assert at == len(blob)
    return net
