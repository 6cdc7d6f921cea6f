/** Throws every die of a table again. */
import {
  type Command,
  type Table,
  type TableEvent,
  apply,
  decide,
  holderOf,
  isTableRefusal,
  makeTableDice,
} from '@abacow/table';

/** The command that throws the dice of this event; null if it throws none. */
const throwOf = (event: TableEvent): Command | null => {
  switch (event.kind) {
    case 'tossed':
      return { kind: 'toss' };
    case 'rolled':
      return { kind: 'roll', seat: event.seat };
    case 'played':
      return event.token.includes('=')
        ? { kind: 'play', seat: event.seat, move: event.token.split('=')[0]! }
        : null;
    default:
      return null;
  }
};

const actorOf = (table: Table, command: Command): string => {
  const seat = 'seat' in command ? command.seat : 0;
  return holderOf(table.seats[seat]!) ?? '';
};

export type DiceResult = { readonly throws: number; readonly wrong: readonly string[] };

/** Compares each throw of the events with the one that follows from the secret, the seeds and the number of throws. */
export const throwAgain = (events: readonly TableEvent[], secret: string): DiceResult => {
  const dice = makeTableDice(secret);
  const wrong: string[] = [];
  let throws = 0;
  let table: Table | null = null;
  for (const [number, event] of events.entries()) {
    const command = throwOf(event);
    if (table !== null && command !== null) {
      const by = actorOf(table, command);
      const decided = decide(table, command, { by, now: event.at, dice: dice(table) });
      throws += 1;
      if (isTableRefusal(decided) || JSON.stringify(decided.event) !== JSON.stringify(event))
        wrong.push(`event ${number}: ${JSON.stringify(event)} instead of ${JSON.stringify(decided)}`);
    }
    table = apply(table, event);
  }
  return { throws, wrong };
};
