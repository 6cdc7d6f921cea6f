import { type Command, OK } from '../command.ts';
import type { Environment } from '../environment.ts';
import { type Held, answerLine } from './answer.ts';
import { openAdvisor } from './advisor.ts';
import { type Line, lineReader } from './lines.ts';

/** After this time without input the computer player is loaded in advance. */
const IDLE_MS = 250;

const serve = async (environment: Environment): Promise<void> => {
  const advisor = openAdvisor(environment.clock);
  const reader = lineReader();
  let held: Held = null;
  const answerAll = async (lines: readonly Line[]): Promise<void> => {
    for (const line of lines) {
      const soon = answerLine(held, line, advisor);
      const reply = soon instanceof Promise ? await soon : soon;
      held = reply.held;
      environment.write(`${JSON.stringify(reply.answer)}\n`);
    }
  };
  const idle = setTimeout(() => held !== null && advisor.prepare(held.game), IDLE_MS).unref();
  for await (const chunk of environment.input()) {
    await answerAll(reader.push(chunk));
    idle.refresh();
  }
  clearTimeout(idle);
  await answerAll(reader.end());
};

export const referee: Command = {
  name: 'referee',
  usage: ['referee'],
  about: [
    'Reads one JSON object a line from standard input and answers each with one JSON object a line on standard output: {"new":{…}}, {"play":"…"}, {"view":true}, {"odds":true}, {"advise":{"ms":100}}.',
    'A line that cannot be read, or an illegal token, answers {"ok":false,"error":"…"} and changes nothing. docs/NOTATION.md describes requests, answers and the notation of moves.',
  ],
  options: {},
  examples: [`echo '{"new":{"game":"cowpath","sheet":"x1co/2o3c/c4cx/o5xc","first":"x"}}' | abacow referee`],
  words: 0,
  run: async (_, environment) => {
    await serve(environment);
    return OK;
  },
};
