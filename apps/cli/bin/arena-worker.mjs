// A thread does not inherit what the main one registered.
import { register } from 'tsx/esm/api';

register();
await import('../src/arena/worker.ts');
