/** A game's steps as the table needs them: what happened, and the dice on the table. */
import type { TrioEffect } from '@abacow/rules/trio';
import type { Step } from '@abacow/table';
import { type Happening, type RoundWon, happeningOf } from './happenings.ts';

export type Story = {
  readonly happenings: readonly Happening[];
  /** The index of each event's step. */
  readonly tokens: ReadonlyMap<Happening, number>;
  /** By die: how often it was thrown. */
  readonly throws: readonly [number, number];
  /** The dice on the table, also when a new round has not used them yet. */
  readonly faces: readonly [number, number] | null;
};

export const storyOf = (steps: readonly Pick<Step, 'effects'>[]): Story => {
  const effects = steps.flatMap((step) => step.effects) as readonly TrioEffect[];
  const happened = steps.map((step) => happeningOf(step.effects as readonly TrioEffect[]));
  const throws = (die: number): number =>
    effects.filter((effect) => effect.kind === 'thrown' && effect.dice.includes(die)).length;
  const landed = effects.findLast((effect) => effect.kind === 'landed');
  return {
    happenings: happened.filter((happening) => happening !== null),
    tokens: new Map(happened.flatMap((happening, token) => (happening === null ? [] : [[happening, token]]))),
    throws: [throws(1), throws(2)],
    faces: landed === undefined ? null : [landed.first, landed.second],
  };
};

export const lastRound = (story: Story): RoundWon | null =>
  story.happenings.findLast((happening) => happening.kind === 'round') ?? null;
