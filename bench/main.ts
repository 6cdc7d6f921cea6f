/** `npm run bench -- NAME`: each benchmark is a file with a function `run`. */
export interface Bench {
  readonly about: string;
  readonly load: () => Promise<{ run(args: readonly string[]): Promise<void> }>;
}

const BENCHES: Readonly<Record<string, Bench>> = {
  rules: {
    about: 'our rules compared with boardgame.io, uniform playouts',
    load: () => import('./rules.ts'),
  },
  turn: { about: 'one Cowpath turn solved exactly, in microseconds', load: () => import('./turn.ts') },
  server: {
    about: 'our server compared with boardgame.io and Colyseus, moves a second',
    load: () => import('./server.ts'),
  },
  growth: {
    about: 'what a move costs with 1,000 and with 200,000 games in the store',
    load: () => import('./growth.ts'),
  },
  history: {
    about: 'the start page with no finished games on the device and with 10,000',
    load: () => import('./history.ts'),
  },
  practice: {
    about: 'from a key to the painted feedback in practice, on a slow processor',
    load: () => import('./practice.ts'),
  },
  wire: {
    about: 'what a new visitor waits for on a slow phone network',
    load: () => import('./wire.ts'),
  },
  attack: {
    about: 'attacks on our server: what victims notice, and whether it holds',
    load: () => import('./attack.ts'),
  },
  agree: { about: 'checks that both implementations play the same game', load: () => import('./agree.ts') },
};

const [name = '', ...args] = process.argv.slice(2);
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;

if (bench) {
  await (await bench.load()).run(args);
} else {
  const lines = Object.entries(BENCHES).map(([known, { about }]) => `  ${known.padEnd(8)}${about}`);
  console.log(`npm run bench -- NAME, where NAME is one of\n${lines.join('\n')}`);
  if (name !== '--help') process.exitCode = 1;
}
