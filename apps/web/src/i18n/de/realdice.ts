import type { realDice as en } from '../en/realdice.ts';
import type { Translation } from '../translation.ts';

export const realDice: Translation<typeof en> = {
  'realdice.setup': 'Würfel',
  'realdice.setup.app': 'Auf dem Bildschirm',
  'realdice.setup.own': 'Wir würfeln selbst',
  'realdice.setup.own.why': 'und geben ein, was gefallen ist',
  'realdice.title': { one: '{name}: Wirf diesen Würfel.', other: '{name}: Wirf diese {count} Würfel.' },
  'realdice.title.computer': {
    one: 'Wirf diesen Würfel für {name}.',
    other: 'Wirf diese {count} Würfel für {name}.',
  },
  'realdice.die': 'Würfel {die}: Was zeigt er?',
  'realdice.told': 'Würfel {die}: {face}.',
  'realdice.coin': 'Wirf eine Münze: Wer beginnt?',
  'realdice.done': 'So ist es gefallen',
  'realdice.back': 'Noch nicht',
  'realdice.keys': 'Tippe Würfel für Würfel ein, was er zeigt; die Rücktaste nimmt einen zurück.',
};
