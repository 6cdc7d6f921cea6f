import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openComputer } from '@abacow/ai';
import { makeHex } from '@abacow/dice';
import { isUnreadable, legalNotation, parseRecord } from '@abacow/rules';
import { checkDice, recordOf, tokensOf, gameAt } from '@abacow/table';
import { describe, expect, test } from 'vitest';
import { type ComputerPlayer, workerComputer } from '../../table/computer/computer.ts';
import { findGame, newGame } from '../../table/local/games.ts';
import { LocalTable } from '../../table/local/local-table.svelte.ts';
import { inlineWorker } from '../../base/worker/inline.testing.ts';
import { respondWith } from '../../table/computer/players.ts';
import { type Services, quietServices } from '../../table/services/services.ts';
import { DAY_SEAT, dayGame, dayOfRecord, secretOf, secretTextOf } from './day-game.ts';
import { dayOfDice, diceNameOf } from '../../device/day/dice-name.ts';
import { dayResult } from './day-result.ts';
import { strongestResult } from './strongest.ts';

const DAY = '2026-11-16';
const weightsFile = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../../../../packages/ai/weights', name));

const openCowpath = () =>
  openComputer('cowpath', {
    manifest: JSON.parse(weightsFile('cowpath.json').toString()),
    bytes: new Uint8Array(weightsFile('cowpath.bin')),
  });

const computerOf = (opened: ReturnType<typeof openCowpath>): ComputerPlayer =>
  workerComputer(() => inlineWorker(respondWith(() => opened)));

/** Both devices have other random bytes, so their tables have other ids. */
const device = (opened: ReturnType<typeof openCowpath>, start: number): Services => {
  let count = start;
  return quietServices(computerOf(opened), {
    random: (bytes) => Uint8Array.from({ length: bytes }, () => (count = (count * 31 + 7) & 255)),
  });
};

/** The person always throws once and then marks what comes first in the list of moves, or passes. */
const playOut = async (services: Services): Promise<LocalTable> => {
  const id = await newGame(services, dayGame(DAY, null, null, 3));
  const found = await findGame(services, id);
  if (found.kind !== 'game') throw new Error(found.kind);
  const table = new LocalTable(services, found);
  for (let step = 0; table.phase === 'playing' && step < 4000; step++) {
    if (!table.mine) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      continue;
    }
    const legal = legalNotation(gameAt(table.state).position);
    table.play(legal.find((move) => /^[a-h]/.test(move)) ?? legal.find((move) => move === '-') ?? 't12345');
  }
  return table;
};

describe('the game of a day', () => {
  test('its secret is the SHA-256 of a public text', () => {
    expect(secretTextOf(DAY)).toBe('abacow day 2026-11-16');
    expect(makeHex(secretOf(DAY))).toBe(createHash('sha256').update(secretTextOf(DAY)).digest('hex'));
    expect(makeHex(secretOf('2026-11-17'))).not.toBe(makeHex(secretOf(DAY)));
  });

  test('its dice have a name that says the day', () => {
    expect(dayOfDice(diceNameOf(DAY))).toBe(DAY);
    expect(['abc', 'day', 'day 2026-02-30', ''].map(dayOfDice)).toEqual([null, null, null, null]);
  });

  test('on two devices the same decisions bring the same game, and its dice pass the check', async () => {
    const opened = openCowpath();
    const [one, other] = [await playOut(device(opened, 1)), await playOut(device(opened, 99))];
    expect(one.id).not.toBe(other.id);
    expect(one.phase).toBe('over');
    expect(tokensOf(one.state)).toEqual(tokensOf(other.state));

    const record = parseRecord(one.file()!.text);
    if (isUnreadable(record)) throw new Error(record.reason);
    expect(record.dice?.secret).toBe(makeHex(secretOf(DAY)));
    expect(checkDice(record)).toMatchObject({ kind: 'checked', honest: true });
    expect(dayOfRecord(record)).toBe(DAY);
    expect(dayResult(recordOf(one.state)!, DAY_SEAT)?.marks.length).toBeGreaterThan(2);
  });

  test('another game has no day', () => {
    expect(dayOfRecord({ dice: null })).toBeNull();
  });
});

test('the strongest computer plays the same game on every device', async () => {
  const result = strongestResult(DAY, await openCowpath());
  expect(result).toEqual({ end: 'won', marks: [1, 0, 0, 2, 0, 2, 1] });
});
