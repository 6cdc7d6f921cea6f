import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startHouse } from '../test/house.ts';

const run = promisify(execFile);
const BOT = fileURLToPath(new URL('../../../examples/bot.ts', import.meta.url));

test('two of the example bots meet by playing now and play to the end', { timeout: 60_000 }, async () => {
  const house = await startHouse();
  const play = (): Promise<{ stdout: string }> =>
    run(process.execPath, ['--import', 'tsx', BOT, `http://127.0.0.1:${house.port}`]);
  const told = await Promise.all([play(), play()]);
  for (const { stdout } of told) expect(stdout).toContain('over: {');
  expect(house.service.hub.loaded()).toHaveLength(1);
  await house.stop();
});
