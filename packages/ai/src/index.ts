export type { Advice, Computer, Option, Weights } from './computer.ts';
export { openComputer } from './computer.ts';
export type { Strength, Thinking } from './levels.ts';
export { LEVEL_MS, STRENGTHS, levelThinking } from './levels.ts';
