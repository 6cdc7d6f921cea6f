/**
 * Twenty sentences of advice, as the app says them, with the worth of the best decision and of the next one that is no idle
 * throw. Each was checked by hand. `exact` positions are solved, so their worths are the truth and not an opinion.
 *
 * The sheet of Cowpath, with the three crosses a1, d3 and c4: after b1 a cross on c2 wins, and so do a2 and b3 together.
 *
 *      a b c d
 *   1  x 1 c o
 *   2  2 o 3 c
 *   3  c 4 c x
 *   4  o 5 x c
 *
 * By hand: with two threes on the table, a third one comes with chance 1 - (5/6)^3 = 0.421 in one throw and 1 - (5/6)^6 = 0.665
 * in two, and wins. Otherwise crosses are left with about -0.206 (passing is -0.231, and some throws mark something else):
 * 0.421 - 0.579 * 0.206 = 0.302 and 0.665 - 0.335 * 0.206 = 0.596. After three twos a2 is worth 0.039, which is what circles
 * then lack before their throw.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Computer, openComputer, withoutIdleThrows } from '@abacow/ai';
import {
  type GameName,
  type Position,
  gameOf,
  isUnreadable,
  parseSetup,
  playText,
  startGame,
} from '@abacow/rules';
import { SYMBOLS } from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../base/i18n/language.svelte.ts';
import { change } from '../base/settings/settings.svelte.ts';
import { type Hint, hintOf } from '../table/computer/hint.ts';
import { matters } from '../table/words/hints.ts';
import { describeCowpathHint } from './cowpath/board/hints.ts';
import { hintWords } from './trio/table/table-words.ts';

const SETUPS = {
  cowpath: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
  trio: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200, first: 0 },
} as const;

const file = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../../../packages/ai/weights', name));
const open = (game: GameName): Promise<Computer> =>
  openComputer(game, {
    manifest: JSON.parse(file(`${game}.json`).toString()) as unknown,
    bytes: new Uint8Array(file(`${game}.bin`)),
  });

let computers: Readonly<Record<GameName, Computer>>;
beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
  computers = { cowpath: await open('cowpath'), trio: await open('trio') };
});

const positionOf = (game: GameName, text: string): Position => {
  const setup = parseSetup(SETUPS[game]);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  const position = playText(startGame(setup), text === '' ? [] : text.split(' '));
  if (isUnreadable(position)) throw new Error(position.reason);
  return position;
};

const describeAt =
  (position: Position) =>
  (hint: Hint): string => {
    if (position.game === 'trio') return hintWords(hint, position);
    const dice = position.attempt === 0 ? [] : gameOf(position).diceShown(position);
    return describeCowpathHint(
      hint,
      dice.map((face) => need(SYMBOLS[face])),
    );
  };

const adviceAt = (game: GameName, text: string) => {
  const position = positionOf(game, text);
  const hint = hintOf(computers[game].advise(position, { ms: 1000, now: () => 0 }));
  const describeHint = describeAt(position);
  const worths = withoutIdleThrows(hint.options)
    .slice(0, 2)
    .map(({ move, equity }) => `${move} ${equity.toFixed(3)}`);
  return { said: `${describeHint(hint)} ${matters(hint, describeHint)}`, worths: worths.join(', '), hint };
};

/** Crosses have b1, circles have d2, and eight squares are free. */
const CROSSES = 't12345=11145 b1 t12345=ccc45 d2';
/** Crosses also have a2: c2 or b3 wins next, so circles have to block. */
const CIRCLES = `${CROSSES} t12345=22213 t45=13 t45=34 a2`;

describe('exact advice of Cowpath', () => {
  test.each([
    ['three threes win on c2', 't12345=33345', 'Mark c2. Far better than the rest.', 'c2 1.000, - -0.231'],
    [
      'two threes, two throws left',
      't12345=3312c',
      'Keep the two threes and throw the rest. Clearly better than the rest.',
      't345 0.596, t34 0.516',
    ],
    [
      'two threes, one throw left',
      't12345=3312c t345=124',
      'Keep the two threes and throw the rest. Far better than the rest.',
      't345 0.302, t34 0.162',
    ],
    [
      'two cows are worth a little more than two twos',
      't12345=22345 t345=c1c',
      'Keep the two cows and throw the rest. A little better than the rest.',
      't124 -0.006, t14 -0.030',
    ],
    [
      'four twos: the fifth die changes nothing',
      't12345=2222c',
      'Mark a2. Far better than the rest.',
      'a2 0.436, - -0.231',
    ],
    [
      'four twos after the second throw',
      't12345=2222c t5=1',
      'Mark a2. Far better than the rest.',
      'a2 0.436, - -0.231',
    ],
    [
      'four twos after the last throw',
      't12345=2222c t5=1 t5=5',
      'Mark a2. Far better than the rest.',
      'a2 0.436, - -0.231',
    ],
    [
      'three cows: a fourth brings a bonus turn',
      't12345=ccc12',
      'Keep the three cows and throw the rest. Clearly better than the rest.',
      't45 0.180, t4 0.134',
    ],
    [
      'three cows at the end',
      't12345=ccc12 t45=12 t45=12',
      'Mark a3. A little better than the rest.',
      'a3 -0.044, c3 -0.053',
    ],
    [
      'three fives at the end',
      't12345=55512 t45=12 t45=12',
      'Mark b4. Far better than the rest.',
      'b4 -0.121, - -0.231',
    ],
    [
      'three fours at the end',
      't12345=44412 t45=12 t45=12',
      'Mark b3. Far better than the rest.',
      'b3 0.187, - -0.231',
    ],
    [
      'three fours: the mark is safe, two throws are left for a fourth',
      't12345=44412',
      'Keep the three fours and throw the rest. Clearly better than the rest.',
      't45 0.421, t4 0.377',
    ],
  ])('%s', (_, text, said, worths) => {
    const { hint, ...advice } = adviceAt('cowpath', `${CROSSES} ${text}`);
    expect(advice).toEqual({ said, worths });
    expect(hint).toMatchObject({ error: 0, doubt: 0, hurried: false });
  });

  test.each([
    ['before the first throw', '', 'Throw all five dice. There is nothing else to do now.', 't12345 -0.039'],
    [
      'three threes block c2 but not b3',
      ' t12345=33312 t45=12 t45=12',
      'Mark c2. Far better than the rest.',
      'c2 -0.056, - -0.565',
    ],
    [
      'three fours block b3 and join two circles',
      ' t12345=44412',
      'Keep the three fours and throw the rest. Clearly better than the rest.',
      't45 0.468, t4 0.402',
    ],
    [
      'only cows at the end',
      ' t12345=33cc2 t5=1 t5=2',
      'Mark a3. Clearly better than the rest.',
      'a3 -0.161, c3 -0.205',
    ],
  ])('for circles: %s', (_, text, said, worths) => {
    const { hint, ...advice } = adviceAt('cowpath', `${CIRCLES}${text}`);
    expect(advice).toEqual({ said, worths });
    expect(hint.error).toBe(0);
  });
});

describe('advice of Trio', () => {
  test.each([
    [
      'a square and its mirror image',
      't12=49',
      'Put the pawn on 4×9. Or: Put the pawn on 9×4. Both are good.',
    ],
    [
      'the same with a pawn on the diagonal',
      't12=77 7x7 t2=3',
      'Put the pawn on 7×3. Or: Put the pawn on 3×7. Both are good.',
    ],
    [
      '2×3, 2×4 and 2×5 win',
      't12=23 2x3 t12=77 7x7 t12=99 9x9 t12=08 t12=24 2x4 t12=20 t2=5',
      'Put the pawn on 2×5. Far better than the rest.',
    ],
    [
      '5×8 is the only way into the row 5×6, 5×7',
      't12=56 5x6 t12=11 1x1 t12=10 t12=57 5x7 t2=8',
      'Put the pawn on 5×8. Far better than the rest.',
    ],
  ])('%s', (_, text, said) => {
    expect(adviceAt('trio', text).said).toBe(said);
  });

  test('a win at once is exact', () => {
    const { hint } = adviceAt('trio', 't12=23 2x3 t12=77 7x7 t12=99 9x9 t12=08 t12=24 2x4 t12=20 t2=5');
    expect(hint).toMatchObject({ equity: 1, error: 0 });
    expect(hint.options[1]!.error).toBeGreaterThan(0);
  });
});
