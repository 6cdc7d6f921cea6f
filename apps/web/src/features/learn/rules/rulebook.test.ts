import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@abacow/rules';
import * as cowpath from '@abacow/rules/cowpath';
import * as trio from '@abacow/rules/trio';
import { describe, expect, test } from 'vitest';
import {
  COWPATH_RULES,
  COWPATH_RULE_IDS,
  type CowpathRuleId,
  SMALL_SHEET,
  cowpathRule,
} from '../../../games/cowpath/learn/rules.ts';
import { SETTLED_COWPATH, SETTLED_TRIO } from '../../../table/lesson/settled.ts';
import { cowpathAfter, cowpathSetup, cowpathTokens } from '../../../games/cowpath/learn/shorthand.ts';
import { trioAfter, trioSetup, trioTokens } from '../../../games/trio/learn/shorthand.ts';
import { TRIO_RULES, TRIO_RULE_IDS, type TrioRuleId, trioRule } from '../../../games/trio/learn/rules.ts';

const numbered = readFileSync(join(import.meta.dirname, '../../../../../../packages/rules/RULES.md'), 'utf8');

const numbersIn = (prefix: string): number[] =>
  [...numbered.matchAll(new RegExp(`\\*\\*${prefix}-(\\d+)\\*\\*`, 'g'))].map((match) => Number(match[1]));

test.each([
  ['CP', COWPATH_RULES],
  ['TR', TRIO_RULES],
])('every numbered rule of %s is covered once, with a board to try it on', (prefix, rules) => {
  const covered = Object.values(rules).flatMap(
    (rule: { readonly numbers: readonly number[] }) => rule.numbers,
  );
  expect([...covered].sort((a, b) => a - b)).toEqual(numbersIn(prefix).sort((a, b) => a - b));
});

test.each([
  [1, SETTLED_COWPATH],
  [2, SETTLED_TRIO],
])('the settled points are those of the numbered rules, game %i', (game, points) => {
  const inRules = [...numbered.split(/^## /m)[game]!.matchAll(/^\| `([a-z-]+)`/gm)].map(([, id]) => id);
  expect(inRules).toEqual(points);
});

const setup = cowpathSetup(SMALL_SHEET);

const cowpathTry = (id: CowpathRuleId) => {
  const found = cowpathRule(id).try;
  if (found.kind !== 'play') throw new Error(`${id} is not played`);
  const position = cowpathAfter(setup, cowpathTokens(setup, found.turns, found.dice));
  return { position, ...found };
};

const marked = (position: cowpath.CowpathPosition, square: string): cowpath.CowpathPosition => {
  const next = cowpath.stepCowpath(position, cowpath.markOf(cowpath.parseSquare(square)!));
  if (isRefusal(next)) throw new Error(`${next.about}: ${next.code}`);
  return next;
};

const played = COWPATH_RULE_IDS.filter((id) => cowpathRule(id).try.kind === 'play');

test.each(played)('cowpath, %s: the crosses are to move, and the moves in the question are legal', (id) => {
  const { position, aim, dice } = cowpathTry(id);
  expect(position.seat).toBe(0);
  expect(position.attempt).toBe(dice === '' ? 0 : 1);
  for (const square of aim) expect(() => marked(position, square)).not.toThrow();
});

describe('cowpath boards show their rule', () => {
  const after = (id: CowpathRuleId): cowpath.CowpathPosition => {
    const { position, aim } = cowpathTry(id);
    return marked(position, aim[0]!);
  };

  test.each(['goal', 'neighbours', 'win'] as const)('%s: the mark wins', (id) => {
    expect(after(id).result).toEqual({ kind: 'win', seat: 0 });
  });

  test('win: in the middle of a bonus turn', () => {
    expect(cowpathTry('win').position.anchor).not.toBe(cowpath.NO_ANCHOR);
  });

  test('both: cows and fives may be marked', () => {
    const { position, aim } = cowpathTry('both');
    expect(cowpath.listSquares(cowpath.markableSquares(position)).map(cowpath.makeSquare).sort()).toEqual(
      [...aim].sort(),
    );
  });

  test('free: of three cow squares one is left', () => {
    const { position } = cowpathTry('free');
    expect(cowpath.listSquares(cowpath.markableSquares(position)).map(cowpath.makeSquare)).toEqual(['c3']);
  });

  test('quad: a bonus turn follows; quad-none: there is nothing to mark; skipped: no bonus turn follows', () => {
    expect(after('quad').anchor).not.toBe(cowpath.NO_ANCHOR);
    expect(cowpath.isEmpty(cowpath.markableSquares(cowpathTry('quad-none').position))).toBe(true);
    expect(cowpath.quadSymbol(cowpathTry('skipped').position.dice)).not.toBe(0);
    expect(after('skipped')).toMatchObject({ seat: 1, anchor: cowpath.NO_ANCHOR });
  });

  test('blocked: only the circles are cut off and play goes on; tie: both are', () => {
    expect(after('blocked')).toMatchObject({ kind: 'decision', blocked: 0b10 });
    expect(cowpathTry('tie').position.blocked).toBe(0b01);
    expect(after('tie').result).toEqual({ kind: 'tie' });
  });

  test('nothing: a player who throws all dice each time gets nothing', () => {
    const { position, falls } = cowpathTry('nothing');
    const end = falls.reduce<cowpath.CowpathPosition>((now, faces) => {
      const due = cowpath.playCowpath(now, cowpath.THROW_ALL);
      return cowpath.playCowpath(due, cowpath.parseFaces(faces)!);
    }, position);
    expect(end.seat).toBe(1);
  });

  test('legal: one draft is legal, one has joined starts, one is cut off', () => {
    const found = cowpathRule('legal').try;
    if (found.kind !== 'sheets') throw new Error('no drafts');
    const codes = found.drafts.map((draft) => {
      const judged = cowpath.checkSheet(cowpath.draftOf(draft));
      return cowpath.isSheet(judged) ? [] : judged.map((fault) => fault.code);
    });
    expect(codes[0]).toEqual([]);
    expect(codes[1]).toEqual(['sheet/joined']);
    expect(codes[2]).toContain('sheet/cut-off');
  });
});

const trioTry = (id: TrioRuleId) => {
  const found = trioRule(id).try;
  if (found.kind !== 'play') throw new Error(`${id} is not played`);
  const position = trioAfter(trioSetup(found.setup), trioTokens(found.turns, found.dice));
  return { position, ...found };
};

const placed = (id: TrioRuleId): trio.TrioPosition => {
  const { position, aim } = trioTry(id);
  const next = trio.stepTrio(position, trio.parseMove(aim[0]!)!);
  if (isRefusal(next)) throw new Error(`${next.about}: ${next.code}`);
  return next;
};

const trioPlayed = TRIO_RULE_IDS.filter((id) => trioRule(id).try.kind === 'play');

test.each(trioPlayed)(
  'trio, %s: the first player is to move, and the moves in the question are legal',
  (id) => {
    const { position, aim, dice } = trioTry(id);
    expect(position.seat).toBe(0);
    expect(position.placing).toBe(dice !== '');
    for (const move of aim)
      expect(isRefusal(trio.stepTrio(position, trio.parseMove(move)!)), move).toBe(false);
  },
);

describe('trio boards show their rule', () => {
  test.each(['goal', 'junior', 'end', 'length'] as const)('%s: the row wins the game', (id) => {
    expect(placed(id).result).toEqual({ kind: 'win', seat: 0 });
  });

  test('counting, four: the row scores and the next round begins', () => {
    expect(placed('counting')).toMatchObject({ round: 2, scores: [84, 0] });
    expect(placed('four')).toMatchObject({ round: 2, scores: [96, 0] });
  });

  test('expert: the other player loses the highest number under a pawn', () => {
    expect(trioTry('expert').position.scores).toEqual([0, 84]);
    expect(placed('expert').scores).toEqual([144, 30]);
  });

  test('place: one of the two squares is taken; move: all four pawns are on the board; double: the player throws again', () => {
    expect(trio.targetSquares(trioTry('place').position).map(trio.makeSquare)).toEqual(['6x3']);
    expect(trioTry('move').position.pawns.map((own) => own.length)).toEqual([4, 4]);
    expect(placed('double')).toMatchObject({ seat: 0, placing: false });
  });

  test('taken: the scripted throws lose the turns of both players', () => {
    const { position, falls } = trioTry('taken');
    const [first, second] = falls.map((faces) => trio.parseFaces(faces)!);
    const lost = trio.playTrio(trio.playTrio(position, trio.throwOf(3)), first!);
    expect(lost).toMatchObject({ seat: 1, placing: false });
    expect(trio.playTrio(trio.playTrio(lost, trio.throwOf(3)), second!)).toMatchObject({
      seat: 0,
      placing: false,
    });
  });

  test('zero: the scripted throw loses the turn and leaves a die that cannot be kept', () => {
    const { position, falls } = trioTry('zero');
    const lost = trio.playTrio(trio.playTrio(position, trio.throwOf(3)), trio.parseFaces(falls[0]!)!);
    expect(lost).toMatchObject({ seat: 1, first: 0 });
    expect(trio.stepTrio(lost, trio.throwOf(2))).toMatchObject({ code: 'throw/keeps-zero' });
  });

  test('double-kept: with either die kept, the scripted throw makes a double, and the turn goes on', () => {
    const { position, falls } = trioTry('double-kept');
    for (const [thrown, square] of [
      [1, '2x2'],
      [2, '7x7'],
    ] as const) {
      const due = trio.playTrio(position, trio.throwOf(thrown));
      const face = trio.parseFaces(falls[0]![thrown - 1]!)!;
      const double = trio.playTrio(due, face);
      expect(trio.targetSquares(double).map(trio.makeSquare)).toEqual([square]);
      expect(trio.playTrio(double, trio.parseMove(square)!)).toMatchObject({ seat: 0, placing: false });
    }
  });
});
