import { expect, test } from 'vitest';
import { DEFAULT_VOLUME, gainOf } from './volume.ts';
import { DEFAULTS, makeSettings, parseSettings } from './parse.ts';

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

test('settings from before there was a volume keep their sounds, as loud as they were', () => {
  for (const sounds of [true, false])
    expect(parseSettings(JSON.stringify({ theme: 'day', sounds }))).toEqual({
      ...DEFAULTS,
      theme: 'day',
      sounds,
      volume: DEFAULT_VOLUME,
    });
  expect(gainOf(DEFAULT_VOLUME)).toBe(1);
});

test.each([-1, 101, NaN, '50', null])('a volume of %s is not used', (volume) => {
  expect(parseSettings(JSON.stringify({ volume })).volume).toBe(DEFAULT_VOLUME);
});
