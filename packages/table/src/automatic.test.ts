import { gameAt } from './table.ts';
import { expect, test } from 'vitest';
import { automaticAction } from './automatic.ts';
import { OPENING_THROW_MS } from './clock.ts';
import { HOUSE, OPEN } from './seats.ts';
import { Bench, SECRET, computer, cowpathOptions, person, trioOptions } from './tables.testing.ts';

const LOT = { opening: { kind: 'lot' } } as const;

test('the game starts once every seat is taken, on behalf of the host', () => {
  const waiting = new Bench(cowpathOptions({ seats: [person('Ada'), OPEN] }), false);
  expect(automaticAction(waiting.table, SECRET)).toBeNull();
  const full = new Bench(cowpathOptions(), false);
  expect(automaticAction(full.table, SECRET)).toEqual({
    kind: 'at-once',
    command: { kind: 'start' },
    by: full.table.host,
  });
});

test('the secret, if there is one, is revealed when the game is over', () => {
  const { table } = new Bench(cowpathOptions()).do({ kind: 'give-up', seat: 0 });
  expect(automaticAction(table, SECRET)).toEqual({
    kind: 'at-once',
    command: { kind: 'reveal', secret: SECRET },
    by: HOUSE,
  });
  expect(automaticAction(table, null)).toBeNull();
});

test('computers throw in the opening; people have until the deadline', () => {
  const two = new Bench(cowpathOptions({ ...LOT, seats: [computer(1), computer(2)] }));
  expect(automaticAction(two.table, SECRET)).toEqual({ kind: 'computer-throw', command: { kind: 'toss' } });
  const seats = [computer(3), person('Ben'), person('Cleo')];
  const three = new Bench(trioOptions({ seats, host: 'Ben' }));
  const roll = { kind: 'roll', seat: 0 } as const;
  expect(automaticAction(three.table, SECRET)).toEqual({ kind: 'computer-throw', command: roll });
  const { table } = three.do(roll);
  expect(automaticAction(table, SECRET)).toEqual({ kind: 'deadline', at: table.lastAt + OPENING_THROW_MS });
});

test('a computer decides at its level; a person has until the clock runs out', () => {
  const seats = [computer(4), person('Ben')];
  const clock = { kind: 'move', ms: 5000 } as const;
  const theirs = new Bench(cowpathOptions({ seats, host: 'Ben', clock }));
  expect(automaticAction(theirs.table, SECRET)).toEqual({ kind: 'computer-move', seat: 0, level: 4 });
  const ours = new Bench(cowpathOptions({ clock }));
  expect(automaticAction(ours.table, SECRET)).toEqual({
    kind: 'deadline',
    at: gameAt(ours.table).time.since + 5000,
  });
  expect(automaticAction(new Bench(cowpathOptions()).table, SECRET)).toBeNull();
});
