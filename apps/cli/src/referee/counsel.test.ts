import { type Setup, isUnreadable, parseSetup, parseText, playText, startGame } from '@abacow/rules';
import { expect, test } from 'vitest';
import { counsel } from './counsel.ts';

const after = (json: object, text: string) => {
  const position = playText(startGame(parseSetup(json) as Setup), parseText(text));
  if (isUnreadable(position)) throw new Error(position.reason);
  return position;
};

const COWPATH = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' };

test('odds before and between throws', () => {
  expect(counsel.odds(after(COWPATH, ''))).toMatchObject({ c: 0.6988386121524225 });
  expect(counsel.odds(after(COWPATH, 't12345=cc145'))).toMatchObject({ c: 1 });
});

test('no odds after attempt three, when the game is over, and in Trio', () => {
  expect(counsel.odds(after(COWPATH, 't12345=cc145 t1=c t1=c'))).toMatch(/attempts are used/);
  const won = 't12345=cc145 c3 t12345=cc145 - t12345=44445 b3 t12345=22234 a2';
  expect(counsel.odds(after(COWPATH, won))).toMatch(/over/);
  const trio = { game: 'trio', board: 'addition', players: 2, level: 'junior', first: 0 };
  expect(counsel.odds(after(trio, ''))).toMatch(/Cowpath only/);
});
