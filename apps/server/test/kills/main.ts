/**
 * `npm run kills -- --store sqlite --kills 1000`: breaks the server or its database again and again while pairs of guests
 * play, then checks every event that a guest received and every die.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { throwAgain } from '../dice.ts';
import type { StoreKind, StoreReader } from '../stores.ts';
import { newPerson } from '../test-server.ts';
import { FAULTS, type Fault, type Scene, openScene } from './faults.ts';
import { type Pair, createPair } from './pair.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    kills: { type: 'string', default: '20' },
    fault: { type: 'string', default: 'kill' },
    pairs: { type: 'string', default: '20' },
  },
});
const store = values.store as StoreKind;
const fault = values.fault as Fault;
const [kills, pairCount] = [Number(values.kills), Number(values.pairs)];

const misuse = (): string | null => {
  if (!['sqlite', 'postgres'].includes(store)) return '--store is sqlite or postgres';
  if (!FAULTS.includes(fault)) return `--fault is one of ${FAULTS.join(', ')}`;
  if (store === 'sqlite' && (fault === 'stop' || fault === 'crash')) return 'only PostgreSQL can be stopped';
  if (fault === 'disk-full' && process.getuid?.() !== 0) return 'only root can mount a small disk';
  return kills > 0 && pairCount > 0 ? null : '--kills and --pairs are numbers above 0';
};

const number = (value: number): string => value.toLocaleString('en');
const total = (pairs: readonly Pair[]): number => pairs.reduce((sum, { moves }) => sum + moves(), 0);
const POLL_MS = 5;

const untilMoved = async (pairs: readonly Pair[], moves: number): Promise<void> => {
  const before = total(pairs);
  while (total(pairs) < before + moves) await pause(POLL_MS);
};

const untilAllMoved = async (pairs: readonly Pair[]): Promise<void> => {
  const before = pairs.map(({ moves }) => moves());
  while (pairs.some(({ moves }, index) => moves() === before[index])) await pause(POLL_MS);
};

/** With a full disk moves stop after a while; only then it is repaired. */
const STALLED_MS = 1500;
const untilStalled = async (pairs: readonly Pair[]): Promise<void> => {
  for (let before = -1; total(pairs) !== before; await pause(STALLED_MS)) before = total(pairs);
};

const breakAgainAndAgain = async (scene: Scene, pairs: readonly Pair[]): Promise<void> => {
  for (let done = 1; done <= kills; done++) {
    // At another moment each time.
    await untilMoved(pairs, pairs.length + ((done * 7) % 13));
    const repair = await scene.break();
    if (fault === 'disk-full') await untilStalled(pairs);
    await repair();
    if (done % 50 === 0 || done === kills)
      console.log(`${done} times ${fault}: ${number(total(pairs))} commands acknowledged`);
  }
  await untilAllMoved(pairs);
};

type Result = { readonly events: number; readonly throws: number; readonly wrong: readonly string[] };

const checkTable = async (
  reader: StoreReader,
  table: string,
  received: readonly string[],
): Promise<Result> => {
  const entries = await reader.entriesFrom(table, 0);
  const stored = entries.flatMap(({ events }) => events);
  const lost = received.flatMap((text, index) =>
    JSON.stringify(stored[index]) === text ? [] : [`${table} ${index}: ${text} was received, not stored`],
  );
  const commands = entries.map(({ command }) => command);
  const twice = commands.filter((command, index) => commands.indexOf(command) !== index);
  const { throws, wrong } = throwAgain(stored, (await reader.table(table))!.secret);
  return {
    events: received.length,
    throws,
    wrong: [...lost, ...twice.map((command) => `${table}: ${command} is stored twice`), ...wrong],
  };
};

const check = (scene: Scene, pairs: readonly Pair[]): Promise<readonly Result[]> =>
  scene.read(async (reader) => {
    const results: Result[] = pairs.map(({ changed }) => ({ events: 0, throws: 0, wrong: changed }));
    for (const { received } of pairs)
      for (const [table, events] of received) results.push(await checkTable(reader, table, events));
    return results;
  });

const run = async (): Promise<void> => {
  const scene = await openScene(store, fault);
  const pairs: Pair[] = [];
  for (let index = 0; index < pairCount; index++)
    pairs.push(
      createPair([await newPerson(scene.port(), 'Ada'), await newPerson(scene.port(), 'Ben')], scene.port),
    );
  const playing = pairs.map((pair) => pair.run());
  await breakAgainAndAgain(scene, pairs);
  pairs.forEach((pair) => pair.stop());
  await Promise.all(playing);
  const results = await check(scene, pairs);
  await scene.stop();
  const wrong = results.flatMap((result) => result.wrong);
  const sum = (of: (result: Result) => number): string =>
    number(results.reduce((all, each) => all + of(each), 0));
  wrong.slice(0, 20).forEach((line) => console.error(line));
  console.log(
    `${kills} times ${fault} on ${store}: ${sum(({ events }) => events)} received events and ${sum(({ throws }) => throws)} throws checked, ${wrong.length} wrong.`,
  );
  if (wrong.length > 0) process.exitCode = 1;
};

const why = misuse();
if (why === null) await run();
else {
  console.error(`✗ ${why}`);
  process.exitCode = 2;
}
