import { describe, expect, test } from 'vitest';
import { PAD } from '@abacow/rules/sheets';
import type { GameSummary, SummarySeat } from '../../device/finished/summary.ts';
import { wonSheets } from '../../games/cowpath/album/won-sheets.ts';
import { earnedStickers, newStickers } from './album.ts';
import { pictureOf } from '../../games/sticker-pictures.ts';
import { stickerIds } from '../../games/stickers.ts';
import en from './texts/en.ts';

const person: SummarySeat = { kind: 'person', name: null, player: null, here: true, left: false };

const summary = (more: Partial<GameSummary>): GameSummary => ({
  id: 'a',
  game: 'cowpath',
  endedAt: 1000,
  source: 'device',
  setup: { game: 'cowpath', sheet: PAD[0]!.text, first: 'x' },
  seats: [person, { kind: 'computer', level: 3 }],
  tokens: 9,
  outcome: { kind: 'win', seat: 0, by: 'play' },
  day: null,
  stickers: [],
  analysis: null,
  ...more,
});

test('a sticker belongs to the first game that earned it; unknown ones are skipped', () => {
  const summaries = [
    summary({ id: 'later', endedAt: 3000, stickers: ['quad', 'herd'] }),
    summary({ id: 'first', endedAt: 1000, stickers: ['quad', 'from-the-future'] }),
  ];
  const earned = earnedStickers('cowpath', summaries);
  expect([...earned]).toEqual([
    ['quad', { game: 'first', at: 1000 }],
    ['herd', { game: 'later', at: 3000 }],
  ]);
  expect(earnedStickers('trio', summaries).size).toBe(0);
});

describe('new stickers of a game', () => {
  const rowOf = (one: GameSummary) => ({ id: one.id, kind: 'summary', summary: one });

  test('are those that no other game of the same kind earned', () => {
    const rows = [
      rowOf(summary({ id: 'this', stickers: ['quad', 'herd', 'corner'] })),
      rowOf(summary({ id: 'other', stickers: ['quad'] })),
      rowOf(summary({ id: 'trio', game: 'trio', stickers: ['herd'] })),
      { id: 'removed', kind: 'removed' },
      { id: 'damaged', summary: { game: 'cowpath', stickers: 7 } },
      null,
    ];
    expect(newStickers('cowpath', 'this', ['quad', 'herd', 'corner'], rows)).toEqual(['herd', 'corner']);
  });
});

describe('sheets that were won', () => {
  test('are those of the pad on which a person of this device won', () => {
    const sheet = (number: number) =>
      ({ game: 'cowpath', sheet: PAD[number - 1]!.text, first: 'x' }) as const;
    const loose = { game: 'cowpath', sheet: 'xcxcx/ccccc/ccccc/ccccc/ococo', first: 'x' } as const;
    const summaries = [
      summary({ setup: sheet(3) }),
      summary({ setup: sheet(4), outcome: { kind: 'win', seat: 1, by: 'play' } }),
      summary({ setup: sheet(5), outcome: { kind: 'tie', by: 'play' } }),
      summary({ setup: sheet(6), seats: [{ ...person, here: false }, person] }),
      summary({ setup: sheet(7), seats: [{ ...person, left: true }, person] }),
      summary({ setup: loose }),
    ];
    expect([...wonSheets(summaries)]).toEqual([3]);
  });
});

test.each(['cowpath', 'trio'] as const)(
  'every sticker of %s has a picture of its own, a name and a task',
  (game) => {
    const ids = stickerIds(game);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    for (const id of ids) {
      expect(pictureOf(game, id).pieces.length, id).toBeGreaterThan(0);
      expect(en).toHaveProperty([`sticker.${game}.${id}`]);
      expect(en).toHaveProperty([`sticker.${game}.${id}.how`]);
    }
    expect(new Set(ids.map((id) => JSON.stringify(pictureOf(game, id)))).size).toBe(ids.length);
  },
);
