/**
 * Cowpath as a boardgame.io game, as its documentation recommends: plain-object state that moves change
 * through Immer, INVALID_MOVE for illegal moves, the random plugin for dice, endTurn events.
 */
import type { Ctx, Game, Move } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { around, joined } from './chains.ts';

export const SYMBOLS = ['1', '2', '3', '4', '5', 'c'] as const;
const DICE = 5;
const ATTEMPTS = 3;

export interface CowpathState {
  columns: number;
  /** Row by row: the symbol of a square, or `x` / `o` for a start. */
  squares: string[];
  /** The player who owns a square: its starts from the beginning, its marks later. */
  owners: (string | null)[];
  /** The dice stay on the table between turns; they count only when `attempt` is not 0. */
  dice: string[];
  /** Throws made in this turn or bonus turn. */
  attempt: number;
  /** In a bonus turn a mark must be next to this square. */
  anchor: number | null;
  result: { winner: string } | { tie: true } | null;
}

const startsOf = (G: CowpathState, player: string): number[] => {
  const sign = player === '0' ? 'x' : 'o';
  return G.squares.flatMap((square, index) => (square === sign ? [index] : []));
};

function setup(sheet: string): CowpathState {
  const rows = sheet.split('/');
  const squares = rows.flatMap((row) => [...row]);
  return {
    columns: rows[0]!.length,
    squares,
    owners: squares.map((square) => (square === 'x' ? '0' : square === 'o' ? '1' : null)),
    dice: new Array<string>(DICE).fill('1'),
    attempt: 0,
    anchor: null,
    result: null,
  };
}

/** The symbols that the dice allow to mark, and whether the dice are a quad. */
export function readDice(dice: readonly string[]): { symbols: string[]; quad: boolean } {
  const symbols: string[] = [];
  for (const symbol of SYMBOLS) {
    const count = dice.filter((face) => face === symbol).length;
    if (count >= 4) return { symbols: [symbol], quad: true };
    if (count === 3 || (count === 2 && symbol === 'c')) symbols.push(symbol);
  }
  return { symbols, quad: false };
}

/** The squares that may be marked now. */
export function markable(G: CowpathState): number[] {
  if (G.attempt === 0) return [];
  const { symbols } = readDice(G.dice);
  if (symbols.length === 0) return [];
  const squares = G.anchor === null ? G.squares.keys() : around(G.anchor, G.columns, G.squares.length);
  return [...squares].filter((square) => G.owners[square] === null && symbols.includes(G.squares[square]!));
}

function startThrowing(G: CowpathState, anchor: number | null): void {
  G.attempt = 0;
  G.anchor = anchor;
}

const throwDice: Move<CowpathState> = ({ G, random, events }, selection: number[]) => {
  if (G.attempt >= ATTEMPTS || !isSelection(selection)) return INVALID_MOVE;
  if (G.attempt === 0 && selection.length < DICE) return INVALID_MOVE;
  const faces = random.Die(6, selection.length);
  selection.forEach((die, index) => (G.dice[die] = SYMBOLS[faces[index]! - 1]!));
  G.attempt++;
  if (G.attempt < ATTEMPTS || markable(G).length > 0) return;
  startThrowing(G, null);
  events.endTurn();
};

const isSelection = (selection: number[]): boolean =>
  selection.length > 0 &&
  selection.every(
    (die, index) =>
      Number.isInteger(die) && die >= 0 && die < DICE && (index === 0 || die > selection[index - 1]!),
  );

const mark: Move<CowpathState> = ({ G, playerID, events }, square: number) => {
  if (!markable(G).includes(square)) return INVALID_MOVE;
  const { quad } = readDice(G.dice);
  G.owners[square] = playerID;
  G.result = resultAfterMark(G, playerID);
  const bonus = quad && around(square, G.columns, G.squares.length).some((near) => G.owners[near] === null);
  startThrowing(G, bonus ? square : null);
  if (!bonus && G.result === null) events.endTurn();
};

const pass: Move<CowpathState> = ({ G, events }) => {
  if (G.attempt === 0) return INVALID_MOVE;
  startThrowing(G, null);
  events.endTurn();
};

/** Whether own and free squares no longer connect the player's starts. */
export const isBlocked = (G: CowpathState, player: string): boolean =>
  !joined(
    startsOf(G, player),
    G.columns,
    (square) => G.owners[square] === null || G.owners[square] === player,
    G.squares.length,
  );

function resultAfterMark(G: CowpathState, player: string): CowpathState['result'] {
  const own = (square: number) => G.owners[square] === player;
  if (joined(startsOf(G, player), G.columns, own, G.squares.length)) return { winner: player };
  return isBlocked(G, '0') && isBlocked(G, '1') ? { tie: true } : null;
}

/** Every non-empty set of dice, ascending. */
const SELECTIONS: number[][] = Array.from({ length: 2 ** DICE - 1 }, (_, index) =>
  [0, 1, 2, 3, 4].filter((die) => ((index + 1) >> die) & 1),
);
const THROWS = SELECTIONS.map((selection) => ({ move: 'throwDice', args: [selection] }));
const THROW_ALL = [{ move: 'throwDice', args: [[0, 1, 2, 3, 4]] }];

/** All legal decisions, in the form that boardgame.io's own bots use. */
function enumerate(G: CowpathState, _ctx: Ctx) {
  if (G.attempt === 0) return THROW_ALL;
  const marks = markable(G).map((square) => ({ move: 'mark', args: [square] }));
  const passing = { move: 'pass', args: [] };
  return G.attempt < ATTEMPTS ? [...THROWS, passing, ...marks] : [passing, ...marks];
}

export const cowpath = (sheet: string): Game<CowpathState> => ({
  name: 'cowpath',
  setup: () => setup(sheet),
  moves: { throwDice, mark, pass },
  minPlayers: 2,
  maxPlayers: 2,
  // A throw cannot be taken back.
  disableUndo: true,
  endIf: ({ G }) => G.result ?? undefined,
  ai: { enumerate },
});
