/** What other features use of printing. */
export { paperFor } from './order.ts';
export { default as PrintLayout } from './PrintLayout.svelte';
export { texts } from './texts/index.ts';
