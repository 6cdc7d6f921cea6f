/** What players know, from a file that the app exported: one line of JSON for each row and text. */
import { type Answer, type Knowledge, NO_KNOWLEDGE, learnAll, parseAnswer } from '@abacow/learning';
import { isObject } from '@abacow/rules';
import { type Complaint, complain, isComplaint, listOf } from '../arguments.ts';

const FORMAT = 'abacow-backup';
const VERSION = 1;
const AREA = 'answers';
const PLAYERS_KEY = 'abacow.players';

/** Stands for answers that belong to no player. */
export const NOBODY = '-';

type Json = Readonly<Record<string, unknown>>;
type Given = { readonly player: string | null; readonly order: number; readonly answer: Answer };
type Backup = {
  /** When it was saved. */
  readonly now: number;
  readonly given: readonly Given[];
  readonly names: ReadonlyMap<string, string>;
};

const jsonOf = (text: string): Json | null => {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
};

/** Damaged answers are left out, as in the app. */
const answersIn = (row: unknown): readonly Given[] => {
  if (!isObject(row) || !Array.isArray(row['answers'])) return [];
  const player = typeof row['player'] === 'string' ? row['player'] : null;
  return row['answers'].filter(isObject).flatMap((stored) => {
    const [answer, order] = [parseAnswer(stored['answer']), stored['order']];
    return answer === null || typeof order !== 'number' ? [] : [{ player, order, answer }];
  });
};

const namesIn = (text: unknown): readonly (readonly [string, string])[] => {
  const list = typeof text === 'string' ? jsonOf(text)?.['list'] : null;
  return Array.isArray(list)
    ? list
        .filter(isObject)
        .flatMap(({ id, name }) =>
          typeof id === 'string' && typeof name === 'string' ? [[id, name] as const] : [],
        )
    : [];
};

export const parseBackup = (text: string): Backup | Complaint => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(jsonOf);
  const [header, end] = [lines[0], lines.at(-1)];
  if (header?.['format'] !== FORMAT || typeof header['version'] !== 'number')
    return complain('is not a file that the app exported; find Export in its settings');
  if (header['version'] > VERSION) return complain('comes from a newer version of Abacow');
  if (end?.['end'] !== lines.length - 2) return complain('is cut off or changed');
  const rows = lines.filter((line) => line?.['kind'] === 'row' && line['area'] === AREA);
  const players = lines.find((line) => line?.['kind'] === 'text' && line['key'] === PLAYERS_KEY);
  return {
    now: Number(header['savedAt']),
    given: rows.flatMap((line) => answersIn(line?.['row'])),
    names: new Map(namesIn(players?.['text'])),
  };
};

const namedIn = (names: ReadonlyMap<string, string>, player: string | null): string =>
  player === null ? NOBODY : (names.get(player) ?? player);

/** The player with this name; without a name, the only one who gave answers. */
const playerIn = ({ given, names }: Backup, name: string | undefined): string | null | Complaint => {
  const players = [...new Set(given.map(({ player }) => player))];
  const known = players.map((player) => namedIn(names, player));
  if (name === undefined)
    return players.length <= 1
      ? (players[0] ?? null)
      : complain(`has answers of several players: choose one with --player ${listOf(known, 'or')}`);
  const found = players.find((player) => namedIn(names, player).toLowerCase() === name.toLowerCase());
  return found === undefined
    ? complain(
        known.length === 0
          ? 'has no answers yet'
          : `has no answers of ${JSON.stringify(name)}, only of ${listOf(known, 'and')}`,
      )
    : found;
};

export type Learner = { readonly knowledge: Knowledge; readonly now: number };

export const readLearner = (text: string, name: string | undefined): Learner | Complaint => {
  const backup = parseBackup(text);
  if (isComplaint(backup)) return backup;
  const player = playerIn(backup, name);
  if (isComplaint(player)) return player;
  const answers = backup.given
    .filter((one) => one.player === player)
    .sort((a, b) => a.order - b.order)
    .map(({ answer }) => answer);
  return { knowledge: learnAll(NO_KNOWLEDGE, answers), now: backup.now };
};
