/** What every table needs from a game, wherever it is played: names, reasons, opponents. */
import type { Position, Seat } from '@abacow/rules';
import type { Board } from '@abacow/rules/trio';
import type { ComputerLevel, GameChoice, Table, TableOutcome } from '@abacow/table';
import type { Component } from 'svelte';
import type { Mood } from '../../base/art/face/mood.ts';

/** A game that ended by play, not by giving up or by time. */
export type PlayedOut = Exclude<TableOutcome, { kind: 'broken-off' }>;

export type FaceProps = { level: ComputerLevel; mood: Mood };

/** One thing to try after a lost game: a sentence, and where to practise it. */
export type Tip = { readonly text: string; readonly practice: 'lesson' | 'exercises' | 'look-back' };

/** A game's computer players as characters. */
export type Opponents = {
  readonly Face: Component<FaceProps>;
  /** `seat` is the one that lost. */
  readonly tipFor: (table: Table, seat: Seat) => Tip;
};

export type GameWords = {
  /** The name of a player who gave none. */
  readonly seatName: (seat: Seat) => string;
  /** The name of a face, given as in a token. */
  readonly faceName: (written: string) => string;
  readonly reasonOf: (
    played: { readonly choice: GameChoice; readonly position: Position | null },
    outcome: PlayedOut,
  ) => string;
  /** How the beginner is decided. */
  readonly lot: 'coin' | 'rollOff';
  readonly opponents: () => Promise<{ readonly default: Opponents }>;
  /** Only of a game that is calculated with: the board whose facts its players practise. */
  readonly boardOf?: (choice: GameChoice) => Board | null;
};
