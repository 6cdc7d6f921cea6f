// A separate process, so it registers tsx itself.
import { register } from 'tsx/esm/api';

register();
await import('../src/arena/worker.ts');
