/** The referee without I/O: takes a position and a line, returns an answer and the next position. */
import {
  type Position,
  isObject,
  isUnreadable,
  parseSetup,
  playText,
  startGame,
  viewOf,
} from '@abacow/rules';
import type { Line } from './lines.ts';

export type Answer = { readonly ok: true } | { readonly ok: false; readonly error: string };

/** Null before the first `new`. */
export type Held = Position | null;

export type Reply = { readonly answer: Answer; readonly held: Held };

/** Odds and advice for the referee; a text says why there are none. */
export type Advisor = {
  odds(position: Position): Readonly<Record<string, number>> | string;
  advise(position: Position, milliseconds: number): Promise<object | string>;
};

/** Only advice is asynchronous. */
type Soon = Reply | Promise<Reply>;

const REQUESTS = ['new', 'play', 'view', 'odds', 'advise'] as const;
type Request = (typeof REQUESTS)[number];

const NO_GAME = 'there is no game yet: begin with {"new":{…}}';
const LONGEST_ERROR = 400;
const LONGEST_SHEET = 400;

const no = (held: Held, error: string): Reply => ({
  answer: { ok: false, error: error.length > LONGEST_ERROR ? `${error.slice(0, LONGEST_ERROR)}…` : error },
  held,
});

const show = (position: Position): Reply => ({
  answer: { ok: true, ...viewOf(position) },
  held: position,
});

const begin = (held: Held, setup: unknown): Reply => {
  if (isObject(setup) && typeof setup['sheet'] === 'string' && setup['sheet'].length > LONGEST_SHEET)
    return no(held, 'new: the sheet is longer than any sheet can be');
  const parsed = parseSetup(setup);
  return isUnreadable(parsed) ? no(held, `new: ${parsed.reason}`) : show(startGame(parsed));
};

const play = (position: Position, text: unknown): Reply => {
  if (typeof text !== 'string') return no(position, 'play takes a text of tokens');
  if (text === '') return no(position, 'play needs at least one token');
  const played = playText(position, text.split(' '));
  return isUnreadable(played) ? no(position, `play: ${played.reason}`) : show(played);
};

const describeOdds = (position: Position, advisor: Advisor): Reply => {
  const odds = advisor.odds(position);
  return typeof odds === 'string'
    ? no(position, odds)
    : { answer: { ok: true, odds } as Answer, held: position };
};

const advise = async (position: Position, value: unknown, advisor: Advisor): Promise<Reply> => {
  const milliseconds = isObject(value) ? value['ms'] : undefined;
  if (typeof milliseconds !== 'number' || !(milliseconds > 0))
    return no(position, 'advise takes {"ms":N} with N above 0');
  const advice = await advisor.advise(position, milliseconds);
  return typeof advice === 'string'
    ? no(position, advice)
    : { answer: { ok: true, ...advice } as Answer, held: position };
};

const answerRequest = (held: Held, request: Request, value: unknown, advisor: Advisor): Soon => {
  if (request === 'new') return begin(held, value);
  if (held === null) return no(held, NO_GAME);
  switch (request) {
    case 'play':
      return play(held, value);
    case 'view':
      return value === true ? show(held) : no(held, 'view takes true and nothing else');
    case 'odds':
      return value === true ? describeOdds(held, advisor) : no(held, 'odds takes true and nothing else');
    case 'advise':
      return advise(held, value, advisor);
  }
};

const readJson = (text: string): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

const answerText = (held: Held, text: string, advisor: Advisor): Soon => {
  if (text.trim() === '') return no(held, 'the line is empty');
  const read = readJson(text);
  if (read === null) return no(held, 'the line is not JSON');
  if (!isObject(read.json)) return no(held, 'a request is a JSON object');
  const { json } = read;
  const asked = REQUESTS.filter((request) => Object.hasOwn(json, request));
  const request = asked[0];
  if (request === undefined) return no(held, `a request has one of the keys ${REQUESTS.join(', ')}`);
  if (asked.length > 1) return no(held, `a request has only one of the keys ${asked.join(', ')}`);
  return answerRequest(held, request, json[request], advisor);
};

/** Every line has one answer, and a refused line does not change the game. */
export const answerLine = (held: Held, line: Line, advisor: Advisor): Soon => {
  switch (line.kind) {
    case 'text':
      return answerText(held, line.text, advisor);
    case 'too-long':
      return no(held, 'the line is too long');
    case 'not-utf8':
      return no(held, 'the line is not UTF-8');
  }
};
