import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { BadOption, parseOptions } from '../../apps/server/src/options.ts';
import { whyNotListen } from './port.mjs';

const taken = async (): Promise<{ port: string; free: () => void }> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: String((server.address() as AddressInfo).port), free: () => void server.close() };
};

test('a free port is fine, and stays free', async () => {
  const { port, free } = await taken();
  free();
  expect(await whyNotListen({ PORT: port, HOST: '127.0.0.1' })).toBeNull();
  expect(await whyNotListen({ PORT: port, HOST: '127.0.0.1' })).toBeNull();
  expect(await whyNotListen({ PORT: '0' })).toBeNull();
});

test('a port that is taken', async () => {
  const { port, free } = await taken();
  expect(await whyNotListen({ PORT: port, HOST: '127.0.0.1' })).toBe(
    `port ${port} is taken: choose another with PORT=…`,
  );
  free();
});

test('an address that this machine does not have', async () => {
  expect(await whyNotListen({ PORT: '0', HOST: '192.0.2.1' })).toBe(
    'this machine does not have the address 192.0.2.1: check HOST',
  );
});

test.each(['http', '-1', '65536', '3000x'])('PORT=%s is refused in the words of the server', async (PORT) => {
  const reason = await whyNotListen({ PORT });
  expect(reason).toContain(PORT);
  expect(() => parseOptions({ PORT }, '/')).toThrow(new BadOption(reason!));
});
