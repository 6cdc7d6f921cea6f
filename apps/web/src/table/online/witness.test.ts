import { commitment, makeHex, sha256 } from '@abacow/dice';
import type { RecordDice } from '@abacow/rules';
import { type Table, type TableEvent, apply } from '@abacow/table';
import { expect, test } from 'vitest';
import type { Notes } from '../../base/storage/notes.ts';
import { sitDown } from '../../features/online/table/wanted-seat.ts';
import { compareWithWitness, rememberSeed, rememberSeen, seedFor, witnessOf } from './witness.ts';

const seedOf = (name: string): string => makeHex(sha256(new TextEncoder().encode(name)));
const hashOf = (name: string): string => commitment(sha256(new TextEncoder().encode(name)));
const COMMITMENT = 'ab'.repeat(32);

const notesIn = (map = new Map<string, string>()): Notes => ({
  getItem: (name) => map.get(name) ?? null,
  setItem: (name, text) => void map.set(name, text),
  removeItem: (name) => void map.delete(name),
});
const FORBIDDEN: Notes = {
  getItem: () => null,
  setItem: () => {
    throw new Error('forbidden');
  },
  removeItem: () => undefined,
};

const opened: TableEvent = {
  kind: 'opened',
  at: 1,
  table: 'meadow',
  host: 'ada',
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  opening: { kind: 'lot' },
  clock: { kind: 'none' },
  commitment: COMMITMENT,
  scheme: 2,
};
const sat = (seat: number, name: string): TableEvent => ({
  kind: 'sat',
  at: 1,
  seat,
  seating: { kind: 'person', name, holder: name },
  seed: '',
  seedCommitment: hashOf(name),
});
const tableOf = (...events: readonly TableEvent[]): Table =>
  [opened, ...events].reduce<Table | null>(apply, null)!;
const EMPTY = tableOf();
const FULL = tableOf(sat(0, 'ada'), sat(1, 'ben'), { kind: 'started', at: 1 });

const DICE: RecordDice = {
  scheme: 2,
  table: 'meadow',
  commitment: COMMITMENT,
  seeds: [seedOf('ada'), seedOf('ben')],
  seedCommitments: [hashOf('ada'), hashOf('ben')],
  secret: null,
};

/** Ada's browser sat down at seat 0 and revealed its seed when both had sat down. */
const adasNotes = (): Notes => {
  const notes = notesIn();
  rememberSeed(notes, EMPTY, 0, seedOf('ada'));
  rememberSeen(notes, FULL);
  return notes;
};

test('a browser that sits down commits to a seed that it keeps to itself', () => {
  const notes = notesIn();
  const command = sitDown(notes, EMPTY, 0, 'Ada');
  if (command.kind !== 'sit') throw new Error(command.kind);
  const { seed } = witnessOf(notes, 'meadow')!.own[0]!;
  expect(command).toMatchObject({ seat: 0, seed: '' });
  expect(JSON.stringify(command)).not.toContain(seed);
  const seated = apply(EMPTY, { ...sat(0, 'ada'), seedCommitment: command.seedCommitment! } as TableEvent);
  expect(seedFor(notes, seated, 0)).toBe(seed);
});

test('a browser that can store nothing adds nothing, so that no game waits for it', () => {
  const command = sitDown(FORBIDDEN, EMPTY, 0, 'Ada');
  expect(command).toMatchObject({ kind: 'sit', seed: '' });
  expect(command).not.toHaveProperty('seedCommitment');
});

test('at a table of an older version the seed is added openly', () => {
  const command = sitDown(notesIn(), { ...EMPTY, dice: { ...EMPTY.dice, scheme: 1 } }, 0, 'Ada');
  expect(command).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  expect(command).not.toHaveProperty('seedCommitment');
});

test('another device has no seed to reveal', () => {
  expect(seedFor(notesIn(), FULL, 0)).toBeNull();
  expect(seedFor(adasNotes(), FULL, 0)).toBe(seedOf('ada'));
  expect(seedFor(adasNotes(), FULL, 1)).toBeNull();
});

test('the record is compared with what this browser saw', () => {
  const witness = witnessOf(adasNotes(), 'meadow');
  expect(compareWithWitness(DICE, null)).toBe('not-there');
  expect(compareWithWitness(DICE, witness)).toBe('same');
  expect(compareWithWitness({ ...DICE, commitment: 'cd'.repeat(32) }, witness)).toBe('commitment-differs');
  expect(compareWithWitness({ ...DICE, seeds: [seedOf('eve'), seedOf('ben')] }, witness)).toBe(
    'seed-differs',
  );
  const seedCommitments = [hashOf('ada'), hashOf('eve')];
  expect(compareWithWitness({ ...DICE, seedCommitments }, witness)).toBe('others-differ');
  expect(compareWithWitness({ ...DICE, seedCommitments: [hashOf('ada'), null] }, witness)).toBe(
    'others-differ',
  );
});

test('what was seen first counts, damaged notes are empty notes, and old tables are dropped', () => {
  const notes = adasNotes();
  rememberSeen(notes, tableOf(sat(0, 'ada'), sat(1, 'eve'), { kind: 'started', at: 1 }));
  expect(witnessOf(notes, 'meadow')!.seen).toEqual([hashOf('ada'), hashOf('ben')]);
  for (const text of ['{', '7', '[7]', '[{"table":"meadow"}]'])
    expect(witnessOf(notesIn(new Map([['abacow dice seen', text]])), 'meadow')).toBeNull();
  for (let n = 0; n < 200; n++) rememberSeed(notes, { ...EMPTY, id: `t${n}` }, 0, seedOf('ada'));
  expect(witnessOf(notes, 'meadow')).toBeNull();
  expect(witnessOf(notes, 't0')).not.toBeNull();
});
