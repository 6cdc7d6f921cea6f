export type { AnswerCount } from './answers.ts';
export { countAnswers } from './answers.ts';
export { apply, checkEvent, rebuild } from './apply.ts';
export type { DiceCheck, SeedCheck } from './check.ts';
export type { OpeningCheck } from './checkopening.ts';
export type { CheckedDie, CheckedThrow } from './checkthrow.ts';
export { checkDice } from './check.ts';
export type { GameChoice, Opening } from './choice.ts';
export { choice, choiceOf, opening, seatsFor, setupFor } from './choice.ts';
export type { ClockSetup } from './clock.ts';
export {
  NO_CLOCK,
  OPENING_THROW_MS,
  REVEAL_SEED_MS,
  clock,
  deadlineOf,
  isLimitDue,
  isTimeUp,
  isTimed,
  limitDeadline,
  makeClock,
  openingDeadline,
  playTimeLeft,
  runningSeat,
  seedDeadline,
  timeLeft,
} from './clock.ts';
export type {
  AnswerCommand,
  ClientCommand,
  Command,
  PlayCommand,
  RevealSeedCommand,
  SeatCommand,
  SitCommand,
  Sitter,
} from './commands.ts';
export { clientCommand } from './commands.ts';
export type { AutomaticAction } from './automatic.ts';
export { automaticAction } from './automatic.ts';
export type { Context, Decision } from './decide.ts';
export { decide } from './decide.ts';
export { allowsTakeBack, isOfferTooSoon, mayOfferTie, mayTakeBack } from './decide/limits.ts';
export { MAX_EVENTS, MAX_WRONG_ANSWERS, isStale } from './stalling.ts';
export type { Duty, Me } from './duties.ts';
export { duties } from './duties.ts';
export type { GivenAnswer, SeatHelp } from './help.ts';
export {
  ALL_SHOWN,
  MAX_ANSWER,
  askedResult,
  hasCalculations,
  helpOf,
  isAnswerAwaited,
  isResultShown,
  isRightAnswer,
  isSameHelp,
  lostTokenOf,
} from './help.ts';
export { OPENING_SUFFIX, makeTableDice, tableDice } from './dice.ts';
export type {
  Answered,
  HelpChosen,
  Newer,
  Opened,
  PlainEvent,
  Played,
  Revealed,
  Rolled,
  Sat,
  SeatEvent,
  SeedRevealed,
  TableEvent,
  Tossed,
} from './events.ts';
export { event, isNewer, parseEvent } from './events.ts';
export type { Handover, HandoverCause } from './handover.ts';
export { lostSeat, seatingAt } from './handover.ts';
export { EVENTS_VERSION, makeEvent, makeEvents, parseEvents } from './text.ts';
export {
  MAX_NAME,
  NO_NAME,
  cleanName,
  isLabel,
  isName,
  isReservedName,
  nameFrom,
  shownName,
  shownNames,
  tellApart,
  withoutFormat,
} from './names.ts';
export type { OpenOptions, RematchOptions } from './open.ts';
export { isRematchAgreed, isTimeLimit, openTable, rematchOf, timeLimitMs } from './open.ts';
export { recordOf } from './record.ts';
export type { TableRefusal, TableRefusalCode } from './refusals.ts';
export { TABLE_REFUSALS, explainTableRefusal, isTableRefusal } from './refusals.ts';
export type { Roll, RollOff } from './rolloff.ts';
export { beginnerOf, nextRoller, totalOf } from './rolloff.ts';
export type { Computer, ComputerLevel, Open, Person, Seating } from './seats.ts';
export { COMPUTER_LEVELS, HOUSE, OPEN, hasName, holderOf, isBot, personSeats, playerAt } from './seats.ts';
export type { Terms } from './standard.ts';
export { isStandard } from './standard.ts';
export type {
  OpeningTable,
  OverTable,
  Phase,
  PlayingTable,
  SeatingTable,
  Table,
  TableDice,
  TableGame,
  TableOutcome,
  TieOffer,
} from './table.ts';
export {
  PHASES,
  awaitedSeeds,
  gameAt,
  isCalledFor,
  isClosed,
  isHost,
  isKept,
  isKeptFor,
  isUnderWay,
  keptSeats,
  mayUndo,
  openingThrowsMade,
  rematchSeats,
  rollOffOf,
  seatToAct,
} from './table.ts';
export type { Due, GameView, TableView } from './view.ts';
export { viewTable } from './view.ts';
export type { Step, Steps } from './steps.ts';
export { lastEffects, stepsOf, tokensIn, tokensOf } from './steps.ts';
