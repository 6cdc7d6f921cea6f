import { type GameRecord, drawPosition, isUnreadable, playSteps, startGame } from '@abacow/rules';
import { describeSeat, describeStep } from '../describe/describe.ts';

/** The game after `played` tokens. */
export type Frame = {
  readonly played: number;
  /** Null at the start. */
  readonly token: string | null;
  readonly description: string;
  readonly drawing: string;
  /** The number of the token's turn, from 1; 0 at the start. */
  readonly turn: number;
  readonly mover: string;
};

export const framesOf = ({ setup, tokens }: GameRecord): readonly Frame[] => {
  const start = startGame(setup);
  const steps = playSteps(start, tokens);
  if (isUnreadable(steps)) throw new Error(steps.reason);
  let turn = 1;
  const frames = steps.map((step, index): Frame => {
    if (steps[index - 1]?.effects.some(({ kind }) => kind === 'turn')) turn++;
    const { token, before, position } = step;
    return {
      played: index + 1,
      token,
      description: describeStep(step),
      drawing: drawPosition(position),
      turn,
      mover: describeSeat(setup.game, before.seat),
    };
  });
  const opening = {
    played: 0,
    token: null,
    description: 'the start',
    drawing: drawPosition(start),
    turn: 0,
    mover: '',
  };
  return [opening, ...frames];
};
