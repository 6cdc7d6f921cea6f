/**
 * `abacow arena` between this checkout's computer player and another checkout's, to measure a change:
 * tsx --conditions=source apps/cli/measure/versus.ts CHECKOUT PLAYER GAME GAMES SEED [LEVEL SEATS]
 * PLAYER is `net` or `advise:MS`, with processor time. The rules are this checkout's for both.
 */
import { resolve } from 'node:path';
import type { Computer, openComputer } from '@abacow/ai';
import { type GameName, gameOf } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { readFileSync } from 'node:fs';
import { isComplaint } from '../src/arguments.ts';
import { playHere } from '../src/arena/processes.ts';
import { makeReport } from '../src/arena/report.ts';
import { standingOf } from '../src/arena/score.ts';
import { terminalGame } from '../src/games/registry.ts';
import type { Maker } from '../src/players/players.ts';

const [checkout, player, name, games, seed, level = 'junior', seats = '2'] = process.argv.slice(2) as [
  string,
  string,
  GameName,
  string,
  string,
  string?,
  string?,
];

const openFrom = async (folder: string): Promise<Computer> => {
  const ai = resolve(folder, 'packages/ai');
  const engine = (await import(`${ai}/src/index.ts`)) as { readonly openComputer: typeof openComputer };
  const read = (ending: string): Buffer => readFileSync(`${ai}/weights/${name}.${ending}`);
  const manifest: unknown = JSON.parse(read('json').toString());
  return engine.openComputer(name, { manifest, bytes: read('bin') });
};

const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const time = { total: 0, decisions: 0 };
const makerFor =
  (computer: Computer, timed: boolean): Maker =>
  () =>
  (position) => {
    const begun = now();
    const { move } =
      player === 'net'
        ? computer.glance(position)
        : computer.advise(position, { ms: Number(player.replace('advise:', '')), now });
    if (timed) {
      time.total += now() - begun;
      time.decisions++;
    }
    return need(gameOf(position).parseMove(move));
  };

const game = terminalGame(name);
const values = game.arenaValues(name === 'trio' ? { level, seats: Number(seats) } : {});
const setting = game.openSetting(values, seed);
if (isComplaint(setting)) throw new Error(setting.reason);
const players = {
  challenger: makerFor(await openFrom('.'), true),
  opponent: makerFor(await openFrom(checkout), false),
};
const contest = { game, seed, seats: game.seatsFor(values), setting, players };
const groups = Math.ceil(Number(games) / contest.seats);
const standing = standingOf(playHere(contest, groups, () => undefined));
const text = { game: name, seed, challenger: 'this', opponent: 'the other', values };
process.stdout.write(`${player}\n${makeReport({ text, contest, standing, groups })}\n`);
process.stdout.write(`${(time.total / time.decisions).toFixed(1)} ms a decision\n`);
