/**
 * Who was signed out a moment ago. Whoever is looked up before that and connects after it would be missed by the push that
 * closes sockets.
 */
import type { Pass } from '../store/store.ts';

/** No look-up takes as long. */
const KEPT_MS = 2 * 60 * 1000;

/** Some tokens of a guest, or with null everybody who is signed in as this guest. */
export type SignedOut = { readonly guest: string; readonly tokens: readonly string[] | null };

export type SignOuts = {
  readonly note: (out: SignedOut) => void;
  readonly isOut: (pass: Pass) => boolean;
};

export const concerns = ({ guest, tokens }: SignedOut, pass: Pass): boolean =>
  guest === pass.guest && (tokens === null || (pass.token !== null && tokens.includes(pass.token)));

export const createSignOuts = (now: () => number): SignOuts => {
  /** Oldest first. */
  let recent: readonly { readonly out: SignedOut; readonly at: number }[] = [];
  return {
    note: (out) => {
      recent = [...recent.filter(({ at }) => at > now() - KEPT_MS), { out, at: now() }];
    },
    isOut: (pass) => recent.some(({ out }) => concerns(out, pass)),
  };
};
