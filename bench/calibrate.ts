/**
 * Whether equities mean what they say: the net plays itself, and what it said before each turn is held against how
 * the game ended, in ten bins. `npm run bench -- calibrate 2000`
 */
import { readFileSync } from 'node:fs';
import { type CowpathEngine, makeCowpathEngine, makeEvaluate, parseCowpathWeights } from '@abacow/ai/cowpath';
import { openTrunk } from '@abacow/ai/net';
import { seededDice } from '@abacow/dice';
import { type CowpathPosition, SYMBOLS, cowpath, diceIn, fallOf, startCowpath } from '@abacow/rules/cowpath';
import { generateSheet } from '@abacow/rules/sheets';

const BINS = 10;
type Bin = { count: number; said: number; came: number };
type Said = { readonly seat: number; readonly equity: number };

const openEngine = (): CowpathEngine => {
  const file = (name: string): Buffer =>
    readFileSync(new URL(`../packages/ai/weights/${name}`, import.meta.url));
  const weights = parseCowpathWeights(JSON.parse(file('cowpath.json').toString()), file('cowpath.bin'));
  return makeCowpathEngine(makeEvaluate(weights, openTrunk));
};

/** What was said before each turn, and the outcome for crosses: 1, 0 or -1. */
const playItself = (engine: CowpathEngine, game: number): { said: Said[]; outcome: number } => {
  const dice = seededDice(`calibrate ${game}`);
  const sheet = generateSheet({ kind: game % 2 === 0 ? 'wild' : 'mirrored', seed: `calibrate ${game}` });
  let position: CowpathPosition = startCowpath({ sheet, first: game % 4 < 2 ? 0 : 1 });
  const said: Said[] = [];
  while (position.kind !== 'over') {
    if (position.kind === 'throw') {
      position = cowpath.play(position, fallOf(dice.throwDice(diceIn(position.thrown), SYMBOLS.length)));
      continue;
    }
    const { move, equity } = engine.glance(position)!;
    if (position.attempt === 0) said.push({ seat: position.seat, equity });
    position = cowpath.play(position, move);
  }
  const { result } = position;
  return { said, outcome: result.kind === 'tie' ? 0 : result.seat === 0 ? 1 : -1 };
};

const binOf = (equity: number): number => Math.min(BINS - 1, Math.floor(((equity + 1) / 2) * BINS));

export const run = (args: readonly string[]): Promise<void> => {
  const games = Number(args[0] ?? 200);
  const engine = openEngine();
  const bins = Array.from({ length: BINS }, (): Bin => ({ count: 0, said: 0, came: 0 }));
  for (let game = 0; game < games; game++) {
    const { said, outcome } = playItself(engine, game);
    for (const { seat, equity } of said) {
      const bin = bins[binOf(equity)]!;
      bin.count++;
      bin.said += equity;
      bin.came += seat === 0 ? outcome : -outcome;
    }
  }
  console.log(`${games} games\n equities        turns     said     came   apart`);
  bins.forEach(({ count, said, came }, index) => {
    const range = `${(-1 + index / 5).toFixed(1)} to ${(-0.8 + index / 5).toFixed(1)}`;
    const numbers = [said / count, came / count, (came - said) / count].map((each) =>
      each.toFixed(3).padStart(8),
    );
    console.log(`${range.padStart(12)} ${String(count).padStart(9)} ${numbers.join(' ')}`);
  });
  return Promise.resolve();
};
