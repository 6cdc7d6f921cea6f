import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bumpedChangelog, bumpedLock, bumpedManifest, whyNotNext } from './bump.ts';
import { type Lock, type Manifest, looseVersions } from '../check/lock.ts';

const NEXT = '7.8.9';
const readJson = (path: string): object => JSON.parse(readFileSync(path, 'utf8')) as object;
const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(parent).map((name) => `${parent}/${name}`),
);

describe('a version', () => {
  test.each([
    ['0.2.0', '0.1.9'],
    ['0.10.0', '0.9.0'],
    ['1.0.0', '0.99.99'],
    ['0.1.1', '0.1.0'],
  ])('%s comes after %s', (next, current) => expect(whyNotNext(next, current)).toBeNull());

  test.each([
    ['0.1.0', '0.1.0'],
    ['0.1.9', '0.2.0'],
    ['0.9.0', '0.10.0'],
  ])('%s does not come after %s', (next, current) =>
    expect(whyNotNext(next, current)).toBe(`${next} does not come after ${current}`),
  );

  test.each(['', '1', '1.2', 'v1.2.3', '1.2.3-beta', 'minor'])('%j is none', (next) =>
    expect(whyNotNext(next, '0.1.0')).toContain('name the new version like 1.2.3'),
  );
});

describe('after a bump of this repository', () => {
  const bumped = bumpedLock(readJson('package-lock.json') as Parameters<typeof bumpedLock>[0], NEXT);
  const lock = bumped as unknown as Lock;

  test.each(folders)('%s has the new version, needs it of the others, and fits the lock file', (folder) => {
    const manifest = bumpedManifest(
      readJson(`${folder}/package.json`) as { version: string } & Manifest,
      NEXT,
    );
    expect(manifest.version).toBe(NEXT);
    for (const [name, version] of Object.entries(manifest.dependencies ?? {}))
      if (name.startsWith('@abacow/')) expect(version, name).toBe(NEXT);
    expect(looseVersions(manifest)).toEqual([]);
    const { version, dependencies } = manifest;
    expect(lock.packages[folder]).toMatchObject({ version, ...(dependencies && { dependencies }) });
  });

  test('the packages of others stay as they are', () => {
    const before = (readJson('package-lock.json') as Lock).packages;
    for (const [path, entry] of Object.entries(before))
      if (path.includes('node_modules/')) expect(lock.packages[path]).toEqual(entry);
  });

  test('only versions change, and the order of fields stays', () => {
    const without = (text: string): string => text.replace(/\d+\.\d+\.\d+/g, '');
    const manifest = readJson('packages/ai/package.json');
    expect(without(JSON.stringify(bumpedManifest(manifest, NEXT)))).toBe(without(JSON.stringify(manifest)));
  });
});

describe('the changelog', () => {
  const text = '# Changes\n\n## Unreleased\n\n- Cows\n\n## 0.1.0\n\n- Dice\n';

  test('gets a heading for the new version, with what was unreleased', () => {
    expect(bumpedChangelog(text, '0.2.0', '2026-12-01')).toBe(
      '# Changes\n\n## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n- Cows\n\n## 0.1.0\n\n- Dice\n',
    );
  });

  test('is not bumped twice for nothing', () => {
    expect(bumpedChangelog(bumpedChangelog(text, '0.2.0', '2026-12-01')!, '0.3.0', '2026-12-02')).toBeNull();
    expect(bumpedChangelog('# Changes\n\n## Unreleased\n', '0.2.0', '2026-12-01')).toBeNull();
  });

  test('of this repository names its version, and has a place for what comes next', () => {
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    const { version } = readJson('package.json') as { version: string };
    expect(changelog).toContain('\n## Unreleased\n');
    expect(changelog).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')}( |$)`, 'm'));
  });
});
