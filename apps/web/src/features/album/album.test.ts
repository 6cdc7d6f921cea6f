import { describe, expect, test } from 'vitest';
import { PAD } from '@abacow/rules/sheets';
import type { GameSummary, SummarySeat } from '../../device/finished/summary.ts';
import { wonSheets } from '../../games/cowpath/album/won-sheets.ts';
import { memoryRowStore } from '../../base/storage/memory.ts';
import { saveSummary } from '../../device/finished/store.ts';
import type { Player } from '../../device/players/players.ts';
import { earnedStickers, newStickers } from './album.ts';
import { AlbumView } from './album-view.svelte.ts';
import { pictureIn, stickersOfPart } from './part-stickers.ts';
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
  earned: [[], []],
  analysis: null,
  ...more,
});

const MIA: Player = { id: 'mia', name: 'Mia', picture: 'cow' };
const PAPA: Player = { id: 'papa', name: 'Papa', picture: 'hat' };
const FAMILY = [MIA, PAPA];
const idsOf = (owner: string | null, ...summaries: readonly GameSummary[]): readonly string[] => [
  ...earnedStickers('cowpath', summaries, owner, FAMILY).keys(),
];

test('a sticker belongs to the first game that earned it; unknown ones are skipped', () => {
  const summaries = [
    summary({ id: 'later', endedAt: 3000, earned: [['quad', 'herd'], []] }),
    summary({ id: 'first', endedAt: 1000, earned: [['quad', 'from-the-future'], []] }),
  ];
  const earned = earnedStickers('cowpath', summaries, null, []);
  expect([...earned]).toEqual([
    ['quad', { game: 'first', at: 1000 }],
    ['herd', { game: 'later', at: 3000 }],
  ]);
  expect(earnedStickers('trio', summaries, null, []).size).toBe(0);
});

describe('each player has an album', () => {
  const both = summary({
    seats: [
      { ...person, player: 'mia' },
      { ...person, player: 'papa' },
    ],
    stickers: ['quad', 'herd'],
    earned: [['quad'], ['herd']],
  });

  test('at one table each gets their own stickers', () => {
    expect([idsOf('mia', both), idsOf('papa', both), idsOf(null, both)]).toEqual([['quad'], ['herd'], []]);
  });

  test('a typed name, and a name online, is the player who has it', () => {
    const typed = summary({
      source: 'online',
      seats: [
        { ...person, name: 'mia' },
        { ...person, name: 'Ben', here: false },
      ],
      earned: [['corner'], ['tie']],
    });
    expect([idsOf('mia', typed), idsOf(null, typed)]).toEqual([['corner'], []]);
  });

  test('what cannot be attributed stays in the album without a name, and nothing is lost', () => {
    const older = { ...both, earned: null };
    const deleted = summary({ seats: [{ ...person, player: 'gone' }, person], earned: [['quad'], ['tie']] });
    expect([idsOf('mia', older), idsOf(null, older)]).toEqual([[], ['quad', 'herd']]);
    expect(idsOf(null, deleted)).toEqual(['quad', 'tie']);
  });

  test('who left earns nothing', () => {
    const left = summary({
      seats: [{ ...person, player: 'mia', left: true }, person],
      earned: [['quad'], []],
    });
    expect(idsOf('mia', left)).toEqual([]);
  });

  test('a sticker is new to Papa although Mia has it', () => {
    const isNew = (owner: string) =>
      newStickers('cowpath', 'this', ['quad', 'corner'], [both], owner, FAMILY);
    expect([isNew('mia'), isNew('papa')]).toEqual([['corner'], ['quad', 'corner']]);
    expect(newStickers('cowpath', both.id, ['quad'], [both], 'mia', FAMILY), 'the game itself').toEqual([
      'quad',
    ]);
  });
});

describe('the album reads', () => {
  const open = async (stored: readonly GameSummary[], fetched: readonly GameSummary[]) => {
    const history = memoryRowStore();
    for (const one of stored) await saveSummary(history, one);
    const view = new AlbumView('mia', () => Promise.resolve([]), {
      stores: () => Promise.resolve({ games: memoryRowStore(), history }),
      fetchOnline: async (rows, onnew) => {
        for (const one of fetched) if (await saveSummary(rows, one)) onnew();
        return 'here';
      },
    });
    await view.open();
    return view;
  };

  test('online wins, without a visit to the list of all games', async () => {
    const online = summary({
      id: 'online',
      source: 'online',
      seats: [
        { ...person, name: 'Mia' },
        { ...person, name: 'Ben', here: false },
      ],
      stickers: ['win-crosses'],
      earned: [['win-crosses'], []],
    });
    const view = await open([], [online]);
    expect(idsOf('mia', ...view.collected!.summaries)).toEqual(['win-crosses']);
    expect(view.hasNobodys(FAMILY)).toBe(false);
  });

  test('what nobody in particular collected', async () => {
    const view = await open([summary({ stickers: ['quad'], earned: [['quad'], []] })], []);
    expect(view.hasNobodys(FAMILY)).toBe(true);
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

test.each(['cowpath', 'trio', 'practice'] as const)(
  'every sticker of %s has a picture of its own, a name and a task',
  (part) => {
    const ids = stickersOfPart(part);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    for (const id of ids) {
      expect(pictureIn(part, id).pieces.length, id).toBeGreaterThan(0);
      expect(en).toHaveProperty([`sticker.${part}.${id}`]);
      expect(en).toHaveProperty([`sticker.${part}.${id}.how`]);
    }
    expect(new Set(ids.map((id) => JSON.stringify(pictureIn(part, id)))).size).toBe(ids.length);
  },
);
