import type { Words } from '../shape.ts';

export const why: Words['why'] = {
  'game/over': 'La partie est finie.',
  'throw/due': 'Les dés roulent encore.',
  'throw/not-due': 'Aucun dé n’a été lancé.',
  'throw/all-first': 'Le premier lancer se fait avec tous les dés.',
  'throw/none-left': 'Les trois lancers sont utilisés.',
  'throw/selection': 'Choisis au moins un dé à lancer.',
  'throw/keeps-zero': 'On ne peut pas garder un 0 : il n’indique aucune case.',
  'throw/place-first': 'Pose d’abord le pion là où les dés le disent.',
  'throw/count': 'Ce n’est pas ce nombre de dés.',
  'throw/faces': 'Nos dés n’ont pas cette face.',
  'mark/before-throw': 'Lance d’abord les dés.',
  'mark/off-sheet': 'Ce n’est pas sur la feuille.',
  'mark/start': 'C’est un départ. Il appartient déjà à son camp.',
  'mark/taken': 'Cette case est déjà cochée.',
  'mark/symbol': 'Les dés ne permettent pas ce symbole.',
  'mark/not-beside-anchor': 'Dans un tour bonus, la marque doit toucher la case cochée juste avant.',
  'pass/before-throw': 'On ne peut passer qu’après un lancer.',
  'place/before-throw': 'Lance d’abord les dés.',
  'place/dice': 'Les dés n’indiquent pas cette case.',
  'place/taken': 'Il y a déjà un pion.',
  'place/all-on-board': 'Tes quatre pions sont sur le plateau. Choisis celui qui se déplace.',
  'place/new-pawn-first': 'Tu as encore des pions en main. D’abord un nouveau.',
  'place/not-own-pawn': 'Ce n’est pas ton pion.',
};

export const faults: Words['faults'] = {
  'sheet/rows': 'Une feuille a 4 à 8 lignes.',
  'sheet/columns': 'Une feuille a 4 à 8 colonnes.',
  'sheet/ragged': 'Toutes les lignes doivent avoir la même longueur.',
  'sheet/character': 'Une case porte 1 à 5, une vache ou un départ.',
  'sheet/cross-starts': 'Il faut trois départs pour les croix.',
  'sheet/circle-starts': 'Il faut trois départs pour les ronds.',
  'sheet/joined': 'Les trois départs d’un camp se touchent déjà : il aurait gagné avant le premier lancer.',
  'sheet/cut-off': 'Un départ est muré par l’autre camp : ce camp ne pourrait jamais gagner.',
};
