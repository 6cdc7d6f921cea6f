/** Short texts of the Cowpath table. */
import type { Seat } from '@abacow/rules';
import { type CowpathPosition, DICE, unpackFaces } from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import { group, inside, one } from '../board/groups.ts';
import { nameKept } from '../board/naming.ts';
import type { Player } from '../board/Players.svelte';
import { quadIn } from '../input/matching.ts';
import type { Who } from '../../../table/registry/who.ts';
import { t } from '../texts/index.ts';
import { throwText } from '../input/input-words.ts';
import type { CowpathTurn } from './turn.svelte.ts';
import type { GameTable } from '../../../table/model/game-table.ts';
import { faceAt } from '../../../table/opponents/seat-faces.ts';
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
      face: faceAt(table, seat),
    };
  });

/** Online, the player's own throw waits too, until it is confirmed. */
const waitWords = ({ you, name }: Who): string =>
  you ? t('table.throwing.you') : t('table.throwing', { name });

/** The button below the dice. `calm`: something can be marked, so a throw is not the main thing to do. */
export const cowpathButton = (
  table: GameTable,
  turn: CowpathTurn,
  rolling: boolean,
): { readonly text: string; readonly ready: boolean; readonly calm: boolean } => {
  const main = { ready: true, calm: false };
  if (table.phase === 'opening')
    return { ...main, text: t('table.coin.toss'), ready: table.mySeats.length > 0 };
  if (table.lost !== null && !rolling) return { ...main, text: t('cowpath.lost') };
  if (!table.mine) return { ...main, text: waitWords(whoAt(table, turn.seat)), ready: false };
  if (turn.selected !== null) return { ...main, text: t('cowpath.confirm', { square: turn.selected }) };
  return { text: throwText(turn), ready: turn.mayThrow, calm: turn.mayMark };
};

/** What the coin decided. */
export const beginsWords = (table: GameTable, seat: Seat): string => {
  const { you, name } = whoAt(table, seat);
  return you ? t('table.begins.you') : t('table.begins', { name });
};

/** What is asked before four of a kind are thrown away. */
export const throwAwayWords = (
  position: CowpathPosition,
): { readonly title: string; readonly text: string } => {
  const quad = need(quadIn(position));
  const what = inside(group(unpackFaces(position.dice, DICE), quad));
  return {
    title: t('cowpath.throw.away', { what }),
    text: t('cowpath.throw.away.text', { one: one(quad) }),
  };
};

/** The dice that stay on the table; empty when none do. */
export const keptWords = ({ mayKeep, kept, dice }: CowpathTurn): string => {
  const faces = dice.flatMap(({ face }, die) => (mayKeep && kept[die] && face !== null ? [face] : []));
  return faces.length === 0 ? '' : t('cowpath.announced.kept', { faces: nameKept(faces) });
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
