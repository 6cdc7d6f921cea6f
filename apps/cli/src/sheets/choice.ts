/** The option for the sheets that games are played on. */
import { need } from '@abacow/rules/need';
import { isUnreadable } from '@abacow/rules';
import { type Sheet, parseSheet } from '@abacow/rules/cowpath';
import { PAD, generateSheet, padSheet } from '@abacow/rules/sheets';
import { type Complaint, type Option, complain } from '../arguments.ts';

export type SheetChoice = {
  readonly label: string;
  /** The sheet of game number `game`, counted from 0. */
  sheetFor(game: number, seed: string): Sheet;
};

export const PAD_IN_TURN: SheetChoice = {
  label: 'the pad in turn',
  sheetFor: (game) => need(padSheet((game % PAD.length) + 1)),
};

const FRESH: SheetChoice = {
  label: 'a fresh mirrored one each game',
  sheetFor: (game, seed) => generateSheet({ kind: 'mirrored', seed: `${seed}/${game}` }),
};

const oneSheet = (label: string, sheet: Sheet): SheetChoice => ({ label, sheetFor: () => sheet });

export const parseSheetChoice = (given: string): SheetChoice | Complaint => {
  if (given === 'pad') return PAD_IN_TURN;
  if (given === 'random') return FRESH;
  if (/^[0-9]{1,3}$/.test(given)) {
    const sheet = padSheet(Number(given));
    return sheet === null
      ? complain(`must be a number from 1 to ${PAD.length}, not ${given}`)
      : oneSheet(`number ${Number(given)} of the pad`, sheet);
  }
  const sheet = parseSheet(given);
  return isUnreadable(sheet)
    ? complain(`is neither pad, random, a number of the pad nor a legal sheet: ${sheet.reason}`)
    : oneSheet(given, sheet);
};

export const sheetOption: Option<SheetChoice> = {
  takes: 'SHEET',
  about: `Cowpath: pad (each of the ${PAD.length} in turn), a number of the pad, random, or a sheet as text. Default: pad.`,
  parse: parseSheetChoice,
};
