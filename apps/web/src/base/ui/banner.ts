/** What a table says about the turn. */
export type Banner = { readonly title: string; readonly detail: string; readonly joy: boolean };
