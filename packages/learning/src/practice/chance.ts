/** What is left to chance. */
import { need } from '@abacow/rules/need';
import { shuffled } from '@abacow/dice';
import type { Fact } from '../facts.ts';
import type { Form, Question } from '../questions.ts';

/** At least 0, less than 1. */
type Random = () => number;

/** In a new order. */
export const mixed = <Item>(items: readonly Item[], random: Random): readonly Item[] =>
  shuffled(items, (count) => Math.floor(random() * count));

export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  need(items[Math.floor(random() * items.length)]);

/** Either number can come first. */
export const questionFor = ({ board, small, large }: Fact, form: Form, random: Random): Question => {
  const [first, second] = random() < 0.5 ? [small, large] : [large, small];
  return { board, form, first, second };
};
