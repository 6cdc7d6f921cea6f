/**
 * Steps and decisions in words. Separate from names, because the start page lists finished games without loading
 * boards.
 */
import type { GameName, Position } from '@abacow/rules';
import { screensOf } from '../screens.ts';
import { viewsOf } from '../views.ts';
import { t } from '../../table/analysis/texts/index.ts';

/** What a token did. */
export const describeStep = (game: GameName, name: string, token: string): string => {
  const faces = token.split('=')[1];
  if (faces !== undefined)
    return t('lookback.threw', { name, faces: [...faces].map(screensOf(game).faceName).join(' ') });
  return token === '-' ? t('lookback.passed', { name }) : viewsOf(game).stepWords(name, token);
};

const describeThrow = (position: Position, dice: string): string => {
  const kept = viewsOf(position.game).keptWords(position, (die) => !dice.includes(String(die + 1)));
  return kept === '' ? t('lookback.throwAll') : t('lookback.keep', { faces: kept });
};

/** A decision as advice; `position` is the position before it. */
export const describeMove = (position: Position, move: string): string => {
  if (/^t\d+$/.test(move)) return describeThrow(position, move);
  if (move === '-') return t('lookback.pass');
  return viewsOf(position.game).moveWords(position, move);
};
