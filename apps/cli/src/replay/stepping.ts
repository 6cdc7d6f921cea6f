/** Steps through frames with keys. */
import { need } from '@abacow/rules/need';
import type { TerminalGame } from '../games/game.ts';
import { paintGame } from '../games/painting.ts';
import type { Piece } from '../terminal/style.ts';
import type { Frame } from './frames.ts';

const KEYS = {
  next: [' ', '\r', 'n', 'l', '\x1b[C', '\x1b[B'],
  back: ['b', 'p', 'h', '\x7f', '\x1b[D', '\x1b[A'],
  turn: ['t', '\x1b[6~'],
  unturn: ['T', '\x1b[5~'],
  start: ['g', '\x1b[H', '\x1b[1~'],
  end: ['G', '\x1b[F', '\x1b[4~'],
  quit: ['q', '\x1b', '\x03', '\x04'],
} as const;
type Step = keyof typeof KEYS;

export const KEY_HELP = 'space next, b back, t next turn, T turn back, g start, G end, q quit';

export const stepFor = (key: string): Step | null =>
  (Object.keys(KEYS) as Step[]).find((step) => (KEYS[step] as readonly string[]).includes(key)) ?? null;

/** Splits a chunk of terminal input into keys; an escape sequence is one key. */
export const keysIn = (chunk: string): readonly string[] =>
  chunk.match(/\x1b\[[0-9;]*[A-Za-z~]|\x1bO[A-Z]|[^]/gu) ?? [];

/** The index of the frame to show next, or null to quit. */
export const stepTo = (frames: readonly Frame[], shown: number, step: Step): number | null => {
  const last = frames.length - 1;
  const turn = need(frames[shown]).turn;
  switch (step) {
    case 'next':
      return Math.min(shown + 1, last);
    case 'back':
      return Math.max(shown - 1, 0);
    case 'turn':
      return Math.max(
        frames.findLastIndex((frame) => frame.turn === turn + 1),
        frames.findLastIndex((frame) => frame.turn === turn),
      );
    case 'unturn':
      return Math.max(
        0,
        frames.findLastIndex((frame) => frame.turn < turn),
      );
    case 'start':
      return 0;
    case 'end':
      return last;
    case 'quit':
      return null;
  }
};

export const makeScreen = (
  game: TerminalGame,
  heading: string,
  frames: readonly Frame[],
  shown: number,
): readonly Piece[] => {
  const frame = need(frames[shown]);
  const place = `${frame.played} of ${frames.length - 1}${frame.token === null ? '' : `, turn ${frame.turn}: ${frame.token}`}`;
  return [
    `${heading}\n\n`,
    ...paintGame(game, `${frame.drawing}\n\n`),
    `${place}\n`,
    ...paintGame(game, frame.description),
    `\n\n${KEY_HELP}\n`,
  ];
};
