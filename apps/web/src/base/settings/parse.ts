/** The player's settings. */
import { LANGUAGES, type Language } from './languages.ts';
import { fieldsOf, note } from '../storage/notes.ts';
import { DEFAULT_VOLUME, MAX_VOLUME } from './volume.ts';

export const THEMES = ['auto', 'day', 'night'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Motion = (typeof MOTIONS)[number];

export type Settings = {
  readonly language: Language | 'auto';
  readonly theme: Theme;
  readonly sounds: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** How long a computer player pauses before a step, so that people can follow. */
  readonly speed: Speed;
  readonly motion: Motion;
  /** Letters and numbers at the edge of a sheet. */
  readonly coordinates: boolean;
  /** A tap first selects a square; a second one marks it or places the pawn. */
  readonly confirmMarks: boolean;
  /** Covers the table between the turns of two people on one device. */
  readonly passDevice: boolean;
};

export const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  sounds: true,
  volume: DEFAULT_VOLUME,
  speed: 'normal',
  motion: 'auto',
  coordinates: true,
  confirmMarks: false,
  passDevice: false,
};

const oneOf = <T>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.find((choice) => choice === value) ?? otherwise;

const volumeFrom = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= MAX_VOLUME ? value : DEFAULTS.volume;

/** Damaged or unknown fields fall back to their defaults; the others are kept. */
const settingsFrom = (value: unknown): Settings => {
  const json = fieldsOf(value);
  return {
    language: oneOf(['auto', ...LANGUAGES] as const, json['language'], DEFAULTS.language),
    theme: oneOf(THEMES, json['theme'], DEFAULTS.theme),
    sounds: oneOf([true, false], json['sounds'], DEFAULTS.sounds),
    volume: volumeFrom(json['volume']),
    speed: oneOf(SPEEDS, json['speed'], DEFAULTS.speed),
    motion: oneOf(MOTIONS, json['motion'], DEFAULTS.motion),
    coordinates: oneOf([true, false], json['coordinates'], DEFAULTS.coordinates),
    confirmMarks: oneOf([true, false], json['confirmMarks'], DEFAULTS.confirmMarks),
    passDevice: oneOf([true, false], json['passDevice'], DEFAULTS.passDevice),
  };
};

export const storedSettings = note('abacow.settings', settingsFrom);
