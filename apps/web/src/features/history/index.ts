/** What other features use of the history. */
export { rememberAnalysis, rememberFinished } from './finished.ts';
export { browserStores } from './stores.ts';
export { attributeStickers, summariseMissing } from './summarise.ts';
export { fetchOnlineGames, rememberOnlineGames } from './online.ts';
