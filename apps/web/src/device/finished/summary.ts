/** What the app remembers of a finished game: one small value, so that lists and statistics do not replay games. */
import {
  type ComputerLevel,
  ENDINGS,
  type GameName,
  type GameRecord,
  type Seat,
  type SetupJson,
  isComputerLevel,
  isObject,
  isUnreadable,
  makeSetup,
  parseSetup,
  seatsOf,
} from '@abacow/rules';
import { need } from '@abacow/rules/need';
import type { TableOutcome } from '@abacow/table';

/** Where the game was played: on this device, with the online service, or elsewhere and opened from a file. */
export const SOURCES = ['device', 'online', 'file'] as const;
export type Source = (typeof SOURCES)[number];

export type SummaryPerson = {
  readonly kind: 'person';
  /** Null for a person who gave none. */
  readonly name: string | null;
  /** The id of a player on this device; null if none was chosen. */
  readonly player: string | null;
  /** Whether the person played on this device. */
  readonly here: boolean;
  /** The person gave up or left, and a computer played on. The seat's win is then not theirs. */
  readonly left: boolean;
};
export type SummarySeat = SummaryPerson | { readonly kind: 'computer'; readonly level: ComputerLevel };

/** From an analysis, by seat. */
export type SeatAnalysis = {
  /** The percentage of seats with less luck, 0 to 100. */
  readonly luck: number;
  /** Equity lost per decision. */
  readonly cost: number;
};

export type GameSummary = {
  readonly id: string;
  readonly game: GameName;
  /** Milliseconds. */
  readonly endedAt: number;
  readonly source: Source;
  /** As in a record. */
  readonly setup: SetupJson;
  readonly seats: readonly SummarySeat[];
  /** How many tokens the game has. Without any there is nothing to look back at. */
  readonly tokens: number;
  readonly outcome: TableOutcome;
  /** The date of a sheet of the day, `2026-11-15`; null for other games. */
  readonly day: string | null;
  /** Ids of the stickers that people on this device earned in the game. */
  readonly stickers: readonly string[];
  /** The same by seat; null if an earlier version of the app did not note who earned them. */
  readonly earned: readonly (readonly string[])[] | null;
  /** Null until the game has been analysed. */
  readonly analysis: readonly SeatAnalysis[] | null;
};

export type FinishedGame = {
  readonly id: string;
  readonly endedAt: number;
  readonly source: Source;
  readonly record: GameRecord;
  readonly outcome: TableOutcome;
  /** By seat: whether a person on this device played there, and as which player of the device. */
  readonly people: readonly { readonly here: boolean; readonly player: string | null }[];
  readonly day: string | null;
  /** By seat. */
  readonly earned: readonly (readonly string[])[];
};

/** A seat that a computer took over still belongs to the person who left it. */
const seatOf = ({ record, people }: FinishedGame, seat: Seat): SummarySeat => {
  const now = need(record.players[seat]);
  const { here, player } = people[seat] ?? { here: false, player: null };
  if (now.kind === 'person') return { kind: 'person', name: now.name, player, here, left: false };
  const before = (record.earlier ?? []).findLast((one) => one.seat === seat && one.player.kind === 'person');
  return before?.player.kind === 'person'
    ? { kind: 'person', name: before.player.name, player, here, left: true }
    : { kind: 'computer', level: now.level };
};

export const makeSummary = (finished: FinishedGame): GameSummary => ({
  id: finished.id,
  game: finished.record.setup.game,
  endedAt: finished.endedAt,
  source: finished.source,
  setup: makeSetup(finished.record.setup),
  seats: finished.record.players.map((_, seat) => seatOf(finished, seat)),
  tokens: finished.record.tokens.length,
  outcome: finished.outcome,
  day: finished.day,
  stickers: [...new Set(finished.earned.flat())],
  earned: finished.record.players.map((_, seat) => finished.earned[seat] ?? []),
  analysis: null,
});

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const parseSeat = (value: unknown): SummarySeat | null => {
  if (!isObject(value)) return null;
  const { kind, level, name, player, here, left } = value;
  if (kind === 'computer') return isComputerLevel(level) ? { kind, level } : null;
  const texts = (name === null || isText(name)) && (player === null || isText(player));
  if (kind !== 'person' || !texts || typeof here !== 'boolean' || typeof left !== 'boolean') return null;
  return { kind, name, player, here, left };
};

const parseOutcome = (value: unknown, seats: number): TableOutcome | null => {
  if (!isObject(value)) return null;
  const { kind, seat } = value;
  if (kind === 'broken-off') return { kind };
  const by = ENDINGS.find((ending) => ending === value['by']);
  if (by === undefined) return null;
  if (kind === 'tie') return { kind, by };
  return kind === 'win' && isNumber(seat) && Number.isInteger(seat) && seat >= 0 && seat < seats
    ? { kind, seat, by }
    : null;
};

const parseAnalysis = (value: unknown, seats: number): readonly SeatAnalysis[] | null => {
  if (!Array.isArray(value) || value.length !== seats) return null;
  const read = value.map((one: unknown) =>
    isObject(one) && isNumber(one['luck']) && isNumber(one['cost'])
      ? { luck: one['luck'], cost: one['cost'] }
      : null,
  );
  return read.every((one) => one !== null) ? read : null;
};

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/** Where one person here played, all stickers of the game are theirs. */
const parseEarned = (
  value: unknown,
  stickers: readonly string[],
  seats: readonly SummarySeat[],
): GameSummary['earned'] => {
  if (Array.isArray(value) && value.length === seats.length && value.every(isTexts)) return value;
  const here = seats.map((seat) => seat.kind === 'person' && seat.here && !seat.left);
  if (stickers.length > 0 && here.filter(Boolean).length !== 1) return null;
  return here.map((isHere) => (isHere ? stickers : []));
};

/** Checks a stored summary completely; null if it is damaged. Only an unreadable analysis is dropped: it can be made again. */
export const parseSummary = (value: unknown): GameSummary | null => {
  if (!isObject(value)) return null;
  const { id, endedAt, tokens, day, stickers } = value;
  const source = SOURCES.find((known) => known === value['source']);
  const setup = parseSetup(value['setup']);
  if (!isText(id) || !isNumber(endedAt) || source === undefined || isUnreadable(setup)) return null;
  const count = seatsOf(setup);
  const seats = Array.isArray(value['seats']) ? value['seats'].map(parseSeat) : [];
  const outcome = parseOutcome(value['outcome'], count);
  if (seats.length !== count || !seats.every((seat) => seat !== null) || outcome === null) return null;
  if (!isNumber(tokens) || !(day === null || isText(day))) return null;
  if (!isTexts(stickers)) return null;
  const analysis = parseAnalysis(value['analysis'], count);
  return {
    id,
    game: setup.game,
    endedAt,
    source,
    setup: makeSetup(setup),
    seats,
    tokens,
    outcome,
    day,
    stickers,
    earned: parseEarned(value['earned'], stickers, seats),
    analysis,
  };
};

/** Null if no person on this device won; a computer that played on for them wins for itself. */
export const winnerHere = ({ outcome, seats }: GameSummary): SummaryPerson | null => {
  const winner = outcome.kind === 'win' ? seats[outcome.seat] : undefined;
  return winner?.kind === 'person' && winner.here && !winner.left ? winner : null;
};

/** Games that a person on this device won. */
export const wonHere = (summaries: readonly GameSummary[]): readonly GameSummary[] =>
  summaries.filter((summary) => winnerHere(summary) !== null);
