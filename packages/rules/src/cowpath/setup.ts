/** Cowpath's setup, as JSON and as a checked value. */
import { type Json, failed, oneOf } from '../fields.ts';
import { type SetupField, type Unreadable, isUnreadable, unreadable } from '../kernel.ts';
import { PAD } from './pad.ts';
import { type CowpathSetup, SIDES, type Side } from './position.ts';
import { MAX_SIDE, makeSheet, parseSheet } from './sheet.ts';

export type CowpathGameSetup = { readonly game: 'cowpath' } & CowpathSetup;
export type CowpathSetupJson = { readonly game: 'cowpath'; readonly sheet: string; readonly first: Side };

export const COWPATH_FIELDS = {
  /** The rows, separated by slashes. */
  sheet: { kind: 'text', longest: MAX_SIDE * MAX_SIDE + MAX_SIDE - 1 },
} as const satisfies Readonly<Record<string, SetupField>>;

export const parseCowpathSetup = (json: Json): CowpathGameSetup | Unreadable => {
  if (typeof json['sheet'] !== 'string') return unreadable(1, '"sheet" must be a text');
  const sheet = parseSheet(json['sheet']);
  if (isUnreadable(sheet)) return sheet;
  const first = oneOf(json, 'first', SIDES);
  return failed(first) ? first : { game: 'cowpath', sheet, first: first === 'x' ? 0 : 1 };
};

export const makeCowpathSetup = ({ sheet, first }: CowpathSetup): CowpathSetupJson => ({
  game: 'cowpath',
  sheet: makeSheet(sheet),
  first: SIDES[first],
});

/** The mirrored sheets of the pad: they are fair because they are symmetric. */
export const CASUAL_COWPATH: readonly Omit<CowpathSetupJson, 'first'>[] = PAD.filter(
  ({ kind }) => kind === 'mirrored',
).map(({ text }) => ({ game: 'cowpath', sheet: text }));
