/** A board's answer to a tap. The text is a function, so that it follows a change of language. */
import type { Refusal } from '@abacow/rules';
import { t } from './texts/index.ts';

export type Answer = { readonly mood: 'yes' | 'no' | 'plain'; readonly words: () => string };

export const yes = (words: () => string): Answer => ({ mood: 'yes', words });
export const no = (words: () => string): Answer => ({ mood: 'no', words });
export const plain = (words: () => string): Answer => ({ mood: 'plain', words });

export const refused = ({ code }: Refusal): Answer => no(() => t(`refused.${code}`));
