/** Tries at the sheets of days, stored on this device. Needs no rules, because the start page loads it. */
import { type Day, isDay } from './day.ts';

export const TODAY_KEY = 'abacow.today';
const VERSION = 1;

export const ENDS = ['won', 'lost', 'tied'] as const;
export type End = (typeof ENDS)[number];

/** How a game of the day went, as far as it may be told without giving the sheet away. */
export type DayResult = {
  readonly end: End;
  /** By own turn: how many squares were marked in it. Two or more are a turn with bonus turns. */
  readonly marks: readonly number[];
};

export type Try = {
  readonly day: Day;
  /** The id of a player of this device; null for nobody in particular. */
  readonly player: string | null;
  /** The id of the saved game. */
  readonly game: string;
  /** The first try of a player on the day itself counts; the others are practice. */
  readonly counts: boolean;
  /** Null while the game is not over. */
  readonly result: DayResult | null;
};

export type Tries = {
  readonly list: readonly Try[];
  /** The results of the strongest computer that were computed here. */
  readonly strongest: Readonly<Record<Day, DayResult>>;
};

export const NO_TRIES: Tries = { list: [], strongest: {} };

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const parseResult = (value: unknown): DayResult | null => {
  if (!isObject(value)) return null;
  const { marks } = value;
  const end = ENDS.find((known) => known === value['end']);
  return end !== undefined && Array.isArray(marks) && marks.every(isCount) ? { end, marks } : null;
};

const parseTry = (value: unknown): Try | null => {
  if (!isObject(value)) return null;
  const { day, player, game, counts, result } = value;
  if (!isDay(day) || typeof game !== 'string' || typeof counts !== 'boolean') return null;
  if (player !== null && typeof player !== 'string') return null;
  return { day, player, game, counts, result: parseResult(result) };
};

const parseStrongest = (value: unknown): Tries['strongest'] =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).flatMap(([day, json]) => {
      const result = isDay(day) ? parseResult(json) : null;
      return result === null ? [] : [[day, result]];
    }),
  );

const jsonOf = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Skips damaged entries. Null if a newer version of the app wrote the text: it must not be overwritten. */
const read = (text: string | null): Tries | null => {
  const json = jsonOf(text);
  if (!isObject(json)) return NO_TRIES;
  const { version, tries, strongest } = json;
  if (typeof version === 'number' && version > VERSION) return null;
  const list = (Array.isArray(tries) ? tries : []).map(parseTry).filter((one) => one !== null);
  return { list, strongest: parseStrongest(strongest) };
};

export const parseTries = (text: string | null): Tries => read(text) ?? NO_TRIES;

export const makeTries = ({ list, strongest }: Tries): string =>
  JSON.stringify({ version: VERSION, tries: list, strongest });

/** The text after a change; null if it must stay as it is. */
export const changeTries = (text: string | null, change: (before: Tries) => Tries): string | null => {
  const before = read(text);
  return before === null ? null : makeTries(change(before));
};

export const triesOn = ({ list }: Tries, day: Day, player: string | null): readonly Try[] =>
  list.filter((one) => one.day === day && one.player === player);

export const countedTry = (tries: Tries, day: Day, player: string | null): Try | null =>
  triesOn(tries, day, player).find(({ counts }) => counts) ?? null;

/** Only on the day itself, and only the first. A clock that was set back or forward takes nothing away. */
export const wouldCount = (tries: Tries, day: Day, player: string | null, today: Day): boolean =>
  day === today && triesOn(tries, day, player).length === 0;

export const withTry = (tries: Tries, one: Try): Tries => ({ ...tries, list: [...tries.list, one] });

export const withResult = (tries: Tries, game: string, result: DayResult): Tries => ({
  ...tries,
  list: tries.list.map((one) => (one.game === game && one.result === null ? { ...one, result } : one)),
});

export const withStrongest = (tries: Tries, day: Day, result: DayResult): Tries => ({
  ...tries,
  strongest: { ...tries.strongest, [day]: result },
});

/** The tries of two devices. What is known here stays as it is. */
export const mergeTries = (here: string | null, other: string): string => {
  const [own, more] = [parseTries(here), parseTries(other)];
  const added = more.list.filter(({ game }) => own.list.every((one) => one.game !== game));
  const counted = added.map((one) =>
    one.counts && countedTry(own, one.day, one.player) !== null ? { ...one, counts: false } : one,
  );
  return makeTries({
    list: [...own.list, ...counted],
    strongest: { ...more.strongest, ...own.strongest },
  });
};
