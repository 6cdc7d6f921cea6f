import type { Words } from '../shape.ts';

export const trio: Words['trio'] = {
  goal: {
    title: 'The aim of the game',
    text: [
      'Two, three or four of you play. Everybody has four pawns of one colour.',
      'Three of your own pawns side by side in a row win the round: across, down or diagonally.',
    ],
    try: 'You are red. The dice show 5 and 6. Where do you get three in a row?',
  },
  board: {
    title: 'The board',
    text: [
      'The board has nine rows and nine columns. On the times board, row 5 and column 7 meet at 5 × 7 = 35.',
      'On the plus board the same square shows 5 + 7 = 12.',
    ],
    try: 'Tap squares, and switch between the boards.',
  },
  first: {
    title: 'Who begins',
    text: [
      'Everybody throws both dice. The highest total begins. Players who tie throw again among themselves.',
      'The player to the left of the one who began this round begins the next round, no matter who won.',
    ],
    try: 'Throw for red, then for blue.',
  },
  throw: {
    title: 'The throw',
    text: [
      'Two dice, each with the numbers 0 to 9. A round starts with an empty board, and its first throw uses both dice.',
      'The dice stay on the table. From then on you may throw both, or keep one as it lies and throw only the other. It does not matter who threw it.',
      'Then it is the turn of the player to your left.',
    ],
    try: 'Throw and place for red, then for blue. From the second throw on you can keep a die: tap it.',
  },
  zero: {
    title: 'The 0',
    text: [
      'A 0 on one of the dice, and your turn is lost. Two of them are no better.',
      'A 0 cannot be kept: it points nowhere, because there is no row 0 and no column 0. The other die can be kept, even by the next player, even after the very first throw.',
    ],
    try: 'Throw for red. Then tap the 0: can blue keep it?',
  },
  place: {
    title: 'Placing a pawn',
    text: [
      'The dice point at two squares: 3 and 6 at 3×6 and at 6×3. Take one that is free. You must, and you may choose.',
      'Only one pawn stands on a square. While you have pawns in your hand, put a new one on the board.',
    ],
    try: 'The dice show 3 and 6. Tap around: what is allowed, and why is the rest not?',
  },
  move: {
    title: 'Moving a pawn',
    text: [
      'Are all four of your pawns on the board? Then one of them moves to the new square. You choose which.',
    ],
    try: 'The dice show 6 and 7. Choose a pawn, then its new square. Can you make a row?',
  },
  taken: {
    title: 'Both squares taken',
    text: [
      'If neither of the two squares is free, your turn is lost.',
      'A double points at one square only. If that is taken, the turn is lost, and you do not throw again.',
    ],
    try: 'Throw both dice for red, then both for blue. It will not go well.',
  },
  double: {
    title: 'A double',
    text: [
      'Both dice show the same number: place your pawn, and throw again, one die or both. With the next double once more, as often as it comes.',
    ],
    try: 'Two threes. Put a pawn on 3×3 and go on.',
  },
  'double-kept': {
    title: 'A double with a kept die',
    text: [
      'You keep a die, and the other one falls on the same number. That is a double like any other: place your pawn, and throw again.',
    ],
    try: 'The dice show 7 and 2. Tap one to keep it and throw the other. Place your pawn, and go on.',
  },
  junior: {
    title: 'Level: junior',
    text: ['Nothing is counted. The first three in a row win the game.'],
    try: 'The dice show 7 and 5. Win.',
  },
  counting: {
    title: 'Level: intermediate',
    text: [
      'The winner of the round adds the three numbers under the row. Then the board is cleared for the next round.',
    ],
    try: 'Make the row 7×3, 7×4, 7×5. How much is it worth?',
  },
  four: {
    title: 'Four in a row',
    text: ['Even four in a row count as three: the three with the largest sum.'],
    try: 'Close the gap in row 4.',
  },
  expert: {
    title: 'Level: expert',
    text: [
      'The winner adds the three numbers. Then all the others lose the highest number under one of their pawns.',
      'Nobody goes below 0. This counts in the last round too.',
    ],
    try: 'Blue has 84 points and a pawn on 6×9. Make your row and watch the scores.',
  },
  end: {
    title: 'The end of the game',
    text: [
      'At intermediate and expert level you play until somebody has more than 200 points. That player wins. Exactly 200 is not enough.',
      'Another target is fine if you agree on it beforehand.',
    ],
    try: 'Here the target is 120. A row of 40, 48 and 56 makes 144.',
  },
};

export const settledTrio: Words['settledTrio'] = {
  'highest-starts': {
    point: '“The highest number starts.” Which number?',
    reading: 'The highest total of both dice. Ties throw again.',
  },
  'opener-zero': {
    point: 'The first player loses the first turn to a 0. Must the next one throw both dice?',
    reading: 'No. The opening throw is over, and the other die may be kept.',
  },
  'which-row': { point: 'Which die is the row?', reading: 'You choose. Both squares have the same number.' },
  'kept-double': {
    point: 'I keep a die, and the other falls on the same number. Is that a double?',
    reading: 'Yes. Only what the dice show counts.',
  },
  'keep-zero': {
    point: 'May a 0 be kept?',
    reading: 'No. A 0 points nowhere: there is no row 0 and no column 0.',
  },
  'later-rounds': {
    point: 'Who begins the next round?',
    reading: 'It goes around to the left, no matter who won.',
  },
  'last-round': {
    point: 'Expert level: do the others lose points in the last round, too?',
    reading: 'Yes.',
  },
  'four-in-row': {
    point: 'Four in a row: which three count?',
    reading: 'The best three. They always touch.',
  },
  players: { point: 'How many can play?', reading: 'Two to four.' },
  'double-taken': {
    point: 'A double whose square is taken: may I throw again?',
    reading: 'No. The turn is lost.',
  },
};
