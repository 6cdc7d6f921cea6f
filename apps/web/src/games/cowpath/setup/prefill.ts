/** The fields of Cowpath's form against the computer, from the last game. */
import { need } from '@abacow/rules/need';
import type { ComputerLevel } from '@abacow/table';
import type { NewGame } from '../../../table/local/games.ts';
import type { LastGame } from '../../../table/setup/last-game.ts';
import type { SheetDraw } from './draw.ts';

export type Prefill = {
  readonly level: ComputerLevel;
  readonly side: 'x' | 'o';
  readonly first: 'lot' | 'x' | 'o';
  readonly ownDice: boolean;
};

const SIDES = ['x', 'o'] as const;

export const prefillFrom = ({ seats, opening, ownDice = false }: NewGame): Prefill => {
  const computer = seats.find((seat) => seat.kind === 'computer');
  return {
    level: computer?.level ?? 2,
    side: seats[0]?.kind === 'computer' ? 'o' : 'x',
    first: opening.kind === 'lot' ? 'lot' : need(SIDES[opening.seat]),
    ownDice,
  };
};

type SheetPrefill = { readonly initial?: string; readonly draw: SheetDraw };

/** A sheet from a link comes first. A drawn sheet is drawn again; one that the player chose stays. */
export const sheetFrom = (linked: string | undefined, last: LastGame | null): SheetPrefill => {
  if (linked !== undefined) return { initial: linked, draw: 'pad' };
  if (last?.redraw === 'fresh') return { draw: 'fresh' };
  const { choice } = last?.order ?? {};
  return last?.redraw === null && choice?.game === 'cowpath'
    ? { initial: choice.sheet, draw: null }
    : { draw: 'pad' };
};
