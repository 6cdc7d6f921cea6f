/** A built tree with only the packages of `npm ci --omit=dev`: it serves, computers play, and the command line works. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../apps/server/test/client.ts';
import { newPerson, openTable } from '../../apps/server/test/test-server.ts';
import { build } from '../../scripts/build/build.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILT = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'scripts',
  'packages/ai/weights',
  'apps/server/dist',
  'apps/cli/bin',
  'apps/cli/dist',
];

let tree: string;
let server: ChildProcess;
let port: number;

const manifests = (): readonly string[] =>
  ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/package.json`),
  );

const run = (command: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: tree, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};

const startServing = (): Promise<number> => {
  server = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: tree,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATABASE_URL: '',
      COMPUTER_PAUSE_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm and the server, to be stopped together.
    detached: true,
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(`it does not serve: ${printed}`)));
    server.stdout!.on('data', (bytes: Buffer) => {
      printed += String(bytes);
      const found = /:(\d+)\/$/m.exec(printed)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
};

beforeAll(async () => {
  await build('server');
  await build('cli');
  tree = mkdtempSync(join(tmpdir(), 'abacow-built-'));
  for (const path of [...BUILT, ...manifests()]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    cpSync(join(ROOT, path), join(tree, path), { recursive: true });
  }
  mkdirSync(join(tree, 'apps/web/dist'));
  writeFileSync(join(tree, 'apps/web/dist/index.html'), '<title>Abacow</title>');
  run('npm', 'ci', '--omit=dev', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
  port = await startServing();
}, 240_000);

afterAll(async () => {
  process.kill(-server.pid!, 'SIGTERM');
  await once(server, 'exit');
  rmSync(tree, { recursive: true, force: true });
});

test('nothing that only builds is installed', () => {
  for (const name of ['tsx', 'esbuild', 'vite', 'vitest'])
    expect(existsSync(join(tree, 'node_modules', name)), name).toBe(false);
});

test('the app is served', async () => {
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Abacow');
});

test('computers play: their threads and their weights are found', async () => {
  const person = await newPerson(port, 'Ada');
  const id = await openTable(port, person, {
    choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
    opening: { kind: 'chosen', seat: 1 },
    seats: [{ kind: 'me' }, { kind: 'computer', level: 5 }],
  });
  const client = await Client.greet(port, person.secret);
  await client.watch(id);
  await client.sitDown(id);
  await client.until(() => client.events.get(id)!.some(({ kind }) => kind === 'played'));
  client.close();
});

test('the command line runs, and prints PDFs', () => {
  expect(run(process.execPath, 'apps/cli/bin/abacow.mjs', '--version')).toMatch(/^abacow \d+\.\d+\.\d+\n$/);
  run(process.execPath, 'apps/cli/bin/abacow.mjs', 'sheets', 'print', '--sheets', '17', '--out', 'sheet.pdf');
  expect(existsSync(join(tree, 'sheet.pdf'))).toBe(true);
});
