import type { GameOrders } from '../../contract/game-screens.ts';
import { TrioForm } from './form.svelte.ts';

const orders: GameOrders = {
  first: () => ({
    choice: new TrioForm().choice,
    opening: { kind: 'lot' },
    clock: { kind: 'none' },
    seats: [
      { kind: 'person', name: null },
      { kind: 'computer', level: 2 },
    ],
    ownDice: false,
  }),
  next: ({ order }) => order,
};

export default orders;
