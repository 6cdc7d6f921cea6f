import { expect, test } from 'vitest';
import { GAME_NAMES, isGameName } from '../base/router/game-names.ts';
import { screensOf } from './screens.ts';

test('only the name of a game is accepted', () => {
  expect([isGameName('trio'), isGameName('toString'), isGameName(undefined)]).toEqual([true, false, false]);
});

test.each(GAME_NAMES)('%s: the parts that are loaded later exist', async (game) => {
  const { table, setup, onlineSetup, lesson, exercise, rules, orders, howTo, opponents } = screensOf(game);
  const loaded = await Promise.all(
    [table, setup, onlineSetup, lesson, exercise, rules, orders, howTo, opponents].map((load) => load()),
  );
  for (const screen of loaded) expect(screen.default).toBeDefined();
});
