/** Asks whether to continue a saved game, and which game to start. */
import { need } from '@abacow/rules/need';
import type { GameName } from '@abacow/rules';
import { TERMINAL_GAMES } from '../games/registry.ts';
import { listOf } from '../arguments.ts';
import type { Environment } from '../environment.ts';
import { type Found, type Unfinished, listUnfinished } from './unfinished.ts';

export type Chosen =
  | { readonly kind: 'continue'; readonly game: Unfinished }
  | { readonly kind: 'new' }
  /** The person typed quit, or the input ended. */
  | { readonly kind: 'left' };

const LEFT: Chosen = { kind: 'left' };

const chosenBy = (typed: string, games: readonly Unfinished[]): Chosen | null => {
  if (/^(n|new)$/.test(typed)) return { kind: 'new' };
  if (/^(q|quit|exit)$/.test(typed)) return LEFT;
  if (/^(|y|yes)$/.test(typed)) return { kind: 'continue', game: need(games[0]) };
  const game = /^\d+$/.test(typed) ? games[Number(typed) - 1] : undefined;
  return game === undefined ? null : { kind: 'continue', game };
};

export const askToContinue = async (environment: Environment, found: Found): Promise<Chosen> => {
  const { games } = found;
  const others = games.length === 1 ? '' : ', its number another one';
  environment.write(`${listUnfinished(found)}\n`);
  for (;;) {
    const typed = await environment.ask(
      `Enter continues ${games.length === 1 ? 'it' : 'the first'}${others}, new starts a new game > `,
    );
    if (typed === null) return LEFT;
    const chosen = chosenBy(typed.trim().toLowerCase(), games);
    if (chosen !== null) return chosen;
    environment.write(`${JSON.stringify(typed)} is not understood.\n`);
  }
};

/** Null if the person leaves. */
export const askWhichGame = async (environment: Environment): Promise<GameName | null> => {
  const names = TERMINAL_GAMES.map(({ name }) => name);
  for (;;) {
    const typed = await environment.ask(`Which game, ${listOf(names, 'or')}? > `);
    const word = typed?.trim().toLowerCase() ?? 'quit';
    if (/^(q|quit|exit)$/.test(word)) return null;
    const named = names.filter((name) => word !== '' && name.startsWith(word));
    if (named.length === 1) return need(named[0]);
    environment.write(`${JSON.stringify(typed)} is not understood.\n`);
  }
};
