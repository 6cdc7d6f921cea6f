/** What is played at a table: a setup without who begins. */
import {
  type GameName,
  type Seat,
  type Setup,
  type SetupField,
  type SetupJson,
  type Unreadable,
  gameNames,
  gameOf,
  isGameName,
  isUnreadable,
  makeSetup,
  parseSetup,
} from '@abacow/rules';
import * as v from 'valibot';
import { shape, whole } from './schemas.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A game's setup without `first`. */
export type GameChoice = Without<SetupJson, 'first'>;

const fieldSchema = (name: string, field: SetupField) => {
  switch (field.kind) {
    case 'one-of':
      return v.picklist(field.values, `"${name}" must be one of ${field.values.join(', ')}`);
    case 'whole':
      return whole(
        `"${name}" must be a whole number from ${field.least} on`,
        field.least,
        Number.MAX_SAFE_INTEGER,
      );
    case 'optional-whole':
      return v.exactOptional(
        whole(
          `"${name}" must be a whole number from ${field.least} to ${field.most}`,
          field.least,
          field.most,
        ),
      );
    case 'optional-one-of':
      return v.exactOptional(v.picklist(field.values, `"${name}" must be one of ${field.values.join(', ')}`));
    case 'optional-by-seat':
      return v.exactOptional(
        v.array(
          v.picklist(field.values, `"${name}" must be a list of ${field.values.join(', ')}`),
          `"${name}" must be a list of ${field.values.join(', ')}`,
        ),
      );
    case 'text':
      return v.pipe(
        v.string(`"${name}" must be a text`),
        v.maxLength(field.longest, `"${name}" has at most ${field.longest} characters`),
      );
  }
};

const choiceSchema = (game: GameName) => {
  const fields = Object.entries(gameOf({ game }).fields);
  const entries = fields.map(([name, field]) => [name, fieldSchema(name, field)] as const);
  return shape({ game: v.literal(game), ...Object.fromEntries(entries) });
};

const makeChoice = (games: readonly GameName[]) =>
  v.pipe(
    v.variant('game', games.map(choiceSchema), ({ path }) =>
      path === undefined ? '"choice" must be an object' : `"game" must be one of ${games.join(', ')}`,
    ),
    v.transform((chosen) => chosen as GameChoice),
  );

const GAMES = gameNames();

/** One schema per game, made from the fields of its setup. The game itself checks what fields cannot express. */
export const choice = makeChoice(GAMES);

/** A choice that can be played, of any game: also of one that was registered later. */
export const playableChoice = v.pipe(
  v.lazy(() => (gameNames().length === GAMES.length ? choice : makeChoice(gameNames()))),
  v.check(
    (value) => !isUnreadable(setupFor(value, 0)),
    ({ input }) => (setupFor(input, 0) as Unreadable).reason,
  ),
  v.transform((value) => choiceOf(checkedSetup(value, 0))),
);

const OPENING = '"opening" must be by lot or name a seat';
/** Who begins: decided by lot (a coin or a roll-off, depending on the game) or a chosen seat. */
export const opening = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('lot') }),
    v.object({ kind: v.literal('chosen'), seat: whole(OPENING, 0, 3) }, OPENING),
  ],
  OPENING,
);
export type Opening = Readonly<v.InferOutput<typeof opening>>;

export const rotate = <T>(list: readonly T[]): readonly T[] => [...list.slice(1), ...list.slice(0, 1)];

export const seatsFor = (choice: GameChoice): number => gameOf(choice).seats(choice);

export const setupFor = (choice: GameChoice, first: Seat): Setup | Unreadable =>
  parseSetup(isGameName(choice.game) ? { ...choice, first: gameOf(choice).writeSeat(first) } : choice);

/** The setup of a choice that was checked when the table was opened. */
export const checkedSetup = (choice: GameChoice, first: Seat): Setup => {
  const setup = setupFor(choice, first);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  return setup;
};

/** The same game with everybody one seat further: what belongs to the people moves with them. */
export const rotateChoice = (choice: GameChoice): GameChoice => {
  const bySeat = Object.entries(gameOf(choice).fields).filter(([, { kind }]) => kind === 'optional-by-seat');
  const values = choice as unknown as Readonly<Record<string, readonly unknown[] | undefined>>;
  const rotated = bySeat.flatMap(([name]) => {
    const list = values[name];
    return list === undefined ? [] : [[name, rotate(list)] as const];
  });
  return { ...choice, ...Object.fromEntries(rotated) };
};

export const choiceOf = (setup: Setup): GameChoice => {
  const { first, ...choice } = makeSetup(setup);
  void first;
  return choice;
};
