import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import type { Lock } from '../check/lock.ts';
import { makePage, notAllowed, shippedIn } from './licences.ts';

const PAGE = 'docs/LICENCES.md';
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const withLicence = (path: string, license: string | undefined): Lock => ({
  packages: { ...lock.packages, [path]: { ...lock.packages[path], license } as Lock['packages'][string] },
});
const namesNotAllowed = (changed: Lock): readonly string[] =>
  notAllowed(shippedIn(changed)).map(({ name }) => name);

test('what users get is listed with where it is: directly, indirectly, for other systems', () => {
  const whereIs = (name: string) => shippedIn(lock).find((each) => each.name === name)?.where;
  expect(whereIs('hono')).toEqual(['server']);
  expect(whereIs('valibot')).toEqual(['app', 'server', 'CLI']);
  expect(whereIs('tsx')).toBeUndefined();
  expect(whereIs('pdfkit')).toEqual(['CLI']);
  expect(whereIs('pg-protocol')).toEqual(['server']);
  expect(whereIs('@libsql/darwin-arm64')).toEqual(['server']);
  expect(whereIs('workbox-precaching')).toEqual(['app']);
  expect(whereIs('vitest')).toBeUndefined();
  expect(whereIs('@abacow/rules')).toBeUndefined();
});

test('a licence that is not allowed is found, also of a package that another one needs', () => {
  expect(namesNotAllowed(lock)).toEqual([]);
  expect(namesNotAllowed(withLicence('node_modules/pg-protocol', 'GPL-3.0'))).toEqual(['pg-protocol']);
  expect(namesNotAllowed(withLicence('node_modules/svelte', undefined))).toEqual(['svelte']);
  expect(namesNotAllowed(withLicence('node_modules/vitest', 'GPL-3.0'))).toEqual([]);
});

test.each([
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['(GPL-3.0 OR LGPL-3.0)', false],
  ['', false],
])('%s is allowed: %s', (licence, allowed) => {
  expect(namesNotAllowed(withLicence('node_modules/hono', licence))).toEqual(allowed ? [] : ['hono']);
});

test(`${PAGE} is what npm run licences writes`, async () => {
  const options = { ...(await resolveConfig(PAGE)), parser: 'markdown' };
  const page = await format(makePage(shippedIn(lock)), options);
  if (process.env['GOLDEN'] === 'write') writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});
