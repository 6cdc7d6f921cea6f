import { seededDice } from '@abacow/dice';
import { type GameRecord, type Setup, legalNotation } from '@abacow/rules';
import { type Sheet, makeMove as makeCowpath } from '@abacow/rules/cowpath';
import { generateSheet } from '@abacow/rules/sheets';
import { BOARDS, PLAYERS, type TrioSetup, makeMove as makeTrio } from '@abacow/rules/trio';
import { describe, expect, test } from 'vitest';
import { cheapEvaluate, cheapNets } from '../../test/cheap.ts';
import { type Player, randomOf, selfPlay } from '../../test/self-play.ts';
import { weightsOf } from '../../test/weights.ts';
import { playPath } from '../cowpath/path.ts';
import { makeSearches } from '../trio/engine.ts';
import type { TrioManifest } from '../trio/weights.ts';
import { playYardstick } from '../trio/yardsticks.ts';
import { type Analysis, analyseBy } from './analysis.ts';
import { openAnalyst } from './analyst.ts';
import type { Appraise } from './book.ts';
import { cowpathAppraise } from '../cowpath/appraise.ts';
import { trioAppraise } from '../trio/appraise.ts';

const whole = <T>(steps: Generator<unknown, T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

/** Mostly sensible decisions, sometimes random ones. */
const playerFrom = (seed: string): Player => {
  const random = randomOf(seededDice(`player ${seed}`));
  return (position) => {
    const legal = legalNotation(position);
    if (random() < (position.game === 'cowpath' ? 0.3 : 0.1))
      return legal[Math.floor(random() * legal.length)]!;
    return position.game === 'cowpath'
      ? makeCowpath(playPath(position, random))
      : makeTrio(playYardstick('tactic', position, random));
  };
};

const SHEETS: readonly Sheet[] = [
  [4, 4],
  [4, 5],
  [5, 5],
].map(([rows, columns], n) => generateSheet({ kind: 'wild', seed: n, rows: rows!, columns: columns! }));

const cowpathSetup = (n: number): Setup => ({
  game: 'cowpath',
  sheet: SHEETS[n % SHEETS.length]!,
  first: n % 2 === 0 ? 0 : 1,
});

/** Mostly the short games of junior level. */
const TRIO_ENDS: readonly Pick<TrioSetup, 'level' | 'rounds' | 'laterRounds'>[] = [
  { level: 'expert' },
  { level: 'intermediate' },
  { level: 'expert', rounds: 2 },
  { level: 'junior', rounds: 3 },
  { level: 'intermediate', rounds: 2, laterRounds: 'throw' },
  { level: 'junior', rounds: 3, laterRounds: 'throw' },
  { level: 'expert', laterRounds: 'loser' },
];

const trioSetup = (n: number): Setup => {
  const players = PLAYERS[n % 3]!;
  const end = TRIO_ENDS[n % 25] ?? { level: 'junior' };
  return { game: 'trio', board: BOARDS[n % 2]!, players, target: 30, first: n % players, ...end };
};

const faults = ({
  seats,
  start,
  luck,
  given,
  secondThoughts,
  outsidePlay,
  result,
  turns,
}: Analysis): string[] => {
  const found: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const sum = start[seat]! + luck[seat]! - given[seat]! + secondThoughts[seat]! + outsidePlay[seat]!;
    if (!(Math.abs(sum - result[seat]!) < 1e-9)) found.push(`seat ${seat}: ${sum} is not ${result[seat]}`);
  }
  for (const { steps } of turns)
    for (const { at, decision } of steps)
      if (!(decision.cost >= 0)) found.push(`token ${at} costs ${decision.cost}`);
  return found;
};

/** In a game that play ended, the worth of the last step is the result, so `outsidePlay` is 0. */
const endsExactly = (record: GameRecord, { outsidePlay }: Analysis): boolean =>
  record.result === null || outsidePlay.every((value) => Math.abs(value) < 1e-12);

const checkGames = (
  games: number,
  setupOf: (n: number) => Setup,
  appraise: (n: number) => Appraise,
): void => {
  for (let n = 0; n < games; n++) {
    const record = selfPlay(setupOf(n), `game ${n}`, playerFrom(String(n)));
    const analysis = whole(analyseBy(appraise(n), record));
    expect([n, ...faults(analysis)]).toEqual([n]);
    expect([n, endsExactly(record, analysis)]).toEqual([n, true]);
  }
};

describe('start + luck - cost + second thoughts = result', () => {
  test('in 75 games of Cowpath', () => {
    const appraises = [0, 2, 4].map((free) => cowpathAppraise(cheapEvaluate, free));
    checkGames(75, cowpathSetup, (n) => appraises[n % 3]!);
  }, 300_000);

  test('in 75 games of Trio', () => {
    const searches = makeSearches(cheapNets(), weightsOf('trio').manifest as TrioManifest);
    const appraise = trioAppraise(searches);
    checkGames(75, trioSetup, () => appraise);
  }, 300_000);

  test('with the shipped nets', async () => {
    const analysts = {
      cowpath: await openAnalyst('cowpath', weightsOf('cowpath')),
      trio: await openAnalyst('trio', weightsOf('trio')),
    };
    for (let n = 0; n < 24; n++) {
      const setup = n % 2 === 0 ? cowpathSetup(n) : trioSetup(n);
      const record = selfPlay(setup, `shipped ${n}`, playerFrom(String(n)), 60);
      const analysis = whole(analysts[setup.game](record));
      expect([n, ...faults(analysis)]).toEqual([n]);
      expect([n, endsExactly(record, analysis)]).toEqual([n, true]);
    }
  }, 300_000);

  test('in a game that was given up, where `outsidePlay` is what giving up changed', () => {
    const record = selfPlay(trioSetup(0), 'given up', playerFrom('1'), 6);
    const given: GameRecord = { ...record, result: { kind: 'win', seat: 1, by: 'giving-up' } };
    const analysis = whole(
      analyseBy(trioAppraise(makeSearches(cheapNets(), weightsOf('trio').manifest as TrioManifest)), given),
    );
    expect(faults(analysis)).toEqual([]);
    expect(analysis.result).toEqual([-1, 1]);
    expect(analysis.outsidePlay[1]).toBeGreaterThan(0);
  });

  test('in a game with a turn lost by a wrong answer, which is neither luck nor a choice', () => {
    const record: GameRecord = {
      ...selfPlay(trioSetup(0), 'wrong answer', playerFrom('1'), 0),
      setup: { ...(trioSetup(0) as Extract<Setup, { game: 'trio' }>), wrongAnswer: 'loses-turn' },
      tokens: ['t12=57', '5x7', 't12=78', 'lost', 't1=3', '3x8'],
    };
    const searches = makeSearches(cheapNets(), weightsOf('trio').manifest as TrioManifest);
    const analysis = whole(analyseBy(trioAppraise(searches), record));
    expect(faults(analysis)).toEqual([]);
    expect(analysis.turns[1]!.steps[1]).toMatchObject({
      token: 'lost',
      decision: { cost: 0, mark: null, matters: false, options: [] },
      luck: null,
    });
  });

  test('in a game without tokens', () => {
    const record = selfPlay(cowpathSetup(0), 'nothing', playerFrom('1'), 0);
    const analysis = whole(analyseBy(cowpathAppraise(cheapEvaluate), record));
    expect(analysis).toMatchObject({ turns: [], finished: false, start: [0, 0], result: [0, 0] });
  });
});
