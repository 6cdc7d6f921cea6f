import { expect, test } from 'vitest';
import { policyFor } from './headers.ts';

test.each(['localhost:3000', 'abacow.example', '[::1]:3000', '10.0.0.7'])(
  'sockets of the same host are allowed: %s',
  (host) => {
    expect(policyFor(host)).toContain(`connect-src 'self' ws://${host} wss://${host};`);
  },
);

test.each(['', 'a b', 'evil; script-src *', 'x\\ny', "'unsafe-inline'", '*'])(
  'a host that is none adds nothing: %j',
  (host) => {
    expect(policyFor(host)).toContain("connect-src 'self';");
    expect(policyFor(host)).toBe(policyFor(''));
  },
);
