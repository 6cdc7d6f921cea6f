// A process of its own, which registers for itself.
import { register } from 'tsx/esm/api';

register();
await import('../src/arena/worker.ts');
