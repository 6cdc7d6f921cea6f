/**
 * Are equities what they say? Games of the computer against itself; positions by equity in ten bins, with the
 * mean of how their games ended. `calibrate.ts [games] [players] [level] [board] [ms]`; ms 0 is the net alone.
 */
import { readFileSync } from 'node:fs';
import { seededDice } from '@abacow/dice';
import type { Board, Level, Players, TrioPosition } from '@abacow/rules/trio';
import { playTrio, startTrio, trio } from '@abacow/rules/trio';
import type { TrioManifest } from '@abacow/ai/trio';
import { equityOf, openTrio } from '@abacow/ai/trio';

const [games = '2000', players = '2', level = 'junior', board = 'multiplication', ms = '0'] =
  process.argv.slice(2);
const seats = Number(players);
const read = (name: string) => readFileSync(new URL(`../../packages/ai/weights/${name}`, import.meta.url));
const manifest = JSON.parse(read('trio.json').toString()) as TrioManifest;
const engine = openTrio(manifest, new Uint8Array(read('trio.bin')));
const setup = {
  board: board as Board,
  players: seats as Players,
  level: level as Level,
  target: 200,
  first: 0,
};
const budget = { ms: Number(ms), now: () => performance.now() };

type Valued = { readonly seat: number; readonly equity: number };
const BINS = 10;
const lowest = -1 / (seats - 1);
const bins = Array.from({ length: BINS }, () => ({ count: 0, equity: 0, ended: 0 }));

const playGame = (game: number): void => {
  const dice = seededDice(`calibrate ${game}`);
  const valued: Valued[] = [];
  let position: TrioPosition = startTrio(setup);
  while (position.kind !== 'over') {
    if (position.kind === 'throw') {
      const outcomes = trio.outcomes(position);
      position = playTrio(position, outcomes[dice.throwDice(1, outcomes.length)[0]!]!.fall);
      continue;
    }
    const advice = ms === '0' ? engine.glance(position)! : engine.advise(position, budget)!;
    if (!position.placing) valued.push({ seat: position.seat, equity: advice.equity });
    position = playTrio(position, advice.move);
  }
  const winner = position.result.kind === 'win' ? position.result.seat : -1;
  for (const { seat, equity } of valued) {
    const bin = bins[Math.min(BINS - 1, Math.floor(((equity - lowest) / (1 - lowest)) * BINS))]!;
    bin.count++;
    bin.equity += equity;
    bin.ended += equityOf(seat === winner ? 1 : 0, seats);
  }
};

for (let game = 0; game < Number(games); game++) playGame(game);
const print = (line: string) => process.stdout.write(`${line}\n`);
print(`${games} games, ${players} players, ${level}, ${board}, ${ms} ms`);
for (const { count, equity, ended } of bins)
  if (count > 0)
    print(
      `${String(count).padStart(7)} positions  valued ${(equity / count).toFixed(3).padStart(6)}  ended ${(ended / count).toFixed(3).padStart(6)}  apart ${((ended - equity) / count).toFixed(3).padStart(6)}`,
    );
