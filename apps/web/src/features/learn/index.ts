/** What other features use of the rules and lessons. */
export { default as HowToButton } from './how-to/HowToButton.svelte';
