/** Compares our rules with boardgame.io's: uniform playouts of both games in one run on one core. */
import { seededDice } from '@abacow/dice';
import { loadPeer, type Peer } from './peer.ts';
import { playCowpath, playTrio } from './playouts.ts';
import { randomSheet } from './sheets.ts';

const SLICES = 10;
const OUR_SLICE_MS = 500;
const PEER_SLICE_MS = 1500;
const SHEETS = 256;

interface Tally {
  games: number;
  decisions: number;
  /** Processor time, so that other programs on the machine don't count; includes garbage collection and compiling. */
  seconds: number;
}

type PlayGame = (game: number) => number;

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function playSlice(play: PlayGame, ms: number, tally: Tally): void {
  const end = performance.now() + ms;
  const start = processorSeconds();
  while (performance.now() < end) tally.decisions += play(tally.games++);
  tally.seconds += processorSeconds() - start;
}

/** The sides take turns in short slices, so that other load on the machine slows both equally. */
function measure(ours: PlayGame, peers: PlayGame): readonly [Tally, Tally] {
  const warmUp = { games: 0, decisions: 0, seconds: 0 };
  playSlice(ours, OUR_SLICE_MS, warmUp);
  playSlice(peers, PEER_SLICE_MS, warmUp);
  const our = { games: 0, decisions: 0, seconds: 0 };
  const peer = { games: 0, decisions: 0, seconds: 0 };
  for (let slice = 0; slice < SLICES; slice++) {
    playSlice(ours, OUR_SLICE_MS, our);
    playSlice(peers, PEER_SLICE_MS, peer);
  }
  return [our, peer];
}

const whole = (value: number): string => Math.round(value).toLocaleString('en').padStart(12);
const perSecond = (count: number, { seconds }: Tally): number => count / seconds;

function printLine(game: string, who: string, tally: Tally): void {
  const games = whole(perSecond(tally.games, tally));
  const decisions = whole(perSecond(tally.decisions, tally));
  const mean = (tally.decisions / tally.games).toFixed(1).padStart(10);
  console.log(`${game.padEnd(8)} ${who.padEnd(13)}${games}${decisions}${mean}`);
}

function compare(game: string, ours: PlayGame, peers: PlayGame): string {
  const [our, peer] = measure(ours, peers);
  printLine(game, 'abacow', our);
  printLine(game, 'boardgame.io', peer);
  const ratio = perSecond(our.decisions, our) / perSecond(peer.decisions, peer);
  return `ratio ${game} ${Math.round(ratio)}`;
}

function compareBoth(peer: Peer): readonly string[] {
  const { below } = seededDice('bench rules');
  const sheets = Array.from({ length: SHEETS }, () => randomSheet(below));
  const sheetOf = (game: number) => sheets[game % SHEETS]!;
  return [
    compare(
      'cowpath',
      (game) => playCowpath(sheetOf(game), below),
      (game) => peer.playCowpath(sheetOf(game).text, game, below),
    ),
    compare(
      'trio',
      () => playTrio(below),
      (game) => peer.playTrio(game, below),
    ),
  ];
}

export async function run(): Promise<void> {
  const peer = await loadPeer();
  console.log('Uniform playouts, every decision drawn evenly from the full legal list, one core.\n');
  console.log(
    `${'game'.padEnd(9)}${'rules'.padEnd(13)}${'games/s'.padStart(12)}${'decisions/s'.padStart(12)}${'a game'.padStart(10)}`,
  );
  const ratios = compareBoth(peer);
  console.log(`\n${ratios.join('\n')}`);
}
