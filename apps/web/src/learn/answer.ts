/** What a board answers to a tap. The words are asked for when they are shown, so that they follow the language. */
import type { Refusal } from '@abacow/rules';
import { t } from './texts/index.ts';

export type Answer = { readonly mood: 'yes' | 'no' | 'plain'; readonly tell: () => string };

export const yes = (tell: () => string): Answer => ({ mood: 'yes', tell });
export const no = (tell: () => string): Answer => ({ mood: 'no', tell });
export const plain = (tell: () => string): Answer => ({ mood: 'plain', tell });

export const refused = ({ code }: Refusal): Answer => no(() => t(`refused.${code}`));
