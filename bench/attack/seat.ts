/** A person at a seat: knows whose turn it is from the events, sits down and sends moves. */
import { type Client, type Guest, type ServerMessage, type TableEvent, openClient } from './net.ts';

export const SHEET = '5xc3451/cc22c3x/oc3c121/445c544/121c3cx/o3c22cc/1543co5';

export type SeatListener = {
  readonly onEvent: (event: TableEvent) => void;
  /** The answer to this seat's last command. */
  readonly onAnswer: (answer: ServerMessage) => void;
};

export type SeatClient = {
  readonly seen: () => number;
  readonly command: (command: object) => void;
  readonly sit: () => void;
  readonly close: () => void;
};

export const openSeat = async (
  port: number,
  guest: Guest,
  table: string,
  seat: number,
  { onEvent, onAnswer }: SeatListener,
): Promise<SeatClient> => {
  let seen = 0;
  let commands = 0;
  const receive = (message: ServerMessage): void => {
    if (message.table !== table || message.events === undefined) return;
    for (const event of message.events.slice(Math.max(0, seen - message.from!))) {
      seen += 1;
      onEvent(event);
    }
    if (message.kind === 'answer') onAnswer(message);
  };
  const lost = (code: number): void => {
    if (!isClosed) throw new Error(`a victim was disconnected: ${code}`);
  };
  let isClosed = false;
  const client: Client = await openClient(port, guest, receive, lost);
  const command = (wanted: object): void =>
    client.send({ kind: 'command', table, id: `${seat}-${commands++}`, seen, command: wanted });
  client.send({ kind: 'watch', table, seen: 0 });
  return {
    seen: () => seen,
    command,
    sit: () => command({ kind: 'sit', seat, sitter: { kind: 'person', name: 'Ada' }, seed: '' }),
    close: () => {
      isClosed = true;
      client.close();
    },
  };
};

const POLL_MS = 5;
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
export const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await pause(POLL_MS);
};
