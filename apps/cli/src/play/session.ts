/** Plays a game in the terminal, from the opening to the end or until the person leaves. */
import { need } from '@abacow/rules/need';
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
  gameAt,
  rollOffOf,
} from '@abacow/table';
import type { Computer, Random } from '../computers/computers.ts';
import type { TerminalGame } from '../games/game.ts';
import { describeOutcome, describeStep } from '../describe/describe.ts';
import type { Environment } from '../environment.ts';
import { paintGame } from '../games/painting.ts';
import { textWidth, widthOf, wrapLines, writeWrapped } from '../terminal/wrapping.ts';
import { HERE, type SavedGame } from './game.ts';
import { freePath, isOurs } from './paths.ts';
import { makeHelpFor, makeHint, makeSeatName, makeTurn, nameOf } from './showing.ts';
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

const say = ({ environment }: Session, text: string): void => writeWrapped(environment, `${text}\n`);

/** As `say`, with the words of the game in colours. */
const show = ({ environment, terminal }: Session, text: string): void =>
  environment.paint(paintGame(terminal, wrapLines(`${text}\n`, widthOf(environment))));

/** Runs a command. If it is refused, it prints why and the game continues. */
const act = (session: Session, ...command: Parameters<SavedGame['do']>): boolean => {
  const isReached = (): boolean => session.game.table.game?.isLimitReached === true;
  const wasReached = isReached();
  const wrong = session.game.do(...command);
  if (wrong !== null) say(session, `${wrong.reason}.`);
  if (!wasReached && isReached()) say(session, 'The time is up: this round is the last.');
  return wrong === null;
};

const describeBeginner = (session: Session): void => {
  const { table } = session.game;
  if (table.phase === 'playing' && tokensIn(table) === 0)
    show(session, `${makeSeatName(table, table.game.position.seat)} begins.`);
};

const automatic = ({ game }: Session): AutomaticAction | null => automaticAction(game.table, null);

const describeRoll = (session: Session, seat: number): void => {
  const rollOff = rollOffOf(session.game.table);
  const roll = rollOff?.rolls.at(-1) ?? rollOff?.past.at(-1)?.at(-1);
  if (roll !== undefined)
    show(session, `${makeSeatName(session.game.table, seat)} rolls ${[...roll.faces].join(' ')}.`);
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
  const before = gameAt(game.table).position;
  if (!act(session, { kind: 'play', seat: before.kind === 'over' ? 0 : before.seat, move }, by)) return false;
  const { steps, position } = gameAt(game.table);
  const { token, effects } = need(steps);
  show(session, `${describeStep({ token, before, position, effects })}.`);
  return true;
};

/** A game that cannot be saved in its place is saved in the current folder, where earlier versions saved games. */
const saveSomewhere = ({ environment, game }: Session): void => {
  if (game.unsaved !== null) game.saveTo(freePath(environment, `abacow-${game.table.choice.game}`));
};

const leave = (session: Session): Goes => {
  const { game, environment } = session;
  saveSomewhere(session);
  const { path, unsaved } = game;
  if (unsaved !== null) say(session, `\nThe game is not saved: ${unsaved.reason}.`);
  else if (path !== null && isOurs(environment, path))
    say(session, '\nThe game is saved. Continue it with: abacow play --continue');
  else say(session, `\nThe game is saved. Continue it with: abacow play --file ${escapeHidden(path ?? '')}`);
  return 'left';
};

/** Leaves, unless the game would be lost: then only the second quit leaves. */
const quit = (session: Session, isSure: boolean): Goes => {
  saveSomewhere(session);
  if (session.game.unsaved === null || isSure) return leave(session);
  say(session, `The game is not saved: ${session.game.unsaved.reason}.`);
  say(session, 'Type save FILE to save it in another place, or quit again to lose it.');
  return 'on';
};

const saveIn = (session: Session, path: string): void => {
  const { environment, game } = session;
  const before = game.path;
  if (environment.hasFile(path) && path !== before)
    return say(session, `${escapeHidden(path)} exists already: choose another name.`);
  const wrong = game.saveTo(path);
  say(session, wrong === null ? `Saved to ${escapeHidden(path)}.` : `${wrong.reason}.`);
  // It would be offered twice.
  if (wrong === null && before !== null && before !== path && isOurs(environment, before))
    environment.removeFile(before);
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

/** A game is given up by one slip of the fingers only where nobody can be asked. */
const giveUp = async (session: Session): Promise<boolean> => {
  const { environment, game } = session;
  const position = gameAt(game.table).position;
  if (position.kind === 'over') return false;
  if (environment.isInteractive) {
    const typed = await environment.ask('Give up this game? yes gives up, Enter goes on > ');
    if (typed === null || !/^\s*y(es)?\s*$/i.test(typed)) return false;
  }
  return act(session, { kind: 'give-up', seat: position.seat }, HERE);
};

/** Answers a question; returns whether the position has to be shown again. */
const answer = (session: Session, question: Exclude<Question, 'quit'>): boolean | Promise<boolean> => {
  const { game, terminal, computer } = session;
  const position = gameAt(game.table).position;
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
      say(session, legalNotation(position).map(nameOf).join(' '));
      return false;
    case 'board':
      return true;
    case 'back':
      return takeBack(session);
    case 'give up':
      return giveUp(session);
  }
};

/** Lets a person decide once. */
const askPerson = async (session: Session): Promise<Goes> => {
  const { environment, game, terminal } = session;
  show(session, makeTurn(terminal, gameAt(game.table).position, textWidth(environment)));
  let wantsToQuit = false;
  while (game.table.phase === 'playing') {
    const typed = await environment.ask('> ');
    if (typed === null) return leave(session);
    const input = parseInput(terminal, gameAt(game.table).position, typed);
    switch (input.kind) {
      case 'play':
        if (playMove(session, input.move, HERE)) return 'on';
        break;
      case 'ask':
        if (input.question === 'quit') {
          if (quit(session, wantsToQuit) === 'left') return 'left';
          wantsToQuit = true;
        } else if (await answer(session, input.question)) return 'on';
        break;
      case 'save':
        saveIn(session, input.path);
        break;
      case 'unclear':
        say(session, `${input.reason}; ? lists what you can type.`);
    }
  }
  return 'on';
};

/** Waits after a person's turn, so that they can take it back before the computer throws. */
const pauseBeforeComputer = async (session: Session): Promise<Goes> => {
  const { environment, game } = session;
  const taker = mayTakeBack(game.table);
  if (taker === null || game.table.seats[taker]?.kind !== 'person') return 'on';
  const typed = await environment.ask('Enter continues, back takes back > ');
  if (typed === null) return leave(session);
  const input = parseInput(session.terminal, gameAt(game.table).position, typed);
  if (input.kind !== 'ask') return 'on';
  if (input.question === 'quit') return quit(session, true);
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
    playMove(session, computer.play(gameAt(game.table).position, action.level, random), HOUSE);
  }
  return goes;
};

const describeEnd = ({ table }: SavedGame): string => {
  const { game, outcome } = table;
  // Only giving up against several computers ends a game without a result here.
  if (game === null || outcome === null || outcome.kind === 'broken-off')
    return 'you gave up, and nobody wins';
  return describeOutcome(game.setup, outcome, (seat) => makeSeatName(table, seat));
};

/** Returns true when the game is over, false if the person left before. */
export const playSession = async (session: Session): Promise<boolean> => {
  const { game, environment } = session;
  openGame(session);
  while (game.table.phase === 'playing') if ((await playOn(session)) === 'left') return false;
  show(session, `\nThe end: ${describeEnd(game)}.`);
  if (game.path !== null && isOurs(environment, game.path)) environment.removeFile(game.path);
  return true;
};
