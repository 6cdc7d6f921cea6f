import { expect, test } from 'vitest';
import { BadOption, parseOptions } from './options.ts';

test('without an environment: port 3000, every address, ./data', () => {
  expect(parseOptions({}, '/srv')).toEqual({ port: 3000, host: null, dataDir: '/srv/data' });
  expect(parseOptions({ PORT: '', HOST: '' }, '/srv')).toEqual({
    port: 3000,
    host: null,
    dataDir: '/srv/data',
  });
});

test('the environment decides', () => {
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: '/var/abacow' };
  expect(parseOptions(env, '/srv')).toEqual({ port: 0, host: '127.0.0.1', dataDir: '/var/abacow' });
});

test.each(['70000', '-1', 'http', '3.5'])('PORT=%s is told to be wrong', (port) => {
  expect(() => parseOptions({ PORT: port }, '/')).toThrow(BadOption);
});
