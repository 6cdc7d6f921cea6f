/** Dice that can be checked afterwards, at the throw a table has come to. */
import { type DiceSource, parseHex, verifiableDice } from '@abacow/dice';
import { type Table, openingThrowsMade } from './table.ts';

/**
 * The opening's throws are numbered by themselves, under the table's name with this behind it, so that throw 1
 * of a record is throw 1 of the game whoever began and however.
 */
export const OPENING_SUFFIX = ' opening';

/**
 * The source for the next throw; `secret` as hex. Nothing is kept: the table knows how many were thrown. Nothing is
 * computed before the throw either, for most commands throw no dice.
 */
export const tableDice = (table: Table, secret: string): DiceSource => ({
  throwDice: (count, sides) => nextThrowOf(table, secret).throwDice(count, sides),
});

const nextThrowOf = (table: Table, secret: string): DiceSource => {
  const bytes = parseHex(secret);
  if (bytes === undefined) throw new Error('a secret is written in hexadecimal');
  const opening = table.phase === 'opening';
  const name = opening ? `${table.id}${OPENING_SUFFIX}` : table.id;
  const made = opening ? openingThrowsMade(table) : table.throws;
  return verifiableDice({ secret: bytes, table: name, seeds: table.seeds }, made);
};
