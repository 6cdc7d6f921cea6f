/** What other features use of the album. */
import { withTexts } from '../../base/i18n/language.svelte.ts';

/** The stickers that a game earned for the first time. */
export const loadNewStickers = () => withTexts(import('./NewStickers.svelte'));

/** The stickers that practice earned since the last time. */
export const loadPracticeNews = () => withTexts(import('./PracticeNews.svelte'));
