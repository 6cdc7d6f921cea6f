import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'exercises.title': 'Übungen',
  'exercises.titleOf': 'Übungen: {game}',
  'exercises.lead':
    'Was würdest du hier tun? Jede Übung kommt nach ein paar Tagen wieder. Hast du sie an zwei Tagen gelöst, ist sie geschafft.',
  'exercises.due': 'Heute dran',
  'exercises.due.own': '{count} aus eigenen Partien',
  'exercises.due.back': { one: '{count} kommt wieder', other: '{count} kommen wieder' },
  'exercises.fresh': 'Neu',
  'exercises.done': 'Zweimal gelöst',
  'exercises.done.of': '{done} von {all}',
  'exercises.practice': 'Einmaleins üben: 2 Minuten',
  'exercises.begin': 'Anfangen',
  'exercises.again': 'Weiter üben',
  'exercises.ownHint':
    'Blicke auf eine Partie zurück: Deine teuersten Entscheidungen werden hier zu Übungen.',
  'exercises.question': 'Was würdest du tun?',
  'exercises.from.own': 'Aus deiner Partie',
  'exercises.from.easy': 'Leicht',
  'exercises.from.middling': 'Mittel',
  'exercises.from.hard': 'Schwer',
  'exercises.left': { one: 'Noch {count} ist heute dran', other: 'Noch {count} sind heute dran' },
  'exercises.verdict.best': 'Richtig, das ist der beste Zug!',
  'exercises.verdict.equal': 'Richtig, das ist ein guter Zug!',
  'exercises.verdict.good': 'Gut, fast der beste Zug!',
  'exercises.verdict.wrong': 'Es gibt etwas Besseres.',
  'exercises.explained.best': 'So gewinnst du von hier aus etwa {best} von 100 Partien.',
  'exercises.explained.best.sure': 'Damit gewinnst du die Partie.',
  'exercises.explained.equal':
    'So gewinnst du von hier aus etwa {yours} von 100 Partien. Genauso gut: {move}.',
  'exercises.explained.good': 'Du gewinnst etwa {yours} von 100 Partien. Ein klein wenig besser: {move}.',
  'exercises.explained.wrong':
    'Am besten: {move}. So gewinnst du von hier aus etwa {best} von 100 Partien, mit deiner Wahl etwa {yours}.',
  'exercises.explained.wrong.sure':
    'Am besten: {move}, das gewinnt die Partie. Mit deiner Wahl gewinnst du von hier aus etwa {yours} von 100 Partien.',
  'exercises.back': {
    one: 'Diese Übung kommt morgen wieder.',
    other: 'Diese Übung kommt in {count} Tagen wieder.',
  },
  'exercises.back.done': 'An zwei Tagen gelöst: geschafft!',
  'exercises.ways': 'So viele von 100 Partien gewinnst du',
  'exercises.ways.best': 'am besten',
  'exercises.ways.yours': 'deine Wahl',
  'exercises.ways.chosen': 'in deiner Partie',
  'exercises.next': 'Nächste Übung',
  'exercises.skip': 'Eine andere',
  'exercises.remove': 'Löschen',
  'exercises.removed': 'Die Übung ist gelöscht.',
  'exercises.over.title': 'Das war alles für heute!',
  'exercises.over.next': {
    one: 'Die nächste kommt morgen wieder.',
    other: 'Die nächste kommt in {count} Tagen wieder.',
  },
  'exercises.over.all': 'Du hast jede Übung dieses Spiels gelöst. Bravo!',
  'exercises.overview': 'Alle Übungen',
  'exercises.damaged': {
    one: '{count} Eintrag lässt sich nicht lesen und wird übergangen.',
    other: '{count} Einträge lassen sich nicht lesen und werden übergangen.',
  },
  'exercises.notKept':
    'Dieser Browser speichert nichts: Dein Fortschritt ist weg, sobald du die Seite schließt.',
  'exercises.mistakes.added': {
    one: '{count} teure Entscheidung von dir steht jetzt bei deinen Übungen.',
    other: '{count} teure Entscheidungen von dir stehen jetzt bei deinen Übungen.',
  },
  'exercises.mistakes.added.people': {
    one: '{count} teure Entscheidung steht jetzt bei den Übungen: {names}.',
    other: '{count} teure Entscheidungen stehen jetzt bei den Übungen: {names}.',
  },
  'exercises.mistakes.offer': {
    one: '{count} teure Entscheidung aus dieser Partie wäre eine gute Übung.',
    other: '{count} teure Entscheidungen aus dieser Partie wären gute Übungen.',
  },
  'exercises.mistakes.add': 'Zu meinen Übungen',
  'exercises.mistakes.remove': 'Aus meinen Übungen nehmen',
  'exercises.mistakes.go': 'Zu den Übungen',
} as const satisfies Translation<typeof en>;
