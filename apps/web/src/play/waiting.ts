import type { Awaited } from './awaited.ts';
import type { GameTable } from './gametable.ts';

/** A computer is to act and cannot: a person has to do something first. */
const isHeldUp = ({ computers, ownDice }: GameTable): boolean =>
  (computers !== undefined && (computers.stopped || computers.trouble !== null)) ||
  (ownDice !== undefined && ownDice.awaiting !== null);

/** Whom a table waits for. The page carries it beside the step count, so that a program that plays knows when to go on. */
export const waitsFor = (local: GameTable): Awaited => {
  if (local.presence !== undefined && local.saved === 'saving') return 'service';
  if (local.phase === 'over') return 'nobody';
  if (local.holding) return 'round';
  if (local.thinking) return isHeldUp(local) ? 'me' : 'computer';
  // The coin is everybody's.
  const coin = local.phase === 'opening' && local.toAct === null;
  return local.mine || (coin && local.mySeats.length > 0) ? 'me' : 'others';
};
