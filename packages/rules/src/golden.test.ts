/** Whole games as readable text. `npm run golden` regenerates them; read the diff before you commit it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type SeededDice, seededDice } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { must } from '../test/play.ts';
import type { Position, Setup } from './index.ts';
import {
  drawPosition,
  isUnreadable,
  legalNotation,
  makeSetup,
  parseSetup,
  playToken,
  startGame,
} from './index.ts';
import { PAD } from './sheets/index.ts';

const FOLDER = new URL('../test/golden/', import.meta.url);
const WRITE = process.env['GOLDEN'] === 'write';

const GAMES = [
  { name: 'cowpath', seed: 'golden 31', setup: { game: 'cowpath', sheet: PAD[0]!.text, first: 'x' } },
  {
    name: 'trio-junior-2',
    seed: 'golden 40',
    setup: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', first: 0 },
  },
  {
    name: 'trio-expert-3',
    seed: 'golden 22',
    setup: { game: 'trio', board: 'addition', players: 3, level: 'expert', target: 40, first: 2 },
  },
  {
    name: 'trio-rounds-2',
    seed: 'golden 6',
    setup: { game: 'trio', board: 'addition', players: 2, level: 'intermediate', rounds: 2, first: 1 },
  },
] as const;

const pick = <T>(list: readonly T[], dice: SeededDice): T => list[dice.below(list.length)]!;

/** Plays what ends a round if possible, otherwise prefers marks and places; the rest is random. */
const chooseMove = (position: Position, dice: SeededDice): string => {
  const legal = legalNotation(position);
  const marks = legal.filter((move) => !move.startsWith('t') && move !== '-');
  const wins = marks.filter((move) => {
    const { position: next } = must(playToken(position, move));
    return (
      next.kind === 'over' ||
      (next.game === 'trio' && position.game === 'trio' && next.round > position.round)
    );
  });
  return pick(wins.length > 0 ? wins : marks.length > 0 ? marks : legal, dice);
};

const chooseToken = (position: Position, dice: SeededDice): string => {
  const move = chooseMove(position, dice);
  if (!move.startsWith('t')) return move;
  const faces = position.game === 'cowpath' ? '12345c' : '0123456789';
  return `${move}=${Array.from(move.slice(1), () => faces[dice.below(faces.length)]!).join('')}`;
};

const playthrough = (setup: Setup, seed: string): string => {
  const dice = seededDice(seed);
  let position = startGame(setup);
  const parts = [`setup ${JSON.stringify(makeSetup(setup))}`, drawPosition(position)];
  for (let token = 1; position.kind !== 'over'; token++) {
    const chosen = chooseToken(position, dice);
    position = must(playToken(position, chosen)).position;
    parts.push(`${token}. ${chosen}`, drawPosition(position));
  }
  return `${parts.join('\n\n')}\n`;
};

const load = (name: string): string => readFileSync(new URL(`${name}.golden.txt`, FOLDER), 'utf8');

describe('golden playthroughs', () => {
  test.each(GAMES)('$name', ({ name, seed, setup }) => {
    const text = playthrough(must(parseSetup(setup)), seed);
    if (WRITE) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(new URL(`${name}.golden.txt`, FOLDER), text);
    }
    expect(text).toBe(load(name));
  });

  test.each(GAMES)('the tokens in $name replay to its last drawing', ({ name }) => {
    const text = load(name);
    const setup = must(parseSetup(JSON.parse(text.slice('setup '.length, text.indexOf('\n')))));
    let position = startGame(setup);
    for (const [, token] of text.matchAll(/^\d+\. (\S+)$/gm)) {
      const next = playToken(position, token!);
      if (isUnreadable(next)) throw new Error(next.reason);
      position = next.position;
    }
    expect(position.kind).toBe('over');
    expect(text.endsWith(`${drawPosition(position)}\n`)).toBe(true);
  });
});
