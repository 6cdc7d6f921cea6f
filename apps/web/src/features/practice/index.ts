/** What other features use of practice. */
import { withTexts } from '../../base/i18n/language.svelte.ts';

/** A few questions before a game. */
export const loadWarmUp = () => withTexts(import('./WarmUp.svelte'));

export { default as WishForm } from './WishForm.svelte';
export { texts } from './texts/index.ts';
