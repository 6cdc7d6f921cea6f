import { parentPort } from 'node:worker_threads';
import { playGame } from './game.js';

parentPort!.postMessage(await playGame('trio'));
