import { type GameName, type Position, isUnreadable, parseSetup, replay } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { viewsOf } from '../../../games/views.ts';
import { type PictureOfGame, drawGame } from './picture.ts';

const after = (json: object, text: string): Position => {
  const setup = parseSetup(json);
  const positions = isUnreadable(setup) ? setup : replay(setup, text.split(' '));
  if (isUnreadable(positions)) throw new Error(positions.reason);
  return positions.at(-1)!;
};
const GAMES: Readonly<Record<GameName, Position>> = {
  cowpath: after(
    { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
    't12345=11122 b1 t12345=22345 - t12345=33345 c2',
  ),
  trio: after(
    { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200, first: 0 },
    't12=94 9x4 t2=1 9x1 t1=1 1x1 t2=3 1x3 t2=8 8x1 t2=4 1x4 t2=5 5x1 t2=2 1x1>1x2',
  ),
};
const draw = async (game: GameName, given: Partial<PictureOfGame> = {}): Promise<Document> => {
  const { default: pieces } = await viewsOf(game).picture();
  const svg = drawGame(
    {
      game: 'Cowpath',
      title: 'Ada won!',
      reason: 'All three starts are joined.',
      chancesTitle: 'Chances of winning',
      last: GAMES[game],
      dice: game === 'cowpath' ? [2, 2, 2, 3, 4] : [1, 2],
      chances: [
        [0.5, 0.5],
        [0.7, 0.3],
        [1, 0],
      ],
      names: ['Ada', 'Ben'],
      ...given,
    },
    pieces,
  );
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};
const texts = (document: Document): readonly string[] =>
  [...document.querySelectorAll('text')].map(({ textContent }) => textContent);

describe.each<GameName>(['cowpath', 'trio'])('a picture of %s', (game) => {
  test('has the result, the names and a chance line per player', async () => {
    const picture = await draw(game);
    expect(texts(picture)).toEqual(expect.arrayContaining(['Ada won!', 'Chances of winning', 'Ada', 'Ben']));
    const lines = [...picture.querySelectorAll('polyline')].map((line) => line.getAttribute('points')!);
    expect(lines.map((line) => line.split(' ').length)).toEqual([3, 3]);
    expect(lines[0]).not.toBe(lines[1]);
  });

  test('cannot be changed by a name', async () => {
    const name = '<image href="x"/>';
    const picture = await draw(game, { names: [name, 'Ben'] });
    expect(picture.querySelector('image')).toBeNull();
    expect(texts(picture)).toContain(name);
  });

  test('uses no colour of the page and no file', async () => {
    const text = (await draw(game)).documentElement.outerHTML;
    expect(text).not.toMatch(/var\(|light-dark|url\((?!#)/);
    expect(text).not.toContain('NaN');
  });
});

test('long names are shortened', async () => {
  const picture = await draw('cowpath', { names: ['Maximiliane-Charlotte von Kuhweide', 'Ben'] });
  expect(texts(picture)).toContain('Maximiliane-Charl…');
});
