/** What other features use of the history. */
export { rememberAnalysis, rememberFinished } from './finished.ts';
export { browserStores } from './stores.ts';
export { summariseMissing } from './summarise.ts';
