import type { Texts } from '../../../base/i18n/message.ts';

export default {
  'dice.title': 'Dice for {game}',
  'dice.games': 'Which game',
  'dice.about': 'You play on paper or on a board, the app throws the dice. Nothing is stored.',
  'dice.print': 'Print sheets and boards',
  'dice.rules': 'Rules',
  'dice.start': 'Throw all five dice.',
  'dice.next': 'Next turn',
  'dice.nothing': 'Nothing to mark. The turn is over.',
  'dice.trio.start': 'Throw both dice to begin the round.',
  'dice.trio.zero': '0! The turn is lost.',
  'dice.trio.double':
    'A double: put a pawn on row {first}, column {first}, if it is free, and throw again; otherwise the turn is lost.',
  'dice.trio.place':
    '{first} and {second}: put a pawn on row {first}, column {second} or the other way round.',
  'dice.trio.round': 'Next round',
} as const satisfies Texts;
