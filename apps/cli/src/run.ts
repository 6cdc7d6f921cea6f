import { main } from './main.ts';
import { nodeWorld } from './node-world.ts';

/** A reader that went away (`abacow … | head`) is no error. */
const leaveQuietly = (error: NodeJS.ErrnoException): void => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
};

/** The whole program: never a stack trace, always an exit code. */
export const run = async (args: readonly string[]): Promise<void> => {
  process.stdout.on('error', leaveQuietly);
  process.stderr.on('error', leaveQuietly);
  const world = nodeWorld();
  try {
    process.exitCode = await main(args, world);
  } catch (error) {
    process.stderr.write(`abacow: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    world.close();
  }
};
