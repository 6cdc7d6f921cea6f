import type { LobbyTable } from '@abacow/protocol';
import { describe, expect, test } from 'vitest';
import type { Invitation } from './first.ts';
import { findInvitation } from './invitations.ts';
import { pagesApp } from './pages.ts';
import { type Site, makeFile } from './site.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const wordsOf = (language: string, invitedBy: string) => ({
  scripts: [`/assets/${language}.js`],
  styles: [],
  invitation: { scripts: [`/assets/table-${language}.js`], styles: [] },
  invited: 'You are invited to {game}',
  invitedBy,
  games: { cowpath: 'Cowpath', trio: 'Trio' },
});
const first = {
  languages: {
    en: wordsOf('en', '{name} invites you to {game}'),
    de: wordsOf('de', '{name} lädt dich zu {game} ein'),
    fr: wordsOf('fr', '{name} t’invite à {game}'),
  },
  invitation: { scripts: ['/assets/invitation.js'], styles: ['/assets/invitation.css'] },
};
const HTML = '<html lang="en"><head><title>Abacow</title></head><body><div id="app"></div></body></html>';
const site: Site = new Map([
  ['/index.html', makeFile('/index.html', bytes(HTML))],
  ['/first.json', makeFile('/first.json', bytes(JSON.stringify(first)))],
]);

const table = (name: string, more: Partial<LobbyTable> = {}): LobbyTable => ({
  id: 'meadow7table',
  code: 'COW7XK',
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  clock: { kind: 'none' },
  seats: [{ kind: 'person', name, holder: 'ada' }, { kind: 'open' }],
  phase: 'seating',
  public: false,
  createdAt: 1,
  updatedAt: 1,
  ...more,
});

const ALLOWED = { mayRead: () => true, mayGuess: () => true };
const limitsOf = () => ALLOWED;

const pageFor = async (invitation: Invitation | null, language = 'en'): Promise<string> => {
  const app = pagesApp(site, { findInvitation: () => Promise.resolve(invitation), limitsOf });
  const answer = await app.request('/join/COW7XK', { headers: { 'Accept-Language': language } });
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language');
  return answer.text();
};
const answersIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(html)![1]!);

describe('the first page', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['it, fr-CH;q=0.7', 'fr'],
    ['xx', 'en'],
    ['', 'en'],
  ])('asked in %s it names the words of %s', async (wished, language) => {
    const html = await pageFor(null, wished);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<link rel="modulepreload" crossorigin href="/assets/${language}.js">`);
    expect(html).not.toContain('invitation.js');
  });

  test('it has the invitation: as text, as data, and with its preload links', async () => {
    const html = await pageFor({ table: table('Ada'), byCode: true }, 'de');
    expect(html).toContain('<h1 class="first"><bdi>Ada</bdi> lädt dich zu Cowpath ein</h1>');
    expect(html).toContain('<title>Ada lädt dich zu Cowpath ein</title>');
    expect(html).toContain('href="/assets/invitation.js"');
    expect(html).toContain('href="/assets/table-de.js"');
    expect(html).toContain('href="/assets/invitation.css"');
    expect(answersIn(html)).toEqual({ '/tables/meadow7table': table('Ada'), '/codes/COW7XK': table('Ada') });
  });

  test.each(['<script>alert(1)</script>', '</script><b>', '"&\'', '$& $1 {game}', '<!--'])(
    'the name %s is nothing but a name',
    async (name) => {
      const html = await pageFor({ table: table(name), byCode: false });
      expect(answersIn(html)).toEqual({ '/tables/meadow7table': table(name) });
      const without = html.replace(/<bdi>.*?<\/bdi>/, '');
      expect([...html.matchAll(/<script/g)]).toHaveLength(1);
      expect([...without.matchAll(/<\/script>/g)]).toHaveLength(1);
      expect(html).not.toContain('<b>');
      expect(html).not.toContain('<!--');
      if (name.startsWith('$')) expect(html).toContain('<bdi>$&amp; $1 {game}</bdi> invites you to Cowpath');
    },
  );

  test('a table without a free seat invites nobody', async () => {
    const html = await pageFor({ table: table('Ada', { phase: 'playing' }), byCode: false });
    expect(html).toContain('<title>Abacow</title>');
    expect(html).toContain('<div id="app"></div>');
    expect(answersIn(html)).toHaveProperty(['/tables/meadow7table', 'phase'], 'playing');
  });

  test('the page that devices cache is the same in every language, and `first.json` is not served', async () => {
    const app = pagesApp(site);
    expect(await (await app.request('/index.html', { headers: { 'Accept-Language': 'de' } })).text()).toBe(
      HTML,
    );
    expect((await app.request('/first.json')).status).toBe(404);
  });

  test('it is sent also when the store does not answer', async () => {
    const broken = { findInvitation: () => Promise.reject(new Error('gone')), limitsOf };
    expect((await pagesApp(site, broken).request('/join/COW7XK')).status).toBe(200);
  });
});

describe('which table an address invites to', () => {
  const { id, code, phase, createdAt, updatedAt, ...summary } = table('Ada');
  const stored = { id, code, phase, createdAt, updatedAt, public: false, host: 'ada', secret: 'hidden' };
  const opening = { kind: 'lot' };
  const row = {
    ...stored,
    clock: summary.clock.kind,
    summary: JSON.stringify({ ...summary, opening }),
  };
  const find = findInvitation({
    table: (wanted) => Promise.resolve(wanted === id ? row : null),
    tableByCode: (wanted) => Promise.resolve(wanted === code ? row : null),
  });

  test.each([
    ['/join/COW7XK', true],
    ['/join/cow7xk/', true],
    ['/online/table/meadow7table', false],
  ])('%s', async (path, byCode) => {
    const found = await find(path, ALLOWED);
    expect(found).toEqual({ table: table('Ada', { rated: false }), byCode });
    expect(JSON.stringify(found)).not.toContain('hidden');
  });

  test.each(['/', '/join', '/join/NOCODE', '/online/table/none', '/online/table/a/b', '/join/%E0%A4%A'])(
    'none: %s',
    async (path) => expect(await find(path, ALLOWED)).toBeNull(),
  );

  test('a code counts against the rate limit, and over the limit no table is found', async () => {
    let guesses = 0;
    const limits = { ...ALLOWED, mayGuess: () => ++guesses < 1 };
    expect(await find('/join/COW7XK', limits)).toBeNull();
    await find('/online/table/meadow7table', limits);
    expect(guesses).toBe(1);
  });

  test('every look-up counts against the rate limit, and other addresses do not', async () => {
    let reads = 0;
    const limits = { ...ALLOWED, mayRead: () => ++reads > 2 };
    expect(await find('/join/COW7XK', limits)).toBeNull();
    expect(await find('/online/table/meadow7table', limits)).toBeNull();
    await find('/', limits);
    expect(reads).toBe(2);
    expect(await find('/online/table/meadow7table', limits)).not.toBeNull();
  });
});
