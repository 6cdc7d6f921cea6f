/**
 * A first game with a guide: scenes that lead from one to the next. In some the player does something, and only what
 * leads on is taken; in some the other side plays; the dice fall as written. What was done so far is the trail, and
 * the trail alone rebuilds everything.
 */
import {
  type GameName,
  type Position,
  type RefusalCode,
  type Setup,
  isUnreadable,
  playToken,
  startGame,
} from '@abacow/rules';

/** `dice` says how they fall when the move is a throw. */
export type Way<Id extends string> = { readonly move: string; readonly dice: string; readonly next: Id };

export type Scene<Id extends string> =
  | { readonly kind: 'read'; readonly next: Id }
  | { readonly kind: 'watch'; readonly tokens: readonly string[]; readonly next: Id }
  /** The first way is the one that is pointed at. */
  | { readonly kind: 'do'; readonly ways: readonly Way<Id>[] }
  | { readonly kind: 'end' };

export type Guide<Id extends string> = {
  readonly game: GameName;
  readonly setup: Setup;
  readonly first: Id;
  readonly scenes: Readonly<Record<Id, Scene<Id>>>;
  /** Why the rules refuse a move; null for what is legal. */
  readonly refusalOf: (position: Position, move: string) => RefusalCode | null;
};

/** Where one stands: the scene, and the game so far as its text and as the position. */
export type Standing<Id extends string> = {
  readonly id: Id;
  readonly tokens: readonly string[];
  readonly position: Position;
};

/** What a trail holds for scenes without a decision. */
export const ONWARD = '>';

export const way = <Id extends string>(move: string, next: Id, dice = ''): Way<Id> => ({ move, dice, next });

const tokenOf = ({ move, dice }: Way<string>): string => (dice === '' ? move : `${move}=${dice}`);

const play = <Id extends string>(
  standing: Standing<Id>,
  tokens: readonly string[],
  id: Id,
): Standing<Id> | null => {
  let { position } = standing;
  for (const token of tokens) {
    const played = playToken(position, token);
    if (isUnreadable(played)) return null;
    position = played.position;
  }
  return { id, tokens: [...standing.tokens, ...tokens], position };
};

export const begin = <Id extends string>(guide: Guide<Id>): Standing<Id> => ({
  id: guide.first,
  tokens: [],
  position: startGame(guide.setup),
});

/** What the scene lets happen next; null when this leads nowhere here. */
export const advance = <Id extends string>(
  guide: Guide<Id>,
  standing: Standing<Id>,
  done: string,
): Standing<Id> | null => {
  const scene = guide.scenes[standing.id];
  switch (scene.kind) {
    case 'read':
      return done === ONWARD ? { ...standing, id: scene.next } : null;
    case 'watch':
      return done === ONWARD ? play(standing, scene.tokens, scene.next) : null;
    case 'do': {
      const taken = scene.ways.find(({ move }) => move === done);
      return taken === undefined ? null : play(standing, [tokenOf(taken)], taken.next);
    }
    case 'end':
      return null;
  }
};

/** Null for a trail that this guide does not know (any more). */
export const follow = <Id extends string>(
  guide: Guide<Id>,
  trail: readonly string[],
): Standing<Id> | null => {
  let standing: Standing<Id> | null = begin(guide);
  for (const done of trail) standing = standing && advance(guide, standing, done);
  return standing;
};

/** The other side's next tokens one by one, to be watched: the standing after so many of them. */
export const watched = <Id extends string>(
  guide: Guide<Id>,
  standing: Standing<Id>,
  tokens: number,
): Standing<Id> => {
  const scene = guide.scenes[standing.id];
  if (scene.kind !== 'watch') return standing;
  return play(standing, scene.tokens.slice(0, tokens), standing.id) ?? standing;
};

/** How far along: scenes behind, and scenes on the straightest way to the end. */
export const stepsLeft = <Id extends string>(guide: Guide<Id>, from: Id): number => {
  const scene = guide.scenes[from];
  if (scene.kind === 'end') return 0;
  const nexts = scene.kind === 'do' ? scene.ways.map(({ next }) => next) : [scene.next];
  return 1 + Math.min(...[...new Set(nexts)].map((next) => stepsLeft(guide, next)));
};
