// The service alone, without the built app, for tests and benchmarks; says its port.
import { register } from 'tsx/esm/api';

register();
const { parseOptions } = await import('../src/options.ts');
const { startServer } = await import('../src/serve.ts');
const running = await startServer(parseOptions(process.env, process.cwd()), new Map());
console.log(`port ${running.port}`);
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
