export { auditDice, type DiceFault, type RecordedThrow } from './audit.ts';
export { makeHex, parseHex } from './bytes.ts';
export { makeThrow, parseThrow, type Faces } from './faces.ts';
export { hmacSha256, hmacSha256With } from './hmac.ts';
export {
  addOdds,
  againstOdds,
  arrangements,
  CERTAIN,
  chance,
  choose,
  compareOdds,
  factorial,
  makeOdds,
  multiplyOdds,
  NEVER,
  oddsOfCounts,
  reduceOdds,
  throwOutcomes,
  throwsOf,
  type Odds,
  type ThrowOutcome,
} from './odds.ts';
export { scriptedDice, scriptedFaces, type ScriptedDice } from './scripted.ts';
export { seededDice, seedState, shuffled, type SeededDice } from './seeded.ts';
export { sha256 } from './sha256.ts';
export { faceOfWord, MAX_SIDES, NO_FACE, type DiceSource } from './source.ts';
export { countFaces, isThrow, type FaceCounts, type Throw } from './throws.ts';
export {
  checkReveal,
  commitment,
  makeMessage,
  verifiableDice,
  type DiceSetup,
  type VerifiableDice,
} from './verifiable.ts';
export { xoshiro128ss, type XoshiroState } from './xoshiro.ts';
