import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/abacow.mjs', import.meta.url));
const COWPATH = '{"new":{"game":"cowpath","sheet":"x1co/2o3c/c4cx/o5xc","first":"x"}}\n';

const started = (...args: string[]) => spawn(process.execPath, [bin, ...args]);

const gather = (stream: NodeJS.ReadableStream): (() => string) => {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
};

const ended = (child: ReturnType<typeof spawn>): Promise<number | null> =>
  new Promise((resolve) => child.once('close', resolve));

test('answers each line at once with one line, and exits with code 0 at the end of input', async () => {
  const child = started('referee');
  const [out, err] = [gather(child.stdout), gather(child.stderr)];
  const nextAnswer = (): Promise<void> =>
    new Promise((resolve) => child.stdout.once('data', () => resolve()));
  child.stdin.write(COWPATH);
  await nextAnswer();
  expect(out().split('\n')).toHaveLength(2);
  child.stdin.write('\n');
  await nextAnswer();
  expect(out().split('\n')).toHaveLength(3);
  child.stdin.write(Buffer.from([0xff, 0xfe, 10]));
  child.stdin.end('{"view":true}');
  expect(await ended(child)).toBe(0);
  const answers = out()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { ok: boolean });
  expect(answers.map(({ ok }) => ok)).toEqual([true, false, false, true]);
  expect(answers[3]).toEqual(answers[0]);
  expect(err()).toBe('');
});

test('a client that writes everything before it reads anything gets all answers', async () => {
  const child = started('referee');
  const lines = 3000;
  child.stdin.end(COWPATH + '{"view":true}\n'.repeat(lines));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const out = gather(child.stdout);
  expect(await ended(child)).toBe(0);
  expect(out().split('\n')).toHaveLength(lines + 2);
});

test('a reader that closes the pipe is not an error', async () => {
  const child = started('referee');
  const err = gather(child.stderr);
  child.stdin.on('error', () => undefined);
  child.stdout.once('data', () => child.stdout.destroy());
  child.stdin.end(COWPATH.repeat(20_000));
  expect(await ended(child)).toBe(0);
  expect(err()).toBe('');
});

test('a wrong command line ends with exit code 2 and a sentence, no stack trace', async () => {
  const child = started('simulate', '--game', 'chess');
  const [out, err] = [gather(child.stdout), gather(child.stderr)];
  expect(await ended(child)).toBe(2);
  expect(out()).toBe('');
  expect(err()).toBe(
    'abacow simulate: --game must be cowpath or trio, not "chess".\nSee: abacow simulate --help\n',
  );
});
