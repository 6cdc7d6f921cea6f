import { type Command, OK } from '../command.ts';
import type { World } from '../world.ts';
import { type Held, answerLine } from './answer.ts';
import { openCounsel } from './counsel.ts';
import { type Line, lineReader } from './lines.ts';

/** When nothing was asked for so long, there is time to get ready for questions. */
const IDLE_MS = 250;

const serve = async (world: World): Promise<void> => {
  const counsel = openCounsel(world.clock);
  const reader = lineReader();
  let held: Held = null;
  const answerAll = async (lines: readonly Line[]): Promise<void> => {
    for (const line of lines) {
      const soon = answerLine(held, line, counsel);
      const reply = soon instanceof Promise ? await soon : soon;
      held = reply.held;
      world.write(`${JSON.stringify(reply.answer)}\n`);
    }
  };
  const idle = setTimeout(() => held !== null && counsel.prepare(held.game), IDLE_MS).unref();
  for await (const chunk of world.input()) {
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
  run: async (_, world) => {
    await serve(world);
    return OK;
  },
};
