/** Rules about how far a table is. */
import { type TableRefusal, refuseCommand } from '../refusals.ts';
import { type Table, isUnderWay } from '../table.ts';

/** For a table at which nobody plays now. */
export const notPlaying = ({ phase }: Table, about: string | number): TableRefusal =>
  refuseCommand(phase === 'over' ? 'game/over' : 'turn/not-playing', about);

/** Dropping out and absence are possible in the opening, too. */
export const whyNotUnderWay = (table: Table, about: string | number): TableRefusal | null =>
  isUnderWay(table) ? null : notPlaying(table, about);

export const whyNotSeating = ({ phase }: Table, about: string | number = ''): TableRefusal | null => {
  if (phase === 'over') return refuseCommand('game/over', about);
  return phase === 'seating' ? null : refuseCommand('start/already', about);
};
