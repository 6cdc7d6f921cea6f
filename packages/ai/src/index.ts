export type { AdviceOf, Weighed } from './advice.ts';
export { equallyGood, isBetter, withoutIdleThrows } from './advice.ts';
export type { Advice, Computer, Option, Random, Weights } from './computer.ts';
export type { Engine } from './engines.ts';
export { ENGINES, engineOf, isTrained, openComputer } from './engines.ts';
export type { Strength, Thinking } from './levels.ts';
export { LEVEL_MS, STRENGTHS, levelThinking } from './levels.ts';
