import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { stopOnSignal } from './processes.ts';

const signalled = () => {
  const done: string[] = [];
  const kill = (_pid: number, signal?: string | number): true => {
    done.push(`itself ${signal}`);
    return true;
  };
  const program = Object.assign(new EventEmitter(), { pid: 1, kill });
  const worker = { kill: (signal?: NodeJS.Signals | number) => done.push(`worker ${signal}`) > 0 };
  const stop = stopOnSignal([worker, worker], program as unknown as NodeJS.Process);
  return { done, program, stop };
};

test.each(['SIGINT', 'SIGTERM'])(
  '%s kills workers, however busy they are, and then the program itself',
  (signal) => {
    const { done, program } = signalled();
    program.emit(signal, signal);
    expect(done).toEqual(['worker SIGKILL', 'worker SIGKILL', `itself ${signal}`]);
    expect(program.listenerCount(signal)).toBe(0);
  },
);

test('afterwards signals are nobody\u2019s business any more', () => {
  const { program, stop } = signalled();
  stop();
  expect(program.eventNames()).toEqual([]);
});
