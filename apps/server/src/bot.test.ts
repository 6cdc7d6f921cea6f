import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startTestServer } from '../test/testserver.ts';

const run = promisify(execFile);
const BOT = fileURLToPath(new URL('../../../examples/bot.ts', import.meta.url));

test('two example bots find each other with play now and play to the end', { timeout: 60_000 }, async () => {
  const server = await startTestServer();
  const play = (): Promise<{ stdout: string }> =>
    run(process.execPath, ['--import', 'tsx', '--conditions=source', BOT, `http://127.0.0.1:${server.port}`]);
  const results = await Promise.all([play(), play()]);
  for (const { stdout } of results) expect(stdout).toContain('over: {');
  expect(server.service.hub.loaded()).toHaveLength(1);
  await server.stop();
});
