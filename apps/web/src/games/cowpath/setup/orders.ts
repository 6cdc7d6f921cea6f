import type { NewSeat } from '../../../play/games.ts';
import { lastChoice } from '../../../play/lastchoice.ts';
import type { GameOrders } from '../../gamescreens.ts';
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
