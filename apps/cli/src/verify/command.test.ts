import { commitment, makeHex, makeThrow, sha256, verifiableDice } from '@abacow/dice';
import { SYMBOLS } from '@abacow/rules/cowpath';
import { describe, expect, test } from 'vitest';
import { ran } from '../../test/running.ts';

const secret = sha256(new Uint8Array([7]));
const DICE = { table: 'meadow-7', seeds: ['daisy', ''] };
const thrown = makeThrow(verifiableDice({ secret, ...DICE }).throwAt(1, 5, 6), SYMBOLS.join(''));
const other = thrown.startsWith('1') ? `2${thrown.slice(1)}` : `1${thrown.slice(1)}`;

const fileOf = (text: string, dice: object = {}): Record<string, string> => ({
  'game.json': JSON.stringify({
    abacow: 1,
    setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
    players: ['Ada', 'Ben'],
    text,
    result: { kind: 'win', seat: 1, by: 'giving-up' },
    dice: { ...DICE, commitment: commitment(secret), secret: makeHex(secret), ...dice },
  }),
});

const BEFORE = [
  'the revealed secret is the one that was committed to',
  'seeds were added openly: a player and the server together could have chosen dice',
  'how it was decided who begins is not in the record: not checked',
  '',
].join('\n');

describe('verify', () => {
  test('confirms an honest record', async () => {
    const { code, out } = await ran('verify game.json', { files: fileOf(`t12345=${thrown}`) });
    expect({ code, out }).toEqual({
      code: 0,
      out: `${BEFORE}the only throw is as it must be\n`,
    });
  });

  test('confirms a game that was given up before the first throw', async () => {
    const { code, out } = await ran('verify game.json', { files: fileOf('') });
    expect({ code, out }).toEqual({
      code: 0,
      out: `${BEFORE}no dice were thrown\n`,
    });
  });

  test('says of a game without seeds, as on one device, what the check cannot show', async () => {
    const { out } = await ran('verify game.json', { files: fileOf('', { seeds: ['', ''] }) });
    expect(out).toContain('nobody added a seed: the device or server that made the secret');
    expect(out).not.toContain('a player and the server');
  });

  test('--all shows where every die comes from', async () => {
    const { out } = await ran('verify game.json --all', { files: fileOf(`t12345=${thrown}`) });
    expect(out).toContain(`throw 1 (Ada) t12345=${thrown}: as it must be`);
    expect(out.match(/\d+ mod 6 -> [1-5c]/g)).toHaveLength(5);
  });

  test('numbers throws in the order of time, also those that were taken back', async () => {
    const dice = verifiableDice({ secret, ...DICE });
    const fall = (number: number) => makeThrow(dice.throwAt(number, 5, 6), SYMBOLS.join(''));
    const file = JSON.parse(fileOf(`t12345=${fall(1)} - t12345=${fall(3)}`)['game.json']!) as object;
    const takenBack = [{ seat: 0, from: 1, text: `- t12345=${fall(2)}` }];
    const files = { 'game.json': JSON.stringify({ ...file, takenBack }), 'old.json': JSON.stringify(file) };
    const { code, out } = await ran('verify game.json --all', { files });
    expect(code).toBe(0);
    expect(out).toContain(`throw 2 (Ben, taken back) t12345=${fall(2)}: as it must be`);
    expect(out).toContain('all 3 throws are as they must be, 1 of them taken back\n');
    expect((await ran('verify old.json', { files })).code).toBe(1);
  });

  test('finds a changed die', async () => {
    const { code, out } = await ran('verify game.json', { files: fileOf(`t12345=${other}`) });
    expect(code).toBe(1);
    expect(out).toContain(`throw 1 (Ada) t12345=${other}: WRONG: it must be ${thrown}, not ${other}`);
    expect(out).toContain('1 of 1 throws is not as it must be');
  });

  test.each([
    [{ secret: null }, 'the secret is not revealed yet'],
    [{ secret: '00'.repeat(32) }, 'the revealed secret is not the one that was committed to'],
  ])('%j', async (dice, sentence) => {
    const { code, err } = await ran('verify game.json', { files: fileOf(`t12345=${thrown}`, dice) });
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });

  test('refuses a record without a commitment, a missing name and an unreadable file', async () => {
    const bare = { 'game.json': fileOf('', {})['game.json']!.replace(/,"dice":\{.*\}\}$/, '}') };
    expect((await ran('verify game.json', { files: bare })).err).toContain('promises nothing');
    expect(await ran('verify')).toMatchObject({ code: 2, out: '' });
    expect((await ran('verify game.json', { files: { 'game.json': '{' } })).err).toContain('cut off');
  });

  const seed = sha256(new Uint8Array([8]));
  const committed = { scheme: 2, seeds: [makeHex(seed), ''], seedCommitments: [commitment(seed), null] };
  const coin = (table = DICE.table): number =>
    verifiableDice({ secret, table: `${table} opening`, seeds: committed.seeds }).throwAt(1, 1, 2)[0]!;
  const own = makeThrow(
    verifiableDice({ secret, ...DICE, seeds: committed.seeds }).throwAt(1, 5, 6),
    SYMBOLS.join(''),
  );
  /** A table whose coin falls on the first seat. */
  const table = ['a', 'b', 'c', 'd', 'e', 'f'].find((id) => coin(id) === 0)!;

  test('checks seeds that players committed to', async () => {
    const { code, out } = await ran('verify game.json', { files: fileOf(`t12345=${own}`, committed) });
    expect(code).toBe(0);
    expect(out).toContain('1 of 2 players committed to a seed and revealed it');
    const forged = { ...committed, seeds: [makeHex(secret), ''] };
    const wrong = await ran('verify game.json', { files: fileOf(`t12345=${own}`, forged) });
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain('Ada: WRONG: the seed is not the one that was committed to');
  });

  test('checks who begins by the coin', async () => {
    const opening = { kind: 'coin' };
    const fair = await ran('verify game.json', { files: fileOf('', { ...committed, table, opening }) });
    expect(fair.code).toBe(0);
    expect(fair.out).toContain('the coin chose Ada, as it must be');
    const other = ['a', 'b', 'c', 'd', 'e', 'f'].find((id) => coin(id) === 1)!;
    const wrong = await ran('verify game.json', {
      files: fileOf('', { ...committed, table: other, opening }),
    });
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain('WRONG: by the coin Ben begins');
  });
});
