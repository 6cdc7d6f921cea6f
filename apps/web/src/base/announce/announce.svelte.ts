/** Announces texts to screen readers, politely and once. The live region is in App.svelte. */
import { speakSum } from '../i18n/language.svelte.ts';

class Voice {
  text = $state.raw('');
}

const voice = new Voice();

export const announced = (): string => voice.text;

/** Not reactive: an effect that announces something does not depend on what was announced before. */
let last = '';

/** Repeated words must still change the text, or screen readers would not read them. */
export const announce = (text: string): void => {
  const spoken = speakSum(text);
  last = spoken === last ? `${spoken}\u00a0` : spoken;
  voice.text = last;
};
