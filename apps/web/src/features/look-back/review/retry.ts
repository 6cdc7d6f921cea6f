/** Plays a decision again: the game before it, with the same player against computers. */
import type { Step } from '@abacow/ai/analysis';
import { type GameRecord, type RecordPlayer, makeRecord } from '@abacow/rules';

const OPPONENT: RecordPlayer = { kind: 'computer', level: 4 };
const LEARNER: RecordPlayer = { kind: 'person', name: null };

/** What was taken back belongs to the old game, so it is left out. */
export const retryRecord = (
  { setup, tokens, players, earlier }: GameRecord,
  { at, seat }: Pick<Step, 'at' | 'seat'>,
): string =>
  makeRecord({
    setup,
    tokens: tokens.slice(0, at - 1),
    players: players.map((player, other) => {
      if (other === seat) return player.kind === 'person' ? player : LEARNER;
      return player.kind === 'computer' ? player : OPPONENT;
    }),
    result: null,
    dice: null,
    ...(earlier === undefined ? {} : { earlier }),
  });
