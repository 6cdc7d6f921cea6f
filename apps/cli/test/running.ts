import { main } from '../src/main.ts';
import { scriptedEnvironment } from './scripted-environment.ts';

type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a command line in a scripted environment. */
export const ran = async (
  args: string | readonly string[],
  script: Parameters<typeof scriptedEnvironment>[0] = {},
): Promise<Ran> => {
  const environment = scriptedEnvironment(script);
  const code = await main(typeof args === 'string' ? args.split(' ') : args, environment);
  return { code, out: environment.out(), err: environment.err() };
};
