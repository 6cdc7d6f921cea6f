/** What the dice can bring, in numbers that a person reads. */
import { turnOdds } from '@abacow/ai/cowpath/odds';
import type { Position } from '@abacow/rules';
import { type CowpathPosition, SYMBOLS } from '@abacow/rules/cowpath';
import {
  FALLS,
  type Throw,
  type TrioPosition,
  diceIn,
  legalMoves,
  makeMove,
  playTrio,
} from '@abacow/rules/trio';
import { makeColumns, makePercent } from '../columns.ts';

const cowpathChances = (position: CowpathPosition): string => {
  const odds = turnOdds(position);
  if (odds === null) return 'All three attempts are used: nothing is left to chance.';
  const rows = SYMBOLS.map((symbol) => [
    symbol === 'c' ? 'cow' : symbol,
    makePercent(odds[symbol]),
    makePercent(odds[`${symbol}4`]),
  ]);
  const table = makeColumns([['', 'to mark', 'quad'], ...rows, ['any', makePercent(odds.any), '']]);
  return `Chances with the attempts left, throwing for that alone:\n${table}`;
};

export type ThrowChances = { readonly win: number; readonly lost: number };

const wins = (position: TrioPosition): boolean =>
  legalMoves(position).some((move) => {
    const next = playTrio(position, move);
    return next.kind === 'over' || next.round !== position.round;
  });

/** Of all falls of a throw: the share that can win the round at once, and the share that loses the turn. */
export const throwChances = (position: TrioPosition, move: Throw): ThrowChances => {
  const inTheAir = playTrio(position, move);
  const landed = FALLS[diceIn(move.dice)]!.map((fall) => playTrio(inTheAir, fall));
  const share = (hit: (position: TrioPosition) => boolean): number =>
    landed.filter(hit).length / landed.length;
  return { win: share((each) => each.placing && wins(each)), lost: share((each) => !each.placing) };
};

const throwName = (position: TrioPosition, move: Throw): string => {
  if (move.dice === 3) return 'both dice';
  return `${makeMove(move)}, keeping ${move.dice === 1 ? position.second : position.first}`;
};

const trioChances = (position: TrioPosition): string => {
  if (position.placing) return 'The dice lie: nothing is left to chance before the next throw.';
  const rows = legalMoves(position)
    .filter((move) => move.kind === 'throw')
    .map((move) => {
      const { win, lost } = throwChances(position, move);
      return [throwName(position, move), makePercent(win), makePercent(lost)];
    });
  return `Chances of the next throw:\n${makeColumns([['', 'three in a row', 'turn lost'], ...rows])}`;
};

export const makeChances = (position: Position): string =>
  position.game === 'cowpath' ? cowpathChances(position) : trioChances(position);
