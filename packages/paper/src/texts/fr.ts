import type { PaperTexts } from './types.ts';

export const fr: PaperTexts = {
  reminders: {
    cowpath: [
      'Lance cinq dés, trois fois au plus. Garde ce que tu veux.',
      '2 ou 3 vaches : coche une vache. 3 fois le même chiffre : coche ce chiffre.',
      '4 ou 5 pareils : coche, relance, coche à côté.',
      'Relie tes trois départs. Dé ordinaire : le 6 est la vache.',
    ],
    trio: [
      'Lance les deux dés ou gardes-en un. Un 0 : ton tour est perdu.',
      '5 et 7 : un pion ligne 5, colonne 7 ou l’inverse. Tes quatre pions sont posés : déplaces-en un.',
      'Un double : pose ton pion et relance.',
      'Trois pions alignés gagnent la manche.',
    ],
  },
  rules: {
    cowpath: {
      title: 'Cowpath : les règles',
      facts: (minutes) => [
        `2 joueurs, dès 8 ans, environ ${minutes} minutes`,
        'Il faut : une feuille, un crayon chacun et cinq dés avec 1 à 5 et une vache. Un dé ordinaire convient : le 6 est la vache.',
      ],
      steps: [
        {
          title: 'Relie tes trois départs',
          text: 'L’un dessine des croix, l’autre des ronds. Chacun a trois départs. Le premier qui les relie par une chaîne de ses propres cases gagne. Une chaîne peut aller en diagonale, et deux chaînes peuvent se croiser. On tire à pile ou face qui commence.',
        },
        {
          title: 'Lance trois fois au plus',
          text: 'Lance les cinq dés. Garde ceux qui te plaisent et relance les autres, deux fois au plus. Tu peux aussi relancer un dé gardé, et t’arrêter plus tôt.',
        },
        {
          title: 'Coche une case',
          text: '2 ou 3 vaches : coche une vache libre. Exactement 3 fois le même chiffre : coche une case libre avec ce chiffre. Les deux à la fois : choisis. La case peut être n’importe où. Puis ton tour est fini. Sinon, on ne coche rien. Tu n’es pas obligé de cocher.',
        },
        {
          title: 'Quatre ou cinq pareils : un tour bonus',
          text: 'Coche une case de ce symbole, puis relance les cinq dés, trois fois au plus. Cette fois, ta case doit toucher la précédente. Encore quatre pareils : encore un tour bonus. Si tu ne peux rien cocher, il n’y a pas de tour bonus.',
        },
        {
          title: 'Barre-lui la route',
          text: 'Celui qui ne peut plus relier ses trois départs est bloqué et ne peut plus gagner. La partie continue. Si les deux sont bloqués, il y a égalité.',
        },
      ],
      credit: 'D’après un jeu de Reinhard Staupe (2014). Textes et dessins : Abacow.',
    },
    trio: {
      title: 'Trio : les règles',
      facts: (minutes) => [
        `2 à 4 joueurs, dès 8 ans, environ ${minutes} minutes`,
        'Il faut : un plateau, quatre pions chacun, deux dés de 0 à 9 et du papier pour les points.',
      ],
      steps: [
        {
          title: 'Trois pions alignés',
          text: 'Aligne trois de tes pions côte à côte : en ligne, en colonne ou en diagonale. La manche est gagnée aussitôt. Chacun lance les deux dés ; le plus grand total commence. Son voisin de gauche commence la manche suivante.',
        },
        {
          title: 'Lance les dés',
          text: 'Le premier lancer d’une manche se fait avec les deux dés. Ensuite, lance les deux, ou garde un dé tel qu’il est et lance seulement l’autre. Peu importe qui l’avait lancé. On ne peut pas garder un 0.',
        },
        {
          title: 'Pose un pion',
          text: '5 et 7 désignent 5×7 et 7×5. Calcule le nombre et pose un pion sur l’une des deux cases si elle est libre. Tes quatre pions sont sur le plateau ? Déplaces-en un. Rien de libre : ton tour est perdu.',
        },
        {
          title: 'Zéro et double',
          text: 'Un 0 : ton tour est perdu. Un double (sauf 0) : pose ton pion et relance, un dé ou les deux, tant que tu fais des doubles.',
        },
        {
          title: 'Compte la rangée',
          text: 'Junior : on ne compte rien, la première rangée gagne.\nIntermédiaire : le gagnant additionne les trois nombres sous la rangée. Sur quatre pions alignés, les trois meilleurs comptent.\nExpert : en plus, les autres perdent le plus grand nombre sous un de leurs pions, sans descendre sous 0.\nCelui qui dépasse le but (200 d’habitude) gagne la partie.',
        },
      ],
      credit: 'D’après un jeu de Patrick Ouvrard (2000). Textes et dessins : Abacow.',
    },
  },
  cutOuts: {
    cowpath: {
      title: 'Cowpath : dés à découper',
      advice:
        'Imprime sur du papier épais. Coupe les traits pleins, plie les pointillés, colle les languettes. Il en faut cinq, le sixième est en réserve.',
    },
    trio: {
      title: 'Trio : pions et dés à découper',
      advice:
        'Imprime sur du papier épais. Coupe les traits pleins, plie les pointillés, colle les languettes. Plie un pion au milieu, les pieds vers l’extérieur.',
    },
  },
  worksheet: {
    boards: { multiplication: 'Tables de multiplication', addition: 'Additions' },
    tables: (board, list) =>
      board === 'multiplication' ? `Tables de multiplication : ${list}` : `Additions avec ${list}`,
    weak: 'À travailler encore',
    fill: { multiplication: 'Complète les tables', addition: 'Complète les additions' },
    answers: (title) => `${title} (réponses)`,
    name: 'Nom',
    date: 'Date',
    number: (seed) => `Fiche ${seed}`,
    divided: '÷',
  },
};
