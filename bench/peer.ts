/**
 * The other implementation, as far as the benchmark uses it. It is loaded at run time only, so that type
 * checks and tests of the project never need its dependencies.
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
  /** Takes a choice and says which token that was, dice included. */
  take(choice: Choice): string;
}

export interface Peer {
  /** Uniform playouts from a seed of the peer's own dice; how many decisions were made. */
  playCowpath(sheet: string, seed: number, below: Below): number;
  playTrio(seed: number, below: Below): number;
  matchCowpath(sheet: string, seed: number): PeerMatch;
  matchTrio(seed: number): PeerMatch;
}

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Ends the benchmark with one sentence when the packages it is measured beside cannot be installed. */
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
  // boardgame.io, Redux and Immer skip their development checks in production, which is their fastest.
  process.env['NODE_ENV'] = 'production';
  const entry = new URL('./boardgame-io/index.ts', import.meta.url).href;
  return (await import(entry)) as Peer;
}
