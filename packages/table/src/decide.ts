/** Turns a command into an event and the table after it, or into a refusal. */
import { type DiceSource, checkReveal, parseHex } from '@abacow/dice';
import { type Seat, gameOf } from '@abacow/rules';
import { apply, applyPlayed } from './apply.ts';
import {
  isLimitDue,
  isTimeUp,
  isTimed,
  openingDeadline,
  runningSeat,
  seedDeadline,
  withLastRound,
} from './clock.ts';
import type {
  AbsenceCommand,
  AnswerCommand,
  ChooseHelpCommand,
  Command,
  PlayCommand,
  RevealSeedCommand,
  SeatCommand,
  SitCommand,
} from './commands.ts';
import type { Person, Computer } from './seats.ts';
import type { Played, Sat, TableEvent } from './events.ts';
import {
  askedResult,
  hasCalculations,
  isAnswer,
  isAnswerAwaited,
  isRightAnswer,
  isSameHelp,
  lostTokenOf,
  mustAnswerFirst,
} from './help.ts';
import { type PlayedMove, playMove } from './move.ts';
import { isName } from './names.ts';
import { type TableRefusal, type TableRefusalCode, refuseCommand } from './refusals.ts';
import { nextRoller } from './rolloff.ts';
import { HOUSE, holderOf, isLevel, personSeats } from './seats.ts';
import {
  type Table,
  awaitedSeeds,
  isCalledFor,
  isClosed,
  isHost,
  isKeptFor,
  isUnderWay,
  mayTakeBack,
  mayUndo,
} from './table.ts';
import { tokensIn } from './steps.ts';

export type Context = {
  /** Who sends the command: a holder, or HOUSE. The caller knows this; it is never read from the command. */
  readonly by: string;
  readonly now: number;
  readonly dice: DiceSource;
  /** Seats whose players have been away for too long. Only the online service sets this. */
  readonly absent?: readonly Seat[];
  /** The sender is a program that plays by itself: a seat that it takes says so. */
  readonly isBot?: boolean;
};

/** An accepted command: its event and the table after it. */
export type Decision = { readonly kind: 'decision'; readonly event: TableEvent; readonly table: Table };

export const isTableRefusal = (value: object): value is TableRefusal =>
  'kind' in value && value.kind === 'refusal';

/** A move with the position after it. */
type MoveDecided = { readonly kind: 'move'; readonly event: Played; readonly played: PlayedMove };
type Decided = TableEvent | MoveDecided | TableRefusal;

const whyNotSeat = (table: Table, seat: Seat, by: string): TableRefusal | null => {
  const seating = table.seats[seat];
  if (seating === undefined) return refuseCommand('seat/unknown', seat);
  if (seating.kind === 'open') return refuseCommand('seat/open', seat);
  return holderOf(seating) === by ? null : refuseCommand('seat/not-yours', seat);
};

/** What a seat adds to the dice. Computers add nothing. */
const seedOf = (
  table: Table,
  { sitter, seed, seedCommitment }: SitCommand,
): Pick<Sat, 'seed' | 'seedCommitment'> => {
  if (table.scheme === 1) return { seed };
  return {
    seed: '',
    ...(seedCommitment === undefined || sitter.kind === 'computer' ? {} : { seedCommitment }),
  };
};

const decideSit = (table: Table, command: SitCommand, context: Context): Decided => {
  const { seat, sitter } = command;
  const { by, now, absent } = context;
  if (table.seats[seat] === undefined) return refuseCommand('seat/unknown', seat);
  if (table.phase === 'over') return refuseCommand('game/over', seat);
  const theirs = isKeptFor(table, seat, by) || isCalledFor(table, seat, by);
  const mine = sitter.kind === 'person' && theirs;
  if (table.seats[seat].kind !== 'open' && !mine) return refuseCommand('seat/taken', seat);
  if (sitter.kind === 'person' && !isName(sitter.name)) return refuseCommand('seat/name', sitter.name);
  if (sitter.kind === 'computer' && !isHost(table, by, absent)) return refuseCommand('table/not-host', seat);
  if (sitter.kind === 'computer' && !isLevel(sitter.level)) return refuseCommand('seat/level', sitter.level);
  const marked = context.isBot === true ? ({ bot: true } as const) : {};
  const seating: Person | Computer =
    sitter.kind === 'person'
      ? { ...sitter, holder: by, ...marked }
      : { kind: 'computer', level: sitter.level };
  return { kind: 'sat', at: now, seat, seating, ...seedOf(table, command) };
};

const decideStart = (table: Table, { by, now, absent }: Context): Decided => {
  if (!isHost(table, by, absent)) return refuseCommand('table/not-host');
  if (table.phase !== 'seating') return refuseCommand('start/already');
  const open = table.seats.findIndex(({ kind }, seat) => kind === 'open' || table.kept.includes(seat));
  return open < 0 ? { kind: 'started', at: now } : refuseCommand('start/open-seats', open);
};

/** The host may close a table before the start, so that nobody waits for players who do not come. */
const decideClose = (table: Table, { by, now, absent }: Context): Decided => {
  if (!isHost(table, by, absent)) return refuseCommand('table/not-host');
  if (table.phase === 'over') return refuseCommand('game/over');
  return table.phase === 'seating' ? { kind: 'closed', at: now } : refuseCommand('start/already');
};

const tossCoin = ({ now, dice }: Context): Decided => ({
  kind: 'tossed',
  at: now,
  seat: dice.throwDice(1, 2)[0]!,
});

const rollFor = ({ choice }: Table, seat: Seat, { now, dice }: Context): Decided => {
  const { count, faces } = gameOf(choice).dice;
  const rolled = dice.throwDice(count, faces.length).map((face) => faces[face]);
  return { kind: 'rolled', at: now, seat, faces: rolled.join('') };
};

/** Anybody at the table may toss the coin. */
const decideToss = (table: Table, context: Context): Decided => {
  if (!table.seats.some((seating) => holderOf(seating) === context.by))
    return refuseCommand('seat/not-yours');
  if (table.phase !== 'opening') return refuseCommand('opening/not-now');
  if (awaitedSeeds(table).length > 0) return refuseCommand('opening/seeds-awaited');
  if (table.rollOff !== null) return refuseCommand('opening/no-coin');
  return tossCoin(context);
};

const decideRoll = (table: Table, seat: Seat, context: Context): Decided => {
  if (table.phase !== 'opening') return refuseCommand('opening/not-now', seat);
  if (awaitedSeeds(table).length > 0) return refuseCommand('opening/seeds-awaited', seat);
  if (table.rollOff === null) return refuseCommand('opening/no-roll-off', seat);
  if (nextRoller(table.rollOff) !== seat) return refuseCommand('turn/not-yours', seat);
  return rollFor(table, seat, context);
};

const decideRevealSeed = (table: Table, { seat, seed }: RevealSeedCommand, { now }: Context): Decided => {
  if (!awaitedSeeds(table).includes(seat)) return refuseCommand('seed/not-now', seat);
  const bytes = parseHex(seed);
  return bytes !== undefined && checkReveal(table.seedCommitments[seat]!, bytes)
    ? { kind: 'seed-revealed', at: now, seat, seed }
    : refuseCommand('seed/wrong', seat);
};

const whyNotPlaying = (table: Table, about: string | number): TableRefusal | null => {
  if (table.phase === 'over') return refuseCommand('game/over', about);
  return table.phase === 'playing' ? null : refuseCommand('turn/not-playing', about);
};

/** Dropping out and absence are possible in the opening, too. */
const whyNotUnderWay = (table: Table, about: string | number): TableRefusal | null =>
  isUnderWay(table) ? null : whyNotPlaying(table, about);

const whyNotTurn = (table: Table, seat: Seat, about: string | number): TableRefusal | null => {
  const refusal = whyNotPlaying(table, about);
  if (refusal !== null) return refusal;
  if (table.position!.seat !== seat) return refuseCommand('turn/not-yours', seat);
  return table.paused ? refuseCommand('turn/paused', about) : null;
};

const decidePlay = (table: Table, { seat, move }: PlayCommand, { now, dice }: Context): Decided => {
  const refusal = whyNotTurn(table, seat, move);
  if (refusal !== null) return refusal;
  if (mustAnswerFirst(table)) return refuseCommand('answer/first', move);
  const played = playMove(table.position!, move, dice);
  if (isTableRefusal(played)) return played;
  return { kind: 'move', event: { kind: 'played', at: now, seat, token: played.token }, played };
};

/** Nobody gets out of a question whose wrong answer costs the turn. */
const whyNotHelp = (table: Table, seat: Seat): TableRefusalCode | null => {
  if (table.phase === 'over') return 'game/over';
  if (!hasCalculations(table.choice)) return 'help/none';
  if (table.seats[seat]!.kind !== 'person') return 'seat/not-yours';
  const isAsked = table.position?.seat === seat && isAnswerAwaited(table);
  return isAsked && lostTokenOf(table) !== null ? 'help/asked' : null;
};

const decideHelp = (table: Table, command: ChooseHelpCommand, { now }: Context): Decided => {
  const { seat, help } = command;
  const code = whyNotHelp(table, seat);
  if (code !== null) return refuseCommand(code, seat);
  const hides = help === 'work-out' && command.hidesNumbers;
  if (isSameHelp(table.helps[seat]!, { help, hidesNumbers: hides })) return refuseCommand('help/same', seat);
  return { kind: 'help-chosen', at: now, seat, help, ...(hides ? { hidesNumbers: true } : {}) };
};

const decideAnswer = (table: Table, { seat, value }: AnswerCommand, { now }: Context): Decided => {
  const refusal = whyNotTurn(table, seat, seat);
  if (refusal !== null) return refusal;
  if (askedResult(table) === null) return refuseCommand('answer/not-asked', seat);
  if (!isAnswerAwaited(table)) return refuseCommand('answer/already', seat);
  if (!isAnswer(value)) return refuseCommand('answer/number', value);
  return { kind: 'answered', at: now, seat, value, right: isRightAnswer(table, value) };
};

const decideTakeBack = (table: Table, seat: Seat, { now }: Context): Decided => {
  const refusal = whyNotPlaying(table, seat);
  if (refusal !== null) return refusal;
  const taker = mayTakeBack(table);
  if (taker === null) return refuseCommand('take-back/nothing', seat);
  return taker === seat ? { kind: 'taken-back', at: now, seat } : refuseCommand('take-back/not-yours', seat);
};

/** Before new dice have fallen it is the same as `take-back`. */
const decideUndo = (table: Table, seat: Seat, context: Context): Decided => {
  if (mayTakeBack(table) === seat || mayUndo(table) !== seat) return decideTakeBack(table, seat, context);
  return { kind: 'undone', at: context.now, seat, tokens: tokensIn(table.lastDecision!) };
};

const decideGiveUp = (table: Table, seat: Seat, { now }: Context): Decided =>
  whyNotUnderWay(table, seat) ??
  (table.standIns.includes(seat)
    ? refuseCommand('seat/not-yours', seat)
    : { kind: 'given-up', at: now, seat });

/** The host may remove a computer; a person can only leave on their own, and leaving a running game gives it up. */
const decideLeave = (table: Table, seat: Seat, context: Context): Decided => {
  const { by, now, absent } = context;
  if (table.phase === 'over') return refuseCommand('game/over', seat);
  const sentAway = table.seats[seat]?.kind === 'computer' && isHost(table, by, absent);
  const refusal = sentAway ? null : whyNotSeat(table, seat, by);
  if (refusal !== null) return refusal;
  if (table.phase === 'seating') return { kind: 'left', at: now, seat };
  // After the start a seat must not become open: nobody could decide there, and no clock or absence would end the game.
  return sentAway ? refuseCommand('start/already', seat) : decideGiveUp(table, seat, context);
};

const whyNotOffer = (table: Table, seat: Seat): TableRefusalCode | null => {
  if (table.tie !== null) return 'tie/standing';
  return table.offeredAt[seat] === tokensIn(table) ? 'tie/too-soon' : null;
};

const decideOffer = (table: Table, seat: Seat, { now }: Context): Decided => {
  const refusal = whyNotPlaying(table, seat);
  if (refusal !== null) return refusal;
  const code = whyNotOffer(table, seat);
  return code === null ? { kind: 'tie-offered', at: now, seat } : refuseCommand(code, seat);
};

const decideTieAnswer = (table: Table, seat: Seat, agree: boolean, { now }: Context): Decided => {
  const refusal = whyNotPlaying(table, seat);
  if (refusal !== null) return refusal;
  if (table.tie === null || table.tie.agreed.includes(seat)) return refuseCommand('tie/none', seat);
  if (table.tie.seat === seat) return refuseCommand('tie/own', seat);
  return { kind: agree ? 'tie-agreed' : 'tie-declined', at: now, seat };
};

const decideRematch = (table: Table, seat: Seat, { now }: Context): Decided => {
  if (table.phase !== 'over') return refuseCommand('rematch/not-over', seat);
  if (isClosed(table)) return refuseCommand('start/open-seats', seat);
  return table.rematch.includes(seat)
    ? refuseCommand('rematch/already', seat)
    : { kind: 'rematch-wanted', at: now, seat };
};

/** Seats whose seed is overdue. */
const withholding = (table: Table, now: number): readonly Seat[] => {
  const deadline = seedDeadline(table);
  return deadline !== null && now >= deadline ? awaitedSeeds(table) : [];
};

/**
 * Being late in the opening gives no advantage, so it loses no game: the table throws for a player who does not. Only a
 * seed cannot come from anybody else: with a clock, a player who does not reveal it in time loses the game.
 */
const decideTick = (table: Table, context: Context): Decided => {
  const { now } = context;
  const withheld = table.clock.kind === 'none' ? undefined : withholding(table, now)[0];
  if (withheld !== undefined) return { kind: 'seed-withheld', at: now, seat: withheld };
  const throwAt = openingDeadline(table);
  if (throwAt !== null && now >= throwAt)
    return table.rollOff === null ? tossCoin(context) : rollFor(table, nextRoller(table.rollOff)!, context);
  if (isTimeUp(table, now)) return { kind: 'time-up', at: now, seat: runningSeat(table)! };
  return isLimitDue(table, now) ? { kind: 'last-round', at: now } : refuseCommand('clock/time-left');
};

/** The other players at the table may act on an absence. */
const decideAbsence = (table: Table, { kind, seat }: AbsenceCommand, context: Context): Decided => {
  const { by, now, absent = [] } = context;
  // A person with a reserved seat may never come: a computer can then be called in before the start.
  const isReserved = kind === 'call-computer' && table.kept.includes(seat);
  const refusal = isReserved ? null : whyNotUnderWay(table, seat);
  if (refusal !== null) return refusal;
  const here = table.seats.some((seating) => seating.kind === 'person' && holderOf(seating) === by);
  if (!here) return refuseCommand('seat/not-yours', seat);
  const isAbsent = absent.includes(seat) || withholding(table, now).includes(seat);
  if (table.seats[seat]?.kind !== 'person' || !isAbsent) return refuseCommand('absence/here', seat);
  if (kind === 'call-computer' && awaitedSeeds(table).includes(seat))
    return refuseCommand('opening/seeds-awaited', seat);
  return { kind: kind === 'call-computer' ? 'computer-called' : 'absence-ended', at: now, seat };
};

/** A player may pause only if the same holder has all persons' seats: otherwise the others would lose time. */
const decidePause = (table: Table, pause: boolean, { by, now }: Context): Decided => {
  const refusal = whyNotPlaying(table, '');
  if (refusal !== null) return refusal;
  if (!isTimed(table)) return refuseCommand('clock/none');
  const alone = personSeats(table.seats).every((seat) => holderOf(table.seats[seat]!) === by);
  // HOUSE pauses and resumes clocks for the time when the service itself was down.
  if (!alone && by !== HOUSE) return refuseCommand('pause/not-alone');
  if (pause && table.paused) return refuseCommand('pause/not-now');
  return { kind: pause ? 'paused' : 'resumed', at: now };
};

/** Only HOUSE knows that everybody has been away for too long. */
const decideAbandon = (table: Table, { by, now }: Context): Decided => {
  if (by !== HOUSE) return refuseCommand('seat/not-yours');
  return whyNotUnderWay(table, '') ?? { kind: 'abandoned', at: now };
};

const decideReveal = (table: Table, secret: string, { by, now }: Context): Decided => {
  if (by !== HOUSE) return refuseCommand('seat/not-yours');
  if (table.phase !== 'over') return refuseCommand('reveal/not-over');
  if (table.secret !== null) return refuseCommand('reveal/already');
  const bytes = parseHex(secret);
  if (table.commitment === null || bytes === undefined || !checkReveal(table.commitment, bytes))
    return refuseCommand('reveal/wrong');
  return { kind: 'revealed', at: now, secret };
};

const decideAtSeat = (table: Table, { kind, seat }: SeatCommand, context: Context): Decided => {
  switch (kind) {
    case 'leave':
      return decideLeave(table, seat, context);
    case 'roll':
      return decideRoll(table, seat, context);
    case 'take-back':
      return decideTakeBack(table, seat, context);
    case 'give-up':
      return decideGiveUp(table, seat, context);
    case 'offer-tie':
      return decideOffer(table, seat, context);
    case 'agree-tie':
      return decideTieAnswer(table, seat, true, context);
    case 'decline-tie':
      return decideTieAnswer(table, seat, false, context);
    case 'want-rematch':
      return decideRematch(table, seat, context);
  }
};

const decideInTime = (table: Table, command: Command, context: Context): Decided => {
  switch (command.kind) {
    case 'sit':
      return decideSit(table, command, context);
    case 'start':
      return decideStart(table, context);
    case 'close':
      return decideClose(table, context);
    case 'toss':
      return decideToss(table, context);
    case 'reveal-seed':
      return whyNotSeat(table, command.seat, context.by) ?? decideRevealSeed(table, command, context);
    case 'play':
      return whyNotSeat(table, command.seat, context.by) ?? decidePlay(table, command, context);
    case 'choose-help':
      return whyNotSeat(table, command.seat, context.by) ?? decideHelp(table, command, context);
    case 'answer':
      return whyNotSeat(table, command.seat, context.by) ?? decideAnswer(table, command, context);
    case 'tick':
      return decideTick(table, context);
    case 'pause':
      return decidePause(table, true, context);
    case 'resume':
      return decidePause(table, false, context);
    case 'abandon':
      return decideAbandon(table, context);
    case 'reveal':
      return decideReveal(table, command.secret, context);
    case 'undo':
      return whyNotSeat(table, command.seat, context.by) ?? decideUndo(table, command.seat, context);
    case 'leave':
      return decideAtSeat(table, command, context);
    case 'call-computer':
    case 'end-absent':
      return decideAbsence(table, command, context);
    default:
      return whyNotSeat(table, command.seat, context.by) ?? decideAtSeat(table, command, context);
  }
};

const decisionOf = (table: Table, decided: TableEvent | MoveDecided): Decision => {
  if (decided.kind !== 'move') return { kind: 'decision', event: decided, table: apply(table, decided) };
  const { event, played } = decided;
  return { kind: 'decision', event, table: applyPlayed(table, event, played) };
};

/** A command after the deadline is replaced by `tick`, which ends the time. Time never runs backwards. */
export const decide = (table: Table, command: Command, context: Context): Decision | TableRefusal => {
  const inOrder = { ...context, now: Math.max(context.now, table.lastAt) };
  const late = command.kind !== 'resume' && isTimeUp(table, inOrder.now);
  const isTick = late || command.kind === 'tick';
  const found = isTick || command.kind === 'resume' ? table : withLastRound(table, inOrder.now);
  const decided = decideInTime(found, late ? { kind: 'tick' } : command, inOrder);
  return isTableRefusal(decided) ? decided : decisionOf(table, decided);
};
