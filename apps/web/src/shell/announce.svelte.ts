/** Announces texts to screen readers, politely and once. The live region is in App.svelte. */
class Voice {
  said = $state.raw('');
}

const voice = new Voice();

export const announced = (): string => voice.said;

/** Repeated words must still change the text, or screen readers would not read them. */
export const announce = (text: string): void => {
  voice.said = text === voice.said ? `${text}\u00a0` : text;
};
