/** Games in words: what a token did, who sits where, how it ended. */
import { type Outcome, type Position, type RecordPlayer, type Setup, makeSetup } from '@abacow/rules';
import { shownNames } from '@abacow/table';
import { SIDE_NAMES, tellCowpath } from './cowpath.ts';
import { pawnName, tellTrio } from './trio.ts';

export const tellToken = (before: Position, token: string, after: Position): string => {
  if (before.game === 'cowpath' && after.game === 'cowpath') return tellCowpath(before, token, after);
  if (before.game === 'trio' && after.game === 'trio') return tellTrio(before, token, after);
  return token;
};

export const tellSeat = (game: Setup['game'], seat: number): string =>
  game === 'cowpath' ? (SIDE_NAMES[seat] ?? '') : pawnName(seat);

/** By seat, people as they are shown; empty for a person who gave no name. */
export const tellPlayers = (players: readonly RecordPlayer[]): readonly string[] => {
  const people = shownNames(players.map((player) => (player.kind === 'person' ? (player.name ?? '') : '')));
  return players.map((player, seat) =>
    player.kind === 'computer' ? `computer ${player.level}` : people[seat]!,
  );
};

/** The game, what it is played on, and who plays. */
export const tellSetup = (setup: Setup, players: readonly RecordPlayer[]): string => {
  const json = makeSetup(setup);
  const what =
    json.game === 'cowpath'
      ? `Cowpath on ${json.sheet}`
      : `Trio, ${json.board} board, ${json.level} level${json.level === 'junior' ? '' : `, target ${json.target}`}`;
  const who = tellPlayers(players).map((name, seat) => `${tellSeat(setup.game, seat)}: ${name || 'no name'}`);
  return `${what}\n${who.join(', ')}`;
};

const BY: Readonly<Record<NonNullable<Outcome>['by'], string>> = {
  play: '',
  'giving-up': ' by giving up',
  agreement: ' by agreement',
  clock: ' on time',
  absence: ' because the others left',
};

export const tellOutcome = (setup: Setup, outcome: Outcome): string => {
  if (outcome === null) return 'not finished';
  const what = outcome.kind === 'tie' ? 'a tie' : `${tellSeat(setup.game, outcome.seat)} wins`;
  return `${what}${BY[outcome.by]}`;
};
