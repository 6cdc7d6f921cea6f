import type { PaperTexts } from './types.ts';

export const en: PaperTexts = {
  reminders: {
    cowpath: [
      'Throw five dice, up to three times. Keep what you like.',
      '2 or 3 cows: mark a cow. 3 of a number: mark that number.',
      '4 or 5 of a kind: mark it, throw again, mark beside it.',
      'Join your three starts. An ordinary die works: 6 is the cow.',
    ],
    trio: [
      'Throw both dice, or keep one. A 0: your turn is lost.',
      '5 and 7: a pawn on row 5, column 7 or the other way round. Four pawns out: move one.',
      'A double: place your pawn and throw again.',
      'Three in a row win the round.',
    ],
  },
  rules: {
    cowpath: {
      title: 'Cowpath: the rules',
      facts: (minutes) => [
        `2 players, from 8 years, about ${minutes} minutes`,
        'You need: a sheet, a pencil each, and five dice with 1 to 5 and a cow. An ordinary die works: 6 is the cow.',
      ],
      steps: [
        {
          title: 'Join your three starts',
          text: 'One of you draws crosses, the other circles. Each has three starts on the sheet. The first to join them with a chain of own squares wins. A chain may run diagonally, and two chains may cross. A coin decides who begins.',
        },
        {
          title: 'Throw up to three times',
          text: 'Throw all five dice. Keep the dice you like and throw the others again, twice at most. You can also throw dice that you kept before, and you can stop earlier.',
        },
        {
          title: 'Mark a square',
          text: '2 or 3 cows: mark a free cow. Exactly 3 of a number: mark a free square with that number. Both at once: choose one. It can be anywhere on the sheet. Then your turn is over. Anything else: no mark. You don’t have to mark.',
        },
        {
          title: 'Four or five of a kind: a bonus turn',
          text: 'Mark a square of that kind, then throw all five dice again, up to three times. Now your mark must touch the one before. Four of a kind again: another bonus turn. If you cannot mark, there is no bonus turn.',
        },
        {
          title: 'Get in their way',
          text: 'A player who can no longer join the three starts is cut off, and cannot win any more. Play goes on. If both are cut off, it is a tie.',
        },
      ],
      credit: 'After a game by Reinhard Staupe (2014). Words and drawings: Abacow.',
    },
    trio: {
      title: 'Trio: the rules',
      facts: (minutes) => [
        `2 to 4 players, from 8 years, about ${minutes} minutes`,
        'You need: a board, four pawns each, two dice with 0 to 9, and paper for the scores.',
      ],
      steps: [
        {
          title: 'Three pawns in a row',
          text: 'Get three of your own pawns side by side: across, down or diagonally. That wins the round at once. Everybody throws both dice; the highest total begins. The player to the left begins the next round.',
        },
        {
          title: 'Throw',
          text: 'The first throw of a round uses both dice. After that you may throw both, or keep one as it lies and throw only the other. It does not matter who threw it. A 0 cannot be kept.',
        },
        {
          title: 'Place a pawn',
          text: '5 and 7 point at 5×7 and at 7×5. Work out the number, take one of the two squares if it is free, and put a pawn there. All four pawns on the board? Move one of them. Nothing free: your turn is lost.',
        },
        {
          title: 'Zero and double',
          text: 'A 0: your turn is lost. A double (not 0): place your pawn and throw again, one die or both, as often as doubles come.',
        },
        {
          title: 'Count the row',
          text: 'Junior: nothing is counted, the first row wins.\nIntermediate: the winner adds the three numbers under the row. Of four in a row the best three count.\nExpert: also, all others lose the highest number under one of their pawns, but never go below 0.\nMore than the target (usually 200) wins the game.',
        },
      ],
      credit: 'After a game by Patrick Ouvrard (2000). Words and drawings: Abacow.',
    },
  },
  cutOuts: {
    cowpath: {
      title: 'Cowpath: dice to cut out',
      advice:
        'Print on stiff paper. Cut along the solid lines, fold along the dashed lines, glue the flaps. You need five; one is a spare.',
    },
    trio: {
      title: 'Trio: pawns and dice to cut out',
      advice:
        'Print on stiff paper. Cut along the solid lines, fold along the dashed lines, glue the flaps. Fold a pawn in the middle and its feet outwards.',
    },
  },
  worksheet: {
    boards: { multiplication: 'Times tables', addition: 'Addition' },
    tables: (board, list) => (board === 'multiplication' ? `Times tables: ${list}` : `Addition with ${list}`),
    weak: 'Time to practise these',
    fill: { multiplication: 'Fill in the times tables', addition: 'Fill in the sums' },
    answers: (title) => `${title}: answers`,
    name: 'Name',
    date: 'Date',
    number: (seed) => `Sheet ${seed}`,
    divided: '÷',
  },
};
