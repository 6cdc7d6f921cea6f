/** Texts of Trio's rules, settled points and scenes in the current language. */
import {
  type RuleTexts,
  type SceneTexts,
  type SettledTexts,
  paragraphs,
} from '../../../table/lesson/rule-texts.ts';
import type { SettledTrio } from '../../../table/lesson/settled.ts';
import type { TrioSceneWithTexts } from './guide.ts';
import type { TrioRuleId } from './rules.ts';
import { t, texts } from './texts/index.ts';

export const trioRuleTexts = (id: TrioRuleId): RuleTexts => ({
  title: t(`trio.rule.${id}.title`),
  text: paragraphs(t(`trio.rule.${id}.text`)),
  try: t(`trio.rule.${id}.try`),
});

export const trioSettled = (id: SettledTrio): SettledTexts => ({
  point: t(`trio.settled.${id}.point`),
  reading: t(`trio.settled.${id}.reading`),
});

export const trioScene = (
  id: TrioSceneWithTexts,
  values: Readonly<Record<'name' | 'near' | 'goal' | 'blocked', string>>,
): SceneTexts => {
  const other = `trio.guide.${id}.else` as const;
  return {
    do: t(`trio.guide.${id}.do`, values),
    why: t(`trio.guide.${id}.why`, values),
    else: texts.has(other) ? t(other, values) : '',
  };
};
