"""Runs the kernels of game.cu on torch tensors: through CuPy on a GPU, through g++ and ctypes on a CPU."""

import ctypes
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import torch

from dice import tables

HERE = Path(__file__).parent
WORDS, SLOTS, SELF, PLANES, SCALARS = 12, 129, 129, 16, 8


def pointer(t):
    return 0 if t is None else t.data_ptr()


class Kernels:
    def __init__(self, device):
        self.device = torch.device(device)
        self.gpu = self.device.type == "cuda"
        if self.gpu:
            import cupy

            self.cupy = cupy
            code = (HERE / "device.h").read_text() + (HERE / "game.cu").read_text()
            self.module = cupy.RawModule(code=code, options=("--std=c++17",))
        else:
            lib = Path(tempfile.mkdtemp()) / "game.so"
            subprocess.run(
                ["g++", "-O2", "-shared", "-fPIC", "-include", str(HERE / "host.h"), "-x", "c++"]
                + [str(HERE / "game.cu"), "-o", str(lib)],
                check=True,
            )
            self.module = ctypes.CDLL(str(lib))
        self.functions = {}
        self.tables = [torch.from_numpy(t).to(self.device) for t in tables()]

    def launch(self, name, grid, block, *args):
        if self.gpu:
            if name not in self.functions:
                self.functions[name] = self.module.get_function(name)
            stream = self.cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream)
            with stream:
                self.functions[name]((grid,), (block,), tuple(self.gpu_arg(a) for a in args))
        else:
            getattr(self.module, name)(*[self.host_arg(a) for a in args])

    @staticmethod
    def gpu_arg(a):
        if a is None or isinstance(a, torch.Tensor):
            return np.uint64(pointer(a))
        return a

    @staticmethod
    def host_arg(a):
        if a is None or isinstance(a, torch.Tensor):
            return ctypes.c_void_p(pointer(a))
        kinds = {np.int32: ctypes.c_int, np.float32: ctypes.c_float, np.uint64: ctypes.c_ulonglong}
        return kinds[type(a)](a)

    def deal(self, states, rngs, kind, path_seats=False):
        n = states.shape[0]
        self.launch("deal", (n + 63) // 64, 64, states, rngs, np.int32(n), np.int32(kind), np.int32(path_seats))

    def after_states(self, states, values, items, length, path_rule=0, noise=0):
        n = states.shape[0]
        length.zero_()
        self.launch("after_states", n, 64, states, values, items, length, np.int32(n), np.int32(path_rule), np.uint64(noise))

    def features(self, states, items, offset, count, side, planes, scalars):
        self.launch("features", max(count, 1), 64, states, items, np.int32(offset), np.int32(count), np.int32(side), planes, scalars)

    def settle(self, items, net, values, count):
        self.launch("settle", (count + 255) // 256, 256, items, net, values, np.int32(count))

    def turns(self, states, values, rngs, target, results, restart_kind, noise):
        n = states.shape[0]
        self.launch("turns", n, 128, states, values, rngs, target, results, np.int32(n), np.int32(restart_kind), np.float32(noise), *self.tables)
