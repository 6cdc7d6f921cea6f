import type { GameTexts } from '../../game.ts';

export const fr: GameTexts = {
  reminder: [
    'Lance les deux dés ou gardes-en un. Un 0 : ton tour est perdu.',
    '5 et 7 : un pion ligne 5, colonne 7 ou l’inverse. Tes quatre pions sont posés : déplaces-en un.',
    'Un double : pose ton pion, si tu peux, et relance.',
    'Trois pions alignés gagnent la manche.',
  ],
  rules: {
    title: 'Trio : les règles',
    players: '2 à 4 joueurs, dès 8 ans',
    minutes: (least, most) => `${least} à ${most} minutes`,
    need: {
      title: 'Il vous faut',
      text: 'un plateau, quatre pions chacun, deux dés de 0 à 9 et du papier pour les points.',
    },
    steps: [
      {
        title: 'Trois pions alignés',
        text: 'Aligne trois de tes pions côte à côte : en ligne, en colonne ou en diagonale. La manche est gagnée aussitôt. Chacun lance les deux dés ; le plus grand total commence. Son voisin de gauche commence la manche suivante.',
      },
      {
        title: 'Lance les dés',
        text: 'Au premier lancer d’une manche, on lance les deux dés. Ensuite, lance les deux, ou garde un dé tel qu’il est et lance seulement l’autre. Peu importe qui l’avait lancé. On ne peut pas garder un 0.',
      },
      {
        title: 'Pose un pion',
        text: '5 et 7 désignent 5×7 et 7×5. Calcule le nombre et pose un pion sur l’une des deux cases si elle est libre. Tes quatre pions sont sur le plateau ? Déplaces-en un. Rien de libre : ton tour est perdu. Sur le plateau d’addition, on additionne : 5 + 7 = 12.',
      },
      {
        title: 'Zéro et double',
        text: 'Un 0 : ton tour est perdu. Un double (sauf 0) : pose ton pion et relance, un dé ou les deux. Et ainsi de suite à chaque nouveau double.',
      },
      {
        title: 'Compte les points',
        text: 'Junior : on ne compte rien, le premier alignement gagne.\nIntermédiaire : le gagnant ajoute les trois nombres sous l’alignement à ses points. Sur quatre pions alignés, les trois meilleurs comptent.\nExpert : en plus, les autres perdent le plus grand nombre sous leurs pions. Personne ne descend sous 0.\nCelui qui dépasse 200 points (ou le score convenu) gagne la partie.',
      },
    ],
    tip: {
      title: 'Un conseil',
      text: 'Regarde aussi les dés des autres. Ils restent sur la table : l’un d’eux montre peut-être le nombre qu’il te faut. Et pense à ce que tu laisses au joueur suivant.',
    },
    credit: 'D’après un jeu de Patrick Ouvrard (2000). Textes et dessins : Abacow.',
  },
  cutOuts: {
    title: 'Trio : pions et dés à découper',
    advice:
      'Imprime sur du papier épais. Coupe les traits pleins, plie les pointillés, colle les languettes. Plie un pion au milieu, les pieds vers l’extérieur.',
  },
};
