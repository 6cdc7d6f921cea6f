/** A game's text as the table needs it: what happened, what lies there. */
import { isUnreadable } from '@abacow/rules';
import type { Action, TrioPosition, TrioSetup } from '@abacow/rules/trio';
import { NO_DICE, parseToken, playTrio, startTrio } from '@abacow/rules/trio';
import { type Happening, type RoundWon, happeningOf } from './happenings.ts';

export type Story = {
  readonly position: TrioPosition;
  readonly happenings: readonly Happening[];
  /** By happening, the number of its token in the game's text, from 0. */
  readonly tokens: ReadonlyMap<Happening, number>;
  /** By die, how often it has been thrown. */
  readonly throws: readonly [number, number];
  /** As the dice lie, also when a new round has not used them yet. */
  readonly faces: readonly [number, number] | null;
};

const begin = (setup: TrioSetup): Story => ({
  position: startTrio(setup),
  happenings: [],
  tokens: new Map(),
  throws: [0, 0],
  faces: null,
});

type Numbered = { readonly action: Action; readonly token: number };

const next = (story: Story, { action, token }: Numbered): Story => {
  const happening = happeningOf(story.position, action);
  const position = playTrio(story.position, action);
  const [first, second] = story.throws;
  const dice = action.kind === 'throw' ? action.dice : 0;
  return {
    position,
    happenings: happening === null ? story.happenings : [...story.happenings, happening],
    tokens: happening === null ? story.tokens : new Map(story.tokens).set(happening, token),
    throws: [first + (dice & 1), second + (dice >> 1)],
    faces: position.first === NO_DICE ? story.faces : [position.first, position.second],
  };
};

/** The tokens are those of a game that was played: they are legal. */
export const storyOf = (setup: TrioSetup, tokens: readonly string[]): Story =>
  tokens
    .flatMap((text, token) => {
      const actions = parseToken(text);
      return isUnreadable(actions) ? [] : actions.map((action) => ({ action, token }));
    })
    .reduce(next, begin(setup));

export const lastRound = (story: Story): RoundWon | null =>
  story.happenings.findLast((happening) => happening.kind === 'round') ?? null;
