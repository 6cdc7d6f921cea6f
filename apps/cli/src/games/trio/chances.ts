/** The chances of the next throw, as text. */
import { need } from '@abacow/rules/need';
import {
  FALLS,
  type Throw,
  type TrioPosition,
  diceIn,
  legalMoves,
  makeMove,
  playTrio,
} from '@abacow/rules/trio';
import { makeColumns, makePercent } from '../../columns.ts';

export type ThrowChances = { readonly win: number; readonly lost: number };

const wins = (position: TrioPosition): boolean =>
  legalMoves(position).some((move) => {
    const next = playTrio(position, move);
    return next.kind === 'over' || next.round !== position.round;
  });

/** The share of all falls that can win the round at once, and the share that loses the turn. */
export const throwChances = (position: TrioPosition, move: Throw): ThrowChances => {
  const inTheAir = playTrio(position, move);
  const landed = need(FALLS[diceIn(move.dice)]).map((fall) => playTrio(inTheAir, fall));
  const share = (hit: (position: TrioPosition) => boolean): number =>
    landed.filter(hit).length / landed.length;
  return { win: share((each) => each.placing && wins(each)), lost: share((each) => !each.placing) };
};

const throwName = (position: TrioPosition, move: Throw): string => {
  if (move.dice === 3) return 'both dice';
  return `${makeMove(move)}, keeping ${move.dice === 1 ? position.second : position.first}`;
};

export const trioChances = (position: TrioPosition): string => {
  if (position.rollOff !== null) return 'The highest total of both dice begins; ties throw again.';
  if (position.placing) return 'The dice have fallen: place a pawn first.';
  const rows = legalMoves(position)
    .filter((move) => move.kind === 'throw')
    .map((move) => {
      const { win, lost } = throwChances(position, move);
      return [throwName(position, move), makePercent(win), makePercent(lost)];
    });
  return `Chances of the next throw:\n${makeColumns([['', 'three in a row', 'turn lost'], ...rows])}`;
};
