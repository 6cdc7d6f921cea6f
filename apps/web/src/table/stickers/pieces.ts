/** The few pieces that all stickers are drawn from, in a box of 100 by 100. `x` and `y` are a piece's middle. */
export const TINTS = ['cross', 'circle', 'third', 'fourth', 'glow'] as const;
export type Tint = (typeof TINTS)[number];

type Place = { readonly x: number; readonly y: number; readonly size: number };

export type Piece =
  /** `face` is a number or `c` for the cow. */
  | (Place & { readonly kind: 'die'; readonly face: string; readonly tilt: number })
  /** A square of a sheet or board: a mark, a number, or nothing. */
  | (Place & { readonly kind: 'cell'; readonly content: string })
  | (Place & { readonly kind: 'mark'; readonly side: 'x' | 'o' })
  | (Place & { readonly kind: 'pawn'; readonly tint: Tint })
  | (Place & { readonly kind: 'cow' | 'star' | 'crown' })
  /** A number in a small disc. */
  | (Place & { readonly kind: 'badge'; readonly text: string })
  | (Place & { readonly kind: 'sign'; readonly text: string })
  | { readonly kind: 'line'; readonly d: string };

/** What happens in a game is round, a win is scalloped. */
export type StickerPicture = {
  readonly shape: 'disc' | 'rosette';
  readonly tint: Tint;
  readonly pieces: readonly Piece[];
};

export const die = (face: string, x: number, y: number, size = 26, tilt = 0): Piece => ({
  kind: 'die',
  face,
  x,
  y,
  size,
  tilt,
});
export const cell = (content: string, x: number, y: number, size = 24): Piece => ({
  kind: 'cell',
  content,
  x,
  y,
  size,
});
export const mark = (side: 'x' | 'o', x: number, y: number, size = 26): Piece => ({
  kind: 'mark',
  side,
  x,
  y,
  size,
});
export const pawn = (x: number, y: number, size = 34, tint: Tint = 'cross'): Piece => ({
  kind: 'pawn',
  x,
  y,
  size,
  tint,
});
export const cow = (x: number, y: number, size = 30): Piece => ({ kind: 'cow', x, y, size });
export const star = (x: number, y: number, size = 22): Piece => ({ kind: 'star', x, y, size });
export const crown = (x: number, y: number, size = 30): Piece => ({ kind: 'crown', x, y, size });
export const badge = (text: string, x = 72, y = 28, size = 24): Piece => ({
  kind: 'badge',
  text,
  x,
  y,
  size,
});
export const sign = (text: string, x: number, y: number, size = 30): Piece => ({
  kind: 'sign',
  text,
  x,
  y,
  size,
});
export const line = (d: string): Piece => ({ kind: 'line', d });

export const happened = (tint: Tint, ...pieces: readonly Piece[]): StickerPicture => ({
  shape: 'disc',
  tint,
  pieces,
});
export const won = (tint: Tint, ...pieces: readonly Piece[]): StickerPicture => ({
  shape: 'rosette',
  tint,
  pieces,
});

/** A line that falls, and then climbs to a star: behind, and won all the same. */
export const COMEBACK: readonly Piece[] = [line('M20 38L33 62L46 71L58 64L71 42'), star(74, 34, 24)];

const LOBES = 14;
const round = (value: number): number => Math.round(value * 100) / 100;

/** The edge of a rosette: as many lobes as fit well around it. */
export const rosette = (radius: number): string => {
  const at = (angle: number, far: number): string =>
    `${round(50 + far * Math.sin(angle))} ${round(50 - far * Math.cos(angle))}`;
  const step = (2 * Math.PI) / LOBES;
  const lobes = Array.from(
    { length: LOBES },
    (_, n) => `Q${at((n + 0.5) * step, radius * 1.1)} ${at((n + 1) * step, radius * 0.93)}`,
  );
  return `M${at(0, radius * 0.93)}${lobes.join('')}Z`;
};
