/** A game without a folder in the CLI: it is played by its notation, with the setup that strangers play. */
import {
  type GameName,
  type RegisteredGame,
  type Setup,
  gameOf,
  isUnreadable,
  legalNotation,
  makeSetup,
  parseSetup,
} from '@abacow/rules';
import type { GameChoice } from '@abacow/table';
import { randomPlayer } from './random.ts';
import type { TerminalGame } from './game.ts';

/** `Pig, players 3, target 20`. */
const describe = (setup: Setup): string => {
  const fields = Object.entries(makeSetup(setup)).filter(([name]) => name !== 'game' && name !== 'first');
  return [gameOf(setup).title, ...fields.map(([name, value]) => `${name} ${String(value)}`)].join(', ');
};

const choiceOf = ({ title, casualChoices }: RegisteredGame): GameChoice => {
  const [choice] = casualChoices();
  if (choice === undefined) throw new Error(`${title} has no setup that strangers play`);
  return choice as GameChoice;
};

const setupOf = (rules: RegisteredGame, first: number): Setup => {
  const setup = parseSetup({ ...choiceOf(rules), first: rules.writeSeat(first) });
  if (isUnreadable(setup)) throw new Error(setup.reason);
  return setup;
};

export const makeAnyGame = (name: GameName): TerminalGame => {
  const rules = gameOf({ game: name });
  const seats = rules.seats(choiceOf(rules));
  return {
    name,
    describeStep: ({ before, token }) => `${rules.seatName(before.seat)}: ${token}`,
    describe,
    seatWords: [],
    playOptions: {},
    choose: () => choiceOf(rules),
    ownSeat: () => 0,
    seatLetters: [],
    help: 'Type a decision as moves lists it.',
    choices: (position) => `You may play ${legalNotation(position).join(' ')}.`,
    chances: () => `There are no chances for ${rules.title}.`,
    moveIn: (_, typed) => (rules.parseMove(typed) === null ? null : typed),
    keep: {
      which: 'which dice to keep',
      places: `1 to ${rules.dice.count}`,
      asked: `1 to ${rules.dice.count}`,
      named: () => null,
      whyNot: () => null,
    },
    alternatives: [],
    warmUpSetups: () => [setupOf(rules, 0)],
    simple: (below) => randomPlayer(rules.legalMoves, below),
    demoSetup: (below) => setupOf(rules, below(seats)),
    seriesOptions: {},
    arenaOptions: {},
    seriesValues: () => ({}),
    arenaValues: () => ({}),
    openSetting: () => ({
      label: describe(setupOf(rules, 0)),
      json: {},
      setupFor: (_, first) => setupOf(rules, first),
    }),
    seatsFor: () => seats,
    whyNotPlayers: (count) =>
      count === seats ? null : `${rules.title} is played by ${seats} here, not by ${count}`,
    canTie: true,
    seatLabel: rules.seatName,
    counters: [],
  };
};
