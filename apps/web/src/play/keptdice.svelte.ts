/** Dice put aside are found again when the page comes back, as long as the very same dice lie there. */
import { tokensOf } from '@abacow/table';
import type { Notes } from '../storage/unsaved.ts';
import type { GameTable } from './gametable.ts';

export interface Keeping {
  /** Dice from 1. */
  keptDice: readonly number[];
  readonly mayKeep: boolean;
}

/** One note for all tables: only the newest choice is kept. */
const NAME = 'abacow kept dice';

/** Dice once seen are never taken back: the table, how far it is and its last step name them. */
const lyingAt = ({ table }: GameTable): string => {
  const tokens = tokensOf(table);
  return `${table.id} ${tokens.length} ${tokens.at(-1) ?? ''}`;
};

const recall = (notes: Notes, lying: string): readonly number[] => {
  try {
    const note = JSON.parse(notes.getItem(NAME) ?? 'null') as { lying: string; dice: number[] } | null;
    return note?.lying === lying ? note.dice.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
};

/** Where plain storage is full or forbidden, the choice is forgotten with the page. */
const note = (notes: Notes, lying: string, dice: readonly number[]): void => {
  try {
    if (dice.length > 0) notes.setItem(NAME, JSON.stringify({ lying, dice }));
    else if (recall(notes, lying).length > 0) notes.removeItem(NAME);
  } catch {
    return;
  }
};

/** To be called while a component is made. */
export const followKept = (local: GameTable, turn: Keeping, notes: Notes): void => {
  turn.keptDice = recall(notes, lyingAt(local));
  $effect(() => {
    if (turn.mayKeep) note(notes, lyingAt(local), turn.keptDice);
  });
};
