import { expect, test } from 'vitest';
import { DEFAULT_VOLUME } from './volume.ts';
import { DEFAULTS, storedSettings } from './parse.ts';

test('settings survive storing and reading', () => {
  const chosen = {
    language: 'fr',
    theme: 'night',
    sounds: false,
    volume: 40,
    speed: 'slow',
    motion: 'reduced',
    coordinates: false,
    confirmMarks: true,
    passDevice: true,
  } as const;
  expect(storedSettings.parse(JSON.stringify(chosen))).toEqual(chosen);
});

test.each([null, '', '{', 'null', '7', '{"theme":"pink","speed":9}'])(
  'damaged settings fall back to the defaults: %s',
  (text) => {
    expect(storedSettings.parse(text)).toEqual(DEFAULTS);
  },
);

test('readable fields are kept beside damaged ones', () => {
  expect(storedSettings.parse('{"language":"xx","sounds":false}')).toEqual({ ...DEFAULTS, sounds: false });
});

test.each([-1, 101, NaN, '50', null])('a volume of %s is not used', (volume) => {
  expect(storedSettings.parse(JSON.stringify({ volume })).volume).toBe(DEFAULT_VOLUME);
});
