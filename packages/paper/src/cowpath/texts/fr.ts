import type { GameTexts } from '../../game.ts';

export const fr: GameTexts = {
  reminder: [
    'Lance cinq dés, trois fois au plus. Garde ce que tu veux.',
    '2 ou 3 vaches : coche une vache. 3 fois le même chiffre : coche ce chiffre.',
    '4 ou 5 pareils : coche, relance, coche à côté.',
    'Relie tes trois départs. Avec des dés ordinaires, le 6 est la vache.',
  ],
  rules: {
    title: 'Cowpath : les règles',
    players: '2 joueurs, dès 8 ans',
    minutes: (least, most) => `${least} à ${most} minutes`,
    need: {
      title: 'Il vous faut',
      text: 'une feuille, un crayon chacun et cinq dés avec 1 à 5 et une vache. Des dés ordinaires conviennent aussi : le 6 est la vache.',
    },
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
        text: '2 ou 3 vaches : coche une vache libre. Exactement 3 fois le même chiffre : coche une case libre avec ce chiffre. Les deux à la fois : choisis. La case peut être n’importe où. Ensuite, ton tour est fini. Avec tout autre lancer, on ne coche rien. Rien ne t’oblige à cocher.',
      },
      {
        title: 'Quatre ou cinq pareils : un tour bonus',
        text: 'Coche une case de ce symbole, puis relance les cinq dés, trois fois au plus. Cette fois, ta case doit toucher la précédente. Encore quatre pareils : encore un tour bonus. Si tu ne peux rien cocher, il n’y a pas de tour bonus.',
      },
      {
        title: 'Un tour en exemple',
        text: 'Mia lance 2, 2, vache, 4, 5. Elle garde les deux 2 et relance trois dés : 2, vache, 1. Elle garde maintenant trois 2 et relance les deux derniers : deux vaches ! Trois 2 et deux vaches : elle peut cocher un 2 libre ou une vache libre. Elle prend la vache à côté de sa chaîne, et c’est au tour de Ben.',
      },
      {
        title: 'Barre-lui la route',
        text: 'Celui qui ne peut plus relier ses trois départs est bloqué et ne peut plus gagner. La partie continue. Si les deux sont bloqués, il y a égalité.',
      },
    ],
    tip: {
      title: 'Un conseil',
      text: 'Regarde aussi les dés de l’autre. Ceux qu’il garde montrent la case qu’il veut. Tu y seras peut-être avant lui.',
    },
    credit: 'D’après un jeu de Reinhard Staupe (2014). Textes et dessins : Abacow.',
  },
  cutOuts: {
    title: 'Cowpath : dés à découper',
    advice:
      'Imprime sur du papier épais. Coupe les traits pleins, plie les pointillés, colle les languettes. Il en faut cinq, le sixième est en réserve.',
  },
};
