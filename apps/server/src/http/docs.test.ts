import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docsApp } from './docs.ts';

let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'));
  mkdirSync(join(folder, 'site/modules'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site/index.html'), '<h1>Guides</h1>');
  writeFileSync(join(folder, 'site/modules/_abacow_rules.html'), '<h1>Rules</h1>');
  app = await docsApp(join(folder, 'site'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = async (path: string): Promise<Response> => app.request(path);

test('/docs leads to the first page', async () => {
  const moved = await get('/docs');
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/docs/']);
  const page = await get('/docs/');
  expect([page.status, await page.text()]).toEqual([200, '<h1>Guides</h1>']);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
});

test('pages in folders, with the same policy as the app and without a long cache', async () => {
  const page = await get('/docs/modules/_abacow_rules.html');
  expect(await page.text()).toBe('<h1>Rules</h1>');
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect(page.headers.get('Cache-Control')).toBe('no-cache');
});

test.each(['/docs/nothing', '/docs/nothing.html', '/docs/../secret.txt', '/docs/..%2fsecret.txt', '/docs/%'])(
  '%s is missing, and never the app',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('before the build it says how to make them', async () => {
  const bare = await docsApp(join(folder, 'nowhere'));
  const answer = await bare.request('/docs/');
  expect([answer.status, await answer.text()]).toEqual([
    404,
    'The documentation is not built. Run: npm run build\n',
  ]);
});
