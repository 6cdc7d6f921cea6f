/**
 * npm run dev: the app from Vite with hot reload; the API and the sockets from a server that restarts on every change.
 * PORT is the server's port (3000), DEV_PORT the app's (5173).
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { vite } from '../build/app.ts';
import { ROOT, say } from '../install.mjs';
import { bin } from '../steps.ts';

const port = process.env['PORT'] ?? '3000';
const devPort = process.env['DEV_PORT'] ?? '5173';

const start = (command: string, args: readonly string[], cwd: string) =>
  spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, PORT: port } });

say(`The app: http://localhost:${devPort}/ (API and sockets come from port ${port})`);
const children = [
  start(
    bin('tsx'),
    ['watch', '--clear-screen=false', '--conditions=source', 'apps/server/src/main.ts', '--api-only'],
    ROOT,
  ),
  start(
    process.execPath,
    [vite(), '--port', devPort, '--strictPort', '--clearScreen', 'false'],
    join(ROOT, 'apps/web'),
  ),
];

const stop = (): void => {
  for (const child of children) child.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// When one of the two ends, the other is stopped too.
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
