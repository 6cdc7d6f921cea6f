/** What can be shown before the service has answered. */
import type { DiceSource } from '@abacow/dice';
import type { Seat } from '@abacow/rules';
import {
  type Command,
  type Table,
  type TableEvent,
  type TableRefusal,
  decide,
  isTableRefusal,
} from '@abacow/table';

export type Prediction =
  | { readonly kind: 'event'; readonly event: TableEvent; readonly table: Table }
  /** Only the service can compute the result. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly refusal: TableRefusal };

/** Only the service knows who is away. */
const isAboutAbsence = ({ kind }: Command): boolean => kind === 'call-computer' || kind === 'end-absent';

type Asking = { readonly by: string; readonly absent?: readonly Seat[] };

export const predict = (table: Table, command: Command, asking: Asking): Prediction => {
  let thrown = false as boolean;
  const dice: DiceSource = {
    throwDice: (count) => {
      thrown = true;
      return Array.from({ length: count }, () => 0);
    },
  };
  if (isAboutAbsence(command)) return { kind: 'unknown' };
  const decided = decide(table, command, { ...asking, now: table.lastAt, dice });
  if (isTableRefusal(decided)) return { kind: 'refused', refusal: decided };
  const isShown = command.kind === 'play' || command.kind === 'answer' || command.kind === 'take-back';
  return thrown || !isShown
    ? { kind: 'unknown' }
    : { kind: 'event', event: decided.event, table: decided.table };
};

/** Whether the shown event equals the confirmed one, apart from its time. */
export const isSame = (shown: TableEvent, confirmed: TableEvent): boolean =>
  JSON.stringify({ ...shown, at: 0 }) === JSON.stringify({ ...confirmed, at: 0 });
