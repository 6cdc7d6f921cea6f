/** What can be asked of a table. */
import { HELPS } from '@abacow/learning/help';
import { COMPUTER_LEVELS, type Seat } from '@abacow/rules';
import * as v from 'valibot';
import { MAX_ANSWER } from './help.ts';
import { withoutFormat } from './names.ts';
import { hex32, matching, seat, shape, whole } from './schemas.ts';

/** Cleaned here, so that a pasted name is accepted. The table checks the rest. */
const name = v.pipe(
  v.string('"name" must be a text'),
  v.maxLength(160, '"name" is too long'),
  v.transform(withoutFormat),
);

const sitter = v.variant(
  'kind',
  [
    shape({ kind: v.literal('person'), name }),
    shape({
      kind: v.literal('computer'),
      level: v.picklist(COMPUTER_LEVELS, '"level" must be 1 to 5'),
    }),
  ],
  '"sitter" must be a person or a computer',
);
export type Sitter = Readonly<v.InferOutput<typeof sitter>>;

const sit = shape({
  kind: v.literal('sit'),
  seat,
  sitter,
  /** Added openly; ignored at a table where seats commit to their seeds. */
  seed: matching(/^[0-9a-f]{0,64}$/, '"seed" must be at most 64 hex digits'),
  /** SHA-256 of the seed that the seat will reveal. */
  seedCommitment: v.exactOptional(hex32('seedCommitment')),
});
export type SitCommand = Readonly<v.InferOutput<typeof sit>>;

const revealSeed = shape({ kind: v.literal('reveal-seed'), seat, seed: hex32('seed') });
export type RevealSeedCommand = Readonly<v.InferOutput<typeof revealSeed>>;

/** A decision as notation, a throw without its outcome: `t135`, `c4`, `-`, `2x2>5x7`. */
const play = shape({
  kind: v.literal('play'),
  seat,
  move: v.pipe(v.string('"move" must be a text'), v.maxLength(16, '"move" has at most 16 characters')),
});
export type PlayCommand = Readonly<v.InferOutput<typeof play>>;

/** How much the table helps this player from now on. Only in games with calculations. */
const chooseHelp = shape({
  kind: v.literal('choose-help'),
  seat,
  help: v.picklist(HELPS, `"help" must be one of ${HELPS.join(', ')}`),
  /** Hides the board's numbers from a player who calculates. */
  hidesNumbers: v.optional(v.boolean('"hidesNumbers" must be true or false'), false),
});
export type ChooseHelpCommand = Readonly<v.InferOutput<typeof chooseHelp>>;

/** What the dice show, as calculated by the player; or the number on a square that the player took for it. */
const answer = shape({
  kind: v.literal('answer'),
  seat,
  value: whole(`"value" must be a whole number from 0 to ${MAX_ANSWER}`, 0, MAX_ANSWER),
});
export type AnswerCommand = Readonly<v.InferOutput<typeof answer>>;

const leave = shape({ kind: v.literal('leave'), seat });
export type LeaveCommand = Readonly<v.InferOutput<typeof leave>>;

const seatCommand = shape({
  kind: v.picklist(['roll', 'take-back', 'give-up', 'offer-tie', 'agree-tie', 'decline-tie', 'want-rematch']),
  seat,
});
export type SeatCommand = Readonly<v.InferOutput<typeof seatCommand>>;

/** About the seat of another player who has been away for too long. */
const absence = shape({ kind: v.picklist(['call-computer', 'end-absent']), seat });
export type AbsenceCommand = Readonly<v.InferOutput<typeof absence>>;

const plain = shape({ kind: v.picklist(['start', 'close', 'toss', 'pause', 'resume']) });

/** Every command that a client may send. The most frequent kind is tried first. */
export const clientCommand = v.variant(
  'kind',
  [play, seatCommand, sit, leave, revealSeed, chooseHelp, answer, absence, plain],
  ({ path, input }) =>
    path === undefined ? 'a command must be an object' : `${JSON.stringify(input)} is not a command`,
);
export type ClientCommand = Readonly<v.InferOutput<typeof clientCommand>>;

/** Commands of the program that runs the table. They are never read from outside, so they have no schema. */
export type Command =
  | ClientCommand
  /** Takes the last decision back; against computers even after their reply. Only at a table on one device. */
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'tick' | 'abandon' }
  | { readonly kind: 'reveal'; readonly secret: string };
