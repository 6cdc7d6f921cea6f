/** What other features use of the facts. */
export { type AnswerStore, FactsView } from './view.svelte.ts';
export { default as FactGrid } from './FactGrid.svelte';
export { default as StateSwatch } from './StateSwatch.svelte';
