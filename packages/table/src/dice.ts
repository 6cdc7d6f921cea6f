/** Verifiable dice for the next throw of a table. */
import { type DiceSource, type VerifiableDice, parseHex, verifiableDice } from '@abacow/dice';
import { type Table, type TableDice, openingThrowsMade } from './table.ts';

/**
 * Throws of the opening have their own numbers, under the name of the dice with this suffix. So throw 1 of a record is always
 * throw 1 of the game, no matter how the opening went.
 */
export const OPENING_SUFFIX = ' opening';

/**
 * The dice for a table's next throw; `secret` as hex. The table itself knows how many throws were made. Nothing is
 * computed before a throw, because most commands throw no dice. What is the same for all throws is computed once.
 */
export const makeTableDice = (secret: string): ((table: Table) => DiceSource) => {
  let known: {
    readonly name: string;
    readonly seeds: TableDice['seeds'];
    readonly dice: VerifiableDice;
  } | null = null;
  const diceOf = (name: string, seeds: TableDice['seeds']): VerifiableDice => {
    if (known?.name !== name || known.seeds !== seeds)
      known = { name, seeds, dice: verifiableDice({ secret: bytesOf(secret), table: name, seeds }) };
    return known.dice;
  };
  return (table) => ({
    throwDice: (count, sides) => {
      const { name, seeds } = table.dice;
      const opening = table.phase === 'opening';
      const made = opening ? openingThrowsMade(table) : (table.game?.throws ?? 0);
      return diceOf(opening ? `${name}${OPENING_SUFFIX}` : name, seeds).throwAt(made + 1, count, sides);
    },
  });
};

const bytesOf = (secret: string): Uint8Array => {
  const bytes = parseHex(secret);
  if (bytes === undefined) throw new Error('a secret is written in hexadecimal');
  return bytes;
};

export const tableDice = (table: Table, secret: string): DiceSource => makeTableDice(secret)(table);
