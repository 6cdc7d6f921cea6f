/** `abacow online` and `abacow bot` against a real server. */
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../../apps/cli/src/main.ts';
import { type ScriptedEnvironment, scriptedEnvironment } from '../../apps/cli/test/scripted-environment.ts';
import type { Running } from '../../apps/server/src/serve.ts';
import { SHEET, startTestServer } from '../../apps/server/test/test-server.ts';

const RUN = fileURLToPath(new URL('../../apps/cli/src/run.ts', import.meta.url));
const REFEREE = `${process.execPath} --conditions=source --import tsx -e "import('${RUN}').then((cli) => cli.run(['referee']))"`;

let server: Running;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

type Ask = ScriptedEnvironment['ask'];

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

/** Types when the prompt is there: lists the moves, then plays one of them. */
const eager = (environment: ScriptedEnvironment): Ask => {
  let listed = -1;
  return async () => {
    while (!environment.out().endsWith('> ')) await tick();
    const out = environment.out();
    if (listed < 0) {
      listed = out.length;
      return 'moves';
    }
    const legal = out.slice(listed).split('\n')[0]!.split(' ');
    listed = -1;
    return (
      legal.find((move) => !move.startsWith('t') && move !== '-') ??
      legal.find((move) => move.startsWith('t')) ??
      '-'
    );
  };
};

const run = async (
  args: readonly string[],
  environment: ScriptedEnvironment,
  ask: Ask = environment.ask,
  network: Partial<ScriptedEnvironment['network']> = {},
): Promise<number> => main(args, { ...environment, ask, network: { ...environment.network, ...network } });

const newGame = ['--game', 'cowpath', '--sheet', SHEET, '--server'];

describe('abacow online', () => {
  test('plays a whole game at a new table, and stores the token', async () => {
    const environment = scriptedEnvironment();
    const args = ['online', ...newGame, url, '--against', '1', '--name', 'Ada'];
    expect(await run(args, environment, eager(environment))).toBe(0);
    expect(environment.out()).not.toContain('Waiting for players');
    expect(environment.out()).toMatch(/You are Ada \((cross|circle)\)/);
    expect(environment.out()).toMatch(/The end: (.+ wins|a tie)/);
    expect([environment.err(), [...environment.files.keys()]]).toEqual(['', ['/config/online.json']]);
  });

  test('leaves the seat taken after Ctrl-C, says how to return, and returns', async () => {
    const environment = scriptedEnvironment();
    const interrupted: Ask = async () => {
      while (!environment.out().endsWith('> ')) await tick();
      return null;
    };
    await run(['online', ...newGame, url, '--against', '1', '--name', 'Ben'], environment, interrupted);
    const [, code] = /Come back with: abacow online (\w+) --server http/.exec(environment.out()) ?? [];
    expect(code).toBeDefined();
    const list = await run(['online', '--server', url], environment);
    expect([list, environment.out()]).toEqual([
      0,
      expect.stringContaining(`Your games:\n  ${code}  Cowpath: Ben`),
    ]);
    expect(await run(['online', code!, '--server', url], environment, eager(environment))).toBe(0);
    expect(environment.out()).toMatch(/The end: (.+ wins|a tie)/);
    expect(environment.out()).not.toContain('Your name');
  });

  test('reconnects when the connection is lost', async () => {
    const environment = scriptedEnvironment();
    let sockets = 0;
    /** The first socket breaks off after its second message. */
    class Breaking extends WebSocket {
      constructor(address: string) {
        super(address);
        let messages = 0;
        const isFirst = sockets++ === 0;
        this.on('message', () => isFirst && ++messages === 2 && this.terminate());
      }
    }
    const args = ['online', ...newGame, url, '--against', '1', '--name', 'Cleo'];
    expect(await run(args, environment, eager(environment), { WebSocket: Breaking })).toBe(0);
    expect(environment.out()).toContain('Connection lost. Trying again …');
    expect(environment.out()).toMatch(/The end: (.+ wins|a tie)/);
  });

  /** A service that also sends `text`, after the welcome and the events of the table. */
  const sending = (text: (table: string) => string) =>
    class extends WebSocket {
      constructor(address: string) {
        super(address);
        this.once('message', () =>
          this.once('message', (bytes: Buffer) => {
            const { table } = JSON.parse(String(bytes)) as { table: string };
            setImmediate(() => this.emit('message', Buffer.from(text(table)), false));
          }),
        );
      }
    };

  test('ends with a request to update when the service sends events that it cannot read', async () => {
    const environment = scriptedEnvironment();
    const newer = sending((table) =>
      JSON.stringify({ kind: 'events', table, from: 1, events: [{ kind: 'danced' }] }),
    );
    const args = ['online', ...newGame, url, '--against', '1', '--name', 'Fay'];
    const never: Ask = () => new Promise(() => undefined);
    expect(await run(args, environment, never, { WebSocket: newer })).toBe(1);
    expect(environment.err()).toContain('update abacow');
  });

  test('says that something is not shown, and goes on, when it is not an event', async () => {
    const environment = scriptedEnvironment();
    const newer = sending(() => '{"kind":"fireworks"}');
    const args = ['online', ...newGame, url, '--against', '1', '--name', 'Gil'];
    expect(await run(args, environment, eager(environment), { WebSocket: newer })).toBe(0);
    expect(environment.out().match(/Something is not shown: .*update abacow/g)).toHaveLength(1);
    expect(environment.out()).toMatch(/The end: (.+ wins|a tie)/);
  });

  test.each([
    [['online'], 2, '--server is missing'],
    [['online', '--server', 'ftp://x'], 2, 'must be an address'],
    [['online', '!!', '--server', 'x'], 2, 'neither the code nor the address'],
    [['online', '--server', 'http://127.0.0.1:1'], 1, 'does not answer'],
    [['bot', '--server', 'x'], 2, '--engine is missing'],
    [['bot', '--engine', 'x', '--server', 'x'], 2, 'say where to play'],
  ])('%j ends with %i', async (args, code, text) => {
    const environment = scriptedEnvironment();
    expect([await run(args, environment), environment.err()]).toEqual([code, expect.stringContaining(text)]);
  });

  test('names the table that is not there', async () => {
    const environment = scriptedEnvironment();
    const code = await run(['online', `${url}/join/NOSUCH`, '--name', 'Eve'], environment);
    expect([code, environment.err()]).toEqual([1, 'abacow online: there is no such table.\n']);
  });
});

describe('abacow bot', () => {
  test('plays as a bot with a program that gives advice', async () => {
    const environment = scriptedEnvironment();
    const args = ['bot', '--engine', REFEREE, '--ms', '1', ...newGame, url, '--name', 'Adviser'];
    expect([await run(args, environment), environment.err()]).toEqual([0, '']);
    expect(environment.out()).toMatch(/The end: (.+ wins|a tie)/);
    const [, id] = /table\/(\w+)/.exec(environment.out())!;
    const { table } = (await server.service.hub.table(id!))!;
    expect(table.seats[0]).toMatchObject({ name: 'Adviser', bot: true });
    expect(table.outcome).toMatchObject({ by: 'play' });
  });

  const BAD = [
    ['that ends', 'exit 0', 'the engine has ended'],
    ['that is not there', './no-such-engine 2>/dev/null', 'the engine was not found'],
    ['that is not executable', '/dev/null 2>/dev/null', 'cannot be run'],
    [
      'that answers nonsense',
      'while read -r line; do echo hello; done',
      'does not answer with a JSON object',
    ],
    ['that cheats', `while read -r line; do echo '{"ok":true,"move":"z9"}'; done`, 'is not legal'],
  ] as const;

  test.each(BAD)('opens no table for a program %s', async (_, engine, text) => {
    const environment = scriptedEnvironment();
    const asked: string[] = [];
    const counting: ScriptedEnvironment['network']['fetch'] = (url, request) => {
      asked.push(url);
      return fetch(url, request);
    };
    const code = await run(['bot', '--engine', engine, ...newGame, url], environment, environment.ask, {
      fetch: counting,
    });
    expect([code, environment.err()]).toEqual([1, expect.stringContaining(text)]);
    expect(asked).toEqual([]);
  });

  /** Good enough when it is tried: for the first `new` and `advise`. */
  const later = (engine: string): string =>
    `for n in 1 2; do read -r line; echo '{"ok":true,"move":"t12345"}'; done; ${engine}`;

  test.each(
    BAD.filter(([, engine]) => !engine.includes('/dev/null')).map(
      ([name, engine, text]) => [name, later(engine), text] as const,
    ),
  )('gives up for a program %s', async (_, engine, text) => {
    const environment = scriptedEnvironment();
    const code = await run(['bot', '--engine', engine, ...newGame, url], environment);
    expect([code, environment.err()]).toEqual([1, expect.stringContaining(text)]);
    const [, id] = /table\/(\w+)/.exec(environment.out())!;
    await expect
      .poll(async () => (await server.service.hub.table(id!))!.table.outcome)
      .toMatchObject({
        kind: 'win',
        by: 'giving-up',
      });
  });
});
