import type { Words } from '../shape.ts';

export const trio: Words['trio'] = {
  goal: {
    title: 'Le but',
    text: [
      'On joue à deux, trois ou quatre. Chacun a quatre pions d’une couleur.',
      'Trois de tes pions côte à côte sur une ligne gagnent la manche : à l’horizontale, à la verticale ou en diagonale.',
    ],
    try: 'Tu es rouge. Les dés montrent 5 et 6. Où fais-tu un alignement ?',
  },
  board: {
    title: 'Le plateau',
    text: [
      'Le plateau a neuf lignes et neuf colonnes. Sur le plateau « fois », la ligne 5 et la colonne 7 se croisent en 5 × 7 = 35.',
      'Sur le plateau « plus », la même case porte 5 + 7 = 12.',
    ],
    try: 'Touche des cases, et change de plateau.',
  },
  first: {
    title: 'Qui commence',
    text: [
      'Chacun lance les deux dés. Le plus grand total commence. En cas d’égalité, on relance entre ex æquo.',
      'C’est le joueur à gauche de celui qui a commencé qui ouvre la manche suivante, peu importe qui a gagné.',
    ],
    try: 'Lance pour rouge, puis pour bleu.',
  },
  throw: {
    title: 'Le lancer',
    text: [
      'Deux dés, chacun avec les nombres de 0 à 9. Une manche commence avec un plateau vide, et son premier lancer se fait avec les deux dés.',
      'Les dés restent sur la table. Ensuite tu peux lancer les deux, ou en garder un tel qu’il est et ne lancer que l’autre. Peu importe qui l’a lancé.',
      'Puis c’est au joueur à ta gauche.',
    ],
    try: 'Lance et pose pour rouge, puis pour bleu. Dès le deuxième lancer tu peux garder un dé : touche-le.',
  },
  zero: {
    title: 'Le 0',
    text: [
      'Un 0 sur l’un des dés, et ton tour est perdu. Deux zéros ne valent pas mieux.',
      'On ne peut pas garder un 0 : il n’indique aucune case, car il n’y a ni ligne 0 ni colonne 0. L’autre dé, oui, même pour le joueur suivant, même après le tout premier lancer.',
    ],
    try: 'Lance pour rouge. Puis touche le 0 : bleu peut-il le garder ?',
  },
  place: {
    title: 'Poser un pion',
    text: [
      'Les dés indiquent deux cases : 3 et 6 indiquent 3×6 et 6×3. Prends-en une qui est libre. C’est obligatoire, mais tu choisis laquelle.',
      'Il n’y a qu’un pion par case. Tant que tu as des pions en main, poses-en un nouveau.',
    ],
    try: 'Les dés montrent 3 et 6. Touche un peu partout : qu’est-ce qui est permis, et pourquoi pas le reste ?',
  },
  move: {
    title: 'Déplacer un pion',
    text: [
      'Tes quatre pions sont sur le plateau ? Alors l’un d’eux va sur la nouvelle case. Tu choisis lequel.',
    ],
    try: 'Les dés montrent 6 et 7. Choisis un pion, puis sa nouvelle case. Fais-tu un alignement ?',
  },
  taken: {
    title: 'Les deux cases prises',
    text: [
      'Si aucune des deux cases n’est libre, ton tour est perdu.',
      'Un double n’indique qu’une case. Si elle est prise, le tour est perdu, et tu ne relances pas.',
    ],
    try: 'Lance les deux dés pour rouge, puis les deux pour bleu. Ça ne va pas bien finir.',
  },
  double: {
    title: 'Un double',
    text: [
      'Les deux dés montrent le même nombre : pose ton pion et relance, un dé ou les deux. Au double suivant encore, aussi souvent qu’il vient.',
    ],
    try: 'Deux 3. Pose un pion sur 3×3 et continue.',
  },
  'double-kept': {
    title: 'Un double avec un dé gardé',
    text: [
      'Tu gardes un dé, et l’autre tombe sur le même nombre. C’est un double comme un autre : pose ton pion et relance.',
    ],
    try: 'Les dés montrent 7 et 2. Touche un dé pour le garder et lance l’autre. Pose ton pion et continue.',
  },
  junior: {
    title: 'Niveau junior',
    text: ['On ne compte rien. Le premier alignement de trois gagne la partie.'],
    try: 'Les dés montrent 7 et 5. Gagne.',
  },
  counting: {
    title: 'Niveau intermédiaire',
    text: [
      'Celui qui gagne la manche ajoute les trois nombres sous l’alignement. Puis on vide le plateau pour la manche suivante.',
    ],
    try: 'Fais l’alignement 7×3, 7×4, 7×5. Combien vaut-il ?',
  },
  four: {
    title: 'Quatre alignés',
    text: ['Même quatre pions alignés comptent pour trois : les trois avec la plus grande somme.'],
    try: 'Bouche le trou dans la ligne 4.',
  },
  expert: {
    title: 'Niveau expert',
    text: [
      'Le gagnant ajoute les trois nombres. Puis tous les autres perdent le plus grand nombre sous l’un de leurs pions.',
      'Personne ne descend sous 0. Cela vaut aussi pour la dernière manche.',
    ],
    try: 'Bleu a 84 points et un pion sur 6×9. Fais ton alignement et regarde les points.',
  },
  end: {
    title: 'La fin de la partie',
    text: [
      'Aux niveaux intermédiaire et expert, on joue jusqu’à ce que quelqu’un ait plus de 200 points. Il gagne. Exactement 200 ne suffisent pas.',
      'Un autre but convient aussi, si vous vous mettez d’accord avant.',
    ],
    try: 'Ici le but est 120. Un alignement de 40, 48 et 56 fait 144.',
  },
};

export const settledTrio: Words['settledTrio'] = {
  'highest-starts': {
    point: '« Le plus grand nombre commence. » Quel nombre ?',
    reading: 'Le plus grand total des deux dés. En cas d’égalité, on relance.',
  },
  'opener-zero': {
    point: 'Le tout premier tour est perdu à cause d’un 0. Le suivant doit-il lancer les deux dés ?',
    reading: 'Non. Le lancer d’ouverture est passé, l’autre dé peut être gardé.',
  },
  'which-row': {
    point: 'Quel dé donne la ligne ?',
    reading: 'Tu choisis. Les deux cases portent le même nombre.',
  },
  'kept-double': {
    point: 'Je garde un dé, et l’autre tombe sur le même nombre. Est-ce un double ?',
    reading: 'Oui. Seul compte ce que montrent les dés.',
  },
  'keep-zero': {
    point: 'Peut-on garder un 0 ?',
    reading: 'Non. Un 0 n’indique aucune case : il n’y a ni ligne 0 ni colonne 0.',
  },
  'later-rounds': {
    point: 'Qui commence la manche suivante ?',
    reading: 'Ça tourne vers la gauche, peu importe qui a gagné.',
  },
  'last-round': {
    point: 'Expert : les autres perdent-ils aussi des points à la dernière manche ?',
    reading: 'Oui.',
  },
  'four-in-row': {
    point: 'Quatre alignés : lesquels comptent ?',
    reading: 'Les trois meilleurs. Ils se touchent toujours.',
  },
  players: { point: 'À combien peut-on jouer ?', reading: 'De deux à quatre.' },
  'double-taken': {
    point: 'Un double dont la case est prise : puis-je relancer ?',
    reading: 'Non. Le tour est perdu.',
  },
};
