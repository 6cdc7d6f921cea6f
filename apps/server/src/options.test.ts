import { expect, test } from 'vitest';
import { BadOption, parseOptions } from './options.ts';

test('without an environment: port 3000, every address, ./data, the embedded store', () => {
  const expected = { port: 3000, host: null, dataDir: '/srv/data', databaseUrl: null, graceMs: 60_000 };
  expect(parseOptions({}, '/srv')).toMatchObject(expected);
  expect(parseOptions({ PORT: '', HOST: '', DATABASE_URL: '' }, '/srv')).toMatchObject(expected);
});

test('the environment decides', () => {
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/abacow',
    ORIGINS: 'https://a.example, https://b.example',
    GUEST_DAYS: '2',
  };
  expect(parseOptions(env, '/srv')).toMatchObject({
    port: 0,
    host: '127.0.0.1',
    dataDir: '/var/abacow',
    origins: ['https://a.example', 'https://b.example'],
    guestMs: 2 * 24 * 60 * 60 * 1000,
  });
});

test.each([
  { PORT: '70000' },
  { PORT: '-1' },
  { PORT: 'http' },
  { PORT: '3.5' },
  { GRACE_SECONDS: 'soon' },
  { COMPUTERS: '0' },
  { WAITING_TABLES_PER_GUEST: 'many' },
  { COMPUTER_TABLES_PER_GUEST: '0' },
  { GUEST_DAYS: '0' },
  { TOKEN_DAYS: '-1' },
  { WAITING_TABLE_DAYS: '1.5' },
  { CLOSED_TABLE_DAYS: '0' },
  { LOG_LEVEL: 'loud' },
  { STORE_TIMEOUT_SECONDS: '0' },
  { ORIGINS: 'abacow.example' },
  { ORIGINS: 'https://abacow.example/games' },
  { ORIGINS: 'https://a.example,*' },
  { ORIGINS: 'https://ada@a.example' },
  { ORIGINS: 'https://' },
  { SOCKETS_PER_ADDRESS: '0' },
  { SOCKETS_PER_GUEST: 'many' },
  { WATCHERS_PER_TABLE: '-1' },
  { ADDRESS_MESSAGES_PER_SECOND: '1.5' },
  { REQUESTS_PER_MINUTE: '0' },
  { EVENTS_BEFORE_START: '19' },
  { SLOW_CLIENT_KB: '127' },
  { SLOW_CLIENT_SECONDS: '0' },
  { METRICS_PORT: '70000' },
  { METRICS_PORT: '3000' },
  { PORT: '8080', METRICS_PORT: '8080' },
  { METRICS_TOKEN: 'short' },
  { METRICS_TOKEN: 'with spaces in between' },
])('%o is refused', (env) => {
  expect(() => parseOptions(env, '/')).toThrow(BadOption);
});

test.each(['1.5', 'many', '0', '-3', '1e3', ' 7'])('SOCKETS_PER_ADDRESS=%s is explained', (given) => {
  expect(() => parseOptions({ SOCKETS_PER_ADDRESS: given }, '/')).toThrow(
    `SOCKETS_PER_ADDRESS must be a whole number from 1 to 1000000, not ${JSON.stringify(given)}`,
  );
});

test('a token that is refused is not printed', () => {
  for (const token of ['s3cret', 's3cret s3cret s3cret'])
    expect(() => parseOptions({ METRICS_TOKEN: token }, '/')).toThrow(/^(?!.*s3cret)/);
});

test.each([
  ['https://a.example/', 'https://a.example'],
  ['HTTPS://A.example:443//', 'https://a.example'],
  ['http://localhost:5173/', 'http://localhost:5173'],
  ['https://[::1]:8080', 'https://[::1]:8080'],
  ['capacitor://localhost/', 'capacitor://localhost'],
])('the origin %s is %s', (given, origin) => {
  expect(parseOptions({ ORIGINS: given }, '/').origins).toEqual([origin]);
});
