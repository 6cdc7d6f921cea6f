/**
 * A second, slow implementation of Cowpath, directly from RULES.md, with one object per square. It shares no code with
 * `src`, so that the two can be compared.
 */
export type Side = 'x' | 'o';

type Cell = {
  readonly row: number;
  readonly column: number;
  readonly symbol: string;
  readonly start: boolean;
  owner: Side | null;
  /** The squares around it. */
  near: readonly Cell[];
};

const opponent = (side: Side): Side => (side === 'x' ? 'o' : 'x');

const subsets = (): string[] => {
  const all: string[] = [];
  for (let bits = 1; bits < 32; bits++) {
    all.push(`t${['1', '2', '3', '4', '5'].filter((_, die) => bits & (2 ** die)).join('')}`);
  }
  return all;
};

export class ReferenceCowpath {
  readonly cells: readonly Cell[];
  toMove: Side | null;
  attempt = 0;
  dice: string[] | null = null;
  anchor: Cell | null = null;
  result: Side | 'tie' | null = null;

  constructor(sheet: string, first: Side) {
    this.toMove = first;
    this.cells = sheet.split('/').flatMap((line, row) =>
      line.split('').map((symbol, column): Cell => {
        const owner = symbol === 'x' || symbol === 'o' ? symbol : null;
        return { row, column, symbol, start: owner !== null, owner, near: [] };
      }),
    );
    for (const cell of this.cells) {
      cell.near = this.cells.filter(
        (other) =>
          other !== cell && Math.abs(other.row - cell.row) <= 1 && Math.abs(other.column - cell.column) <= 1,
      );
    }
  }

  /** Plays the token if it is legal, and returns whether it was. */
  play(token: string): boolean {
    if (token.startsWith('t')) return this.throwDice(token);
    if (!this.legal().includes(token)) return false;
    if (token === '-') this.endTurn();
    else this.mark(this.cells.find((cell) => this.nameOf(cell) === token)!);
    return true;
  }

  private throwDice(token: string): boolean {
    const match = /^(t\d+)=([1-5c]+)$/.exec(token);
    if (match === null) return false;
    const [, selection, faces] = match as unknown as [string, string, string];
    if (!this.legal().includes(selection)) return false;
    if (faces.length !== selection.length - 1) return false;
    const dice = this.dice === null ? ['', '', '', '', ''] : [...this.dice];
    for (let nth = 0; nth < faces.length; nth++) dice[Number(selection[nth + 1]) - 1] = faces[nth]!;
    this.dice = dice;
    this.attempt += 1;
    if (this.attempt === 3 && this.markable().length === 0) this.endTurn();
    return true;
  }

  private times(symbol: string): number {
    return (this.dice ?? []).filter((face) => face === symbol).length;
  }

  private allows(symbol: string): boolean {
    const quad = ['1', '2', '3', '4', '5', 'c'].find((candidate) => this.times(candidate) >= 4);
    if (quad !== undefined) return quad === symbol;
    if (symbol === 'c') return this.times('c') === 2 || this.times('c') === 3;
    return this.times(symbol) === 3;
  }

  private markable(): Cell[] {
    return this.cells.filter(
      (cell) =>
        cell.owner === null &&
        this.allows(cell.symbol) &&
        (this.anchor === null || this.anchor.near.includes(cell)),
    );
  }

  private endTurn(): void {
    this.toMove = opponent(this.toMove!);
    this.attempt = 0;
    this.dice = null;
    this.anchor = null;
  }

  private mark(cell: Cell): void {
    const marker = this.toMove!;
    const quad = this.times(cell.symbol) >= 4;
    cell.owner = marker;
    if (this.startsTogether(marker, (other) => other.owner === marker)) return this.end(marker);
    if (this.blocked('x') && this.blocked('o')) return this.end('tie');
    const room = cell.near.some((other) => other.owner === null);
    if (!quad || !room) return this.endTurn();
    this.attempt = 0;
    this.dice = null;
    this.anchor = cell;
  }

  private end(result: Side | 'tie'): void {
    this.result = result;
    this.toMove = null;
    this.attempt = 0;
    this.dice = null;
    this.anchor = null;
  }

  private blocked(side: Side): boolean {
    return !this.startsTogether(side, (cell) => cell.owner !== opponent(side));
  }

  private startsTogether(side: Side, passable: (cell: Cell) => boolean): boolean {
    const starts = this.cells.filter((cell) => cell.start && cell.owner === side);
    const reached = new Set([starts[0]!]);
    for (const cell of reached) {
      for (const next of cell.near) if (passable(next)) reached.add(next);
    }
    return starts.every((start) => reached.has(start));
  }

  private nameOf(cell: Cell): string {
    return 'abcdefgh'.charAt(cell.column) + String(cell.row + 1);
  }

  legal(): string[] {
    if (this.result !== null) return [];
    if (this.attempt === 0) return ['t12345'];
    const marks = this.markable().map((cell) => this.nameOf(cell));
    return [...(this.attempt < 3 ? subsets() : []), ...marks, '-'].sort();
  }

  private owned(side: Side): string[] {
    return this.cells.filter((cell) => cell.owner === side).map((cell) => this.nameOf(cell));
  }

  view(): unknown {
    return {
      game: 'cowpath',
      toMove: this.toMove,
      attempt: this.attempt,
      dice: this.dice === null ? null : this.dice.join(''),
      anchor: this.anchor === null ? null : this.nameOf(this.anchor),
      marks: { x: this.owned('x'), o: this.owned('o') },
      legal: this.legal(),
      blocked: { x: this.blocked('x'), o: this.blocked('o') },
      result: this.result,
    };
  }
}
