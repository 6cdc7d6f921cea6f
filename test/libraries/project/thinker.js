import { openComputer } from '@abacow/ai';
import manifest from '@abacow/ai/weights/trio.json';
import address from '@abacow/ai/weights/trio.bin?url';
import { parseSetup, startGame } from '@abacow/rules';

const bytes = fetch(address).then(async (answer) => new Uint8Array(await answer.arrayBuffer()));
const computer = await openComputer(
  'trio',
  bytes.then((all) => ({ manifest, bytes: all })),
);
const setup = parseSetup({
  game: 'trio',
  board: 'addition',
  players: 2,
  level: 'junior',
  target: 200,
  first: 0,
});
postMessage(computer.play(startGame(setup), 5, Math.random, () => performance.now()));
