/** The browser's services, created once. */
import { browserRows } from '../../base/storage/indexed-db.ts';
import { type Notes, memoryNotes } from '../../base/storage/notes.ts';
import { motionReduced, settings } from '../../base/settings/settings.svelte.ts';
import { workerComputer } from '../computer/computer.ts';
import { ROLL_MS } from './pace.ts';
import { type Services, waitFor } from './services.ts';

const startWorker = (): Worker =>
  new Worker(new URL('../computer/computer.worker.ts', import.meta.url), {
    type: 'module',
    name: 'computer',
  });

/** Where localStorage is forbidden, even reading the property throws an error. */
const plainNotes = (): Notes => {
  try {
    return localStorage;
  } catch {
    return memoryNotes();
  }
};

/** How long thrown dice roll on screen now. */
const rollMs = (): number => (motionReduced() || settings.speed === 'instant' ? 0 : ROLL_MS);

let made: Services | null = null;

export const browserServices = (): Services =>
  (made ??= {
    rowStore: () => browserRows('games'),
    notes: plainNotes(),
    whenHidden: (call) => {
      addEventListener('pagehide', call);
      return () => removeEventListener('pagehide', call);
    },
    computer: workerComputer(startWorker),
    now: () => Date.now(),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    speed: () => settings.speed,
    rollMs,
    passesDevice: () => settings.passDevice,
    wait: waitFor,
    every: (ms, call) => {
      const timer = setInterval(call, ms);
      return () => clearInterval(timer);
    },
  });
