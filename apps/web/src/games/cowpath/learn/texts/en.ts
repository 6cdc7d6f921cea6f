import type { Texts } from '../../../../base/i18n/message.ts';

export default {
  'cowpath.fault.sheet/rows': 'A sheet has 4 to 8 rows.',
  'cowpath.fault.sheet/columns': 'A sheet has 4 to 8 columns.',
  'cowpath.fault.sheet/ragged': 'All rows must have the same length.',
  'cowpath.fault.sheet/character': 'A square has 1 to 5, a cow or a start.',
  'cowpath.fault.sheet/cross-starts': 'There must be three starts for the crosses.',
  'cowpath.fault.sheet/circle-starts': 'There must be three starts for the circles.',
  'cowpath.fault.sheet/joined':
    'Three starts of one side touch already: that side would have won before the first throw.',
  'cowpath.fault.sheet/cut-off': 'One start is walled in by the other side: that player could never win.',
  'cowpath.rule.goal.title': 'The aim of the game',
  'cowpath.rule.goal.text': `One of you draws crosses, the other circles. Each has three starts on the sheet.
Join your three starts with a chain of your own squares. The first to do it wins.`,
  'cowpath.rule.goal.try': 'You play the crosses and have three fives. Which 5 completes your path?',
  'cowpath.rule.sheet.title': 'The sheet',
  'cowpath.rule.sheet.text': `A sheet is 7 squares wide and 7 high. Smaller and larger ones are played too, from 4 to 8 each way.
Every square has a number from 1 to 5 or a cow. A sheet of our pad has 13 cows and six of each number. This mix is our own.
Many sheets are symmetrical: turn the sheet upside down and every symbol lies on the same symbol, every cross on a circle. So neither side has an advantage.`,
  'cowpath.rule.sheet.try': 'Tap any square. It says what it is and where its twin lies.',
  'cowpath.rule.legal.title': 'A good sheet',
  'cowpath.rule.legal.text': `Nobody may have won before the first throw: the three starts of a side must not be joined yet.
And nobody may have lost: no start may be walled in by the starts of the other side.`,
  'cowpath.rule.legal.try': 'One of these three little sheets can be played on. Which one?',
  'cowpath.rule.neighbours.title': 'Neighbours',
  'cowpath.rule.neighbours.text': `The squares all around a square are its neighbours, up to eight of them. Corners count!
So a chain may run diagonally, and two diagonal chains may cross each other.`,
  'cowpath.rule.neighbours.try':
    'You have two cows. Which cow joins all your squares, right through the path of the circles?',
  'cowpath.rule.begin.title': 'Who begins',
  'cowpath.rule.begin.text': 'A coin decides who begins. After that you take turns.',
  'cowpath.rule.begin.try': 'Toss the coin.',
  'cowpath.rule.throws.title': 'Three throws',
  'cowpath.rule.throws.text': `Five dice, each with 1, 2, 3, 4, 5 and a cow. You throw all five.
You have three throws in a turn. Keep the dice you like and throw the others again. You can also throw dice that you kept before.
After the third throw, what is on the table counts.`,
  'cowpath.rule.throws.try': 'Throw. Tap the dice you want to keep, then throw the rest again.',
  'cowpath.rule.stop.title': 'Stop when you like',
  'cowpath.rule.stop.text': `You don’t have to use all three throws. You can stop after any throw; then what is on the table counts.
You don’t have to mark, either. You may pass, and the turn is over, in a bonus turn too. If both of you always passed, the game would never end, so don’t!`,
  'cowpath.rule.stop.try':
    'Three cows at the first throw. Mark one, throw on, or pass: all of that is allowed.',
  'cowpath.rule.cows.title': 'Cows: two are enough',
  'cowpath.rule.cows.text': `Two or three cows on the table: mark one free cow square. Then your turn is over.
Three cows and a pair of numbers are still just cows. A pair of numbers is worth nothing.`,
  'cowpath.rule.cows.try': 'Tap a die to turn it. What glows if there are two cows, three cows, only one?',
  'cowpath.rule.numbers.title': 'Numbers: three of a kind',
  'cowpath.rule.numbers.text':
    'Exactly three of the same number: mark one free square with that number. Then your turn is over.',
  'cowpath.rule.numbers.try': 'Tap a die to turn it. Try three ones, three twos, or only two of them.',
  'cowpath.rule.both.title': 'Both at once',
  'cowpath.rule.both.text':
    'Two cows and three of a number? Lovely. Mark one of the two, as you like. Not both.',
  'cowpath.rule.both.try': 'Two cows and three fives. All that glows is allowed: choose.',
  'cowpath.rule.nothing.title': 'Nothing at all',
  'cowpath.rule.nothing.text': `Any other throw allows nothing. A pair of fives, one cow, five different faces: no mark.
If there is nothing to mark after the third throw, your turn ends by itself.`,
  'cowpath.rule.nothing.try': 'An unlucky turn: throw three times.',
  'cowpath.rule.free.title': 'Where you may mark',
  'cowpath.rule.free.text':
    'A square is free when it is not a start and nobody has marked it. It can be anywhere on the sheet. It doesn’t have to touch your other squares.',
  'cowpath.rule.free.try': 'Two cows. Tap around: which square is allowed, and why are the others not?',
  'cowpath.rule.quad.title': 'Four or five of a kind',
  'cowpath.rule.quad.text': `Four or five the same, cows or numbers: mark one square of that symbol, and then you get a bonus turn.
Four of a kind always count as four of a kind. Four cows do not count as two cows.`,
  'cowpath.rule.quad.try': 'Four cows! Mark one and see.',
  'cowpath.rule.quad-none.title': 'Four of a kind without a square',
  'cowpath.rule.quad-none.text':
    'If no square of that symbol is free, four of a kind bring nothing: no mark, no bonus turn.',
  'cowpath.rule.quad-none.try': 'Four threes, but both 3 squares are taken. Tap one, throw again, or pass.',
  'cowpath.rule.bonus.title': 'The bonus turn',
  'cowpath.rule.bonus.text': `Throw all five dice again, with three throws again. But now your mark must touch the square that you marked just before.
Four of a kind again? Another bonus turn, as often as you manage. Each time the newest mark is the one to touch.
Your turn ends with the first bonus turn without four of a kind.`,
  'cowpath.rule.bonus.try':
    'You marked the cow in the middle with four cows. Throw, keep the fives, and go on.',
  'cowpath.rule.skipped.title': 'No room for a bonus turn',
  'cowpath.rule.skipped.text':
    'If every neighbour of your new mark is taken, there is no bonus turn. It could bring nothing.',
  'cowpath.rule.skipped.try': 'Four twos. Mark b1, the 2 in the top row.',
  'cowpath.rule.win.title': 'Winning',
  'cowpath.rule.win.text': `After every mark we look: are your three starts joined? Then you have won, at once, even in the middle of a bonus turn.
First we look for a winner, and only then do we check whether somebody is cut off.`,
  'cowpath.rule.win.try': 'A bonus turn beside the middle, and three fives. Complete the path.',
  'cowpath.rule.blocked.title': 'Cut off',
  'cowpath.rule.blocked.text': `If there is no way left to join your three starts, you are cut off.
Cutting off the other side is allowed. It is part of the game, so get in their way!
The game goes on all the same, for both. A player who is cut off can no longer win, but can still try for a tie.`,
  'cowpath.rule.blocked.try':
    'The circles have a start in the corner at the bottom left. Wall it in with a cow.',
  'cowpath.rule.tie.title': 'A tie',
  'cowpath.rule.tie.text': 'When both are cut off, nobody can win. The game ends at once, in a tie.',
  'cowpath.rule.tie.try': 'Your start at the top right is walled in. But you can save a tie!',
  'cowpath.settled.quad-square.point':
    'One English sheet says that the square for four of a kind is marked “completely at random”.',
  'cowpath.settled.quad-square.reading': 'A slip in translation. You choose the square yourself.',
  'cowpath.settled.both-crosses.point': 'One German sheet says that both players join the crosses.',
  'cowpath.settled.both-crosses.reading': 'A slip. The second player joins the circles.',
  'cowpath.settled.quad-no-square.point':
    'What if there is no free square for four of a kind, or none beside the last mark?',
  'cowpath.settled.quad-no-square.reading': 'No mark, no bonus turn: it is the next player’s turn.',
  'cowpath.settled.three-and-two.point': 'Three cows and two of a number, or four cows and one more?',
  'cowpath.settled.three-and-two.reading': 'They count as cows. Four of a kind are never read as a pair.',
  'cowpath.settled.throw-none.point': 'May I throw none of the dice again?',
  'cowpath.settled.throw-none.reading': 'That is stopping: mark, or pass. You may do so after any throw.',
  'cowpath.settled.bonus-pass.point': 'In one place printed sheets say that you must mark in a bonus turn.',
  'cowpath.settled.bonus-pass.reading':
    'You may pass. A bonus turn is played like any other turn, and you never have to mark. If you don’t want to mark, you can also throw good dice again.',
  'cowpath.settled.sheet-mix.point': 'How large is the sheet, and how many cows are on it?',
  'cowpath.settled.sheet-mix.reading':
    'Printed rules don’t say. We play seven by seven. The mix of 13 cows and six of each number is our own.',
  'cowpath.settled.endless-passing.point': 'What if both only pass?',
  'cowpath.settled.endless-passing.reading':
    'No rule ends that. Agree on a tie. If your table has a clock, the clock ends the game.',
  'cowpath.guide.hello.do': 'Hello! You play the crosses.',
  'cowpath.guide.hello.why':
    'Your three starts are in the corners at the top and at the bottom in the middle. Join them with a path of your own squares, before {name} joins the circles.',
  'cowpath.guide.throw.do': 'Throw the five dice.',
  'cowpath.guide.throw.why': 'The dice decide which square you may mark.',
  'cowpath.guide.cows.do': 'Two cows! Mark the framed cow, d2.',
  'cowpath.guide.cows.why': 'Two cows are enough for a cow square. d2 touches your start in the corner.',
  'cowpath.guide.cows.else': 'That is allowed. But begin at your corner: mark the framed cow.',
  'cowpath.guide.rival.do': 'Well done. Now {name} plays.',
  'cowpath.guide.rival.why': 'She needs three of the same number, or two cows, just like you.',
  'cowpath.guide.again.do': '{name} had three twos and circled d5. Throw!',
  'cowpath.guide.again.why': 'Your turn again, with all five dice.',
  'cowpath.guide.keep.do': 'Two threes: they stay on the table. Throw the other three.',
  'cowpath.guide.keep.why':
    'Dice that match stay by themselves; tap a die to change that. For a number you need three of a kind, and you have three throws.',
  'cowpath.guide.keep.else': 'You could do that. But keep just the two threes this time.',
  'cowpath.guide.keep-on.do': 'Not yet. Keep the threes and throw once more.',
  'cowpath.guide.keep-on.why': 'One more throw is left. The threes are still kept.',
  'cowpath.guide.keep-on.else': 'You could do that. But keep just the two threes this time.',
  'cowpath.guide.three.do': 'Three threes! Mark the framed 3, c4.',
  'cowpath.guide.three.why':
    'c4 touches your start at the bottom. You may mark anywhere, but near your own squares is best.',
  'cowpath.guide.three.else': 'A 3 as well, but it does not help your path. Mark c4.',
  'cowpath.guide.unlucky.do': 'Lovely. Let {name} play.',
  'cowpath.guide.unlucky.why': 'Luck does not always help …',
  'cowpath.guide.third.do': 'Three throws and nothing! Now you: throw.',
  'cowpath.guide.third.why': 'If there is nothing to mark after three throws, the turn is over.',
  'cowpath.guide.gamble.do': 'Three cows stay. Throw the other two.',
  'cowpath.guide.gamble.why': 'You may mark a cow at once. But a fourth cow brings a bonus turn!',
  'cowpath.guide.gamble.else':
    'Allowed, but not the best now. Keep the three cows and throw the other two, or mark the cow in the middle.',
  'cowpath.guide.quad.do': 'Four cows! Mark the cow in the middle, c3.',
  'cowpath.guide.quad.why': 'It joins your two marks, and with them two of your starts. And then you go on.',
  'cowpath.guide.quad.else': 'Allowed. But the cow in the middle joins what you have. Mark that one.',
  'cowpath.guide.bonus.do': 'Bonus turn: throw all five again.',
  'cowpath.guide.bonus.why':
    'In a bonus turn your mark must touch the last one, in the middle. Those squares are lit.',
  'cowpath.guide.second.do': 'Four cows again! Mark the framed cow, b4.',
  'cowpath.guide.second.why':
    'It touches your last mark. And it stands in {name}’s way: her corner at the bottom left has only one way out now.',
  'cowpath.guide.second.else': 'Allowed, but then you lose the bonus turn. Mark the framed cow.',
  'cowpath.guide.early.do': 'Good too: c3 joins what you have. Now {name}.',
  'cowpath.guide.early.why': 'With three cows the turn is over. A fourth would have brought a bonus turn.',
  'cowpath.guide.fourth.do': '{name} circled e4. Throw!',
  'cowpath.guide.fourth.why': 'Your turn again, with all five dice.',
  'cowpath.guide.late.do': 'Four cows! Mark the framed cow, b4.',
  'cowpath.guide.late.why':
    'It brings a bonus turn. And it stands in {name}’s way: her corner at the bottom left has only one way out now.',
  'cowpath.guide.late.else': 'Allowed, but then you lose the bonus turn. Mark the framed cow.',
  'cowpath.guide.beside.do': 'Bonus turn: throw all five again.',
  'cowpath.guide.beside.why': 'This time your mark must touch b4. Those squares are lit.',
  'cowpath.guide.wall.do': 'Three twos! Mark a4 and cut {name} off.',
  'cowpath.guide.wall.why':
    'That is allowed, and it is part of the game: no way leads out of her corner then.',
  'cowpath.guide.wall.else': 'Allowed, but a4 is better: it cuts {name} off. Mark the framed 2.',
  'cowpath.guide.walled.do': '{name} is cut off! She plays on all the same.',
  'cowpath.guide.walled.why': 'She can no longer win. But if she cut you off too, the game would be a tie.',
  'cowpath.guide.home.do': '{name} circled e3. Throw!',
  'cowpath.guide.home.why': 'Only one square is missing now.',
  'cowpath.guide.last.do': 'Three fives! Which one joins your last start?',
  'cowpath.guide.last.why': 'Look for the 5 beside your corner at the top left.',
  'cowpath.guide.last.else': 'Allowed, but the path stays open there. The framed 5 reaches your corner.',
  'cowpath.guide.end.do': 'You win! Your three starts are joined.',
  'cowpath.guide.end.why':
    'That is all you need to know. A real sheet is seven by seven, and nobody there plays as gently as {name} did today.',
} as const satisfies Texts;
