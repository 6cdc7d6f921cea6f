import { parseThrow, type Faces } from './faces.ts';
import type { DiceSource } from './source.ts';
import { isThrow, type Throw } from './throws.ts';

/** Dice for tests. They fall as written; a test that throws more or fewer times than written fails. */
export interface ScriptedDice extends DiceSource {
  /** Throws not used yet. */
  readonly left: number;
  assertUsedUp(): void;
}

export function scriptedDice(...throws: readonly Throw[]): ScriptedDice {
  let used = 0;
  const take = (count: number, sides: number): Throw => {
    const thrown = throws[used];
    if (!thrown) throw new Error(`The script has ${throws.length} throws and all are used up`);
    const place = `Throw ${used + 1} of the script`;
    if (thrown.length !== count) throw new Error(`${place} has ${thrown.length} dice, not ${count}`);
    if (!isThrow(thrown, sides)) throw new Error(`${place} does not fit dice of ${sides} sides`);
    used++;
    return thrown;
  };
  return {
    throwDice: take,
    get left() {
      return throws.length - used;
    },
    assertUsedUp() {
      if (used < throws.length) throw new Error(`${throws.length - used} scripted throws are left over`);
    },
  };
}

/** The same from text, one string per throw: `scriptedFaces('12345c', '1c35c', 'cc')`. */
export function scriptedFaces(faces: Faces, ...texts: readonly string[]): ScriptedDice {
  const throws = texts.map((text) => {
    const thrown = parseThrow(text, faces);
    if (!thrown) throw new Error(`'${text}' is not a throw of dice with the faces ${faces}`);
    return thrown;
  });
  return scriptedDice(...throws);
}
