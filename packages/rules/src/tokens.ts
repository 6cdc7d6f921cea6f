/** Tokens of any game whose throws are written `t24=cc`: which dice, and how they fell. */
import { type Unreadable, unreadable } from './kernel.ts';

type Thrown = { readonly kind: 'throw'; readonly dice: number };
type Fallen = { readonly kind: 'fall'; readonly count: number };

/** What differs between the notations of games. */
export type Spelling<Move extends { readonly kind: string }, Fall extends Fallen> = {
  /** As in "no Cowpath token". */
  readonly game: string;
  /** An example of a throw, for error messages. */
  readonly example: string;
  readonly parseMove: (text: string) => Move | null;
  readonly parseFaces: (text: string) => Fall | null;
  readonly makeMove: (move: Move) => string;
  readonly makeFaces: (fall: Fall) => string;
  readonly diceIn: (selection: number) => number;
};

const isThrow = (move: { readonly kind: string }): move is Thrown => move.kind === 'throw';

export const tokensOf = <Move extends { readonly kind: string }, Fall extends Fallen>(
  spelling: Spelling<Move, Fall>,
) => {
  const { game, example, parseMove, parseFaces, makeMove, makeFaces, diceIn } = spelling;
  const isFall = (action: Move | Fall | undefined): action is Fall => action?.kind === 'fall';

  const parseThrow = (token: string): readonly (Move | Fall)[] | Unreadable => {
    const [selection = '', faces = '', ...more] = token.split('=');
    const [move, fall] = [parseMove(selection), parseFaces(faces)];
    if (move === null || !isThrow(move) || fall === null || more.length > 0)
      return unreadable(1, `${JSON.stringify(token)} is not a throw like ${example}`);
    const dice = diceIn(move.dice);
    return fall.count === dice
      ? [move, fall]
      : unreadable(1, `${JSON.stringify(token)} throws ${dice} dice and shows ${fall.count}`);
  };

  const parseToken = (token: string): readonly (Move | Fall)[] | Unreadable => {
    if (token.includes('=')) return parseThrow(token);
    const move = parseMove(token);
    if (move === null) return unreadable(1, `${JSON.stringify(token)} is no ${game} token`);
    return isThrow(move) ? unreadable(1, `${JSON.stringify(token)} does not say how the dice fell`) : [move];
  };

  /** A throw still in the air has no token yet. */
  const makeTokens = (actions: readonly (Move | Fall)[]): readonly string[] =>
    actions.flatMap((action, index) => {
      if (isFall(action)) return [];
      if (!isThrow(action)) return [makeMove(action)];
      const fall = actions[index + 1];
      return isFall(fall) ? [`${makeMove(action)}=${makeFaces(fall)}`] : [];
    });

  return { parseToken, makeTokens };
};
