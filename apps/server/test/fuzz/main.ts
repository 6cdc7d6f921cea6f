/** `npm run fuzz`: the fuzz of `npm test`, for as long as FUZZ_COMMANDS says. */
import type { StoreKind } from '../stores.ts';
import { fuzz } from './fuzz.ts';

const { FUZZ_COMMANDS = '100000', FUZZ_SEED = '1', FUZZ_STORE = 'sqlite' } = process.env;
const began = Date.now();
const number = (value: number): string => value.toLocaleString('en');
const seconds = (): string => number(Math.round((Date.now() - began) / 1000));

const tally = await fuzz({
  store: FUZZ_STORE as StoreKind,
  seed: Number(FUZZ_SEED),
  commands: Number(FUZZ_COMMANDS),
  onBatch: ({ accepted, sent, kills, runs }) =>
    console.log(
      `${seconds()} s: ${number(accepted)} accepted of ${number(sent)} commands, ${number(kills)} kills, ${number(runs)} runs`,
    ),
});
console.log(`No fault: ${number(tally.accepted)} accepted commands in ${seconds()} s on ${FUZZ_STORE}.`);
