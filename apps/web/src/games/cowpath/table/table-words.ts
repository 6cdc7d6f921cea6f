/** Short texts of the Cowpath table. */
import type { Player } from '../board/Players.svelte';
import type { Who } from '../../../table/registry/who.ts';
import { t } from '../texts/index.ts';
import { throwText } from '../input/input-words.ts';
import type { CowpathTurn } from './turn.svelte.ts';
import type { GameTable } from '../../../table/model/game-table.ts';
import { faceAt } from '../../../table/opponents/mood.ts';
import { whoAt } from '../../../table/words/who.ts';

const detailOf = (table: GameTable, seat: number, blocked: boolean, active: boolean): string => {
  if (blocked) return t('table.blocked');
  // A computer's level or an absence uses the space; the frame shows whose turn it is.
  if (!active || table.state.seats[seat]?.kind === 'computer' || table.presence?.isAway(seat)) return '';
  return t(whoAt(table, seat).you ? 'table.toMove.you' : 'table.toMove');
};

export const cowpathPlayers = (table: GameTable, turn: CowpathTurn): readonly Player[] =>
  ([0, 1] as const).map((seat) => {
    const blocked = turn.blocked[seat];
    const active = table.phase === 'playing' && (table.lost ?? turn.seat) === seat;
    return {
      name: whoAt(table, seat).name,
      detail: detailOf(table, seat, blocked, active && table.lost === null),
      active,
      blocked,
      face: faceAt(table.state, seat),
    };
  });

/** Online, the player's own throw waits too, until it is confirmed. */
const waitWords = ({ you, name }: Who): string =>
  you ? t('table.throwing.you') : t('table.throwing', { name });

/** The main button: its label, and whether it is enabled. */
export const cowpathButton = (
  table: GameTable,
  turn: CowpathTurn,
  rolling: boolean,
): { text: string; ready: boolean } => {
  if (table.lost !== null && !rolling) return { text: t('cowpath.lost'), ready: true };
  if (!table.mine) return { text: waitWords(whoAt(table, turn.seat)), ready: false };
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
