import type { Texts } from '../../base/i18n/message.ts';

export default {
  'about.title': 'About Abacow',
  'about.lead': 'Two dice games with paper, pawns and plenty of luck.',
  'about.authors': 'Who made the games',
  'about.cowpath':
    'Cowpath follows the rules of a pencil-and-paper game by {author}, published in {year} under another name.',
  'about.trio': 'Trio follows the rules of a board game by {author}, published in {year} under another name.',
  'about.ours': 'What we made',
  'about.ours.text':
    'The names, the words, the sheets with their mix of symbols, the cow and every other drawing, the sounds, the computer players and the program. We are not connected with the authors or their publishers.',
  'about.dice': 'Honest dice',
  'about.dice.text':
    'Before a game begins, a secret fixes the dice, and its fingerprint is saved. After the game the secret is revealed, so that everybody can check every throw. The computer players see only what is on the table.',
  'about.dice.learning':
    'The dice don’t know what you can calculate and what you still have to learn. They never choose a number because you should practise it.',
  'about.dice.check': 'Were the dice of a game fair?',
  'about.privacy': 'What stays on your device',
  'about.privacy.text':
    'Games at one screen and against the computer stay in this browser. If you play online, the service gets the name you choose, your moves and your ready-made phrases; it saves the games and your strength, and anybody can watch a public table. You can delete your name and everything that belongs to it on the page “You”. No sign-up, no advertising, no tracking.',
  'about.licences': 'Licences',
  'about.licences.text': 'Abacow is free software under the MIT licence. It is built on:',
  'about.licences.all': 'The texts of all licences',
} as const satisfies Texts;
