/** Setups, as JSON and as checked values. */
import { isObject } from './fields.ts';
import { type Setup, type SetupJson, gameNames, gameOf, isGameName } from './games.ts';
import { type Unreadable, unreadable } from './kernel.ts';

/** Unknown fields are ignored. */
export const parseSetup = (json: unknown): Setup | Unreadable => {
  if (!isObject(json)) return unreadable(1, 'a setup must be an object');
  const { game } = json;
  if (!isGameName(game)) {
    const names = gameNames().map((name) => JSON.stringify(name));
    return unreadable(1, `"game" must be one of ${names.join(', ')}`);
  }
  return gameOf({ game }).parseSetup(json);
};

export const makeSetup = (setup: Setup): SetupJson => gameOf(setup).makeSetup(setup);

export const seatsOf = (setup: Setup): number => gameOf(setup).seats(setup);
