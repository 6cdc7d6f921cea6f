import type { Texts } from '../../i18n/message.ts';

export default {
  'players.about':
    'Give everyone in the family a name and a picture. Then one tap at the start of a game is enough, and your games and statistics are yours. Nobody has to.',
  'players.who': 'Who is playing?',
  'players.at': 'Player for {seat}',
  'players.new': 'New player',
  'players.change': 'Change',
  'players.statistics': 'Statistics',
  'players.picture': 'Picture',
  'players.picture.cow': 'Cow',
  'players.picture.flower': 'Cow with a flower',
  'players.picture.bell': 'Cow with a bell',
  'players.picture.hat': 'Cow with a hat',
  'players.picture.disc': 'Pawn with a disc',
  'players.picture.triangle': 'Pawn with a triangle',
  'players.picture.square': 'Pawn with a square',
  'players.picture.star': 'Pawn with a star',
  'players.name.taken': 'There is already a player with this name.',
  'players.name.full': 'There is no room for more players.',
  'players.save': 'Save',
  'players.cancel': 'Cancel',
  'players.delete.named': 'Delete {name}',
  'players.delete.title': 'Delete {name}?',
  'players.delete.text': 'The player and their statistics go. Their games stay.',
  'players.delete.yes': 'Delete',
  'players.delete.no': 'Keep',
} as const satisfies Texts;
