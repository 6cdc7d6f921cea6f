/** Plays the same games, dice and choices with both implementations and compares every view. */
import { isDeepStrictEqual } from 'node:util';
import { seededDice } from '@abacow/dice';
import { isUnreadable, playToken, startGame, viewOf, type Position, type Setup } from '@abacow/rules';
import { loadPeer, type Below, type PeerMatch } from './peer.ts';
import { randomSheet } from './sheets.ts';

const GAMES = 100;

/** The peer throws and chooses; its tokens are played on our side. Returns how many views were compared. */
function follow(match: PeerMatch, setup: Setup, below: Below): number {
  let position: Position = startGame(setup);
  const text: string[] = [];
  for (let compared = 1; ; compared++) {
    expectSame(viewOf(position), match.view(), text);
    const choices = match.choices();
    if (choices.length === 0) return compared;
    const token = match.take(choices[below(choices.length)]!);
    text.push(token);
    const next = playToken(position, token);
    if (isUnreadable(next)) throw new Error(`We refuse ${token} after "${text.join(' ')}": ${next.reason}`);
    position = next.position;
  }
}

function expectSame(ours: unknown, theirs: unknown, text: readonly string[]): void {
  if (isDeepStrictEqual(ours, theirs)) return;
  throw new Error(
    `Views differ after "${text.join(' ')}":\n${JSON.stringify(ours)}\n${JSON.stringify(theirs)}`,
  );
}

export async function run(): Promise<void> {
  const peer = await loadPeer();
  const { below } = seededDice('bench agree');
  let views = 0;
  for (let game = 0; game < GAMES; game++) {
    const sheet = randomSheet(below);
    views += follow(peer.matchCowpath(sheet.text, game), { game: 'cowpath', sheet, first: 0 }, below);
    const round = { board: 'multiplication', players: 2, level: 'junior', target: 200, first: 0 } as const;
    views += follow(peer.matchTrio(game), { game: 'trio', ...round }, below);
  }
  console.log(`${GAMES} games of each kind, ${views} views: the two implementations agree.`);
}
