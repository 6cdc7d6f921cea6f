/** Names of a record's players. */
import { type GameRecord, type Seat, earlierPlayer } from '@abacow/rules';
import { shownName, tellApart } from '@abacow/table';
import { wordsOf } from '../registry/registry.ts';
import { computerName } from '../computer/computer-names.ts';
import { t } from './texts/index.ts';

const nameless = ({ setup }: GameRecord, seat: Seat): string => wordsOf(setup.game).seatName(seat);

const isAlone = ({ players }: GameRecord): boolean =>
  players.filter(({ kind }) => kind === 'person').length === 1;

/** As at the table: in an `own` game, the only person is "you", unless they gave a name. */
export const isYou = (record: GameRecord, seat: Seat, own: boolean): boolean => {
  const player = record.players[seat];
  return own && isAlone(record) && player?.kind === 'person' && player.name === null;
};

const ownNameOf = (record: GameRecord, seat: Seat, own: boolean): string => {
  const player = record.players[seat];
  if (player?.kind === 'computer') return computerName(record.setup.game, record.players, seat, player.level);
  if (player !== undefined && player.name !== null) return shownName(player.name);
  return isYou(record, seat, own) ? t('table.you') : nameless(record, seat);
};

/** Equal names get a number, as at the table. */
export const nameOf = (record: GameRecord, seat: Seat, own = false): string =>
  tellApart(record.players.map((_, other) => ownNameOf(record, other, own)))[seat] ?? '';

/** The player of the token with this index: the seat may have changed hands since. */
export const nameAt = (record: GameRecord, seat: Seat, token: number, own = false): string => {
  const player = earlierPlayer(record, seat, token);
  if (player === null) return nameOf(record, seat, own);
  if (player.kind === 'computer') return computerName(record.setup.game, record.players, seat, player.level);
  return player.name === null ? nameless(record, seat) : shownName(player.name);
};

/** Everybody who had the seat, in order. */
export const namesOf = (record: GameRecord, seat: Seat, own = false): string => {
  const turns = (record.earlier ?? []).filter((one) => one.seat === seat).map(({ until }) => until - 1);
  const names = [...turns.map((token) => nameAt(record, seat, token, own)), nameOf(record, seat, own)];
  return names.filter((name, index) => name !== names[index - 1]).join(' → ');
};
