/** The registry for screens that show positions. Separate from `screens.ts`, because it loads boards and rules. */
import type { GameName } from '@abacow/rules';
import { cowpath } from './cowpath/views.ts';
import type { GameViews } from './contract/game-screens.ts';
import { trio } from './trio/views.ts';

const VIEWS: Readonly<Record<GameName, GameViews>> = { cowpath, trio };

export const viewsOf = (game: GameName): GameViews => VIEWS[game];
