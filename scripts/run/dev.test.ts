import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

/** Below the ports that the system assigns, and different for runs at the same time. */
const DEV_PORT = 30_000 + (process.pid % 1000) * 2;
const APP = `http://localhost:${DEV_PORT}`;

let dev: ChildProcess;
let folder: string;

/** Resolves when both servers are up; the test's timeout limits the wait. */
const untilUp = async (): Promise<void> => {
  for (;;) {
    const answers = await Promise.all([fetch(APP), fetch(`${APP}/api/tables`)]).catch(() => []);
    if (answers.length === 2 && answers.every(({ ok }) => ok)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'abacow-dev-'));
  dev = spawn(process.execPath, ['scripts/main.mjs', 'run/dev'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(DEV_PORT + 1),
      DEV_PORT: String(DEV_PORT),
      DATA_DIR: folder,
      DATABASE_URL: '',
    },
  });
  await untilUp();
});

afterAll(async () => {
  dev.kill();
  await once(dev, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

test('npm run dev serves the app from its sources, with hot reload', async () => {
  const page = await (await fetch(APP)).text();
  expect(page).toContain('/@vite/client');
  expect(page).toContain('/src/main.ts');
});

test('npm run dev passes the API and the socket on to the server', async () => {
  expect(await (await fetch(`${APP}/api/tables`)).json()).toEqual({ tables: [] });
  const socket = new WebSocket(`ws://localhost:${DEV_PORT}/socket`, { origin: APP });
  await once(socket, 'open');
  socket.close();
  await once(socket, 'close');
});
