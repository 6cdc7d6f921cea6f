/** An answer that a player gave, as it is stored. */
import { type Question, rightAnswer } from './questions.ts';

/** Where it was given. */
export const PLACES = ['game', 'warm-up', 'practice', 'check', 'race'] as const;
export type Place = (typeof PLACES)[number];

/** How much a Trio table helps a player: it shows the squares; the player finds them; the player calculates first. */
export const HELPS = ['show', 'find', 'work-out'] as const;
export type Help = (typeof HELPS)[number];

export type Answer = {
  readonly question: Question;
  /** Null if the time was over. */
  readonly given: number | null;
  /** When it was given, and how long it took, in milliseconds. */
  readonly at: number;
  readonly ms: number;
  readonly place: Place;
  /** Outside games it is `work-out`: nothing helps. */
  readonly help: Help;
};

export const isRight = ({ question, given }: Answer): boolean => given === rightAnswer(question);
