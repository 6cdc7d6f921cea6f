/** What can be asked of a table. */
import type { Seat } from '@abacow/rules';
import type { SeatHelp } from './help.ts';
import type { ComputerLevel } from './seats.ts';

export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly level: ComputerLevel };

export type SeatCommand = {
  readonly kind:
    'leave' | 'roll' | 'take-back' | 'give-up' | 'offer-tie' | 'agree-tie' | 'decline-tie' | 'want-rematch';
  readonly seat: Seat;
};

/** Takes the last decision back; against computers even after their reply. Only at a table on one device. */
type UndoCommand = { readonly kind: 'undo'; readonly seat: Seat };

/** About the seat of another player who has been away for too long. */
export type AbsenceCommand = { readonly kind: 'call-computer' | 'end-absent'; readonly seat: Seat };

/** A decision as notation, a throw without its outcome: `t135`, `c4`, `-`, `2x2>5x7`. */
export type PlayCommand = { readonly kind: 'play'; readonly seat: Seat; readonly move: string };

/** How much the table helps this player from now on. Only in games with calculations. */
export type ChooseHelpCommand = { readonly kind: 'choose-help'; readonly seat: Seat } & SeatHelp;

/** What the dice show, as calculated by the player; or the number on a square that the player took for it. */
export type AnswerCommand = { readonly kind: 'answer'; readonly seat: Seat; readonly value: number };

export type SitCommand = {
  readonly kind: 'sit';
  readonly seat: Seat;
  readonly sitter: Sitter;
  /** Added openly; ignored at a table where seats commit to their seeds. */
  readonly seed: string;
  /** SHA-256 of the seed that the seat will reveal, as hex. */
  readonly seedCommitment?: string;
};

export type RevealSeedCommand = { readonly kind: 'reveal-seed'; readonly seat: Seat; readonly seed: string };

export type Command =
  | SitCommand
  | SeatCommand
  | UndoCommand
  | AbsenceCommand
  | PlayCommand
  | ChooseHelpCommand
  | AnswerCommand
  | RevealSeedCommand
  | { readonly kind: 'start' | 'close' | 'toss' | 'tick' | 'pause' | 'resume' | 'abandon' }
  | { readonly kind: 'reveal'; readonly secret: string };
