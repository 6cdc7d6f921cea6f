/** Trio's choice while a form is filled in, on one device and online. */
import {
  type Board,
  DEFAULT_BOARD,
  DEFAULT_LEVEL,
  DEFAULT_TARGET,
  type Level,
  type Players,
} from '@abacow/rules/trio';
import type { GameChoice } from '@abacow/table';

export class TrioForm {
  players = $state<Players>(2);
  board = $state<Board>(DEFAULT_BOARD);
  level = $state<Level>(DEFAULT_LEVEL);
  target = $state(DEFAULT_TARGET);
  /** The number field may be empty or out of range. */
  readonly complete = $derived(Number.isSafeInteger(this.target) && this.target >= 1);

  constructor(last?: GameChoice) {
    if (last?.game !== 'trio') return;
    this.players = last.players;
    this.board = last.board;
    this.level = last.level;
    this.target = last.target;
  }

  get choice(): GameChoice {
    const { players, board, level, target } = this;
    return { game: 'trio', board, players, level, target };
  }
}
