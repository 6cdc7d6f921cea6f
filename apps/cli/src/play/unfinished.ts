/** The unfinished games: in the user's state folder, and where earlier versions saved them, in the current folder. */
import { join } from 'node:path';
import { type GameName, gameOf, isUnreadable } from '@abacow/rules';
import { type Table, type TableEvent, isUnderWay, parseEvents, rebuild, tokensIn } from '@abacow/table';
import { computerName } from '@abacow/table/computer-names';
import { type Complaint, complain, isComplaint, listOf } from '../arguments.ts';
import { readText } from '../files.ts';
import type { Environment } from '../environment.ts';
import { gamesFolder } from './paths.ts';

export type GameOnDisk = {
  readonly path: string;
  readonly text: string;
  readonly events: readonly TableEvent[];
  readonly table: Table;
};

export type Unfinished = GameOnDisk & { readonly changed: Date };

export type Found = {
  /** The latest first. */
  readonly games: readonly Unfinished[];
  /** Files that cannot be read, each with the reason. */
  readonly damaged: readonly Complaint[];
};

export const readGame = (environment: Environment, path: string): GameOnDisk | Complaint => {
  const file = readText(environment, path);
  if (isComplaint(file)) return file;
  const events = parseEvents(file.text);
  if (isUnreadable(events)) return complain(`${path}: ${events.reason}`);
  const table = rebuild(events);
  return isUnreadable(table)
    ? complain(`${path}: ${table.reason}`)
    : { path, text: file.text, events, table };
};

const OF_EARLIER_VERSIONS = /^abacow-[a-z]+(-\d+)?\.table$/;

type Place = { readonly path: string; readonly changed: Date };

const filesIn = (environment: Environment, folder: string, name: RegExp): readonly Place[] => {
  try {
    return environment
      .listFiles(folder)
      .filter((file) => name.test(file.name))
      .map((file) => ({ path: join(folder, file.name), changed: file.changed }));
  } catch {
    // A folder that cannot be read has no games to offer.
    return [];
  }
};

export const findUnfinished = (environment: Environment, game: GameName | undefined): Found => {
  const folder = gamesFolder(environment);
  const places = [
    ...(folder === null ? [] : filesIn(environment, folder, /\.table$/)),
    ...filesIn(environment, '.', OF_EARLIER_VERSIONS),
  ];
  const read = places.map(({ path, changed }) => ({ changed, found: readGame(environment, path) }));
  const games = read.flatMap(({ found, changed }) => (isComplaint(found) ? [] : [{ ...found, changed }]));
  return {
    games: games
      .filter(({ table }) => isUnderWay(table) && (game === undefined || table.choice.game === game))
      .sort((a, b) => b.changed.getTime() - a.changed.getTime()),
    damaged: read.flatMap(({ found }) => (isComplaint(found) ? [found] : [])),
  };
};

const two = (value: number): string => String(value).padStart(2, '0');

const makeTime = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;

/** `Rosie`, or `Maggie and Ruby`. */
export const opponentsOf = ({ choice, seats }: Table): string =>
  listOf(
    seats.flatMap((seating, seat) =>
      seating.kind === 'computer' ? [computerName(choice.game, seats, seat, seating.level, 'en')] : [],
    ),
    'and',
  );

const describeGame = ({ table, changed }: Unfinished): string => {
  const decisions = tokensIn(table);
  return `${gameOf(table.choice).title} against ${opponentsOf(table)}, ${decisions} decision${decisions === 1 ? '' : 's'}, ${makeTime(changed)}`;
};

const MAX_LISTED = 9;

export const listUnfinished = ({ games, damaged }: Found): string => {
  const shown = games.slice(0, MAX_LISTED).map((game, index) => `  ${index + 1}  ${describeGame(game)}`);
  const more = games.length > MAX_LISTED ? [`  and ${games.length - MAX_LISTED} older ones`] : [];
  const broken = damaged.map(({ reason }) => `  ${reason}`);
  return [
    `Unfinished game${games.length === 1 ? '' : 's'}:`,
    ...shown,
    ...more,
    ...(broken.length === 0 ? [] : ['Not readable:', ...broken]),
  ].join('\n');
};
