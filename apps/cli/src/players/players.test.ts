import { ENGINES } from '@abacow/ai';
import { COMPUTER_LEVELS } from '@abacow/table';
import { levelName } from '@abacow/table/computer-names';
import { expect, test } from 'vitest';
import { isComplaint } from '../arguments.ts';
import { TERMINAL_GAMES } from '../games/registry.ts';
import { playerMaker, playerNames } from './players.ts';

const GAMES = TERMINAL_GAMES.map((game) => ({ name: game.name, game }));

test('playerNames lists all players', () => {
  expect(playerNames('cowpath').join(' ')).toBe(
    'random simple path net daisy buttercup rosie clarabel minerva advise:MS',
  );
  expect(playerNames('trio').join(' ')).toBe(
    'random simple tactic builder net pip hazel maggie ruby athena advise:MS',
  );
});

test.each(GAMES)('a level of $name is chosen by its English name', ({ name }) => {
  expect(ENGINES[name].levels).toEqual(
    COMPUTER_LEVELS.map((level) => levelName(name, level, 'en').toLowerCase()),
  );
});

test.each(GAMES)('every listed player plays $name', async ({ game }) => {
  const { levels, yardsticks } = ENGINES[game.name];
  for (const name of ['random', 'simple', 'advise:100', '1', '5', 'net', ...levels, ...yardsticks])
    expect([name, isComplaint(await playerMaker(game, name))]).toEqual([name, false]);
});

test.each(['', '0', '6', 'advise', 'advise:', 'advise:0', 'advise:1.5', 'toString'])(
  '%j is not a player',
  async (name) => {
    for (const { game } of GAMES) expect(await playerMaker(game, name)).toMatchObject({ kind: 'complaint' });
  },
);
