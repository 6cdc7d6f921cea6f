/** A game's text as the board needs it: where it stands, what happened last, which rounds were won. */
import type { TrioPosition, TrioSetup } from '@abacow/rules/trio';
import { type Action, parseToken, playTrio, startTrio } from '@abacow/rules/trio';
import { isUnreadable } from '@abacow/rules';
import { type Happening, type RoundWon, happeningOf } from './happenings.ts';

export type Story = {
  readonly position: TrioPosition;
  readonly told: Happening | null;
  readonly rounds: readonly RoundWon[];
  /** By die, how often it has been thrown. */
  readonly throws: readonly [number, number];
};

const begin = (setup: TrioSetup): Story => ({
  position: startTrio(setup),
  told: null,
  rounds: [],
  throws: [0, 0],
});

const next = (story: Story, action: Action): Story => {
  const told = happeningOf(story.position, action) ?? story.told;
  const [first, second] = story.throws;
  const dice = action.kind === 'throw' ? action.dice : 0;
  return {
    position: playTrio(story.position, action),
    told,
    rounds: told?.kind === 'round' && told !== story.told ? [...story.rounds, told] : story.rounds,
    throws: [first + (dice & 1), second + (dice >> 1)],
  };
};

/** The tokens are those of a game that was played: they are legal. */
export const storyOf = (setup: TrioSetup, tokens: readonly string[]): Story =>
  tokens
    .flatMap((token) => {
      const actions = parseToken(token);
      return isUnreadable(actions) ? [] : actions;
    })
    .reduce(next, begin(setup));
