import { PAD } from '@abacow/rules/sheets';
import { beforeEach, expect, test } from 'vitest';
import { GAME_NAMES } from '../../base/router/game-names.ts';
import { screensOf } from '../../games/screens.ts';
import { type LastGame, lastGame, lastGameNote, lastTableNote, rememberGame } from './last-game.ts';

beforeEach(() => localStorage.clear());

const trio = {
  order: {
    choice: { game: 'trio', board: 'addition', players: 3, level: 'expert', target: 90 },
    opening: { kind: 'chosen', seat: 2 },
    clock: { kind: 'none' },
    seats: [
      { kind: 'person', name: 'Ada', player: 'p1' },
      { kind: 'computer', level: 5 },
      { kind: 'computer', level: 5 },
    ],
    ownDice: true,
  },
  redraw: null,
} as const satisfies LastGame;

test('the last game of each game is stored and read', () => {
  const cowpath: LastGame = {
    order: {
      ...trio.order,
      choice: { game: 'cowpath', sheet: PAD[0]!.text },
      opening: { kind: 'lot' },
      seats: trio.order.seats.slice(0, 2),
    },
    redraw: 'pad',
  };
  rememberGame(trio);
  rememberGame(cowpath);
  expect(lastGame('trio')).toEqual(trio);
  expect(lastGame('cowpath')).toEqual(cowpath);
});

test('games with people and online tables remember their own settings', () => {
  const people: LastGame = {
    order: { ...trio.order, seats: [trio.order.seats[0], trio.order.seats[0], trio.order.seats[1]] },
    redraw: null,
  };
  rememberGame(people, 'people');
  expect(lastGame('trio')).toBeNull();
  expect(lastGame('trio', 'people')).toEqual(people);
  const choice = { ...trio.order.choice, laterRounds: 'throw', colours: ['green', 'red', 'blue'] } as const;
  lastTableNote('trio').write({ choice, timeLimitMs: 600_000 });
  expect(lastTableNote('trio').read()).toEqual({ choice, timeLimitMs: 600_000 });
  expect(lastTableNote('trio').parse('{"choice":{"game":"trio","colours":"red"}}')).toBeNull();
  expect(lastTableNote('cowpath').read()).toBeNull();
});

const changed = (more: object): string => JSON.stringify({ ...trio, order: { ...trio.order, ...more } });

test.each([
  null,
  '',
  '{',
  '7',
  'null',
  '{"order":null}',
  changed({ choice: { ...trio.order.choice, level: 'wizard' } }),
  changed({ choice: { game: 'cowpath', sheet: PAD[0]!.text } }),
  changed({ seats: trio.order.seats.slice(1) }),
  changed({ seats: [{ kind: 'computer', level: 9 }, ...trio.order.seats.slice(1)] }),
  changed({ seats: 'all' }),
])('a damaged last game is ignored: %s', (text) => {
  expect(lastGameNote('trio').parse(text)).toBeNull();
});

test('a beginner who does not exist is drawn by lot', () => {
  expect(
    lastGameNote('trio').parse(changed({ opening: { kind: 'chosen', seat: 3 } }))?.order.opening,
  ).toEqual({
    kind: 'lot',
  });
});

test.each(GAME_NAMES)(
  '%s: the first game needs no choice, and a game like the last one can follow',
  async (game) => {
    const { default: orders } = await screensOf(game).orders();
    const order = orders.first();
    const stored = lastGameNote(game).parse(JSON.stringify({ order, redraw: null }));
    expect(stored?.order).toEqual(order);
    expect(orders.next(stored!)).toEqual(order);
  },
);

test('a sheet that was drawn is drawn again', async () => {
  const { default: orders } = await screensOf('cowpath').orders();
  const order = { ...orders.first(), choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' } } as const;
  const sheets = ['pad', 'fresh'].map((redraw) => orders.next({ order, redraw }).choice);
  expect(PAD.map(({ text }) => text)).toContain(sheets[0]!.game === 'cowpath' ? sheets[0]!.sheet : '');
  expect(sheets[1]).not.toEqual(order.choice);
});

test('a time limit is part of it, unless the game cannot have one', () => {
  const limited = changed({ timeLimitMs: 600_000 });
  expect(lastGameNote('trio').parse(limited)?.order.timeLimitMs).toBe(600_000);
  const junior = { ...trio.order.choice, level: 'junior' };
  const impossible = changed({ timeLimitMs: 600_000, choice: junior });
  expect(lastGameNote('trio').parse(impossible)?.order).not.toHaveProperty('timeLimitMs');
});
