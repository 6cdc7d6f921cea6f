/**
 * What is scheduled. A fact has two cards: one for its result (7 × 8 = ?), and one for its inverse, which is asked as a
 * missing factor (7 × ? = 56) or as a division (56 ÷ 7 = ?). Somebody who knows that 7 × 8 is 56 may not know how many
 * sevens are in 56, so one does not count for the other.
 */
import { type Fact, type FactName, factName } from './facts.ts';
import type { Grade } from './memory.ts';
import { type Form, type Question, askedFact } from './questions.ts';

export const SIDES = ['result', 'inverse'] as const;
export type Side = (typeof SIDES)[number];

/** `7x8` or `7x8 inverse`. */
export type CardName = string;

export const sideOf = (form: Form): Side => (form === 'result' ? 'result' : 'inverse');

export const cardName = (fact: FactName, side: Side): CardName =>
  side === 'result' ? fact : `${fact} inverse`;

export const askedCard = (question: Question): CardName =>
  cardName(factName(askedFact(question)), sideOf(question.form));

/** Both faces of a fact are one card: 7 × 8 has the smaller number first, 8 × 7 the larger one. */
export const FACES = ['small', 'large'] as const;
export type Face = (typeof FACES)[number];

export const faceOf = ({ first, second }: Question): Face => (first <= second ? 'small' : 'large');

export const facesOf = ({ small, large }: Fact): readonly Face[] => (small === large ? ['small'] : FACES);

export type Card = {
  /** For how many days it is trusted: it was last right from memory after about so long. */
  readonly reach: number;
  /** Days on which it was right from memory since it was last missed; the first day counts too. */
  readonly days: number;
  /** Whether every answer so far was right from memory. */
  readonly clean: boolean;
  /** When the last answer was given that changed the reach. */
  readonly last: number;
  readonly due: number;
  /** When the first right answer was given; null if there was none. */
  readonly firstRight: number | null;
  /** Whether a right answer was given on another day than the first one. */
  readonly confirmed: boolean;
  /** How many answers were given. */
  readonly asked: number;
  /** How good the last answer was. */
  readonly grade: Grade;
  /** Wrong answers in a row, counting one a day at most. */
  readonly missedDays: number;
  /** How often in a row it was right, but worked out, counting the first answer of a day. */
  readonly workedOut: number;
  /** What was known before a wrong answer that may have been a slip. */
  readonly slip: { readonly reach: number; readonly days: number } | null;
  /** Whether the last answer to each face was right; a face that was never asked is missing. */
  readonly faces: Readonly<Partial<Record<Face, boolean>>>;
  /** How long the player thought at the last three right answers with a time: 1 or less is quick. The newest is last. */
  readonly slowness: readonly number[];
};
