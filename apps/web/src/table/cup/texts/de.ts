import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'dice.title': 'Würfel für {game}',
  'dice.games': 'Welches Spiel',
  'dice.about': 'Ihr spielt auf Papier oder auf einem Brett, die App würfelt. Nichts wird gespeichert.',
  'dice.print': 'Blätter und Bretter drucken',
  'dice.rules': 'Regeln',
  'dice.start': 'Wirf alle fünf Würfel.',
  'dice.next': 'Nächster Zug',
  'dice.nothing': 'Nichts zu markieren. Der Zug ist zu Ende.',
  'dice.trio.start': 'Wirf beide Würfel, um die Runde zu beginnen.',
  'dice.trio.zero': '0! Der Zug ist verloren.',
  'dice.trio.double':
    'Ein Pasch: Setz eine Figur in Zeile {first}, Spalte {first}, wenn das Feld frei ist, und wirf noch einmal; sonst ist der Zug verloren.',
  'dice.trio.place': '{first} und {second}: eine Figur in Zeile {first}, Spalte {second} oder umgekehrt.',
  'dice.trio.round': 'Nächste Runde',
} as const satisfies Translation<typeof en>;
