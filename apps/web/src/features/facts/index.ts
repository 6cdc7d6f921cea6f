/** What other features use of the facts. */
export { type AnswerStore, FactsView } from './view.svelte.ts';
