/** Commands about seats: sitting down, leaving, and the seats of players who are away. */
import type { Seat } from '@abacow/rules';
import { seedDeadline } from '../clock.ts';
import type { AbsenceCommand, SitCommand } from '../commands.ts';
import type { Sat } from '../events.ts';
import { whyNotUnderWay } from '../judge/phases.ts';
import { whyNotSit } from '../judge/seats.ts';
import { isName } from '../names.ts';
import { type TableRefusal, refuseCommand } from '../refusals.ts';
import { type Computer, type Person, isLevel, personSeats } from '../seats.ts';
import { type Table, awaitedSeeds, isHost, isKept } from '../table.ts';
import { type Context, type Decided, whyNotHost, whyNotSeat } from './context.ts';

/** What a seat adds to the dice. Computers add nothing. */
const seedOf = (
  { dice: { scheme } }: Table,
  { sitter, seed, seedCommitment }: SitCommand,
): Pick<Sat, 'seed' | 'seedCommitment'> => {
  if (scheme === 1) return { seed };
  return seedCommitment === undefined || sitter.kind === 'computer'
    ? { seed: '' }
    : { seed: '', seedCommitment };
};

const whyNotSitter = (table: Table, { seat, sitter }: SitCommand, context: Context): TableRefusal | null => {
  if (sitter.kind === 'person') return isName(sitter.name) ? null : refuseCommand('seat/name', sitter.name);
  const refusal = whyNotHost(table, context, seat);
  return refusal ?? (isLevel(sitter.level) ? null : refuseCommand('seat/level', sitter.level));
};

/** A copied commitment would be revealed with a copied seed: the seat adds nothing of its own to the dice. */
const whyNotSeed = (table: Table, command: SitCommand): TableRefusal | null => {
  const { seedCommitment: wanted } = seedOf(table, command);
  if (wanted === undefined) return null;
  const { commitment, seedCommitments } = table.dice;
  const others = seedCommitments.filter((_, seat) => seat !== command.seat);
  return [commitment, ...others].includes(wanted) ? refuseCommand('seed/same', command.seat) : null;
};

export const decideSit = (table: Table, command: SitCommand, context: Context): Decided => {
  const { seat, sitter } = command;
  const { by, now: at, isBot } = context;
  const refusal =
    whyNotSit(table, seat, sitter.kind === 'person' ? by : null) ??
    whyNotSitter(table, command, context) ??
    whyNotSeed(table, command);
  if (refusal !== null) return refusal;
  const seating: Person | Computer =
    sitter.kind === 'person'
      ? { ...sitter, holder: by, ...(isBot === true ? { bot: true } : {}) }
      : { kind: 'computer', level: sitter.level };
  return { kind: 'sat', at, seat, seating, ...seedOf(table, command) };
};

/** The host may remove a computer; a person can only leave on their own, and leaving a running game gives it up. */
export const decideLeave = (table: Table, seat: Seat, { by, now: at, absent }: Context): Decided => {
  if (table.phase === 'over') return refuseCommand('game/over', seat);
  const sentAway = table.seats[seat]?.kind === 'computer' && isHost(table, by, absent);
  const refusal = sentAway ? null : whyNotSeat(table, seat, by);
  if (refusal !== null) return refusal;
  return { kind: table.phase === 'seating' || sentAway ? 'left' : 'given-up', at, seat };
};

/** Seats whose seed is overdue. */
export const withholding = (table: Table, now: number): readonly Seat[] => {
  const deadline = seedDeadline(table);
  return deadline !== null && now >= deadline ? awaitedSeeds(table) : [];
};

/** The other players at the table may act on an absence. */
export const decideAbsence = (table: Table, { kind, seat }: AbsenceCommand, context: Context): Decided => {
  const { by, now: at, absent = [] } = context;
  const isReserved = kind === 'call-computer' && isKept(table, seat);
  const refusal = isReserved ? null : whyNotUnderWay(table, seat);
  if (refusal !== null) return refusal;
  const isHere = personSeats(table.seats).some((person) => whyNotSeat(table, person, by) === null);
  if (!isHere) return refuseCommand('seat/not-yours', seat);
  const isAbsent = absent.includes(seat) || withholding(table, at).includes(seat);
  if (table.seats[seat]?.kind !== 'person' || !isAbsent) return refuseCommand('absence/here', seat);
  return { kind: kind === 'call-computer' ? 'computer-called' : 'absence-ended', at, seat };
};
