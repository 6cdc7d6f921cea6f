/** A game's text as the table needs it: what happened, what lies there. */
import { isUnreadable, playSteps, startGame } from '@abacow/rules';
import type { TrioEffect, TrioPosition, TrioSetup } from '@abacow/rules/trio';
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

/** The tokens are those of a game that was played: they are legal. */
export const storyOf = (setup: TrioSetup, tokens: readonly string[]): Story => {
  const start = startGame({ game: 'trio', ...setup });
  const played = playSteps(start, tokens);
  const steps = isUnreadable(played) ? [] : played;
  const effects = steps.flatMap((step) => step.effects) as readonly TrioEffect[];
  const happened = steps.map((step) => happeningOf(step.effects as readonly TrioEffect[]));
  const throws = (die: number): number =>
    effects.filter((effect) => effect.kind === 'thrown' && effect.dice.includes(die)).length;
  const landed = effects.findLast((effect) => effect.kind === 'landed');
  return {
    position: (steps.at(-1)?.position ?? start) as TrioPosition,
    happenings: happened.filter((happening) => happening !== null),
    tokens: new Map(happened.flatMap((happening, token) => (happening === null ? [] : [[happening, token]]))),
    throws: [throws(1), throws(2)],
    faces: landed === undefined ? null : [landed.first, landed.second],
  };
};

export const lastRound = (story: Story): RoundWon | null =>
  story.happenings.findLast((happening) => happening.kind === 'round') ?? null;
