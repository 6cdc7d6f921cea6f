/** All I/O that commands may use. Tests pass a scripted one. */
export interface Environment {
  /** Writes to standard output. */
  write(text: string): void;
  /** Writes to standard error. */
  warn(text: string): void;
  /** Clears the terminal of standard output. The only control characters that a command may write. */
  clearScreen(): void;
  /** Clears the current line of standard error. */
  clearLine(): void;
  readonly isOutputTerminal: boolean;
  readonly isErrorTerminal: boolean;
  /** Both standard input and standard output are a terminal. */
  readonly isInteractive: boolean;
  readonly columns: number;
  hasFile(path: string): boolean;
  readFile(path: string): string;
  writeFile(path: string, text: string): void;
  writeBytes(path: string, bytes: Uint8Array): void;
  /** Milliseconds; never goes back. */
  clock(): number;
  /** A new random seed. */
  freshSeed(): string;
  pause(milliseconds: number): Promise<void>;
  /** Chunks of standard input. */
  input(): AsyncIterable<Uint8Array>;
  /** Keys as they are pressed; only if `isInteractive`. */
  keys(): AsyncIterable<string>;
  /** One typed line, or null at the end of input. */
  ask(question: string): Promise<string | null>;
}
