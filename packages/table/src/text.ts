/** Writes a table's events as text and reads them back. Damage is reported in one clear sentence. */
import { HELPS } from '@abacow/learning/help';
import { type Unreadable, isObject, isUnreadable, unreadable } from '@abacow/rules';
import { type GameChoice, type Opening, choiceOf, seatsFor, setupFor } from './choice.ts';
import { CLOCKS, type ClockSetup, NO_CLOCK } from './clock.ts';
import { type Opened, PLAIN_EVENTS, SEAT_EVENTS, type TableEvent } from './events.ts';
import { isAnswer } from './help.ts';
import { wasName } from './names.ts';
import { isClock, isTimeLimit } from './open.ts';
import { type Computer, type Person, isLevel } from './seats.ts';

/** Version 2 added `undone`, numbers of rounds and time limits; version 3 `help-chosen`, `answered` and lost turns. */
export const EVENTS_VERSION = 3;

/** The oldest version that has all of these events, so that older programs read as much as they can. */
export const versionOf = (events: readonly TableEvent[]): number =>
  events.reduce((version, event) => Math.max(version, sinceVersion(event)), 1);

/** A program of an earlier version would play such a game to another end. */
const sinceVersion = (event: TableEvent): number => {
  switch (event.kind) {
    case 'help-chosen':
    case 'answered':
      return 3;
    case 'undone':
      return 2;
    case 'opened':
      if ('wrongAnswer' in event.choice) return 3;
      return event.timeLimitMs !== undefined || 'rounds' in event.choice ? 2 : 1;
    default:
      return 1;
  }
};

type Json = Readonly<Record<string, unknown>>;

const no = (reason: string): Unreadable => unreadable(1, reason);

const failed = (value: unknown): value is Unreadable => isObject(value) && isUnreadable(value);

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

/** Seats that the table does not have are found later, when the table is rebuilt. */
const isSeat = (value: unknown): value is number => isTime(value) && value >= 0 && value < 4;

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** A choice of any game. Whether it can be played is checked later, when the table is rebuilt. */
const TOKEN = /^[0-9a-z=>-]{1,16}$/;
const FACES = /^[0-9]{1,8}$/;

const parseChoice = (value: unknown): GameChoice | Unreadable => {
  if (!isObject(value)) return no('"choice" must be an object');
  const setup = setupFor(value as GameChoice, 0);
  if (isUnreadable(setup)) return setup;
  return choiceOf(setup);
};

const parseOpening = (value: unknown, seats: number): Opening | Unreadable => {
  if (!isObject(value)) return no('"opening" must be an object');
  if (value['kind'] === 'lot') return { kind: 'lot' };
  const { seat } = value;
  return value['kind'] === 'chosen' && isSeat(seat) && seat < seats
    ? { kind: 'chosen', seat }
    : no('"opening" must be by lot or name a seat');
};

const parseClock = (value: unknown): ClockSetup | Unreadable => {
  const kind = isObject(value) ? CLOCKS.find((clock) => clock === value['kind']) : undefined;
  if (kind === 'none') return NO_CLOCK;
  const ms = (value as Json | null)?.['ms'];
  if (kind === undefined || !isTime(ms) || !isClock({ kind, ms }))
    return no('"clock" must be none, or have a kind and milliseconds');
  return { kind, ms };
};

/** A limit of a choice that cannot have one was never written. */
const parseTimeLimit = (value: unknown, choice: GameChoice): Pick<Opened, 'timeLimitMs'> | Unreadable => {
  if (value === undefined) return {};
  return typeof value === 'number' && isTimeLimit(choice, value)
    ? { timeLimitMs: value }
    : no('"timeLimitMs" must be the milliseconds of a game in rounds');
};

const parseOpened = (json: Json, at: number): TableEvent | Unreadable => {
  const { table, host, commitment } = json;
  if (typeof table !== 'string' || table === '') return no('"table" must name the table');
  if (typeof host !== 'string') return no('"host" must be a text');
  const choice = parseChoice(json['choice']);
  if (failed(choice)) return choice;
  const opening = parseOpening(json['opening'], seatsFor(choice));
  if (failed(opening)) return opening;
  const clock = parseClock(json['clock']);
  if (failed(clock)) return clock;
  const limit = parseTimeLimit(json['timeLimitMs'], choice);
  if ('reason' in limit) return limit;
  if (commitment !== null && !isHash(commitment)) return no('"commitment" must be null or 64 hex digits');
  const { scheme } = json;
  if (scheme !== undefined && scheme !== 2) return no('"scheme" must be 2 or missing');
  const versioned: Pick<Opened, 'scheme'> = scheme === undefined ? {} : { scheme };
  const { diceName } = json;
  if (diceName !== undefined && (typeof diceName !== 'string' || diceName === ''))
    return no('"diceName" must be a text or missing');
  const named: Pick<Opened, 'diceName'> = diceName === undefined ? {} : { diceName };
  const { bots } = json;
  if (bots !== undefined && typeof bots !== 'boolean') return no('"bots" must be true or false');
  const more = { ...versioned, ...named, ...(bots === undefined ? {} : { bots }) };
  return { kind: 'opened', at, table, host, choice, opening, clock, ...limit, commitment, ...more };
};

const parseSeating = (value: unknown): Person | Computer | Unreadable => {
  if (!isObject(value)) return no('"seating" must be an object');
  const { kind, name, holder, level, named, player, bot } = value;
  if (kind === 'computer') return isLevel(level) ? { kind, level } : no('"level" must be 1 to 5');
  if (kind !== 'person') return no('"seating" must be a person or a computer');
  if (typeof name !== 'string' || !wasName(name) || typeof holder !== 'string')
    return no('a person needs a name and a holder');
  if (named !== undefined && typeof named !== 'boolean') return no('"named" must be true or false');
  if (player !== undefined && typeof player !== 'string') return no('"player" must be a text');
  if (bot !== undefined && bot !== true) return no('"bot" must be true or missing');
  return {
    kind,
    name,
    holder,
    ...(named === undefined ? {} : { named }),
    ...(bot === undefined ? {} : { bot }),
    ...(player === undefined ? {} : { player }),
  };
};

const parseSat = (json: Json, at: number, seat: number): TableEvent | Unreadable => {
  const seating = parseSeating(json['seating']);
  if (failed(seating)) return seating;
  const { seed, seedCommitment } = json;
  if (typeof seed !== 'string') return no('"seed" must be a text');
  if (seedCommitment === undefined) return { kind: 'sat', at, seat, seating, seed };
  return isHash(seedCommitment)
    ? { kind: 'sat', at, seat, seating, seed, seedCommitment }
    : no('"seedCommitment" must be 64 hex digits');
};

const parseKept = (json: Json, at: number, seat: number): TableEvent | Unreadable => {
  const seating = parseSeating(json['seating']);
  if (failed(seating)) return seating;
  return seating.kind === 'person' ? { kind: 'kept', at, seat, seating } : no('a seat is kept for a person');
};

const parseHelp = (json: Json, at: number, seat: number): TableEvent | Unreadable => {
  const help = HELPS.find((known) => known === json['help']);
  const { hidesNumbers } = json;
  if (help === undefined) return no(`"help" must be one of ${HELPS.join(', ')}`);
  if (hidesNumbers !== undefined && hidesNumbers !== true)
    return no('"hidesNumbers" must be true or missing');
  return { kind: 'help-chosen', at, seat, help, ...(hidesNumbers === undefined ? {} : { hidesNumbers }) };
};

const parseAnswered = ({ value, right }: Json, at: number, seat: number): TableEvent | Unreadable =>
  typeof value === 'number' && isAnswer(value) && typeof right === 'boolean'
    ? { kind: 'answered', at, seat, value, right }
    : no('an answer must be a number, and right or wrong');

const parseSeated = (json: Json, at: number): TableEvent | Unreadable => {
  const { seat, faces, token, tokens, seed } = json;
  if (!isSeat(seat)) return no('"seat" must be the number of a seat');
  const plain = SEAT_EVENTS.find((kind) => kind === json['kind']);
  if (plain !== undefined) return { kind: plain, at, seat };
  switch (json['kind']) {
    case 'kept':
      return parseKept(json, at, seat);
    case 'sat':
      return parseSat(json, at, seat);
    case 'seed-revealed':
      return isHash(seed) ? { kind: 'seed-revealed', at, seat, seed } : no('"seed" must be 64 hex digits');
    case 'tossed':
      return { kind: 'tossed', at, seat };
    case 'rolled':
      return typeof faces === 'string' && FACES.test(faces)
        ? { kind: 'rolled', at, seat, faces }
        : no('"faces" must be digits');
    case 'played':
      return typeof token === 'string' && TOKEN.test(token)
        ? { kind: 'played', at, seat, token }
        : no('"token" must be a token');
    case 'undone':
      return isTime(tokens) && tokens >= 0
        ? { kind: 'undone', at, seat, tokens }
        : no('"tokens" must be how many tokens were left');
    case 'help-chosen':
      return parseHelp(json, at, seat);
    case 'answered':
      return parseAnswered(json, at, seat);
    default:
      return no(`${JSON.stringify(json['kind'])} is not an event of a table`);
  }
};

/** Takes parsed JSON. Unknown fields are dropped. */
export const parseEvent = (json: unknown): TableEvent | Unreadable => {
  if (!isObject(json)) return no('an event must be an object');
  const { kind, at, secret } = json;
  if (!isTime(at)) return no('"at" must be milliseconds');
  const plain = PLAIN_EVENTS.find((known) => known === kind);
  if (plain !== undefined) return { kind: plain, at };
  if (kind === 'opened') return parseOpened(json, at);
  if (kind === 'revealed')
    return isHash(secret) ? { kind, at, secret } : no('"secret" must be 64 hex digits');
  return parseSeated(json, at);
};

/** An event as one line of JSON. */
export const makeEvent = (event: TableEvent): string => JSON.stringify(event);

export const makeEvents = (events: readonly TableEvent[]): string =>
  `${JSON.stringify({ table: versionOf(events) })}\n${events.map((event) => `${makeEvent(event)}\n`).join('')}`;

const readLine = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};

const parseVersion = (line: string): Unreadable | null => {
  const json = readLine(line);
  const version = isObject(json) ? json['table'] : undefined;
  if (!isTime(version) || version < 1)
    return unreadable(1, 'line 1 must be the version of a table: {"table":1}');
  return version > EVENTS_VERSION
    ? unreadable(1, `the table has version ${version}; this program reads up to ${EVENTS_VERSION}: update it`)
    : null;
};

/** A version line, then one event per line. The last line ends with a newline too, which reveals a truncated file. */
export const parseEvents = (text: string): readonly TableEvent[] | Unreadable => {
  const lines = text.split('\n');
  const wrong = parseVersion(lines[0]!);
  if (wrong !== null) return wrong;
  if (lines.pop() !== '') return unreadable(lines.length + 1, `line ${lines.length + 1} is cut off`);
  const events: TableEvent[] = [];
  for (const [index, line] of lines.slice(1).entries()) {
    const event = parseEvent(readLine(line));
    if (failed(event)) return unreadable(index + 2, `line ${index + 2}: ${event.reason}`);
    events.push(event);
  }
  return events;
};
