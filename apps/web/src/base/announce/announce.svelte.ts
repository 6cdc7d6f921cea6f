/** Announces texts to screen readers, politely and once. The live region is in App.svelte. */
class Voice {
  text = $state.raw('');
}

const voice = new Voice();

export const announced = (): string => voice.text;

/** Not reactive: an effect that announces something does not depend on what was announced before. */
let last = '';

/** Repeated words must still change the text, or screen readers would not read them. */
export const announce = (text: string): void => {
  last = text === last ? `${text}\u00a0` : text;
  voice.text = last;
};
