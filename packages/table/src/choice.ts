/** What a table is opened for: the game without who begins it. */
import {
  type Seat,
  type Setup,
  type SetupJson,
  type Unreadable,
  isUnreadable,
  parseSetup,
} from '@abacow/rules';
import { SIDES } from '@abacow/rules/cowpath';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** `{game: 'cowpath', sheet}` or `{game: 'trio', board, players, level, target}`. */
export type GameChoice = Without<SetupJson, 'first'>;

/** Who begins: by lot (a coin in Cowpath, a roll-off in Trio) or a chosen seat. */
export type Opening = { readonly kind: 'lot' } | { readonly kind: 'chosen'; readonly seat: Seat };

export const seatsFor = (choice: GameChoice): number => (choice.game === 'cowpath' ? 2 : choice.players);

export const setupFor = (choice: GameChoice, first: Seat): Setup | Unreadable =>
  parseSetup({ ...choice, first: choice.game === 'cowpath' ? SIDES[first] : first });

/** The setup of a choice that was checked when the table was opened. */
export const checkedSetup = (choice: GameChoice, first: Seat): Setup => {
  const setup = setupFor(choice, first);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  return setup;
};
