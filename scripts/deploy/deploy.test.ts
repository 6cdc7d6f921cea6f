/** The files in deploy/ and in .github/ fit the code. What needs Caddy, nginx or other programs: npm run deploy:check. */
import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Running } from '../../apps/server/src/serve.ts';
import { metricsOf, startTestServer } from '../../apps/server/test/test-server.ts';
import { SERVER_EXTERNAL } from '../build/build.ts';
import { PRODUCTS } from '../build/products.mjs';
import { assignmentsIn, expressionsIn, metricsIn, optionNames, parseDockerfile, readText } from './files.ts';

const ROOT = new URL('../../', import.meta.url);
const isThere = (path: string): boolean => existsSync(new URL(path, ROOT));

const OPTIONS = optionNames();
const NODE = readText('.nvmrc').trim();
const image = parseDockerfile(readText('deploy/Dockerfile'));
const unit = readText('deploy/abacow.service');

type Service = {
  readonly environment: Readonly<Record<string, string | number>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
};
type Compose = {
  readonly services: Readonly<Record<'app' | 'db' | 'caddy', Service>> & {
    readonly app: { readonly build: { readonly context: string; readonly dockerfile: string } };
  };
  readonly volumes: Readonly<Record<string, null>>;
};
const compose = parse(readText('deploy/compose.yml')) as Compose;

test('the options of the server are found', () => {
  for (const name of ['PORT', 'HOST', 'DATA_DIR', 'PROXIES', 'ORIGINS', 'METRICS_TOKEN', 'LOG_LEVEL'])
    expect(OPTIONS).toContain(name);
});

test('every option is documented', () => {
  const page = readText('docs/RUNNING.md');
  for (const name of OPTIONS) expect(page, name).toContain(`\`${name}\``);
});

describe('names of settings exist', () => {
  const ours = (names: readonly string[]): readonly string[] => names.filter((name) => name !== 'NODE_ENV');

  test('in the systemd unit', () => {
    const names = ours(Object.keys(assignmentsIn(unit)));
    expect(names).toContain('DATA_DIR');
    for (const name of names) expect(OPTIONS).toContain(name);
  });

  test('in the Dockerfile', () => {
    const names = ours(Object.keys(assignmentsIn(image.instructions.join('\n'))));
    expect(names).toContain('DATA_DIR');
    for (const name of names) expect(OPTIONS).toContain(name);
  });

  test('in compose.yml', () => {
    for (const name of Object.keys(compose.services.app.environment)) expect(OPTIONS).toContain(name);
  });

  test('in the Caddyfile, and compose.yml sets all of them', () => {
    const names = [...readText('deploy/Caddyfile').matchAll(/\{\$(\w+):/g)].map(([, name]) => name);
    expect(Object.keys(compose.services.caddy.environment).sort()).toEqual(names.sort());
  });

  test('in the example of .env', () => {
    const names = [...readText('deploy/env.example').matchAll(/^(?!COMPOSE_)(\w+)=/gm)].map(
      ([, name]) => name,
    );
    const used = [...readText('deploy/compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(used));
  });
});

test('behind the proxies of deploy/ the server trusts one address', () => {
  expect(assignmentsIn(unit)['PROXIES']).toBe('1');
  expect(compose.services.app.environment['PROXIES']).toBe(1);
});

describe('compose.yml', () => {
  test('names files and volumes that exist', () => {
    expect(isThere('deploy/Caddyfile')).toBe(true);
    const { context, dockerfile } = compose.services.app.build;
    expect(isThere(`deploy/${context}/${dockerfile}`)).toBe(true);
    for (const { volumes = [] } of Object.values(compose.services))
      for (const volume of volumes) {
        const [source] = volume.split(':') as [string];
        expect(
          source.startsWith('./') ? isThere(`deploy/${source}`) : source in compose.volumes,
          volume,
        ).toBe(true);
      }
  });

  test('shows metrics to this machine alone', () => {
    const { METRICS_PORT: port } = compose.services.app.environment;
    expect(compose.services.app.ports).toEqual([`127.0.0.1:${port}:${port}`]);
  });
});

type LockedPackage = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
const locked = (JSON.parse(readText('package-lock.json')) as { packages: Record<string, LockedPackage> })
  .packages;

/** A package with everything that it needs. */
const withDependencies = (name: string, known: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
  if (known.has(name)) return known;
  const { dependencies, optionalDependencies } = locked[`node_modules/${name}`]!;
  return Object.keys({ ...dependencies, ...optionalDependencies }).reduce<ReadonlySet<string>>(
    (all, each) => withDependencies(each, all),
    new Set([...known, name]),
  );
};

describe('the Dockerfile', () => {
  const sources = image.copies.map(({ from }) => from);
  const isCopied = (path: string): boolean =>
    sources.some((source) => path === source || path.startsWith(`${source}/`));

  test('takes over what is built', () => {
    for (const path of [...PRODUCTS.server.to, ...PRODUCTS.app.to, ...PRODUCTS.docs.to])
      expect(isCopied(path), path).toBe(true);
  });

  test('takes over all packages that are not in the bundle, with what they need', () => {
    // pg tries to load pg-native and does without it.
    const external = SERVER_EXTERNAL.filter((name) => name !== 'pg-native');
    for (const name of external.flatMap((each) => [...withDependencies(each)]))
      expect(isCopied(`node_modules/${name}`), name).toBe(true);
  });

  test('installs with the package.json of every workspace, before it copies the code', () => {
    const { instructions } = image;
    const before = instructions.slice(0, instructions.indexOf('COPY . .'));
    expect(before.at(-1)).toMatch(/^RUN npm ci /);
    for (const parent of ['packages', 'apps'])
      for (const name of readdirSync(new URL(parent, ROOT))) {
        const path = `${parent}/${name}/package.json`;
        expect(before).toContain(`COPY ${path} ${path}`);
      }
  });

  test('names only files that are in the repository or are made by the build', () => {
    const isMade = (path: string): boolean => /^node_modules\/|\/dist$|^dist\//.test(path);
    for (const path of sources) expect(isMade(path) || isThere(path), path).toBe(true);
  });

  test('runs the server that is built, as a user without rights, and checks its health', () => {
    expect(image.instructions.at(-1)).toBe(`CMD ["node", "${PRODUCTS.server.to[0]}"]`);
    expect(image.instructions).toContain('USER abacow');
    expect(image.instructions.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/healthz');
  });

  test('uses the Node of .nvmrc, and the same Debian in both stages', () => {
    expect(image.bases).toEqual([`node:${NODE}-bookworm-slim`, 'debian:bookworm-slim']);
  });

  test('.dockerignore leaves in what the build needs, and no secrets', () => {
    const ignored = readText('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    for (const path of [
      'apps',
      'packages',
      'scripts',
      'docs',
      'examples',
      'package.json',
      'package-lock.json',
      '.npmrc',
    ])
      expect(ignored).not.toContain(path);
    for (const pattern of ['**/.env', '**/*.db', 'data', '.git']) expect(ignored).toContain(pattern);
  });
});

describe('the systemd unit', () => {
  test('starts what npm run serve starts', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
    expect(/^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit)?.[1]).toBe(scripts['serve']);
  });

  test('stores games where it may write', () => {
    const [, folder] = /^StateDirectory=(.*)$/m.exec(unit)!;
    expect(assignmentsIn(unit)['DATA_DIR']).toBe(`/var/lib/${folder}`);
    expect(unit).toMatch(/^DynamicUser=yes$/m);
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
  });
});

describe('metrics', () => {
  let running: Running;
  beforeAll(async () => {
    running = await startTestServer({ metricsPort: 0 });
  });
  afterAll(() => running.stop());

  test('that expressions name are found', () => {
    expect(metricsIn('60 * rate(abacow_troubles_total{job="a_b"}[$__rate_interval])')).toEqual([
      'abacow_troubles_total',
    ]);
    expect(metricsIn('time() - min(process_start_time_seconds) > up{}')).toEqual([
      'process_start_time_seconds',
      'up',
    ]);
  });

  test.each([
    ['dashboard', 'deploy/grafana-dashboard.json'],
    ['alerts', 'deploy/alerts.yml'],
  ])('of the %s exist', async (_, file) => {
    const text = await metricsOf(running);
    const there = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const named = expressionsIn(parse(readText(file))).flatMap(metricsIn);
    expect(named.length).toBeGreaterThan(3);
    // Prometheus itself adds `up`.
    for (const name of named.filter((each) => each !== 'up')) expect(there).toContain(name);
  });

  test('are read where the unit and compose.yml serve them', () => {
    type Scrape = {
      scrape_configs: readonly { static_configs: readonly { targets: readonly string[] }[] }[];
    };
    const { scrape_configs: jobs } = parse(readText('deploy/prometheus.yml')) as Scrape;
    const target = `127.0.0.1:${assignmentsIn(unit)['METRICS_PORT']}`;
    expect(jobs[0]!.static_configs[0]!.targets).toEqual([target]);
    expect(compose.services.app.ports![0]).toContain(target);
  });
});

describe('the workflow', () => {
  type Step = { readonly uses?: string; readonly run?: string };
  type Job = {
    readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
    readonly steps: readonly Step[];
  };
  const { jobs } = parse(readText('.github/workflows/ci.yml')) as { jobs: Record<'check' | 'deploy', Job> };
  const versions = jobs.check.strategy!.matrix.node;

  test('runs the whole check on the oldest Node that package.json allows, on that of .nvmrc and on those between', () => {
    const { engines } = JSON.parse(readText('package.json')) as { engines: { node: string } };
    expect(`>=${Math.min(...versions)}`).toBe(engines.node);
    expect(Math.max(...versions)).toBe(Number(NODE));
    expect(versions).toEqual([20, 22, 24]);
    expect(jobs.check.steps.map(({ run }) => run)).toContain('.ci/run');
  });

  test('uses actions of exact versions', () => {
    const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used.length).toBeGreaterThan(2);
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@v\d+\.\d+\.\d+$/);
  });

  test('runs scripts that exist', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: object };
    for (const { run } of jobs.deploy.steps) {
      const script = /^npm run (\S+)$/.exec(run ?? '')?.[1];
      if (script !== undefined) expect(scripts).toHaveProperty([script]);
    }
  });
});

test('every issue template has a name, a description and a question that needs an answer', () => {
  const files = readdirSync(new URL('.github/ISSUE_TEMPLATE', ROOT)).filter((file) => file !== 'config.yml');
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const template = parse(readText(`.github/ISSUE_TEMPLATE/${file}`)) as {
      name: unknown;
      description: unknown;
      body: readonly { id: string; validations?: { required?: boolean } }[];
    };
    expect([typeof template.name, typeof template.description]).toEqual(['string', 'string']);
    expect(
      template.body.some(({ validations }) => validations?.required === true),
      file,
    ).toBe(true);
    expect(new Set(template.body.map(({ id }) => id)).size).toBe(template.body.length);
  }
});
