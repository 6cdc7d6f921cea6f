/** Describes games in words: steps, players and results. */
import { need } from '@abacow/rules/need';
import {
  type GameName,
  type GameStep,
  type Outcome,
  type RecordPlayer,
  type Setup,
  gameOf,
  seatsOf,
} from '@abacow/rules';
import { shownNames } from '@abacow/table';
import { terminalGame } from '../games/registry.ts';

export const describeSeat = (game: GameName, seat: number): string => gameOf({ game }).seatName(seat);

/** The step as a sentence without its full stop. */
export const describeStep = (step: GameStep): string => terminalGame(step.before.game).describeStep(step);

/** Names to show, by seat; empty for a person who gave no name. */
export const describePlayers = (players: readonly RecordPlayer[]): readonly string[] => {
  const people = shownNames(players.map((player) => (player.kind === 'person' ? (player.name ?? '') : '')));
  return players.map((player, seat) =>
    player.kind === 'computer' ? `computer ${player.level}` : need(people[seat]),
  );
};

/** The game, what it is played on, and who plays. */
export const describeSetup = (setup: Setup, players: readonly RecordPlayer[]): string => {
  const who = describePlayers(players).map(
    (name, seat) => `${describeSeat(setup.game, seat)}: ${name || 'no name'}`,
  );
  return `${terminalGame(setup.game).describe(setup)}\n${who.join(', ')}`;
};

const BY: Readonly<Record<NonNullable<Outcome>['by'], string>> = {
  play: '',
  'giving-up': ' because the others gave up',
  agreement: ' by agreement',
  clock: ' on time',
  absence: ' because the others left',
};

export const describeOutcome = (
  setup: Setup,
  outcome: Outcome,
  nameOf = (seat: number): string => describeSeat(setup.game, seat),
): string => {
  if (outcome === null) return 'not finished';
  if (outcome.kind === 'win' && outcome.by === 'giving-up' && seatsOf(setup) === 2)
    return `${nameOf(1 - outcome.seat)} gives up: ${nameOf(outcome.seat)} wins`;
  const what = outcome.kind === 'tie' ? 'a tie' : `${nameOf(outcome.seat)} wins`;
  return `${what}${BY[outcome.by]}`;
};
