import type { NewSeat } from '../../../table/local/games.ts';
import type { GameOrders } from '../../contract/game-screens.ts';
import { drawSheet } from './draw.ts';

const person: NewSeat = { kind: 'person', name: null };
const computer: NewSeat = { kind: 'computer', level: 2 };

const orders: GameOrders = {
  first: () => ({
    choice: { game: 'cowpath', sheet: drawSheet('pad') },
    opening: { kind: 'lot' },
    clock: { kind: 'none' },
    seats: [person, computer],
    ownDice: false,
  }),
  next: ({ order, redraw }) =>
    redraw === 'pad' || redraw === 'fresh'
      ? { ...order, choice: { game: 'cowpath', sheet: drawSheet(redraw) } }
      : order,
};

export default orders;
