/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest';
import de from './de/index.ts';
import en from './en/index.ts';
import fr from './fr/index.ts';

type Leaf = readonly [path: string, text: string];

const leaves = (value: unknown, path: string): readonly Leaf[] => {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
};

const places = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))].sort();

const pattern = new Map(leaves(en, ''));

/** Scenes that take every legal move have nothing else to say. */
const mayBeEmpty = (path: string): boolean => path.endsWith('/else');

describe.each([
  ['en', en],
  ['de', de],
  ['fr', fr],
])('%s', (language, words) => {
  const found = new Map(leaves(words, ''));

  test('says all that English says, and nothing else', () => {
    expect([...found.keys()].sort()).toEqual([...pattern.keys()].sort());
  });

  test('leaves the same places open, and nothing empty that English fills', () => {
    for (const [path, text] of found) {
      expect(places(text), path).toEqual(places(pattern.get(path)!));
      if (pattern.get(path) !== '') expect(text.trim(), path).not.toBe('');
      else expect(mayBeEmpty(path) && text === '', path).toBe(true);
    }
  });

  test('is written in its own language', () => {
    if (language === 'en') return;
    const same = [...found].filter(([path, text]) => text !== '' && text === pattern.get(path));
    expect(same.map(([path]) => path).filter((path) => !path.startsWith('/frame/'))).toEqual([]);
  });
});

test('every word of the frame is used', () => {
  const sources: Readonly<Record<string, string>> = import.meta.glob(
    ['../../**/*.{ts,svelte}', '!./**', '!../../**/*.test.ts'],
    { query: '?raw', import: 'default', eager: true },
  );
  const source = Object.values(sources).join('\n');
  const templates = [...source.matchAll(/\bsay\(\s*`([^`]+)`/g)].map(
    (match) => new RegExp(`^${match[1]!.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`),
  );
  const isUsed = (key: string): boolean =>
    source.includes(`'${key}'`) || templates.some((template) => template.test(key));
  const unused = Object.keys(en.frame).filter((key) => !isUsed(key));
  expect(unused).toEqual([]);
});
