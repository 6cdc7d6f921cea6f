import { need } from '@abacow/rules/need';
import { type GameStep, legalNotation } from '@abacow/rules';
import {
  ATTEMPTS,
  COW,
  type CowpathEffect,
  type CowpathPosition,
  SIDE_NAMES,
  cowpath as rules,
  type CowpathSeat,
} from '@abacow/rules/cowpath';
import { PAD, padSheet } from '@abacow/rules/sheets';
import { type Complaint, type Option, type Values, choice, isComplaint } from '../../arguments.ts';
import type { Player } from '../../play-out.ts';
import { PAD_IN_TURN, parseSheetChoice, sheetOption } from '../../sheets/choice.ts';
import type { KeepWords, OptionValues, PlainValues, Setting, TerminalGame } from '../game.ts';
import { cowpathChances, cowpathOdds } from './chances.ts';
import { simpleCowpath } from './simple.ts';
import { describeCowpath } from './step-sentence.ts';

const playOptions = {
  side: choice('SIDE', ['cross', 'circle'], 'Cowpath: what you play. Default: cross.'),
  sheet: {
    ...sheetOption,
    about: 'Cowpath: a number of the pad, random, or a sheet as text. Default: any of the pad.',
  },
};
type PlayValues = Values<typeof playOptions>;

const checkedSheet = (given: string): string | Complaint => {
  const parsed = sheetOption.parse(given);
  return isComplaint(parsed) ? parsed : given;
};

/** The sheet is checked here; every process that plays parses it again. */
const seriesOptions = { sheet: { ...sheetOption, parse: checkedSheet } satisfies Option<string> };

const seriesValues = (values: OptionValues): PlainValues => ({
  sheet: (values as Values<typeof seriesOptions>).sheet ?? 'pad',
});

const openSetting = ({ sheet }: PlainValues, seed: string): Setting | Complaint => {
  const sheets = parseSheetChoice(String(sheet));
  if (isComplaint(sheets)) return sheets;
  return {
    label: `Cowpath, sheets: ${sheets.label}`,
    json: { sheets: sheets.label },
    setupFor: (number, first) => ({
      game: 'cowpath',
      sheet: sheets.sheetFor(number, seed),
      first: first as CowpathSeat,
    }),
  };
};

const choices = (position: CowpathPosition): string => {
  if (position.attempt === 0) return 'Enter throws the dice.';
  const squares = legalNotation(position).filter((move) => /^[a-h]/.test(move));
  const left = ATTEMPTS - position.attempt;
  const again = left > 0 ? [`throw again (${left} left)`] : [];
  const mark = squares.length > 0 ? [`mark ${squares.join(' ')}`] : [];
  return `You may ${[...again, ...mark, 'pass'].join(', or ')}.`;
};

const keep: KeepWords = {
  which: 'which dice to keep',
  places: '1 to 5',
  asked: '1 to 5, or c for the cows',
  named: (position, typed) => {
    if (!/^(c|cows?)$/.test(typed)) return null;
    const cows = rules
      .diceShown(position as CowpathPosition)
      .flatMap((face, die) => (face === COW ? [die + 1] : []));
    return cows.length === 0 ? 'no die shows a cow' : cows;
  },
  whyNot: () => null,
};

export const cowpath: TerminalGame = {
  name: 'cowpath',
  describeStep: ({ before, effects }: GameStep) =>
    describeCowpath(before.seat, effects as readonly CowpathEffect[]),
  describe: (setup: Parameters<typeof rules.makeSetup>[0]) => `Cowpath on ${setup.sheet.text}`,
  seatWords: [
    ['X', SIDE_NAMES[0]],
    ['O', SIDE_NAMES[1]],
  ],

  playOptions,
  choose: (values, below) => {
    const sheets = (values as PlayValues).sheet ?? PAD_IN_TURN;
    return { game: 'cowpath', sheet: sheets.sheetFor(below(1_000_000), String(below(2 ** 30))).text };
  },
  ownSeat: (values) => ((values as PlayValues).side === 'circle' ? 1 : 0),
  seatLetters: [],
  help: `t             throw all dice; at the start of a turn Enter does it too
t135 or 135   throw dice 1, 3 and 5 again (numbers are places of dice)
keep 24       keep dice 2 and 4, throw the others; keep c keeps the cows
c4            mark square c4
pass          end the turn without marking`,
  choices,
  chances: cowpathChances,
  moveIn: (_, typed) =>
    /^(p|pass|-)$/.test(typed) ? '-' : (/^(?:mark\s*)?([a-j]\d{1,2})$/.exec(typed)?.[1] ?? null),
  keep,
  alternatives: [],

  odds: cowpathOdds,
  warmUpSetups: () =>
    ([0, 1] as const).map((first) => ({ game: 'cowpath', sheet: need(padSheet(1)), first })),

  simple: (below) => simpleCowpath(below) as Player,
  demoSetup: (below) => {
    const first = below(2) as CowpathSeat;
    return { game: 'cowpath', sheet: need(padSheet(below(PAD.length) + 1)), first };
  },

  seriesOptions,
  arenaOptions: seriesOptions,
  seriesValues,
  arenaValues: seriesValues,
  openSetting,
  seatsFor: () => 2,
  whyNotPlayers: (count) => (count === 2 ? null : 'Cowpath has two players: --players A,B'),
  canTie: true,
  seatLabel: (seat) => (seat === 0 ? 'crosses' : 'circles'),
  counters: [{ name: 'marks', label: 'marks', effects: ['marked'] }],
};
