import type { GameTable } from './game-table.ts';

/**
 * What a table waits for. `round`: a won round is on screen until it is dismissed. `lost`: a lost turn is on screen for a
 * moment. `pass`: the device is passed to the next player. `service`: a command was sent and is not answered.
 */
export type WaitsFor = 'me' | 'round' | 'lost' | 'pass' | 'computer' | 'others' | 'service' | 'nobody';

/** A computer is to act and cannot until a person does something. */
const isHeldUp = ({ computers, ownDice }: GameTable): boolean =>
  (computers !== undefined && (computers.stopped || computers.trouble !== null)) ||
  (ownDice !== undefined && ownDice.awaiting !== null);

/** The page has this and the step count in attributes, so that programs that play know when to go on. */
export const waitsFor = (table: GameTable): WaitsFor => {
  if (table.presence !== undefined && table.saved === 'saving') return 'service';
  if (table.phase === 'over') return 'nobody';
  if (table.holding) return 'round';
  if (table.lost !== null) return 'lost';
  if (table.passing !== undefined && table.passing.passTo !== null) return 'pass';
  if (table.thinking) return isHeldUp(table) ? 'me' : 'computer';
  // Anybody can toss the coin.
  const coin = table.phase === 'opening' && table.toAct === null;
  return table.mine || (coin && table.mySeats.length > 0) ? 'me' : 'others';
};
