import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'grownUps.lead': 'Alles hier bleibt in diesem Browser.',
  'grownUps.nobody': 'Ihr Kind',
  'grownUps.none': 'Noch gibt es nichts zu erzählen. Zwei Minuten Üben sind ein guter Anfang.',
  'grownUps.sum': {
    one: '{name} kann {known} von {all} Aufgaben; {count} wächst gerade.',
    other: '{name} kann {known} von {all} Aufgaben; {count} wachsen gerade.',
  },
  'grownUps.sum.begun': {
    one: '{name} hat bisher {count} Aufgabe kennengelernt. Gekonnt heißt: auch an einem anderen Tag richtig.',
    other:
      '{name} hat bisher {count} Aufgaben kennengelernt. Gekonnt heißt: auch an einem anderen Tag richtig.',
  },
  'grownUps.explain': 'Diese Aufgaben gemeinsam ansehen',
  'grownUps.explain.lead':
    'Sie gingen am öftesten daneben. Zeichnen oder legen Sie das Bild und lassen Sie das Kind den Weg laut sagen.',
  'grownUps.explain.none': 'Keine Aufgabe ging immer wieder daneben.',
  'grownUps.explain.given': 'Oft geantwortet: {list}',
  'grownUps.time': 'Die letzten zwei Wochen',
  'grownUps.time.days': {
    one: 'An {count} Tag wurde gerechnet, zusammen etwa {minutes} min. Wenige Minuten an vielen Tagen helfen mehr als viele Minuten an einem.',
    other:
      'An {count} Tagen wurde gerechnet, zusammen etwa {minutes} min. Wenige Minuten an vielen Tagen helfen mehr als viele Minuten an einem.',
  },
  'grownUps.time.none': 'In den letzten zwei Wochen wurde nicht gerechnet.',
  'grownUps.time.day': '{day}: {minutes} Min.',
  'grownUps.checks': 'Tests',
  'grownUps.checks.none': 'Es wurde noch kein Test gemacht.',
  'grownUps.check': '{date}: {right} von {asked}',
  'grownUps.today': 'Gut für heute',
  'grownUps.today.practise': {
    one: 'Zwei Minuten üben: {count} Aufgabe ist heute dran.',
    other: 'Zwei Minuten üben: {count} Aufgaben sind heute dran.',
  },
  'grownUps.today.new': 'Zwei Minuten üben: Nichts muss wiederholt werden, also kommt Neues.',
  'grownUps.today.look': 'Gemeinsam das Bild zu {sum} ansehen.',
  'grownUps.today.play': 'Eine Partie Trio mit der Hilfe „Ich rechne es aus“.',
  'grownUps.week': 'Für die nächste Woche',
  'grownUps.week.lead': 'Das fragt die App ab jetzt beim Üben.',
  'grownUps.print': 'Diesen Bericht drucken',
} as const satisfies Translation<typeof en>;
