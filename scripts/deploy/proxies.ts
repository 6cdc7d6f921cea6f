/** Starts Caddy and nginx with the files in deploy/, on free ports and with certificates for localhost. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/test/ports.ts';
import { readText } from './files.ts';
import { newFolder } from './server.ts';
import { run } from './tools.ts';

export type Proxy = {
  readonly port: number;
  readonly ca: Buffer;
  readonly stop: () => Promise<void>;
};
/** Starts a proxy in front of a port. */
export type StartProxy = (upstream: number) => Promise<Proxy>;

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const MAX_TRIES = 200;

const started = async (child: ChildProcess, port: number, isReady: () => boolean): Promise<void> => {
  let printed = '';
  child.stderr?.on('data', (bytes: Buffer) => (printed += String(bytes)));
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    if (child.exitCode !== null) throw new Error(`it did not start: ${printed}`);
    if (isReady() && (await isOpen(port))) return;
    await pause(50);
  }
  throw new Error(`it does not listen: ${printed}`);
};

const stopper = (child: ChildProcess) => async (): Promise<void> => {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

export const CADDYFILE = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url));

export const startCaddy: StartProxy = async (upstream) => {
  const folder = newFolder();
  const [http, https] = [await freePort(), await freePort()];
  const config = join(folder, 'Caddyfile');
  const options = ['admin off', 'skip_install_trust', `http_port ${http}`, `https_port ${https}`];
  writeFileSync(config, `{\n\t${options.join('\n\t')}\n}\nimport ${CADDYFILE}\n`);
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      DOMAIN: 'localhost',
      ABACOW: `127.0.0.1:${upstream}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const root = join(folder, 'caddy/pki/authorities/local/root.crt');
  const certificate = join(folder, 'caddy/certificates/local/localhost/localhost.crt');
  await started(child, https, () => existsSync(root) && existsSync(certificate));
  return { port: https, ca: readFileSync(root), stop: stopper(child) };
};

/** A certificate for localhost, made by openssl. */
const makeCertificate = async (folder: string): Promise<{ key: string; certificate: string }> => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
  ]);
  if (made?.status !== 0) throw new Error(`openssl made no certificate: ${made?.text ?? 'it is not here'}`);
  return { key, certificate };
};

const replaceOnce = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf does not contain ${from}`);
  return text.replaceAll(from, to);
};

/** The sample with other ports and another certificate; everything else is as it is. */
const adaptSample = (
  ports: { http: number; https: number; upstream: number },
  key: string,
  certificate: string,
): string => {
  const changes: readonly (readonly [string, string])[] = [
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${ports.upstream};`],
    ['/etc/letsencrypt/live/abacow.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/abacow.example/privkey.pem', key],
    ['server_name abacow.example;', 'server_name localhost;'],
  ];
  return changes.reduce((text, [from, to]) => replaceOnce(text, from, to), readText('deploy/nginx.conf'));
};

const writeNginx = async (upstream: number) => {
  const folder = newFolder();
  const [http, https] = [await freePort(), await freePort()];
  const { key, certificate } = await makeCertificate(folder);
  const site = join(folder, 'site.conf');
  writeFileSync(site, adaptSample({ http, https, upstream }, key, certificate));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\n${temporary.join('\n')}\ninclude ${site};\n}\n`,
  );
  return { folder, config, https, certificate };
};

const nginxArgs = (folder: string, config: string): readonly string[] => [
  '-p',
  folder,
  '-e',
  'stderr',
  '-c',
  config,
];

/** Its own opinion of the sample; null where there is no nginx. */
export const testNginx = async (): ReturnType<typeof run> => {
  const { folder, config } = await writeNginx(3000);
  return run('nginx', ['-t', ...nginxArgs(folder, config)]);
};

export const startNginx: StartProxy = async (upstream) => {
  const { folder, config, https, certificate } = await writeNginx(upstream);
  const child = spawn('nginx', nginxArgs(folder, config), { stdio: ['ignore', 'ignore', 'pipe'] });
  await started(child, https, () => true);
  return { port: https, ca: readFileSync(certificate), stop: stopper(child) };
};
