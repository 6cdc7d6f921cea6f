/** Plays at an online table in the terminal, with the same input as `abacow play`. */
import { isTurnOf, nextDuty, seatOf } from '@abacow/client';
import type { ClientCommand } from '@abacow/protocol';
import { type Position, escapeHidden, legalNotation } from '@abacow/rules';
import { type Table, allowsTakeBack, gameAt, viewTable } from '@abacow/table';
import { type Complaint, complain, isComplaint } from '../arguments.ts';
import type { Environment } from '../environment.ts';
import type { TerminalGame } from '../games/game.ts';
import { type Question, parseInput } from '../play/input.ts';
import { makeTurn, nameOf } from '../play/showing.ts';
import { paintGame } from '../games/painting.ts';
import { textWidth, widthOf, wrapLines } from '../terminal/wrapping.ts';
import { type SignedIn, playerAt } from './accounts.ts';
import { type LiveTable, UPDATE, type Update } from './live-table.ts';
import { describeEnd, describeUpdate, nameAt } from './words.ts';

export type OnlineSession = {
  readonly environment: Environment;
  readonly signedIn: SignedIn;
  readonly live: LiveTable;
  readonly gameFor: (table: Table) => TerminalGame | Complaint;
  /** How to come back to the table. */
  readonly wayBack: string;
};

const BACK = `
back          take your last decision back, until new dice fall`;

const helpFor = (table: Table): string => `moves         everything that is possible now
chances       what the dice can bring
board         draw the board again${allowsTakeBack(table) ? BACK : ''}
tie           offer a tie, or agree to one; no tie declines it
give up       end the game as lost
quit          leave; your seat stays yours`;

type Goes = 'on' | 'left';

export const createSession = ({ environment, signedIn, live, gameFor, wayBack }: OnlineSession) => {
  const guest = signedIn.guest.id;
  /** The position that the person was last asked about. */
  let asked: Position | null = null;
  let isKnown = false;
  let isWaitingSaid = false;

  const say = (text: string): void => {
    const game = live.table === null ? null : gameFor(live.table);
    const wrapped = wrapLines(`${text}\n`, widthOf(environment));
    environment.paint(paintGame(isComplaint(game) ? null : game, wrapped));
  };
  const send = async (command: ClientCommand): Promise<void> => {
    const wrong = await live.send(command);
    if (wrong !== null) say(`${wrong.reason}.`);
  };

  const leave = (): Goes => {
    live.stop();
    say(`\nYour seat stays yours. Come back with: ${escapeHidden(wayBack)}`);
    return 'left';
  };

  const showTurn = (table: Table, game: TerminalGame): void => {
    if (table.game === null || !isTurnOf(table, guest) || table.game.position === asked) return;
    asked = table.game.position;
    say(makeTurn(game, asked, textWidth(environment)));
    environment.write('> ');
  };

  const showWaiting = (table: Table): void => {
    const isAwaited = viewTable(table).due.some(({ kind }) => kind === 'sit');
    if (!isAwaited || isWaitingSaid) return;
    isWaitingSaid = true;
    say(`Waiting for players. Others come in with: ${escapeHidden(wayBack)}`);
  };

  const onNow = async (table: Table): Promise<Complaint | null> => {
    const game = gameFor(table);
    if (isComplaint(game)) return game;
    if (!isKnown) {
      const mine = seatOf(table, guest);
      if (mine >= 0) say(`You are ${nameAt(table, mine)}. ? lists what you can type.`);
    }
    isKnown = true;
    const duty = nextDuty(table, playerAt(signedIn, table));
    if (duty !== null) return live.send(duty);
    if (table.phase !== 'over' && seatOf(table, guest) < 0) return complain('no seat is free at this table');
    showWaiting(table);
    showTurn(table, game);
    return null;
  };

  /** Null while the game goes on. */
  const onUpdate = async (update: Update): Promise<Complaint | null> => {
    switch (update.kind) {
      case 'event': {
        const text = isKnown ? describeUpdate(update) : '';
        if (text !== '') say(text);
        return null;
      }
      case 'now':
        return onNow(update.table);
      case 'moved':
        say(`The rematch is at ${signedIn.url}/online/table/${update.to}`);
        return null;
      case 'lost':
        say('Connection lost. Trying again …');
        return null;
      case 'outdated':
        say(`Something is not shown: ${UPDATE}.`);
        return null;
      case 'failed':
        return complain(update.reason);
    }
  };

  const answer = async (
    question: Exclude<Question, 'quit'>,
    game: TerminalGame,
    table: Table,
  ): Promise<void> => {
    const position = gameAt(table).position;
    const seat = seatOf(table, guest);
    switch (question) {
      case 'help':
        return say(`${game.help}\n${helpFor(table)}`);
      case 'chances':
        return say(game.chances(position));
      case 'hint':
        return say('Online there are no hints: it is a game between players.');
      case 'moves':
        return say(legalNotation(position).map(nameOf).join(' '));
      case 'board':
        return say(makeTurn(game, position, textWidth(environment)));
      case 'back':
        return send({ kind: 'take-back', seat });
      case 'give up':
        return send({ kind: 'give-up', seat });
    }
  };

  const onTie = (typed: string, table: Table): Promise<void> | null => {
    const word = typed.trim().toLowerCase();
    const seat = seatOf(table, guest);
    if (word === 'no tie') return send({ kind: 'decline-tie', seat });
    if (word !== 'tie') return null;
    return send({ kind: (table.game?.tie ?? null) === null ? 'offer-tie' : 'agree-tie', seat });
  };

  const onInput = async (typed: string, table: Table, game: TerminalGame): Promise<Goes> => {
    const input = parseInput(game, gameAt(table).position, typed);
    if (input.kind === 'ask') {
      if (input.question === 'quit') return leave();
      await answer(input.question, game, table);
    } else if (input.kind === 'save') say('An online game is saved by the service.');
    else if (!isTurnOf(table, guest)) say('It is not your turn yet.');
    else if (input.kind === 'unclear') say(`${input.reason}; ? lists what you can type.`);
    else await send({ kind: 'play', seat: seatOf(table, guest), move: input.move });
    if (live.table !== null && isTurnOf(live.table, guest) && live.table.game?.position === asked)
      environment.write('> ');
    return 'on';
  };

  const onLine = async (typed: string | null): Promise<Goes> => {
    if (typed === null) return leave();
    const { table } = live;
    const game = table === null || table.game === null ? null : gameFor(table);
    if (table === null || game === null || isComplaint(game))
      return /^\s*(q|quit|exit)\s*$/i.test(typed) ? leave() : 'on';
    const tie = onTie(typed, table);
    if (tie === null) return onInput(typed, table, game);
    await tie;
    return 'on';
  };

  return { onUpdate, onLine, say };
};

/** True when the game is over, false if the person left before. */
export const playOnline = async (options: OnlineSession): Promise<boolean | Complaint> => {
  const { environment, live } = options;
  const session = createSession(options);
  const updates = live.updates();
  let nextUpdate = updates.next();
  let nextLine: Promise<string | null> | null = null;
  for (;;) {
    nextLine ??= environment.ask('');
    const first = await Promise.race([
      nextUpdate.then((update) => ({ update })),
      nextLine.then((line) => ({ line })),
    ]);
    if ('line' in first) {
      nextLine = null;
      if ((await session.onLine(first.line)) === 'left') return false;
      continue;
    }
    if (first.update.done === true) break;
    const wrong = await session.onUpdate(first.update.value);
    if (wrong !== null) {
      live.stop();
      return wrong;
    }
    nextUpdate = updates.next();
  }
  if (live.table !== null) session.say(`\n${describeEnd(live.table)}`);
  return true;
};
