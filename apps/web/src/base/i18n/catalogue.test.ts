import { afterEach, expect, test, vi } from 'vitest';
import { change } from '../settings/settings.svelte.ts';
import { catalogue } from './catalogue.svelte.ts';
import { speak, withTexts } from './language.svelte.ts';

const loaded = <T>(texts: T) => vi.fn(() => Promise.resolve({ default: texts }));

const hello = { 'test.hello': 'Hello {name}' } as const;
const hallo = { 'test.hello': 'Hallo {name}' } as const;
const salut = { 'test.hello': 'Salut {name}' } as const;

afterEach(() => change({ language: 'auto' }));

test('only the current language is loaded, and only once', async () => {
  const load = { en: loaded(hello), de: loaded(hallo), fr: loaded(salut) };
  const { t } = catalogue(load);
  await speak('en');
  await speak('en');
  expect(t('test.hello', { name: 'Ada' })).toBe('Hello Ada');
  expect(load.en).toHaveBeenCalledTimes(1);
  expect(load.de).not.toHaveBeenCalled();
});

test('a change of language waits for every catalogue', async () => {
  const { t } = catalogue({ en: loaded(hello), de: loaded(hallo), fr: loaded(salut) });
  await speak('en');
  change({ language: 'de' });
  const changing = speak('de');
  expect(t('test.hello', { name: 'Ada' })).toBe('Hello Ada');
  await changing;
  expect(t('test.hello', { name: 'Ada' })).toBe('Hallo Ada');
});

test('a feature that is loaded later is shown with its texts', async () => {
  await speak('en');
  const feature = Promise.resolve().then(() =>
    catalogue({ en: loaded(hello), de: loaded(hallo), fr: loaded(salut) }),
  );
  const { t } = await withTexts(feature);
  expect(t('test.hello', { name: 'Ada' })).toBe('Hello Ada');
});

test('a catalogue knows the texts that it builds on', async () => {
  const base = catalogue({ en: loaded(hello), de: loaded(hallo), fr: loaded(salut) });
  const bye = { 'test.bye': 'Bye' } as const;
  const texts = catalogue({ en: loaded(bye), de: loaded(bye), fr: loaded(bye) }, base);
  await speak('en');
  expect(texts.t('test.hello', { name: 'Ada' })).toBe('Hello Ada');
  expect(texts.t('test.bye')).toBe('Bye');
  expect(texts.has('test.hello')).toBe(true);
  expect(texts.has('test.none')).toBe(false);
});

test('texts that did not load are requested again', async () => {
  const en = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: hello });
  const { t } = catalogue({ en, de: loaded(hallo), fr: loaded(salut) });
  await withTexts(Promise.resolve()).catch(() => undefined);
  await speak('en');
  expect((t as (key: string, values: object) => string)('test.hello', { name: 'Ada' })).toBe('Hello Ada');
  expect(en).toHaveBeenCalledTimes(2);
});

test('the types require the same keys and placeholders in another language', () => {
  const none = { 'test.hello': 'Hallo' } as const;
  const more = { 'test.hello': 'Hallo {name} {surname}' } as const;
  // @ts-expect-error a placeholder is missing
  catalogue({ en: loaded(hello), de: loaded(none), fr: loaded(salut) });
  // @ts-expect-error a placeholder that nothing fills
  catalogue({ en: loaded(hello), de: loaded(more), fr: loaded(salut) });
  // @ts-expect-error a key is missing
  catalogue({ en: loaded(hello), de: loaded({} as const), fr: loaded(salut) });
});
