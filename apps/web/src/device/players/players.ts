/** Players that this device remembers: a name and a picture. Pure. */
import { cleanName, nameFrom } from '@abacow/table/names';
import { PICTURES, type Picture } from '../../base/art/animals/names.ts';
import { fieldsOf } from '../../base/storage/notes.ts';
import { wishFor } from './earning.ts';

export type { Picture } from '../../base/art/animals/names.ts';

export type Player = {
  readonly id: string;
  readonly name: string;
  readonly picture: Picture;
  /** How much a table helped this player last, as stored; `help.ts` reads it. */
  readonly help?: unknown;
};

export type Players = {
  readonly list: readonly Player[];
  /** The player who played the computer last; null for nobody in particular. */
  readonly last: string | null;
  /** The last help of nobody in particular. */
  readonly help?: unknown;
};

export const NO_PLAYERS: Players = { list: [], last: null };
export const MAX_PLAYERS = 24;

const isPicture = (value: unknown): value is Picture => PICTURES.some((known) => known === value);

const kept = (help: unknown): { readonly help?: unknown } => (help === undefined ? {} : { help });

const parsePlayer = (value: unknown): Player | null => {
  const { id, name, picture, help } = fieldsOf(value);
  if (typeof id !== 'string' || id === '' || typeof name !== 'string') return null;
  return {
    id,
    name: cleanName(name),
    picture: isPicture(picture) ? picture : PICTURES[0],
    ...kept(help),
  };
};

/** Damaged entries are left out. */
export const playersFrom = (json: unknown): Players => {
  const { list: stored, last: lastId, help } = fieldsOf(json);
  const list = (Array.isArray(stored) ? stored : [])
    .map(parsePlayer)
    .filter((player) => player !== null)
    .filter((player, at, all) => all.findIndex(({ id }) => id === player.id) === at);
  const last = list.find(({ id }) => id === lastId)?.id ?? null;
  return { list, last, ...kept(help) };
};

/** Names that are equal in this form cannot be told apart. */
export const likeness = (name: string): string => name.normalize('NFKC').toLowerCase();

export type NameProblem = 'missing' | 'taken' | 'full';

/** Two players with the same name could not be told apart. `id` is the player who is renamed; null for a new one. */
export const nameProblem = ({ list }: Players, id: string | null, typed: string): NameProblem | null => {
  const name = nameFrom(typed);
  if (name === '') return 'missing';
  if (id === null && list.length >= MAX_PLAYERS) return 'full';
  return list.some((player) => player.id !== id && likeness(player.name) === likeness(name)) ? 'taken' : null;
};

/** Adds a player or changes the one with this id. */
export const withPlayer = (players: Players, player: Player): Players => {
  const clean = { ...player, name: nameFrom(player.name) };
  const known = players.list.some(({ id }) => id === player.id);
  return {
    ...players,
    list: known
      ? players.list.map((one) => (one.id === player.id ? { ...one, ...clean } : one))
      : [...players.list, clean],
  };
};

export const withoutPlayer = ({ list, last, ...more }: Players, id: string): Players => ({
  ...more,
  list: list.filter((player) => player.id !== id),
  last: last === id ? null : last,
});

/** The first picture that nobody has yet and that need not be earned. */
export const freePicture = ({ list }: Players): Picture =>
  PICTURES.find(
    (picture) => wishFor(picture) === null && list.every((player) => player.picture !== picture),
  ) ?? PICTURES[0];

/** Players of both devices. A player of this device stays as it is here. */
export const mergePlayers = ({ list, ...own }: Players, other: Players): Players => {
  const more = other.list.filter(({ id }) => list.every((player) => player.id !== id));
  return { list: [...list, ...more], ...own };
};
