/** A decision once more: the game as it stood before it, the one who decided against computers. */
import type { Step } from '@abacow/ai/analysis';
import { type GameRecord, makeRecord } from '@abacow/rules';

export const COMPUTER = /^computer ([1-5])$/;
const LEVEL = 4;

export const retryRecord = (record: GameRecord, { at, seat }: Pick<Step, 'at' | 'seat'>): string =>
  makeRecord({
    ...record,
    tokens: record.tokens.slice(0, at - 1),
    players: record.players.map((name, other) => {
      if (other !== seat) return COMPUTER.test(name) ? name : `computer ${LEVEL}`;
      return COMPUTER.test(name) ? `Player ${seat + 1}` : name;
    }),
    result: null,
    dice: null,
  });
