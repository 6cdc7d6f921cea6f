/** A guided game for its screen: progress is stored, announced to screen readers, and put into words. */
import { tick, untrack } from 'svelte';
import type { GameName } from '@abacow/rules';
import type { Guide } from './guide.ts';
import { Guided } from './guided.svelte.ts';
import { lessonProgress, withFinished, withTrail } from './progress.ts';
import type { SceneTexts } from './rule-texts.ts';
import { t } from './texts/index.ts';
import { levelName } from '../computer/computer-names.ts';
import { announce } from '../../base/announce/announce.svelte.ts';
import { lessonPace } from './pace.ts';

export const openLesson = <Id extends string>(name: GameName, guide: Guide<Id>): Guided<Id> =>
  new Guided(guide, lessonProgress.read().trails[name] ?? [], lessonPace, (trail, over) =>
    lessonProgress.change((before) => (over ? withFinished(before, name) : withTrail(before, name, trail))),
  );

/** The id of the text that says what to do. A control that the lesson does not want now is described by it. */
export const TASK_ID = 'coach-task';

export type LessonTexts = { readonly task: string; readonly why: string; readonly remark: string | null };

/** Name of the other side: the game's gentlest computer player. */
export const guideName = (game: GameName): string => levelName(game, 1);

export const describeScene = ({ remark }: Guided<string>, scene: SceneTexts): LessonTexts => ({
  task: scene.do,
  why: scene.why,
  remark: remark === null ? null : remark.kind === 'refused' ? t(`refused.${remark.code}`) : scene.else,
});

/** Announces each scene and each remark once, and moves the focus. Call it during component initialization. */
export const followLesson = (
  lesson: Guided<string>,
  texts: () => LessonTexts,
  moveFocus: () => void,
): void => {
  let shown: string | null = null;
  $effect(() => {
    const { id } = lesson.standing;
    const [remark, watching] = [lesson.remark, lesson.watching];
    if (watching) return;
    untrack(() => {
      const { task, why, remark: aside } = texts();
      announce(remark === null ? `${task} ${why}` : `${aside} ${task}`);
      if (shown !== null && shown !== id) void tick().then(moveFocus);
      shown = id;
    });
  });
};
