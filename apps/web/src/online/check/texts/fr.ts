import type { Translation } from '../../../i18n/translation.ts';
import type en from './en.ts';

export default {
  'check.lead':
    'Les dés étaient-ils honnêtes ? Enregistre à la table la feuille d’une partie finie et ouvre-la ici : ton propre navigateur recalcule chaque lancer.',
  'check.open': 'Ouvrir une feuille de partie',
  'check.none': 'Il n’y a pas de partie à vérifier ici.',
  'check.unreadable': 'Cette feuille de partie est illisible.',
  'check.honest': { one: 'L’unique lancer était honnête.', other: 'Les {count} lancers étaient honnêtes.' },
  'check.nothing': 'Personne n’a lancé avant la fin : il n’y a rien à calculer.',
  'check.dishonest': { one: 'Un lancer est faux !', other: '{count} lancers sont faux !' },
  'check.byYou': 'Ton navigateur vient de tout recalculer. Tu n’as besoin de croire personne.',
  'check.no-promise': 'Rien n’a été promis sur ces dés avant la partie : il n’y a rien à calculer.',
  'check.not-revealed': 'Le secret est révélé quand la partie est finie. Reviens à ce moment-là.',
  'check.wrong-secret': 'Le secret n’est pas celui qui était promis !',
  'check.promise.title': '1. La promesse',
  'check.promise.text':
    'Avant le premier lancer, la table a choisi un très long nombre secret et a montré à tous son empreinte. Chaque nombre a sa propre empreinte, et personne ne peut en trouver un autre avec la même. Le secret ne pouvait donc plus changer.',
  'check.promise.promised': 'Empreinte montrée avant la partie',
  'check.promise.secret': 'Secret révélé après la partie',
  'check.promise.found': 'Son empreinte, calculée ici',
  'check.promise.same': 'Les deux empreintes sont les mêmes.',
  'check.promise.differ': 'Les empreintes sont différentes.',
  'check.seeds.title': '2. Chacun y met du sien',
  'check.seeds.text':
    'Au moment où tu as pris place, ton appareil a ajouté ses propres lettres et chiffres. La table ne les connaissait pas en faisant sa promesse : elle ne pouvait pas choisir un secret qui arrange quelqu’un.',
  'check.seeds.none': 'rien ajouté',
  'check.throws.title': '3. Chaque lancer',
  'check.throws.text':
    'Le secret, ce que chacun a ajouté et le numéro du lancer sont mélangés en un nombre énorme pour chaque dé. Divise-le par {sides} : le reste est la face. Les mêmes choses donnent toujours la même face, alors chacun peut le recalculer.',
  'check.throw': 'Lancer {number} : {name}',
  'check.die': '{word} ÷ {sides}, reste {left} : {face}',
  'check.die.wrong': '{word} ÷ {sides}, reste {left} : {face}, mais la feuille dit {recorded}',
  'check.faces.cowpath': 'Un reste de 0 à 4 veut dire 1 à 5, et 5 est la vache.',
  'check.faces.trio': 'Le reste est le chiffre sur le dé.',
  'check.fair': 'honnête',
  'check.wrong': 'faux',
  'check.without':
    'Tu n’es pas obligé de croire cette page non plus : enregistre la feuille de partie et lance « npx abacow verify FICHIER ».',
} as const satisfies Translation<typeof en>;
