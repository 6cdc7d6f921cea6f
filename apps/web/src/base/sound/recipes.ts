/** Every sound as a short list of notes and noises, so no audio file is loaded. */
export type Part =
  | {
      readonly kind: 'tone';
      readonly at: number;
      readonly hz: number;
      readonly ms: number;
      readonly loud: number;
    }
  /** Filtered noise: wood, felt, pencil. */
  | {
      readonly kind: 'noise';
      readonly at: number;
      readonly hz: number;
      readonly ms: number;
      readonly loud: number;
    };

const tone = (at: number, hz: number, ms: number, loud = 0.16): Part => ({ kind: 'tone', at, hz, ms, loud });
const noise = (at: number, hz: number, ms: number, loud = 0.2): Part => ({ kind: 'noise', at, hz, ms, loud });

export const RECIPES = {
  keep: [noise(0, 1900, 25, 0.14)],
  throw: [
    noise(0, 900, 60, 0.14),
    noise(90, 1500, 35, 0.3),
    noise(150, 1100, 40, 0.34),
    noise(230, 1700, 30, 0.26),
    noise(300, 1300, 35, 0.3),
    noise(390, 1600, 28, 0.18),
    noise(470, 1200, 30, 0.12),
  ],
  mark: [noise(0, 3200, 130, 0.12), noise(150, 2800, 140, 0.12)],
  place: [noise(0, 500, 60, 0.4), tone(0, 190, 70, 0.12)],
  quad: [tone(0, 523, 120), tone(110, 659, 120), tone(220, 784, 120), tone(330, 1047, 260, 0.2)],
  turn: [tone(0, 440, 90, 0.07)],
  nothing: [tone(0, 262, 120, 0.1), tone(110, 208, 180, 0.1)],
  win: [
    tone(0, 523, 160),
    tone(140, 659, 160),
    tone(280, 784, 160),
    tone(420, 1047, 420, 0.2),
    tone(420, 659, 420, 0.1),
  ],
  lose: [tone(0, 392, 200, 0.12), tone(180, 330, 200, 0.12), tone(360, 262, 360, 0.12)],
} as const satisfies Record<string, readonly Part[]>;

export type SoundName = keyof typeof RECIPES;
