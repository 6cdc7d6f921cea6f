import { type Analysis, openAnalyst } from '@abacow/ai/analysis';
import { isTrained } from '@abacow/ai';
import { type GameRecord, gameOf, isUnreadable, parseRecord } from '@abacow/rules';
import { type Complaint, complain, flag, isComplaint } from '../arguments.ts';
import { type Command, OK, fail, misuse } from '../command.ts';
import { readWeights } from '../computers/weights.ts';
import { readText } from '../files.ts';
import { progressOn } from '../progress.ts';
import type { Environment } from '../environment.ts';
import { widthOf, writeWrapped } from '../terminal/wrapping.ts';
import { makeJson } from './json.ts';
import { makeReport } from './report.ts';

const options = {
  json: flag('Print one JSON object with every number instead of the report.'),
};

const readRecord = (environment: Environment, path: string): GameRecord | Complaint => {
  const file = readText(environment, path);
  if (isComplaint(file)) return file;
  const record = parseRecord(file.text);
  if (isUnreadable(record)) return complain(`${path}: ${record.reason}`);
  if (!isTrained(record.setup.game)) return complain(`${gameOf(record.setup).title} cannot be analysed`);
  return record.tokens.length === 0 ? complain(`${path}: nothing has been played yet`) : record;
};

const analyseWith = async (environment: Environment, record: GameRecord): Promise<Analysis> => {
  const { game } = record.setup;
  const progress = progressOn(environment, record.tokens.length);
  const analyst = await openAnalyst(game, readWeights(game));
  const steps = analyst(record);
  let step = steps.next();
  for (; step.done !== true; step = steps.next())
    progress.show(step.value.done, `turn ${step.value.turn.number}`);
  progress.clear();
  return step.value;
};

export const analyse: Command<typeof options> = {
  name: 'analyse',
  usage: ['analyse FILE [OPTIONS]'],
  about: [
    'Looks back on a recorded game: how the chances went, what luck the throws brought, what decisions gave away, and what would have been better. FILE may be - for standard input.',
    'Everything is given as equity: 1 is a certain win, 0 an even share. Start, luck, cost and second thoughts add up to the result; second thoughts are what the evaluation itself revised from one turn to the next.',
  ],
  options,
  examples: ['abacow analyse game.json', 'abacow analyse game.json --json'],
  words: 1,
  completes: ['files'],
  run: async ({ words, values }, environment) => {
    const path = words[0];
    if (path === undefined) return misuse(environment, 'analyse', 'it needs the file of a record');
    const record = readRecord(environment, path);
    if (isComplaint(record)) return fail(environment, 'analyse', record.reason);
    const analysis = await analyseWith(environment, record);
    if (values.json) environment.write(makeJson(record, analysis));
    else writeWrapped(environment, `${makeReport(record, analysis, widthOf(environment))}\n`);
    return OK;
  },
};
