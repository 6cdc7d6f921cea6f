/** Keys of a terminal as they are pressed, without waiting for Enter. */
type Terminal = AsyncIterable<string | Uint8Array> & { setRawMode(raw: boolean): unknown; pause(): unknown };

const CTRL_C = '\x03';

/** In raw mode Ctrl-C is a key and not a signal. It ends the keys. */
export async function* keysPressed(terminal: Terminal, onInterrupt: () => void): AsyncIterable<string> {
  terminal.setRawMode(true);
  try {
    for await (const chunk of terminal) {
      const keys = String(chunk);
      if (keys.includes(CTRL_C)) return onInterrupt();
      yield keys;
    }
  } finally {
    terminal.setRawMode(false);
    terminal.pause();
  }
}
