import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'exercises.title': 'Exercices',
  'exercises.titleOf': 'Exercices : {game}',
  'exercises.lead':
    'Que ferais-tu ici ? Chaque exercice revient après quelques jours. Quand tu l’as réussi deux jours différents, il est terminé.',
  'exercises.due': 'À faire aujourd’hui',
  'exercises.due.own': '{count} de tes parties',
  'exercises.due.back': { one: '{count} qui revient', other: '{count} qui reviennent' },
  'exercises.fresh': 'Nouveaux',
  'exercises.done': 'Réussis deux fois',
  'exercises.done.of': '{done} sur {all}',
  'exercises.practice': 'Travailler les tables : 2 minutes',
  'exercises.begin': 'Commencer',
  'exercises.again': 'Continuer',
  'exercises.ownHint': 'Revois une partie : tes choix les plus coûteux deviennent des exercices ici.',
  'exercises.question': 'Que ferais-tu ?',
  'exercises.from.own': 'Tiré de ta partie',
  'exercises.from.easy': 'Facile',
  'exercises.from.middling': 'Intermédiaire',
  'exercises.from.hard': 'Difficile',
  'exercises.left': { one: 'Encore {count} pour aujourd’hui', other: 'Encore {count} pour aujourd’hui' },
  'exercises.verdict.best': 'Exact, c’est le meilleur choix !',
  'exercises.verdict.equal': 'Exact, c’est un bon choix !',
  'exercises.verdict.good': 'Bien, presque le meilleur choix !',
  'exercises.verdict.wrong': 'Il y a mieux.',
  'exercises.explained.best': 'Ainsi tu gagnes environ {best} parties sur 100 à partir d’ici.',
  'exercises.explained.best.sure': 'Ainsi tu gagnes la partie.',
  'exercises.explained.equal':
    'Tu gagnes environ {yours} parties sur 100 à partir d’ici. Tout aussi bon : {move}.',
  'exercises.explained.good': 'Tu gagnes environ {yours} parties sur 100. Un tout petit peu mieux : {move}.',
  'exercises.explained.wrong':
    'Le mieux : {move}. Ainsi tu gagnes environ {best} parties sur 100 à partir d’ici, avec ton choix environ {yours}.',
  'exercises.explained.wrong.sure':
    'Le mieux : {move}, cela gagne la partie. Avec ton choix tu gagnes environ {yours} parties sur 100 à partir d’ici.',
  'exercises.back': { one: 'Il revient demain.', other: 'Il revient dans {count} jours.' },
  'exercises.back.done': 'Réussi deux jours différents : terminé !',
  'exercises.ways': 'Parties gagnées sur 100',
  'exercises.ways.best': 'le mieux',
  'exercises.ways.yours': 'ton choix',
  'exercises.ways.chosen': 'dans ta partie',
  'exercises.next': 'Exercice suivant',
  'exercises.skip': 'Un autre',
  'exercises.remove': 'Supprimer',
  'exercises.removed': 'L’exercice est supprimé.',
  'exercises.over.title': 'C’est tout pour aujourd’hui !',
  'exercises.over.next': {
    one: 'Le prochain revient demain.',
    other: 'Le prochain revient dans {count} jours.',
  },
  'exercises.over.all': 'Tu as réussi tous les exercices de ce jeu. Bravo !',
  'exercises.overview': 'Tous les exercices',
  'exercises.damaged': {
    one: '{count} entrée est illisible et laissée de côté.',
    other: '{count} entrées sont illisibles et laissées de côté.',
  },
  'exercises.notKept':
    'Ce navigateur n’enregistre rien : tes progrès seront perdus quand tu fermeras la page.',
  'exercises.mistakes.added': {
    one: '{count} de tes choix coûteux a rejoint tes exercices.',
    other: '{count} de tes choix coûteux ont rejoint tes exercices.',
  },
  'exercises.mistakes.added.people': {
    one: '{count} choix coûteux a rejoint les exercices : {names}.',
    other: '{count} choix coûteux ont rejoint les exercices : {names}.',
  },
  'exercises.mistakes.offer': {
    one: '{count} choix coûteux de cette partie ferait un bon exercice.',
    other: '{count} choix coûteux de cette partie feraient de bons exercices.',
  },
  'exercises.mistakes.add': 'Ajouter à mes exercices',
  'exercises.mistakes.remove': 'Retirer de mes exercices',
  'exercises.mistakes.go': 'Vers les exercices',
} as const satisfies Translation<typeof en>;
