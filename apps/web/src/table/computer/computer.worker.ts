/// <reference lib="webworker" />
import { type Computer, openComputer } from '@abacow/ai';
import type { GameName } from '@abacow/rules';
import { loadWeights } from './weights.ts';
import type { Question } from './computer.protocol.ts';
import { once } from './once.ts';
import { answer } from './players.ts';

const opened = new Map<GameName, () => Promise<Computer>>();

const computerFor = (game: GameName): Promise<Computer> => {
  const open = opened.get(game) ?? once(() => openComputer(game, loadWeights(game)));
  opened.set(game, open);
  return open();
};

type Asked = { readonly id: number; readonly question: Question };

self.addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  void answer(computerFor, question).then((answered) => self.postMessage({ id, answer: answered }));
});
