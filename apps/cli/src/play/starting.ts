/** Finds the game to play: a saved one, or a new one by the options. */
import { seededDice } from '@abacow/dice';
import type { GameName } from '@abacow/rules';
import { type TableEvent, openingThrowsMade } from '@abacow/table';
import { type Complaint, complain, isComplaint } from '../arguments.ts';
import { WHICH_GAME, terminalGame } from '../games/registry.ts';
import type { Environment } from '../environment.ts';
import { askToContinue, askWhichGame } from './choosing.ts';
import { type GameFile, type SavedGame, savedGame } from './game.ts';
import { type GameValues, gameOptions, openFor } from './opening.ts';
import { newGamePath } from './paths.ts';
import { type GameOnDisk, findUnfinished, listUnfinished, readGame } from './unfinished.ts';

export type StartValues = GameValues & {
  readonly game?: GameName;
  readonly file?: string;
  readonly continue?: true;
};

/** A wrong command line, as opposed to a file that cannot be read. */
export type Misuse = { readonly kind: 'misuse'; readonly reason: string };
type Start = SavedGame | 'left' | Misuse | Complaint;

const misused = (reason: string): Misuse => ({ kind: 'misuse', reason });

export const isMisuse = (start: Start): start is Misuse =>
  typeof start === 'object' && 'kind' in start && start.kind === 'misuse';

type Opened = { readonly events: readonly TableEvent[]; readonly file: GameFile };

const continued = ({ events, path, text }: GameOnDisk): Opened => ({ events, file: { path, text } });

const openNew = (
  environment: Environment,
  values: StartValues,
  name: GameName,
  seed: string,
): Opened | Complaint => {
  const terminal = terminalGame(name);
  const now = Math.round(environment.clock());
  const events = openFor(terminal, values, seededDice(`${seed}/setup`).below, now);
  if (isComplaint(events)) return events;
  return { events, file: { path: values.file ?? newGamePath(environment, name), text: null } };
};

const openFile = (
  environment: Environment,
  values: StartValues,
  file: string,
  seed: string,
): Opened | Complaint => {
  const { game } = values;
  if (!environment.hasFile(file))
    return game === undefined
      ? complain(`there is no game to continue: choose one with ${WHICH_GAME}`)
      : openNew(environment, values, game, seed);
  const saved = readGame(environment, file);
  if (isComplaint(saved)) return saved;
  const found = saved.table.choice.game;
  return game === undefined || found === game
    ? continued(saved)
    : complain(`${file}: this is a game of ${found}, not of ${game}`);
};

const setupOption = (values: StartValues): string | undefined =>
  Object.keys(gameOptions).find((name) => (values as Readonly<Record<string, unknown>>)[name] !== undefined);

const openLatest = (environment: Environment, values: StartValues): Opened | Misuse | Complaint => {
  const { game } = values;
  const option = setupOption(values);
  if (option !== undefined) return misused(`--${option} is for a new game, and --continue continues one`);
  if (values.file !== undefined) return misused('--file and --continue each name a game: say one of them');
  const latest = findUnfinished(environment, game).games[0];
  return latest === undefined
    ? complain(`there is no unfinished game${game === undefined ? '' : ` of ${game}`}`)
    : continued(latest);
};

/** Without a terminal nobody can be asked: says what to type instead. */
const openUnasked = (
  environment: Environment,
  values: StartValues,
  seed: string,
): Opened | Misuse | Complaint => {
  const found = findUnfinished(environment, values.game);
  const list = found.games.length > 0 ? `${listUnfinished(found)}\n` : '';
  environment.warn(list);
  if (values.game === undefined)
    return misused(
      list === ''
        ? `--game is missing: ${WHICH_GAME}`
        : `say --continue for the latest unfinished game, --file FILE for another, or ${WHICH_GAME} for a new one`,
    );
  if (list !== '') environment.warn('This is a new game; --continue continues the latest.\n');
  return openNew(environment, values, values.game, seed);
};

const openAsked = async (
  environment: Environment,
  values: StartValues,
  seed: string,
): Promise<Opened | 'left' | Complaint> => {
  const found = findUnfinished(environment, values.game);
  if (found.games.length > 0) {
    const chosen = await askToContinue(environment, found);
    if (chosen.kind === 'left') return 'left';
    if (chosen.kind === 'continue') return continued(chosen.game);
  }
  const game = values.game ?? (await askWhichGame(environment));
  return game === null ? 'left' : openNew(environment, values, game, seed);
};

const open = (
  environment: Environment,
  values: StartValues,
  seed: string,
): Promise<Opened | 'left' | Complaint> | Opened | Misuse | Complaint => {
  if (values.continue) return openLatest(environment, values);
  if (values.file !== undefined) return openFile(environment, values, values.file, seed);
  return environment.isInteractive && setupOption(values) === undefined
    ? openAsked(environment, values, seed)
    : openUnasked(environment, values, seed);
};

export const startGame = async (
  environment: Environment,
  values: StartValues,
  seed: string,
): Promise<Start> => {
  const opened = await open(environment, values, seed);
  if (opened === 'left' || isComplaint(opened) || 'reason' in opened) return opened;
  // Each throw has its own seed by its number, so that a continued game gets the same dice.
  const game = savedGame(
    environment,
    opened.events,
    opened.file,
    (table) => seededDice(`${seed}/${openingThrowsMade(table)}/${table.game?.throws ?? 0}`),
    (sentence) => environment.write(`${sentence}\n`),
  );
  // A file that the person named must work; without the usual folder the game goes on.
  if (values.file !== undefined) return game.saveTo(values.file) ?? game;
  game.save();
  return game;
};
