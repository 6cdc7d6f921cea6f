/** Plays a game in the terminal, from the opening to the end or until the person leaves. */
import { type Seat, escapeHidden, legalNotation } from '@abacow/rules';
import {
  type AutomaticAction,
  HOUSE,
  type Table,
  automaticAction,
  mayTakeBack,
  mayUndo,
  seatToAct,
  tokensIn,
} from '@abacow/table';
import { isComplaint } from '../arguments.ts';
import type { Computer, Random } from '../computers/computers.ts';
import type { TerminalGame } from '../games/game.ts';
import { describeOutcome, describeStep } from '../describe/describe.ts';
import type { Environment } from '../environment.ts';
import { textWidth } from '../terminal/wrapping.ts';
import { HERE, type SavedGame } from './game.ts';
import { makeHelpFor, makeHint, makeSeatName, makeTurn } from './showing.ts';
import { type Question, parseInput } from './input.ts';

export type Session = {
  readonly environment: Environment;
  readonly game: SavedGame;
  readonly terminal: TerminalGame;
  readonly computer: Computer;
  readonly random: Random;
};

const HINT_MS = 500;

type Goes = 'on' | 'left';

const say = ({ environment }: Session, text: string): void => environment.write(`${text}\n`);

/** Runs a command. If it fails, for example on a full disk, it prints why and the game continues. */
const act = (session: Session, ...command: Parameters<SavedGame['do']>): boolean => {
  const wrong = session.game.do(...command);
  if (wrong !== null) say(session, `${wrong.reason}.`);
  return wrong === null;
};

const describeBeginner = (session: Session): void => {
  const { table } = session.game;
  if (table.position?.kind === 'decision' && tokensIn(table) === 0)
    say(session, `${makeSeatName(table, table.position.seat)} begins.`);
};

const automatic = ({ game }: Session): AutomaticAction | null => automaticAction(game.table, null);

const describeRoll = (session: Session, seat: number): void => {
  const { rollOff } = session.game.table;
  const roll = rollOff?.rolls.at(-1) ?? rollOff?.past.at(-1)?.at(-1);
  if (roll !== undefined)
    say(session, `${makeSeatName(session.game.table, seat)} rolls ${[...roll.faces].join(' ')}.`);
};

/** Tosses the coin or rolls off, without waiting for the person. */
const openGame = (session: Session): void => {
  const { game } = session;
  while (game.table.phase === 'opening') {
    const seat = seatToAct(game.table);
    const action = automatic(session);
    if (action?.kind === 'computer-throw') game.do(action.command, HOUSE);
    else game.do(seat === null ? { kind: 'toss' } : { kind: 'roll', seat }, HERE);
    if (seat !== null) describeRoll(session, seat);
  }
  describeBeginner(session);
};

const playMove = (session: Session, move: string, by: string): boolean => {
  const { game } = session;
  const before = game.table.position!;
  if (!act(session, { kind: 'play', seat: before.kind === 'over' ? 0 : before.seat, move }, by)) return false;
  const { trail, position, effects } = game.table;
  say(session, `${describeStep({ token: trail!.token, before, position: position!, effects })}.`);
  return true;
};

/** A file name that is not taken by another saved game. */
const freePath = (environment: Environment, name: string): string => {
  for (let number = 1; ; number++) {
    const path = `${name}${number === 1 ? '' : `-${number}`}.table`;
    if (!environment.hasFile(path)) return path;
  }
};

const leave = (session: Session): Goes => {
  const { game, environment } = session;
  if (game.path === null) {
    const wrong = game.saveTo(freePath(environment, `abacow-${game.table.choice.game}`));
    if (isComplaint(wrong)) say(session, `${wrong.reason}.`);
  }
  environment.write(
    `\nThe game is saved. Continue it with: abacow play --file ${escapeHidden(game.path ?? '')}\n`,
  );
  return 'left';
};

/** The person whose last decision can be taken back: against computers even after their reply. */
const takerAt = (table: Table): Seat | null => {
  const taker = mayTakeBack(table);
  return taker !== null && table.seats[taker]?.kind === 'person' ? taker : mayUndo(table);
};

const takeBack = (session: Session): boolean => {
  const seat = takerAt(session.game.table);
  if (seat !== null) return act(session, { kind: 'undo', seat }, HERE);
  say(session, 'There is nothing to take back: dice have fallen since.');
  return false;
};

/** Answers a question; returns whether the position has to be shown again. */
const answer = (session: Session, question: Exclude<Question, 'quit'>): boolean => {
  const { game, terminal, computer } = session;
  const position = game.table.position!;
  switch (question) {
    case 'help':
      say(session, makeHelpFor(terminal));
      return false;
    case 'chances':
      say(session, terminal.chances(position));
      return false;
    case 'hint':
      say(session, makeHint(computer.advise(position, HINT_MS)));
      return false;
    case 'moves':
      say(session, legalNotation(position).join(' '));
      return false;
    case 'board':
      return true;
    case 'back':
      return takeBack(session);
    case 'give up':
      return position.kind !== 'over' && act(session, { kind: 'give-up', seat: position.seat }, HERE);
  }
};

/** Lets a person decide once. */
const askPerson = async (session: Session): Promise<Goes> => {
  const { environment, game, terminal } = session;
  say(session, makeTurn(terminal, game.table.position!, textWidth(environment)));
  while (game.table.phase === 'playing') {
    const typed = await environment.ask('> ');
    if (typed === null) return leave(session);
    const input = parseInput(terminal, game.table.position!, typed);
    switch (input.kind) {
      case 'play':
        if (playMove(session, input.move, HERE)) return 'on';
        break;
      case 'ask':
        if (input.question === 'quit') return leave(session);
        if (answer(session, input.question)) return 'on';
        break;
      case 'save': {
        const wrong = game.saveTo(input.path);
        say(session, wrong === null ? `Saved to ${escapeHidden(input.path)}.` : `${wrong.reason}.`);
        break;
      }
      case 'unclear':
        say(session, `${input.reason}; ? lists what you can type.`);
    }
  }
  return 'on';
};

/** Waits after a person's turn, so that they can take it back before the computer throws. */
const pauseBeforeComputer = async (session: Session): Promise<Goes> => {
  const { environment, game } = session;
  const { before } = game.table;
  if (before?.kind !== 'decision' || game.table.seats[before.seat]?.kind !== 'person') return 'on';
  const typed = await environment.ask('Enter continues, back takes back > ');
  if (typed === null) return leave(session);
  const input = parseInput(session.terminal, game.table.position!, typed);
  if (input.kind !== 'ask') return 'on';
  if (input.question === 'quit') return leave(session);
  if (input.question === 'back') takeBack(session);
  return 'on';
};

const playOn = async (session: Session): Promise<Goes> => {
  if (automatic(session)?.kind !== 'computer-move') return askPerson(session);
  const goes = await pauseBeforeComputer(session);
  // The person may have taken a move back.
  const action = automatic(session);
  if (goes === 'on' && action?.kind === 'computer-move') {
    const { game, computer, random } = session;
    playMove(session, computer.play(game.table.position!, action.level, random), HOUSE);
  }
  return goes;
};

/** Returns true when the game is over, false if the person left before. */
export const playSession = async (session: Session): Promise<boolean> => {
  const { game } = session;
  openGame(session);
  while (game.table.phase === 'playing') if ((await playOn(session)) === 'left') return false;
  const { setup, outcome } = game.table;
  const result = outcome === null || outcome.kind === 'broken-off' ? null : outcome;
  say(
    session,
    `\nThe end: ${setup === null ? 'not finished' : describeOutcome(setup, result, (seat) => makeSeatName(game.table, seat))}.`,
  );
  return true;
};
