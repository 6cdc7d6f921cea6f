/** Short texts of the Cowpath table. */
import type { Player } from '../board/Players.svelte';
import type { Who } from '../../../table/registry/who.ts';
import { t } from '../texts/index.ts';
import { throwText } from '../input/input-words.ts';
import type { CowpathTurn } from './turn.svelte.ts';
import type { GameTable } from '../../../table/model/game-table.ts';
import { faceAt } from '../../../table/opponents/mood.ts';
import { whoAt } from '../../../table/words/who.ts';

const detailOf = (local: GameTable, seat: number, blocked: boolean, active: boolean): string => {
  if (blocked) return t('table.blocked');
  // A computer's level or an absence uses the space; the frame shows whose turn it is.
  if (!active || local.table.seats[seat]?.kind === 'computer' || local.presence?.isAway(seat)) return '';
  return t(whoAt(local, seat).you ? 'table.toMove.you' : 'table.toMove');
};

export const cowpathPlayers = (local: GameTable, turn: CowpathTurn): readonly Player[] =>
  ([0, 1] as const).map((seat) => {
    const blocked = turn.blocked[seat];
    const active = local.phase === 'playing' && (local.lost ?? turn.seat) === seat;
    return {
      name: whoAt(local, seat).name,
      detail: detailOf(local, seat, blocked, active && local.lost === null),
      active,
      blocked,
      face: faceAt(local.table, seat),
    };
  });

/** Online, the player's own throw waits too, until it is confirmed. */
const waitWords = ({ you, name }: Who): string =>
  you ? t('table.throwing.you') : t('table.throwing', { name });

/** The main button: its label, and whether it is enabled. */
export const cowpathButton = (
  local: GameTable,
  turn: CowpathTurn,
  rolling: boolean,
): { text: string; ready: boolean } => {
  if (local.lost !== null && !rolling) return { text: t('cowpath.lost'), ready: true };
  if (!local.mine) return { text: waitWords(whoAt(local, turn.seat)), ready: false };
  if (turn.selected !== null) return { text: t('cowpath.confirm', { square: turn.selected }), ready: true };
  return { text: throwText(turn), ready: turn.mayThrow };
};

export const cowpathKeys = (): readonly (readonly [string, string])[] => [
  ['1 – 5', t('table.keys.keep')],
  [t('table.keys.space'), t('table.keys.throw')],
  [t('table.keys.arrows'), t('table.keys.move')],
  [t('table.keys.pages'), t('table.keys.jump')],
  ['Enter', t('table.keys.mark')],
  ['U', t('table.keys.undo')],
  ['?', t('table.keys.help')],
];
