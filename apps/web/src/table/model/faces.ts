import type { Component } from 'svelte';

/** The sides of a die or coin, from 0: how each is written, named and drawn. */
export type Faces = {
  readonly written: readonly string[];
  /** More keys that enter a face. */
  readonly keys?: Readonly<Record<string, number>>;
  readonly name: (face: number) => string;
  readonly Face: Component<{ face: number }>;
};
