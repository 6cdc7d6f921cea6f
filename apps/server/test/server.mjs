// Runs the TypeScript sources as they are.
import { register } from 'tsx/esm/api';

register();
await import('./server.ts');
