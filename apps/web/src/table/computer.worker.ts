/// <reference lib="webworker" />
import type { Question } from './computer.protocol.ts';
import { answer } from './players.ts';

type Asked = { readonly id: number; readonly question: Question };

self.addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  void answer(question).then((answered) => self.postMessage({ id, answer: answered }));
});
