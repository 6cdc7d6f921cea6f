/** The service alone, without the built app, for tests and benchmarks. It prints its port. */
import { parseOptions } from '../src/options.ts';
import { startServer } from '../src/serve.ts';

const running = await startServer(parseOptions(process.env, process.cwd()), new Map());
console.log(`port ${running.port}`);
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
