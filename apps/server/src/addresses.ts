/** The address that the limits of a client count against. It is never logged and never stored. */
import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const MAPPED_HEX = /^0:0:0:0:0:ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;
const NETWORK_GROUPS = 4;

/** Some proxies add the port: `10.0.0.1:5000`, `[2001:db8::1]:5000`. A zone (`%eth0`) names a network card of this machine. */
const bareAddress = (text: string): string =>
  text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** All eight groups, without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.toLowerCase().split('::');
  const listed = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [first, last] = [listed(head), listed(tail ?? '')];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
};

const dotted = (high: string, low: string): string =>
  [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 0xff]).join('.');

/**
 * An IPv4 address counts by itself, an IPv6 address with its whole /64 network: a provider gives each customer at least
 * that much. An IPv4 address written as IPv6 counts as IPv4.
 */
export const limitKey = (text: string): string => {
  const address = bareAddress(text);
  const mapped = MAPPED.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return 'unknown';
  // A dotted end takes the place of two groups; it never belongs to the network.
  const groups = groupsOf(address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0'));
  const [, high, low] = MAPPED_HEX.exec(groups.join(':')) ?? [];
  return high === undefined || low === undefined
    ? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
    : dotted(high, low);
};

/** Only what our own proxies wrote into X-Forwarded-For is trusted. */
export const addressOf = (forwarded: string, remote: string | undefined, proxies: number): string => {
  const trusted = proxies === 0 ? undefined : forwarded.split(',').at(-proxies)?.trim();
  return limitKey(trusted || (remote ?? ''));
};
