import { expect, test } from 'vitest';
import { addressOf, limitKey } from './addresses.ts';

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.1:5000', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::FFFF:10.0.0.1', '10.0.0.1'],
  ['0:0:0:0:0:ffff:0a00:0001', '10.0.0.1'],
  ['::ffff:a00:1', '10.0.0.1'],
  ['2001:db8:1:2::5', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::5]:443', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::10.0.0.1', '64:ff9b:0:0::/64'],
  ['2001:db8:1:3::5', '2001:db8:1:3::/64'],
  ['', 'unknown'],
  ['spoofed', 'unknown'],
  ['1.2.3.400', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});

test('of X-Forwarded-For only what our own proxies wrote is used', () => {
  const forwarded = '1.1.1.1, 2.2.2.2,3.3.3.3';
  const keys = [0, 1, 2, 3, 4].map((proxies) => addressOf(forwarded, '::ffff:9.9.9.9', proxies));
  expect(keys).toEqual(['9.9.9.9', '3.3.3.3', '2.2.2.2', '1.1.1.1', '9.9.9.9']);
  expect(addressOf('', '9.9.9.9', 1)).toBe('9.9.9.9');
  expect(addressOf('', undefined, 0)).toBe('unknown');
});
