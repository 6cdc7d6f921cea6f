/** The guided first game of Cowpath: cows, three of a number, quads, bonus turns, blocking, the winning chain. */
import { type Position, type RefusalCode, isRefusal } from '@abacow/rules';
import { type CowpathPosition, parseMove, stepCowpath } from '@abacow/rules/cowpath';
import { SMALL_SHEET } from './rules.ts';
import { type Guide, type Scene, way } from '../../../table/lesson/guide.ts';
import { cowpathSetup } from './shorthand.ts';

export const COWPATH_SCENES = [
  'hello',
  'throw',
  'cows',
  'rival',
  'again',
  'keep',
  'keep-on',
  'three',
  'unlucky',
  'third',
  'gamble',
  'quad',
  'bonus',
  'second',
  'early',
  'fourth',
  'late',
  'beside',
  'wall',
  'walled',
  'home',
  'last',
  'end',
] as const;
export type CowpathScene = (typeof COWPATH_SCENES)[number];

const scenes: Readonly<Record<CowpathScene, Scene<CowpathScene>>> = {
  hello: { kind: 'read', next: 'throw' },
  throw: { kind: 'do', ways: [way('t12345', 'cows', 'c3c14')] },
  cows: { kind: 'do', ways: [way('d2', 'rival')] },
  rival: { kind: 'watch', tokens: ['t12345=21245', 't245=4c2', 'd5'], next: 'again' },
  again: { kind: 'do', ways: [way('t12345', 'keep', '31c35')] },
  keep: { kind: 'do', ways: [way('t235', 'keep-on', '25c')] },
  'keep-on': { kind: 'do', ways: [way('t235', 'three', '143')] },
  three: { kind: 'do', ways: [way('c4', 'unlucky')] },
  unlucky: { kind: 'watch', tokens: ['t12345=14c25', 't2345=354c', 't2345=25c4'], next: 'third' },
  third: { kind: 'do', ways: [way('t12345', 'gamble', 'cc2c5')] },
  gamble: { kind: 'do', ways: [way('t35', 'quad', '4c'), way('c3', 'early')] },
  quad: { kind: 'do', ways: [way('c3', 'bonus')] },
  bonus: { kind: 'do', ways: [way('t12345', 'second', 'cc3cc')] },
  second: { kind: 'do', ways: [way('b4', 'beside')] },
  early: { kind: 'watch', tokens: ['t12345=1c141', 'e4'], next: 'fourth' },
  fourth: { kind: 'do', ways: [way('t12345', 'late', 'c4ccc')] },
  late: { kind: 'do', ways: [way('b4', 'beside')] },
  beside: { kind: 'do', ways: [way('t12345', 'wall', '2c225')] },
  wall: { kind: 'do', ways: [way('a4', 'walled')] },
  walled: { kind: 'watch', tokens: ['t12345=41435', 't245=4c2', 'e3'], next: 'home' },
  home: { kind: 'do', ways: [way('t12345', 'last', '55c51')] },
  last: { kind: 'do', ways: [way('b2', 'end')], asks: true },
  end: { kind: 'end' },
};

const refusalOf = (position: Position, move: string): RefusalCode | null => {
  const parsed = parseMove(move);
  const next = parsed === null ? null : stepCowpath(position as CowpathPosition, parsed);
  return next !== null && isRefusal(next) ? next.code : null;
};

export const COWPATH_GUIDE: Guide<CowpathScene> = {
  game: 'cowpath',
  setup: cowpathSetup(SMALL_SHEET),
  first: 'hello',
  scenes,
  refusalOf,
};
