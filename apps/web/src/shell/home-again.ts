/** What the start page shows to somebody who returns. It is loaded with the first script, so that one paint shows all of it. */
import { withTexts } from '../base/i18n/language.svelte.ts';

export const loadHomeAgain = () => withTexts(import('./HomeAgain.svelte'));
