/** The registry of games: code outside a game's folder finds its screens here, or in `views.ts`. */
import type { GameName } from '@abacow/rules';
import { cowpath } from './cowpath/screens.ts';
import type { GameScreens } from '../table/registry/game-screens.ts';
import { trio } from './trio/screens.ts';

const SCREENS: Readonly<Record<GameName, GameScreens>> = { cowpath, trio };

export const screensOf = (game: GameName): GameScreens => SCREENS[game];
