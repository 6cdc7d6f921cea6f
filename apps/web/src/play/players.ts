/** Answers the page's questions inside the worker. What a game's player needs is loaded by its first question. */
import { LEVEL_MS } from '@abacow/ai/levels';
import { type GameName, type Position, isUnreadable, parseSetup, playText, startGame } from '@abacow/rules';
import type { ComputerLevel } from '@abacow/table';
import { chancesOf } from '../games/cowpath/chances.ts';
import type { Answer, Question } from './computer.protocol.ts';
import type { Advice } from './computer.ts';

/** Decisions as notation. `ms` is how long it may think. */
export interface GamePlayer<P extends Position> {
  move(position: P, level: ComputerLevel, ms: number): string;
  advise(position: P, ms: number): Advice;
}

export type Players = {
  readonly [Game in GameName]: () => Promise<GamePlayer<Extract<Position, { game: Game }>>>;
};

const positionOf = (question: Question): Position => {
  const setup = parseSetup(question.setup);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  const position = playText(startGame(setup), question.tokens);
  if (isUnreadable(position)) throw new Error(position.reason);
  return position;
};

type Decision = Exclude<Question, { kind: 'chances' }>;

const ask = (player: GamePlayer<Position>, position: Position, question: Decision): Answer => {
  switch (question.kind) {
    case 'move':
      return { kind: 'move', move: player.move(position, question.level, LEVEL_MS) };
    case 'advise':
      return { kind: 'advice', advice: player.advise(position, question.ms) };
  }
};

const answerAt = async (players: Players, position: Position, question: Question): Promise<Answer> => {
  if (question.kind === 'chances') return { kind: 'chances', chances: chancesOf(position) };
  const player = (await players[position.game]()) as GamePlayer<Position>;
  return ask(player, position, question);
};

export const answer = async (players: Players, question: Question): Promise<Answer> => {
  try {
    return await answerAt(players, positionOf(question), question);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
};
