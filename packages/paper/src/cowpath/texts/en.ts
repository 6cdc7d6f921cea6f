import type { GameTexts } from '../../game.ts';

export const en: GameTexts = {
  reminder: [
    'Throw five dice, up to three times. Keep what you like.',
    '2 or 3 cows: mark a cow. 3 of a number: mark that number.',
    '4 or 5 of a kind: mark it, throw all five again, mark beside it.',
    'Join your three starts. Ordinary dice work too: the 6 is the cow.',
  ],
  rules: {
    title: 'Cowpath: the rules',
    players: '2 players, age 8 and up',
    minutes: (least, most) => `${least} to ${most} minutes`,
    need: {
      title: 'You need',
      text: 'a sheet, a pencil each, and five dice with 1 to 5 and a cow. Ordinary dice work too: the 6 is the cow.',
    },
    steps: [
      {
        title: 'Join your three starts',
        text: 'One of you draws crosses, the other circles. Each has three starts on the sheet. The first to join them with a chain of their own squares wins. A chain may run diagonally, and two chains may cross. A coin decides who begins.',
      },
      {
        title: 'Throw up to three times',
        text: 'Throw all five dice. Keep the dice you like and throw the others again, twice at most. You can also throw dice that you kept before, and you can stop earlier.',
      },
      {
        title: 'Mark a square',
        text: '2 or 3 cows: mark a free cow. Exactly 3 of a number: mark a free square with that number. Both at once: choose one. It can be anywhere on the sheet. Then your turn is over. With any other throw you mark nothing. You never have to mark.',
      },
      {
        title: 'Four or five of a kind: a bonus turn',
        text: 'Mark a square of that kind, then throw all five dice again, up to three times. Now your mark must touch the one before. Four of a kind again: another bonus turn. If you cannot mark, there is no bonus turn.',
      },
      {
        title: 'A turn as an example',
        text: 'Mia throws 2, 2, cow, 4, 5. She keeps both twos and throws three dice again: 2, cow, 1. Now she keeps three twos and throws the last two: two cows! Three twos and two cows: she may mark a free 2 or a free cow. She takes the cow beside her chain, and it is Ben’s turn.',
      },
      {
        title: 'Get in their way',
        text: 'A player who can no longer join the three starts is cut off, and cannot win any more. Play goes on. If both are cut off, it is a tie.',
      },
    ],
    tip: {
      title: 'Tip',
      text: 'Watch the other player’s dice as well. The dice they keep show which square they want. Perhaps you get there first.',
    },
    credit: 'After a game by Reinhard Staupe (2014). Words and drawings: Abacow.',
  },
  cutOuts: {
    title: 'Cowpath: dice to cut out',
    advice:
      'Print on stiff paper. Cut along the solid lines, fold along the dashed lines, glue the flaps. You need five; one is a spare.',
  },
};
