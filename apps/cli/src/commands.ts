import type { Command } from './command.ts';

type Entry = { readonly name: string; readonly summary: string; readonly load: () => Promise<Command> };

/** A command's file is loaded only when that command runs, so that starting stays fast. */
export const COMMANDS: readonly Entry[] = [
  {
    name: 'play',
    summary: 'play a game against the computer',
    load: async () => (await import('./play/command.ts')).play,
  },
  {
    name: 'rules',
    summary: 'read the rules of both games',
    load: async () => (await import('./rules/command.ts')).rules,
  },
  {
    name: 'online',
    summary: 'play with others on an online service',
    load: async () => (await import('./online/command.ts')).online,
  },
  {
    name: 'bot',
    summary: 'connect a program that gives advice to an online service',
    load: async () => (await import('./bot/command.ts')).bot,
  },
  {
    name: 'demo',
    summary: 'watch two simple players play one game of each kind',
    load: async () => (await import('./demo/command.ts')).demo,
  },
  {
    name: 'simulate',
    summary: 'play many games at once and count how they end',
    load: async () => (await import('./simulate/command.ts')).simulate,
  },
  {
    name: 'arena',
    summary: 'measure two players against each other',
    load: async () => (await import('./arena/command.ts')).arena,
  },
  {
    name: 'sheets',
    summary: 'list, show, make and check Cowpath sheets',
    load: async () => (await import('./sheets/command.ts')).sheets,
  },
  {
    name: 'worksheet',
    summary: 'print questions of the times tables or of addition',
    load: async () => (await import('./worksheet/command.ts')).worksheet,
  },
  {
    name: 'replay',
    summary: 'step through a recorded game, or print it',
    load: async () => (await import('./replay/command.ts')).replay,
  },
  {
    name: 'analyse',
    summary: 'show luck and mistakes in a recorded game',
    load: async () => (await import('./analyse/command.ts')).analyse,
  },
  {
    name: 'verify',
    summary: 'check the dice of a recorded game',
    load: async () => (await import('./verify/command.ts')).verify,
  },
  {
    name: 'referee',
    summary: 'check games for other programs, one JSON object a line',
    load: async () => (await import('./referee/command.ts')).referee,
  },
  {
    name: 'completion',
    summary: 'print a script that completes commands in your shell',
    load: async () => (await import('./completion/command.ts')).completion,
  },
];
