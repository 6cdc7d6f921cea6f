// App and service as one process of their own, for the browser tests; says its port.
import { register } from 'tsx/esm/api';

register();
const { readSite } = await import('../apps/server/src/http/site.ts');
const { parseOptions } = await import('../apps/server/src/options.ts');
const { startServer } = await import('../apps/server/src/serve.ts');
const site = await readSite(process.env.SITE);
const running = await startServer(parseOptions(process.env, process.cwd()), site);
console.log(`port ${running.port}`);
