/** Who played a recorded game. The record says whether a player is a person or a computer; a name never decides that. */
import { type Seat, type Unreadable, unreadable } from './kernel.ts';
import { isObject } from './fields.ts';

export const COMPUTER_LEVELS = [1, 2, 3, 4, 5] as const;
export type ComputerLevel = (typeof COMPUTER_LEVELS)[number];

export type RecordPlayer =
  /** Null if the person gave no name: the program that shows the record writes "player 1" or "you" in its language. */
  | { readonly kind: 'person'; readonly name: string | null }
  | { readonly kind: 'computer'; readonly level: ComputerLevel };

/** The entry of `seats` in a record's file. */
export type RecordSeatJson =
  | { readonly kind: 'person'; readonly name?: string }
  | { readonly kind: 'computer'; readonly level: ComputerLevel };

export const isComputerLevel = (level: unknown): level is ComputerLevel =>
  (COMPUTER_LEVELS as readonly unknown[]).includes(level);

/** Written to `players` for a person without a name. */
export const standInName = (seat: Seat): string => `Player ${seat + 1}`;

/** A name for `players` and for programs without translations. */
export const playerText = (player: RecordPlayer, seat: Seat): string => {
  switch (player.kind) {
    case 'person':
      return player.name ?? standInName(seat);
    case 'computer':
      return `computer ${player.level}`;
  }
};

export const makeSeat = (player: RecordPlayer): RecordSeatJson => {
  if (player.kind === 'computer') return { kind: 'computer', level: player.level };
  return player.name === null ? { kind: 'person' } : { kind: 'person', name: player.name };
};

const OLD_COMPUTER = /^computer ([1-5])$/;

/** Old records have no `seats`: there, the name is the only information. */
const playerNamed = (name: string, seat: Seat): RecordPlayer => {
  const level = Number(OLD_COMPUTER.exec(name)?.[1]);
  if (isComputerLevel(level)) return { kind: 'computer', level };
  return { kind: 'person', name: name === '' || name === standInName(seat) ? null : name };
};

export const parseSeat = (value: unknown): RecordPlayer | null => {
  if (!isObject(value)) return null;
  const { kind, name = null, level } = value;
  if (kind === 'computer') return isComputerLevel(level) ? { kind, level } : null;
  if (kind !== 'person') return null;
  return name === null || (typeof name === 'string' && name !== '') ? { kind, name } : null;
};

const parseSeats = (value: unknown, count: number): readonly RecordPlayer[] | Unreadable => {
  const wrong = (): Unreadable =>
    unreadable(
      1,
      `"seats" must say of all ${count} seats: a person, with a name or without, or a computer of level 1 to 5`,
    );
  if (!Array.isArray(value) || value.length !== count) return wrong();
  const players = value.map(parseSeat);
  return players.every((player) => player !== null) ? players : wrong();
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Where `seats` exists it decides; `players` only has names. */
export const parsePlayers = (
  { players, seats }: Readonly<Record<string, unknown>>,
  count: number,
): readonly RecordPlayer[] | Unreadable => {
  if (!isTexts(players) || players.length !== count)
    return unreadable(1, `"players" must name all ${count} players`);
  return seats === undefined || seats === null ? players.map(playerNamed) : parseSeats(seats, count);
};
