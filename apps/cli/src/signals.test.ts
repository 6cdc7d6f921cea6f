/** Ctrl-C and SIGTERM end the program as shells expect: with 130 and 143. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const BIN = new URL('../bin/abacow.mjs', import.meta.url).pathname;

const workersOf = (pid: number): readonly string[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('arena-worker'))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => parent === String(pid))
    .map(([child]) => child!);

const isAlive = (pid: string): boolean => {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    return false;
  }
};

const hasPty = spawnSync('script', ['--version']).status === 0;

/** Runs the program in a terminal and presses Ctrl-C when it shows the text; returns its exit code and output. */
const interruptedAt = async (args: string, shown: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'abacow-signals-'));
  const program = spawn('script', ['-qec', `${process.execPath} ${BIN} ${args}`, '/dev/null'], {
    cwd: folder,
    env: { ...process.env, XDG_STATE_HOME: folder, TERM: 'xterm' },
  });
  started.push(program);
  let out = '';
  program.stdout.on('data', (chunk) => {
    const was = out.includes(shown);
    out += String(chunk);
    if (!was && out.includes(shown)) program.stdin.write('\x03');
  });
  const [code] = (await once(program, 'exit')) as [number];
  const saved = existsSync(join(folder, 'abacow/games/cowpath.table'));
  rmSync(folder, { recursive: true });
  return { code, out, saved };
};

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((program) => program.kill('SIGKILL')));

const endedBy = async (program: ChildProcess): Promise<unknown> => (await once(program, 'exit'))[1];

test('arena: SIGINT ends it and its workers', async () => {
  // Each decision takes ten minutes: the workers do not end by themselves.
  const args = [BIN, ...'arena advise:600000 advise:600000 --game cowpath --threads 2'.split(' ')];
  const arena = spawn(process.execPath, args, { stdio: 'ignore' });
  started.push(arena);
  await expect.poll(() => workersOf(arena.pid!)).toHaveLength(2);
  const workers = workersOf(arena.pid!);
  const ended = endedBy(arena);
  arena.kill('SIGINT');
  expect(await ended).toBe('SIGINT');
  await expect.poll(() => workers.filter(isAlive)).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM'] as const)('simulate: %s ends it at once', async (signal) => {
  const args = [BIN, ...'simulate --game trio --games 10000000'.split(' ')];
  const simulate = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  started.push(simulate);
  const ended = endedBy(simulate);
  simulate.kill(signal);
  expect(await ended).toBe(signal);
});

test.runIf(hasPty)('play: Ctrl-C at a question saves the game and ends with 130', async () => {
  const { code, out, saved } = await interruptedAt('play --game cowpath --begin me', '> ');
  expect({ code, saved }).toEqual({ code: 130, saved: true });
  expect(out).toContain('Continue it with: abacow play --continue');
});

test.runIf(hasPty)('replay: Ctrl-C ends with 130', async () => {
  const record = join(mkdtempSync(join(tmpdir(), 'abacow-record-')), 'a.json');
  execFileSync(process.execPath, [BIN, 'demo', '--game', 'trio', '--seed', '3', '--save', record], {
    stdio: 'ignore',
  });
  expect(await interruptedAt(`replay ${record}`, 'q quit')).toMatchObject({ code: 130 });
  rmSync(join(record, '..'), { recursive: true });
});
