/** What other features use of the sheets. */
export { texts } from './texts/index.ts';
