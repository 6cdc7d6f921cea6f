/** Whether games of Trio begin with a warm-up. */
import { note } from '../../base/storage/notes.ts';

const warmUp = note('abacow.warmUp', (json): 'yes' | 'no' => (json === 'yes' ? 'yes' : 'no'));

export const wantsWarmUp = (): boolean => warmUp.read() === 'yes';

export const rememberWarmUp = (wanted: boolean): void => void warmUp.write(wanted ? 'yes' : 'no');
