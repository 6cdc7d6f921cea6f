import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Imports the module again, as after a page load. */
const load = async (text: string | null) => {
  vi.resetModules();
  if (text !== null) {
    document.body.innerHTML = '<script type="application/json" id="answers"></script>';
    document.getElementById('answers')!.textContent = text;
  }
  return import('./early-answers.ts');
};

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('an answer in the page is used once', async () => {
  const { takeEarlyAnswer } = await load('{"/tables/a":{"id":"a"}}');
  expect(takeEarlyAnswer('/me')).toBeUndefined();
  expect(takeEarlyAnswer('/tables/a')).toEqual({ id: 'a' });
  expect(takeEarlyAnswer('/tables/a')).toBeUndefined();
  expect(document.getElementById('answers')).toBeNull();
});

test('an old answer is requested again', async () => {
  const { takeEarlyAnswer } = await load('{"/tables/a":{"id":"a"}}');
  vi.mocked(performance.now).mockReturnValue(61_000);
  expect(takeEarlyAnswer('/tables/a')).toBeUndefined();
});

test.each([null, '', '{'])('a page without answers has none: %j', async (text) => {
  const { takeEarlyAnswer } = await load(text);
  expect(takeEarlyAnswer('/tables/a')).toBeUndefined();
});
