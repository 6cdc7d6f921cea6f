import { escapeHidden } from '@abacow/rules';
import { main } from './main.ts';
import { nodeEnvironment } from './node-environment.ts';

/** A reader that closed the pipe (`abacow … | head`) is not an error. */
const leaveQuietly = (error: NodeJS.ErrnoException): void => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
};

/** Runs the program. It always sets an exit code and never prints a stack trace. */
export const run = async (args: readonly string[]): Promise<void> => {
  process.stdout.on('error', leaveQuietly);
  process.stderr.on('error', leaveQuietly);
  const environment = nodeEnvironment();
  try {
    const code = await main(args, environment);
    process.exitCode = environment.exitCode ?? code;
  } catch (error) {
    process.stderr.write(`abacow: ${escapeHidden(error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
  } finally {
    environment.close();
  }
};
