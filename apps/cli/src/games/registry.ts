/** The registry of games in the CLI. Games of the rules that are not here are played by their notation. */
import { type GameName, gameNames } from '@abacow/rules';
import { type Complaint, type Option, type Options, choice, complain, listOf } from '../arguments.ts';
import { makeAnyGame } from './any-game.ts';
import { cowpath } from './cowpath/game.ts';
import type { OptionValues, TerminalGame } from './game.ts';
import { trio } from './trio/game.ts';

export const TERMINAL_GAMES: readonly TerminalGame[] = [cowpath, trio];

const anyGames = new Map<GameName, TerminalGame>();

export const terminalGame = (game: GameName): TerminalGame => {
  const found = TERMINAL_GAMES.find(({ name }) => name === game) ?? anyGames.get(game) ?? makeAnyGame(game);
  anyGames.set(game, found);
  return found;
};

const NAMES = TERMINAL_GAMES.map(({ name }) => name);

export const gameOption = (about: string): Option<GameName> =>
  choice('GAME', gameNames(), `${listOf(NAMES, 'or')}. ${about}`);

/** `--game cowpath or --game trio`. */
export const WHICH_GAME = listOf(
  NAMES.map((name) => `--game ${name}`),
  'or',
);

type OptionKind = 'playOptions' | 'seriesOptions' | 'arenaOptions';

/** The options of all games together. */
export const optionsOf = (kind: OptionKind): Options =>
  Object.assign({}, ...TERMINAL_GAMES.map((game) => game[kind])) as Options;

const contradiction = ({ alternatives }: TerminalGame, values: OptionValues): Complaint | null => {
  const [one, other] = alternatives.filter((name) => values[name] !== undefined);
  return other === undefined
    ? null
    : complain(`--${one} and --${other} contradict each other: say one of them`);
};

/** An option of another game than the chosen one, or two that contradict each other. */
export const misplacedOption = (
  kind: OptionKind,
  chosen: TerminalGame,
  values: OptionValues,
): Complaint | null => {
  const misplaced = Object.keys(optionsOf(kind)).find(
    (name) => values[name] !== undefined && !Object.hasOwn(chosen[kind], name),
  );
  return misplaced === undefined
    ? contradiction(chosen, values)
    : complain(`--${misplaced} does not belong to ${chosen.name}`);
};
