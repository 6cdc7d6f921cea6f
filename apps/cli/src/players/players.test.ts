import { expect, test } from 'vitest';
import { COWPATH_PLAYERS } from '../computers/cowpath.ts';
import { TRIO_PLAYERS } from '../computers/trio.ts';
import { isComplaint } from '../arguments.ts';
import { cowpathMaker, playerNames, trioMaker } from './players.ts';

test('the names that the help lists are those that there are', () => {
  expect(playerNames('cowpath')).toEqual(['random', 'simple', ...COWPATH_PLAYERS, 'advise:MS']);
  expect(playerNames('trio')).toEqual(['random', 'simple', ...TRIO_PLAYERS, 'advise:MS']);
});

test.each(['random', 'simple', 'advise:100', '1', '5', ...TRIO_PLAYERS])('%s plays Trio', async (name) => {
  expect(isComplaint(await trioMaker(name))).toBe(false);
});

test.each(['random', 'simple', 'advise:100', '1', '5', ...COWPATH_PLAYERS])(
  '%s plays Cowpath',
  async (name) => {
    expect(isComplaint(await cowpathMaker(name))).toBe(false);
  },
);

test.each(['', '0', '6', 'advise', 'advise:', 'advise:0', 'advise:1.5', 'toString'])(
  '%j is nobody',
  async (name) => {
    expect(await trioMaker(name)).toMatchObject({ kind: 'complaint' });
    expect(await cowpathMaker(name)).toMatchObject({ kind: 'complaint' });
  },
);
