/**
 * How often the analysis marks a decision in the same way as the strongest level's own search would:
 * tsx --conditions=source packages/ai/measure/agreement.ts GAME DECISIONS SEED
 * The search gets a clock that never advances, so that the result does not depend on the machine.
 */
import { need } from '@abacow/rules/need';
import { seededDice } from '@abacow/dice';
import { type GameName, type Position, type Setup, isUnreadable, replay } from '@abacow/rules';
import { generateSheet } from '@abacow/rules/sheets';
import { DEFAULT_TARGET } from '@abacow/rules/trio';
import type { Step } from '../src/analysis/turns.ts';
import { openAnalyst } from '../src/analysis/analyst.ts';
import { markOf } from '../src/analysis/marks.ts';
import { openComputer } from '../src/engines.ts';
import { randomOf, selfPlay } from '../test/self-play.ts';
import { weightsOf } from '../test/weights.ts';

const STRENGTH = 3;
const thinking = { ms: 1000, now: () => 0 };

const [game, decisions, seed] = process.argv.slice(2) as [GameName, string, string];
const computer = await openComputer(game, weightsOf(game));
const analyst = await openAnalyst(game, weightsOf(game));

const setupFor = (name: string): Setup =>
  game === 'cowpath'
    ? { game, sheet: generateSheet({ kind: 'wild', seed: name }), first: 0 }
    : { game, board: 'multiplication', players: 2, level: 'junior', target: DEFAULT_TARGET, first: 0 };

const stepsOf = (name: string): readonly (readonly [Step, Position])[] => {
  const random = randomOf(seededDice(`player ${name}`));
  const record = selfPlay(setupFor(name), name, (position) =>
    computer.play(position, STRENGTH, random, thinking.now),
  );
  const positions = replay(record.setup, record.tokens);
  if (isUnreadable(positions)) throw new Error(positions.reason);
  return [...analyst(record)].flatMap(({ turn }) =>
    turn.steps
      .filter(({ decision }) => decision.matters)
      .map((step) => [step, need(positions[step.at - 1])] as const),
  );
};

const searchedMark = ({ decision }: Step, position: Position): ReturnType<typeof markOf> => {
  const { options, equity } = computer.advise(position, thinking);
  const chosen = need(options.find(({ move }) => move === decision.chosen));
  return markOf(equity - chosen.equity);
};

let [seen, same, marked] = [0, 0, 0];
for (let n = 0; seen < Number(decisions); n++)
  for (const [step, position] of stepsOf(`${seed} ${n}`)) {
    const mark = searchedMark(step, position);
    seen++;
    if (mark === step.decision.mark) same++;
    if (mark !== null) marked++;
    if (seen % 20 === 0) process.stdout.write(`${JSON.stringify({ game, seen, same, marked })}\n`);
  }
process.stdout.write(`${JSON.stringify({ game, seen, same, marked, agreement: same / seen })}\n`);
