import { describe, expect, test } from 'vitest';
import { isUnreadable, parseSetup, playText, startGame } from '@abacow/rules';
import { PAD } from '@abacow/rules/sheets';
import { type Code, type Layout, PAPERS, PAPER_SIZE, PER_PAGE, type PrintItem, type Shape } from './index.ts';
import { WON_SHEET } from './cowpath/pictures.ts';
import { LANGUAGES, PAPER_GAMES, cellsOf, cutOutCard, drawPages, reminderOf, rulesCard } from './index.ts';

const CODE: Code = [
  [true, true, false],
  [false, true, true],
  [true, false, true],
];
const sheetItem = (sheet: string, link = 'https://abacow.example/sheets/1'): PrintItem => ({
  kind: 'sheet',
  title: 'Sheet',
  sheet,
  reminder: reminderOf('cowpath', 'de'),
  link,
});
const boardItem = (board: 'multiplication' | 'addition'): PrintItem => ({
  kind: 'board',
  title: 'Trio',
  board,
  reminder: reminderOf('trio', 'de'),
  link: 'a',
});
const PAGE_ITEMS: readonly PrintItem[] = LANGUAGES.flatMap((language) =>
  (['cowpath', 'trio'] as const).flatMap((game) => [
    rulesCard(game, language, 'https://abacow.example/rules/trio'),
    cutOutCard(game, language, 'https://abacow.example/rules/trio'),
  ]),
);
const ITEMS: readonly PrintItem[] = [
  ...PAD.slice(0, 5).map(({ text }) => sheetItem(text)),
  sheetItem('x1co/2o3c/c4cx/o5xc'),
  sheetItem('x1234ccx/cccccccc/3cx5cccc/oc1234oc/c5c1234o'),
  boardItem('multiplication'),
  boardItem('addition'),
  { kind: 'scores', title: 'Scores', columns: 4, words: { name: 'Name', total: 'Total' }, link: 'a' },
];
const LAYOUTS: readonly Layout[] = PAPERS.flatMap((paper) => PER_PAGE.map((perPage) => ({ paper, perPage })));

const numbersIn = (d: string): readonly number[] =>
  [...d.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([found]) => Number(found));

/** Points that enclose a shape: its corners, or the box around a symbol. */
const reach = (shape: Shape): readonly (readonly [number, number])[] => {
  switch (shape.kind) {
    case 'line':
      return [shape.from, shape.to];
    case 'text': {
      const width = shape.text.length * shape.size * (shape.bold ? 0.6 : 0.52);
      const left = shape.anchor === 'start' ? 0 : shape.anchor === 'middle' ? width / 2 : width;
      return [
        [shape.x - left, shape.y - shape.size * 0.75],
        [shape.x - left + width, shape.y],
      ];
    }
    case 'path': {
      // Outlines of pieces are in points of the page; a pawn on its head extends to the other side.
      if (shape.scale === 1 && shape.at[0] === 0)
        return [...shape.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
          ([, x, y]) => [Number(x), Number(y)] as const,
        );
      const far = Math.max(...numbersIn(shape.d).map(Math.abs)) * shape.scale;
      return shape.d.startsWith('M0 0H') ? [shape.at] : [shape.at, [shape.at[0] + far, shape.at[1] + far]];
    }
  }
};

const textsOf = (page: readonly Shape[]): readonly string[] =>
  page.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

/** Cards with a page of their own look the same in every layout. */
const wholePages = (paper: Layout['paper']) => drawPages(PAGE_ITEMS, { paper, perPage: 2 }, () => CODE);
const WHOLE = { a4: wholePages('a4'), letter: wholePages('letter') };

describe.each(LAYOUTS)('$perPage on a page of $paper', (layout) => {
  const pages = drawPages(ITEMS, layout, () => CODE);
  const [width, height] = PAPER_SIZE[layout.paper];

  test('cells do not overlap and leave a margin', () => {
    const cells = cellsOf(layout);
    expect(cells).toHaveLength(layout.perPage);
    cells.forEach((a, index) => {
      expect(a.x).toBeGreaterThan(28);
      expect(a.x + a.width).toBeLessThan(width - 28);
      expect(a.y + a.height).toBeLessThan(height - 28);
      for (const b of cells.slice(index + 1))
        expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y).toBe(true);
    });
  });

  test('everything is on the paper', () => {
    expect(pages).toHaveLength(Math.ceil(ITEMS.length / layout.perPage));
    for (const page of [...pages, ...WHOLE[layout.paper]])
      for (const [x, y] of page.flatMap(reach)) {
        expect(x).toBeGreaterThanOrEqual(20);
        expect(x).toBeLessThanOrEqual(width - 20);
        expect(y).toBeGreaterThanOrEqual(20);
        expect(y).toBeLessThanOrEqual(height - 20);
      }
  });

  test('squares are at least seven millimetres, codes fifteen', () => {
    const codes = pages
      .flat()
      .flatMap((shape) => (shape.kind === 'path' && shape.d === codeD ? [shape] : []));
    expect(codes).toHaveLength(pages.length * layout.perPage);
    for (const { scale } of codes) expect(scale * CODE.length).toBeGreaterThan(15 * 2.83);
    const numerals = pages
      .flat()
      .flatMap((shape) => (shape.kind === 'text' && /^[1-5]$/.test(shape.text) ? [shape.size] : []));
    expect(Math.min(...numerals)).toBeGreaterThan(7 * 2.83 * 0.3);
  });
});

const codeD = 'M0 0h2v1H0zM1 1h2v1H1zM0 2h1v1H0zM2 2h1v1H2z';

test('a QR code is drawn module by module', () => {
  const [page] = drawPages([ITEMS[0]!], { paper: 'a4', perPage: 1 }, () => CODE);
  expect(page!.some((shape) => shape.kind === 'path' && shape.d === codeD)).toBe(true);
});

test('a printed sheet has all numbers, cows and starts of the sheet', () => {
  const { text } = PAD[0]!;
  const [page] = drawPages([sheetItem(text)], { paper: 'a4', perPage: 1 }, () => CODE);
  const numerals = textsOf(page!).filter((words) => /^[1-5]$/.test(words));
  expect(numerals.sort().join('')).toBe(
    [...text]
      .filter((sign) => /[1-5]/.test(sign))
      .sort()
      .join(''),
  );
  const muzzles = page!.filter((shape) => shape.kind === 'path' && shape.d.startsWith('M24 27.2'));
  expect(muzzles).toHaveLength(13);
  const strokes = page!.filter((shape) => shape.kind === 'path' && shape.d === 'M18 18L82 82');
  expect(strokes).toHaveLength(3 + 1);
});

test.each([
  ['multiplication', 81],
  ['addition', 18],
] as const)('the %s board ends on %s', (board, last) => {
  const [page] = drawPages([boardItem(board)], { paper: 'a4', perPage: 1 }, () => CODE);
  const numbers = textsOf(page!)
    .map(Number)
    .filter((number) => number > 0);
  expect(numbers).toHaveLength(81 + 4 * 9);
  expect(numbers.at(-1)).toBe(last);
});

test('the headers of a board stand on all four sides', () => {
  const [page] = drawPages([boardItem('addition')], { paper: 'a4', perPage: 1 }, () => CODE);
  const sevens = page!.flatMap((shape) =>
    shape.kind === 'text' && shape.bold && shape.text === '7' ? [shape] : [],
  );
  const across = new Set(sevens.map(({ x }) => Math.round(x)));
  const down = new Set(sevens.map(({ y }) => Math.round(y)));
  expect([sevens.length, across.size, down.size]).toEqual([4, 3, 3]);
});

test('the last page is filled with further copies', () => {
  const titles = drawPages(
    [1, 2, 3].map((number) => ({ ...ITEMS[0]!, title: `Sheet ${number}` })),
    { paper: 'a4', perPage: 2 },
    () => CODE,
  ).map((page) => textsOf(page).filter((words) => words.startsWith('Sheet')));
  expect(titles).toEqual([
    ['Sheet 1', 'Sheet 2'],
    ['Sheet 3', 'Sheet 3'],
  ]);
});

test.each(LAYOUTS)('every card has its whole reminder, $perPage on a page of $paper', (layout) => {
  for (const language of LANGUAGES)
    for (const game of ['cowpath', 'trio'] as const) {
      const reminder = reminderOf(game, language);
      const card = { ...(game === 'trio' ? boardItem('addition') : ITEMS[0]!), reminder };
      const [page] = drawPages([card], layout, () => CODE);
      expect(textsOf(page!).join(' ')).toContain(reminder.join(' '));
    }
});

test.each(LANGUAGES)('a rule card has all its sentences and the facts (%s)', (language) => {
  for (const game of ['cowpath', 'trio'] as const) {
    const card = rulesCard(game, language, 'a');
    const [page] = drawPages([card], { paper: 'letter', perPage: 6 }, () => CODE);
    const words = textsOf(page!).join(' ');
    for (const sentence of [...card.facts, card.tip, card.credit, ...card.steps.map(({ title }) => title)])
      expect(words).toContain(sentence);
    for (const step of card.steps) expect(words).toContain(step.text.replaceAll('\n', ' '));
  }
});

test('a rule card says that an ordinary die works', () => {
  expect(rulesCard('cowpath', 'en', 'a').facts.join(' ')).toContain(
    'Ordinary dice work too: the 6 is the cow.',
  );
});

test('French has a non-breaking space before double punctuation', () => {
  for (const game of ['cowpath', 'trio'] as const) {
    const { facts, steps, title, tip, credit } = rulesCard(game, 'fr', 'a');
    const texts = [title, tip, credit, ...facts, ...steps.map(({ text }) => text), ...reminderOf(game, 'fr')];
    for (const text of [...texts, cutOutCard(game, 'fr', 'a').advice])
      expect(text).not.toMatch(/[^\u00a0][:;!?]/);
  }
});

/** Cross marks a 1 in every turn, and circle always passes. */
const gameOnPicture = (
  rows: readonly string[],
): { readonly setup: object; readonly turns: readonly string[] } => {
  const sheet = rows.map((row) => row.replaceAll('X', '1')).join('/');
  const squares = rows.flatMap((row, r) =>
    [...row].flatMap((sign, c) => (sign === 'X' ? [`${'abcde'[c]}${r + 1}`] : [])),
  );
  return {
    setup: { game: 'cowpath', sheet, first: 'x' },
    turns: squares.map((square) => `t12345=11123 ${square}`),
  };
};

test('the picture of a won sheet is one by the rules, and no mark is too many', () => {
  const { setup, turns } = gameOnPicture(WON_SHEET);
  const after = (marked: readonly string[]) => {
    const started = parseSetup(setup);
    if (isUnreadable(started)) throw new Error(started.reason);
    const text = marked.join(' t12345=12345 - ');
    const played = playText(startGame(started), text.split(' '));
    if (isUnreadable(played)) throw new Error(played.reason);
    return played;
  };
  expect(after(turns)).toMatchObject({ kind: 'over', result: { kind: 'win', seat: 0 } });
  for (const left of turns)
    expect(after(turns.filter((turn) => turn !== left))).toMatchObject({ result: null });
});

test.each([
  ['en', 'addition board'],
  ['de', 'Plus-Brett'],
  ['fr', 'plateau d’addition'],
] as const)("Trio's card names the addition board (%s)", (language, name) => {
  const steps = rulesCard('trio', language, 'a').steps.map(({ text }) => text);
  expect(steps.join(' ')).toContain(name);
});

const boldNumbers = (page: readonly Shape[]): readonly string[] =>
  page.flatMap((shape) =>
    shape.kind === 'text' && shape.bold && /^\d\.?$/.test(shape.text) ? [shape.text] : [],
  );

test('the pieces to cut out: six dice with a cow, sixteen pawns, two ten-sided dice', () => {
  const [cubes, pieces] = drawPages(
    [cutOutCard('cowpath', 'en', 'a'), cutOutCard('trio', 'en', 'a')],
    { paper: 'a4', perPage: 2 },
    () => CODE,
  );
  expect([...boldNumbers(cubes!)].sort().join('')).toBe(
    [1, 2, 3, 4, 5].map((face) => String(face).repeat(6)).join(''),
  );
  expect(cubes!.filter((shape) => shape.kind === 'path' && shape.d.startsWith('M24 27.2'))).toHaveLength(6);
  expect(pieces!.filter((shape) => shape.kind === 'path' && shape.d.startsWith('M20 3.5c7.2'))).toHaveLength(
    32,
  );
  expect(boldNumbers(pieces!).map(parseFloat).sort().join('')).toBe('00112233445566778899');
});

test('the edges of a net that are glued together have the same length', () => {
  const [page] = drawPages([cutOutCard('trio', 'en', 'a')], { paper: 'a4', perPage: 1 }, () => CODE);
  const lengths = page!.flatMap((shape) =>
    shape.kind === 'line' && shape.dash !== undefined && Math.abs(shape.from[1] - shape.to[1]) > 0.01
      ? [Math.hypot(shape.to[0] - shape.from[0], shape.to[1] - shape.from[1])]
      : [],
  );
  const kinds = [...new Set(lengths.map((length) => length.toFixed(1)))];
  expect(kinds).toHaveLength(2);
});

test('a long title gets a smaller font and does not overlap the lines for names', () => {
  const long = { ...ITEMS[0]!, title: 'the sheet that grandmother made on a Sunday' };
  for (const layout of LAYOUTS) {
    const [page] = drawPages([long], layout, () => CODE);
    const title = page!.find((shape) => shape.kind === 'text' && shape.text === long.title);
    if (title?.kind !== 'text') throw new Error('no title');
    const names = page!.flatMap((shape) =>
      shape.kind === 'line' && shape.width === 0.7 ? [shape.from[0]] : [],
    );
    expect(title.x + title.text.length * title.size * 0.6).toBeLessThan(Math.min(...names));
  }
});

test('a link is printed below its code if it fits, otherwise left out', () => {
  const longest = `https://abacow.example/sheets/${PAD[0]!.text.replaceAll('/', '-')}`;
  const captions = (link: string, perPage: 1 | 6) =>
    textsOf(drawPages([sheetItem(PAD[0]!.text, link)], { paper: 'a4', perPage }, () => CODE)[0]!).filter(
      (words) => words.startsWith('abacow'),
    );
  expect(captions('https://abacow.example/sheets/1', 1)).toEqual(['abacow.example/sheets/1']);
  expect(captions(longest, 6)).toEqual([]);
});

test.each(Object.entries(PAPER_GAMES))(
  '%s: every step of the rules has a picture',
  (_, { texts, pictures }) => {
    for (const language of LANGUAGES) expect(texts[language].rules.steps).toHaveLength(pictures.length);
  },
);
