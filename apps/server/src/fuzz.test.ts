import { expect, test } from 'vitest';
import { fuzz } from '../test/fuzz/fuzz.ts';

/** `npm run fuzz` sends more. */
const COMMANDS = Number(process.env['FUZZ_COMMANDS'] ?? 2_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const STORE = process.env['FUZZ_STORE'] === 'postgres' ? 'postgres' : 'sqlite';

test(
  'any commands of several guests over several sockets, with kills: one truth everywhere, nobody acts for another, no secret early',
  { timeout: 24 * 60 * 60 * 1000 },
  async () => {
    const { accepted, kills } = await fuzz({ store: STORE, seed: SEED, commands: COMMANDS });
    expect(accepted).toBeGreaterThanOrEqual(COMMANDS);
    expect(kills).toBeGreaterThan(0);
  },
);
