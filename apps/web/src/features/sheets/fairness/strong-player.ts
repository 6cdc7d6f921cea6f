/** A player with the engine's evaluation, one turn ahead: slower, and much closer to how good players play. */
import { openComputer } from '@abacow/ai';
import { PASS, parseMove } from '@abacow/rules/cowpath';
import { loadWeights } from '../../../table/computer/weights.ts';
import type { TrialPlayer } from './player.ts';

export const openStrongPlayer = async (): Promise<TrialPlayer> => {
  const computer = await openComputer('cowpath', loadWeights('cowpath'));
  return (position) => parseMove(computer.glance(position).move) ?? PASS;
};
