/** What is played at a table: a setup without who begins. */
import {
  type Seat,
  type Setup,
  type SetupJson,
  type Unreadable,
  gameOf,
  isGameName,
  isUnreadable,
  makeSetup,
  parseSetup,
} from '@abacow/rules';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A game's setup without `first`. */
export type GameChoice = Without<SetupJson, 'first'>;

/** Who begins: decided by lot (a coin or a roll-off, depending on the game) or a chosen seat. */
export type Opening = { readonly kind: 'lot' } | { readonly kind: 'chosen'; readonly seat: Seat };

export const seatsFor = (choice: GameChoice): number => gameOf(choice).seats(choice);

export const setupFor = (choice: GameChoice, first: Seat): Setup | Unreadable =>
  parseSetup(isGameName(choice.game) ? { ...choice, first: gameOf(choice).writeSeat(first) } : choice);

/** The setup of a choice that was checked when the table was opened. */
export const checkedSetup = (choice: GameChoice, first: Seat): Setup => {
  const setup = setupFor(choice, first);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  return setup;
};

export const choiceOf = (setup: Setup): GameChoice => {
  const { first, ...choice } = makeSetup(setup);
  void first;
  return choice;
};
