/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest';
import de from './de/index.ts';
import en from './en/index.ts';
import fr from './fr/index.ts';
import { type Message, fill, languageFor, localeFor } from './message.ts';

const CATALOGUES: Readonly<Record<string, Readonly<Record<string, Message>>>> = { en, de, fr };
const SOURCES: Readonly<Record<string, string>> = import.meta.glob(
  ['../**/*.{ts,svelte}', '!./{en,de,fr}/**', '!../**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const source = Object.values(SOURCES).join('\n');

const texts = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];
const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

/** Keys put together from a union, as in t(`symbol.${symbol}`): all that fit the template count as used. */
const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patterns = [...source.matchAll(/\bt\(\s*`([^`]+)`/g)].map(
  (match) =>
    new RegExp(
      `^${match[1]!
        .split(/\$\{[^}]*\}/)
        .map(quote)
        .join('[^.]+')}$`,
    ),
);

const isUsed = (key: string): boolean =>
  source.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));

describe.each(['de', 'fr'])('%s', (language) => {
  const catalogue = CATALOGUES[language]!;

  test('has every message of the pattern, and no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(Object.entries(en as Record<string, Message>))(
    '%s leaves the same places open',
    (key, pattern) => {
      const wanted = new Set(texts(pattern).flatMap(places));
      const found = new Set(texts(catalogue[key]!).flatMap(places));
      expect([...found].sort()).toEqual([...wanted].sort());
    },
  );

  test('leaves no message empty', () => {
    expect(
      Object.entries(catalogue).filter(([, message]) => texts(message).some((text) => text.trim() === '')),
    ).toEqual([]);
  });
});

test('every message is used somewhere', () => {
  expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
});

test('numbers and plurals follow the language', () => {
  const dice = { one: '{count} die', other: '{count} dice' };
  expect(fill('en', dice, { count: 1 })).toBe('1 die');
  expect(fill('en', dice, { count: 0 })).toBe('0 dice');
  expect(fill('fr', dice, { count: 0 })).toBe('0 die');
  expect(fill('de', '{points}', { points: 1234 })).toBe('1.234');
});

test.each([
  ['Anna', 'pion d’Anna'],
  ['Émile', 'pion d’Émile'],
  ['Hélène', 'pion d’Hélène'],
  ['Yves', 'pion d’Yves'],
  ['Hans', 'pion de Hans'],
  ['Yann', 'pion de Yann'],
  ['Rosette', 'pion de Rosette'],
])('French elides before %s as people do', (name, told) => {
  expect(fill('fr', 'pion de {name}', { name })).toBe(told);
});

test('elision is for French words before names only', () => {
  expect(fill('fr', 'plus que {name}, monde {name}', { name: 'Anna' })).toBe('plus qu’Anna, monde Anna');
  expect(fill('fr', 'de {from} à {to}', { from: '8×5', to: 8 })).toBe('de 8×5 à 8');
  expect(fill('de', 'Figur de {name}', { name: 'Anna' })).toBe('Figur de Anna');
});

test('the first wish of the browser that we speak wins', () => {
  expect(languageFor(['it-IT', 'fr-CA', 'de'])).toBe('fr');
  expect(languageFor(['ja'])).toBe('en');
});

test('dates follow the browser where it speaks the language', () => {
  const written = (wishes: readonly string[]): string =>
    new Intl.DateTimeFormat(localeFor('en', wishes), { dateStyle: 'medium', timeZone: 'UTC' }).format(0);
  expect(written(['fr-CH', 'en-GB'])).toBe('1 Jan 1970');
  expect(written(['fr-CH'])).toBe('Jan 1, 1970');
  expect(localeFor('de', ['de-AT', 'de'])).toBe('de-AT');
});

test('French keeps its high punctuation on the line of its word', () => {
  const loose = Object.entries(fr as Record<string, Message>).filter(([, message]) =>
    texts(message).some((text) => / [:;!?»]|« /.test(text)),
  );
  expect(loose).toEqual([]);
});
