import { gameAt } from './table.ts';
import { playText, startGame, viewOf } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { Bench, cowpathOptions, person, trioOptions } from './tables.testing.ts';
import { OPEN } from './seats.ts';
import { tokensOf } from './steps.ts';
import { viewTable } from './view.ts';

describe('a table as other programs see it', () => {
  test('lists free and reserved seats before the start', () => {
    const bench = new Bench(cowpathOptions({ seats: [person('Ada'), OPEN], seeds: [null, null] }), false);
    expect(viewTable(bench.table)).toMatchObject({
      table: 'meadow',
      phase: 'seating',
      due: [
        { kind: 'sit', seat: 0 },
        { kind: 'sit', seat: 1 },
      ],
      begins: null,
      setup: null,
      view: null,
      outcome: null,
    });
  });

  test('waits for seeds, then for the coin, and names who begins', () => {
    const options = cowpathOptions({ opening: { kind: 'lot' }, scheme: 2 });
    const bench = new Bench({ ...options, seats: [OPEN, OPEN] }, false);
    for (const seat of [0, 1])
      bench.do(
        {
          kind: 'sit',
          seat,
          sitter: { kind: 'person', name: 'Ada' },
          seed: '',
          seedCommitment: String(seat).repeat(64),
        },
        { by: 'Ada' },
      );
    bench.do({ kind: 'start' }, { by: 'Ada' });
    expect(viewTable(bench.table).due).toEqual([
      { kind: 'reveal-seed', seat: 0 },
      { kind: 'reveal-seed', seat: 1 },
    ]);
    const plain = new Bench(cowpathOptions({ opening: { kind: 'lot' } }));
    expect(viewTable(plain.table).due).toEqual([{ kind: 'toss' }]);
    plain.do({ kind: 'toss' });
    const { begins, setup, view, due } = viewTable(plain.table);
    expect(due).toEqual([{ kind: 'play', seat: begins }]);
    expect(setup).toMatchObject({ game: 'cowpath', first: begins === 0 ? 'x' : 'o' });
    expect(view).toMatchObject({ ok: true, toMove: begins === 0 ? 'x' : 'o', legal: ['t12345'] });
  });

  test('says who begins in Trio, where no event does', () => {
    const bench = new Bench(trioOptions());
    while (bench.table.phase === 'opening') {
      const { due } = viewTable(bench.table);
      expect(due).toMatchObject([{ kind: 'roll' }]);
      bench.do({ kind: 'roll', seat: (due[0] as { seat: number }).seat });
    }
    const { begins, setup } = viewTable(bench.table);
    expect(setup).toMatchObject({ game: 'trio', first: begins });
    expect(gameAt(bench.table).position).toMatchObject({ seat: begins });
  });

  test('is the referee’s view after every decision, and gives the result when the game is over', () => {
    const bench = new Bench(cowpathOptions());
    while (bench.table.phase === 'playing') {
      const { due, view } = viewTable(bench.table);
      const { legal } = view!;
      const move =
        legal.find((each) => !each.startsWith('t') && each !== '-') ??
        legal.find((each) => each.startsWith('t'))!;
      bench.do({ kind: 'play', seat: (due[0] as { seat: number }).seat, move });
      const position = playText(startGame(gameAt(bench.table).setup), tokensOf(bench.table));
      expect(viewTable(bench.table).view).toEqual({ ok: true, ...viewOf(position as never) });
    }
    const { view, outcome, due } = viewTable(bench.table);
    expect([due, outcome?.kind === 'win' || outcome?.kind === 'tie']).toEqual([[], true]);
    expect(view?.result).not.toBeNull();
  });

  test.each([
    ['by giving up', 'give-up', { kind: 'win', seat: 1, by: 'giving-up' }, 'o'],
    ['by agreement', 'offer-tie', { kind: 'tie', by: 'agreement' }, 'tie'],
  ] as const)('says how a game ended %s', (_, kind, outcome, result) => {
    const bench = new Bench(cowpathOptions());
    bench.do({ kind: 'play', seat: 0, move: 't12345' });
    bench.do({ kind, seat: 0 });
    if (kind === 'offer-tie') bench.do({ kind: 'agree-tie', seat: 1 });
    expect(viewTable(bench.table)).toMatchObject({
      phase: 'over',
      due: [],
      outcome,
      view: { toMove: null, legal: [], result },
    });
  });

  test('never shows the secret of the dice or a seed', () => {
    const bench = new Bench(cowpathOptions());
    bench.do({ kind: 'give-up', seat: 0 });
    const text = JSON.stringify(
      viewTable({ ...bench.table, dice: { ...bench.table.dice, secret: 'SECRET', seeds: ['SEED', 'SEED'] } }),
    );
    expect(text).not.toMatch(/SECRET|SEED/);
  });
});
