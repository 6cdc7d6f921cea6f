import type { GameTexts } from '../../game.ts';

export const en: GameTexts = {
  reminder: [
    'Throw both dice, or keep one. A 0: your turn is lost.',
    '5 and 7: a pawn on row 5, column 7 or the other way round. All four on the board: move one.',
    'A double: place your pawn, if you can, and throw again.',
    'Three in a row win the round.',
  ],
  rules: {
    title: 'Trio: the rules',
    players: '2 to 4 players, age 8 and up',
    minutes: (least, most) => `${least} to ${most} minutes`,
    need: {
      title: 'You need',
      text: 'a board, four pawns each, two dice with 0 to 9, and paper for the scores.',
    },
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
        text: '5 and 7 point at 5×7 and at 7×5. Work out the number, take one of the two squares if it is free, and put a pawn there. All four pawns on the board? Move one of them. Nothing free: your turn is lost. On the addition board you add instead: 5 + 7 = 12.',
      },
      {
        title: 'Zero and double',
        text: 'A 0: your turn is lost. A double (not 0): place your pawn and throw again, one die or both. And again with every further double.',
      },
      {
        title: 'Count the row',
        text: 'Junior: nothing is counted, the first row wins.\nIntermediate: the winner adds the three numbers under the row to their score. Of four in a row the best three count.\nExpert: also, all others lose the highest number under their pawns. Nobody goes below 0.\nMore than the target (usually 200) wins the game.',
      },
    ],
    tip: {
      title: 'Tip',
      text: 'Watch the others’ dice as well. They stay on the table: perhaps one shows just the number you need. And think of what you leave for the next player.',
    },
    credit: 'After a game by Patrick Ouvrard (2000). Words and drawings: Abacow.',
  },
  cutOuts: {
    title: 'Trio: pawns and dice to cut out',
    advice:
      'Print on stiff paper. Cut along the solid lines, fold along the dashed lines, glue the flaps. Fold a pawn in the middle and its feet outwards.',
  },
};
