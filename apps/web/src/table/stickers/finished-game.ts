/** What a game's stickers are derived from. */
import type { GameRecord, GameStep, Seat } from '@abacow/rules';

/** A finished game. The record of a table is one. */
export type FinishedGame = Pick<GameRecord, 'setup' | 'tokens' | 'players' | 'result'>;

/** A finished game, replayed, as one of its players saw it. */
export type PlayedGame<Step = GameStep> = {
  readonly seat: Seat;
  readonly steps: readonly Step[];
  /** Won by play: giving up, absence and the clock do not count. */
  readonly won: boolean;
  readonly tied: boolean;
  readonly players: FinishedGame['players'];
};

/** For each sticker of a game, whether it was earned. Ids are stored: they never change their meaning. */
export type StickerRules<Step> = Readonly<Record<string, (game: PlayedGame<Step>) => boolean>>;

const STRONGEST = 5;

/** A win against the strongest computer. */
export const beatStrongest = ({ won, seat, players }: PlayedGame<unknown>): boolean =>
  won &&
  players.some((player, other) => other !== seat && player.kind === 'computer' && player.level === STRONGEST);
