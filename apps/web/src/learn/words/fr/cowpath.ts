import type { Words } from '../shape.ts';

export const cowpath: Words['cowpath'] = {
  goal: {
    title: 'Le but',
    text: [
      'L’un dessine des croix, l’autre des ronds. Chacun a trois départs sur la feuille.',
      'Relie tes trois départs par une chaîne de tes cases. Le premier qui y arrive gagne.',
    ],
    try: 'Tu as les croix, et trois 5. Quel 5 ferme ton chemin ?',
  },
  sheet: {
    title: 'La feuille',
    text: [
      'Une feuille a 7 cases de large et 7 de haut. Il y en a aussi de plus petites et de plus grandes, de 4 à 8 dans chaque sens.',
      'Chaque case porte un nombre de 1 à 5 ou une vache. Une feuille de notre bloc a 13 vaches et six fois chaque nombre. Ce mélange est le nôtre.',
      'Beaucoup de feuilles sont symétriques : fais faire un demi-tour à la feuille, et chaque symbole tombe sur le même symbole, chaque croix sur un rond. Ainsi personne n’est avantagé.',
    ],
    try: 'Touche une case. Elle dit ce qu’elle est et où se trouve sa jumelle.',
  },
  legal: {
    title: 'Une bonne feuille',
    text: [
      'Personne ne doit avoir gagné avant le premier lancer : les trois départs d’un camp ne sont pas encore reliés.',
      'Et personne ne doit avoir déjà perdu : aucun départ n’est muré par les départs de l’autre camp.',
    ],
    try: 'On peut jouer sur une seule de ces trois petites feuilles. Laquelle ?',
  },
  neighbours: {
    title: 'Les voisines',
    text: [
      'Toutes les cases autour d’une case sont ses voisines, jusqu’à huit. Les coins comptent !',
      'Une chaîne peut donc aller en diagonale, et deux diagonales peuvent se croiser.',
    ],
    try: 'Tu as deux vaches. Quelle vache relie toutes tes cases, à travers le chemin des ronds ?',
  },
  begin: {
    title: 'Qui commence',
    text: ['Une pièce décide qui commence. Ensuite, chacun son tour.'],
    try: 'Lance la pièce.',
  },
  throws: {
    title: 'Trois lancers',
    text: [
      'Cinq dés, chacun avec 1, 2, 3, 4, 5 et une vache. Tu lances les cinq.',
      'Tu as trois lancers par tour. Garde les dés qui te plaisent et relance les autres. Tu peux aussi reprendre des dés gardés avant.',
      'Après le troisième lancer, c’est fini : on joue avec ce qu’on a.',
    ],
    try: 'Lance. Touche les dés à garder, puis relance le reste.',
  },
  stop: {
    title: 'S’arrêter quand on veut',
    text: [
      'Rien ne t’oblige à utiliser les trois lancers. Arrête-toi quand tu veux, et ce qui est là compte.',
      'Rien ne t’oblige non plus à cocher. Tu peux passer, et ton tour est fini, même dans un tour bonus. Si les deux passent toujours, la partie ne finit jamais, alors évitez !',
    ],
    try: 'Trois vaches au premier lancer. Cocher, relancer ou passer : tout est permis.',
  },
  cows: {
    title: 'Les vaches : deux suffisent',
    text: [
      'Deux ou trois vaches : coche une case vache libre. Puis ton tour est fini.',
      'Trois vaches et deux nombres égaux, ce sont seulement des vaches. Deux nombres égaux ne valent rien.',
    ],
    try: 'Touche un dé pour le tourner. Qu’est-ce qui brille avec deux vaches, trois, une seule ?',
  },
  numbers: {
    title: 'Les nombres : trois pareils',
    text: [
      'Exactement trois fois le même nombre : coche une case libre avec ce nombre. Puis ton tour est fini.',
    ],
    try: 'Touche un dé pour le tourner. Essaie trois 1, trois 2, ou seulement deux.',
  },
  both: {
    title: 'Les deux à la fois',
    text: [
      'Deux vaches et trois fois un nombre ? Parfait. Coche l’un des deux, comme tu veux. Pas les deux.',
    ],
    try: 'Deux vaches et trois 5. Tout ce qui brille est permis : choisis.',
  },
  nothing: {
    title: 'Rien du tout',
    text: [
      'Avec tout autre lancer, on ne coche rien. Deux 5, une seule vache, cinq faces différentes : pas de marque.',
      'S’il n’y a rien à cocher après le troisième lancer, ton tour se termine tout seul.',
    ],
    try: 'Un tour sans chance : lance trois fois.',
  },
  free: {
    title: 'Où l’on peut cocher',
    text: [
      'Une case est libre si ce n’est pas un départ et que personne ne l’a cochée. Elle peut être n’importe où sur la feuille. Elle n’a pas besoin de toucher tes autres cases.',
    ],
    try: 'Deux vaches. Touche un peu partout : quelle case est permise, et pourquoi pas les autres ?',
  },
  quad: {
    title: 'Quatre pareils : un carré',
    text: [
      'Quatre ou cinq fois le même symbole, c’est un carré, avec des vaches ou des nombres. Coche une case de ce symbole, et tu as un tour bonus.',
      'Un carré reste un carré. Quatre vaches ne comptent pas comme deux vaches.',
    ],
    try: 'Quatre vaches ! Coches-en une et regarde.',
  },
  'quad-none': {
    title: 'Un carré sans case',
    text: ['Si aucune case de ce symbole n’est libre, un carré ne donne rien : ni marque, ni tour bonus.'],
    try: 'Quatre 3, mais les deux cases 3 sont prises. Touche-en une, relance ou passe.',
  },
  bonus: {
    title: 'Le tour bonus',
    text: [
      'Relance les cinq dés, de nouveau avec trois lancers. Mais maintenant ta marque doit toucher la case que tu viens de cocher.',
      'Encore un carré, encore un tour bonus, aussi souvent que tu y arrives. C’est toujours la marque la plus récente qu’il faut toucher.',
      'Ton tour est fini dès qu’un tour bonus n’apporte pas de carré.',
    ],
    try: 'Tu as coché la vache du milieu avec un carré. Lance, garde les 5, et continue.',
  },
  skipped: {
    title: 'Pas de place pour un tour bonus',
    text: [
      'Si toutes les voisines de ta nouvelle marque sont prises, il n’y a pas de tour bonus. Il ne pourrait rien donner.',
    ],
    try: 'Quatre 2. Coche b1, le 2 de la ligne du haut.',
  },
  win: {
    title: 'Gagner',
    text: [
      'Après chaque marque on regarde : tes trois départs sont-ils reliés ? Alors tu as gagné, tout de suite, même au milieu d’un tour bonus.',
      'On cherche d’abord un gagnant, et ensuite seulement si quelqu’un est bloqué.',
    ],
    try: 'Un tour bonus à côté du milieu, et trois 5. Ferme le chemin.',
  },
  blocked: {
    title: 'Bloqué',
    text: [
      'S’il ne reste aucun chemin pour relier tes trois départs, tu es bloqué.',
      'Bloquer l’autre camp est permis. Cela fait partie du jeu, alors barre-lui la route !',
      'La partie continue quand même, pour les deux. Celui qui est bloqué ne peut plus gagner, mais peut encore viser l’égalité.',
    ],
    try: 'Les ronds ont un départ dans le coin en bas à gauche. Mure-le avec une vache.',
  },
  tie: {
    title: 'L’égalité',
    text: [
      'Quand les deux sont bloqués, personne ne peut gagner. La partie s’arrête tout de suite, à égalité.',
    ],
    try: 'Ton départ en haut à droite est muré. Mais tu peux sauver l’égalité !',
  },
};

export const settledCowpath: Words['settledCowpath'] = {
  'quad-square': {
    point: 'Une feuille anglaise dit que la case d’un carré est cochée « complètement au hasard ».',
    reading: 'Une erreur de traduction. Tu choisis la case toi-même.',
  },
  'both-crosses': {
    point: 'Une feuille allemande dit que les deux joueurs relient les croix.',
    reading: 'Une étourderie. Le second joueur relie les ronds.',
  },
  'quad-no-square': {
    point: 'Et si un carré n’a aucune case libre, ou aucune à côté de la dernière marque ?',
    reading: 'Pas de marque, pas de tour bonus : c’est au joueur suivant.',
  },
  'three-and-two': {
    point: 'Trois vaches et deux nombres égaux, ou quatre vaches et autre chose ?',
    reading: 'Elles comptent comme des vaches. Un carré n’est jamais lu comme une paire.',
  },
  'throw-none': {
    point: 'Puis-je ne relancer aucun dé ?',
    reading: 'C’est s’arrêter : coche, ou passe. C’est permis après chaque lancer.',
  },
  'bonus-pass': {
    point: 'À un endroit, des règles imprimées disent qu’il faut cocher dans un tour bonus.',
    reading:
      'Tu peux passer. Un tour bonus se joue comme tout autre tour, et on n’est jamais obligé de cocher. Celui qui ne veut pas cocher pourrait aussi relancer de bons dés.',
  },
  'sheet-mix': {
    point: 'Quelle taille a la feuille, et combien de vaches ?',
    reading:
      'Les règles imprimées ne le disent pas. Nous jouons sur sept cases sur sept. Le mélange de 13 vaches et de six fois chaque nombre est le nôtre.',
  },
  'endless-passing': {
    point: 'Et si les deux ne font que passer ?',
    reading:
      'Aucune règle n’y met fin. Convenez d’une égalité. Si votre table a une pendule, c’est elle qui met fin à la partie.',
  },
};
