/** Rules for decisions, answers and taking back. */
import type { Seat } from '@abacow/rules';
import { hasCalculations, isAnswerAwaited, lostTokenOf, mustAnswerFirst, questionAt } from '../help.ts';
import { type TableRefusal, refuseCommand } from '../refusals.ts';
import { type Table, lastToDecide, mayUndo } from '../table.ts';
import { notPlaying } from './phases.ts';

const whyNotTurn = (table: Table, seat: Seat, about: string | number): TableRefusal | null => {
  if (table.phase !== 'playing') return notPlaying(table, about);
  if (table.game.position.seat !== seat) return refuseCommand('turn/not-yours', seat);
  return table.game.paused ? refuseCommand('turn/paused', about) : null;
};

/** Whether the rules of the game allow the decision is another question. */
export const whyNotPlay = (table: Table, seat: Seat, move: string): TableRefusal | null =>
  whyNotTurn(table, seat, move) ?? (mustAnswerFirst(table) ? refuseCommand('answer/first', move) : null);

export const whyNotAnswer = (table: Table, seat: Seat): TableRefusal | null => {
  const refusal = whyNotTurn(table, seat, seat);
  if (refusal !== null) return refusal;
  if (questionAt(table) === null) return refuseCommand('answer/not-asked', seat);
  return table.game?.answer?.right === true ? refuseCommand('answer/already', seat) : null;
};

/** Nobody gets out of a question whose wrong answer costs the turn. */
export const whyNotHelp = (table: Table, seat: Seat): TableRefusal | null => {
  if (table.phase === 'over') return refuseCommand('game/over', seat);
  if (!hasCalculations(table.choice)) return refuseCommand('help/none', seat);
  if (table.seats[seat]?.kind !== 'person') return refuseCommand('seat/not-yours', seat);
  const isAsked = table.game?.position.seat === seat && isAnswerAwaited(table);
  return isAsked && lostTokenOf(table) !== null ? refuseCommand('help/asked', seat) : null;
};

export const whyNotTakeBack = (table: Table, seat: Seat): TableRefusal | null => {
  if (table.phase !== 'playing') return notPlaying(table, seat);
  const taker = lastToDecide(table);
  if (taker === null) return refuseCommand('take-back/nothing', seat);
  return taker === seat ? null : refuseCommand('take-back/not-yours', seat);
};

export const whyNotUndo = (table: Table, seat: Seat): TableRefusal | null =>
  mayUndo(table) === seat ? null : refuseCommand('take-back/nothing', seat);
