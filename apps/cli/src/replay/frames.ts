import { type GameRecord, type Position, drawPosition, isUnreadable, replay } from '@abacow/rules';
import { tellSeat, tellToken } from '../telling/telling.ts';

/** A game after `played` tokens. */
export type Frame = {
  readonly played: number;
  /** Null at the start. */
  readonly token: string | null;
  readonly told: string;
  readonly drawing: string;
  /** Counts from 1: the turn that the token belongs to; 0 at the start. */
  readonly turn: number;
  readonly mover: string;
};

const seatOf = (position: Position): number | null => (position.kind === 'over' ? null : position.seat);

const startsTurn = (positions: readonly Position[], index: number): boolean => {
  const [before, mine] = [positions[index - 1], positions[index]!];
  if (before === undefined) return true;
  if (before.game === 'trio' && mine.game === 'trio' && before.round !== mine.round) return true;
  return seatOf(before) !== seatOf(mine);
};

export const framesOf = (record: GameRecord): readonly Frame[] => {
  const positions = replay(record.setup, record.tokens);
  if (isUnreadable(positions)) throw new Error(positions.reason);
  let turn = 0;
  return positions.map((position, played): Frame => {
    const drawing = drawPosition(position);
    if (played === 0) return { played, token: null, told: 'the start', drawing, turn, mover: '' };
    const before = positions[played - 1]!;
    if (startsTurn(positions, played - 1)) turn++;
    const token = record.tokens[played - 1]!;
    const mover = tellSeat(record.setup.game, seatOf(before) ?? 0);
    return { played, token, told: tellToken(before, token, position), drawing, turn, mover };
  });
};
