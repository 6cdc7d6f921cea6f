import type { Platform } from '@abacow/client';
import type { FileEntry } from './terminal/disk.ts';
import type { Program } from './terminal/program.ts';
import type { Piece } from './terminal/style.ts';

/** All I/O that commands may use. Tests pass a scripted one. */
export interface Environment {
  /** Writes to standard output. */
  write(text: string): void;
  /** Writes to standard output, in colours if it shows them. */
  paint(pieces: readonly Piece[]): void;
  /** Writes to standard error. */
  warn(text: string): void;
  /** Clears the terminal of standard output. */
  clearScreen(): void;
  /** Clears the current line of standard error. */
  clearLine(): void;
  readonly isOutputTerminal: boolean;
  readonly isErrorTerminal: boolean;
  /** Both standard input and standard output are a terminal. */
  readonly isInteractive: boolean;
  readonly columns: number;
  /** Where unfinished games are saved; null if the user has no folder of their own. */
  readonly stateFolder: string | null;
  /** Where the tokens of online play are stored; null if the user has no folder of their own. */
  readonly configFolder: string | null;
  hasFile(path: string): boolean;
  readFile(path: string): string;
  /** Creates missing folders, as `writeBytes` does. */
  writeFile(path: string, text: string): void;
  writeBytes(path: string, bytes: Uint8Array): void;
  /** Only the user may read the file. */
  writeSecret(path: string, text: string): void;
  /** None if there is no such folder. */
  listFiles(folder: string): readonly FileEntry[];
  removeFile(path: string): void;
  /** Requests and sockets, with their timers. */
  readonly network: Platform;
  /** Starts a program that answers each line with a line. */
  startProgram(command: string): Program;
  /** Milliseconds; never goes back. */
  clock(): number;
  /** A new random seed. */
  freshSeed(): string;
  pause(milliseconds: number): Promise<void>;
  /** Chunks of standard input. */
  input(): AsyncIterable<Uint8Array>;
  /** Keys as they are pressed, until Ctrl-C; only if `isInteractive`. */
  keys(): AsyncIterable<string>;
  /** One typed line, or null at the end of input and after Ctrl-C. */
  ask(question: string): Promise<string | null>;
}
