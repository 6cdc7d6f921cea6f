/** What the app needs of a game. Boards, forms and lessons are loaded when they are first shown. */
import type { Position, Seat } from '@abacow/rules';
import type { GameChoice, Table, TableOutcome } from '@abacow/table';
import type { Component, Snippet } from 'svelte';
import type { ExerciseProps } from '../exercises/props.ts';
import type { NewGame } from '../play/games.ts';
import type { GameTable } from '../play/gametable.ts';
import type { RulesPage } from '../learn/rules/page.ts';

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ readonly default: Component<Props> }>;

export type TableProps = {
  local: GameTable;
  /** In place of the usual card at the end. */
  result?: Snippet;
  /** More about this table. */
  aside?: Snippet;
  /** On a small screen: the newest phrase, and the way to say something. */
  said?: Snippet;
  talk?: Snippet;
};

export type SetupProps = {
  whom: 'computer' | 'people';
  /** Cowpath: the sheet to begin with, as text. */
  chosen?: string | undefined;
  onstart: (order: NewGame) => void;
};

export type OnlineSetupProps = {
  /** Who sits where, between the number of players and everything else. */
  seats: Snippet;
  /** The choice is null while the form is not complete. */
  onchoice: (choice: GameChoice | null, seats: number) => void;
};

/** A game that ended by play, not by giving up or on time. */
export type PlayedOut = Exclude<TableOutcome, { kind: 'broken-off' }>;

export type GameScreens = {
  /** A small board that plays by itself. */
  readonly LiveBoard: Component<{ label: string }>;
  /** A player who gave no name. */
  readonly seatName: (seat: Seat) => string;
  /** A die's face as it is written in a token. */
  readonly faceName: (written: string) => string;
  readonly reasonOf: (table: Table, outcome: PlayedOut) => string;
  /** How it is decided who begins. */
  readonly lot: 'coin' | 'rollOff';

  readonly table: Lazy<TableProps>;
  readonly setup: Lazy<SetupProps>;
  readonly onlineSetup: Lazy<OnlineSetupProps>;
  readonly lesson: Lazy<Record<string, never>>;
  readonly exercise: Lazy<ExerciseProps>;
  readonly rules: () => Promise<{ readonly default: RulesPage }>;
};

/** What screens that look at positions of any game show and say. */
export type GameViews = {
  readonly PositionView: Component<PositionViewProps>;
  readonly SeatMark: Component<{ seat: Seat }>;
  /** The dice that are kept, counted from 0, as in "the two fives and the cow"; empty where there are none. */
  readonly keptWords: (position: Position, isKept: (die: number) => boolean) => string;
  /** What a token did that throws no dice and is no pass. */
  readonly stepWords: (name: string, token: string) => string;
  /** Such a move, as one would advise it. */
  readonly moveWords: (position: Position, move: string) => string;
  /** What the table would say now to the player whose turn it is. */
  readonly task: (position: Position) => string;
  /** What the player of an exercise plays with. */
  readonly yours: (seat: Seat) => string;
  readonly mayPass: boolean;
  /** Keys, and what they do. */
  readonly keys: () => readonly (readonly [string, string])[];
};

export type PositionViewProps = {
  position: Position;
  /** The token that led here. */
  last: string | null;
  nameOf: (seat: Seat) => string;
};
