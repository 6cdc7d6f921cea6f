/** `npm start` and `npm run serve`, as far as they can fail early. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** A tree with the scripts only: whatever else were touched before the check would fail. */
const bareTree = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'abacow-start-'));
  mkdirSync(join(folder, 'scripts'));
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
  return folder;
};

const start = (script: string, env: Readonly<Record<string, string>>): string => {
  const folder = bareTree();
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, HOST: '127.0.0.1', ...env },
  });
  rmSync(folder, { recursive: true });
  expect(status, stdout + stderr).toBe(1);
  expect(stdout).toBe('');
  return stderr.trim();
};

test('npm start looks at the port before it installs or builds anything', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(start('run/start.mjs', { PORT: String(port) })).toBe(
    `✗ port ${port} is taken: choose another with PORT=…`,
  );
  server.close();
});

test('npm run serve says what to do if nothing is built', () => {
  expect(start('run/serve.mjs', { PORT: '0' })).toBe('✗ nothing is built yet. Run: npm run build');
});
