/** What `abacow online` and `abacow bot` say about a table. */
import type { TableChange } from '@abacow/client';
import type { LobbyTable } from '@abacow/protocol';
import { type GameStep, gameOf } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { type Seating, type Table, isBot, lastEffects, shownName } from '@abacow/table';
import { listOf } from '../arguments.ts';
import { describeOutcome, describeSeat, describeStep } from '../describe/describe.ts';

const sitterName = (seating: Seating): string => {
  switch (seating.kind) {
    case 'person':
      return `${shownName(seating.name)}${isBot(seating) ? ' [bot]' : ''}`;
    case 'computer':
      return `computer ${seating.level}`;
    case 'open':
      return 'a free seat';
  }
};

/** `Ada (cross)`. */
export const nameAt = ({ choice, seats }: Pick<Table, 'choice' | 'seats'>, seat: number): string =>
  `${sitterName(need(seats[seat]))} (${describeSeat(choice.game, seat)})`;

const stepOf = ({ event, before, after }: TableChange): GameStep | null => {
  const [from, to] = [before?.game ?? null, after.game];
  return event.kind !== 'played' || from === null || to === null
    ? null
    : { token: event.token, before: from.position, position: to.position, effects: lastEffects(after) };
};

/** What happened, as a sentence; empty for what players don't have to know. */
export const describeUpdate = (update: TableChange): string => {
  const { event, before, after } = update;
  const who = 'seat' in event ? nameAt(event.kind === 'left' ? (before ?? after) : after, event.seat) : '';
  const step = stepOf(update);
  if (step !== null) return `${describeStep(step)}.`;
  switch (event.kind) {
    case 'sat':
      return `${who} sits down.`;
    case 'left':
      return `${who} leaves.`;
    case 'tossed':
      return `The coin says: ${who} begins.`;
    case 'rolled':
      return `${who} rolls ${[...event.faces].join(' ')}.`;
    case 'given-up':
      return `${who} gives up.`;
    case 'time-up':
      return `The time of ${who} is up.`;
    case 'tie-offered':
      return `${who} offers a tie. Type tie to agree, no tie to decline.`;
    case 'tie-declined':
      return `${who} declines the tie.`;
    case 'taken-back':
      return `${who} takes the last decision back.`;
    case 'computer-called':
      return `A computer plays for ${who}.`;
    default:
      return '';
  }
};

export const describeEnd = (table: Table): string => {
  const { game, outcome } = table;
  if (game === null || outcome === null || outcome.kind === 'broken-off') return 'The end: not finished.';
  return `The end: ${describeOutcome(game.setup, outcome, (seat) => nameAt(table, seat))}.`;
};

/** A table of the lobby on one line, its code first. */
export const tableLine = ({ code, choice, seats, phase }: LobbyTable): string => {
  const sitters = seats.filter(({ kind }) => kind !== 'open').map((seating) => sitterName(seating));
  const free = seats.length - sitters.length;
  const state = phase === 'seating' ? `${free} free` : phase;
  const names = sitters.length === 0 ? 'nobody' : listOf(sitters, 'and');
  return `${code}  ${gameOf(choice).title}: ${names} (${state})`;
};
