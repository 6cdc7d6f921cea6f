/** Restores kept dice after a page reload, if the same throw is still on the table. */
import { tokensOf } from '@abacow/table';
import type { Notes } from '../../base/storage/notes.ts';
import type { GameTable } from './game-table.ts';

export interface Keeping {
  /** Dice numbers, from 1. */
  keptDice: readonly number[];
  readonly mayKeep: boolean;
}

/** One key for all tables: only the newest choice is stored. */
const NAME = 'abacow kept dice';

/** Identifies a throw by table, number of tokens and last token. After an undo it may match again: then the faces match, too. */
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

/** If localStorage is full or forbidden, the choice lasts until the page is closed. */
const note = (notes: Notes, lying: string, dice: readonly number[]): void => {
  try {
    if (dice.length > 0) notes.setItem(NAME, JSON.stringify({ lying, dice }));
    else if (recall(notes, lying).length > 0) notes.removeItem(NAME);
  } catch {
    return;
  }
};

/** Call it during component initialization. */
export const followKept = (local: GameTable, turn: Keeping, notes: Notes): void => {
  turn.keptDice = recall(notes, lyingAt(local));
  $effect(() => {
    if (turn.mayKeep) note(notes, lyingAt(local), turn.keptDice);
  });
};
