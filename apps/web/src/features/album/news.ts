/** What each person at a table earned for the first time. Pure. */
import type { GameName } from '@abacow/rules';
import type { GameSummary, SummaryPerson } from '../../device/finished/summary.ts';
import type { Player } from '../../device/players/players.ts';
import type { StickerId } from '../../games/stickers.ts';
import { newStickers } from './album.ts';
import { type Owner, ownerOf } from './owners.ts';

export type News = { readonly owner: Owner; readonly stickers: readonly StickerId[] };

type Game = {
  readonly game: GameName;
  readonly id: string;
  /** The people here, with what they earned in it. */
  readonly people: readonly {
    readonly person: Pick<SummaryPerson, 'name' | 'player'>;
    readonly earned: readonly StickerId[];
  }[];
};

/** Several people whom the device does not know share an album. */
export const newsOf = (
  { game, id, people }: Game,
  summaries: readonly GameSummary[],
  players: readonly Player[],
): readonly News[] => {
  const byOwner = new Map<Owner, Set<StickerId>>();
  for (const { person, earned } of people) {
    const owner = ownerOf(person, players);
    const fresh = newStickers(game, id, earned, summaries, owner, players);
    byOwner.set(owner, new Set([...(byOwner.get(owner) ?? []), ...fresh]));
  }
  return [...byOwner].map(([owner, stickers]) => ({ owner, stickers: [...stickers] }));
};
