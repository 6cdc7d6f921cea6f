import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isComplaint } from '../arguments.ts';
import { writeText } from '../files.ts';
import { nodeEnvironment } from '../node-environment.ts';
import { listFiles, removeFile, writeAtomically } from './disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'abacow-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('missing folders are created, and nothing but the file is left', () => {
  const path = join(folder, 'a', 'b', 'game.json');
  writeAtomically(path, 'one');
  writeAtomically(path, 'two');
  expect(readFileSync(path, 'utf8')).toBe('two');
  expect(readdirSync(join(folder, 'a', 'b'))).toEqual(['game.json']);
});

test('a folder that cannot be made is a clear complaint', () => {
  writeFileSync(join(folder, 'file'), '');
  const path = join(folder, 'file', 'game.json');
  const wrong = writeText(nodeEnvironment(), path, 'x');
  expect(isComplaint(wrong) && wrong.reason).toBe(
    `${path} cannot be written: a part of its path is not a folder`,
  );
  const here = writeText(nodeEnvironment(), folder, 'x');
  expect(isComplaint(here) && here.reason).toBe(`${folder} cannot be written: it is a folder`);
});

test('a link stays a link', () => {
  const [target, link] = [join(folder, 'target'), join(folder, 'link')];
  writeFileSync(target, 'old');
  symlinkSync(target, link);
  writeAtomically(link, 'new');
  expect(readFileSync(target, 'utf8')).toBe('new');
});

test('a device is written, not replaced', () => {
  writeAtomically('/dev/null', 'x');
  expect(readFileSync('/dev/null', 'utf8')).toBe('');
});

test('lists and removes files; a folder that does not exist has none', () => {
  writeAtomically(join(folder, 'games', 'one.table'), 'x');
  expect(listFiles(join(folder, 'games')).map(({ name }) => name)).toEqual(['one.table']);
  removeFile(join(folder, 'games', 'one.table'));
  expect(existsSync(join(folder, 'games', 'one.table'))).toBe(false);
  expect(listFiles(join(folder, 'nowhere'))).toEqual([]);
});
