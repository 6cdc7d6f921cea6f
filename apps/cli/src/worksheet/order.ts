/** What `abacow worksheet` prints, from its options. */
import { need } from '@abacow/rules/need';
import {
  type Fact,
  type FactName,
  type Form,
  boardFacts,
  factName,
  factOf,
  parseFact,
  tableFacts,
  weakestFacts,
} from '@abacow/learning';
import { isUnreadable } from '@abacow/rules';
import { parseNumbers } from '@abacow/rules/sheets';
import type { Board } from '@abacow/rules/trio';
import type { Worksheet } from '@abacow/paper';
import { type Complaint, complain, isComplaint, listOf } from '../arguments.ts';
import type { Environment } from '../environment.ts';
import { readText } from '../files.ts';
import { readLearner } from './backup.ts';

/** The words for the forms of each board. */
const ASKED = {
  multiplication: { multiplications: 'result', missing: 'missing', divisions: 'inverse' },
  addition: { additions: 'result', missing: 'missing', subtractions: 'inverse' },
} as const satisfies Record<Board, Record<string, Form>>;

const LARGEST_TABLE: Readonly<Record<Board, number>> = { multiplication: 10, addition: 9 };

export type Chosen = {
  readonly facts: readonly Fact[];
  readonly about: Worksheet['about'];
};

export const formsFor = (board: Board, asked: string | undefined): readonly Form[] | Complaint => {
  if (asked === undefined) return ['result'];
  const words: Readonly<Record<string, Form>> = ASKED[board];
  const named = asked.split(',').map((word) => word.trim());
  const wrong = named.find((word) => !Object.hasOwn(words, word));
  if (wrong !== undefined)
    return complain(
      `--ask must be ${listOf(Object.keys(words), 'or')} on the ${board} board, or several with commas, not ${JSON.stringify(wrong)}`,
    );
  return [...new Set(named.map((word) => need(words[word])))];
};

const factsOfTables = (board: Board, given: string): Chosen | Complaint => {
  const most = LARGEST_TABLE[board];
  const tables = parseNumbers(given, most);
  if (isUnreadable(tables))
    return complain(`--tables cannot be read: ${tables.reason}. There are tables 1 to ${most}`);
  const byName = new Map(
    tables.flatMap((table) => tableFacts(board, table)).map((fact) => [factName(fact), fact]),
  );
  return { facts: [...byName.values()], about: tables };
};

/** `8x7` is meant as `7x8`. */
const factNamed = (name: FactName): Fact | null => {
  const [, first, sign, second] = /^(\d{1,2})([x+])(\d{1,2})$/.exec(name) ?? [];
  if (first === undefined) return null;
  const board = sign === 'x' ? 'multiplication' : 'addition';
  return parseFact(factName(factOf(board, Number(first), Number(second))));
};

const factsNamed = (board: Board, given: string): Chosen | Complaint => {
  const names = given.split(',').map((name) => name.trim());
  const facts = names.map(factNamed);
  const wrong = names.find((_, index) => facts[index]?.board !== board);
  if (wrong === undefined) return { facts: facts.map((fact) => need(fact)), about: 'chosen' };
  const example = board === 'multiplication' ? '7x8,6x9' : '7+8,6+9';
  return complain(
    `--facts must be like ${example} on the ${board} board, with numbers from 1 to ${LARGEST_TABLE[board]}, not ${JSON.stringify(wrong)}`,
  );
};

type Source = {
  readonly board: Board;
  readonly forms: readonly Form[];
  readonly tables?: string | undefined;
  readonly facts?: string | undefined;
  readonly from?: string | undefined;
  readonly player?: string | undefined;
};

/** All facts of the board, unless an option names some. Null: the weak ones of a file. */
export const namedFacts = ({ board, tables, facts, from }: Source): Chosen | Complaint | null => {
  if (tables !== undefined) return factsOfTables(board, tables);
  if (facts !== undefined) return factsNamed(board, facts);
  return from === undefined ? { facts: boardFacts(board), about: 'all' } : null;
};

export const weakIn = (environment: Environment, path: string, source: Source): Chosen | Complaint => {
  const file = readText(environment, path);
  if (isComplaint(file)) return file;
  const learner = readLearner(file.text, source.player);
  if (isComplaint(learner)) return complain(`${path} ${learner.reason}`);
  const facts = weakestFacts(learner.knowledge, learner.now, source.board, source.forms);
  return facts.length > 0
    ? { facts, about: 'weak' }
    : complain(`${path} shows no weak facts yet; choose tables instead, for example --tables 7,8`);
};
