import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'players.about':
    'Donne un nom et une image à chacun, dans la famille. Ensuite, un seul geste suffit au début d’une partie, et chacun retrouve ses parties et ses statistiques. Rien d’obligatoire.',
  'players.who': 'Qui joue ?',
  'players.at': 'Qui joue : {seat}',
  'players.new': 'Nouveau joueur',
  'players.change': 'Modifier',
  'players.map': 'Carte',
  'players.statistics': 'Statistiques',
  'players.picture': 'Image',
  'players.picture.cow': 'Vache',
  'players.picture.flower': 'Vache à la fleur',
  'players.picture.bell': 'Vache à la cloche',
  'players.picture.hat': 'Vache au chapeau',
  'players.picture.disc': 'Pion au disque',
  'players.picture.triangle': 'Pion au triangle',
  'players.picture.square': 'Pion au carré',
  'players.picture.star': 'Pion à l’étoile',
  'players.name.taken': 'Ce nom est déjà pris ici.',
  'players.name.full': 'Il n’y a plus de place pour un nouveau joueur.',
  'players.save': 'Enregistrer',
  'players.cancel': 'Annuler',
  'players.delete.named': 'Supprimer {name}',
  'players.delete.title': 'Supprimer {name} ?',
  'players.delete.text':
    'Le joueur, ses réponses d’entraînement et ses statistiques disparaissent. Ses parties restent.',
  'players.delete.yes': 'Supprimer',
  'players.delete.no': 'Garder',
} as const satisfies Translation<typeof en>;
