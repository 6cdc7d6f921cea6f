import { REFUSALS, type RefusalCode, escapeHidden } from '@abacow/rules';

/** Why a command was refused. Refusals of the rules are passed through. Codes are stable. */
export const TABLE_REFUSALS = {
  'table/choice': 'such a game cannot be played',
  'table/opening': 'that seat cannot begin',
  'table/clock': 'a clock needs a time',
  'table/time-limit':
    'a time limit has 1 minute to 24 hours, and only games in rounds that can end after any of them have one',
  'table/not-host': 'only the host of the table may do that',
  'seat/unknown': 'there is no such seat',
  'seat/not-yours': 'somebody else acts for that seat',
  'seat/taken': 'somebody sits there',
  'seat/open': 'nobody sits there',
  'seat/name':
    'a name has 1 to 40 characters, at least one of them visible, at most three marks on a letter, and no control or format characters',
  'seat/level': 'computers play at levels 1 to 5',
  'start/open-seats': 'a seat is still open',
  'start/already': 'the game has begun',
  'opening/not-now': 'it is already decided who begins',
  'opening/seeds-awaited': 'not every player has revealed the seed for the dice yet',
  'seed/not-now': 'no seed is awaited from that seat',
  'seed/wrong': 'that is not the seed that the seat committed to',
  'seed/same': 'somebody at this table has committed to the same seed',
  'opening/no-coin': 'in this game there is no coin to toss',
  'opening/no-roll-off': 'in this game nobody rolls for the beginning',
  'turn/not-yours': 'it is another seat’s turn',
  'turn/not-playing': 'no game is being played',
  'turn/paused': 'the game is paused',
  'move/unreadable': 'that is not a decision of this game',
  'help/none': 'in this game there is nothing to calculate',
  'help/same': 'that seat has this help already',
  'help/too-often': 'that seat has changed its help too often in this turn',
  'help/asked': 'a wrong answer costs the turn here: answer before you change the help',
  'answer/not-asked': 'that seat is asked nothing',
  'answer/already': 'that seat has given the right answer',
  'answer/shown': 'after three wrong answers the result is shown',
  'answer/number': 'an answer is a whole number from 0 to 9999',
  'answer/first': 'that seat has to calculate first what the dice show',
  'take-back/nothing': 'nothing can be taken back: dice once seen are never taken back',
  'take-back/not-yours': 'that was another seat’s decision',
  'take-back/passed': 'the turn has passed to another player',
  'take-back/once': 'that decision was taken back before',
  'take-back/rated': 'in a rated game nothing is taken back',
  'tie/standing': 'a tie is offered already',
  'tie/too-soon': 'that seat has not decided anything since its last offer',
  'tie/nobody': 'a computer does not agree to a tie',
  'tie/none': 'no tie is offered',
  'tie/own': 'nobody answers their own offer',
  'clock/time-left': 'no time is up',
  'clock/none': 'this table has no clock',
  'pause/not-alone': 'only one who holds all the seats may stop the clock',
  'pause/too-often': 'the clock was stopped too often in this turn',
  'pause/not-now': 'the clock is in that state already',
  'absence/here': 'that seat’s player is here, or has not been away long enough',
  'reveal/not-over': 'the secret is told only after the end',
  'reveal/already': 'the secret is told already',
  'reveal/wrong': 'that is not the secret this table committed to',
  'rematch/not-over': 'the game is not over',
  'rematch/already': 'that seat has said so already',
} as const satisfies Record<string, string>;

export type TableRefusalCode = keyof typeof TABLE_REFUSALS | RefusalCode;

export type TableRefusal = {
  readonly kind: 'refusal';
  readonly code: TableRefusalCode;
  /** What it is about: a seat, a move, a name. */
  readonly about: string;
};

export const isTableRefusal = (value: object): value is TableRefusal =>
  'kind' in value && value.kind === 'refusal';

export const refuseCommand = (code: TableRefusalCode, about: string | number = ''): TableRefusal => ({
  kind: 'refusal',
  code,
  about: String(about),
});

export const explainTableRefusal = ({ code, about }: TableRefusal): string => {
  const reasons: Readonly<Record<TableRefusalCode, string>> = { ...REFUSALS, ...TABLE_REFUSALS };
  return `${about === '' ? '' : `${escapeHidden(about)}: `}${reasons[code]} (${code})`;
};
