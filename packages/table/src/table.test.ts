import { gameAt, rollOffOf } from './table.ts';
import { tokensOf } from './steps.ts';
import { scriptedDice, scriptedFaces } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { Bench, cowpathOptions, person, trioOptions } from './tables.testing.ts';

const cows = (...throws: string[]) => scriptedFaces('12345c', ...throws);
const tens = (...throws: string[]) => scriptedFaces('0123456789', ...throws);

const play = (bench: Bench, seat: number, move: string, fall?: string) =>
  bench.do({ kind: 'play', seat, move }, fall === undefined ? {} : { dice: cows(fall) });

describe('Cowpath at a table', () => {
  test('a decision becomes a token with dice that the table throws', () => {
    const bench = play(new Bench(cowpathOptions()), 0, 't12345', '1c35c');
    expect(tokensOf(bench.table)).toEqual(['t12345=1c35c']);
    play(bench, 0, 'c1');
    expect(tokensOf(bench.table)).toEqual(['t12345=1c35c', 'c1']);
    expect(bench.table.game?.position.seat).toBe(1);
  });

  test('an illegal throw uses no dice', () => {
    const bench = new Bench(cowpathOptions());
    const dice = cows('1');
    expect(bench.refusal({ kind: 'play', seat: 0, move: 't1' }, { dice })).toBe('throw/all-first');
    expect(dice.left).toBe(1);
  });

  test('nobody acts for another seat', () => {
    const bench = new Bench(cowpathOptions());
    expect(bench.refusal({ kind: 'play', seat: 0, move: 't12345' }, { by: 'Ben' })).toBe('seat/not-yours');
    expect(bench.refusal({ kind: 'play', seat: 1, move: 't12345' })).toBe('turn/not-yours');
    expect(bench.refusal({ kind: 'give-up', seat: 0 }, { by: 'Ben' })).toBe('seat/not-yours');
    expect(bench.refusal({ kind: 'play', seat: 7, move: 't12345' })).toBe('seat/unknown');
    expect(bench.refusal({ kind: 'play', seat: 0, move: 'hello' })).toBe('move/unreadable');
  });

  test('a coin decides who begins; only players at the table can toss it', () => {
    const bench = new Bench(cowpathOptions({ opening: { kind: 'lot' } }));
    expect(bench.table.phase).toBe('opening');
    expect(bench.refusal({ kind: 'toss' }, { by: 'Mallory' })).toBe('seat/not-yours');
    expect(bench.refusal({ kind: 'roll', seat: 0 })).toBe('opening/no-roll-off');
    bench.do({ kind: 'toss' }, { by: 'Ben', dice: scriptedDice([1]) });
    expect(bench.table.game?.position.seat).toBe(1);
    expect(bench.refusal({ kind: 'toss' })).toBe('opening/not-now');
  });
});

describe('take back', () => {
  test('a mark can be taken back until new dice fall, only by the seat that made it', () => {
    const bench = new Bench(cowpathOptions({ seats: [person('Ada'), person('Ben', 'Ada')] }));
    play(bench, 0, 't12345', '1c35c');
    const seen = gameAt(bench.table).position;
    expect(bench.refusal({ kind: 'take-back', seat: 0 })).toBe('take-back/nothing');
    play(bench, 0, 'c1');
    expect(bench.refusal({ kind: 'take-back', seat: 1 })).toBe('take-back/not-yours');
    bench.do({ kind: 'take-back', seat: 0 });
    expect(gameAt(bench.table).position).toEqual(seen);
    expect(tokensOf(bench.table)).toEqual(['t12345=1c35c']);
    play(bench, 0, '-');
    play(bench, 1, 't12345', '12345');
    expect(bench.refusal({ kind: 'take-back', seat: 0 })).toBe('take-back/nothing');
    expect(bench.refusal({ kind: 'take-back', seat: 1 })).toBe('take-back/nothing');
  });
});

describe('endings', () => {
  test('giving up lets the other side win', () => {
    const bench = new Bench(cowpathOptions()).do({ kind: 'give-up', seat: 0 });
    expect(bench.table.outcome).toEqual({ kind: 'win', seat: 1, by: 'giving-up' });
    expect(bench.refusal({ kind: 'play', seat: 0, move: 't12345' })).toBe('game/over');
    expect(bench.refusal({ kind: 'give-up', seat: 1 })).toBe('game/over');
  });

  test('a tie is offered, declined, offered after a decision, and agreed', () => {
    const bench = new Bench(cowpathOptions()).do({ kind: 'offer-tie', seat: 0 });
    expect(bench.refusal({ kind: 'agree-tie', seat: 0 })).toBe('tie/own');
    expect(bench.refusal({ kind: 'offer-tie', seat: 1 })).toBe('tie/standing');
    bench.do({ kind: 'decline-tie', seat: 1 });
    expect(bench.refusal({ kind: 'agree-tie', seat: 1 })).toBe('tie/none');
    expect(bench.refusal({ kind: 'offer-tie', seat: 0 })).toBe('tie/too-soon');
    play(bench, 0, 't12345', '1c35c');
    bench.do({ kind: 'offer-tie', seat: 0 }).do({ kind: 'agree-tie', seat: 1 });
    expect(bench.table.outcome).toEqual({ kind: 'tie', by: 'agreement' });
  });

  test('playing on declines the other side’s offer, but not the player’s own', () => {
    const bench = new Bench(cowpathOptions()).do({ kind: 'offer-tie', seat: 0 });
    play(bench, 0, 't12345', '12345');
    play(bench, 0, '-');
    expect(gameAt(bench.table).tie).not.toBeNull();
    play(bench, 1, 't12345', '12345');
    expect(gameAt(bench.table).tie).toBeNull();
  });

  test('of three players, one gives up and a computer plays on; then the last one left wins', () => {
    const bench = new Bench(trioOptions({ opening: { kind: 'chosen', seat: 0 } }));
    bench.do({ kind: 'give-up', seat: 1 });
    expect(bench.table.phase).toBe('playing');
    expect(bench.table.seats[1]).toEqual({ kind: 'computer', level: 1 });
    expect(bench.refusal({ kind: 'give-up', seat: 1 }, { by: 'Ben' })).toBe('seat/not-yours');
    expect(bench.refusal({ kind: 'give-up', seat: 1 }, { by: 'house' })).toBe('seat/not-yours');
    bench.do({ kind: 'give-up', seat: 2 });
    expect(bench.table.outcome).toEqual({ kind: 'win', seat: 0, by: 'giving-up' });
  });

  test('when the last person leaves several computers, the game is broken off', () => {
    const seats = [person('Ada'), { kind: 'computer', level: 2 }, { kind: 'computer', level: 3 }] as const;
    const bench = new Bench(trioOptions({ opening: { kind: 'chosen', seat: 0 }, seats }));
    bench.do({ kind: 'give-up', seat: 0 });
    expect(bench.table.outcome).toEqual({ kind: 'broken-off' });
  });
});

describe('Trio’s roll-off', () => {
  const roll = (bench: Bench, seat: number, faces: string) =>
    bench.do({ kind: 'roll', seat }, { dice: tens(faces) });

  test('the highest total begins', () => {
    const bench = new Bench(trioOptions());
    expect(bench.refusal({ kind: 'toss' })).toBe('opening/no-coin');
    expect(bench.refusal({ kind: 'roll', seat: 1 })).toBe('turn/not-yours');
    expect(bench.refusal({ kind: 'play', seat: 0, move: 't12' })).toBe('turn/not-playing');
    roll(bench, 0, '11');
    roll(bench, 1, '05');
    roll(bench, 2, '40');
    expect(bench.table.game?.position.seat).toBe(1);
    expect(gameAt(bench.table).setup).toMatchObject({ first: 1 });
  });

  test('tied seats throw again among themselves', () => {
    const bench = new Bench(trioOptions());
    roll(bench, 0, '96');
    roll(bench, 1, '00');
    roll(bench, 2, '69');
    expect(bench.table.phase).toBe('opening');
    expect(rollOffOf(bench.table)?.contenders).toEqual([0, 2]);
    expect(bench.refusal({ kind: 'roll', seat: 1 })).toBe('turn/not-yours');
    roll(bench, 0, '12');
    roll(bench, 2, '21');
    roll(bench, 0, '00');
    roll(bench, 2, '01');
    expect(rollOffOf(bench.table)?.past).toHaveLength(2);
    expect(bench.table.game?.position.seat).toBe(2);
  });
});

describe('sitting and leaving', () => {
  test('seats fill up, only the host starts, and only with every seat taken', () => {
    const bench = new Bench(cowpathOptions({ seats: [person('Ada'), { kind: 'open' }] }), false);
    const ben = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: 'clover' } as const;
    expect(bench.refusal({ kind: 'start' })).toBe('start/open-seats');
    expect(bench.refusal({ ...ben, sitter: { kind: 'person', name: ' ' } }, { by: 'Ben' })).toBe('seat/name');
    expect(bench.refusal({ ...ben, seat: 0 }, { by: 'Ben' })).toBe('seat/taken');
    expect(bench.refusal({ ...ben, sitter: { kind: 'computer', level: 3 } }, { by: 'Ben' })).toBe(
      'table/not-host',
    );
    bench.do(ben, { by: 'Ben' });
    expect(bench.table.dice.seeds).toEqual(['daisy', 'clover']);
    expect(bench.refusal({ kind: 'start' }, { by: 'Ben' })).toBe('table/not-host');
    bench.do({ kind: 'start' });
    expect(bench.refusal({ kind: 'start' })).toBe('start/already');
  });

  test('a player who leaves a running game gives it up', () => {
    for (const opening of [{ kind: 'lot' }, { kind: 'chosen', seat: 0 }] as const) {
      const bench = new Bench(cowpathOptions({ opening })).do({ kind: 'leave', seat: 0 });
      expect(bench.table.outcome).toEqual({ kind: 'win', seat: 1, by: 'giving-up' });
      expect(bench.table.seats[0]).toEqual(person('Ada'));
      expect(bench.refusal({ kind: 'leave', seat: 1 })).toBe('game/over');
    }
  });

  test('of three players, a computer plays on for one who leaves', () => {
    const bench = new Bench(trioOptions()).do({ kind: 'leave', seat: 1 });
    expect(bench.table).toMatchObject({ phase: 'opening', standIns: [1] });
    expect(bench.table.seats[1]).toEqual({ kind: 'computer', level: 1 });
    expect(bench.refusal({ kind: 'leave', seat: 1 }, { by: 'Ben' })).toBe('seat/not-yours');
  });

  test('the host can remove a computer before the start, not afterwards', () => {
    const seats = [person('Ada'), { kind: 'computer', level: 2 }] as const;
    const bench = new Bench(cowpathOptions({ seats }), false);
    const away = { kind: 'leave', seat: 1 } as const;
    expect(bench.refusal(away, { by: 'Ben' })).toBe('seat/not-yours');
    bench.do(away, { by: 'Ada' });
    expect(bench.table.seats[1]).toEqual({ kind: 'open' });
    const started = new Bench(cowpathOptions({ seats }));
    expect(started.refusal(away, { by: 'Ada' })).toBe('start/already');
    expect(started.refusal(away, { by: 'Ben' })).toBe('seat/not-yours');
    started.do({ kind: 'give-up', seat: 0 });
    expect(started.refusal(away, { by: 'Ada' })).toBe('game/over');
  });
});
