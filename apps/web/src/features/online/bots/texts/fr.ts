import type { Translation } from '../../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'bots.title': 'Bots',
  'bots.text':
    'Les bots sont des programmes écrits par d’autres gens. À la table, ils portent le mot « bot ».',
  'bots.how':
    'Ils jouent entre eux. Pour jouer contre un bot, assieds-toi à sa table, ou accepte les bots quand tu ouvres une table pour tout le monde.',
  'bots.name': 'Bot',
  'bots.strength': 'Niveau',
  'bots.games': 'Parties',
  'bots.new': 'nouveau',
  'bots.none': 'Aucun bot n’a encore joué de partie classée.',
  'bots.failed': 'La liste n’a pas pu être chargée.',
  'bots.again': 'Réessayer',
  'bots.make': 'Écris ton propre bot',
  'bots.make.text': 'Un bot peut être écrit dans n’importe quel langage.',
  'bots.make.link': 'Comment les bots parlent à ce service',
  'bots.lobby': 'Toutes les tables',
} as const satisfies Translation<typeof en>;
