import { seededDice } from '@abacow/dice';
import type { Position } from '@abacow/rules';
import { type CowpathPosition, THROW_ALL } from '@abacow/rules/cowpath';
import { padSheet } from '@abacow/rules/sheets';
import { describe, expect, test } from 'vitest';
import { cowpath as cowpathGame } from '../games/cowpath/game.ts';
import { trio as trioGame } from '../games/trio/game.ts';
import type { Player } from '../play-out.ts';
import { plainPlayer } from '../players/players.ts';
import { type Contest, playGroup } from './contest.ts';

const random = (below: (n: number) => number): Player => plainPlayer(cowpathGame, 'random', below);

/** A player that notes the first throw it sees, and its seat. */
const noting =
  (seen: string[]) =>
  (below: (n: number) => number): Player => {
    const player = random(below);
    let first = true;
    return (position: Position) => {
      const { attempt, seat, dice } = position as CowpathPosition;
      if (attempt === 1 && first) {
        first = false;
        seen.push(`${seat} ${dice}`);
      }
      return attempt === 0 ? THROW_ALL : player(position);
    };
  };

const cowpath: Contest = {
  game: cowpathGame,
  seed: 'x',
  seats: 2,
  players: { challenger: random, opponent: random },
  setting: {
    label: '',
    json: {},
    setupFor: (group, first) => ({ game: 'cowpath', sheet: padSheet(group + 1)!, first: first as 0 | 1 }),
  },
};

const trio: Contest = {
  game: trioGame,
  seed: 'x',
  seats: 3,
  players: {
    challenger: (below) => plainPlayer(trioGame, 'simple', below),
    opponent: (below) => plainPlayer(trioGame, 'random', below),
  },
  setting: {
    label: '',
    json: {},
    setupFor: (_, first) => ({
      game: 'trio',
      board: 'multiplication',
      level: 'junior',
      target: 200,
      players: 3,
      first,
    }),
  },
};

describe('a group of games', () => {
  test('has one game for each seat of the challenger, and gives the same scores every time', () => {
    expect(playGroup(cowpath, 3)).toHaveLength(2);
    expect(playGroup(trio, 3)).toHaveLength(3);
    for (const group of [0, 1, 2]) expect(playGroup(cowpath, group)).toEqual(playGroup(cowpath, group));
  });

  test('uses the same dice and the same beginner, with the challenger once on each side', () => {
    const [mine, theirs]: string[][] = [[], []];
    const players = { challenger: noting(mine!), opponent: noting(theirs!) };
    playGroup({ ...cowpath, players }, 5);
    const opening = seededDice('x/5/dice').throwDice(5, 6);
    const packed = opening.reduce((dice, face, die) => dice | (face << (3 * die)), 0);
    // In group 5 the circles begin, seat 1.
    expect(theirs![0]).toBe(`1 ${packed}`);
    expect(mine!.find((note) => note.startsWith('1'))).toBe(`1 ${packed}`);
    expect(mine!.map((note) => note[0]).sort()).toEqual(['0', '1']);
  });

  test('the same player on both sides scores even over a pair of deterministic games', () => {
    const same = (): Player => plainPlayer(cowpathGame, 'simple', () => 0);
    const contest = { ...cowpath, players: { challenger: same, opponent: same } };
    for (const group of [0, 1, 2, 3])
      expect(playGroup(contest, group).reduce((sum, score) => sum + score)).toBe(1);
  });
});
