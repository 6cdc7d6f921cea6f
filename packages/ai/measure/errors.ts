/**
 * How far stated worths, and differences between two of them, are off by kind of position:
 * tsx --conditions=source packages/ai/measure/errors.ts GAME POSITIONS SEED [PLAYERS LEVEL]
 * Positions come from games of the middle level and, every other game, of players who mark or place anything. At each, the best decision and another one are played out several
 * times, the book's best decision from there on. The sum of the second thoughts on the way is the stated worth's error plus
 * noise of the dice; the product of two independent playouts is the square of the error without the noise, on average. The
 * last line has the sums, so that runs can be added.
 */
import { need } from '@abacow/rules/need';
import { type SeededDice, seededDice } from '@abacow/dice';
import {
  type GameName,
  type Position,
  type Setup,
  gameOf,
  isUnreadable,
  legalNotation,
  playToken,
  replay,
} from '@abacow/rules';
import { generateSheet } from '@abacow/rules/sheets';
import { BOARDS, DEFAULT_TARGET, type Level, type Players } from '@abacow/rules/trio';
import { type Book, type Choice } from '../src/analysis/book.ts';
import { decisionKey } from '../src/analysis/decision-key.ts';
import { isWithinTurn } from '../src/analysis/turns.ts';
import { openAppraise, openComputer } from '../src/engines.ts';
import { errorKindOf } from '../src/errors.ts';
import { randomOf, selfPlay } from '../test/self-play.ts';
import { weightsOf } from '../test/weights.ts';

const [game, positions, seed, players = '2', level = 'junior'] = process.argv.slice(2) as [
  GameName,
  string,
  string,
  string?,
  Level?,
];
const STRENGTH = 3;
const PER_GAME = 3;
const PLAYOUTS = 4;
/** Decisions that are further behind are never in doubt. */
const CLOSE = 0.25;

const appraise = await openAppraise(game, weightsOf(game));
const computer = await openComputer(game, weightsOf(game));

const setupFor = (n: number): Setup =>
  game === 'cowpath'
    ? {
        game,
        sheet: generateSheet({ kind: n % 2 === 0 ? 'wild' : 'mirrored', seed: `${seed} ${n}` }),
        first: 0,
      }
    : {
        game,
        board: need(BOARDS[n % 2]),
        level,
        players: Number(players) as Players,
        target: DEFAULT_TARGET,
        first: 0,
      };

const bestFor = (seat: number, choices: readonly Choice[]): Choice =>
  choices.reduce((best, choice) => (need(choice.worth[seat]) > need(best.worth[seat]) ? choice : best));

const tokenOf = (position: Position, move: string, dice: SeededDice): string => {
  if (!move.startsWith('t')) return move;
  const { faces } = gameOf(position).dice;
  return `${move}=${Array.from(move.slice(1), () => need(faces[dice.below(faces.length)])).join('')}`;
};

/** The sum of the second thoughts of a playout for the seat: how much the first stated worth was off. */
const playOut = (start: Position, first: Book, chosen: Choice, seat: number, dice: SeededDice): number => {
  let [position, book, choice, sum] = [start, first, chosen, 0];
  for (;;) {
    const played = playToken(position, tokenOf(position, choice.move, dice));
    if (isUnreadable(played)) throw new Error(played.reason);
    position = played.position;
    if (isWithinTurn(played) && position.kind === 'decision') {
      choice = bestFor(position.seat, book.choices(position, ''));
      continue;
    }
    const fell = choice.move.startsWith('t');
    const before = fell ? book.lost(position) : choice.worth;
    if (position.kind !== 'decision') return sum + resultFor(position, seat) - need(before[seat]);
    book = appraise(position);
    choice = bestFor(position.seat, book.choices(position, ''));
    sum += need(choice.worth[seat]) - need(before[seat]);
    if (book.solved) return sum;
  }
};

const resultFor = (position: Position, seat: number): number => {
  if (position.kind !== 'over') throw new Error('dice are in the air');
  const { result } = position;
  if (result.kind === 'tie') return 0;
  return result.seat === seat ? 1 : -1 / (gameOf(position).seatsAt(position) - 1);
};

/** Twice the mean product of two different numbers of the list. */
const productOfTwo = (list: readonly number[]): number => {
  const sum = list.reduce((total, one) => total + one, 0);
  const squares = list.reduce((total, one) => total + one * one, 0);
  return (sum * sum - squares) / (list.length * (list.length - 1));
};

type Sums = { seen: number; worth: number; worth2: number; difference: number; difference2: number };
const found = new Map<string, Sums>();

const study = (position: Extract<Position, { kind: 'decision' }>, name: string): void => {
  const book = appraise(position);
  if (book.solved) return;
  const { seat } = position;
  const choices = book.choices(position, '');
  const best = bestFor(seat, choices);
  const others = choices.filter(
    ({ move, worth }) =>
      decisionKey(position, move) !== decisionKey(position, best.move) &&
      need(best.worth[seat]) - need(worth[seat]) < CLOSE,
  );
  if (others.length === 0) return;
  const dice = seededDice(name);
  const other = need(others[dice.below(others.length)]);
  const played = [best, other].map((choice) =>
    Array.from({ length: PLAYOUTS }, () => playOut(position, book, choice, seat, dice)),
  ) as [number[], number[]];
  const worth = productOfTwo(played[0]);
  const difference = productOfTwo(played[0].map((value, n) => value - need(played[1][n])));
  const kind = errorKindOf(position);
  const sums = found.get(kind) ?? { seen: 0, worth: 0, worth2: 0, difference: 0, difference2: 0 };
  found.set(kind, {
    seen: sums.seen + 1,
    worth: sums.worth + worth,
    worth2: sums.worth2 + worth ** 2,
    difference: sums.difference + difference,
    difference2: sums.difference2 + difference ** 2,
  });
};

type Deciding = Extract<Position, { kind: 'decision' }>;

/** First a kind that the game has, then a position of it: rare kinds are seen too. */
const pickFrom = (all: readonly Position[], random: () => number): Deciding => {
  const deciding = all.filter((position): position is Deciding => position.kind === 'decision');
  const kinds = [...new Set(deciding.map(errorKindOf))];
  const kind = kinds[Math.floor(random() * kinds.length)];
  const alike = deciding.filter((position) => errorKindOf(position) === kind);
  return need(alike[Math.floor(random() * alike.length)]);
};

const anything = (position: Position, random: () => number): string => {
  const legal = legalNotation(position);
  const ends = legal.filter((move) => move !== '-' && !move.startsWith('t'));
  const some = ends.length > 0 ? ends : legal.filter((move) => move !== '-');
  return need((some.length > 0 ? some : legal)[Math.floor(random() * Math.max(1, some.length))]);
};

const still = (): number => 0;
let studied = 0;
for (let n = 0; studied < Number(positions); n++) {
  const name = `${seed} ${n}`;
  const random = randomOf(seededDice(`player ${name}`));
  const record = selfPlay(setupFor(n), name, (position) =>
    Math.floor(n / 2) % 2 === 0
      ? computer.play(position, STRENGTH, random, still)
      : anything(position, random),
  );
  const all = replay(record.setup, record.tokens);
  if (isUnreadable(all)) throw new Error(all.reason);
  for (let taken = 0; taken < PER_GAME; taken++) {
    const position = pickFrom(all, random);
    study(position, `${name} ${taken}`);
    studied++;
  }
}

const root = (square: number): string => (Math.sign(square) * Math.sqrt(Math.abs(square))).toFixed(3);
/** The square, one standard error above it, as an error. */
const shown = (sum: number, sum2: number, seen: number): string => {
  const mean = sum / seen;
  const error = Math.sqrt(Math.max(0, sum2 / seen - mean ** 2) / seen);
  return `${root(mean)} (${root(mean - error)} to ${root(mean + error)})`;
};
for (const [kind, { seen, worth, worth2, difference, difference2 }] of [...found].sort())
  process.stdout.write(
    `${kind}: ${seen} positions, worth off by ${shown(worth, worth2, seen)}, differences by ${shown(difference, difference2, seen)}\n`,
  );
process.stdout.write(
  `${JSON.stringify({ game, positions, seed, players, level, found: Object.fromEntries(found) })}\n`,
);
