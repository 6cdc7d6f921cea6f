import type { Translation } from '../../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'cowpath.fault.sheet/rows': 'Une feuille a 4 à 8 lignes.',
  'cowpath.fault.sheet/columns': 'Une feuille a 4 à 8 colonnes.',
  'cowpath.fault.sheet/ragged': 'Toutes les lignes doivent avoir la même longueur.',
  'cowpath.fault.sheet/character':
    'Sur une case, il y a un chiffre de 1 à 5 ou une vache, ou bien c’est un départ.',
  'cowpath.fault.sheet/cross-starts': 'Il faut trois départs pour les croix.',
  'cowpath.fault.sheet/circle-starts': 'Il faut trois départs pour les ronds.',
  'cowpath.fault.sheet/joined':
    'Les trois départs d’un camp se touchent déjà : il aurait gagné avant le premier lancer.',
  'cowpath.fault.sheet/cut-off':
    'Un départ est enfermé par l’autre camp : ce joueur ne pourrait jamais gagner.',
  'cowpath.rule.goal.title': 'Le but du jeu',
  'cowpath.rule.goal.text': `L’un dessine des croix, l’autre des ronds. Chacun a trois départs sur la feuille.
Relie tes trois départs par une chaîne de cases à toi. Le premier qui y arrive gagne.`,
  'cowpath.rule.goal.try': 'Tu joues les croix et tu as trois 5. Quel 5 complète ton chemin ?',
  'cowpath.rule.sheet.title': 'La feuille',
  'cowpath.rule.sheet.text': `Une feuille a 7 cases de large et 7 de haut. Il y en a aussi de plus petites et de plus grandes, de 4 à 8 dans chaque sens.
Sur chaque case, il y a un chiffre de 1 à 5 ou une vache. Une feuille de notre bloc a 13 vaches et six fois chaque chiffre. Ce mélange est le nôtre.
Beaucoup de feuilles sont symétriques : fais faire un demi-tour à la feuille, et chaque symbole tombe sur le même symbole, chaque croix sur un rond. Ainsi, personne n’est avantagé.`,
  'cowpath.rule.sheet.try': 'Touche une case. Elle dit ce qu’elle est et où se trouve sa jumelle.',
  'cowpath.rule.legal.title': 'Une bonne feuille',
  'cowpath.rule.legal.text': `Personne ne doit avoir gagné avant le premier lancer : les trois départs d’un camp ne doivent pas être déjà reliés.
Et personne ne doit avoir déjà perdu : aucun départ ne doit être enfermé par les départs de l’autre camp.`,
  'cowpath.rule.legal.try': 'On peut jouer sur une seule de ces trois petites feuilles. Laquelle ?',
  'cowpath.rule.neighbours.title': 'Les voisines',
  'cowpath.rule.neighbours.text': `Toutes les cases autour d’une case sont ses voisines, jusqu’à huit. Les coins comptent !
Une chaîne peut donc aller en diagonale, et deux diagonales peuvent se croiser.`,
  'cowpath.rule.neighbours.try':
    'Tu as deux vaches. Quelle vache relie toutes tes cases, à travers le chemin des ronds ?',
  'cowpath.rule.begin.title': 'Qui commence',
  'cowpath.rule.begin.text': 'Une pièce décide qui commence. Ensuite, chacun son tour.',
  'cowpath.rule.begin.try': 'Lance la pièce.',
  'cowpath.rule.throws.title': 'Trois lancers',
  'cowpath.rule.throws.text': `Cinq dés, chacun avec 1, 2, 3, 4, 5 et une vache. Tu lances les cinq.
Tu as trois lancers par tour. Garde les dés qui te plaisent et relance les autres. Tu peux aussi reprendre des dés gardés avant.
Après le troisième lancer, ce qui est sur la table compte.`,
  'cowpath.rule.throws.try': 'Lance. Touche les dés à garder, puis relance le reste.',
  'cowpath.rule.stop.title': 'S’arrêter quand on veut',
  'cowpath.rule.stop.text': `Rien ne t’oblige à utiliser les trois lancers. Tu peux t’arrêter après chaque lancer : ce qui est sur la table compte.
Rien ne t’oblige non plus à cocher. Tu peux passer, et ton tour est fini, même dans un tour bonus. Si les deux passent toujours, la partie ne finit jamais, alors évitez !`,
  'cowpath.rule.stop.try': 'Trois vaches au premier lancer. Cocher, relancer ou passer : tout est permis.',
  'cowpath.rule.cows.title': 'Les vaches : deux suffisent',
  'cowpath.rule.cows.text': `Deux ou trois vaches : coche une case vache libre. Ensuite, ton tour est fini.
Trois vaches et une paire de chiffres, ça reste des vaches. Une paire de chiffres ne vaut rien.`,
  'cowpath.rule.cows.try':
    'Touche un dé pour le tourner. Qu’est-ce qui brille avec deux vaches, trois, une seule ?',
  'cowpath.rule.numbers.title': 'Les chiffres : trois pareils',
  'cowpath.rule.numbers.text':
    'Exactement trois chiffres pareils : coche une case libre avec ce chiffre. Ensuite, ton tour est fini.',
  'cowpath.rule.numbers.try': 'Touche un dé pour le tourner. Essaie trois 1, trois 2, ou seulement deux.',
  'cowpath.rule.both.title': 'Les deux à la fois',
  'cowpath.rule.both.text':
    'Deux vaches et trois chiffres pareils ? Parfait. Coche l’un ou l’autre, comme tu veux. Pas les deux.',
  'cowpath.rule.both.try': 'Deux vaches et trois 5. Tout ce qui brille est permis : choisis.',
  'cowpath.rule.nothing.title': 'Rien du tout',
  'cowpath.rule.nothing.text': `Avec tout autre lancer, on ne coche rien. Deux 5, une seule vache, cinq faces différentes : rien à cocher.
S’il n’y a rien à cocher après le troisième lancer, ton tour se termine tout seul.`,
  'cowpath.rule.nothing.try': 'Un tour sans chance : lance trois fois.',
  'cowpath.rule.free.title': 'Où l’on peut cocher',
  'cowpath.rule.free.text':
    'Une case est libre si ce n’est pas un départ et que personne ne l’a cochée. Elle peut être n’importe où sur la feuille. Elle n’a pas besoin de toucher tes autres cases.',
  'cowpath.rule.free.try':
    'Deux vaches. Touche un peu partout : quelle case est permise, et pourquoi pas les autres ?',
  'cowpath.rule.quad.title': 'Quatre pareils : un carré',
  'cowpath.rule.quad.text': `Quatre ou cinq fois le même symbole, c’est un carré, avec des vaches ou des chiffres. Coche une case de ce symbole, et tu as un tour bonus.
Un carré reste un carré. Quatre vaches ne comptent pas comme deux vaches.`,
  'cowpath.rule.quad.try': 'Quatre vaches ! Coches-en une et regarde.',
  'cowpath.rule.quad-none.title': 'Un carré sans case',
  'cowpath.rule.quad-none.text':
    'Si aucune case de ce symbole n’est libre, un carré ne donne rien : ni marque, ni tour bonus.',
  'cowpath.rule.quad-none.try':
    'Quatre 3, mais les deux cases 3 sont prises. Touches-en une, relance ou passe.',
  'cowpath.rule.bonus.title': 'Le tour bonus',
  'cowpath.rule.bonus.text': `Relance les cinq dés, de nouveau avec trois lancers. Mais maintenant ta marque doit toucher la case que tu viens de cocher.
Encore un carré, encore un tour bonus, et ainsi de suite. C’est toujours la marque la plus récente qu’il faut toucher.
Ton tour est fini dès qu’un tour bonus n’apporte pas de carré.`,
  'cowpath.rule.bonus.try': 'Tu as coché la vache du milieu avec un carré. Lance, garde les 5, et continue.',
  'cowpath.rule.skipped.title': 'Pas de place pour un tour bonus',
  'cowpath.rule.skipped.text':
    'Si toutes les voisines de ta nouvelle marque sont prises, il n’y a pas de tour bonus. Il ne pourrait rien donner.',
  'cowpath.rule.skipped.try': 'Quatre 2. Coche b1, le 2 de la ligne du haut.',
  'cowpath.rule.win.title': 'Gagner',
  'cowpath.rule.win.text': `Après chaque marque, on regarde : tes trois départs sont-ils reliés ? Alors tu as gagné, tout de suite, même au milieu d’un tour bonus.
On regarde d’abord si quelqu’un a gagné, et seulement ensuite si quelqu’un est bloqué.`,
  'cowpath.rule.win.try': 'Un tour bonus à côté du milieu, et trois 5. Complète le chemin.',
  'cowpath.rule.blocked.title': 'Bloqué',
  'cowpath.rule.blocked.text': `S’il ne reste aucun chemin pour relier tes trois départs, tu es bloqué.
Bloquer l’autre camp est permis. Cela fait partie du jeu, alors barre-lui la route !
La partie continue quand même, pour les deux. Celui qui est bloqué ne peut plus gagner, mais peut encore viser l’égalité.`,
  'cowpath.rule.blocked.try':
    'Les ronds ont un départ dans le coin en bas à gauche. Enferme-le avec une vache.',
  'cowpath.rule.tie.title': 'L’égalité',
  'cowpath.rule.tie.text':
    'Quand les deux sont bloqués, personne ne peut gagner. La partie s’arrête tout de suite, à égalité.',
  'cowpath.rule.tie.try': 'Ton départ en haut à droite est enfermé. Mais tu peux encore sauver l’égalité !',
  'cowpath.settled.quad-square.point':
    'Une feuille de règles anglaise dit que la case d’un carré est cochée « complètement au hasard ».',
  'cowpath.settled.quad-square.reading': 'Une erreur de traduction. Tu choisis la case toi-même.',
  'cowpath.settled.both-crosses.point':
    'Une feuille de règles allemande dit que les deux joueurs relient les croix.',
  'cowpath.settled.both-crosses.reading': 'Une étourderie. Le second joueur relie les ronds.',
  'cowpath.settled.quad-no-square.point':
    'Et si un carré n’a aucune case libre, ou aucune à côté de la dernière marque ?',
  'cowpath.settled.quad-no-square.reading': 'Pas de marque, pas de tour bonus : c’est au joueur suivant.',
  'cowpath.settled.three-and-two.point':
    'Trois vaches et une paire de chiffres, ou quatre vaches et autre chose ?',
  'cowpath.settled.three-and-two.reading':
    'Elles comptent comme des vaches. Un carré n’est jamais lu comme une paire.',
  'cowpath.settled.throw-none.point': 'Est-ce que je peux ne relancer aucun dé ?',
  'cowpath.settled.throw-none.reading':
    'Cela veut dire t’arrêter : coche, ou passe. C’est permis après chaque lancer.',
  'cowpath.settled.bonus-pass.point':
    'À un endroit, des règles imprimées disent qu’il faut cocher dans un tour bonus.',
  'cowpath.settled.bonus-pass.reading':
    'Tu peux passer. Un tour bonus se joue comme tout autre tour, et on n’est jamais obligé de cocher. Celui qui ne veut pas cocher pourrait aussi relancer de bons dés.',
  'cowpath.settled.sheet-mix.point': 'Quelle taille a la feuille, et combien de vaches ?',
  'cowpath.settled.sheet-mix.reading':
    'Les règles imprimées ne le disent pas. Nous jouons sur sept cases sur sept. Le mélange de 13 vaches et de six fois chaque chiffre est le nôtre.',
  'cowpath.settled.endless-passing.point': 'Et si les deux ne font que passer ?',
  'cowpath.settled.endless-passing.reading':
    'Aucune règle n’y met fin. Convenez d’une égalité. Si votre table a une pendule, c’est elle qui met fin à la partie.',
  'cowpath.guide.hello.do': 'Bonjour ! Tu joues les croix.',
  'cowpath.guide.hello.why':
    'Tes trois départs sont dans les coins en haut et au milieu en bas. Relie-les par un chemin de cases à toi, avant que {name} ne relie les ronds.',
  'cowpath.guide.throw.do': 'Lance les cinq dés.',
  'cowpath.guide.throw.why': 'Les dés décident quelle case tu peux cocher.',
  'cowpath.guide.cows.do': 'Deux vaches ! Coche la vache encadrée, d2.',
  'cowpath.guide.cows.why': 'Deux vaches suffisent pour une case vache. d2 touche ton départ dans le coin.',
  'cowpath.guide.cows.else': 'C’est permis. Mais commence près de ton coin : coche la vache encadrée.',
  'cowpath.guide.rival.do': 'Bravo. Maintenant, {name} joue.',
  'cowpath.guide.rival.why': 'Il lui faut trois chiffres pareils, ou deux vaches, comme à toi.',
  'cowpath.guide.again.do': '{name} avait trois 2 et a entouré d5. Lance !',
  'cowpath.guide.again.why': 'C’est de nouveau ton tour, avec les cinq dés.',
  'cowpath.guide.keep.do': 'Deux 3 : ils restent sur la table. Relance les trois autres.',
  'cowpath.guide.keep.why':
    'Les dés pareils restent tout seuls ; touche un dé pour changer. Pour un chiffre, il en faut trois pareils, et tu as trois lancers.',
  'cowpath.guide.keep.else': 'Tu pourrais. Mais cette fois, garde seulement les deux 3.',
  'cowpath.guide.keep-on.do': 'Pas encore. Garde les 3 et relance.',
  'cowpath.guide.keep-on.why': 'Il reste un lancer. Les 3 sont toujours gardés.',
  'cowpath.guide.keep-on.else': 'Tu pourrais. Mais cette fois, garde seulement les deux 3.',
  'cowpath.guide.three.do': 'Trois 3 ! Coche le 3 encadré, c4.',
  'cowpath.guide.three.why':
    'c4 touche ton départ en bas. Tu peux cocher partout, mais près de tes cases, c’est le mieux.',
  'cowpath.guide.three.else': 'C’est aussi un 3, mais il n’aide pas ton chemin. Coche c4.',
  'cowpath.guide.unlucky.do': 'Parfait. Laisse {name} jouer.',
  'cowpath.guide.unlucky.why': 'La chance n’est pas toujours là…',
  'cowpath.guide.third.do': 'Trois lancers et rien ! À toi : lance.',
  'cowpath.guide.third.why': 'S’il n’y a rien à cocher après trois lancers, le tour est fini.',
  'cowpath.guide.gamble.do': 'Trois vaches restent. Relance les deux autres.',
  'cowpath.guide.gamble.why':
    'Tu peux cocher une vache tout de suite. Mais une quatrième vache fait un carré, et un carré donne un tour bonus !',
  'cowpath.guide.gamble.else':
    'Permis, mais pas le mieux ici. Garde les trois vaches et relance les deux autres, ou coche la vache du milieu.',
  'cowpath.guide.quad.do': 'Un carré ! Coche la vache du milieu, c3.',
  'cowpath.guide.quad.why':
    'Elle relie tes deux marques, et avec elles deux de tes départs. Et tu continues.',
  'cowpath.guide.quad.else': 'Permis. Mais la vache du milieu relie ce que tu as. Coche celle-là.',
  'cowpath.guide.bonus.do': 'Tour bonus : relance les cinq dés.',
  'cowpath.guide.bonus.why':
    'Dans un tour bonus, ta marque doit toucher la dernière, au milieu. Ces cases sont éclairées.',
  'cowpath.guide.second.do': 'Encore quatre vaches ! Coche la vache encadrée, b4.',
  'cowpath.guide.second.why':
    'Elle touche ta dernière marque et gêne {name} : son coin en bas à gauche n’a plus qu’une sortie.',
  'cowpath.guide.second.else': 'Permis, mais tu perds alors le tour bonus. Coche la vache encadrée.',
  'cowpath.guide.early.do': 'Bien aussi : c3 relie ce que tu as. À {name} maintenant.',
  'cowpath.guide.early.why': 'Avec trois vaches, le tour est fini. Une quatrième aurait donné un tour bonus.',
  'cowpath.guide.fourth.do': '{name} a entouré e4. Lance !',
  'cowpath.guide.fourth.why': 'C’est de nouveau ton tour, avec les cinq dés.',
  'cowpath.guide.late.do': 'Quatre vaches, un carré ! Coche la vache encadrée, b4.',
  'cowpath.guide.late.why':
    'Elle donne un tour bonus et gêne {name} : son coin en bas à gauche n’a plus qu’une sortie.',
  'cowpath.guide.late.else': 'Permis, mais tu perds alors le tour bonus. Coche la vache encadrée.',
  'cowpath.guide.beside.do': 'Tour bonus : relance les cinq dés.',
  'cowpath.guide.beside.why': 'Cette fois, ta marque doit toucher b4. Ces cases sont éclairées.',
  'cowpath.guide.wall.do': 'Trois 2 ! Coche a4 et bloque {name}.',
  'cowpath.guide.wall.why':
    'C’est permis, et cela fait partie du jeu : plus aucun chemin ne sort de son coin.',
  'cowpath.guide.wall.else': 'Permis, mais a4 est mieux : cette case bloque {name}. Coche le 2 encadré.',
  'cowpath.guide.walled.do': '{name} est bloquée ! Elle continue quand même.',
  'cowpath.guide.walled.why': 'Elle ne peut plus gagner. Mais si elle te bloque aussi, c’est l’égalité.',
  'cowpath.guide.home.do': '{name} a entouré e3. Lance !',
  'cowpath.guide.home.why': 'Il ne manque plus qu’une case.',
  'cowpath.guide.last.do': 'Trois 5 ! Lequel relie ton dernier départ ?',
  'cowpath.guide.last.why': 'Cherche le 5 à côté de ton coin en haut à gauche.',
  'cowpath.guide.last.else': 'Permis, mais là le chemin reste ouvert. Le 5 encadré atteint ton coin.',
  'cowpath.guide.end.do': 'Tu gagnes ! Tes trois départs sont reliés.',
  'cowpath.guide.end.why':
    'Tu sais tout. Une vraie feuille a sept cases sur sept, et personne n’y joue aussi doucement que {name} aujourd’hui.',
} as const satisfies Translation<typeof en>;
