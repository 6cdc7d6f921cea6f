/** A table at which an attacker and a victim have sat down. */
import type { Guest } from '../net.ts';
import { newGuest, openTable } from '../net.ts';
import { SHEET, until } from '../seat.ts';
import type { Target } from '../target.ts';
import { type Player, newPlayer } from './player.ts';

export const COWPATH = { game: 'cowpath', sheet: SHEET };
export const TRIO = { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 };
/** Both ways together 200 ms. */
export const DELAY_MS = 100;

export type Duel = { readonly attacker: Player; readonly victim: Player; readonly id: string };

const open = async (port: number, host: Guest, table: object): Promise<string> => {
  const id = await openTable(port, host, table);
  if (id === null) throw new Error('the table was refused');
  return id;
};

/** Seat 0 is the attacker's. Both have sat down, and no seed is revealed. */
export const openDuel = async ({ port, victimPort }: Target, table: object): Promise<Duel> => {
  const [mine, theirs] = ['127.9.0.1', '127.1.0.1'];
  const host = await newGuest(port, mine, 'Mallory');
  const id = await open(port, host, { seats: [{ kind: 'open' }, { kind: 'open' }], ...table });
  const attacker = await newPlayer({ port, address: mine, seat: 0 }, id, host);
  const victim = await newPlayer({ port: victimPort, address: theirs, seat: 1, delayMs: DELAY_MS }, id);
  await attacker.sit();
  await until(() => victim.seen() === attacker.seen());
  await victim.sit();
  await until(() => attacker.table().phase !== 'seating' && victim.seen() === attacker.seen());
  return { attacker, victim, id };
};

export const revealBoth = async ({ attacker, victim }: Duel): Promise<void> => {
  await attacker.revealSeed();
  await until(() => victim.seen() === attacker.seen());
  await victim.revealSeed();
  await until(() => victim.seen() === attacker.seen());
};
