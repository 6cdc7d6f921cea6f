import type { DayResult } from '../../device/day/tries.ts';
import { t } from './texts/index.ts';

export const resultWords = ({ end, marks }: DayResult): string => t(`today.${end}`, { count: marks.length });
