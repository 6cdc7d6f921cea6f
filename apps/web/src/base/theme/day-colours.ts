/** The day colours of `tokens.css`, for pictures that are drawn outside the page. A test compares them. */
export const DAY = {
  'table-light': '#c99a63',
  table: '#b98550',
  'table-dark': '#a87343',
  'on-table': '#1f1108',
  paper: '#fbf6ea',
  'paper-wash': '#f5efdf',
  'paper-edge': '#e4d9bf',
  line: '#c9bfa8',
  ink: '#3a332b',
  'ink-faint': '#6d6355',
  glue: '#8c3029',
  'glue-light': '#a8453a',
  cross: '#b8402f',
  'cross-wash': '#f4dcd2',
  circle: '#20639b',
  'circle-wash': '#d9e2e6',
  third: '#2f7d43',
  fourth: '#7a4a9e',
  glow: '#ffd75e',
  felt: '#3f6b52',
  'felt-dark': '#335a44',
  frame: '#8a5a30',
  'frame-dark': '#6d4423',
  die: '#fff8e6',
  'die-edge': '#e5d7b2',
  'on-die': '#3a2e22',
} as const;

/** Colours of seats, in order. */
export const SEAT_COLOURS = [DAY.cross, DAY.circle, DAY.third, DAY.fourth] as const;
