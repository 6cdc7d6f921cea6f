import type { GameTexts } from '../../game.ts';
import type { Language } from '../../texts/types.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const TEXTS: Readonly<Record<Language, GameTexts>> = { en, de, fr };
