import type { Translation } from '../../../i18n/translation.ts';
import type en from './en.ts';

export default {
  'check.lead':
    'Waren die Würfel ehrlich? Speichere am Tisch die Mitschrift einer fertigen Partie und öffne sie hier: Dein eigener Browser rechnet jeden Wurf nach.',
  'check.open': 'Mitschrift öffnen',
  'check.none': 'Diese Partie gibt es hier nicht.',
  'check.unreadable': 'Diese Mitschrift ist nicht lesbar.',
  'check.honest': { one: 'Der eine Wurf war ehrlich.', other: 'Alle {count} Würfe waren ehrlich.' },
  'check.nothing': 'Vor dem Ende hat niemand gewürfelt: Da gibt es nichts nachzurechnen.',
  'check.dishonest': { one: 'Ein Wurf stimmt nicht!', other: '{count} Würfe stimmen nicht!' },
  'check.byYou': 'Dein eigener Browser hat gerade alles nachgerechnet. Du musst niemandem glauben.',
  'check.no-promise':
    'Über diese Würfel wurde vor dem Spiel nichts versprochen: Da gibt es nichts nachzurechnen.',
  'check.not-revealed': 'Das Geheimnis wird verraten, wenn die Partie zu Ende ist. Komm dann wieder.',
  'check.wrong-secret': 'Das Geheimnis ist nicht das versprochene!',
  'check.promise.title': '1. Das Versprechen',
  'check.promise.text':
    'Vor dem ersten Wurf hat sich der Tisch eine sehr lange geheime Zahl ausgedacht und allen ihren Fingerabdruck gezeigt. Jede Zahl hat ihren eigenen Fingerabdruck, und niemand findet eine andere mit demselben. Darum konnte das Geheimnis nachher nicht mehr geändert werden.',
  'check.promise.promised': 'Fingerabdruck, der vor der Partie gezeigt wurde',
  'check.promise.secret': 'Geheimnis, nach der Partie verraten',
  'check.promise.found': 'Sein Fingerabdruck, hier berechnet',
  'check.promise.same': 'Beide Fingerabdrücke sind gleich.',
  'check.promise.differ': 'Die Fingerabdrücke sind verschieden.',
  'check.seeds.title': '2. Alle mischen mit',
  'check.seeds.text':
    'Als du dich hingesetzt hast, hat dein Gerät eigene Buchstaben und Ziffern dazugegeben. Der Tisch kannte sie bei seinem Versprechen noch nicht und konnte sich darum kein Geheimnis aussuchen, das jemandem passt.',
  'check.seeds.none': 'nichts dazugegeben',
  'check.throws.title': '3. Jeder Wurf',
  'check.throws.text':
    'Das Geheimnis, das, was alle dazugegeben haben, und die Nummer des Wurfs werden für jeden Würfel zu einer riesigen Zahl vermischt. Teile sie durch {sides}: Was übrig bleibt, ist die Würfelseite. Dasselbe ergibt immer dieselbe Seite, darum kann es jeder nachrechnen.',
  'check.throw': 'Wurf {number}: {name}',
  'check.die': '{word} ÷ {sides}, Rest {left}: {face}',
  'check.die.wrong': '{word} ÷ {sides}, Rest {left}: {face}, aber in der Mitschrift steht {recorded}',
  'check.faces.cowpath': 'Rest 0 bis 4 heißt 1 bis 5, und 5 ist die Kuh.',
  'check.faces.trio': 'Der Rest ist die Ziffer auf dem Würfel.',
  'check.fair': 'ehrlich',
  'check.wrong': 'falsch',
  'check.without':
    'Auch dieser Seite musst du nicht glauben: Speichere die Mitschrift und starte „npx abacow verify DATEI“.',
} as const satisfies Translation<typeof en>;
