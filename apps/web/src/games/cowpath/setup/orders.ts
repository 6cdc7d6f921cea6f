import type { NewSeat } from '../../../table/local/games.ts';
import { lastChoice } from '../../../table/setup/last-choice.ts';
import type { GameOrders } from '../../contract/game-screens.ts';
import { drawSheet } from './draw.ts';

const person: NewSeat = { kind: 'person', name: null };

const orders: GameOrders = {
  first: () => {
    const { level, side } = lastChoice();
    const computer: NewSeat = { kind: 'computer', level };
    return {
      choice: { game: 'cowpath', sheet: drawSheet('pad') },
      opening: { kind: 'lot' },
      clock: { kind: 'none' },
      seats: side === 'x' ? [person, computer] : [computer, person],
      ownDice: false,
    };
  },
  next: ({ order, redraw }) =>
    redraw === 'pad' || redraw === 'fresh'
      ? { ...order, choice: { game: 'cowpath', sheet: drawSheet(redraw) } }
      : order,
};

export default orders;
