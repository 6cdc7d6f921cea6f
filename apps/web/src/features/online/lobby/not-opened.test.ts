import { describe, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import type { Failed } from '@abacow/client';
import { refusalWords } from '../../../table/online/refusals.ts';
import { notOpenedWords } from './not-opened.ts';

const failed = (code: string, message = ''): Failed => ({ ok: false, code, message });

describe.each([
  ['en', 'Close one first.', 'Finish or leave one first.', 'The table could not be opened: no such sheet'],
  [
    'de',
    'Schließe zuerst einen.',
    'Beende zuerst eine.',
    'Der Tisch konnte nicht eröffnet werden: no such sheet',
  ],
  [
    'fr',
    'Fermes-en une d’abord.',
    'Termines-en une d’abord.',
    'La table n’a pas pu être ouverte : no such sheet',
  ],
] as const)('why a table was not opened, in %s', (language, waiting, computers, other) => {
  test('too many wait, too many have computers, or another reason', async () => {
    change({ language });
    await speak(language);
    expect(notOpenedWords(failed('table/too-many-waiting', 'in English'))).toContain(waiting);
    expect(notOpenedWords(failed('table/too-many-computers', 'in English'))).toContain(computers);
    expect(refusalWords('table/too-many-computers')).toContain(computers);
    expect(notOpenedWords(failed('table/choice', 'no such sheet'))).toBe(other);
  });
});
