import type { Translation } from '../../i18n/translation.ts';
import type en from './en.ts';

export default {
  'you.name': 'Ton nom',
  'you.name.save': 'Enregistrer',
  'you.name.saved': 'Enregistré.',
  'you.ratings': 'Ton niveau',
  'you.ratings.text': 'D’après les parties publiques. Plus tu joues, plus c’est précis.',
  'you.rating': '{game} : {value}, stable',
  'you.rating.new': '{game} : nouveau',
  'you.rating.none': '{game} : pas encore de partie publique',
  'you.rating.games': { one: 'après {count} partie', other: 'après {count} parties' },
  'you.device': 'Sur un autre appareil',
  'you.device.text':
    'Ouvre ce lien là-bas pour jouer sous le même nom. Il ne marche qu’une fois, et pas longtemps.',
  'you.device.make': 'Créer un lien',
  'you.device.link': 'Lien pour ton autre appareil',
  'you.games': 'Mes parties',
  'you.games.none': 'Pas encore de partie.',
  'you.game.record': 'Feuille de partie',
  'you.game.check': 'Vérifier les dés',
  'you.delete': 'Tout supprimer',
  'you.delete.title': 'Supprimer ton nom et tout ce qui va avec ?',
  'you.delete.text': 'Ton nom, ton niveau et la liste de tes parties disparaîtront pour toujours.',
  'you.delete.keep': 'Tout garder',
  'you.deleted': 'Tout est supprimé. Nous ne gardons rien sur toi.',
  'you.move': 'Passer sur un autre appareil',
} as const satisfies Translation<typeof en>;
