import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './checking.ts';

const folder = join(ROOT, 'training');

const required = readFileSync(join(folder, 'requirements.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** What the code imports, in any indentation. */
const imported = (): ReadonlySet<string> => {
  const files = execFileSync('git', ['ls-files', '*.py'], { cwd: folder, encoding: 'utf8' })
    .trim()
    .split('\n');
  const source = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return new Set([...source.matchAll(/^\s*(?:import|from) ([a-z]+)/gm)].map((match) => match[1]!));
};

test('every third-party package that training imports is in requirements.txt, with an exact version', () => {
  for (const line of required) expect(line).toMatch(/^[a-z0-9-]+==\d+\.\d+\.\d+$/);
  const names = required.map((line) => line.split(/[-=]/)[0]!);
  const used = ['torch', 'numpy', 'cupy', 'scipy', 'pandas', 'tqdm', 'jax'].filter((name) =>
    imported().has(name),
  );
  expect([...names].sort()).toEqual([...used].sort());
});

test('PyTorch is the one of the logs of the shipped weights', () => {
  const log = readFileSync(join(folder, 'cowpath/train.log'), 'utf8');
  expect(required).toContain(`torch==${/torch (\d+\.\d+\.\d+)/.exec(log)![1]}`);
});

test.each(['README.md', 'trio/README.md'])('%s says that PyTorch is needed only for training', (page) => {
  const text = readFileSync(join(folder, page), 'utf8');
  expect(text).toContain('requirements.txt');
  expect(text).toMatch(/PyTorch is needed only here|like everything in `training\/` and nothing outside it/);
});
