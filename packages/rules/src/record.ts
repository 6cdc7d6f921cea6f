/** A game as a file: setup, text, names, how it ended, and what is needed to check the dice. */
import { need } from './need.ts';
import { type EarlierJson, type EarlierPlayer, makeEarlier, parseEarlier } from './earlier-players.ts';
import { type Result, TIE, type Unreadable, WINS, isUnreadable, unreadable } from './kernel.ts';
import { type RecordPlayer, type RecordSeatJson, makeSeat, parsePlayers, playerText } from './players.ts';
import { isObject } from './fields.ts';
import { hiddenInJson } from './hidden.ts';
import { type RecordDice, parseDice } from './record-dice.ts';
import type { Setup, SetupJson } from './games.ts';
import { makeSetup, parseSetup, seatsOf } from './setup.ts';
import { type TakenBack, type TakenBackJson, makeTakenBack, parseTakenBack } from './taken-back.ts';
import { makeText, parseText, replay } from './text.ts';

export const RECORD_VERSION = 1;

export const ENDINGS = ['play', 'giving-up', 'agreement', 'clock', 'absence'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Null while the game is running. */
export type Outcome = (Result & { readonly by: Ending }) | null;

export type GameRecord = {
  readonly setup: Setup;
  readonly tokens: readonly string[];
  /** By seat. */
  readonly players: readonly RecordPlayer[];
  readonly result: Outcome;
  readonly dice: RecordDice | null;
  /** The table's time limit. Missing if it had none. */
  readonly timeLimitMs?: number;
  /** Missing if no seat changed hands. */
  readonly earlier?: readonly EarlierPlayer[];
  /** In the order of time. Missing if no decision was taken back after dice had been thrown. */
  readonly takenBack?: readonly TakenBack[];
};

export type RecordJson = {
  readonly abacow: number;
  readonly setup: SetupJson;
  /** Names by seat, in no particular language. */
  readonly players: readonly string[];
  /** Who played, by seat. Missing in old records. */
  readonly seats?: readonly RecordSeatJson[];
  readonly text: string;
  readonly result: Outcome;
  readonly dice?: RecordDice;
  /** When so much time was played, the round in progress was the last: the setup's `rounds`. */
  readonly timeLimitMs?: number;
  readonly earlier?: readonly EarlierJson[];
  readonly takenBack?: readonly TakenBackJson[];
};

export const makeRecord = (record: GameRecord): string => {
  const json: RecordJson = {
    abacow: RECORD_VERSION,
    setup: makeSetup(record.setup),
    players: record.players.map(playerText),
    seats: record.players.map(makeSeat),
    text: makeText(record.tokens),
    result: record.result,
    ...(record.dice === null ? {} : { dice: record.dice }),
    ...(record.timeLimitMs === undefined ? {} : { timeLimitMs: record.timeLimitMs }),
    ...(record.earlier === undefined ? {} : { earlier: record.earlier.map(makeEarlier) }),
    ...(record.takenBack === undefined ? {} : { takenBack: record.takenBack.map(makeTakenBack) }),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
};

const readJson = (file: string): { readonly json: unknown } | Unreadable => {
  try {
    return { json: JSON.parse(file) as unknown };
  } catch {
    return unreadable(
      file.length,
      `the record is cut off or damaged: its ${file.length} characters are not whole JSON`,
    );
  }
};

const parseOutcome = (value: unknown, seats: number): { readonly outcome: Outcome } | Unreadable => {
  if (value === null) return { outcome: null };
  const by = isObject(value) ? ENDINGS.find((ending) => ending === value['by']) : undefined;
  if (!isObject(value) || by === undefined)
    return unreadable(1, `"result" must be null or say "by": ${ENDINGS.join(', ')}`);
  if (value['kind'] === 'tie') return { outcome: { ...TIE, by } };
  const win = WINS.slice(0, seats).find(
    (candidate) => 'seat' in candidate && candidate.seat === value['seat'],
  );
  if (value['kind'] !== 'win' || win === undefined)
    return unreadable(1, '"result" must be a tie or the win of a seat');
  return { outcome: { ...win, by } };
};

const parseVersion = (json: Readonly<Record<string, unknown>>): Unreadable | null => {
  const version = json['abacow'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return unreadable(1, 'this is not an Abacow record: "abacow" must be its version number');
  return version > RECORD_VERSION
    ? unreadable(
        1,
        `the record has version ${version}; this program reads up to ${RECORD_VERSION}: update it`,
      )
    : null;
};

const parseTimeLimit = (value: unknown): Pick<GameRecord, 'timeLimitMs'> | Unreadable => {
  if (value === undefined) return {};
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
    ? { timeLimitMs: value }
    : unreadable(1, '"timeLimitMs" must be milliseconds, or missing');
};

/** No field may contain a hidden character, not even one that this version does not read. */
const refuseHidden = (json: Readonly<Record<string, unknown>>): Unreadable | null => {
  for (const [field, value] of Object.entries(json)) {
    const found = hiddenInJson([field, value]);
    if (found !== null)
      return unreadable(1, `"${field.slice(0, 40)}" contains the control or format character ${found}`);
  }
  return null;
};

/** If the tokens end the game, the record must claim that result. */
const checkEnding = (setup: Setup, tokens: readonly string[], outcome: Outcome): Unreadable | null => {
  const positions = replay(setup, tokens);
  if (isUnreadable(positions)) return positions;
  const last = need(positions[positions.length - 1]);
  const at = tokens.length;
  if (last.kind === 'over') {
    const same =
      outcome?.by === 'play' &&
      outcome.kind === last.result.kind &&
      (outcome.kind === 'tie' || (last.result.kind === 'win' && outcome.seat === last.result.seat));
    return same ? null : unreadable(at, `token ${at} ends the game, but "result" says otherwise`);
  }
  return outcome?.by === 'play'
    ? unreadable(at, `the text stops after token ${at}, before the result that the record claims`)
    : null;
};

export const parseRecord = (file: string): GameRecord | Unreadable => {
  const read = readJson(file);
  if (isUnreadable(read)) return read;
  const { json } = read;
  if (!isObject(json)) return unreadable(1, 'a record must be a JSON object');
  const tooNew = parseVersion(json);
  if (tooNew !== null) return tooNew;
  const hidden = refuseHidden(json);
  if (hidden !== null) return hidden;
  const setup = parseSetup(json['setup']);
  if (isUnreadable(setup)) return setup;
  const players = parsePlayers(json, seatsOf(setup));
  if (isUnreadable(players)) return players;
  if (typeof json['text'] !== 'string') return unreadable(1, '"text" must be the tokens of the game');
  const tokens = parseText(json['text']);
  const result = parseOutcome(json['result'] ?? null, seatsOf(setup));
  if (isUnreadable(result)) return result;
  const wrong = checkEnding(setup, tokens, result.outcome);
  if (wrong !== null) return wrong;
  const dice = parseDice(json['dice'], setup);
  if (isUnreadable(dice)) return dice;
  const earlier = parseEarlier(json['earlier'], seatsOf(setup));
  if (isUnreadable(earlier)) return earlier;
  const takenBack = parseTakenBack(json['takenBack'], setup, tokens);
  if (isUnreadable(takenBack)) return takenBack;
  const limit = parseTimeLimit(json['timeLimitMs']);
  if ('reason' in limit) return limit;
  const known = { setup, tokens, players, result: result.outcome, dice: dice.dice };
  return { ...known, ...limit, ...earlier, ...takenBack };
};
