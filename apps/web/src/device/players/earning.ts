/** Pictures that are earned by what this device counts: finished games, stickers, days with a game. Pure. */
import { PICTURES, type Picture } from '../../base/art/animals/names.ts';
import type { GameSummary } from '../finished/summary.ts';

/** What a picture is earned by. */
export type Wish = { readonly what: 'games' | 'stickers' | 'days'; readonly count: number };
export type Counted = Readonly<Record<Wish['what'], number>>;

const WISHES: Readonly<Partial<Record<Picture, Wish>>> = {
  frog: { what: 'games', count: 1 },
  hedgehog: { what: 'stickers', count: 5 },
  cat: { what: 'days', count: 3 },
  bear: { what: 'games', count: 10 },
  unicorn: { what: 'stickers', count: 12 },
  dragon: { what: 'days', count: 7 },
};

export const NOTHING_COUNTED: Counted = { games: 0, stickers: 0, days: 0 };

/** Null for a picture that everybody can choose. */
export const wishFor = (picture: Picture): Wish | null => WISHES[picture] ?? null;

/** Of everybody who plays on this device: what one of a family earns, all may choose. */
export const countFinished = (
  summaries: readonly Pick<GameSummary, 'game' | 'endedAt' | 'stickers'>[],
): Counted => ({
  games: summaries.length,
  stickers: new Set(summaries.flatMap(({ game, stickers }) => stickers.map((one) => `${game} ${one}`))).size,
  days: new Set(summaries.map(({ endedAt }) => new Date(endedAt).toDateString())).size,
});

export type EarnablePicture = { readonly picture: Picture; readonly wish: Wish; readonly left: number };

/** Those that are still to be earned. A picture that a player has already stays theirs. */
export const lockedPictures = (counted: Counted, own: Picture | null): readonly EarnablePicture[] =>
  PICTURES.flatMap((picture) => {
    const wish = wishFor(picture);
    const left = wish === null ? 0 : wish.count - counted[wish.what];
    return wish !== null && left > 0 && picture !== own ? [{ picture, wish, left }] : [];
  });

/** Those that come with what was counted last. */
export const arrivedPictures = (before: Counted, now: Counted): readonly Picture[] => {
  const left = lockedPictures(now, null).map(({ picture }) => picture);
  return lockedPictures(before, null)
    .map(({ picture }) => picture)
    .filter((picture) => !left.includes(picture));
};
