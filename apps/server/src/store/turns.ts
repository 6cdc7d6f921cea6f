import type { Store } from './store.ts';

/** Work under one name is done one after the other, in the order in which it was asked for. */
export const createTurns = (): Store['inTurn'] => {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work);
    const over = turn.catch(() => undefined);
    last.set(name, over);
    return turn;
  };
};
