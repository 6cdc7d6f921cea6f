/** Tries at the sheets of days, stored on this device. Needs no rules, because the start page loads it. */
import { fieldsOf, note } from '../../base/storage/notes.ts';
import { type Day, isDay } from './day.ts';

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
  readonly version: number;
  readonly tries: readonly Try[];
  /** The results of the strongest computer that were computed here. */
  readonly strongest: Readonly<Record<Day, DayResult>>;
};

export const NO_TRIES: Tries = { version: VERSION, tries: [], strongest: {} };

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const parseResult = (value: unknown): DayResult | null => {
  const { end: stored, marks } = fieldsOf(value);
  const end = ENDS.find((known) => known === stored);
  return end !== undefined && Array.isArray(marks) && marks.every(isCount) ? { end, marks } : null;
};

const parseTry = (value: unknown): Try | null => {
  const { day, player, game, counts, result } = fieldsOf(value);
  if (!isDay(day) || typeof game !== 'string' || typeof counts !== 'boolean') return null;
  if (player !== null && typeof player !== 'string') return null;
  return { day, player, game, counts, result: parseResult(result) };
};

const parseStrongest = (value: unknown): Tries['strongest'] =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([day, json]) => {
      const result = isDay(day) ? parseResult(json) : null;
      return result === null ? [] : [[day, result]];
    }),
  );

/** Skips damaged entries. */
const triesFrom = (json: unknown): Tries => {
  const { version, tries, strongest } = fieldsOf(json);
  if (typeof version === 'number' && version > VERSION) return { ...NO_TRIES, version };
  const whole = (Array.isArray(tries) ? tries : []).map(parseTry).filter((one) => one !== null);
  return { version: VERSION, tries: whole, strongest: parseStrongest(strongest) };
};

export const storedTries = note('abacow.today', triesFrom);

/** What a newer version of the app wrote stays as it is. */
export const updateTries = (change: (before: Tries) => Tries): Tries => {
  const before = storedTries.read();
  return before.version > VERSION ? before : storedTries.change(change);
};

export const triesOn = ({ tries }: Tries, day: Day, player: string | null): readonly Try[] =>
  tries.filter((one) => one.day === day && one.player === player);

/** Everybody who tried the sheet of a day; null for nobody in particular. */
export const playersOn = ({ tries }: Tries, day: Day): readonly (string | null)[] => [
  ...new Set(tries.filter((one) => one.day === day).map(({ player }) => player)),
];

export const countedTry = (tries: Tries, day: Day, player: string | null): Try | null =>
  triesOn(tries, day, player).find(({ counts }) => counts) ?? null;

/** Only on the day itself, and only the first. A clock that was set back or forward takes nothing away. */
export const wouldCount = (tries: Tries, day: Day, player: string | null, today: Day): boolean =>
  day === today && triesOn(tries, day, player).length === 0;

export const withTry = (before: Tries, one: Try): Tries => ({ ...before, tries: [...before.tries, one] });

export const withResult = (before: Tries, game: string, result: DayResult): Tries => ({
  ...before,
  tries: before.tries.map((one) => (one.game === game && one.result === null ? { ...one, result } : one)),
});

/** The tries of nobody in particular become a player's. */
export const withPlayer = (before: Tries, player: string): Tries => ({
  ...before,
  tries: before.tries.map((one) => (one.player === null ? { ...one, player } : one)),
});

export const withStrongest = (tries: Tries, day: Day, result: DayResult): Tries => ({
  ...tries,
  strongest: { ...tries.strongest, [day]: result },
});

/** The tries of two devices. What is known here stays as it is. */
export const mergeTries = (here: Tries, other: Tries): Tries => {
  const added = other.tries.filter(({ game }) => here.tries.every((one) => one.game !== game));
  const counted = added.map((one) =>
    one.counts && countedTry(here, one.day, one.player) !== null ? { ...one, counts: false } : one,
  );
  return {
    ...here,
    tries: [...here.tries, ...counted],
    strongest: { ...other.strongest, ...here.strongest },
  };
};
