import { afterEach, describe, expect, test } from 'vitest';
import { metricsOf, startTestServer } from '../../test/test-server.ts';
import type { Options } from '../options.ts';
import type { Running } from '../serve.ts';

const TOKEN = 'correct-horse-battery';

let server: Running;
afterEach(() => server.stop());

const start = async (options: Partial<Options>): Promise<void> => {
  server = await startTestServer(options);
};

const ask = (port: number, authorization?: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: authorization === undefined ? {} : { authorization },
  });

const statusOf = async (port: number, authorization?: string): Promise<number> =>
  (await ask(port, authorization)).status;

test('without a port or a token there are no metrics', async () => {
  await start({});
  expect(server.metricsPort).toBeNull();
  expect(await statusOf(server.port)).toBe(404);
  expect(await statusOf(server.port, 'Bearer null')).toBe(404);
});

describe('with a token', () => {
  test('those who send it may read', async () => {
    await start({ metricsToken: TOKEN });
    const answer = await ask(server.port, `Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    for (const name of ['abacow_sockets', 'abacow_events_total', 'process_cpu_seconds_total'])
      expect(text).toContain(name);
  });

  test('everything else is refused', async () => {
    await start({ metricsToken: TOKEN });
    for (const authorization of [
      undefined,
      '',
      TOKEN,
      `Basic ${TOKEN}`,
      'Bearer',
      `Bearer ${TOKEN.slice(0, -1)}`,
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.toUpperCase()}`,
    ]) {
      const answer = await ask(server.port, authorization);
      expect(answer.status, authorization).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await answer.text()).not.toContain('abacow_');
    }
  });
});

describe('with a port of its own', () => {
  test('metrics are there and only there', async () => {
    await start({ metricsPort: 0 });
    expect(await metricsOf(server)).toContain('abacow_tables_in_memory');
    expect(await statusOf(server.port)).toBe(404);
    for (const path of ['/', '/healthz', '/api/tables'])
      expect((await fetch(`http://127.0.0.1:${server.metricsPort}${path}`)).status).toBe(404);
  });

  test('a token is needed there too', async () => {
    await start({ metricsPort: 0, metricsToken: TOKEN });
    expect(await statusOf(server.metricsPort!)).toBe(401);
    expect(await statusOf(server.metricsPort!, `Bearer ${TOKEN}`)).toBe(200);
    expect(await statusOf(server.port, `Bearer ${TOKEN}`)).toBe(404);
  });
});
