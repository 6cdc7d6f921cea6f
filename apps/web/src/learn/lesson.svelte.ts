/** A guided game as its screen needs it: kept on the device, heard, and with its words. */
import { tick, untrack } from 'svelte';
import type { GameName } from '@abacow/rules';
import type { Guide } from './guide.ts';
import { Guided } from './guided.svelte.ts';
import { withFinished, withTrail } from './kept.ts';
import { recall, remember } from './memory.ts';
import { filled, words } from './words.svelte.ts';
import type { SceneWords } from './words/shape.ts';
import { t } from '../i18n/language.svelte.ts';
import { announce } from '../shell/announce.svelte.ts';
import { lessonPace } from './pace.ts';

export const openLesson = <Id extends string>(name: GameName, guide: Guide<Id>): Guided<Id> =>
  new Guided(guide, recall().trails[name] ?? [], lessonPace, (trail, over) =>
    remember((before) => (over ? withFinished(before, name) : withTrail(before, name, trail))),
  );

type Told = { readonly task: string; readonly why: string; readonly remark: string | null };

/** The other side's name, and whatever else the scene's words leave open. */
export const tellScene = (
  lesson: Guided<string>,
  scene: SceneWords,
  values: Readonly<Record<string, string>> = {},
): Told => {
  const all = { name: t('computer.1'), ...values };
  const { remark } = lesson;
  const aside = remark === null ? null : remark.kind === 'refused' ? words().why[remark.code] : scene.else;
  return {
    task: filled(scene.do, all),
    why: filled(scene.why, all),
    remark: aside === null ? null : filled(aside, all),
  };
};

/** Each scene and each remark is heard once; the focus follows. To be called while a component is made. */
export const followLesson = (lesson: Guided<string>, told: () => Told, lead: () => void): void => {
  let shown: string | null = null;
  $effect(() => {
    const { id } = lesson.standing;
    const [remark, watching] = [lesson.remark, lesson.watching];
    if (watching) return;
    untrack(() => {
      const { task, why, remark: aside } = told();
      announce(remark === null ? `${task} ${why}` : `${aside} ${task}`);
      if (shown !== null && shown !== id) void tick().then(lead);
      shown = id;
    });
  });
};
