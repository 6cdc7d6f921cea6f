import { expect, test } from 'vitest';
import { DEFAULTS, makeSettings, parseSettings } from './parse.ts';

test('settings survive storing and reading', () => {
  const chosen = {
    language: 'fr',
    theme: 'night',
    sounds: false,
    speed: 'slow',
    motion: 'reduced',
    coordinates: false,
    confirmMarks: true,
    passDevice: true,
  } as const;
  expect(parseSettings(makeSettings(chosen))).toEqual(chosen);
});

test.each([null, '', '{', 'null', '7', '{"theme":"pink","speed":9}'])(
  'damaged settings fall back to the defaults: %s',
  (text) => {
    expect(parseSettings(text)).toEqual(DEFAULTS);
  },
);

test('readable fields are kept beside damaged ones', () => {
  expect(parseSettings('{"language":"xx","sounds":false}')).toEqual({ ...DEFAULTS, sounds: false });
});
