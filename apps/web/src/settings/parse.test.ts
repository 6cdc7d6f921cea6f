import { expect, test } from 'vitest';
import { DEFAULTS, makeSettings, parseSettings } from './parse.ts';

test('settings survive being stored', () => {
  const chosen = { language: 'fr', theme: 'night', sounds: false, speed: 'slow', motion: 'reduced' } as const;
  expect(parseSettings(makeSettings(chosen))).toEqual(chosen);
});

test.each([null, '', '{', 'null', '7', '{"theme":"pink","speed":9}'])(
  'damage falls back to the defaults: %s',
  (text) => {
    expect(parseSettings(text)).toEqual(DEFAULTS);
  },
);

test('what is readable is kept beside what is damaged', () => {
  expect(parseSettings('{"language":"xx","sounds":false}')).toEqual({ ...DEFAULTS, sounds: false });
});
