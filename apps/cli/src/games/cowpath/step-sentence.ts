import { type CowpathEffect, DICE, makeSquare, SIDE_NAMES } from '@abacow/rules/cowpath';

type Of<Kind extends CowpathEffect['kind']> = Extract<CowpathEffect, { kind: Kind }>;

const spaced = (faces: string): string => [...faces].join(' ');

const symbolName = (symbol: string): string => (symbol === 'c' ? 'a cow' : `a ${symbol}`);

const describeThrow = ({ dice }: Of<'thrown'>, { faces, all, attempt }: Of<'landed'>): string => {
  if (attempt === 1) return `throws ${spaced(faces)}`;
  if (dice.length === DICE) return `throws all again: ${spaced(faces)}`;
  const kept = [...all].filter((_, die) => !dice.includes(die + 1)).join('');
  return `keeps ${spaced(kept)}, throws ${spaced(faces)}`;
};

const describeDone = ([done, landed]: readonly CowpathEffect[]): string => {
  switch (done?.kind) {
    case 'thrown':
      return landed?.kind === 'landed' ? describeThrow(done, landed) : '';
    case 'marked':
      return `marks ${makeSquare(done.square)}, ${symbolName(done.symbol)}`;
    case 'passed':
      return 'passes';
    default:
      return '';
  }
};

const describeConsequence = (effect: CowpathEffect): readonly string[] => {
  switch (effect.kind) {
    case 'turn-lost':
      return ['nothing to mark, the turn ends'];
    case 'blocked':
      return [`${SIDE_NAMES[effect.seat]} is blocked`];
    case 'bonus':
      return ['a bonus turn follows'];
    case 'game-over':
      return [
        effect.result.kind === 'tie' ? 'both are blocked: a tie' : 'all three starts are joined: a win',
      ];
    default:
      return [];
  }
};

/** `cross marks c4, a cow; a bonus turn follows`. */
export const describeCowpath = (seat: number, effects: readonly CowpathEffect[]): string => {
  const over = effects.filter(({ kind }) => kind === 'game-over');
  const shown = over.length > 0 ? over : effects;
  return [`${SIDE_NAMES[seat]} ${describeDone(effects)}`, ...shown.flatMap(describeConsequence)].join('; ');
};
