/** What `abacow play` shows. Everything reads without colour. */
import { type Position, drawPosition, legalNotation } from '@abacow/rules';
import { ATTEMPTS } from '@abacow/rules/cowpath';
import type { Advice } from '../computers/computers.ts';
import { wrap } from '../command.ts';

const COWPATH_HELP = `t or Enter    throw all dice
t135 or 135   throw dice 1, 3 and 5 again (numbers are places of dice)
keep 24       keep dice 2 and 4, throw the others; keep c keeps the cows
c4            mark square c4
pass          end the turn without marking`;

const TRIO_HELP = `t or Enter    throw both dice
t1            throw only die 1 and keep the other; keep 2 says the same
5x7 or 57     put a pawn on row 5, column 7
2x2>5x7       move the pawn on 2x2 to 5x7; 22 57 says the same`;

const QUESTION_HELP = `chances       what the dice can bring
hint          what the computer would do
moves         everything that is possible now
board         draw the board again
back          take the last decision back, until dice fall
save FILE     keep the game in a file; it is kept there from now on
give up       end the game as lost
quit          leave; the game is kept, to go on with later`;

export const makeHelpFor = (position: Position): string =>
  `${position.game === 'cowpath' ? COWPATH_HELP : TRIO_HELP}\n${QUESTION_HELP}`;

const cowpathChoices = (legal: readonly string[], attempt: number): string => {
  const squares = legal.filter((move) => /^[a-h]/.test(move));
  const left = ATTEMPTS - attempt;
  const again = left > 0 ? [`throw again (${left} left)`] : [];
  const mark = squares.length > 0 ? [`mark ${squares.join(' ')}`] : [];
  return [...again, ...mark, 'pass'].join(', or ');
};

/** One line that says what can be decided. */
export const makeChoices = (position: Position): string => {
  const legal = legalNotation(position);
  if (position.game === 'cowpath')
    return position.attempt === 0
      ? 'Enter throws the dice.'
      : `You may ${cowpathChoices(legal, position.attempt)}.`;
  if (position.placing) {
    const verb = legal[0]!.includes('>') ? 'Move a pawn' : 'Place a pawn';
    return `${verb}: ${legal.join(' ')}.`;
  }
  return legal.length === 1 ? 'Enter throws both dice.' : `Throw: ${legal.join(' ')}.`;
};

export const makeTurn = (position: Position): string =>
  `\n${drawPosition(position)}\n\n${wrap(makeChoices(position), '')}`;

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
