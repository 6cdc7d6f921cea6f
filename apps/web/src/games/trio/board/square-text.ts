import { splitBy } from '../../../base/ui/square-text.ts';

/** `5×7`, `5 × 7`, `5 · 7` or `5+7`. With spaces, 5 + 7 is a sum of dice or points. */
export const splitSquares = splitBy(
  /(?<![\d+×·])[1-9](?:\s?[×·]\s?|\+)[1-9](?![\d+×·])/gu,
  (written) => `${written.at(0)}x${written.at(-1)}`,
);
