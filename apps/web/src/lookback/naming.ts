/** Players and steps of a record in words. */
import { type GameRecord, type Seat, earlierPlayer } from '@abacow/rules';
import { shownName, tellApart } from '@abacow/table';
import { nameSymbol } from '../games/cowpath/board/naming.ts';
import { screensOf } from '../games/screens.ts';
import { t } from '../i18n/language.svelte.ts';
import { say } from './words/words.svelte.ts';

const nameless = ({ setup }: GameRecord, seat: Seat): string => screensOf(setup.game).seatName(seat);

const isAlone = ({ players }: GameRecord): boolean =>
  players.filter(({ kind }) => kind === 'person').length === 1;

/** As at the table: in an `own` game, the only person who gave no name is "you". */
const ownNameOf = (record: GameRecord, seat: Seat, own: boolean): string => {
  const player = record.players[seat];
  if (player?.kind === 'computer') return t(`computer.${player.level}`);
  if (player !== undefined && player.name !== null) return shownName(player.name);
  return own && isAlone(record) ? t('table.you') : nameless(record, seat);
};

/** Equal names have a number, as at the table. */
export const nameOf = (record: GameRecord, seat: Seat, own = false): string =>
  tellApart(record.players.map((_, other) => ownNameOf(record, other, own)))[seat] ?? '';

/** Whoever played the token of this number, from 0: the seat may have changed hands since. */
export const nameAt = (record: GameRecord, seat: Seat, token: number, own = false): string => {
  const player = earlierPlayer(record, seat, token);
  if (player === null) return nameOf(record, seat, own);
  if (player.kind === 'computer') return t(`computer.${player.level}`);
  return player.name === null ? nameless(record, seat) : shownName(player.name);
};

/** Everybody who had the seat, in their order. */
export const namesOf = (record: GameRecord, seat: Seat, own = false): string => {
  const turns = (record.earlier ?? []).filter((one) => one.seat === seat).map(({ until }) => until - 1);
  const names = [...turns.map((token) => nameAt(record, seat, token, own)), nameOf(record, seat, own)];
  return names.filter((name, index) => name !== names[index - 1]).join(' → ');
};

const symbolsIn = (faces: string): string =>
  [...faces].map((face) => (face === 'c' ? nameSymbol('c') : face)).join(' ');

/** `5x7` as people write it. */
const square = (notation: string): string => notation.replace('x', '×');

/** What a token did. */
export const tellStep = (name: string, token: string): string => {
  const faces = token.split('=')[1];
  if (faces !== undefined) return say('threw', { name, faces: symbolsIn(faces) });
  if (token === '-') return say('passed', { name });
  const [from, to] = token.split('>');
  if (to !== undefined) return say('moved', { name, from: square(from!), to: square(to) });
  return token.includes('x')
    ? say('placed', { name, square: square(token) })
    : say('marked', { name, square: token });
};
