/** People at this device, with or without a name. */
import { type Seat, standInName } from '@abacow/rules';
import type { Person, TableEvent } from '@abacow/table';

/** A person without a name is stored with a placeholder name, for older versions of the app, and with a mark. */
export const personAt = (
  seat: Seat,
  name: string | null,
  holder: string,
  player: string | null = null,
): Person => ({
  kind: 'person',
  name: name ?? standInName(seat),
  holder,
  named: name !== null,
  ...(player === null ? {} : { player }),
});

/** For games saved before that mark existed: there, only the placeholder shows who has no name. */
export const withPeopleMarked = (event: TableEvent): TableEvent => {
  if (event.kind !== 'sat' && event.kind !== 'kept') return event;
  const { seat, seating } = event;
  if (seating.kind !== 'person' || seating.named !== undefined) return event;
  return { ...event, seating: { ...seating, named: seating.name !== standInName(seat) } };
};
