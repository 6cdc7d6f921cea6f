/** Worksheets: questions with places for the answers, and 9 × 9 tables to fill in. Each takes a page. */
import { type Board, SIDE, type Square, numberAt, squareAt } from '@abacow/rules/trio';
import { type Card, THIN, drawCode, drawTitle } from '../card.ts';
import { type Box, type Shape, centred, frame, grid, line, text } from '../shapes.ts';
import type { Code } from '../signs.ts';
import { NINE, SIGNS } from './board-card.ts';
import { LETTER } from '../wrap.ts';

/** A question around its answer: `7 ×`, `8`, `= 56`. */
export type Task = { readonly before: string; readonly answer: string; readonly after: string };

type Sheet = Card & {
  readonly words: { readonly name: string; readonly date: string };
  /** Names the sheet, so that the same one can be printed again. */
  readonly foot: string;
  /** With the answers, without lines for name and date. */
  readonly solved: boolean;
};

export type TaskCard = Sheet & { readonly kind: 'tasks'; readonly tasks: readonly Task[] };
/** `given`: the squares whose number is printed. */
export type TableCard = Sheet & {
  readonly kind: 'table';
  readonly board: Board;
  readonly given: readonly Square[];
};
export type WorksheetCard = TaskCard | TableCard;

/** More would be too small to write in. */
export const MAX_TASKS = 60;

const CODE = 64;
const HEAD = 100;
const FOOT = 14;
const GAP = 16;

/** The words and a line to write on. */
const writingLine = (words: string, from: number, to: number, y: number): readonly Shape[] => {
  const size = 12;
  return [
    text(words, from, y, size),
    line([from + words.length * size * LETTER + 12, y + 2], [to, y + 2], 0.7),
  ];
};

const drawHead = (card: Sheet, code: Code, box: Box): readonly Shape[] => {
  const width = box.width - CODE - GAP;
  const right = box.x + width;
  const y = box.y + 62;
  const codeBox = { x: box.x + box.width - CODE, y: box.y, width: CODE, height: CODE };
  const lines = [
    ...writingLine(card.words.name, box.x, box.x + width * 0.58, y),
    ...writingLine(card.words.date, box.x + width * 0.62, right, y),
  ];
  return [
    drawTitle(card.title, { ...box, width }),
    ...(card.solved ? [] : lines),
    ...drawCode(code, card.link, codeBox, box.width),
    text(card.foot, box.x + box.width, box.y + box.height - 1, 8, { anchor: 'end' }),
  ];
};

/** In font sizes: the place for `100 ÷ 10 =`, the place for the answer, and the place for `= 100`. */
const [BEFORE, ANSWER, AFTER] = [5.4, 2.3, 3];
const NUMBER_WIDTH = 22;
/** A smaller number would be hard to read. */
const NUMBER_SIZE = 9;
const [LARGEST, TALLEST] = [22, 46];

type Rows = {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
};

/** So 20, 40 and 60 questions make columns of the same length. */
const WIDE_COLUMNS = 40;

const rowsFor = (count: number, box: Box): Rows => {
  const columns = count <= WIDE_COLUMNS ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const height = Math.min(TALLEST, box.height / rows);
  return { columns, rows, width: (box.width - (columns - 1) * GAP) / columns, height };
};

const drawTask = (task: Task, number: number, box: Box, solved: boolean): readonly Shape[] => {
  const size = Math.min(LARGEST, (box.width - NUMBER_WIDTH) / (BEFORE + ANSWER + AFTER), box.height * 0.52);
  const left = box.x + NUMBER_WIDTH + BEFORE * size;
  const answer = { x: left, y: box.y + box.height * 0.12, width: ANSWER * size, height: box.height * 0.76 };
  const middle = box.y + box.height / 2;
  const baseline = middle + size * 0.36;
  return [
    text(`${number}`, box.x + NUMBER_WIDTH - 6, baseline, Math.max(NUMBER_SIZE, size * 0.5), {
      anchor: 'end',
    }),
    text(task.before, left - size * 0.3, baseline, size, { anchor: 'end' }),
    frame(answer, 0.7),
    ...(solved ? [centred(task.answer, left + answer.width / 2, middle, size, true)] : []),
    ...(task.after === '' ? [] : [text(task.after, left + answer.width + size * 0.3, baseline, size)]),
  ];
};

/** Down the columns, as people read a list. */
const drawTasks = ({ tasks, solved }: TaskCard, box: Box): readonly Shape[] => {
  const { rows, width, height } = rowsFor(tasks.length, box);
  return tasks.flatMap((task, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    const place = { x: box.x + column * (width + GAP), y: box.y + row * height, width, height };
    return drawTask(task, index + 1, place, solved);
  });
};

const drawTable = ({ board, given, solved }: TableCard, box: Box): readonly Shape[] => {
  const square = Math.min(box.width, box.height) / (SIDE + 1);
  const [x, y] = [box.x + (box.width - square * (SIDE + 1)) / 2, box.y];
  const at = (words: string, row: number, column: number, size: number, bold: boolean): Shape =>
    centred(words, x + (column + 0.5) * square, y + (row + 0.5) * square, square * size, bold);
  const inner = { x: x + square, y: y + square, width: square * SIDE, height: square * SIDE };
  const numbers = NINE.flatMap((row) =>
    NINE.flatMap((column) => {
      const here = squareAt(row, column);
      const isGiven = given.includes(here);
      return isGiven || solved ? [at(String(numberAt(board, here)), row, column, 0.4, !isGiven)] : [];
    }),
  );
  return [
    at(SIGNS[board], 0, 0, 0.5, true),
    ...NINE.flatMap((face) => [at(String(face), 0, face, 0.5, true), at(String(face), face, 0, 0.5, true)]),
    ...grid(inner, SIDE, SIDE, THIN),
    ...numbers,
  ];
};

export const drawWorksheet = (card: WorksheetCard, code: Code, box: Box): readonly Shape[] => {
  const body = { ...box, y: box.y + HEAD, height: box.height - HEAD - FOOT };
  return [
    ...drawHead(card, code, box),
    ...(card.kind === 'tasks' ? drawTasks(card, body) : drawTable(card, body)),
  ];
};
