import type { Words } from '../shape.ts';

export const cowpathGuide: Words['cowpathGuide'] = {
  hello: {
    do: 'Hello! You play the crosses.',
    why: 'Your three starts are in the corners at the top and at the bottom in the middle. Join them with a path of your own squares, before {name} joins the circles.',
    else: '',
  },
  throw: {
    do: 'Throw the five dice.',
    why: 'What lies on the table decides which square you may mark.',
    else: '',
  },
  cows: {
    do: 'Two cows! Mark the framed cow, d2.',
    why: 'Two cows are enough for a cow square. d2 touches your start in the corner.',
    else: 'That is allowed. But begin at your corner: mark the framed cow.',
  },
  rival: {
    do: 'Well done. Now {name} plays.',
    why: 'She needs three of the same number, or two cows, just like you.',
    else: '',
  },
  again: {
    do: '{name} had three twos and circled d5. Throw!',
    why: 'Your turn again, with all five dice.',
    else: '',
  },
  keep: {
    do: 'Tap both threes to keep them, then throw the other three.',
    why: 'Numbers need three of a kind. You have three throws in a turn; this was the first.',
    else: 'You could do that. But keep just the two threes this time.',
  },
  'keep-on': {
    do: 'Not yet. Keep the threes and throw once more.',
    why: 'One more throw is left. The threes are still kept.',
    else: 'You could do that. But keep just the two threes this time.',
  },
  three: {
    do: 'Three threes! Mark the framed 3, c4.',
    why: 'c4 touches your start at the bottom. You may mark anywhere, but near your own squares is best.',
    else: 'A 3 as well, but it does not help your path. Mark c4.',
  },
  unlucky: {
    do: 'Lovely. Let {name} play.',
    why: 'Luck does not always help …',
    else: '',
  },
  third: {
    do: 'Three throws and nothing! Now you: throw.',
    why: 'If there is nothing to mark after three throws, the turn is over.',
    else: '',
  },
  gamble: {
    do: 'Three cows. Keep them and throw the other two.',
    why: 'You may mark a cow at once. But a fourth cow makes a quad, and a quad brings a bonus turn!',
    else: 'Allowed, but not the best now. Keep the three cows and throw the other two, or mark the cow in the middle.',
  },
  quad: {
    do: 'A quad! Mark the cow in the middle, c3.',
    why: 'It joins your two marks, and with them two of your starts. And then you go on.',
    else: 'Allowed. But the cow in the middle joins what you have. Mark that one.',
  },
  bonus: {
    do: 'Bonus turn: throw all five again.',
    why: 'In a bonus turn your mark must touch the last one, in the middle. Those squares are lit.',
    else: '',
  },
  second: {
    do: 'Four cows again! Mark the framed cow, b4.',
    why: 'It touches your last mark. And it stands in {name}’s way: her corner at the bottom left has only one way out now.',
    else: 'Allowed, but then you lose the bonus turn. Mark the framed cow.',
  },
  early: {
    do: 'Good too: c3 joins what you have. Now {name}.',
    why: 'With three cows the turn is over. A fourth would have brought a bonus turn.',
    else: '',
  },
  fourth: {
    do: '{name} circled e4. Throw!',
    why: 'Your turn again, with all five dice.',
    else: '',
  },
  late: {
    do: 'Four cows, a quad! Mark the framed cow, b4.',
    why: 'It brings a bonus turn. And it stands in {name}’s way: her corner at the bottom left has only one way out now.',
    else: 'Allowed, but then you lose the bonus turn. Mark the framed cow.',
  },
  beside: {
    do: 'Bonus turn: throw all five again.',
    why: 'This time your mark must touch b4. Those squares are lit.',
    else: '',
  },
  wall: {
    do: 'Three twos! Mark a4 and cut {name} off.',
    why: 'That is allowed, and it is part of the game: no way leads out of her corner then.',
    else: 'Allowed, but a4 is better: it cuts {name} off. Mark the framed 2.',
  },
  walled: {
    do: '{name} is cut off! She plays on all the same.',
    why: 'She can no longer win. But if she cut you off too, the game would be a tie.',
    else: '',
  },
  home: {
    do: '{name} circled e3. Throw!',
    why: 'Only one square is missing now.',
    else: '',
  },
  last: {
    do: 'Three fives! Which one joins your last start?',
    why: 'Look for the 5 beside your corner at the top left.',
    else: 'Allowed, but the path stays open there. The framed 5 reaches your corner.',
  },
  end: {
    do: 'You win! Your three starts are joined.',
    why: 'That is all you need to know. A real sheet is seven by seven, and nobody there plays as gently as {name} did today.',
    else: '',
  },
};

export const trioGuide: Words['trioGuide'] = {
  hello: {
    do: 'Hello! You have the red pawns.',
    why: 'Three of your pawns side by side in a row win: across, down or diagonally. {name} has the blue ones.',
    else: '',
  },
  throw: { do: 'Throw both dice.', why: 'They say where your pawn goes.', else: '' },
  place: {
    do: '4 and 5. Put a pawn on 4×5 or on 5×4.',
    why: 'Two dice point at two squares, and both are 20. Take the one you like.',
    else: '',
  },
  rival: { do: 'Good. Now {name} plays.', why: 'She plays by the same rules.', else: '' },
  both: {
    do: '{name} took 14. Throw both dice.',
    why: 'The dice stay on the table. You could keep the 2 or the 7, but neither leads near your pawn.',
    else: 'That is allowed. But neither number helps you now: throw both.',
  },
  double: {
    do: 'A double! Put a pawn on 5×5.',
    why: 'Both dice show 5, so there is only one square. And after a double you throw again.',
    else: '',
  },
  keep: {
    do: 'Again! Tap a 5 to keep it, then throw the other die.',
    why: 'Two pawns side by side: {near} and 5×5. With a 5 on the table you need a 3 or a 6.',
    else: 'You may throw both. But keep a 5: it leads to your row.',
  },
  third: {
    do: 'An 8. Put the pawn on 8×5 or 5×8.',
    why: 'It is not the row yet, but you must take a square that the dice point at.',
    else: '',
  },
  block: {
    do: 'Now {name}.',
    why: 'She has seen what you are up to …',
    else: '',
  },
  five: {
    do: '{name} blocks {blocked}! Keep the 5 and throw the other die.',
    why: 'One end of your row is shut, the other is open: with a 3 you win.',
    else: 'Allowed, but you need the 5 for your row. Keep that one.',
  },
  fourth: {
    do: 'A 9. Put your fourth pawn on 9×5 or 5×9.',
    why: 'Now all your pawns are on the board. From now on you move them.',
    else: '',
  },
  zero: { do: 'Let {name} play.', why: 'What will she throw?', else: '' },
  three: {
    do: 'A 0: her turn is lost! Keep the 3 and throw the other die.',
    why: 'A 0 cannot be kept, but the 3 is just what you need. Now a 5!',
    else: 'Allowed, but the 3 is just what you need. Keep it.',
  },
  move: {
    do: 'A 5! Move a far pawn to {goal}.',
    why: 'All four pawns are on the board, so one of them moves. Tap the pawn first, then the square. Leave {near} and 5×5 where they are.',
    else: 'Allowed, but that is not a row. Move one of the far pawns to {goal}.',
  },
  end: {
    do: 'You win! Three in a row.',
    why: 'At the other levels the numbers under the row are counted, and you play several rounds.',
    else: '',
  },
};
