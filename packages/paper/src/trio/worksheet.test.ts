import { describe, expect, test } from 'vitest';
import {
  type Language,
  PAPERS,
  PAPER_SIZE,
  type Path,
  type Shape,
  type Worksheet,
  drawPages,
} from '../index.ts';
import { MAX_TASKS, worksheetCards } from '../index.ts';
import { WORKSHEET_TEXTS } from '../texts/index.ts';

const MM = 72 / 25.4;
const MARGIN = 28;
const TASKS = [
  { before: '10 × 10 =', answer: '100', after: '' },
  { before: '7 ×', answer: '8', after: '= 100' },
  { before: '100 ÷ 10 =', answer: '10', after: '' },
];
const worksheetOf = (count: number, more: Partial<Worksheet> = {}): Worksheet => ({
  board: 'multiplication',
  about: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  tasks: Array.from({ length: count }, (_, index) => TASKS[index % TASKS.length]!),
  table: null,
  answers: true,
  seed: 'meadow',
  ...more,
});

const pagesOf = (worksheet: Worksheet, language: Language = 'en', paper: (typeof PAPERS)[number] = 'a4') =>
  drawPages(
    worksheetCards(worksheet, language, 'https://abacow.example/practice'),
    { paper, perPage: 1 },
    () => [[true]],
  );

const textsOf = (page: readonly Shape[]): readonly string[] =>
  page.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Digits and signs of Helvetica are at most 0.59 of the size wide; letters in bold a little wider on average. */
const areaOf = (shape: Shape): Area | null => {
  if (shape.kind === 'line')
    return { left: shape.from[0], top: shape.from[1], right: shape.to[0], bottom: shape.to[1] };
  if (shape.kind === 'path') return isFrame(shape) ? frameArea(shape) : null;
  const width = shape.text.length * shape.size * (/^[\d ×÷=+−]*$/.test(shape.text) ? 0.53 : 0.6);
  const left = shape.anchor === 'start' ? shape.x : shape.x - (shape.anchor === 'middle' ? width / 2 : width);
  return { left, top: shape.y - shape.size * 0.75, right: left + width, bottom: shape.y };
};

const isFrame = (shape: Shape): shape is Path => shape.kind === 'path' && shape.d.startsWith('M0 0H');

const frameArea = ({ d, at: [x, y] }: Path): Area => {
  const [, width, height] = /^M0 0H([\d.]+)V([\d.]+)/.exec(d)!.map(Number);
  return { left: x, top: y, right: x + width!, bottom: y + height! };
};

const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right - 0.1 && b.left < a.right - 0.1 && a.top < b.bottom - 0.1 && b.top < a.bottom - 0.1;

describe.each(PAPERS)('on %s', (paper) => {
  const [width, height] = PAPER_SIZE[paper];

  test.each([1, 7, 24, 30, 31, 45, MAX_TASKS])('%i questions fit and leave room to write', (count) => {
    const [page, solved] = pagesOf(worksheetOf(count), 'fr', paper);
    const frames = page!.filter(isFrame).map(frameArea);
    expect(frames).toHaveLength(count);
    for (const { left, top, right, bottom } of frames) {
      expect(right - left).toBeGreaterThan(11 * MM);
      expect(bottom - top).toBeGreaterThan(8 * MM);
    }
    const areas = [...page!, ...solved!].flatMap((shape) => areaOf(shape) ?? []);
    const outside = areas.filter(
      ({ left, top, right, bottom }) =>
        left < MARGIN || top < MARGIN || right > width - MARGIN || bottom > height - MARGIN,
    );
    expect(outside).toEqual([]);
    // Texts and frames of one page do not touch each other.
    const inked = page!.filter(({ kind }) => kind !== 'line').flatMap((shape) => areaOf(shape) ?? []);
    const touching = inked.flatMap((a, index) =>
      inked
        .slice(index + 1)
        .filter((b) => overlap(a, b))
        .map((b) => [a, b]),
    );
    expect(touching).toEqual([]);
  });

  test('a table to fill in has large squares', () => {
    const [page] = pagesOf(worksheetOf(0, { table: [] }), 'en', paper);
    const [outline] = page!.filter(isFrame).map(frameArea);
    expect((outline!.right - outline!.left) / 9).toBeGreaterThan(15 * MM);
    expect(outline!.bottom).toBeLessThan(height - 28);
  });
});

test('the answers are on a second page, and only there', () => {
  const [page, solved, ...more] = pagesOf(worksheetOf(3));
  expect(more).toEqual([]);
  expect(textsOf(page!)).toContain('10 × 10 =');
  expect(textsOf(page!)).not.toContain('100');
  expect(textsOf(solved!).filter((text) => ['100', '8', '10'].includes(text))).toEqual(['100', '8', '10']);
  expect(textsOf(page!)).toContain('Name');
  expect(textsOf(solved!)).not.toContain('Name');
  expect(pagesOf(worksheetOf(3, { answers: false }))).toHaveLength(1);
});

test('questions and a table: two pages, and two with answers', () => {
  const pages = pagesOf(worksheetOf(3, { table: [0, 80], board: 'addition', about: 'weak' }));
  expect(pages.map((page) => textsOf(page)[0])).toEqual([
    'Time to practise these',
    'Fill in the sums',
    'Time to practise these: answers',
    'Fill in the sums: answers',
  ]);
  const numbersOf = (page: readonly Shape[]) => textsOf(page).filter((text) => /^\d+$/.test(text));
  expect(numbersOf(pages[1]!)).toHaveLength(18 + 2);
  expect(numbersOf(pages[3]!)).toHaveLength(18 + 81);
  expect(numbersOf(pages[3]!).at(-1)).toBe('18');
});

test('an empty table has only its headers', () => {
  const [page] = pagesOf(worksheetOf(0, { table: [] }));
  expect(textsOf(page!).filter((text) => /^\d+$/.test(text))).toHaveLength(18);
});

test.each([
  ['en', 'Times tables: 7, 8', 'Sheet meadow'],
  ['de', 'Einmaleins mit 7, 8', 'Blatt meadow'],
  ['fr', 'Tables de multiplication\u00a0: 7, 8', 'Fiche meadow'],
] as const)('title, seed and link in %s', (language, title, foot) => {
  const [page] = pagesOf(worksheetOf(10, { about: [7, 8] }), language);
  for (const text of [title, foot, 'abacow.example/practice']) expect(textsOf(page!)).toContain(text);
});

test('French has a non-breaking space before double punctuation', () => {
  const { boards, tables, weak, fill, answers } = WORKSHEET_TEXTS.fr;
  for (const text of [
    ...Object.values(boards),
    ...Object.values(fill),
    weak,
    answers(weak),
    tables('multiplication', '7'),
  ])
    expect(text).not.toMatch(/[^\u00a0][:;!?]/);
});

test.each([20, 40, 60])('%i questions: columns of the same length, and numbers that can be read', (count) => {
  const [page] = pagesOf(worksheetOf(count, { answers: false }));
  const numbers = page!.flatMap((shape) =>
    shape.kind === 'text' && /^\d+$/.test(shape.text) && shape.anchor === 'end' ? [shape] : [],
  );
  expect(numbers).toHaveLength(count);
  expect(Math.min(...numbers.map(({ size }) => size))).toBeGreaterThanOrEqual(9);
  const columns = [...new Set(numbers.map(({ x }) => x))];
  const lengths = columns.map((column) => numbers.filter(({ x }) => x === column).length);
  expect(new Set(lengths).size).toBe(1);
});
