/** Reads a table's stream of JSON lines, as a program without WebSockets does. */
import type { ServerMessage, ViewMessage } from '@abacow/protocol';

export class LineStream {
  readonly lines: string[] = [];
  isEnded = false;
  #wake: (() => void)[] = [];
  readonly #abort = new AbortController();

  static async open(port: number, path: string, headers: Record<string, string>): Promise<LineStream> {
    const stream = new LineStream();
    const { signal } = stream.#abort;
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers, signal });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    void stream.#read(response);
    return stream;
  }

  async #read(response: Response): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    try {
      for await (const bytes of response.body!) {
        const [...lines] = (rest + decoder.decode(bytes, { stream: true })).split('\n');
        rest = lines.pop()!;
        this.lines.push(...lines);
        this.#wakeAll();
      }
    } catch {
      // The server disconnected.
    }
    this.isEnded = true;
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  get messages(): readonly ServerMessage[] {
    return this.lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ServerMessage);
  }

  get view(): ViewMessage | undefined {
    return this.messages.findLast((message) => message.kind === 'view');
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.isEnded) throw new Error(`ended before ${holds.toString()}: ${this.lines.join('\n')}`);
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  async ended(): Promise<void> {
    while (!this.isEnded) await new Promise<void>((resolve) => this.#wake.push(resolve));
  }

  close(): void {
    this.#abort.abort();
  }
}
