import {
  type Action,
  type CowpathPosition,
  DICE,
  NO_ANCHOR,
  characterAt,
  diceIn,
  faceOf,
  isBlocked,
  makeFaces,
  makeSquare,
  parseToken,
} from '@abacow/rules/cowpath';

export const SIDE_NAMES = ['cross', 'circle'] as const;

const spaced = (faces: string): string => [...faces].join(' ');

const symbolName = (symbol: string): string => (symbol === 'c' ? 'a cow' : `a ${symbol}`);

const kept = (position: CowpathPosition, thrown: number): string =>
  Array.from({ length: DICE }, (_, die) => die)
    .filter((die) => ((thrown >> die) & 1) === 0)
    .map((die) => makeFaces(faceOf(position.dice, die), 1))
    .join('');

const tellThrow = (before: CowpathPosition, thrown: number, faces: string): string => {
  if (before.attempt === 0) return `throws ${spaced(faces)}`;
  const keeps =
    diceIn(thrown) === DICE ? 'throws all again:' : `keeps ${spaced(kept(before, thrown))}, throws`;
  return `${keeps} ${spaced(faces)}`;
};

const tellAction = (before: CowpathPosition, actions: readonly Action[]): string => {
  const [action, fall] = actions;
  switch (action?.kind) {
    case 'throw':
      return tellThrow(before, action.dice, fall?.kind === 'fall' ? makeFaces(fall.faces, fall.count) : '');
    case 'mark':
      return `marks ${makeSquare(action.square)}, ${symbolName(characterAt(before.sheet, action.square))}`;
    case 'pass':
      return 'passes';
    default:
      return '';
  }
};

const tellBlocked = (before: CowpathPosition, after: CowpathPosition): string[] =>
  ([0, 1] as const)
    .filter((seat) => isBlocked(after, seat) && !isBlocked(before, seat))
    .map((seat) => `${SIDE_NAMES[seat]} is blocked`);

const tellConsequence = (before: CowpathPosition, action: Action, after: CowpathPosition): string[] => {
  if (after.kind === 'over')
    return after.result.kind === 'tie' ? ['both are blocked: a tie'] : ['all three starts are joined: a win'];
  if (action.kind === 'throw') return after.seat === before.seat ? [] : ['nothing to mark, the turn ends'];
  const bonus = action.kind === 'mark' && after.anchor !== NO_ANCHOR ? ['a bonus turn follows'] : [];
  return [...tellBlocked(before, after), ...bonus];
};

/** What a token did, as a sentence without its full stop: `cross marks c4, a cow; a bonus turn follows`. */
export const tellCowpath = (before: CowpathPosition, token: string, after: CowpathPosition): string => {
  const actions = parseToken(token);
  if ('kind' in actions || before.kind === 'over') return token;
  const told = `${SIDE_NAMES[before.seat]} ${tellAction(before, actions)}`;
  return [told, ...tellConsequence(before, actions[0]!, after)].join('; ');
};
