/** The output of `abacow play`. Colours are added to it and say nothing new. */
import { equallyGood, withoutIdleThrows } from '@abacow/ai';
import { need } from '@abacow/rules/need';
import { type Position, drawPosition, gameOf, legalNotation } from '@abacow/rules';
import type { Table } from '@abacow/table';
import type { Advice } from '../computers/computers.ts';
import { describeSeat } from '../describe/describe.ts';
import type { TerminalGame } from '../games/game.ts';
import { wrap } from '../terminal/wrapping.ts';

const QUESTION_HELP = `chances       what the dice can bring
hint          what the computer would do
moves         everything that is possible now
board         draw the board again
back          take your last decision back, until you throw again
save FILE     save the game to this file from now on
give up       end the game as lost
quit          leave; the game is saved, to continue later`;

/** `cross`, or `Ada (cross)` for a person who gave a name. */
export const makeSeatName = ({ choice, seats }: Table, seat: number): string => {
  const seating = seats[seat];
  const side = describeSeat(choice.game, seat);
  return seating?.kind === 'person' && seating.named === true ? `${seating.name} (${side})` : side;
};

export const makeHelpFor = (game: TerminalGame): string => `${game.help}\n${QUESTION_HELP}`;

/** The drawing with the place of each die above it, because `keep 24` and `t135` name places, not faces. */
const withPlaces = (drawing: string, position: Position): string => {
  const { dice, diceShown } = gameOf(position);
  const faces = diceShown(position).map((face) => need(dice.faces[face]));
  const at = drawing.lastIndexOf(faces.join(' '));
  if (faces.length === 0 || at < 0) return drawing;
  const lineStart = drawing.lastIndexOf('\n', at) + 1;
  const places = faces.map((_, die) => die + 1).join(' ');
  const above = `${'die'.padEnd(at - lineStart)}${places}\n`;
  return `${drawing.slice(0, lineStart)}${above}${drawing.slice(lineStart)}`;
};

/** Enter alone never chooses between decisions: a throw cannot be taken back. */
const whatEnterDoes = (choices: string, position: Position): string => {
  if (choices.startsWith('Enter')) return '';
  return legalNotation(position).length === 1 ? ' Enter does it.' : ' Enter alone does nothing.';
};

export const makeTurn = (game: TerminalGame, position: Position, width: number): string => {
  const choices = game.choices(position);
  const line = `${choices}${whatEnterDoes(choices, position)}`;
  return `\n${withPlaces(drawPosition(position), position)}\n\n${wrap(line, '', width)}`;
};

const makeEquity = (equity: number): string => `${equity < 0 ? '-' : '+'}${Math.abs(equity).toFixed(3)}`;

const SHOWN_OPTIONS = 4;

const makeAccuracy = ({ error, hurried }: Advice): string => {
  if (error === 0) return ', exactly';
  return ` ± ${error.toFixed(2)}${hurried ? ' after too little time' : ''}`;
};

/** What to type for a move. */
export const nameOf = (move: string): string => (move === '-' ? 'pass' : move);

export const makeHint = (advice: Advice): string => {
  const { move, equity, options } = advice;
  const good = equallyGood(advice);
  const make = (shown: readonly Advice['options'][number][], words: string): string =>
    shown.length === 0
      ? ''
      : `; ${words} ${shown.map((option) => `${nameOf(option.move)} ${makeEquity(option.equity)}`).join(', ')}`;
  const others = good.slice(1, SHOWN_OPTIONS);
  const rest = withoutIdleThrows(options)
    .filter((option) => option.move !== move && !good.includes(option))
    .slice(0, Math.max(1, SHOWN_OPTIONS - 1 - others.length));
  return `The computer would play ${nameOf(move)}, worth ${makeEquity(equity)}${makeAccuracy(advice)}${make(others, 'as good')}${make(rest, 'next best')}. (+1 is a sure win, -1 a sure loss.)`;
};
