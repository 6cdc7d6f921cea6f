/** A table as other programs see it: the referee's view of its game, and what it waits for. */
import { type Seat, type SetupJson, type View, gameOf, makeSetup, viewOf } from '@abacow/rules';
import { mustAnswerFirst } from './help.ts';
import {
  type Phase,
  type SeatingTable,
  type Table,
  type TableOutcome,
  awaitedSeeds,
  seatToAct,
} from './table.ts';
import type { Seating } from './seats.ts';

/** What somebody has to do before the game continues. `toss` has no seat: any person at the table may do it. */
export type Due =
  | { readonly kind: 'sit'; readonly seat: Seat }
  | { readonly kind: 'reveal-seed'; readonly seat: Seat }
  | { readonly kind: 'roll'; readonly seat: Seat }
  | { readonly kind: 'play'; readonly seat: Seat }
  /** A player who wanted to calculate says first what the dice show. */
  | { readonly kind: 'answer'; readonly seat: Seat }
  | { readonly kind: 'toss' };

/** As the referee answers. At a table a game can also end by giving up, on time or by agreement; then `result` says so. */
export type GameView = { readonly ok: true } & View;

export type TableView = {
  readonly table: string;
  readonly phase: Phase;
  readonly seats: readonly Seating[];
  /** Empty when the game is over or paused. */
  readonly due: readonly Due[];
  /** The seat that begins; null until it is decided. */
  readonly begins: Seat | null;
  /** As the referee's `new` takes it; null until it is decided who begins. */
  readonly setup: SetupJson | null;
  /** Null until it is decided who begins. */
  readonly view: GameView | null;
  /** Who won, and how the game ended; null until then. */
  readonly outcome: TableOutcome | null;
};

const seatingDue = ({ seats, kept }: SeatingTable): readonly Due[] =>
  seats.flatMap(({ kind }, seat): Due[] =>
    kind === 'open' || kept.includes(seat) ? [{ kind: 'sit', seat }] : [],
  );

const openingDue = (table: Table): readonly Due[] => {
  const seeds = awaitedSeeds(table);
  if (seeds.length > 0) return seeds.map((seat): Due => ({ kind: 'reveal-seed', seat }));
  const roller = seatToAct(table);
  return [roller === null ? { kind: 'toss' } : { kind: 'roll', seat: roller }];
};

const dueAt = (table: Table): readonly Due[] => {
  switch (table.phase) {
    case 'seating':
      return seatingDue(table);
    case 'opening':
      return openingDue(table);
    case 'playing': {
      const seat = seatToAct(table);
      if (seat === null || table.game.paused) return [];
      return [{ kind: mustAnswerFirst(table) ? 'answer' : 'play', seat }];
    }
    case 'over':
      return [];
  }
};

const resultOf = ({ choice }: Table, outcome: TableOutcome): string | number | null => {
  switch (outcome.kind) {
    case 'win':
      return gameOf(choice).writeSeat(outcome.seat);
    case 'tie':
      return 'tie';
    case 'broken-off':
      return null;
  }
};

const gameViewOf = (table: Table): GameView | null => {
  const { game, outcome } = table;
  if (game === null) return null;
  const { position } = game;
  const view: GameView = { ok: true, ...viewOf(position) };
  // The rules know only games that were played to the end.
  return outcome === null || position.kind === 'over'
    ? view
    : ({ ...view, toMove: null, legal: [], result: resultOf(table, outcome) } as GameView);
};

export const viewTable = (table: Table): TableView => ({
  table: table.id,
  phase: table.phase,
  seats: table.seats,
  due: dueAt(table),
  begins: table.game?.setup.first ?? null,
  setup: table.game === null ? null : makeSetup(table.game.setup),
  view: gameViewOf(table),
  outcome: table.outcome,
});
