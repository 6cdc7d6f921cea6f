// A computer player's thread: runs the TypeScript sources as they are.
import { register } from 'tsx/esm/api';

register();
await import('../src/tables/computer.worker.ts');
