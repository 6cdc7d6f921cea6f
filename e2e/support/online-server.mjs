// Runs app and service in a separate process for the browser tests. The parent process sends one message at a time: open a
// service on a store, close it, or advance the time.
import { register } from 'tsx/esm/api';
import { steadySite } from './chance.mjs';
import { pass, seedServer } from './online-chance.mjs';

register();
const { makeFile, readSite } = await import('../../apps/server/src/http/site.ts');
const { parseOptions } = await import('../../apps/server/src/options.ts');
const { startServer } = await import('../../apps/server/src/serve.ts');
const site = steadySite(await readSite(process.env.SITE), makeFile);
let running = null;

const handlers = {
  open: async ({ env, seed }) => {
    seedServer(seed);
    running = await startServer(parseOptions({ ...process.env, ...env }, process.cwd()), site);
    return running.port;
  },
  close: async () => {
    await running?.stop();
    running = null;
  },
  pass: async ({ ms }) => pass(ms),
};

process.on('message', ({ kind, ...message }) => {
  handlers[kind](message).then(
    (value) => process.send({ value }),
    (error) => process.send({ error: String(error?.stack ?? error) }),
  );
});
process.send({ value: 'ready' });
