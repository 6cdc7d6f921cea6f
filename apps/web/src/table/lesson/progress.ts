/** Lesson progress stored on this device. */
import type { GameName } from '@abacow/rules';
import { GAME_NAMES } from '../../base/router/game-names.ts';

export type LessonProgress = {
  /** The trail of each unfinished game. */
  readonly trails: Readonly<Partial<Record<GameName, readonly string[]>>>;
  readonly finished: readonly GameName[];
};

export const NO_PROGRESS: LessonProgress = { trails: {}, finished: [] };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTrail = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((done) => typeof done === 'string');

const jsonOf = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
};

/** Ignores damaged fields and reads the rest. */
export const parseLessonProgress = (text: string | null): LessonProgress => {
  const json = jsonOf(text);
  if (!isObject(json)) return NO_PROGRESS;
  const trails = isObject(json['trails']) ? json['trails'] : {};
  const finished = Array.isArray(json['finished']) ? json['finished'] : [];
  return {
    trails: Object.fromEntries(
      GAME_NAMES.flatMap((name) => (isTrail(trails[name]) ? [[name, trails[name]]] : [])),
    ),
    finished: GAME_NAMES.filter((name) => finished.includes(name)),
  };
};

export const makeLessonProgress = (progress: LessonProgress): string => JSON.stringify(progress);

/** The progress of two devices. A lesson that is finished on one of them is finished. */
export const mergeLessonProgress = (here: string | null, other: string): string => {
  const [own, more] = [parseLessonProgress(here), parseLessonProgress(other)];
  return makeLessonProgress({
    trails: { ...more.trails, ...own.trails },
    finished: GAME_NAMES.filter((name) => own.finished.includes(name) || more.finished.includes(name)),
  });
};

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
