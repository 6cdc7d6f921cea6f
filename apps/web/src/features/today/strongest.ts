/** The strongest computer on the dice of a day. Everybody gets the same result: it has a budget of work, not of time. */
import type { Computer } from '@abacow/ai';
import { verifiableDice } from '@abacow/dice';
import { type Position, gameOf, isUnreadable, playToken, startGame } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { seededRandom } from '../../table/computer/seeded-random.ts';
import type { Day } from '../../device/day/day.ts';
import { DAY_SEAT, STEADY_OPPONENT, STRONGEST, daySetup, secretOf } from './day-game.ts';
import { diceNameOf } from '../../device/day/dice-name.ts';
import { dayResult } from './day-result.ts';
import type { DayResult } from '../../device/day/tries.ts';

/** Each look at the clock advances it by this, so that the computer does the same work on every device. */
const LOOK_MS = 8;
/** Games end much earlier. */
const MAX_TOKENS = 2_000;

const steadyClock = (): (() => number) => {
  let clock = 0;
  return () => (clock += LOOK_MS);
};

/** `computer` must be new: one that has played before remembers positions, and may choose differently. */
export const strongestResult = (day: Day, computer: Computer): DayResult | null => {
  const setup = daySetup(day);
  const name = diceNameOf(day);
  const dice = verifiableDice({ secret: secretOf(day), table: name, seeds: ['', ''] });
  const now = steadyClock();
  const tokens: string[] = [];

  const tokenAt = (position: Position): string => {
    const game = gameOf(position);
    const level = position.seat === DAY_SEAT ? STRONGEST : STEADY_OPPONENT;
    const move = computer.play(position, level, seededRandom(name, tokens), now);
    const thrown = game.diceThrown(need(game.parseMove(move)));
    if (thrown === 0) return move;
    const { faces } = game.dice;
    return `${move}=${dice
      .throwDice(thrown, faces.length)
      .map((face) => faces[face])
      .join('')}`;
  };

  let position: Position = startGame(setup);
  while (position.kind === 'decision' && tokens.length < MAX_TOKENS) {
    const token = tokenAt(position);
    const played = playToken(position, token);
    if (isUnreadable(played)) throw new Error(played.reason);
    tokens.push(token);
    position = played.position;
  }
  return position.kind === 'over'
    ? dayResult({ setup, tokens, result: { ...position.result, by: 'play' } }, DAY_SEAT)
    : null;
};
