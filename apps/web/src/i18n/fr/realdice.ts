import type { realDice as en } from '../en/realdice.ts';
import type { Translation } from '../translation.ts';

export const realDice: Translation<typeof en> = {
  'realdice.setup': 'Dés',
  'realdice.setup.app': 'À l’écran',
  'realdice.setup.own': 'Nous lançons les nôtres',
  'realdice.setup.own.why': 'et entrons le résultat',
  'realdice.title': { one: '{name} : lance ce dé.', other: '{name} : lance ces {count} dés.' },
  'realdice.title.computer': {
    one: 'Lance ce dé pour {name}.',
    other: 'Lance ces {count} dés pour {name}.',
  },
  'realdice.die': 'Dé {die} : que montre-t-il ?',
  'realdice.told': 'Dé {die} : {face}.',
  'realdice.coin': 'Lance une pièce : qui commence ?',
  'realdice.done': 'Voilà le résultat',
  'realdice.back': 'Pas encore',
  'realdice.keys': 'Tape le résultat, dé par dé ; la touche retour arrière en efface un.',
};
