/** Restores kept dice after a page reload, if the same throw is still on the table. */
import { tokensOf } from '@abacow/table';
import { type Notes, fieldsOf, itemsOf, note } from '../../base/storage/notes.ts';
import type { GameTable } from './game-table.ts';

export interface Keeping {
  /** Dice numbers, from 1. */
  keptDice: readonly number[];
  readonly mayKeep: boolean;
}

/** One key for all tables: only the newest choice is stored. */
const NAME = 'abacow kept dice';

/** Identifies a throw by table, number of tokens and last token. After an undo it may match again: then the faces match, too. */
const lyingAt = ({ state }: GameTable): string => {
  const tokens = tokensOf(state);
  return `${state.id} ${tokens.length} ${tokens.at(-1) ?? ''}`;
};

type Kept = { readonly lying: string; readonly dice: readonly number[] };

const keptFrom = (json: unknown): Kept => {
  const { lying, dice } = fieldsOf(json);
  return {
    lying: typeof lying === 'string' ? lying : '',
    dice: itemsOf(dice, (die): die is number => Number.isInteger(die)),
  };
};

/** Call it during component initialization. */
export const followKept = (table: GameTable, turn: Keeping, notes: Notes): void => {
  const kept = note(NAME, keptFrom, notes);
  const recall = (lying: string): readonly number[] | null => {
    const before = kept.read();
    return before.lying === lying ? before.dice : null;
  };
  const before = recall(lyingAt(table));
  if (before !== null) turn.keptDice = before;
  $effect(() => {
    const [lying, dice] = [lyingAt(table), turn.keptDice];
    // Dice that were released by hand stay released.
    if (turn.mayKeep && (dice.length > 0 || recall(lying) !== null)) kept.write({ lying, dice });
  });
};
