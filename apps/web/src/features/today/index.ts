/** What other features use of the game of the day. */
export { default as DayLink } from './DayLink.svelte';
