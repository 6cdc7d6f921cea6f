/** The first player with a name on a device takes along what was learnt and played there without one. */
import { browserRows } from '../../base/storage/indexed-db.ts';
import { updateTries, withPlayer } from '../../device/day/tries.ts';
import { giveAnswers } from '../../device/facts/answers.ts';
import { storedWishes } from '../../device/facts/wishes.svelte.ts';
import { giveGames } from '../../device/finished/store.ts';

export const takeAlong = async (player: string): Promise<void> => {
  updateTries((tries) => withPlayer(tries, player));
  storedWishes().wish(player, storedWishes().of(null));
  await Promise.all([giveAnswers(player), browserRows('history').then((rows) => giveGames(rows, player))]);
};
