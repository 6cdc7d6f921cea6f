/** Describes games in words: steps, players and results. */
import {
  type GameName,
  type GameStep,
  type Outcome,
  type RecordPlayer,
  type Setup,
  gameOf,
  makeSetup,
  seatsOf,
} from '@abacow/rules';
import { shownNames } from '@abacow/table';
import { terminalGame } from '../games/registry.ts';

export const describeSeat = (game: GameName, seat: number): string => gameOf({ game }).seatName(seat);

/** The step as a sentence without its full stop. */
export const describeStep = (step: GameStep): string => {
  const { game, seat } = step.before;
  return terminalGame(game)?.describeStep(step) ?? `${describeSeat(game, seat)}: ${step.token}`;
};

/** Names to show, by seat; empty for a person who gave no name. */
export const describePlayers = (players: readonly RecordPlayer[]): readonly string[] => {
  const people = shownNames(players.map((player) => (player.kind === 'person' ? (player.name ?? '') : '')));
  return players.map((player, seat) =>
    player.kind === 'computer' ? `computer ${player.level}` : people[seat]!,
  );
};

/** For a game that is not in the CLI's registry: `Pig, players 3, target 20`. */
const listFields = (setup: Setup): string => {
  const fields = Object.entries(makeSetup(setup)).filter(([name]) => name !== 'game' && name !== 'first');
  return [gameOf(setup).title, ...fields.map(([name, value]) => `${name} ${String(value)}`)].join(', ');
};

/** The game, what it is played on, and who plays. */
export const describeSetup = (setup: Setup, players: readonly RecordPlayer[]): string => {
  const what = terminalGame(setup.game)?.describe(setup) ?? listFields(setup);
  const who = describePlayers(players).map(
    (name, seat) => `${describeSeat(setup.game, seat)}: ${name || 'no name'}`,
  );
  return `${what}\n${who.join(', ')}`;
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
