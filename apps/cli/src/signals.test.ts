/** Ctrl-C and SIGTERM end the program as shells expect: with 130 and 143. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
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

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((program) => program.kill('SIGKILL')));

const endedBy = async (program: ChildProcess): Promise<unknown> => (await once(program, 'exit'))[1];

test.each(['SIGINT', 'SIGTERM'] as const)('arena: %s ends it and its workers', async (signal) => {
  const args = [BIN, ...'arena 5 5 --game cowpath --games 100000 --threads 2'.split(' ')];
  const arena = spawn(process.execPath, args, { stdio: 'ignore' });
  started.push(arena);
  await expect.poll(() => workersOf(arena.pid!)).toHaveLength(2);
  const workers = workersOf(arena.pid!);
  const ended = endedBy(arena);
  arena.kill(signal);
  expect(await ended).toBe(signal);
  await expect.poll(() => workers.filter(isAlive)).toEqual([]);
});

test('simulate: SIGINT ends it at once', async () => {
  const args = [BIN, ...'simulate --game trio --games 10000000'.split(' ')];
  const simulate = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  started.push(simulate);
  const ended = endedBy(simulate);
  simulate.kill('SIGINT');
  expect(await ended).toBe('SIGINT');
});
