import { expect, test } from 'vitest';
import { isOnlyHere } from './only-here.ts';

test.each(['localhost', 'abacow.localhost', '127.0.0.1', '[::1]'])('%s leads only to this device', (host) => {
  expect(isOnlyHere(host)).toBe(true);
});

test.each(['abacow.example', '192.168.1.20', 'kitchen.local', 'localhost.example', '127.example'])(
  '%s can be opened elsewhere',
  (host) => {
    expect(isOnlyHere(host)).toBe(false);
  },
);
