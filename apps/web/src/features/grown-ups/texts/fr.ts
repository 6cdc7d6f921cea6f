import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'grownUps.lead': 'Tout ce qui est ici reste dans ce navigateur.',
  'grownUps.nobody': 'Votre enfant',
  'grownUps.none': 'Il n’y a encore rien à raconter. Deux minutes d’entraînement sont un bon début.',
  'grownUps.sum': {
    one: '{name} sait {known} calculs sur {all} ; {count} est en train de pousser.',
    other: '{name} sait {known} calculs sur {all} ; {count} sont en train de pousser.',
  },
  'grownUps.sum.begun': {
    one: '{name} a découvert {count} calcul. Un calcul est su quand il est juste un autre jour aussi.',
    other: '{name} a découvert {count} calculs. Un calcul est su quand il est juste un autre jour aussi.',
  },
  'grownUps.explain': 'Calculs à regarder ensemble',
  'grownUps.explain.lead':
    'Ce sont les plus souvent manqués. Dessinez l’image ou posez des jetons, et laissez l’enfant dire le chemin à voix haute.',
  'grownUps.explain.none': 'Aucun calcul n’a été manqué plusieurs fois de suite.',
  'grownUps.explain.given': 'Souvent répondu : {list}',
  'grownUps.time': 'Les deux dernières semaines',
  'grownUps.time.days': {
    one: 'Des calculs pendant {count} jour, environ {minutes} min en tout. Quelques minutes chaque jour aident plus que beaucoup de minutes en une fois.',
    other:
      'Des calculs pendant {count} jours, environ {minutes} min en tout. Quelques minutes chaque jour aident plus que beaucoup de minutes en une fois.',
  },
  'grownUps.time.none': 'Aucun calcul ces deux dernières semaines.',
  'grownUps.time.day': '{day} : {minutes} min',
  'grownUps.checks': 'Contrôles',
  'grownUps.checks.none': 'Aucun contrôle pour l’instant.',
  'grownUps.check': '{date} : {right} sur {asked}',
  'grownUps.today': 'Bien pour aujourd’hui',
  'grownUps.today.practise': {
    one: 'Deux minutes d’entraînement : {count} calcul à revoir.',
    other: 'Deux minutes d’entraînement : {count} calculs à revoir.',
  },
  'grownUps.today.new': 'Deux minutes d’entraînement : rien à revoir, place aux nouveaux calculs.',
  'grownUps.today.look': 'Regarder ensemble l’image de {sum}.',
  'grownUps.today.play': 'Une partie de Trio avec l’aide « Je calcule ».',
  'grownUps.week': 'Pour la semaine prochaine',
  'grownUps.week.lead': 'Ce que l’entraînement demandera désormais.',
  'grownUps.print': 'Imprimer ce bilan',
} as const satisfies Translation<typeof en>;
