/** The demo game on the start page: sheet 17 of the pad, crosses win. */
export const DEMO_SHEET = '5xc3451/cc22c3x/oc3c121/445c544/121c3cx/o3c22cc/1543co5';

export const DEMO_MARKS: readonly (readonly [string, 'x' | 'o'])[] = [
  ['e2', 'x'],
  ['c6', 'o'],
  ['g4', 'x'],
  ['e7', 'o'],
  ['c1', 'x'],
  ['d4', 'o'],
  ['d2', 'x'],
  ['a4', 'o'],
  ['f2', 'x'],
  ['b6', 'o'],
  ['g3', 'x'],
];
