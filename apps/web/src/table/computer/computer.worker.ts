/// <reference lib="webworker" />
import { type Computer, openComputer } from '@abacow/ai';
import type { GameName } from '@abacow/rules';
import { serve } from '../../base/worker/serve.ts';
import { loadWeights } from './weights.ts';
import { once } from './once.ts';
import { respondWith } from './players.ts';

const opened = new Map<GameName, () => Promise<Computer>>();

serve(
  respondWith((game) => {
    const open = opened.get(game) ?? once(() => openComputer(game, loadWeights(game)));
    opened.set(game, open);
    return open();
  }),
);
