import {
  type TrioEffect,
  type TrioPosition,
  NO_DICE,
  makeSquare,
  numberAt,
  seatName,
  type Board,
} from '@abacow/rules/trio';

type Of<Kind extends TrioEffect['kind']> = Extract<TrioEffect, { kind: Kind }>;

const describeThrow = ({ faces, first, second, kept }: Of<'landed'>): string =>
  kept === 0
    ? `throws ${[...faces].join(' ')}`
    : `keeps ${kept === 1 ? first : second}, throws ${[...faces].join(' ')}`;

const describeDone = (board: Board, [done, landed]: readonly TrioEffect[]): string => {
  switch (done?.kind) {
    case 'thrown':
      return landed?.kind === 'landed' ? describeThrow(landed) : '';
    case 'placed':
      return `puts a pawn on ${makeSquare(done.square)}, number ${numberAt(board, done.square)}`;
    case 'moved':
      return `moves ${makeSquare(done.from)} to ${makeSquare(done.to)}, number ${numberAt(board, done.to)}`;
    case 'turn-lost':
      return 'gives a wrong answer';
    default:
      return '';
  }
};

const LOST = {
  zero: 'a 0, the turn is lost',
  taken: 'no free square, the turn is lost',
  answer: 'the turn is lost',
} as const satisfies Record<Of<'turn-lost'>['reason'], string>;

/** With a number of rounds another player than the winner of the last round may win the game. */
const describeWon = (
  { seat, scores }: Of<'round-won'>,
  over: Of<'game-over'> | undefined,
): readonly string[] => {
  const winner = over?.result.kind === 'win' ? over.result.seat : null;
  return [
    `three in a row: the ${winner === seat ? 'game' : 'round'} is won`,
    ...(scores.length === 0 ? [] : [`scores ${scores.map(({ after }) => after).join(' : ')}`]),
    ...(winner === null || winner === seat ? [] : [`${seatName(winner)} has the highest score`]),
  ];
};

const describeRoll = ({ total, then, seats }: Of<'rolled'>): readonly string[] => {
  const names = seats.map(seatName).join(' and ');
  const next = { next: [], tie: [`${names} throw again`], begins: [`${names} begins`] }[then];
  return [`${total} for the start`, ...next];
};

const describeConsequence = (effect: TrioEffect, over: Of<'game-over'> | undefined): readonly string[] => {
  switch (effect.kind) {
    case 'turn-lost':
      return [LOST[effect.reason]];
    case 'rolled':
      return describeRoll(effect);
    case 'round-won':
      return describeWon(effect, over);
    case 'double':
      return ['a double: once more'];
    default:
      return [];
  }
};

/** `player A puts a pawn on 5x5, number 25; a double: once more`. */
export const describeTrio = (before: TrioPosition, effects: readonly TrioEffect[]): string => {
  const opening = before.first === NO_DICE && before.round > 1 ? `round ${before.round}: ` : '';
  const over = effects.find((effect): effect is Of<'game-over'> => effect.kind === 'game-over');
  const sentence = `${opening}${seatName(before.seat)} ${describeDone(before.setup.board, effects)}`;
  return [sentence, ...effects.flatMap((effect) => describeConsequence(effect, over))].join('; ');
};
