/** Announces texts to screen readers, politely and once. The live region is in App.svelte. */
class Voice {
  text = $state.raw('');
}

const voice = new Voice();

export const announced = (): string => voice.text;

/** Repeated words must still change the text, or screen readers would not read them. */
export const announce = (text: string): void => {
  voice.text = text === voice.text ? `${text}\u00a0` : text;
};
