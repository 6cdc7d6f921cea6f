/** How often a seat may do what nobody has to do. Stored events are not judged by it, so a limit can change. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { type SeatHelp, isSameHelp } from '../help.ts';
import { type TableRefusal, refuseCommand } from '../refusals.ts';
import type { Table } from '../table.ts';
import { tokensIn } from '../steps.ts';

/** A seat offers a tie at most once between two tokens. */
export const whyTooSoon = (table: Table, seat: Seat): TableRefusal | null =>
  table.game?.offeredAt[seat] === tokensIn(table) ? refuseCommand('tie/too-soon', seat) : null;

export const whySameHelp = ({ helps }: Table, seat: Seat, help: SeatHelp): TableRefusal | null =>
  isSameHelp(need(helps[seat]), help) ? refuseCommand('help/same', seat) : null;
