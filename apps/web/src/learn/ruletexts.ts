/** A rule, a settled point and a scene as a page shows them, in the current language. */
export type RuleTexts = {
  readonly title: string;
  readonly text: readonly string[];
  /** What to do with the board beside it. */
  readonly try: string;
};

/** A point on which printed rule sheets differ or are silent, and what is played here. */
export type SettledTexts = { readonly point: string; readonly reading: string };

export type SceneTexts = {
  /** What to do now. */
  readonly do: string;
  readonly why: string;
  /** The answer to something that is allowed but leads away from the lesson; empty where nothing does. */
  readonly else: string;
};

/** A rule's paragraphs are the lines of its text. */
export const paragraphs = (text: string): readonly string[] => text.split('\n');
