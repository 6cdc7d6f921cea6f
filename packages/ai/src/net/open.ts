/** The fast trunk where SIMD WebAssembly is supported, otherwise the plain one. They agree to 1e-4. */
import { makePlainTrunk } from './plain.ts';
import type { MakeTrunk } from './trunk.ts';
import { makeWasmTrunk } from './wasm.ts';

export const openTrunk: MakeTrunk = (layers, grid, capacity) => {
  try {
    return makeWasmTrunk(layers, grid, capacity);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return makePlainTrunk(layers, grid, capacity);
  }
};
