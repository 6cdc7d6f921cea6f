import type { Texts } from '../../../base/i18n/message.ts';

export default {
  'grownUps.lead': 'Everything here stays in this browser.',
  'grownUps.nobody': 'Your child',
  'grownUps.none': 'There is nothing to tell yet. Two minutes of practice are a good start.',
  'grownUps.sum': {
    one: '{name} knows {known} of {all} sums; {count} is growing.',
    other: '{name} knows {known} of {all} sums; {count} are growing.',
  },
  'grownUps.sum.begun': {
    one: '{name} has met {count} sum so far. Sums count as known when they are right on another day, too.',
    other: '{name} has met {count} sums so far. Sums count as known when they are right on another day, too.',
  },
  'grownUps.explain': 'Sums to look at together',
  'grownUps.explain.lead':
    'They were missed most often. Draw or lay out the picture, and let the child say the way aloud.',
  'grownUps.explain.none': 'No sum was missed again and again.',
  'grownUps.explain.given': 'Often answered: {list}',
  'grownUps.time': 'The last two weeks',
  'grownUps.time.days': {
    one: 'Sums were answered on {count} day, about {minutes} min in all. A few minutes on many days help more than many minutes on one.',
    other:
      'Sums were answered on {count} days, about {minutes} min in all. A few minutes on many days help more than many minutes on one.',
  },
  'grownUps.time.none': 'No sums were answered in the last two weeks.',
  'grownUps.time.day': '{day}: {minutes} min',
  'grownUps.checks': 'Checks',
  'grownUps.checks.none': 'No check has been taken yet.',
  'grownUps.check': '{date}: {right} of {asked}',
  'grownUps.today': 'Good for today',
  'grownUps.today.practise': {
    one: 'Two minutes of practice: {count} sum is coming up.',
    other: 'Two minutes of practice: {count} sums are coming up.',
  },
  'grownUps.today.new': 'Two minutes of practice: nothing has to be repeated, so new sums come up.',
  'grownUps.today.look': 'Look at the picture of {sum} together.',
  'grownUps.today.play': 'One game of Trio with the help “I work it out”.',
  'grownUps.week': 'For the next week',
  'grownUps.week.lead': 'What practice asks from now on.',
  'grownUps.print': 'Print this report',
} as const satisfies Texts;
