/** What the app needs from a game. Boards, forms and lessons are loaded on first use. */
import type { Position, Seat, Setup } from '@abacow/rules';
import type { GameChoice } from '@abacow/table';
import type { Component, Snippet } from 'svelte';
import type { GameSummary } from '../../device/finished/summary.ts';
import type { ExerciseProps } from '../../table/exercise/props.ts';
import type { NewGame } from '../../table/local/games.ts';
import type { Choices } from '../../base/ui/choice-marks.ts';
import type { Drawing } from '../../base/ui/drawing.ts';
import type { LastGame, LastTable } from '../../table/setup/last-game.ts';
import type { GameTable } from '../../table/model/game-table.ts';
import type { TableProps } from '../../table/frame/table-props.ts';
import type { GameWords } from '../../table/registry/game-words.ts';
import type { RulesPage } from '../../table/lesson/page.ts';
import type { SplitSquares } from '../../base/ui/square-text.ts';

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ readonly default: Component<Props> }>;

export type SetupProps = {
  opponents: 'computer' | 'people';
  /** Cowpath: the preselected sheet, as text. */
  chosen?: string | undefined;
  /** Against the computer: the settings of the last game. */
  last?: LastGame | null;
  /** `redraw` is for the next game with the same settings (`LastGame`). */
  onstart: (order: NewGame, redraw?: string | null) => void;
};

/** What an online table is opened with, beside its choice. */
export type OnlineTerms = {
  readonly seats: number;
  readonly timeLimitMs?: number | undefined;
  /** How long the game is expected to take; null where that is not known. */
  readonly minutes: number | null;
};

export type OnlineSetupProps = {
  /** The seat fields, shown after the number of players. */
  seats: Snippet;
  /** The seat of the person who opens the table. */
  mine: Seat;
  /** What the last table was opened with. */
  last?: LastTable | null;
  /** The choice is null while the form is incomplete. */
  onchoice: (choice: GameChoice | null, terms: OnlineTerms) => void;
};

/** Games against the computer without a form. */
export type GameOrders = {
  /** For a player who has chosen nothing yet. */
  readonly first: () => NewGame;
  readonly next: (last: LastGame) => NewGame;
};

/** One of the three pictures that explain a game. */
export type HowToStep = {
  readonly Picture: Component<Record<string, never>>;
  readonly text: () => string;
};

export type GameScreens = GameWords & {
  /** A small board with a demo game. */
  readonly LiveBoard: Component<{ label: string }>;
  readonly table: Lazy<TableProps>;
  readonly setup: Lazy<SetupProps>;
  readonly onlineSetup: Lazy<OnlineSetupProps>;
  /** What a player chooses for their own seat at an online table, before the start. */
  readonly seatOptions?: Lazy<{ table: GameTable; seat: Seat }>;
  /** The game's dice alone, for people who play on paper. */
  readonly diceCup: Lazy<Record<string, never>>;
  readonly lesson: Lazy<Record<string, never>>;
  readonly exercise: Lazy<ExerciseProps>;
  readonly rules: () => Promise<{ readonly default: RulesPage }>;
  readonly orders: () => Promise<{ readonly default: GameOrders }>;
  readonly howTo: () => Promise<{ readonly default: readonly HowToStep[] }>;
  /** What else a game has in the album. */
  readonly albumCard?: Lazy<{ summaries: readonly GameSummary[] }>;
};

/** What screens need to show positions of any game. */
export type GameViews = {
  readonly PositionView: Component<PositionViewProps>;
  readonly DiceView: Component<DiceViewProps>;
  readonly SeatMark: Component<{ seat: Seat }>;
  /** The style of an element inside which seats have the colours that the players chose. */
  readonly seatStyle?: (setup: Setup) => string;
  /** The kept dice, counted from 0, as in "the two fives and the cow"; empty when none are kept. */
  readonly keptWords: (position: Position, isKept: (die: number) => boolean) => string;
  /** What a token did, unless it is a throw or a pass. */
  readonly stepWords: (name: string, token: string) => string;
  /** The same kind of move as advice. */
  readonly moveWords: (position: Position, move: string) => string;
  /** Finds the squares that a text names; see `ui/pointing.svelte.ts`. */
  readonly splitSquares: SplitSquares;
  /** In one sentence, why a move is better than another. */
  readonly reasonWords: (position: Position, better: string, other: string) => string;
  /** The task of the player on turn. */
  readonly task: (position: Position) => string;
  /** The side or colour of an exercise's player. */
  readonly yours: (seat: Seat) => string;
  readonly mayPass: boolean;
  /** Keys and what they do. */
  readonly keys: () => readonly (readonly [string, string])[];
  readonly picture: () => Promise<{ readonly default: GamePicture }>;
};

/** The pieces of a picture to share, as SVG text with its own colours. */
export type GamePicture = {
  readonly board: (position: Position) => Drawing;
  /** Faces count from 0, lowest die first. */
  readonly dice: (faces: readonly number[]) => Drawing;
  readonly seat: (seat: Seat) => Drawing;
};

export type PositionViewProps = {
  position: Position;
  /** The token that led to this position. */
  last: string | null;
  nameOf: (seat: Seat) => string;
  /** Choices at this position, outlined on the board. */
  choices?: Choices | null;
};

export type DiceViewProps = {
  /** Counted from 0, lowest die first. */
  faces: readonly number[];
  /** Throws whose kept dice are outlined. */
  choices: Choices;
  /** The dice in words. */
  label: string;
};
