/// <reference lib="webworker" />
import { openComputer } from '@abacow/ai';
import { loadWeights } from '../../table/computer/weights.ts';
import type { Day } from '../../device/day/day.ts';
import { daySetup } from './day-game.ts';
import { strongestResult } from './strongest.ts';
import type { DayResult } from '../../device/day/tries.ts';

export type Answer = { readonly result: DayResult | null };

const answer = async (day: Day): Promise<Answer> => {
  const { game } = daySetup(day);
  return { result: strongestResult(day, await openComputer(game, loadWeights(game))) };
};

self.addEventListener('message', ({ data: day }: MessageEvent<Day>) => {
  void answer(day)
    .catch((): Answer => ({ result: null }))
    .then((answered) => self.postMessage(answered));
});
