import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { keysPressed } from './keys.ts';
import { createLineReader } from './line-reader.ts';

/** Streams that a line reader takes for a terminal. */
const terminal = () => {
  let raw = false;
  const input = Object.assign(new PassThrough(), { setRawMode: (on: boolean) => void (raw = on) });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  output.resume();
  return { input, output, isRaw: () => raw };
};

test('Ctrl-C at a question ends the input and is reported', async () => {
  const { input, output } = terminal();
  let interrupts = 0;
  const reader = createLineReader(input, output, () => interrupts++);
  const answer = reader.ask('> ');
  input.write('half a line\x03');
  expect(await answer).toBeNull();
  expect(interrupts).toBe(1);
  expect(await reader.ask('> ')).toBeNull();
});

test('the end of input is not an interrupt', async () => {
  const { input, output } = terminal();
  let interrupts = 0;
  const reader = createLineReader(input, output, () => interrupts++);
  const answer = reader.ask('> ');
  input.write('one\ntwo\n');
  expect(await answer).toBe('one');
  expect(await reader.ask('> ')).toBe('two');
  input.end();
  expect(await reader.ask('> ')).toBeNull();
  expect(interrupts).toBe(0);
});

test('Ctrl-C ends the keys, and the terminal is as before', async () => {
  const { input, isRaw } = terminal();
  let interrupts = 0;
  const seen: string[] = [];
  input.write('n');
  for await (const key of keysPressed(input, () => interrupts++)) {
    expect(isRaw()).toBe(true);
    seen.push(key);
    input.write('\x03');
  }
  expect({ seen, interrupts, raw: isRaw() }).toEqual({ seen: ['n'], interrupts: 1, raw: false });
});
