/** Dice that can be checked afterwards, at the throw a table has come to. */
import { type DiceSource, type VerifiableDice, parseHex, verifiableDice } from '@abacow/dice';
import { type Table, openingThrowsMade } from './table.ts';

/**
 * The opening's throws are numbered by themselves, under the table's name with this behind it, so that throw 1
 * of a record is throw 1 of the game whoever began and however.
 */
export const OPENING_SUFFIX = ' opening';

/**
 * The source for a table's next throw; `secret` as hex. How many were thrown the table knows itself. Nothing is computed
 * before a throw, for most commands throw no dice, and what stays the same from throw to throw is computed once.
 */
export const makeTableDice = (secret: string): ((table: Table) => DiceSource) => {
  let known: { readonly name: string; readonly seeds: Table['seeds']; readonly dice: VerifiableDice } | null =
    null;
  const diceOf = (name: string, seeds: Table['seeds']): VerifiableDice => {
    if (known?.name !== name || known.seeds !== seeds)
      known = { name, seeds, dice: verifiableDice({ secret: bytesOf(secret), table: name, seeds }) };
    return known.dice;
  };
  return (table) => ({
    throwDice: (count, sides) => {
      const opening = table.phase === 'opening';
      const name = opening ? `${table.id}${OPENING_SUFFIX}` : table.id;
      const made = opening ? openingThrowsMade(table) : table.throws;
      return diceOf(name, table.seeds).throwAt(made + 1, count, sides);
    },
  });
};

const bytesOf = (secret: string): Uint8Array => {
  const bytes = parseHex(secret);
  if (bytes === undefined) throw new Error('a secret is written in hexadecimal');
  return bytes;
};

export const tableDice = (table: Table, secret: string): DiceSource => makeTableDice(secret)(table);
