/** The output of `abacow play`. It needs no colours. */
import { type Position, drawPosition } from '@abacow/rules';
import type { Advice } from '../computers/computers.ts';
import { wrap } from '../command.ts';
import type { TerminalGame } from '../games/game.ts';

const QUESTION_HELP = `chances       what the dice can bring
hint          what the computer would do
moves         everything that is possible now
board         draw the board again
back          take the last decision back, until dice fall
save FILE     keep the game in a file; it is kept there from now on
give up       end the game as lost
quit          leave; the game is kept, to go on with later`;

export const makeHelpFor = (game: TerminalGame): string => `${game.help}\n${QUESTION_HELP}`;

export const makeTurn = (game: TerminalGame, position: Position): string =>
  `\n${drawPosition(position)}\n\n${wrap(game.choices(position), '')}`;

const makeEquity = (equity: number): string => `${equity < 0 ? '-' : '+'}${Math.abs(equity).toFixed(3)}`;

const SHOWN_OPTIONS = 4;

export const makeHint = ({ move, equity, options }: Advice): string => {
  const rest = options
    .filter((option) => option.move !== move)
    .slice(0, SHOWN_OPTIONS - 1)
    .map((option) => `${option.move} ${makeEquity(option.equity)}`);
  const then = rest.length === 0 ? '' : `; next best ${rest.join(', ')}`;
  return `The computer would play ${move}, worth ${makeEquity(equity)}${then}. (+1 is a sure win, -1 a sure loss.)`;
};
