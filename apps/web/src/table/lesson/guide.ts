/**
 * A guided first game is a graph of scenes. In some scenes the player acts, and only moves that lead on are accepted;
 * in others the other side plays. The dice are scripted. The trail lists what was done so far, and everything else is
 * computed from it.
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
import type { Step } from '@abacow/table';

/** `dice` is the scripted result when the move is a throw. */
export type Way<Id extends string> = { readonly move: string; readonly dice: string; readonly next: Id };

export type Scene<Id extends string> =
  | { readonly kind: 'read'; readonly next: Id }
  | { readonly kind: 'watch'; readonly tokens: readonly string[]; readonly next: Id }
  /** The board highlights the first way; where the scene `asks`, only after a wrong try. */
  | { readonly kind: 'do'; readonly ways: readonly Way<Id>[]; readonly asks?: true }
  | { readonly kind: 'end' };

export type Guide<Id extends string> = {
  readonly game: GameName;
  readonly setup: Setup;
  readonly first: Id;
  readonly scenes: Readonly<Record<Id, Scene<Id>>>;
  /** Why the rules refuse a move; null when it is legal. */
  readonly refusalOf: (position: Position, move: string) => RefusalCode | null;
};

/** The current scene, with the game so far as steps and as a position. */
export type Standing<Id extends string> = {
  readonly id: Id;
  readonly steps: readonly Step[];
  readonly position: Position;
};

/** The trail's entry for a scene without a decision. */
export const ONWARD = '>';

export const way = <Id extends string>(move: string, next: Id, dice = ''): Way<Id> => ({ move, dice, next });

const tokenOf = ({ move, dice }: Way<string>): string => (dice === '' ? move : `${move}=${dice}`);

const play = <Id extends string>(
  standing: Standing<Id>,
  tokens: readonly string[],
  id: Id,
): Standing<Id> | null => {
  let { position } = standing;
  const steps = [...standing.steps];
  for (const token of tokens) {
    const played = playToken(position, token);
    if (isUnreadable(played)) return null;
    steps.push({ token, seat: position.seat, effects: played.effects });
    position = played.position;
  }
  return { id, steps, position };
};

export const begin = <Id extends string>(guide: Guide<Id>): Standing<Id> => ({
  id: guide.first,
  steps: [],
  position: startGame(guide.setup),
});

/** The state after a move or `ONWARD`; null when the scene does not accept it. */
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

/** Null for a trail that this guide does not know, or no longer knows. */
export const follow = <Id extends string>(
  guide: Guide<Id>,
  trail: readonly string[],
): Standing<Id> | null => {
  let standing: Standing<Id> | null = begin(guide);
  for (const done of trail) standing = standing && advance(guide, standing, done);
  return standing;
};

/** The state after this many of the other side's tokens, so that the player can watch them one by one. */
export const watched = <Id extends string>(
  guide: Guide<Id>,
  standing: Standing<Id>,
  tokens: number,
): Standing<Id> => {
  const scene = guide.scenes[standing.id];
  if (scene.kind !== 'watch') return standing;
  return play(standing, scene.tokens.slice(0, tokens), standing.id) ?? standing;
};

/** Number of scenes on the shortest path to the end. */
export const stepsLeft = <Id extends string>(guide: Guide<Id>, from: Id): number => {
  const scene = guide.scenes[from];
  if (scene.kind === 'end') return 0;
  const nexts = scene.kind === 'do' ? scene.ways.map(({ next }) => next) : [scene.next];
  return 1 + Math.min(...[...new Set(nexts)].map((next) => stepsLeft(guide, next)));
};
