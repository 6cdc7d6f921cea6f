/**
 * Pig, a third game, to prove that a game is one value: one die, two to four players. A player throws as often as they
 * like and adds the numbers up; a 1 loses them all and the turn. Holding adds them to the score. The first player with
 * the target wins.
 */
import { makeOdds } from '@abacow/dice';
import {
  type AnyView,
  type Game,
  type GameOver,
  type Refusal,
  type Result,
  type Seat,
  type Thrown,
  type TurnBegan,
  type Unreadable,
  refuse,
  registerGame,
  unreadable,
} from '@abacow/rules';

export type PigSetup = {
  readonly game: 'pig';
  readonly players: number;
  readonly target: number;
  readonly first: Seat;
};

type Fields = {
  readonly game: 'pig';
  readonly setup: PigSetup;
  readonly seat: Seat;
  readonly scores: readonly number[];
  /** Thrown in this turn and not yet held. */
  readonly turn: number;
};
export type PigPosition =
  | (Fields & { readonly kind: 'decision' | 'throw'; readonly result: null })
  | (Fields & { readonly kind: 'over'; readonly result: Result });

export type PigMove = { readonly kind: 'throw' } | { readonly kind: 'hold' };
export type PigFall = { readonly kind: 'fall'; readonly count: 1; readonly face: number };
type Action = PigMove | PigFall;

export type PigEffect =
  | Thrown
  | { readonly kind: 'landed'; readonly seat: Seat; readonly faces: string }
  | { readonly kind: 'turn-lost'; readonly seat: Seat; readonly reason: 'one' }
  | { readonly kind: 'held'; readonly seat: Seat; readonly points: number }
  | TurnBegan
  | GameOver;

const FACES = ['1', '2', '3', '4', '5', '6'] as const;
const PLAYERS = [2, 3, 4];
export const THROW: PigMove = { kind: 'throw' };
export const HOLD: PigMove = { kind: 'hold' };
export const FALLS: readonly PigFall[] = FACES.map((_, face) => ({ kind: 'fall', count: 1, face }));

const parseSetup = (json: Readonly<Record<string, unknown>>): PigSetup | Unreadable => {
  const { players, first, target = 20 } = json;
  if (typeof players !== 'number' || !PLAYERS.includes(players))
    return unreadable(1, '"players" must be 2 to 4');
  if (typeof target !== 'number' || !(target >= 2)) return unreadable(1, '"target" must be 2 or more');
  if (typeof first !== 'number' || !(first >= 0 && first < players))
    return unreadable(1, '"first" must be a seat');
  return { game: 'pig', players, target, first };
};

const start = (setup: PigSetup): PigPosition => ({
  game: 'pig',
  kind: 'decision',
  setup,
  seat: setup.first,
  scores: Array.from({ length: setup.players }, () => 0),
  turn: 0,
  result: null,
});

const legalMoves = ({ kind, turn }: PigPosition): readonly PigMove[] => {
  if (kind !== 'decision') return [];
  return turn === 0 ? [THROW] : [THROW, HOLD];
};

const isFace = (face: number): boolean => Number.isInteger(face) && face >= 0 && face < FACES.length;

const whyNot = (position: PigPosition, action: Action): Refusal | null => {
  if (position.kind === 'over') return refuse('game/over', action.kind);
  if (action.kind === 'fall') {
    if (position.kind !== 'throw') return refuse('throw/not-due', '1 die');
    return isFace(action.face) ? null : refuse('throw/faces', '1 die');
  }
  if (position.kind === 'throw') return refuse('throw/due', action.kind);
  return action.kind === 'hold' && position.turn === 0 ? refuse('pass/before-throw', '-') : null;
};

const next = (position: PigPosition, scores: readonly number[]): PigPosition => ({
  ...position,
  kind: 'decision',
  seat: (position.seat + 1) % position.setup.players,
  scores,
  turn: 0,
  result: null,
});

const hold = (position: PigPosition): PigPosition => {
  const { seat, turn, setup } = position;
  const scores = position.scores.map((score, other) => (other === seat ? score + turn : score));
  return scores[seat]! >= setup.target
    ? { ...position, kind: 'over', scores, turn: 0, result: { kind: 'win', seat } }
    : next(position, scores);
};

const play = (position: PigPosition, action: Action): PigPosition => {
  switch (action.kind) {
    case 'throw':
      return { ...position, kind: 'throw', result: null };
    case 'fall':
      return action.face === 0
        ? next(position, position.scores)
        : { ...position, kind: 'decision', turn: position.turn + action.face + 1, result: null };
    case 'hold':
      return hold(position);
  }
};

const effects = (before: PigPosition, action: Action, after: PigPosition): readonly PigEffect[] => {
  const { seat } = before;
  const ending: PigEffect =
    after.kind === 'over' ? { kind: 'game-over', result: after.result } : { kind: 'turn', seat: after.seat };
  switch (action.kind) {
    case 'throw':
      return [{ kind: 'thrown', seat, dice: [1] }];
    case 'fall': {
      const landed: PigEffect = { kind: 'landed', seat, faces: FACES[action.face]! };
      return action.face === 0 ? [landed, { kind: 'turn-lost', seat, reason: 'one' }, ending] : [landed];
    }
    case 'hold':
      return [{ kind: 'held', seat, points: before.turn }, ending];
  }
};

const makeMove = (move: PigMove): string => (move.kind === 'throw' ? 't1' : '-');
const parseMove = (text: string): PigMove | null => (text === 't1' ? THROW : text === '-' ? HOLD : null);

const parseToken = (token: string): readonly Action[] | Unreadable => {
  if (token === '-') return [HOLD];
  const face = /^t1=([1-6])$/.exec(token)?.[1];
  return face === undefined
    ? unreadable(1, `${JSON.stringify(token)} is no Pig token`)
    : [THROW, FALLS[Number(face) - 1]!];
};

const makeTokens = (actions: readonly Action[]): readonly string[] =>
  actions.flatMap((action, index) => {
    if (action.kind === 'fall') return [];
    if (action.kind === 'hold') return ['-'];
    const fall = actions[index + 1];
    return fall?.kind === 'fall' ? [`t1=${FACES[fall.face]}`] : [];
  });

type PigView = AnyView & { readonly toMove: Seat | null; readonly scores: readonly number[] };

export const pig: Game<PigSetup, PigPosition, PigMove, PigFall, PigEffect, PigView, PigSetup> = {
  name: 'pig',
  title: 'Pig',
  opening: 'roll-off',
  dice: { count: 1, faces: FACES },
  fields: {
    players: { kind: 'one-of', values: PLAYERS },
    target: { kind: 'whole', least: 2, default: 20 },
  },
  parseSetup,
  makeSetup: (setup) => setup,
  casualChoices: () => [{ game: 'pig', players: 2, target: 20 }],
  seats: ({ players }) => players,
  seatsAt: ({ setup }) => setup.players,
  writeSeat: (seat) => seat,
  seatName: (seat) => `player ${seat}`,
  start,
  legalMoves,
  outcomes: ({ kind }) =>
    kind === 'throw' ? FALLS.map((fall) => ({ fall, odds: makeOdds(1, FALLS.length) })) : [],
  step: (position, action) => whyNot(position, action) ?? play(position, action),
  play,
  effects,
  diceShown: () => [],
  diceThrown: ({ kind }) => (kind === 'throw' ? 1 : 0),
  fallOf: ([face]) => FALLS[face!]!,
  makeMove,
  parseMove,
  parseToken,
  makeTokens,
  view: (position) => ({
    game: 'pig',
    toMove: position.kind === 'over' ? null : position.seat,
    scores: position.scores,
    legal: legalMoves(position).map(makeMove).sort(),
  }),
  draw: ({ scores, seat, turn }) => `${scores.join(' : ')}; player ${seat} has ${turn} in this turn`,
};

registerGame(pig);
