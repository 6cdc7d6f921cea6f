/** Tables for tests. */
import { commitment, makeHex, seededDice, sha256 } from '@abacow/dice';
import { apply } from './apply.ts';
import type { Command } from './commands.ts';
import { type Context, decide } from './decide.ts';
import { isTableRefusal } from './refusals.ts';
import type { TableEvent } from './events.ts';
import { type OpenOptions, openTable } from './open.ts';
import type { TableRefusal } from './refusals.ts';
import type { Seating } from './seats.ts';
import type { Table } from './table.ts';

export const SECRET_BYTES = sha256(new Uint8Array([1, 2, 3]));
export const SECRET = makeHex(SECRET_BYTES);
export const COMMITMENT = commitment(SECRET_BYTES);
export const SHEET = 'x1co/2o3c/c4cx/o5xc';

export const person = (name: string, holder = name): Seating => ({ kind: 'person', name, holder });
export const computer = (level: 1 | 2 | 3 | 4 | 5): Seating => ({ kind: 'computer', level });

export const cowpathOptions = (more: Partial<OpenOptions> = {}): OpenOptions => ({
  id: 'meadow',
  host: 'Ada',
  choice: { game: 'cowpath', sheet: SHEET },
  opening: { kind: 'chosen', seat: 0 },
  clock: { kind: 'none' },
  commitment: COMMITMENT,
  seats: [person('Ada'), person('Ben')],
  seeds: ['daisy', 'clover'],
  now: 1000,
  ...more,
});

export const trioOptions = (more: Partial<OpenOptions> = {}): OpenOptions => ({
  ...cowpathOptions(),
  choice: { game: 'trio', board: 'multiplication', players: 3, level: 'junior', target: 200 },
  opening: { kind: 'lot' },
  seats: [person('Ada'), person('Ben'), person('Cleo')],
  seeds: ['a', 'b', 'c'],
  ...more,
});

export class Bench {
  table: Table;
  readonly events: TableEvent[] = [];

  constructor(options: OpenOptions, start = true) {
    const opened = openTable(options);
    if (isTableRefusal(opened)) throw new Error(opened.code);
    this.events.push(...opened);
    this.table = opened.reduce<Table | null>(apply, null)!;
    if (start) this.do({ kind: 'start' }, { by: options.host });
  }

  try(command: Command, context: Partial<Context> = {}): readonly TableEvent[] | TableRefusal {
    const by = 'seat' in command ? seatHolder(this.table, command.seat) : this.table.host;
    const decided = decide(this.table, command, {
      by,
      now: this.table.lastAt,
      dice: seededDice(this.events.length),
      ...context,
    });
    if (isTableRefusal(decided)) return decided;
    // The table that `decide` returns must equal the one that its event gives.
    const applied = apply(this.table, decided.event);
    if (JSON.stringify(decided.table) !== JSON.stringify(applied))
      throw new Error(`${decided.event.kind}: the table passed on differs from the one that the event makes`);
    this.table = decided.table;
    this.events.push(decided.event);
    return [decided.event];
  }

  /** The command must be accepted. */
  do(command: Command, context: Partial<Context> = {}): this {
    const decided = this.try(command, context);
    if (isTableRefusal(decided)) throw new Error(`${command.kind}: ${decided.code}`);
    return this;
  }

  /** The command must be refused. */
  refusal(command: Command, context: Partial<Context> = {}): string {
    const decided = this.try(command, context);
    if (!isTableRefusal(decided)) throw new Error(`${command.kind} was followed`);
    return decided.code;
  }
}

const seatHolder = (table: Table, seat: number): string => {
  const seating = table.seats[seat];
  if (seating?.kind === 'person') return seating.holder;
  return seating?.kind === 'computer' ? 'house' : table.host;
};
