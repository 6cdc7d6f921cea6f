/**
 * One person on both seats of a table, who plays as fast as answers come and reconnects after every failure. Records
 * the acknowledged events: they must never be lost.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { legalNotation } from '@abacow/rules';
import { type TableEvent, seatToAct, gameAt } from '@abacow/table';
import { Client, eager } from './client.ts';
import { type Person, cowpathTable, openTable } from './test-server.ts';

export class Solo {
  readonly person: Person;
  readonly #port: () => number;
  table: string | null = null;
  /** Acknowledged events by table, under their numbers. */
  readonly acknowledged = new Map<string, Map<number, TableEvent>>();
  finished = 0;
  moves = 0;
  stopped = false;

  constructor(person: Person, port: () => number) {
    this.person = person;
    this.#port = port;
  }

  async run(): Promise<void> {
    while (!this.stopped) {
      try {
        this.table ??= await openTable(
          this.#port(),
          this.person,
          cowpathTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }),
        );
        await this.#playOn(this.table);
      } catch {
        // The server is down: reconnect until it is up again.
        await pause(50);
      }
    }
  }

  async #playOn(id: string): Promise<void> {
    const client = await Client.greet(this.#port(), this.person.secret);
    try {
      await client.watch(id);
      await Promise.race([client.sitDown(id), client.gone()]);
      while (!this.stopped && client.tables.get(id)!.phase !== 'over') {
        const table = client.tables.get(id)!;
        const seat = seatToAct(table)!;
        const command = { kind: 'play', seat, move: eager(legalNotation(gameAt(table).position)) } as const;
        const reply = await Promise.race([client.command(id, command, randomUUID()), client.gone()]);
        if (reply === null) return;
        if (!reply.ok) throw new Error(reply.code);
        const known = this.acknowledged.get(id) ?? new Map<number, TableEvent>();
        this.acknowledged.set(id, known);
        reply.events.forEach((event, index) => known.set(reply.from + index, event));
        this.moves += 1;
      }
      if (client.tables.get(id)!.phase !== 'over') return;
      this.finished += 1;
      this.table = null;
    } finally {
      client.tear();
    }
  }
}
