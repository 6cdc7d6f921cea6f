/** The process of the victims: `victim NAME PORT`. It measures for as long as the parent asks. */
import { openComputerGames } from './computer-games.ts';
import { openPairs } from './pairs.ts';
import { openStrangers } from './strangers.ts';

export type Measured = {
  /** In milliseconds. */
  readonly latencies: readonly number[];
  /** What else was counted. */
  readonly notes: Readonly<Record<string, number>>;
};
export type Victims = { readonly measure: (ms: number) => Promise<Measured> };

const VICTIMS = { pairs: openPairs, 'computer-games': openComputerGames, strangers: openStrangers };
export type VictimName = keyof typeof VICTIMS;

const [name, port] = process.argv.slice(2);
if (process.send !== undefined) {
  const victims = await VICTIMS[name as VictimName](Number(port));
  process.on('message', (ms: number) => void victims.measure(ms).then((measured) => process.send!(measured)));
  process.send('ready');
}
