import type { Translation } from '../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'about.title': 'À propos d’Abacow',
  'about.lead': 'Deux jeux de dés, du papier, des pions et pas mal de chance.',
  'about.authors': 'Qui a inventé les jeux',
  'about.cowpath':
    'Cowpath suit les règles d’un jeu papier-crayon de {author}, paru en {year} sous un autre nom.',
  'about.trio': 'Trio suit les règles d’un jeu de plateau de {author}, paru en {year} sous un autre nom.',
  'about.ours': 'Ce que nous avons fait',
  'about.ours.text':
    'Les noms, les textes, les feuilles et leur mélange de symboles, la vache et tous les dessins, les sons, les joueurs virtuels et le programme. Nous n’avons aucun lien avec les auteurs ni leurs éditeurs.',
  'about.dice': 'Des dés honnêtes',
  'about.dice.text':
    'Avant la partie, un secret fixe les dés et son empreinte est notée. Après la partie, le secret est révélé : chacun peut vérifier chaque lancer. Les joueurs virtuels ne voient que ce qui est sur la table.',
  'about.dice.learning':
    'Les dés ne savent pas ce que tu sais calculer ni ce que tu apprends encore. Ils ne choisissent jamais un nombre parce que tu devrais le travailler.',
  'about.dice.check': 'Les dés d’une partie étaient-ils honnêtes ?',
  'about.privacy': 'Ce qui reste sur ton appareil',
  'about.privacy.text':
    'Les parties sur un seul écran et contre l’ordinateur restent dans ce navigateur. Si tu joues en ligne, le service reçoit le nom que tu choisis, tes coups et tes phrases toutes faites ; il garde les parties et ton niveau, et tout le monde peut regarder une table publique. Tu peux supprimer ton nom et tout ce qui va avec sur la page « Toi ». Ni inscription, ni publicité, ni pistage.',
  'about.licences': 'Licences',
  'about.licences.all': 'Les textes de toutes les licences',
  'about.licences.text': 'Abacow est un logiciel libre sous licence MIT. Il s’appuie sur :',
} as const satisfies Translation<typeof en>;
