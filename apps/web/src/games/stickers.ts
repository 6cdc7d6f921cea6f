/** The stickers of every game, and which of them a finished game earns. Pure: it replays the game's tokens. */
import { type GameName, type GameStep, type Seat, isUnreadable, playSteps, startGame } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { COWPATH_STICKERS } from './cowpath/album/stickers.ts';
import { TRIO_STICKERS } from './trio/album/stickers.ts';
import type { FinishedGame, PlayedGame, StickerRules } from '../table/stickers/finished-game.ts';

/** Each game's rules read only steps of that game. */
const RULES = { cowpath: COWPATH_STICKERS, trio: TRIO_STICKERS } as const satisfies Readonly<
  Record<GameName, object>
>;

export type StickerId<Game extends GameName = GameName> = {
  [G in Game]: keyof (typeof RULES)[G] & string;
}[Game];

const rulesOf = (game: GameName): StickerRules<GameStep> => RULES[game] as unknown as StickerRules<GameStep>;

/** All stickers of a game, in the order of the album. */
export const stickerIds = (game: GameName): readonly StickerId[] => Object.keys(rulesOf(game)) as StickerId[];

/** Entries of other versions and damaged ones are not stickers of the game. */
export const isSticker = (game: GameName, id: unknown): id is StickerId =>
  typeof id === 'string' && Object.hasOwn(rulesOf(game), id);

const played = ({ result, players }: FinishedGame, steps: readonly GameStep[], seat: Seat): PlayedGame => {
  const byPlay = result?.by === 'play' ? result : null;
  return {
    seat,
    steps,
    players,
    won: byPlay?.kind === 'win' && byPlay.seat === seat,
    tied: byPlay?.kind === 'tie',
  };
};

/** By seat, what the players of these seats earn with a finished game. It is replayed once. */
export const earnedBySeat = (
  game: FinishedGame,
  seats: readonly Seat[],
): readonly (readonly StickerId[])[] => {
  const steps = seats.length === 0 ? [] : playSteps(startGame(game.setup), game.tokens);
  if (isUnreadable(steps)) return game.players.map(() => []);
  const rules = rulesOf(game.setup.game);
  return game.players.map((_, seat) => {
    if (!seats.includes(seat)) return [];
    const seen = played(game, steps, seat);
    return stickerIds(game.setup.game).filter((id) => need(rules[id])(seen));
  });
};
