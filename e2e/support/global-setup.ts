import { serveApp } from './server.ts';

/** Serves the app for all tests; workers read its address from the environment. */
export default async function start(): Promise<() => Promise<void>> {
  const { url, close } = await serveApp();
  process.env['E2E_URL'] = url;
  return close;
}
