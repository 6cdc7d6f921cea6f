/** What every language has to say on the rule pages and in the first games. */
import type { RefusalCode } from '@abacow/rules';
import type { SheetFault } from '@abacow/rules/cowpath';
import type { CowpathScene } from '../../games/cowpath/learn/guide.ts';
import type { CowpathRuleId } from '../../games/cowpath/learn/rules.ts';
import type { SettledCowpath, SettledTrio } from '../rules/settled.ts';
import type { TrioTold } from '../../games/trio/learn/guide.ts';
import type { TrioRuleId } from '../../games/trio/learn/rules.ts';
import type { frame } from './en/frame.ts';

export type RuleWords = {
  readonly title: string;
  readonly text: readonly string[];
  /** What to do with the board beside it. */
  readonly try: string;
};

/** A point on which printed rule sheets differ or are silent, and what is played here. */
export type Settled = { readonly point: string; readonly reading: string };

export type SceneWords = {
  /** What to do now. */
  readonly do: string;
  readonly why: string;
  /** Said to something that is allowed but leads away from the lesson. */
  readonly else: string;
};

export type FrameWords = { readonly [Key in keyof typeof frame]: string };

export type Words = {
  readonly frame: FrameWords;
  readonly why: Readonly<Record<RefusalCode, string>>;
  readonly faults: Readonly<Record<SheetFault['code'], string>>;
  readonly cowpath: Readonly<Record<CowpathRuleId, RuleWords>>;
  readonly trio: Readonly<Record<TrioRuleId, RuleWords>>;
  readonly settledCowpath: Readonly<Record<SettledCowpath, Settled>>;
  readonly settledTrio: Readonly<Record<SettledTrio, Settled>>;
  readonly cowpathGuide: Readonly<Record<CowpathScene, SceneWords>>;
  readonly trioGuide: Readonly<Record<TrioTold, SceneWords>>;
};
