import type { Translation } from '../../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'check.lead':
    'Les dés étaient-ils honnêtes ? Enregistre une partie finie à sa table et ouvre-la ici : ton propre navigateur recalcule chaque lancer.',
  'check.open': 'Ouvrir une partie enregistrée',
  'check.none': 'Il n’y a pas de partie à vérifier ici.',
  'check.unreadable': 'Cette partie est illisible.',
  'check.honest': { one: 'L’unique lancer était honnête.', other: 'Les {count} lancers étaient honnêtes.' },
  'check.nothing': 'La partie était finie avant le premier tour : il n’y a aucun lancer à calculer.',
  'check.dishonest': { one: 'Un lancer est faux !', other: '{count} lancers sont faux !' },
  'check.byYou': 'Ton navigateur vient de tout recalculer.',
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
    'Au moment de prendre place, chaque appareil a ajouté ses propres lettres et chiffres. La table ne les connaissait pas en faisant sa promesse : elle ne pouvait pas choisir un secret qui arrange quelqu’un.',
  'check.seeds.none': 'rien ajouté',
  'check.wrong.seeds': 'La part d’un joueur a été changée ou jamais montrée !',
  'check.wrong.opening': 'Ce n’est pas le bon joueur qui a commencé !',
  'check.witness.same': 'Ton navigateur a noté cette empreinte avant la partie et vient de la comparer.',
  'check.witness.commitment-differs': 'Avant la partie, ton navigateur a vu une autre empreinte !',
  'check.witness.seed-differs': 'Ton navigateur a ajouté autre chose que ce que dit cette partie !',
  'check.witness.others-differ':
    'Avant la partie, ton navigateur a vu d’autres empreintes pour les parts des joueurs !',
  'check.seeds.committed':
    'Au moment de prendre place, chaque navigateur a choisi un secret à lui et n’en a montré que l’empreinte. Quand tous l’avaient fait, chacun a montré sa part. Personne ne pouvait donc en choisir une qui va bien avec celles des autres, et la table ne les connaissait pas en faisant sa promesse.',
  'check.seeds.not-revealed': 'jamais montrée',
  'check.seeds.fingerprint': 'Empreinte montrée en prenant place',
  'check.seeds.same': 'La part a bien l’empreinte montrée avant.',
  'check.seeds.differ': 'La part a une autre empreinte.',
  'check.opening.title': '3. Qui commence',
  'check.opening.coin':
    'La pièce vient du même secret. Son nombre est {word}. Divise-le par 2 : il reste {left}. Avec 0, la première place commence, avec 1, la deuxième.',
  'check.opening.roll-off':
    'Tous ont lancé les deux dés, et le plus grand total commence. À égalité, ces joueurs relancent. Ces lancers viennent du même secret.',
  'check.opening.fair': '{name} commence, comme il se doit.',
  'check.opening.wrong': 'C’est {name} qui devait commencer.',
  'check.opening.undecided': 'D’après ces lancers, {name} ne devait pas commencer.',
  'check.opening.chosen': 'Les joueurs ont choisi qui commence : on n’a pas lancé les dés pour cela.',
  'check.opening.not-recorded':
    'Cette partie ne dit pas comment on a décidé qui commence : cela n’a pas été vérifié.',
  'check.throws.title': '4. Chaque lancer',
  'check.against.title': 'Ce que cela montre',
  'check.against.player':
    'Un joueur seul ne pouvait pas tricher : personne ne connaissait un lancer à l’avance.',
  'check.against.table.seen':
    'La table seule ne pouvait pas tricher : elle a fixé son secret avant de savoir ce que les joueurs ajoutent. Ton navigateur l’a vu lui-même.',
  'check.against.table.unseen':
    'La table seule ne pouvait pas tricher, si son empreinte a vraiment été montrée avant la partie. Ce navigateur n’était pas là, il ne peut pas le dire.',
  'check.against.table.broken':
    'Avant la partie, la table a montré à ton navigateur autre chose que ce qui est écrit ici. Ne te fie pas à cette partie.',
  'check.against.both':
    'Un joueur et la table ensemble ne pouvaient pas non plus choisir les dés : chaque part était fixée avant que quelqu’un voie les autres. Un seul joueur honnête suffit.',
  'check.against.both-unseen':
    'Un joueur et la table ensemble ne pouvaient pas non plus choisir les dés, si les empreintes des parts ont vraiment été montrées avant que quelqu’un voie les parts. Ce navigateur n’était pas là, il ne peut pas le dire.',
  'check.against.not-both':
    'Un joueur et la table ensemble auraient pu tricher : aucune part n’était fixée avant qu’on voie les autres.',
  'check.against.device':
    'Dans cette partie, un seul appareil a tout fait : rien ne protège de l’appareil lui-même. La vérification montre qu’aucun lancer n’a été changé après coup.',
  'check.against.not': 'Elle ne montre pas qui était devant les autres appareils, ni qui les aidait.',
  'check.throws.text':
    'Le secret, ce que chacun a ajouté et le numéro du lancer sont mélangés en un nombre énorme pour chaque dé. Divise-le par {sides} : le reste est la face. Les mêmes choses donnent toujours la même face, alors chacun peut le recalculer.',
  'check.throw': 'Lancer {number} : {name}',
  'check.die': '{word} ÷ {sides}, reste {left} : {face}',
  'check.die.wrong': '{word} ÷ {sides}, reste {left} : {face}, mais cette partie dit {recorded}',
  'check.faces.cowpath': 'Un reste de 0 à 4 veut dire 1 à 5, et 5 est la vache.',
  'check.faces.trio': 'Le reste est le chiffre sur le dé.',
  'check.fair': 'honnête',
  'check.wrong': 'faux',
  'check.without':
    'Rien ne t’oblige à croire cette page non plus : enregistre la partie et lance « npx abacow verify FICHIER ».',
  'check.learning':
    'Les dés ne savent pas ce que tu sais calculer ni ce que tu apprends encore. Ils ne choisissent jamais un nombre parce que tu devrais le travailler.',
  'check.takenBack': '(annulé ensuite)',
} as const satisfies Translation<typeof en>;
