/** What the terminal's commands need of a game beyond its rules. */
import type { AnyMove, GameName, GameStep, Position, Seat, Setup } from '@abacow/rules';
import type { GameChoice } from '@abacow/table';
import type { Complaint, Options } from '../arguments.ts';
import type { Player } from '../play-out.ts';

/** A whole number from 0 up to, not including, n. */
export type Below = (n: number) => number;

/** Values of options, by their names. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** Values that can be sent to another process and printed as JSON. */
export type PlainValues = Readonly<Record<string, string | number>>;

/** What a series of games is played on. */
export type Setting = {
  readonly label: string;
  /** As the JSON report of a simulation has it. */
  readonly json: PlainValues;
  /** Games with the same number, from 0, are played on the same sheet. */
  setupFor(number: number, first: Seat, seats: number): Setup;
};

/** Something to count in simulated games: how often these effects come. */
export type Counter = {
  readonly name: string;
  readonly label: string;
  readonly effects: readonly string[];
};

/** How dice are kept by words. */
export type KeepWords = {
  /** `which dice to keep`. */
  readonly which: string;
  readonly places: string;
  readonly asked: string;
  /** Dice chosen by another word than their places; null for any other word, a text when no die is chosen by it. */
  named(position: Position, typed: string): readonly number[] | string | null;
  /** Why these dice cannot be kept. */
  whyNot(position: Position, kept: string): string | null;
};

export interface TerminalGame {
  readonly name: GameName;

  /** What happened in a step, as a sentence without its full stop. */
  tell(step: GameStep): string;
  /** `Cowpath on x1co/…`. */
  describe(setup: Setup): string;

  /** `abacow play`. */
  readonly playOptions: Options;
  choose(values: OptionValues, below: Below): GameChoice;
  ownSeat(values: OptionValues): Seat;
  /** Letters that `--begin` takes for seats. */
  readonly seatLetters: readonly string[];
  readonly help: string;
  /** One line that says what can be decided. */
  choices(position: Position): string;
  chances(position: Position): string;
  /** What was typed as a decision, unless it is a throw. */
  moveIn(position: Position, typed: string): string | null;
  readonly keep: KeepWords;

  /** The referee's odds, or why there are none. Left out by games without odds. */
  odds?(position: Position): Readonly<Record<string, number>> | string;
  /** Games that between them use everything there is to think with. */
  warmUpSetups(): readonly Setup[];

  simple(below: Below): Player<Position, AnyMove>;
  demoSetup(below: Below): Setup;

  /** `abacow simulate` and `abacow arena`. */
  readonly seriesOptions: Options;
  readonly arenaOptions: Options;
  seriesValues(values: OptionValues): PlainValues;
  arenaValues(values: OptionValues): PlainValues;
  openSetting(values: PlainValues, seed: string): Setting | Complaint;
  /** In a contest. */
  seatsFor(values: PlainValues): number;
  /** Why so many players cannot play. */
  whyNotPlayers(count: number): string | null;
  readonly canTie: boolean;
  /** In reports: `crosses`, `player 0`. */
  seatLabel(seat: Seat): string;
  readonly counters: readonly Counter[];
}
