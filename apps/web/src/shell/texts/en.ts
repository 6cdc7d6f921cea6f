import type { Texts } from '../../i18n/message.ts';

export default {
  'about.title': 'About Abacow',
  'about.lead': 'Two dice games, played with paper, pawns and a good deal of luck.',
  'about.authors': 'Who made the games',
  'about.cowpath':
    'Cowpath plays by the rules of a pencil-and-paper game by {author}, published in {year} under another name.',
  'about.trio':
    'Trio plays by the rules of a board game by {author}, published in {year} under another name.',
  'about.ours': 'What is ours',
  'about.ours.text':
    'The names, the words, the sheets with their mix of symbols, the cow and every other drawing, the sounds, the computer players and the program. We are not connected with the authors or their publishers; buy their games, they are lovely.',
  'about.dice': 'Honest dice',
  'about.dice.text':
    'Before a game begins, the dice are fixed by a secret and its fingerprint is noted. After the game the secret is told, so that everybody can check every throw. The computer players see only what lies on the table.',
  'about.privacy': 'What stays here and what does not',
  'about.privacy.text':
    'Games at one device and against the computer stay in this browser. If you play online, the service gets the name you choose, your moves and your ready-made phrases; it keeps the games and your strength, and anybody may watch a public table. You can delete your name and all that belongs to it on the page “You”. No sign-up, no advertising, no tracking.',
  'about.licences': 'Licences',
  'about.licences.text': 'Abacow is free software under the MIT licence. It is built on:',
} as const satisfies Texts;
