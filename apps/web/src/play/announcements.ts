/** What happened, for those who listen. Screens turn each into one sentence in the chosen language. */
import type { Seat } from '@abacow/rules';
import type { Symbol } from '@abacow/rules/cowpath';
import { type Table, type TableEvent, type TableOutcome, totalOf } from '@abacow/table';
import type { Happening } from '../games/trio/table/happenings.ts';
import { type Earned, cowpathPlayed } from '../games/cowpath/table/news.ts';
import { trioHappening } from '../games/trio/table/news.ts';

export type Announcement =
  | { readonly kind: 'begins'; readonly seat: Seat; readonly by: 'choice' | 'coin' | 'roll-off' }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly faces: string; readonly total: number }
  | { readonly kind: 'roll-off-tie'; readonly seats: readonly Seat[] }
  | {
      readonly kind: 'cowpath-thrown';
      readonly seat: Seat;
      /** All five as they lie now. */
      readonly dice: readonly Symbol[];
      readonly attempt: number;
      readonly attemptsLeft: number;
      /** What may be marked now, and on how many squares. */
      readonly earned: readonly Earned[];
      /** The turn ended because nothing could be marked. */
      readonly lost: boolean;
    }
  | {
      readonly kind: 'cowpath-marked';
      readonly seat: Seat;
      readonly square: string;
      readonly symbol: Symbol;
      /** A bonus turn follows, beside this square. */
      readonly bonus: boolean;
    }
  | { readonly kind: 'cowpath-blocked'; readonly seat: Seat }
  | { readonly kind: 'cowpath-passed'; readonly seat: Seat }
  | { readonly kind: 'trio'; readonly happening: Happening }
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
  | { readonly kind: 'over'; readonly outcome: TableOutcome };

const played = (before: Table, token: string, after: Table): Announcement[] => {
  const [from, to] = [before.position, after.position];
  if (from === null || to === null) return [];
  if (from.game === 'cowpath') return to.game === 'cowpath' ? cowpathPlayed(from, token, to) : [];
  const happening = trioHappening(from, token);
  return happening === null ? [] : [{ kind: 'trio', happening }];
};

const turn = (before: Table, after: Table): Announcement[] => {
  const [from, to] = [before.position, after.position];
  if (after.phase !== 'playing' || to === null || from === null) return [];
  return from.seat === to.seat ? [] : [{ kind: 'turn', seat: to.seat }];
};

const ending = (before: Table, after: Table): Announcement[] =>
  before.outcome === null && after.outcome !== null ? [{ kind: 'over', outcome: after.outcome }] : [];

const beginning = (before: Table, after: Table): Announcement[] => {
  if (before.position !== null || after.position === null) return [];
  const by = after.opening.kind === 'chosen' ? 'choice' : after.rollOff === null ? 'coin' : 'roll-off';
  return [{ kind: 'begins', seat: after.position.seat, by }];
};

const rollTies = (before: Table, after: Table): Announcement[] =>
  (after.rollOff?.past.length ?? 0) > (before.rollOff?.past.length ?? 0)
    ? [{ kind: 'roll-off-tie', seats: after.rollOff!.contenders }]
    : [];

const happened = (event: TableEvent, before: Table, after: Table): Announcement[] => {
  switch (event.kind) {
    case 'rolled':
      return [{ kind: 'rolled', seat: event.seat, faces: event.faces, total: totalOf(event.faces) }];
    case 'played':
      return played(before, event.token, after);
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
  ...turn(before, after),
  ...ending(before, after),
];
