/** Reads typed lines. Lines that were typed ahead or piped in are queued for later questions. */
import { type Interface, createInterface } from 'node:readline';
import { escapeHidden } from '@abacow/rules';

export interface LineReader {
  /** The next line, or null at the end of input and after Ctrl-C. */
  ask(question: string): Promise<string | null>;
  close(): void;
}

export const createLineReader = (
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  onInterrupt: () => void,
): LineReader => {
  let reader: Interface | null = null;
  let ended = false;
  const typed: string[] = [];
  const asked: ((line: string | null) => void)[] = [];
  const open = (): Interface => {
    const opened = createInterface({ input, output });
    opened.on('line', (line) => {
      const answer = asked.shift();
      if (answer === undefined) typed.push(line);
      else answer(line);
    });
    // In a terminal the reader gets Ctrl-C as a key: there is no signal.
    opened.on('SIGINT', () => {
      onInterrupt();
      typed.length = 0;
      opened.close();
    });
    opened.on('close', () => {
      ended = true;
      for (const answer of asked.splice(0)) answer(null);
    });
    return opened;
  };
  const ask = (question: string): Promise<string | null> => {
    reader ??= open();
    const waiting = typed.shift();
    if (waiting !== undefined || ended) {
      output.write(question + (waiting === undefined ? '' : `${escapeHidden(waiting)}\n`));
      return Promise.resolve(waiting ?? null);
    }
    reader.setPrompt(question);
    reader.prompt();
    return new Promise((resolve) => asked.push(resolve));
  };
  return { ask, close: () => reader?.close() };
};
