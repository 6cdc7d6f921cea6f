/** `abacow worksheet`: writes a sheet with questions, with answers on further pages, as a PDF. */
import { need } from '@abacow/rules/need';
import { seededDice } from '@abacow/dice';
import {
  type Form,
  type Question,
  givenSquares,
  rightAnswer,
  worksheetQuestions,
  writeQuestion,
} from '@abacow/learning';
import {
  LANGUAGES,
  MAX_TASKS,
  PAPERS,
  type Task,
  type Worksheet,
  drawPages,
  worksheetCards,
} from '@abacow/paper';
import { escapeHidden } from '@abacow/rules';
import { BOARDS } from '@abacow/rules/trio';
import { type Values, choice, flag, isComplaint, text, whole } from '../arguments.ts';
import { type Command, OK, fail, misuse } from '../command.ts';
import type { Environment } from '../environment.ts';
import { writeBytes } from '../files.ts';
import { DEFAULT_URL, codeOf, urlOption } from '../sheets/print.ts';
import { NOBODY } from './backup.ts';
import { type Chosen, formsFor, namedFacts, weakIn } from './order.ts';

const DEFAULT_OUT = 'abacow-worksheet.pdf';
const QUESTIONS = 40;
const TABLES_TO_FILL = ['empty', 'partly'] as const;

const options = {
  board: choice('BOARD', BOARDS, 'multiplication or addition. Default: multiplication.'),
  tables: text('NUMBERS', 'the tables to ask, like 2,5 or 6-9. Default: all facts of the board.'),
  facts: text('FACTS', 'the facts to ask, like 7x8,6x9.'),
  from: text('FILE', 'the weak facts of a player, from a file that the app exported.'),
  player: text(
    'NAME',
    `with --from: whose facts, if several players are in the file. ${NOBODY} stands for nobody.`,
  ),
  ask: text(
    'FORMS',
    'multiplications, missing (7 × _ = 56) or divisions; additions, missing or subtractions. Several with commas.',
  ),
  questions: whole('N', 0, MAX_TASKS, `how many questions. Default: ${QUESTIONS}; 0 with --table.`),
  table: choice('HOW', TABLES_TO_FILL, 'also print a 9 x 9 table to fill in: empty or partly filled.'),
  'no-answers': flag('do not print the answers on further pages.'),
  count: whole('N', 1, 100, 'how many different sheets. Default: 1.'),
  seed: text('SEED', 'any text; the same seed makes the same sheet again. Default: a new one.'),
  language: choice('LANG', LANGUAGES, 'en, de or fr. Default: en.'),
  paper: choice('PAPER', PAPERS, 'a4 or letter. Default: a4.'),
  out: text(
    'FILE',
    `where the PDF goes; a missing folder is created, an existing file is overwritten. Default: ${DEFAULT_OUT}.`,
  ),
  url: urlOption('address of your Abacow, where the code opens practice.'),
};
type WorksheetValues = Values<typeof options>;

const SOURCES = ['tables', 'facts', 'from'] as const;

const contradiction = (values: WorksheetValues): string | null => {
  const [first, second] = SOURCES.filter((name) => values[name] !== undefined);
  if (second !== undefined) return `--${first} and --${second} cannot be used together`;
  if (values.player !== undefined && values.from === undefined) return '--player needs --from';
  return values.questions === 0 && values.table === undefined
    ? '--questions 0 prints nothing; add --table empty or --table partly'
    : null;
};

const taskOf = (question: Question): Task => ({
  ...writeQuestion(question),
  answer: String(rightAnswer(question)),
});

/** Only a table is printed if nothing else is asked for. */
const questionCount = ({ questions, table, tables, facts, from, ask }: WorksheetValues): number => {
  const asksNothing = [tables, facts, from, ask].every((given) => given === undefined);
  return questions ?? (table !== undefined && asksNothing ? 0 : QUESTIONS);
};

const worksheetsOf = (
  values: WorksheetValues,
  chosen: Chosen,
  forms: readonly Form[],
  seed: string,
): readonly Worksheet[] => {
  const { board = 'multiplication', table, count = 1 } = values;
  return Array.from({ length: count }, (_, index) => {
    const own = index === 0 ? seed : `${seed}/${index + 1}`;
    const { below } = seededDice(own);
    const questions = worksheetQuestions({ facts: chosen.facts, forms, count: questionCount(values) }, below);
    return {
      board,
      about: chosen.about,
      tasks: questions.map(taskOf),
      table: table === undefined ? null : table === 'empty' ? [] : givenSquares(below),
      answers: values['no-answers'] !== true,
      seed: own,
    };
  });
};

const write = async (
  environment: Environment,
  values: WorksheetValues,
  worksheets: readonly Worksheet[],
): Promise<number> => {
  const { language = 'en', paper = 'a4', out = DEFAULT_OUT, url = DEFAULT_URL } = values;
  const cards = worksheets.flatMap((worksheet) => worksheetCards(worksheet, language, `${url}/practice`));
  const pages = drawPages(cards, { paper, perPage: 1 }, codeOf, language);
  const { makePdf } = await import('../sheets/pdf.ts');
  const isReplaced = environment.hasFile(out);
  const failed = writeBytes(environment, out, await makePdf(pages, paper, 'Abacow'));
  if (failed !== null) return fail(environment, 'worksheet', failed.reason);
  environment.write(
    `${escapeHidden(out)}: ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}${isReplaced ? ', in place of the file that was there' : ''}\n`,
  );
  if (values.seed === undefined) environment.warn(`Made with --seed ${need(worksheets[0]).seed}\n`);
  if (url === DEFAULT_URL)
    environment.warn(`The code leads to ${DEFAULT_URL}; say with --url where your Abacow is.\n`);
  return OK;
};

const print = (environment: Environment, values: WorksheetValues): Promise<number> | number => {
  const { board = 'multiplication', seed = environment.freshSeed() } = values;
  const forms = formsFor(board, values.ask);
  if (isComplaint(forms)) return misuse(environment, 'worksheet', forms.reason);
  const source = { ...values, board, forms };
  const named = namedFacts(source);
  if (isComplaint(named)) return misuse(environment, 'worksheet', named.reason);
  const chosen = named ?? weakIn(environment, need(values.from), source);
  if (isComplaint(chosen)) return fail(environment, 'worksheet', chosen.reason);
  return write(environment, values, worksheetsOf(values, chosen, forms, seed));
};

export const worksheet: Command<typeof options> = {
  name: 'worksheet',
  usage: ['worksheet [OPTIONS]'],
  about: [
    'Prints questions of the times tables or of addition as a PDF: chosen tables or facts, or the weak facts of a player from a file that the app exported. The answers follow on further pages, and a code opens practice in the app.',
  ],
  options,
  examples: [
    'abacow worksheet --tables 7,8 --ask multiplications,divisions',
    'abacow worksheet --from abacow-backup.jsonl --player Ada --questions 30',
    'abacow worksheet --table partly --seed monday --language de',
    'abacow worksheet --board addition --ask additions,subtractions --count 5',
  ],
  words: 0,
  run: ({ values }, environment) => {
    const wrong = contradiction(values);
    return wrong === null ? print(environment, values) : misuse(environment, 'worksheet', wrong);
  },
};
