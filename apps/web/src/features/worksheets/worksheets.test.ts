import { NO_KNOWLEDGE, type Question, factOf, learn } from '@abacow/learning';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../base/i18n/language.svelte.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import {
  type WorksheetOrder,
  makeWorksheet,
  parseWorksheet,
  withBoard,
  withForm,
  withTable,
} from './order.ts';
import { worksheetOf } from './sheet.ts';
import { SheetView } from './sheet.svelte.ts';
import Worksheets from './Worksheets.svelte';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});
afterEach(cleanup);

const USUAL = { about: 'weak', paper: 'a4', seed: 'usual' } as const;
const ORDER: WorksheetOrder = {
  board: 'multiplication',
  about: [7, 8],
  weak: null,
  forms: ['result', 'missing'],
  count: 20,
  table: 'partly',
  answers: true,
  paper: 'letter',
  seed: 'meadow-2',
};

test.each<Partial<WorksheetOrder>>([
  {},
  { about: 'weak', board: 'addition', answers: false },
  { about: 'weak', weak: [factOf('multiplication', 7, 8), factOf('multiplication', 3, 3)] },
  { about: 'all', table: 'none', count: 0 },
  { about: [1, 2, 3, 10], forms: ['inverse'], paper: 'a4' },
])('an order survives its address: %j', (changes) => {
  const order = { ...ORDER, ...changes };
  expect(parseWorksheet(makeWorksheet(order), USUAL)).toEqual(order);
  // The server would look for a file.
  expect(makeWorksheet(order)).not.toContain('.');
});

test('what cannot be read gets its usual value', () => {
  const usual = {
    ...USUAL,
    board: 'multiplication',
    forms: ['result'],
    count: 40,
    table: 'none',
    answers: true,
    weak: null,
  };
  expect(parseWorksheet(null, USUAL)).toEqual(usual);
  expect(parseWorksheet('chess_99_x_999_y_z_a5_.', USUAL)).toEqual({ ...usual, about: 'all' });
  expect(parseWorksheet('addition_10', USUAL)).toMatchObject({ board: 'addition', about: 'all' });
});

test('something always stays chosen', () => {
  expect(withForm({ ...ORDER, forms: ['result'] }, 'result', false).forms).toEqual(['result']);
  expect(withForm(ORDER, 'inverse', true).forms).toEqual(['result', 'missing', 'inverse']);
  expect(withTable({ ...ORDER, about: [7] }, 7, false).about).toBe('all');
  expect(withTable({ ...ORDER, about: 'all' }, 3, true).about).toEqual([3]);
  expect(withBoard({ ...ORDER, about: [10] }, 'addition').about).toBe('all');
  expect(withBoard({ ...ORDER, about: [9, 10] }, 'addition').about).toEqual([9]);
});

test('a sheet has questions of its tables', () => {
  const { tasks, table } = worksheetOf({ ...ORDER, forms: ['inverse'] }, []);
  expect(tasks).toHaveLength(20);
  for (const { before, answer } of tasks) {
    const [, result, first] = /^(\d+) ÷ (\d+) =$/.exec(before)!.map(Number);
    expect(result! / first!).toBe(Number(answer));
  }
  expect(table).toHaveLength(30);
  expect(worksheetOf(ORDER, [])).toEqual(worksheetOf(ORDER, []));
});

test('the address of a sheet of weak facts asks the same tomorrow', async () => {
  const question: Question = { board: 'multiplication', form: 'result', first: 7, second: 8 };
  const missed = (second: number) => ({
    question: { ...question, second },
    given: 1,
    at: 0,
    ms: 3000,
    place: 'practice' as const,
    help: 'work-out' as const,
  });
  const today = [missed(8), missed(6)].reduce(learn, NO_KNOWLEDGE);
  const storeOf = (knowledge: typeof today) => ({
    readAnswers: () => Promise.resolve([]),
    readKnowledge: () => Promise.resolve(knowledge),
  });
  const sheet = new SheetView({ ...ORDER, about: 'weak' }, storeOf(today), 1);
  await sheet.open(null);
  const tomorrow = new SheetView(parseWorksheet(sheet.address, USUAL), storeOf(learn(today, missed(9))), 2);
  await tomorrow.open(null);
  expect(tomorrow.pages).toEqual(sheet.pages);
  tomorrow.change({ paper: 'letter' });
  expect(tomorrow.address).toBe(sheet.address);
  tomorrow.change({ seed: ORDER.seed });
  expect(tomorrow.address).toContain('79');
});

test('without weak facts the page says so and offers tables', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  render(Worksheets, { route: { kind: 'worksheets', what: null } });
  const tables = await screen.findByRole('button', { name: 'Choose tables' });
  expect(screen.getByRole('status').textContent).toContain('No weak sums yet');
  await fireEvent.click(screen.getByRole('button', { name: 'Choose something to print' }));
  expect(print).not.toHaveBeenCalled();
  await fireEvent.click(tables);
  expect(screen.getAllByLabelText(/^Page /)).toHaveLength(2);
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Answers on further pages' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Print 1 page' }));
  expect(print).toHaveBeenCalledOnce();
  expect(location.pathname).toMatch(
    /^\/worksheets\/multiplication_2%2C5_result_40_none_plain_letter_[a-z]+$/,
  );
});
