import { type Socket, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type HeldRequest, holdRequest } from '../../test/held.ts';
import { api, startTestServer } from '../../test/test-server.ts';
import type { Options } from '../options.ts';
import type { Running } from '../serve.ts';
import { createHalfSent } from './half-sent.ts';

let server: Running;
const started: Running[] = [];
const held: { readonly tear: () => void }[] = [];
afterEach(async () => {
  held.splice(0).forEach(({ tear }) => tear());
  for (const each of started.splice(0)) await each.stop();
});
const start = async (more: Partial<Options>): Promise<void> => {
  server = await startTestServer(more);
  started.push(server);
};

const hold = async (headers: Record<string, string> = {}): Promise<HeldRequest> => {
  const request = holdRequest(server.port, '/me', headers, { name: 'Ada' });
  held.push(request);
  await Promise.race([request.received, request.answer]);
  return request;
};
const statusOf = async (headers: Record<string, string> = {}): Promise<number> =>
  (await api(server.port, '/me', { method: 'POST', body: '{"name":"Ada"}', headers })).status;

test('an address has so many half-sent bodies; then whole ones are refused until one is complete', async () => {
  await start({ halfSentPerAddress: 3, proxies: 1 });
  const from = { 'x-forwarded-for': '10.0.0.1' };
  const requests = [await hold(from), await hold(from), await hold(from)];
  await expect.poll(() => statusOf(from)).toBe(429);
  const refused = await api(server.port, '/me', { method: 'POST', body: '{"name":"Ada"}', headers: from });
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.json()).toMatchObject({ error: { code: 'request/half-sent' } });
  expect(await statusOf({ 'x-forwarded-for': '10.0.0.2' })).toBe(201);
  requests[0]!.finish();
  expect(await requests[0]!.answer).toMatchObject({ status: 201 });
  expect(await statusOf(from)).toBe(201);
  requests[1]!.tear();
  requests[2]!.tear();
  const again = [await hold(from), await hold(from)];
  await expect.poll(() => statusOf(from)).toBe(201);
  again.forEach(({ finish }) => finish());
  for (const { answer } of again) expect(await answer).toMatchObject({ status: 201 });
});

test('without a proxy a connection counts until its first headers are complete', async () => {
  await start({ halfSentPerAddress: 2 });
  const open = (): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => undefined);
      held.push({ tear: () => socket.destroy() });
      socket.write('POST /api/me HTTP/1.1\r\nHost: x\r\n');
    });
  const [first] = [await open(), await open()];
  const third = await open();
  await new Promise((resolve) => third.once('close', resolve));
  first.destroy();
  await expect.poll(() => statusOf().catch(() => 0)).toBe(201);
});

test('a body that is cut off is no error of the server', async () => {
  await start({ metricsPort: 0 });
  const request = await hold();
  await api(server.port, '/me');
  request.tear();
  await expect(request.answer).rejects.toThrow();
  expect(await statusOf()).toBe(201);
  const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/^abacow_troubles_total 0$/m);
});

test('the count of an address ends at zero', () => {
  const halfSent = createHalfSent(1);
  expect([halfSent.begin('a'), halfSent.begin('a'), halfSent.begin('b')]).toEqual([true, false, true]);
  halfSent.end('a');
  halfSent.end('a');
  expect([halfSent.begin('a'), halfSent.begin('a')]).toEqual([true, false]);
});
