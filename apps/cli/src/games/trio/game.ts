import { need } from '@abacow/rules/need';
import { type GameStep, legalNotation } from '@abacow/rules';
import {
  type Board,
  DEFAULT_TARGET,
  type LaterRounds,
  type Level,
  MAX_ROUNDS,
  PAWN_LETTERS,
  type Players,
  type TrioEffect,
  type TrioPosition,
  seatName,
  trio as rules,
} from '@abacow/rules/trio';
import { MOST_MINUTES, offeredTargets, roundMinutes, trioMinutes } from '@abacow/ai/durations';
import { type Values, whole } from '../../arguments.ts';
import type { Player } from '../../play-out.ts';
import type { KeepWords, OptionValues, PlainValues, Setting, TerminalGame } from '../game.ts';
import { trioChances } from './chances.ts';
import { type TrioChoice, trioChoiceOf, trioOptions } from './options.ts';
import { simpleTrio } from './simple.ts';
import { describeTrio } from './step-sentence.ts';

type TrioGame = TrioChoice & { readonly players: Players };

const MINUTE_MS = 60_000;
const MAX_MINUTES = 24 * 60;

const playOptions = {
  players: whole('N', 2, 4, 'Trio: how many play; computers take all seats but yours. Default: 2.'),
  ...trioOptions,
  minutes: whole(
    'N',
    1,
    MAX_MINUTES,
    'Trio: play for N minutes; the round in progress is then the last. Not at junior level.',
  ),
};
type PlayValues = Values<typeof playOptions>;

const arenaOptions = {
  ...trioOptions,
  seats: whole('N', 2, 4, 'Trio: how many players; B sits on all seats but one. Default: 2.'),
};

const seriesValues = (values: OptionValues): PlainValues => trioChoiceOf(values);

const describeEnd = ({ level, target, rounds }: TrioChoice): string => {
  if (level === 'junior') return rounds === undefined ? '' : `, best of ${rounds}`;
  return rounds === undefined ? `, target ${target}` : `, ${rounds} round${rounds === 1 ? '' : 's'}`;
};

const LATER = {
  winner: ', the winner begins the next round',
  loser: ', the loser begins the next round',
  throw: ', all throw for the start of a round',
} as const satisfies Record<LaterRounds, string>;

const describeLater = ({ laterRounds }: TrioChoice): string =>
  laterRounds === undefined ? '' : LATER[laterRounds];

const describe = (chosen: TrioChoice): string =>
  `Trio, ${chosen.board} board, ${chosen.level} level${describeEnd(chosen)}${describeLater(chosen)}`;

const minutesOf = (chosen: TrioGame, computers: number): string => {
  const minutes = trioMinutes(chosen, computers);
  if (minutes > MOST_MINUTES) return 'more than 2 hours';
  const count = roundMinutes(minutes);
  return `about ${count} minute${count === 1 ? '' : 's'}`;
};

/** What is played until when, and how much shorter it could be. */
const terms = (chosen: TrioGame, computers: number): string => {
  const isByTarget = chosen.level !== 'junior' && chosen.rounds === undefined;
  const shorter = isByTarget
    ? offeredTargets(chosen, computers).find((each) => each < chosen.target)
    : undefined;
  const offer =
    shorter === undefined
      ? ''
      : ` Shorter: --target ${shorter}, ${minutesOf({ ...chosen, target: shorter }, computers)}.`;
  return `${describe(chosen)}: ${minutesOf(chosen, computers)}.${offer}`;
};

/** Only contests have `seats`; simulations name their players. */
const openSetting = ({ seats, ...values }: PlainValues): Setting => {
  const chosen: TrioChoice = {
    board: values['board'] as Board,
    level: values['level'] as Level,
    target: Number(values['target']),
    ...(values['rounds'] === undefined ? {} : { rounds: Number(values['rounds']) }),
    ...(values['laterRounds'] === undefined ? {} : { laterRounds: values['laterRounds'] as LaterRounds }),
  };
  return {
    label: `${describe(chosen)}${seats === undefined ? '' : `, ${seats} players`}`,
    json: chosen,
    setupFor: (_, first, players) => ({ game: 'trio', ...chosen, players: players as Players, first }),
  };
};

const choices = (position: TrioPosition): string => {
  const legal = legalNotation(position);
  if (position.placing) {
    const verb = need(legal[0]).includes('>') ? 'Move a pawn' : 'Place a pawn';
    return `${verb}: ${legal.join(' ')}.`;
  }
  if (position.rollOff !== null)
    return 'Enter throws both dice for the start of the round: the highest total begins.';
  return legal.length === 1 ? 'Enter throws both dice.' : `Throw: ${legal.join(' ')}.`;
};

const SQUARE = '([1-9])\\s*x?\\s*([1-9])';

const placeIn = (position: TrioPosition, typed: string): string | null => {
  if (!position.placing) return null;
  const shift = new RegExp(`^${SQUARE}\\s*(?:>|to|\\s)\\s*${SQUARE}$`).exec(typed);
  if (shift !== null) return `${shift[1]}x${shift[2]}>${shift[3]}x${shift[4]}`;
  const place = new RegExp(`^${SQUARE}$`).exec(typed);
  return place === null ? null : `${place[1]}x${place[2]}`;
};

const keep: KeepWords = {
  which: 'which die to keep',
  places: '1 or 2',
  asked: '1 or 2',
  named: () => null,
  whyNot: (position, kept) => {
    const [first, second] = rules.diceShown(position as TrioPosition);
    return (kept === '1' ? first : second) === 0 ? 'a 0 cannot be kept' : null;
  },
};

export const trio: TerminalGame = {
  name: 'trio',
  describeStep: ({ before, effects }: GameStep) =>
    describeTrio(before as TrioPosition, effects as readonly TrioEffect[]),
  describe: (setup: Parameters<typeof rules.makeSetup>[0]) => describe(setup),
  seatWords: PAWN_LETTERS.map((letter, seat) => [seatName(seat), letter]),

  playOptions,
  choose: (values) => {
    const { players: count = 2, minutes, ...rest } = values as PlayValues;
    const players = count as Players;
    // A game by minutes ends long before it has had all rounds.
    const chosen = trioChoiceOf(minutes === undefined ? rest : { ...rest, rounds: MAX_ROUNDS });
    return { game: 'trio', players, ...chosen };
  },
  ownSeat: () => 0,
  timeLimitMs: (values) => {
    const { minutes } = values as PlayValues;
    return minutes === undefined ? undefined : minutes * MINUTE_MS;
  },
  seatLetters: PAWN_LETTERS,
  help: `t             throw both dice; Enter does it too if you cannot keep one
t1            throw only die 1 and keep the other; keep 2 says the same
5x7 or 57     put a pawn on row 5, column 7
2x2>5x7       move the pawn on 2x2 to 5x7; 22 57 says the same`,
  terms: (chosen, computers) => (chosen.game === 'trio' ? terms(chosen, computers) : ''),
  choices,
  chances: trioChances,
  moveIn: placeIn,
  keep,
  alternatives: ['target', 'rounds', 'minutes'],

  warmUpSetups: () =>
    ([2, 3] as const).map((players) => ({
      game: 'trio',
      board: 'multiplication',
      level: 'junior',
      target: DEFAULT_TARGET,
      players,
      first: 0,
    })),

  simple: (below) => simpleTrio(below) as Player,
  demoSetup: (below) => ({
    game: 'trio',
    board: 'multiplication',
    players: 2,
    level: 'junior',
    target: DEFAULT_TARGET,
    first: below(2),
  }),

  seriesOptions: trioOptions,
  arenaOptions,
  seriesValues,
  arenaValues: (values) => ({
    ...seriesValues(values),
    seats: (values as Values<typeof arenaOptions>).seats ?? 2,
  }),
  openSetting,
  seatsFor: ({ seats }) => Number(seats),
  whyNotPlayers: (count) =>
    count >= 2 && count <= 4 ? null : 'Trio has two to four players: --players A,B up to A,B,C,D',
  canTie: false,
  seatLabel: seatName,
  counters: [
    { name: 'marks', label: 'pawns placed or moved', effects: ['placed', 'moved'] },
    { name: 'rounds', label: 'rounds', effects: ['round-won'] },
  ],
};
