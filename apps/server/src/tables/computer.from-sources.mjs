// The worker in development and in tests. A worker thread needs its own registration of what runs TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./computer.worker.ts');
