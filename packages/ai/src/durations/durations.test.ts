import { describe, expect, test } from 'vitest';
import { GAME_MINUTES, type Minutes } from '@abacow/rules/minutes';
import { BOARDS, LEVELS, PLAYERS } from '@abacow/rules/trio';
import {
  SECONDS_PER_TURN,
  SHORTER_TARGET,
  cowpathMinutes,
  offeredTargets,
  roundMinutes,
  trioMinutes,
  trioTurns,
} from './index.ts';
import { ROUNDS, TARGETS, TRIO_TURNS } from './turns.generated.ts';

const GAMES = BOARDS.flatMap((board) =>
  LEVELS.flatMap((level) => PLAYERS.map((players) => ({ board, level, players }))),
);

describe('turns', () => {
  test.each(GAMES)('were measured on the $board board at $level level for $players', (game) => {
    const line = TRIO_TURNS[`${game.board} ${game.level} ${game.players}`]!;
    expect(line.rounds.length).toBeGreaterThanOrEqual(3);
    line.rounds.forEach((turns, index) =>
      expect(trioTurns({ ...game, target: 200, rounds: ROUNDS[index]! })).toBeCloseTo(turns),
    );
    line.targets.forEach((turns, index) =>
      expect(trioTurns({ ...game, target: TARGETS[index]! })).toBeCloseTo(turns),
    );
    expect(line.targets.length > 1).toBe(game.level !== 'junior');
  });

  test.each(GAMES)('grow with the target and the rounds: $board, $level, $players', (game) => {
    const rounds = [1, 2, 3, 4, 5].map((each) => trioTurns({ ...game, target: 200, rounds: each }));
    const targets = [1, 10, 30, 70, 120, 180, 250, 400].map((target) => trioTurns({ ...game, target }));
    expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
    expect(targets).toEqual([...targets].sort((a, b) => a - b));
    expect(targets[0]).toBe(trioTurns({ ...game, target: 200, rounds: 1 }));
  });
});

describe('the targets that are offered', () => {
  const scored = GAMES.filter(({ level }) => level !== 'junior');

  test.each(scored)('begin with 200, as on the printed sheet: $board, $level, $players', (game) => {
    const isLong = roundMinutes(trioMinutes({ ...game, target: 200 })) > 20;
    expect(offeredTargets(game)).toEqual(isLong ? [200, 120] : [200]);
    if (isLong)
      expect(trioMinutes({ ...game, target: SHORTER_TARGET })).toBeLessThan(
        trioMinutes({ ...game, target: 200 }),
      );
  });

  test('computers play faster, so that nothing shorter is needed', () => {
    const game = { board: 'multiplication', level: 'expert', players: 3 } as const;
    expect(offeredTargets(game)).toEqual([200, 120]);
    expect(offeredTargets(game, 2)).toEqual([200]);
  });
});

describe('minutes', () => {
  const isWithin = (minutes: number, [least, most]: Minutes): boolean =>
    roundMinutes(minutes) >= least && roundMinutes(minutes) <= most;

  test('of usual games are those that rules, cards and start page say', () => {
    const [least, most] = GAME_MINUTES.trio;
    for (const computers of [0, 1])
      expect(isWithin(cowpathMinutes(49, computers), GAME_MINUTES.cowpath)).toBe(true);
    const usual = { board: 'multiplication', target: 200 } as const;
    expect(roundMinutes(trioMinutes({ ...usual, level: 'junior', players: 2 }))).toBe(least);
    expect(isWithin(trioMinutes({ ...usual, level: 'intermediate', players: 2 }), GAME_MINUTES.trio)).toBe(
      true,
    );
    expect(roundMinutes(trioMinutes({ ...usual, level: 'intermediate', players: 3 }))).toBe(most);
  });

  test('follow from the turns and the seconds of a turn; computers are faster', () => {
    const game = { board: 'addition', level: 'expert', players: 2, target: 100 } as const;
    const { person, computer } = SECONDS_PER_TURN.trio;
    expect(trioMinutes(game)).toBeCloseTo((trioTurns(game) * person) / 60);
    expect(trioMinutes(game, 1)).toBeCloseTo((trioTurns(game) * (person + computer)) / 2 / 60);
  });

  test('of Cowpath grow with the sheet', () => {
    const [small, usual, large] = [16, 49, 64].map((squares) => cowpathMinutes(squares));
    expect(small).toBeLessThan(usual!);
    expect(usual).toBeLessThan(large!);
    expect(cowpathMinutes(49, 1)).toBeLessThan(usual!);
  });

  test.each([
    [0.2, 1],
    [3.4, 3],
    [9.4, 9],
    [12.4, 10],
    [12.6, 15],
    [58, 60],
  ])('%f are said as %i', (minutes, said) => {
    expect(roundMinutes(minutes)).toBe(said);
  });
});
