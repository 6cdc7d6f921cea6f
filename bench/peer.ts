/**
 * The implementation with boardgame.io, as far as the benchmarks use it. It is loaded at run time, so that the
 * project's type checks and tests don't need its dependencies.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Below = (n: number) => number;
type Choice = { readonly move: string; readonly args: readonly unknown[] };

export interface PeerMatch {
  choices(): readonly Choice[];
  /** The state as a view in the notation of the rules package. */
  view(): unknown;
  /** Makes a choice and returns its token, dice included. */
  take(choice: Choice): string;
}

export interface Peer {
  /** A uniform playout with the peer's own dice from this seed; returns the number of decisions. */
  playCowpath(sheet: string, seed: number, below: Below): number;
  playTrio(seed: number, below: Below): number;
  matchCowpath(sheet: string, seed: number): PeerMatch;
  matchTrio(seed: number): PeerMatch;
}

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Exits with one sentence when the packages of the other projects cannot be installed. */
export function installMissing(): void {
  if (existsSync(`${folder}node_modules/@colyseus/core/package.json`)) return;
  console.log("Installing the benchmark's own packages (npm ci in bench/) ...");
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error("The benchmark cannot run: its packages could not be installed (see npm's message above).");
  process.exit(1);
}

export async function loadPeer(): Promise<Peer> {
  installMissing();
  // In production boardgame.io, Redux and Immer skip their development checks and are fastest.
  process.env['NODE_ENV'] = 'production';
  const entry = new URL('./boardgame-io/index.ts', import.meta.url).href;
  return (await import(entry)) as Peer;
}
