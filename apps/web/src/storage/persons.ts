/** People at this device, with a name or without. */
import { type Seat, standInName } from '@abacow/rules';
import type { Person, TableEvent } from '@abacow/table';

/** Somebody without a name is kept under a stand-in, for older versions of the app, and marked as having none. */
export const personAt = (seat: Seat, name: string | null, holder: string): Person => ({
  kind: 'person',
  name: name ?? standInName(seat),
  holder,
  named: name !== null,
});

/** Games that were kept before people were marked: there, only the stand-in tells who has no name. */
export const withPeopleMarked = (event: TableEvent): TableEvent => {
  if (event.kind !== 'sat' && event.kind !== 'kept') return event;
  const { seat, seating } = event;
  if (seating.kind !== 'person' || seating.named !== undefined) return event;
  return { ...event, seating: { ...seating, named: seating.name !== standInName(seat) } };
};
