/** Watches the server during an attack: its memory, and whether it answers at /healthz. */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';

export type Observed = { peakMb: number; asked: number; failed: number; slowestMs: number };

const EVERY_MS = 250;
const ANSWER_WITHIN_MS = 2000;

/** Resident memory of a process; 0 where the system does not show it. */
export const memoryMb = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

const isHealthy = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/healthz', timeout: ANSWER_WITHIN_MS });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
    asked.once('response', (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.end();
  });

/** Observes until the result is called, once per question at a time. */
export const observe = (pid: number, port: number, observed: Observed): (() => void) => {
  let isAsking = false;
  const look = async (): Promise<void> => {
    observed.peakMb = Math.max(observed.peakMb, memoryMb(pid));
    if (isAsking) return;
    isAsking = true;
    const began = performance.now();
    const healthy = await isHealthy(port);
    isAsking = false;
    observed.asked += 1;
    if (!healthy) observed.failed += 1;
    observed.slowestMs = Math.max(observed.slowestMs, performance.now() - began);
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => clearInterval(timer);
};
