import type { Texts } from '../../../base/i18n/message.ts';

export default {
  'today.title': 'Today',
  'today.sheet': 'Sheet of the day',
  'today.new': 'The same sheet and the same dice for everybody. One try counts.',
  'today.open': 'Your try is waiting for you.',
  'today.won': { one: 'Won in {count} turn', other: 'Won in {count} turns' },
  'today.lost': { one: 'Lost after {count} turn', other: 'Lost after {count} turns' },
  'today.tied': { one: 'Tied after {count} turn', other: 'Tied after {count} turns' },
  'today.compare': 'Compare with the strongest computer',
  'today.practice': 'Practise the times tables: 2 minutes',
  'today.practice.due': {
    one: '{count} sum is coming up today.',
    other: '{count} sums are coming up today.',
  },
  'today.exercises': {
    one: '{count} exercise for today',
    other: '{count} exercises for today',
  },
} as const satisfies Texts;
