import type { Words } from '../shape.ts';

export const cowpath: Words['cowpath'] = {
  goal: {
    title: 'The aim of the game',
    text: [
      'One of you draws crosses, the other circles. Each has three starts on the sheet.',
      'Join your three starts with a chain of your own squares. The first to do it wins.',
    ],
    try: 'You are the crosses, and you have three fives. Which 5 closes your path?',
  },
  sheet: {
    title: 'The sheet',
    text: [
      'A sheet is 7 squares wide and 7 high. Smaller and larger ones are played too, from 4 to 8 each way.',
      'Every square has a number from 1 to 5 or a cow. A sheet of our pad has 13 cows and six of each number. This mix is our own.',
      'Many sheets are mirrored: turn the sheet upside down and every symbol lies on the same symbol, every cross on a circle. So neither side has an advantage.',
    ],
    try: 'Tap any square. It says what it is and where its twin lies.',
  },
  legal: {
    title: 'A good sheet',
    text: [
      'Nobody may have won before the first throw: the three starts of a side must not be joined yet.',
      'And nobody may have lost: no start may be walled in by the starts of the other side.',
    ],
    try: 'One of these three little sheets can be played on. Which one?',
  },
  neighbours: {
    title: 'Neighbours',
    text: [
      'The squares all around a square are its neighbours, up to eight of them. Corners count!',
      'So a chain may run diagonally, and two diagonal chains may cross each other.',
    ],
    try: 'You have two cows. Which cow joins all your squares, right through the path of the circles?',
  },
  begin: {
    title: 'Who begins',
    text: ['A coin decides who begins. After that you take turns.'],
    try: 'Toss the coin.',
  },
  throws: {
    title: 'Three throws',
    text: [
      'Five dice, each with 1, 2, 3, 4, 5 and a cow. You throw all five.',
      'You have three throws in a turn. Keep the dice you like and throw the others again. You may also take up dice that you kept before.',
      'After the third throw you must use what you have.',
    ],
    try: 'Throw. Tap the dice you want to keep, then throw the rest again.',
  },
  stop: {
    title: 'Stop when you like',
    text: [
      'You don’t have to use all three throws. Stop after any of them, and what lies there counts.',
      'You don’t have to mark, either. You may pass, and the turn is over, in a bonus turn too. If both of you always passed, the game would never end, so don’t!',
    ],
    try: 'Three cows at the first throw. Mark one, throw on, or pass: all of that is allowed.',
  },
  cows: {
    title: 'Cows: two are enough',
    text: [
      'Two or three cows on the table: mark one free cow square. Then your turn is over.',
      'Three cows and a pair of numbers are still just cows. A pair of numbers is worth nothing.',
    ],
    try: 'Tap a die to turn it. What glows if there are two cows, three cows, only one?',
  },
  numbers: {
    title: 'Numbers: three of a kind',
    text: [
      'Exactly three of the same number: mark one free square with that number. Then your turn is over.',
    ],
    try: 'Tap a die to turn it. Try three ones, three twos, or only two of them.',
  },
  both: {
    title: 'Both at once',
    text: ['Two cows and three of a number? Lovely. Mark one of the two, whichever you like. Not both.'],
    try: 'Two cows and three fives. All that glows is allowed: choose.',
  },
  nothing: {
    title: 'Nothing at all',
    text: [
      'Any other throw allows nothing. A pair of fives, one cow, five different faces: no mark.',
      'If there is nothing to mark after the third throw, your turn ends by itself.',
    ],
    try: 'An unlucky turn: throw three times.',
  },
  free: {
    title: 'Where you may mark',
    text: [
      'A square is free when it is no start and nobody has marked it. It may lie anywhere on the sheet. It doesn’t have to touch your other squares.',
    ],
    try: 'Two cows. Tap around: which square is allowed, and why are the others not?',
  },
  quad: {
    title: 'Four alike: a quad',
    text: [
      'Four or five of the same symbol are a quad, with cows and with numbers. Mark one square of that symbol, and then you get a bonus turn.',
      'A quad is always a quad. Four cows do not count as two cows.',
    ],
    try: 'Four cows! Mark one and see.',
  },
  'quad-none': {
    title: 'A quad without a square',
    text: ['If no square of that symbol is free, a quad brings nothing: no mark, no bonus turn.'],
    try: 'Four threes, but both 3 squares are taken. Tap one, throw again, or pass.',
  },
  bonus: {
    title: 'The bonus turn',
    text: [
      'Throw all five dice again, with three throws again. But now your mark must touch the square that you marked just before.',
      'Another quad, another bonus turn, as often as you manage. Each time the newest mark is the one to touch.',
      'Your turn ends when a bonus turn brings no four of a kind.',
    ],
    try: 'You marked the cow in the middle with a quad. Throw, keep the fives, and go on.',
  },
  skipped: {
    title: 'No room for a bonus turn',
    text: ['If every neighbour of your new mark is taken, there is no bonus turn. It could bring nothing.'],
    try: 'Four twos. Mark b1, the 2 in the top row.',
  },
  win: {
    title: 'Winning',
    text: [
      'After every mark we look: are your three starts joined? Then you have won, at once, even in the middle of a bonus turn.',
      'We look for the winner first, and only then whether somebody is cut off.',
    ],
    try: 'A bonus turn beside the middle, and three fives. Close the path.',
  },
  blocked: {
    title: 'Cut off',
    text: [
      'If there is no way left to join your three starts, you are cut off.',
      'Cutting off the other side is allowed. It is part of the game, so get in their way!',
      'The game goes on all the same, for both. A player who is cut off can no longer win, but can still try for a tie.',
    ],
    try: 'The circles have a start in the corner at the bottom left. Wall it in with a cow.',
  },
  tie: {
    title: 'A tie',
    text: ['When both are cut off, nobody can win. The game ends at once, in a tie.'],
    try: 'Your start at the top right is walled in. But you can save a tie!',
  },
};

export const settledCowpath: Words['settledCowpath'] = {
  'quad-square': {
    point: 'One English sheet says that the square for a quad is marked “completely at random”.',
    reading: 'A slip in translation. You choose the square yourself.',
  },
  'both-crosses': {
    point: 'One German sheet says that both players join the crosses.',
    reading: 'A slip. The second player joins the circles.',
  },
  'quad-no-square': {
    point: 'What if a quad has no free square, or none beside the last mark?',
    reading: 'No mark, no bonus turn: it is the next player’s turn.',
  },
  'three-and-two': {
    point: 'Three cows and two of a number, or four cows and one more?',
    reading: 'They count as cows. A quad is never read as a pair.',
  },
  'throw-none': {
    point: 'May I throw none of the dice again?',
    reading: 'That is stopping: mark, or pass. You may do so after any throw.',
  },
  'bonus-pass': {
    point: 'In one place printed sheets say that you must mark in a bonus turn.',
    reading:
      'You may pass. A bonus turn is played like any other turn, and you never have to mark. If you don’t want to mark, you can also throw good dice again.',
  },
  'sheet-mix': {
    point: 'How large is the sheet, and how many cows are on it?',
    reading:
      'Printed rules don’t say. We play seven by seven. The mix of 13 cows and six of each number is our own.',
  },
  'endless-passing': {
    point: 'What if both only pass?',
    reading: 'No rule ends that. Agree on a tie. If your table has a clock, the clock ends the game.',
  },
};
