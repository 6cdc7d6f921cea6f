import type { Translation } from '../../i18n/translation.ts';
import type en from './en.ts';

export default {
  'you.name': 'Ton nom',
  'you.name.save': 'Enregistrer',
  'you.name.saved': 'Enregistré.',
  'you.ratings': 'Ton niveau',
  'you.ratings.text': 'D’après les parties publiques. Plus tu joues, plus le nombre est sûr.',
  'you.rating': '{game} : {value} ± {spread}',
  'you.rating.none': '{game} : pas encore de partie publique',
  'you.rating.games': { one: 'après {count} partie', other: 'après {count} parties' },
  'you.device': 'Sur un autre appareil',
  'you.device.text':
    'Ouvre ce lien là-bas une fois et tu seras le même invité. Il ne sert qu’une fois, et pas longtemps.',
  'you.device.make': 'Faire un lien',
  'you.device.link': 'Lien pour ton autre appareil',
  'you.games': 'Mes parties',
  'you.games.none': 'Pas encore de partie.',
  'you.game.record': 'Feuille de partie',
  'you.game.check': 'Vérifier les dés',
  'you.delete': 'Me supprimer',
  'you.delete.title': 'Te supprimer, toi et ton nom ?',
  'you.delete.text': 'Ton nom, ton niveau et la liste de tes parties disparaissent pour toujours.',
  'you.delete.keep': 'Me garder',
  'you.deleted': 'C’est supprimé. Rien de toi n’est gardé.',
  'you.move': 'Passer sur un autre appareil',
} as const satisfies Translation<typeof en>;
