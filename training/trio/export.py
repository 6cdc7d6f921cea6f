"""Keep a trained net on disk; make.py turns it into the shipped weights."""
import torch


def write_net(net, rules, path):
    shape = dict(shape=rules.shape, seats=rules.seats, bins=rules.bins, outputs=rules.outputs)
    shape.update(inputs=net.stem.in_channels, channels=net.stem.out_channels, layers=len(net.layers))
    shape.update(hidden=net.gather.out_features)
    torch.save(dict(shape=shape, state={k: v.float().contiguous().cpu() for k, v in net.state_dict().items()}), path)
