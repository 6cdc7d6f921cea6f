/** The terms under which strangers meet and games are rated. */
import { gameOf } from '@abacow/rules';
import type { GameChoice, Opening } from './choice.ts';
import type { ClockSetup } from './clock.ts';

/** What is agreed before a game: what is played, how long, and who begins. */
export type Terms = { readonly choice: GameChoice; readonly clock: ClockSetup; readonly opening: Opening };

/** The shortest and the longest time of a standard clock. */
const STANDARD_MS = {
  move: [30_000, 3 * 60_000],
  game: [5 * 60_000, 30 * 60_000],
} as const;

const isStandardClock = (clock: ClockSetup): boolean => {
  if (clock.kind === 'none') return false;
  const [least, most] = STANDARD_MS[clock.kind];
  return clock.ms >= least && clock.ms <= most;
};

const isCasual = (choice: GameChoice): boolean => {
  const { casualChoices, fields } = gameOf(choice);
  const valueOf = (of: object, field: string): unknown => (of as Readonly<Record<string, unknown>>)[field];
  return casualChoices().some((casual) =>
    Object.entries(fields).every(
      // Colours and the like change nothing in the game.
      ([field, { kind }]) => kind === 'optional-by-seat' || valueOf(casual, field) === valueOf(choice, field),
    ),
  );
};

/**
 * Whether neither side has an advantage and both have a fair time: one of the game's casual choices, a usual clock, and
 * the lot decides who begins. Play now sends strangers only to such tables, and only such games are rated.
 */
export const isStandard = ({ choice, clock, opening }: Terms): boolean =>
  opening.kind === 'lot' && isStandardClock(clock) && isCasual(choice);
