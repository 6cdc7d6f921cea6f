/** The game of the table on screen: the header then offers to explain it. */
import type { GameName } from '@abacow/rules';

class TableHelp {
  game = $state.raw<GameName | null>(null);
}

const help = new TableHelp();

export const explainedGame = (): GameName | null => help.game;

/** Call it during component initialization. */
export const offerHelp = (game: () => GameName): void => {
  $effect(() => {
    help.game = game();
    return () => void (help.game = null);
  });
};
