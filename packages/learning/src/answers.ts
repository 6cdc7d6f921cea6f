/** An answer that a player gave, as it is stored. */
import { factName, factOf, isBoard, parseFact } from './facts.ts';
import { HELPS, type Help } from './help.ts';
import { FORMS, type Question, rightAnswer } from './questions.ts';

/** Where it was given. */
export const PLACES = ['game', 'warm-up', 'practice', 'placement', 'check', 'race'] as const;
export type Place = (typeof PLACES)[number];

export type Answer = {
  readonly question: Question;
  /** Null if the time was over. */
  readonly given: number | null;
  /** When it was given, and how long it took, in milliseconds. */
  readonly at: number;
  readonly ms: number;
  readonly place: Place;
  /** Outside games it is `work-out`: nothing helps. */
  readonly help: Help;
};

export const isRight = ({ question, given }: Answer): boolean => given === rightAnswer(question);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most;

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((one) => one === value);

const parseQuestion = (json: unknown): Question | null => {
  if (!isObject(json)) return null;
  const { board, form, first, second } = json;
  if (!isBoard(board) || !isOneOf(FORMS, form)) return null;
  if (typeof first !== 'number' || typeof second !== 'number') return null;
  if (parseFact(factName(factOf(board, first, second))) === null) return null;
  return { board, form, first, second };
};

/** The latest time that a device's clock can show. */
const MAX_TIME = 8_640_000_000_000_000;

/** Checks an answer from storage completely; null if it is damaged. */
export const parseAnswer = (json: unknown): Answer | null => {
  if (!isObject(json)) return null;
  const { given, at, ms, place, help } = json;
  const question = parseQuestion(json['question']);
  if (question === null || !isOneOf(PLACES, place) || !isOneOf(HELPS, help)) return null;
  if (!isWhole(at, MAX_TIME) || typeof ms !== 'number' || !Number.isFinite(ms) || ms < 0) return null;
  if (given !== null && !isWhole(given, Number.MAX_SAFE_INTEGER)) return null;
  return { question, given, at, ms, place, help };
};
