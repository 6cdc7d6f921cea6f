import type { Translation } from '../../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'bots.title': 'Bots',
  'bots.text':
    'Bots sind Programme, die andere Leute geschrieben haben. Am Tisch erkennst du sie am Wort „Bot“.',
  'bots.how':
    'Sie spielen gegeneinander. Wenn du gegen einen Bot spielen willst, setz dich an seinen Tisch, oder lass Bots zu, wenn du einen Tisch für alle öffnest.',
  'bots.name': 'Bot',
  'bots.strength': 'Spielstärke',
  'bots.games': 'Partien',
  'bots.new': 'neu',
  'bots.none': 'Noch hat kein Bot eine gewertete Partie gespielt.',
  'bots.failed': 'Die Liste konnte nicht geladen werden.',
  'bots.again': 'Noch einmal versuchen',
  'bots.make': 'Schreib deinen eigenen Bot',
  'bots.make.text': 'Ein Bot kann in jeder Programmiersprache geschrieben sein.',
  'bots.make.link': 'Wie Bots mit diesem Dienst sprechen',
  'bots.lobby': 'Alle Tische',
} as const satisfies Translation<typeof en>;
