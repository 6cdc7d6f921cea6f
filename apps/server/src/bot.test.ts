/** The examples, as programs of their own against a real server. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHEET, startTestServer } from '../test/test-server.ts';
import { openApi } from './http/openapi.ts';
import type { Running } from './serve.ts';

const run = promisify(execFile);
const pathOf = (name: string): string => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));

let server: Running;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const env = { ...process.env, CHOICE: JSON.stringify({ game: 'cowpath', sheet: SHEET }) };
type Ways = { address?: string; words?: readonly string[]; more?: Readonly<Record<string, string>> };
const play = (command: string, args: readonly string[], file: string, ways: Ways = {}) => {
  const { address = `http://127.0.0.1:${server.port}`, words = [], more = {} } = ways;
  return run(command, [...args, pathOf(file), address, ...words], { env: { ...env, ...more } });
};
const node = [process.execPath, ['--conditions=source', '--import', 'tsx']] as const;

test('two TypeScript bots find each other with play now and play to the end', async () => {
  const before = server.service.hub.loaded().length;
  const results = await Promise.all([
    play(...node, 'bot.ts', { words: ['now'] }),
    play(...node, 'bot.ts', { words: ['now'] }),
  ]);
  for (const { stdout, stderr } of results) {
    expect(stdout).toContain('over: {');
    expect(stderr).toBe('');
  }
  expect(server.service.hub.loaded()).toHaveLength(before + 1);
});

/** Node is always there; a machine may have no Python and no curl. */
const EXAMPLES = [
  { file: 'bot.ts', needs: [process.execPath], command: node[0], args: node[1] },
  { file: 'bot.py', needs: ['python3'], command: 'python3', args: [] },
  { file: 'bot.sh', needs: ['curl', 'awk'], command: 'sh', args: [] },
] as const;

const isThere = (command: string): boolean => spawnSync(command, ['--version']).error === undefined;

/** The TypeScript bot leaves that to @abacow/client. */
test.each(['bot.py', 'bot.sh'])('%s asks only for what the service describes', (file) => {
  const source = readFileSync(pathOf(file), 'utf8');
  const asked = [
    ...source.matchAll(/["'`](?:\$SERVER\/api)?(\/(?:me|tables|codes|play-now)\b[^"'`?\s]*)/g),
  ].map(([, path]) =>
    path!.replaceAll(/\$?\{table\}|\$TABLE/g, '{id}').replaceAll(/\$?\{(where|CODE)\}|\$CODE/g, '{code}'),
  );
  expect(asked.length).toBeGreaterThan(3);
  const known = Object.keys(openApi.paths);
  for (const path of asked.filter((each) => !/\{kind\}|\$/.test(each)))
    expect(known).toContain(`/api${path}`);
});

describe.each(EXAMPLES)('$file', ({ file, needs, command, args }) => {
  test('plays the house computer to the end, as a bot', async () => {
    if (!needs.every(isThere))
      return void console.warn(`${needs.join(', ')} missing here: ${file} was not run`);
    const before = server.service.hub.loaded();
    const { stdout, stderr } = await play(command, args, file);
    expect([stdout, stderr]).toEqual([expect.stringMatching(/^over: \{"kind": ?"(win|tie)"/), '']);
    expect(JSON.parse(stdout.slice('over: '.length))).toMatchObject({ by: 'play' });
    const id = server.service.hub.loaded().find((each) => !before.includes(each))!;
    const live = (await server.service.hub.table(id))!;
    expect(live.table.seats).toMatchObject([{ kind: 'person', bot: true }, { kind: 'computer' }]);
  });

  test.each([
    ['a wrong token', { TOKEN: 'zz' }, [], 'this token is not known'],
    ['a wrong choice', { CHOICE: '{"game":"chess"}' }, [], 'choice'],
    ['an unknown code', {}, ['BCDFGH'], 'there is no such table'],
  ])('says what the server says about %s, and fails', async (_, more, words, message) => {
    if (!needs.every(isThere)) return;
    const failed = await play(command, args, file, { words, more }).then(
      () => null,
      (error: unknown) => error as { code: number; stdout: string; stderr: string },
    );
    expect(failed).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message) as string });
    expect(failed!.stderr).not.toMatch(/Traceback|^\s+at /m);
  });

  test('says that the server cannot be reached', async () => {
    if (!needs.every(isThere)) return;
    const failed = await play(command, args, file, { address: 'http://127.0.0.1:9' }).then(
      () => null,
      (error: unknown) => error as { code: number; stderr: string },
    );
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(/127\.0\.0\.1/) as string });
    expect(failed!.stderr).not.toMatch(/Traceback|^\s+at /m);
  });
});

describe('the walk-through with curl, followed literally, plays', () => {
  const follow = async (script: string): Promise<string> => {
    const folder = mkdtempSync(join(tmpdir(), 'abacow-curl-'));
    // The stream would go on to the end of the game.
    const lines = script.split('\n').filter((line) => !line.includes('/stream'));
    const { stdout } = await run('sh', ['-euc', lines.join('\n')], { cwd: folder });
    rmSync(folder, { recursive: true });
    return stdout;
  };
  const address = (): string => `http://127.0.0.1:${server.port}`;

  test('at /api/docs, with the address at which it is read', async () => {
    if (!isThere('curl')) return;
    const page = await (await fetch(`${address()}/api/docs`)).text();
    const [, code] = /<code>(SERVER=[^]*?)<\/code>/.exec(page)!;
    const script = code!.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    expect(script).toContain(`SERVER=${address()}\n`);
    expect(await follow(script)).toMatch(/"kind":"played"/);
  });

  test('in BOTS.md', async () => {
    if (!isThere('curl')) return;
    const guide = readFileSync(pathOf('../docs/BOTS.md'), 'utf8');
    const own = guide.slice(guide.indexOf('## A bot of your own'), guide.indexOf('**The dice.**'));
    const script = [...own.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, code]) => code).join('');
    expect(await follow(script.replace('http://localhost:3000', address()))).toMatch(/"kind":"played"/);
  });
});
