/**
 * A second, slow implementation of Trio, directly from RULES.md: a pawn is an object with a row and a column. It
 * shares no code with `src`, so that the two can be compared.
 */
type Pawn = { row: number; column: number; readonly player: number };

export type ReferenceTrioSetup = {
  readonly board: 'multiplication' | 'addition';
  readonly players: number;
  readonly level: 'junior' | 'intermediate' | 'expert';
  readonly target: number;
  readonly rounds?: number;
  readonly laterRounds?: 'winner' | 'loser' | 'throw';
  readonly first: number;
};

type Place = { readonly row: number; readonly column: number };

export class ReferenceTrio {
  pawns: Pawn[] = [];
  scores: number[];
  wins: number[];
  round = 1;
  beginner: number;
  toMove: number | null;
  dice: [number, number] | null = null;
  mustPlace = false;
  result: number | null = null;
  /** Who throws for the start of a round, and what they threw. */
  throwing: { player: number; total: number | null }[] = [];

  constructor(readonly setup: ReferenceTrioSetup) {
    this.scores = new Array<number>(setup.players).fill(0);
    this.wins = new Array<number>(setup.players).fill(0);
    this.beginner = setup.first;
    this.toMove = setup.first;
  }

  private numberOn(place: Place): number {
    return this.setup.board === 'addition' ? place.row + place.column : place.row * place.column;
  }

  private ownPawns(player: number): Pawn[] {
    return this.pawns.filter((pawn) => pawn.player === player);
  }

  /** The free squares that the dice point at. */
  private places(): Place[] {
    const [a, b] = this.dice!;
    if (a === 0 || b === 0) return [];
    const pointed = [{ row: a, column: b }];
    if (a !== b) pointed.push({ row: b, column: a });
    return pointed.filter(
      ({ row, column }) => !this.pawns.some((pawn) => pawn.row === row && pawn.column === column),
    );
  }

  private passOn(): void {
    this.toMove = (this.toMove! + 1) % this.setup.players;
  }

  /** Plays the token if it is legal, and returns whether it was. */
  play(token: string): boolean {
    if (token.startsWith('t')) return this.throwDice(token);
    if (!this.legal().includes(token)) return false;
    const [a, b] = token.split('>') as [string, string?];
    if (b === undefined) this.pawns.push({ ...this.placeOf(a), player: this.toMove! });
    else {
      const from = this.placeOf(a);
      const moved = this.pawns.find((pawn) => pawn.row === from.row && pawn.column === from.column)!;
      Object.assign(moved, this.placeOf(b));
    }
    this.afterPlacing();
    return true;
  }

  private placeOf(name: string): Place {
    const [row, column] = name.split('x').map(Number) as [number, number];
    return { row, column };
  }

  private throwDice(token: string): boolean {
    const match = /^(t\d+)=(\d+)$/.exec(token);
    if (match === null) return false;
    const [, selection, faces] = match as unknown as [string, string, string];
    if (!this.legal().includes(selection) || faces.length !== selection.length - 1) return false;
    if (this.throwing.length > 0) return this.throwForStart(Number(faces[0]) + Number(faces[1]));
    if (selection === 't12') this.dice = [Number(faces[0]), Number(faces[1])];
    if (selection === 't1') this.dice = [Number(faces), this.dice![1]];
    if (selection === 't2') this.dice = [this.dice![0], Number(faces)];
    if (this.places().length > 0) this.mustPlace = true;
    else this.passOn();
    return true;
  }

  private afterPlacing(): void {
    this.mustPlace = false;
    const rows = this.rowsOf(this.toMove!);
    if (rows.length > 0) return this.winRound(rows);
    if (this.dice![0] !== this.dice![1]) this.passOn();
  }

  /** Every three of a player's own pawns on adjoining squares in one direction. */
  private rowsOf(player: number): Pawn[][] {
    const own = this.ownPawns(player);
    const rows: Pawn[][] = [];
    for (const middle of own) {
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ] as const) {
        const before = own.find(
          (pawn) => pawn.row === middle.row - down && pawn.column === middle.column - right,
        );
        const after = own.find(
          (pawn) => pawn.row === middle.row + down && pawn.column === middle.column + right,
        );
        if (before && after) rows.push([before, middle, after]);
      }
    }
    return rows;
  }

  private winRound(rows: readonly Pawn[][]): void {
    const winner = this.toMove!;
    this.wins[winner] = this.wins[winner]! + 1;
    if (this.setup.level === 'junior') return this.afterJuniorRound(winner);
    const sums = rows.map((row) => row.reduce((sum, pawn) => sum + this.numberOn(pawn), 0));
    this.scores[winner] = this.scores[winner]! + Math.max(...sums);
    if (this.setup.level === 'expert') this.takeFromOthers(winner);
    const best = Math.max(...this.scores);
    const leaders = this.scores.flatMap((score, player) => (score === best ? [player] : []));
    const { rounds } = this.setup;
    if (rounds === undefined && this.scores[winner] > this.setup.target) return this.end(winner);
    if (rounds !== undefined && this.round >= rounds && leaders.length === 1) return this.end(leaders[0]!);
    this.nextRound(winner);
  }

  private afterJuniorRound(winner: number): void {
    if (2 * this.wins[winner]! > (this.setup.rounds ?? 1)) return this.end(winner);
    this.nextRound(winner);
  }

  private nextRound(winner: number): void {
    this.round += 1;
    this.pawns = [];
    this.dice = null;
    const { players, laterRounds } = this.setup;
    if (laterRounds === 'throw') {
      this.throwing = this.scores.map((_, player) => ({ player, total: null }));
      this.toMove = 0;
      return;
    }
    if (laterRounds === 'winner') this.beginner = winner;
    else if (laterRounds === 'loser') this.beginner = this.loser(winner);
    else this.beginner = (this.beginner + 1) % players;
    this.toMove = this.beginner;
  }

  private loser(winner: number): number {
    const counts = this.setup.level === 'junior' ? this.wins : this.scores;
    let found = (winner + 1) % this.setup.players;
    for (let step = 2; step < this.setup.players; step++) {
      const player = (winner + step) % this.setup.players;
      if (counts[player]! < counts[found]!) found = player;
    }
    return found;
  }

  private throwForStart(total: number): boolean {
    this.throwing.find(({ player }) => player === this.toMove)!.total = total;
    const waiting = this.throwing.find((one) => one.total === null);
    if (waiting === undefined) {
      const best = Math.max(...this.throwing.map((one) => one.total!));
      this.throwing = this.throwing.filter((one) => one.total === best);
      this.throwing.forEach((one) => (one.total = null));
      this.toMove = this.throwing[0]!.player;
      if (this.throwing.length > 1) return true;
      this.beginner = this.toMove;
      this.throwing = [];
    } else this.toMove = waiting.player;
    return true;
  }

  private takeFromOthers(winner: number): void {
    for (let player = 0; player < this.setup.players; player++) {
      if (player === winner) continue;
      const highest = Math.max(0, ...this.ownPawns(player).map((pawn) => this.numberOn(pawn)));
      this.scores[player] = Math.max(0, this.scores[player]! - highest);
    }
  }

  private end(winner: number): void {
    this.result = winner;
    this.toMove = null;
  }

  legal(): string[] {
    if (this.toMove === null) return [];
    if (!this.mustPlace) {
      if (this.dice === null) return ['t12'];
      const keepsSecond = this.dice[1] !== 0 ? ['t1'] : [];
      const keepsFirst = this.dice[0] !== 0 ? ['t2'] : [];
      return [...keepsSecond, 't12', ...keepsFirst].sort();
    }
    const own = this.ownPawns(this.toMove);
    const targets = this.places().map(({ row, column }) => `${row}x${column}`);
    if (own.length < 4) return targets.sort();
    return targets.flatMap((to) => own.map((pawn) => `${pawn.row}x${pawn.column}>${to}`)).sort();
  }

  private rollOff(): unknown {
    if (this.throwing.length === 0) return null;
    const totals = this.throwing.flatMap(({ total }) => (total === null ? [] : [total]));
    return { seats: this.throwing.map(({ player }) => player), totals };
  }

  view(): unknown {
    const names = (player: number): string[] =>
      this.ownPawns(player)
        .sort((a, b) => a.row - b.row || a.column - b.column)
        .map((pawn) => `${pawn.row}x${pawn.column}`);
    return {
      game: 'trio',
      toMove: this.toMove,
      dice: this.dice === null ? null : this.dice.join(''),
      mustPlace: this.mustPlace,
      pawns: this.scores.map((_, player) => names(player)),
      scores: this.scores,
      round: this.round,
      legal: this.legal(),
      result: this.result,
      ...(this.setup.rounds === undefined ? {} : { rounds: this.setup.rounds }),
      ...(this.setup.rounds !== undefined && this.setup.level === 'junior' ? { wins: this.wins } : {}),
      ...(this.setup.laterRounds === 'throw' ? { rollOff: this.rollOff() } : {}),
    };
  }
}
