import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'dice.title': 'Dés pour {game}',
  'dice.games': 'Quel jeu',
  'dice.about': 'Vous jouez sur papier ou sur un plateau, l’appli lance les dés. Rien n’est enregistré.',
  'dice.print': 'Imprimer feuilles et plateaux',
  'dice.rules': 'Règles',
  'dice.start': 'Lance les cinq dés.',
  'dice.next': 'Tour suivant',
  'dice.nothing': 'Rien à cocher. Le tour est fini.',
  'dice.trio.start': 'Lance les deux dés pour commencer la manche.',
  'dice.trio.zero': '0 ! Le tour est perdu.',
  'dice.trio.double':
    'Un double : pose un pion ligne {first}, colonne {first}, si la case est libre, et relance ; sinon, le tour est perdu.',
  'dice.trio.place': '{first} et {second} : pose un pion ligne {first}, colonne {second} ou l’inverse.',
  'dice.trio.round': 'Manche suivante',
} as const satisfies Translation<typeof en>;
