/** QR codes. */
import type { Code } from '@abacow/paper';
import { encode } from 'uqr';

/** Up to this text length, stronger error correction does not need a finer code. */
const MAX_CHARS_FOR_LEVEL_M = 42;

export const codeOf = (link: string): Code =>
  encode(link, { ecc: link.length <= MAX_CHARS_FOR_LEVEL_M ? 'M' : 'L', border: 2 }).data;
