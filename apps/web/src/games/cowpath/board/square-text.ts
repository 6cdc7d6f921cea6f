import { splitBy } from '../../../base/ui/square-text.ts';

/** Squares in texts are written as in notation: `c4`. */
export const splitSquares = splitBy(/(?<![\p{L}\d])[a-h][1-8](?![\p{L}\d])/gu, (written) => written);
