/** What other features use of the sheets. */
export { default as MiniSheet } from '../../games/cowpath/board/MiniSheet.svelte';
export { sheetLink } from '../../games/cowpath/links.ts';
export { texts } from './texts/index.ts';
