/**
 * Do equities mean what they say? The computer plays itself; what it said before each turn is held against how the
 * game ended for that seat, in ten bins:
 * tsx --conditions=source packages/ai/measure/calibration.ts GAME GAMES MS SEED [PLAYERS LEVEL BOARD]
 * MS is processor time a decision, 0 one turn ahead. The last line has the sums of the bins, so that runs can be added.
 */
import { type SeededDice, seededDice } from '@abacow/dice';
import { type GameName, type Position, type Setup, seatsOf } from '@abacow/rules';
import { generateSheet } from '@abacow/rules/sheets';
import { type Board, DEFAULT_TARGET, type Level, type Players } from '@abacow/rules/trio';
import { openComputer } from '../src/computer.ts';
import { equityOf } from '../src/trio/index.ts';
import { selfPlay } from '../test/selfplay.ts';
import { weightsOf } from '../test/weights.ts';
import { processorTime } from './processor-time.ts';

const [game, games, ms, seed, players = '2', level = 'junior', board = 'multiplication'] = process.argv.slice(
  2,
) as [GameName, string, string, string, string?, Level?, Board?];

const BINS = 10;
const thinking = { ms: Number(ms), now: processorTime };
const computer = openComputer(game, weightsOf(game));

type Bin = { turns: number; said: number; came: number };
type Said = { readonly seat: number; readonly equity: number };
const bins = Array.from({ length: BINS }, (): Bin => ({ turns: 0, said: 0, came: 0 }));

const setupFor = (number: number, chance: SeededDice): Setup =>
  game === 'cowpath'
    ? {
        game,
        sheet: generateSheet({ kind: number % 2 === 0 ? 'wild' : 'mirrored', seed: `${seed} ${number}` }),
        first: chance.below(2) as 0 | 1,
      }
    : { game, board, level, players: Number(players) as Players, target: DEFAULT_TARGET, first: 0 };

const beginsTurn = (position: Position): boolean =>
  position.kind === 'decision' && (position.game === 'cowpath' ? position.attempt === 0 : !position.placing);

const play = (number: number): void => {
  const setup = setupFor(number, seededDice(`${seed} ${number} beginner`));
  const seats = seatsOf(setup);
  // A seat that is certain to lose stands at -1 of two, at -1/2 of three.
  const lowest = equityOf(0, seats);
  const said: Said[] = [];
  const { result } = selfPlay(setup, `${seed} ${number}`, (position) => {
    const { move, equity } = computer.advise(position, thinking);
    if (beginsTurn(position)) said.push({ seat: position.seat, equity });
    return move;
  });
  if (result === null) throw new Error('a game that does not end');
  for (const { seat, equity } of said) {
    const bin = bins[Math.min(BINS - 1, Math.floor(((equity - lowest) / (1 - lowest)) * BINS))]!;
    bin.turns++;
    bin.said += equity;
    bin.came += result.kind === 'tie' ? 0 : equityOf(result.seat === seat ? 1 : 0, seats);
  }
};

for (let number = 0; number < Number(games); number++) play(number);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
print(`${game}, ${games} games, ${ms} ms\n  turns     said     came    apart`);
for (const { turns, said, came } of bins)
  if (turns > 0)
    print(
      String(turns).padStart(7) +
        [said, came, came - said].map((sum) => (sum / turns).toFixed(3).padStart(9)).join(''),
    );
print(JSON.stringify({ game, games: Number(games), ms: Number(ms), players, level, board, bins }));
