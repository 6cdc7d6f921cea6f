import { Worker } from 'node:worker_threads';
import { playGame } from './game.js';

console.log(await playGame('cowpath'));
const worker = new Worker(new URL('./worker.js', import.meta.url));
worker.on('message', (text: string) => console.log(text));
