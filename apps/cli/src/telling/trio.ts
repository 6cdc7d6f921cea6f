import {
  type Action,
  type TrioPosition,
  BOTH_DICE,
  NO_DICE,
  PAWN_LETTERS,
  makeSquare,
  numberAt,
  parseToken,
} from '@abacow/rules/trio';

export const pawnName = (seat: number): string => `player ${seat} [${PAWN_LETTERS[seat]}]`;

const tellThrow = (before: TrioPosition, dice: number, first: number, second: number): string => {
  if (dice === BOTH_DICE) return `throws ${first} ${second}`;
  const keeps = dice === 1 ? before.second : before.first;
  return `keeps ${keeps}, throws ${first}`;
};

const tellAction = (before: TrioPosition, actions: readonly Action[]): string => {
  const [action, fall] = actions;
  const { board } = before.setup;
  switch (action?.kind) {
    case 'throw':
      return fall?.kind === 'fall' ? tellThrow(before, action.dice, fall.first, fall.second) : '';
    case 'place':
      return `puts a pawn on ${makeSquare(action.square)}, number ${numberAt(board, action.square)}`;
    case 'move':
      return `moves ${makeSquare(action.from)} to ${makeSquare(action.to)}, number ${numberAt(board, action.to)}`;
    default:
      return '';
  }
};

const tellLost = (after: TrioPosition): string[] => {
  if (after.placing) return [];
  return [
    after.first === 0 || after.second === 0 ? 'a 0, the turn is lost' : 'no free square, the turn is lost',
  ];
};

const tellScores = ({ setup, scores }: TrioPosition): string[] =>
  setup.level === 'junior' ? [] : [`scores ${scores.join(' : ')}`];

const tellConsequence = (before: TrioPosition, action: Action, after: TrioPosition): string[] => {
  if (action.kind === 'throw') return tellLost(after);
  if (after.kind === 'over') return ['three in a row: the game is won', ...tellScores(after)];
  if (after.round !== before.round) return ['three in a row: the round is won', ...tellScores(after)];
  return before.first === before.second ? ['a double: once more'] : [];
};

/** What a token did, as a sentence without its full stop. */
export const tellTrio = (before: TrioPosition, token: string, after: TrioPosition): string => {
  const actions = parseToken(token);
  if ('kind' in actions || before.kind === 'over') return token;
  const opening = before.first === NO_DICE && before.round > 1 ? `round ${before.round}: ` : '';
  const told = `${opening}${pawnName(before.seat)} ${tellAction(before, actions)}`;
  return [told, ...tellConsequence(before, actions[0]!, after)].join('; ');
};
