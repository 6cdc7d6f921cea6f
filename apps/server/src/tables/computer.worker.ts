/** A worker thread that decides for computers. It gets the game's text only: no dice, no secret. */
import { parentPort } from 'node:worker_threads';
import { isUnreadable, parseSetup, playText, startGame } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { chooseMove } from './choose.ts';
import type { Question } from './computers.ts';

const answer = async ({ setup: json, tokens, level }: Question): Promise<string> => {
  const setup = parseSetup(json);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  const position = playText(startGame(setup), tokens);
  if (isUnreadable(position)) throw new Error(position.reason);
  return chooseMove(position, level);
};

const port = need(parentPort);
port.on('message', (question: Question) => {
  answer(question).then(
    (move) => port.postMessage({ move }),
    (error: unknown) => port.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
});
