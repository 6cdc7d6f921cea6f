import { beforeAll, expect, test } from 'vitest';
import { speak } from '../base/i18n/language.svelte.ts';
import { parseRoute } from '../base/router/routes.ts';
import { change } from '../base/settings/settings.svelte.ts';
import { titleOf } from './titles.ts';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

test('titles tell pages apart in tabs and in the history', () => {
  const pages = [
    'rules',
    'rules/cowpath',
    'rules/trio',
    'learn/trio',
    'trio/abc',
    'exercises/trio',
    'nowhere',
  ];
  const titles = ['', ...pages].map((page) => titleOf(parseRoute(`/${page}`)));
  expect(titles).toEqual([
    'Abacow',
    'Rules · Abacow',
    'Cowpath · Rules · Abacow',
    'Trio · Rules · Abacow',
    'Trio · Learn by playing · Abacow',
    'Trio · Abacow',
    'Trio · Exercises · Abacow',
    'This path leads nowhere · Abacow',
  ]);
});

test.each([
  ['en', 'Your turn · Cowpath · Abacow', 'Your turn · Play with others · Abacow'],
  ['de', 'Du bist am Zug · Cowpath · Abacow', ''],
  ['fr', 'À toi de jouer · Cowpath · Abacow', ''],
] as const)('the title says whose turn it is, in %s', async (language, here, online) => {
  change({ language });
  await speak(language);
  expect(titleOf(parseRoute('/cowpath/abc'), true)).toBe(here);
  if (online !== '') expect(titleOf(parseRoute('/online/table/abc'), true)).toBe(online);
  expect(titleOf(parseRoute('/cowpath/abc'))).not.toContain(here.split(' · ')[0]);
});
