/**
 * What may fail, in the app: a value, or why there is none, as data. Packages return their refusals in the same way, without `ok`.
 * `throw` is for bugs and for what the browser throws.
 */
export type Refused<Refusal> = { readonly ok: false; readonly refusal: Refusal };
export type Result<T, Refusal> = { readonly ok: true; readonly value: T } | Refused<Refusal>;

export const accept = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refuse = <Refusal>(refusal: Refusal): Refused<Refusal> => ({ ok: false, refusal });
