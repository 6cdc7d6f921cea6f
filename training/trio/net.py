"""The evaluation: a small residual net whose output at square (a, b) values the outcome (a, b).

Stem 3 x 3, L residual layers x = relu(x + conv(x)), then at every square a linear map of its channels plus a
global part: mean and maximum over the squares -> dense F relu -> dense K.
"""
import torch
from torch import nn
from torch.nn import functional as fn


def rounded(weight):
    """The weight as the shipped int8 (one scale an output channel) will carry it; gradients pass through."""
    flat = weight.flatten(1)
    scale = (flat.abs().amax(1) / 127).clamp(min=1e-12).view(-1, *[1] * (weight.dim() - 1))
    return weight + (torch.round(weight / scale) * scale - weight).detach()


class TrioNet(nn.Module):
    def __init__(self, inputs, channels, layers, hidden, classes):
        super().__init__()
        self.stem = nn.Conv2d(inputs, channels, 3, padding=1)
        self.layers = nn.ModuleList(nn.Conv2d(channels, channels, 3, padding=1) for _ in range(layers))
        self.square = nn.Linear(channels, classes, bias=False)
        self.gather = nn.Linear(2 * channels, hidden)
        self.out = nn.Linear(hidden, classes)
        self.quantised = False
        with torch.no_grad():
            for layer in self.layers:
                layer.weight.mul_(0.5)
            self.square.weight.mul_(0.3)
            self.out.weight.mul_(0.3)

    def _weight(self, module):
        return rounded(module.weight) if self.quantised else module.weight

    def trunk(self, x):
        x = fn.relu(fn.conv2d(x, self._weight(self.stem), self.stem.bias, padding=1))
        for layer in self.layers:
            x = fn.relu(x + fn.conv2d(x, self._weight(layer), layer.bias, padding=1))
        return x

    def forward(self, x):
        """(N, P, 10, 10) -> logits (N, 100, K)."""
        x = self.trunk(x).flatten(2)
        pooled = torch.cat([x.mean(2), x.amax(2)], 1)
        hidden = fn.relu(fn.linear(pooled, self._weight(self.gather), self.gather.bias))
        whole = fn.linear(hidden, self._weight(self.out), self.out.bias)
        local = fn.linear(x.transpose(1, 2), self._weight(self.square))
        return local + whole[:, None]
