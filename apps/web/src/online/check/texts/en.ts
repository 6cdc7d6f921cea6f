import type { Texts } from '../../../i18n/message.ts';

export default {
  'check.lead':
    'Were the dice honest? Save the record of a finished game at its table and open it here: your own browser computes every throw again.',
  'check.open': 'Open a record',
  'check.none': 'There is no such game to check.',
  'check.unreadable': 'This record cannot be read.',
  'check.honest': { one: 'The one throw was fair.', other: 'All {count} throws were fair.' },
  'check.nothing': 'Nobody threw before the game was over: there is nothing to compute.',
  'check.dishonest': { one: 'One throw is wrong!', other: '{count} throws are wrong!' },
  'check.byYou': 'Your own browser has just computed everything again. You don’t have to trust anybody.',
  'check.no-promise': 'Nothing was promised about these dice before the game: there is nothing to compute.',
  'check.not-revealed': 'The secret is revealed when the game is over. Come back then.',
  'check.wrong-secret': 'The secret is not the one that was promised!',
  'check.promise.title': '1. The promise',
  'check.promise.text':
    'Before the first throw the table thought of a very long secret number and showed everybody its fingerprint. Every number has its own fingerprint, and nobody can find another number with the same one. So the secret could not be changed afterwards.',
  'check.promise.promised': 'Fingerprint shown before the game',
  'check.promise.secret': 'Secret revealed after the game',
  'check.promise.found': 'Its fingerprint, computed here',
  'check.promise.same': 'Both fingerprints are the same.',
  'check.promise.differ': 'The fingerprints differ.',
  'check.seeds.title': '2. Everybody adds something',
  'check.seeds.text':
    'When you sat down, your device added some letters and digits of its own. The table did not know them when it made its promise, so it could not choose a secret that helps anybody.',
  'check.seeds.none': 'nothing added',
  'check.throws.title': '3. Every throw',
  'check.throws.text':
    'The secret, what everybody added and the number of the throw are mixed into one huge number for each die. Divide it by {sides}: the remainder is the face. The same things always give the same face, so anybody can compute it again.',
  'check.throw': 'Throw {number}: {name}',
  'check.die': '{word} ÷ {sides}, remainder {left}: {face}',
  'check.die.wrong': '{word} ÷ {sides}, remainder {left}: {face}, but the record says {recorded}',
  'check.faces.cowpath': 'A remainder of 0 to 4 means 1 to 5, and 5 is the cow.',
  'check.faces.trio': 'The remainder is the digit on the die.',
  'check.fair': 'fair',
  'check.wrong': 'wrong',
  'check.without':
    'You don’t have to trust this page either: save the record and run “npx abacow verify FILE”.',
} as const satisfies Texts;
