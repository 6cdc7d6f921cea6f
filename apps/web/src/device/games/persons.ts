/** People at this device, with or without a name. */
import { type Seat, standInName } from '@abacow/rules';
import type { Person } from '@abacow/table';

/** A person without a name has a placeholder name and a mark. */
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
