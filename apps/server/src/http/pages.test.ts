import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagesApp } from './pages.ts';
import { type Site, makeFile, readSite } from './site.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const packed = (text: string) => ({
  br: new Uint8Array(brotliCompressSync(text)),
  gzip: new Uint8Array(gzipSync(text)),
});

const site: Site = new Map([
  ['/index.html', makeFile('/index.html', bytes('<title>Abacow</title>'))],
  ['/sw.js', makeFile('/sw.js', bytes('self'))],
  ['/assets/app-1.js', makeFile('/assets/app-1.js', bytes('let cow'), packed('let cow'))],
]);
const app = pagesApp(site);
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('the app’s pages', () => {
  test('every screen’s address answers with the app', async () => {
    for (const path of ['/', '/cowpath/abc', '/new/trio/people', '/settings']) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Abacow');
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  test('a missing file is missing', async () => {
    for (const path of ['/assets/old.js', '/robots.txt', '/assets/nothing', '/../package.json'])
      expect((await get(path)).status).toBe(404);
  });

  test('files with a hash in their name are cached for ever, others are revalidated', async () => {
    expect((await get('/assets/app-1.js')).headers.get('Cache-Control')).toContain('immutable');
    expect((await get('/sw.js')).headers.get('Cache-Control')).toBe('no-cache');
  });

  test('what did not change is not sent again', async () => {
    const etag = (await get('/')).headers.get('ETag')!;
    const again = await get('/', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('asked for %s it sends %s', async (accepted, sent) => {
    const answer = await get('/assets/app-1.js', { 'Accept-Encoding': accepted });
    expect(answer.headers.get('Content-Encoding')).toBe(sent);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  });

  test('every answer has the security headers, also a 404', async () => {
    for (const path of ['/', '/assets/old.js']) {
      const { headers } = await get(path);
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(headers.get('Content-Security-Policy')).not.toContain('unsafe-inline');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  test('a folder is read with its compressed files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), 'page');
    await writeFile(join(folder, 'assets/a.js'), 'script');
    await writeFile(join(folder, 'assets/a.js.br'), brotliCompressSync('script'));
    const read = await readSite(folder);
    await rm(folder, { recursive: true });
    expect([...read.keys()].sort()).toEqual(['/assets/a.js', '/index.html']);
    expect(Object.keys(read.get('/assets/a.js')!.packed)).toEqual(['br']);
  });
});
