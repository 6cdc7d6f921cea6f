/** What the terminal's commands need of a game beyond its rules. */
import type { GameName, GameStep, Position, Seat, Setup } from '@abacow/rules';
import type { GameChoice } from '@abacow/table';
import type { Complaint, Options } from '../arguments.ts';
import type { Player } from '../play-out.ts';

/** Draws a whole number from 0 to n - 1. */
export type Below = (n: number) => number;

/** Values of options, by their names. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** Values that can be sent to another process and printed as JSON. */
export type PlainValues = Readonly<Record<string, string | number>>;

/** What a series of games is played on. */
export type Setting = {
  readonly label: string;
  /** For the JSON report of a simulation. */
  readonly json: PlainValues;
  /** Games with the same number, from 0, are played on the same sheet. */
  setupFor(number: number, first: Seat, seats: number): Setup;
};

/** Counts how often these effects occur in simulated games. */
export type Counter = {
  readonly name: string;
  readonly label: string;
  readonly effects: readonly string[];
};

/** The words for keeping dice. */
export type KeepWords = {
  /** `which dice to keep`. */
  readonly which: string;
  readonly places: string;
  readonly asked: string;
  /** Dice chosen by a word instead of their places: their places, or why there are none. Null for an unknown word. */
  named(position: Position, typed: string): readonly number[] | string | null;
  /** Why these dice cannot be kept. */
  whyNot(position: Position, kept: string): string | null;
};

export interface TerminalGame {
  readonly name: GameName;

  /** What happened in a step, as a sentence without its full stop. */
  describeStep(step: GameStep): string;
  /** `Cowpath on x1co/…`. */
  describe(setup: Setup): string;

  /** By seat, the words for it in drawings and sentences. They are coloured. */
  readonly seatWords: readonly (readonly string[])[];

  /** `abacow play`. */
  readonly playOptions: Options;
  choose(values: OptionValues, below: Below): GameChoice;
  ownSeat(values: OptionValues): Seat;
  /** Games without a time limit omit it. */
  timeLimitMs?(values: OptionValues): number | undefined;
  /** Letters for seats in `--begin`. */
  readonly seatLetters: readonly string[];
  readonly help: string;
  /** What is played, until when and for how long, as sentences; `computers` play faster. Games of one length omit it. */
  terms?(choice: GameChoice, computers: number): string;
  /** One line that lists the possible decisions. */
  choices(position: Position): string;
  chances(position: Position): string;
  /** The move that was typed, unless it is a throw; null if it is not a move. */
  moveIn(position: Position, typed: string): string | null;
  readonly keep: KeepWords;

  /** Options that contradict each other: at most one of them may be given. */
  readonly alternatives: readonly string[];

  /** The referee's odds, or why there are none. Games without odds omit it. */
  odds?(position: Position): Readonly<Record<string, number>> | string;
  /** Setups that together use all code of the computer player, to warm it up. */
  warmUpSetups(): readonly Setup[];

  simple(below: Below): Player;
  demoSetup(below: Below): Setup;

  /** `abacow simulate` and `abacow arena`. */
  readonly seriesOptions: Options;
  readonly arenaOptions: Options;
  seriesValues(values: OptionValues): PlainValues;
  arenaValues(values: OptionValues): PlainValues;
  openSetting(values: PlainValues, seed: string): Setting | Complaint;
  /** The number of seats in a contest. */
  seatsFor(values: PlainValues): number;
  /** Why this number of players cannot play; null if it can. */
  whyNotPlayers(count: number): string | null;
  readonly canTie: boolean;
  /** In reports: `crosses`, `player A`. */
  seatLabel(seat: Seat): string;
  readonly counters: readonly Counter[];
}
