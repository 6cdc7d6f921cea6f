import { main } from '../src/main.ts';
import { scriptedWorld } from './scripted-world.ts';

type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a command line in a world of its own. */
export const ran = async (
  args: string | readonly string[],
  script: Parameters<typeof scriptedWorld>[0] = {},
): Promise<Ran> => {
  const world = scriptedWorld(script);
  const code = await main(typeof args === 'string' ? args.split(' ') : args, world);
  return { code, out: world.out(), err: world.err() };
};
