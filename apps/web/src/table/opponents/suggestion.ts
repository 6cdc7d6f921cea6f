/** After a few games, a stronger or a weaker opponent is suggested. */
import { COMPUTER_LEVELS, type ComputerLevel, type GameName, type Seat } from '@abacow/rules';
import { type Table, type TableOutcome, personSeats } from '@abacow/table';
import type { GameSummary } from '../../device/finished/summary.ts';

export type Result = 'won' | 'lost' | 'neither';

/** So many of the last games decide, and so many of them must have the same result. */
const LAST_GAMES = 4;
const SAME_RESULTS = 3;

/** A person alone against one computer. */
export type Duel = {
  readonly game: GameName;
  readonly level: ComputerLevel;
  /** The player of the device, if one was chosen. */
  readonly player: string | null;
  readonly result: Result;
};

const resultOf = (outcome: TableOutcome, seat: Seat): Result => {
  if (outcome.kind !== 'win') return 'neither';
  return outcome.seat === seat ? 'won' : 'lost';
};

/** Null for a game that is not over, or not between one person and one computer. */
export const duelAt = ({ choice, seats, outcome }: Table): Duel | null => {
  const [mine, ...others] = personSeats(seats);
  if (mine === undefined || others.length > 0 || seats.length !== 2) return null;
  const [me, other] = [seats[mine], seats[1 - mine]];
  if (outcome === null || me?.kind !== 'person' || other?.kind !== 'computer') return null;
  const player = me.player ?? null;
  return { game: choice.game, level: other.level, player, result: resultOf(outcome, mine) };
};

export const duelIn = ({ game, seats, outcome }: GameSummary): Duel | null => {
  const mine = seats.findIndex(({ kind }) => kind === 'person');
  const [me, other] = [seats[mine], seats[1 - mine]];
  if (seats.length !== 2 || me?.kind !== 'person' || !me.here || me.left || other?.kind !== 'computer')
    return null;
  return { game, level: other.level, player: me.player, result: resultOf(outcome, mine) };
};

const isAlike = (one: Duel, other: Duel): boolean =>
  one.game === other.game && one.level === other.level && one.player === other.player;

/** `earlier`: newest first. Null if there is no reason to change, or no other level. */
export const suggestedLevel = (now: Duel, earlier: readonly Duel[]): ComputerLevel | null => {
  const last = [now, ...earlier.filter((duel) => isAlike(duel, now))].slice(0, LAST_GAMES);
  const same = last.filter(({ result }) => result === now.result).length;
  if (now.result === 'neither' || same < SAME_RESULTS) return null;
  const wanted = now.level + (now.result === 'won' ? 1 : -1);
  return COMPUTER_LEVELS.find((level) => level === wanted) ?? null;
};
