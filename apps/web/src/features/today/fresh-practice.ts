/** What is noted about a player's practice may be of another day, or of an earlier version. */
import type { Day } from '../../device/day/day.ts';
import { type PracticeNote, readPractice } from '../../device/facts/practice-note.ts';

/** Null if the note is of today, or if nobody here has practised. Loads what a player knows only if it is needed. */
export const freshPractice = async (player: string | null, day: Day): Promise<PracticeNote | null> => {
  try {
    if (readPractice(player).on === day) return null;
    const { browserRows } = await import('../../base/storage/indexed-db.ts');
    if (!(await (await browserRows('answers')).has('finished'))) return null;
    const { refreshPractice } = await import('../../device/facts/learner.ts');
    return await refreshPractice(player, Date.now());
  } catch {
    return null;
  }
};
