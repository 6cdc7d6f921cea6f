/** Answers the page's requests inside the worker. A game's computer player is loaded by its first request. */
import type { Computer, Random } from '@abacow/ai';
import { type GameName, type Position, isUnreadable, parseSetup, playText, startGame } from '@abacow/rules';
import { chancesOf } from './cowpath-chances.ts';
import type { Answer, Question } from './computer.protocol.ts';
import { seededRandom } from './seeded-random.ts';

const now = (): number => performance.now();

const positionOf = (question: Question): Position => {
  const setup = parseSetup(question.setup);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  const position = playText(startGame(setup), question.tokens);
  if (isUnreadable(position)) throw new Error(position.reason);
  return position;
};

/** Seeded by the game so far: after a reload the computer chooses the same again. */
const randomFor = ({ seed, tokens }: Extract<Question, { kind: 'move' }>): Random =>
  seed === undefined ? Math.random : seededRandom(seed, tokens);

type Decision = Exclude<Question, { kind: 'chances' }>;

const ask = (computer: Computer, position: Position, question: Decision): Answer => {
  switch (question.kind) {
    case 'move':
      return { kind: 'move', move: computer.play(position, question.level, randomFor(question), now) };
    case 'advise':
      return { kind: 'advice', advice: computer.advise(position, { ms: question.ms, now }) };
  }
};

type Computers = (game: GameName) => Promise<Computer>;

const answerAt = async (computerFor: Computers, position: Position, question: Question): Promise<Answer> =>
  question.kind === 'chances'
    ? { kind: 'chances', chances: chancesOf(position) }
    : ask(await computerFor(position.game), position, question);

export const answer = async (computerFor: Computers, question: Question): Promise<Answer> => {
  try {
    return await answerAt(computerFor, positionOf(question), question);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
};
