/** npm run deploy:check: tries the files in deploy/ with the programs they are for. A program that is missing is named. */
import { fileURLToPath } from 'node:url';
import { layOutImage, sizesOf } from './image.ts';
import { CADDYFILE, type StartProxy, startCaddy, startNginx, testNginx } from './proxies.ts';
import { type BuiltServer, startBuilt } from './server.ts';
import { streamLines } from './stream.ts';
import { type Result, attempt, checkWith, failed, missing, passed, run } from './tools.ts';
import { OPENS_PER_MINUTE, playGame, useUpLimit, visitPages } from './visit.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const deploy = (file: string): string => `${ROOT}deploy/${file}`;

const SYMBOLS = { passed: '✓', failed: '✗', missing: '–' } as const;
const results: Result[] = [];
const note = (result: Result): void => {
  results.push(result);
  const about = result.kind === 'missing' ? `not checked: ${result.note}` : result.note;
  console.log(`${SYMBOLS[result.kind]} ${result.what}${about === '' ? '' : ` (${about})`}`);
};

const DEBIAN = 'apt-get install caddy nginx prometheus docker-compose openssl';

const checkFiles = async (): Promise<void> => {
  note(
    await checkWith('deploy/Caddyfile', [
      ['caddy', 'validate', '--config', CADDYFILE, '--adapter', 'caddyfile'],
    ]),
  );
  const nginx = await testNginx().catch((error: unknown) => ({ status: 1, text: String(error) }));
  if (nginx === null) note(missing('deploy/nginx.conf', 'there is no nginx here'));
  else
    note(
      nginx.status === 0 ? passed('deploy/nginx.conf', 'nginx -t') : failed('deploy/nginx.conf', nginx.text),
    );
  note(
    await checkWith('deploy/prometheus.yml, deploy/alerts.yml', [
      ['promtool', 'check', 'config', deploy('prometheus.yml')],
    ]),
  );
  note(
    await checkWith('deploy/abacow.service', [
      ['systemd-analyze', 'verify', '--man=no', deploy('abacow.service')],
    ]),
  );
  note(
    await checkWith('deploy/abacow.service: exposure at most 2.0', [
      ['systemd-analyze', 'security', '--offline=yes', '--threshold=20', deploy('abacow.service')],
    ]),
  );
  const env = { DOMAIN: 'abacow.example', POSTGRES_PASSWORD: 'secret' };
  const compose = ['--file', deploy('compose.yml'), 'config', '--quiet'];
  const hasPlugin = (await run('docker', ['compose', 'version']))?.status === 0;
  note(
    await checkWith(
      'deploy/compose.yml',
      [hasPlugin ? ['docker', 'compose', ...compose] : ['docker-compose', ...compose]],
      { env },
    ),
  );
  note(await checkWith('deploy/Dockerfile: style', [['hadolint', deploy('Dockerfile')]]));
};

const checkProxy = async (name: string, start: StartProxy): Promise<void> => {
  const exists = (await run(name, ['-v'])) !== null;
  if (!exists) return note(missing(`${name} in front of the server`, `there is no ${name} here`));
  const server = await startBuilt(ROOT, ['scripts/run/serve.mjs'], {
    PROXIES: '1',
    OPENS_PER_MINUTE: String(OPENS_PER_MINUTE),
  });
  try {
    const proxy = await start(server.port);
    note(await attempt(`${name}: pages over https`, () => visitPages(proxy)));
    note(await attempt(`${name}: a game over a socket`, () => playGame(proxy)));
    note(await attempt(`${name}: the client's address`, () => useUpLimit(proxy)));
    await proxy.stop();
    note(await attempt(`${name}: a stream`, () => streamLines(start)));
  } catch (error) {
    note(failed(`${name} in front of the server`, String(error)));
  } finally {
    await server.stop();
  }
};

/** Only our own metrics: names of prom-client's default metrics are not ours to change. */
const checkMetrics = async ({ metricsPort }: BuiltServer): Promise<Result> => {
  const input = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const output = await run('promtool', ['check', 'metrics'], { input });
  if (output === null) return missing('metrics', 'there is no promtool here');
  const faults = output.text.split('\n').filter((line) => line !== '' && !line.startsWith('nodejs_'));
  return faults.length === 0 ? passed('metrics', 'promtool check') : failed('metrics', faults.join('; '));
};

/** Without Docker: the same files in a folder. */
const checkImage = async (): Promise<void> => {
  const folder = layOutImage();
  const server = await startBuilt(folder, ['apps/server/dist/main.mjs']).catch((error: unknown) =>
    String(error),
  );
  if (typeof server === 'string') return note(failed('the files of the image', server));
  const health = await fetch(`http://127.0.0.1:${server.port}/healthz`);
  note(
    health.ok
      ? passed('the files of the image', sizesOf(folder))
      : failed('the files of the image', '/healthz'),
  );
  note(await checkMetrics(server));
  await server.stop();
  const docker = await run('docker', ['info']);
  if (docker?.status !== 0)
    return note(missing('the image itself', 'there is no Docker here, or it does not run'));
  note(await checkWith('the image itself', [['docker', 'build', '--file', deploy('Dockerfile'), ROOT]]));
};

await checkFiles();
await checkImage();
await checkProxy('caddy', startCaddy);
await checkProxy('nginx', startNginx);

const count = (kind: Result['kind']): number => results.filter((result) => result.kind === kind).length;
console.log(`\n${count('passed')} checked, ${count('failed')} failed, ${count('missing')} not checked`);
if (count('missing') > 0) console.log(`On Debian: ${DEBIAN}`);
process.exit(count('failed') > 0 ? 1 : 0);
