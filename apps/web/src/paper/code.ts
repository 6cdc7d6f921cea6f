/** Codes to be photographed. */
import type { Code } from '@abacow/paper';
import { encode } from 'uqr';

/** Up to here a sturdier code is no finer. */
const STURDY = 42;

export const codeOf = (link: string): Code =>
  encode(link, { ecc: link.length <= STURDY ? 'M' : 'L', border: 2 }).data;
