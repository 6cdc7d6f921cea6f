export type { Advice, Computer, Option, Strength, Thinking, Weights } from './computer.ts';
export { STRENGTHS, openComputer } from './computer.ts';
