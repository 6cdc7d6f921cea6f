import { type GameRecord, isUnreadable, parseRecord } from '@abacow/rules';
import { type Complaint, complain, flag, isComplaint } from '../arguments.ts';
import { type Command, OK, fail, misuse } from '../command.ts';
import { readText } from '../files.ts';
import { describeSetup } from '../describe/describe.ts';
import type { Environment } from '../environment.ts';
import { paintGame } from '../games/painting.ts';
import { terminalGame } from '../games/registry.ts';
import { widthOf, wrapLines } from '../terminal/wrapping.ts';
import { type Frame, framesOf } from './frames.ts';
import { makePrint } from './print.ts';
import { keysIn, makeScreen, stepFor, stepTo } from './stepping.ts';

const options = {
  print: flag('Print the whole game instead of stepping through it.'),
  boards: flag('With --print: draw the position after every turn.'),
};

const readRecord = (environment: Environment, path: string): GameRecord | Complaint => {
  const file = readText(environment, path);
  if (isComplaint(file)) return file;
  const record = parseRecord(file.text);
  return isUnreadable(record) ? complain(`${path}: ${record.reason}`) : record;
};

const stepThrough = async (
  environment: Environment,
  { setup, players }: GameRecord,
  frames: readonly Frame[],
): Promise<void> => {
  const heading = wrapLines(describeSetup(setup, players), widthOf(environment));
  let shown = 0;
  const show = (): void => {
    environment.clearScreen();
    environment.paint(makeScreen(terminalGame(setup.game), heading, frames, shown));
  };
  show();
  for await (const chunk of environment.keys()) {
    for (const key of keysIn(chunk)) {
      const step = stepFor(key);
      const next = step === null ? shown : stepTo(frames, shown, step);
      if (next === null) return;
      shown = next;
    }
    show();
  }
};

export const replay: Command<typeof options> = {
  name: 'replay',
  usage: ['replay FILE [OPTIONS]'],
  about: [
    'Steps through a recorded game with the keys of a terminal. When the output is not a terminal, or with --print, prints it turn by turn. FILE may be - for standard input.',
    'A record that is cut off, newer than this program or illegal is refused with the number of the token that is wrong.',
  ],
  options,
  examples: ['abacow replay game.json', 'abacow replay game.json --print --boards'],
  words: 1,
  completes: ['files'],
  run: async ({ words, values }, environment) => {
    const path = words[0];
    if (path === undefined) return misuse(environment, 'replay', 'it needs the file of a record');
    const record = readRecord(environment, path);
    if (isComplaint(record)) return fail(environment, 'replay', record.reason);
    const frames = framesOf(record);
    if (environment.isInteractive && !values.print && path !== '-')
      await stepThrough(environment, record, frames);
    else
      environment.paint(
        paintGame(
          terminalGame(record.setup.game),
          `${wrapLines(makePrint(record, frames, values.boards ?? false), widthOf(environment))}\n`,
        ),
      );
    return OK;
  },
};
