/** Texts of a rule, a settled point and a scene in the current language. */
export type RuleTexts = {
  readonly title: string;
  readonly text: readonly string[];
  /** What to try on the board. */
  readonly try: string;
};

/** A point that printed rule sheets leave open or disagree on, and how we play it. */
export type SettledTexts = { readonly point: string; readonly reading: string };

export type SceneTexts = {
  /** What to do now. */
  readonly do: string;
  readonly why: string;
  /** The reply to a legal move that does not fit the lesson; empty when there is none. */
  readonly else: string;
};

export const paragraphs = (text: string): readonly string[] => text.split('\n');
