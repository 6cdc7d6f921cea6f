/** What a command may see and do of the world outside; tests pass one of their own. */
export interface World {
  /** To standard output. */
  write(text: string): void;
  /** To standard error. */
  warn(text: string): void;
  /** Standard output is a terminal that a person looks at. */
  readonly watched: boolean;
  /** Standard error is one. */
  readonly warned: boolean;
  /** A person at a keyboard can answer: input and output are a terminal. */
  readonly attended: boolean;
  readonly columns: number;
  hasFile(path: string): boolean;
  readFile(path: string): string;
  writeFile(path: string, text: string): void;
  writeBytes(path: string, bytes: Uint8Array): void;
  /** Milliseconds that only ever go forward. */
  clock(): number;
  /** A seed that nobody has seen before. */
  freshSeed(): string;
  pause(milliseconds: number): Promise<void>;
  /** Chunks of standard input. */
  input(): AsyncIterable<Uint8Array>;
  /** Single keys as they are pressed, while `attended`. */
  keys(): AsyncIterable<string>;
  /** One line that a person types, or null at the end of input. */
  ask(question: string): Promise<string | null>;
}
