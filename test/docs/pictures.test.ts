import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const pagesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));

test('docs/screens has exactly the pictures that README and docs show', () => {
  const shown = [...pagesIn('.'), ...pagesIn('docs')].flatMap((page) =>
    [...page.matchAll(/screens\/([\w-]+\.jpg)/g)].map(([, name]) => name!),
  );
  expect(readdirSync(join(ROOT, 'docs/screens')).sort()).toEqual([...new Set(shown)].sort());
});
