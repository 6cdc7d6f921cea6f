/** A board's answer to a tap. The text is a function, so that it follows a change of language. */
import type { Refusal } from '@abacow/rules';
import { t } from './texts/index.ts';

export type Answer = { readonly mood: 'yes' | 'no' | 'plain'; readonly tell: () => string };

export const yes = (tell: () => string): Answer => ({ mood: 'yes', tell });
export const no = (tell: () => string): Answer => ({ mood: 'no', tell });
export const plain = (tell: () => string): Answer => ({ mood: 'plain', tell });

export const refused = ({ code }: Refusal): Answer => no(() => t(`refused.${code}`));
