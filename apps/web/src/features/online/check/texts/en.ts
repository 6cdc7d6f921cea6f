import type { Texts } from '../../../../base/i18n/message.ts';

export default {
  'check.lead':
    'Were the dice fair? Save a finished game at its table and open it here: your own browser works out every throw again.',
  'check.open': 'Open a saved game',
  'check.none': 'There is no such game to check.',
  'check.unreadable': 'This game cannot be read.',
  'check.honest': { one: 'The one throw was fair.', other: 'All {count} throws were fair.' },
  'check.nothing': 'The game was over before its first turn: there is no throw to work out.',
  'check.dishonest': { one: 'One throw is wrong!', other: '{count} throws are wrong!' },
  'check.byYou': 'Your own browser has just worked everything out again.',
  'check.no-promise': 'Nothing was promised about these dice before the game: there is nothing to work out.',
  'check.not-revealed': 'The secret is revealed when the game is over. Come back then.',
  'check.wrong-secret': 'The secret is not the one that was promised!',
  'check.promise.title': '1. The promise',
  'check.promise.text':
    'Before the first throw the table thought of a very long secret number and showed everybody its fingerprint. Every number has its own fingerprint, and nobody can find another number with the same one. So the secret could not be changed afterwards.',
  'check.promise.promised': 'Fingerprint shown before the game',
  'check.promise.secret': 'Secret revealed after the game',
  'check.promise.found': 'Its fingerprint, worked out here',
  'check.promise.same': 'Both fingerprints are the same.',
  'check.promise.differ': 'The fingerprints differ.',
  'check.seeds.title': '2. Everybody adds something',
  'check.seeds.text':
    'When players sat down, their devices added some letters and digits of their own. The table did not know them when it made its promise, so it could not choose a secret that helps anybody.',
  'check.seeds.none': 'nothing added',
  'check.wrong.seeds': 'A player’s part was changed or never shown!',
  'check.wrong.opening': 'The wrong player began!',
  'check.witness.same': 'Your browser noted this fingerprint before the game and has just compared it.',
  'check.witness.commitment-differs': 'Before the game your browser saw another fingerprint!',
  'check.witness.seed-differs': 'Your browser added something other than what this game says!',
  'check.witness.others-differ': 'Before the game your browser saw other fingerprints of the players’ parts!',
  'check.seeds.committed':
    'When a player sat down, their browser thought of a secret of its own and showed only its fingerprint. When all had done that, everybody showed their part. So nobody could choose a part that suits those of the others, and the table did not know them when it made its promise.',
  'check.seeds.not-revealed': 'never shown',
  'check.seeds.fingerprint': 'Fingerprint shown when sitting down',
  'check.seeds.same': 'The part has the fingerprint shown before.',
  'check.seeds.differ': 'The part has another fingerprint.',
  'check.opening.title': '3. Who begins',
  'check.opening.coin':
    'The coin comes from the same secret. Its number is {word}. Divide it by 2: the remainder is {left}. With 0 the first seat begins, with 1 the second.',
  'check.opening.roll-off':
    'Everybody threw both dice, and the highest total begins. If it is tied, those players throw again. These throws come from the same secret.',
  'check.opening.fair': '{name} begins, as it should be.',
  'check.opening.wrong': '{name} should have begun.',
  'check.opening.undecided': 'By these throws {name} should not have begun.',
  'check.opening.chosen': 'The players chose who begins: no dice were thrown for it.',
  'check.opening.not-recorded':
    'This game does not say how it was decided who begins, so that was not checked.',
  'check.throws.title': '4. Every throw',
  'check.against.title': 'What this shows',
  'check.against.player': 'A player alone could not cheat: nobody knew a throw before it was made.',
  'check.against.table.seen':
    'The table alone could not cheat: it fixed its secret before it knew what the players add. Your browser saw that itself.',
  'check.against.table.unseen':
    'The table alone could not cheat, if its fingerprint was really shown before the game. This browser was not there, so it cannot say.',
  'check.against.table.broken':
    'Before the game the table showed your browser something other than what is written here. Do not trust this game.',
  'check.against.both':
    'A player and the table together could not choose the dice either: every player’s part was fixed before anybody saw the others. One honest player is enough.',
  'check.against.both-unseen':
    'A player and the table together could not choose the dice either, if the fingerprints of the players’ parts were really shown before anybody saw the parts. This browser was not there, so it cannot say.',
  'check.against.not-both':
    'A player and the table together could have cheated: no part was fixed before the others were seen.',
  'check.against.device':
    'In this game one device did everything, so nothing protects against the device itself. The check shows that no throw was changed afterwards.',
  'check.against.not': 'It does not show who sat at the other devices, or who helped them.',
  'check.throws.text':
    'The secret, what everybody added and the number of the throw are mixed into one huge number for each die. Divide it by {sides}: the remainder is the face. The same things always give the same face, so anybody can work it out again.',
  'check.throw': 'Throw {number}: {name}',
  'check.die': '{word} ÷ {sides}, remainder {left}: {face}',
  'check.die.wrong': '{word} ÷ {sides}, remainder {left}: {face}, but in this game it says {recorded}',
  'check.faces.cowpath': 'A remainder of 0 to 4 means 1 to 5, and 5 is the cow.',
  'check.faces.trio': 'The remainder is the digit on the die.',
  'check.fair': 'fair',
  'check.wrong': 'wrong',
  'check.without':
    'You don’t have to trust this page either: save the game and run “npx abacow verify FILE”.',
  'check.learning':
    'The dice don’t know what you can calculate and what you still have to learn. They never choose a number because you should practise it.',
  'check.takenBack': '(taken back later)',
} as const satisfies Texts;
