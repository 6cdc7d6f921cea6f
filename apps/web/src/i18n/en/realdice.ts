/** People who throw their own dice and tell the table what fell. */
export const realDice = {
  'realdice.setup': 'Dice',
  'realdice.setup.app': 'On the screen',
  'realdice.setup.own': 'We throw our own',
  'realdice.setup.own.why': 'and enter what fell',
  'realdice.title': { one: '{name}: throw this die.', other: '{name}: throw these {count} dice.' },
  'realdice.title.computer': {
    one: 'Throw this die for {name}.',
    other: 'Throw these {count} dice for {name}.',
  },
  'realdice.die': 'Die {die}: what fell?',
  'realdice.told': 'Die {die}: {face}.',
  'realdice.coin': 'Toss a coin: who begins?',
  'realdice.done': 'That is what fell',
  'realdice.back': 'Not yet',
  'realdice.keys': 'Type what fell, die by die; Backspace takes one back.',
} as const;
