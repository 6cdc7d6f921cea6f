/** The played tokens, newest first, as a linked list: adding one costs the same however long the game is. */
export type Trail = { readonly token: string; readonly number: number; readonly before: Trail | null };

type Trailed = { readonly trail: Trail | null };

export const addToken = ({ trail }: Trailed, token: string): Trail => ({
  token,
  number: tokensIn({ trail }) + 1,
  before: trail,
});

/** How many tokens were played. */
export const tokensIn = ({ trail }: Trailed): number => (trail === null ? 0 : trail.number);

/** All tokens in order, as in a record. */
export const tokensOf = ({ trail }: Trailed): readonly string[] => {
  const tokens = new Array<string>(tokensIn({ trail }));
  for (let last = trail; last !== null; last = last.before) tokens[last.number - 1] = last.token;
  return tokens;
};
