/** Lesson progress stored on this device. */
import type { GameName } from '@abacow/rules';
import { GAME_NAMES } from '../../base/router/game-names.ts';
import { fieldsOf, note } from '../../base/storage/notes.ts';

export type LessonProgress = {
  /** The trail of each unfinished game. */
  readonly trails: Readonly<Partial<Record<GameName, readonly string[]>>>;
  readonly finished: readonly GameName[];
};

export const NO_PROGRESS: LessonProgress = { trails: {}, finished: [] };

const isTrail = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((done) => typeof done === 'string');

/** Ignores damaged fields and reads the rest. */
const progressFrom = (json: unknown): LessonProgress => {
  const { trails: stored, finished } = fieldsOf(json);
  const trails = fieldsOf(stored);
  return {
    trails: Object.fromEntries(
      GAME_NAMES.flatMap((name) => (isTrail(trails[name]) ? [[name, trails[name]]] : [])),
    ),
    finished: GAME_NAMES.filter((name) => Array.isArray(finished) && finished.includes(name)),
  };
};

export const lessonProgress = note('abacow.lessons', progressFrom);

/** The progress of two devices. A lesson that is finished on one of them is finished. */
export const mergeLessonProgress = (here: LessonProgress, other: LessonProgress): LessonProgress => ({
  trails: { ...other.trails, ...here.trails },
  finished: GAME_NAMES.filter((name) => here.finished.includes(name) || other.finished.includes(name)),
});

export const withTrail = (
  progress: LessonProgress,
  name: GameName,
  trail: readonly string[] | null,
): LessonProgress => {
  const others = Object.fromEntries(Object.entries(progress.trails).filter(([one]) => one !== name));
  return { ...progress, trails: trail === null ? others : { ...others, [name]: trail } };
};

export const withFinished = (progress: LessonProgress, name: GameName): LessonProgress => ({
  ...withTrail(progress, name, null),
  finished: GAME_NAMES.filter((one) => one === name || progress.finished.includes(one)),
});
