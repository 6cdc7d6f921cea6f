/** How each event changes a table. An impossible event is reported as an error; nothing is guessed. */
import { checkReveal, parseHex } from '@abacow/dice';
import {
  type Effect,
  type Ending,
  type Played as PlayedToken,
  type Position,
  type Seat,
  type Unreadable,
  gameOf,
  isUnreadable,
  playToken,
  startGame,
  unreadable,
} from '@abacow/rules';
import { checkedSetup } from './choice.ts';
import { bookTime, isLimitDue, isTimeUp, isTimed, runningSeat, withLastRound } from './clock.ts';
import type {
  Answered,
  HelpChosen,
  Kept,
  Opened,
  Played,
  Revealed,
  Rolled,
  Sat,
  SeatEvent,
  SeedRevealed,
  TableEvent,
  Tossed,
  Undone,
} from './events.ts';
import type { HandoverCause } from './handover.ts';
import {
  ALL_SHOWN,
  answerBehind,
  askedResult,
  hasCalculations,
  isAnswerAwaited,
  lostTokenOf,
  mustAnswerFirst,
} from './help.ts';
import { addRoll, beginnerOf, nextRoller, startRollOff } from './rolloff.ts';
import { CALLED_IN, OPEN, STAND_IN, type Seating, holderOf } from './seats.ts';
import {
  type LastDecision,
  type Table,
  type TableOutcome,
  awaitedSeeds,
  emptyTable,
  isCalledFor,
  isKeptFor,
  isUnderWay,
  mayTakeBack,
  mayUndo,
} from './table.ts';
import { addToken, tokensIn, tokensOf } from './trail.ts';

type Applied = Table | Unreadable;

const no = (reason: string): Unreadable => unreadable(1, reason);

const replace = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((old, at) => (at === index ? value : old));

const seatAs = (table: Table, seat: Seat, seating: Seating): Table => ({
  ...table,
  seats: replace(table.seats, seat, seating),
  calledFor: replace(table.calledFor, seat, null),
});

/** Only handovers after the start are recorded: before it, the seat has no decisions to attribute to anybody. */
const handOver = (table: Table, seat: Seat, seating: Seating, cause: HandoverCause): Table => {
  const after = seatAs(table, seat, seating);
  if (!isUnderWay(table)) return after;
  const handover = { seat, before: table.seats[seat]!, tokens: tokensIn(table), cause };
  // What was played before a seat changed hands stays, so that every token keeps its player.
  return { ...after, handovers: [...table.handovers, handover], lastDecision: null };
};

const without = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.filter((other) => other !== seat);

const keep = (table: Table, { seat, seating }: Kept): Applied =>
  table.seats[seat]?.kind === 'open' && table.phase === 'seating'
    ? { ...seatAs(table, seat, seating), kept: [...table.kept, seat] }
    : no(`seat ${seat} cannot be kept`);

const withSeed = (table: Table, seat: Seat, seed: string, hash: string | null): Table => ({
  ...table,
  seeds: replace(table.seeds, seat, seed),
  seedCommitments: replace(table.seedCommitments, seat, hash),
});

const sit = (table: Table, { seat, seating, seed, seedCommitment }: Sat): Applied => {
  const holder = holderOf(seating);
  const theirs = isKeptFor(table, seat, holder) || isCalledFor(table, seat, holder);
  const free = table.seats[seat]!.kind === 'open' || theirs;
  if (!free || table.phase === 'over') return no(`seat ${seat} cannot be taken`);
  const helps = theirs ? table.helps : replace(table.helps, seat, ALL_SHOWN);
  const seated = { ...handOver(table, seat, seating, 'sat'), kept: without(table.kept, seat), helps };
  return table.phase === 'seating' ? withSeed(seated, seat, seed, seedCommitment ?? null) : seated;
};

const leave = (table: Table, seat: Seat): Applied => {
  if (table.seats[seat]!.kind === 'open' || table.phase === 'over') return no(`seat ${seat} cannot be left`);
  const left = {
    ...handOver(table, seat, OPEN, 'left'),
    kept: without(table.kept, seat),
    helps: replace(table.helps, seat, ALL_SHOWN),
    tie: null,
  };
  return table.phase === 'seating' ? withSeed(left, seat, '', null) : left;
};

const begin = (table: Table, first: Seat): Table => {
  const setup = checkedSetup(table.choice, first);
  return { ...table, phase: 'playing', setup, position: startGame(setup) };
};

/** Goes on with the opening once no seed is awaited. */
const continueOpening = (table: Table): Table => {
  if (awaitedSeeds(table).length > 0) return table;
  if (table.opening.kind === 'chosen') return begin(table, table.opening.seat);
  const rollOff = gameOf(table.choice).opening === 'roll-off' ? startRollOff(table.seats.length) : null;
  return { ...table, rollOff };
};

const start = (table: Table): Applied => {
  if (table.phase !== 'seating') return no('the game had begun already');
  if (table.kept.length > 0 || table.seats.some(({ kind }) => kind === 'open')) return no('a seat is open');
  return continueOpening({ ...table, phase: 'opening' });
};

const revealSeed = (table: Table, { seat, seed }: SeedRevealed): Applied => {
  const bytes = parseHex(seed);
  if (!awaitedSeeds(table).includes(seat)) return no(`no seed was awaited from seat ${seat}`);
  return bytes !== undefined && checkReveal(table.seedCommitments[seat]!, bytes)
    ? continueOpening({ ...table, seeds: replace(table.seeds, seat, seed) })
    : no('the seed is not the one committed to');
};

const toss = (table: Table, { seat }: Tossed): Applied =>
  table.phase === 'opening' && table.rollOff === null && awaitedSeeds(table).length === 0
    ? begin(table, seat)
    : no('no coin was to be tossed');

const roll = (table: Table, { seat, faces }: Rolled): Applied => {
  if (table.phase !== 'opening' || table.rollOff === null || nextRoller(table.rollOff) !== seat)
    return no(`seat ${seat} was not to roll`);
  if (faces.length !== gameOf(table.choice).dice.count) return no('another number of dice was thrown');
  const rollOff = addRoll(table.rollOff, { seat, faces });
  const beginner = beginnerOf(rollOff);
  const rolled = { ...table, rollOff };
  return beginner === null ? rolled : begin(rolled, beginner);
};

const over = (table: Table, outcome: TableOutcome): Table => ({
  ...table,
  phase: 'over',
  outcome,
  tie: null,
  before: null,
  lastDecision: null,
});

/**
 * The tokens of computers do not change it. A time limit may make the round in progress the last, so at tables with one
 * nobody goes back to an earlier round.
 */
const lastDecisionOf = (
  table: Table,
  position: Position,
  thrown: boolean,
  won: boolean,
): LastDecision | null => {
  if (table.scheme !== 1 || table.diceName !== table.id || (won && table.timeLimitMs !== null)) return null;
  if (table.seats[position.seat]!.kind !== 'person') return table.lastDecision;
  return thrown ? null : { position, trail: table.trail };
};

const isRoundWon = ({ kind }: Effect): boolean => kind === 'round-won';

/** `known`: the result of the token, if it was computed already. */
const play = (table: Table, { seat, token, at }: Played, known: PlayedToken | null): Applied => {
  const { position } = table;
  if (table.phase !== 'playing' || position === null || table.paused || position.seat !== seat)
    return no(`seat ${seat} had nothing to decide`);
  const result = known ?? playToken(position, token);
  if (isUnreadable(result)) return result;
  const next = result.position;
  const thrown = token.includes('=');
  const played: Table = {
    ...table,
    position: next,
    effects: result.effects,
    trail: addToken(table, token),
    throws: thrown ? table.throws + 1 : table.throws,
    // Dice once seen are never taken back.
    before: thrown ? null : position,
    lastDecision: lastDecisionOf(table, position, thrown, result.effects.some(isRoundWon)),
    answer: null,
    // A seat that plays on declines the offer.
    tie: table.tie?.seat === seat ? table.tie : null,
    // Set here, because `played` is the most frequent event and a second copy of the table would be expensive.
    lastAt: at,
  };
  return next.kind === 'over' ? over(played, { ...next.result, by: 'play' }) : played;
};

/** A lost turn is not taken back: the product is known by then. */
const loseTurn = (table: Table, { seat, at }: Answered, token: string): Applied => {
  const lost = play(table, { kind: 'played', at, seat, token }, null);
  return isUnreadable(lost) ? lost : { ...lost, before: null, lastDecision: null };
};

const answer = (table: Table, event: Answered): Applied => {
  const { seat, value, right } = event;
  if (table.position?.seat !== seat || table.paused || !isAnswerAwaited(table))
    return no(`seat ${seat} was asked nothing`);
  if (right !== (value === askedResult(table))) return no(`${value} is not ${right ? 'right' : 'wrong'}`);
  const token = lostTokenOf(table);
  return right || token === null ? { ...table, answer: { value, right } } : loseTurn(table, event, token);
};

/** With another help, a wrong answer is not spoken about any more. */
const answerAfterHelp = ({ answer: given, position }: Table, seat: Seat): Table['answer'] =>
  position?.seat === seat && given?.right === false ? null : given;

const chooseHelp = (table: Table, { seat, help, hidesNumbers }: HelpChosen): Applied =>
  hasCalculations(table.choice) && table.phase !== 'over' && table.seats[seat]!.kind === 'person'
    ? {
        ...table,
        helps: replace(table.helps, seat, { help, hidesNumbers: hidesNumbers === true }),
        answer: answerAfterHelp(table, seat),
      }
    : no(`seat ${seat} could not choose a help`);

const takeBack = (table: Table, seat: Seat): Applied =>
  mayTakeBack(table) === seat
    ? {
        ...table,
        position: table.before,
        trail: table.trail?.before ?? null,
        before: null,
        lastDecision: null,
        effects: [],
        answer: answerBehind(table.before),
      }
    : no(`seat ${seat} had nothing to take back`);

/** `throws` goes on counting: dice that were seen are never thrown again, and the time that passed is not given back. */
const undo = (table: Table, { seat, tokens: left }: Undone): Applied => {
  const { lastDecision } = table;
  if (lastDecision === null || mayUndo(table) !== seat || tokensIn(lastDecision) !== left)
    return no(`seat ${seat} had nothing to undo`);
  const { position, trail } = lastDecision;
  return {
    ...table,
    position,
    trail,
    before: null,
    lastDecision: null,
    takenBack: [...table.takenBack, { seat, from: left, tokens: tokensOf(table).slice(left) }],
    effects: [],
    answer: answerBehind(position),
    tie: null,
    offeredAt: table.offeredAt.map((tokens) => Math.min(tokens, left)),
  };
};

type DropOut = 'given-up' | 'time-up' | 'absence-ended' | 'seed-withheld';
const ENDING_BY: Readonly<Record<DropOut, Ending>> = {
  'given-up': 'giving-up',
  'time-up': 'clock',
  'absence-ended': 'absence',
  'seed-withheld': 'absence',
};

/**
 * A seat drops out. If one seat is left, it wins. Otherwise a computer plays on for the seat, and rolls for it too. But
 * nobody may get other dice by dropping out: without the seat's seed nobody plays on. And a seat that owes its seed too
 * does not win because the other one does.
 */
const dropOut = (table: Table, seat: Seat, cause: DropOut): Applied => {
  if (!isUnderWay(table) || table.standIns.includes(seat)) return no(`seat ${seat} was out already`);
  const standIns = [...table.standIns, seat];
  const rest = table.seats.flatMap((_, other) => (standIns.includes(other) ? [] : [other]));
  const out = { ...table, standIns, before: null, lastDecision: null, tie: null };
  const awaited = awaitedSeeds(table);
  if (rest.length === 1 && (cause === 'given-up' || !awaited.includes(rest[0]!)))
    return over(out, { kind: 'win', seat: rest[0]!, by: ENDING_BY[cause] });
  const hasPerson = rest.some((other) => table.seats[other]!.kind === 'person');
  return cause !== 'seed-withheld' && rest.length > 1 && hasPerson && !awaited.includes(seat)
    ? handOver(out, seat, STAND_IN, cause)
    : over(out, { kind: 'broken-off' });
};

/** An abandoned game has no winner. */
const abandon = (table: Table): Applied =>
  isUnderWay(table) ? over(table, { kind: 'broken-off' }) : no('no game was under way');

/** Reserved seats become open: nobody ever sat there. */
const close = (table: Table): Applied => {
  if (table.phase !== 'seating') return no('the game had begun already');
  const seats = table.seats.map((seating, seat) => (table.kept.includes(seat) ? OPEN : seating));
  return over({ ...table, seats, kept: [] }, { kind: 'broken-off' });
};

/** A computer plays for the seat, which stays in the game; its time no longer runs. */
const callComputer = (table: Table, seat: Seat): Applied => {
  const away = table.seats[seat]!;
  const possible = (isUnderWay(table) || table.kept.includes(seat)) && !awaitedSeeds(table).includes(seat);
  if (!possible || away.kind !== 'person') return no(`no computer could be called to seat ${seat}`);
  const called = {
    ...handOver(table, seat, CALLED_IN, 'computer-called'),
    kept: without(table.kept, seat),
    tie: null,
  };
  return { ...called, calledFor: replace(called.calledFor, seat, away.holder) };
};

const timeUp = (table: Table, seat: Seat): Applied =>
  runningSeat(table) === seat ? dropOut(table, seat, 'time-up') : no(`seat ${seat}'s time did not run`);

const offerTie = (table: Table, seat: Seat): Applied =>
  table.phase === 'playing' && table.tie === null
    ? {
        ...table,
        tie: { seat, agreed: [] },
        offeredAt: replace(table.offeredAt, seat, tokensIn(table)),
      }
    : no('no tie could be offered');

const agreeTie = (table: Table, seat: Seat): Applied => {
  const { tie } = table;
  if (tie === null || tie.seat === seat || tie.agreed.includes(seat)) return no('no tie was offered');
  const agreed = [...tie.agreed, seat];
  const answered = { ...table, tie: { ...tie, agreed } };
  return agreed.length === table.seats.length - 1
    ? over(answered, { kind: 'tie', by: 'agreement' })
    : answered;
};

const declineTie = (table: Table, seat: Seat): Applied =>
  table.tie === null || table.tie.seat === seat ? no('no tie was offered') : { ...table, tie: null };

const wantRematch = (table: Table, seat: Seat): Applied =>
  table.phase === 'over' && !table.rematch.includes(seat)
    ? { ...table, rematch: [...table.rematch, seat] }
    : no('no other game could be asked for');

const pause = (table: Table, paused: boolean): Applied =>
  table.phase === 'playing' && isTimed(table) && !(paused && table.paused)
    ? { ...table, paused }
    : no('there was no clock to stop or start');

const reveal = (table: Table, { secret }: Revealed): Applied => {
  const bytes = parseHex(secret);
  if (table.phase !== 'over' || table.secret !== null || table.commitment === null || bytes === undefined)
    return no('no secret was to be revealed');
  return checkReveal(table.commitment, bytes)
    ? { ...table, secret }
    : no('the secret is not the one committed to');
};

const atSeat = (table: Table, event: SeatEvent): Applied => {
  switch (event.kind) {
    case 'left':
      return leave(table, event.seat);
    case 'taken-back':
      return takeBack(table, event.seat);
    case 'given-up':
      return dropOut(table, event.seat, event.kind);
    case 'time-up':
      return timeUp(table, event.seat);
    case 'tie-offered':
      return offerTie(table, event.seat);
    case 'tie-agreed':
      return agreeTie(table, event.seat);
    case 'tie-declined':
      return declineTie(table, event.seat);
    case 'rematch-wanted':
      return wantRematch(table, event.seat);
    case 'computer-called':
      return callComputer(table, event.seat);
    case 'absence-ended':
      return dropOut(table, event.seat, event.kind);
    case 'seed-withheld':
      return awaitedSeeds(table).includes(event.seat)
        ? dropOut(table, event.seat, event.kind)
        : no(`no seed was awaited from seat ${event.seat}`);
  }
};

const happen = (table: Table, event: Exclude<TableEvent, Opened>, known: PlayedToken | null): Applied => {
  switch (event.kind) {
    case 'kept':
      return keep(table, event);
    case 'sat':
      return sit(table, event);
    case 'started':
      return start(table);
    case 'seed-revealed':
      return revealSeed(table, event);
    case 'paused':
      return pause(table, true);
    case 'resumed':
      return pause(table, false);
    case 'last-round':
      return table;
    case 'abandoned':
      return abandon(table);
    case 'closed':
      return close(table);
    case 'tossed':
      return toss(table, event);
    case 'rolled':
      return roll(table, event);
    case 'played':
      return mustAnswerFirst(table)
        ? no(`seat ${event.seat} had to calculate first`)
        : play(table, event, known);
    case 'help-chosen':
      return chooseHelp(table, event);
    case 'answered':
      return answer(table, event);
    case 'undone':
      return undo(table, event);
    case 'revealed':
      return reveal(table, event);
    default:
      return atSeat(table, event);
  }
};

/** Clocks go on: an answer that costs nothing and a choice of help give nobody more time. */
const leavesClock = (table: Table, event: TableEvent): boolean =>
  event.kind === 'help-chosen' || (event.kind === 'answered' && (event.right || lostTokenOf(table) === null));

/**
 * Time before `resumed` was not spent playing (the page was closed, for example), so it is not counted. Every other event
 * after the time limit finds the round in progress to be the last, so nothing depends on when `last-round` was written.
 */
const booked = (table: Table, event: TableEvent): Table => {
  if (event.kind === 'resumed') return { ...table, since: event.at };
  const found = withLastRound(table, event.at);
  return leavesClock(table, event) ? found : bookTime(found, event.at);
};

/**
 * The table after the event, or why the event is impossible. The first event of a table opens it. `known` is the result
 * of a played token if `decide` has computed it already, so that the rules do not step twice.
 */
export const checkEvent = (
  table: Table | null,
  event: TableEvent,
  known: PlayedToken | null = null,
): Applied => {
  if (event.kind === 'opened') return table === null ? emptyTable(event) : no('the table was open already');
  if (table === null) return no('the first event must open the table');
  if ('seat' in event && table.seats[event.seat] === undefined) return no(`there is no seat ${event.seat}`);
  if (event.at < table.lastAt) return no('events must be in the order of time');
  if (event.kind === 'time-up' && !isTimeUp(table, event.at)) return no('no time was up');
  if (event.kind === 'last-round' && !isLimitDue(table, event.at)) return no('no time limit was reached');
  const after = happen(booked(table, event), event, known);
  return isUnreadable(after) || after.lastAt === event.at ? after : { ...after, lastAt: event.at };
};

const possible = (after: Applied, { kind }: TableEvent): Table => {
  if (isUnreadable(after)) throw new Error(`${kind}: ${after.reason}`);
  return after;
};

/** For events that `decide` returned. Throws for an impossible event, which would be a bug. */
export const apply = (table: Table | null, event: TableEvent): Table =>
  possible(checkEvent(table, event), event);

/** The same for a token whose result is known already. */
export const applyPlayed = (table: Table, event: Played, known: PlayedToken): Table =>
  possible(checkEvent(table, event, known), event);

/** A table from its events, or which event (from 1) is impossible and why. */
export const rebuild = (events: readonly TableEvent[]): Table | Unreadable => {
  let table: Table | null = null;
  for (const [index, event] of events.entries()) {
    const after: Applied = checkEvent(table, event);
    if (isUnreadable(after))
      return unreadable(index + 1, `event ${index + 1} (${event.kind}): ${after.reason}`);
    table = after;
  }
  return table ?? unreadable(0, 'there are no events');
};
