/** What happened, for screen readers. Screens turn each item into one sentence in the current language. */
import type { Effect, Position, Seat } from '@abacow/rules';
import {
  type Answered,
  type Table,
  type TableEvent,
  type TableOutcome,
  lastEffects,
  totalOf,
  gameAt,
  rollOffOf,
} from '@abacow/table';

export type Announcement =
  | { readonly kind: 'begins'; readonly seat: Seat; readonly by: 'choice' | 'coin' | 'roll-off' }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly faces: string; readonly total: number }
  | { readonly kind: 'roll-off-tie'; readonly seats: readonly Seat[] }
  /** What a token did. Each game has its own sentences for it. */
  | { readonly kind: 'played'; readonly effects: readonly Effect[]; readonly position: Position }
  /** A player said what the dice show; `position` is the one that was asked about. */
  | {
      readonly kind: 'answered';
      readonly seat: Seat;
      readonly value: number;
      readonly right: boolean;
      readonly position: Position;
    }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | {
      readonly kind:
        | 'taken-back'
        | 'given-up'
        | 'time-up'
        | 'tie-offered'
        | 'tie-agreed'
        | 'tie-declined'
        | 'rematch-wanted';
      readonly seat: Seat;
    }
  /** The time limit is reached. */
  | { readonly kind: 'last-round' }
  | { readonly kind: 'over'; readonly outcome: TableOutcome };

const turn = (before: Table, after: Table): Announcement[] => {
  if (after.phase !== 'playing' || before.game === null) return [];
  const { seat } = after.game.position;
  return before.game.position.seat === seat ? [] : [{ kind: 'turn', seat }];
};

const ending = (before: Table, after: Table): Announcement[] =>
  before.outcome === null && after.outcome !== null ? [{ kind: 'over', outcome: after.outcome }] : [];

const limit = (before: Table, after: Table): Announcement[] =>
  after.phase === 'playing' && after.game.isLimitReached && before.game?.isLimitReached !== true
    ? [{ kind: 'last-round' }]
    : [];

const beginning = (before: Table, after: Table): Announcement[] => {
  if (before.game !== null || after.game === null) return [];
  const by = after.opening.kind === 'chosen' ? 'choice' : after.game.rollOff === null ? 'coin' : 'roll-off';
  return [{ kind: 'begins', seat: after.game.position.seat, by }];
};

const rollTies = (before: Table, after: Table): Announcement[] => {
  const rollOff = rollOffOf(after);
  return rollOff !== null && rollOff.past.length > (rollOffOf(before)?.past.length ?? 0)
    ? [{ kind: 'roll-off-tie', seats: rollOff.contenders }]
    : [];
};

const answered = ({ seat, value, right }: Answered, before: Table, after: Table): Announcement[] => {
  const said: Announcement = { kind: 'answered', seat, value, right, position: gameAt(before).position };
  const lostTurn = after.game?.position !== before.game?.position;
  return lostTurn
    ? [said, { kind: 'played', effects: lastEffects(after), position: gameAt(after).position }]
    : [said];
};

const happened = (event: TableEvent, before: Table, after: Table): Announcement[] => {
  switch (event.kind) {
    case 'rolled':
      return [{ kind: 'rolled', seat: event.seat, faces: event.faces, total: totalOf(event.faces) }];
    case 'played':
      return [{ kind: 'played', effects: lastEffects(after), position: gameAt(after).position }];
    case 'answered':
      return answered(event, before, after);
    case 'undone':
      return [{ kind: 'taken-back', seat: event.seat }];
    case 'taken-back':
    case 'given-up':
    case 'time-up':
    case 'tie-offered':
    case 'tie-agreed':
    case 'tie-declined':
    case 'rematch-wanted':
      return [{ kind: event.kind, seat: event.seat }];
    default:
      return [];
  }
};

export const announce = (event: TableEvent, before: Table, after: Table): readonly Announcement[] => [
  ...happened(event, before, after),
  ...rollTies(before, after),
  ...beginning(before, after),
  ...limit(before, after),
  ...turn(before, after),
  ...ending(before, after),
];
