/** The registry of games: features find a game's screens here, or in `views.ts`. It registers the games for the tables. */
import type { GameName } from '@abacow/rules';
import { registerWords } from '../table/registry/registry.ts';
import type { GameScreens } from './contract/game-screens.ts';
import { cowpath } from './cowpath/screens.ts';
import { trio } from './trio/screens.ts';

const SCREENS: Readonly<Record<GameName, GameScreens>> = { cowpath, trio };

for (const [game, screens] of Object.entries(SCREENS)) registerWords(game as GameName, screens);

export const screensOf = (game: GameName): GameScreens => SCREENS[game];
