import type { Words } from '../shape.ts';

export const why: Words['why'] = {
  'game/over': 'The game is over.',
  'throw/due': 'The dice are still rolling.',
  'throw/not-due': 'No dice were thrown.',
  'throw/all-first': 'The first throw uses all the dice.',
  'throw/none-left': 'All three throws are used.',
  'throw/selection': 'Choose at least one die to throw.',
  'throw/keeps-zero': 'A 0 cannot be kept: it points nowhere.',
  'throw/place-first': 'First put the pawn where the dice point.',
  'throw/count': 'That is another number of dice.',
  'throw/faces': 'Our dice do not have that face.',
  'mark/before-throw': 'Throw the dice first.',
  'mark/off-sheet': 'That is not on the sheet.',
  'mark/start': 'That is a start. It belongs to its side already.',
  'mark/taken': 'That square is marked already.',
  'mark/symbol': 'The dice do not allow that symbol.',
  'mark/not-beside-anchor': 'In a bonus turn the mark must touch the square marked just before.',
  'pass/before-throw': 'You can pass only after a throw.',
  'place/before-throw': 'Throw the dice first.',
  'place/dice': 'The dice do not point there.',
  'place/taken': 'A pawn stands there already.',
  'place/all-on-board': 'All four pawns are on the board. Choose the one that moves.',
  'place/new-pawn-first': 'You still have pawns in your hand. A new one comes first.',
  'place/not-own-pawn': 'That is not your pawn.',
};

export const faults: Words['faults'] = {
  'sheet/rows': 'A sheet has 4 to 8 rows.',
  'sheet/columns': 'A sheet has 4 to 8 columns.',
  'sheet/ragged': 'All rows must be equally long.',
  'sheet/character': 'A square has 1 to 5, a cow or a start.',
  'sheet/cross-starts': 'There must be three starts for the crosses.',
  'sheet/circle-starts': 'There must be three starts for the circles.',
  'sheet/joined': 'Three starts of one side touch already: that side would have won before the first throw.',
  'sheet/cut-off': 'One start is walled in by the other side: that player could never win.',
};
