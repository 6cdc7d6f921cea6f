import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'backup.title': 'Deine Partien auf diesem Gerät',
  'backup.text':
    'Partien, Namen, Antworten vom Üben, Übungen und Einstellungen bleiben auf diesem Gerät. Speichere sie als Datei, um eine Kopie zu haben oder sie auf ein anderes Gerät mitzunehmen. Beim Einlesen kommt dazu, was fehlt; nichts wird überschrieben.',
  'backup.export': 'Als Datei speichern',
  'backup.import': 'Datei einlesen',
  'backup.working': 'Einen Moment …',
  'backup.saved': { one: 'Gespeichert: {count} Eintrag.', other: 'Gespeichert: {count} Einträge.' },
  'backup.damaged': {
    one: '{count} beschädigter Eintrag ist nicht in der Datei.',
    other: '{count} beschädigte Einträge sind nicht in der Datei.',
  },
  'backup.imported': {
    one: 'Eingelesen: {count} neuer Eintrag.',
    other: 'Eingelesen: {count} neue Einträge.',
  },
  'backup.refused': 'Diese Datei wurde nicht eingelesen, und nichts hat sich geändert.',
  'backup.fault.cut': 'Ihr Ende fehlt. Kopiere sie noch einmal oder lade sie neu herunter.',
  'backup.fault.changed':
    'Sie wurde unterwegs beschädigt oder verändert. Kopiere sie noch einmal oder lade sie neu herunter.',
  'backup.fault.foreign': 'Sie wurde nicht hier gespeichert.',
  'backup.fault.newer':
    'Sie stammt von einer neueren Abacow-Version. Lade die Seite neu, dann bekommst du sie.',
  'backup.fault.part': 'Ein Teil davon ist beschädigt.',
  'backup.failed':
    'Das hat im Browser nicht geklappt. Nichts hat sich geändert; vielleicht ist kein Platz mehr.',
  'backup.online':
    'Dein Online-Name ist nicht in der Datei, denn er wäre wie ein Passwort. Auf der Seite „Du“ kannst du ihn auf ein anderes Gerät mitnehmen.',
  'backup.persistence.kept': 'Der Browser behält das alles, auch wenn der Platz knapp wird.',
  'backup.persistence.not-kept': 'Der Browser darf das alles löschen, wenn der Platz knapp wird.',
  'backup.persist': 'Den Browser bitten, es zu behalten',
  'backup.delete': 'Alles löschen',
  'backup.delete.title': 'Alles auf diesem Gerät löschen?',
  'backup.delete.text':
    'Alle Partien, Namen, Antworten vom Üben, Übungen und Einstellungen. Dein Online-Name bleibt; du kannst ihn auf der Seite „Du“ löschen.',
  'backup.delete.yes': 'Alles löschen',
  'backup.delete.no': 'Alles behalten',
  'backup.delete.again': 'Wirklich alles?',
  'backup.delete.again.text': 'Es ist dann für immer weg, außer du hast es als Datei gespeichert.',
  'backup.delete.again.yes': 'Ja, löschen',
} as const satisfies Translation<typeof en>;
