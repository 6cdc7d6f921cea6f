import { beforeAll, expect, test } from 'vitest';
import { speak } from '../messages/language.svelte.ts';
import { parseRoute } from '../router/routes.ts';
import { change } from '../settings/settings.svelte.ts';
import { titleOf } from './titles.ts';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

test('tabs and the history tell pages apart', () => {
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
    'Trio · Learn it by playing · Abacow',
    'Trio · Abacow',
    'Trio · Exercises · Abacow',
    'This path leads nowhere · Abacow',
  ]);
});
