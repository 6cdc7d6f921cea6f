/** Texts of Cowpath's rules, settled points and scenes in the current language. */
import {
  type RuleTexts,
  type SceneTexts,
  type SettledTexts,
  paragraphs,
} from '../../../table/lesson/rule-texts.ts';
import type { SettledCowpath } from '../../../table/lesson/settled.ts';
import type { CowpathScene } from './guide.ts';
import type { CowpathRuleId } from './rules.ts';
import { t, texts } from './texts/index.ts';

export const cowpathRuleTexts = (id: CowpathRuleId): RuleTexts => ({
  title: t(`cowpath.rule.${id}.title`),
  text: paragraphs(t(`cowpath.rule.${id}.text`)),
  try: t(`cowpath.rule.${id}.try`),
});

export const cowpathSettled = (id: SettledCowpath): SettledTexts => ({
  point: t(`cowpath.settled.${id}.point`),
  reading: t(`cowpath.settled.${id}.reading`),
});

export const cowpathScene = (id: CowpathScene, values: { readonly name: string }): SceneTexts => {
  const other = `cowpath.guide.${id}.else` as const;
  return {
    do: t(`cowpath.guide.${id}.do`, values),
    why: t(`cowpath.guide.${id}.why`, values),
    else: texts.has(other) ? t(other, values) : '',
  };
};
