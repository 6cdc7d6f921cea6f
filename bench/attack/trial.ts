/** An attack that the server either holds or does not. */
import type { Target } from './target.ts';

export type Verdict = {
  readonly isHeld: boolean;
  /** What was seen, in numbers where there are some. */
  readonly seen: string;
};

export type Trial = {
  readonly name: string;
  /** What the attacker tries. */
  readonly about: string;
  /** Settings of the server that are not the default ones. */
  readonly env?: Readonly<Record<string, string>>;
  readonly run: (target: Target) => Promise<Verdict>;
};
