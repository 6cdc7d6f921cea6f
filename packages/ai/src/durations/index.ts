export type { TrioLength } from './durations.ts';
export {
  SECONDS_PER_TURN,
  USUAL_MINUTES,
  cowpathMinutes,
  roundMinutes,
  trioMinutes,
  trioTurns,
  usualTarget,
} from './durations.ts';
