/** Records of games that one player plays against itself, seeing only the current position. */
import { type SeededDice, seededDice } from '@abacow/dice';
import {
  type GameRecord,
  type Outcome,
  type Position,
  type RecordPlayer,
  type Setup,
  isUnreadable,
  playToken,
  seatsOf,
  startGame,
} from '@abacow/rules';

/** The decision as notation, throws without their outcome. */
export type Player = (position: Position) => string;

const FACES = { cowpath: '12345c', trio: '0123456789' } as const;

export const randomOf = (dice: SeededDice) => (): number => dice.next32() / 2 ** 32;

const tokenFor = (move: string, game: Setup['game'], dice: SeededDice): string => {
  if (!move.startsWith('t')) return move;
  const faces = FACES[game];
  return `${move}=${Array.from(move.slice(1), () => faces[dice.below(faces.length)]!).join('')}`;
};

const outcomeAt = (position: Position): Outcome =>
  position.kind === 'over' ? { ...position.result, by: 'play' } : null;

/** Stops after this many tokens if the game is not over before. */
export const selfPlay = (setup: Setup, seed: string, player: Player, most = 2_000): GameRecord => {
  const dice = seededDice(seed);
  const tokens: string[] = [];
  let position = startGame(setup);
  while (position.kind === 'decision' && tokens.length < most) {
    const token = tokenFor(player(position), setup.game, dice);
    const next = playToken(position, token);
    if (isUnreadable(next)) throw new Error(next.reason);
    tokens.push(token);
    position = next.position;
  }
  const players = Array.from({ length: seatsOf(setup) }, (): RecordPlayer => ({
    kind: 'person',
    name: null,
  }));
  return { setup, tokens, players, result: outcomeAt(position), dice: null };
};
