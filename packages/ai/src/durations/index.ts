export type { TrioLength } from './durations.ts';
export {
  LONG_MINUTES,
  MOST_MINUTES,
  SECONDS_PER_TURN,
  SHORTER_TARGET,
  cowpathMinutes,
  offeredTargets,
  roundMinutes,
  trioMinutes,
  trioTurns,
} from './durations.ts';
