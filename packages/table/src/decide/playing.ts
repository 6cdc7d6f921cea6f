/** Decisions, answers, helps, and taking back. */
import type { Seat } from '@abacow/rules';
import type { AnswerCommand, ChooseHelpCommand, PlayCommand } from '../commands.ts';
import { isAnswer, isRightAnswer } from '../help.ts';
import { whyNotAnswer, whyNotHelp, whyNotPlay } from '../judge/playing.ts';
import { playMove } from '../move.ts';
import { isTableRefusal, refuseCommand } from '../refusals.ts';
import { type Table, inPhase, lastToDecide, mayUndo } from '../table.ts';
import { countSteps } from '../steps.ts';
import type { Context, Decided } from './context.ts';
import { whyNoAnswer, whyNoHelp, whyNoTakeBack } from './limits.ts';

export const decidePlay = (table: Table, { seat, move }: PlayCommand, { now, dice }: Context): Decided => {
  const refusal = whyNotPlay(table, seat, move);
  if (refusal !== null) return refusal;
  const played = playMove(inPhase(table, 'playing').game.position, move, dice);
  if (isTableRefusal(played)) return played;
  return { kind: 'move', event: { kind: 'played', at: now, seat, token: played.token }, played };
};

export const decideHelp = (table: Table, command: ChooseHelpCommand, { now }: Context): Decided => {
  const { seat, help } = command;
  const hidesNumbers = help === 'work-out' && command.hidesNumbers;
  return (
    whyNotHelp(table, seat) ??
    whyNoHelp(table, seat, { help, hidesNumbers }) ?? {
      kind: 'help-chosen',
      at: now,
      seat,
      help,
      ...(hidesNumbers ? { hidesNumbers } : {}),
    }
  );
};

export const decideAnswer = (table: Table, { seat, value }: AnswerCommand, { now }: Context): Decided => {
  const refusal = whyNotAnswer(table, seat) ?? whyNoAnswer(table, seat);
  if (refusal !== null) return refusal;
  if (!isAnswer(value)) return refuseCommand('answer/number', value);
  return { kind: 'answered', at: now, seat, value, right: isRightAnswer(table, value) };
};

export const decideTakeBack = (table: Table, seat: Seat, { now }: Context): Decided =>
  whyNoTakeBack(table, seat) ?? { kind: 'taken-back', at: now, seat };

/** Before new dice have fallen it is the same as `take-back`. */
export const decideUndo = (table: Table, seat: Seat, context: Context): Decided => {
  const { now } = context;
  const last = table.game?.lastDecision ?? null;
  return last === null || lastToDecide(table) === seat || mayUndo(table) !== seat
    ? decideTakeBack(table, seat, context)
    : { kind: 'undone', at: now, seat, tokens: countSteps(last.steps) };
};
