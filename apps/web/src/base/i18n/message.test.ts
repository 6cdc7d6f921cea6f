import { expect, test } from 'vitest';
import { fill, languageFor, localeFor } from './message.ts';

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
])('French elision before %s', (name, expected) => {
  expect(fill('fr', 'pion de {name}', { name })).toBe(expected);
});

test('elision applies only to French words before names', () => {
  expect(fill('fr', 'plus que {name}, monde {name}', { name: 'Anna' })).toBe('plus qu’Anna, monde Anna');
  expect(fill('fr', 'de {from} à {to}', { from: '8×5', to: 8 })).toBe('de 8×5 à 8');
  expect(fill('de', 'Figur de {name}', { name: 'Anna' })).toBe('Figur de Anna');
});

test("the first of the browser's languages that we support is used", () => {
  expect(languageFor(['it-IT', 'fr-CA', 'de'])).toBe('fr');
  expect(languageFor(['ja'])).toBe('en');
});

test("dates follow the browser's locale if it has the same language", () => {
  const written = (wishes: readonly string[]): string =>
    new Intl.DateTimeFormat(localeFor('en', wishes), { dateStyle: 'medium', timeZone: 'UTC' }).format(0);
  expect(written(['fr-CH', 'en-GB'])).toBe('1 Jan 1970');
  expect(written(['fr-CH'])).toBe('Jan 1, 1970');
  expect(localeFor('de', ['de-AT', 'de'])).toBe('de-AT');
});
