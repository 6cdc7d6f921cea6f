/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest';
import { type Message, type Texts } from './message.ts';

const FILES: Readonly<Record<string, Texts>> = import.meta.glob('../../**/texts/{en,de,fr}.ts', {
  import: 'default',
  eager: true,
});
const SOURCES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../**/*.{ts,svelte}', '!../../**/texts/*.ts', '!../../**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const source = Object.values(SOURCES).join('\n');

const FEATURES = Object.keys(FILES)
  .filter((path) => path.endsWith('/en.ts'))
  .map((path) => path.slice(0, -'/en.ts'.length));
const entriesOf = (language: string): readonly (readonly [string, Message])[] =>
  FEATURES.flatMap((feature) => Object.entries(FILES[`${feature}/${language}.ts`] ?? {}));
const english = new Map(entriesOf('en'));

const forms = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];
const places = (message: Message): readonly string[] =>
  [
    ...new Set(forms(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))),
  ].sort();

test('a key belongs to one feature only', () => {
  expect(english.size).toBe(entriesOf('en').length);
});

describe.each(['en', 'de', 'fr'])('%s', (language) => {
  const entries = entriesOf(language);

  test('has every English text with the same placeholders, and no others', () => {
    const found = entries.map(([key, message]) => [key, ...places(message)].join(' '));
    const wanted = [...english].map(([key, message]) => [key, ...places(message)].join(' '));
    expect(found.sort()).toEqual(wanted.sort());
  });

  test('has no empty text', () => {
    expect(entries.filter(([, message]) => forms(message).some((text) => text.trim() === ''))).toEqual([]);
  });

  test('rules and lessons are translated, not copied from English', () => {
    if (language === 'en') return;
    const same = entries.filter(
      ([key, message]) => /\.(rule|settled|guide)\./.test(key) && message === english.get(key),
    );
    expect(same).toEqual([]);
  });
});

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where the expression that starts here ends. */
const closed = (from: number): number => {
  let open = 1;
  let at = from;
  for (; open > 0; at += 1) open += source[at] === '{' ? 1 : source[at] === '}' ? -1 : 0;
  return at;
};

/** Keys composed from a union, as in t(`symbol.${symbol}`): all keys that match the template count as used. */
const patternAt = (from: number): RegExp => {
  let pattern = '';
  for (let at = from; source[at] !== '`';) {
    const isOpen = source.startsWith('${', at);
    pattern += isOpen ? '[^.]*' : quote(source[at]!);
    at = isOpen ? closed(at + 2) : at + 1;
  }
  return new RegExp(`^${pattern}$`);
};
const templates = [...source.matchAll(/`(?=[a-z]+\.[^`\n]*\$\{)/g)].map(({ index }) => patternAt(index + 1));
const isUsed = (key: string): boolean =>
  source.includes(`'${key}'`) || templates.some((template) => template.test(key));

test('every text is used', () => {
  expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
});

test('French punctuation has a non-breaking space before it', () => {
  const loose = entriesOf('fr').filter(([, message]) =>
    forms(message).some((text) => / [:;!?»]|« /.test(text)),
  );
  expect(loose).toEqual([]);
});
