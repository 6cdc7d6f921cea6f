import type { Texts } from '../../../../base/i18n/message.ts';

export default {
  'trio.rule.goal.title': 'The aim of the game',
  'trio.rule.goal.text': `Two, three or four of you play. Everybody has four pawns of one colour.
Three of your own pawns side by side in a row win the round: across, down or diagonally.
Choose your colours as you like: red, blue, green or purple.`,
  'trio.rule.goal.try': 'You are red. The dice show 5 and 6. Where do you get three in a row?',
  'trio.rule.board.title': 'The board',
  'trio.rule.board.text': `The board has nine rows and nine columns. On the times board, row 5 and column 7 meet at 5 × 7 = 35.
On the plus board the same square shows 5 + 7 = 12.`,
  'trio.rule.board.try': 'Tap squares, and switch between the boards.',
  'trio.rule.first.title': 'Who begins',
  'trio.rule.first.text': `Everybody throws both dice. The highest total begins. Players who tie throw again among themselves.
The player to the left of the one who began this round begins the next round, no matter who won.
In a game with several rounds you can agree on something else: the winner begins, the loser, or all of you throw again.`,
  'trio.rule.first.try': 'Throw for red, then for blue.',
  'trio.rule.throw.title': 'The throw',
  'trio.rule.throw.text': `Two dice, each with the numbers 0 to 9. A round starts with an empty board, and its first throw uses both dice.
The dice stay on the table. From then on you may throw both, or keep one as it lies and throw only the other. It does not matter who threw it.
Then the player to your left plays.`,
  'trio.rule.throw.try':
    'Throw and place for red, then for blue. From the second throw on you can keep a die: tap it.',
  'trio.rule.zero.title': 'The 0',
  'trio.rule.zero.text': `A 0 on one of the dice, and your turn is lost. Two of them are no better.
A 0 cannot be kept: it points nowhere, because there is no row 0 and no column 0. The next player may keep the other die, even after the very first throw.`,
  'trio.rule.zero.try': 'Throw for red. Then tap the 0: can blue keep it?',
  'trio.rule.place.title': 'Placing a pawn',
  'trio.rule.place.text': `The dice point at two squares: 3 and 6 at 3×6 and at 6×3. Take one that is free. You must take one, but you choose which.
Only one pawn stands on a square. While you have pawns in your hand, put a new one on the board.`,
  'trio.rule.place.try': 'The dice show 3 and 6. Tap around: what is allowed, and why is the rest not?',
  'trio.rule.move.title': 'Moving a pawn',
  'trio.rule.move.text':
    'Are all four of your pawns on the board? Then one of them moves to the new square. You choose which.',
  'trio.rule.move.try': 'The dice show 6 and 7. Choose a pawn, then its new square. Can you make a row?',
  'trio.rule.taken.title': 'Both squares taken',
  'trio.rule.taken.text': `If neither of the two squares is free, your turn is lost.
A double points at one square only. If that is taken, the turn is lost, and you do not throw again.`,
  'trio.rule.taken.try': 'Throw both dice for red, then both for blue. It will not go well.',
  'trio.rule.double.title': 'A double',
  'trio.rule.double.text':
    'Both dice show the same number: place your pawn, and throw again, one die or both. And again with every further double.',
  'trio.rule.double.try': 'Two threes. Put a pawn on 3×3 and go on.',
  'trio.rule.double-kept.title': 'A double with a kept die',
  'trio.rule.double-kept.text':
    'You keep a die, and the other one falls on the same number. That is a double like any other: place your pawn, and throw again.',
  'trio.rule.double-kept.try':
    'The dice show 7 and 2. Tap one to keep it and throw the other. Place your pawn, and go on.',
  'trio.rule.junior.title': 'Level: junior',
  'trio.rule.junior.text': 'Nothing is counted. The first three in a row win the game.',
  'trio.rule.junior.try': 'The dice show 7 and 5. Win.',
  'trio.rule.counting.title': 'Level: intermediate',
  'trio.rule.counting.text':
    'The winner of the round adds the three numbers under the row to their score. Then the board is cleared for the next round.',
  'trio.rule.counting.try': 'Make the row 7×3, 7×4, 7×5. How much is it worth?',
  'trio.rule.four.title': 'Four in a row',
  'trio.rule.four.text': 'Even four in a row count as three: the three with the largest sum.',
  'trio.rule.four.try': 'Close the gap in row 4.',
  'trio.rule.expert.title': 'Level: expert',
  'trio.rule.expert.text': `The winner adds the three numbers to their score. Then all the others lose the highest number under their pawns.
Nobody goes below 0. This counts in the last round too.`,
  'trio.rule.expert.try': 'Blue has 84 points and a pawn on 6×9. Make your row and watch the scores.',
  'trio.rule.end.title': 'The end of the game',
  'trio.rule.end.text': `At intermediate and expert level you play until somebody has more than 200 points. That player wins. Exactly 200 is not enough.
Another target is fine if you agree on it beforehand.`,
  'trio.rule.end.try': 'Here the target is 120. A row of 40, 48 and 56 makes 144.',
  'trio.rule.length.title': 'Rounds instead of a target',
  'trio.rule.length.text': `You can also agree on a number of rounds. After the last one the player with the highest score wins. If the highest score is shared, you play on, round by round, until somebody leads alone.
At junior level you can play the best of three or five rounds: the first player to win two or three of them wins.`,
  'trio.rule.length.try': 'Here you play just one round. The dice show 7 and 5. Win.',
  'trio.rule.answer.title': 'Working it out',
  'trio.rule.answer.text': `Each of you chooses how much help the table gives: it shows the squares, you look for them, or you work the number out first. A wrong answer costs nothing: try again.
You can also agree that a wrong answer costs the turn. Then no pawn is placed, and the player to the left throws, even after a double.`,
  'trio.rule.answer.try': 'The dice show 7 and 8. Work it out, then place your pawn.',
  'trio.settled.highest-starts.point': '“The highest number starts.” Which number?',
  'trio.settled.highest-starts.reading': 'The highest total of both dice. Players who tie throw again.',
  'trio.settled.first-pawn.point': '“Both dice” for the first pawn: does that go for every player?',
  'trio.settled.first-pawn.reading':
    'Only for the first throw of a round. After that you may keep a die, even for your own first pawn.',
  'trio.settled.opener-zero.point':
    'The first turn of a round is lost to a 0. Must the next player throw both dice?',
  'trio.settled.opener-zero.reading': 'No. The opening throw is over, and the other die may be kept.',
  'trio.settled.which-row.point': 'Which die is the row?',
  'trio.settled.which-row.reading': 'You choose. Both squares have the same number.',
  'trio.settled.kept-double.point': 'I keep a die, and the other falls on the same number. Is that a double?',
  'trio.settled.kept-double.reading': 'Yes. Only what the dice show counts.',
  'trio.settled.keep-zero.point': 'May a 0 be kept?',
  'trio.settled.keep-zero.reading': 'No. A 0 points nowhere: there is no row 0 and no column 0.',
  'trio.settled.later-rounds.point': 'Who begins the next round?',
  'trio.settled.later-rounds.reading': 'It goes around to the left, no matter who won.',
  'trio.settled.last-round.point': 'Expert level: do the others lose points in the last round, too?',
  'trio.settled.last-round.reading': 'Yes.',
  'trio.settled.four-in-row.point': 'Four in a row: which three count?',
  'trio.settled.four-in-row.reading': 'The best three. They always touch.',
  'trio.settled.players.point': 'How many can play?',
  'trio.settled.players.reading': 'Two to four.',
  'trio.settled.own-pawn.point': 'My own pawn stands on the square. Is it free?',
  'trio.settled.own-pawn.reading': 'No. A square with your own pawn is taken, too.',
  'trio.settled.double-taken.point': 'A double whose square is taken: may I throw again?',
  'trio.settled.double-taken.reading': 'No. The turn is lost.',
  'trio.guide.hello.do': 'Hello! You have the red pawns.',
  'trio.guide.hello.why':
    'Three of your pawns side by side in a row win: across, down or diagonally. {name} has the blue ones.',
  'trio.guide.throw.do': 'Throw both dice.',
  'trio.guide.throw.why': 'They say where your pawn goes.',
  'trio.guide.place.do': '4 and 5. Put a pawn on 4×5 or on 5×4.',
  'trio.guide.place.why': 'Two dice point at two squares, and both are 20. Take the one you like.',
  'trio.guide.rival.do': 'Good. Now {name} plays.',
  'trio.guide.rival.why': 'She plays by the same rules.',
  'trio.guide.both.do': '{name} took 14. Throw both dice.',
  'trio.guide.both.why':
    'The dice stay on the table. You could keep the 2 or the 7, but neither leads near your pawn.',
  'trio.guide.both.else': 'That is allowed. But neither number helps you now: throw both.',
  'trio.guide.double.do': 'A double! Put a pawn on 5×5.',
  'trio.guide.double.why':
    'Both dice show 5, so there is only one square. And after a double you throw again.',
  'trio.guide.keep.do': 'Again! Tap a 5 to keep it, then throw the other die.',
  'trio.guide.keep.why': 'Two pawns side by side: {near} and 5×5. With a 5 on the table you need a 3 or a 6.',
  'trio.guide.keep.else': 'You may throw both. But keep a 5: it leads to your row.',
  'trio.guide.third.do': 'An 8. Put the pawn on 8×5 or 5×8.',
  'trio.guide.third.why': 'It is not the row yet, but you must take a square that the dice point at.',
  'trio.guide.block.do': 'Now {name}.',
  'trio.guide.block.why': 'She has seen what you are up to …',
  'trio.guide.five.do': '{name} blocks {blocked}! Keep the 5 and throw the other die.',
  'trio.guide.five.why': 'One end of your row is shut, the other is open: with a 3 you win.',
  'trio.guide.five.else': 'Allowed, but you need the 5 for your row. Keep that one.',
  'trio.guide.fourth.do': 'A 9. Put your fourth pawn on 9×5 or 5×9.',
  'trio.guide.fourth.why': 'Now all your pawns are on the board. From now on you move them.',
  'trio.guide.zero.do': 'Let {name} play.',
  'trio.guide.zero.why': 'What will she throw?',
  'trio.guide.three.do': 'A 0: her turn is lost! Keep the 3 and throw the other die.',
  'trio.guide.three.why': 'A 0 cannot be kept, but the 3 is just what you need. Now a 5!',
  'trio.guide.three.else': 'Allowed, but the 3 is just what you need. Keep it.',
  'trio.guide.move.do': 'A 5! Move a pawn that is far away to {goal}.',
  'trio.guide.move.why':
    'All four pawns are on the board, so one of them moves. Tap the pawn first, then the square. Leave {near} and 5×5 where they are.',
  'trio.guide.move.else': 'Allowed, but that is not a row. Move a pawn that is far away to {goal}.',
  'trio.guide.end.do': 'You win! Three in a row.',
  'trio.guide.end.why':
    'At the other levels the numbers under the row are counted, and you play several rounds.',
} as const satisfies Texts;
