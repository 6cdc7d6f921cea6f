/// <reference lib="webworker" />
import { openComputer } from '@abacow/ai';
import { serve } from '../../base/worker/serve.ts';
import { loadWeights } from '../../table/computer/weights.ts';
import type { Day } from '../../device/day/day.ts';
import { daySetup } from './day-game.ts';
import { strongestResult } from './strongest.ts';
import type { DayResult } from '../../device/day/tries.ts';

serve<Day, DayResult | null>(async (day) => {
  const { game } = daySetup(day);
  return strongestResult(day, await openComputer(game, loadWeights(game)));
});
