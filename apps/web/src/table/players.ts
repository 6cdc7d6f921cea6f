/** Answers the page's questions inside the worker. */
import { type Position, isUnreadable, legalNotation, parseSetup, playText, startGame } from '@abacow/rules';
import type { Answer, Question } from './computer.protocol.ts';

const positionOf = (question: Question): Position => {
  const setup = parseSetup(question.setup);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  const position = playText(startGame(setup), question.tokens);
  if (isUnreadable(position)) throw new Error(position.reason);
  return position;
};

const anyMove = (position: Position): string => {
  const legal = legalNotation(position);
  return legal[Math.floor(Math.random() * legal.length)]!;
};

const answerAt = (position: Position, question: Question): Answer => {
  switch (question.kind) {
    case 'move':
      return { kind: 'move', move: anyMove(position) };
    case 'advise': {
      const options = legalNotation(position).map((move) => ({ move, equity: 0 }));
      return { kind: 'advice', advice: { move: anyMove(position), equity: 0, options } };
    }
    case 'chances':
      return { kind: 'chances', chances: { symbols: [], any: 0 } };
  }
};

export const answer = (question: Question): Promise<Answer> => {
  try {
    return Promise.resolve(answerAt(positionOf(question), question));
  } catch (error) {
    return Promise.resolve({
      kind: 'failed',
      reason: error instanceof Error ? error.message : String(error),
    });
  }
};
